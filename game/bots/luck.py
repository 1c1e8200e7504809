"""The luck of one look ahead: what chance brings in it, the same for everything that is compared."""

from __future__ import annotations

from random import Random

from game.engine.chance import Chance, Outcome


class Luck:
    """One stream of numbers; or, for draws that are named, one for each name and how often it was drawn, so
    that looks ahead which draw different things still meet the same dice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self._drawn: dict[str, int] = {}

    def draw(self, chance: Chance, name: str = "") -> Outcome:
        if name:
            n = self._drawn[name] = self._drawn.get(name, 0) + 1
            self.dice = Random(f"{self.seed} {name} {n}")
        return tuple(self.dice.choices(chance.values, chance.weights, k=chance.times))
