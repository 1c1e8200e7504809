"""The parts that screens are made of. A widget knows its place, paints itself, and offers spots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CREAM,
    FADED,
    INK,
    PALE_INK,
    PARCHMENT,
    PARCHMENT_DARK,
    Colour,
    mix,
)
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.typeset import Face


def _same(tip: Tip) -> Tip:
    return tip


class Widget:
    sheet = False
    """It lies over panels as well as the map, so that nothing under it can be meant."""

    def __init__(self, rect: Rect, name: str = "") -> None:
        self.rect = rect
        self.name = name

    def paint(self, surface: Surface, kit: Kit) -> None:
        """Draw it as it is now."""

    def spots(self) -> list[Spot]:
        return []

    def scroll(self, turns: int) -> bool:
        """The wheel was turned over it; says whether that changed anything."""
        return False

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        return False

    def drop(self, spot: Spot, at: tuple[int, int]) -> bool:
        """What was carried off a spot is let go there; says whether that meant something."""
        return False

    def nudge(self, spot: Spot, by: int) -> bool:
        """An arrow key on something that slides."""
        return False

    def show(self, spot: Spot) -> bool:
        """Scroll so that the spot is seen."""
        return False

    def typed(self, text: str) -> None:
        """Letters for it."""

    def key(self, key: Key) -> bool:
        return False

    def done_typing(self) -> None:
        """The letters go elsewhere now."""


class Panel(Widget):
    """Parchment, with a title if there is one."""

    def __init__(self, rect: Rect, title: str = "", name: str = "panel", icon: str = "") -> None:
        super().__init__(rect, name)
        self.title, self.icon = title, icon

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
        if self.title:
            pad = kit.u(16)
            box = Rect(self.rect.x + pad, self.rect.y + kit.u(8), self.rect.w - 2 * pad, kit.u(34))
            if self.icon:
                kit.icon(surface, self.icon, kit.u(28), (box.x + kit.u(14), box.centery))
                box = Rect(box.x + kit.u(38), box.y, box.w - kit.u(38), box.h)
            kit.line(surface, self.title, "title", 22, box)


class Text(Widget):
    """Words that stand still, broken to their width."""

    def __init__(
        self,
        rect: Rect,
        text: str,
        face: Face = "text",
        size: float = 15,
        colour: Colour = INK,
        align: str = "left",
        one_line: bool = False,
    ) -> None:
        super().__init__(rect, "text")
        self.text, self.face, self.size, self.colour = text, face, size, colour
        self.align, self.one_line = align, one_line

    def paint(self, surface: Surface, kit: Kit) -> None:
        if self.one_line:
            kit.line(surface, self.text, self.face, self.size, self.rect, self.colour, self.align)
        else:
            kit.lines(surface, self.text, self.face, self.size, self.rect, self.colour, self.align)


class Picture(Widget):
    def __init__(self, rect: Rect, icon: str, tip: Tip | None = None) -> None:
        super().__init__(rect, f"picture {icon}")
        self.icon, self.tip = icon, tip

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.icon(surface, self.icon, min(self.rect.size), self.rect.center)

    def spots(self) -> list[Spot]:
        return [Spot(f"{self.name} {self.rect.topleft}", self.rect, tip=lambda: self.tip)] if self.tip else []


class Button(Widget):
    def __init__(
        self,
        rect: Rect,
        name: str,
        text: str,
        act: Callable[[], None],
        icon: str = "",
        key: str = "",
        strong: bool = False,
        able: bool = True,
        tip: Tip | None = None,
        size: float = 15,
    ) -> None:
        super().__init__(rect, name)
        self.text, self.act, self.icon, self.key_cap = text, act, icon, key
        self.strong, self.able, self.tip, self.size = strong, able, tip, size

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.button(surface, self.rect, self.text, self.icon, self.key_cap, self.strong, self.able, self.size)

    def spots(self) -> list[Spot]:
        act = self.act if self.able else None
        return [Spot(self.name, self.rect, act, (lambda: self.tip) if self.tip else None, lit=self.strong)]


class Toggle(Widget):
    """Yes or no, with words beside it."""

    def __init__(self, rect: Rect, name: str, text: str, on: bool, change: Callable[[bool], None]) -> None:
        super().__init__(rect, name)
        self.text, self.on, self.change = text, on, change
        self.width = rect.w
        """As far as its words reach."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        side = min(self.rect.h, kit.u(24))
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        kit.box(surface, box, CREAM, BRASS_DARK, 1.5, 5)
        if self.on:
            kit.icon(surface, "check", side, box.center)
        words = Rect(box.right + kit.u(10), self.rect.y, self.rect.right - box.right - kit.u(10), self.rect.h)
        drawn = kit.line(surface, self.text, "text", 15, words)
        self.width = drawn.right + kit.u(8) - self.rect.x

    def spots(self) -> list[Spot]:
        rect = Rect(self.rect.x, self.rect.y, min(self.width, self.rect.w), self.rect.h)
        return [Spot(self.name, rect, lambda: self.change(not self.on))]


