"""The raised sea as a table shows it: which hexes it has, how its coasts lie, and whose ships are where."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from game.engine.hexes import cell, neighbours
from game.engine.piles import UNKNOWN
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import NAME, ON_BOARD, Sea, face_down, place_of
from game.rules.western_sea.modules.fish_and_ships.layout import AWAY, COASTS, FIRST_SEA, HARBOUR, LINKS, WEST
from game.rules.western_sea.state import SeaState

if TYPE_CHECKING:
    from game.ui.hexmap.camera import Camera

AFLOAT = ("water", "island")
SIXTH = 60
EDGE, CORNER = -60.0, -90.0
"""Degrees at which the sea lies in the first picture of a shore with one edge, or two, to the sea."""
BACK = -1
"""Stands for a sea tile that lies face down."""
COLUMN = cell(1, 0) - cell(0, 0)
"""By how much a cell's number grows from one column to the next."""


def sea_in(s: SeaState) -> Sea | None:
    """The module's part, if the match is played with it."""
    found = s.parts.get(NAME)
    return found if isinstance(found, Sea) else None


def sea_cells(s: SeaState) -> list[int]:
    """Every hex of harbour, coasts and sea, from when it is known how the sea lies."""
    sea = sea_in(s)
    return sea.cells if sea else []


def afloat(book: SeaBook, tile: int) -> bool:
    """Whether a tile is one of the sea, rather than land."""
    return book.tiles[tile].sea in AFLOAT


def backs(s: SeaState) -> dict[int, int]:
    """Cells with a sea tile that lies face down, and the tile if this view knows it, else BACK."""
    sea = sea_in(s)
    if sea is None or not sea.cells or min(sea.coasts) < 0:
        return {}
    found = {}
    for place in range(FIRST_SEA, len(sea.cells)):
        if face_down(sea, place):
            tile = sea.tiles.slots[place - FIRST_SEA]
            found[sea.cells[place]] = BACK if tile == UNKNOWN else tile
    return found


def ships_at(s: SeaState, where: int) -> list[int]:
    """The seats whose ships lie there."""
    sea = sea_in(s)
    return [seat for seat, ship in enumerate(sea.ships) if ship == where] if sea and sea.cells else []


def ship_cell(s: SeaState, seat: int) -> int:
    """Where a seat's ship lies, or less than 0."""
    sea = sea_in(s)
    return sea.ships[seat] if sea and sea.ships else ON_BOARD


def in_harbour(s: SeaState, seat: int) -> bool:
    sea = sea_in(s)
    return bool(sea and sea.cells) and ship_cell(s, seat) == sea.cells[HARBOUR]  # type: ignore[union-attr]


def facing(s: SeaState, camera: Camera, coast: int) -> int:
    """To which side, in sixths of a turn, the sea lies before a coast: which of its pictures is shown."""
    sea = sea_in(s)
    place = place_of(sea, coast) if sea else -1
    if sea is None or not 0 <= place < COASTS:
        return 0
    x, y = camera.centre(coast)
    sides = [other for other in LINKS[place] if FIRST_SEA <= other < len(sea.cells)]
    dx = dy = 0.0
    for other in sides:
        u, v = camera.centre(sea.cells[other])
        dx, dy = dx + u - x, dy + v - y
    first = EDGE if len(sides) == 1 else CORNER
    return round((degrees(atan2(dy, dx)) - first) / SIXTH) % 6


def moved_cells(s: SeaState) -> dict[int, int]:
    """Where a sea is shown that lies apart, by its own cells: beside the land rather than far away."""
    sea = sea_in(s)
    if sea is None or not sea.inset:
        return {}
    apart = sea.cells[1:]
    land = [c for c in s.at if c not in apart]
    shown = apart
    for gap in range(AWAY, 0, -1):
        shown = [c - gap * COLUMN for c in apart]
        if not any(c in land or beside in land for c in shown for beside in neighbours(c)):
            break
    return dict(zip(apart, shown, strict=True))


def harbour_and_gap(s: SeaState) -> tuple[int, int]:
    """Of a sea that lies apart: the cell of its harbour, and the shown cell where that would have lain."""
    sea = sea_in(s)
    assert sea and sea.inset
    west = moved_cells(s)[sea.cells[WEST]]
    return sea.cells[HARBOUR], west + COLUMN
