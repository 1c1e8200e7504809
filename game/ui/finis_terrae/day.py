"""Where the match stands: day and phase, tiles left to map, and what is left in the common reserve."""

from __future__ import annotations

from game.rules.finis_terrae.book import COIN
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.table.standing import SlimStanding, Standing, Supply
from game.ui.tooltips import Tip

WHOLE = (220, 112)
"""Width and height of the whole panel."""


class Day(TerraePanel, Standing):
    PHASES = ("map", "prepare", "sail")
    PHASE = "terrae.phase."
    HEAD = "day"
    COLUMNS = 3

    def heading(self) -> str:
        say, n = self.table.kit.say, self.table.state.day
        return say("terrae.day", n=n) if n else say("terrae.setup")

    def nearing(self) -> str:
        return self.table.ending_note()

    def phase(self) -> str:
        s = self.table.state
        if not s.day:
            return "setup"
        if s.weather < 0:
            return "map"
        return "sail" if s.common else "prepare"

    def supplies(self) -> list[Supply]:
        s, b = self.table.state, self.table.book
        left = len(s.pile.slots)
        goods = [
            Supply(f"reserve {name}", name, s.reserve[kind], name == "spice" and s.reserve[kind] <= 2)
            for kind, name in enumerate(b.goods)
            if kind != COIN
        ]
        return [Supply("pile", "mapping", left, 0 < left <= b.number["map-tiles"]), *goods]

    def head_tip(self) -> Tip:
        return self.table.tooltips.ends()

    def phase_tip(self, name: str) -> Tip:
        return self.table.tooltips.phase(name)

    def supply_tip(self, name: str) -> Tip:
        return self.table.tooltips.counter(name)


class SlimDay(SlimStanding, Day):
    pass
