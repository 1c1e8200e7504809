"""What event cards add to a bot's thoughts: damaged roads, which bar what they lead to."""

from __future__ import annotations

from game.bots.island.evaluation import IslandEvaluation
from game.rules.island.book import IslandBook
from game.rules.island.modules.event_cards.layer import look_at
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

DAMAGED = 0.4
"""What a damaged road costs until it is repaired: the repair, and that no other may be built."""


class EventEvaluation(IslandEvaluation):
    def __init__(self) -> None:
        super().__init__()
        self.ends |= {"event", "thefts", "damage", "free-repair"}
        self.standing.barred = ends_of_damaged

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        damaged = look_at(s).damaged
        if damaged:
            found["damage"] = -DAMAGED * self.standing.time() * (damaged & s.roads[seat]).bit_count()
        return found


def ends_of_damaged(b: IslandBook, s: IslandState) -> int:
    """Nobody may settle there."""
    found = 0
    for path in bits(look_at(s).damaged):
        found |= b.top.tips[path]
    return found
