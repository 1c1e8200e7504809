"""A hex of the Island: its hue, its dice, and the calm place in its middle where the number lies."""

from __future__ import annotations

import math
from random import Random

from game.workshop.island_art.brush import Tile, Where, linear

# Light, middle and dark of each hue.
HUES = {
    "forest": ("#7ba85a", "#4f7d3f", "#2f5a34"),
    "pasture": ("#cfe49a", "#a5cb6c", "#6f9a45"),
    "fields": ("#f6da78", "#e2b347", "#b98628"),
    "hills": ("#df9468", "#c3693f", "#8c4326"),
    "mountains": ("#bfc2c9", "#8f95a3", "#5d6474"),
    "desert": ("#f7ebc6", "#e9d5a0", "#bd9c62"),
    "lake": ("#a9cf80", "#7fb060", "#4f7f45"),
    "swamp": ("#a9a874", "#7b8055", "#4b5434"),
    "oasis": ("#f7e3b4", "#e8c98a", "#bd9658"),
    "castle": ("#bcd08a", "#8fb062", "#5f8243"),
    "quarry": ("#dcd6c6", "#b5ad9b", "#837a69"),
    "glassworks": ("#ecd3a2", "#cfa871", "#94703f"),
}

CALM = (100.0, 100.0, 33.0)
"""Middle and radius of what the number's disc covers; nothing stands there."""


class Land(Tile):
    """A tile in one of the Island's hues."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__("back", number)
        self.rng = Random(f"island {kind} {number}")
        self.light, self.middle, self.dark = HUES[kind]
        self.defs = [linear("base", [(0, self.light), (0.75, self.middle), (1, self.middle)])]

    def soil(self, pale: str, deep: str, flecks: str, count: int = 26) -> None:
        """Soft spots and strokes of the pen, so that the ground is no flat fill."""
        self.patches(pale, 5, 0.38)
        self.patches(deep, 4, 0.18)
        self.flecks(flecks, count, 0.35)


def clear(half_width: float, height: float) -> Where:
    """Where something of this size leaves the calm middle free."""
    cx, cy, radius = CALM

    def free(x: float, y: float) -> bool:
        dx = max(abs(x - cx) - half_width, 0)
        dy = max(cy - y, y - height - cy, 0)
        return math.hypot(dx, dy) > radius

    return free


def anywhere(x: float, y: float) -> bool:
    return True


def below(level: float, where: Where) -> Where:
    return lambda x, y: y > level and where(x, y)


def both(first: Where, second: Where) -> Where:
    return lambda x, y: first(x, y) and second(x, y)
