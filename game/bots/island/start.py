"""What an opening is worth to whoever takes their time over it.

The weights were fitted to games in which every seat drew its settlements by lot from the eight that looked
best: so nothing but the opening told the winners from the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.island.land import WAYS, Income
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

if TYPE_CHECKING:
    from game.bots.island.evaluation import IslandEvaluation


class Start:
    def __init__(self, evaluation: IslandEvaluation) -> None:
        self.ev = evaluation

    def terms(self, b: IslandBook, s: IslandState, seat: int) -> dict[str, float]:
        others = [other for other in range(s.seats) if other != seat]
        rivals = sum(
            [self.ev.share(s, seat, other) * sum(self._own(b, s, other).values()) for other in others]
        )
        return {**self._own(b, s, seat), "rivals": -rivals}

    def _own(self, b: IslandBook, s: IslandState, seat: int) -> dict[str, float]:
        w, standing = self.ev.w, self.ev.standing
        idle = standing.idle(b, s)
        gets = standing.land.income(b, s.houses[seat], s.cities[seat], idle)
        return {
            "production": sum([w.get(f"start-{kind}", w["start-kind"]) * n for kind, n in pips(b, gets)]),
            "variety": w["start-hex"] * self._hexes(b, s, seat, idle).bit_count()
            + w["start-road"] * rarest(b, gets, "road")
            + w["start-card"] * rarest(b, gets, "card"),
            "harbours": w["start-any"] * (max(s.rates[seat]) < DEAREST)
            + w["start-own"] * (min(s.rates[seat]) < 3),
            "reach": w["start-reach"] * standing.outlook(b, s, seat).reach,
        }

    def _hexes(self, b: IslandBook, s: IslandState, seat: int, idle: int) -> int:
        """Those that give it something."""
        found = 0
        for corner in bits(s.houses[seat]):
            for h in b.top.hexes_at[corner]:
                if self.ev.standing.land.hexes[h][0] >= 0:
                    found |= 1 << h
        return found & ~idle


DEAREST = 4


def pips(b: IslandBook, gets: Income) -> list[tuple[str, float]]:
    return [(kind, WAYS * n) for kind, n in zip(b.resources, gets, strict=True)]


def rarest(b: IslandBook, gets: Income, piece: str) -> float:
    """Of what something costs, the pips of the rarest."""
    return min([WAYS * gets[kind] for kind, _ in b.price[piece]])
