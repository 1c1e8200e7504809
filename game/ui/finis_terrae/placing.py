"""Placing a tile as one act: which tile is in hand, how it is turned, and where it would lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.state import TerraeState

if TYPE_CHECKING:
    from game.engine.state import State

SQUARE, TURN = "map.square", "map.turn"


class Placing:
    """The rules ask tile, square and turn; a hand holds the tile turned, and lays it down."""

    def __init__(self, book: TerraeBook) -> None:
        self.book = book
        self.kind = -1
        """The tile in hand, or -1."""
        self.square: int | None = None
        """Where it will lie, once only its turn is asked."""
        self.wish = 0
        """How its owner has turned it: quarters clockwise."""
        self.pinned: int | None = None
        """Where a tile that can't be taken up again was put down once, to be confirmed."""
        self._state: TerraeState | None = None

    def follow(self, state: State, decision: Decision | None) -> None:
        """What is asked of a person, if anything of this."""
        before = self.kind
        self.kind, self.square, self.pinned, self._state = -1, None, None, None
        if decision is None or decision.ask not in (SQUARE, TURN):
            return
        assert isinstance(state, TerraeState)
        self._state = state
        step = asked(self.book, state)
        self.kind = step.kind
        if decision.ask == TURN:
            self.square = step.cell
        if self.kind != before:
            self.wish = 0

    @property
    def busy(self) -> bool:
        return self.kind >= 0

    def turns(self, cell: int) -> tuple[int, ...]:
        """The turns in which the tile in hand fits there."""
        if self._state is None or cell not in self._state.frontier:
            return ()
        return self.book.fits[self.kind][self._state.frontier[cell]]

    def turn_at(self, cell: int) -> int:
        """How it would be laid there: as its owner has turned it, or turned on until it fits."""
        fitting = self.turns(cell) or (0,)
        return min(fitting, key=lambda turn: (turn - self.wish) % 4)

    def turn(self, cell: int, by: int) -> bool:
        """Turn it on to the next way in which it fits; says whether there is another."""
        fitting = self.turns(cell)
        if len(fitting) < 2:
            return False
        now = fitting.index(self.turn_at(cell))
        self.wish = fitting[(now + by) % len(fitting)]
        return True

    def option(self, cell: int) -> Option:
        return Option("turn", "rotation", self.turn_at(cell))

    def code(self, cell: int) -> int:
        return self.kind * 4 + self.turn_at(cell)
