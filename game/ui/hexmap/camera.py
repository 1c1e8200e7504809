"""Where the map of hexes lies on the screen, and the way to show all of it."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from pygame import Rect

from game.engine.hexes import ORIGIN, rotate, to_point
from game.ui.table.camera import MapCamera, Point

__all__ = ["Camera", "Point"]
SMALLEST, LARGEST, USUAL = 26.0, 150.0, 112.0
"""Radius of a hex on the drawing board; the map grows no larger than usual by itself."""
WORTH_TURNING = 1.25
"""The whole map is turned only if that shows it so much larger."""


class Camera(MapCamera):
    """A hex has a radius of `size` pixels."""

    smallest, largest = SMALLEST, LARGEST

    def __init__(self, area: Rect, scale: float) -> None:
        super().__init__(area, scale)
        self.turn = 0
        """By how many sixths the map is turned."""
        self.shown_at: dict[int, int] = {}
        """Cells that are shown elsewhere than they are: a sea that fits nowhere lies beside the land."""

    @property
    def tile_width(self) -> float:
        return self.size * sqrt(3)

    def looks_like(self, other: Camera) -> bool:
        """Whether the map looks the same from there, but for its place."""
        return (self.size, self.turn) == (other.size, other.turn)

    def go_to(self, other: Camera) -> None:
        """Show the map as that one does."""
        self.size, self.turn, self.x, self.y, self.moved = (
            other.size,
            other.turn,
            other.x,
            other.y,
            other.moved,
        )

    def centre(self, cell: int) -> Point:
        x, y = to_point(rotate(self.shown_at.get(cell, cell), self.turn), self.size)
        return x + self.x, y + self.y

    def corners(self, cell: int, grow: float = 0.0) -> list[Point]:
        x, y = self.centre(cell)
        r = self.size + grow
        return [(x + r * cos(pi / 6 + pi / 3 * n), y + r * sin(pi / 6 + pi / 3 * n)) for n in range(6)]

    def rect(self, cell: int, grow: float = 0.0) -> Rect:
        x, y = self.centre(cell)
        r = self.size + grow
        return Rect(round(x - r * 0.866), round(y - r), round(r * 1.732), round(r * 2))

    def show(self, cells: list[int]) -> None:
        """All of these in sight, as large as they go; a long land is turned to lie along the window."""
        self.moved = False
        if not cells:
            cells = [ORIGIN]
        fits = {turn: self._fit(cells, turn) for turn in (self.turn, *range(3))}
        best = max(fits, key=lambda turn: fits[turn][0])
        if fits[best][0] > fits[self.turn][0] * WORTH_TURNING:
            self.turn = best
        size, (x, y) = fits[self.turn]
        self.size = float(int(max(SMALLEST * self.scale, min(USUAL * self.scale, size))))
        self.x, self.y = self.clear.centerx - x * self.size, self.clear.centery - y * self.size

    def _fit(self, cells: list[int], turn: int) -> tuple[float, Point]:
        """How large the hexes could be if the map were turned so, and where its middle would lie."""
        points = [to_point(rotate(self.shown_at.get(cell, cell), turn), 1.0) for cell in cells]
        left, right = min(p[0] for p in points) - 1.15, max(p[0] for p in points) + 1.15
        top, bottom = min(p[1] for p in points) - 1.25, max(p[1] for p in points) + 1.3
        size = min(self.clear.w / (right - left), self.clear.h / (bottom - top))
        return size, ((left + right) / 2, (top + bottom) / 2)
