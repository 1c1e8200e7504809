"""What Emissaries add to a bot's thoughts: those that it has hired, could hire, or has just invited."""

from __future__ import annotations

from game.bots.western_sea.evaluation import SeaEvaluation
from game.bots.western_sea.tokens import MOST_KEPT
from game.bots.western_sea.turns import acts_again, spends_on, waits_for
from game.bots.western_sea.uses import effects_worth, use
from game.engine.asked import pending
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import Count
from game.rules.western_sea.modules.emissaries import (
    Embassy,
    after_one_icon,
    may_hire,
    see_embassy,
    worth,
)
from game.rules.western_sea.spend import most_icons
from game.rules.western_sea.state import SeaState

ARRIVES = ("emissary.arrive",)
"""The step that waits while what the embassy brings is still to come."""


class EmissaryEvaluation(SeaEvaluation):
    def __init__(self) -> None:
        super().__init__()
        self._hires: dict[tuple[int, ...], bool] = {}
        self._scores: dict[tuple[int, int, int], float] = {}

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        at, w = see_embassy(s), self.w
        staff = at.staff[seat]
        if staff:
            found["staff"] = sum([self._worth(b, s, seat, e) + w["grows"] * left for e in staff])
        if at.guest >= 0:
            found["guest"] = self._guest(b, s, at, seat, left)
        return found

    def _guest(self, b: SeaBook, s: SeaState, at: Embassy, seat: int, left: float) -> float:
        guest, w, recruit = at.guest, self.w, b.action["recruit"]
        found = self._brings(b, s, seat, guest) if ARRIVES in s.stack else 0.0
        share = 0.0
        if spends_on(b, s, seat, recruit) or waits_for(b, s, "recruit.die", seat):
            # Makes it worth following to its end, where hiring is judged as what it has brought.
            share = w["hiring"] if may_hire(b, s, seat, s.active[seat]) else 0.0
        elif self._could(b, s, seat, recruit):
            share = w["could-hire"]
        if share:
            found += share * (self._worth(b, s, seat, guest) + w["grows"] * left)
        return found

    def _brings(self, b: SeaBook, s: SeaState, seat: int, guest: int) -> float:
        """What the embassy still gets, and the icon after that; nothing for one who has declined."""
        w, emissary = self.w, b.things[guest]
        icon = w["icon"] * use(w, emissary)
        waiting = list(pending(b, s))
        waits = any(step.step in ("do", "do.may") and step.seat == seat for step in waiting)
        asked = any(step.step.startswith("emissary.") and step.has("seat") for step in waiting)
        if not (waits or asked):
            return icon
        if any(effect.hook == "settle-one" for effect in emissary.do):
            return icon + w["invited"] * w["settles"]
        if any(deed.explore for effect in emissary.do for deed in effect.may or ()):
            return icon + w["invited"] * self.w["explore"]
        return icon + w["invited"] * effects_worth(w, emissary.do)

    def _could(self, b: SeaBook, s: SeaState, seat: int, recruit: int) -> bool:
        """Whether a Recruit still to come this round would leave the dice to show."""
        done = s.done[seat] if s.turn >= 0 else 0
        if done >> recruit & 1 or not acts_again(s, seat):
            return False
        icons = self.icons or most_icons(b, s, seat)
        if not icons[recruit]:
            return False
        key = (s.holds[seat], s.used[seat], len(s.grants), *s.active[seat])
        found = self._hires.get(key)
        if found is None:
            if len(self._hires) > MOST_KEPT:
                self._hires.clear()
            found = may_hire(b, s, seat, s.active[seat]) and any(
                may_hire(b, s, seat, dice) for dice in after_one_icon(b, s, seat)
            )
            self._hires[key] = found
        return found

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
