"""A die seen from above: a rounded cube with light from the left, and the icons of its face."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.palette import DICE, INK, OTHER_DIE, SHADOW, WHITE, mix

if TYPE_CHECKING:
    from game.ui.kit import Kit

TREASURE = "treasure"
LARGE = 1.25
"""The treasure die is so much larger than the others."""
PLATES = {"blue": 0.62}
"""How pale the middle is; on most dice a little, but fish are blue themselves."""
GEM, GEM_DARK = (196, 66, 58), (134, 34, 36)
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
    _round(picture, mix(body, WHITE, PLATES.get(colour, 0.2)), inner, radius * 0.9)
    if colour == TREASURE:
        _jewelled(picture, body, top, bare=not icons)
    small = pygame.transform.smoothscale(picture, (side, side))
    face = Rect(top.x // FINE, top.y // FINE, top.w // FINE, top.h // FINE)
    if len(icons) == 1:
        kit.icon(small, icons[0], round(face.w * 0.8), face.center)
    elif icons:
        icon, off = round(face.w * 0.55), round(face.w * 0.21)
        kit.icon(small, icons[0], icon, (face.centerx - off, face.centery - off))
        kit.icon(small, icons[1], icon, (face.centerx + off, face.centery + off))
    return small.convert_alpha() if pygame.display.get_surface() else small


def size_of(colour: str, side: int) -> int:
    """How large a die of this colour is where the others have this side."""
    return round(side * LARGE) if colour == TREASURE else side


def _jewelled(picture: Surface, body: tuple[int, int, int], top: Rect, bare: bool) -> None:
    """A dark band with rivets, and a gem if there is no icon: no eye takes it for a yellow die."""
    band = top.inflate(-round(top.w * 0.1), -round(top.h * 0.1))
    pygame.draw.rect(
        picture, mix(body, INK, 0.55), band, max(2, round(top.w * 0.035)), border_radius=round(top.w * 0.17)
    )
    off = round(top.w * 0.33)
    for dx in (-off, off):
        for dy in (-off, off):
            centre = (top.centerx + dx, top.centery + dy)
            pygame.draw.circle(picture, mix(body, INK, 0.6), centre, round(top.w * 0.055))
            pygame.draw.circle(picture, mix(body, WHITE, 0.6), centre, round(top.w * 0.034))
    if bare:
        x, y, w = top.centerx, top.centery, top.w * 0.26
        gem = [(x - w, y - w * 0.25), (x - w * 0.5, y - w * 0.85), (x + w * 0.5, y - w * 0.85)]
        gem += [(x + w, y - w * 0.25), (x, y + w)]
        pygame.draw.polygon(picture, GEM, gem)
        pygame.draw.polygon(
            picture, GEM_DARK, [(x + w * 0.35, y - w * 0.25), (x + w, y - w * 0.25), (x, y + w)]
        )
        facet = [(x - w * 0.35, y - w * 0.25), (x + w * 0.35, y - w * 0.25), (x, y + w * 0.9)]
        pygame.draw.polygon(picture, mix(GEM, WHITE, 0.35), facet)
        pygame.draw.polygon(picture, INK, gem, max(2, round(top.w * 0.03)))


def _round(picture: Surface, colour: tuple[int, ...], rect: Rect, radius: float) -> None:
    pygame.draw.rect(picture, colour, rect, border_radius=round(radius))
