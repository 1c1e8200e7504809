"""What the quiet screens share: a parchment sheet on the sea, or over the screen that waits below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.inputs import Input, Key, Press, Wheel
from game.ui.kit import LEAST_HEIGHT, Kit, largest_scale
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CREAM,
    FADED,
    INK,
    LIVERIES,
    PARCHMENT,
    SAFE_LIVERIES,
    WHITE,
    Colour,
    Livery,
    mix,
)
from game.ui.scene import Scene
from game.ui.scenes.canvas import Canvas
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.tooltips import Tip
from game.ui.widgets import Button, Field, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.settings import Settings

DIM = (6, 22, 30, 158)
MARGIN = 24
"""Between the edge of a whole sheet and what stands on it."""
TITLE = 26
BACK = "back"
STEP, BESIDE = 60, 30
"""How far a turn of the wheel scrolls, and how much beside a thing is brought into view with it."""


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
    """A scene of widgets that stand still. Tab visits all of them, Enter alone goes to the obvious."""

    in_rows = True
    default = ""
    """The spot that Enter goes to while the keyboard is on none."""
    at_once = False
    """It asks one thing only: Enter chooses that without going there first."""
    least = (1130, LEAST_HEIGHT)
    """Units that it takes; at a scale at which a window has fewer it scrolls."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.canvas = Canvas()

    def layout(self, area: Rect) -> None:
        least = (0, 0)
        if self.kit.scale * 100 > largest_scale(area.size):
            least = (self.kit.u(self.least[0]), self.kit.u(self.least[1]))
        self.widgets = self.build(self.canvas.lay(area, least))
        self.widgets += self.canvas.bars(self.kit, self.refresh)
        if self.typing:
            self._follow_typing(self.typing.name)

    def come_from(self, other: Scene) -> None:
        super().come_from(other)
        if self.by_key and not self.spot(self.focus):
            self.focus = self.default
        if self.by_key and self.focus != BACK and (spot := self.spot(self.focus)):
            self.bring_into_view(spot)

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
            if self.at_once:
                self.choose(spot)
            else:
                self._move(spot, key)
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

    # Where there is more than the window holds

    def wheel(self, wheel: Wheel) -> None:
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(wheel.at) and widget.scroll(-wheel.turns):
                self.stage.touch(widget.rect.inflate(8, 8))
                return
        step = -wheel.turns * self.kit.u(STEP)
        if self.canvas.go(0, step) or self.canvas.go(step, 0):
            self.refresh()

    def bring_into_view(self, spot: Spot) -> None:
        super().bring_into_view(spot)
        if self.canvas.larger and self.canvas.show(spot.rect, self.kit.u(BESIDE)):
            self.refresh()

    # Parts

    def centred(self, area: Rect, width: float, height: float) -> Rect:
        """A sheet in the middle, no larger than the window allows."""
        u = self.kit.u
        rect = Rect(0, 0, min(u(width), area.w - 2 * u(12)), min(u(height), area.h - 2 * u(12)))
        rect.center = area.center
        return rect

    def middle(self, body: Rect) -> Rect:
        """The place of the only thing on a sheet."""
        u = self.kit.u
        return Rect(body.x + u(60), body.centery - u(100), body.w - u(120), u(200))

    def heading(self, rect: Rect, key: str) -> Text:
        return Text(rect, self.kit.say(key), "name", 17, one_line=True)

    def note(self, rect: Rect, text: str, colour: Colour = FADED) -> Text:
        return Text(rect, text, "italic", 14, colour)

    def back_button(self, rect: Rect) -> Button:
        return Button(rect, BACK, self.kit.say("sheet.back"), self.back, icon="arrow-left", key="Esc")


class Overlay(Sheet):
    """A sheet over the scene below, which stays in sight as it was, darker and still."""

    fleeting = False
    """There is nothing to choose on it: any key or click puts it back."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.under: Scene | None = app.scenes[-1] if app.scenes else None
        self.game = self.under.game if self.under else ""
        self._since = app.now
        self._backdrop: Surface | None = None

    @property
    def kit(self) -> Kit:
        """What is enlarged from a table is drawn as large as the table is."""
        return (self.app.table_kit if self.fleeting else self.app.kit).of(self.game)

    def handle(self, what: Input) -> None:
        if self.fleeting and (isinstance(what, Press) or (isinstance(what, Key) and what.down)):
            self.sound("click")
            self.app.pop()
        else:
            super().handle(what)

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
        self.window, self.base = picture, picture.copy()
        self.rect = picture.get_rect()
        self._moving: list[Rect] = []


class TitledSheet(Panel):
    """The parchment of a whole screen: its title in line with what stands below, a picture before it."""

    def __init__(self, rect: Rect, kit: Kit, title: str, icon: str) -> None:
        super().__init__(rect, title, "sheet", icon)
        self.head = Rect(rect.x + kit.u(MARGIN), rect.y + kit.u(14), rect.w - 2 * kit.u(MARGIN), kit.u(40))

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
        side = kit.u(34)
        kit.icon(surface, self.icon, side, (self.head.x + side // 2, self.head.centery))
        words = Rect(self.head.x + side + kit.u(11), self.head.y, self.title_width(kit), self.head.h)
        kit.line(surface, self.title, "title", TITLE, words)

    def title_width(self, kit: Kit) -> int:
        return kit.type.width(self.title, "title", TITLE)


class Card(Panel):
    """A lighter patch of parchment inside a sheet."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.box(surface, self.rect, mix(CREAM, PARCHMENT, 0.25), mix(BRASS, PARCHMENT, 0.35), 1, 9)


class Empty(Widget):
    """Where there is nothing yet: a picture, and a word about it."""

    def __init__(self, rect: Rect, icon: str, text: str) -> None:
        super().__init__(rect, "empty")
        self.icon, self.text = icon, text

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.icon(surface, self.icon, kit.u(84), (self.rect.centerx, self.rect.y + kit.u(46)))
        box = Rect(self.rect.x, self.rect.y + kit.u(106), self.rect.w, self.rect.h - kit.u(106))
        kit.lines(surface, self.text, "text", 17, box, FADED, "centre")


class Rule(Widget):
    """A thin brass line with a lozenge, between what belongs apart."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        x, y = self.rect.center
        pygame.draw.line(surface, BRASS, (self.rect.left, y), (self.rect.right, y), max(1, kit.u(1)))
        d = kit.u(4)
        pygame.draw.polygon(surface, BRASS_DARK, [(x - d, y), (x, y - d), (x + d, y), (x, y + d)])


class Entry(Button):
    """A menu's large button: picture, a word, and smaller lines under it."""

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
        under = self.under.splitlines()
        high, low = kit.type.height("strong", self.size), kit.type.height("text", 13.5)
        part = min(kit.text, (self.rect.h - kit.u(4)) / (high + low * len(under)))
        if part > 1:  # larger words need higher lines
            high, low = round(high * part), round(low * part)
        top = self.rect.centery - (high + low * len(under)) // 2
        kit.line(surface, self.text, "strong", self.size, Rect(words.x, top, words.w, high), ink)
        for n, text in enumerate(under):
            kit.line(surface, text, "text", 13.5, Rect(words.x, top + high + n * low, words.w, low), ink)
