"""Where the chart of squares lies on the screen, and the way to show all of it."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from game.engine.squares import ORIGIN, from_point, to_point, xy
from game.ui.table.camera import MapCamera, Point

USUAL = 132.0
"""Side of a square on the drawing board; the map grows no larger than that by itself."""
MARGIN = 0.62
"""In squares, from the middle of the outermost to the edge of the window."""


class Camera(MapCamera):
    """A square has sides of `size` pixels, a whole number of them, so that squares join without seams."""

    smallest, largest = 20.0, 200.0

    def __init__(self, area: Rect, scale: float) -> None:
        super().__init__(area, scale, 90.0)
        self._whole()

    def _whole(self) -> None:
        self.size = float(round(self.size))

    def centre(self, cell: int) -> Point:
        x, y = to_point(cell, self.size)
        return x + self.x, y + self.y

    def at(self, point: Point) -> Point:
        """A point of the chart, in squares from the middle of the origin."""
        return point[0] * self.size + self.x, point[1] * self.size + self.y

    def rect(self, cell: int, grow: float = 0.0) -> Rect:
        """Squares side by side, without a gap and without a pixel that belongs to two of them."""
        x, y = xy(cell)
        size, half = int(self.size), int(self.size) // 2
        rect = Rect(round(self.x) + x * size - half, round(self.y) + y * size - half, size, size)
        return rect.inflate(round(2 * grow), round(2 * grow)) if grow else rect

    def cell(self, at: tuple[int, int]) -> int:
        return from_point(at[0] - self.x, at[1] - self.y, self.size)

    def zoom(self, factor: float, about: tuple[int, int]) -> bool:
        before = self.size
        if not super().zoom(factor, about):
            return False
        exact = self.size
        self._whole()
        if self.size == before:  # a small square must still grow or shrink by a pixel
            self.size += 1 if factor > 1 else -1
        self.x = about[0] + (self.x - about[0]) * self.size / exact
        self.y = about[1] + (self.y - about[1]) * self.size / exact
        return True

    def show(self, cells: Iterable[int]) -> None:
        """All of these in sight, as large as they go."""
        self.moved = False
        places = [xy(cell) for cell in cells] or [xy(ORIGIN)]
        left, right = min(x for x, _ in places) - MARGIN, max(x for x, _ in places) + MARGIN
        top, bottom = min(y for _, y in places) - MARGIN, max(y for _, y in places) + MARGIN
        size = min(self.clear.w / (right - left), self.clear.h / (bottom - top))
        self.size = float(int(max(self.smallest * self.scale, min(USUAL * self.scale, size))))
        self.x = self.clear.centerx - (left + right) / 2 * self.size
        self.y = self.clear.centery - (top + bottom) / 2 * self.size