WORDS, NARROW_WORDS = 14.5, 12.5
"""The size of words on a choice, if they are not to be larger, and of a name that is broken."""


class Choice(Widget):
    """One of several, side by side; the chosen one is filled."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        choices: Sequence[tuple[str, str]],
        chosen: str,
        change: Callable[[str], None],
        closed: Sequence[str] = (),
        tips: dict[str, Tip] | None = None,
        columns: int = 0,
        gap: int = 6,
        shares: Sequence[float] = (),
    ) -> None:
        """Each column has its share of the width; the same for all unless given."""
        super().__init__(rect, name)
        self.choices, self.chosen, self.change = choices, chosen, change
        self.closed, self.tips, self.columns, self.gap = closed, tips or {}, columns or len(choices), gap
        self.shares = shares or [1.0] * self.columns

    def boxes(self) -> list[Rect]:
        rows, room = -(-len(self.choices) // self.columns), self.rect.w - self.gap * (self.columns - 1)
        h = (self.rect.h - self.gap * (rows - 1)) / max(1, rows)
        made, whole = list[Rect](), sum(self.shares)
        for n in range(len(self.choices)):
            row, column = divmod(n, self.columns)
            before, own = room * sum(self.shares[:column]) / whole, room * self.shares[column] / whole
            x, y = self.rect.x + before + column * self.gap, self.rect.y + row * (h + self.gap)
            made.append(Rect(round(x), round(y), int(own), int(h)))
        return made

    def _pairs(self) -> list[tuple[tuple[str, str], Rect]]:
        return list(zip(self.choices, self.boxes(), strict=True))

    def paint(self, surface: Surface, kit: Kit) -> None:
        insides = [(text, box.inflate(-2 * kit.u(6), 0)) for (_, text), box in self._pairs()]
        # Words side by side are of one size.
        most = min(kit.grown(text, "strong", WORDS, inner) for text, inner in insides)
        for ((value, text), box), (_, inner) in zip(self._pairs(), insides, strict=True):
            on = value == self.chosen
            able = value not in self.closed
            fill = BRASS if on else PARCHMENT_DARK if able else mix(PARCHMENT_DARK, PARCHMENT, 0.7)
            kit.box(surface, box, fill, INK if on else BRASS_DARK, 1.4, 8)
            ink = INK if able else PALE_INK
            kit.line(surface, text, "strong" if on else "text", WORDS, inner, ink, "centre", most)

    def spots(self) -> list[Spot]:
        made = []
        for (value, _), box in zip(self.choices, self.boxes(), strict=True):
            able = value not in self.closed
            tip = self.tips.get(value)
            made.append(
                Spot(
                    f"{self.name} {value}",
                    box,
                    partial(self.change, value) if able else None,
                    partial(_same, tip) if tip else None,
                )
            )
        return made


class Choices(Choice):
    """Any of several, side by side; each is ticked by itself."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        choices: Sequence[tuple[str, str]],
        chosen: Sequence[str],
        change: Callable[[str], None],
        tips: dict[str, Tip],
        columns: int,
        gap: int,
    ) -> None:
        super().__init__(rect, name, choices, "", change, tips=tips, columns=columns, gap=gap)
        self.ticked = chosen
        self.about: dict[str, str] = {}
        """What each one is, for as many words as there is room below its name."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        sizes = [self._size(kit, value, box) for (value, _), box in self._pairs()]
        size = min((size for size in sizes if size), default=0.0)  # beside each other they are of one size
        for (value, text), box in self._pairs():
            on, able = value in self.ticked, value not in self.closed
            fill = BRASS if on else PARCHMENT_DARK if able else mix(PARCHMENT_DARK, PARCHMENT, 0.7)
            kit.box(surface, box, fill, INK if on else BRASS_DARK, 1.4, 8)
            side, head, below = self._parts(kit, box)
            face: Face = "strong" if on else "text"
            narrow = kit.type.width(text, face, NARROW_WORDS) > box.w - side - kit.u(22)
            about = self.about.get(value, "") if not narrow and self._size(kit, value, box) else ""
            head.h = head.h if about else box.h
            tick = Rect(box.x + kit.u(8), head.centery - side // 2, side, side)
            kit.box(surface, tick, CREAM, BRASS_DARK, 1, 5)
            if on:
                kit.icon(surface, "check", side, tick.center)
            words = Rect(tick.right + kit.u(8), head.y, box.right - tick.right - kit.u(14), head.h)
            ink = INK if able else PALE_INK
            if narrow:  # a long name takes the room of what is said of it
                high = kit.text_height(text, face, NARROW_WORDS, words.w)
                name = Rect(words.x, words.centery - high // 2, words.w, high)
                kit.lines(surface, text, face, NARROW_WORDS, name, ink)
            else:
                kit.line(surface, text, face, 14.5, words, ink)
            if about:
                kit.lines(surface, about, "text", size, below, INK if able else PALE_INK)

    def _parts(self, kit: Kit, box: Rect) -> tuple[int, Rect, Rect]:
        """The side of the tick, the line with the name, and what is below it."""
        side = min(box.h - kit.u(10), kit.u(22))
        head = Rect(box.x, box.y, box.w, min(box.h, side + kit.u(9)))
        below = Rect(box.x + kit.u(10), head.bottom - kit.u(2), box.w - kit.u(16), box.bottom - head.bottom)
        return side, head, below

    def _size(self, kit: Kit, value: str, box: Rect) -> float:
        """How large what is said of it may be in this box; 0 if it finds no room, for the tooltip says it."""
        text, below = self.about.get(value, ""), self._parts(kit, box)[2]
        fits = (s for s in (13.0, 12.0, 11.5) if kit.text_height(text, "text", s, below.w) <= below.h)
        return next(fits, 0.0) if text else 0.0


class Slider(Widget):
    """An amount between 0 and 100."""

    def __init__(self, rect: Rect, name: str, value: int, change: Callable[[int], None]) -> None:
        super().__init__(rect, name)
        self.value, self.change = value, change

    def _track(self) -> Rect:
        h = max(4, self.rect.h // 4)
        return Rect(self.rect.x + self.rect.h // 2, self.rect.centery - h // 2, self.rect.w - self.rect.h, h)

    def paint(self, surface: Surface, kit: Kit) -> None:
        track = self._track()
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.h)
        filled = Rect(track.x, track.y, track.w * self.value // 100, track.h)
        pygame.draw.rect(surface, BRASS, filled, border_radius=track.h)
        pygame.draw.rect(surface, BRASS_DARK, track, 1, border_radius=track.h)
        centre = (filled.right, track.centery)
        pygame.draw.circle(surface, CORAL, centre, self.rect.h // 2 - 2)
        pygame.draw.circle(surface, INK, centre, self.rect.h // 2 - 2, max(1, kit.u(1.5)))

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, lambda: None, group="drag")]

    def _set(self, value: int) -> bool:
        value = max(0, min(100, value))
        if value == self.value:
            return False
        self.value = value
        self.change(value)
        return True

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        track = self._track()
        return spot.name == self.name and self._set(round(100 * (at[0] - track.x) / max(1, track.w)))

    def nudge(self, spot: Spot, by: int) -> bool:
        return spot.name == self.name and self._set(self.value + 5 * by)


class Field(Widget):
    """A line of letters to be typed."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        text: str,
        start: Callable[[Widget], None],
        change: Callable[[str], None],
        most: int = 24,
        allowed: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, name)
        self.hint = hint
        """Stands faintly in the field while it is empty."""
        self.text, self.start, self.change, self.most, self.allowed = text, start, change, most, allowed
        self.active = False

    def paint(self, surface: Surface, kit: Kit) -> None:
        edge = CORAL if self.active else BRASS_DARK
        kit.box(surface, self.rect, CREAM, edge, 2 if self.active else 1.4, 6)
        box = self.rect.inflate(-2 * kit.u(8), 0)
        if self.hint and not self.text:
            kit.line(surface, self.hint, "italic", 15.5, box, PALE_INK)
        drawn = (
            kit.line(surface, self.text, "text", 15.5, box) if self.text else Rect(box.x, box.centery, 0, 0)
        )
        if self.active:
            x = min(drawn.right + 1, box.right)
            pygame.draw.line(
                surface,
                INK,
                (x, self.rect.y + kit.u(6)),
                (x, self.rect.bottom - kit.u(6)),
                max(1, kit.u(1.5)),
            )

    def spots(self) -> list[Spot]:
        def begin() -> None:
            self.active = True
            self.start(self)

        return [Spot(self.name, self.rect, begin)]

    def typed(self, text: str) -> None:
        kept = "".join(c for c in text if c.isprintable() and (not self.allowed or c in self.allowed))
        self.text = (self.text + kept)[: self.most]
        self.change(self.text)

    def key(self, key: Key) -> bool:
        if key.name == "backspace":
            self.text = "" if key.control else self.text[:-1]
            self.change(self.text)
            return True
        return len(key.name) == 1 or key.name in ("space", "left", "right")

    def done_typing(self) -> None:
        self.active = False


