"""What Advisors add to a bot's thoughts: a pink die that shows the advisor, and an action granted."""

from __future__ import annotations

from game.bots.western_sea import SeaJudge
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.spend import possible_actions
from game.rules.western_sea.state import SeaState

WEIGHTS: dict[str, float] = {"advisor": 2.2, "extra": 1.5}
"""In victory points: the advisor's action while it is still to come, and a granted action."""


class AdvisorJudge(SeaJudge):
    advisors = WEIGHTS

    def __init__(self) -> None:
        super().__init__()
        self.more_promises["advisor"] = self._advice

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        if s.grants and s.turn == seat and possible_actions(b, s, seat):
            found["extra"] = self.advisors["extra"]
        return found

    def _advice(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return self.advisors["advisor"]


judge = AdvisorJudge
