"""What an opening is worth to whoever takes their time over it.

Its weights were found by `python -m game.workshop.openings island`: in games whose seats drew their
settlements by lot from those that looked best, so that nothing but the opening told one seat from another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.island.land import WAYS, Income
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

if TYPE_CHECKING:
    from game.bots.island.evaluation import IslandEvaluation

DEAREST, CHEAPEST = 4, 2
"""What the bank asks for without a harbour, and with one of the kind."""
TERMS = {"hex": "variety", "road": "variety", "card": "variety", "any": "harbours", "own": "harbours"}
"""Under which name what is weighed counts: pips of a kind are production, and reach is reach."""


class Start:
    def __init__(self, evaluation: IslandEvaluation) -> None:
        self.ev = evaluation

    def terms(self, b: IslandBook, s: IslandState, seat: int) -> dict[str, float]:
        found = {"production": 0.0, "variety": 0.0, "harbours": 0.0, "reach": 0.0, "rivals": 0.0}
        for name, n in self.weighed(b, s, seat).items():
            found[TERMS.get(name, name if name in found else "production")] += n
        for other in range(s.seats):
            if other != seat:
                found["rivals"] -= self.ev.share(s, seat, other) * sum(self.weighed(b, s, other).values())
        return found

    def weighed(self, b: IslandBook, s: IslandState, seat: int) -> dict[str, float]:
        w = self.ev.w
        found = self.features(b, s, seat)
        return {name: n * w.get(f"start-{name}", w["start-kind"]) for name, n in found.items()}

    def features(self, b: IslandBook, s: IslandState, seat: int) -> dict[str, float]:
        """By name: pips of each resource; how many hexes they come from; the pips of the rarest that a road
        or a card costs; whether there is a harbour for any kind, or for one; how far the roads reach."""
        standing = self.ev.standing
        gets = standing.land.income(b, s.houses[seat], s.cities[seat], standing.idle(b, s))
        pips = {name: WAYS * n for name, n in zip(b.resources, gets, strict=True)}
        return {
            **pips,
            "hex": float(self._hexes(b, s, seat)),
            "road": rarest(b, gets, "road"),
            "card": rarest(b, gets, "card"),
            "any": float(max(s.rates[seat]) < DEAREST),
            "own": float(min(s.rates[seat]) <= CHEAPEST),
            "reach": standing.outlook(b, s, seat).reach,
        }

    def _hexes(self, b: IslandBook, s: IslandState, seat: int) -> int:
        """Those that give it something."""
        land = self.ev.standing.land.hexes
        around = {h for corner in bits(s.houses[seat]) for h in b.top.hexes_at[corner]}
        return sum([land[h][0] >= 0 for h in around])


def rarest(b: IslandBook, gets: Income, piece: str) -> float:
    return min([WAYS * gets[kind] for kind, _ in b.price[piece]])
