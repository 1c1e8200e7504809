"""Cutting a window into parts that can be painted one after the other, with few things lying across a cut."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import permutations

from pygame import Rect

DEEPEST = 4
"""Up to sixteen parts, and more where they are large."""
FEW = 3
"""Things from which on a part is not halved, since some would be painted twice."""
LARGE = 500_000
"""Pixels in a part that is worth halving even if there is little on it."""


def bands(area: Rect, things: Sequence[Rect], depth: int = DEEPEST) -> list[Rect]:
    """The area in parts with about as many things in each; no cut goes through a thing."""
    inside = [thing for thing in things if thing.colliderect(area)]
    cut = _evenest(area, inside) if depth and len(inside) > 1 else None
    if cut is None:
        return _roomy(area, inside)
    return [part for half in _cut(area, *cut) for part in bands(half, inside, depth - 1)]


def _evenest(area: Rect, things: Sequence[Rect]) -> tuple[bool, int] | None:
    """The cut through no thing that leaves about as many on either side, and some on both."""
    sides = {
        True: (sorted(thing.left for thing in things), sorted(thing.right for thing in things)),
        False: (sorted(thing.top for thing in things), sorted(thing.bottom for thing in things)),
    }
    best: tuple[bool, int] | None = None
    least = count = len(things)
    for upright, at in _edges(area, things):
        begins, ends = sides[upright]
        first = bisect_left(begins, at)
        second = count - bisect_right(ends, at)
        if first and second and first + second == count and abs(first - second) < least:
            best, least = (upright, at), abs(first - second)
    return best


def _roomy(area: Rect, inside: Sequence[Rect]) -> list[Rect]:
    """A large part: what is there first, then the map or the sea alone."""
    if area.w * area.h >= LARGE:
        for empty, rest in sorted(
            (pair for edge in _edges(area, inside) for pair in permutations(_cut(area, *edge))),
            key=lambda pair: -pair[0].w * pair[0].h,
        ):
            if empty.collidelist(list(inside)) < 0:
                return [*_roomy(rest, inside), *_halves(empty)]
    return _halves(area) if len(inside) < FEW else [area]


def _halves(area: Rect) -> list[Rect]:
    """In halves until they are small enough."""
    if area.w * area.h < LARGE:
        return [area]
    if area.w >= area.h:
        half = area.w // 2
        first, second = (area.x, area.y, half, area.h), (area.x + half, area.y, area.w - half, area.h)
    else:
        half = area.h // 2
        first, second = (area.x, area.y, area.w, half), (area.x, area.y + half, area.w, area.h - half)
    return [*_halves(Rect(first)), *_halves(Rect(second))]


def _edges(area: Rect, things: Sequence[Rect]) -> list[tuple[bool, int]]:
    """Where to cut: along the edges of things, upright and level."""
    xs = {thing.left for thing in things} | {thing.right for thing in things}
    ys = {thing.top for thing in things} | {thing.bottom for thing in things}
    upright = [(True, x) for x in sorted(xs) if area.left < x < area.right]
    return upright + [(False, y) for y in sorted(ys) if area.top < y < area.bottom]


def _cut(area: Rect, upright: bool, at: int) -> tuple[Rect, Rect]:
    x, y, w, h = area
    if upright:
        return Rect(x, y, at - x, h), Rect(at, y, area.right - at, h)
    return Rect(x, y, w, at - y), Rect(x, at, w, area.bottom - at)
