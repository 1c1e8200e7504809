"""Challenges: a fixed position, and something to be brought about from there.

`content/<game>/challenges.yaml` lists them; a pack may bring a file of the same name. Each has a set-up with
its seed, perhaps an `opening` that bots play, and a goal over what is counted while a match goes on
(`game/engine/counts.py`); doings are counted from the position on. There are three kinds of goal:

- `reach`: as soon as these counts are all as needed, it is done;
- `hold`: they must be so when the time is up;
- `keep`: they must be so at every moment. It goes with one of the others, or stands alone.

The time is so many `turns` of the person or so many `rounds`, counted from the position, or else all the rest
of the match. Medals hang on how well it was done: a goal to reach in how much time, one to hold by its count.

`positions.yaml` beside it holds the choices of an opening once they are recorded, with what the position is
known by. So neither better bots nor other content can change a position unnoticed: seed and choices fix it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine.beside import Told, read_list
from game.engine.content import CHALLENGES, POSITIONS
from game.engine.counts import MINE, THEIR, Counts, Need, doings, met, standing
from game.engine.game import Game, Setup
from game.engine.match import Match, Record, replay
from game.engine.packs import Id
from game.engine.rulebook import Rulebook
from game.engine.trouble import Trouble
from game.paths import resource

CHALLENGED = "human"
BETWEEN = "; "
"""Stands between two recorded choices."""
MEDALS = ("bronze", "silver", "gold")
TURNS, ROUNDS = "turns", "rounds"


class Goal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    reach: dict[str, Need] = {}
    hold: dict[str, Need] = {}
    keep: dict[str, Need] = {}
    turns: int | None = None
    """So many turns of the person."""
    rounds: int | None = None

    @property
    def limit(self) -> int | None:
        return self.turns if self.turns is not None else self.rounds

    @property
    def unit(self) -> str:
        """What time is counted in; nothing if there is all the time of the match."""
        return TURNS if self.turns is not None else ROUNDS if self.rounds is not None else ""

    @property
    def main(self) -> tuple[str, Need]:
        """What is mainly counted."""
        return next(iter((self.reach or self.hold or self.keep).items()))


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played before: so many choices by bots of one kind, and then on to the person's next turn."""

    by: str
    choices: int


