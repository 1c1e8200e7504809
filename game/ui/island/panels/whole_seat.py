"""A player in full: cards in hand, as backs unless hands are open; hidden and played ones; pieces left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.rules.island.building import in_stock
from game.ui.island.icons import card_face
from game.ui.island.map.pieces import DICE_SUMS
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import FADED, GOLD, INK
from game.ui.spots import Spot
from game.ui.table.panel import paint_name, seat_frame

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

WHOLE = (316, 158)
"""Width and height on the drawing board."""
HEAD, CARDS, FIGURE = 40, 64, 22
CLOSE = 0.34
"""In widths of a card: from one to the next, unless there are many."""


class WholeSeat(IslandPanel):
    def __init__(self, rect: Rect, seat: int, table: IslandTable) -> None:
        super().__init__(rect, f"whole seat {seat}", table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], False)
        t.sign(surface, seat, (rect.x + u(27), rect.y + u(25)), u(15))
        target = t.book.rules["target"](t.book, t.state, seat)
        points = kit.type.picture(f"{t.shown_scores[seat]} / {target}", "title", 20, GOLD)
        at = points.get_rect(midright=(rect.right - u(14), rect.y + u(25)))
        surface.blit(points, at)
        left = rect.x + u(50)
        name = Rect(left, rect.y + u(8), at.x - left, u(34))
        kind = t.tooltips.kind_of(seat)
        if kind:
            name.h = u(22)
            kit.line(surface, kind, "italic", 12, Rect(left, name.bottom - u(1), name.w, u(15)), FADED)
        paint_name(surface, kit, t.names[seat], "name", 17, name)
        inner = Rect(rect.x + u(14), rect.y + u(HEAD + 8), rect.w - u(28), u(CARDS))
        hand = Rect(inner.x, inner.y, round(inner.w * 0.6), inner.h)
        rest = Rect(hand.right + u(8), inner.y, inner.right - hand.right - u(8), inner.h)
        self._row(surface, kit, hand, self._hand())
        self._row(surface, kit, rest, self._cards())
        self._figures(surface, kit, rect.bottom - u(FIGURE))

    def _hand(self) -> list[str]:
        """Backs, or faces if whoever looks may see them."""
        t, s = self.table, self.table.state
        if not t.knows_hand(self.seat):
            return ["cards/back"] * s.count[self.seat]
        return [
            f"cards/{t.book.resources[kind]}" for kind, n in enumerate(s.hand[self.seat]) for _ in range(n)
        ]

    def _cards(self) -> list[str]:
        """Hidden development cards, then those that lie face up."""
        t, s = self.table, self.table.state
        played = [
            card_face(t.book.cards[card]) for card, n in enumerate(s.played[self.seat]) for _ in range(n)
        ]
        return ["cards/development-back"] * s.unplayed[self.seat] + played

    def _row(self, surface: Surface, kit: Kit, room: Rect, faces: list[str]) -> None:
        """Cards behind each other, closer together when there are many."""
        wide = room.h * 3 // 4
        step = min(wide * CLOSE, (room.w - wide) / max(1, len(faces) - 1))
        for n, face in enumerate(faces):
            surface.blit(kit.art.picture(face, wide, room.h), (room.x + round(n * step), room.y))

    def _figures(self, surface: Surface, kit: Kit, y: int) -> None:
        t, s, u = self.table, self.table.state, kit.u
        x = self.rect.x + u(14)
        for good in t.goods():
            if t.book.most.get(good.name):
                left = str(in_stock(t.book, s, self.seat, good.name))
                x = self.figure(surface, kit, good.icon, left, (x, y), 18, INK)
        told = kit.say("seat.short-production", n=t.tooltips.production(s, self.seat), of=DICE_SUMS)
        words = Rect(x + u(4), y - u(10), self.rect.right - u(14) - x - u(4), u(20))
        kit.line(surface, told, "text", 12.5, words, FADED, "right")

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, tip=partial(self.table.tooltips.seat, self.seat))]
