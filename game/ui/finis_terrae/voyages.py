"""What a voyage costs: the steps and tolls to every square that a ship can reach, and the way there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.engine.squares import neighbours, to_point
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.sailing import routes, tolls_payable
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.coast import Line, berth, curve
from game.ui.table.camera import Point

Cost = tuple[int, int]
"""Steps, and dens on the way."""


def costs(b: TerraeBook, s: TerraeState, vessel: int, steps: int) -> dict[int, Cost]:
    """The cheapest voyage to each square; of equally cheap ones, the shortest."""
    most = tolls_payable(b, s, vessel)
    free = most < 0
    start = s.ship[vessel]
    found: dict[int, Cost] = {start: (0, 0)}
    edge = [(start, 0)]
    for step in range(1, steps + 1):
        further = []
        for cell, paid in edge:
            for beside in s.water[cell]:
                tolls = paid if free else paid + (beside in s.dens)
                known = found.get(beside)
                if (known is None or tolls < known[1]) and (free or tolls <= most):
                    found[beside] = (step, tolls)
                    further.append((beside, tolls))
        edge = further
    del found[start]
    return found


def way(b: TerraeBook, s: TerraeState, vessel: int, steps: int, goal: int) -> tuple[int, ...]:
    """The cheapest way there, square by square from where the ship lies."""
    ways = routes(b, s, vessel, steps, goal)
    return ways[min(ways)]


def course(b: TerraeBook, at: Mapping[int, int], way: Sequence[int], last: Point | None = None) -> Line:
    """A smooth line along a way: from water to water through the middle of each border, never over land."""
    points = [berth(b, way[0], at[way[0]])]
    for here, there in pairwise(way):
        (x1, y1), (x2, y2) = to_point(here, 1.0), to_point(there, 1.0)
        border = ((x1 + x2) / 2, (y1 + y2) / 2)
        points += [*_round(b, here, at[here], there), border, *_round(b, there, at[there], here)]
        points.append(berth(b, there, at[there]))
    if last:
        points[-1] = last
    return curve([points[0], *points, points[-1]])


def _round(b: TerraeBook, cell: int, code: int, other: int) -> list[Point]:
    """Around an islet, which lies north of where ships do."""
    tile = b.tiles[code >> 2]
    if not (tile.islet or tile.den) or other != neighbours(cell)[0]:
        return []
    x, y = to_point(cell, 1.0)
    return [(x + 0.38, y - 0.1)]
