"""Where the map of hexes lies on the screen."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from pygame import Rect

from game.engine.hexes import ORIGIN, to_point
from game.ui.table.camera import MapCamera, Point, Reach

__all__ = ["Camera", "Point"]


class Camera(MapCamera):
    """A hex has a radius of `size` pixels."""

    origin = ORIGIN
    smallest, largest, usual = 22.0, 150.0, 112.0
    roomy, least = 60.0, 38.0
    tile: Reach = (0.87, 1.0)
    framed_tile: Reach = (1.1, 1.1)
    half: Reach = (0.34, 0.34)
    edge: Reach = (-0.35, -0.4)

    def __init__(self, area: Rect, scale: float) -> None:
        super().__init__(area, scale)
        self.shown_at: dict[int, int] = {}
        """Cells that are shown elsewhere than they are: a sea that fits nowhere lies beside the land."""

    @property
    def tile_width(self) -> float:
        return self.size * sqrt(3)

    def place(self, cell: int) -> Point:
        return to_point(self.shown_at.get(cell, cell), 1.0)

    def corners(self, cell: int, grow: float = 0.0) -> list[Point]:
        x, y = self.centre(cell)
        r = self.size + grow
        return [(x + r * cos(pi / 6 + pi / 3 * n), y + r * sin(pi / 6 + pi / 3 * n)) for n in range(6)]

    def rect(self, cell: int, grow: float = 0.0) -> Rect:
        x, y = self.centre(cell)
        r = self.size + grow
        return Rect(round(x - r * 0.866), round(y - r), round(r * 1.732), round(r * 2))
