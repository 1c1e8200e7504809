"""Building roads, settlements and cities: where, for how much, and what it changes.

What keeps a place from being built on is told as `bars`: reasons, each with a mask of the places that it
holds for. A decision offers the places that nothing bars; a screen reads the reason of the others.
"""

from __future__ import annotations

from game.engine.rulebook import emit
from game.rules.island.base import base
from game.rules.island.book import IslandBook, Price
from game.rules.island.hands import covers, pay
from game.rules.island.roads import measure
from game.rules.island.scoring import score_changed
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits

Bars = list[tuple[str, int]]
"""Reasons, in the order in which they are told, each with the places that it bars."""

ROAD, SETTLEMENT, CITY, BRIDGE = "road", "settlement", "city", "bridge"
PAID, FREE, UNDER = 0, 1, 2
"""How a piece comes to the board, as its event tells: for its price, for nothing, or as what another that is
put on it at once stands on."""
PATHS = (ROAD, BRIDGE)
"""What lies on paths; bridges belong to a scenario."""


# Where


@base.rule("road-bars")
def road_bars(b: IslandBook, s: IslandState, colour: int) -> Bars:
    return [("taken", s.taken), ("unconnected", b.top.all_paths & ~s.reach[colour])]


@base.rule("settlement-bars")
def settlement_bars(b: IslandBook, s: IslandState, colour: int) -> Bars:
    return [("occupied", s.built), ("too-near", s.near), ("no-road", b.top.all_corners & ~s.net[colour])]


@base.rule("city-bars")
def city_bars(b: IslandBook, s: IslandState, colour: int) -> Bars:
    mine = s.houses[colour] & ~s.cities[colour]
    return [("already-city", s.cities[colour]), ("no-settlement", b.top.all_corners & ~mine)]


RULES = {ROAD: "road-bars", SETTLEMENT: "settlement-bars", CITY: "city-bars", BRIDGE: "bridge-bars"}


def open_places(b: IslandBook, s: IslandState, colour: int, piece: str) -> int:
    """A mask of the places that nothing bars, whoever pays."""
    barred = 0
    for _, mask in b.rules[RULES[piece]](b, s, colour):
        barred |= mask
    return (b.top.all_paths if piece in PATHS else b.top.all_corners) & ~barred


def in_stock(b: IslandBook, s: IslandState, colour: int, piece: str) -> int:
    """How many pieces the colour has left."""
    used: int = b.rules["used"](b, s, colour, piece)
    return b.most[piece] - used


@base.rule("used")
def used(b: IslandBook, s: IslandState, colour: int, piece: str) -> int:
    """How many pieces of the colour are on the board."""
    if piece == ROAD:
        return s.roads[colour].bit_count()
    if piece == CITY:
        return s.cities[colour].bit_count()
    return (s.houses[colour] & ~s.cities[colour]).bit_count()


@base.rule("price")
def price_of(b: IslandBook, s: IslandState, seat: int, piece: str) -> Price:
    return b.price[piece]


def affordable(b: IslandBook, s: IslandState, seat: int, piece: str) -> bool:
    return covers(s.hand[seat], b.rules["price"](b, s, seat, piece))


def buy_piece(b: IslandBook, s: IslandState, seat: int, piece: str) -> None:
    pay(s, seat, b.rules["price"](b, s, seat, piece))
    s.building = 1


# Putting pieces on the board


def put_road(b: IslandBook, s: IslandState, colour: int, path: int, free: int = PAID) -> None:
    """Whoever pays has paid; `free` says that nobody does."""
    join(b, s, colour, path)
    emit(s, "road", colour, path, free)
    measure(b, s, colour)
    score_changed(b, s)


def join(b: IslandBook, s: IslandState, colour: int, path: int) -> None:
    """The path is the colour's from now on, and leads to others."""
    top = b.top
    s.roads[colour] |= 1 << path
    s.taken |= 1 << path
    fresh = top.tips[path] & ~s.net[colour]
    s.net[colour] |= fresh
    for corner in bits(fresh & ~(s.built & ~s.houses[colour])):
        s.reach[colour] |= top.star[corner]


def put_settlement(b: IslandBook, s: IslandState, colour: int, corner: int, free: int = PAID) -> None:
    top, here = b.top, 1 << corner
    s.houses[colour] |= here
    s.built |= here
    s.near |= top.next_to[corner]
    s.reach[colour] |= top.star[corner]
    if colour < s.seats:
        s.raised |= here
        if s.harbour[corner] != NOBODY:
            set_rates(b, s, colour)
    emit(s, "settlement", colour, corner, free)
    cut = [c for c in range(s.colours) if c != colour and s.net[c] & here]
    for other in cut:
        s.reach[other] = reach_of(b, s, other)
    if cut:
        measure(b, s, *cut)
    score_changed(b, s)


def put_city(b: IslandBook, s: IslandState, colour: int, corner: int, free: int = PAID) -> None:
    s.cities[colour] |= 1 << corner
    emit(s, "city", colour, corner, free)
    score_changed(b, s)


def reach_of(b: IslandBook, s: IslandState, colour: int) -> int:
    """All paths at corners that the colour may build on from: not past another's building."""
    found = 0
    for corner in bits(s.net[colour] & ~s.built | s.houses[colour]):
        found |= b.top.star[corner]
    return found


# Harbours


@base.rule("rates")
def rates_of(b: IslandBook, s: IslandState, seat: int) -> list[int]:
    """What the bank takes for one card, by kind: by the harbours where the seat has built."""
    rates = [b.number["bank-rate"]] * len(b.resources)
    mine = b.rules["standing"](b, s, seat)
    if b.switch["harbour-works"] == "next-turn" and seat == s.active:
        mine &= ~s.raised
    for corner in bits(mine):
        if s.harbour[corner] != NOBODY:
            harbour = b.harbours[s.harbour[corner]]
            for kind, name in enumerate(b.resources):
                if harbour.takes in (None, name):
                    rates[kind] = min(rates[kind], harbour.rate)
    return rates


def set_rates(b: IslandBook, s: IslandState, seat: int) -> None:
    s.rates[seat] = b.rules["rates"](b, s, seat)
