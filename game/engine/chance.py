"""Chance is a pause, like a decision: a few weighted outcomes that somebody resolves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

import msgspec

from game.engine.state import State

Outcome = tuple[int, ...]

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance(msgspec.Struct, gc=False):
    """`times` independent draws among `values`, each as likely as its weight."""

    kind: str
    values: Sequence[int]
    weights: Sequence[int] | None = None
    times: int = 1

    def size(self) -> int:
        return int(len(self._odds()) ** self.times)

    def allows(self, outcome: Outcome) -> bool:
        odds = self._odds()
        return len(outcome) == self.times and all(value in odds for value in outcome)

    def enumerate(self) -> Iterator[tuple[Outcome, float]]:
        """Every outcome, once, with its probability."""
        odds = self._odds()
        total = sum(odds.values())
        for outcome in product(odds, repeat=self.times):
            yield outcome, prod(odds[value] / total for value in outcome)

    def _odds(self) -> dict[int, int]:
        """Every value that can come, with its weight; a value that is listed twice weighs twice."""
        odds: dict[int, int] = {}
        for value, weight in zip(self.values, self.weights or [1] * len(self.values), strict=True):
            if weight > 0:
                odds[value] = odds.get(value, 0) + weight
        return odds


def seed_to_rng(seed: int) -> int:
    """Spread small seeds over all 64 bits, so that neighbouring seeds play different games."""
    return _mix((seed * _STEP + 0x2545F4914F6CDD1D) & _MASK)


def below(state: State, n: int) -> int:
    """The next number in 0..n-1 from the state's own generator (splitmix64)."""
    state.rng = rng = (state.rng + _STEP) & _MASK
    return (_mix(rng) * n) >> 64


def roll(state: State, chance: Chance) -> Outcome:
    """Resolve a chance from the state's generator."""
    values, weights = chance.values, chance.weights
    if weights is None:
        n = len(values)
        return tuple([values[below(state, n)] for _ in range(chance.times)])
    return tuple([values[_weighted(state, weights)] for _ in range(chance.times)])


def _weighted(state: State, weights: Sequence[int]) -> int:
    left = below(state, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("a chance needs a positive weight")


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
