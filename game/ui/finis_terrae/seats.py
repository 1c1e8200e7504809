"""The captains at a glance: emblem, name, points as they stand, money, ports, cargo, and under which flag."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.finis_terrae.holds import coins_aboard
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, CREAM, GOLD, INK, LOSS, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import disc, glow, paint_name, seat_frame, seat_marks

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

SMALL = 15.0
WHOLE = (220, 98)
"""Width and height of a whole card."""


class SeatCard(TerraePanel):
    side = SMALL
    """Of the pictures of its figures."""

    def __init__(self, rect: Rect, seat: int, table: TerraeTable) -> None:
        super().__init__(rect, f"seat {seat}", table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], t.asked == seat)
        self._head(surface, kit)
        y = rect.y + u(50)
        self._row(surface, kit, y)
        self._cargo(surface, kit, Rect(rect.x + u(11), y + u(11), rect.w - u(22), rect.bottom - y - u(20)))
        option = t.targets.at("seat", seat)
        if option:
            glow(surface, rect, kit, u(11), t.proposed(option))

    def _head(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        centre = (rect.x + u(27), rect.y + u(23))
        t.sign(surface, seat, centre, u(16))
        order = t.place_in_order(seat) + 1
        # Brass for whoever has the EAST token and begins.
        disc(
            surface, kit, str(order), (centre[0] + u(13), centre[1] + u(10)), u(8), INK if order > 1 else GOLD
        )
        score = kit.type.picture(f"{t.shown_scores[seat]}".replace("-", "\N{MINUS SIGN}"), "title", 25, GOLD)
        at = score.get_rect(midright=(rect.right - u(12), rect.y + u(22)))
        surface.blit(score, at)
        marks = (
            ("crown", t.leads(seat)),
            ("bot", t.session.is_bot(seat)),
            ("pirate", bool(t.state.pirate[seat])),
            ("red-flag", t.state.flag == seat),
        )
        icons = [icon for icon, shown in marks if shown]
        right = seat_marks(surface, kit, icons, at.left - u(4), at.centery)
        left = rect.x + u(52)
        paint_name(surface, kit, t.names[seat], "name", 16.5, Rect(left, rect.y + u(8), right - left, u(29)))

    def _row(self, surface: Surface, kit: Kit, y: int) -> None:
        """Doubloons aboard and ashore, ports still to found, tokens for pirates sunk and ships lost."""
        s, seat, u = self.table.state, self.seat, kit.u
        figures = [
            ("doubloon", coins_aboard(s, seat), False),
            ("store", s.store[seat], False),
            ("port", s.ports[seat], s.ports[seat] == 0),
            ("award-sunk-pirates", s.plus[seat], False),
            ("award-wrecks", s.minus[seat], s.minus[seat] > 0),
        ]
        w = (self.rect.w - u(20)) // len(figures)
        for n, (icon, count, warn) in enumerate(figures):
            left = self.rect.x + u(11) + n * w
            if warn:
                box = Rect(left - u(2), y - u(9), w - u(2), u(18))
                pygame.draw.rect(surface, mix(PARCHMENT, CORAL, 0.35), box, border_radius=u(5))
            self.figure(surface, kit, icon, str(count), (left, y), self.side, LOSS if warn else INK)

    def _cargo(self, surface: Surface, kit: Kit, area: Rect) -> None:
        """What is in the four holds, side by side."""
        t, u = self.table, kit.u
        gap = u(3)
        w = (area.w - 3 * gap) // 4
        for n, (kind, count) in enumerate(t.state.holds[self.seat]):
            box = Rect(area.x + n * (w + gap), area.y, w, area.h)
            kit.box(surface, box, CREAM if count else PARCHMENT_DARK, BRASS_DARK, 1, 5)
            if count:
                words = kit.type.width(str(count), "strong", 14)
                side = min(18, round(area.h / kit.scale) - 2, round((w - words) / kit.scale) - 7)
                self.figure(surface, kit, t.book.goods[kind], str(count), (box.x + u(3), box.centery), side)

    def spots(self) -> list[Spot]:
        t = self.table
        option = t.targets.at("seat", self.seat)
        act = t.chooser(option) if option else None
        return [Spot(self.name, self.rect, act, partial(t.tooltips.seat, self.seat), lit=bool(option))]
