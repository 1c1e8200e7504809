"""The enclosure cards in hand, the pile they come from, and what was discarded."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.piles import UNKNOWN
from game.rules.western_sea.modules.enclosures import fences
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, GAIN, INK, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import disc, glow
from game.ui.western_sea.modules.enclosures.fits import Fits, hand
from game.ui.western_sea.modules.shelf.cards import card_back, card_picture
from game.ui.western_sea.modules.shelf.shelf import owner, shelf_options
from game.ui.western_sea.modules.shelf.tooltips import card_spot, hidden_tip, pile_tip
from game.ui.western_sea.panels.panel import SeaPanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

PILE = "enclosure pile"
DECK = 30
"""Units beside the cards."""


class Hand(SeaPanel):
    """Whoever looks sees the own hand; of any other only the backs."""

    def __init__(self, rect: Rect, name: str, table: SeaTable, fits: Fits) -> None:
        super().__init__(rect, name, table)
        self.fits = fits

    def pile_box(self) -> Rect:
        u = self.table.kit.u
        w = u(DECK - 4)
        return Rect(self.rect.x, self.rect.y + u(2), w, min(self.rect.h - u(4), w * 8 // 5))

    def card_boxes(self) -> list[tuple[int, Rect]]:
        t, u = self.table, self.table.kit.u
        cards, most = hand(t), t.book.number["enclosure-hand"]
        left = self.rect.x + u(DECK)
        room = self.rect.right - left
        w = room // most
        # More than a hand may hold, until one is discarded: they lie over each other.
        step = w if len(cards) <= most else (room - w) // (len(cards) - 1)
        return [
            (card, Rect(left + n * step, self.rect.y, w - u(3), self.rect.h)) for n, card in enumerate(cards)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        offered = shelf_options(t)
        self._pile(surface, kit)
        boxes = self.card_boxes()
        for card, box in boxes:
            if card == UNKNOWN:
                surface.blit(card_back(kit, box.size), box)
                continue
            entry = t.book.cards[card]
            surface.blit(card_picture(kit, entry, box.size), box)
            option = offered.get(f"card {entry.id}")
            if option:
                glow(surface, box, kit, u(7), t.proposed(option))
            elif self.fits.ready(card):
                pygame.draw.circle(surface, CREAM, (box.right - u(8), box.y + u(8)), u(8))
                pygame.draw.circle(surface, GAIN, (box.right - u(8), box.y + u(8)), u(8), max(1, u(1.4)))
                kit.icon(surface, "check", u(11), (box.right - u(8), box.y + u(8)))
        most = t.book.number["enclosure-hand"]
        for n in range(len(boxes), most):
            self._empty(surface, kit, n, most)

    def _empty(self, surface: Surface, kit: Kit, n: int, most: int) -> None:
        u = kit.u
        left = self.rect.x + u(DECK)
        w = (self.rect.right - left) // most
        box = Rect(left + n * w, self.rect.y, w - u(3), self.rect.h)
        pygame.draw.rect(surface, mix(PARCHMENT_DARK, INK, 0.05), box, border_radius=u(7))
        pygame.draw.rect(surface, mix(BRASS, PARCHMENT_DARK, 0.5), box, max(1, u(1.2)), border_radius=u(7))

    def _pile(self, surface: Surface, kit: Kit) -> None:
        t, u, box = self.table, kit.u, self.pile_box()
        at = fences(t.state)
        seat = owner(t)
        for off in (u(2), u(1), 0) if len(at.pile) else ():
            surface.blit(card_back(kit, (box.w, box.h)), (box.x + off, box.y - off))
        if not len(at.pile):
            pygame.draw.rect(surface, BRASS, box, max(1, u(1.2)), border_radius=u(4))
        option = shelf_options(t).get(PILE)
        if option:
            glow(surface, box, kit, u(5), t.proposed(option))
        disc(surface, kit, str(len(at.pile)), (box.centerx, box.bottom - u(4)), u(9), INK)
        radius = u(8)
        if box.bottom + u(8) + 2 * radius <= self.rect.bottom:
            centre = (box.centerx, self.rect.bottom - radius - u(1))
            kit.emblem(surface, t.liveries[seat], centre, radius)

    def spots(self) -> list[Spot]:
        t = self.table
        offered = shelf_options(t)
        option = offered.get(PILE)
        act = t.chooser(option) if option else None
        made = [Spot("hand", self.rect)]
        made += [Spot(PILE, self.pile_box(), act, partial(pile_tip, t, option), lit=bool(option))]
        for n, (card, box) in enumerate(self.card_boxes()):
            if card == UNKNOWN:
                # Out of turn they stay covered until their owner wants to see them.
                act = t.eyes.lift if t.eyes.aside and owner(t) == t.asked else None
                made.append(Spot(f"hidden card {n}", box, act, tip=partial(hidden_tip, t)))
                continue
            id_ = t.book.cards[card].id
            made.append(card_spot(t, id_, box, offered.get(f"card {id_}")))
        return made
