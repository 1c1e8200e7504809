"""Turning points: the actions of a match after which everybody's standing was most another than before."""

from __future__ import annotations

from collections.abc import Sequence

MOST = 8
"""So many are found at most: one for each so many steps, too."""
STEPS_EACH = 6
APART = 3
"""Steps that lie nearer to each other are one turning point."""


def swing(before: Sequence[int], after: Sequence[int]) -> float:
    """How much the standings have shifted: what all gain alike shifts nothing."""
    gains = [now - was for was, now in zip(before, after, strict=True)]
    mean = sum(gains) / len(gains)
    return sum(abs(gain - mean) for gain in gains) + 0.5 * (_leaders(before) != _leaders(after))


def _leaders(points: Sequence[int]) -> list[int]:
    return [seat for seat, have in enumerate(points) if have == max(points)]


def turning_points(points: Sequence[Sequence[int]], rounds: Sequence[int]) -> list[int]:
    """The steps with the largest swings, in their order; before the first round points mean nothing."""
    found = [
        (swing(points[n - 1], points[n]), n)
        for n in range(1, len(points))
        if rounds[n - 1] and points[n] != points[n - 1]
    ]
    chosen: list[int] = []
    for _, n in sorted(found, key=lambda one: (-one[0], one[1])):
        if all(abs(n - other) >= APART for other in chosen):
            chosen.append(n)
        if len(chosen) >= min(MOST, len(points) // STEPS_EACH):
            break
    return sorted(chosen)
