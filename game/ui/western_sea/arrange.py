"""Where everything lies on the table of Western Sea, from the smallest window to the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import END_TURN
from game.ui.table.log import LogPanel
from game.ui.table.prompt import Choices, Prompt
from game.ui.tips import Tip
from game.ui.western_sea.board import Board
from game.ui.western_sea.options import choices
from game.ui.western_sea.panels import Actions, Counters, Holdings, Offer, SeatCard, Technologies
from game.ui.western_sea.tray import Tray
from game.ui.widgets import Button, Panel, Widget

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

BOTTOM = 172
WIDE = 1300
"""From this many units on, the side columns are wider."""


def arrange(t: SeaTable, area: Rect) -> list[Widget]:
    """All widgets in their places, the map's panel first."""
    u = t.kit.u
    gap = u(8)
    wide = area.w / t.kit.scale >= WIDE
    left_w, right_w = u(216 if wide else 192), u(252 if wide else 216)
    lower = area.bottom - u(BOTTOM) - 2 * gap
    left = Rect(area.x + gap, area.y + gap, left_w, lower - gap)
    right = Rect(area.right - gap - right_w, area.y + gap, right_w, lower - gap)
    middle = Rect(left.right + gap, area.y + gap, right.left - left.right - 2 * gap, lower - gap)
    _place_board(t, middle)
    return [
        *_left_column(t, left),
        *_right_column(t, right),
        *_bottom(t, Rect(area.x + gap, lower + gap, area.w - 2 * gap, u(BOTTOM))),
        *_middle(t, middle),
    ]


def _left_column(t: SeaTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    n, gap, counters_h = t.session.seats, u(8), u(104)
    card_h = min(u(108), (area.h - counters_h - gap * n) // n)
    cards: list[Widget] = [
        SeatCard(Rect(area.x, area.y + seat * (card_h + gap), area.w, card_h), seat, t) for seat in range(n)
    ]
    return [*cards, Counters(Rect(area.x, area.y + n * (card_h + gap), area.w, counters_h), "counters", t)]


def _right_column(t: SeaTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    gap, count = u(8), len(t.state.row)
    row_h = min(u(34), (area.h - u(44 + 150) - gap) // max(1, count))
    tech_h = u(44) + row_h * count
    rest = Rect(area.x, area.y + tech_h + gap, area.w, area.h - tech_h - gap)
    t.log_panel = LogPanel(rest, t.kit, t.log, t.names, t.liveries)
    return [Technologies(Rect(area.x, area.y, area.w, tech_h), "technologies", t), t.log_panel]


def _place_board(t: SeaTable, middle: Rect) -> None:
    """The map keeps its zoom and place as long as its window is the same."""
    u = t.kit.u
    inner = Rect(middle.x, middle.y + u(56), middle.w, middle.h - u(60))
    old = t.board
    if old.kit is t.kit and old.camera.area == inner:
        old.liveries = t.liveries
    else:
        t.board = Board(t.kit, t.book, t.liveries, inner)
        t.board.hidden_tiles, t.board.hidden_tents = old.hidden_tiles, old.hidden_tents
        t.board.hidden_houses = old.hidden_houses
    t.board.follow(t.state, t.shores_matter)


def _bottom(t: SeaTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    pad, gap = u(12), u(14)
    inner = area.inflate(-2 * pad, -2 * pad)
    buttons_w = u(150)
    rest = inner.w - buttons_w - 3 * gap
    tray_rect = Rect(inner.x, inner.y, round(rest * 0.34), inner.h)
    if t.tray.rect != tray_rect or t.tray.scale != t.kit.scale:
        t.tray = Tray(tray_rect, t)
    if not t.tray.rolling:
        t.tray.settle()
    holdings = Holdings(Rect(tray_rect.right + gap, inner.y, round(rest * 0.33), inner.h), "holdings", t)
    x = holdings.rect.right + gap
    actions = Actions(Rect(x, inner.y, inner.right - buttons_w - gap - x, inner.h), "actions", t)
    buttons = _buttons(t, Rect(inner.right - buttons_w, inner.y, buttons_w, inner.h))
    return [Panel(area, name="board"), t.tray, holdings, actions, *buttons]


def _buttons(t: SeaTable, area: Rect) -> list[Button]:
    u, say = t.kit.u, t.kit.say
    gap = u(5)
    h = (area.h - 3 * gap) // 4
    small = (area.w - 3 * gap) // 4
    made = []
    for n, (name, act) in enumerate(
        (("menu", t.back), ("hint", t.hint), ("show-all", t.show_all), ("rules", t.open_rules))
    ):
        able = name != "hint" or t.session.person_asked() is not None
        rect = Rect(area.x + n * (small + gap), area.y, small, h)
        made.append(Button(rect, name, "", act, icon=name, tip=Tip(title=say(f"tip.{name}")), able=able))
    able = t.session.can_undo()
    rows = [Rect(area.x, area.y + k * (h + gap), area.w, h) for k in range(4)]
    made.append(Button(rows[1], "undo", say("table.undo"), t.undo, icon="undo", key="U", able=able))
    made.append(Button(rows[2], "reset", say("table.reset"), t.reset, icon="reset", key="R", able=able))
    made.append(_closing_button(t, rows[3]))
    return made


def _closing_button(t: SeaTable, rect: Rect) -> Button:
    """Ends the turn, or finishes what is being put together."""
    closing = t.targets.closing()
    text = t.kit.say(f"close.{closing.verb}") if closing else t.kit.say("close.end")
    ends = closing is None or closing.verb == END_TURN
    return Button(
        rect,
        "close",
        text,
        t.chooser(closing) if closing else t.nothing,
        icon="end-turn" if ends else "check",
        key="E",
        strong=bool(closing),
        able=bool(closing),
        tip=t.tells.choice(closing, Tip(title=text)) if closing else None,
    )


def _middle(t: SeaTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    t.prompt = Prompt(Rect(0, 0, min(area.w, u(640)), u(50)))
    t.prompt.rect.midtop = (area.centerx, area.y)
    t.fill_prompt()
    found: list[Widget] = [t.prompt]
    more = choices(t)
    if more:
        strip = Rect(area.x, t.prompt.rect.bottom + u(8), area.w, u(90))
        found.append(Choices(strip, t.kit, more, t.chooser, t.tells.choice))
    offered = t.offered()
    if offered:
        side = min(u(150), area.w // max(3, len(offered)) - u(16))
        found.append(Offer(Rect(area.x, area.bottom - side - u(12), area.w, side), "offer", t))
    return found
