"""Races for the awards: how likely a seat is to get one that it does not hold, or lose the one it holds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

GET = (0.8, 0.45, 0.27, 0.15, 0.07, 0.03)
"""By what is missing to hold it, the chance of getting it some day."""
LOSE = (0.4, 0.3, 0.18, 0.1, 0.05)
"""By the lead over the next, the chance of losing it."""


def hopes(counts: Sequence[float], seat: int, holder: int, least: int, room: float = 99) -> float:
    """What the award will bring or cost, from -1 to 1, beyond who holds it now; counts may be guesses.

    `room` is how much more the seat can add."""
    mine = counts[seat]
    others = max([n for other, n in enumerate(counts) if other != seat], default=0)
    if holder == seat:
        return -_at(LOSE, mine - max(others, least - 1))
    missing = max(least, others + 1) - mine
    return _at(GET, missing) if missing <= room else 0.0


def likely(x: float) -> float:
    """From 0 to 1, and a half where x is 0: how likely something is that a lead of x decides."""
    return 1 / (1 + exp(-4 * x)) if x > -20 else 0.0


def _at(table: Sequence[float], x: float) -> float:
    """Between its entries on a straight line."""
    if x <= 0:
        return table[0]
    n = int(x)
    if n + 1 >= len(table):
        return table[-1] if x < len(table) else table[-1] / (1 + x - len(table))
    return table[n] + (table[n + 1] - table[n]) * (x - n)
