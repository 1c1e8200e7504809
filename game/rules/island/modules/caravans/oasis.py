"""The oasis in the place of the desert: where it lies, and where its arrows point."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.engine.chance import below
from game.engine.game import SetupError
from game.engine.hexes import CORNER_NAMES
from game.engine.rulebook import once_per_book
from game.engine.state import State
from game.rules.island.board import shuffled, terrains
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.content import OasisEntry
from game.rules.island.modules.caravans.layer import look_at, nomads, part_of
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import Topology

OASIS = "oasis"


@once_per_book
def ways_to_lay(b: IslandBook) -> list[OasisEntry]:
    return list(b.library.of("arrows", OasisEntry).values())


def outward(top: Topology, hexagon: int, place: str) -> int:
    """The path that leads away from a hex at one of its corners; NOBODY if none does."""
    corner = top.corners_of[hexagon][CORNER_NAMES.index(place)]
    return next((p for p in top.paths_at[corner] if p not in top.paths_of[hexagon]), NOBODY)


@nomads.wrap("book-made")
def takes_the_deserts_place(rule: Callable[..., None], b: IslandBook) -> None:
    """Only a pack can lack it."""
    rule(b)
    if b.map.hexes is None:
        there = any(b.gives[kind] < 0 for kind in terrains(b))
    else:
        printed = [place.split(" ")[0] for row in b.map.hexes for place in row]
        there = all(b.gives[b.terrain[printed[entry.hex]]] < 0 for entry in ways_to_lay(b))
    if not there:
        name = b.map.id
        raise SetupError(
            f"the oasis takes the desert's place, and '{name}' has none there", "no-desert", name=name
        )


@nomads.wrap("terrain")
def lay_oasis(rule: Callable[..., list[int]], b: IslandBook, s: State) -> list[int]:
    """In the middle, before the rest of the map is laid; which way it lies is drawn by lot."""
    ways = ways_to_lay(b)
    entry = ways[below(s, len(ways))]
    part = part_of(cast(IslandState, s))
    part.oasis = entry.hex
    part.arrows = tuple(outward(b.top, entry.hex, place) for place in entry.arrows)
    part.trails, part.heads = [()] * len(part.arrows), [NOBODY] * len(part.arrows)
    part.left = b.number["camels"]
    if b.map.hexes is None:
        box = terrains(b)
        box.remove(next(kind for kind in box if b.gives[kind] < 0))
        land = shuffled(s, box)
    else:
        land = rule(b, s)
        land.pop(entry.hex)
    land.insert(entry.hex, b.terrain[OASIS])
    return land


@nomads.wrap("robber-bars")
def not_on_the_oasis(rule: Callable[..., Bars], b: IslandBook, s: IslandState, seat: int, cause: str) -> Bars:
    part = look_at(s)
    if part.entered and b.switch["robber-oasis"] == "later":
        return rule(b, s, seat, cause)
    return [*rule(b, s, seat, cause), (OASIS, 1 << part.oasis)]
