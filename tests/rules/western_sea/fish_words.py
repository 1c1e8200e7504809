"""How a scenario gives and expects the sea: harbour and coasts on the map, ships, sea tiles by their hex."""

from __future__ import annotations

from typing import Any

from game.engine.hexes import cell
from game.engine.piles import EVERYBODY, UNKNOWN, fix
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import ON_BOARD, Sea, marked, of_role, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import (
    AHEAD,
    BEACHES,
    EAST,
    FIRST_SEA,
    HARBOUR,
    KEEPS,
    TURNS,
    WEST,
    figure,
)
from game.rules.western_sea.modules.fish_and_ships.shore import lay_afloat, lay_coast
from game.rules.western_sea.pieces import lay_tile
from game.rules.western_sea.state import SeaState
from tests.rules.harness import Misspelled, equal, expect, nothing_else

BOARD = "board"
"""Where a ship is that is not in play."""


class FishWords:
    """Given: `ahead` (the sea hex before the harbour, which raises the sea), `west` and `east` (the beaches),
    `peeked` ({hex: {tile: ..., by: [seats]}}), `ships` ({seat: hex}); otherwise ships lie in the harbour.
    The harbour, and what else of coasts and sea tiles tents stand on, comes with the map; the rest is laid.
    Expected: `ships`, `up` ({hex: tile}), `down` (hexes), `peeked` ({hex: [seats]}), `raised`."""

    def lay(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        sea = sea_of(s)
        given = dict(given)
        self._raise(b, s, given)
        for place, peek in given.pop("peeked", {}).items():
            n = sea.cells.index(_cell(place)) - FIRST_SEA
            known = sum(1 << seat for seat in peek["by"])
            fix(sea.tiles, b.thing[peek["tile"]], len(sea.tiles) - 1 - n, known)
        harbour = 1 << sea.coasts[HARBOUR]
        sea.ships = [sea.cells[HARBOUR] if holds & harbour else ON_BOARD for holds in s.holds]
        for seat, place in given.pop("ships", {}).items():
            sea.ships[int(seat)] = _cell(place)
        nothing_else("given.fish-and-ships", given)

    def _raise(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        """Lay the whole map again, since what floats lies otherwise than the land."""
        sea = sea_of(s)
        laid = {t: c for t, c in enumerate(s.cell) if c >= 0}
        harbour = next(t for t in of_role(b, "harbour") if t in laid)
        ahead = _cell(given.pop("ahead"))
        figures = [figure(laid[harbour], turn, len(sea.tiles)) for turn in range(TURNS)]
        sea.cells = next(cells for cells in figures if cells[AHEAD] == ahead)
        s.at, s.frontier, s.near, s.cell = {}, {}, [0] * len(b.tiles), [-1] * len(b.tiles)
        for tile, where in laid.items():
            if not b.tiles[tile].sea:
                lay_tile(b, s, tile, where)
        self._coasts(b, s, harbour, given)
        for tile in of_role(b, "water", "island"):
            if tile in laid:
                place = sea.cells.index(laid[tile])
                fix(sea.tiles, tile, len(sea.tiles) - 1 - (place - FIRST_SEA), EVERYBODY)
                lay_afloat(b, s, tile, place)
        small = of_role(b, "small-harbour")
        s.pile.slots = [t for t in s.pile.slots if t not in small]

    def _coasts(self, b: SeaBook, s: SeaState, harbour: int, given: dict[str, Any]) -> None:
        west, east = [t for t in marked(b, b.tiles[harbour].mark) if t != harbour]
        laid = [(HARBOUR, harbour), (WEST, west), (EAST, east)]
        for n, side in enumerate(("west", "east")):
            beach = b.thing[given.pop(side, ("beach-a1", "beach-b1")[n])]
            keep = next(t for t in marked(b, b.tiles[beach].mark) if t != beach)
            laid += [(BEACHES[n], beach), (KEEPS[n], keep)]
        for place, tile in laid:
            lay_coast(b, s, tile, place)

    def look(self, b: SeaBook, s: SeaState, wanted: dict[str, Any]) -> None:
        sea = sea_of(s)
        for word, value in wanted.items():
            if word == "raised":
                equal("the sea is raised", bool(sea.cells), value)
            elif word == "inset":
                equal("the sea lies apart", bool(sea.inset), value)
            elif word == "ships":
                for seat, place in value.items():
                    cells = ON_BOARD if place == BOARD else _cell(place)
                    expect(sea.ships[int(seat)] == cells, f"the ship of seat {seat} is not at {place}")
            elif word == "up":
                for place, tile in value.items():
                    seen = s.at.get(_cell(place))
                    equal(f"face up at {place}", None if seen is None else b.tiles[seen].id, tile)
            elif word == "down":
                equal("tiles that lie face up", [p for p in value if _cell(p) in s.at], [])
            elif word == "peeked":
                for place, seats in value.items():
                    known = sum(1 << seat for seat in seats)
                    equal(f"who has seen the tile at {place}", _knows(sea, _cell(place)), known)
            else:
                raise Misspelled(f"unknown: {word}")


def _knows(sea: Sea, where: int) -> int:
    n = sea.cells.index(where) - FIRST_SEA
    return 0 if sea.tiles.slots[n] == UNKNOWN else sea.tiles.knows[n]


def _cell(text: str) -> int:
    q, r = text.split("/")
    return cell(int(q), int(r))
