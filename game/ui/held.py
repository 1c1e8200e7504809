"""What is held down: a key or button pressed on one screen does nothing on the next until pressed anew."""

from __future__ import annotations

from game.ui.inputs import Input, Key, Press, Release, Typed

REPEATING = ("left", "right", "up", "down", "tab", "page up", "page down", "+", "-", "backspace", "delete")
"""Keys that go on while they are held down; any other does what it does once."""


class Held:
    def __init__(self) -> None:
        self._down: set[str | int] = set()
        """Keys by name, buttons of the mouse by number."""
        self._spent: set[str | int] = set()
        """Those among them that were pressed on an earlier screen."""

    def screen_changed(self) -> None:
        self._spent |= self._down

    def lets(self, what: Input) -> bool:
        """Whether this may be heard; also takes note of it."""
        if isinstance(what, Typed):
            return not self._spent
        if isinstance(what, Key):
            return self._pressed(what.name, what.name in REPEATING) if what.down else self._let_go(what.name)
        if isinstance(what, Press):
            return self._pressed(what.button, False)
        if isinstance(what, Release):
            spent = what.button in self._spent
            self._let_go(what.button)
            return not spent
        return True

    def _pressed(self, name: str | int, repeats: bool) -> bool:
        again = name in self._down
        self._down.add(name)
        return name not in self._spent and (repeats or not again)

    def _let_go(self, name: str | int) -> bool:
        self._down.discard(name)
        self._spent.discard(name)
        return True
