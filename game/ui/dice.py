"""A die seen from above: a rounded cube with light from the left, and the icons of its face."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.palette import DICE, INK, OTHER_DIE, SHADOW, WHITE, mix

if TYPE_CHECKING:
    from game.ui.kit import Kit

FINE = 3
"""Drawn so much larger and then reduced, so that edges are smooth."""


def paint_die(kit: Kit, colour: str, icons: tuple[str, ...], side: int) -> Surface:
    body = DICE.get(colour, OTHER_DIE)
    big = side * FINE
    picture = Surface((big, big), pygame.SRCALPHA)
    radius = big * 0.21
    cube = Rect(big * 0.05, big * 0.03, big * 0.86, big * 0.86)
    _round(picture, (*SHADOW, 96), cube.move(round(big * 0.06), round(big * 0.085)), radius)
    _round(picture, mix(body, INK, 0.62), cube.inflate(big * 0.03, big * 0.03), radius)
    _round(picture, mix(body, INK, 0.34), cube, radius)
    # The top face lies a little up and left of the cube's foot, so that two sides are seen.
    top = Rect(cube.x, cube.y, round(cube.w * 0.93), round(cube.h * 0.91))
    _round(picture, mix(body, WHITE, 0.5), top, radius)
    rim = max(1, round(big * 0.025))
    _round(picture, body, Rect(top.x + rim, top.y + rim, top.w - rim, top.h - rim), radius * 0.94)
    inner = top.inflate(-round(big * 0.14), -round(big * 0.14))
    _round(picture, mix(body, WHITE, 0.2), inner, radius * 0.9)
    small = pygame.transform.smoothscale(picture, (side, side))
    face = Rect(top.x // FINE, top.y // FINE, top.w // FINE, top.h // FINE)
    if len(icons) == 1:
        kit.icon(small, icons[0], round(face.w * 0.8), face.center)
    elif icons:
        icon, off = round(face.w * 0.55), round(face.w * 0.21)
        kit.icon(small, icons[0], icon, (face.centerx - off, face.centery - off))
        kit.icon(small, icons[1], icon, (face.centerx + off, face.centery + off))
    return small.convert_alpha() if pygame.display.get_surface() else small


def _round(picture: Surface, colour: tuple[int, ...], rect: Rect, radius: float) -> None:
    pygame.draw.rect(picture, colour, rect, border_radius=round(radius))
