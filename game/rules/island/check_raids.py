"""What must hold of the barbarian attack's content: every hex in one region, sound numbers, a colour die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.hexes import SIDE, SIDE_NAMES
from game.rules.island.content import DirectionEntry, NumberEntry, RegionEntry, TerrainEntry
from game.rules.island.topology import Topology

COAST, SEVEN = "coast", 7
SIDES = len(SIDE_NAMES)
MOST_ROLLS = 10
"""Different numbers that an invasion can roll."""


def check_raids(library: Library) -> Iterator[Complaint]:
    regions, top = library.of("regions", RegionEntry), Topology()
    complaints = [each for region in regions.values() for each in _region(library, top, region)]
    yield from complaints
    if regions and not complaints:
        yield from _island(top, regions)
    yield from _directions(library)
    yield from _numbers(library)


def _region(library: Library, top: Topology, region: RegionEntry) -> Iterator[Complaint]:
    terrains = library.of("terrains", TerrainEntry)
    unknown = [name for name in region.terrains if name not in terrains]
    for name in unknown:
        remedy = did_you_mean(name, terrains) or "add it to terrains.yaml"
        yield Complaint(
            "regions", region.id, ("terrains", name), f"there is no terrain '{name}' here", remedy
        )
    if unknown:
        return
    laid = sum(region.terrains.values())
    if laid != len(region.hexes):
        message = f"{laid} terrains are shuffled over {len(region.hexes)} hexes"
        yield Complaint("regions", region.id, ("terrains",), message, "let there be as many of both")
    gives = [bool(terrains[name].gives) for name in region.terrains]
    if any(gives) != all(gives):
        message = "some of its terrains give something, and others do not"
        yield Complaint("regions", region.id, ("terrains",), message, "make two regions of it")
        return
    numbered = region.id == COAST or any(" " in place for place in region.hexes)
    for n, place in enumerate(region.hexes):
        yield from _place(top, region, n, place, any(gives), numbered)


def _place(
    top: Topology, region: RegionEntry, n: int, place: str, gives: bool, numbered: bool
) -> Iterator[Complaint]:
    where = ("hexes", n)
    number, _, roll = place.partition(" ")
    if not number.isdigit() or int(number) >= len(top.cells):
        remedy = f"write a number below {len(top.cells)}, as in '12 4'"
        yield Complaint("regions", region.id, where, f"'{place}' is on no hex", remedy)
    elif not gives:
        if roll:
            message = f"hex {number} gives nothing, and has the roll {roll}"
            yield Complaint("regions", region.id, where, message, f"write '{number}' alone")
    elif numbered and (not roll.isdigit() or int(roll) == SEVEN or not 2 <= int(roll) <= 12):
        message = f"'{place}' has no roll on which it pays"
        yield Complaint("regions", region.id, where, message, f"write '{number} 8', from 2 to 12 but not 7")


def _island(top: Topology, regions: dict[str, RegionEntry]) -> Iterator[Complaint]:
    last = next(reversed(regions))
    found = Counter(int(place.split(" ")[0]) for region in regions.values() for place in region.hexes)
    for number in range(len(top.cells)):
        if found[number] != 1:
            message = f"hex {number} is in {found[number]} regions"
            yield Complaint("regions", last, ("hexes",), message, "let every hex be in one region")
    coast = regions.get(COAST)
    if coast is None:
        return  # told already
    rolls = [place.split(" ")[1] for place in coast.hexes]
    for n, roll in enumerate(rolls):
        if roll in rolls[:n]:
            message = f"the roll {roll} is at the coast twice, and ships would not know where to land"
            yield Complaint("regions", COAST, ("hexes", n), message, "give every hex of the coast its own")
    for n, begin in enumerate(coast.barbarians):
        if str(begin) not in rolls:
            message = f"no hex of the coast has the roll {begin}"
            yield Complaint("regions", COAST, ("barbarians", n), message, f"use one of: {', '.join(rolls)}")


def _directions(library: Library) -> Iterator[Complaint]:
    for entry in library.of("directions", DirectionEntry).values():
        unknown = [n for n, side in enumerate(entry.sides) if side not in SIDE]
        for n in unknown:
            remedy = did_you_mean(entry.sides[n], SIDE_NAMES) or f"use one of: {', '.join(SIDE_NAMES)}"
            message = f"a hex has no side '{entry.sides[n]}'"
            yield Complaint("directions", entry.id, ("sides", n), message, remedy)
        if not unknown and (SIDE[entry.sides[0]] - SIDE[entry.sides[1]]) % SIDES != SIDES // 2:
            message = f"{entry.sides[0]} and {entry.sides[1]} are not opposite"
            yield Complaint("directions", entry.id, ("sides",), message, "name opposite ones, as W and E")


def _numbers(library: Library) -> Iterator[Complaint]:
    numbers, regions = library.of("numbers", NumberEntry), library.of("regions", RegionEntry)
    begin = len(regions[COAST].barbarians) if COAST in regions else 0
    for name in ("barbarians", "barbarians-fewer"):
        if name in numbers and numbers[name].value < begin:
            message = f"{begin} barbarians begin on the coast"
            yield Complaint("numbers", name, ("value",), message, f"write {begin} or more")
    rolls = numbers.get("invasion-numbers")
    if rolls and rolls.value > MOST_ROLLS:
        message = f"an invasion would never end: dice roll {MOST_ROLLS} numbers besides the seven"
        yield Complaint("numbers", rolls.id, ("value",), message, f"write {MOST_ROLLS} or less")
