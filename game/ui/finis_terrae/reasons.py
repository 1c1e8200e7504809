"""Why something can't be chosen just now, in a sentence: what the rules say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.asked import asked
from game.engine.why import Why
from game.rules.finis_terrae.mapping import bars_site
from game.rules.finis_terrae.sailing import bars_sailing
from game.rules.finis_terrae.setup import bars_start

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

NOT_HERE = Why("not-here")


class Reasons:
    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        self.say = table.kit.say

    def square(self, cell: int) -> str:
        """Why a square does not answer the question."""
        t = self.table
        b, s, decision = t.book, t.state, t.targets.decision
        if decision is None:
            return ""
        step, seat = asked(b, s), decision.seat
        if decision.ask == "move":
            return self._worded(bars_sailing(b, s, step.vessel, step.steps, cell))
        if not any(option.kind in ("square", "rotation") for option in decision.options):
            return ""
        if decision.ask in ("map.square", "map.turn"):
            return self._worded(bars_site(b, s, seat, step.kind, cell) or NOT_HERE)
        if decision.ask == "start.port":
            return self._worded(bars_start(s, seat, cell)) if cell in s.at else ""
        return self._worded(NOT_HERE)

    def _worded(self, why: Why | None) -> str:
        return self.say(f"why.{why.reason}", **why.values) if why else ""

    def end(self) -> str:
        """Why the turn can't be ended."""
        t = self.table
        if t.targets.decision is None:
            return self.say("why.not-turn")
        return self.say("why.must-finish")
