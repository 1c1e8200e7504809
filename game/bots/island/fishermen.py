"""What the fishermen add to a bot's thoughts: fish that come, what they will buy, and the boot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from game.bots.island.evaluation import IslandEvaluation
from game.bots.island.land import WAYS, ways
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.modules.fishermen.layer import kinds_of_fish, look_at, values_of_fish
from game.rules.island.modules.fishermen.market import purchases
from game.rules.island.modules.fishermen.waters import fishing
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits

ROLLS = range(2, 13)
Tokens = tuple[int, ...]
"""By kind."""


class FishEvaluation(IslandEvaluation):
    usual_start = False

    def __init__(self) -> None:
        super().__init__()
        self.ends -= {"free-road"}  # whether fish should buy one hangs on where it leads
        self.standing.besides = self.fish_of_corners
        self.narrows["fish-pay"] = self.at_pay
        self.winning.tried = ("pass-boot", *self.winning.tried, "fish", "pay")
        self.winning.asked |= {"fish-pay"}
        self.winning.more.append(self.at_market)
        self._corners: tuple[object, list[float]] = (None, [])

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        part, w = look_at(s), self.w
        rolls = w["production"] * self.standing.rolls
        found["fishing"] = rolls * self.standing.outlook(b, s, seat).pace.besides
        if s.active == NOBODY:
            found["fishing"] *= w["first-catch"]
        if part.tokens:
            found["fish"] = self.worth(b, tuple(part.tokens[seat]))
            for other in range(s.seats):
                if other != seat:
                    found["fish"] -= self.share(s, seat, other) * w["fish"] * part.count[other] * typical(b)
        if part.boot != NOBODY:
            mine = part.boot == seat
            found["boot"] = -w["boot"] if mine else w["boot"] * self.share(s, seat, part.boot)
        return found

    def worth(self, b: IslandBook, tokens: Tokens) -> float:
        """The more of them, the likelier no more can be held."""
        w = self.w
        fish = sum([n * value for n, value in zip(tokens, values_of_fish(b), strict=True)])
        time = w["last-fish"] + (1 - w["last-fish"]) * self.standing.time()
        return time * w["fish"] * fish - w["crowded"] * max(0.0, sum(tokens) - w["room"])

    def fish_of_corners(self, b: IslandBook, s: IslandState) -> Sequence[float]:
        """What a settlement draws, in points a roll; a robber on the lake will go again."""
        grounds = look_at(s).grounds
        if self._corners[0] != (grounds, s.terrain):
            found = [0.0] * len(b.top.corner_names)
            robber, s.robber = s.robber, NOBODY
            for roll in ROLLS:
                for shore in fishing(b, s, roll):
                    for corner in bits(shore):
                        found[corner] += ways(roll) / WAYS * self.w["catch"] * typical(b)
            s.robber = robber
            self._corners = (grounds, s.terrain), found
        return self._corners[1]

    # Spending

    def wild(self, b: IslandBook, s: IslandState, seat: int) -> tuple[float, ...]:
        """Cards from the bank; what others hold is not known."""
        part = look_at(s)
        tokens: Tokens | None = tuple(part.tokens[seat]) if part.tokens else ()
        found = list(super().wild(b, s, seat))
        price = price_of(b, s, seat, "take")
        while tokens and (left := paid(b, tokens, price)) is not None:
            found.append(self.worth(b, tokens) - self.worth(b, left))
            tokens = left
        return tuple(sorted(found))

    def narrow(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """Before the roll only what sends the robber away can't wait."""
        found = super().narrow(b, s, decision)
        if decision.ask == "roll" and len(found) > 1:
            return [o for o in found if o.verb != "fish" or o.at == "away"]
        return found

    def at_pay(self, b: IslandBook, s: IslandState, decision: Decision) -> list[Option]:
        """One of the tokens that are best given."""
        frame: Any = s.stack[-1]
        tokens = tuple(look_at(s).tokens[decision.seat])
        left = paid(b, tokens, frame[3])
        assert left is not None
        given = [entry.id for entry, n, m in zip(kinds_of_fish(b), tokens, left, strict=True) if n > m]
        return [o for o in decision.options if o.at == given[0]]

    def at_market(self, b: IslandBook, s: IslandState, seat: int) -> tuple[int, int]:
        """Cards, or roads worth more; the boot passed on is worth points."""
        part = look_at(s)
        tokens = tuple(part.tokens[seat]) if part.tokens else ()
        fish = sum([n * value for n, value in zip(tokens, values_of_fish(b), strict=False)])
        boot = b.number["boot-points"] if part.boot == seat else 0
        return 2 * fish // price_of(b, s, seat, "take"), boot


def typical(b: IslandBook) -> float:
    """Fish on a token."""
    entries = kinds_of_fish(b)
    return sum(entry.count * (entry.fish or 0) for entry in entries) / sum(entry.count for entry in entries)


def price_of(b: IslandBook, s: IslandState, seat: int, name: str) -> int:
    purchase = next(each for each in purchases(b) if each.name == name)
    price: int = b.rules["fish-price"](b, s, seat, purchase.price)
    return price


def paid(b: IslandBook, tokens: Tokens, price: int) -> Tokens | None:
    """What is left when a price is paid with the fewest fish, and of that with the most tokens."""
    values = values_of_fish(b)
    best: tuple[int, int] | None = None
    found = None
    for given in product(*[range(n + 1) for n in tokens]):
        fish = sum([n * value for n, value in zip(given, values, strict=True)])
        if fish >= price and (best is None or (fish, -sum(given)) < best):
            best = fish, -sum(given)
            found = tuple([n - m for n, m in zip(tokens, given, strict=True)])
    return found
