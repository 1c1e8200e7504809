"""Pearls as a layer of the table: a panel that counts them, and a motion when one is found."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.rules.shells.modules.pearls import owners
from game.ui.kit import Kit
from game.ui.table.flights import Flight, arc
from game.ui.table.layer import Player, TableLayer
from game.ui.table.panel import TablePanel
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.scenes.page import Line
    from game.ui.shells.handbook import ShellsWriter
    from game.ui.shells.table import ShellsTable

HEAD, ROW = 46, 26
FLIGHT = 0.7
"""Seconds from the shore to whoever found it."""


class PearlsLayer(TableLayer):
    table: ShellsTable
    picture = "pearl"
    icons: Mapping[str, str] = {"pearl": "pearl"}

    @classmethod
    def page(cls, name: str, writer: ShellsWriter) -> list[Line]:
        return writer.page(name)

    def panels(self, place: str, area: Rect) -> list[Widget]:
        u = self.table.kit.u
        if place != "left":
            return []
        high = min(area.h, u(HEAD) + u(ROW) * self.table.session.seats)
        return [PearlsPanel(Rect(area.x, area.y, area.w, high), "pearls", self.table)]

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {"pearl": self._found}

    def _found(self, seat: int, n: int) -> None:
        t = self.table
        picture = t.kit.art.picture("icons/pearl", t.kit.u(30))
        way = arc(t.camera.area.center, t.place_of(f"seat {seat}"), t.kit.u(90))
        t.flights.add(Flight(picture, 0.0, FLIGHT, way, begin=partial(t.sound, "coin")))


class PearlsPanel(TablePanel):
    table: ShellsTable

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, rect = self.table, kit.u, self.rect
        kit.panel(surface, rect)
        kit.line(
            surface, kit.say("pearls.panel"), "name", 17, Rect(rect.x + u(14), rect.y + u(8), rect.w, u(28))
        )
        for seat, name in enumerate(t.names):
            text = kit.say("pearls.of", who=name, n=owners(t.state).count(seat))
            at = (rect.x + u(14), rect.y + u(HEAD) + seat * u(ROW))
            self.figure(surface, kit, "pearl", text, at)
