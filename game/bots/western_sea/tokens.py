"""What tokens are worth where modules are in play: what the deals still to be made with them will bring."""

from __future__ import annotations

from game.bots.western_sea.evaluation import MOST_KEPT, SeaEvaluation
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState

WEIGHTS: dict[str, float] = {"deal": 0.95, "next-deal": 0.5, "plenty": 8.0, "least": 0.2}
"""How sure the first deal is, and how much less each further one; with how many tokens a harvest is worth no
more than the least part of what it was."""


class TokenEvaluation(SeaEvaluation):
    """Who counts all tokens alike ends with seven of them that nobody trades any more."""

    deals = WEIGHTS

    def __init__(self) -> None:
        super().__init__()
        self._kept_deals: dict[tuple[int, ...], float] = {}

    def tokens(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        have = tuple(s.tokens[seat])
        worth = self._kept_deals.get(have)
        if worth is None:
            if len(self._kept_deals) > MOST_KEPT:
                self._kept_deals.clear()
            worth = self._kept_deals[have] = self._deals(b, have)
        return worth * min(1.0, 0.25 + 2 * left) * self.hope

    def _deals(self, b: SeaBook, have: tuple[int, ...]) -> float:
        """One deal with a token of every kind, then one with what is left, and so on."""
        table = b.table["deal-vp"]
        worth, sure = 0.0, self.deals["deal"]
        for n in range(max(have)):
            kinds = sum([count > n for count in have])
            worth += sure * table[min(kinds, len(table)) - 1]
            sure *= self.deals["next-deal"]
        return worth

    def harvest(self, s: SeaState, seat: int, icons: int) -> float:
        room = 1 - sum(s.tokens[seat]) / self.deals["plenty"]
        return super().harvest(s, seat, icons) * max(self.deals["least"], room)
