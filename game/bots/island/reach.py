"""How far a colour's roads reach: the free corners it could settle on, and who else is as near."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.island.land import Income
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

FAR = 3
"""Roads that are looked ahead."""
MOST_KEPT = 4_000

Rings = tuple[int, ...]
"""By number of roads, a mask of the corners that so many more can reach."""


class Site(NamedTuple):
    """A corner where a settlement could stand."""

    corner: int
    roads: int
    """How many are missing."""
    sure: float
    """How likely it stays free until then, from 0 to 1."""
    gets: float
    """What it would add to the pace."""
    bonus: float = 0.0
    """What it brings at once besides its own point."""


class Reach:
    def __init__(self) -> None:
        self._rings: dict[tuple[int, ...], Rings] = {}

    def rings(self, b: IslandBook, s: IslandState, colour: int) -> Rings:
        foreign = s.built & ~s.houses[colour]
        start = s.net[colour] | s.houses[colour]
        key = start, foreign, s.taken
        found = self._rings.get(key)
        if found is None:
            if len(self._rings) > MOST_KEPT:
                self._rings.clear()
            found = self._rings[key] = _rings(b, s.taken, foreign, start)
        return found

    def contested(self, b: IslandBook, s: IslandState, colour: int) -> Rings:
        """The same of all others together."""
        found = [0] * (FAR + 1)
        for other in range(s.colours):
            if other != colour and s.net[other]:
                for n, mask in enumerate(self.rings(b, s, other)):
                    found[n] |= mask
        return tuple(found)

    def sites(
        self, b: IslandBook, s: IslandState, colour: int, gives: list[Income], more: Income, barred: int
    ) -> list[Site]:
        """Where the colour could settle, in no order."""
        rings, theirs = self.rings(b, s, colour), self.contested(b, s, colour)
        free = b.top.all_corners & ~(s.built | s.near | barred)
        found = []
        nearer = 0
        for roads, ring in enumerate(rings):
            for corner in bits(ring & free & ~nearer):
                gets = 0.0
                for n, worth in zip(gives[corner], more, strict=True):
                    gets += n * worth
                found.append(Site(corner, roads, _sure(corner, roads, theirs), gets))
            nearer |= ring
        return found


def _rings(b: IslandBook, taken: int, foreign: int, start: int) -> Rings:
    steps = b.top.steps
    found = [start]
    edge = seen = start
    for _ in range(FAR):
        beyond = 0
        for corner in bits(edge & ~foreign):
            for path, there in steps[corner]:
                if not taken & path:
                    beyond |= 1 << there
        edge = beyond & ~seen
        seen |= beyond
        found.append(seen)
    return tuple(found)


TAKEN_FIRST = (0.75, 0.45, 0.3, 0.2)
"""How likely a corner stays free when another is as near, by the roads that are missing."""
LATER = 0.6
"""Of that, when another is nearer still."""


def _sure(corner: int, roads: int, theirs: Rings) -> float:
    if not theirs[roads] >> corner & 1:
        return 1.0
    sure = TAKEN_FIRST[roads]
    if roads and theirs[roads - 1] >> corner & 1:
        sure *= LATER
    return sure
