"""Hands for a test: they move the pointer and press keys as a person would, through pygame's own events."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

import pygame

from game.ui.app import App
from game.ui.inputs import Wheel
from game.ui.scenes.score import ScoreScene
from game.ui.session import Session
from game.ui.spots import DIRECTIONS, Spot, next_spot, spot_at
from game.ui.table.beyond import PREFIX
from game.ui.table.board_table import BoardTable
from game.ui.table.navigate import Navigated

KEYS = {
    "enter": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "space": pygame.K_SPACE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "home": pygame.K_HOME,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "end": pygame.K_END,
    "page down": pygame.K_PAGEDOWN,
    "page up": pygame.K_PAGEUP,
    "f1": pygame.K_F1,
    "f2": pygame.K_F2,
    "f6": pygame.K_F6,
}

PAD = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "start": pygame.CONTROLLER_BUTTON_START,
    "lb": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rs": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "rb": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


REPEATS = 36
"""Of a key that is held for two seconds."""
MOVING = ("show-all", PREFIX)
"""What is there to move the map."""


class Hands:
    def __init__(self, app: App) -> None:
        self.app = app

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.listen()
            if self.app.running:
                self.app.tick(1 / 60)
                self.wait_for_bots()

    def wait_for_bots(self) -> None:
        """They think in a thread of their own, and a finished match is noted in another: how fast these are
        must not decide what a test sees."""
        if isinstance(self.app.scene, ScoreScene):
            self.app.scene.noting.wait()
        session = getattr(self.app.scene, "session", None)
        if isinstance(session, Session) and session._thought is not None:
            session._thought.exception()

    def press(self, key: str, shift: bool = False, control: bool = False) -> None:
        code = KEYS[key] if key in KEYS else ord(key)
        mod = (pygame.KMOD_SHIFT if shift else 0) | (pygame.KMOD_CTRL if control else 0)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=key[:1]))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))
        self.frames()

    def hold(self, key: str, every: int = 4) -> None:
        """Keep a key down for two seconds: so many repeats, with a frame after every few of them."""
        code = KEYS[key] if key in KEYS else ord(key)
        for n in range(REPEATS + 1):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=key[:1]))
            if n % every == 0:
                self.frames()
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        self.frames()

    def pad(self, name: str) -> None:
        """Press a button of a gamepad."""
        self.pad_down(name)
        self.pad_up(name)

    def trigger(self, axis: int = pygame.CONTROLLER_AXIS_TRIGGERRIGHT) -> None:
        """Pull a trigger of a gamepad and let it go."""
        for value in (32000, 0):
            event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
            pygame.event.post(event)
            self.frames()

    def pad_down(self, name: str) -> None:
        self._pad(pygame.CONTROLLERBUTTONDOWN, name)

    def pad_up(self, name: str) -> None:
        self._pad(pygame.CONTROLLERBUTTONUP, name)

    def _pad(self, kind: int, name: str) -> None:
        pygame.event.post(pygame.event.Event(kind, button=PAD[name], instance_id=0))
        self.frames()

    def choose_by_pad(self, name: str) -> None:
        """With the cross to where it is, then A."""
        scene = self.app.scene
        for _ in range(60):
            here = scene.spot(scene.focus) if scene.by_key else None
            if here and here.name == name:
                return self.pad("a")
            ways = walk(scene.spots(), here, scene.in_rows)
            assert name in ways, f"no way to '{name}' with a pad, only to {sorted(ways)}"
            self.pad(ways[name][0])
        raise AssertionError(f"a pad goes in circles before '{name}'")

    def type(self, text: str) -> None:
        """Letters into the field that takes them."""
        for letter in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.frames()

    def point(self, at: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        with self.still():
            self.frames()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.frames()

    def click(self, at: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
        spot = spot_at(self.app.scene.spots_under(at), at)
        moves = spot is not None and spot.name.startswith(MOVING)
        with nullcontext() if moves else self.still():
            self.frames()

    @contextmanager
    def still(self) -> Iterator[None]:
        """A board never moves, grows or shrinks under the pointer of somebody who decides: meanwhile nothing
        may lead to that but the end of a turn."""
        before = _lies(self.app)
        yield
        after = _lies(self.app)
        if before and after and before[0] is after[0] and before[1] == after[1]:
            assert before[2] == after[2], "the board has moved under the pointer"

    def click_on(self, name: str) -> None:
        """Click where the spot can be seen; it is an error if nothing of it can. What lies out of sight is
        brought there by the arrow that tells of it."""
        self.bring(name)
        self.bring_by_mouse(name)
        self.click(self.visible(name))

    def bring(self, name: str) -> None:
        """What lies beyond the edge of the map into sight."""
        scene = self.app.scene
        spot = scene.spot(name)
        beyond = [other for other in scene.spots() if other.name.startswith(PREFIX)]
        if not (beyond and spot and spot.outline and isinstance(scene, Navigated)):
            return
        under = spot.rect.collidelist([arrow.rect for arrow in beyond]) >= 0
        if under or not scene.camera.area.collidepoint(spot.rect.center):
            self.click(self.visible(beyond[0].name))

    def bring_by_mouse(self, name: str) -> None:
        """Slide to an amount, or turn the wheel over choices until the one that is wanted is in sight."""
        scene = self.app.scene
        track = scene.spot("amount")
        for n in range(41):
            if scene.spot(name) or not track:
                break
            at = (track.rect.x + track.rect.w * n // 40, track.rect.centery)
            self.drag(at, at)
        for turns in (-1, 1):
            for _ in range(30):
                spot = scene.spot(name)
                if spot is None or spot.rect.h > 4:
                    return
                self.app.take(Wheel((spot.rect.centerx, spot.rect.centery), turns))
                self.frames()

    def slide_by_key(self, name: str, press: Callable[[str], None]) -> None:
        scene = self.app.scene
        if scene.spot(name) or not scene.spot("amount"):
            return
        for _ in range(60):
            if scene.by_key and scene.focus == "amount":
                break
            press("down")
        for way in ("left", "right"):
            for _ in range(60):
                if scene.spot(name):
                    return
                press(way)

    def visible(self, name: str) -> tuple[int, int]:
        """A point at which the pointer means this spot and no other."""
        scene = self.app.scene
        spot = scene.spot(name)
        assert spot is not None, f"there is no '{name}' among {sorted(s.name for s in scene.spots())}"
        window = self.app.stage.rect
        for point in _points(spot):
            if window.collidepoint(point):
                found = spot_at(scene.spots_under(point), point)
                if found and found.name == name:
                    return point
        raise AssertionError(f"'{name}' at {spot.rect} is covered or outside the window")

    def focus_on(self, name: str) -> None:
        """Tab until the focus is there."""
        scene = self.app.scene
        self.slide_by_key(name, self.press)
        for n in range(300):
            if scene.by_key and scene.focus == name:
                return
            self.press("tab" if n != 150 else "f6")
        raise AssertionError(f"the keyboard can't reach '{name}', only {scene.focus} and its like")


def walk(spots: list[Spot], here: Spot | None, rows: bool = False) -> dict[str, list[str]]:
    """The directions that lead from one spot to each that can be come to."""
    able = [spot for spot in spots if spot.act]
    ways, waiting = {here.name if here else "": list[str]()}, deque([here])
    while waiting:
        at = waiting.popleft()
        for key in DIRECTIONS:
            there = next_spot(able, at, key, rows)
            if there and there.name not in ways:
                ways[there.name] = [*ways[at.name if at else ""], key]
                waiting.append(there)
    return ways


def _lies(app: App) -> tuple[object, object, object] | None:
    """If a table waits for a person: its camera, the turn, and where the map lies."""
    table = app.scenes[-1] if app.scenes else None
    if not isinstance(table, BoardTable) or table.targets.decision is None or table.still_moving():
        return None
    turn = [getattr(table.state, name, None) for name in ("day", "round", "lap", "turn")]
    return table.camera, turn, table.camera.view


def _points(spot: Spot) -> list[tuple[int, int]]:
    rect = spot.rect
    steps = (0.5, 0.3, 0.7, 0.15, 0.85)
    return [(round(rect.x + rect.w * x), round(rect.y + rect.h * y)) for y in steps for x in steps]
