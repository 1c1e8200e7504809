"""What folds into a button where the window has few units, and seats as wide as emblem and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import GOLD
from game.ui.spots import Spot
from game.ui.table.buttons import tools
from game.ui.table.fold import TAB, Fold
from game.ui.table.frame import HEAD, PAD, RIGHT, TOOLS, Frame
from game.ui.table.panel import glow, hang_marks, seat_frame
from game.ui.table.porthole import Porthole
from game.ui.widgets import Button, Panel, Widget

if TYPE_CHECKING:
    from game.ui.table.board_table import BoardTable

Make = Callable[[Rect], Sequence[Widget]]


class Tucks:
    """Puts each part of a table where the frame wants it: at its place, or behind a button."""

    def __init__(self, t: BoardTable[Any, Any], f: Frame) -> None:
        self.t, self.f = t, f
        self._folds: list[Fold] = []

    def lay(self, folds: Sequence[Fold]) -> None:
        """All that folds, once everything stands. What may be chosen in a tucked panel is in sight, unless
        that would lie over choices on the map; what is higher than the map's place scrolls."""
        on_map = bool(self._folds) and any(spot.lit for spot in self.t.map_spots())
        for fold in self._folds:
            fold.by_itself = not on_map and _offers(fold)
        made = [*folds, *self._folds]
        for fold in made if self.f.compact else ():
            self._fit(fold)
        self.t.folds.lay(made)

    def _fit(self, fold: Fold) -> None:
        if fold.rises:
            return
        top = max(self.f.free.y, self.t.prompt.rect.bottom + self.t.kit.u(2))
        room = Rect(self.f.free.x, top, self.f.free.w, self.f.free.bottom - top)
        high, make, fold.place = fold.place.h, fold.make, fold.place.copy()
        scrolled = self.t.folds.scrolled

        def scrolling(rect: Rect) -> list[Widget]:
            return [Porthole(rect, self.t, high, make, scrolled, fold.name)]

        if high > room.h:
            fold.place.h = room.h
            fold.make = scrolling
        tab = self.t.kit.u(TAB)
        left = fold.slim.centerx < self.f.window.centerx
        across = Rect(room.x + (0 if left else tab), room.y, room.w - tab, room.h)
        fold.place.clamp_ip(across)
        if fold.kept and not across.contains(fold.kept):
            fold.kept = None

    def status(self, make: Make, icon: str) -> list[Widget]:
        return self._put("status", self.f.status, make, icon)

    def goods(self, make: Make, icon: str) -> list[Widget]:
        pad = self.t.kit.u(PAD)
        on_bar = "goods" not in self.f.tabs

        def on_board(rect: Rect) -> list[Widget]:
            inner = rect.inflate(-2 * pad, -2 * pad)
            return [Panel(rect, name="goods"), *make(inner)]

        return self._put("goods", self.f.goods, make if on_bar else on_board, icon)

    def tools(self) -> list[Widget]:
        if "tools" not in self.f.tabs:
            return list(tools(self.t, self.f.tools))
        u, tab = self.t.kit.u, self.f.tabs["tools"]
        place = Rect(0, self.f.free.y, TOOLS * u(RIGHT + 3) + 2 * u(PAD), u(HEAD) + 2 * u(PAD))
        place.right = tab.left - u(4)

        def make(rect: Rect) -> list[Widget]:
            """Side by side."""
            step, inner = u(RIGHT + 3), rect.inflate(-2 * u(PAD), -2 * u(PAD))
            places = [Rect(inner.x + n * step, inner.y, u(RIGHT), inner.h) for n in range(TOOLS)]
            return [Panel(rect, name="tools"), *tools(self.t, places)]

        return self._put("tools", place, make, "menu")

    def seats(self, make: Callable[[Rect, int], Widget]) -> list[Widget]:
        cards = [make(rect, seat) for seat, rect in enumerate(self.f.seats)]
        if not self.f.narrow:
            return cards
        return [NarrowSeat(card, seat, self.t) for seat, card in enumerate(cards)]

    def _put(self, name: str, place: Rect, make: Make, icon: str) -> list[Widget]:
        tab = self.f.tabs.get(name)
        if tab is None:
            return list(make(place))
        t, fold = self.t, Fold(f"tucked {name}", tab, place.copy(), make)
        self._folds.append(fold)
        return [Opener(tab, f"open {name}", partial(t.folds.enter, fold), icon, _offers(fold))]


def _offers(fold: Fold) -> bool:
    """Whether anything in it may be chosen."""
    return any(spot.lit for widget in fold.make(fold.place) for spot in widget.spots())


class Opener(Button):
    """Stands for a panel, which opens in place of a tooltip; lit if something in that may be chosen."""

    def __init__(self, rect: Rect, name: str, act: Callable[[], None], icon: str, lit: bool) -> None:
        super().__init__(rect, name, "", act, icon=icon)
        self.lit = lit

    def paint(self, surface: Surface, kit: Kit) -> None:
        super().paint(surface, kit)
        if self.lit:
            glow(surface, self.rect, kit, kit.u(9))

    def spots(self) -> list[Spot]:
        return [replace(spot, lit=self.lit) for spot in super().spots()]


class NarrowSeat(Widget):
    """Emblem and points of a seat; a click means the same as on its wider card."""

    def __init__(self, card: Widget, seat: int, table: BoardTable[Any, Any]) -> None:
        super().__init__(card.rect, card.name)
        self.card, self.seat, self.table = card, seat, table

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], t.asked == seat)
        radius = min(u(13), rect.h // 2 - u(4))
        centre = (rect.x + u(6) + radius, rect.centery)
        t.sign(surface, seat, centre, radius)
        if t.leads(seat):
            kit.icon(surface, "crown", u(14), (centre[0], centre[1] - radius))
        left = centre[0] + radius + u(2)
        points = str(t.shown_scores[seat]).replace("-", "\N{MINUS SIGN}")
        kit.line(
            surface, points, "title", 19, Rect(left, rect.y, rect.right - u(6) - left, rect.h), GOLD, "right"
        )
        hang_marks(surface, kit, t.layers, seat, centre, radius)
        if any(spot.lit for spot in self.spots()):
            option = t.targets.at("seat", seat)
            glow(surface, rect, kit, u(11), t.proposed(option))

    def spots(self) -> list[Spot]:
        return self.card.spots()
