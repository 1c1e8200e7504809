"""A match at the table: who sits where, what is asked of whom, what is saved. It draws nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event as Flag
from typing import NamedTuple

from game.bots.seats import HUMAN, check_sitting
from game.engine import saves
from game.engine.challenges import Attempt
from game.engine.content import Library
from game.engine.decision import END_TURN, Decision, Option
from game.engine.game import Game, Setup
from game.engine.match import Match, Record, ReplayError
from game.engine.opening import open_game, open_save, packs_to_play_with
from game.engine.run import view
from game.engine.saves import Player, SaveError, Shelf
from game.engine.state import Event, State
from game.engine.trouble import Trouble, trouble_of
from game.paths import user_dir
from game.registry import check_screen
from game.ui.advice import Advice, advise
from game.ui.cast import introduced
from game.ui.minds import Minds, Thought

STAND_IN = "greedy"
"""Who plays a human seat that was handed over."""
_THINKERS = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
_KEEPERS = ThreadPoolExecutor(max_workers=1, thread_name_prefix="disk")


class Stop(NamedTuple):
    """The position when chance was about to speak, after so many events."""

    events: int
    state: State


@dataclass
class Happened:
    """One choice and what came of it, for the eye, the ear and the log."""

    seat: int
    events: list[Event]
    decision: Decision | None = None
    record: Record | None = None
    """None for what happens before the first choice."""
    why: tuple[tuple[str, float], ...] = ()
    """If a bot chose: what it thought of its options, best first."""
    reasons: tuple[str, ...] = ()
    """If a bot chose: the named terms that spoke for it, weightiest first."""
    before: State | None = None
    after: State | None = None
    stops: tuple[Stop, ...] = ()
    """The whole positions before, after and in between: to be looked at through somebody's eyes only."""
    later: bool = False
    """No part of the choice, but what came after it by itself or by chance."""

    @property
    def key(self) -> str:
        return self.record.key if self.record and not self.later else ""


class Part(NamedTuple):
    """A choice that can still be taken back."""

    decision: Decision
    option: Option


