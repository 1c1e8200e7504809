"""Where everything lies: players at the left, with what modules add below them; the shore in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import GOLD
from game.ui.shells.shore import Shore
from game.ui.spots import Spot
from game.ui.table.command import Command
from game.ui.table.curtain import hang
from game.ui.table.frame import Wants, frame
from game.ui.table.panel import TablePanel, paint_name, seat_frame
from game.ui.table.porthole import Porthole
from game.ui.table.setting import furniture
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.shells.table import ShellsTable

STATUS = 150
"""Units for what modules add."""


def arrange(t: ShellsTable, area: Rect) -> list[Widget]:
    f = frame(t.kit.u, area, Wants(t.session.seats, status=STATUS, tray=0, goods=0, folds=False))
    if t.shore.area != f.free:
        t.shore = Shore(f.free, t.kit.scale, t.book.number["shells"])
    decision = t.targets.decision
    told = t.kit.say("where.shell") if decision and decision.ask == "take" else ""
    panels: list[Widget] = [
        *(SeatCard(rect, f"seat {n}", t, n) for n, rect in enumerate(f.seats)),
        *_modules(t, f.status),
        *furniture(t, f, t.closing_tip),
        Command(f.choices, t, [], [], told),
    ]
    return [*panels, *hang(t), *t.beats.widgets(panels)]


def _modules(t: ShellsTable, place: Rect) -> list[Widget]:
    """What modules add; in a low window it scrolls."""

    def make(rect: Rect) -> list[Widget]:
        return [panel for layer in t.layers for panel in layer.panels("left", rect)]

    high = t.kit.u(STATUS)
    made = make(place)
    return [Porthole(place, t, high, make, t.scrolled_panels, "modules")] if made and place.h < high else made


class SeatCard(TablePanel):
    table: ShellsTable

    def __init__(self, rect: Rect, name: str, table: ShellsTable, seat: int) -> None:
        super().__init__(rect, name, table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, rect = self.table, kit.u, self.rect
        seat_frame(surface, kit, rect, t.liveries[self.seat], t.asked == self.seat)
        kit.emblem(surface, t.liveries[self.seat], (rect.x + u(26), rect.centery), u(15))
        name = Rect(rect.x + u(46), rect.y, rect.w - u(92), rect.h)
        paint_name(surface, kit, t.names[self.seat], "name", 17, name)
        score = Rect(rect.right - u(50), rect.y, u(36), rect.h)
        text = str(t.scores[self.seat]).replace("-", "\N{MINUS SIGN}")
        kit.line(surface, text, "title", 25, score, GOLD, "right")

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, tip=self._tip)]

    def _tip(self) -> Tip:
        t = self.table
        return Tip(title=t.names[self.seat], lines=(t.kit.say("seat.score", n=t.scores[self.seat]),))
