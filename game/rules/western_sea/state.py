"""The state of a game of Western Sea: flat lists, by seat, colour, tile or resource."""

from __future__ import annotations

from game.engine.piles import Pile
from game.engine.state import State


class SeaState(State):
    seats: int
    round: int
    lap: int
    first: int
    """The first player of this round."""
    turn: int
    """Whose turn it is in the laps, or -1."""
    mains: int
    """Main actions that the seat at turn still has from this lap."""
    grants: list[tuple[int, int]]
    """Extra main actions of the seat at turn: (which actions, icons given for nothing)."""
    over: int
    """Whether this is the last round, or the game has ended."""
    reasons: list[str]
    """Which end triggers held."""

    stock: list[int]
    """Dice in the general stock, by colour."""
    bag: list[list[int]]
    spent: list[list[int]]
    """Dice by seat and colour."""
    active: list[list[int]]
    """Dice faces (colour x 6 + face) by seat, sorted."""

    camp: list[int]
    """Tents in the general stock, by seat."""
    supply: list[int]
    """Tents in the personal supply, by seat."""
    houses: list[int]
    """Houses not yet built, by seat."""
    tents: list[int]
    """Tents on the map: tile x seats + seat."""
    house: list[int]
    """Whose house stands on the tile, or -1."""
    holds: list[int]
    """By seat, a bit for each thing whose power it has: tiles where it is present, technologies it has."""

    cell: list[int]
    """Where each tile lies, or -1."""
    at: dict[int, int]
    """The tile on a cell."""
    near: list[int]
    """By tile, a bit for each tile that touches it: always both ways."""
    frontier: dict[int, int]
    """Empty cells beside the land, with a bit for each tile around."""
    pile: Pile
    """The map stack."""
    drawn: list[int]
    """Tiles lying open: the draft's, or those that an explorer chooses from."""
    starts: list[int]
    """Starting tiles that nobody has seen yet."""
    chosen: list[int]
    """The starting tile that each seat took, or -1."""

    row: list[int]
    """The technologies in play, as things."""
    tokens: list[list[int]]
    """Resource tokens by seat and kind."""
    vp: list[int]
    points: int
    """Victory points left in the supply."""
    used: list[int]
    """By seat, a bit for each power used this round."""
    done: list[int]
    """By seat, a bit for each main action taken this round."""
    distance: tuple[int, ...] = ()
    """What the end depends on, as it was at the end of the last round."""
    standstill: int = 0
    """Rounds in a row that have brought the end no nearer."""