class Challenge(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    counts: dict[str, str]
    """In every language, what is mainly counted, in a word or two."""
    seats: tuple[str, ...]
    seed: int
    modules: tuple[str, ...] = ()
    options: dict[str, str] = msgspec.field(default_factory=dict)
    opening: Opening | None = None
    goal: Goal
    silver: int | None = None
    gold: int | None = None

    def setup(self, game: str) -> Setup:
        return Setup(game=game, seats=self.seats, modules=self.modules, seed=self.seed, options=self.options)

    @property
    def seat(self) -> int:
        return self.seats.index(CHALLENGED)

    @property
    def less(self) -> bool:
        """Whether less is better: the sooner a goal is reached, or the fewer of what shall be few."""
        return bool(self.goal.reach) or self.goal.main[1].least is None

    def told(self, lang: str) -> str:
        """Its text: {n} is the figure of its goal, {limit} that of its time."""
        text = self.text[lang].replace("{n}", str(self.goal.main[1].figure))
        return text.replace("{limit}", str(self.goal.limit))

    def medal(self, result: int) -> str:
        """For having done it so well; gold where there is nothing harder to be done."""
        if self.gold is None or self._as_good(result, self.gold):
            return MEDALS[2]
        if self.silver is None or self._as_good(result, self.silver):
            return MEDALS[1]
        return MEDALS[0]

    def _as_good(self, result: int, figure: int) -> bool:
        return result <= figure if self.less else result >= figure


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it was recorded."""

    id: Id
    played: str = ""
    """The choices of the opening."""
    round: int
    scores: tuple[int, ...]
    """What it is known by."""
    solved: str = ""
    """Choices from there that lead to the goal, those of the others among them."""


class PositionError(Trouble):
    """The position can't be had any more."""


def lost(why: str) -> PositionError:
    return PositionError(f"its position can't be had any more: {why}", "position")


class Challenges(NamedTuple):
    """Those of a game, or of one pack, in their order; and the positions that are recorded of them."""

    listed: Mapping[str, Challenge]
    positions: Mapping[str, Position]


def read_challenges(game: str, pack: Path | None = None) -> Challenges:
    """The game's own, or those of a pack. Raises ContentError with all that is wrong."""
    folder = challenges_folder(game, pack)
    return Challenges(
        {one.id: one for one in read_list(folder, CHALLENGES, Challenge)[1]},
        {one.id: one for one in read_list(folder, POSITIONS, Position)[1]},
    )


def challenges_folder(game: str, pack: Path | None) -> Path:
    return pack / game if pack else resource("content", game)


def choices_in(recorded: str) -> list[str]:
    return recorded.split(BETWEEN) if recorded else []


def recorded_match(
    game: Game, book: Rulebook, challenge: Challenge, position: Position | None = None
) -> Match:
    """The match at a recorded position; at its beginning if there is none. Raises PositionError if the
    choices are not legal any more, or lead elsewhere."""
    match = Match(game, book, challenge.setup(game.name))
    for n, key in enumerate(choices_in(position.played) if position else [], 1):
        if match.decision is None:
            raise lost(f"the match is over before choice {n}, '{key}'")
        if match.decision.find(key) is None:
            raise lost(f"choice {n}, '{key}', is not legal when '{match.decision.ask}' is asked")
        match.choose(key)
    if position and (known_by(match) != (position.round, position.scores)):
        stands, was = known_by(match), (position.round, position.scores)
        raise lost(f"round and points are {stands} there, and were {was}")
    return match


def known_by(match: Match) -> tuple[int, tuple[int, ...]]:
    return match.game.rounds(match.state), tuple(match.game.scores(match.book, match.state))


def ready(match: Match, seat: int) -> bool:
    """Whether a challenge may begin here: the person's turn has just begun, and nothing can be taken back."""
    begun = any(event[:2] == (match.game.turn[0], seat) for event in match.events)
    return begun and match.decision is not None and match.decision.seat == seat and not match.can_undo()


# How it goes


class Verdict(Enum):
    OPEN = "open"
    DONE = "done"
    FAILED = "failed"


class Moment(NamedTuple):
    """How it stands after a choice."""

    counts: Counts
    used: int
    """Turns or rounds that are over."""
    verdict: Verdict
    result: int = 0
    """How well it was done: the time that it took, or the count that was held."""


class Attempt:
    """A match from the position of a challenge on. It is told of each choice, and of each one taken back."""

    def __init__(self, challenge: Challenge, match: Match) -> None:
        """The match stands at the position."""
        self.challenge = challenge
        self.start = len(match.records)
        now = match.game.rounds(match.state)
        self._round, self._turns = max(1, now), int(now > 0)
        """The round that it begins in, and whether it begins with a turn of the person."""
        self._done: list[Counter[str]] = [Counter()]
        """What was done since the position, after each choice."""
        self._course = [self._judged(match, self._done[0])]

    @classmethod
    def resumed(cls, challenge: Challenge, match: Match, start: int) -> Attempt:
        """One that goes on after so many records of an opening; raises ReplayError if nobody can say how it
        came there."""
        begun: list[Attempt] = []

        def look(played: Match) -> None:
            if begun:
                begun[0].follow(played)
            elif len(played.records) == start:
                begun.append(cls(challenge, played))

        replay(match.game, match.book, match.setup, match.opening, match.records, look)
        return begun[0]

    @property
    def now(self) -> Moment:
        return self._course[-1]

    @property
    def left(self) -> int | None:
        """Turns or rounds that are left, this one among them."""
        limit = self.challenge.goal.limit
        return None if limit is None else max(0, limit - self.now.used)

    @property
    def medal(self) -> str:
        """Once it is done."""
        return self.challenge.medal(self.now.result)

    def follow(self, match: Match) -> None:
        made = len(match.records) - self.start
        if made < len(self._course):
            del self._course[made + 1 :], self._done[made + 1 :]
            return
        done, seat = Counter(self._done[-1]), self.challenge.seat
        for who, did in enumerate(doings(match.events, len(match.setup.seats))):
            whose = MINE if who == seat else THEIR
            done.update({f"{whose}{name}": n for name, n in did.items()})
        self._done.append(done)
        last = self.now
        self._course.append(last if last.verdict is not Verdict.OPEN else self._judged(match, done))

    def _judged(self, match: Match, done: Counter[str]) -> Moment:
        goal = self.challenge.goal
        counts = {**standing(match, self.challenge.seat), **done}
        used = self._used(match, done)
        up = match.over or (goal.limit is not None and used >= goal.limit)
        name, _ = goal.main
        if not met(goal.keep, counts):
            return Moment(counts, used, Verdict.FAILED)
        if goal.reach and met(goal.reach, counts):
            return Moment(counts, used, Verdict.DONE, self._within(match, used, done))
        if up and not goal.reach and met(goal.hold, counts):
            return Moment(counts, used, Verdict.DONE, counts.get(name, 0))
        return Moment(counts, used, Verdict.FAILED if up else Verdict.OPEN)

    def _used(self, match: Match, done: Counter[str]) -> int:
        if self.challenge.goal.turns is not None:
            return done[f"{MINE}{match.game.turn[1]}"]
        return max(0, match.game.rounds(match.state) - self._round)

    def _within(self, match: Match, used: int, done: Counter[str]) -> int:
        """The turns or rounds that have begun."""
        goal = self.challenge.goal
        turns = self._turns + done[f"{MINE}{match.game.turn[0]}"]
        begun = turns if goal.turns is not None else used + 1
        return begun if goal.limit is None else min(begun, goal.limit)


def begins(challenge: Challenge, setup: Setup, records: Sequence[Record], played: Sequence[str]) -> bool:
    """Whether a match is this challenge: its set-up, and the choices of its opening before all others."""
    if setup != challenge.setup(setup.game) or len(records) < len(played):
        return False
    return all(record.key == key for record, key in zip(records, played, strict=False))
