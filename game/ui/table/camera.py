"""Where a map lies on the screen: pan and zoom, for maps of any shape of tile.

The map is never turned. It is framed so that all of it is seen, with room for what may come to lie around it,
and stays so until something would lie outside; the table says when it may be framed anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable

from pygame import Rect

Point = tuple[float, float]
View = tuple[float, float, float]
"""Size of a tile, and where the middle of the map's origin lies."""
Reach = tuple[float, float]
"""How far something reaches from the middle of its tile, sideways and up or down, in tiles of size 1."""


ROWS = 20
"""So many tiles can be seen above each other in any place, however large the interface is."""


class MapCamera(ABC):
    """Tiles of `size` pixels; the middle of the map's origin at (x, y)."""

    origin = 0
    """The cell in the middle of a map without any tile."""
    smallest, largest = 26.0, 150.0
    """How small and large tiles may become, on the drawing board."""
    usual = 112.0
    """The map grows no larger than that by itself."""
    roomy, least = 64.0, 38.0
    """As long as tiles are so large, what lies around the map is framed whole, or in half; else its edge."""
    tile: Reach = (0.87, 1.0)
    """What must be seen of a tile."""
    framed_tile: Reach = (1.1, 1.1)
    """A tile with the coast around it."""
    half: Reach = (0.34, 0.34)
    """From the middle of a place around the map: so much of it, and it looks like a place."""
    edge: Reach = (-0.35, -0.4)
    """So much of it, and it can still be chosen."""

    def __init__(self, area: Rect, scale: float, size: float = 70.0) -> None:
        self.area = area
        self.scale = scale
        self.size = size * scale
        self.x, self.y = (float(v) for v in area.center)
        self.moved = False
        """The player has moved it, so it no longer follows the map by itself."""
        self.framed = False
        """It has been framed, and holds still unless something would lie outside."""

    @property
    def tile_width(self) -> float:
        """How wide a tile is on the screen."""
        return self.size

    @property
    def floor(self) -> float:
        """How small tiles may become, in pixels: smaller in a low place, so that all of a map is seen."""
        return min(self.smallest * self.scale, self.area.h / ROWS)

    @property
    def view(self) -> View:
        return self.size, self.x, self.y

    @view.setter
    def view(self, view: View) -> None:
        self.size, self.x, self.y = view

    @abstractmethod
    def place(self, cell: int) -> Point:
        """The middle of a tile, in tiles of size 1 from that of the origin."""

    def centre(self, cell: int) -> Point:
        x, y = self.place(cell)
        return x * self.size + self.x, y * self.size + self.y

    # By hand

    def pan(self, dx: float, dy: float) -> None:
        self.x += dx
        self.y += dy
        self.moved = True

    def zoom(self, factor: float, about: tuple[int, int]) -> bool:
        """Closer or farther, with the point under the pointer staying where it is."""
        size = max(self.floor, min(self.largest * self.scale, self.size * factor))
        if size == self.size:
            return False
        ratio = size / self.size
        self.x = about[0] + (self.x - about[0]) * ratio
        self.y = about[1] + (self.y - about[1]) * ratio
        self.size = size
        self.moved = True
        return True

    # By itself

    def shows(self, cells: Iterable[int], room: Iterable[int] = (), lit: Iterable[int] = ()) -> bool:
        """Whether these tiles are in sight, and enough of the places around them and of what is lit."""
        return (
            all(self._sees(cell, self.tile) for cell in cells)
            and all(self._sees(cell, self.edge) for cell in room)
            and all(self._sees(cell, self.half) for cell in lit)
        )

    def _sees(self, cell: int, reach: Reach) -> bool:
        x, y = self.centre(cell)
        w, h = reach[0] * self.size - 1, reach[1] * self.size - 1
        area = self.area
        return area.left <= x - w and x + w <= area.right and area.top <= y - h and y + h <= area.bottom

    def show(self, cells: Collection[int], room: Collection[int] = (), lit: Collection[int] = ()) -> None:
        """All of these in sight, as large as they go, with room for what may come to lie around them."""
        self.view = self.frame(cells, room, lit)
        self.moved, self.framed = False, True

    def frame(self, cells: Collection[int], room: Collection[int] = (), lit: Collection[int] = ()) -> View:
        """The view that shows all of these; where that would make tiles small, less of the room is in it."""
        cells = cells or room or lit or [self.origin]
        roomy, least = self.roomy * self.scale, self.least * self.scale
        size, middle = self._fit((cells, self.framed_tile), (room, self.framed_tile), (lit, self.framed_tile))
        if size < roomy:
            size, middle = self._fit((cells, self.framed_tile), (room, self.half), (lit, self.half))
            size = min(size, roomy)
        if size < least:
            size, middle = self._fit((cells, self.framed_tile), (room, self.edge), (lit, self.half))
            size = min(size, least)
        size = float(int(max(self.floor, min(self.usual * self.scale, size))))
        return size, self.area.centerx - middle[0] * size, self.area.centery - middle[1] * size

    def _fit(self, *parts: tuple[Iterable[int], Reach]) -> tuple[float, Point]:
        """How large tiles could be, and where the middle of what is shown lies."""
        spans = [(x - w, y - h, x + w, y + h) for cells, (w, h) in parts for x, y in map(self.place, cells)]
        left, top = min(s[0] for s in spans), min(s[1] for s in spans)
        right, bottom = max(s[2] for s in spans), max(s[3] for s in spans)
        size = min(self.area.w / (right - left), self.area.h / (bottom - top))
        return size, ((left + right) / 2, (top + bottom) / 2)
