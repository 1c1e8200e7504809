"""What a state waits for, read by name: the pending steps with their parameters as the rules call them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.rulebook import CORE, Rulebook
from game.engine.simultaneous import TOGETHER
from game.engine.state import Frame, State


class Pending:
    """A step that waits. Its parameters are its attributes: `asked(book, state).tile`."""

    __slots__ = ("_frame", "_names", "step")

    def __init__(self, frame: Frame, names: tuple[str, ...]) -> None:
        self.step = str(frame[0]).removesuffix(CORE)
        self._frame, self._names = frame, names

    def __getattr__(self, name: str) -> Any:
        if name not in self._names:
            raise AttributeError(f"the step '{self.step}' has no '{name}', but {', '.join(self._names)}")
        return self._frame[self._names.index(name) + 1]

    def has(self, name: str) -> bool:
        return name in self._names

    @property
    def details(self) -> dict[str, Any]:
        """All of its parameters by their names."""
        return dict(zip(self._names, self._frame[1:], strict=False))


NOTHING = Pending(("",), ())


def asked(book: Rulebook, state: State) -> Pending:
    """The step on top of the stack: the one that asks, when a state waits."""
    return _named(book, state.stack[-1]) if state.stack else NOTHING


def pending(book: Rulebook, state: State) -> Iterator[Pending]:
    """All steps that wait, the next one first."""
    return (_named(book, frame) for frame in reversed(state.stack))


def _named(book: Rulebook, frame: Frame) -> Pending:
    if frame[0] == TOGETHER:
        # Of several seats that choose at the same time, the one whose choice is taken next is asked.
        _, name, seats, left = frame
        assert isinstance(name, str) and isinstance(left, tuple)
        return Pending((name, left[0] if left else -1, seats, left), ("seat", "seats", "left"))
    return Pending(frame, book.parameters(str(frame[0])))
