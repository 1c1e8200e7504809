"""What the rivers add to a bot's thoughts: bridges, and coins, which make the wealthiest and the poor."""

from __future__ import annotations

from game.bots.island.gold import GoldEvaluation
from game.bots.island.hand import Goal, prices
from game.bots.island.races import likely
from game.bots.island.standing import Outlook
from game.rules.island.book import IslandBook
from game.rules.island.building import BRIDGE, ROAD, in_stock, open_places
from game.rules.island.modules.rivers.layer import NAME, banks, look_at
from game.rules.island.modules.rivers.wealth import POOR, WEALTHIEST
from game.rules.island.state import NOBODY, IslandState


class RiverEvaluation(GoldEvaluation):
    usual_start = False
    gold = NAME

    def __init__(self) -> None:
        super().__init__()
        self.winning.tried = (*self.winning.tried, "bridge")
        self.winning.more.append(lambda b, s, seat: (0, b.awards[WEALTHIEST].points - b.awards[POOR].points))

    def wealth(self, b: IslandBook, s: IslandState, seat: int, coins: int) -> float:
        """With what the awards are likely to bring in the end, beyond what they bring now."""
        part, w = look_at(s), self.w
        if s.active == NOBODY:
            # Whoever has not settled yet is not poor for it.
            return super().wealth(b, s, seat, coins)
        others = [n for other, n in enumerate(part.coins) if other != seat]
        late = 1 - w["early"] * self.standing.rolls / w["rolls"]
        spread = w["awards-turn"] + w["awards-turn-later"] * (1 - late)
        best, worst = b.awards[WEALTHIEST], b.awards[POOR]
        richest = likely((coins - max([*others, best.least - 1]) - 0.5) / spread)
        poorest = likely((min(others) - coins + 0.5) / spread)
        now = best.points * (part.wealthiest == seat) + worst.points * (part.poor >> seat & 1)
        ahead = best.points * richest + worst.points * poorest
        # What is held early in the game may change hands many times.
        return super().wealth(b, s, seat, coins) + w["wealth"] * (late * ahead - now)

    def goals(self, b: IslandBook, s: IslandState, seat: int, outlook: Outlook) -> tuple[Goal, ...]:
        """A bridge, and a road along a river, which pay coins."""
        found = [*super().goals(b, s, seat, outlook)]
        coins = look_at(s).coins[seat] if look_at(s).coins else 0
        here = self.wealth(b, s, seat, coins)
        if in_stock(b, s, seat, BRIDGE) and open_places(b, s, seat, BRIDGE):
            gain = self.wealth(b, s, seat, coins + b.number["coins-bridge"]) - here
            found.append(Goal(prices(b, BRIDGE), self.w["goal-bridge"] + gain))
        if in_stock(b, s, seat, ROAD) and open_places(b, s, seat, ROAD) & banks(b).paths:
            gain = self.wealth(b, s, seat, coins + b.number["coins-road"]) - here
            found.append(Goal(prices(b, ROAD), gain))
        return tuple(found)
