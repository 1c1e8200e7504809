"""Where a map lies on the screen: pan and zoom, for maps of any shape of tile."""

from __future__ import annotations

from pygame import Rect

Point = tuple[float, float]


class MapCamera:
    """Tiles of `size` pixels; the middle of the map's origin at (x, y)."""

    smallest = 26.0
    largest = 150.0
    """How small and large tiles may become, on the drawing board."""

    def __init__(self, area: Rect, scale: float, size: float = 70.0) -> None:
        self.area = area
        self.scale = scale
        self.size = size * scale
        self.x, self.y = (float(v) for v in area.center)
        self.moved = False
        """The player has moved it, so it no longer follows the map by itself."""
        self.foot = 0
        """So much of its area, at the foot, lies under something else."""

    @property
    def clear(self) -> Rect:
        """Where the map is seen whole."""
        return Rect(self.area.x, self.area.y, self.area.w, self.area.h - self.foot)

    @property
    def tile_width(self) -> float:
        """How wide a tile is on the screen."""
        return self.size

    def pan(self, dx: float, dy: float) -> None:
        self.x += dx
        self.y += dy
        self.moved = True

    def zoom(self, factor: float, about: tuple[int, int]) -> bool:
        """Closer or farther, with the point under the pointer staying where it is."""
        size = max(self.smallest * self.scale, min(self.largest * self.scale, self.size * factor))
        if size == self.size:
            return False
        ratio = size / self.size
        self.x = about[0] + (self.x - about[0]) * ratio
        self.y = about[1] + (self.y - about[1]) * ratio
        self.size = size
        self.moved = True
        return True
