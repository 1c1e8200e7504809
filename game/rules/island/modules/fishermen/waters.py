"""The waters: a lake instead of the desert, and the fishing grounds where no harbour is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from game.engine.chance import below
from game.engine.rulebook import once_per_book
from game.engine.state import State
from game.rules.island.board import Board, shuffled
from game.rules.island.book import IslandBook
from game.rules.island.content import GroundEntry
from game.rules.island.modules.fishermen.layer import fishers, look_at, part_of
from game.rules.island.state import IslandState
from game.rules.island.topology import mask_of

LAKE = "lake"


@fishers.wrap("terrain")
def lay_lake(rule: Callable[..., list[int]], b: IslandBook, s: State) -> list[int]:
    """In the place of land that gives nothing; where the terrain is shuffled, never on the coast."""
    terrain = rule(b, s)
    lake = b.terrain[LAKE]
    if b.map.hexes is not None:
        return [kind if b.gives[kind] >= 0 else lake for kind in terrain]
    land = [kind for kind in terrain if b.gives[kind] >= 0]
    inside = [h for h, ring in enumerate(b.top.ring) if not ring & b.top.coast]
    lakes = sorted(
        inside.pop(below(s, len(inside))) for _ in range(min(len(inside), len(terrain) - len(land)))
    )
    land += [lake] * (len(terrain) - len(land) - len(lakes))
    for h in lakes:
        land.insert(h, lake)
    return land


@fishers.wrap("board")
def lay_grounds(rule: Callable[..., Board], b: IslandBook, s: State) -> Board:
    """On every stretch of coast that is free of harbours."""
    board = rule(b, s)
    harbours = {path for path, _ in board.harbours}
    entries = b.library.of("grounds", GroundEntry).values()
    rolls = [entry.roll for entry in entries]
    if b.switch["grounds"] == "shuffled":
        rolls = shuffled(s, rolls)
    free = [harbours.isdisjoint(b.top.path[name] for name in entry.paths) for entry in entries]
    part = part_of(cast(IslandState, s))
    part.grounds = tuple(roll if is_free else 0 for roll, is_free in zip(rolls, free, strict=True))
    return board


@once_per_book
def shores(b: IslandBook) -> list[int]:
    """By ground, a mask of the corners that it touches."""
    entries = b.library.of("grounds", GroundEntry).values()
    return [mask_of([c for name in e.paths for c in b.top.ends[b.top.path[name]]]) for e in entries]


@once_per_book
def lake_rolls(b: IslandBook) -> frozenset[int]:
    return frozenset(b.terrains[b.terrain[LAKE]].fish)


def fishing(b: IslandBook, s: IslandState, number: int) -> Iterator[int]:
    """A mask of the corners of each water that pays on a number; the robber stops a lake, but no ground."""
    if number in lake_rolls(b):
        lake = b.terrain[LAKE]
        for h, kind in enumerate(s.terrain):
            if kind == lake and h != s.robber:
                yield b.top.ring[h]
    for roll, shore in zip(look_at(s).grounds, shores(b), strict=True):
        if roll == number:
            yield shore
