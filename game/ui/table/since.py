"""The strip that tells whose turn it is again what has happened since, action by action, with all scores.

It covers the map and never pushes it; it goes with the first choice, or when it is told to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, FADED, INK
from game.ui.scenes.listing import shortened
from game.ui.spots import Spot
from game.ui.table.beat import Beat
from game.ui.table.callout import chips
from game.ui.table.panel import TablePanel
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

WIDTH, HEAD, ROW, FOOT, PAD = 560, 34, 25, 38, 10
MOST = 5
"""So many actions are told, the latest; the log tells them all."""
CAPPED = 76
"""What a button needs beside its words to show its key as well."""
CHIP = 60
"""Room for what has changed for one seat."""
COVERED = 0.6
"""So much of a place may lie under it before nobody can click there any more."""


def hides(cover: Rect, rect: Rect) -> bool:
    under = cover.clip(rect)
    return under.w * under.h > COVERED * rect.w * rect.h


class Since(TablePanel):
    sheet = True

    def __init__(self, table: Table, beats: Sequence[Beat], panels: Sequence[Widget]) -> None:
        super().__init__(Rect(0, 0, 0, 0), "since", table)
        u, area = table.kit.u, table.camera.area
        self.all = beats
        room = max(1, min(MOST, (area.h - u(HEAD + FOOT + 2 * PAD)) // u(ROW)))
        spots = table.map_spots()
        lit = [spot.rect for spot in spots if spot.lit]
        self.map = [spot.rect for spot in spots]
        others = [panel.rect for panel in panels if panel.rect.colliderect(area)]
        self.rows: list[Beat] = []
        self.free = True
        """It finds room, and hides nothing that may be chosen."""
        for count in range(min(room, len(beats)), 0, -1):
            self.rows = list(beats)[-count:]
            places = self._places(area, count)
            clear = [place for place in places if place.collidelist(others) < 0]
            self.rect = min(clear or places, key=partial(self._in_the_way, lit))
            self.free = area.contains(self.rect) and not any(hides(self.rect, rect) for rect in lit)
            if clear and self.free:
                break

    def _places(self, area: Rect, rows: int) -> list[Rect]:
        """Where it may lie: at the head of the map or at its foot, in the middle or at a side."""
        u = self.table.kit.u
        free = Rect(area.x, area.y, area.w, area.h - self.table.foot()).inflate(-u(12), -u(12))
        size = (min(u(WIDTH), free.w), u(HEAD + FOOT + 2 * PAD - 6) + u(ROW) * rows)
        made = []
        for y in (free.y, free.bottom - size[1]):
            for x in (free.centerx - size[0] // 2, free.x, free.right - size[0]):
                made.append(Rect((x, y), size))
        return made

    def _in_the_way(self, lit: Sequence[Rect], place: Rect) -> tuple[int, int]:
        """How much of what may be clicked it hides, and how much of the map it covers."""
        under = (place.clip(rect) for rect in self.map)
        return sum(hides(place, rect) for rect in lit), sum(rect.w * rect.h for rect in under)

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, rect = self.table, kit.u, self.rect
        kit.panel(surface, rect)
        x, w = rect.x + u(PAD + 4), rect.w - 2 * u(PAD + 4)
        title = Rect(x, rect.y + u(PAD - 3), w, u(HEAD - 6))
        drawn = kit.line(surface, kit.say("recap.title"), "title", 17, title)
        total = self._total()
        box = Rect(drawn.right + u(12), title.y + u(2), title.right - drawn.right - u(12), u(23))
        end = chips(surface, t, total, box)
        if len(self.rows) < len(self.all):
            latest = kit.say("recap.latest", n=len(self.rows), all=len(self.all))
            kit.line(surface, latest, "italic", 13, Rect(end, box.y, box.right - end, box.h), FADED, "right")
        y = rect.y + u(HEAD + PAD - 6)
        pygame.draw.line(surface, BRASS, (x, y - u(2)), (x + w, y - u(2)), max(1, u(1)))
        for beat in self.rows:
            self._paint_row(surface, kit, beat, Rect(x, y, w, u(ROW)))
            y += u(ROW)
        for _, text, icon, key, _, box in self._buttons():
            roomy = kit.type.width(text, "strong", 13.5) + u(CAPPED) <= box.w
            kit.button(surface, box, text, icon=icon, key=key if roomy else "", size=13.5)

    def _paint_row(self, surface: Surface, kit: Kit, beat: Beat, box: Rect) -> None:
        t, u, told = self.table, kit.u, self.table.beats.tell(beat)
        if beat.seat >= 0:
            kit.emblem(surface, t.liveries[beat.seat], (box.x + u(10), box.centery), u(9))
        hurt = any(loss.seat == t.me for loss in told.losses)
        side = min(u(CHIP) * len(told.changes), box.w // 2)
        words = Rect(box.x + u(26), box.y, box.w - u(30) - side, box.h)
        said = f"{told.head}. {told.text}" if beat.seat < 0 else told.text
        text = shortened(kit, said, "text", 13.5, words.w)
        if text != said:  # the tooltip and the log tell all of it
            text = f"{text.rpartition(' ')[0].rstrip('.,;:')} \N{HORIZONTAL ELLIPSIS}"
        kit.line(surface, text, "text", 13.5, words, CORAL if hurt else INK if beat.seat >= 0 else FADED)
        chips(surface, t, told.changes, Rect(words.right + u(6), box.y + u(2), side, box.h - u(4)))

    def _total(self) -> tuple[tuple[int, int], ...]:
        total: Counter[int] = Counter()
        for beat in self.all:
            for seat, points in self.table.beats.tell(beat).changes:
                total[seat] += points
        return tuple((seat, total[seat]) for seat in range(self.table.session.seats) if total[seat])

    def _buttons(self) -> list[tuple[str, str, str, str, Callable[[], None], Rect]]:
        t, u, say = self.table, self.table.kit.u, self.table.kit.say
        w = (self.rect.w - 2 * u(PAD) - 2 * u(8)) // 3
        y = self.rect.bottom - u(PAD) - u(FOOT - 8)
        made = []
        for n, (name, icon, key, act) in enumerate(
            (
                ("show-again", "eye", "V", t.beats.show_again),
                ("since-log", "log", "L", t.open_log),
                ("since-close", "check", "Esc", t.beats.put_away),
            )
        ):
            box = Rect(self.rect.x + u(PAD) + n * (w + u(8)), y, w, u(FOOT - 8))
            made.append((name, say(f"beats.{name}"), icon, key, act, box))
        return made

    def spots(self) -> list[Spot]:
        u, made = self.table.kit.u, []
        for n, beat in enumerate(self.rows):
            row = Rect(
                self.rect.x + u(PAD), self.rect.y + u(HEAD + PAD - 6) + n * u(ROW), self.rect.w, u(ROW)
            )
            made.append(Spot(f"since {n}", row, tip=partial(self._tip, beat)))
        return made + [Spot(name, box, act) for name, _, _, _, act, box in self._buttons()]

    def _tip(self, beat: Beat) -> Tip:
        told, names = self.table.beats.tell(beat), self.table.names
        return Tip(title=names[beat.seat] if beat.seat >= 0 else "", lines=(told.text,), note=told.why)
