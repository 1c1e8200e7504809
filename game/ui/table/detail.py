"""How much of a tile is drawn: three levels, from the whole picture to what can be told at a glance."""

from __future__ import annotations

from enum import IntEnum
from math import sqrt


class Detail(IntEnum):
    FAR = 0
    """Land, its owner's colour, its value."""
    MIDDLE = 1
    """Land, its owner and pieces, one large value."""
    NEAR = 2
    """The whole picture with powers and values."""


def detail_of(size: float, scale: float, middle: float, near: float) -> Detail:
    """By the size of a tile on the screen, with the least sizes for two of the levels at 100 %.

    Where everything is shown larger there are more pixels for a small thing, so more of it can be told: the
    least sizes grow only half as fast as the scale.
    """
    fine = size / sqrt(scale)
    return Detail.NEAR if fine >= near else Detail.MIDDLE if fine >= middle else Detail.FAR
