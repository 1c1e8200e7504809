"""Gamepads: found when plugged in, and heard as the keys that do the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.ui.inputs import Key
from game.ui.quiet import quiet
from game.ui.spots import DIRECTIONS

WAIT, EVERY = 0.38, 0.12
"""Seconds until a direction that is held goes on, and between its steps from then on."""
PUSHED, RELEASED = 0.6, 0.4
"""How far a stick or trigger is pushed, of 1, before it counts; and when it no longer does."""
FULL = 32767

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "enter",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_X: "u",
    pygame.CONTROLLER_BUTTON_Y: "h",
    pygame.CONTROLLER_BUTTON_BACK: "l",
    pygame.CONTROLLER_BUTTON_START: "escape",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "home",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "i",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "f1",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "f6",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "-"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "+"),
}
LOOKING = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
"""The right stick reads what can't be chosen, as the arrows do with Control."""
PLAIN = dict(enumerate(("enter", "escape", "u", "h", "f1", "f6", "l", "escape", "home", "i")))
"""A pad that nobody knows: its buttons as most have them."""


@dataclass
class Pads:
    now: float = 0.0
    _open: dict[int, Any] = field(default_factory=dict)
    """Pads by their instance, so that they stay open."""
    _known: set[int] = field(default_factory=set)
    """Those whose buttons have names."""
    _pushed: dict[object, Key] = field(default_factory=dict)
    """What is pushed, by pad and part of it."""
    _again: dict[object, float] = field(default_factory=dict)
    """When a direction that is held goes on."""

    def start(self) -> None:
        """Listen to pads; a machine without any way to do so has none."""
        try:
            with quiet():
                from pygame._sdl2 import controller

                pygame.joystick.init()
                controller.init()
        except (ImportError, pygame.error):
            return

    def hear(self, event: pygame.event.Event) -> list[Key]:
        """What was done to a pad, as keys."""
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            self._plug(event.device_index)
        elif kind == pygame.JOYDEVICEREMOVED:
            return self._unplug(event.instance_id)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self._known.add(_pad(event))
            return self._button(event, BUTTONS.get(event.button, ""), kind == pygame.CONTROLLERBUTTONDOWN)
        elif kind == pygame.CONTROLLERAXISMOTION:
            self._known.add(_pad(event))
            return self._axis(event, event.value / FULL)
        elif _pad(event) in self._known:
            return []  # it was told by name already
        elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._button(event, PLAIN.get(event.button, ""), kind == pygame.JOYBUTTONDOWN)
        elif kind == pygame.JOYHATMOTION:
            x, y = event.value
            steps = (("x", x, ("left", "right")), ("y", -y, ("up", "down")))
            return [key for name, by, ways in steps for key in self._push((_pad(event), name), by, ways)]
        elif kind == pygame.JOYAXISMOTION and event.axis in AXES and event.axis < 2:
            return self._axis(event, event.value)
        return []

    def go_on(self, now: float) -> Iterator[Key]:
        """Directions that are held, step by step."""
        self.now = now
        for part, due in list(self._again.items()):
            if now >= due:
                self._again[part] = now + EVERY
                yield self._pushed[part]

    def _button(self, event: pygame.event.Event, name: str, down: bool) -> list[Key]:
        part = (_pad(event), "button", event.button)
        return self._set(part, Key(name, pad=True) if name and down else None)

    def _axis(self, event: pygame.event.Event, value: float) -> list[Key]:
        axis = event.axis
        return self._push((_pad(event), axis), value, AXES.get(axis, ("", "")), axis in LOOKING)

    def _push(self, part: object, value: float, ways: tuple[str, str], look: bool = False) -> list[Key]:
        old = self._pushed.get(part)
        bound = RELEASED if old and old.name == ways[value > 0] else PUSHED
        name = ways[value > 0] if abs(value) > bound else ""
        if old and old.name == name:
            return []
        return self._set(part, Key(name, control=look, pad=True) if name else None)

    def _set(self, part: object, key: Key | None) -> list[Key]:
        """What was pushed there is let go, and this is pushed instead."""
        said = []
        old = self._pushed.pop(part, None)
        self._again.pop(part, None)
        if old:
            said.append(Key(old.name, control=old.control, down=False, pad=True))
        if key:
            self._pushed[part] = key
            said.append(key)
            if key.name in DIRECTIONS or key.name in ("+", "-"):
                self._again[part] = self.now + WAIT
        return said

    # Plugging in

    def _plug(self, index: int) -> None:
        try:
            from pygame._sdl2 import controller

            if controller.is_controller(index):
                made = controller.Controller(index)
                joystick = made.as_joystick()
                self._known.add(joystick.get_instance_id())
                self._open[joystick.get_instance_id()] = (made, joystick)
            else:
                joystick = pygame.joystick.Joystick(index)
                self._open[joystick.get_instance_id()] = joystick
        except (ImportError, pygame.error):
            return  # gone again before it could be greeted

    def _unplug(self, instance: int) -> list[Key]:
        """Whatever was held down on it is let go."""
        self._open.pop(instance, None)
        self._known.discard(instance)
        parts = [part for part in self._pushed if isinstance(part, tuple) and part[0] == instance]
        return [key for part in parts for key in self._set(part, None)]


def _pad(event: pygame.event.Event) -> int:
    return int(getattr(event, "instance_id", -1))
