"""Why something can't be chosen just now, in a sentence; read off the same rules that refuse it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.squares import neighbours
from game.rules.finis_terrae.chart import EAST, RING, around, rivals_points
from game.rules.finis_terrae.sailing import free_reach

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable


class Reasons:
    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        self.say = table.kit.say

    def square(self, cell: int) -> str:
        """Why a square does not answer the question."""
        t = self.table
        decision = t.targets.decision
        if decision is None:
            return ""
        if decision.ask == "move":
            return self._out_of_reach(cell)
        if not any(option.kind in ("square", "rotation") for option in decision.options):
            return ""
        if decision.ask in ("map.square", "map.turn"):
            return self._no_site(cell, decision.seat)
        if decision.ask == "start.port":
            return self._no_start(cell, decision.seat)
        return self.say("why.not-here")

    def _no_site(self, cell: int, seat: int) -> str:
        t = self.table
        b, s = t.book, t.state
        if cell in s.at:
            return self.say("why.taken")
        if cell not in s.frontier:
            return self.say("why.no-neighbour")
        if cell not in around(rivals_points(s, seat), b.number["map-distance"]):
            return self.say("why.far", n=b.number["map-distance"])
        if t.placing.busy and not t.placing.turns(cell):
            return self.say("why.sides")
        return self.say("why.not-here")

    def _out_of_reach(self, cell: int) -> str:
        t = self.table
        b, s, vessel = t.book, t.state, t.shown_vessel
        if cell not in s.at:
            return self.say("why.uncharted")
        if cell == s.ship[vessel]:
            return self.say("why.must-move")
        if not s.water[cell]:
            return self.say("why.no-water")
        if cell in free_reach(s, s.ship[vessel], t.steps_left()):
            return self.say("why.toll", n=b.number["toll"])
        if cell in neighbours(s.ship[vessel]) and cell not in s.water[s.ship[vessel]]:
            return self.say("why.land-or-reef")
        return self.say("why.too-far", n=t.steps_left())

    def _no_start(self, cell: int, seat: int) -> str:
        s = self.table.state
        if 2 * cell in s.port:
            return self.say("why.taken-port")
        if seat == s.first and cell not in EAST and cell in RING:
            return self.say("why.east")
        return self.say("why.ring") if cell in s.at else ""

    def end(self) -> str:
        """Why the turn can't be ended."""
        t = self.table
        if t.targets.decision is None:
            return self.say("why.not-turn")
        return self.say("why.must-finish")
