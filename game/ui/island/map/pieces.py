"""The pieces as pictures: roads along their paths, settlements and cities, the robber, the number tokens."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.art import DARK, LIGHT
from game.ui.kit import Kit
from game.ui.palette import INK, Livery, hexed

ROAD_LONG, ROAD_WIDE = 0.74, 0.185
"""In radii of a hex."""
HOUSE = 0.62
ROBBER = 0.78
TOKEN = 0.66
RED = (176, 42, 30)
HOT = (6, 8)
DICE_SUMS = 36
FINE = 3
"""A road is drawn so much larger before it is turned, so that its edges are smooth."""

NEUTRALS = (
    Livery("stone", (226, 219, 204), (168, 158, 140), "wave", "solid"),
    Livery("slate", (128, 130, 136), (82, 84, 90), "compass", "solid"),
)
"""What the neutral colours of a game for two are known by: plain, and no player's."""


def pips(roll: int) -> int:
    """In how many of 36 throws two dice show it."""
    return 6 - abs(7 - roll) if roll else 0


def road(kit: Kit, livery: Livery, size: float, slope: int, worn: bool = False) -> Surface:
    """A road for a hex of this radius, turned clockwise by so many degrees."""
    key = ("road", livery, round(size * ROAD_LONG), slope, worn)
    return kit.made(key, lambda: turned(_road(kit, livery, size, worn), slope))


def turned(bar: Surface, slope: int) -> Surface:
    """A level bar, drawn finer than it is seen, as it lies along a path."""
    return pygame.transform.rotozoom(bar, -slope, 1 / FINE).convert_alpha()


def _road(kit: Kit, livery: Livery, size: float, worn: bool) -> Surface:
    bar = level_bar(kit, livery, size, "road", ROAD_LONG, ROAD_WIDE)
    if worn:
        bar = bar.copy()
        _crack(bar)
    return bar


def level_bar(kit: Kit, livery: Livery, size: float, kind: str, long: float, wide: float) -> Surface:
    """A long piece in its player's colours, for a hex of this radius; `long` and `wide` in radii."""
    colours = {LIGHT: hexed(livery.light), DARK: hexed(livery.dark)}
    w, h = max(4, round(size * long)), max(2, round(size * wide))
    return kit.art.picture(f"pieces/{kind}-{livery.pattern}", w * FINE, h * FINE, colours)


def _crack(bar: Surface) -> None:
    """A damaged road has lost its middle."""
    w, h = bar.get_size()
    gap = [(0.40, 0), (0.47, 0.35), (0.42, 0.6), (0.48, 1), (0.62, 1), (0.56, 0.62), (0.61, 0.4), (0.54, 0)]
    points = [(w * x, h * y) for x, y in gap]
    pygame.draw.polygon(bar, (0, 0, 0, 0), points)
    pygame.draw.lines(bar, INK, False, points[:4], max(2, h // 9))
    pygame.draw.lines(bar, INK, False, points[4:], max(2, h // 9))


def house(kit: Kit, livery: Livery, size: float, city: bool, lying: bool = False) -> Surface:
    """One that lies on its side is darker, too."""
    kind = "city" if city else "settlement"
    standing = kit.art.piece(f"{kind}-{livery.pattern}", max(4, round(size * HOUSE)), livery)
    return kit.made(("lying", standing), lambda: _lying(standing)) if lying else standing


def _lying(standing: Surface) -> Surface:
    picture = pygame.transform.rotate(standing, -90)
    picture.fill((176, 164, 160), special_flags=pygame.BLEND_RGB_MULT)
    return picture.convert_alpha()


def robber(kit: Kit, size: float) -> Surface:
    return kit.art.picture("pieces/robber", max(4, round(size * ROBBER)))


def token(kit: Kit, roll: int, size: float) -> Surface:
    """A disc with its number, and a pip for each throw of 36 that shows it; without one it lies face down."""
    side = max(8, round(size * TOKEN))
    return kit.made(("token", roll, side), lambda: _token(kit, roll, side))


def _token(kit: Kit, roll: int, side: int) -> Surface:
    hot = roll in HOT
    picture = kit.art.picture("sea/number-hot" if hot else "sea/number", side).copy()
    if not roll:
        picture.fill((178, 160, 140), special_flags=pygame.BLEND_RGB_MULT)
        return picture
    ink = RED if hot else INK
    figure = kit.type.picture(str(roll), "strong", side * (0.50 if hot else 0.46) / kit.scale, ink)
    picture.blit(figure, figure.get_rect(center=(round(side * 0.485), round(side * 0.40))))
    count, step = pips(roll), side * 0.085
    for k in range(count):
        at = (side * 0.485 + (k - (count - 1) / 2) * step, side * 0.665)
        pygame.draw.circle(picture, ink, at, max(1.0, side * 0.034))
    return picture
