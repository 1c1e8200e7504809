"""The buttons of a gamepad as small pictures, for where a key would be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.palette import BRASS, CORAL, CREAM, GAIN, INK, SEA_LIGHT, Colour, mix

if TYPE_CHECKING:
    from game.ui.kit import Kit

CAPS = {
    "Enter": "A",
    "Esc": "B",
    "U": "X",
    "H": "Y",
    "F1": "LB",
    "F6": "RB",
    "L": "Back",
    "Home": "LS",
    "I": "RS",
    "+": "RT",
    "-": "LT",
}
"""What stands on the pad's button that does what a key does."""
ROUND: dict[str, Colour] = {"A": GAIN, "B": CORAL, "X": SEA_LIGHT, "Y": BRASS}
"""Four that lie in a cross; each has its letter and a tint."""
SIDE = 19


def pad_cap(kit: Kit, surface: Surface, name: str, midright: tuple[int, int]) -> Rect:
    """One button, ending there; says where it lies."""
    u = kit.u
    words = kit.type.picture(name, "strong", 11, INK)
    if name in ROUND:
        rect = Rect(0, 0, u(SIDE), u(SIDE))
        rect.midright = midright
        ring = kit.roundel(rect.w // 2, ((0, INK), (max(1, u(1)), ROUND[name]), (max(2, u(3)), CREAM)))
        surface.blit(ring, ring.get_rect(center=rect.center))
    else:
        rect = Rect(0, 0, max(words.get_width() + u(9), u(24)), u(SIDE - 2))
        rect.midright = midright
        kit.box(surface, rect, mix(CREAM, INK, 0.08), INK, 1, 8)
        if name == "Back":
            for dx, dy in ((-u(2), -u(2)), (u(2), u(1))):
                page = Rect(0, 0, u(7), u(6))
                page.center = (rect.centerx + dx, rect.centery + dy)
                pygame.draw.rect(surface, CREAM, page)
                pygame.draw.rect(surface, INK, page, max(1, u(1)))
            return rect
    surface.blit(words, words.get_rect(center=rect.center))
    return rect
