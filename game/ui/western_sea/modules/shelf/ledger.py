"""What every player has got by the modules: emissaries hired, enclosures revealed, cards in hand."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.modules.emissaries import KIND as EMISSARIES
from game.rules.western_sea.modules.enclosures import KIND as ENCLOSURES
from game.rules.western_sea.modules.enclosures import fences
from game.rules.western_sea.scoring import score_lines
from game.ui.kit import Kit
from game.ui.palette import FADED, GOLD, INK, PARCHMENT, mix
from game.ui.spots import Spot
from game.ui.western_sea.modules.shelf.cards import card_back, mini_pattern, portrait
from game.ui.western_sea.modules.shelf.tooltips import card_tip, ledger_tip
from game.ui.western_sea.panels.panel import SeaPanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


def card_owners(t: SeaTable, id_: str) -> list[int]:
    """The seats before which a module's card lies open."""
    return [seat for seat in range(t.state.seats) if id_ in open_cards(t, seat)]


def open_cards(t: SeaTable, seat: int) -> list[str]:
    """What the seat has open before it: advisor and emissaries first."""
    first = [layer for layer in t.layers if not layer.in_ledger]
    rest = [layer for layer in t.layers if layer.in_ledger]
    return [id_ for layer in (*first, *rest) for id_ in layer.open_cards(seat)]


class Small(NamedTuple):
    """A card in a row of the ledger."""

    id: str
    box: Rect


class Ledger(SeaPanel):
    def row(self, seat: int) -> Rect:
        h = self.rect.h / self.table.state.seats
        return Rect(self.rect.x, round(self.rect.y + seat * h), self.rect.w, int(h) - 1)

    def smalls(self, seat: int) -> list[Small]:
        u, row, ids = self.table.kit.u, self.row(seat), open_cards(self.table, seat)
        side = min(row.h, u(22))
        left = row.x + u(44 if ENCLOSURES in self.table.book.modules else 24)
        room = row.right - u(20) - left
        step = min(side + u(1), (room - side) // max(1, len(ids) - 1)) if ids else 0
        return [
            Small(id_, Rect(left + n * step, row.centery - side // 2, side, side))
            for n, id_ in enumerate(ids)
        ]

    @cached_property
    def points(self) -> list[int]:
        """What the modules are worth to each seat; worked out once, however often it is painted."""
        found = [0] * self.table.state.seats
        for line in score_lines(self.table.book, self.table.state):
            if line.category in (EMISSARIES, ENCLOSURES):
                found[line.seat] += line.points
        return found

    def paint(self, surface: Surface, kit: Kit) -> None:
        for seat, points in enumerate(self.points):
            self._row(surface, kit, seat, points, self.row(seat))

    def _row(self, surface: Surface, kit: Kit, seat: int, points: int, row: Rect) -> None:
        t, u = self.table, kit.u
        livery = t.liveries[seat]
        band = row.inflate(0, -u(1))
        pygame.draw.rect(surface, mix(PARCHMENT, livery.light, 0.22), band, border_radius=u(5))
        radius = min(u(9), row.h // 2 - 1)
        kit.emblem(surface, livery, (row.x + u(11), row.centery), radius)
        if ENCLOSURES in t.book.modules:
            n = len(fences(t.state).hands[seat])
            size = (min(u(13), row.h * 2 // 3), min(u(18), row.h - 2))
            back = card_back(kit, size)
            surface.blit(back, back.get_rect(center=(row.x + u(28), row.centery)))
            words = kit.type.picture(str(n), "strong", 11.5, INK if n else FADED)
            surface.blit(words, words.get_rect(midleft=(row.x + u(36), row.centery)))
        for small in self.smalls(seat):
            self._small(surface, kit, small)
        score = Rect(row.right - u(20), row.y, u(18), row.h)
        kit.line(surface, str(points), "strong", 13, score, GOLD, "right")

    def _small(self, surface: Surface, kit: Kit, small: Small) -> None:
        b = self.table.book
        thing = b.thing.get(small.id, -1)
        if thing >= 0:
            kit.icon(surface, portrait(kit, b.things[thing]), small.box.w, small.box.center)
            return
        entry = next(card for card in b.cards if card.id == small.id)
        surface.blit(mini_pattern(kit, entry, small.box.w), small.box)  # type: ignore[arg-type]

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for seat in range(t.state.seats):
            made.append(Spot(f"ledger {seat}", self.row(seat), tip=partial(ledger_tip, t, seat)))
            for small in self.smalls(seat):
                made.append(
                    Spot(
                        f"open {small.id}",
                        small.box,
                        tip=partial(card_tip, t, small.id, None),
                        right=partial(t.enlarge_card, small.id),
                    )
                )
        return made
