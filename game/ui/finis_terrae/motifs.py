"""What grows and rises on the islands: trees, palms, hills and mountains, with the light from the left."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

import pygame
from pygame import Surface

from game.ui.palette import INK, WHITE, Colour, mix

LEAF, LEAF_LIT, LEAF_DARK = (74, 116, 62), (116, 158, 84), (48, 84, 52)
ROCK, ROCK_LIT, ROCK_DARK = (140, 130, 122), (190, 182, 168), (98, 90, 90)
EARTH, EARTH_LIT, EARTH_DARK = (158, 140, 84), (190, 172, 108), (120, 104, 66)
BARK: Colour = (104, 72, 44)
SHADE: Colour = (96, 122, 66)
Spot = tuple[float, float]


def paint_motif(surface: Surface, kind: str, at: Spot, size: float, seed: int) -> None:
    """`at` is where it stands, `size` its height in pixels."""
    PAINTERS[kind](surface, at, size, Random(seed))


def _shadow(surface: Surface, at: Spot, w: float, h: float) -> None:
    box = pygame.Rect(0, 0, max(2, round(w)), max(2, round(h)))
    box.center = (round(at[0] + w * 0.18), round(at[1]))
    pygame.draw.ellipse(surface, SHADE, box)


def _tree(surface: Surface, at: Spot, size: float, lot: Random) -> None:
    x, y = at
    w = size * 0.30
    _shadow(surface, at, w * 2.3, size * 0.2)
    pygame.draw.line(surface, BARK, (x, y), (x, y - size * 0.3), max(1, round(size * 0.12)))
    top = y - size
    pygame.draw.polygon(surface, INK, _cone(x, y - size * 0.12, w * 1.22, top - size * 0.08))
    pygame.draw.polygon(surface, LEAF_DARK, _cone(x, y - size * 0.18, w, top))
    pygame.draw.polygon(
        surface, LEAF_LIT, [(x - w, y - size * 0.18), (x, top), (x - w * 0.05, y - size * 0.18)]
    )


def _cone(x: float, y: float, w: float, top: float) -> list[Spot]:
    return [(x - w, y), (x, top), (x + w, y)]


def _bush(surface: Surface, at: Spot, size: float, lot: Random) -> None:
    x, y = at
    r = size * 0.40
    _shadow(surface, at, r * 2.4, size * 0.26)
    pygame.draw.line(surface, BARK, (x, y), (x, y - r), max(1, round(size * 0.13)))
    centre = (x, y - size * 0.58)
    pygame.draw.circle(surface, INK, centre, r * 1.17)
    pygame.draw.circle(surface, LEAF_DARK, centre, r)
    pygame.draw.circle(surface, LEAF, (x - r * 0.14, y - size * 0.62), r * 0.82)
    pygame.draw.circle(surface, LEAF_LIT, (x - r * 0.32, y - size * 0.70), r * 0.46)


def _palm(surface: Surface, at: Spot, size: float, lot: Random) -> None:
    x, y = at
    lean = lot.uniform(-0.18, 0.22) * size
    top = (x + lean, y - size * 0.72)
    _shadow(surface, at, size * 0.5, size * 0.15)
    pygame.draw.line(surface, INK, (x, y), top, max(2, round(size * 0.17)))
    pygame.draw.line(surface, BARK, (x, y), top, max(1, round(size * 0.09)))
    for angle in (-2.9, -2.3, -1.5, -0.8, -0.2):
        for width, colour in ((0.18, INK), (0.11, LEAF_LIT if angle < -1.6 else LEAF)):
            mid = (top[0] + size * 0.28 * cos(angle), top[1] + size * 0.24 * sin(angle))
            tip = (top[0] + size * 0.46 * cos(angle), top[1] + size * 0.22 * sin(angle) + size * 0.12)
            pygame.draw.lines(surface, colour, False, [top, mid, tip], max(1, round(size * width)))


def _hill(surface: Surface, at: Spot, size: float, lot: Random) -> None:
    x, y = at
    w = size * 0.85
    crest = [(x + w * cos(pi + pi * k / 12), y + size * 0.62 * sin(pi + pi * k / 12)) for k in range(13)]
    pygame.draw.polygon(surface, INK, [(p[0] + (p[0] - x) * 0.05, p[1] - size * 0.06) for p in crest])
    pygame.draw.polygon(surface, EARTH, crest)
    pygame.draw.polygon(surface, EARTH_LIT, [*crest[:7], (x - w * 0.15, y)])
    for k in range(3):
        a = (x + w * (0.22 + 0.2 * k), y - size * (0.44 - 0.12 * k))
        width = max(1, round(size * 0.05))
        pygame.draw.line(surface, EARTH_DARK, a, (a[0] + w * 0.06, y - size * 0.08), width)


def _mountain(surface: Surface, at: Spot, size: float, lot: Random) -> None:
    x, y = at
    w = size * lot.uniform(0.52, 0.62)
    peak = (x + lot.uniform(-0.08, 0.08) * size, y - size)
    ridge = (x + w * 0.14, y - size * 0.34)
    foot = (x + w * 0.02, y)
    _shadow(surface, (x + w * 0.25, y), w * 2.1, size * 0.22)
    outline = [
        (x - w * 1.08, y + size * 0.03),
        (peak[0], peak[1] - size * 0.07),
        (x + w * 1.08, y + size * 0.03),
    ]
    pygame.draw.polygon(surface, INK, outline)
    pygame.draw.polygon(surface, ROCK_DARK, [(x - w, y), peak, (x + w, y)])
    pygame.draw.polygon(surface, ROCK_LIT, [(x - w, y), peak, ridge, foot])
    pygame.draw.polygon(surface, ROCK, [(x - w * 0.2, y), (x - w * 0.1, y - size * 0.4), ridge, foot])
    snow = [_on(peak, (x - w, y), 0.34), peak, _on(peak, (x + w, y), 0.30), (x + w * 0.12, y - size * 0.58)]
    pygame.draw.polygon(surface, mix(WHITE, ROCK, 0.1), [*snow, (x - w * 0.1, y - size * 0.70)])


def _on(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _tuft(surface: Surface, at: Spot, size: float, lot: Random) -> None:
    x, y = at
    for k in (-1, 0, 1):
        tip = (x + k * size * 0.2, y - size * (0.42 if k else 0.55))
        pygame.draw.line(surface, LEAF, (x + k * size * 0.06, y), tip, max(1, round(size * 0.09)))


def paint_rock(surface: Surface, at: Spot, size: float, seed: int) -> None:
    """A rock in the surf: dark foot, lit shoulder."""
    lot = Random(seed)
    x, y = at
    reach = [size * lot.uniform(0.75, 1.1) for _ in range(7)]

    def shape(grow: float, dx: float = 0.0, dy: float = 0.0) -> list[Spot]:
        return [
            (x + dx + r * grow * cos(2 * pi * k / 7), y + dy + r * grow * 0.8 * sin(2 * pi * k / 7))
            for k, r in enumerate(reach)
        ]

    pygame.draw.polygon(surface, INK, shape(1.2))
    pygame.draw.polygon(surface, ROCK_DARK, shape(1.0))
    pygame.draw.polygon(surface, ROCK, shape(0.76, -size * 0.1, -size * 0.14))
    pygame.draw.polygon(surface, ROCK_LIT, shape(0.42, -size * 0.22, -size * 0.26))


PAINTERS: dict[str, Callable[[Surface, Spot, float, Random], None]] = {
    "tree": _tree,
    "bush": _bush,
    "palm": _palm,
    "hill": _hill,
    "mountain": _mountain,
    "tuft": _tuft,
}
HEIGHTS = {"tree": 0.125, "bush": 0.115, "palm": 0.17, "hill": 0.11, "mountain": 0.21, "tuft": 0.07}
"""In squares."""
