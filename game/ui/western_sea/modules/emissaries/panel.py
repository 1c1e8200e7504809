"""The embassy and its emissaries: who may be invited, who is here this round, and whose markers lie there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.modules.emissaries import embassy
from game.rules.western_sea.pieces import turn_order
from game.rules.western_sea.state import SeaState
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, CREAM, INK, PARCHMENT, PARCHMENT_DARK, WHITE, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.western_sea.modules.shelf.cards import card_picture
from game.ui.western_sea.modules.shelf.shelf import owner, shelf_options
from game.ui.western_sea.modules.shelf.tooltips import card_spot, embassy_tip
from game.ui.western_sea.panels.panel import SeaPanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

EMBASSY = 40
"""Units beside the cards."""


def visitors(t: SeaTable) -> list[int]:
    """The emissaries in sight, this round's guest among them in its place."""
    at = embassy(t.state)
    return sorted([*at.open, *([at.guest] if at.guest >= 0 else [])])


class EmbassyRow(SeaPanel):
    """The embassy tile with its holder, then the cards."""

    def embassy_box(self) -> Rect:
        return Rect(self.rect.x, self.rect.y, self.table.kit.u(EMBASSY - 4), self.rect.h)

    def card_boxes(self) -> list[tuple[int, Rect]]:
        u = self.table.kit.u
        left, count = self.rect.x + u(EMBASSY), self.table.book.number["emissaries-open"]
        w = (self.rect.right - left) // count
        return [
            (thing, Rect(left + n * w, self.rect.y, w - u(3), self.rect.h))
            for n, thing in enumerate(visitors(self.table)[:count])
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t = self.table
        self._embassy(surface, kit)
        offered = shelf_options(t)
        for thing, box in self.card_boxes():
            entry = t.book.things[thing]
            picture = card_picture(kit, entry, box.size)
            here = thing == embassy(t.state).guest
            surface.blit(picture, box)
            if here:
                self._visit(surface, kit, box)
            elif embassy(t.state).guest >= 0:
                veil = kit.made(("card-veil", box.size), partial(_veil, box.size))
                surface.blit(veil, box)
            self._marks(surface, kit, thing, box)
            option = offered.get(f"card {entry.id}")
            if option:
                glow(surface, box, kit, kit.u(7), t.proposed(option))

    def _embassy(self, surface: Surface, kit: Kit) -> None:
        t, u, box = self.table, kit.u, self.embassy_box()
        pygame.draw.rect(surface, mix(PARCHMENT_DARK, PARCHMENT, 0.4), box, border_radius=u(7))
        pygame.draw.rect(surface, BRASS_DARK, box, max(1, u(1.2)), border_radius=u(7))
        kit.icon(surface, "embassy", min(box.w - u(2), u(34)), (box.centerx, box.y + box.h * 3 // 10))
        radius = min(u(12), box.w // 2 - u(3))
        kit.emblem(surface, t.liveries[holder(t.state)], (box.centerx, box.bottom - radius - u(5)), radius)

    def _visit(self, surface: Surface, kit: Kit, box: Rect) -> None:
        """Who is here has a coral ribbon, and a tick over an icon that is used up."""
        t, u = self.table, kit.u
        pygame.draw.rect(surface, CORAL, box.inflate(-u(1), -u(1)), max(2, u(2.6)), border_radius=u(7))
        used = [v for v in t.book.virtuals if v.thing == embassy(t.state).guest]
        if used and all(t.state.used[owner(t)] & v.power for v in used):
            centre = (box.x + box.w * 3 // 10, box.bottom - box.h // 6)
            pygame.draw.circle(surface, CREAM, centre, u(9))
            pygame.draw.circle(surface, INK, centre, u(9), max(1, u(1)))
            kit.icon(surface, "check", u(14), centre)

    def _marks(self, surface: Surface, kit: Kit, thing: int, box: Rect) -> None:
        t, radius = self.table, max(5, min(kit.u(8), box.w // 7))
        seats = [seat for seat in range(t.state.seats) if embassy(t.state).marks.get(thing, 0) >> seat & 1]
        for n, seat in enumerate(seats):
            centre = (box.right - radius - 1 - n * (radius * 2 - 2), box.y + radius + 1)
            pygame.draw.circle(surface, WHITE, centre, radius + 1)
            kit.emblem(surface, t.liveries[seat], centre, radius)

    def spots(self) -> list[Spot]:
        t = self.table
        offered = shelf_options(t)
        made = [Spot("embassy", self.embassy_box(), tip=partial(embassy_tip, t))]
        for thing, box in self.card_boxes():
            id_ = t.book.things[thing].id
            made.append(card_spot(t, id_, box, offered.get(f"card {id_}")))
        return made


def holder(s: SeaState) -> int:
    """Who has the embassy: the last in turn order."""
    return turn_order(s)[-1]


def _veil(size: tuple[int, int]) -> Surface:
    """Who is not here lies in the shade."""
    veil = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (*PARCHMENT, 120), veil.get_rect(), border_radius=size[0] // 9)
    return veil.convert_alpha()
