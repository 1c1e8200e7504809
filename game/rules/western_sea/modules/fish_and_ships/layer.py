"""The module's layer, its part of the state, and what its rooms ask of both."""

from __future__ import annotations

import msgspec

from game.engine.piles import EVERYBODY, Pile, hide_from
from game.engine.rulebook import Layer, part_finder, part_viewer
from game.engine.state import Data
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA
from game.rules.western_sea.state import SeaState

NAME = "fish-and-ships"
ON_BOARD = -1
"""Where a ship is that is not in play: on its owner's board."""


class Sea(Data):
    """What the module keeps."""

    ships: list[int] = msgspec.field(default_factory=list)
    """By seat, the cell where its ship lies, or ON_BOARD."""
    cells: list[int] = msgspec.field(default_factory=list)
    """The cells of harbour, coasts and sea by their place in the layout; none before the sea is raised."""
    coasts: list[int] = msgspec.field(default_factory=list)
    """The tiles on those of them that are coast, by their place in the layout; -1 while none lies there."""
    tiles: Pile = msgspec.field(default_factory=lambda: Pile([], [], []))
    """The sea tiles by their place in the sea, face down until EVERYBODY knows them."""
    inset: int = 0
    """Whether the sea lies apart from the land, because it fitted nowhere."""


fish = Layer(NAME, part=Sea)


sea_of = part_finder(fish, Sea)
see_sea = part_viewer(fish, Sea)


def face_down(sea: Sea, place: int) -> bool:
    """Whether a sea tile lies face down on this place of the layout."""
    return place >= FIRST_SEA and sea.tiles.knows[place - FIRST_SEA] != EVERYBODY


def place_of(sea: Sea, cell: int) -> int:
    """The place of a cell in the layout, or -1."""
    return sea.cells.index(cell) if cell in sea.cells else -1


def marked(b: SeaBook, mark: str) -> list[int]:
    """The hexes of the piece with this mark."""
    return [t for t, tile in enumerate(b.tiles) if tile.mark == mark]


def of_role(b: SeaBook, *roles: str) -> list[int]:
    return [t for t, tile in enumerate(b.tiles) if tile.sea in roles]


def has_ship(b: SeaBook, s: SeaState, seat: int) -> bool:
    """Whether the seat is where a ship is brought, and there is a sea for it."""
    return bool(see_sea(s).cells and s.holds[seat] & b.brings["ship"])


@fish.hide
def hide_peeks(b: SeaBook, s: SeaState, seat: int) -> None:
    """What another seat has seen of a face-down tile goes back among what may lie there."""
    hide_from(sea_of(s).tiles, seat)
