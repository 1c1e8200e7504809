"""Where the chart of squares lies on the screen."""

from __future__ import annotations

from pygame import Rect

from game.engine.squares import ORIGIN, from_point, to_point, xy
from game.ui.table.camera import MapCamera, Point, Reach


class Camera(MapCamera):
    """A square has sides of `size` pixels, a whole number of them, so that squares join without seams."""

    origin = ORIGIN
    smallest, largest, usual = 20.0, 200.0, 132.0
    roomy, least = 42.0, 42.0
    tile: Reach = (0.5, 0.5)
    framed_tile: Reach = (0.56, 0.56)
    half: Reach = (0.1, 0.1)
    edge: Reach = (-0.2, -0.2)

    def __init__(self, area: Rect, scale: float) -> None:
        super().__init__(area, scale, 90.0)
        self._whole()

    def _whole(self) -> None:
        self.size = float(round(self.size))

    def place(self, cell: int) -> Point:
        return to_point(cell, 1.0)

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
