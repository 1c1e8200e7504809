"""Choices that are simultaneous at the table: asked seat by seat, hidden until all are in.

A game registers a step `name(book, state, seat, taken)` that returns the next Decision of that seat's secret
choice (`taken` are the keys it has chosen so far), or None when it is complete, without changing the state;
and a rule `name` that carries out all of them: (book, state, choices by seat). `ask_together` starts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, Rulebook, emit
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
    hidden = next((s for s in left[:1] or seats if HIDDEN in _taken(state, s)), None)
    if hidden is not None:
        # A view knows neither what this seat may choose nor how the choices come out.
        return Decision(hidden, name, [], always=True)
    if not left:
        _carry_out(book, state, name, seats)
        return None
    decision = book.steps[name](book, state, left[0], _taken(state, left[0]))
    if not isinstance(decision, Decision):
        push(state, (TOGETHER, name, seats, left[1:]))
        return None
    # Asked even with one answer: that a seat had no choice is its secret too.
    decision.always = True
    return decision


@kernel.answer(TOGETHER)
def commit(
    book: Rulebook, state: State, option: Option, name: str, seats: tuple[int, ...], left: tuple[int, ...]
) -> None:
    state.commits.append((left[0], option.key))
    push(state, (TOGETHER, name, seats, left))


def hide_commits(state: State, seat: int) -> None:
    """One mark for each other seat that is asked, so that not even the number of its parts shows."""
    frame = state.stack[-1] if state.stack else ()
    asked: Any = frame[2] if frame and frame[0] == TOGETHER else ()
    mine = [c for c in state.commits if c[0] == seat]
    state.commits = [(s, HIDDEN) for s in asked if s != seat] + mine


def ask_anew(state: State) -> None:
    """Whoever imagines what a view hides asks those seats once more: their hidden choices are open again."""
    frame: Any = state.stack[-1] if state.stack else ()
    if not frame or frame[0] != TOGETHER or all(key != HIDDEN for _, key in state.commits):
        return
    _, name, seats, left = frame
    hidden = [seat for seat, key in state.commits if key == HIDDEN]
    state.commits = [c for c in state.commits if c[1] != HIDDEN]
    # Who is being asked stays first; the order of the rest is all the same, as they are carried out at once.
    state.stack[-1] = (TOGETHER, name, seats, left + tuple(seat for seat in hidden if seat not in left))


def _carry_out(book: Rulebook, state: State, name: str, seats: tuple[int, ...]) -> None:
    choices = {seat: _taken(state, seat) for seat in seats}
    state.commits.clear()
    if sum(map(bool, choices.values())) > 1:
        # Whoever chose last now sees what the others chose, so it can't be taken back.
        emit(state, TOGETHER, name)
    book.rules[name](book, state, choices)


def _taken(state: State, seat: int) -> tuple[str, ...]:
    return tuple(key for s, key in state.commits if s == seat)
