"""What a voyage costs: the steps and tolls to every square that a ship can reach, and the way there."""

from __future__ import annotations

from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.sailing import routes, tolls_payable
from game.rules.finis_terrae.state import TerraeState

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
