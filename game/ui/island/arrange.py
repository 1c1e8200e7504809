"""Where everything lies on the table of the Island, from the smallest window to the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.island.options import choices
from game.ui.island.panels.awards import AwardIcon
from game.ui.island.panels.bank import Bank
from game.ui.island.panels.desk import Desk
from game.ui.island.panels.hand import Hand
from game.ui.island.panels.neutrals import Neutrals
from game.ui.island.panels.seats import SeatCard
from game.ui.island.panels.shelf import Shelf
from game.ui.island.panels.whole_seat import WHOLE, WholeSeat
from game.ui.table.frame import Wants, frame
from game.ui.table.setting import log_fold, seat_folds, set_table
from game.ui.table.tucked import Tucks
from game.ui.table.worded import command
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

TRAY, HAND, CHOICES = 112, 316, 460
"""Widths in the bar."""
BANK, AWARD = 78, 62
"""Heights of the bank below the seats, and of a special card at the right edge."""
FEW = 4
"""So many choices in words stand beside the shelf, more in its place too."""
SHELF = 0.42
"""How much of the room for choices is for what can be built; the rest is the desk."""


def arrange(t: IslandTable, area: Rect) -> list[Widget]:
    """All widgets in their places."""
    awards = t.awards()
    icons = [AWARD] * len(awards)
    wants = Wants(t.session.seats, icons, status=BANK, tray=TRAY, goods=HAND, choices=CHOICES)
    f = frame(t.kit.u, area, wants)
    tucks = Tucks(t, f)
    standing: list[Widget] = [
        *tucks.seats(lambda rect, seat: SeatCard(rect, seat, t)),
        *tucks.status(lambda rect: [Bank(rect, "bank", t)], "treasure"),
        *(AwardIcon(rect, name, holders, t) for rect, (name, holders) in zip(f.icons, awards, strict=True)),
        *set_table(t, f, tucks),
        *tucks.goods(lambda rect: [Hand(rect, "hand", t)], "hand"),
        *_choices(t, f.choices),
    ]
    t.over_map = [widget for layer in t.layers for widget in layer.panels("map", f.free)]
    standing += t.over_map
    tucks.lay([*seat_folds(t, f, WHOLE, WholeSeat), log_fold(t, f)])
    return standing


def _choices(t: IslandTable, room: Rect) -> list[Widget]:
    """What can be built, and beside it the desk, or the choices in words."""
    gap, made = t.kit.u(10), choices(t)
    if len(made) > FEW and not t.aim:
        return command(t, room, [], made, "")
    shelf = Rect(room.x, room.y, round(room.w * SHELF), room.h)
    desk = Rect(shelf.right + gap, room.y, room.right - shelf.right - gap, room.h)
    if t.builds_for_neutrals:
        return [Shelf(shelf, "shelf", t), Neutrals(desk, "desk", t)]
    beside = command(t, desk, [], made, "") if made else [Desk(desk, "desk", t)]
    return [Shelf(shelf, "shelf", t), *beside]