class Scroll(Widget):
    """A column of rows of which some are seen; wheel, keys and a bar move it."""

    def __init__(self, rect: Rect, name: str, row: int) -> None:
        super().__init__(rect, name)
        self.row = row
        self.first = 0
        self.count = 0

    @property
    def seen(self) -> int:
        return max(1, self.rect.h // self.row)

    def rows(self) -> list[tuple[int, Rect]]:
        last = min(self.count, self.first + self.seen)
        return [
            (n, Rect(self.rect.x, self.rect.y + (n - self.first) * self.row, self.rect.w - 10, self.row))
            for n in range(self.first, last)
        ]

    def scroll(self, turns: int) -> bool:
        first = max(0, min(self.count - self.seen, self.first + turns))
        changed = first != self.first
        self.first = first
        return changed

    def paint_bar(self, surface: Surface, kit: Kit) -> None:
        if self.count <= self.seen:
            return
        track = Rect(self.rect.right - kit.u(6), self.rect.y, kit.u(5), self.rect.h)
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=kit.u(3))
        h = max(kit.u(18), track.h * self.seen // self.count)
        y = track.y + (track.h - h) * self.first // max(1, self.count - self.seen)
        pygame.draw.rect(surface, FADED, Rect(track.x, y, track.w, h), border_radius=kit.u(3))
