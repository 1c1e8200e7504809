"""Event cards on the table: a deck in the place of the dice, the card that was turned, damaged roads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from game.engine.decision import Decision
from game.engine.state import Event
from game.rules.island.card_text import describe
from game.rules.island.content import EventEntry
from game.rules.island.modules.event_cards.layer import event_cards, look_at
from game.ui.island.icons import event_face
from game.ui.island.layer import IslandLayer
from game.ui.island.map.pieces import TOKEN, token
from game.ui.island.panels.tray import Tray
from game.ui.kit import Kit
from game.ui.palette import PARCHMENT
from game.ui.session import Happened
from game.ui.spots import Spot
from game.ui.table.layer import Player
from game.ui.table.wood import paint_wood
from game.ui.tooltips import Tip


class EventsLayer(IslandLayer):
    def bank_figures(self) -> Sequence[tuple[str, int]]:
        return [("event", look_at(self.table.state).left)]

    def faces(self) -> Sequence[str]:
        events = self.table.session.library.of("events", EventEntry)
        return ["cards/new-year", "cards/event-back", *(event_face(event) for event in events)]

    def worn_roads(self) -> int:
        return look_at(self.table.state).damaged

    def lessons(self, decision: Decision) -> Sequence[str]:
        return {"roll": ["event-cards"], "damage": ["earthquake"]}.get(decision.ask, ())

    def icon_of(self, event: Event) -> str:
        return "event" if event[0] in ("event", "new-year") else ""

    def tray(self, rect: Rect) -> Tray | None:
        return EventTray(rect, self.table)

    def write_down(self, happened: Happened) -> None:
        """A card that is turned lies where dice for something else may have lain."""
        if any(event[0] == "event" for event in happened.events):
            self.table.tray.lay(())

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {"event": partial(self._turned, motion), "new-year": partial(self._new_year, motion)}

    def _turned(self, motion: Any, seat: int, event: str, roll: int) -> None:
        motion.show_card(event_face(event), self.table.place_of("tray"), "event-back")

    def _new_year(self, motion: Any) -> None:
        motion.show_card("cards/new-year", self.table.place_of("tray"), "event-back")


class EventTray(Tray):
    """The card that was turned last lies on the felt, with its number."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        if self.dice:  # for something else than production
            super().paint(surface, kit)
            return
        wood = kit.made(("tray", self.rect.size), partial(paint_wood, kit, self.rect, self.whole, ()))
        surface.blit(wood, self.rect)
        high = self.whole.h - kit.u(6)
        wide = min(high * 3 // 4, self.whole.w - kit.u(6))
        high = wide * 4 // 3
        face = self._face()
        face = face or "cards/event-back"
        picture = kit.made(("event", face, wide), partial(self._small, face, (wide, high)))
        box = picture.get_rect(center=self.whole.center)
        surface.blit(picture, box)
        part = look_at(self.table.state)
        if part.card >= 0:
            side = min(kit.u(34), box.w // 2)
            roll = event_cards(self.table.book)[part.card].roll
            disc = token(kit, roll, side / TOKEN)
            surface.blit(disc, disc.get_rect(center=(box.centerx, box.bottom - side // 2)))
        left = kit.type.picture(str(part.left), "strong", 12, PARCHMENT)
        surface.blit(left, left.get_rect(bottomright=(self.whole.right - kit.u(2), self.whole.bottom)))

    def _small(self, face: str, size: tuple[int, int]) -> Surface:
        """Made from the card that is shown over the map: drawing it anew would take long."""
        return pygame.transform.smoothscale(self.table.motion.picture(face), size)

    def _face(self) -> str:
        part = look_at(self.table.state)
        return event_face(event_cards(self.table.book)[part.card].event) if part.card >= 0 else ""

    def spots(self) -> list[Spot]:
        return [Spot("tray", self.rect, tip=self._event_tip)]

    def _event_tip(self) -> Tip:
        t = self.table
        part, say = look_at(t.state), t.kit.say
        left = say("events.left", n=part.left)
        if part.card < 0:
            return Tip(title=say("events.deck"), lines=(left,), icon="event", page="variants/event-cards")
        card = event_cards(t.book)[part.card]
        entry = t.session.library.of("events", EventEntry)[card.event]
        title = f"{t.voice.words.name('events', card.event)}, {card.roll}"
        lines = describe(t.session.library, say.lang, entry)[:-1]
        return Tip(title=title, lines=(*lines, left), icon="event", page=f"events/{card.event}")
