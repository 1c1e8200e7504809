"""The state of a game on the Island: flat lists by colour, seat or kind, and masks of corners and paths.

A colour is a seat by its number, or a neutral one of the game for two, numbered after the seats. Masks are
those of `topology`. Resources, development cards and terrains are numbered as the content lists them.
"""

from __future__ import annotations

from game.engine.state import State

NOBODY = -1
BESIDE = -1
"""Where the robber is when it is not on the map."""


class IslandState(State):
    seats: int
    colours: int
    turn: int
    """How many turns have begun."""
    first: int
    active: int
    """Whose turn it is; NOBODY before the first."""
    over: int
    reasons: list[str]
    winners: list[int]

    terrain: tuple[int, ...]
    """By hex."""
    token: tuple[int, ...]
    """By hex, the roll that makes it pay; 0 for none."""
    pays: tuple[tuple[tuple[int, int], ...], ...]
    """By roll, the hexes that pay and the kinds that they give."""
    jetties: tuple[tuple[int, int], ...]
    """The paths at harbours, and the kinds of harbour."""
    harbour: tuple[int, ...]
    """By corner, its kind of harbour, or NOBODY."""
    robber: int
    """The hex that it is on, or BESIDE."""

    roads: list[int]
    """By colour, a mask of its paths."""
    houses: list[int]
    """By colour, a mask of the corners with its settlements and cities."""
    cities: list[int]
    """By colour, of these the cities."""
    net: list[int]
    """By colour, a mask of the corners that its roads touch."""
    reach: list[int]
    """By colour, a mask of the paths that its pieces join, taken or not."""
    taken: int
    """A mask of all paths with a road."""
    built: int
    """A mask of all corners with a settlement or city."""
    near: int
    """A mask of the corners next to those."""
    length: list[int]
    """By colour, its longest road."""
    longest: int
    """Who holds the card for it, or NOBODY."""

    hand: list[list[int]]
    """By seat and kind, cards known; in a view those of the others are in the pool."""
    count: list[int]
    """By seat, how many cards it holds, known or not."""
    unknown: list[int]
    """By seat, how many of its cards are not known; none but in a view."""
    pool: list[int]
    """By kind, the cards that the unknown ones may be."""
    bank: list[int]
    rates: list[list[int]]
    """By seat and kind, how many cards the bank takes for one."""

    deck: list[int]
    """By kind, the development cards that may be drawn; in a view with those that others hold unplayed."""
    undrawn: int
    """How many cards the deck has."""
    cards: list[list[int]]
    """By seat and kind, unplayed cards that are known."""
    unplayed: list[int]
    """By seat, how many cards it holds unplayed."""
    played: list[list[int]]
    """By seat and kind."""
    fresh: list[int]
    """By kind, what the seat at turn has bought this turn."""
    knights: list[int]
    """By seat, knights that lie face up."""
    army: int
    """Who holds the card for the largest, or NOBODY."""

    rolled: int
    """The number of this turn, or 0 before it is known."""
    plays: int
    """Development cards played this turn."""
    offers: int
    """Offers made this turn."""
    replies: list[tuple[int, ...]]
    """Who would deal: the seat, what the seat at turn would give, what it would get."""
    building: int
    """Whether something was built or bought this turn, after which strict players trade no more."""
    raised: int
    """A mask of the corners where the seat at turn has built this turn."""
