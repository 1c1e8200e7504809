"""The odd ones out: what a card does that the verbs can't say. Each hook has a test."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import emit
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import bits, gain_vp, present, refill, take_tents
from game.rules.western_sea.state import SeaState

Hook = Callable[[SeaBook, SeaState, int], None]
HOOKS: dict[str, Hook] = {}
HOOK_CAN: dict[str, Callable[[SeaBook, SeaState, int], bool]] = {}
"""Whether a hook would do anything; one that is not here always does."""
HOOK_MODULES: dict[str, str] = {}
"""Hooks that only games with this module have."""


def hook(name: str) -> Callable[[Hook], Hook]:
    def keep(f: Hook) -> Hook:
        HOOKS[name] = f
        return f

    return keep


@hook("border-tax")
def border_tax(b: SeaBook, s: SeaState, seat: int) -> None:
    """1 point for each opponent who is present on a tile that the seat governs."""
    governed = sum(1 << t for t in bits(present(b, s, seat)) if s.house[t] == seat)
    guests = sum(1 for other in range(s.seats) if other != seat and s.holds[other] & governed)
    gain_vp(s, seat, guests)


@hook("eviction")
def eviction(b: SeaBook, s: SeaState, seat: int) -> None:
    """On each tile that the seat governs, one tent of every opponent goes back to its owner's supply."""
    for tile in bits(present(b, s, seat)):
        if s.house[tile] != seat:
            continue
        for other in range(s.seats):
            if other != seat and s.tents[tile * s.seats + other]:
                s.supply[other] += 1
                take_tents(s, other, tile, 1)
                emit(s, "evicted", other, tile)


@hook("muster")
def muster(b: SeaBook, s: SeaState, seat: int) -> None:
    """The Spent dice go back into the bag, so that the next draw is from all of them."""
    refill(b, s, seat)
