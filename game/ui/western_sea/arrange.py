"""Where everything lies on the table of Western Sea, from the smallest window to the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.buttons import BUTTONS, PROMPT, buttons, place_prompt
from game.ui.table.command import CHIP, Command, told_about
from game.ui.table.log import LogPanel
from game.ui.western_sea.map.board import Board
from game.ui.western_sea.modules.shelf.shelf import on_shelf, shelf, shelf_height
from game.ui.western_sea.options import chips, choices
from game.ui.western_sea.panels.actions import Actions
from game.ui.western_sea.panels.counters import Counters
from game.ui.western_sea.panels.drawn import InHand, offer, tile_in_hand
from game.ui.western_sea.panels.holdings import Holdings
from game.ui.western_sea.panels.seats import SeatCard
from game.ui.western_sea.panels.technologies import TALLEST, Technologies
from game.ui.western_sea.panels.tray import Tray
from game.ui.widgets import Panel, Widget

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

BOTTOM = 174
WIDE = 1200
"""From this many units on, the side columns are wider."""
CARD = 118
COUNTERS = 122
OFFER, PIECE = 196, 290
"""The side of a first tile, and of a piece of two or three."""


def arrange(t: SeaTable, area: Rect) -> list[Widget]:
    """All widgets in their places."""
    u = t.kit.u
    gap = u(8)
    wide = area.w / t.kit.scale >= WIDE
    left_w, right_w = u(220 if wide else 194), u(260 if wide else 240)
    if wide:
        left_w += u(max((layer.more_left for layer in t.layers), default=0))
    lower = area.bottom - u(BOTTOM) - 2 * gap
    left = Rect(area.x + gap, area.y + gap, left_w, lower - gap)
    right = Rect(area.right - gap - right_w, area.y + gap, right_w, lower - gap)
    middle = Rect(left.right + gap, area.y + gap, right.left - left.right - 2 * gap, lower - gap)
    low = shelf_height(t, area)
    boards = Rect(middle.x, middle.bottom - low, middle.w, low)
    middle.h -= low + (gap if low else 0)
    _place_board(t, middle)
    return [
        *_left_column(t, left),
        *_right_column(t, right),
        *_bottom(t, Rect(area.x + gap, lower + gap, area.w - 2 * gap, u(BOTTOM))),
        *shelf(t, boards),
        place_prompt(t, middle),
    ]


def _left_column(t: SeaTable, area: Rect) -> list[Widget]:
    if own := next((made for layer in t.layers if (made := layer.left_column(area, CARD, COUNTERS))), None):
        return own
    u = t.kit.u
    n, gap = t.session.seats, u(7)
    card_h = min(u(CARD), (area.h - u(COUNTERS) - gap * n) // n)
    cards: list[Widget] = [
        SeatCard(Rect(area.x, area.y + seat * (card_h + gap), area.w, card_h), seat, t) for seat in range(n)
    ]
    counters = Rect(area.x, area.y + n * (card_h + gap), area.w, u(COUNTERS))
    return [*cards, Counters(counters, "counters", t)]


def _right_column(t: SeaTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    gap, count = u(8), len(t.state.row)
    row_h = min(u(TALLEST), (area.h - u(42 + 160) - gap) // max(1, count))
    tech_h = u(42) + row_h * count
    rest = Rect(area.x, area.y + tech_h + gap, area.w, area.h - tech_h - gap)
    fresh = t.diary.unseen(t.me) if t.session.person_asked() is not None else len(t.diary.lines)
    log = LogPanel(
        rest, t.kit, t.diary.lines, t.names, t.liveries, fresh, open_log=t.open_log, old=t.log_panel
    )
    log.reader = t.me
    t.log_panel = log
    return [Technologies(Rect(area.x, area.y, area.w, tech_h), "technologies", t), log]


def _place_board(t: SeaTable, middle: Rect) -> None:
    """The map keeps its zoom and place as long as its window is the same."""
    u = t.kit.u
    inner = Rect(middle.x, middle.y + u(PROMPT + 4), middle.w, middle.h - u(PROMPT + 4))
    old = t.board
    if old.kit is t.kit and old.camera.area == inner:
        old.liveries = t.liveries
    else:
        t.board = Board(t.kit, t.book, t.liveries, inner)
        t.board.hidden_tiles, t.board.hidden_tents = old.hidden_tiles, old.hidden_tents
        t.board.hidden_houses, t.board.hidden_sea = old.hidden_houses, old.hidden_sea
    t.board.camera.foot = t.foot()
    t.board.follow(t.state, t.shores_matter, t.seas_to_see(), gently=t.app.settings.pace > 0)


def _bottom(t: SeaTable, area: Rect) -> list[Widget]:
    u = t.kit.u
    pad, gap = u(12), u(13)
    inner = area.inflate(-2 * pad, -2 * pad)
    rest = inner.w - u(BUTTONS) - 3 * gap
    holdings_w = max(u(212), min(u(330), round(rest * 0.28)))
    tray_w = round((rest - holdings_w) * 0.49)
    tray_rect = Rect(inner.x, inner.y, tray_w, inner.h)
    if t.tray.rect != tray_rect or t.tray.scale != t.kit.scale:
        t.tray = Tray(tray_rect, t)
    if not t.tray.rolling:
        t.tray.settle()
    holdings = Holdings(Rect(tray_rect.right + gap, inner.y, holdings_w, inner.h), "holdings", t)
    x = holdings.rect.right + gap
    corner = Rect(inner.right - u(BUTTONS), inner.y, u(BUTTONS), inner.h)
    space = Rect(x, inner.y, inner.right - u(BUTTONS) - gap - x, inner.h)
    return [
        Panel(area, name="board"),
        t.tray,
        holdings,
        *_command(t, space),
        *buttons(t, corner, t.tooltips.closing),
    ]


def _command(t: SeaTable, rect: Rect) -> list[Widget]:
    """The main actions where one of them is to be chosen, and whatever else there is to choose."""
    decision = t.targets.decision
    if decision is None:
        return [Actions(rect, "actions", t)]
    if decision.ask == "act":
        more = choices(t)
        if not more:
            return [Actions(rect, "actions", t)]
        gap = t.kit.u(10)
        left = Rect(rect.x, rect.y, round(rect.w * 0.58), rect.h)
        right = Rect(left.right + gap, rect.y, rect.right - left.right - gap, rect.h)
        return [Actions(left, "actions", t), Command(right, t, [], more, "")]
    where = sorted({"shelf" if on_shelf(t, o) else o.kind for o in decision.options if o.kind != "button"})
    known = [kind for kind in where if t.kit.say.has(f"where.{kind}")]
    own = f"where.{decision.ask}"
    free = t.kit.say(own) if t.kit.say.has(own) else "\n".join(t.kit.say(f"where.{kind}") for kind in known)
    made = choices(t)
    if made and all(choice.bare for choice in made):
        if not t.state.at:
            return [Actions(rect, "actions", t), *offer(t, made, OFFER, told=True)]
        if decision.ask.startswith("raise."):
            return [Command(rect, t, chips(t), [], free), *offer(t, made, PIECE, told=False)]
    parts, tile = chips(t), tile_in_hand(t)
    if tile < 0 or made:
        return [Command(rect, t, parts, made, free, told_about(t, decision.ask))]
    high = t.kit.u(CHIP + 8) if parts else 0
    below = Rect(rect.x, rect.y + high, rect.w, rect.h - high)
    above = [Command(Rect(rect.x, rect.y, rect.w, high), t, parts, [], "")] if parts else []
    return [*above, InHand(below, t, tile, free)]
