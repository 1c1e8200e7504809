"""What Emissaries add to a bot's thoughts: those that it has hired, could hire, or has just invited."""

from __future__ import annotations

from game.bots.sea_uses import effects_worth
from game.bots.western_sea import SeaJudge
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.emissaries import embassy, may_hire, worth
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

WEIGHTS: dict[str, float] = {
    "grows": 2.0,
    "could-hire": 0.5,
    "invited": 0.9,
    "rival-icon": 0.15,
}
"""In victory points: what a hired emissary will still grow by, a share of one that could be hired this round,
and of what the embassy is about to bring."""

ARRIVES = ("emissary.arrive",)
"""The step that waits while what the embassy brings is still to come."""


class EmissaryJudge(SeaJudge):
    emissaries = WEIGHTS

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        at, w = embassy(s), self.emissaries
        found["staff"] = sum(worth(b, s, seat, e) + w["grows"] * left for e in at.staff[seat])
        if at.guest >= 0:
            found["guest"] = self._guest(b, s, seat, left)
        return found

    def _guest(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        guest, w = embassy(s).guest, self.emissaries
        if ARRIVES in s.stack:
            # What it brings is still to come, unless it is being asked about.
            waits = [frame for frame in s.stack if frame[0] in ("do", "do.may") and frame[1] == seat]
            asked = any(str(frame[0]).startswith("emissary.") and len(frame) > 1 for frame in s.stack)
            return w["invited"] * effects_worth(b.things[guest].do) if waits or asked else 0.0
        recruit = b.action["recruit"]
        if s.done[seat] >> recruit & 1 or not most_icons(b, s, seat)[recruit]:
            return 0.0
        if not may_hire(b, s, seat, s.active[seat]):
            return 0.0
        return w["could-hire"] * (worth(b, s, seat, guest) + w["grows"] * left)


judge = EmissaryJudge
