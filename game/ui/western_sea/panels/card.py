"""A tile or technology enlarged, as one would take it into the hand: picture, words, price, owners."""

from __future__ import annotations

from collections.abc import Callable
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
from game.ui.palette import BRASS, CREAM, FADED, INK, PARCHMENT, Colour, mix
from game.ui.scenes.sheet import Overlay
from game.ui.table.panel import paint_name
from game.ui.typeset import Face as Type
from game.ui.western_sea.modules.enclosures.fits import hand
from game.ui.western_sea.modules.shelf.ledger import card_owners
from game.ui.western_sea.panels.illustration import face_size, paint_scene, paint_technology, scene_of
from game.ui.western_sea.panels.technologies import terrain_icon
from game.ui.widgets import Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.western_sea.table import SeaTable

WIDTH, ABOVE = 720, 560
"""Of a card whose picture stands beside its words, and of one whose picture stands above them."""
Row = tuple[int, Callable[[Rect], Widget] | None]
"""How high something on the card is, and what shows it; or how much air there is."""


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
        self.drawn: bool | None = None
        """Whether its rich picture may be drawn: not yet in the first frame."""

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

    def update(self, now: float, passed: float) -> None:
        """The card is there at once; a rich picture takes a moment to be drawn and comes a frame later."""
        super().update(now, passed)
        if self.drawn is None:
            self.drawn = False
        elif not self.drawn:
            self.drawn = True
            self.stage.touch(next(widget.rect for widget in self.widgets if isinstance(widget, Face)))

    def build(self, area: Rect) -> list[Widget]:
        """A scene stands above the words, as wide as the height allows; any other picture beside them."""
        kit, u = self.kit, self.kit.u
        above = bool(scene_of(kit, self.entry))
        pad, gap, foot = u(26), u(14 if above else 24), u(26)
        width = min(u(ABOVE if above else WIDTH), area.w - u(40))
        side = face_size(kit, self.entry)
        room = width - 2 * pad - (0 if above else side[0] + gap)
        rows = self._rows(room, above)
        words = sum(height for height, _ in rows)
        if above:
            high = min(side[1], area.h - 2 * u(12) - words - gap - 2 * pad - foot)
            side = (high * side[0] // side[1], high)
        height = (words + gap + side[1] if above else max(side[1], words)) + 2 * pad + foot
        rect = self.centred(area, width / kit.scale, height / kit.scale)
        box = Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad - foot)
        face = Rect((0, 0), side)
        if above:
            face.midtop = box.midtop
            x, y = box.x, face.bottom + gap
        else:
            face.midleft = box.midleft
            x, y = face.right + gap, box.y + max(0, (box.h - words) // 2)
        made: list[Widget] = [Panel(rect), Face(face, self)]
        for height, widget in rows:
            if widget:
                made.append(widget(Rect(x, y, room, height)))
            y += height
        if above and self.thing >= 0:
            made.append(Price(self._price_place(Rect(x, face.bottom + gap, room, u(34))), self))
        close = Rect(rect.x + pad, rect.bottom - u(36), rect.w - 2 * pad, u(20))
        made.append(Text(close, kit.say("card.close"), "italic", 13, FADED, "right", one_line=True))
        return made

    def _rows(self, room: int, above: bool) -> list[Row]:
        """All that is told, from the top down."""
        kit, u = self.kit, self.kit.u
        priced = isinstance(self.entry, TechnologyEntry)
        head = room - self._price_place(Rect(0, 0, room, u(34))).w - u(16) if above else room
        rows = [
            self._words(self._name(), "title", 27.0, INK, 0, head),
            self._words(self._under(), "italic", 15.0, FADED, u(8), head),
        ]
        if priced and not above:
            rows.append((u(44), lambda rect: Price(Rect(rect.x, rect.y, rect.w, u(34)), self)))
        else:
            rows.append((u(4), None))
        for line in rules(self.table.book.library, kit.say.lang, self.entry):
            rows.append(self._words(line, "text", 17.0, INK, u(6), room))
        if flavour := self._text("flavour"):
            rows.append((u(8), None))
            rows.append(self._words(flavour, "italic", 15.5, FADED, u(6), room))
        holders = self._holders()
        owned = u(26) + (u(30) * -(-len(holders) // 2) if holders else u(24))
        rows.append((u(16), None))
        rows.append((owned, lambda rect: Holders(rect, self, holders)))
        return rows

    def _words(self, text: str, face: Type, size: float, colour: Colour, after: int, room: int) -> Row:
        height = self.kit.text_height(text, face, size, room) + after
        return height, lambda rect: Text(Rect(rect.x, rect.y, room, height), text, face, size, colour)

    def _price_place(self, head: Rect) -> Rect:
        """To the right of the name, no wider than the price."""
        wide = price_width(self.kit, self.table.book, self.thing, head.h)
        return Rect(head.right - wide, head.y, wide, head.h)

    def _name(self) -> str:
        return self.table.voice.words.name(self.kind, self.entry.id)


class Face(Widget):
    """The picture of the card."""

    def __init__(self, rect: Rect, card: CardScene) -> None:
        super().__init__(rect, "face")
        self.card = card

    def paint(self, surface: Surface, kit: Kit) -> None:
        card, entry = self.card, self.card.entry
        rich = card.drawn is True
        if isinstance(entry, TechnologyEntry) and scene_of(kit, entry):
            paint_scene(surface, kit, self.rect, entry, card.table.technology_icon(entry), rich)
        elif isinstance(entry, TechnologyEntry):
            paint_technology(surface, kit, self.rect, entry, card.table.technology_icon(entry))
        elif not isinstance(entry, TileEntry):
            picture = card.table.card_face(kit, entry, self.rect.size, rich)
            surface.blit(picture, picture.get_rect(center=self.rect.center))
        else:
            picture = card.table.board.tile_picture(card.thing, self.rect.w // 2)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


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
    pygame.draw.rect(surface, mix(CREAM, PARCHMENT, 0.2), rect, border_radius=rect.h // 2)
    pygame.draw.rect(surface, BRASS, rect, max(1, u(1.2)), border_radius=rect.h // 2)
    words = kit.type.picture(kit.say("card.price"), "strong", 15, FADED)
    surface.blit(words, words.get_rect(midleft=(rect.x + u(14), rect.centery)))
    x = rect.x + u(14) + words.get_width() + u(14)
    side = rect.h - u(8)
    for name in price_icons(kit, book, thing):
        kit.icon(surface, name, side, (x + side // 2, rect.centery))
        x += side + u(4)


def price_icons(kit: Kit, book: SeaBook, thing: int) -> list[str]:
    icons, tokens, terrains = book.costs[thing]
    shown = ["research"] * icons
    shown += [book.resources[kind] for kind, n in enumerate(tokens) for _ in range(n)]
    return shown + [terrain_icon(kit, book.terrains[terrain]) for terrain in terrains]


def price_width(kit: Kit, book: SeaBook, thing: int, height: int) -> int:
    """What all of it needs side by side."""
    u = kit.u
    count = len(price_icons(kit, book, thing))
    return u(36) + kit.type.width(kit.say("card.price"), "strong", 15) + count * (height - u(4))


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
            place = Rect(box.x + u(28), box.y, room, box.h)
            paint_name(surface, kit, t.names[holder.seat], "name", 15.5, place)
