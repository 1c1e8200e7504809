"""What the land gives a seat: the cards of a roll, and how fast they become points.

A pace is told in points a roll: how soon the income would pay for each kind of purchase, where whatever is
missing is traded for. Seats with the same income and the same rates have the same pace, so each is worked out
once in a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

Weights = dict[str, float]
Income = tuple[float, ...]
"""By kind, cards a roll."""
WAYS = 36
"""In which two dice can fall."""
NEVER = 1e4
PIP = 1 / WAYS
MOST_KEPT = 20_000


class Pace(NamedTuple):
    cards: float
    """Points a roll if every card were of any kind."""
    variety: float
    """What is lost because it is not: below zero."""
    harbours: float
    """What is won back by better rates."""
    more: Income
    """By kind, what one more card a roll would add."""
    besides: float = 0.0
    """Points a roll by what is no card."""

    @property
    def whole(self) -> float:
        return self.cards + self.variety + self.harbours + self.besides


class Land:
    """Of one board: what its corners give, and the paces that were asked for."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.board: tuple[object, ...] = ()
        self.hexes: list[tuple[int, float]] = []
        """By hex, the kind that it gives, or -1; and how often."""
        self.ordinary: Income = ()
        """What an ordinary settlement gets on this board."""
        self._gives: dict[int, list[Income]] = {}
        self._incomes: dict[tuple[int, int, int], Income] = {}
        self._paces: dict[tuple[Income, tuple[int, ...]], Pace] = {}
        self._speeds: dict[tuple[Income, tuple[int, ...]], float] = {}
        self._wants: list[tuple[float, Income]] = []

    def begin(self, b: IslandBook, s: IslandState) -> bool:
        """Whether it is another board than before."""
        if (s.terrain, s.pays) == self.board:
            return False
        self.board = s.terrain, s.pays
        often = [0] * len(s.terrain)
        for roll, hexes in enumerate(s.pays):
            for h, _ in hexes:
                often[h] += ways(roll)
        self.hexes = [(b.gives[t], n / WAYS) for t, n in zip(s.terrain, often, strict=True)]
        supply = [sum(often for kind, often in self.hexes if kind == k) for k in range(len(b.resources))]
        self.ordinary = tuple(self.w["ordinary"] * PIP * n / sum(supply) for n in supply)
        self._wants = wants(b, self.w)
        self._gives.clear()
        self._incomes.clear()
        self._paces.clear()
        self._speeds.clear()
        return True

    def gives(self, b: IslandBook, idle: int) -> list[Income]:
        """By corner, what a settlement there gets while some hexes give nothing."""
        found = self._gives.get(idle)
        if found is None:
            found = []
            for around in b.top.hexes_at:
                here = [0.0] * len(b.resources)
                for h in around:
                    kind, often = self.hexes[h]
                    if kind >= 0 and not idle >> h & 1:
                        here[kind] += often
                found.append(tuple(here))
            self._gives[idle] = found
        return found

    def income(self, b: IslandBook, houses: int, cities: int, idle: int) -> Income:
        key = houses, cities, idle
        found = self._incomes.get(key)
        if found is None:
            found = self._incomes[key] = self._income(b, houses, cities, self.gives(b, idle))
        return found

    def _income(self, b: IslandBook, houses: int, cities: int, gives: list[Income]) -> Income:
        settlement, city = b.pieces["settlement"].gets, b.pieces["city"].gets
        total = [0.0] * len(b.resources)
        for corner in bits(houses):
            times = city if cities >> corner & 1 else settlement
            for kind, n in enumerate(gives[corner]):
                total[kind] += times * n
        return tuple(total)

    def pace(self, income: Income, rates: Sequence[int]) -> Pace:
        key = income, tuple(rates)
        found = self._paces.get(key)
        if found is None:
            if len(self._paces) > MOST_KEPT:
                self._paces.clear()
            found = self._paces[key] = self._pace(income, key[1])
        return found

    def speed(self, income: Income, rates: Sequence[int]) -> float:
        """The whole pace, where nobody asks of what it is made."""
        key = income, tuple(rates)
        found = self._speeds.get(key)
        if found is None:
            if len(self._speeds) > MOST_KEPT:
                self._speeds.clear()
            found = self._speeds[key] = self._speed(income, [min(rate, self.w["haggled"]) for rate in rates])
        return found

    def _pace(self, income: Income, rates: tuple[int, ...]) -> Pace:
        most = self.w["haggled"]
        usual = (most,) * len(income)
        real = tuple(min(rate, most) for rate in rates)
        cards = sum(income) * sum(worth / sum(want) for worth, want in self._wants)
        by_bank = self._speed(income, usual)
        whole = self._speed(income, real) if real != usual else by_bank
        more = []
        for kind, n in enumerate(income):
            changed = (*income[:kind], n + PIP, *income[kind + 1 :])
            more.append((self._speed(changed, real) - whole) / PIP)
        return Pace(cards, by_bank - cards, whole - by_bank, tuple(more))

    def _speed(self, income: Income, rates: Sequence[float]) -> float:
        return sum([worth / wait(want, income, rates) for worth, want in self._wants])


def ways(roll: int) -> int:
    """In how many ways two dice show it."""
    return 6 - abs(7 - roll) if roll else 0


def wants(b: IslandBook, w: Weights) -> list[tuple[float, Income]]:
    """What cards are spent on: what it is worth, with its price; a settlement needs a road to it."""

    def price(*pieces: tuple[str, float]) -> Income:
        total = [0.0] * len(b.resources)
        for piece, times in pieces:
            for kind, n in b.price[piece]:
                total[kind] += times * n
        return tuple(total)

    return [
        (w["want-settlement"], price(("settlement", 1), ("road", w["roads-each"]))),
        (w["want-city"], price(("city", 1))),
        (w["want-card"], price(("card", 1))),
    ]


def wait(want: Income, income: Income, rates: Sequence[float]) -> float:
    """Rolls until the income pays for it, when what is too many is traded for what is missing.

    What is missing falls with time, ever more slowly: so each step comes nearer and none goes past."""
    rolls = 0.0
    while True:
        missing = a_roll = 0.0
        for n, gets, rate in zip(want, income, rates, strict=True):
            lacks = n - gets * rolls
            if lacks > 0:
                missing += lacks
                a_roll += gets
            else:
                missing += lacks / rate
                a_roll += gets / rate
        if missing <= 1e-6 or rolls > NEVER:
            return rolls
        if a_roll <= 1e-9:
            return NEVER
        rolls += missing / a_roll
