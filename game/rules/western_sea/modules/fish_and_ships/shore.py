"""Coast hexes are land of their own terrain; sea tiles are beside the land, but no land."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.hexes import neighbours
from game.engine.piles import UNKNOWN
from game.engine.rulebook import emit
from game.engine.state import Event
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import (
    ON_BOARD,
    face_down,
    fish,
    has_ship,
    of_role,
    place_of,
    sea_of,
    see_sea,
)
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA, HARBOUR, LINKS
from game.rules.western_sea.pieces import bits, lay_tile, number
from game.rules.western_sea.state import SeaState

# Laying


def lay_coast(b: SeaBook, s: SeaState, tile: int, place: int) -> None:
    sea = sea_of(s)
    sea.coasts[place] = tile
    if sea.inset and place != HARBOUR:
        lay_afloat(b, s, tile, place)
    else:
        lay_tile(b, s, tile, sea.cells[place])


def lay_afloat(b: SeaBook, s: SeaState, tile: int, place: int) -> None:
    """It touches the tiles around it, but makes no empty hex a rim of the land."""
    cell = sea_of(s).cells[place]
    s.cell[tile] = cell
    s.at[cell] = tile
    s.near[tile] = touching(s, cell)
    for other in bits(s.near[tile]):
        s.near[other] |= 1 << tile
    emit(s, "tile", tile, cell)


def touching(s: SeaState, cell: int) -> int:
    """A bit for each tile that touches this cell; an inset touches its harbour across the board."""
    sea = see_sea(s)
    place = place_of(sea, cell)
    linked = [sea.cells[other] for other in LINKS[place] if other < len(sea.cells)] if place >= 0 else []
    around = {s.at[c] for c in (*neighbours(cell), *linked) if c in s.at}
    return sum(1 << tile for tile in around)


@fish.watch("tile")
def rim_by_the_sea(b: SeaBook, s: SeaState, event: Event) -> None:
    """To new land the sea tiles around it are as good as empty: they are its rim."""
    tile, cell = int(event[1]), int(event[2])
    if b.ashore >> tile & 1 and s.near[tile] & ~b.ashore:
        for beside in neighbours(cell):
            if not b.ashore >> s.at.get(beside, tile) & 1:
                s.frontier[beside] = s.frontier.get(beside, 0) | 1 << tile


# Exploring and settling


@fish.wrap("explore-sites")
def sites_ashore(
    inner: Callable[..., list[int]], b: SeaBook, s: SeaState, seat: int, most: int = 0
) -> list[int]:
    """Coast hexes count as tiles only while somebody is present there; sea tiles never do."""
    sea = see_sea(s)
    if not sea.cells:
        return inner(b, s, seat, most)
    peopled = 0
    for holds in s.holds:
        peopled |= holds
    coast = sum(1 << t for t in sea.coasts if t >= 0)
    counts = ~coast | peopled
    touch, mine = number(b, s, seat, "explore-touch"), s.holds[seat] & b.tile_bits
    water = sea.cells[FIRST_SEA:]
    return [
        cell
        for cell, around in s.frontier.items()
        if around & mine and (around & counts).bit_count() >= touch and cell not in water
    ]


@fish.wrap("settle-reach")
def settle_ashore(inner: Callable[..., int], b: SeaBook, s: SeaState, seat: int) -> int:
    """rulebook: tents come to an island by ship only"""
    return inner(b, s, seat) & ~b.role_bits["island"]


# What the table calls a hex


@fish.wrap("face-down")
def sea_number(inner: Callable[..., int], b: SeaBook, s: SeaState, cell: int) -> int:
    sea = see_sea(s)
    place = place_of(sea, cell)
    return place - FIRST_SEA + 1 if place >= 0 and face_down(sea, place) else 0


# Invariants


@fish.wrap("check.map")
def check_sea(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """Without what floats, the map is as ever; and the sea is whole."""
    sea = sea_of(s)
    land = s.copy()
    floats = [t for t in of_role(b, "water", "island") if s.cell[t] >= 0]
    if sea.inset:
        floats += [t for place, t in enumerate(sea.coasts) if t >= 0 and place != HARBOUR]
    for tile in floats:
        del land.at[land.cell[tile]]
        land.cell[tile], land.near[tile] = -1, 0
    land.near = [near & ~sum(1 << t for t in floats) for near in land.near]
    inner(b, land)
    for tile, cell in enumerate(s.cell):
        assert s.near[tile] == (touching(s, cell) if cell >= 0 else 0), f"what touches tile {tile}"
    _check_pieces(b, s)


def _check_pieces(b: SeaBook, s: SeaState) -> None:
    sea = sea_of(s)
    afloat = of_role(b, "water", "island")
    known = [t for t in sea.tiles.slots if t != UNKNOWN]
    assert sorted([*known, *sea.tiles.pool]) == afloat, "a sea tile was lost"
    for n, tile in enumerate(sea.tiles.slots):
        up = not face_down(sea, FIRST_SEA + n)
        assert not up or s.cell[tile] == sea.cells[FIRST_SEA + n], "a sea tile lies elsewhere"
    assert sum(s.cell[t] >= 0 for t in afloat) == sum(
        not face_down(sea, FIRST_SEA + n) for n in range(len(sea.tiles))
    ), "a sea tile is on the map, but not in the sea"
    if sea.cells:
        assert not any(s.cell[t] >= 0 for t in of_role(b, "small-harbour")), "the small harbour lies there"
        assert len(set(sea.cells)) == len(sea.cells), "two places of the sea are one"
    for seat, ship in enumerate(sea.ships):
        assert ship == ON_BOARD or ship in sea.cells, f"seat {seat}: the ship is ashore"
        assert has_ship(b, s, seat) == (ship != ON_BOARD), f"seat {seat}: the ship and what brings it"
    no_camp = b.role_bits["water"]
    assert not any(holds & no_camp for holds in s.holds), "somebody camps on the water"


@fish.wrap("check.dice")
def check_treasure(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """A treasure die for each seat on the island that brings it, and never in a bag."""
    treasure = b.colour["treasure"]
    others: Any = s.copy()
    for seat in range(s.seats):
        active = [f for f in s.active[seat] if f // FACES == treasure]
        owned = len(active) + s.spent[seat][treasure]
        assert owned == bool(s.holds[seat] & b.brings["treasure"]), f"seat {seat}: {owned} treasure dice"
        assert not s.bag[seat][treasure], f"seat {seat}: the treasure die is in the bag"
        others.active[seat] = [f for f in s.active[seat] if f // FACES != treasure]
        others.spent[seat][treasure] = 0
    inner(b, others)
