"""Least squares, for what makers fit to games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypeVar

Name = TypeVar("Name")
Row = tuple[Sequence[float], float]
"""How much there is of each, and what it came to."""
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


def linear(rows: Sequence[Row], ridge: float) -> list[tuple[float, float]]:
    """By how much of each in a row what it came to is told best, with the errors of that."""
    size = len(rows[0][0])
    square = [[sum([x[i] * x[j] for x, _ in rows]) for j in range(size)] for i in range(size)]
    for i in range(size):
        square[i][i] += ridge
    inverse = inverted(square)
    reached = [sum([x[i] * got for x, got in rows]) for i in range(size)]
    weights = [sum([a * n for a, n in zip(line, reached, strict=True)]) for line in inverse]
    off = [got - sum([a * n for a, n in zip(weights, x, strict=True)]) for x, got in rows]
    spread = sum([n * n for n in off]) / max(1, len(rows) - size)
    return [(weight, sqrt(spread * inverse[i][i])) for i, weight in enumerate(weights)]


def inverted(square: list[list[float]]) -> list[list[float]]:
    """By elimination; what least squares give needs no pivots."""
    size = len(square)
    lines = [[*line, *[float(i == j) for j in range(size)]] for i, line in enumerate(square)]
    for i in range(size):
        lines[i] = [n / lines[i][i] for n in lines[i]]
        for j in range(size):
            if j != i:
                lines[j] = [n - lines[j][i] * m for n, m in zip(lines[j], lines[i], strict=True)]
    return [line[size:] for line in lines]
