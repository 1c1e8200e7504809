"""Running steps until somebody must decide or chance must speak."""

from __future__ import annotations

from collections.abc import Callable, Container
from random import Random
from typing import Any, TypeVar

from game.engine.chance import Chance, Outcome, roll
from game.engine.decision import Decision, IllegalChoice, Option
from game.engine.rulebook import Rulebook, watch
from game.engine.simultaneous import ask_anew, hide_commits
from game.engine.state import State

S = TypeVar("S", bound=State)
Resolver = Callable[[State, Chance], Outcome]


def advance(book: Rulebook, state: State, resolve: Resolver = roll) -> Decision | None:
    """Run until a decision must be asked, resolving chance on the way; None when the game is over."""
    while True:
        pause = run(book, state)
        if not isinstance(pause, Chance):
            return pause
        settle(book, state, resolve(state, pause))


def run(book: Rulebook, state: State, ends: Container[str] = ()) -> Decision | Chance | None:
    """Run until a decision or a chance, whose step then lies on top of the stack; None when all is done.

    A waiting state asks the same again, so this also finds what a loaded state or a view waits for. Whoever
    only looks ahead may name steps before which it `ends`, also with None: nobody lists their options then.
    """
    stack: list[Any] = state.stack
    steps, events, watchers = book.steps, state.events, book.watchers
    while stack:
        frame = stack.pop()
        if frame[0] in ends:
            stack.append(frame)
            return None
        seen = len(events)
        pause = steps[frame[0]](book, state, *frame[1:])
        if pause is not None:
            if len(events) > seen:
                # It would happen again whenever a waiting state is asked what it waits for.
                raise AssertionError(f"the step {frame[0]} did something before it asked")
            if isinstance(pause, Chance) or pause.always or len(pause.options) != 1:
                stack.append(frame)
                return pause
            # A decision with one answer is no decision.
            book.answers[frame[0]](book, state, pause.options[0], *frame[1:])
        if watchers and len(events) > seen:
            watch(book, state, seen)
    return None


def answer(book: Rulebook, state: State, option: Option) -> None:
    """Carry out an option of the decision that `run` or `advance` has just returned for this state."""
    events = state.events
    events.clear()
    frame: Any = state.stack.pop()
    book.answers[frame[0]](book, state, option, *frame[1:])
    if events and book.watchers:
        watch(book, state)


def settle(book: Rulebook, state: State, outcome: Outcome) -> None:
    """Carry out an outcome of the chance on top of the stack."""
    frame: Any = state.stack.pop()
    seen = len(state.events)
    book.outcomes[frame[0]](book, state, outcome, *frame[1:])
    if book.watchers and len(state.events) > seen:
        watch(book, state, seen)


def choose(book: Rulebook, state: State, decision: Decision, key: str) -> Option:
    """Answer by key, refusing what is not offered."""
    option = decision.find(key)
    if option is None:
        legal = ", ".join(o.key for o in decision.options) or "nothing"
        raise IllegalChoice(f"'{key}' is not offered; legal: {legal}")
    answer(book, state, option)
    return option


def view(book: Rulebook, state: S, seat: int) -> S:
    """The state as one seat knows it: no generator, no secrets of others. Legal and apply work on it."""
    seen = state.copy()
    seen.rng = 0
    hide_commits(seen, seat)
    for hide in book.hides:
        hide(book, seen, seat)
    return seen


def guess(book: Rulebook, seen: State, seat: int, random: Random) -> None:
    """Make of a seat's view a state that it may well be: the hidden is dealt by chance, or asked anew."""
    ask_anew(seen)
    for deal in book.guesses:
        deal(book, seen, seat, random)
