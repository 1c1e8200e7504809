"""A tile or technology enlarged, as one would take it into the hand: picture, words, price, owners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.piles import UNKNOWN
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.card_text import rules
from game.rules.western_sea.content import TechnologyEntry, TileEntry, WesternEntry
from game.rules.western_sea.counts import controls
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, INK, PARCHMENT, SEALS, mix
from game.ui.scenes.listing import shortened
from game.ui.scenes.sheet import Overlay
from game.ui.western_sea.modules.enclosures.fits import hand
from game.ui.western_sea.modules.shelf.cards import card_picture
from game.ui.western_sea.modules.shelf.ledger import card_owners
from game.ui.western_sea.panels.technologies import terrain_icon
from game.ui.widgets import Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.western_sea.table import SeaTable

WIDTH, PICTURE = 720, 264


@dataclass(frozen=True)
class Holder:
    """A player who has it, and what is there."""

    seat: int
    text: str = ""
    icon: str = ""


class CardScene(Overlay):
    """Any key or click puts it back."""

    name = "card"
    fleeting = True

    def __init__(self, app: App, table: SeaTable, id_: str) -> None:
        super().__init__(app)
        self.table, self.thing = table, table.book.thing.get(id_, -1)
        entries = [*table.book.things, *table.book.cards]
        self.entry: WesternEntry = next(entry for entry in entries if entry.id == id_)

    # Words

    @property
    def kind(self) -> str:
        if self.entry.id in self.table.book.card_kind:
            return self.table.book.card_kind[self.entry.id]
        return "technologies" if isinstance(self.entry, TechnologyEntry) else "tiles"

    def _text(self, key: str) -> str:
        words = self.table.voice.words.sections.get(self.kind, {}).get(self.entry.id)
        return str(words.get(key, "")) if isinstance(words, dict) else ""

    def _under(self) -> str:
        say, entry = self.kit.say, self.entry
        if isinstance(entry, TechnologyEntry):
            return say(f"seal.{entry.seal}") if entry.seal else say("handbook.chapter.technologies")
        if not isinstance(entry, TileEntry):
            return say(f"{self.kind}.kind")
        words = self.table.voice.words
        parts = [words.name("terrains", entry.terrain)] if entry.terrain else []
        parts.append(say(f"handbook.kind.{entry.kind}"))
        if entry.start:
            parts.append(say("handbook.starting"))
        return " \N{MIDDLE DOT} ".join(parts)

    def _holders(self) -> list[Holder]:
        s, b, thing = self.table.state, self.table.book, self.thing
        if isinstance(self.entry, TechnologyEntry):
            return [Holder(seat) for seat in range(s.seats) if s.holds[seat] >> thing & 1]
        if not isinstance(self.entry, TileEntry):
            return [Holder(seat) for seat in card_owners(self.table, self.entry.id)]
        found = []
        for seat in range(s.seats):
            n = s.tents[thing * s.seats + seat]
            house = s.house[thing] == seat
            if n or house:
                held = controls(s, seat, thing)
                found.append(
                    Holder(seat, str(n) if n else "", "house" if house else "control" if held else "")
                )
        assert len(found) <= b.seats
        return found

    def _nobody(self) -> str:
        say = self.kit.say
        if isinstance(self.entry, TechnologyEntry):
            return say("card.nobody")
        if not isinstance(self.entry, TileEntry):
            mine = [self.table.book.cards[card].id for card in hand(self.table) if card != UNKNOWN]
            return say("card.in-hand" if self.entry.id in mine else "card.unclaimed")
        return say("card.empty-tile" if self.table.state.cell[self.thing] >= 0 else "card.not-laid")

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        kit, u = self.kit, self.kit.u
        pad, gap = u(26), u(24)
        width = min(u(WIDTH), area.w - u(40))
        side = u(PICTURE)
        room = width - 2 * pad - side - gap
        lines = rules(self.table.book.library, kit.say.lang, self.entry)
        flavour = self._text("flavour")
        parts = [(self._name(), "title", 27.0, INK, 0), (self._under(), "italic", 15.0, FADED, 8)]
        cost = isinstance(self.entry, TechnologyEntry)
        holders = self._holders()
        top = [kit.text_height(t, face, size, room) + u(after) for t, face, size, _, after in parts]  # type: ignore[arg-type]
        middle = [kit.text_height(line, "text", 17, room) + u(6) for line in lines]
        said = kit.text_height(flavour, "italic", 15.5, room) + u(14) if flavour else 0
        owned = u(26) + (u(30) * -(-len(holders) // 2) if holders else u(24))
        text_h = sum(top) + (u(44) if cost else u(4)) + sum(middle) + said + u(16) + owned
        height = max(side, text_h) + 2 * pad + u(26)
        rect = self.centred(area, width / kit.scale, height / kit.scale)
        box = Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad - u(26))
        made: list[Widget] = [Panel(rect), Face(Rect(box.x, box.centery - side // 2, side, side), self)]
        x, y = box.x + side + gap, box.y + max(0, (box.h - text_h) // 2)
        for (text, face, size, colour, _), h in zip(parts, top, strict=True):
            made.append(Text(Rect(x, y, room, h), text, face, size, colour))  # type: ignore[arg-type]
            y += h
        if cost:
            made.append(Price(Rect(x, y, room, u(34)), self))
            y += u(44)
        else:
            y += u(4)
        for line, h in zip(lines, middle, strict=True):
            made.append(Text(Rect(x, y, room, h), line, "text", 17))
            y += h
        if flavour:
            made.append(Text(Rect(x, y + u(8), room, said - u(8)), flavour, "italic", 15.5, FADED))
            y += said
        made.append(Holders(Rect(x, y + u(16), room, owned), self, holders))
        close = Rect(rect.x + pad, rect.bottom - u(36), rect.w - 2 * pad, u(20))
        made.append(Text(close, kit.say("card.close"), "italic", 13, FADED, "right", one_line=True))
        return made

    def _name(self) -> str:
        return self.table.voice.words.name(self.kind, self.entry.id)


class Face(Widget):
    """The picture: a tile as it lies on the map, or a technology in a frame of its seal's colour."""

    def __init__(self, rect: Rect, card: CardScene) -> None:
        super().__init__(rect, "face")
        self.card = card

    def paint(self, surface: Surface, kit: Kit) -> None:
        card, entry = self.card, self.card.entry
        if isinstance(entry, TechnologyEntry):
            paint_technology(surface, kit, self.rect, entry, card.table.technology_icon(entry))
        elif not isinstance(entry, TileEntry):
            picture = card_picture(kit, entry, (self.rect.w * 3 // 4, self.rect.h))
            surface.blit(picture, picture.get_rect(center=self.rect.center))
        else:
            picture = card.table.board.tile_picture(card.thing, self.rect.w // 2)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


def paint_technology(surface: Surface, kit: Kit, rect: Rect, entry: TechnologyEntry, icon: str) -> None:
    """A card of parchment with the seal on its edge."""
    frame = Rect(0, 0, rect.w * 7 // 8, rect.h * 15 // 16)
    frame.midtop = rect.midtop
    radius = max(2, rect.w // 16)
    colour = SEALS.get(entry.seal or "", BRASS)
    pygame.draw.rect(
        surface, mix(colour, INK, 0.45), frame.move(0, max(1, rect.w // 60)), border_radius=radius
    )
    pygame.draw.rect(surface, colour, frame, border_radius=radius)
    inner = frame.inflate(-rect.w // 12, -rect.w // 12)
    pygame.draw.rect(surface, mix(CREAM, PARCHMENT, 0.3), inner, border_radius=max(1, radius * 2 // 3))
    pygame.draw.rect(surface, BRASS_DARK, inner, max(1, rect.w // 130), border_radius=max(1, radius * 2 // 3))
    pygame.draw.rect(surface, INK, frame, max(1, rect.w // 100), border_radius=radius)
    side = round(rect.w * (0.58 if entry.seal else 0.64))
    kit.icon(surface, icon, side, (inner.centerx, inner.centery - (rect.h // 16 if entry.seal else 0)))
    if entry.seal:
        kit.icon(
            surface, f"seals/{entry.seal}", round(rect.w * 0.22), (inner.centerx, inner.bottom - rect.h // 40)
        )


class Price(Widget):
    """What a technology costs, in icons."""

    def __init__(self, rect: Rect, card: CardScene) -> None:
        super().__init__(rect, "price")
        self.card = card

    def paint(self, surface: Surface, kit: Kit) -> None:
        t = self.card.table
        paint_price(surface, kit, self.rect, t.book, self.card.thing)


def paint_price(surface: Surface, kit: Kit, rect: Rect, book: SeaBook, thing: int) -> None:
    u = kit.u
    icons, tokens, terrains = book.costs[thing]
    pygame.draw.rect(surface, mix(CREAM, PARCHMENT, 0.2), rect, border_radius=rect.h // 2)
    pygame.draw.rect(surface, BRASS, rect, max(1, u(1.2)), border_radius=rect.h // 2)
    words = kit.type.picture(kit.say("card.price"), "strong", 15, FADED)
    surface.blit(words, words.get_rect(midleft=(rect.x + u(14), rect.centery)))
    x = rect.x + u(14) + words.get_width() + u(14)
    side = rect.h - u(8)
    shown = ["research"] * icons
    shown += [book.resources[kind] for kind, n in enumerate(tokens) for _ in range(n)]
    for name in shown:
        kit.icon(surface, name, side, (x + side // 2, rect.centery))
        x += side + u(4)
    for terrain in terrains:
        kit.icon(
            surface, terrain_icon(kit, book.terrains[terrain]), side, (x + u(6) + side // 2, rect.centery)
        )
        x += side + u(6)


class Holders(Widget):
    """Who has it, two in a row."""

    def __init__(self, rect: Rect, card: CardScene, holders: list[Holder]) -> None:
        super().__init__(rect, "holders")
        self.card, self.holders = card, holders

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, t = kit.u, self.card.table
        kit.rule(surface, self.rect.left, self.rect.right, self.rect.y)
        technology = not isinstance(self.card.entry, TileEntry)
        head = Rect(self.rect.x, self.rect.y + u(4), self.rect.w, u(20))
        if not self.holders:
            kit.line(surface, self.card._nobody(), "italic", 14.5, head.move(0, u(4)), FADED)
            return
        kit.line(
            surface, kit.say("card.owners" if technology else "card.holders"), "strong", 13.5, head, FADED
        )
        half = (self.rect.w - u(28)) // 2
        for n, holder in enumerate(self.holders):
            box = Rect(
                self.rect.x + (n % 2) * (half + u(28)), head.bottom + u(2) + (n // 2) * u(30), half, u(28)
            )
            kit.emblem(surface, t.liveries[holder.seat], (box.x + u(12), box.centery), u(11))
            right = box.right
            if holder.text:
                words = kit.type.picture(holder.text, "strong", 15, INK)
                surface.blit(words, words.get_rect(midright=(right, box.centery)))
                kit.icon(surface, "tent", u(20), (right - words.get_width() - u(13), box.centery))
                right -= words.get_width() + u(26)
            if holder.icon:
                kit.icon(surface, holder.icon, u(20), (right - u(10), box.centery))
                right -= u(24)
            room = right - box.x - u(30)
            name = shortened(kit, t.names[holder.seat], "name", 15.5, room)
            kit.line(surface, name, "name", 15.5, Rect(box.x + u(28), box.y, room, box.h))
