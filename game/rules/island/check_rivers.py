"""What must hold of the rivers' content: hexes and crossings that exist, and as much left out as comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.rules.island.check_maps import base_terrains
from game.rules.island.content import RiverEntry, TerrainEntry
from game.rules.island.topology import Topology


def check_rivers(library: Library) -> Iterator[Complaint]:
    rivers, top = library.of("rivers", RiverEntry), Topology()
    complaints = [each for river in rivers.values() for each in _river(library, top, river)]
    yield from complaints
    if rivers and not complaints:
        yield from _box(rivers)


def _river(library: Library, top: Topology, river: RiverEntry) -> Iterator[Complaint]:
    terrains = library.of("terrains", TerrainEntry)
    for n, place in enumerate(river.hexes):
        number, _, terrain = place.partition(" ")
        if not number.isdigit() or int(number) >= len(top.cells):
            message, remedy = (
                f"'{place}' is on no hex",
                f"write a number below {len(top.cells)}, as in '3 swamp'",
            )
            yield Complaint("rivers", river.id, ("hexes", n), message, remedy)
        elif terrain not in terrains:
            remedy = did_you_mean(terrain, terrains) or "add it to terrains.yaml"
            yield Complaint("rivers", river.id, ("hexes", n), f"there is no terrain '{terrain}'", remedy)
    for n, name in enumerate(river.bridges):
        if name not in top.path:
            remedy = did_you_mean(name, top.path) or "name the lowest hex at it and its side, such as 3-E"
            yield Complaint("rivers", river.id, ("bridges", n), f"there is no path '{name}'", remedy)
    for name in river.removes:
        if name not in base_terrains(library):
            remedy = did_you_mean(name, base_terrains(library)) or "name a terrain of the base game"
            message = f"there is no terrain '{name}' to be left out"
            yield Complaint("rivers", river.id, ("removes", name), message, remedy)


def _box(rivers: dict[str, RiverEntry]) -> Iterator[Complaint]:
    last = next(reversed(rivers))
    places = [place.partition(" ") for river in rivers.values() for place in river.hexes]
    for number, n in Counter(number for number, _, _ in places).items():
        if n > 1:
            message = f"hex {number} belongs to a river twice"
            yield Complaint("rivers", last, ("hexes",), message, "let every hex belong to one river")
    removed: Counter[str] = Counter()
    for river in rivers.values():
        removed.update(river.removes)
    if removed.total() != len(places):
        message = f"{removed.total()} hexes are left out for {len(places)}"
        yield Complaint("rivers", last, ("removes",), message, "leave out as many as the rivers have")
