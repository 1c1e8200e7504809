"""What stands on the Isle of Winds: an old harbour town, windmills, fields, groves and palms.

The rose in the middle, the name above it, the sign of the east and the beaches around stay free.
"""

from __future__ import annotations

from game.ui.table.camera import Point

PIECES: dict[str, Point] = {
    "town": (0.60, 0.48),
    "windmill": (0.348, 0.377),
    "palms": (0.25, 0.259),
    "fields": (0.54, 0.27),
    "grove": (0.21, 0.2275),
}
"""How wide and high each is, in squares, as its sheet is."""
REACH = {"town": 0.40, "windmill": 0.24, "palms": 0.16, "fields": 0.32, "grove": 0.16}
"""How near to the foot of it nothing grows."""
PLACES: tuple[tuple[str, float, float], ...] = (
    ("grove", -0.28, -0.63),
    ("palms", 0.36, -0.61),
    ("windmill", -0.62, -0.06),
    ("windmill", -0.58, 0.32),
    ("grove", -0.36, 0.42),
    ("fields", -0.40, 0.70),
    ("town", 0.27, 0.74),
    ("palms", 0.66, -0.28),
    ("palms", 0.64, 0.51),
    ("grove", 0.45, -0.18),
)
"""Where the middle of its foot is."""


def stands_on_the_isle() -> list[tuple[float, str, Point, int]]:
    return [(y, name, (x, y), n) for n, (name, x, y) in enumerate(PLACES)]
