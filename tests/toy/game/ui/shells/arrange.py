"""Where everything lies: players at the left, with what modules add below them; the log at the right; what is
asked above the shore, and what to do below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import GOLD
from game.ui.shells.shore import Shore
from game.ui.spots import Spot
from game.ui.table.buttons import BUTTONS, PROMPT, buttons, place_prompt
from game.ui.table.command import Command
from game.ui.table.curtain import hang
from game.ui.table.log import LogPanel
from game.ui.table.panel import TablePanel, paint_name, seat_frame
from game.ui.tooltips import Tip
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.ui.shells.table import ShellsTable

LEFT, RIGHT, BOTTOM, CARD = 210, 240, 174, 64


def arrange(t: ShellsTable, area: Rect) -> list[Widget]:
    u, gap = t.kit.u, t.kit.u(8)
    inner = area.inflate(-2 * gap, -2 * gap)
    bottom = Rect(inner.x, inner.bottom - u(BOTTOM), inner.w, u(BOTTOM))
    high = bottom.y - gap - inner.y
    left = Rect(inner.x, inner.y, u(LEFT), high)
    right = Rect(inner.right - u(RIGHT), inner.y, u(RIGHT), high)
    middle = Rect(left.right + gap, inner.y, right.x - left.right - 2 * gap, high)
    shore = Rect(middle.x, middle.y + u(PROMPT + 4), middle.w, middle.h - u(PROMPT + 4))
    if t.shore.area != shore:
        t.shore = Shore(shore, t.kit.scale, t.book.number["shells"])
    return [*_left(t, left), _log(t, right), *_bottom(t, bottom), place_prompt(t, middle), *hang(t)]


def _left(t: ShellsTable, area: Rect) -> list[Widget]:
    u, step = t.kit.u, t.kit.u(CARD + 8)
    seats = range(t.session.seats)
    made: list[Widget] = [
        SeatCard(Rect(area.x, area.y + n * step, area.w, u(CARD)), f"seat {n}", t, n) for n in seats
    ]
    rest = Rect(area.x, area.y + len(seats) * step, area.w, area.h - len(seats) * step)
    return made + [panel for layer in t.layers for panel in layer.panels("left", rest)]


def _log(t: ShellsTable, area: Rect) -> Widget:
    fresh = t.diary.unseen(t.me) if t.session.person_asked() is not None else len(t.diary.lines)
    lines, old = t.diary.lines, t.log_panel
    log = LogPanel(area, t.kit, lines, t.names, t.liveries, fresh, open_log=t.open_log, old=old)
    log.reader = t.me
    t.log_panel = log
    return log


def _bottom(t: ShellsTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    inner = area.inflate(-2 * u(12), -2 * u(12))
    corner = Rect(inner.right - u(BUTTONS), inner.y, u(BUTTONS), inner.h)
    space = Rect(inner.x, inner.y, corner.x - u(12) - inner.x, inner.h)
    decision = t.targets.decision
    told = t.kit.say("where.shell") if decision and decision.ask == "take" else ""
    return [Panel(area, name="board"), Command(space, t, [], [], told), *buttons(t, corner, t.closing_tip)]


class SeatCard(TablePanel):
    table: ShellsTable

    def __init__(self, rect: Rect, name: str, table: ShellsTable, seat: int) -> None:
        super().__init__(rect, name, table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, rect = self.table, kit.u, self.rect
        seat_frame(surface, kit, rect, t.liveries[self.seat], t.asked == self.seat)
        kit.emblem(surface, t.liveries[self.seat], (rect.x + u(30), rect.centery), u(18))
        name = Rect(rect.x + u(56), rect.y, rect.w - u(106), rect.h)
        paint_name(surface, kit, t.names[self.seat], "name", 17, name)
        score = Rect(rect.right - u(50), rect.y, u(36), rect.h)
        text = str(t.scores[self.seat]).replace("-", "\N{MINUS SIGN}")
        kit.line(surface, text, "title", 25, score, GOLD, "right")

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, tip=self._tip)]

    def _tip(self) -> Tip:
        t = self.table
        return Tip(title=t.names[self.seat], lines=(t.kit.say("seat.score", n=t.scores[self.seat]),))
