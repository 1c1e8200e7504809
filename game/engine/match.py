"""A match in progress: it asks, records each choice with the chance that followed, and takes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from game.engine.chance import Chance, Outcome, roll
from game.engine.decision import END_TURN, Decision, Option
from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.run import Resolver, advance, choose
from game.engine.simultaneous import TOGETHER
from game.engine.state import Event, State
from game.engine.wish import nudge_for

T = TypeVar("T")


class Record(msgspec.Struct, frozen=True, array_like=True):
    """A choice, named by its key, and the chance that followed it."""

    seat: int
    ask: str
    key: str
    chance: tuple[Outcome, ...] = ()
    sealed: bool = False
    """It rolled or revealed something, so it can't be taken back."""

    @property
    def ends_turn(self) -> bool:
        return self.key == END_TURN


REVEAL = "reveal"
"""An event of this kind, or `reveal-` and more, shows something hidden: the choice before it is final."""


def _reveals(event: Event) -> bool:
    return event[0] == REVEAL or str(event[0]).startswith(f"{REVEAL}-")


class ReplayError(Exception):
    """The records do not lead where the save says."""


class Match:
    """One match: rule book, state, records. Screens and seats speak to this."""

    def __init__(self, game: Game, book: Rulebook, setup: Setup, resolve: Resolver | None = None) -> None:
        self.game = game
        self.book = book
        self.setup = setup
        self.records: list[Record] = []
        self.events: list[Event] = []
        self.locked = 0
        """Records before this one can't be taken back: their content has changed since."""
        self.witness: Callable[[State], None] | None = None
        """Looks at the position whenever chance is about to speak."""
        self.wishes = nudge_for(game, book, setup)
        self._resolve = resolve or self.wishes or roll
        self._past: list[State] = []
        """States before the latest records, as far back as undo may go without replaying."""
        self.state = game.start(book, setup)
        self.opening: tuple[Outcome, ...] = ()
        self.opening = self._advance()

    @classmethod
    def resume(
        cls,
        game: Game,
        book: Rulebook,
        setup: Setup,
        opening: tuple[Outcome, ...],
        records: Sequence[Record],
        state: State,
    ) -> Match:
        """A match as a save left it; what lies before is replayed only if somebody takes it back."""
        match = cls.__new__(cls)
        match.game, match.book, match.setup, match.state = game, book, setup, state
        match.records, match.events, match.locked = list(records), [], 0
        match.opening, match._resolve, match._past, match.witness = opening, roll, [], None
        match.wishes = None  # it was fulfilled before anybody could save the match
        match.decision = advance(book, state, roll)
        return match

    @property
    def over(self) -> bool:
        return self.decision is None

    def choose(self, key: str) -> Option:
        """Make the choice, then run on to the next decision."""
        decision = self._asked()
        before = self.state.copy()
        option = choose(self.book, self.state, decision, key)
        chance = self._advance()
        sealed = bool(chance) or any(e[0] == TOGETHER or _reveals(e) for e in self.events)
        self.records.append(Record(decision.seat, decision.ask, key, chance, sealed))
        self._past = [] if sealed else [*self._past, before]
        return option

    def can_undo(self) -> bool:
        """Not past a roll, a reveal, or another seat's choice."""
        if len(self.records) <= self.locked or self.records[-1].sealed:
            return False
        return self.decision is None or self.records[-1].seat == self.decision.seat

    def undo(self) -> None:
        if not self.can_undo():
            raise ValueError("nothing to take back")
        self.state = self._past.pop() if self._past else self._replayed_state()
        self.records.pop()
        self.events = []
        self.decision = advance(self.book, self.state, self._resolve)

    def reset_turn(self) -> None:
        """Take back as much of the present turn as may be taken back."""
        while self.can_undo() and not self.records[-1].ends_turn:
            self.undo()

    def _asked(self) -> Decision:
        if self.decision is None:
            raise ValueError("the match is over")
        return self.decision

    def _advance(self) -> tuple[Outcome, ...]:
        happened: list[Outcome] = []

        def resolve(state: State, chance: Chance) -> Outcome:
            if self.witness:
                self.witness(state)
            outcome = self._resolve(state, chance)
            happened.append(outcome)
            return outcome

        self.decision = advance(self.book, self.state, resolve)
        self.events = list(self.state.events)
        return tuple(happened)

    def _replayed_state(self) -> State:
        """The state before the last record. If the records lead elsewhere now, undo is locked."""
        try:
            return replay(self.game, self.book, self.setup, self.opening, self.records[:-1]).state
        except ReplayError:
            self.locked = len(self.records)
            raise


def replay(
    game: Game,
    book: Rulebook,
    setup: Setup,
    opening: tuple[Outcome, ...],
    records: Sequence[Record],
    watch: Callable[[Match], None] | None = None,
) -> Match:
    """Play the records again from the set-up; every roll must come out as recorded.

    Whoever watches sees the match before the first record and after each."""
    match = _tried("the set-up", lambda: Match(game, book, setup))
    if match.opening != opening:
        raise ReplayError("the opening rolls differ from the recorded ones")
    if watch:
        watch(match)
    for number, record in enumerate(records, 1):
        if match.decision is None:
            raise ReplayError(f"record {number}: the match is over, but records go on")
        if (match.decision.seat, match.decision.ask) != (record.seat, record.ask):
            raise ReplayError(
                f"record {number}: seat {match.decision.seat} is asked '{match.decision.ask}', "
                f"the record has seat {record.seat} and '{record.ask}'"
            )
        if match.decision.find(record.key) is None:
            raise ReplayError(f"record {number}: '{record.key}' is not legal")
        _tried(f"record {number}", partial(match.choose, record.key))
        if match.records[-1] != record:
            raise ReplayError(f"record {number}: the rolls differ from the recorded ones")
        if watch:
            watch(match)
    return match


def _tried(what: str, play: Callable[[], T]) -> T:
    """Records from outside may say anything: what can't be played leads nowhere."""
    try:
        return play()
    except Exception as error:
        raise ReplayError(f"{what} can't be played ({error})") from error
