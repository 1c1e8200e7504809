"""The waters on the map: the lake with its numbers, and the fishing grounds along the coast."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import NamedTuple

from pygame import Surface

from game.engine.hexes import cells_of_corner, corners
from game.rules.island.content import GroundEntry
from game.rules.island.modules.fishermen.layer import look_at
from game.rules.island.state import IslandState
from game.ui.hexmap.camera import Point
from game.ui.island.map.pieces import token
from game.ui.island.map.scenery import Scenery

BUOY = 0.8
"""How large a number at the coast is beside one on the land."""


class Ground(NamedTuple):
    """Where a fishing ground lies: its hex of the sea, which of its corners touches the land, and which of
    the land's corners that is."""

    sea: int
    corner: int
    tip: int


class WaterScenery(Scenery):
    def key(self, s: IslandState) -> Hashable:
        return look_at(s).grounds

    @cached_property
    def grounds(self) -> list[Ground]:
        """As the content lists them."""
        return [self._ground(entry) for entry in self.book.library.of("grounds", GroundEntry).values()]

    def _ground(self, entry: GroundEntry) -> Ground:
        top = self.book.top
        one, other = (set(top.ends[top.path[name]]) for name in entry.paths)
        (tip,) = one & other
        id_ = top.corner_ids[tip]
        sea = next(cell for cell in cells_of_corner(id_) if cell not in top.hex_at)
        return Ground(sea, corners(sea).index(id_), tip)

    def ground_place(self, ground: Ground) -> Point:
        """Where its number stands: half way from the middle of its hex to the land."""
        x, y = self.places.camera.centre(ground.sea)
        tx, ty = self.places.corner(ground.tip)
        return (x + tx) / 2, (y + ty) / 2

    def paint_sea(self, picture: Surface, s: IslandState) -> None:
        for ground, roll in zip(self.grounds, look_at(s).grounds, strict=True):
            if roll:
                self.lay(picture, f"ground-{ground.corner}", self.places.camera.centre(ground.sea))

    def paint_over(self, picture: Surface, s: IslandState) -> None:
        for ground, roll in zip(self.grounds, look_at(s).grounds, strict=True):
            if roll:
                x, y = self.ground_place(ground)
                disc = token(self.kit, roll, self.size * BUOY)
                picture.blit(disc, disc.get_rect(center=(round(x), round(y))))

    def numbers(self, s: IslandState, h: int, rolls: list[int]) -> list[int]:
        return [*rolls, *self.book.terrains[s.terrain[h]].fish]
