"""The land: the rivers lie where they are printed, the rest of the island is laid around them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice

from game.engine.chance import below
from game.engine.state import State
from game.rules.island.board import REDS, Board, need_shuffled_map, scatter, touching, wind
from game.rules.island.book import IslandBook
from game.rules.island.content import RiverEntry, TokenEntry
from game.rules.island.modules.printed_land import lay_around
from game.rules.island.modules.rivers.layer import riverside
from game.rules.island.state import BESIDE

FIRST, SECOND = "b", "h"
"""The token that is left out and then laid upon the other."""


def printed(b: IslandBook) -> dict[int, int]:
    """By hex of the rivers, its terrain."""
    found = {}
    for entry in b.library.of("rivers", RiverEntry).values():
        for place in entry.hexes:
            number, _, name = place.partition(" ")
            found[int(number)] = b.terrain[name]
    return found


@riverside.wrap("book-made")
def shuffled_map(rule: Callable[..., None], b: IslandBook) -> None:
    rule(b)
    need_shuffled_map(b)


@riverside.wrap("terrain")
def lay_rivers(rule: Callable[..., list[int]], b: IslandBook, s: State) -> list[int]:
    removed = [entry.removes for entry in b.library.of("rivers", RiverEntry).values()]
    return lay_around(b, s, printed(b), removed)


@riverside.wrap("tokens")
def lay_tokens(rule: Callable[..., list[int]], b: IslandBook, s: State, terrain: list[int]) -> list[int]:
    """In their order from any hex at the coast, without the one that is laid upon another."""
    laid = [entry.roll for entry in b.library.of("tokens", TokenEntry).values() if entry.id != FIRST]
    places = sum(b.gives[kind] >= 0 for kind in terrain)
    tokens = list(islice(cycle(laid), places))
    if b.map.tokens != "spiral":
        return scatter(b, s, terrain, tokens)
    coast = [h for h, ring in enumerate(b.top.ring) if ring & b.top.coast and b.gives[terrain[h]] >= 0]
    ways = [wind(b, terrain, tokens, start) for start in coast]
    sound = [way for way in ways if not touching(b.top, [h for h, n in enumerate(way) if n in REDS])]
    among = sound or ways
    return among[below(s, len(among))]


@riverside.wrap("board")
def lay_last_token(rule: Callable[..., Board], b: IslandBook, s: State) -> Board:
    """The hex with the one token pays on the other's number, too."""
    board = rule(b, s)
    rolls = {entry.id: entry.roll for entry in b.library.of("tokens", TokenEntry).values()}
    there = [h for h, roll in enumerate(board.token) if roll == rolls[SECOND]]
    return board._replace(more=tuple((h, rolls[FIRST]) for h in there[:1]))


@riverside.wrap("robber-start")
def robber_start(rule: Callable[..., int], b: IslandBook, s: State, terrain: list[int]) -> int:
    """On one of the swamps, by lot."""
    swamps = [h for h, kind in enumerate(terrain) if b.gives[kind] < 0]
    return swamps[below(s, len(swamps))] if swamps else BESIDE
