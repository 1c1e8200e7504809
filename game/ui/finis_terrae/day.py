"""Where the match stands: day and phase, tiles left to map, and what is left in the common reserve."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.finis_terrae.book import COIN
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CORAL, CREAM, FADED, INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.typeset import Face

PHASES = ("map", "prepare", "sail")
WHOLE = (220, 112)
"""Width and height of the whole panel."""


class Counter(NamedTuple):
    name: str
    box: Rect
    icon: str
    left: int
    warn: bool


class Day(TerraePanel):
    def phase(self) -> str:
        s = self.table.state
        if not s.day:
            return "setup"
        if s.weather < 0:
            return "map"
        return "sail" if s.common else "prepare"

    def _phase_boxes(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        x, y, w = self.rect.x + u(10), self.rect.y + u(32), (self.rect.w - u(20)) // 3
        return [(name, Rect(x + n * w, y, w - u(2), u(20))) for n, name in enumerate(PHASES)]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        kit.panel(surface, self.rect)
        head = kit.say("terrae.day", n=s.day) if s.day else kit.say("terrae.setup")
        line = self._head()
        kit.line(surface, head, "title", 17, line)
        note = t.ending_note()
        if note:
            kit.line(surface, note, "strong", 12, line, CORAL, "right")
        now = self.phase()
        for name, box in self._phase_boxes():
            on = name == now
            kit.box(surface, box, BRASS if on else PARCHMENT_DARK, INK if on else BRASS, 1.2, 5)
            face: Face = "strong" if on else "text"
            words = kit.say(f"terrae.phase.{name}")
            kit.line(surface, words, face, 12, box.inflate(-u(6), 0), INK if on else FADED, "centre")
        for counter in self.counters():
            self._paint_counter(surface, kit, counter)

    def _paint_counter(self, surface: Surface, kit: Kit, counter: Counter) -> None:
        u, box = kit.u, counter.box
        fill = mix(PARCHMENT, CORAL, 0.45) if counter.warn else CREAM
        edge = CORAL if counter.warn else BRASS_DARK
        kit.box(surface, box, fill, edge, 1.8 if counter.warn else 0.8, 6)
        kit.icon(surface, counter.icon, u(19), (box.x + u(12), box.centery))
        words = Rect(box.x + u(22), box.y, box.w - u(24), box.h)
        kit.line(surface, str(counter.left), "strong", 14, words, INK, "centre")

    def counters(self) -> list[Counter]:
        """A warning where a supply is about to run out."""
        t = self.table
        s, b = t.state, t.book
        left = len(s.pile.slots)
        figures = [("pile", "mapping", left, 0 < left <= b.number["map-tiles"])]
        figures += [
            (f"reserve {name}", name, s.reserve[kind], name == "spice" and s.reserve[kind] <= 2)
            for kind, name in enumerate(b.goods)
            if kind != COIN
        ]
        places = self._places(len(figures))
        return [
            Counter(name, place, icon, n, warn)
            for (name, icon, n, warn), place in zip(figures, places, strict=True)
        ]

    def _places(self, count: int) -> list[Rect]:
        u, columns = self.table.kit.u, 3
        x, y = self.rect.x + u(10), self.rect.y + u(58)
        w = (self.rect.w - u(20)) // columns
        h = (self.rect.bottom - u(8) - y) // -(-count // columns)
        return [Rect(x + (k % columns) * w, y + (k // columns) * h, w - u(3), h - u(2)) for k in range(count)]

    def _head(self) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.x + u(12), self.rect.y + u(7), self.rect.w - u(24), u(24))

    def spots(self) -> list[Spot]:
        t = self.table
        made = [Spot("day", self._head(), tip=t.tooltips.ends)]
        for name, box in self._phase_boxes():
            made.append(Spot(f"phase {name}", box, tip=partial(t.tooltips.phase, name)))
        for counter in self.counters():
            made.append(Spot(counter.name, counter.box, tip=partial(t.tooltips.counter, counter.name)))
        return made
