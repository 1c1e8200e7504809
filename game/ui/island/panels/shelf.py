"""The shelf: what can be built, its price, how many are left. A piece that is clicked lights its places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

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
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

SHOWN = ("road", "settlement", "city", "card")
PRICE = 15
SIZES = (14.0, 13.0, 12.0, 11.0, 10.0)
NARROW = 96
"""Units: on a cell that is less wide the price stands below the picture, as wide as the cell."""


class Good(NamedTuple):
    """Something that is bought on the shelf."""

    name: str
    """Its spot is `shelf <name>`; `shelf.<name>` calls it in words."""
    icon: str
    verb: str
    """Of the options that buy it: a button buys it at once, else a click lights the places where it goes."""
    price: Sequence[tuple[str, int, int]]
    """Pictures of what is paid, how many of each, and how many there are to pay with."""
    left: int
    """How many can still be had."""
    tip: Callable[[Option | None], Tip]
    """What is told of it, with the option that buys it at once if there is one."""


def piece_good(t: IslandTable, piece: str) -> Good:
    """A good from its entry of `pieces`; `PIECES` and `BUILDS` name its picture and its verb."""
    b, s, seat = t.book, t.state, t.hand_seat
    price = [
        (b.resources[kind], n, s.hand[seat][kind] if seat >= 0 else 0)
        for kind, n in b.rules["price"](b, s, _whose(t), piece)
    ]
    left = s.undrawn if piece == "card" else in_stock(b, s, _whose(t), piece)
    tip = partial(t.tooltips.piece, piece)
    return Good(piece, PIECES[piece], BUILDS[piece], price, left, tip)


def _whose(t: IslandTable) -> int:
    """Whose pieces are counted: what is left of them is no secret."""
    return t.hand_seat if t.hand_seat >= 0 else max(0, t.asked)


class Shelf(IslandPanel):
    def cells(self) -> list[tuple[Good, Rect]]:
        u, goods = self.table.kit.u, self.table.goods()
        gap, rows = u(5), -(-len(goods) // 2)
        w, h = (self.rect.w - gap) // 2, (self.rect.h - gap * (rows - 1)) // rows
        return [
            (good, Rect(self.rect.x + (n % 2) * (w + gap), self.rect.y + (n // 2) * (h + gap), w, h))
            for n, good in enumerate(goods)
        ]

    def option(self, good: Good) -> Option | None:
        """What buys it, if it can be had anywhere."""
        decision = self.table.targets.decision
        options = decision.options if decision and decision.ask == "act" else []
        return next((o for o in options if o.verb == good.verb), None)

    def paint(self, surface: Surface, kit: Kit) -> None:
        for good, box in self.cells():
            self._cell(surface, kit, good, box)

    def _cell(self, surface: Surface, kit: Kit, good: Good, box: Rect) -> None:
        t, u = self.table, kit.u
        able, aimed = self.option(good) is not None, t.aim == good.verb
        fill = CREAM if able else mix(PARCHMENT, PARCHMENT_DARK, 0.5)
        kit.box(
            surface, box, fill, CORAL if aimed else BRASS if able else BRASS_DARK, 2.6 if aimed else 1.2, 8
        )
        narrow = box.w < u(NARROW)
        side = min(u(32), box.h // 2 if narrow else box.h - u(12), box.w // 3)
        left = box.x + side + u(9 if narrow else 11)
        room = Rect(left, box.y + u(4), box.right - left - u(4), box.h // 2 - u(3))
        size = _name_size(kit, room.w, [one.name for one in t.goods()])
        icon = kit.art.picture(f"icons/{good.icon}", side)
        if not able:
            icon = icon.copy()
            icon.set_alpha(150)
        centre = (box.x + u(6) + side // 2, box.y + u(4) + side // 2 if narrow else box.centery)
        surface.blit(icon, icon.get_rect(center=centre if size or not narrow else (box.centerx, centre[1])))
        if size:
            kit.line(surface, kit.say(f"shelf.{good.name}"), "strong", size, room, INK if able else PALE_INK)
        at = (box.x + u(9), box.y + u(7) if narrow else box.bottom - u(9))
        disc(surface, kit, str(good.left), at, u(8), INK if good.left else CORAL)
        begin = box.x + u(6) if narrow else left
        price = Rect(begin, box.centery, box.right - begin - u(4), box.h // 2 - u(4))
        if not size and not narrow:  # a slim shelf has no room for names
            price.centery = box.centery
        self._price(surface, kit, good, price)
        if able and not aimed:
            glow(surface, box.inflate(-u(4), -u(4)), kit, u(6), t.proposed(self._bought(good)))

    def _price(self, surface: Surface, kit: Kit, good: Good, room: Rect) -> None:
        """An icon for each card; those that the hand lacks are pale."""
        cards = [(name, k < have) for name, n, have in good.price for k in range(n)]
        side = min(kit.u(PRICE), room.h, room.w // max(1, len(cards)))
        for n, (name, there) in enumerate(cards):
            icon = kit.art.picture(f"icons/{name}", side)
            if not there:
                icon = icon.copy()
                icon.set_alpha(90)
            surface.blit(icon, (room.x + n * side, room.centery - side // 2))
            if not there:
                x, y = room.x + n * side, room.centery + side // 2 - 1
                pygame.draw.line(
                    surface, CORAL, (x + side // 5, y), (x + side * 4 // 5, y), max(1, kit.u(1.5))
                )

    def _bought(self, good: Good) -> Option | None:
        option = self.option(good)
        return option if option and option.kind == "button" else None

    def spots(self) -> list[Spot]:
        t, made = self.table, []
        for good, box in self.cells():
            option, bought = self.option(good), self._bought(good)
            act = t.chooser(bought) if bought else partial(t.aim_at, good.verb) if option else None
            made.append(Spot(f"shelf {good.name}", box, act, partial(good.tip, bought), lit=bool(bought)))
        return made


def _name_size(kit: Kit, room: int, names: Sequence[str]) -> float:
    """The largest at which every name has room, or 0 if there is none."""
    words = [kit.say(f"shelf.{name}") for name in names]
    return next((s for s in SIZES if max(kit.type.width(word, "strong", s) for word in words) <= room), 0.0)
