"""The shelf: what can be built, its price, how many are left. A piece that is clicked lights its places."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.engine.decision import Option
from game.rules.island.building import in_stock
from game.ui.island.icons import BUILDS, PIECES
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CREAM,
    INK,
    PALE_INK,
    PARCHMENT,
    PARCHMENT_DARK,
    mix,
)
from game.ui.spots import Spot
from game.ui.table.panel import disc, glow

SHOWN = ("road", "settlement", "city", "card")
PRICE = 15
SIZES = (14.0, 13.0, 12.0, 11.0, 10.0)


class Shelf(IslandPanel):
    def cells(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        gap = u(5)
        w, h = (self.rect.w - gap) // 2, (self.rect.h - gap) // 2
        return [
            (piece, Rect(self.rect.x + (n % 2) * (w + gap), self.rect.y + (n // 2) * (h + gap), w, h))
            for n, piece in enumerate(SHOWN)
        ]

    @property
    def whose(self) -> int:
        """Whose pieces are counted: what is left of them is no secret."""
        return self.table.hand_seat if self.table.hand_seat >= 0 else max(0, self.table.asked)

    def option(self, piece: str) -> Option | None:
        """What builds it, if it can be built anywhere."""
        decision = self.table.targets.decision
        options = decision.options if decision and decision.ask == "act" else []
        return next((o for o in options if o.verb == BUILDS[piece]), None)

    def paint(self, surface: Surface, kit: Kit) -> None:
        for piece, box in self.cells():
            self._cell(surface, kit, piece, box)

    def _cell(self, surface: Surface, kit: Kit, piece: str, box: Rect) -> None:
        t, u = self.table, kit.u
        able, aimed = self.option(piece) is not None, t.aim == BUILDS[piece]
        fill = CREAM if able else mix(PARCHMENT, PARCHMENT_DARK, 0.5)
        kit.box(
            surface, box, fill, CORAL if aimed else BRASS if able else BRASS_DARK, 2.6 if aimed else 1.2, 8
        )
        side = min(u(32), box.h - u(12), box.w // 3)
        icon = kit.art.picture(f"icons/{PIECES[piece]}", side)
        if not able:
            icon = icon.copy()
            icon.set_alpha(150)
        surface.blit(icon, icon.get_rect(midleft=(box.x + u(6), box.centery)))
        left = box.x + side + u(11)
        room = Rect(left, box.y + u(4), box.right - left - u(4), box.h // 2 - u(3))
        fits = (size for size in SIZES if kit.type.width(self._name(piece), "strong", size) <= room.w)
        size = next(fits, 0.0)
        if size:
            kit.line(surface, self._name(piece), "strong", size, room, INK if able else PALE_INK)
        at = (box.x + u(9), box.bottom - u(9))
        disc(surface, kit, str(self._left(piece)), at, u(8), INK if self._left(piece) else CORAL)
        price = Rect(left, box.centery, box.right - left - u(4), box.h // 2 - u(4))
        if not size:  # a narrow shelf has no room for names
            price.centery = box.centery
        self._price(surface, kit, piece, price)
        if able and not aimed:
            glow(surface, box.inflate(-u(4), -u(4)), kit, u(6), t.proposed(self._bought(piece)))

    def _name(self, piece: str) -> str:
        return self.table.kit.say(f"shelf.{piece}")

    def _left(self, piece: str) -> int:
        t = self.table
        if piece == "card":
            return t.state.undrawn
        return in_stock(t.book, t.state, self.whose, piece)

    def _price(self, surface: Surface, kit: Kit, piece: str, room: Rect) -> None:
        """An icon for each card; those that the hand lacks are pale."""
        t = self.table
        seat = t.hand_seat
        price = t.book.rules["price"](t.book, t.state, self.whose, piece)
        cards = [
            (kind, k < (t.state.hand[seat][kind] if seat >= 0 else 0)) for kind, n in price for k in range(n)
        ]
        side = min(kit.u(PRICE), room.h, room.w // max(1, len(cards)))
        for n, (kind, there) in enumerate(cards):
            icon = kit.art.picture(f"icons/{t.book.resources[kind]}", side)
            if not there:
                icon = icon.copy()
                icon.set_alpha(90)
            surface.blit(icon, (room.x + n * side, room.centery - side // 2))
            if not there:
                x, y = room.x + n * side, room.centery + side // 2 - 1
                pygame.draw.line(
                    surface, CORAL, (x + side // 5, y), (x + side * 4 // 5, y), max(1, kit.u(1.5))
                )

    def _bought(self, piece: str) -> Option | None:
        return self.option(piece) if piece == "card" else None

    def spots(self) -> list[Spot]:
        t, made = self.table, []
        for piece, box in self.cells():
            option, bought = self.option(piece), self._bought(piece)
            act = t.chooser(bought) if bought else partial(t.aim_at, BUILDS[piece]) if option else None
            made.append(
                Spot(f"shelf {piece}", box, act, partial(t.tooltips.piece, piece, bought), lit=bool(bought))
            )
        return made
