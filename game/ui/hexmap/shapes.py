"""Shapes that a map of hexes is made of: hexagons, rough shores, dashes, colours laid on each other."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import hypot
from random import Random

import pygame
from pygame import Rect, Surface

Point = tuple[float, float]
BENDS = 5
"""Of a rough shore, along each side."""


def hexagon(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    w, h = radius * 0.8660254, radius / 2
    return [(x + w, y + h), (x, y + radius), (x - w, y + h), (x - w, y - h), (x, y - radius), (x + w, y - h)]


def wobbly(corners: list[Point], by: float, seed: int) -> list[Point]:
    """A coast rather than a ruler's line."""
    points = []
    rough = iter(_roughness(seed, BENDS * len(corners)))
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = hypot(x2 - x1, y2 - y1)
        for k in range(BENDS):
            t, off = k / BENDS, by * next(rough)
            points.append(
                (x1 + (x2 - x1) * t - (y2 - y1) / length * off, y1 + (y2 - y1) * t + (x2 - x1) / length * off)
            )
    return points


@lru_cache(maxsize=256)
def _roughness(seed: int, count: int) -> tuple[float, ...]:
    """From -1 to 1; drawing a lot takes longer than drawing the coast."""
    random = Random(seed)
    return tuple(random.uniform(-1, 1) for _ in range(count))


def dashes(
    surface: Surface, colour: tuple[int, ...], a: Point, b: Point, width: int, dash: float, gap: float
) -> None:
    length = hypot(b[0] - a[0], b[1] - a[1])
    if not length:
        return
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    at = 0.0
    while at < length:
        end = min(length, at + dash)
        pygame.draw.line(
            surface,
            colour,
            (a[0] + ux * at, a[1] + uy * at),
            (a[0] + ux * end, a[1] + uy * end),
            width,
        )
        at = end + gap


def over(upper: tuple[int, ...], lower: tuple[int, ...]) -> tuple[int, int, int, int]:
    """The colour of one see-through colour over another."""
    a, b = upper[3] / 255, lower[3] / 255 * (1 - upper[3] / 255)
    red, green, blue = (round((u * a + v * b) / (a + b)) for u, v in zip(upper[:3], lower[:3], strict=True))
    return red, green, blue, round(255 * (a + b))


@contextmanager
def clipped(surface: Surface, area: Rect) -> Iterator[None]:
    """Nothing is drawn outside the area meanwhile."""
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)


def around(points: Iterable[Point], margin: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what holds all of these with a margin."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


WINDS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def wind(east: float, north: float) -> str:
    """The nearest of eight winds that way."""
    return WINDS[round(math.atan2(north, east) / (math.pi / 4)) % 8]


def wind_among(here: Point, others: Sequence[Point]) -> str:
    """In which wind a place lies, seen from the middle of several."""
    east = here[0] - sum(x for x, _ in others) / len(others)
    north = sum(y for _, y in others) / len(others) - here[1]
    return wind(east, north)
