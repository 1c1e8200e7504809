"""Free actions: Govern and using a factory."""

from __future__ import annotations

from game.engine.decision import Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.engine.why import Why
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import bits, number, present, return_to_camp
from game.rules.western_sea.state import SeaState


def govern_options(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    return [Option("govern", "hex", s.cell[tile]) for tile in governable(b, s, seat)]


def governable(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    """Tiles without a house where the seat has the lead that governing asks for, and the tents to pay."""
    if not s.houses[seat]:
        return []
    n = s.seats
    lead_needed, price = number(b, s, seat, "govern-lead"), number(b, s, seat, "govern-tents")
    least = max(lead_needed, price)
    found = []
    for tile in bits(present(b, s, seat)):
        mine = s.tents[tile * n + seat]
        if mine >= least and s.house[tile] < 0:
            lead = mine - max(t for other, t in enumerate(s.tents[tile * n : tile * n + n]) if other != seat)
            if lead >= lead_needed:
                found.append(tile)
    return found


def bars_govern(b: SeaBook, s: SeaState, seat: int, tile: int) -> Why | None:
    """What governing this tile would ask for, if the seat is there and could."""
    if s.house[tile] >= 0 or not present(b, s, seat) >> tile & 1 or tile in governable(b, s, seat):
        return None
    here = s.tents[tile * s.seats : (tile + 1) * s.seats]
    lead = here[seat] - max((n for o, n in enumerate(here) if o != seat), default=0)
    need, price = number(b, s, seat, "govern-lead"), number(b, s, seat, "govern-tents")
    return Why("govern", {"need": need, "price": price, "lead": max(0, lead)})


def start_govern(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    push(s, ("govern", seat, tile))


@base.step("govern")
def govern(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    """Tents go back to the general stock and a house takes their place, for good."""
    s.house[tile] = seat
    s.houses[seat] -= 1
    s.holds[seat] |= 1 << tile
    return_to_camp(s, seat, tile, number(b, s, seat, "govern-tents"))
    emit(s, "house", seat, tile)
    emit(s, "governed", seat, tile)


def factory_options(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """Once per factory and round, for one of the seat's tents there."""
    here = s.holds[seat] & b.kind_bits["factory"]
    return [
        Option("factory", "hex", s.cell[tile])
        for tile in bits(here)
        if s.tents[tile * s.seats + seat] and not s.used[seat] & b.factory_power[tile]
    ]


def start_factory(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    push(s, ("factory", seat, tile))


@base.step("factory")
def use_factory(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    s.used[seat] |= b.factory_power[tile]
    return_to_camp(s, seat, tile, 1)
    emit(s, "factory", seat, tile)
    push(s, *[("do", seat, deed) for deed in b.now[tile]], ("factory-used", seat, tile))


@base.step("factory-used")
def factory_used(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    emit(s, "used-factory", seat, tile)
