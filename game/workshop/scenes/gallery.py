"""Where the compositions hang: each is a function that draws on a sheet, known by the technology's id."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.ink.sheet import Sheet

WIDE, HIGH = 240.0, 160.0
Composition = Callable[[Sheet], None]


class Gallery(dict[str, Composition]):
    def hang(self, draw: Composition) -> Composition:
        """A function that draws, under the name of its technology."""
        name: str = draw.__name__
        self[name.replace("_", "-")] = draw
        return draw


def picture(name: str, draw: Composition) -> str:
    """The whole file."""
    sheet = Sheet(WIDE, HIGH, name)
    draw(sheet)
    return sheet.finish()
