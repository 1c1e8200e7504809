"""A small framed view, such as that of a weather card."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK


def vignette(kit: Kit, name: str, size: tuple[int, int], faint: bool = False) -> Surface:
    """The picture cut to the size, with round corners and a brass frame."""
    return kit.made(("vignette", name, size, faint), lambda: _framed(kit, name, size, faint))


def _framed(kit: Kit, name: str, size: tuple[int, int], faint: bool) -> Surface:
    w, h = size
    wide = max(w, -(-h * 4 // 3))
    view = kit.art.picture(name, wide, -(-wide * 3 // 4))
    picture = Surface(size, pygame.SRCALPHA)
    picture.blit(view, view.get_rect(center=(w // 2, h // 2)))
    if faint:
        picture.set_alpha(120)
    mask = Surface(size, pygame.SRCALPHA)
    radius = kit.u(7)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(picture, BRASS_DARK, picture.get_rect(), max(2, kit.u(2.4)), border_radius=radius)
    pygame.draw.rect(picture, BRASS, picture.get_rect(), max(1, kit.u(1.2)), border_radius=radius)
    return picture.convert_alpha() if pygame.display.get_surface() else picture
