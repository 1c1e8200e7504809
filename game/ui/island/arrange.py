"""Where everything lies on the table of the Island, from the smallest window to the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.island.map.board import Board
from game.ui.island.panels.bank import Bank
from game.ui.island.panels.desk import Desk
from game.ui.island.panels.hand import Hand
from game.ui.island.panels.neutrals import Neutrals
from game.ui.island.panels.seats import SeatCard
from game.ui.island.panels.shelf import Shelf
from game.ui.table.buttons import BUTTONS, PROMPT, buttons, place_prompt
from game.ui.table.log import LogPanel
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

BOTTOM, LEFT, RIGHT = 138, 176, 190
SEAT, BANK, TRAY = 62, 84, 104
HAND, SHELF = 0.38, 0.27


def arrange(t: IslandTable, area: Rect) -> list[Widget]:
    u, gap = t.kit.u, t.kit.u(6)
    lower = area.bottom - u(BOTTOM) - gap
    left = Rect(area.x + gap, area.y + gap, u(LEFT), lower - 2 * gap)
    right = Rect(area.right - gap - u(RIGHT), area.y + gap, u(RIGHT), lower - 2 * gap)
    middle = Rect(left.right + gap, area.y + gap, right.left - left.right - 2 * gap, lower - 2 * gap)
    _place_board(t, Rect(middle.x, middle.y + u(PROMPT + 4), middle.w, middle.h - u(PROMPT + 4)))
    return [
        *_left(t, left),
        _log(t, right),
        *_bar(t, Rect(area.x + gap, lower, area.w - 2 * gap, u(BOTTOM))),
        place_prompt(t, middle),
    ]


def _left(t: IslandTable, area: Rect) -> list[Widget]:
    u, gap = t.kit.u, t.kit.u(6)
    made: list[Widget] = [
        SeatCard(Rect(area.x, area.y + n * (u(SEAT) + gap), area.w, u(SEAT)), n, t)
        for n in range(t.session.seats)
    ]
    top = area.y + t.session.seats * (u(SEAT) + gap)
    return [*made, Bank(Rect(area.x, top, area.w, u(BANK)), "bank", t)]


def _log(t: IslandTable, area: Rect) -> Widget:
    fresh = t.diary.unseen(t.me) if t.session.person_asked() is not None else len(t.diary.lines)
    log = LogPanel(
        area, t.kit, t.diary.lines, t.names, t.liveries, fresh, open_log=t.open_log, old=t.log_panel
    )
    log.reader = t.me
    t.log_panel = log
    return log


def _place_board(t: IslandTable, room: Rect) -> None:
    """The map keeps its zoom and place as long as its window is the same."""
    old = t.board
    if old.kit is not t.kit or old.camera.area != room:
        t.board = Board(t.kit, t.book, t.liveries, room)
        t.board.hidden = old.hidden
    t.board.dress(t.liveries)
    t.board.camera.foot = t.foot()
    t.board.damaged = t.worn_roads()
    t.board.follow()


def _bar(t: IslandTable, area: Rect) -> list[Widget]:
    """Dice, the own hand, what to build, the desk, buttons."""
    u, gap = t.kit.u, t.kit.u(10)
    inner = area.inflate(-2 * u(10), -2 * u(10))
    tray = Rect(inner.x, inner.y, u(TRAY), inner.h)
    corner = Rect(inner.right - u(BUTTONS), inner.y, u(BUTTONS), inner.h)
    rest = Rect(tray.right + gap, inner.y, corner.x - tray.right - 2 * gap, inner.h)
    t.place_tray(tray)
    hand = Rect(rest.x, rest.y, round(rest.w * HAND), rest.h)
    shelf = Rect(hand.right + gap, rest.y, round(rest.w * SHELF), rest.h)
    desk = Rect(shelf.right + gap, rest.y, rest.right - shelf.right - gap, rest.h)
    return [
        Panel(area, name="board"),
        t.tray,
        Hand(hand, "hand", t),
        Shelf(shelf, "shelf", t),
        Neutrals(desk, "desk", t) if t.builds_for_neutrals else Desk(desk, "desk", t),
        *buttons(t, corner, t.tooltips.closing),
    ]
