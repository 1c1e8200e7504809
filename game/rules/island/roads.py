"""The longest road: the longest trail along one's own paths, and who holds the card for it."""

from __future__ import annotations

from game.engine.rulebook import emit
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import Topology, bits

SHORTEST_RING = 6
"""Paths around one hex."""


def longest_trail(top: Topology, mine: int, stops: int, heavy: int = 0, weight: int = 1) -> int:
    """No path twice; a corner in `stops` may begin or end the trail, and nothing more. Paths in `heavy` count
    as so many.

    A trail that can't be made longer ends where an odd number of paths meet, or at a stop; only a closed ring
    has no such place.
    """
    steps, star = top.steps, top.star
    heavy &= mine
    touched = 0
    for path in bits(mine):
        touched |= top.tips[path]
    best = 0
    ring = mine if mine.bit_count() >= SHORTEST_RING else 0
    for corner in bits(touched):
        here = mine & star[corner]
        if here.bit_count() & 1 or stops >> corner & 1:
            if ring & here:
                ring &= ~_connected(top, here, mine, stops)
            n = (
                _walk_heavy(steps, corner, mine, stops, heavy, weight)
                if heavy
                else _walk(steps, corner, mine, stops)
            )
            if n > best:
                best = n
    while ring:
        closed = _connected(top, ring & -ring, mine, stops)
        best = max(best, closed.bit_count() + (weight - 1) * (closed & heavy).bit_count())
        ring &= ~closed
    return best


def _walk(steps: list[tuple[tuple[int, int], ...]], corner: int, left: int, stops: int) -> int:
    best = 0
    for path, beyond in steps[corner]:
        if left & path:
            n = 1 if stops >> beyond & 1 else 1 + _walk(steps, beyond, left ^ path, stops)
            if n > best:
                best = n
    return best


def _walk_heavy(
    steps: list[tuple[tuple[int, int], ...]], corner: int, left: int, stops: int, heavy: int, weight: int
) -> int:
    """Apart from the other, which is walked far more often."""
    best = 0
    for path, beyond in steps[corner]:
        if left & path:
            n = weight if heavy & path else 1
            if not stops >> beyond & 1:
                n += _walk_heavy(steps, beyond, left ^ path, stops, heavy, weight)
            if n > best:
                best = n
    return best


def trail_of(b: IslandBook, s: IslandState, colour: int) -> list[int]:
    """The paths of one longest trail in walking order, for whoever shows it."""
    mine, stops = s.roads[colour], s.built & ~s.houses[colour]
    heavy, weight = b.rules["heavy-paths"](b, s)
    best: list[int] = []
    most = 0

    def walk(corner: int, left: int, way: list[int]) -> None:
        nonlocal best, most
        long = len(way) + (weight - 1) * sum(heavy >> path & 1 for path in way)
        if long > most:
            best, most = way, long
        if way and stops >> corner & 1:
            return
        for path in b.top.paths_at[corner]:
            if left >> path & 1:
                walk(sum(b.top.ends[path]) - corner, left & ~(1 << path), [*way, path])

    for corner in bits(s.net[colour]):
        walk(corner, mine, [])
    return best


def _connected(top: Topology, start: int, mine: int, stops: int) -> int:
    """The paths that hang together with those of `start`, not through a stop."""
    found, edge = start, start
    while edge:
        corners = 0
        for path in bits(edge):
            corners |= top.tips[path]
        edge = 0
        for corner in bits(corners & ~stops):
            edge |= top.star[corner]
        edge &= mine & ~found
        found |= edge
    return found


@base.rule("road-length")
def road_length(b: IslandBook, s: IslandState, colour: int) -> int:
    """Others' buildings end the trail, own ones do not."""
    heavy, weight = b.rules["heavy-paths"](b, s)
    return longest_trail(b.top, s.roads[colour], s.built & ~s.houses[colour], heavy, weight)


@base.rule("heavy-paths")
def heavy_paths(b: IslandBook, s: IslandState) -> tuple[int, int]:
    """A mask of paths on which a road counts for more, and for how many."""
    return 0, 1


def measure(b: IslandBook, s: IslandState, *colours: int) -> None:
    """Roads of these colours have changed: who holds the card now?"""
    rule = b.rules["road-length"]
    for colour in colours:
        s.length[colour] = rule(b, s, colour)
    holder = b.rules["longest-road"](b, s)
    if holder != s.longest:
        s.longest = holder
        emit(s, "longest-road", holder, s.length[holder] if holder != NOBODY else 0)


@base.rule("longest-road")
def longest_road(b: IslandBook, s: IslandState) -> int:
    """The holder keeps it as long as nobody has more; else the only one with the most, if that is enough."""
    return leader(s.length, s.longest, b.awards["longest-road"].least)


def leader(counts: list[int], holder: int, least: int) -> int:
    most = max(counts)
    if most < least:
        return NOBODY
    if holder != NOBODY and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else NOBODY
