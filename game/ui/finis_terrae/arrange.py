"""Where everything lies on the table of Finis Terrae, from the smallest window to the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.finis_terrae.board import Board
from game.ui.finis_terrae.day import Day
from game.ui.finis_terrae.hand import ASKS as MAPPING
from game.ui.finis_terrae.hand import Hand
from game.ui.finis_terrae.holds import Holds
from game.ui.finis_terrae.market import Market
from game.ui.finis_terrae.options import chips, choices
from game.ui.finis_terrae.score_preview import ScorePreview
from game.ui.finis_terrae.seats import SeatCard
from game.ui.finis_terrae.tray import Tray
from game.ui.finis_terrae.weather import Weather
from game.ui.table.buttons import BUTTONS, PROMPT, buttons, place_prompt
from game.ui.table.command import Command, told_about
from game.ui.table.log import LogPanel
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

BOTTOM = 174
WIDE = 1200
"""From this many units on, the side columns are wider."""
CARD = 98
DAY = 112
WEATHER, MARKET, PREVIEW = 78, 108, 122
"""Heights in the right column, above the log."""
TRAY = 0.24
HOLDS = 0.40
"""Parts of the width of the lower panel that is left beside the buttons; the rest is for choices."""


def arrange(t: TerraeTable, area: Rect) -> list[Widget]:
    """All widgets in their places."""
    u = t.kit.u
    gap = u(8)
    wide = area.w / t.kit.scale >= WIDE
    left_w, right_w = u(220 if wide else 194), u(260 if wide else 240)
    lower = area.bottom - u(BOTTOM) - 2 * gap
    left = Rect(area.x + gap, area.y + gap, left_w, lower - gap)
    right = Rect(area.right - gap - right_w, area.y + gap, right_w, lower - gap)
    middle = Rect(left.right + gap, area.y + gap, right.left - left.right - 2 * gap, lower - gap)
    _place_board(t, middle)
    return [
        *_left_column(t, left),
        *_right_column(t, right),
        *_bottom(t, Rect(area.x + gap, lower + gap, area.w - 2 * gap, u(BOTTOM))),
        place_prompt(t, middle),
    ]


def _left_column(t: TerraeTable, area: Rect) -> list[Widget]:
    """The players, and where the day stands."""
    u = t.kit.u
    n, gap = t.session.seats, u(7)
    card_h = min(u(CARD), (area.h - u(DAY) - gap * n) // n)
    cards: list[Widget] = [
        SeatCard(Rect(area.x, area.y + seat * (card_h + gap), area.w, card_h), seat, t) for seat in range(n)
    ]
    return [*cards, Day(Rect(area.x, area.y + n * (card_h + gap), area.w, u(DAY)), "day", t)]


def _right_column(t: TerraeTable, area: Rect) -> list[Widget]:
    """Weather, market, the score as it stands, and the log in what is left."""
    u, gap, y = t.kit.u, t.kit.u(7), area.y
    made: list[Widget] = []
    for kind, name, height in (
        (Weather, "weather", WEATHER),
        (Market, "market", MARKET),
        (ScorePreview, "score-preview", PREVIEW),
    ):
        made.append(kind(Rect(area.x, y, area.w, u(height)), name, t))
        y += u(height) + gap
    fresh = t.diary.unseen(t.me) if t.session.person_asked() is not None else len(t.diary.lines)
    rest = Rect(area.x, y, area.w, area.bottom - y)
    log = LogPanel(
        rest, t.kit, t.diary.lines, t.names, t.liveries, fresh, open_log=t.open_log, old=t.log_panel
    )
    log.reader = t.me
    t.log_panel = log
    return [*made, log]


def _place_board(t: TerraeTable, middle: Rect) -> None:
    """The map keeps its zoom and place as long as its window is the same."""
    u = t.kit.u
    inner = Rect(middle.x, middle.y + u(PROMPT + 4), middle.w, middle.h - u(PROMPT + 4))
    old = t.board
    if old.kit is t.kit and old.camera.area == inner:
        old.liveries = t.liveries
    else:
        t.board = Board(t.kit, t.book, t.liveries, inner)
        t.board.hidden = old.hidden
    t.board.camera.foot = t.foot()
    t.board.follow(t.state, t.shores_matter)


def _bottom(t: TerraeTable, area: Rect) -> list[Widget]:
    """Dice, cargo deck, choices, buttons."""
    u = t.kit.u
    pad, gap = u(12), u(12)
    inner = area.inflate(-2 * pad, -2 * pad)
    rest = inner.w - u(BUTTONS) - 3 * gap
    tray = Rect(inner.x, inner.y, round(rest * TRAY), inner.h)
    holds = Rect(tray.right + gap, inner.y, round(rest * HOLDS), inner.h)
    corner = Rect(inner.right - u(BUTTONS), inner.y, u(BUTTONS), inner.h)
    space = Rect(holds.right + gap, inner.y, corner.left - gap - holds.right - gap, inner.h)
    if t.tray.rect != tray or t.tray.scale != t.kit.scale:
        t.tray = Tray(tray, t)
    if not t.tray.rolling:
        t.tray.settle()
    return [
        Panel(area, name="board"),
        t.tray,
        Holds(holds, "holds", t),
        _choices(t, space),
        *buttons(t, corner, t.tooltips.closing),
    ]


def _choices(t: TerraeTable, rect: Rect) -> Widget:
    """The tiles in hand while somebody maps; else what can be chosen that has no place of its own."""
    decision = t.session.decision
    if decision and decision.ask in MAPPING:
        return Hand(rect, "command", t)
    told = told_about(t, decision.ask) if decision else ""
    return Command(rect, t, chips(t), choices(t), _where(t), told)


def _where(t: TerraeTable) -> str:
    """Where the choices are that have no button."""
    decision = t.targets.decision
    kinds = sorted({option.kind for option in decision.options}) if decision else []
    known = [f"where.{kind}" for kind in kinds if t.kit.say.has(f"where.{kind}")]
    return "\n".join(t.kit.say(key) for key in known)
