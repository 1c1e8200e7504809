"""The dice in a wooden tray: today's on the left, what somebody has just thrown in the middle.

The rules have decided the faces; thrown dice tumble across the felt and come to rest there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.finis_terrae.content import DIRECTIONS
from game.ui.kit import Kit
from game.ui.palette import INK, PARCHMENT, WHITE, WOOD_DARK, mix
from game.ui.spots import Spot
from game.ui.table.tray import DiceTray
from game.ui.table.wood import FELT, paint_wood
from game.ui.tumble import STEPS_PER_SECOND, Pose, tidy

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

TODAY = 62
"""Width of the compartment for today's dice, on the drawing board."""
TODAYS = ("value", "common")
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass
class TrayDie:
    colour: str
    """red, white or wind."""
    face: int
    """What it shows; of the wind die, a direction."""
    what: str
    """What it was thrown for: second, fight, price, cash, wind, value, common."""
    vessel: int = -1
    """Whose it is."""
    pose: Pose = (0.0, 0.0, 0.0)
    way: list[Pose] = field(default_factory=list)
    began: float = 0.0


class Tray(DiceTray[TrayDie]):
    table: TerraeTable

    def __init__(self, rect: Rect, table: TerraeTable) -> None:
        super().__init__(rect, table)
        u, rim = table.kit.u, table.kit.u(8)
        inner = rect.inflate(-2 * rim, -2 * rim)
        self.today = Rect(inner.x, inner.y, u(TODAY), inner.h)
        self.felt = Rect(self.today.right + u(6), inner.y, inner.right - self.today.right - u(6), inner.h)
        self.side = max(8, round(min(self.felt.h * 0.42, self.felt.w * 0.34)))

    # Following the match

    def settle(self) -> None:
        """A match that was left while a ship's own die lay there shows it again."""
        n = self.table.second_die()
        shown = [die for die in self.dice if die.what == "second"]
        if n and not shown:
            self._lay([TrayDie("white", n, "second", self.table.shown_vessel)])
        elif not n and shown and not self.table.targets.decision:
            self.dice = [die for die in self.dice if die.what != "second"]

    def clear(self) -> None:
        self.dice = []

    def _lay(self, dice: list[TrayDie]) -> None:
        self.dice = dice = [die for die in dice if die.what not in TODAYS]
        places = tidy(self.felt.w, self.felt.h, self.side, len(dice))
        for die, place in zip(dice, places, strict=True):
            die.pose = place

    def throw(self, dice: list[TrayDie], now: float) -> float:
        """Throw these in place of what lay there; says how many seconds that takes at normal speed."""
        if self.at_once or not dice:
            self._lay(dice)
            return 0.0
        flight = self.fly(len(dice), now)
        places = tidy(self.felt.w, self.felt.h, self.side, len(dice))
        for die, way, place in zip(dice, flight.ways, places, strict=True):
            die.way, die.began = way, now
            close = any(
                abs(o.pose[0] - way[-1][0]) < self.side and abs(o.pose[1] - way[-1][1]) < self.side
                for o in dice
                if o is not die and o.way
            )
            die.pose = place if close else way[-1]
        self.dice = dice
        return flight.frames / STEPS_PER_SECOND

    def stop(self) -> None:
        super().stop()
        self.dice = [die for die in self.dice if die.what not in TODAYS]

    # Drawing

    def picture(self, colour: str, face: int, side: int) -> Surface:
        return self.table.kit.made(
            ("pips", colour, face, side), partial(paint_face, self.table.kit, colour, face, side)
        )

    def paint(self, surface: Surface, kit: Kit) -> None:
        surface.blit(
            kit.made(("tray", self.rect.size), partial(paint_wood, kit, self.rect, self.felt, (self.today,))),
            self.rect,
        )
        for name, box in self._todays():
            face = self._face(name)
            colour = "red" if name == "value" else "white"
            if face and not any(die.way for die in self.dice if die.what == name):
                surface.blit(self.picture(colour, face, box.w), box)
            else:
                pygame.draw.rect(surface, mix(FELT, WOOD_DARK, 0.7), box, border_radius=kit.u(8))
            label = Rect(self.today.x, box.bottom, self.today.w, kit.u(15))
            kit.line(surface, kit.say(f"tray.{name}"), "strong", 11, label, PARCHMENT, "centre")
        self.draw_lying(surface)
        if not self.dice:
            words = kit.say("tray.empty")
            box = self.felt.inflate(-kit.u(16), 0)
            h = kit.text_height(words, "italic", 13, box.w)
            at = Rect(box.x, box.centery - h // 2, box.w, h)
            kit.lines(surface, words, "italic", 13, at, mix(FELT, PARCHMENT, 0.55), "centre")

    def _face(self, name: str) -> int:
        s = self.table.state
        return s.value if name == "value" else s.common

    def _todays(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        side = min(self.today.w - u(14), self.today.h // 2 - u(18))
        half = self.today.h // 2
        return [
            (name, Rect(self.today.centerx - side // 2, self.today.y + u(3) + n * half, side, side))
            for n, name in enumerate(TODAYS)
        ]

    def picture_of(self, die: TrayDie, face: int) -> Surface:
        return self.picture(die.colour, face, self.side)

    def any_face(self, die: TrayDie, turns: int, nth: int) -> int:
        faces = 4 if die.colour == "wind" else 6
        return (turns + nth * 5) % faces + (die.colour != "wind")

    def mark(self, surface: Surface, die: TrayDie, centre: tuple[int, int]) -> None:
        """Whose it is."""
        if 0 <= die.vessel < self.table.session.seats:
            radius = max(5, self.side // 5)
            at = (centre[0] + self.side // 2 - radius // 2, centre[1] + self.side // 2 - radius // 2)
            self.table.kit.emblem(surface, self.table.liveries[die.vessel], at, radius)

    def rested(self, die: TrayDie) -> None:
        """Today's dice have a place of their own in the tray."""
        if die.what in TODAYS:
            self.dice = [other for other in self.dice if other is not die]

    # Telling

    def spots(self) -> list[Spot]:
        t = self.table
        made = [
            Spot(f"die {name}", box, tip=partial(t.tooltips.die, name, self._face(name)))
            for name, box in self._todays()
        ]
        for n, die in enumerate(self.dice):
            rect = Rect(0, 0, self.side, self.side)
            rect.center = self.place(die)
            made.append(Spot(f"thrown {n}", rect, tip=partial(t.tooltips.die, die.what, die.face)))
        return made


def paint_face(kit: Kit, colour: str, face: int, side: int) -> Surface:
    """A die with pips; the wind die has an arrow."""
    picture = kit.die("white" if colour == "wind" else colour, (), side).copy()
    middle = (side * 0.455, side * 0.435)
    if colour == "wind":
        turn = -90 * DIRECTIONS.index("east") if face < 0 else -90 * face
        arrow = pygame.transform.rotozoom(kit.art.picture("icons/arrow-up", round(side * 0.56)), turn, 1)
        picture.blit(arrow, arrow.get_rect(center=(round(middle[0]), round(middle[1]))))
        return picture
    ink = WHITE if colour == "red" else INK
    for dx, dy in PIPS[face]:
        at = (middle[0] + dx * side * 0.2, middle[1] + dy * side * 0.2)
        pygame.draw.circle(picture, ink, at, max(1.5, side * 0.075))
    return picture
