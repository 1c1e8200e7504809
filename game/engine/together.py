"""Choices that are simultaneous at the table: asked seat by seat, hidden until all are in.

A game registers a step `name(book, state, seat, taken)` that returns the next Decision of that seat's secret
choice (`taken` are the keys it has chosen so far), or None when it is complete, without changing the state;
and a rule `name` that carries out all of them: (book, state, choices by seat). `ask_together` starts it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, Rulebook
from game.engine.state import State, push

kernel = Layer("kernel")
TOGETHER = "together"
HIDDEN = "?"
"""Stands in a view for a secret choice of another seat."""


def ask_together(state: State, name: str, seats: Sequence[int]) -> None:
    push(state, (TOGETHER, name, tuple(seats), tuple(seats)))


@kernel.step(TOGETHER)
def together(
    book: Rulebook, state: State, name: str, seats: tuple[int, ...], left: tuple[int, ...]
) -> Decision | None:
    while left:
        decision = _next_part(book, state, name, left[0])
        if decision is not None:
            return decision
        left = left[1:]
    choices = {seat: _taken(state, seat) for seat in seats}
    state.commits.clear()
    book.rules[name](book, state, choices)
    return None


@kernel.answer(TOGETHER)
def commit(
    book: Rulebook, state: State, option: Option, name: str, seats: tuple[int, ...], left: tuple[int, ...]
) -> None:
    while _next_part(book, state, name, left[0]) is None:
        left = left[1:]
    state.commits.append((left[0], option.key))
    if _next_part(book, state, name, left[0]) is None:
        left = left[1:]
    push(state, (TOGETHER, name, seats, left))


def _next_part(book: Rulebook, state: State, name: str, seat: int) -> Decision | None:
    taken = _taken(state, seat)
    if HIDDEN in taken:
        return Decision(seat, name, [], always=True)
    decision = book.steps[name](book, state, seat, taken)
    if not isinstance(decision, Decision):
        return None
    # Asked even with one answer: that a seat had no choice is its secret too.
    decision.always = True
    return decision


def _taken(state: State, seat: int) -> tuple[str, ...]:
    return tuple(key for s, key in state.commits if s == seat)
