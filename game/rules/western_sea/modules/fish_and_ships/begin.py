"""Setting up: naval technologies, the small harbour in the stack, the sea tiles, a ship for everybody."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.piles import new_pile, put
from game.engine.rulebook import emit
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import ON_BOARD, fish, of_role, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import COASTS, FIGURE, FIRST_SEA
from game.rules.western_sea.state import SeaState

BOXED = 1
"""Sea tiles that at least go back to the box unseen."""


@fish.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    sea = sea_of(s)
    sea.ships = [ON_BOARD] * s.seats
    sea.coasts = [-1] * COASTS
    tiles = of_role(b, "water", "island")
    places = min(b.number["sea-tiles"], len(tiles) - BOXED, len(FIGURE) - FIRST_SEA)
    sea.tiles = new_pile(tiles, len(tiles) - places)
    for harbour in of_role(b, "small-harbour"):
        put(s.pile, harbour, b.number["harbour-depth"] - 1)


def naval(b: SeaBook, which: str) -> list[int]:
    return [b.thing[tech.id] for tech in b.technologies if tech.naval == which]


@fish.step("fish.always")
def always_in_play(b: SeaBook, s: SeaState) -> None:
    for thing in naval(b, "always"):
        if thing not in s.row:
            s.row = sorted([*s.row, thing])
            emit(s, "technology", thing)


@fish.step("fish.naval")
def deal_naval(b: SeaBook, s: SeaState) -> Chance | None:
    """One naval technology at random, unless one was asked for."""
    dealt = naval(b, "dealt")
    return Chance("technology", dealt) if dealt and not any(t in s.row for t in dealt) else None


@fish.outcome("fish.naval")
def naval_dealt(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    s.row = sorted([*s.row, outcome[0]])
    emit(s, "technology", outcome[0])


fish.before("setup.lot", "fish.always")
fish.before("setup.lot", "fish.naval")
