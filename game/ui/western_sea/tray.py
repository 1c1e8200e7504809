"""The dice tray: the Active dice of the seat that is shown, thrown in, turned and taken away."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import WOOD, WOOD_DARK, mix
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.tumble import STEPS_PER_SECOND, Pose, Throw, overlaps, throw, tidy
from game.ui.western_sea.panels import TablePanel, glow

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

SIDE = 44
FLICKER = 0.07
"""A tumbling die shows another face so often."""


@dataclass
class TrayDie:
    face: int
    pose: Pose
    way: list[Pose] = field(default_factory=list)
    began: float = 0.0
    """When it was thrown; a die without a way is at rest."""


class Tray(TablePanel):
    def __init__(self, rect: Rect, table: SeaTable) -> None:
        super().__init__(rect, "tray", table)
        self.scale = table.kit.scale
        self.dice: list[TrayDie] = []
        self.seat = -1
        self._throws: list[tuple[float, Throw]] = []
        self._heard = 0
        self._random = Random(1)

    @property
    def side(self) -> int:
        return self.table.kit.u(SIDE)

    @property
    def felt(self) -> Rect:
        u = self.table.kit.u
        return self.rect.inflate(-u(16), -u(16))

    # Following the match

    def settle(self) -> None:
        """Show the Active dice as they are, without ado; those that were there keep their places."""
        seat = self.table.shown_seat
        faces = list(self.table.state.active[seat])
        old = self.dice if seat == self.seat else []
        self.seat = seat
        kept: list[TrayDie] = []
        for die in old:
            if die.face in faces:
                faces.remove(die.face)
                kept.append(die)
        for face in faces:
            kept.append(TrayDie(face, self._free([die.pose for die in kept], len(kept) + len(faces))))
        if old and len(kept) == len(old) and not any(die.way for die in kept):
            # Turned dice stay where the one was that they were before.
            gone = [die for die in old if die not in kept]
            fresh = [die for die in kept if die not in old]
            for was, now in zip(gone, fresh, strict=False):
                now.pose = was.pose
        self.dice = kept

    def throw(self, faces: list[int], now: float) -> float:
        """Throw these in; says how many seconds that takes."""
        seat = self.table.shown_seat
        if seat != self.seat:
            self.dice = []
            self.seat = seat
        pace = self.table.app.settings.pace
        if not pace or self.table.app.settings.reduced_motion or not faces:
            self.settle()
            return 0.0
        felt = self.felt
        resting = [die.pose for die in self.dice]
        flight = throw(felt.w, felt.h, self.side, len(faces), resting, self._random.getrandbits(32))
        for face, way in zip(faces, flight.ways, strict=True):
            self.dice.append(TrayDie(face, self._rest(way[-1], face), way, now))
        self._throws.append((now, flight))
        self._heard = 0
        return flight.frames / STEPS_PER_SECOND / pace

    def _rest(self, pose: Pose, face: int) -> Pose:
        """Where it stays: not on top of another, whatever the physics left."""
        others = [die.pose for die in self.dice]
        if any(overlaps(pose, other, self.side * 0.9) for other in others):
            return self._free(others, len(others) + 1)
        return pose

    def _free(self, taken: list[Pose], count: int) -> Pose:
        felt = self.felt
        for n in (max(count, 6), max(count, 12), 24):
            for place in tidy(felt.w, felt.h, self.side, n):
                if not any(overlaps(place, other, self.side * 0.82) for other in taken):
                    return place
        return (felt.w / 2, felt.h / 2, 0.0)

    @property
    def rolling(self) -> bool:
        return any(die.way for die in self.dice)

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        pygame.draw.rect(surface, WOOD_DARK, self.rect, border_radius=u(14))
        pygame.draw.rect(surface, WOOD, self.rect.inflate(-u(10), -u(10)), border_radius=u(10))
        pygame.draw.rect(
            surface, mix(WOOD, WOOD_DARK, 0.6), self.rect.inflate(-u(10), -u(10)), u(2), border_radius=u(10)
        )
        for die in self.dice:
            if not die.way:
                self._draw(surface, kit, die, die.pose, die.face)

    def _draw(self, surface: Surface, kit: Kit, die: TrayDie, pose: Pose, face: int) -> Rect:
        t = self.table
        picture = kit.die(t.colour_of(face), t.icons_of(face), self.side)
        felt = self.felt
        centre = (round(felt.x + pose[0]), round(felt.y + pose[1]))
        if abs(pose[2]) > 1:
            picture = pygame.transform.rotozoom(picture, -pose[2], 1)
        at = surface.blit(picture, picture.get_rect(center=centre))
        if not die.way and t.die_option(face):
            glow(
                surface,
                Rect(0, 0, self.side, self.side).move(centre[0] - self.side // 2, centre[1] - self.side // 2),
                kit,
                self.side // 5,
            )
        return at

    def sprites(self, stage: Stage, now: float) -> None:
        """Dice in motion; one that has come to rest becomes part of the still picture."""
        pace = self.table.app.settings.pace
        kit = self.table.kit
        for die in self.dice:
            if not die.way:
                continue
            frame = int((now - die.began) * STEPS_PER_SECOND * pace) if pace else len(die.way)
            if frame >= len(die.way):
                die.way = []
                stage.touch(self.rect.inflate(8, 8))
                self._draw(stage.window, kit, die, die.pose, die.face)
                stage.note(self.rect)
                self.table.app.sound.play("die-rest", 0.5)
                continue
            colour = die.face // 6
            shown = die.face
            if frame < len(die.way) * 0.8:
                shown = colour * 6 + int((now - die.began) / FLICKER + die.began * 7 + die.face) % 6
            stage.note(self._draw(stage.window, kit, die, die.way[frame], shown))
        self._knock(now, pace)

    def _knock(self, now: float, pace: float) -> None:
        if not self._throws or not pace:
            return
        began, flight = self._throws[-1]
        frame = (now - began) * STEPS_PER_SECOND * pace
        while self._heard < len(flight.knocks) and flight.knocks[self._heard][0] <= frame:
            if self._heard % 2 == 0:
                self.table.app.sound.play("die-knock", flight.knocks[self._heard][1])
            self._heard += 1
        if frame > flight.frames:
            self._throws.clear()

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        seen: dict[int, int] = {}
        felt = self.felt
        for die in self.dice:
            nth = seen[die.face] = seen.get(die.face, 0) + 1
            option = t.die_option(die.face)
            rect = Rect(0, 0, self.side, self.side)
            rect.center = (round(felt.x + die.pose[0]), round(felt.y + die.pose[1]))
            made.append(
                Spot(
                    f"die {t.book.face_key[die.face]}" + (f" {nth}" if nth > 1 else ""),
                    rect,
                    t.chooser(option) if option else None,
                    partial(t.tells.die, die.face, option),
                    lit=bool(option),
                )
            )
        return made
