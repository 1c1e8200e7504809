"""Harbour master on the table: who holds the card, and how much everybody has at the harbours."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision
from game.rules.island.modules.harbour_master import NAME, holder_of
from game.ui.island.layer import IslandLayer, held_by


class MasterLayer(IslandLayer):
    def lessons(self, decision: Decision) -> Sequence[str]:
        return [NAME] if decision.ask == "act" else ()

    def awards(self) -> Sequence[tuple[str, Sequence[int]]]:
        return [(NAME, held_by(holder_of(self.table.state)))]

    def seat_figures(self, seat: int) -> Sequence[tuple[str, int]]:
        t = self.table
        if t.state.seats == 2:  # their trade tokens or fish take the room
            return ()
        return [(NAME, t.book.rules["harbour-points"](t.book, t.state)[seat])]

    def seat_lines(self, seat: int) -> Sequence[str]:
        t = self.table
        return [t.kit.say("seat.harbours", n=t.book.rules["harbour-points"](t.book, t.state)[seat])]
