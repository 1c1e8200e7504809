"""The land: castle and desert in their places, coast and inland shuffled each for itself."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.state import State
from game.rules.island.board import Board, need_shuffled_map, shuffled
from game.rules.island.book import IslandBook
from game.rules.island.content import RegionEntry
from game.rules.island.modules.barbarian_attack.layer import COAST, part_of, places, raiders, shore
from game.rules.island.state import BESIDE, IslandState


@raiders.wrap("book-made")
def shuffled_map(rule: Callable[..., None], b: IslandBook) -> None:
    rule(b)
    need_shuffled_map(b)


@raiders.wrap("terrain")
def lay_regions(rule: Callable[..., list[int]], b: IslandBook, s: State) -> list[int]:
    laid = [0] * len(b.top.cells)
    for region in b.library.of("regions", RegionEntry).values():
        box = [b.terrain[name] for name, n in region.terrains.items() for _ in range(n)]
        for (hexagon, _), terrain in zip(places(region), shuffled(s, box), strict=True):
            laid[hexagon] = terrain
    return laid


@raiders.wrap("tokens")
def lay_tokens(rule: Callable[..., list[int]], b: IslandBook, s: State, terrain: list[int]) -> list[int]:
    """As printed, on whatever lies there."""
    laid = [0] * len(terrain)
    for region in b.library.of("regions", RegionEntry).values():
        for hexagon, roll in places(region):
            laid[hexagon] = roll
    return laid


@raiders.wrap("board")
def first_landing(rule: Callable[..., Board], b: IslandBook, s: IslandState) -> Board:
    """One barbarian on each hex of the coast with a number that the content names."""
    board, part = rule(b, s), part_of(s)
    rolls = b.library.of("regions", RegionEntry)[COAST].barbarians
    for hexagon in shore(b).hexes:
        if board.token[hexagon] in rolls:
            part.there[hexagon] += 1
            part.supply -= 1
    return board


# There is no robber


@raiders.wrap("robber-start")
def no_robber(rule: Callable[..., int], b: IslandBook, s: State, terrain: list[int]) -> int:
    return BESIDE


@raiders.wrap("robber-home")
def at_home(rule: Callable[..., list[int]], b: IslandBook, s: IslandState) -> list[int]:
    return [BESIDE]
