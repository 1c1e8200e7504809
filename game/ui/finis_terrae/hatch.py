"""The deck of a ship seen from above, and one of its hatches with what lies below."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, INK, WHITE, WOOD, WOOD_DARK, Colour, mix

FINE = 2
"""Drawn so much larger and then reduced, so that edges are smooth."""
PLANK: Colour = (186, 136, 84)
BLACK_PLANK: Colour = (108, 84, 66)
BELOW: Colour = (46, 30, 20)
MOST_SHOWN = 6
SPREAD = {
    1: ((0.0, 0.0),),
    2: ((-0.42, 0.0), (0.42, 0.0)),
    3: ((0.0, -0.34), (-0.45, 0.3), (0.45, 0.3)),
    4: ((-0.42, -0.34), (0.42, -0.34), (-0.42, 0.34), (0.42, 0.34)),
    5: ((-0.5, -0.36), (0.5, -0.36), (0.0, 0.0), (-0.5, 0.36), (0.5, 0.36)),
    6: ((-0.55, -0.34), (0.0, -0.34), (0.55, -0.34), (-0.55, 0.34), (0.0, 0.34), (0.55, 0.34)),
}


def paint_hull(kit: Kit, size: tuple[int, int], pirate: bool) -> Surface:
    """Planks from stern to bow; a pirate's are tarred."""
    return kit.made(("hull", size, pirate), lambda: _hull(kit, size, pirate))


def _hull(kit: Kit, size: tuple[int, int], pirate: bool) -> Surface:
    w, h = size[0] * FINE, size[1] * FINE
    picture = Surface((w, h), pygame.SRCALPHA)
    plank = BLACK_PLANK if pirate else PLANK
    rim = mix(plank, WOOD_DARK, 0.75)
    edge = max(2, kit.u(2)) * FINE
    _fill(picture, INK, _outline(w, h, 0))
    _fill(picture, rim, _outline(w, h, edge))
    inside = _outline(w, h, edge + kit.u(5) * FINE)
    deck = Surface((w, h), pygame.SRCALPHA)
    rows = 9
    for n in range(rows):
        top = round(n * h / rows)
        colour = mix(plank, WHITE if n % 2 else WOOD, 0.09 if n % 2 else 0.14)
        pygame.draw.rect(deck, colour, Rect(0, top, w, round(h / rows) + 1))
        pygame.draw.line(deck, mix(plank, WOOD_DARK, 0.55), (0, top), (w, top), FINE)
    mask = Surface((w, h), pygame.SRCALPHA)
    _fill(mask, (255, 255, 255), inside)
    deck.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(deck, (0, 0))
    pygame.draw.polygon(picture, INK, inside, FINE)
    bow = (w - round(h * 0.24), h // 2)
    pygame.draw.circle(picture, WOOD_DARK, bow, round(h * 0.075))
    pygame.draw.circle(picture, mix(plank, WHITE, 0.3), bow, round(h * 0.05))
    return pygame.transform.smoothscale(picture, size).convert_alpha()


def _outline(w: int, h: int, by: int) -> list[tuple[float, float]]:
    """A round stern at the left, a pointed bow at the right, so much smaller all round."""
    stern, bow = h * 0.18, h * 0.72
    points = []
    for n in range(13):
        t = n / 12
        # The side bends in towards the bow like a quarter of a wave.
        x = w - by * 1.6 - bow + (bow - by * 0.2) * t
        points.append((x, by + (h / 2 - by) * t**2.1))
    lower = [(x, h - y) for x, y in reversed(points)]
    return [(by + stern, by), *points, *lower, (by + stern, h - by), (by, h - by - stern), (by, by + stern)]


def _fill(surface: Surface, colour: Colour, points: list[tuple[float, float]]) -> None:
    pygame.draw.polygon(surface, colour, points)


def paint_hatch(surface: Surface, kit: Kit, box: Rect, hold: int, good: str, count: int) -> None:
    """A hold by its number, with its content; empty without."""
    u = kit.u
    pygame.draw.rect(surface, INK, box, border_radius=u(6))
    coaming = box.inflate(-u(3), -u(3))
    pygame.draw.rect(surface, WOOD, coaming, border_radius=u(5))
    below = box.inflate(-u(10), -u(10))
    pygame.draw.rect(surface, BELOW if not count else mix(BELOW, WOOD, 0.55), below, border_radius=u(3))
    pygame.draw.rect(surface, INK, below, max(1, u(1)), border_radius=u(3))
    if count:
        _content(surface, kit, below, good, count)
    else:
        number = kit.type.picture(str(hold + 1), "title", 24, mix(BELOW, WOOD, 0.8))
        surface.blit(number, number.get_rect(center=below.center))


def _content(surface: Surface, kit: Kit, box: Rect, good: str, count: int) -> None:
    """As many pieces as can be told apart, and their number on a tag."""
    u = kit.u
    tag = Rect(0, 0, min(box.w, max(u(30), kit.type.width(str(count), "title", 18) + u(14))), u(24))
    tag.midbottom = (box.centerx, box.bottom - u(2))
    room = Rect(box.x, box.y + u(1), box.w, tag.y - box.y - u(1))
    shown = SPREAD[min(count, MOST_SHOWN)]
    side = min(room.h * (0.95 if count == 1 else 0.62), room.w * (0.8 if count == 1 else 0.5), u(44))
    for dx, dy in shown:
        centre = (round(room.centerx + dx * side * 1.05), round(room.centery + dy * side * 0.95))
        kit.icon(surface, good, round(side), centre)
    pygame.draw.rect(surface, INK, tag.inflate(u(2), u(2)), border_radius=u(7))
    pygame.draw.rect(surface, CREAM, tag, border_radius=u(6))
    pygame.draw.rect(surface, BRASS if count else BRASS_DARK, tag, max(1, u(1)), border_radius=u(6))
    number = kit.type.picture(str(count), "title", 18, INK)
    surface.blit(number, number.get_rect(center=tag.center))
