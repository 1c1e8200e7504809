"""What tokens are worth: what the deals still to be made with them will bring."""

from __future__ import annotations

from game.engine.minds import Weights
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState

MOST_KEPT = 20_000


class Tokens:
    """Who counts all tokens alike ends with seven of them that nobody trades any more."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self._kept: dict[tuple[int, ...], float] = {}

    def worth(self, b: SeaBook, have: tuple[int, ...]) -> float:
        found = self._kept.get(have)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[have] = self._deals(b, have)
        return found

    def room(self, n: int) -> float:
        """What part of a harvest is still of use to one who has so many."""
        return max(self.w["least"], 1 - n / self.w["plenty"])

    def _deals(self, b: SeaBook, have: tuple[int, ...]) -> float:
        """One deal with a token of every kind, then one with what is left, and so on."""
        table = b.table["deal-vp"]
        worth, sure = 0.0, self.w["deal"]
        for n in range(max(have)):
            kinds = sum([count > n for count in have])
            worth += sure * table[min(kinds, len(table)) - 1]
            sure *= self.w["next-deal"]
        return worth


def deals(b: SeaBook, s: SeaState, seat: int, icons: int) -> int:
    """What a trade with so many icons would bring now: a deal with a token of every kind, one with what is
    left, and so on."""
    have = s.tokens[seat]
    kinds = [sum([count > n for count in have]) for n in range(min(max(have), icons))]
    return sum([b.rules["deal-value"](b, s, seat, n) for n in kinds])
