"""What must hold of the caravans' content: arrows that lead somewhere, votes that are cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.hexes import CORNER_NAMES
from game.rules.island.content import OasisEntry, ResourceEntry, VoteEntry
from game.rules.island.topology import Topology


def check_caravans(library: Library) -> Iterator[Complaint]:
    yield from _oases(library, Topology())
    yield from _votes(library)


def _oases(library: Library, top: Topology) -> Iterator[Complaint]:
    for oasis in library.of("arrows", OasisEntry).values():
        if oasis.hex >= len(top.cells):
            message, remedy = f"there is no hex {oasis.hex}", f"write a number below {len(top.cells)}"
            yield Complaint("arrows", oasis.id, ("hex",), message, remedy)
            continue
        if not oasis.arrows:
            message, remedy = "no caravan can set out", "name corners, as in 'arrows: [N, SE, SW]'"
            yield Complaint("arrows", oasis.id, ("arrows",), message, remedy)
        for n, place in enumerate(oasis.arrows):
            where = ("arrows", n)
            if place not in CORNER_NAMES:
                remedy = did_you_mean(place, CORNER_NAMES)
                yield Complaint("arrows", oasis.id, where, f"a hex has no corner '{place}'", remedy)
            elif place in oasis.arrows[:n]:
                message, remedy = f"two arrows point to '{place}'", "name every corner once"
                yield Complaint("arrows", oasis.id, where, message, remedy)
            elif not _leads_away(top, oasis.hex, place):
                message = f"no path leads away from hex {oasis.hex} at '{place}'"
                remedy = "name a corner that is not at the sea"
                yield Complaint("arrows", oasis.id, where, message, remedy)


def _leads_away(top: Topology, hexagon: int, place: str) -> bool:
    corner = top.corners_of[hexagon][CORNER_NAMES.index(place)]
    return not set(top.paths_at[corner]) <= set(top.paths_of[hexagon])


def _votes(library: Library) -> Iterator[Complaint]:
    resources = library.of("resources", ResourceEntry)
    for vote in library.of("votes", VoteEntry).values():
        if vote.id not in resources:
            remedy = did_you_mean(vote.id, resources)
            yield Complaint("votes", vote.id, ("id",), f"there is no resource '{vote.id}'", remedy)
