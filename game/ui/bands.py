"""Cutting a window into parts that can be painted one after the other, with few things lying across a cut."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

DEEPEST = 4
"""Up to sixteen parts, and more where they are large."""
LARGE = 500_000
"""Pixels in a part that is worth halving even if there is little on it."""


def bands(area: Rect, things: Sequence[Rect], depth: int = DEEPEST) -> list[Rect]:
    """The area in parts with about as many things in each; no cut goes through a thing."""
    inside = [thing for thing in things if thing.colliderect(area)]
    best: tuple[int, Rect, Rect] | None = None
    if depth and len(inside) > 1:
        for first, second in _cuts(area, inside):
            a = sum(thing.colliderect(first) for thing in inside)
            b = sum(thing.colliderect(second) for thing in inside)
            across = a + b - len(inside)
            if not across and a and b and (best is None or abs(a - b) < best[0]):
                best = (abs(a - b), first, second)
    if best is None:
        return _roomy(area, inside) if len(inside) < 3 else [area]
    return [*bands(best[1], inside, depth - 1), *bands(best[2], inside, depth - 1)]


def _roomy(area: Rect, inside: Sequence[Rect]) -> list[Rect]:
    """A large part with little on it: what is there first, then the map or the sea alone."""
    if area.w * area.h >= LARGE:
        for empty, rest in sorted(
            (pair for cut in _cuts(area, inside) for pair in (cut, cut[::-1])),
            key=lambda pair: -pair[0].w * pair[0].h,
        ):
            if empty.collidelist(list(inside)) < 0:
                return [rest, *_halves(empty)]
    return _halves(area)


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


def _cuts(area: Rect, things: Sequence[Rect]) -> list[tuple[Rect, Rect]]:
    """Along the edges of things, upright and level."""
    found = []
    for x in sorted({thing.left for thing in things} | {thing.right for thing in things}):
        if area.left < x < area.right:
            found.append(
                (Rect(area.x, area.y, x - area.x, area.h), Rect(x, area.y, area.right - x, area.h)),
            )
    for y in sorted({thing.top for thing in things} | {thing.bottom for thing in things}):
        if area.top < y < area.bottom:
            found.append(
                (Rect(area.x, area.y, area.w, y - area.y), Rect(area.x, y, area.w, area.bottom - y)),
            )
    return found
