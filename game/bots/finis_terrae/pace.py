"""How many passes a way takes, and how likely a ship gets there in time: a pass goes as far as its die."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

FAR = 99
"""Farther than this is nowhere."""
LONGEST = 8
"""In so many passes or more a ship gets anywhere it plans to."""


@cache
def passes_for(die: tuple[int, ...]) -> Sequence[float]:
    """By steps, how many passes they take on average."""
    made = [0.0]
    for steps in range(1, FAR + 2):
        made.append(1 + sum([made[steps - face] for face in die if face < steps]) / len(die))
    return made


@cache
def arrivals(die: tuple[int, ...], passes: int) -> Sequence[float]:
    """By steps, how likely so many passes suffice for them."""
    if passes <= 0:
        return [1.0] + [0.0] * (FAR + 1)
    if passes >= LONGEST:
        return [1.0] * (FAR + 2)
    before = arrivals(die, passes - 1)
    return [sum([before[max(0, steps - face)] for face in die]) / len(die) for steps in range(FAR + 2)]


def in_time(die: tuple[int, ...], passes: float, steps: int) -> float:
    """How likely a number of passes suffices that is not certain: 1.6 are two more often than one."""
    whole = int(passes)
    more = passes - whole
    return (1 - more) * arrivals(die, whole)[steps] + more * arrivals(die, whole + 1)[steps]


@cache
def prospects(die: tuple[int, ...], patience: float, passes: float, known: int, on: int) -> Sequence[float]:
    """By steps, what remains of a gain that lies so far away: it comes later, if it comes at all. `known` is
    what the die of the first pass shows, or 0; so many steps of the way it takes the ship `on`."""
    made = []
    for steps in range(FAR + 2):
        rest, first = max(0, steps - on), known > 0
        made.append(patience ** (first + passes_for(die)[rest]) * in_time(die, passes - first, rest))
    return made
