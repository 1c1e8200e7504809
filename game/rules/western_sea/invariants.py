"""What is true of every state of a game: nothing is lost, nothing is invented."""

from __future__ import annotations

from game.engine.hexes import neighbours
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import dice_of
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import REASONS


def check_state(b: SeaBook, s: SeaState) -> None:
    """Raise AssertionError with plain words when an invariant is broken."""
    for what in ("places", "tents", "dice", "map", "counts"):
        b.rules[f"check.{what}"](b, s)


@base.rule("check.places")
def _places(b: SeaBook, s: SeaState) -> None:
    """A place for everything of each seat, tile and colour."""
    by_seat = (s.bag, s.spent, s.active, s.camp, s.supply, s.houses, s.holds, s.chosen, s.tokens, s.vp)
    assert {len(x) for x in (*by_seat, s.used, s.done)} == {s.seats}, "places by seat"
    assert {len(x) for x in (s.house, s.cell, s.near)} == {len(b.tiles)}, "places by tile"
    assert all(0 <= thing < len(b.things) for thing in s.row), "a technology that there is not"
    assert len(s.tents) == s.seats * len(b.tiles), "places for tents"
    assert {len(x) for x in (s.stock, *s.bag, *s.spent)} == {len(b.dice)}, "places by colour"


@base.rule("check.tents")
def _tents(b: SeaBook, s: SeaState) -> None:
    n = s.seats
    for seat in range(n):
        on_map = s.tents[seat::n]
        total = s.camp[seat] + s.supply[seat] + sum(on_map)
        assert total == b.number["tents"], f"seat {seat} has {total} tents"
        built = [t for t, owner in enumerate(s.house) if owner == seat]
        assert s.houses[seat] + len(built) == b.number["houses"], f"seat {seat}: houses"
        here = sum(1 << t for t in range(len(b.tiles)) if on_map[t] or s.house[t] == seat)
        assert s.holds[seat] & b.tile_bits == here, f"seat {seat}: presence"
        assert min(s.camp[seat], s.supply[seat], *on_map) >= 0, f"seat {seat}: negative tents"


@base.rule("check.dice")
def _dice(b: SeaBook, s: SeaState) -> None:
    for colour, die in enumerate(b.dice):
        owned = sum(dice_of(s, seat, colour) for seat in range(s.seats))
        assert s.stock[colour] >= 0, f"{die.id}: negative stock"
        if die.limited:
            total = owned + s.stock[colour] + b.number["dice-boxed"]
            assert total == die.count, f"{die.id}: {total} dice of {die.count}"
        else:
            assert owned + s.stock[colour] <= die.start * s.seats, f"{die.id}: {owned} dice"


@base.rule("check.map")
def _map(b: SeaBook, s: SeaState) -> None:
    laid = [t for t, cell in enumerate(s.cell) if cell >= 0]
    assert s.at == {s.cell[t]: t for t in laid}, "the map's two indices differ"
    frontier: dict[int, int] = {}
    for tile in laid:
        around = [s.at.get(c) for c in neighbours(s.cell[tile])]
        assert s.near[tile] == sum(1 << t for t in around if t is not None), f"neighbours of tile {tile}"
        for cell in neighbours(s.cell[tile]):
            if cell not in s.at:
                frontier[cell] = frontier.get(cell, 0) | 1 << tile
    assert s.frontier == frontier, "the frontier is not the land's rim"
    waiting = [*s.pile.pool, *[t for t in s.pile.slots if t >= 0], *s.drawn, *s.starts]
    assert all(0 <= tile < len(b.tiles) for tile in waiting), "a tile that there is not"
    assert len(set(waiting + laid)) == len(waiting + laid), "a tile is in two places"


@base.rule("check.counts")
def _counts(b: SeaBook, s: SeaState) -> None:
    assert 0 <= s.points <= b.number["vp-supply"], "the supply of points"
    assert set(s.reasons) <= set(REASONS), "an end that there is not"
    for seat in range(s.seats):
        assert s.vp[seat] >= 0, f"seat {seat}: negative points"
        assert min(s.tokens[seat]) >= 0, f"seat {seat}: negative tokens"
        technologies = s.holds[seat] & b.technology_bits
        assert technologies & ~sum(1 << t for t in s.row) == 0, f"seat {seat}: a technology not in play"
