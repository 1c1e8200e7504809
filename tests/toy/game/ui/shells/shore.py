"""The shore: where each shell lies. Those that are left stay where they are; the nearest go first."""

from __future__ import annotations

from pygame import Rect

from game.ui.table.camera import MapCamera

COLUMNS = 5
LARGEST = 96
"""Of a shell's place, on the drawing board."""


class Shore(MapCamera):
    def __init__(self, area: Rect, scale: float, shells: int) -> None:
        super().__init__(area, scale)
        self.rows = -(-shells // COLUMNS)
        self.show_all()

    def show_all(self) -> None:
        area = self.area
        self.size = min(area.w / (COLUMNS + 1), area.h / (self.rows + 1), LARGEST * self.scale)
        self.x, self.y = area.center
        self.moved = False

    def place(self, n: int) -> Rect:
        """Of the shell of that number, from 0 for the farthest."""
        row, column = divmod(n, COLUMNS)
        side = round(self.size * 0.84)
        rect = Rect(0, 0, side, side)
        x = self.x + (column - (COLUMNS - 1) / 2) * self.size
        y = self.y + (row - (self.rows - 1) / 2) * self.size
        rect.center = round(x), round(y)
        return rect
