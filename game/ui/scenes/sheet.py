"""What the quiet screens share: a parchment sheet on the sea, or over the screen that waits below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CREAM,
    FADED,
    INK,
    LIVERIES,
    PARCHMENT,
    PARCHMENT_DARK,
    SAFE_LIVERIES,
    WHITE,
    Colour,
    Livery,
    mix,
)
from game.ui.scene import Scene
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.tips import Tip
from game.ui.typeset import Face
from game.ui.widgets import Button, Field, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.settings import Settings

DIM = (6, 22, 30, 158)


def liveries(settings: Settings) -> tuple[Livery, ...]:
    return SAFE_LIVERIES if settings.colours == "safe" else LIVERIES


class Flow:
    """Takes strips off the top of a box, one after another."""

    def __init__(self, box: Rect, gap: int) -> None:
        self.box, self.gap, self.y = box, gap, box.y

    def take(self, height: int, gap: int | None = None) -> Rect:
        strip = Rect(self.box.x, self.y, self.box.w, height)
        self.y += height + (self.gap if gap is None else gap)
        return strip

    def rest(self) -> Rect:
        return Rect(self.box.x, self.y, self.box.w, max(0, self.box.bottom - self.y))


def split(box: Rect, parts: int, gap: int) -> list[Rect]:
    """The box side by side in equal parts."""
    w = (box.w - gap * (parts - 1)) / parts
    return [Rect(round(box.x + n * (w + gap)), box.y, int(w), box.h) for n in range(parts)]


class Sheet(Scene):
    """A scene of widgets that stand still. Tab visits all of them, Enter alone does the obvious."""

    default = ""
    """The spot that Enter chooses while the keyboard is on none."""

    def layout(self, area: Rect) -> None:
        self.widgets = self.build(area)
        if self.typing:
            self._follow_typing(self.typing.name)

    def build(self, area: Rect) -> list[Widget]:
        """The widgets of this screen, from the bottom up."""
        return []

    def _follow_typing(self, name: str) -> None:
        """Letters go on to the field that has taken the old one's place."""
        field = next((w for w in self.widgets if isinstance(w, Field) and w.name == name), None)
        if field:
            field.active = True
        self.typing = field

    def spots(self) -> list[Spot]:
        found = super().spots()
        for spot in found:
            spot.lit = False  # Tab would visit nothing but the strong button
        return found

    def key(self, key: Key) -> bool:
        if key.name in ("enter", "space") and (spot := self.spot(self.default)) and spot.act:
            self.choose(spot)
            return True
        steps = {"page up": -8, "page down": 8, "home": -10_000, "end": 10_000}
        if key.name in steps:
            for widget in self.widgets:
                if widget.scroll(steps[key.name]):
                    self.stage.touch(widget.rect.inflate(8, 8))
            return True
        return False

    def letters_for(self, widget: Widget) -> None:
        """A field was chosen: what is typed now is for it."""
        self.take_letters(widget)
        self.stage.touch(widget.rect.inflate(8, 8))

    # Parts

    def centred(self, area: Rect, width: float, height: float) -> Rect:
        """A sheet in the middle, no larger than the window allows."""
        u = self.kit.u
        rect = Rect(0, 0, min(u(width), area.w - 2 * u(12)), min(u(height), area.h - 2 * u(12)))
        rect.center = area.center
        return rect

    def heading(self, rect: Rect, key: str) -> Text:
        return Text(rect, self.kit.say(key), "name", 17, one_line=True)

    def note(self, rect: Rect, text: str, colour: Colour = FADED) -> Text:
        return Text(rect, text, "italic", 14, colour)

    def back_button(self, rect: Rect) -> Button:
        return Button(rect, "back", self.kit.say("sheet.back"), self.back, icon="arrow-left", key="Esc")


class Overlay(Sheet):
    """A sheet over the scene below, which stays in sight as it was, darker and still."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.under: Scene | None = app.scenes[-1] if app.scenes else None
        self._since = app.now
        self._backdrop: Surface | None = None

    def layout(self, area: Rect) -> None:
        self._backdrop = None
        super().layout(area)

    def paint_back(self, surface: Surface, region: Rect) -> None:
        if self._backdrop is None:
            self._backdrop = self._dusk()
        surface.blit(self._backdrop, region, region)

    def _dusk(self) -> Surface:
        picture = Surface(self.stage.rect.size).convert()
        if self.under:
            self.under.paint(picture, picture.get_rect())
            self.under.sprites(StillStage(picture), self._since)
        else:
            super().paint_back(picture, picture.get_rect())
        veil = Surface(picture.get_size(), pygame.SRCALPHA)
        veil.fill(DIM)
        picture.blit(veil, (0, 0))
        return picture

    def sprites(self, stage: Stage, now: float) -> None:
        """Nothing moves while a sheet lies over the table."""

    def close(self) -> None:
        self._backdrop = None


class StillStage(Stage):
    """A stage that keeps what is drawn: moving things stand still in a picture."""

    def __init__(self, picture: Surface) -> None:
        self.window = self.base = picture
        self._moving: list[Rect] = []


class Card(Panel):
    """A lighter patch of parchment inside a sheet."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        radius = kit.u(9)
        pygame.draw.rect(surface, mix(CREAM, PARCHMENT, 0.25), self.rect, border_radius=radius)
        pygame.draw.rect(
            surface, mix(BRASS, PARCHMENT, 0.35), self.rect, max(1, kit.u(1)), border_radius=radius
        )


