"""The log: what happened, newest last, with the players' names in their colours."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import FADED, INK, Livery
from game.ui.typeset import Face
from game.ui.widgets import Scroll

SIZE = 13


@dataclass(frozen=True)
class LogLine:
    seat: int
    """Whose doing it was, or -1."""
    text: str
    heading: bool = False


class LogPanel(Scroll):
    """Scrolls; follows the newest line until somebody scrolls back."""

    def __init__(
        self, rect: Rect, kit: Kit, lines: list[LogLine], names: list[str], liveries: list[Livery]
    ) -> None:
        u = kit.u
        inside = Rect(rect.x + u(12), rect.y + u(36), rect.w - u(18), rect.h - u(46))
        super().__init__(inside, "log", kit.type.height("text", SIZE))
        self.outer = rect
        self.kit = kit
        self.lines, self.names, self.liveries = lines, names, liveries
        self._broken: list[tuple[LogLine, str, bool]] = []
        self._done = 0
        self.follow = True
        self.fill()

    def fill(self) -> None:
        """Break what is new into rows."""
        if self._done > len(self.lines):
            self._broken, self._done = [], 0
        for line in self.lines[self._done :]:
            face: Face = "strong" if line.heading else "text"
            for n, row in enumerate(
                self.kit.type.wrapped(line.text, face, SIZE, self.rect.w - self.kit.u(12))
            ):
                self._broken.append((line, row, n == 0))
        self._done = len(self.lines)
        self.count = len(self._broken)
        if self.follow:
            self.first = max(0, self.count - self.seen)

    def scroll(self, turns: int) -> bool:
        changed = super().scroll(turns)
        self.follow = self.first >= self.count - self.seen
        return changed

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.outer)
        title = Rect(self.outer.x + u(14), self.outer.y + u(8), self.outer.w - u(28), u(26))
        kit.line(surface, kit.say("table.log"), "title", 18, title)
        for n, rect in self.rows():
            line, row, first = self._broken[n]
            face: Face = "strong" if line.heading else "text"
            x = rect.x
            name = self.names[line.seat] if line.seat >= 0 else ""
            if first and name and row.startswith(name):
                picture = kit.type.picture(name, "strong", SIZE, self.liveries[line.seat].dark)
                surface.blit(picture, (x, rect.y))
                x += kit.type.width(name, "text", SIZE)
                row = row[len(name) :]
            colour = FADED if line.heading else INK
            surface.blit(kit.type.picture(row, face, SIZE, colour), (x + (2 if x > rect.x else 0), rect.y))
        self.paint_bar(surface, kit)
