"""The tray in which dice tumble at any table: how they fly, come to rest and are heard.

The rules have decided the faces. What lies in a tray besides, and how a die looks, is each game's own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import pi, sin
from random import Random
from typing import Generic, Protocol, TypeVar

import pygame
from pygame import Rect, Surface

from game.ui.stage import Stage
from game.ui.table.panel import TablePanel
from game.ui.table.table import Table
from game.ui.tumble import STEPS_PER_SECOND, Pose, Throw, throw

FLICKER = 0.07
"""A tumbling die shows another face so often."""
DECIDED = 0.72
"""After this part of its way it shows the face with which it comes to rest."""


class Tumbling(Protocol):
    """A die in a tray; without a way it is at rest."""

    face: int
    pose: Pose
    way: list[Pose]
    began: float


D = TypeVar("D", bound=Tumbling)


class DiceTray(TablePanel, Generic[D]):
    felt: Rect
    """Where dice are thrown."""
    side: int

    def __init__(self, rect: Rect, table: Table) -> None:
        super().__init__(rect, "tray", table)
        self.scale = table.kit.scale
        self.dice: list[D] = []
        self._throw: tuple[float, Throw] | None = None
        self._heard = 0
        self._random = Random(1)

    # To be filled in by each game

    @abstractmethod
    def picture_of(self, die: D, face: int) -> Surface:
        """The die as it shows this face."""

    @abstractmethod
    def any_face(self, die: D, turns: int, nth: int) -> int:
        """What it shows in passing, after so many turns; `nth` tells dice apart that fly together."""

    def mark(self, surface: Surface, die: D, centre: tuple[int, int]) -> None:
        """What is seen on a die that lies there."""

    def rested(self, die: D) -> None:
        """It has come to rest."""

    # The same for all

    @property
    def at_once(self) -> bool:
        """Nothing is thrown, all of it lies there."""
        settings = self.table.app.settings
        return not self.table.pace or settings.reduced_motion

    def fly(self, count: int, now: float, lying: Sequence[Pose] = (), sizes: Sequence[int] = ()) -> Throw:
        """The ways of so many dice, from now on."""
        luck = self._random.getrandbits(32)
        made = throw(self.felt.w, self.felt.h, self.side, count, list(lying), luck, sizes)
        self._throw, self._heard = (now, made), 0
        return made

    def stop(self) -> None:
        """Whatever rolls lies still."""
        for die in self.dice:
            die.way = []

    @property
    def rolling(self) -> bool:
        return any(die.way for die in self.dice)

    def place(self, die: D) -> tuple[int, int]:
        """Where a die lies in the window."""
        return round(self.felt.x + die.pose[0]), round(self.felt.y + die.pose[1])

    def draw(self, surface: Surface, die: D, pose: Pose, face: int, lift: float = 0.0) -> Rect:
        picture = self.picture_of(die, face)
        centre = (round(self.felt.x + pose[0]), round(self.felt.y + pose[1] - lift * self.side * 0.25))
        if abs(pose[2]) > 1 or lift:
            picture = pygame.transform.rotozoom(picture, -pose[2], 1 + lift * 0.18)
        drawn = surface.blit(picture, picture.get_rect(center=centre))
        if not die.way:
            self.mark(surface, die, centre)
        return drawn

    def draw_lying(self, surface: Surface) -> None:
        for die in self.dice:
            if not die.way:
                self.draw(surface, die, die.pose, die.face)

    def sprites(self, stage: Stage, now: float) -> None:
        """Dice in motion; one that has come to rest becomes part of the still picture."""
        pace = self.table.pace
        for nth, die in enumerate(list(self.dice)):
            if not die.way:
                continue
            frame = int((now - die.began) * STEPS_PER_SECOND * pace) if pace else len(die.way)
            if frame >= len(die.way):
                die.way = []
                self.rested(die)
                stage.touch(self.rect.inflate(8, 8))
                self.draw(stage.window, die, die.pose, die.face)
                stage.note(self.rect)
                self.table.spots_changed()
                self.table.sound("die-rest", 0.5)
                continue
            turning = frame < len(die.way) * DECIDED
            shown = self.any_face(die, int((now - die.began) / FLICKER), nth) if turning else die.face
            lift = abs(sin(frame * pi / 9)) * max(0.0, 1 - frame / (len(die.way) * 0.7))
            stage.note(self.draw(stage.window, die, die.way[frame], shown, lift))
        self._knock(now, pace)

    def _knock(self, now: float, pace: float) -> None:
        if self._throw is None or not pace:
            return
        began, flight = self._throw
        frame = (now - began) * STEPS_PER_SECOND * pace
        while self._heard < len(flight.knocks) and flight.knocks[self._heard][0] <= frame:
            if self._heard % 2 == 0:
                self.table.sound("die-knock", flight.knocks[self._heard][1])
            self._heard += 1
        if frame > flight.frames:
            self._throw = None
