"""How scenarios of the Island spell wagons, wares and barbarians, and what they expect of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from game.engine.chance import Chance
from game.rules.island.board import wind
from game.rules.island.book import IslandBook
from game.rules.island.modules.traders import layer as traders
from game.rules.island.modules.traders.layer import EMPTY, TradersPart, trade
from game.rules.island.state import NOBODY, IslandState
from tests.rules.harness import equal

NAME = traders.NAME
LAND = [
    *["forest 5", "pasture 9", "quarry"],
    *["fields 10", "hills 6", "forest 4", "mountains 10"],
    *["trade-castle", "pasture 11", "fields 3", "hills 8", "forest 4"],
    *["mountains 8", "forest 3", "pasture 5", "hills 9"],
    *["fields 11", "mountains 6", "glassworks"],
]
"""The land in mid-game."""


def ware_names(book: IslandBook) -> list[str]:
    return [entry.id for entry in trade(book).wares]


def chance_names(book: IslandBook, chance: Chance) -> Mapping[str, int]:
    return {name: n for n, name in enumerate(ware_names(book))} if chance.kind == "ware" else {}


def lay(book: IslandBook, state: IslandState, given: dict[str, Any], phase: str) -> None:
    """A wagon stands at the first city, unless its seat says otherwise."""
    part, wares = traders.part_of(state), ware_names(book)
    for seat in range(state.seats):
        mine, cities = given.get(f"seat{seat}", {}), state.cities[seat]
        first = (cities & -cities).bit_length() - 1 if cities else NOBODY
        part.wagons[seat] = book.top.corner[mine.pop("wagon")] if "wagon" in mine else first
        part.levels[seat] = mine.pop("level", 1) - 1
        part.delivered[seat] = mine.pop("delivered", 0)
        part.carries[seat] = wares.index(mine.pop("carries")) if "carries" in mine else EMPTY
    for plaza, stack in given.pop("stacks", {}).items():
        n = [entry.id for entry in trade(book).plazas].index(plaza)
        part.stacks[n] = [stack.get(name, 0) for name in wares]
    _fill_box(book, part)
    if "barbarians" in given:
        part.barbarians = [book.top.path[name] for name in given.pop("barbarians")]
    part.coins = given.pop("coins", part.coins)
    if phase == "wagon":
        part.moving = 1
        seat = given.get("turn", 0)
        part.points = given.pop("points-left", trade(book).wagons[part.levels[seat]].move)


def _fill_box(book: IslandBook, part: TradersPart) -> None:
    """As many wares came with the first plaza as are not accounted for elsewhere."""
    plazas = trade(book).plazas
    there = sum(map(sum, part.stacks)) + sum(part.delivered) + sum(ware != EMPTY for ware in part.carries)
    others = sum(sum(entry.wares.values()) for entry in plazas[1:])
    first = next(iter(plazas[0].wares))
    plazas[0] = replace(plazas[0], wares={first: there - others})


def check(book: IslandBook, state: IslandState, word: str, wanted: Any) -> bool:
    """Whether the word is one of these."""
    part = traders.part_of(state)
    if word == "barbarians":
        equal(word, sorted(book.top.path_names[path] for path in part.barbarians), sorted(wanted))
    elif word == "stacks":
        names = [entry.id for entry in trade(book).plazas]
        equal(word, {name: sum(part.stacks[names.index(name)]) for name in wanted}, wanted)
    elif word == "wares":
        found = {
            entry.id: {name: n for name, n in zip(ware_names(book), stack, strict=True) if n}
            for entry, stack in zip(trade(book).plazas, part.stacks, strict=True)
        }
        equal(word, found, wanted)
    elif word == "token-order":
        land, ends = list(state.terrain), book.top.land_ends()
        in_order = list(state.token) in [wind(book, land, wanted, start) for start in ends]
        equal("in their order from a corner of the island", in_order, True)
    elif word == "lands":
        lands = [book.terrains[kind].id for kind in state.terrain]
        equal(word, {name: lands.count(name) for name in wanted}, wanted)
    elif word in ("points-left", "moving", "coins"):
        equal(word, getattr(part, word.split("-")[0]), wanted)
    else:
        return False
    return True


def check_seat(book: IslandBook, state: IslandState, seat: int, word: str, wanted: Any) -> bool:
    part, what = traders.part_of(state), f"seat {seat}, {word}"
    if word == "wagon":
        corner = part.wagons[seat]
        equal(what, book.top.corner_names[corner] if corner != NOBODY else None, wanted)
    elif word == "level":
        equal(what, part.levels[seat] + 1, wanted)
    elif word == "delivered":
        equal(what, part.delivered[seat], wanted)
    elif word == "carries":
        ware = part.carries[seat]
        equal(what, ware_names(book)[ware] if ware != EMPTY else None, wanted)
    else:
        return False
    return True
