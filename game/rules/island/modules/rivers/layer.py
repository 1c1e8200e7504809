"""The layer of the rivers, its part of the state, and where the rivers are."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.engine.rulebook import Layer, once_per_book, part_finder, part_viewer
from game.rules.island.book import IslandBook
from game.rules.island.content import RiverEntry
from game.rules.island.modules.gold import GoldPart, brings_gold
from game.rules.island.state import NOBODY
from game.rules.island.topology import mask_of

NAME = "rivers"


class RiverPart(GoldPart):
    bridges: list[int] = msgspec.field(default_factory=list)
    """By colour, a mask of its paths that are bridges; `roads` has them too."""
    wealthiest: int = NOBODY
    poor: int = 0
    """A mask of the seats that are poor."""


riverside = Layer(NAME, RiverPart)
part_of = part_finder(riverside, RiverPart)
look_at = part_viewer(riverside, RiverPart)
pay_coins = brings_gold(riverside)


class Banks(NamedTuple):
    """Masks: the hexes of the rivers, their corners, their paths but for the sites, and the sites."""

    hexes: int
    corners: int
    paths: int
    sites: int


@once_per_book
def banks(b: IslandBook) -> Banks:
    entries = b.library.of("rivers", RiverEntry).values()
    hexes = [int(place.split(" ")[0]) for entry in entries for place in entry.hexes]
    sites = mask_of([b.top.path[name] for entry in entries for name in entry.bridges])
    corners = mask_of([c for h in hexes for c in b.top.corners_of[h]])
    paths = mask_of([p for h in hexes for p in b.top.paths_of[h]])
    return Banks(mask_of(hexes), corners, paths & ~sites, sites)
