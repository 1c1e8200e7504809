"""What the game for two adds to a bot's thoughts: trade tokens, and two rolls a turn."""

from __future__ import annotations

from game.bots.island.evaluation import IslandEvaluation
from game.rules.island.book import IslandBook
from game.rules.island.modules.two_players.layer import look_at
from game.rules.island.state import IslandState

TOKEN = 0.09
MANY = 6
"""From here on more of them are hardly of use."""


class TwoEvaluation(IslandEvaluation):
    def __init__(self) -> None:
        super().__init__()
        self.ends |= {"neutral-road", "neutral-settlement"}

    def rolls_a_round(self, s: IslandState) -> int:
        return 2 * s.seats

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        tokens = look_at(s).tokens
        if tokens:
            mine, theirs = worth(tokens[seat]), worth(tokens[1 - seat])
            found["tokens"] = self.standing.time() * (mine - self.share(s, seat, 1 - seat) * theirs)
        return found


def worth(tokens: int) -> float:
    return TOKEN * (min(tokens, MANY) + 0.3 * max(0, tokens - MANY))
