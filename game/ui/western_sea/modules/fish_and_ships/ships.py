"""The ships: small figures that bob where they lie, side by side, with their owner's emblem on the sail."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.state import SeaState
from game.ui.hexmap.shapes import Point, clipped
from game.ui.stage import Stage
from game.ui.table.detail import Detail
from game.ui.table.layer import Drawn
from game.ui.western_sea.map.sea import sea_in, ship_cell, ships_at
from game.ui.western_sea.map.standing import RAISED

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

ALONE: dict[int, tuple[float, list[Point]]] = {
    1: (0.74, [(0.0, 0.08)]),
    2: (0.60, [(-0.36, 0.04), (0.36, 0.12)]),
    3: (0.48, [(-0.42, -0.06), (0.42, -0.06), (0.0, 0.22)]),
    4: (0.40, [(-0.38, -0.15), (0.38, -0.15), (-0.36, 0.26), (0.36, 0.26)]),
}
"""Size and places of ships on a hex without tents, in radii."""
BESIDE: dict[int, tuple[float, list[Point]]] = {
    1: (0.48, [(0.46, 0.24)]),
    2: (0.46, [(-0.42, 0.24), (0.44, 0.24)]),
    3: (0.42, [(-0.48, 0.24), (0.0, 0.26), (0.48, 0.24)]),
    4: (0.40, [(-0.58, 0.22), (-0.20, 0.26), (0.20, 0.26), (0.58, 0.22)]),
}
"""The same where tents stand, too: below them, and not before the tile's points."""
TILTS = 4
"""A ship rolls by so many steps to either side."""
DEGREES = 1.6
SWING = 1.5
"""Radians in a second."""
SAIL = (0.46, 0.40)
"""Where the emblem is on the picture, and how large."""
EMBLEM = 0.36


class Fleet:
    def __init__(self, table: SeaTable) -> None:
        self.table = table
        self.sailing: set[int] = set()
        """Seats whose ship is on its way just now."""
        self.westward: set[int] = set()
        """Seats whose ship looks to the left."""
        self.lay: dict[int, tuple[int, Point]] = {}
        """By seat, the cell where its ship lay last and its place there in radii."""

    def places(self, s: SeaState) -> dict[int, tuple[int, Point, float]]:
        """By seat in play: its cell, its place there, and its size in radii."""
        found: dict[int, tuple[int, Point, float]] = {}
        for seat in range(s.seats):
            cell = ship_cell(s, seat)
            if seat in found or cell < 0:
                continue
            there = ships_at(s, cell)
            for other, (size, at) in zip(there, self._slots(s, cell, len(there)), strict=True):
                found[other] = (cell, at, size)
        return found

    def _slots(self, s: SeaState, cell: int, count: int) -> list[tuple[float, Point]]:
        tile = s.at.get(cell)
        camped = tile is not None and (s.house[tile] >= 0 or self.table.board.present(s, tile))
        size, spots = (BESIDE if camped else ALONE)[count]
        return [(size, spot) for spot in spots]

    def remember(self) -> None:
        """Where everybody lies now, so that the next move is seen to begin there."""
        s = self.table.state
        if sea_in(s):
            self.lay = {seat: (cell, at) for seat, (cell, at, _) in self.places(s).items()}

    def point(self, cell: int, at: Point) -> Point:
        camera = self.table.board.camera
        x, y = camera.centre(cell)
        return x + at[0] * camera.size, y + (at[1] - self.table.board.raised) * camera.size

    # Drawing

    def picture(self, seat: int, side: int, tilt: int = 0) -> Surface:
        livery, west = self.table.liveries[seat], seat in self.westward
        key = ("ship", livery, side, west, tilt)
        return self.table.kit.made(key, lambda: self._draw(seat, side, west, tilt))

    def _draw(self, seat: int, side: int, west: bool, tilt: int) -> Surface:
        kit, livery = self.table.kit, self.table.liveries[seat]
        ship = kit.art.piece("ship-sails", side, livery)
        ship = pygame.transform.flip(ship, True, False) if west else ship.copy()
        x = 1 - SAIL[0] if west else SAIL[0]
        kit.icon(
            ship,
            f"emblems/{livery.emblem}",
            max(7, round(side * EMBLEM)),
            (round(side * x), round(side * SAIL[1])),
        )
        if tilt:
            ship = pygame.transform.rotozoom(ship, tilt * DEGREES, 1)
        return ship.convert_alpha()

    def sprites(self, stage: Stage, now: float) -> None:
        """All that lie at rest, from back to front."""
        s = self.table.state
        if not sea_in(s):
            return
        calm = self.table.app.settings.reduced_motion
        size = self.table.board.camera.size
        lying = []
        for seat, (cell, at, large) in self.places(s).items():
            if seat not in self.sailing:
                lying.append((self.point(cell, at), seat, large))
        veiled = next((w.rect for w in self.table.widgets if w.name == "curtain"), None)
        with clipped(stage.window, self.table.board.camera.area):
            for (x, y), seat, large in sorted(lying, key=lambda one: one[0][::-1]):
                roll = 0.0 if calm else sin(now * SWING + seat * 1.9)
                bob = 0.0 if calm else sin(now * SWING * 1.3 + seat * 2.3) * size * 0.03
                picture = self.picture(seat, round(size * large), round(roll * TILTS))
                box = picture.get_rect(center=(round(x), round(y + bob)))
                if not (veiled and box.colliderect(veiled)):
                    stage.draw(picture, box.topleft)

    def on_tile(self, s: SeaState, cell: int, radius: int) -> list[Drawn]:
        """Those that lie on a tile which is shown in another size: each with its place from the middle."""
        raised = RAISED[Detail.NEAR]
        return [
            (self.picture(seat, round(radius * size)), (round(x * radius), round((y - raised) * radius)))
            for seat, (where, (x, y), size) in (self.places(s) if sea_in(s) else {}).items()
            if where == cell
        ]

    def boxes(self, s: SeaState) -> list[Rect]:
        """Where they are seen, for whoever must not cover them."""
        size = self.table.board.camera.size
        found = []
        for cell, at, large in self.places(s).values():
            box = Rect(0, 0, round(size * large), round(size * large))
            box.center = tuple(round(v) for v in self.point(cell, at))
            found.append(box)
        return found
