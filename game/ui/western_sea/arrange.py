"""Where everything lies on the table of Western Sea, from the smallest window to the largest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.command import Command, told_about
from game.ui.table.fold import Fold
from game.ui.table.frame import HEAD, ICON, Frame, Wants, frame
from game.ui.table.setting import beside, log_fold, seat_folds, set_table
from game.ui.table.tucked import Tucks
from game.ui.table.worded import command
from game.ui.western_sea.modules.shelf.shelf import Strip, on_shelf, parts, shelf, shelf_height
from game.ui.western_sea.options import chips, choices
from game.ui.western_sea.panels.actions import Actions
from game.ui.western_sea.panels.counters import WHOLE as COUNTERS
from game.ui.western_sea.panels.counters import Counters, SlimCounters
from game.ui.western_sea.panels.drawn import InHand, offer, tile_in_hand
from game.ui.western_sea.panels.holdings import Holdings
from game.ui.western_sea.panels.seats import WHOLE as CARD
from game.ui.western_sea.panels.seats import SeatCard
from game.ui.western_sea.panels.slim import SlimSeat, TechnologyIcons
from game.ui.western_sea.panels.technologies import FOOT, WIDTH, Technologies
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

ROW = 32
"""The height of a technology in its row, where that is not beside its icon."""
OFFER, PIECE = 196, 290
"""The side of a first tile, and of a piece of two or three."""


def arrange(t: SeaTable, area: Rect) -> list[Widget]:
    """All widgets in their places."""
    wants = Wants(t.session.seats, (ICON,) * len(t.state.row), head=True, strip=bool(parts(t)))
    f = frame(t.kit.u, area, wants)
    tucks = Tucks(t, f)
    standing: list[Widget] = [
        *tucks.seats(lambda rect, seat: SlimSeat(rect, seat, t)),
        *tucks.status(lambda rect: [SlimCounters(rect, "counters", t)], "round"),
        TechnologyIcons(f.head, f.icons, t),
        *set_table(t, f, tucks),
        *tucks.goods(lambda rect: [Holdings(rect, "holdings", t)], "treasure"),
        *_command(t, f.choices),
    ]
    folds = [
        *seat_folds(t, f, CARD, SeatCard, partial(_own_fold, t, f)),
        *_counters_fold(t, f),
        _row_fold(t, f),
        log_fold(t, f),
    ]
    if wants.strip:
        high = shelf_height(t, area)
        strip = Strip(f.strip, t, high)
        standing.append(strip)
        folds.append(_cards_fold(t, f, strip.rect, high))
    tucks.lay(folds)
    return standing


def _own_fold(t: SeaTable, f: Frame, seat: int, slim: Rect) -> Fold | None:
    """What a layer shows in place of the card of a seat."""
    return next((fold for layer in t.layers if (fold := layer.seat_fold(seat, slim, f))), None)


def _counters_fold(t: SeaTable, f: Frame) -> list[Fold]:
    if "status" in f.tabs:
        return []
    u = t.kit.u
    place = beside(u, f.status, (u(COUNTERS[0]), u(COUNTERS[1])), f)
    return [Fold("counters", f.status, place, lambda rect: [Counters(rect, "whole counters", t)], key="f3")]


def _row_fold(t: SeaTable, f: Frame) -> Fold:
    u = t.kit.u
    slim = f.head.unionall(f.icons)
    rows = f.icons
    if f.compact:  # the icons stand in two columns, and the rows below each other
        top = slim.y + u(HEAD + 3)
        rows = [Rect(slim.x, top + n * u(ROW), 0, u(ROW - 1)) for n in range(len(f.icons))]
    high = rows[-1].bottom - slim.y if rows else slim.h
    place = Rect(slim.x - u(4) - u(WIDTH), slim.y, u(WIDTH), high + u(FOOT))

    def make(rect: Rect) -> list[Widget]:
        return [Technologies(rect, t, [row.move(0, rect.y - place.y) for row in rows])]

    return Fold("row", slim, place, make, key="f4")


def _cards_fold(t: SeaTable, f: Frame, slim: Rect, high: int) -> Fold:
    place = Rect(slim.x, f.bar.y - high, slim.w, high)
    area = Rect(f.strip.x, place.y, f.strip.w, high)
    return Fold("cards", slim, place, lambda rect: shelf(t, area), key="f5", rises=True)


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
        return [Actions(left, "actions", t), *command(t, right, [], more, "")]
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
    if tile >= 0:
        held = Rect(rect.x, rect.y, rect.h, rect.h)
        rest = Rect(held.right + t.kit.u(8), rect.y, rect.right - held.right - t.kit.u(8), rect.h)
        return [InHand(held, t, tile), *command(t, rest, parts, made, free)]
    return command(t, rect, parts, made, free, told_about(t, decision.ask))
