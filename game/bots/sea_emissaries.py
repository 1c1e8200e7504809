"""What Emissaries add to a bot's thoughts: those that it has hired, could hire, or has just invited."""

from __future__ import annotations

from game.bots.sea_uses import effects_worth
from game.bots.western_sea import MOST_KEPT, SeaJudge
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import Count
from game.rules.western_sea.modules.emissaries import embassy, may_hire, worth
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

WEIGHTS: dict[str, float] = {
    "grows": 2.5,
    "could-hire": 0.6,
    "invited": 0.9,
    "rival-icon": 0.15,
}
"""In victory points: what a hired emissary will still grow by, a share of one that could be hired this round,
and of what the embassy is about to bring."""

ARRIVES = ("emissary.arrive",)
"""The step that waits while what the embassy brings is still to come."""


class EmissaryJudge(SeaJudge):
    emissaries = WEIGHTS

    def __init__(self) -> None:
        super().__init__()
        self._hires: dict[tuple[int, ...], bool] = {}
        self._scores: dict[tuple[int, int, int], float] = {}

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        at, w = embassy(s), self.emissaries
        staff = at.staff[seat]
        if staff:
            found["staff"] = sum([self._worth(b, s, seat, e) + w["grows"] * left for e in staff])
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
        key = (guest, s.holds[seat] & b.technology_bits, *s.active[seat])
        hires = self._hires.get(key)
        if hires is None:
            if len(self._hires) > MOST_KEPT:
                self._hires.clear()
            hires = self._hires[key] = may_hire(b, s, seat, s.active[seat])
        if not hires:
            return 0.0
        return w["could-hire"] * (self._worth(b, s, seat, guest) + w["grows"] * left)

    def _worth(self, b: SeaBook, s: SeaState, seat: int, emissary: int) -> float:
        """What most of them score hangs on where tents and houses are, which few choices change."""
        key = (emissary, seat, self.here.number)
        found = self._scores.get(key)
        if found is None:
            found = worth(b, s, seat, emissary)
            if all(ashore(line.per) for line in b.things[emissary].score):
                if len(self._scores) > MOST_KEPT:
                    self._scores.clear()
                self._scores[key] = found
        return found


def ashore(what: Count) -> bool:
    """Whether the map tells how many there are, wherever its tiles lie."""
    return what.terrains is not None or (what.tiles is not None and not what.tiles.linked)


judge = EmissaryJudge
