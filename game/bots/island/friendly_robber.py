"""What the friendly robber adds to a bot's thoughts: whoever has few points is left alone."""

from __future__ import annotations

from game.bots.island.evaluation import IslandEvaluation
from game.rules.island.book import IslandBook
from game.rules.island.scoring import points_of
from game.rules.island.state import IslandState

SHELTER = 0.08
"""What it is worth not to be robbed for some time."""


class FriendlyEvaluation(IslandEvaluation):
    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        found["shelter"] = SHELTER if points_of(b, s, seat) <= b.number["friendly-points"] else 0.0
        return found
