"""What the rules wait for: the step on top of the stack, and the numbers in it."""

from __future__ import annotations

from game.engine.state import State


def waits_for(state: State) -> str:
    """The name of the step that asks, or nothing."""
    return str(state.stack[-1][0]) if state.stack else ""


def detail(state: State, n: int, depth: int = 1) -> int:
    """A number in one of the topmost steps; the first after its name is 1."""
    found = state.stack[-depth][n]
    assert isinstance(found, int)
    return found
