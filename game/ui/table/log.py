"""The log: what happened, newest last, with pictures and the players' names in their colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.state import Event
from game.ui.kit import Kit
from game.ui.palette import CORAL, FADED, INK, PARCHMENT, Livery, mix
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.typeset import Face
from game.ui.widgets import Scroll, Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

SIZE = 13.0
FRESH = mix(PARCHMENT, (255, 214, 140), 0.5)
"""Behind what happened since the last turn of whoever is asked."""


@dataclass(frozen=True)
class LogLine:
    seat: int
    """Whose doing it was, or -1."""
    text: str
    heading: bool = False
    icon: str = ""
    why: tuple[str, ...] = ()
    """What a bot thought when it chose that."""
    event: Event | None = None
    """What it tells of, to be told again in another language."""


class LogPanel(Widget):
    """Scrolls; follows the newest line until somebody scrolls back."""

    head, inset = 34, 12
    """Units above the rows, for the title, and beside them."""

    def __init__(
        self,
        rect: Rect,
        kit: Kit,
        lines: list[LogLine],
        names: list[str],
        liveries: list[Livery],
        fresh: int = 0,
        size: float = SIZE,
        title: str = "",
        open_log: Callable[[], None] | None = None,
        old: LogPanel | None = None,
        most: int = 0,
    ) -> None:
        """What an old panel of the same size has broken into rows already is taken over from it; else, if
        asked, it begins with so many of the newest lines."""
        u, size = kit.u, size * kit.text
        head, inset = u(self.head), u(self.inset)
        inside = Rect(rect.x + inset, rect.y + head, rect.w - inset - u(6), rect.h - head - u(9))
        super().__init__(rect, "log")
        self.list = Scroll(inside, "log rows", kit.type.height("text", size) + u(1))
        self.kit, self.size = kit, size
        self.reader = -1
        """Whose own doings are no news."""
        self.lines, self.names, self.liveries = lines, names, liveries
        self.fresh, self.title, self.open_log = fresh, title or kit.say("table.log"), open_log
        self.indent = round(self.list.row * 1.25)
        """Room for the pictures."""
        self._broken: list[tuple[int, LogLine, str, bool]] = []
        self._done = max(0, len(lines) - most) if most else 0
        self.follow = True
        if old and (old.kit, old.size, old.list.rect.w) == (kit, size, inside.w) and old._done <= len(lines):
            self._broken, self._done = old._broken, old._done
        self._fill()
        if old and not old.follow:
            self.list.first, self.follow = min(old.list.first, self.list.first), False

    def _fill(self) -> None:
        """Break the lines into rows."""
        for number, line in enumerate(self.lines[self._done :], self._done):
            for n, row in enumerate(self._rows(line)):
                self._broken.append((number, line, row, n == 0))
        self._done = len(self.lines)
        self.list.count = len(self._broken)
        self.list.first = max(0, self.list.count - self.list.seen)

    def _rows(self, line: LogLine) -> list[str]:
        face: Face = "strong" if line.heading else "text"
        indent = 0 if line.heading else self.indent
        return self.kit.type.wrapped(line.text, face, self.size, self.list.rect.w - self.kit.u(12) - indent)

    def scroll(self, turns: int) -> bool:
        changed = self.list.scroll(turns)
        self.follow = self.list.first >= self.list.count - self.list.seen
        return changed

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.rect)
        title = Rect(self.rect.x + u(14), self.rect.y + u(7), self.rect.w - u(28), u(26))
        kit.line(surface, self.title, "title", 18, title)
        for n, rect in self.list.rows():
            number, line, row, first = self._broken[n]
            if number >= self.fresh and line.seat not in (-1, self.reader):
                band = Rect(rect.x - u(4), rect.y, rect.w + u(2), rect.h)
                pygame.draw.rect(surface, FRESH, band)
                pygame.draw.rect(surface, CORAL, Rect(band.x, band.y, max(2, u(2)), band.h))
            self._line(surface, kit, line, row, first, rect)
        self.list.paint_bar(surface, kit)

    def _line(self, surface: Surface, kit: Kit, line: LogLine, row: str, first: bool, rect: Rect) -> None:
        face: Face = "strong" if line.heading else "text"
        x = rect.x
        if not line.heading:
            if first and line.icon:
                kit.icon(surface, line.icon, round(rect.h * 0.96), (x + rect.h // 2, rect.centery))
            x += self.indent
        name = self.names[line.seat] if line.seat >= 0 else ""
        if first and name and row.startswith(name):
            picture = kit.type.picture(name, "strong", self.size, self.liveries[line.seat].dark)
            surface.blit(picture, (x, rect.y))
            x += picture.get_width()
            row = row[len(name) :]
        surface.blit(kit.type.picture(row, face, self.size, FADED if line.heading else INK), (x, rect.y))

    def spots(self) -> list[Spot]:
        made = []
        if self.open_log:
            made.append(Spot("whole-log", self._head(), self.open_log, self._about))
        for n, rect in self.list.rows():
            _, line, _, first = self._broken[n]
            if line.why and first:
                made.append(Spot(f"log {n}", rect, tip=partial(self._tip, line)))
        return made

    def _head(self) -> Rect:
        u = self.kit.u
        return Rect(self.rect.x + u(6), self.rect.y + u(6), self.rect.w - u(12), u(26))

    def _about(self) -> Tip:
        return Tip(title=self.kit.say("table.log"), lines=(self.kit.say("tip.log"),), icon="log")

    def _tip(self, line: LogLine) -> Tip:
        title = self.kit.say("why-bot.title", who=self.names[line.seat] if line.seat >= 0 else "")
        return Tip(
            title=title, lines=(line.text,), gains=line.why[:1], note="\n".join(line.why[1:]), icon="why"
        )


class LastLines(LogPanel):
    """The latest beats alone, small and without ado; a click opens the whole log."""

    head, inset = 8, 9
    size_here = 11.5
    most = 16

    def __init__(self, rect: Rect, t: Table) -> None:
        super().__init__(rect, t.kit, [], t.names, t.liveries, size=self.size_here, open_log=t.open_log)
        # Of a match that goes on, the log alone is recalled.
        self.lines = self._seen(t.beats.latest()) or self._seen(
            line for line in reversed(t.diary.lines[-4 * self.most :]) if not line.heading
        )
        self._fill()
        self.name = "last lines"
        if self.list.first:  # a line is shown whole, unless there is room for none
            below = range(self.list.first, self.list.count)
            self.list.first = next((n for n in below if self._broken[n][3]), self.list.first)

    def _seen(self, latest: Iterator[LogLine]) -> list[LogLine]:
        """As many of these as there are rows for: what nobody sees need not be told."""
        made, rows = list[LogLine](), 0
        for line in islice(latest, self.most):
            made.insert(0, line)
            rows += len(self._rows(line))
            if rows >= self.list.seen:
                break
        return made

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
        for n, rect in self.list.rows():
            _, line, row, first = self._broken[n]
            self._line(surface, kit, line, row, first, rect)

    def scroll(self, turns: int) -> bool:
        return False

    def _head(self) -> Rect:
        return self.rect
