"""What Advisors add to a bot's thoughts: a pink die that shows the advisor, and an action granted."""

from __future__ import annotations

from game.bots.western_sea.evaluation import Promise, SeaEvaluation, time_left, trade_promise
from game.bots.western_sea.turns import acts_again, spends_on, waits_for
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.advisors import ADVISOR, brings, see_cabinet
from game.rules.western_sea.modules.advisors_actions import EXPLORER_TILES, GENERAL_TENTS, LORD_DEALS, LORD_VP
from game.rules.western_sea.rounds import LAPS
from game.rules.western_sea.spend import most_icons, possible_actions
from game.rules.western_sea.state import SeaState


class AdvisorEvaluation(SeaEvaluation):
    def __init__(self) -> None:
        super().__init__()
        self.more_promises[ADVISOR] = self._advice
        self._advisors: dict[str, Promise] = {
            "spymaster": self._spymaster,
            "scientist": self._scientist,
            "general": self._general,
            "hegemon": self._hegemon,
            "merchant-lord": self._merchant_lord,
            "explorer": self._explorer,
            "broker": self._broker,
        }

    def terms(self, b: SeaBook, s: SeaState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        if s.grants and s.turn == seat and possible_actions(b, s, seat):
            found["extra"] = self._extra(b, s, seat, left)
        if spends_on(b, s, seat, b.action[ADVISOR]):
            # Makes it worth following to its end, where the action is judged by what it has brought.
            found["advice"] = self._gain(b, s, seat)
        elif s.vp[seat] and waits_for(b, s, "spymaster.extra", seat):
            found["extra"] = max(0.0, self._extra(b, s, seat, left) - 1)
        return found

    def _extra(self, b: SeaBook, s: SeaState, seat: int, left: float) -> float:
        """The best action that is not counted on anyway."""
        done = s.done[seat]
        worth = [
            self.promise(b, s, seat, action, icons, left)
            for action, icons in enumerate(most_icons(b, s, seat))
            if icons and not done >> action & 1
        ]
        counted = max(0, LAPS - done.bit_count())
        return max([self.w["extra"], *sorted(worth, reverse=True)[counted : counted + 1]])

    def _advice(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return self._gain(b, s, seat) if acts_again(s, seat) else 0.0

    def _gain(self, b: SeaBook, s: SeaState, seat: int) -> float:
        """About what the advisor's action would gain now."""
        if not brings(b, s, seat):
            return 0.0
        advisor = self._advisors.get(b.things[see_cabinet(s).chosen[seat]].id)
        return advisor(b, s, seat) if advisor else self.w["advisor"]

    def _spymaster(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return self.w["swap"] + (max(0.0, self.w["extra"] - 1) if s.vp[seat] else 0.0)

    def _scientist(self, b: SeaBook, s: SeaState, seat: int) -> float:
        w = self.w
        return w["research"] + 2 * w["research-icon"] * time_left(b, s) + self.w["free-tokens"]

    def _general(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return (self.w["raid"] + self.w["undefended"]) * min(GENERAL_TENTS, s.supply[seat])

    def _hegemon(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return self.w["recruit"] + self.w["recruit-early"] * time_left(b, s)

    def _merchant_lord(self, b: SeaBook, s: SeaState, seat: int) -> float:
        """One large deal or several of one token, whichever brings more."""
        deals = min(LORD_DEALS, sum(s.tokens[seat]))
        if not deals:
            return 0.0
        small = deals * (b.table["deal-vp"][0] + LORD_VP - self.w["token"])
        return max(small, trade_promise(self.w, b, s, seat, 1) + LORD_VP)

    def _explorer(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return self.w["tile"] * min(EXPLORER_TILES - 1, s.supply[seat])

    def _broker(self, b: SeaBook, s: SeaState, seat: int) -> float:
        return self.w["token"] * (s.holds[seat] & b.technology_bits).bit_count() * self.hope
