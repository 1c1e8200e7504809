"""Where the match stands: round, phase and lap, what is left, and what is about to end the game."""

from __future__ import annotations

from game.engine.decision import Option
from game.ui.table.standing import DIE, SlimStanding, Standing, Supply
from game.ui.tooltips import Tip
from game.ui.western_sea.panels.panel import SeaPanel

WHOLE = (220, 122)
"""Width and height of the whole panel."""
STOCK = "stock "


class Counters(SeaPanel, Standing):
    PHASES = ("roll", "lap-1", "lap-2")
    PHASE = "phase."
    HEAD = "round"
    COLUMNS = 4

    def heading(self) -> str:
        say, n = self.table.kit.say, self.table.state.round
        return say("table.round", n=n) if n else say("table.draft")

    def nearing(self) -> str:
        return self.table.kit.say("table.ending") if self.table.ending() else ""

    def phase(self) -> str:
        s = self.table.state
        if not s.round:
            return "draft"
        return f"lap-{s.lap}" if s.turn >= 0 else "roll"

    def option(self, name: str) -> Option | None:
        return self.table.targets.at("stock", name.removeprefix(STOCK)) if name.startswith(STOCK) else None

    def supplies(self) -> list[Supply]:
        s, b = self.table.state, self.table.book
        left = len(s.pile.slots)
        figures = [
            Supply("points", "vp", s.points, s.points <= b.number["vp-supply"] // 6),
            Supply("pile", "tile", left, left <= 3),
        ]
        limited = [n for n, die in enumerate(b.dice) if die.limited]
        stocked = sum(s.stock[n] > 0 for n in limited)
        for n in limited:
            # One more colour gone and the game ends: the smallest heaps are the ones to watch.
            last = stocked <= b.number["end-colours"] + 1 and s.stock[n] <= 2
            warn = s.stock[n] == 0 or last
            figures.append(Supply(STOCK + b.colours[n], DIE + b.colours[n], s.stock[n], warn))
        return figures

    def head_tip(self) -> Tip:
        return self.table.tooltips.ends()

    def phase_tip(self, name: str) -> Tip:
        return self.table.tooltips.phase(name)

    def supply_tip(self, name: str) -> Tip:
        return self.table.tooltips.counter(name, self.option(name))


class SlimCounters(SlimStanding, Counters):
    pass
