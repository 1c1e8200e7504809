"""A page of paragraphs that may be longer than its place, with pictures, links and marked words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, INK, LIT, PARCHMENT_DARK, Colour, mix
from game.ui.scenes.portraits import portrait
from game.ui.spots import Spot
from game.ui.typeset import Face
from game.ui.widgets import Widget

BESIDE, ICON = 10, 24
"""Room between a picture and its words, and how large it is unless the line says."""
Draw = Callable[[str, int], Surface]
"""A picture by its name and height."""


class Line(NamedTuple):
    """One paragraph of a page."""

    text: str
    face: Face = "text"
    size: float = 15
    colour: Colour = INK
    gap: float = 4
    """Room above it."""
    icon: str = ""
    """What stands before it; a space keeps its place free."""
    side: float = ICON
    """How high that is."""
    link: str = ""
    """Where a click on it leads."""


class Row(NamedTuple):
    """One line as it stands on the page."""

    top: int
    words: str
    line: Line
    first: bool
    """Whether the paragraph begins here."""
    above: int
    """Where its picture begins."""


class Page(Widget):
    """Wheel, page keys and the bar at its side move it."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        kit: Kit,
        lines: Sequence[Line],
        at: int = 0,
        follow: Callable[[str], None] | None = None,
        sought: Sequence[str] = (),
        draw: Draw | None = None,
    ) -> None:
        """`follow` is told the link that was chosen; words that contain one of `sought` are marked; `draw`
        knows more than small pictures."""
        super().__init__(rect, name)
        self._bar = kit.u(12)
        self._step = kit.type.height("text", 15) * 2
        lines = [line._replace(size=line.size * kit.text) for line in lines]
        self._kit, self._follow, self._sought = kit, follow, [word.casefold() for word in sought]
        self._draw = draw or partial(portrait, kit)
        self._rows: list[Row] = []
        self.height = self._set(kit, lines)
        self.at = max(0, min(at, self.height - rect.h))

    def _set(self, kit: Kit, lines: Sequence[Line]) -> int:
        y = 0
        for n, line in enumerate(lines):
            y += kit.u(line.gap) if n else 0
            step = kit.type.height(line.face, line.size)
            parts = broken(kit, line, self.rect.w - self._bar - kit.u(6) - indent(kit, line)) or [""]
            high = kit.u(line.side + 2) if line.icon.strip() else 0
            words = max(0, high - step * len(parts)) // 2 if line.side > ICON else 0
            for k, part in enumerate(parts):
                self._rows.append(Row(y + words + k * step, part, line, not k, y))
            y += max(words + step * len(parts), high)
        return y

    @property
    def _hidden(self) -> int:
        return max(0, self.height - self.rect.h)

    def show_sought(self) -> None:
        """Scroll to the first marked word."""
        for row in self._rows:
            if self._sought and any(word in row.words.casefold() for word in self._sought):
                self._go(row.top - self.rect.h // 3)
                return

    # Painting

    def paint(self, surface: Surface, kit: Kit) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        for row in self._rows:
            self._paint_row(surface, kit, row)
        surface.set_clip(clip)
        self._paint_bar(surface, kit)

    def _paint_row(self, surface: Surface, kit: Kit, row: Row) -> None:
        line = row.line
        y = self.rect.y + row.top - self.at
        step = kit.type.height(line.face, line.size)
        side = kit.u(line.side)
        if y + step + side < self.rect.y or y - side > self.rect.bottom:
            return
        if row.first and line.icon.strip():
            picture = self._pictured(line.icon, side)
            middle = y + step // 2 if line.side == ICON else self.rect.y + row.above - self.at + side // 2
            left = self.rect.x + max(0, side - picture.get_width()) // 2
            surface.blit(picture, picture.get_rect(midleft=(left, middle)))
        x = self.rect.x + indent(kit, line)
        self._mark(surface, kit, row, (x, y), step)
        words = kit.type.picture(row.words, line.face, line.size, line.colour)
        surface.blit(words, (x, y))
        if line.link:
            under = y + step - max(2, kit.u(2))
            colour = mix(BRASS, BRASS_DARK, 0.3)
            pygame.draw.line(surface, colour, (x, under), (x + words.get_width(), under), max(1, kit.u(1)))

    def _pictured(self, icon: str, side: int) -> Surface:
        """Smaller where the page is narrow."""
        picture, room = self._draw(icon, side), self.rect.w - self._bar - self._kit.u(6)
        if picture.get_width() > room:
            return self._draw(icon, side * room // picture.get_width())
        return picture

    def _mark(self, surface: Surface, kit: Kit, row: Row, at: tuple[int, int], step: int) -> None:
        low = row.words.casefold()
        for word in self._sought:
            begin = low.find(word)
            while word and begin >= 0:
                left = kit.type.width(row.words[:begin], row.line.face, row.line.size)
                width = kit.type.width(row.words[begin : begin + len(word)], row.line.face, row.line.size)
                box = Rect(at[0] + left - 1, at[1], width + 2, step)
                pygame.draw.rect(surface, mix(LIT, (255, 255, 255), 0.15), box, border_radius=kit.u(3))
                begin = low.find(word, begin + len(word))

    def _track(self) -> Rect:
        return Rect(self.rect.right - self._bar, self.rect.y, self._bar, self.rect.h)

    def _paint_bar(self, surface: Surface, kit: Kit) -> None:
        if not self._hidden:
            return
        track = self._track().inflate(-kit.u(4), 0)
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.w)
        h = max(kit.u(24), track.h * self.rect.h // self.height)
        thumb = Rect(track.x, track.y + (track.h - h) * self.at // self._hidden, track.w, h)
        pygame.draw.rect(surface, BRASS, thumb, border_radius=track.w)
        pygame.draw.rect(surface, BRASS_DARK, thumb, 1, border_radius=track.w)

    # Moving and following

    def spots(self) -> list[Spot]:
        bar = [Spot(f"{self.name} bar", self._track(), lambda: None, group="drag")] if self._hidden else []
        return self._links() + bar

    def _links(self) -> list[Spot]:
        found: list[Spot] = []
        follow, kit = self._follow, self._kit
        if follow is None:
            return found
        for n, row in enumerate(self._rows):
            if not row.line.link or not row.first:
                continue
            step = kit.type.height(row.line.face, row.line.size)
            width = indent(kit, row.line) + kit.type.width(row.words, row.line.face, row.line.size) + kit.u(4)
            place = Rect(self.rect.x, self.rect.y + row.top - self.at, width, step)
            if self.rect.contains(place):
                found.append(Spot(f"link {n} {row.line.link}", place, partial(follow, row.line.link)))
        return found

    def _go(self, at: int) -> bool:
        at = max(0, min(self._hidden, at))
        changed, self.at = at != self.at, at
        return changed

    def scroll(self, turns: int) -> bool:
        return self._go(self.at + turns * self._step)

    def nudge(self, spot: Spot, by: int) -> bool:
        return spot.name == f"{self.name} bar" and self.scroll(by)

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        if spot.name != f"{self.name} bar":
            return False
        return self._go(round(self._hidden * (at[1] - self.rect.y) / max(1, self.rect.h)))


def indent(kit: Kit, line: Line) -> int:
    return kit.u(line.side + BESIDE) if line.icon else 0


def broken(kit: Kit, line: Line, width: int) -> list[str]:
    """A paragraph in lines; a word that is too long alone, such as a path, is broken where it must be."""
    font = kit.type.font(line.face, line.size)
    words = []
    for word in line.text.split(" "):
        while len(word) > 1 and font.size(word)[0] > width:
            fits = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or font.size(word[:n])[0] <= width)
            slash = word.rfind("/", 1, fits) + 1
            fits = slash if slash > fits // 2 else fits
            words.append(word[:fits])
            word = word[fits:]
        words.append(word)
    return kit.type.wrapped(" ".join(words), line.face, line.size, width)
