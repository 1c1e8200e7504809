"""What must hold of the maps: all hexes, red numbers apart, harbours on the coast."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.problems import Where
from game.rules.island.board import REDS, touching
from game.rules.island.content import HarbourEntry, MapEntry, TerrainEntry, TokenEntry
from game.rules.island.topology import ROWS, Topology

MOST_RED = 5
"""So many red numbers can be laid apart without much trying."""
NEUTRALS = 2
MOST_BARE = 2
"""With more hexes without a number than this, a spiral is not tried out in every way."""


def check_maps(library: Library) -> Iterator[Complaint]:
    top = Topology()
    maps = library.of("maps", MapEntry).values()
    shuffled = [entry for entry in maps if entry.hexes is None]
    if shuffled:
        yield from _box(library, top)
    for entry in maps:
        yield from _Map(library, top, entry).check()


def base_terrains(library: Library) -> dict[str, TerrainEntry]:
    """Those of the base game."""
    return {name: land for name, land in library.of("terrains", TerrainEntry).items() if not land.module}


def _box(library: Library, top: Topology) -> Iterator[Complaint]:
    """What a shuffled map is laid from."""
    terrains = base_terrains(library)
    there, wanted = sum(t.count for t in terrains.values()), len(top.cells)
    last = next(reversed(terrains))
    if there != wanted:
        less = f"{wanted - there} are missing" if there < wanted else f"{there - wanted} are too many"
        message = f"the island has {wanted} hexes, and the terrains make {there}: {less}"
        remedy = "raise a 'count'" if there < wanted else "lower a 'count'"
        yield Complaint("terrains", last, ("count",), message, remedy)
        return
    paying = sum(t.count for t in terrains.values() if t.gives)
    tokens = list(library.entries["tokens"])
    if paying != len(tokens):
        message = f"there are {len(tokens)} tokens for {paying} hexes that give something"
        remedy = "add tokens" if len(tokens) < paying else "let another terrain give something"
        yield Complaint("tokens", tokens[-1], (), message, f"{remedy}, so that each hex gets one")


class _Map:
    def __init__(self, library: Library, top: Topology, entry: MapEntry) -> None:
        self.library, self.top, self.entry = library, top, entry
        self.terrains = base_terrains(library)

    def say(self, path: Where, message: str, remedy: str) -> Complaint:
        return Complaint("maps", self.entry.id, path, message, remedy)

    def check(self) -> Iterator[Complaint]:
        entry = self.entry
        if (entry.hexes is not None) != (entry.tokens == "printed"):
            message = "numbers are printed where the hexes are listed, and laid where they are not"
            yield self.say((), message, "list 'hexes', or write 'tokens: spiral' or 'tokens: shuffled'")
        elif entry.hexes is not None:
            yield from self.hexes(entry.hexes)
        elif not entry.red_may_touch:
            yield from self.laid()
        yield from self.harbours()
        yield from self.neutrals()

    # Printed hexes

    def hexes(self, rows: tuple[tuple[str, ...], ...]) -> Iterator[Complaint]:
        sizes = tuple(len(row) for row in rows)
        if sizes != ROWS:
            wanted = ", ".join(map(str, ROWS))
            n = next((n for n, (a, b) in enumerate(zip(sizes, ROWS, strict=False)) if a != b), None)
            what = f"{len(rows)} rows" if n is None else f"row {n + 1} has {sizes[n]} hexes, not {ROWS[n]}"
            path: Where = ("hexes",) if n is None else ("hexes", n)
            yield self.say(path, f"the island lacks hexes or has too many: {what}", f"write rows of {wanted}")
            return
        sound = True
        for n, row in enumerate(rows):
            for m, place in enumerate(row):
                complaint = self.hexagon(("hexes", n, m), place)
                if complaint:
                    sound = False
                    yield complaint
        if sound and not self.entry.red_may_touch:
            yield from self.red(rows)

    def hexagon(self, path: Where, place: str) -> Complaint | None:
        terrain, _, roll = place.partition(" ")
        if terrain not in self.terrains:
            remedy = did_you_mean(terrain, self.terrains) or "add it to terrains.yaml"
            return self.say(path, f"there is no terrain '{terrain}'", remedy)
        if not self.terrains[terrain].gives:
            return self.say(path, f"{terrain} gives nothing", f"write '{terrain}' alone") if roll else None
        if not roll.isdigit() or int(roll) not in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
            message = f"'{place}' has no number on which it pays"
            return self.say(path, message, f"write '{terrain} 8', a number from 2 to 12 but not 7")
        return None

    def red(self, rows: tuple[tuple[str, ...], ...]) -> Iterator[Complaint]:
        places = [(n, m, place) for n, row in enumerate(rows) for m, place in enumerate(row)]
        red = [h for h, (_, _, place) in enumerate(places) if place.partition(" ")[2] in map(str, REDS)]
        for a, b in touching(self.top, red):
            n, m, place = places[b]
            message = f"'{place}' touches '{places[a][2]}', and red numbers may not"
            yield self.say(("hexes", n, m), message, "swap numbers, or write 'red-may-touch: true'")

    # Numbers that are laid

    def laid(self) -> Iterator[Complaint]:
        tokens = [token.roll for token in self.library.of("tokens", TokenEntry).values()]
        reds = sum(roll in REDS for roll in tokens)
        bare = sum(t.count for t in self.terrains.values() if not t.gives)
        if len(tokens) + bare != len(self.top.cells):
            return  # told already
        if self.entry.tokens == "shuffled" and reds > MOST_RED:
            message = f"{reds} red numbers can hardly be laid apart"
            remedy = f"keep to {MOST_RED} tokens of 6 and 8, or write 'red-may-touch: true'"
            yield self.say(("tokens",), message, remedy)
        elif self.entry.tokens == "spiral" and bare <= MOST_BARE and not self.spiral_is_sound(tokens, bare):
            message = "in this order of the tokens red numbers would touch"
            remedy = "change the order in tokens.yaml, or write 'red-may-touch: true'"
            yield self.say(("tokens",), message, remedy)

    def spiral_is_sound(self, tokens: list[int], bare: int) -> bool:
        for start in self.top.land_ends():
            order = self.top.spiral(start)
            for left_out in combinations(order, bare):
                places = [h for h in order if h not in left_out]
                red = [h for h, roll in zip(places, tokens, strict=True) if roll in REDS]
                if touching(self.top, red):
                    return False
        return True

    # Harbours and neutral settlements

    def harbours(self) -> Iterator[Complaint]:
        known = self.library.of("harbours", HarbourEntry)
        coast = [name for n, name in enumerate(self.top.path_names) if self.top.shore >> n & 1]
        taken: dict[int, str] = {}
        for path, kind in self.entry.harbours.items():
            where = ("harbours", path)
            if path not in coast:
                remedy = did_you_mean(path, coast) or "name a side of a hex at the sea, such as 0-NW"
                yield self.say(where, f"there is no coast '{path}' for a harbour", remedy)
                continue
            if kind not in known:
                remedy = did_you_mean(kind, known) or "add it to harbours.yaml"
                yield self.say(where, f"there is no harbour '{kind}'", remedy)
            for corner in self.top.ends[self.top.path[path]]:
                if corner in taken:
                    message = f"the harbours at {taken[corner]} and {path} share a corner"
                    yield self.say(where, message, "move one of them along the coast")
                taken[corner] = path
        there = sum(harbour.count for harbour in known.values())
        if self.entry.hexes is None and there != len(self.entry.harbours):
            message = f"{there} harbours are shuffled over {len(self.entry.harbours)} places"
            yield self.say(("harbours",), message, "name as many places as the 'count' of all harbours make")

    def neutrals(self) -> Iterator[Complaint]:
        corners = self.top.corner
        for n, name in enumerate(self.entry.neutrals):
            if name not in corners:
                remedy = (
                    did_you_mean(name, corners) or "name the lowest hex at it and its corner, such as 1-S"
                )
                yield self.say(("neutrals", n), f"there is no corner '{name}'", remedy)
                return
        if len(self.entry.neutrals) != NEUTRALS:
            message = f"two players need {NEUTRALS} neutral settlements"
            yield self.say(("neutrals",), message, "write 'neutrals: [1-S, 13-SE]'")
            return
        a, b = (corners[name] for name in self.entry.neutrals)
        if a == b or self.top.next_to[a] >> b & 1:
            yield self.say(("neutrals",), "the two settlements are too near", "leave a corner between them")
