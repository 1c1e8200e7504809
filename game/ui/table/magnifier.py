"""The magnifier: a small tile under pointer or focus is shown enlarged beside it, with everything on it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Surface

from game.ui.palette import BRASS, INK, SHADOW
from game.ui.table.camera import Point

RADIUS = 84
"""Of what is seen through it, on the drawing board."""
ENOUGH = 0.8
"""A tile that is seen so large, of that, needs no magnifier."""


def magnifies(size: float, scale: float) -> bool:
    """Whether a tile that reaches so far from its middle is shown larger by it."""
    return size < RADIUS * scale * ENOUGH


def framed(picture: Surface, outline: Sequence[Point], scale: float) -> Surface:
    """What is seen, in a rim of brass along its outline, with a shadow."""
    rim = max(3, round(4 * scale))
    w, h = picture.get_size()
    whole = Surface((w + 4 * rim, h + 4 * rim), SRCALPHA)
    moved = [(x + 2 * rim, y + 2 * rim) for x, y in outline]
    shade = [(x, y + rim) for x, y in moved]
    pygame.draw.polygon(whole, (*SHADOW, 60), shade, 0)
    pygame.draw.polygon(whole, (*SHADOW, 60), shade, 3 * rim)
    pygame.draw.polygon(whole, BRASS, moved)
    whole.blit(picture, (2 * rim, 2 * rim))
    for colour, width in ((INK, rim + 2), (BRASS, rim)):
        pygame.draw.polygon(whole, colour, moved, width)
        for point in moved:
            pygame.draw.circle(whole, colour, point, width / 2)
    return whole.convert_alpha()
