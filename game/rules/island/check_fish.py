"""What must hold of the fishermen's content: grounds on the coast, tokens that can be dealt, one boot."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.rules.island.content import FishEntry, GroundEntry, NumberEntry, TerrainEntry
from game.rules.island.topology import Topology

BOOT, LAKE = "boot", "lake"
SEVEN = 7


def check_fish(library: Library) -> Iterator[Complaint]:
    yield from _lake(library)
    yield from _grounds(library, Topology())
    yield from _tokens(library)


def _lake(library: Library) -> Iterator[Complaint]:
    lake = library.of("terrains", TerrainEntry).get(LAKE)
    if lake is None:
        return  # told already
    for n, roll in enumerate(lake.fish):
        if roll == SEVEN:
            message = "nobody fishes on a seven"
            yield Complaint("terrains", LAKE, ("fish", n), message, "write another roll")


def _grounds(library: Library, top: Topology) -> Iterator[Complaint]:
    coast = [name for n, name in enumerate(top.path_names) if top.shore >> n & 1]
    taken: dict[int, str] = {}
    for ground in library.of("grounds", GroundEntry).values():
        if ground.roll == SEVEN:
            message = "nobody fishes on a seven"
            yield Complaint("grounds", ground.id, ("roll",), message, "write another roll")
        unknown = [n for n, name in enumerate(ground.paths) if name not in coast]
        for n in unknown:
            name = ground.paths[n]
            remedy = did_you_mean(name, coast) or "name a side of a hex at the sea, such as 0-NW"
            yield Complaint("grounds", ground.id, ("paths", n), f"there is no coast '{name}'", remedy)
        if unknown:
            continue
        ends = [set(top.ends[top.path[name]]) for name in ground.paths]
        if len(ends[0] & ends[1]) != 1:
            message = f"{ground.paths[0]} and {ground.paths[1]} do not lie side by side"
            remedy = "name two paths of the coast that meet"
            yield Complaint("grounds", ground.id, ("paths",), message, remedy)
            continue
        for corner in ends[0] | ends[1]:
            if corner in taken:
                message = f"touches the corner {top.corner_names[corner]}, and so does {taken[corner]}"
                remedy = "move one of them along the coast"
                yield Complaint("grounds", ground.id, ("paths",), message, remedy)
            taken[corner] = ground.id


def _tokens(library: Library) -> Iterator[Complaint]:
    tokens = library.of("fish", FishEntry)
    for token in tokens.values():
        if (token.id == BOOT) == bool(token.fish):
            message = "shows fish" if token.id == BOOT else "shows no fish"
            remedy = "write 'fish:' for every token but the boot"
            yield Complaint("fish", token.id, (), f"the token {message}", remedy)
        most = 0 if token.id == BOOT else token.count // 2
        if token.each > most:
            message = f"two players can't have {token.each} each of {token.count}"
            yield Complaint("fish", token.id, ("each",), message, f"write 'each: {most}' or less")
    if BOOT in tokens and tokens[BOOT].count != 1:
        yield Complaint("fish", BOOT, ("count",), "only one player can have the boot", "write 'count: 1'")
    each = sum(token.each for token in tokens.values())
    limit = library.of("numbers", NumberEntry).get("fish-limit")
    if limit and limit.value < each:
        message = f"two players begin with {each} tokens each"
        yield Complaint("numbers", limit.id, ("value",), message, f"write {each} or more")
