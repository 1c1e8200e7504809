"""Moving about a table: zoom, pan and drag the map, and look at things that can't be chosen, by key too."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from game.ui.inputs import CLICK, MIDDLE, Input, Key, Point, Press, Release, Wheel
from game.ui.kit import Kit
from game.ui.scene import Scene
from game.ui.spots import DIRECTIONS, Spot, cycle, next_spot
from game.ui.table.camera import MapCamera
from game.ui.widgets import Widget

STEP = 60
"""How far a key moves the map, on the drawing board."""


class Navigated(Scene):
    """A scene with a map that lies under its panels."""

    triggers: Mapping[str, str] = {}  # they zoom
    _grabbed: tuple[int, int] | None = None
    _dragged = False
    reading = ""
    """The spot that the keyboard was led to in order to read, whether it can be chosen or not."""

    @property
    def kit(self) -> Kit:
        return self.app.table_kit.of(self.game)

    @property
    @abstractmethod
    def camera(self) -> MapCamera:
        """Where the map lies."""

    def map_moved(self) -> None:
        """The map lies elsewhere now, or shows itself at another size."""
        self.stage.touch()

    def let_go(self) -> None:
        super().let_go()
        self._grabbed = None

    def over_panel(self, at: tuple[int, int]) -> bool:
        return any(widget.rect.collidepoint(at) for widget in self.widgets)

    def sheet_at(self, at: tuple[int, int]) -> Widget | None:
        """The sheet of words that lies there, if nothing lies over it."""
        top = next((widget for widget in reversed(self.widgets) if widget.rect.collidepoint(at)), None)
        return top if top and top.sheet else None

    def zoom(self, factor: float, about: tuple[int, int] | None = None) -> None:
        if self.camera.zoom(factor, about or self.camera.area.center):
            self.map_moved()

    def wheel(self, wheel: Wheel) -> None:
        if self.over_panel(wheel.at):
            super().wheel(wheel)
        else:
            self.zoom(1.12**wheel.turns, wheel.at)

    def handle(self, what: Input) -> None:
        if isinstance(what, Press) and what.button in (CLICK, MIDDLE) and not self.over_panel(what.at):
            self._grabbed, self._dragged = what.at, False
        elif isinstance(what, Point) and self._grabbed and self._drag_map(what.at):
            return
        elif isinstance(what, Release) and self._grabbed:
            self._grabbed = None
            if self._dragged:
                self._pressed = ""
                return
        super().handle(what)

    def _drag_map(self, at: tuple[int, int]) -> bool:
        """Move the map with the pointer, once it is clear that this is no click."""
        assert self._grabbed
        dx, dy = at[0] - self._grabbed[0], at[1] - self._grabbed[1]
        if not self._dragged and abs(dx) + abs(dy) <= self.kit.u(6):
            return False
        self._dragged, self._grabbed = True, at
        self.camera.pan(dx, dy)
        self.map_moved()
        return True

    def _key(self, key: Key) -> None:
        """With Shift the arrows move the map; with Control they visit all that has something to tell."""
        if key.name in DIRECTIONS and key.shift:
            dx, dy = DIRECTIONS[key.name]
            self.camera.pan(-dx * self.kit.u(STEP), -dy * self.kit.u(STEP))
            self.map_moved()
        elif (key.name in DIRECTIONS or key.name == "tab") and key.control:
            self._tip_off()
            spots = [replace(spot, act=self._looked, lit=False) for spot in self.spots() if spot.tip]
            here = self.spot(self.focus)
            found = (
                next_spot(spots, here, key.name) if key.name in DIRECTIONS else cycle(spots, here, key.shift)
            )
            self._move(found, key)
            self.reading = self.focus
        elif key.name == "i" and (spot := self.pointed()) and spot.right:
            spot.right()
        else:
            super()._key(key)

    def lifts(self, spot: Spot) -> bool:
        """A card may be taken into the hand, even if there is nothing to choose."""
        return spot.right is not None and not spot.outline

    def _looked(self) -> None:
        """Looking chooses nothing."""

    def acting(self) -> list[Spot]:
        return [spot for spot in self.spots() if spot.act]
