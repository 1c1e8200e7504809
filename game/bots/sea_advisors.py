"""What Advisors add to a bot's thoughts: a pink die that shows the advisor, and an action granted."""

from __future__ import annotations

from game.bots.western_sea import SeaJudge
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.advisors import advisor_face, cabinet
from game.rules.western_sea.spend import possible_actions
from game.rules.western_sea.state import SeaState

WEIGHTS: dict[str, float] = {"advisor": 0.4, "extra": 1.5}
"""In victory points: the advisor's face while the action is still to come, and a granted action."""


class AdvisorJudge(SeaJudge):
    advisors = WEIGHTS
    _face = -1

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        if self._face < 0:
            self._face = advisor_face(b)
        if self._face in s.active[seat] and not s.done[seat] >> b.action["advisor"] & 1:
            thing = cabinet(s).chosen[seat]
            if thing >= 0 and b.rules["can.advisor"](b, s, seat, 1):
                found["advisor"] = self.advisors["advisor"]
        if s.grants and s.turn == seat and possible_actions(b, s, seat):
            found["extra"] = self.advisors["extra"]
        return found


judge = AdvisorJudge
