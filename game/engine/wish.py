"""A wish: an entry of the content that comes up as soon as it can, for whoever wants to try it.

Chance is nudged until it has drawn the entry for the first seat, or for nobody in particular. The wish stands
in the set-up, so the same match can be played again from its records.
"""

from __future__ import annotations

from game.engine.asked import asked
from game.engine.chance import Chance, Outcome, roll
from game.engine.game import Drawn, Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.state import State

WISHING = 0
"""The seat of whoever has the wish."""


class Nudge:
    """Resolves chance as usual, but for the wish."""

    def __init__(self, book: Rulebook, drawn: Drawn) -> None:
        self.book, self.drawn = book, drawn
        self.fulfilled = False

    def __call__(self, state: State, chance: Chance) -> Outcome:
        outcome = roll(state, chance)
        if self.fulfilled or chance.kind != self.drawn.chance:
            return outcome
        waiting = asked(self.book, state)
        there = [value for value in self.drawn.values if chance.allows((value, *outcome[1:]))]
        if not there or (waiting.has("seat") and waiting.seat != WISHING):
            return outcome
        self.fulfilled = True
        return (there[0], *outcome[1:])


def nudge_for(game: Game, book: Rulebook, setup: Setup) -> Nudge | None:
    kind, _, id_ = setup.wish.partition("/")
    drawn = game.drawn(book, kind, id_) if setup.wish else None
    return Nudge(book, drawn) if drawn else None
