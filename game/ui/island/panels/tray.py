"""Two dice in a wooden tray; the rules have decided their faces. What was rolled stays in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.ui.island.map.pieces import TOKEN, pips, token
from game.ui.kit import Kit
from game.ui.palette import PARCHMENT, mix
from game.ui.spots import Spot
from game.ui.table.tray import DiceTray
from game.ui.table.wood import FELT, paint_wood
from game.ui.tooltips import Tip
from game.ui.tumble import STEPS_PER_SECOND, Pose, tidy

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

NUMBER = 40
"""Width of the part of the felt where the number lies, on the drawing board."""


class Die(NamedTuple):
    """What a die shows, and how it looks."""

    face: int
    colour: str = "yellow"
    icon: str = ""
    """A picture of `icons/` on it, in the place of pips."""


@dataclass
class TrayDie:
    die: Die
    face: int
    pose: Pose = (0.0, 0.0, 0.0)
    way: list[Pose] = field(default_factory=list)
    began: float = 0.0


def pair(die: int, other: int) -> tuple[Die, Die]:
    """The two dice of a roll for production."""
    return Die(die, "yellow"), Die(other, "red")


class Tray(DiceTray[TrayDie]):
    table: IslandTable

    def __init__(self, rect: Rect, table: IslandTable) -> None:
        super().__init__(rect, table)
        rim = table.kit.u(8)
        self.whole = rect.inflate(-2 * rim, -2 * rim)
        number = min(table.kit.u(NUMBER), self.whole.w // 2)
        self.felt = Rect(self.whole.x, self.whole.y, self.whole.w - number, self.whole.h)
        """Where dice are thrown; beside it lies what they came to."""
        self.side = max(8, round(min(self.felt.h * 0.42, self.felt.w * 0.74)))

    # Following the match

    def settle(self) -> None:
        """What was rolled is told by the log, also after a save."""

    def lying(self) -> list[Die]:
        return [die.die for die in self.dice]

    @property
    def productive(self) -> bool:
        """Whether what lies there is the roll for production."""
        return [die.die.colour for die in self.dice] == ["yellow", "red"]

    def lay(self, dice: Sequence[Die]) -> None:
        """Dice that nobody has seen thrown."""
        places = tidy(self.felt.w, self.felt.h, self.side, len(dice))
        self.dice = [TrayDie(die, die.face, place) for die, place in zip(dice, places, strict=True)]

    def throw(self, dice: Sequence[Die], now: float) -> float:
        """In place of what lay there; says how many seconds that takes at normal speed."""
        if self.at_once:
            self.lay(dice)
            return 0.0
        flight = self.fly(len(dice), now)
        places = tidy(self.felt.w, self.felt.h, self.side, len(dice))
        self.dice = []
        for thrown, way, place in zip(dice, flight.ways, places, strict=True):
            end = way[-1]
            close = any(
                max(abs(die.pose[0] - end[0]), abs(die.pose[1] - end[1])) < self.side for die in self.dice
            )
            self.dice.append(TrayDie(thrown, thrown.face, place if close else end, way, now))
        return flight.frames / STEPS_PER_SECOND

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        wood = kit.made(("tray", self.rect.size), partial(paint_wood, kit, self.rect, self.whole, ()))
        surface.blit(wood, self.rect)
        self.draw_lying(surface)
        if not self.dice:
            words = kit.say("tray.empty")
            box = self.whole.inflate(-kit.u(12), 0)
            h = kit.text_height(words, "italic", 12.5, box.w)
            at = Rect(box.x, box.centery - h // 2, box.w, h)
            kit.lines(surface, words, "italic", 12.5, at, mix(FELT, PARCHMENT, 0.55), "centre")
        elif not self.rolling and self.productive:
            self._numbers(surface, kit)

    def _numbers(self, surface: Surface, kit: Kit) -> None:
        """What this turn's throws came to."""
        room = Rect(self.felt.right, self.whole.y, self.whole.right - self.felt.right, self.whole.h)
        for n, roll in enumerate(self.table.rolled()):
            side = room.w - kit.u(2 + 10 * n)
            disc = token(kit, roll, side / TOKEN)
            at = disc.get_rect(center=(room.centerx, room.centery - n * room.w))
            surface.blit(disc, at)

    def picture_of(self, die: TrayDie, face: int) -> Surface:
        shown = die.die.icon if die.die.icon and face == die.face else f"pip-{face}"
        return self.table.kit.die(die.die.colour, (shown,), self.side)

    def any_face(self, die: TrayDie, turns: int, nth: int) -> int:
        return (turns + nth * 5) % 6 + 1

    # Telling

    def spots(self) -> list[Spot]:
        return [Spot("tray", self.rect, tip=self._tip)]

    def _tip(self) -> Tip:
        say = self.table.kit.say
        rolled = self.table.rolled()
        lines = [say("tray.rolled", n=roll, chance=pips(roll) if roll != 7 else 6, of=36) for roll in rolled]
        return Tip(
            title=say("tray.title"),
            lines=tuple(lines) or (say("tray.empty"),),
            icon="roll",
            page="play/production",
        )
