"""Tiles touch both ways: what hangs together is the same wherever one starts to count."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from game.engine.game import Setup
from game.engine.hexes import neighbours
from game.engine.piles import EVERYBODY, UNKNOWN, fix
from game.engine.run import advance, answer
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import Tiles
from game.rules.western_sea.counts import controls, tiles_where
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.fish_and_ships.layer import NAME, face_down, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA
from game.rules.western_sea.modules.fish_and_ships.shore import lay_afloat
from game.rules.western_sea.pieces import bits
from game.rules.western_sea.state import SeaState
from tests.rules.western_sea.test_fish_and_ships import eager
from tests.rules.western_sea.test_games import library

MODULES: list[tuple[str, ...]] = [(), (NAME,), tuple(GAME.modules)]
SEEDS = 8
LINKED = Tiles(hold="controlled", linked=True)


@cache
def book(modules: tuple[str, ...], seats: int) -> SeaBook:
    made = GAME.make_book(library(), setup(modules, seats, 0))
    assert isinstance(made, SeaBook)
    return made


def setup(modules: tuple[str, ...], seats: int, seed: int) -> Setup:
    return Setup(game=GAME.name, seats=("random",) * seats, modules=modules, seed=seed)


def late_states(modules: tuple[str, ...], seats: int) -> Iterator[SeaState]:
    """A few states of each game's last round, one with the whole sea face up and somebody on every island."""
    b = book(modules, seats)
    for seed in range(SEEDS):
        s, dice = GAME.start(b, setup(modules, seats, seed)), random.Random(seed)
        seen: list[SeaState] = []
        decision = advance(b, s)
        while decision is not None:
            assert isinstance(s, SeaState)
            seen = [*seen[-20:], s.copy()]
            answer(b, s, decision.options[eager([o.key for o in decision.options], dice)])
            decision = advance(b, s)
        yield from seen[::5]
        if NAME in modules and sea_of(seen[-1]).cells:
            yield all_at_sea(b, seen[-1], dice)


def all_at_sea(b: SeaBook, s: SeaState, dice: random.Random) -> SeaState:
    sea = sea_of(s)
    for n, tile in enumerate(sea.tiles.slots):
        if face_down(sea, FIRST_SEA + n):
            tile = dice.choice(sea.tiles.pool) if tile == UNKNOWN else tile
            if sea.tiles.slots[n] == UNKNOWN:
                fix(sea.tiles, tile, len(sea.tiles) - 1 - n, EVERYBODY)
            sea.tiles.knows[n] = EVERYBODY
            lay_afloat(b, s, tile, FIRST_SEA + n)
    for tile in bits(b.role_bits["island"]):
        if s.cell[tile] >= 0:
            own(s, dice.randrange(s.seats), tile)
    return s


def own(s: SeaState, seat: int, tile: int) -> None:
    s.house[tile] = seat
    s.holds[seat] |= 1 << tile


def flooded(s: SeaState, tiles: set[int]) -> int:
    """The most of these tiles that hang together by the cells on which they lie."""
    most = 0
    while tiles:
        wet = [tiles.pop()]
        for tile in wet:
            around = {s.at[c] for c in neighbours(s.cell[tile]) if c in s.at} & tiles
            tiles -= around
            wet += around
        most = max(most, len(wet))
    return most


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_linked_tiles_are_counted_as_by_a_flood_over_the_cells(modules: tuple[str, ...], seats: int) -> None:
    b = book(modules, seats)
    for s in late_states(modules, seats):
        for seat in range(seats):
            held = {t for t in range(len(b.tiles)) if s.cell[t] >= 0 and controls(s, seat, t)}
            assert tiles_where(b, s, seat, LINKED).bit_count() == flooded(s, held)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_what_touches_a_tile_is_touched_by_it(modules: tuple[str, ...], seats: int) -> None:
    for s in late_states(modules, seats):
        for tile, near in enumerate(s.near):
            assert all(s.near[other] >> tile & 1 for other in bits(near)), f"tile {tile}"


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_one_more_tile_never_makes_a_linked_count_smaller(modules: tuple[str, ...], seats: int) -> None:
    b = book(modules, seats)
    for s in late_states(modules, seats):
        for seat in range(seats):
            before = tiles_where(b, s, seat, LINKED).bit_count()
            for tile in bits(b.tile_bits & ~b.role_bits["water"]):
                if s.cell[tile] >= 0 and not controls(s, seat, tile):
                    more = s.copy()
                    own(more, seat, tile)
                    assert tiles_where(b, more, seat, LINKED).bit_count() >= before


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_somebody_holds_islands_in_those_states(seats: int) -> None:
    islands = book((NAME,), seats).role_bits["island"]
    assert any(holds & islands for s in late_states((NAME,), seats) for holds in s.holds)
