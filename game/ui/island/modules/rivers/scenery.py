"""The rivers on the map: their water, the places for bridges, and the bridges."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cached_property, partial

import pygame
from pygame import Rect, Surface

from game.engine.hexes import edges
from game.rules.island.content import RiverEntry
from game.rules.island.modules.rivers.layer import banks, look_at
from game.rules.island.state import IslandState
from game.rules.island.topology import bits
from game.ui.hexmap.camera import Point
from game.ui.hexmap.shapes import dashes
from game.ui.island.map.pieces import FINE, level_bar, turned
from game.ui.island.map.scenery import Piece, Scenery
from game.ui.palette import CREAM, INK

BRIDGE = (0.86, 0.29)
"""Length and width of a bridge in radii of a hex."""
ROOMY = 6
"""The picture of each terrain that leaves room for a river from west to east."""
EAST, WEST = 1, 4
"""Sides of a hex, as pictures count them."""
SPRINGS: dict[tuple[int, ...], int] = {(1, 5): 1, (1, 3): 2}
"""Of swamps, by the sides that the river crosses."""


class RiverScenery(Scenery):
    def key(self, s: IslandState) -> Hashable:
        return "rivers"

    def landscape(self, s: IslandState, h: int) -> str:
        crossed = self.crossed.get(h)
        if crossed is None:
            return ""
        terrain = self.book.terrains[s.terrain[h]]
        return f"{terrain.id}-{ROOMY if terrain.gives else SPRINGS.get(crossed, 3)}"

    @cached_property
    def crossed(self) -> dict[int, tuple[int, ...]]:
        """By hex of a river, the sides that it crosses, counted from the north-east as pictures do."""
        top, found = self.book.top, {}
        sites = banks(self.book).sites
        for entry in self.book.library.of("rivers", RiverEntry).values():
            for place in entry.hexes:
                h = int(place.split(" ")[0])
                sides = edges(top.cells[h])
                mine = [sides.index(top.path_ids[path]) for path in top.paths_of[h] if sites >> path & 1]
                found[h] = tuple(sorted((side - 1) % 6 for side in mine))
        return found

    def paint_hex(self, picture: Surface, s: IslandState, h: int) -> None:
        """A river flows from side to side, or rises in the hex; where it reaches the sea it has a mouth."""
        crossed = self.crossed.get(h)
        if not crossed:
            return
        at = self.places.hex(h)
        name = f"source-{crossed[0]}" if len(crossed) == 1 else f"river-{crossed[0]}-{crossed[-1]}"
        self.lay(picture, name, at)
        top, sides = self.book.top, edges(self.book.top.cells[h])
        for side in crossed:
            path = top.path_ids.index(sides[(side + 1) % 6])
            if top.shore >> path & 1:
                self.lay(picture, f"mouth-{side}", at)

    def paint_over(self, picture: Surface, s: IslandState) -> None:
        """Where a bridge may stand."""
        for path in bits(banks(self.book).sites):
            x, y = self.places.path(path)
            slope = self.places.slope(path)
            size = round(self.size)
            site = self.kit.made(("bridge-site", size, slope), partial(_site, size, slope))
            picture.blit(site, site.get_rect(center=(round(x), round(y))))

    def pieces(self, s: IslandState) -> Iterable[Piece]:
        for colour, mine in enumerate(look_at(s).bridges):
            for path in bits(mine):
                yield Piece(("bridge", path), self.bridge(colour, path), self.places.path(path))

    def robber_stands(self, h: int) -> Point | None:
        """Out of the way of a bridge in the west."""
        crossed = self.crossed.get(h, ())
        if WEST not in crossed:
            return None
        return (-0.38, -0.64) if EAST in crossed else (0.56, -0.02)

    def no_roads(self, s: IslandState) -> int:
        return banks(self.book).sites

    def level(self, colour: int) -> Surface:
        """A bridge, fine and level."""
        return level_bar(self.kit, self.board.liveries[colour], self.size, "bridge", *BRIDGE)

    def bridge(self, colour: int, path: int) -> Surface:
        slope, livery = self.places.slope(path), self.board.liveries[colour]
        key = ("bridge", livery, round(self.size), slope)
        return self.kit.made(key, lambda: turned(self.level(colour), slope))


def _site(size: int, slope: int) -> Surface:
    """The outline of a bridge in dashes."""
    long, wide = (round(size * part * FINE) for part in BRIDGE)
    line = max(2, round(size * 0.03)) * FINE
    picture = Surface((long + 4 * line, wide + 4 * line), pygame.SRCALPHA)
    box = Rect(0, 0, long, round(wide * 0.8))
    box.center = picture.get_rect().center
    pygame.draw.rect(picture, (*CREAM, 60), box)
    corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    for colour, width in ((INK, line * 2), (CREAM, line)):
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            dashes(picture, colour, a, b, width, size * 0.16 * FINE, size * 0.09 * FINE)
    return turned(picture, slope)
