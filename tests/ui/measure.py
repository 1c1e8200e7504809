"""Measuring a screen: every text that is drawn with its box, every widget with its place, every spot.

Nothing is really painted: pictures are blank and the surface only takes notes, so that hundreds of screens
can be measured in the time in which a few are drawn.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pytest
from pygame import Rect, Surface

from game.ui import sea, stage, typeset
from game.ui.app import App
from game.ui.art import Art
from game.ui.kit import Kit, largest_scale
from game.ui.palette import Colour
from game.ui.scene import Scene
from game.ui.scenes.canvas import ScrollBar
from game.ui.scenes.sheet import Sheet
from game.ui.spots import DIRECTIONS, Spot, cycle, next_spot, other_group, spot_at
from game.ui.table.board_table import BoardTable
from game.ui.table.lessons import Lesson
from game.ui.typeset import Face, Typesetter
from game.ui.widgets import Panel, Widget

NEAR = 2
"""Pixels by which rounding may shift a thing."""


WIDTHS: dict[tuple[str, Face, int], int] = {}
HEIGHTS: dict[tuple[Face, int], int] = {}
BROKEN: dict[tuple[str, Face, int, int], tuple[list[str], list[tuple[str, int, int]]]] = {}
"""What a text measures depends on neither screen nor window: it is found once for all of them."""


class Written(NamedTuple):
    """A text where it was drawn."""

    text: str
    box: Rect
    seen: Rect
    """What of the box is not clipped away."""
    widget: Widget | None


class Notebook(Surface):
    """A surface that takes notes instead of paint."""

    def __init__(self, size: tuple[int, int], texts: dict[int, tuple[str, Surface]]) -> None:
        super().__init__((1, 1))  # nobody looks at it, and millions of pixels take their time
        self.paper = size
        self.texts = texts
        self.written: list[Written] = []
        self.widget: Widget | None = None
        self._clip = self.get_rect()

    def get_size(self) -> tuple[int, int]:
        return self.paper

    def get_width(self) -> int:
        return self.paper[0]

    def get_height(self) -> int:
        return self.paper[1]

    def get_rect(self, **at: Any) -> Rect:
        rect = Rect((0, 0), self.paper)
        for name, value in at.items():
            setattr(rect, name, value)
        return rect

    def get_clip(self) -> Rect:
        return self._clip.copy()

    def set_clip(self, rect: Any = None) -> None:
        self._clip = Rect(rect).clip(self.get_rect()) if rect is not None else self.get_rect()

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        at = dest.topleft if isinstance(dest, Rect) else (round(dest[0]), round(dest[1]))
        box = source.get_rect(topleft=at)
        known = self.texts.get(id(source))
        if known and known[0].strip():
            # Above and below the letters a line of type has some air.
            air = box.h // 6
            letters = Rect(box.x, box.y + air, box.w, box.h - 2 * air)
            self.written.append(Written(known[0], letters, letters.clip(self._clip), self.widget))
        return box

    def fblits(self, blit_sequence: Any, special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest)


def _blank(size: tuple[int, int]) -> Surface:
    return Surface((max(1, size[0]), max(1, size[1])))


@cache
def _base(size: tuple[int, int]) -> Surface:
    """What stands still, for all windows of this size: millions of pixels that nobody looks at."""
    return Surface(size)


@contextmanager
def notes(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, tuple[str, Surface]]]:
    """While this holds, pictures are blank and every text picture is known by its words."""
    texts: dict[int, tuple[str, Surface]] = {}
    sizes: dict[tuple[int, int], Surface] = {}

    def written(self: Typesetter, text: str, face: Face, pixels: int, colour: Colour) -> Surface:
        if (face, pixels) not in HEIGHTS:
            HEIGHTS[face, pixels] = self._font(face, pixels).get_height()
        made = _blank((min(4000, self._width(text, face, pixels)), HEIGHTS[face, pixels]))
        texts[id(made)] = (text, made)
        return made

    def picture(
        self: Art, name: str, width: int, height: int = 0, colours: Mapping[str, str] | None = None
    ) -> Surface:
        size = (max(1, width), max(1, height or width))
        if size not in sizes:
            sizes[size] = _blank(size)
        return sizes[size]

    def typesetter(self: Typesetter, scale: float) -> None:
        made(self, scale)
        self._widths, self._broken = WIDTHS, BROKEN

    def panel(self: Kit, surface: Surface, rect: Rect, fill: Colour = (0, 0, 0)) -> None:
        """The frame of a panel holds no words."""

    def water(size: tuple[int, int]) -> Surface:
        return _blank((1, 1))

    made = Typesetter.__init__
    with monkeypatch.context() as patch:
        patch.setattr(Typesetter, "__init__", typesetter)
        patch.setattr(typeset, "MOST_TEXTS", sys.maxsize)  # nothing that was found is dropped again
        patch.setattr(Typesetter, "_picture", written)
        patch.setattr(Art, "picture", picture)
        patch.setattr(Kit, "panel", panel)
        patch.setattr(sea, "_water", water)
        patch.setattr(sea.Sea, "_scattered", lambda self: [])
        patch.setattr(stage, "Surface", lambda size, *how: _base(size))
        yield texts


class Screen:
    """One scene, laid out and written down."""

    def __init__(self, app: App, texts: dict[int, tuple[str, Surface]], laid: bool = False) -> None:
        self.app, self.scene = app, app.scene
        if not laid:  # by the window, which was made anew
            self.scene.kit.type.cut.clear()
            self.scene.layout(app.stage.rect)
        self.window = app.stage.rect
        if isinstance(self.scene, Sheet):  # what is larger than the window scrolls
            self.window = Rect((-self.scene.canvas.at[0], -self.scene.canvas.at[1]), self.scene.canvas.size)
        self.book = Notebook(self.window.size, texts)
        for widget in self.scene.widgets:
            self.book.widget = widget
            self.book.set_clip(None)
            widget.paint(self.book, app.scene.kit)
        self._all: list[Spot] = []
        self.cut = list(app.scene.kit.type.cut)
        self.passing = self._passing()
        """What may lie over other things, for it goes as it came: where a window has few units, the panel
        that somebody looks at, and a lesson."""

    def _passing(self) -> list[Widget]:
        scene = self.scene
        if not isinstance(scene, BoardTable) or scene.kit.scale * 100 <= largest_scale(self.window.size):
            return []
        return [*scene.folds.risen_now, *(widget for widget in scene.widgets if isinstance(widget, Lesson))]

    def faults(self) -> list[str]:
        """Whatever is wrong with it, in words."""
        return [
            *(f"cut off: {text!r} needs {need}, has {has}" for text, need, has in self.cut),
            *self._outside(),
            *self._overlaps(),
            *self._texts(),
            *self._unreachable(),
        ]

    # Widgets

    def _outside(self) -> list[str]:
        found = []
        for widget in self.scene.widgets:
            if not self.window.contains(_place(widget)):
                found.append(f"outside the window: {_told(widget)}")
            if widget.rect.w <= 0 or widget.rect.h <= 0:
                found.append(f"without room: {_told(widget)}")
        return found

    def _overlaps(self) -> list[str]:
        """Panels hold others whole; nothing else lies over anything."""
        found = []
        free = {id(widget) for widget in self.passing}
        widgets = [w for w in self.scene.widgets if not isinstance(w, ScrollBar) and id(w) not in free]
        for n, one in enumerate(widgets):
            for other in widgets[n + 1 :]:
                if not _place(one).inflate(-NEAR, -NEAR).colliderect(_place(other).inflate(-NEAR, -NEAR)):
                    continue
                if not (isinstance(one, Panel) and one.rect.contains(other.rect)):
                    found.append(f"overlap: {_told(one)} and {_told(other)}")
        return found

    # Texts

    def _texts(self) -> list[str]:
        found = []
        shown = [one for one in self.book.written if one.seen.w > 0 and one.seen.h > 0]
        over = [widget.rect for widget in self.passing]
        shown = [one for one in shown if one.widget in self.passing or one.seen.collidelist(over) < 0]
        for one in shown:
            if not self.window.contains(one.seen):
                found.append(f"text outside the window: {one.text!r} at {tuple(one.box)}")
            elif one.widget and not _place(one.widget).inflate(2 * NEAR, 2 * NEAR).contains(one.seen):
                found.append(f"text outside its place: {one.text!r} {tuple(one.box)}, {_told(one.widget)}")
        places = [one.seen.inflate(-NEAR, -NEAR) for one in shown]
        for n, one in enumerate(shown):
            for other in (shown[m] for m in places[n].collidelistall(places) if m > n):
                if one.text != other.text:
                    found.append(f"texts overlap: {one.text!r} and {other.text!r}")
        return found

    # Spots

    def _unreachable(self) -> list[str]:
        spots = [spot for spot in self.scene.spots() if spot.act]
        # A row just out of sight is a hair line: the arrow keys scroll it in.
        mouse = [s for s in spots if s.rect.h > 1 and not self._pointed_at(s)]
        keys = {spot.name for spot in spots if not spot.pulled} - self._by_tab(spots)
        if keys:
            keys -= self._by_arrows(spots)
        return [
            *(f"the pointer can't reach {spot.name} at {tuple(spot.rect)}" for spot in mouse),
            *(f"the keyboard can't reach {name}" for name in sorted(keys)),
        ]

    def _pointed_at(self, spot: Spot) -> bool:
        if not self.window.colliderect(spot.rect):
            return False
        if spot.rect.collidelist([widget.rect for widget in self.passing]) >= 0:
            return True
        steps = (0.5, 0.25, 0.75, 0.1, 0.9)
        for y in steps:
            for x in steps:
                at = (round(spot.rect.x + spot.rect.w * x), round(spot.rect.y + spot.rect.h * y))
                if self.window.collidepoint(at):
                    under = spot_at(self._under(at), at)
                    if under and under.name == spot.name:
                        return True
        return False

    def _under(self, at: tuple[int, int]) -> list[Spot]:
        """Most scenes look for them among all their spots, which are the same for every point."""
        if type(self.scene).spots_under is Scene.spots_under:
            self._all = self._all or self.scene.spots()
            return self._all
        return self.scene.spots_under(at)

    def _by_arrows(self, spots: list[Spot]) -> set[str]:
        """All that a walk with the arrow keys, and the key to the other group, can come to."""
        first = next_spot(spots, None, "down")
        seen = {first.name} if first else set()
        waiting = deque([first] if first else [])
        while waiting:
            here = waiting.popleft()
            steps = [next_spot(spots, here, key) for key in DIRECTIONS]
            for there in (*steps, other_group(spots, here)):
                if there and there.name not in seen:
                    seen.add(there.name)
                    waiting.append(there)
        return seen

    def _by_tab(self, spots: list[Spot]) -> set[str]:
        seen: set[str] = set()
        here: Spot | None = None
        for _ in range(2):
            while (here := cycle(spots, here)) and here.name not in seen:
                seen.add(here.name)
            here = other_group(spots, here)
        return seen


def _place(widget: Widget) -> Rect:
    """Where it may write; what scrolls inside a frame of its own has the frame too."""
    frame = getattr(widget, "outer", None)
    return frame if isinstance(frame, Rect) else widget.rect


def _told(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.name} {tuple(widget.rect)}"
