"""Hexes that a scenario has printed: they lie where they belong, and the rest of the land is shuffled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.engine.state import State
from game.rules.island.board import shuffled, terrains
from game.rules.island.book import IslandBook


def lay_around(
    b: IslandBook, s: State, fixed: Mapping[int, int], removed: Iterable[Mapping[str, int]]
) -> list[int]:
    """By hex, its terrain; as much is left in the box as is fixed. A pack may have filled it otherwise."""
    box = terrains(b)
    for terrain, n in [each for entry in removed for each in entry.items()]:
        for _ in range(min(n, box.count(b.terrain[terrain]))):
            box.remove(b.terrain[terrain])
    land = iter(shuffled(s, box))
    return [fixed[h] if h in fixed else next(land) for h in range(len(b.top.cells))]