class Session:
    """One match, from the set-up or from a save to the last point."""

    keeps = True
    """It is saved as it goes on."""

    def __init__(
        self,
        match: Match,
        library: Library,
        players: Sequence[Player],
        name: str,
        shelf: Shelf | None = None,
        demo: bool = False,
    ) -> None:
        self.match = match
        self.library = library
        self.players = list(players)
        self.name = name
        self.shelf = shelf or Shelf(user_dir("saves"))
        self.demo = demo
        """Bots play all seats, and whoever watches may see everything."""
        self.trouble: Exception | None = None
        """Why the last save failed, if it did."""
        self.news: list[Happened] = []
        """What the table has not shown yet."""
        self.parts: list[Part] = []
        """The latest choices of the seat that is asked, as far as they can be taken back, oldest first."""
        self.conceded: set[int] = set()
        self.attempt: Attempt | None = None
        """The match is a challenge, and this is how that stands."""
        self.explains = True
        """Bots say why, which takes them a little longer."""
        self.seconds = 1.0
        """So long those who ponder may think about one decision."""
        self._bots = Minds(match, library)
        self._thought: Future[Thought] | None = None
        self._dropped = Flag()
        self._flushed: Future[None] | None = None
        self._saved = self._sure = 0
        """How often the match was saved here, and how many of these the disk is known to have."""
        self._now: State | None = None
        """The position as the latest choice left it, for whoever tells of that and of the next."""
        self._views: dict[int, State] = {}
        self._scores: dict[int, list[int]] = {}
        for seat, who in enumerate(match.setup.seats):
            now = self.players[seat].who or who
            if now != HUMAN or demo:
                self._seat_bot(seat, STAND_IN if now == HUMAN else now)
        self._stops: list[Stop] = []
        self._attend(match)
        if match.events and not match.records:
            self.news.append(Happened(-1, list(match.events)))

    def _attend(self, match: Match) -> None:
        """Look on whenever chance is about to speak in it."""
        match.witness = lambda state: self._stops.append(Stop(len(state.events), state.copy()))

    # Who and what

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    @property
    def seats(self) -> int:
        return len(self.match.setup.seats)

    @property
    def over(self) -> bool:
        return self.match.over

    def person_asked(self) -> int | None:
        """The seat of the person who must choose now, or None if a bot must or the game is over."""
        decision = self.match.decision
        return decision.seat if decision and decision.seat not in self._bots else None

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def plays_itself(self, seat: int) -> bool:
        """Nobody at this screen chooses for it: what it does has to be told."""
        return seat in self._bots

    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self._bots]

    def view(self, seat: int) -> State:
        """What the seat may know, made once for each position."""
        if seat not in self._views:
            self._views[seat] = self.seen(self.match.state, seat)
        return self._views[seat]

    def seen(self, position: State, seat: int) -> State:
        """The same of any position of the match."""
        return view(self.match.book, position, seat)

    def scores(self, seat: int) -> list[int]:
        """The points of all as the seat knows them, counted once for each position."""
        if seat not in self._scores:
            self._scores[seat] = self.game.scores(self.match.book, self.view(seat))
        return self._scores[seat]

    # Choosing

    def choose(self, key: str) -> None:
        decision = self.match.decision
        assert decision
        thought = self._drop_thought() or Thought(key)
        before, self._stops = self._now or self.match.state.copy(), []
        option = self.match.choose(key)
        self._now = self.match.state.copy()
        self.news.append(
            Happened(
                decision.seat,
                list(self.match.events),
                decision,
                self.match.records[-1],
                thought.why,
                thought.reasons,
                before=before,
                after=self._now,
                stops=tuple(self._stops),
            )
        )
        self.parts.append(Part(decision, option))
        self._moved_on()

    def can_undo(self) -> bool:
        return self.person_asked() is not None and self.match.can_undo() and not self.is_bot(self.last_seat())

    def last_seat(self) -> int:
        return self.match.records[-1].seat if self.match.records else -1

    def undo(self) -> None:
        self._back(self.match.undo)

    def reset_turn(self) -> None:
        self._back(self.match.reset_turn)

    def _back(self, take: Callable[[], None]) -> None:
        """A save may hold records that do not lead to its position: then it is as far back as one can go."""
        before = len(self.match.records)
        with suppress(ReplayError):
            take()
        self._now = None
        taken = before - len(self.match.records)
        del self.parts[len(self.parts) - min(taken, len(self.parts)) :]
        self._moved_on()

    def take_back(self, parts: int) -> None:
        """So many of the latest parts of what is being put together."""

        def take() -> None:
            for _ in range(parts):
                if self.can_undo():
                    self.match.undo()

        self._back(take)

    def assembled(self) -> list[Part]:
        """What has been put together of the compound choice that goes on, from the choice that began it; what
        comes after a turn began by itself."""
        decision, found = self.match.decision, list[Part]()
        if decision is None or not decision.draft:
            return []
        for part in reversed(self.parts):
            found = found if part.option.key == END_TURN else [part, *found]
            if not part.decision.draft:
                break
        return found

    def _moved_on(self) -> None:
        self._views.clear()
        self._scores.clear()
        if not self.match.can_undo():
            self.parts.clear()
        if self.attempt:
            self.attempt.follow(self.match)
        self.autosave()

    # Bots

    def _seat_bot(self, seat: int, who: str) -> None:
        self._bots.sit(seat, who, len(self.match.records))
        if self._bots.study:
            _THINKERS.submit(self._bots.study.begin)

    def prompt(self, tell: Callable[[], str]) -> None:
        """The bots choose what they are told, as long as they are told anything."""
        self._bots.prompt(tell)

    def thought(self) -> str | None:
        """What the bot that is asked chooses, once it knows; it thinks beside the drawing."""
        decision = self.match.decision
        if decision is None or decision.seat not in self._bots:
            return None
        if self._thought is None:
            bot, self._dropped = self._bots[decision.seat], Flag()
            bot.unwanted = self._dropped.is_set
            bot.allow(self.seconds)
            seen = self.view(decision.seat) if bot.wants_view else None
            explains = self.explains and not decision.draft
            self._thought = _THINKERS.submit(self._bots.think, bot, seen, decision, explains)
        return self._thought.result().key if self._thought.done() else None

    def thought_now(self) -> str | None:
        """The same, waiting for it, but for one who ponders."""
        decision = self.match.decision
        if self.thought() is None and self._thought and decision and not self._bots[decision.seat].ponders:
            self._thought.result()
        return self.thought()

    def _drop_thought(self) -> Thought | None:
        """What was thought, if it has come to an end."""
        thought, self._thought = self._thought, None
        if thought is None or thought.cancel():
            return None
        done = thought.done()
        self._dropped.set()
        failed = thought.exception()  # let it finish: it shares the book's tables
        return thought.result() if done and not failed else None

    def plays(self, seat: int) -> str:
        """Who plays the seat just now: a person, a bot by its name, or whom the rules play."""
        planned = self.players[seat].who or self.match.setup.seats[seat]
        return STAND_IN if planned == HUMAN and seat in self._bots else planned

    def may_change(self, seat: int) -> bool:
        """Whom the rules themselves play keeps the seat, and so does whoever has given up."""
        given = self.match.setup.seats[seat] in self.game.rivals or seat in self.conceded
        return not given and not self.over

    def let_play(self, seat: int, who: str) -> None:
        """From now on a person or this bot plays the seat, whoever began there."""
        self._drop_thought()
        if who == HUMAN:
            self._bots.pop(seat, None)
            self.demo = False  # who plays may not see everything
        else:
            self._seat_bot(seat, who)
        old, planned = self.players[seat], self.match.setup.seats[seat]
        now = "" if who == planned else who
        self.players[seat] = Player(name=old.name, livery=old.livery, who=now)
        self.autosave()

    def sat_down(self) -> list[int]:
        """Seats of people: those who play now, and those who did from the start, though a bot stands in."""
        seats = self.match.setup.seats
        return [n for n, player in enumerate(self.players) if HUMAN in (player.who, seats[n])]

    def hint(self) -> Option | None:
        advice = self.advice(explained=False)
        return advice.option if advice else None

    def advice(self, explained: bool = True) -> Advice | None:
        """What a greedy bot would do in the place of whoever is asked, what speaks for it, where it leads."""
        decision = self.match.decision
        return advise(self.match, self.view(decision.seat), STAND_IN, explained) if decision else None

    # Saving

    def dump(self) -> bytes:
        packs = tuple(pack.id for pack in self.library.packs)
        return saves.dump(self.match, self.library.content_hash, packs, tuple(self.players))

    def autosave(self) -> None:
        """After every choice. A full disk spoils the saving, not the game.

        The file is whole at once, whatever becomes of the program. That the disk itself has it, which guards
        against a power cut, may take many times a frame, so nobody waits for that. Until then the one before
        stays the last that the disk is known to have.
        """
        first = not self._saved
        try:
            self.shelf.keep(self.name, self.dump(), wait=first, push=self._sure == self._saved)
            self.trouble = None
        except (OSError, SaveError) as error:
            self.trouble = error
            return
        self._saved += 1
        if first:
            self._sure = self._saved
        elif self._flushed is None or self._flushed.done():
            self._flushed = _KEEPERS.submit(self._flush)

    def _flush(self) -> None:
        saved = self._saved
        with suppress(OSError):  # it was renamed or deleted meanwhile
            saves.flush(self.shelf.path(self.name))
            self._sure = max(self._sure, saved)  # two of these may end the other way round

    def close(self) -> None:
        self._drop_thought()
        if self._bots.study:
            _THINKERS.submit(self._bots.study.close)
        if self._flushed:
            self._flush()


