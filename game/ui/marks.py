"""How anything answers the pointer or the keyboard, the same everywhere: it is raised, brighter, in a ring of
gold and ink; pressed, it is down again and darker."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import INK, LIT
from game.ui.spots import Spot
from game.ui.stage import Stage

LIFT, CORNER, SHADE = 3, 10, 170
"""How far it is raised and how round it is, on the drawing board, and how dark what it leaves, of 255."""
BRIGHTER, DARKER = (20, 17, 9), (24, 28, 36)
"""What is added to its colours, and what is taken away: ink stays dark and paper light, and words clear."""


def mark(kit: Kit, stage: Stage, spot: Spot, pressed: bool, still: bool) -> None:
    """Draw it as the one that is meant; nothing is raised where there should be less motion."""
    if spot.outline:
        _ring_shape(kit, stage, spot)
        return
    rect = spot.rect.clip(stage.rect)
    if not rect.w or not rect.h:
        return
    picture = stage.window.subsurface(rect).copy()
    flag = pygame.BLEND_RGB_SUB if pressed else pygame.BLEND_RGB_ADD
    picture.blit(_glow(kit, rect.size, pressed), (0, 0), special_flags=flag)
    raised = rect
    if not pressed and not still:
        raised = rect.move(0, -kit.u(LIFT))
        stage.draw(_shadow(kit, rect.size), rect.topleft)
    stage.draw(picture, raised.topleft)
    if spot.act:
        _ring(kit, stage, raised)


def _glow(kit: Kit, size: tuple[int, int], pressed: bool) -> Surface:
    def make() -> Surface:
        glow = Surface(size).convert()
        pygame.draw.rect(glow, DARKER if pressed else BRIGHTER, glow.get_rect(), border_radius=kit.u(CORNER))
        return glow

    return kit.made(("glow", size, pressed), make)


def _shadow(kit: Kit, size: tuple[int, int]) -> Surface:
    """Where it stood, which is seen as its edge while it is raised."""

    def make() -> Surface:
        shadow = Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(shadow, (*INK, SHADE), shadow.get_rect(), border_radius=kit.u(CORNER))
        return shadow.convert_alpha()

    return kit.made(("raised", size), make)


def _ring(kit: Kit, stage: Stage, rect: Rect) -> None:
    rim, width = max(1, kit.u(1)), max(2, kit.u(2.5))
    around = rect.inflate(2 * (rim + width) - 2, 2 * (rim + width) - 2)
    kit.rounded(stage.window, around, kit.u(CORNER) + width, ((0, INK), (rim, LIT), (rim + width, None)))
    stage.note(around)


def _ring_shape(kit: Kit, stage: Stage, spot: Spot) -> None:
    """Something that is no rectangle lies on the map, which holds still."""
    width = max(2, kit.u(2.5))
    pygame.draw.polygon(stage.window, INK, spot.outline, width + 2 * max(1, kit.u(1)))
    pygame.draw.polygon(stage.window, LIT, spot.outline, width)
    stage.note(spot.rect.inflate(4 * width, 4 * width))
