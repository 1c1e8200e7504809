"""Things on the move: each flight has a beginning, a length, a way, and something to do when it lands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

import pygame
from pygame import Rect, Surface

from game.ui.stage import Stage

Point = tuple[float, float]


@dataclass
class Flight:
    """A picture on its way."""

    picture: Surface
    start: float
    length: float
    way: Callable[[float], Point]
    """Where its middle is, from 0 at the beginning to 1 at the end."""
    land: Callable[[], None] | None = None
    begin: Callable[[], None] | None = None
    shape: Callable[[float, Surface], Surface] | None = None
    """How the picture changes on the way."""
    begun: bool = False
    quiet: bool = False
    """Nobody has to wait for it."""
    group: str = ""
    """What it takes the place of."""
    within: Rect | None = None
    """It is seen only there."""


class Flights:
    """All that moves just now, by the table's own clock, which the chosen speed drives."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.all: list[Flight] = []
        self.under: Callable[[], list[Rect]] = list
        """What lies over the map, but under what flies."""

    @property
    def busy(self) -> bool:
        return any(not flight.quiet for flight in self.all)

    def add(self, flight: Flight) -> None:
        if flight.group:
            self.clear(flight.group)
        flight.start += self.clock
        self.all.append(flight)

    def clear(self, group: str) -> None:
        """Away with what nobody is to see any more; several of a kind have names that begin alike."""
        self.all = [flight for flight in self.all if not flight.group.startswith(group)]

    def wait(self, seconds: float, then: Callable[[], None] | None = None) -> None:
        """Nothing to be seen, but time that must pass."""
        self.add(Flight(Surface((0, 0)), 0.0, seconds, lambda t: (0, 0), then))

    def advance(self, passed: float) -> None:
        self.clock += passed
        done = [flight for flight in self.all if self.clock >= flight.start + flight.length]
        self.all = [flight for flight in self.all if flight not in done]
        for flight in self.all:
            self._begin(flight)
        for flight in done:
            self._end(flight)

    def finish(self) -> None:
        """Everything lands at once, but for what nobody waits for."""
        quiet = [flight for flight in self.all if flight.quiet]
        landing = [flight for flight in self.all if not flight.quiet]
        self.all = quiet
        for flight in landing:
            self._end(flight)

    def squeeze(self, longest: float) -> None:
        """Hurry so that all that must be waited for has landed in time."""
        waiting = [flight for flight in self.all if not flight.quiet]
        end = max((flight.start + flight.length for flight in waiting), default=self.clock) - self.clock
        if end > longest:
            for flight in waiting:
                flight.start = self.clock + (flight.start - self.clock) * longest / end
                flight.length *= longest / end

    def _begin(self, flight: Flight) -> None:
        if not flight.begun and self.clock >= flight.start:
            flight.begun = True
            if flight.begin:
                flight.begin()

    def _end(self, flight: Flight) -> None:
        if not flight.begun and flight.begin:
            flight.begin()
        flight.begun = True
        if flight.land:
            flight.land()

    def draw(self, stage: Stage) -> None:
        for rect in self.under():
            # What is lit on the map must not shine through.
            box = rect.clip(stage.rect)
            stage.draw(stage.base.subsurface(box), box.topleft)
        for flight in self.all:
            if self.clock < flight.start or not flight.picture.get_width():
                continue
            t = min(1.0, (self.clock - flight.start) / max(0.001, flight.length))
            picture = flight.shape(t, flight.picture) if flight.shape else flight.picture
            x, y = flight.way(t)
            at = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
            if flight.within is not None:
                box = Rect(at, picture.get_size()).clip(flight.within)
                picture, at = picture.subsurface(box.move(-at[0], -at[1])), box.topleft
            stage.draw(picture, at)


# Ways and shapes


def ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def arc(a: Point, b: Point, height: float) -> Callable[[float], Point]:
    """From here to there in a bow."""

    def way(t: float) -> Point:
        e = ease(t)
        return a[0] + (b[0] - a[0]) * e, a[1] + (b[1] - a[1]) * e - height * sin(pi * e)

    return way


def drop(at: Point, height: float) -> Callable[[float], Point]:
    """Down from above, with a small bounce."""

    def way(t: float) -> Point:
        if t < 0.7:
            fall = (t / 0.7) ** 2
            return at[0], at[1] - height * (1 - fall)
        bounce = sin(pi * (t - 0.7) / 0.3) * 0.10
        return at[0], at[1] - height * bounce

    return way


def lift(at: Point, height: float) -> Callable[[float], Point]:
    return lambda t: (at[0], at[1] - height * ease(t))


def fade(t: float, picture: Surface) -> Surface:
    faded = picture.copy()
    faded.set_alpha(round(255 * (1 - t)))
    return faded


def flip(back: Surface) -> Callable[[float, Surface], Surface]:
    """A tile that turns over: its back grows thin, then its face grows wide."""

    def shape(t: float, face: Surface) -> Surface:
        side = back if t < 0.5 else face
        width = max(2, round(side.get_width() * abs(1 - 2 * ease(t))))
        return pygame.transform.scale(side, (width, side.get_height()))

    return shape
