"""The final score of random games, recomputed from the board in the plainest way."""

from __future__ import annotations

import random

import pytest

from game.engine.run import advance, answer
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.counts import controls
from game.rules.western_sea.game import GAME
from game.rules.western_sea.scoring import score_lines, totals
from game.rules.western_sea.state import SeaState
from tests.rules.western_sea.test_games import book, setup


def final(seats: int, seed: int) -> tuple[SeaBook, SeaState]:
    b, dice = book(seats), random.Random(seed)
    s = GAME.start(b, setup(seats, seed))
    decision = advance(b, s)
    while decision is not None:
        answer(b, s, dice.choice(decision.options))
        decision = advance(b, s)
    assert isinstance(s, SeaState)
    return b, s


def naive_tile(b: SeaBook, s: SeaState, tile: int, seat: int) -> int:
    """Points of one seat on one tile: rank by tents, a house above all tents."""
    if s.cell[tile] < 0 or not b.tiles[tile].points:
        return 0
    strength = [s.tents[tile * s.seats + o] + (1000 if s.house[tile] == o else 0) for o in range(s.seats)]
    if not strength[seat]:
        return 0
    better = {x for x in strength if x > strength[seat]}
    return (*b.tiles[tile].points, 0, 0)[min(len(better), 2)]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_points_recomputed_from_the_board_agree(seats: int, seed: int) -> None:
    b, s = final(seats, seed)
    lines = score_lines(b, s)
    for seat in range(seats):
        mine = [line for line in lines if line.seat == seat]
        by = {
            c: sum(line.points for line in mine if line.category == c)
            for c in ("tiles", "vp", "houses", "dice")
        }
        assert by["tiles"] == sum(naive_tile(b, s, tile, seat) for tile in range(len(b.tiles)))
        assert by["vp"] == s.vp[seat]
        assert by["houses"] == b.number["house-vp"] * sum(owner == seat for owner in s.house)
        colours = [f // FACES for f in s.active[seat]]
        owned = len(colours) + sum(s.bag[seat]) + sum(s.spent[seat])
        assert by["dice"] == owned // b.number["dice-per-vp"]
        assert totals(b, s)[seat] == sum(line.points for line in mine)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_whoever_scores_the_high_value_of_a_tile_controls_it(seats: int) -> None:
    b, s = final(seats, 3)
    for line in score_lines(b, s):
        high, low = b.tiles[b.thing[line.what]].points if line.category == "tiles" else (0, 0)
        if high > low:
            tile = b.thing[line.what]
            assert controls(s, line.seat, tile) == (
                naive_tile(b, s, tile, line.seat) == b.tiles[tile].points[0]
            )
