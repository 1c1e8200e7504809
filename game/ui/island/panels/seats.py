"""The players at a glance: emblem, name, points, cards, knights and roads, special cards in gold."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, GOLD, INK, LIT, LOSS, PARCHMENT, Colour, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow, hang_marks, paint_name, seat_frame, seat_marks

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

SMALL, LEAST = 16, 11.5
"""Sizes of a picture, and of the smallest number."""
COUNTED = {"largest-army": "knight", "wealthiest": "gold"}
"""By which figure a special card is won, where that is not called the same."""


class SeatCard(IslandPanel):
    def __init__(self, rect: Rect, seat: int, table: IslandTable) -> None:
        super().__init__(rect, f"seat {seat}", table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], t.asked == seat)
        head = Rect(rect.x, rect.y + u(4), rect.w, rect.h // 2)
        self._head(surface, kit, head)
        self._figures(surface, kit, rect.y + round(rect.h * 0.74))
        for layer in t.layers:
            layer.paint_seat(surface, kit, seat, rect)
        option = t.seat_option(seat)
        if option:
            glow(surface, rect, kit, u(11), t.proposed(option))

    def _head(self, surface: Surface, kit: Kit, head: Rect) -> None:
        t, seat, u = self.table, self.seat, kit.u
        radius = min(u(15), head.h // 2)
        centre = (head.x + u(10) + radius, head.centery)
        t.sign(surface, seat, centre, radius)
        hang_marks(surface, kit, t.layers, seat, centre, radius)
        score = kit.type.picture(str(t.shown_scores[seat]), "title", 24, GOLD)
        at = score.get_rect(midright=(head.right - u(11), head.centery))
        surface.blit(score, at)
        marks = [("crown", t.leads(seat)), ("bot", t.session.is_bot(seat))]
        icons = [icon for icon, shown in marks if shown]
        right = seat_marks(surface, kit, icons, at.left - u(4), head.centery)
        left = centre[0] + radius + u(7)
        paint_name(surface, kit, t.names[seat], "name", 16, Rect(left, head.y, right - left, head.h))

    def _figures(self, surface: Surface, kit: Kit, y: int) -> None:
        """Cards in hand, in coral when a seven would cost half of them; hidden cards; knights; road."""
        t, s, seat, u = self.table, self.table.state, self.seat, kit.u
        full = s.count[seat] > t.book.number["hand-limit"]
        figures = [
            ("hand", s.count[seat]),
            ("development", s.unplayed[seat]),
            ("knight", s.knights[seat]),
            ("longest-road", s.length[seat]),
        ]
        figures = [figure for figure in figures if figure[0] not in t.without]
        figures += [figure for layer in t.layers for figure in layer.seat_figures(seat)]
        held = {COUNTED.get(name, name) for name, holders in t.awards() if seat in holders}
        w = (self.rect.w - u(18)) // len(figures)
        for n, (icon, count) in enumerate(figures):
            left = self.rect.x + u(9) + n * w
            warn = full and icon == "hand"
            if warn or icon in held:
                box = Rect(left - u(2), y - u(10), w - u(1), u(20))
                kit.box(surface, box, mix(PARCHMENT, CORAL if warn else LIT, 0.5), BRASS_DARK, 1, 5)
            side = min(SMALL, round((w - kit.type.width(str(count), "strong", SMALL * 0.8)) / kit.scale) - 5)
            self._figure(surface, kit, icon, count, (left, y), max(11, side), LOSS if warn else INK)

    def _figure(
        self,
        surface: Surface,
        kit: Kit,
        icon: str,
        count: int,
        at: tuple[int, int],
        side: int,
        colour: Colour,
    ) -> None:
        """However many there are, their numbers can be read."""
        kit.icon(surface, icon, kit.u(side), (at[0] + kit.u(side) // 2, at[1]))
        words = kit.type.picture(str(count), "strong", max(LEAST, side * 0.8), colour)
        surface.blit(words, words.get_rect(midleft=(at[0] + kit.u(side + 1), at[1])))

    def spots(self) -> list[Spot]:
        t = self.table
        option = t.seat_option(self.seat)
        act = t.chooser(option) if option else None
        asked = any(t.seat_option(seat) for seat in range(t.state.seats))
        tip = partial(t.tooltips.seat, self.seat) if asked else None  # else what opens beside it tells all
        return [Spot(self.name, self.rect, act, tip, lit=bool(option))]
