"""Today's weather, what is left of the deck, and whom a storm would find without shelter."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.piles import UNKNOWN
from game.engine.words import sentence
from game.rules.finis_terrae.content import DIRECTIONS
from game.rules.finis_terrae.storm import WRECKS
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.finis_terrae.vignette import vignette
from game.ui.kit import Kit
from game.ui.palette import CORAL, FADED, GAIN, INK, PARCHMENT_DARK, WHITE
from game.ui.spots import Spot
from game.ui.tooltips import Tip

CARD = 64
"""Width of the card; it is three quarters as high."""


class Danger(NamedTuple):
    """What a storm would do to a ship as it lies now."""

    vessel: int
    sheltered: bool
    winds: tuple[int, ...]
    """The directions of the wind that would wreck it."""


class Weather(TerraePanel):
    def dangers(self) -> list[Danger]:
        b, s = self.table.book, self.table.state
        found = []
        for vessel, cell in enumerate(s.ship):
            if cell >= 0:
                winds = tuple(w for w in range(len(DIRECTIONS)) if b.rules["fate"](b, s, vessel, w) == WRECKS)
                found.append(Danger(vessel, bool(b.rules["sheltered"](b, s, vessel)), winds))
        return found

    def _boxes(self) -> list[tuple[Danger, Rect]]:
        u = self.table.kit.u
        dangers, left = self.dangers(), self.rect.x + u(CARD + 22)
        step = min(u(33), (self.rect.right - u(6) - left) // max(1, len(dangers)))
        row = Rect(left, self.rect.bottom - u(31), min(step, u(29)), u(24))
        return [(danger, row.move(n * step, 0)) for n, danger in enumerate(dangers)]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        kit.panel(surface, self.rect)
        card = Rect(self.rect.x + u(11), 0, u(CARD), u(CARD * 3 // 4))
        card.centery = self.rect.centery
        known = s.weather if s.weather >= 0 else (s.seen[-1] if s.seen else -1)
        if known >= 0:
            name = f"weather/{t.book.weather[known].id}"
            surface.blit(vignette(kit, name, card.size, s.weather < 0), card)
        else:
            pygame.draw.rect(surface, PARCHMENT_DARK, card, border_radius=u(7))
            kit.icon(surface, "weather", round(card.h * 0.7), card.center)
        words = Rect(card.right + u(11), self.rect.y + u(7), self.rect.right - card.right - u(22), u(22))
        kit.line(surface, self._title(), "title", 16.5, words, INK if s.weather >= 0 else FADED)
        under = Rect(words.x, words.bottom - u(1), words.w, u(17))
        kit.line(surface, self._moves(), "text", 13, under, FADED)
        for danger, box in self._boxes():
            self._ship(surface, kit, danger, box)

    def _title(self) -> str:
        t, s = self.table, self.table.state
        if s.weather >= 0:
            return t.voice.words.name("weather", t.book.weather[s.weather].id)
        return t.kit.say("sky.unknown") if s.day else t.kit.say("sky.before")

    def _moves(self) -> str:
        t, s = self.table, self.table.state
        if s.weather < 0:
            return t.kit.say("sky.left", n=len(s.deck.slots))
        return t.kit.say(f"sky.moves-{t.book.moves[s.weather]}")

    def _ship(self, surface: Surface, kit: Kit, danger: Danger, box: Rect) -> None:
        """The captain's emblem with a shield, or with how many of the four winds would be the end."""
        u, t = kit.u, self.table
        centre = (box.x + u(9), box.centery)
        if danger.vessel < t.session.seats:
            kit.emblem(surface, t.liveries[danger.vessel], centre, u(9))
        else:
            kit.icon(surface, "galleon", u(20), centre)
        mark = (box.x + u(20), box.centery + u(5))
        if danger.sheltered:
            kit.icon(surface, "shelter", u(15), mark)
            return
        pygame.draw.circle(surface, CORAL if danger.winds else GAIN, mark, u(7))
        pygame.draw.circle(surface, INK, mark, u(7), max(1, u(1)))
        number = kit.type.picture(str(len(danger.winds)), "strong", 10.5, WHITE)
        surface.blit(number, number.get_rect(center=mark))

    # Telling

    def spots(self) -> list[Spot]:
        made = [Spot("weather", self.rect, tip=self.tip)]
        for danger, box in self._boxes():
            made.append(Spot(f"danger {danger.vessel}", box, tip=partial(self.danger_tip, danger)))
        return made

    def tip(self) -> Tip:
        """The card of today, and what may still come."""
        t, s = self.table, self.table.state
        lines: list[str] = []
        icon, page = "weather", "play/weather"
        if s.weather >= 0:
            entry = t.book.weather[s.weather]
            lines += [sentence(t.kit.say(f"sky.about-{entry.id}"))]
            icon, page = entry.id, f"weather/{entry.id}"
        left = [
            t.kit.say("sky.card", n=s.deck.pool.count(n), card=t.voice.words.name("weather", card.id).lower())
            for n, card in enumerate(t.book.weather)
            if n in s.deck.pool
        ]
        if left:
            # Once it has been mixed in, one of the unknown cards is Finis Terrae, which is not in the pool.
            unseen = len(s.deck.pool) - s.deck.slots.count(UNKNOWN) + s.mixed
            lines.append(t.kit.say("sky.pool", cards=t.voice.words.listed(left)))
            if unseen > 0:
                lines.append(t.kit.say("sky.unseen", n=unseen))
        return Tip(title=self._title(), lines=tuple(lines), icon=icon, page=page)

    def danger_tip(self, danger: Danger) -> Tip:
        t, say = self.table, self.table.kit.say
        title = t.voice.vessel(danger.vessel)
        winds = [t.voice.teller.say(f"direction.{DIRECTIONS[w]}") for w in danger.winds]
        if danger.sheltered:
            text = say("sky.sheltered")
        elif winds:
            text = say("sky.wrecks", winds=t.voice.words.listed(winds))
        else:
            text = say("sky.rides")
        return Tip(
            title=title[:1].upper() + title[1:], kind=say("sky.storm"), lines=(text,), page="play/storm"
        )
