"""The ships on the chart: where each lies, how it looks, how it bobs, glides and leaves a wake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot, sin
from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.rules.finis_terrae.state import TerraeState
from game.ui.art import DARK, LIGHT
from game.ui.finis_terrae.coast import berth, places, ship_size
from game.ui.palette import Colour, hexed
from game.ui.stage import Stage
from game.ui.table.camera import Point

if TYPE_CHECKING:
    from game.ui.finis_terrae.board import Board
    from game.ui.finis_terrae.table import TerraeTable

BLACK: Colour = (52, 48, 52)
BLACKER: Colour = (28, 26, 30)
BOB = 0.016
"""In squares."""


class Fleet:
    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        self.facing: dict[int, int] = {}
        """By vessel, 1 if it looks east and -1 if west."""

    @property
    def board(self) -> Board:
        return self.table.board

    def here(self, s: TerraeState, cell: int) -> list[int]:
        """The vessels on a square, in the order in which they lie there."""
        return [v for v, c in enumerate(s.ship) if c == cell >= 0]

    def place(self, s: TerraeState, vessel: int) -> Point:
        """Where a vessel lies, in squares of the chart."""
        cell = s.ship[vessel]
        others = self.here(s, cell)
        dx, dy = places(len(others))[others.index(vessel)]
        x, y = berth(self.board.book, cell, s.at[cell])
        return x + dx, y + dy

    def side(self, s: TerraeState, vessel: int) -> int:
        """A ship alone is drawn larger on a small chart, so that its emblem can be seen."""
        count = len(self.here(s, s.ship[vessel]))
        share = ship_size(count)
        return self.board.legible((share, 32 if count == 1 else 0, 0.74))

    def rect(self, s: TerraeState, vessel: int) -> Rect:
        x, y = self.board.camera.at(self.place(s, vessel))
        side = self.side(s, vessel)
        rect = Rect(0, 0, side, side)
        rect.center = (round(x), round(y))
        return rect

    def picture(self, s: TerraeState, vessel: int, side: int) -> Surface:
        return self.painted(vessel, bool(s.pirate[vessel]), side, self.facing.get(vessel, 1))

    def painted(self, vessel: int, pirate: bool, side: int, facing: int = 1) -> Surface:
        """A ship with sails in its player's colours, or black under the black flag; the emblem stays."""
        kit, galleon = self.table.kit, vessel >= self.table.session.seats
        livery = None if galleon else self.table.liveries[vessel]

        def make() -> Surface:
            name = "galleon" if galleon else "pirate" if pirate else "ship"
            light, dark = (livery.light, livery.dark) if livery else (BLACK, BLACKER)
            colours = {LIGHT: hexed(light), DARK: hexed(dark)}
            drawn = kit.art.picture(f"pieces/{name}", side, colours=colours)
            if facing < 0:
                drawn = pygame.transform.flip(drawn, True, False)
            picture = Surface((side, side), SRCALPHA)
            picture.blit(drawn, (0, 0))
            if livery:
                # On the large sail; a pirate has its skull there, and the emblem on the small one.
                radius = max(4, round(side * (0.13 if pirate else 0.155)))
                x = side * (0.30 if pirate else 0.66)
                place = (round(x if facing > 0 else side - x), round(side * 0.48))
                kit.emblem(picture, livery, place, radius)
            return picture.convert_alpha()

        return kit.made(("vessel", galleon, livery, pirate, side, facing), make)

    def draw(self, stage: Stage, s: TerraeState, now: float, calm: bool) -> None:
        """All ships that are not on their way, from the back to the front."""
        board = self.board
        waiting = [v for v, c in enumerate(s.ship) if c >= 0 and v not in board.hidden.ships and c in s.at]
        for vessel in sorted(waiting, key=lambda v: self.place(s, v)[1]):
            rect = self.rect(s, vessel)
            bob = 0.0 if calm else sin(now * 1.9 + vessel * 1.7) * BOB * board.camera.size
            stage.draw(self.picture(s, vessel, rect.w), (rect.x, rect.y + round(bob)))

    def rects(self, s: TerraeState) -> list[Rect]:
        """Where ships lie that are not on their way."""
        return [
            self.rect(s, vessel)
            for vessel, cell in enumerate(s.ship)
            if cell in s.at and vessel not in self.board.hidden.ships
        ]

    def turn(self, vessel: int, a: Point, b: Point) -> None:
        if abs(b[0] - a[0]) > 0.01:
            self.facing[vessel] = 1 if b[0] > a[0] else -1


def along(points: Sequence[Point]) -> Callable[[float], Point]:
    """A way through all points at an even pace, from 0 to 1."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    whole = sum(lengths) or 1.0

    def way(t: float) -> Point:
        left = t * whole
        for (a, b), length in zip(pairwise(points), lengths, strict=True):
            if left <= length and length:
                part = left / length
                return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
            left -= length
        return points[-1]

    return way
