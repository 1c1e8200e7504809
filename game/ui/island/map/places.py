"""Where hexes, corners and paths of the island lie on the screen."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, sin, sqrt

from pygame import Rect

from game.engine.hexes import corner_to_point, edges, neighbours, opposite, to_point
from game.rules.island.topology import Topology
from game.ui.hexmap.camera import Camera, Point

FRAME = 5.5
"""In radii of a hex: from the middle of the island to a corner of the sea frame."""
CORNER, PATH = 0.25, 0.13
"""In radii: how far a corner reaches, and half the width of a path, for whoever points at them."""
SHIP = 0.3
"""In radii: how far a harbour's ship lies from the middle of its sea hex, towards the land."""


class Places:
    """The net of a match, seen by a camera."""

    def __init__(self, top: Topology, camera: Camera) -> None:
        self.top, self.camera = top, camera
        self._corners = [corner_to_point(id_, 1.0) for id_ in top.corner_ids]
        self._corners += [to_point(top.cells[h], 1.0) for h in top.plazas]
        self._paths = [self._middle(*ends) for ends in top.ends]
        self._slopes = [self._slope(*ends) for ends in top.ends]

    def show_all(self) -> None:
        """The whole island with its frame, as large as it goes."""
        camera, room = self.camera, self.camera.area
        camera.moved, camera.framed = False, True
        size = min(room.w / (2 * FRAME), room.h / (FRAME * sqrt(3)))
        camera.size = float(int(max(camera.floor, min(camera.largest * camera.scale, size))))
        camera.x, camera.y = (float(v) for v in room.center)

    def hex(self, n: int) -> Point:
        return self.camera.centre(self.top.cells[n])

    def corner(self, n: int) -> Point:
        return self._at(self._corners[n])

    def path(self, n: int) -> Point:
        """Its middle."""
        return self._at(self._paths[n])

    def _at(self, point: Point) -> Point:
        """Where a point of an island with hexes of radius 1 lies."""
        size = self.camera.size
        return point[0] * size + self.camera.x, point[1] * size + self.camera.y

    def slope(self, n: int) -> int:
        """How a path lies: the degrees by which a level bar is turned, clockwise, to lie along it."""
        return self._slopes[n]

    def _middle(self, a: int, b: int) -> Point:
        (x1, y1), (x2, y2) = self._corners[a], self._corners[b]
        return (x1 + x2) / 2, (y1 + y2) / 2

    def _slope(self, a: int, b: int) -> int:
        (x1, y1), (x2, y2) = self._corners[a], self._corners[b]
        return round(degrees(atan2(y2 - y1, x2 - x1))) % 180

    def hex_outline(self, n: int) -> list[Point]:
        return self.camera.corners(self.top.cells[n], -self.camera.size * 0.05)

    def corner_outline(self, n: int) -> list[Point]:
        x, y = self.corner(n)
        r = self.camera.size * CORNER
        return [(x + r * cos(pi / 4 * k), y + r * sin(pi / 4 * k)) for k in range(8)]

    def path_outline(self, n: int) -> list[Point]:
        """A bar along the path that leaves its corners free."""
        (x1, y1), (x2, y2) = (self.corner(c) for c in self.top.ends[n])
        long = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / long, (y2 - y1) / long
        free, wide = self.camera.size * CORNER, self.camera.size * PATH
        a, b = (x1 + dx * free, y1 + dy * free), (x2 - dx * free, y2 - dy * free)
        across = (-dy * wide, dx * wide)
        return [
            (a[0] + across[0], a[1] + across[1]),
            (b[0] + across[0], b[1] + across[1]),
            (b[0] - across[0], b[1] - across[1]),
            (a[0] - across[0], a[1] - across[1]),
        ]

    def frame(self) -> list[Point]:
        """The corners of the sea frame, which lies flat."""
        camera = self.camera
        r = camera.size * FRAME
        return [(camera.x + r * cos(pi / 3 * k), camera.y + r * sin(pi / 3 * k)) for k in range(6)]

    # Harbours

    def harbour(self, path: int) -> tuple[int, int]:
        """The sea hex before a path of the coast, and which of its sides touches the land."""
        (land,) = self.top.hexes_by[path]
        cell = self.top.cells[land]
        side = edges(cell).index(self.top.path_ids[path])
        # Pictures count sides from the north-east on, the grid from the north-west.
        return neighbours(cell)[side], (opposite(side) - 1) % 6

    def ship(self, path: int) -> Point:
        """Where the ship of a harbour lies."""
        sea, _ = self.harbour(path)
        (x, y), (px, py) = self.camera.centre(sea), self.path(path)
        long = hypot(px - x, py - y)
        near = SHIP * self.camera.size / long
        return x + (px - x) * near, y + (py - y) * near

    def ship_rect(self, path: int) -> Rect:
        x, y = self.ship(path)
        r = self.camera.size * 0.34
        return Rect(round(x - r), round(y - r), round(2 * r), round(2 * r))


def around(points: list[Point]) -> Rect:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
