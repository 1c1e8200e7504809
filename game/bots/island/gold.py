"""What coins add to a bot's thoughts: they buy cards and are dealt with; the rest is a scenario's."""

from __future__ import annotations

from typing import Any, ClassVar

from game.bots.island.evaluation import IslandEvaluation, changed
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.card_text import COIN
from game.rules.island.modules.gold import BUY, GoldPart, look_in
from game.rules.island.state import IslandState


class GoldEvaluation(IslandEvaluation):
    """For a scenario that `brings_gold`. Its part says what more or fewer coins are worth to a seat."""

    gold: ClassVar[str]
    """The scenario's name."""

    def __init__(self) -> None:
        super().__init__()
        self.winning.tried = (*self.winning.tried, BUY.verb)
        self.winning.more.append(self.for_coins)

    def wealth(self, b: IslandBook, s: IslandState, seat: int, coins: int) -> float:
        """What so many coins are worth to a seat, beyond points that it has now."""
        last = self.w["last-coin"]
        return self.w["coin"] * coins * (last + (1 - last) * self.standing.time())

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        every = self.part(s).coins
        if not every:
            return found
        coins = self.coins_to_be(b, s, seat)
        found["coins"] = self.wealth(b, s, seat, coins)
        frame: Any = s.stack[-1] if s.stack else ("",)
        if frame[0] == "bank" and frame[1] == seat and frame[2] < len(b.resources):
            # Cards may be given for a coin instead.
            purse = self.purse(b, s, seat, self.standing.outlook(b, s, seat))
            hand = changed(tuple(s.hand[seat]), frame[2], -s.rates[seat][frame[2]])
            other = self.hands.worth(purse, hand) + self.wealth(b, s, seat, coins + 1)
            found["coins"] += max(0.0, other - found["hand"] - found["coins"])
        for rival in range(s.seats):
            if rival != seat:
                found["coins"] -= self.share(s, seat, rival) * self.wealth(b, s, rival, every[rival])
        return found

    def part(self, s: IslandState) -> GoldPart:
        return look_in(s, self.gold)

    def coins_to_be(self, b: IslandBook, s: IslandState, seat: int) -> int:
        """After what is just being bought for them."""
        coins = self.part(s).coins[seat]
        frame: Any = s.stack[-1] if s.stack else ("",)
        if frame[0] == "bank" and frame[1] == seat and frame[2] == b.good[COIN]:
            coins -= b.rules["bank-rate"](b, s, seat, frame[2])
        return coins

    def wild(self, b: IslandBook, s: IslandState, seat: int) -> tuple[float, ...]:
        """Cards bought for coins, as often as that may be done in a turn."""
        part = self.part(s)
        found, coins = list(super().wild(b, s, seat)), self.coins_to_be(b, s, seat) if part.coins else 0
        bought = part.bought if s.active == seat else 0
        while bought < b.number["coin-buys"] and coins >= b.number["coin-price"]:
            left = coins - b.number["coin-price"]
            found.append(self.wealth(b, s, seat, coins) - self.wealth(b, s, seat, left))
            coins, bought = left, bought + 1
        return tuple(sorted(found))

    def narrow(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """What coins buy can wait until it is seen what the roll brings."""
        found = super().narrow(b, s, decision)
        return [o for o in found if o != BUY] if decision.ask == "roll" and len(found) > 1 else found

    def goods(self, b: IslandBook, s: IslandState, seat: int, gets: tuple[int, ...]) -> float | None:
        """Coins are all there is besides cards."""
        coins = self.part(s).coins[seat]
        if coins + gets[0] < 0:
            return None
        return self.wealth(b, s, seat, coins + gets[0]) - self.wealth(b, s, seat, coins)

    def for_coins(self, b: IslandBook, s: IslandState, seat: int) -> tuple[int, int]:
        return min(b.number["coin-buys"], self.part(s).coins[seat] // b.number["coin-price"]), 0
