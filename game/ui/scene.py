"""A scene: one screen of the program. It lays out widgets, paints them, and answers what is done to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.inputs import CLICK, RIGHT, Input, Key, Left, Point, Press, Release, Typed, Wheel
from game.ui.kit import Kit
from game.ui.marks import mark
from game.ui.spots import DIRECTIONS, Spot, cycle, next_spot, other_group, spot_at
from game.ui.stage import Stage
from game.ui.tooltips import Tip, paint_tip, place_tip, tip_size, tip_width, with_lens
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App

TIP_DELAY = 0.35


class Scene:
    """Scenes lie on a stack; the topmost is seen and heard."""

    name = ""
    game = ""
    """The game that it is about, with whose pictures and words it is drawn; most are about none."""

    in_rows = False
    """What it shows stands in rows and columns."""
    triggers: Mapping[str, str] = {"+": "page down", "-": "page up"}
    """What a pad's triggers do, by the key that they otherwise are: they turn pages."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.focus = ""
        """The name of the spot that the keyboard is on, if any."""
        self.pointer: tuple[int, int] | None = None
        self.by_key = False
        """The keyboard was used last, so its focus is shown."""
        self.typing: Widget | None = None
        """The widget that takes the letters."""
        self._pressed = ""
        self._over = ""
        self._over_since = 0.0
        self._hushed = False
        """A button was pressed: until the pointer moves on, no tooltip covers what that has changed."""
        self._tip: tuple[str, Tip] | None = None
        self.pinned: Tip | None = None

    @property
    def kit(self) -> Kit:
        return self.app.kit.of(self.game)

    @property
    def stage(self) -> Stage:
        return self.app.stage

    @property
    def pace(self) -> float:
        """How much faster than usual things move; 0 for at once."""
        return self.app.settings.pace

    def sound(self, name: str, volume: float = 1.0) -> None:
        self.app.sound.play(name, volume, self.game)

    # To be filled in by each scene

    def layout(self, area: Rect) -> None:
        """Put the widgets into place; called anew whenever size, scale, language or contents change."""

    def paint_back(self, surface: Surface, region: Rect) -> None:
        """What lies behind the widgets: the sea."""
        self.app.sea.paint(surface, region)

    def update(self, now: float, passed: float) -> None:
        """Time goes by."""

    def sprites(self, stage: Stage, now: float) -> None:
        """Draw what moves."""
        if not self.app.settings.reduced_motion:
            stage.draw_many(self.app.sea.drift(now, self.still_places()))

    def key(self, key: Key) -> bool:
        """A key of this scene; says whether it was one."""
        return False

    def back(self) -> None:
        """Escape."""
        self.app.pop()

    def close(self) -> None:
        """The scene leaves the stack."""

    # The same for all

    def come_from(self, other: Scene) -> None:
        """Another screen was used before this: what was used there, pointer or keys, is in use here too."""
        self.by_key = other.by_key
        self.pointer = other.pointer
        self._hushed = True

    def let_go(self) -> None:
        """Nothing is held down here any more."""
        self._pressed = ""

    def refresh(self) -> None:
        """Lay out and paint everything anew."""
        self.layout(self.stage.rect)
        self.stage.touch()
        self._tip = None

    def still_places(self) -> list[Rect]:
        return [widget.rect for widget in self.widgets]

    def paint(self, surface: Surface, region: Rect) -> None:
        self.paint_back(surface, region)
        for widget in self.widgets:
            if widget.rect.inflate(self.kit.u(30), self.kit.u(34)).colliderect(region):
                widget.paint(surface, self.kit)

    def spots(self) -> list[Spot]:
        return [spot for widget in self.widgets for spot in widget.spots()]

    def spots_under(self, at: tuple[int, int]) -> list[Spot]:
        """The spots that a pointer there may mean."""
        return self.spots()

    def in_sight(self) -> list[Spot]:
        """What an arrow key may lead to from where the focus is."""
        return self.spots()

    def spot(self, name: str) -> Spot | None:
        return next((spot for spot in self.spots() if spot.name == name), None) if name else None

    def answer(self) -> list[Rect]:
        """Where the answer to what was just done must be seen at once; nowhere if all of it must."""
        return []

    def frame(
        self, stage: Stage, now: float, budget: float | None = None, first: Sequence[Rect] = ()
    ) -> None:
        """One frame: still things where they are stale, then moving things, highlights and the tooltip."""
        stage.begin(self.paint, [widget.rect for widget in self.widgets], budget, first)
        self.sprites(stage, now)
        self._draw_marks(stage, now)
        self._draw_carried(stage)
        self._draw_tip(stage, now)
        stage.end()

    def handle(self, what: Input) -> None:
        if isinstance(what, Point):
            self._point(what.at)
        elif isinstance(what, Press):
            self._point(what.at)
            self._press(what)
        elif isinstance(what, Release):
            self._release(what)
        elif isinstance(what, Wheel):
            self.wheel(what)
        elif isinstance(what, Key):
            if what.down:
                self._key(what)
            elif what.name in ("left alt", "right alt"):
                self.pinned = None
        elif isinstance(what, Typed):
            if self.typing:
                self.typing.typed(what.text)
        elif isinstance(what, Left):
            self.pointer = None

    def wheel(self, wheel: Wheel) -> None:
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(wheel.at) and widget.scroll(-wheel.turns):
                self.stage.touch(widget.rect.inflate(8, 8))
                return

    # Pointer

    def _point(self, at: tuple[int, int]) -> None:
        if at != self.pointer:
            self._hushed = False
        self.pointer = at
        self.by_key = False
        if self._pressed and (dragged := self.spot(self._pressed)) and dragged.group == "drag":
            self.drag(dragged, at)

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        for widget in self.widgets:
            if widget.drag(spot, at):
                self.stage.touch(widget.rect.inflate(8, 8))

    def _press(self, press: Press) -> None:
        spot = spot_at(self.spots_under(press.at), press.at)
        self._hushed = True
        self.take_letters(None)
        if press.button == CLICK:
            self._pressed = spot.name if spot else ""
            if spot and spot.group == "drag":
                self.drag(spot, press.at)
            if spot is None or not spot.act:
                self.pressed_nothing(press)
        elif press.button == RIGHT and spot:
            if spot.right:
                spot.right()
            elif (tip := self.tip_of(spot)) and tip.page:
                self.help()

    def pressed_nothing(self, press: Press) -> None:
        """A press beside everything that acts."""

    def _release(self, release: Release) -> None:
        if release.button != CLICK:
            return
        spot = spot_at(self.spots_under(release.at), release.at)
        pressed, self._pressed = self._pressed, ""
        if spot and spot.act and spot.name == pressed and spot.group != "drag":
            self.choose(spot)
        elif (taken := self.spot(pressed)) and taken.carried:
            self.stage.touch()
            if any(widget.drop(taken, release.at) for widget in self.widgets):
                self.sound("click")

    def choose(self, spot: Spot) -> None:
        assert spot.act
        self.sound("click")
        spot.act()

    def take_letters(self, widget: Widget | None) -> None:
        if self.typing is not widget:
            if self.typing:
                self.typing.done_typing()
                self.stage.touch(self.typing.rect.inflate(8, 8))
            self.typing = widget
            if widget:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    # Keyboard

    def _key(self, key: Key) -> None:
        self._tip_off()
        if key.pad and key.name in self.triggers:
            key = replace(key, name=self.triggers[key.name])
        if key.name in ("up", "down") or (key.pad and key.name in DIRECTIONS):
            self.take_letters(None)  # a line of letters has nothing above or below it
        if self.typing and self.typing.key(key):
            self.stage.touch(self.typing.rect.inflate(8, 8))
            return
        if self.typing and key.name in ("enter", "escape", "tab"):
            self.take_letters(None)
            return
        if key.name in ("left alt", "right alt"):
            self.pinned = self._tip[1] if self._tip else None
        elif key.name in DIRECTIONS:
            self._move(next_spot(self.in_sight(), self.spot(self.focus), key.name, self.in_rows), key)
        elif key.name == "tab":
            self._move(cycle(self.spots(), self.spot(self.focus), key.shift), key)
        elif key.name == "f6":
            self._move(other_group(self.spots(), self.spot(self.focus)), key)
        elif key.name == "f1":
            self.help()
        elif key.name in ("enter", "space") and (spot := self.spot(self.focus)) and spot.act and self.by_key:
            self.choose(spot)
        elif self.key(key):
            pass
        elif key.name == "escape":
            self.back()

    def help(self) -> None:
        """The handbook, open at what the pointer or the keyboard is on."""
        from game.ui.scenes.rules import RulesScene

        spot = self.pointed()
        tip = self.tip_of(spot) if spot else None
        leaf = tip.page if tip else ""
        self.app.push(RulesScene(self.app, getattr(self, "book", None), leaf, self.game))

    def tip_of(self, spot: Spot) -> Tip | None:
        """What is told about a spot; where that names no leaf of the handbook, the scene may know one."""
        tip = spot.tip() if spot.tip else None
        if not isinstance(tip, Tip):
            return None
        return replace(tip, page=tip.page or self.page_of(spot), opens=spot.right is None)

    def page_of(self, spot: Spot) -> str:
        """The leaf of the handbook that tells more about a spot whose tooltip names none."""
        return ""

    def _move(self, spot: Spot | None, key: Key) -> None:
        here = self.spot(self.focus)
        if here and here.group == "drag" and key.name in ("left", "right") and self.by_key:
            for widget in self.widgets:
                if widget.nudge(here, 1 if key.name == "right" else -1):
                    self.stage.touch(widget.rect.inflate(8, 8))
            return
        self.by_key = True
        if spot:
            self.focus = spot.name
            self._over_since = self.app.now
            self.bring_into_view(spot)

    def bring_into_view(self, spot: Spot) -> None:
        for widget in self.widgets:
            if widget.show(spot):
                self.stage.touch(widget.rect.inflate(8, 8))

    # What lies over everything

    def pointed(self) -> Spot | None:
        """The spot that pointer or keyboard is on."""
        if self.by_key:
            return self.spot(self.focus)
        return spot_at(self.spots_under(self.pointer), self.pointer) if self.pointer else None

    def _draw_marks(self, stage: Stage, now: float) -> None:
        spot = self.pointed()
        if spot is None:
            self._over = ""
            return
        if spot.name != self._over:
            self._over, self._over_since, self._tip = spot.name, now, None
            if spot.act:
                self.focus = spot.name
        if spot.act or self.lifts(spot):
            self.mark(stage, spot, self._pressed == spot.name)

    def lifts(self, spot: Spot) -> bool:
        """Whether it answers the pointer though it can't be chosen."""
        return False

    def _draw_carried(self, stage: Stage) -> None:
        """What is being carried from one place to another hangs at the pointer."""
        spot = self.spot(self._pressed) if self._pressed and self.pointer else None
        if spot and spot.carried and self.pointer and not spot.holds(self.pointer):
            picture = spot.carried()
            stage.draw(picture, picture.get_rect(center=self.pointer).topleft)

    def mark(self, stage: Stage, spot: Spot, pressed: bool) -> None:
        """Show which spot would be chosen."""
        mark(self.kit, stage, spot, pressed, self.app.settings.reduced_motion)

    def _draw_tip(self, stage: Stage, now: float) -> None:
        tip = self.pinned or self._wanted_tip(now)
        if tip is None:
            return
        near = self._near()
        others = [spot.rect for spot in self.spots() if spot.lit and spot.name != self._over]
        spot = self.spot(self._over)
        lens = self.lens(spot) if spot else None
        width = tip_width(self.kit, tip, stage.rect)
        size = tip_size(self.kit, tip, width)
        above = tip.above or bool(spot and spot.clear)
        gap, whole = self.kit.u(10), with_lens(size, lens)
        rect = place_tip(stage.rect, near, whole, gap, above, others, self.sheets())
        sheet = Rect((rect.x, rect.bottom - size[1]), (rect.w, size[1]))
        picture = self.kit.made(
            ("tip", tip, sheet.size, self.kit.by_pad), lambda: paint_tip(self.kit, tip, sheet.size, width)
        )
        margin = (picture.get_width() - sheet.w) // 2
        stage.draw(picture, (sheet.x - margin, sheet.y - margin))
        if lens:
            stage.draw(lens, lens.get_rect(midtop=rect.midtop).topleft)

    def sheets(self) -> list[Rect]:
        """Sheets of words that a tooltip should leave in sight."""
        return [widget.rect for widget in self.widgets if widget.sheet]

    def lens(self, spot: Spot) -> Surface | None:
        """The thing magnified, above its tooltip."""
        return None

    def _near(self) -> Rect:
        spot = self.spot(self._over)
        if spot and spot.clear:
            return Rect(spot.rect.x, spot.clear.y, spot.rect.w, spot.clear.h)
        if spot and (self.by_key or spot.rect.w < self.kit.u(400)):
            return spot.rect
        x, y = self.pointer or stage_centre(self.stage)
        return Rect(x - 8, y - 8, 20, 26)

    def _wanted_tip(self, now: float) -> Tip | None:
        if not self._over or now - self._over_since < TIP_DELAY or (self._hushed and not self.by_key):
            return None
        if self._tip is None or self._tip[0] != self._over:
            spot = self.spot(self._over)
            found = self.tip_of(spot) if spot else None
            if found is None:
                return None
            self._tip = (self._over, found)
        return self._tip[1]

    def _tip_off(self) -> None:
        self._tip = None
        self._over_since = self.app.now


def stage_centre(stage: Stage) -> tuple[int, int]:
    return stage.rect.center
