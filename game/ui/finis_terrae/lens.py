"""A square of the chart through the magnifier, with all that stands, lies and sails on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.squares import to_point
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.coast import ship_size
from game.ui.table.magnifier import RADIUS, framed, magnifies

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

SIDE, ENOUGH = RADIUS * 1.8, 1.4
"""Of what is seen through it, and sides in a radius of what is large enough without it."""
WATER = (52, 124, 136)


class Lens:
    """Keeps what it showed last."""

    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        self._seen: tuple[TerraeState, int, int, Surface] | None = None

    def show(self, cell: int) -> Surface | None:
        """None where nothing lies, or where squares are large anyway."""
        t = self.table
        s, side = t.state, t.kit.u(SIDE)
        if cell not in t.board.charted or not magnifies(t.camera.size / ENOUGH, t.kit.scale):
            return None
        if self._seen is None or self._seen[0] is not s or self._seen[1:3] != (cell, side):
            self._seen = (s, cell, side, self._painted(s, cell, side))
        return self._seen[3]

    def _painted(self, s: TerraeState, cell: int, side: int) -> Surface:
        t = self.table
        picture = Surface((side, side))
        picture.fill(WATER)
        picture.blit(t.board.pictured(cell, side), (0, 0))
        x0, y0 = to_point(cell, 1.0)
        things = [(thing.picture, thing.at) for thing in t.board.standing.things(s, side)]
        here = t.fleet.here(s, cell)
        large = round(ship_size(len(here)) * side)
        things += [(t.fleet.picture(s, vessel, large), t.fleet.place(s, vessel)) for vessel in here]
        for thing, (x, y) in things:
            if abs(x - x0) < 1 and abs(y - y0) < 1:
                at = (round((x - x0 + 0.5) * side), round((y - y0 + 0.5) * side))
                picture.blit(thing, thing.get_rect(center=at))
        box = Rect(0, 0, side, side)
        corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
        return framed(picture, corners, t.kit.scale)
