"""What cards in hand are worth: how near they are to what the seat would buy, and how many a seven takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.island.land import Income, Weights
from game.rules.island.book import IslandBook

Hand = tuple[int, ...]
MOST_KEPT = 4_000


class Goal(NamedTuple):
    """Something that the seat would buy."""

    price: Hand
    gain: float
    """What it would be worth, in points."""
    once: bool = False
    """Whether it can't be bought twice."""


class Purse(NamedTuple):
    """What decides the worth of a seat's cards."""

    goals: tuple[Goal, ...]
    income: Income
    rates: Hand
    bank: int
    """A mask of the kinds that the bank has."""
    wild: tuple[float, ...] = ()
    """What the first card of choice that is had otherwise than for cards costs, in points; the second; and so
    on."""
    at_once: bool = False
    """Whether it can be spent before anybody else has a turn."""


class Hands:
    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self._kept: dict[tuple[Hand, int], float] = {}
        self._purses: dict[Purse, int] = {}

    def worth(self, purse: Purse, hand: Hand) -> float:
        number = self._purses.get(purse)
        if number is None:
            if len(self._purses) > MOST_KEPT:
                self._purses.clear()
                self._kept.clear()
            number = self._purses[purse] = len(self._purses)
        key = hand, number
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > 10 * MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._worth(purse, hand)
        return found

    def _worth(self, purse: Purse, hand: Hand) -> float:
        """The best thing that they are kept for, then the next best with what is left, then single cards."""
        w = self.w
        total, share = 0.0, 1.0
        left: Sequence[int] = hand
        wild = purse.wild
        goals = purse.goals
        for _ in range(2):
            best, spent, used = 0.0, None, 0
            for goal in goals:
                cost = 0.0
                for n in range(len(wild) + 1):
                    cost += wild[n - 1] if n else 0.0
                    value = goal.gain * self._near(purse, goal.price, left, n) - cost
                    if value > best:
                        best, spent, used = value, goal, n
            if spent is None:
                break
            total += share * best
            share *= w["next-goal"]
            left = paid(left, spent.price, purse.rates, used)
            wild = wild[used:]
            if spent.once:
                goals = tuple([goal for goal in goals if goal is not spent])
        return total + w["card"] * sum(left)

    def _near(self, purse: Purse, price: Hand, hand: Sequence[int], traded: int) -> float:
        """From 0 to 1: how soon the price can be paid, with trades at the bank and cards of choice."""
        w = self.w
        missing = 0
        slowest = all_rolls = 0.0
        income, rates = purse.income, purse.rates
        any_kind = w["any-kind"] * sum(income) + 1e-3
        for kind, n in enumerate(price):
            lacks = n - hand[kind]
            if lacks > 0:
                missing += lacks
                rolls = lacks / (income[kind] + any_kind)
                all_rolls += rolls
                if rolls > slowest:
                    slowest = rolls
            elif lacks < 0:
                traded += -lacks // rates[kind]
        if missing <= traded:
            return w["at-once" if purse.at_once else "ready"] - w["by-bank"] * missing
        rolls = (slowest + 0.4 * (all_rolls - slowest)) * (missing - traded) / missing
        return w["soon"] / (1 + rolls / w["patience"])


def paid(hand: Sequence[int], price: Hand, rates: Hand, wild: int = 0) -> list[int]:
    """What is left when the price is paid, as far as it can be: what is missing is traded for first, but for
    so many cards of choice."""
    left = [have - n for have, n in zip(hand, price, strict=True)]
    missing = max(0, -sum([n for n in left if n < 0]) - wild)
    left = [max(0, n) for n in left]
    while missing:
        kind = spare(left, rates)
        if left[kind] < rates[kind]:
            break
        left[kind] -= rates[kind]
        missing -= 1
    return left


def spare(left: Sequence[int], rates: Hand) -> int:
    """The kind to trade away first: what costs least of what there is most of."""
    return max(range(len(left)), key=lambda kind: left[kind] - rates[kind])


def prices(b: IslandBook, *pieces: str) -> Hand:
    """By kind, what these cost together."""
    total = [0] * len(b.resources)
    for piece in pieces:
        for kind, n in b.price[piece]:
            total[kind] += n
    return tuple(total)
