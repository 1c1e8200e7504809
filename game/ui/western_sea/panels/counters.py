"""Where the match stands: round, phase and lap, what is left, and what is about to end the game."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.engine.decision import Option
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CORAL, CREAM, FADED, INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.western_sea.panels.panel import SeaPanel

PHASES = ("roll", "lap-1", "lap-2")
COLUMNS = 4
WHOLE = (220, 122)
"""Width and height of the whole panel."""


class Counter(NamedTuple):
    name: str
    box: Rect
    icon: str
    """An icon, or `die:COLOUR`."""
    text: str
    warn: bool


class Counters(SeaPanel):
    def phase(self) -> str:
        s = self.table.state
        if not s.round:
            return "draft"
        return f"lap-{s.lap}" if s.turn >= 0 else "roll"

    def _phase_boxes(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        x, y, w = self.rect.x + u(10), self.rect.y + u(32), (self.rect.w - u(20)) // 3
        return [(name, Rect(x + n * w, y, w - u(2), u(20))) for n, name in enumerate(PHASES)]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        kit.panel(surface, self.rect)
        head = kit.say("table.round", n=s.round) if s.round else kit.say("table.draft")
        line = self._head()
        kit.line(surface, head, "title", 17, line)
        if t.ending():
            kit.line(surface, kit.say("table.ending"), "strong", 12, line, CORAL, "right")
        now = self.phase()
        for name, box in self._phase_boxes():
            on = name == now
            kit.box(surface, box, BRASS if on else PARCHMENT_DARK, INK if on else BRASS, 1.2, 5)
            words = kit.say(f"phase.{name}")
            kit.line(
                surface,
                words,
                "strong" if on else "text",
                12,
                box.inflate(-u(6), 0),
                INK if on else FADED,
                "centre",
            )
        for counter in self.counters():
            self._paint_counter(surface, kit, counter)

    def _paint_counter(self, surface: Surface, kit: Kit, counter: Counter) -> None:
        u, box = kit.u, counter.box
        fill = mix(PARCHMENT, CORAL, 0.45) if counter.warn else CREAM
        edge = CORAL if counter.warn else BRASS_DARK
        kit.box(surface, box, fill, edge, 1.8 if counter.warn else 0.8, 6)
        centre = (box.x + u(13), box.centery)
        if counter.icon.startswith("die:"):
            die = kit.die(counter.icon[4:], (), u(20))
            surface.blit(die, die.get_rect(center=centre))
        else:
            kit.icon(surface, counter.icon, u(20), centre)
        words = Rect(box.x + u(24), box.y, box.w - u(26), box.h)
        kit.line(surface, counter.text, "strong", 14.5, words, INK, "centre")
        option = self._option(counter.name)
        if option:
            glow(surface, box, kit, u(6), self.table.proposed(option))

    def _option(self, name: str) -> Option | None:
        return self.table.targets.at("stock", name[6:]) if name.startswith("stock ") else None

    def counters(self) -> list[Counter]:
        s, b = self.table.state, self.table.book
        left = len(s.pile.slots)
        figures = [
            ("points", "vp", str(s.points), s.points <= b.number["vp-supply"] // 6),
            ("pile", "tile", str(left), left <= 3),
        ]
        limited = [n for n, die in enumerate(b.dice) if die.limited]
        stocked = sum(s.stock[n] > 0 for n in limited)
        for n in limited:
            # One more colour gone and the game ends: the smallest heaps are the ones to watch.
            last = stocked <= b.number["end-colours"] + 1 and s.stock[n] <= 2
            warn = s.stock[n] == 0 or last
            figures.append((f"stock {b.colours[n]}", f"die:{b.colours[n]}", str(s.stock[n]), warn))
        places = self._places(len(figures))
        return [
            Counter(name, place, icon, text, warn)
            for (name, icon, text, warn), place in zip(figures, places, strict=True)
        ]

    def _places(self, count: int) -> list[Rect]:
        u = self.table.kit.u
        x, top = self.rect.x + u(10), self.rect.y + u(56)
        w = (self.rect.w - u(20)) // COLUMNS
        rows = -(-count // COLUMNS)
        h = min(u(28), (self.rect.bottom - u(8) - top) // rows)
        return [
            Rect(x + (k % COLUMNS) * w, top + (k // COLUMNS) * h, w - u(3), h - u(3)) for k in range(count)
        ]

    def _head(self) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.x + u(12), self.rect.y + u(7), self.rect.w - u(24), u(24))

    def spots(self) -> list[Spot]:
        t = self.table
        made = [Spot("round", self._head(), tip=t.tooltips.ends)]
        for name, box in self._phase_boxes():
            made.append(Spot(f"phase {name}", box, tip=partial(t.tooltips.phase, name)))
        for counter in self.counters():
            option = self._option(counter.name)
            made.append(
                Spot(
                    counter.name,
                    counter.box,
                    t.chooser(option) if option else None,
                    partial(t.tooltips.counter, counter.name, option),
                    lit=bool(option),
                )
            )
        return made
