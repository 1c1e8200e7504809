"""Least squares, for what makers fit to games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypeVar

Name = TypeVar("Name")
SWEEPS = 200
"""So often each share is fitted to the others."""


def least_squares(
    rows: Sequence[Mapping[Name, float]], wanted: Sequence[float], ridge: float = 0.0, least: float = 0.0
) -> dict[Name, float]:
    """By how much of each a row comes nearest to what is wanted of it: none below the least, all held to
    nothing by the ridge."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    place = {name: n for n, name in enumerate(names)}
    gram, pull = [[0.0] * len(names) for _ in names], [0.0] * len(names)
    for row, n in zip(rows, wanted, strict=True):
        items = [(place[name], x) for name, x in row.items()]
        for i, x in items:
            pull[i] += x * n
            line = gram[i]
            for j, y in items:
                line[j] += x * y
    found = [0.0] * len(names)
    for _ in range(SWEEPS):
        for i, line in enumerate(gram):
            if line[i] + ridge > 0:
                rest = pull[i] - sum([a * b for a, b in zip(line, found, strict=True)]) + line[i] * found[i]
                found[i] = max(least, rest / (line[i] + ridge))
    return dict(zip(names, found, strict=True))


def together(x: Sequence[float], y: Sequence[float]) -> float:
    """How far two go together that both lie about nothing: their correlation."""
    size = sqrt(sum(a * a for a in x) * sum(b * b for b in y))
    return sum(a * b for a, b in zip(x, y, strict=True)) / size if size else 0.0