# Beginning and going on


def begin(
    setup: Setup, players: Sequence[Player], packs: Sequence[Path] = (), demo: bool = False
) -> tuple[Session, list[str]]:
    """A new match, and what was wrong with packs that were left out."""
    sound, problems = packs_to_play_with(setup.game, packs)
    return begin_with(setup, players, sound, demo), [str(problem) for problem in problems]


def begin_with(setup: Setup, players: Sequence[Player], packs: Sequence[Path], demo: bool = False) -> Session:
    """A new match with these packs and no others."""
    game, library = open_game(setup.game, packs)
    with trouble_of(game.name):
        game.check_setup(setup)
        book = game.make_book(library, setup)
    setup, players = introduced(game, book, setup, players)
    return seated(Match(game, book, setup), library, players, demo)


def seated(match: Match, library: Library, players: Sequence[Player], demo: bool = False) -> Session:
    """A match of its own, which takes no other's place on the shelf."""
    shelf = Shelf(user_dir("saves"))
    shelf.tidy()
    name = free_name(shelf, f"{match.setup.game}-{match.setup.seed}")
    return Session(match, library, players, name, shelf, demo)


def resume(path: Path, packs: Sequence[Path] = (), demo: bool = False) -> tuple[Session, Trouble | None]:
    """A match from a save, and why choices before it can't be taken back, if they can't."""
    opened = open_save(path, packs)
    check_sitting(opened, path)
    check_screen(opened.game.name)
    with saves.door("its position makes no sense", path):
        match = saves.resume(opened.save, opened.game, opened.book, opened.library.content_hash)
    shelf = Shelf(user_dir("saves"))
    shelf.tidy()
    name = path.name.removesuffix(saves.SUFFIX)
    if path.resolve() != shelf.path(name.removesuffix(saves.BEFORE)).resolve():
        name = free_name(shelf, name.removesuffix(saves.BEFORE))
    count = len(opened.save.setup.seats)
    players = opened.save.players if len(opened.save.players) == count else default_players(count)
    session = Session(match, opened.library, players, name, shelf, demo)
    return session, opened.difference() if match.locked else None


def default_players(count: int) -> list[Player]:
    return [Player(livery=seat) for seat in range(count)]


def new_seed() -> int:
    return secrets.randbits(32)


def free_name(shelf: Shelf, wanted: str) -> str:
    """A name that no save has yet, so that a new game never takes the place of another."""
    name, number = wanted, 1
    while shelf.path(name).exists() or shelf.path(name, before=True).exists():
        number += 1
        name = f"{wanted}-{number}"
    return name