class Rule(Widget):
    """A thin brass line with a lozenge, between what belongs apart."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        x, y = self.rect.center
        pygame.draw.line(surface, BRASS, (self.rect.left, y), (self.rect.right, y), max(1, kit.u(1)))
        d = kit.u(4)
        pygame.draw.polygon(surface, BRASS_DARK, [(x - d, y), (x, y - d), (x + d, y), (x, y + d)])


class Entry(Button):
    """A menu's large button: picture, a word, and a smaller line under it."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        text: str,
        act: Callable[[], None],
        icon: str,
        under: str = "",
        strong: bool = False,
        size: float = 17,
        able: bool = True,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(rect, name, text, act, icon, strong=strong, size=size, able=able, tip=tip)
        self.under = under

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.button(surface, self.rect, "", strong=self.strong, able=self.able)
        side = min(kit.u(30), self.rect.h - kit.u(12))
        pad = kit.u(14)
        kit.icon(surface, self.icon, side, (self.rect.x + pad + side // 2, self.rect.centery))
        left = self.rect.x + pad + side + kit.u(12)
        words = Rect(left, self.rect.y, self.rect.right - pad - left, self.rect.h)
        ink = WHITE if self.strong else INK if self.able else FADED
        if self.under:
            high = kit.type.height("strong", self.size)
            low = kit.type.height("text", 13.5)
            top = self.rect.centery - (high + low) // 2
            kit.line(surface, self.text, "strong", self.size, Rect(words.x, top, words.w, high), ink)
            kit.line(surface, self.under, "text", 13.5, Rect(words.x, top + high, words.w, low), ink)
        else:
            kit.line(surface, self.text, "strong", self.size, words, ink)


class Line(NamedTuple):
    """One paragraph of a page."""

    text: str
    face: Face = "text"
    size: float = 15
    colour: Colour = INK
    gap: float = 4
    """Room above it."""
    icon: str = ""


class Page(Widget):
    """Paragraphs, as many as there are; wheel, page keys and the bar at its side move them."""

    def __init__(self, rect: Rect, name: str, kit: Kit, lines: Sequence[Line], at: int = 0) -> None:
        super().__init__(rect, name)
        self._bar = kit.u(12)
        self._step = kit.type.height("text", 15) * 2
        self._rows: list[tuple[int, str, Line]] = []
        """Top, words and style of each line, counted from the top of the page."""
        self.height = self._set(kit, lines)
        self.at = max(0, min(at, self.height - rect.h))

    def _set(self, kit: Kit, lines: Sequence[Line]) -> int:
        y = 0
        for n, line in enumerate(lines):
            y += kit.u(line.gap) if n else 0
            indent = kit.u(34) if line.icon else 0
            step = kit.type.height(line.face, line.size)
            for words in broken(kit, line, self.rect.w - self._bar - kit.u(6) - indent):
                self._rows.append((y, words, line))
                y += step
                line = line._replace(icon=" " if line.icon else "")
        return y

    @property
    def _hidden(self) -> int:
        return max(0, self.height - self.rect.h)

    def paint(self, surface: Surface, kit: Kit) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        for top, words, line in self._rows:
            y = self.rect.y + top - self.at
            step = kit.type.height(line.face, line.size)
            if y + step < self.rect.y or y > self.rect.bottom:
                continue
            if line.icon.strip():
                kit.icon(surface, line.icon, kit.u(24), (self.rect.x + kit.u(12), y + step // 2))
            x = self.rect.x + (kit.u(34) if line.icon else 0)
            surface.blit(kit.type.picture(words, line.face, line.size, line.colour), (x, y))
        surface.set_clip(clip)
        self._paint_bar(surface, kit)

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

    def spots(self) -> list[Spot]:
        return [Spot(f"{self.name} bar", self._track(), lambda: None, group="drag")] if self._hidden else []

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
