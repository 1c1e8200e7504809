"""A match as a film: from its records any position of it, at once.

Every so many records a position is kept; between two of them the records are played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.chance import Outcome
from game.engine.game import Game, Setup
from game.engine.match import Match, Record, ReplayError, replay
from game.engine.rulebook import Rulebook
from game.engine.state import Event, State

EVERY = 16
"""Records from one position that is kept to the next."""


class Film:
    def __init__(
        self,
        game: Game,
        book: Rulebook,
        setup: Setup,
        opening: tuple[Outcome, ...],
        records: Sequence[Record],
    ) -> None:
        self.game, self.book, self.setup, self.opening = game, book, setup, opening
        self.trouble: ReplayError | None = None
        """Why it ends before the last record, if it does: under other content records may lead elsewhere."""
        self._kept: list[State] = []
        self._first: list[Event] = []
        self._seen = -1
        try:
            replay(game, book, setup, opening, records, self._look)
        except ReplayError as error:
            self.trouble = error
        self.records = list(records[: max(0, self._seen)])

    @classmethod
    def of(cls, match: Match) -> Film:
        """Of a match as far as it has come."""
        return cls(match.game, match.book, match.setup, match.opening, match.records)

    def _look(self, match: Match) -> None:
        self._seen = len(match.records)
        if not self._seen:
            self._first = list(match.events)
        if self._seen % EVERY == 0:
            self._kept.append(match.state.copy())

    @property
    def empty(self) -> bool:
        """Not even the set-up could be played."""
        return not self._kept

    @property
    def length(self) -> int:
        """The number of its records."""
        return len(self.records)

    def at(self, n: int) -> Match:
        """The match after so many records, to go on from."""
        kept = n // EVERY
        first = kept * EVERY
        match = Match.resume(
            self.game, self.book, self.setup, self.opening, self.records[:first], self._kept[kept].copy()
        )
        if not n:
            match.events = list(self._first)
        for record in self.records[first:n]:
            match.choose(record.key)
        return match

    def walk(self, first: int, last: int) -> Iterator[Match]:
        """The match after so many records, and then after each one more: always the same, as it goes on."""
        match = self.at(first)
        yield match
        for record in self.records[first:last]:
            match.choose(record.key)
            yield match
