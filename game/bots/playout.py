"""Bots playing one game through, as fast as it goes: the loop under simulate and bench."""

from __future__ import annotations

import traceback
from math import lcm
from pathlib import Path

import msgspec

from game.bots.characters import drawn_for
from game.bots.forbidden import make_any_bot
from game.bots.watch import Watch
from game.engine.decision import Decision
from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer, view
from game.engine.state import State

MOST_DECISIONS = 200_000
"""No game takes so many: one that does would never end."""

FIRST = "first"
"""The event with which a set-up says who begins."""


class Batch(msgspec.Struct, frozen=True):
    """Games of one set-up, with its seed and those that follow."""

    setup: Setup
    games: int
    check: bool = False
    watch: bool = False
    """Count what a report needs."""


class Played(msgspec.Struct):
    """What is worth counting of one game."""

    seed: int
    asked: dict[str, int]
    """How often each question was asked."""
    options: int = 0
    """Options of all decisions together."""
    most: tuple[int, str] = (0, "")
    """The most options of one decision, and what it asked."""
    first: int = 0
    rounds: int = 0
    reasons: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    failure: str = ""
    """What broke, if something did."""
    counts: dict[str, int] = {}
    """What a watch has counted, if one was set."""
    peaks: dict[str, int] = {}
    """Of what it measured, the most."""


def play_out(
    game: Game, book: Rulebook, setup: Setup, check: bool = False, watch: Watch | None = None
) -> Played:
    """Play one game; with `check`, prove the invariants after every decision; a `watch` looks on."""
    played = Played(setup.seed, {})
    try:
        state = game.start(book, setup)
        _loop(game, book, setup, state, played, check, watch)
        played.rounds = game.rounds(state)
        played.reasons = tuple(game.end_reasons(state))
        played.scores = tuple(game.scores(book, state))
        played.winners = tuple(game.winners(book, state))
        if watch:
            played.counts, played.peaks = watch.close(state, played.winners)
    except Exception as error:  # a broken rule must name its game, wherever it breaks
        played.failure = _explain(error, played)
    return played


def _loop(
    game: Game,
    book: Rulebook,
    setup: Setup,
    state: State,
    played: Played,
    check: bool,
    watch: Watch | None,
) -> None:
    """Every microsecond here is paid for each decision of each simulated game."""
    bots = [make_any_bot(name, setup.seed, seat) for seat, name in enumerate(drawn_for(book, setup))]
    choose = watch.over(state, bots) if watch else [bot.choose for bot in bots]
    looks = [bot.wants_view for bot in bots]
    asked, total, most = played.asked, 0, 0
    decision = advance(book, state)
    played.first = who_begins(state, decision)
    for _ in range(MOST_DECISIONS):
        if check:
            game.check_state(book, state)
        if decision is None:
            played.options = total
            return
        ask, seat, n = decision.ask, decision.seat, len(decision.options)
        asked[ask] = asked.get(ask, 0) + 1
        total += n
        if n > most:
            most = n
            played.most = (n, ask)
        known = view(book, state, seat) if looks[seat] else None
        answer(book, state, choose[seat](book, known, decision))
        decision = advance(book, state)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def who_begins(state: State, decision: Decision | None) -> int:
    """Who is first in the first round: the set-up says so in an event, or else asks that seat first."""
    for event in state.events:
        if event[0] == FIRST:
            return int(event[1])
    return decision.seat if decision else 0


def _explain(error: Exception, played: Played) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    what = " ".join(f"{type(error).__name__}: {error}".split())
    last = next(reversed(played.asked), "the set-up")
    return f"decision {sum(played.asked.values())}, {last!r} or before, {place}: {what}"


class Tally(msgspec.Struct):
    """Many games counted together. Whole numbers only, so that the order of adding changes nothing."""

    seats: int
    games: int = 0
    decisions: int = 0
    options: int = 0
    most: tuple[int, str] = (0, "")
    rounds: int = 0
    longest: int = 0
    reasons: dict[str, int] = {}
    asked: dict[str, int] = {}
    scores: list[int] = []
    wins: list[int] = []
    """By seat, in parts of `whole`: a shared win is shared."""
    places: list[int] = []
    """The same by place in the turn order of the first round."""
    failures: list[tuple[int, str]] = []
    """Seeds of games that broke, and how. They count for nothing else."""
    counts: dict[str, int] = {}
    peaks: dict[str, int] = {}

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.seats
        self.wins = self.wins or [0] * self.seats
        self.places = self.places or [0] * self.seats

    @property
    def whole(self) -> int:
        return lcm(*range(1, self.seats + 1))

    def add(self, played: Played) -> None:
        if played.failure:
            self.failures.append((played.seed, played.failure))
            return
        self.games += 1
        self.decisions += sum(played.asked.values())
        self.options += played.options
        self.rounds += played.rounds
        self.longest = max(self.longest, played.rounds)
        self._note_most(played.most)
        _count(self.reasons, dict.fromkeys(played.reasons, 1))
        _count(self.asked, played.asked)
        _count(self.counts, played.counts)
        _raise(self.peaks, played.peaks)
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in played.winners:
            share = self.whole // len(played.winners)
            self.wins[seat] += share
            self.places[(seat - played.first) % self.seats] += share

    def merge(self, later: Tally) -> None:
        """Add the games that come after these; of equally many options the first seen are kept."""
        self.games += later.games
        self.decisions += later.decisions
        self.options += later.options
        self.rounds += later.rounds
        self.longest = max(self.longest, later.longest)
        self._note_most(later.most)
        _count(self.reasons, later.reasons)
        _count(self.asked, later.asked)
        _count(self.counts, later.counts)
        _raise(self.peaks, later.peaks)
        for seat in range(self.seats):
            self.scores[seat] += later.scores[seat]
            self.wins[seat] += later.wins[seat]
            self.places[seat] += later.places[seat]
        self.failures += later.failures

    def _note_most(self, most: tuple[int, str]) -> None:
        if most[0] > self.most[0]:
            self.most = most


def _count(mine: dict[str, int], more: dict[str, int]) -> None:
    for name, n in more.items():
        mine[name] = mine.get(name, 0) + n


def _raise(mine: dict[str, int], more: dict[str, int]) -> None:
    for name, n in more.items():
        mine[name] = max(mine.get(name, 0), n)
