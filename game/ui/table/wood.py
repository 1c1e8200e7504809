"""The wood that dice lie in: dark, with a grain, a line of brass, and hollows lined with felt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, SEA_DARK, SEA_LIGHT, SHADOW, WOOD, WOOD_DARK, mix

FELT = mix(SEA_DARK, SEA_LIGHT, 0.22)
DARK_FELT = mix(FELT, WOOD_DARK, 0.45)


def paint_wood(kit: Kit, rect: Rect, felt: Rect, others: Sequence[Rect]) -> Surface:
    """A tray of this size and place with its felt, and other hollows beside it."""
    u = kit.u
    picture = Surface(rect.size, pygame.SRCALPHA)
    whole = picture.get_rect()
    pygame.draw.rect(picture, WOOD_DARK, whole, border_radius=u(14))
    pygame.draw.rect(picture, WOOD, whole.inflate(-u(4), -u(4)), border_radius=u(12))
    grain = Random(5)
    for _ in range(14):
        y = grain.randrange(u(4), max(u(5), whole.h - u(4)))
        x = grain.randrange(u(4), max(u(5), whole.w // 2))
        tone = mix(WOOD, WOOD_DARK, grain.uniform(0.2, 0.6))
        pygame.draw.line(picture, tone, (x, y), (x + grain.randrange(u(40), u(160)), y))
    pygame.draw.rect(picture, BRASS, whole.inflate(-u(2), -u(2)), max(1, u(1.4)), border_radius=u(13))
    for box in (felt, *others):
        _hollow(picture, kit, box.move(-rect.x, -rect.y), FELT if box is felt else DARK_FELT)
    return picture.convert_alpha()


def _hollow(picture: Surface, kit: Kit, hollow: Rect, fill: tuple[int, int, int]) -> None:
    u = kit.u
    edge = hollow.inflate(u(4), u(4))
    pygame.draw.rect(picture, mix(WOOD_DARK, SHADOW, 0.5), edge, border_radius=u(9))
    pygame.draw.rect(picture, fill, hollow, border_radius=u(7))
    shade = Surface(hollow.size, pygame.SRCALPHA)
    for k in range(u(7)):
        alpha = round(70 * (1 - k / max(1, u(7))))
        pygame.draw.line(shade, (*SHADOW, alpha), (k, k), (hollow.w - k, k))
        pygame.draw.line(shade, (*SHADOW, alpha), (k, k), (k, hollow.h - k))
    picture.blit(shade, hollow)
