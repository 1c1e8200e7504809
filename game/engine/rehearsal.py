"""Whether a position that comes from outside can be played: tried on a copy, which is then forgotten.

What must be true of every position a game checks by itself. Here it is played on for a while, so that what
waits on the stack is asked, seen and carried out once before anybody sits down.
"""

from __future__ import annotations

import random
from inspect import signature

from game.engine.match import Match
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer, view
from game.engine.state import State

CHOICES = 100
"""About what a round or a day of a full table takes."""


def rehearse(match: Match) -> None:
    """Raise whatever it raises. Chance and choices are as good as any, but the same whenever it is tried."""
    game, book = match.game, match.book
    _check_stack(book, match.state)
    seats = len(match.setup.seats)
    if len(game.scores(book, match.state)) != seats:
        raise ValueError("others sit there than the set-up says")
    if match.decision is None:
        game.winners(book, match.state)
        return
    trial, dice = match.state.copy(), random.Random(0)
    decision = advance(book, trial)
    for _ in range(CHOICES):
        if decision is None:
            return
        if not 0 <= decision.seat < seats:
            raise ValueError("nobody is there to be asked")
        view(book, trial, decision.seat)
        answer(book, trial, dice.choice(decision.options))
        decision = advance(book, trial)


def _check_stack(book: Rulebook, state: State) -> None:
    """Every pending step is one that the book has, with as many arguments as it takes."""
    for frame in state.stack:
        signature(book.steps[str(frame[0])]).bind(book, state, *frame[1:])
