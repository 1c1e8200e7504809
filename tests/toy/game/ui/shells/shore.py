"""The shore: where each shell lies. Those that are left stay where they are; the nearest go first."""

from __future__ import annotations

from pygame import Rect

from game.ui.table.camera import MapCamera, Point, Reach

COLUMNS = 5


class Shore(MapCamera):
    smallest, usual, roomy = 20.0, 96.0, 0.0
    framed_tile: Reach = (1.0, 1.0)

    def __init__(self, area: Rect, scale: float, shells: int) -> None:
        super().__init__(area, scale)
        self.shells = shells
        self.show_all()

    def show_all(self) -> None:
        self.show(range(self.shells))

    def place(self, cell: int) -> Point:
        """Of the shell of that number, from 0 for the farthest."""
        row, column = divmod(cell, COLUMNS)
        return column - (COLUMNS - 1) / 2, float(row)

    def rect(self, n: int) -> Rect:
        side = round(self.size * 0.84)
        rect = Rect(0, 0, side, side)
        x, y = self.centre(n)
        rect.center = round(x), round(y)
        return rect
