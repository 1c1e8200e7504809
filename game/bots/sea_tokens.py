"""What tokens are worth where modules are in play: what the deals still to be made with them will bring."""

from __future__ import annotations

from game.bots.western_sea import SeaJudge
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState

WEIGHTS: dict[str, float] = {"deal": 0.95, "next-deal": 0.5, "plenty": 8.0}
"""How sure the first deal is, how much less each further one, and with how many tokens a harvest is worth
next to nothing."""
LEAST = 0.2


class TokenJudge(SeaJudge):
    """Greedy seats ended with seven tokens each that nobody traded any more."""

    deals = WEIGHTS

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        if any(s.tokens[seat]):
            found["tokens"] = self._tokens(b, s.tokens[seat], left) * self.hope
        return found

    def _tokens(self, b: SeaBook, have: list[int], left: float) -> float:
        """One deal with a token of every kind, then one with what is left, and so on."""
        table, w = b.table["deal-vp"], self.deals
        worth, sure = 0.0, w["deal"]
        for n in range(max(have)):
            kinds = sum([count > n for count in have])
            worth += sure * table[min(kinds, len(table)) - 1]
            sure *= w["next-deal"]
        return worth * min(1.0, 0.25 + 2 * left)

    def promise(self, b: SeaBook, s: SeaState, seat: int, action: int, icons: int, left: float) -> float:
        found = super().promise(b, s, seat, action, icons, left)
        if b.actions[action] == "harvest":
            found *= max(LEAST, 1 - sum(s.tokens[seat]) / self.deals["plenty"])
        return found


judge = TokenJudge
