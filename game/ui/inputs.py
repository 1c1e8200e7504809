"""One place that turns what the window reports into what a scene understands."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Place = tuple[int, int]

CLICK, RIGHT, MIDDLE = 1, 3, 2


@dataclass(frozen=True)
class Point:
    """The pointer has moved."""

    at: Place


@dataclass(frozen=True)
class Press:
    at: Place
    button: int = CLICK


@dataclass(frozen=True)
class Release:
    at: Place
    button: int = CLICK


@dataclass(frozen=True)
class Wheel:
    at: Place
    turns: int


@dataclass(frozen=True)
class Key:
    """A key by its name: `enter`, `escape`, `left`, `u`, ..."""

    name: str
    shift: bool = False
    control: bool = False
    alt: bool = False
    down: bool = True
    pad: bool = False
    """A gamepad's button that does the same."""


@dataclass(frozen=True)
class Typed:
    text: str


@dataclass(frozen=True)
class Resized:
    size: Place


@dataclass(frozen=True)
class Closed:
    """The window is to be closed."""


@dataclass(frozen=True)
class Left:
    """The pointer has left the window."""


Input = Point | Press | Release | Wheel | Key | Typed | Resized | Closed | Left

_NAMES = {"return": "enter", "keypad enter": "enter", "[+]": "+", "[-]": "-", "=": "+"}


def understand(event: pygame.event.Event) -> Input | None:
    kind = event.type
    if kind == pygame.MOUSEMOTION:
        return Point(event.pos)
    if kind == pygame.MOUSEBUTTONDOWN:
        return Press(event.pos, event.button) if event.button in (CLICK, MIDDLE, RIGHT) else None
    if kind == pygame.MOUSEBUTTONUP:
        return Release(event.pos, event.button) if event.button in (CLICK, MIDDLE, RIGHT) else None
    if kind == pygame.MOUSEWHEEL:
        return Wheel(pygame.mouse.get_pos(), event.y) if event.y else None
    if kind in (pygame.KEYDOWN, pygame.KEYUP):
        return _key(event)
    if kind == pygame.TEXTINPUT:
        return Typed(event.text)
    if kind == pygame.VIDEORESIZE:
        return Resized((event.w, event.h))
    if kind == pygame.WINDOWLEAVE:
        return Left()
    if kind == pygame.QUIT:
        return Closed()
    return None


def _key(event: pygame.event.Event) -> Key:
    name = pygame.key.name(event.key)
    mods = event.mod
    return Key(
        _NAMES.get(name, name),
        shift=bool(mods & pygame.KMOD_SHIFT),
        control=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mods & pygame.KMOD_ALT),
        down=event.type == pygame.KEYDOWN,
    )
