"""A sequential test: is a share of wins the fair one, or better by so much? It ends as soon as that is told.

Results come in groups of games with the same luck, so they are neither wins nor losses but shares of a group;
nothing is assumed of how these are spread. Of all spreads with a given mean the likeliest is taken that the
results allow, once for the fair mean and once for the better one, and the two likelihoods are compared
(a generalised probability ratio test): their logarithm wanders until it leaves the bounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import NamedTuple

ERROR = 0.05
"""How often the test may take a fair share for a better one, and a better one for fair."""
BOUND = log((1 - ERROR) / ERROR)
TRACE = 1e-3
"""So much of a group is thought to have been lost and won outright: else no spread would have the means."""
HALVINGS = 60

Results = Mapping[float, int]
"""By share of a group, from 0 to 1, how often it came."""


class Rivals(NamedTuple):
    """The two shares between which the test decides."""

    fair: float
    better: float


def log_ratio(results: Results, rivals: Rivals) -> float:
    """How much likelier the results are with the better share than with the fair one."""
    seen: dict[float, float] = {0.0: TRACE, 1.0: TRACE}
    for share, n in results.items():
        seen[share] = seen.get(share, 0.0) + n
    fair, better = (_tilt(seen, mean) for mean in rivals)
    return sum(
        n * log((1 + fair * (share - rivals.fair)) / (1 + better * (share - rivals.better)))
        for share, n in seen.items()
    )


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """The likeliest spread with this mean gives a share that was seen n times the weight n / (1 + tilt x how
    far it lies above the mean), but for a factor that all have: found by halving, as more tilt lowers the
    mean."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        if sum(n * (share - mean) / (1 + tilt * (share - mean)) for share, n in seen.items()) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2


def verdict(ratio: float) -> str:
    """What is told by the logarithm; nothing while it lies within the bounds."""
    return "better" if ratio >= BOUND else "not better" if ratio <= -BOUND else ""
