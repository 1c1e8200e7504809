"""A character's face: on a seat's colour, and as the sign of the seat with its emblem at the rim."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.kit import Kit
from game.ui.palette import INK, Livery

WHITE = (255, 255, 255)
BADGE = 0.42
"""How large the emblem is, in radii of the face."""


def paint_sign(
    surface: Surface, kit: Kit, face: str, livery: Livery, centre: tuple[int, int], radius: int
) -> None:
    """Where a player is known by it."""
    paint_face(surface, kit, face, livery, centre, radius)
    badge = max(kit.u(5), round(radius * BADGE))
    edge = max(1, radius // 9)
    kit.emblem(surface, livery, (centre[0] - radius + badge - edge, centre[1] + radius - badge + edge), badge)


def paint_face(
    surface: Surface, kit: Kit, face: str, livery: Livery, centre: tuple[int, int], radius: int
) -> None:
    edge = max(1, radius // 9)
    at = (centre[0] - radius, centre[1] - radius)
    surface.blit(kit.roundel(radius, ((0, livery.dark),)), (at[0], at[1] + edge))
    surface.blit(kit.roundel(radius, ((0, INK), (edge, livery.light))), at)
    key = ("face", face, radius)
    surface.blit(kit.made(key, lambda: _cut_out(kit, face, radius, edge)), at)


def _cut_out(kit: Kit, face: str, radius: int, edge: int) -> Surface:
    """The face as far as it lies within the ring."""
    window = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    window.blit(kit.roundel(radius - edge, ((0, WHITE),)), (edge, edge))
    window.blit(kit.art.picture(face, 2 * radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return window
