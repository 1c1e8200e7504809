"""The state of a game of Finis Terrae: flat lists by vessel, seat, square or piece of land.

A vessel is a seat's ship, by the seat's number, or the Black Galleon, whose number is the count of seats.
A piece of land is 2 x square, + 1 for the second piece of a strait.
"""

from __future__ import annotations

from game.engine.piles import Pile
from game.engine.state import State

Hold = tuple[int, int]
"""A kind of goods and how many; empty when there are none."""

EMPTY: Hold = (0, 0)
HOLDS = 4


class TerraeState(State):
    seats: int
    day: int
    first: int
    """Who has the EAST token: the first player of this day."""
    turn: int
    """Whose mapping or navigation it is, or -1."""
    weather: int
    """Today's card, or -1 before it is known."""
    value: int
    """The trade value of the day, or 0."""
    common: int
    """The common die of the day, or 0."""
    over: int
    """Whether this is the last day, or the game has ended."""
    reasons: list[str]

    at: dict[int, int]
    """The tile on a square: its kind x 4 + quarter turns."""
    frontier: dict[int, int]
    """Empty squares beside the map, with what each side must be (see `chart`)."""
    water: dict[int, tuple[int, ...]]
    """Where a ship can sail from a square in one step."""
    dens: list[int]
    island: dict[int, int]
    """The island that a piece of land belongs to; 0 is the Isle of Winds."""
    members: list[tuple[int, ...]]
    """By island, its pieces of land; none when it has become part of another."""
    size: list[int]
    """By island, its tiles."""
    open: list[int]
    """By island, land sides that face an empty square."""
    lights: list[int]
    forts: list[int]
    """By island, its lighthouses and sea forts."""
    port: dict[int, int]
    """Whose port stands on a piece of land."""
    lying: dict[int, tuple[int, ...]]
    """Goods on a square, by kind."""
    pile: Pile
    """Map tiles, as kinds."""
    drawn: list[int]
    """Tiles that the seat at turn still has to place."""
    aside: list[int]
    """Tiles that fitted nowhere, until its mapping is over."""

    ship: list[int]
    """By vessel, its square; -1 before it is on the map."""
    home: list[int]
    """By seat, the square of its starting port."""
    holds: list[list[Hold]]
    """By vessel."""
    afloat: list[int]
    """By kind, goods that are being divided among holds right now."""
    store: list[int]
    """By seat, doubloons that are safe ashore."""
    laid: list[list[int]]
    """By seat and kind, goods sold or redeemed, which score at the end."""
    reserve: list[int]
    """By kind; of doubloons, what the bank has taken in less what it has paid out."""
    pirate: list[int]
    """By vessel, whether it sails under the black flag."""
    ports: list[int]
    """By seat, ports not yet founded."""
    plus: list[int]
    minus: list[int]
    """By seat, tokens for sunk pirates and for wrecks."""
    flag: int
    """Who has the red flag and with it the Galleon, or -1."""
    traded: dict[int, int]
    """Crates of the seat at turn: 2 x market for bought, + 1 for sold (see `trade.market`)."""

    deck: Pile
    """The weather deck."""
    seen: list[int]
    """Weather cards drawn so far."""
    mixed: int
    """Whether Finis Terrae lies somewhere among the cards left, unseen."""
