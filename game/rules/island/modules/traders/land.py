"""The land: trade hexes in corners of the island, plazas with paths of their own, and the first pieces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice

from game.engine.chance import below
from game.engine.content import Library
from game.engine.hexes import CORNER_NAMES
from game.engine.rulebook import emit
from game.engine.state import Event, State, push
from game.rules.island.board import Board, scatter, wind
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.content import PlazaEntry
from game.rules.island.modules.printed_land import lay_around
from game.rules.island.modules.traders.layer import EMPTY, look_at, part_of, trade, traders
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.rules.island.topology import Topology, mask_of

VOID = ("void-low", "void-high")
"""Numbers that lie nowhere and are rolled again."""


@traders.wrap("land")
def land_with_plazas(rule: Callable[..., Topology], library: Library) -> Topology:
    """A path leads from each plaza to the corners of its hex, but for those at the sea alone."""
    top: Topology = rule(library)
    plazas = {}
    for entry in library.of("plazas", PlazaEntry).values():
        h = int(entry.hexagon.split(" ")[0])
        land = 0
        for path in top.paths_of[h]:
            if top.path_names[path] not in entry.sea:
                land |= top.tips[path]
        places = zip(CORNER_NAMES, top.corners_of[h], strict=True)
        plazas[h] = [name for name, corner in places if land >> corner & 1]
    return Topology(top.cells, plazas)


@traders.wrap("terrain")
def lay_terrain(rule: Callable[..., list[int]], b: IslandBook, s: State) -> list[int]:
    fixed = {
        h: b.terrain[entry.hexagon.split(" ")[1]]
        for h, entry in zip(trade(b).hexes, trade(b).plazas, strict=True)
    }
    return lay_around(b, s, fixed, [entry.removes for entry in trade(b).plazas])


@traders.wrap("tokens")
def lay_tokens(rule: Callable[..., list[int]], b: IslandBook, s: State, terrain: list[int]) -> list[int]:
    """In their order from a corner of the island, without those that are rolled again."""
    void = [b.number[name] for name in VOID]
    places = sum(b.gives[kind] >= 0 for kind in terrain)
    tokens = list(islice(cycle([roll for roll in b.tokens if roll not in void]), places))
    if b.map.tokens != "spiral":
        return scatter(b, s, terrain, tokens)
    ends = b.top.land_ends()
    return wind(b, terrain, tokens, ends[below(s, len(ends))])


@traders.wrap("board")
def lay_pieces(rule: Callable[..., Board], b: IslandBook, s: IslandState) -> Board:
    board = rule(b, s)
    part, entries, n = part_of(s), trade(b).plazas, b.seats
    part.barbarians = [b.top.path[entry.barbarian] for entry in entries]
    part.stacks = [[entry.wares.get(ware.id, 0) for ware in trade(b).wares] for entry in entries]
    part.coins = [b.number["gold-at-start"]] * n
    part.wagons, part.levels = [NOBODY] * n, [0] * n
    part.carries, part.delivered = [EMPTY] * n, [0] * n
    return board


@traders.watch("city")
def first_city(b: IslandBook, s: IslandState, event: Event) -> None:
    """The wagon stands beside the city of the set-up."""
    if s.active == NOBODY:
        part_of(s).wagons[event[1]] = event[2]


# Where nothing is built


@traders.wrap("road-bars")
def no_road_at_the_sea(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    return [("sea-side", trade(b).sea), *rule(b, s, colour)]


@traders.wrap("settlement-bars")
def no_house_on_a_plaza(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    plazas = mask_of(trade(b).corners)
    return [("plaza", plazas), ("sea-side", trade(b).beyond), *rule(b, s, colour)]


# No longest road, no robber


@traders.wrap("road-length")
@traders.wrap("check-length")
def no_longest_road(rule: Callable[..., int], b: IslandBook, s: IslandState, colour: int) -> int:
    return 0


@traders.wrap("robber-start")
def no_robber(rule: Callable[..., int], b: IslandBook, s: State, terrain: list[int]) -> int:
    return BESIDE


@traders.wrap("robber-home")
def never_at_home(rule: Callable[..., list[int]], b: IslandBook, s: IslandState) -> list[int]:
    return [BESIDE]


# Numbers that lie nowhere


@traders.wrap("number")
def number(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    if number not in (b.number["void-low"], b.number["void-high"]):
        rule(b, s, seat, number)
        return
    emit(s, "void", seat, number)
    b.rules["void-number"](b, s, seat, number)


@traders.rule("void-number")
def void_number(b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    push(s, ("dice", seat))


# What always holds


@traders.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    part, known = look_at(s), trade(b)
    assert not s.taken & known.sea, "a road at the sea side of a trade hex"
    assert not s.built & (mask_of(known.corners) | known.beyond), "a building on a plaza or at the sea"
    assert not any(s.length) and s.longest == NOBODY and s.robber == BESIDE, "a longest road or a robber"
    closed = known.sea if b.switch["sea-sides"] == "closed" else 0
    assert len({*part.barbarians}) == len(known.plazas), f"barbarians on {part.barbarians}"
    assert not mask_of(part.barbarians) & closed, f"barbarians on {part.barbarians}"
    assert all(0 <= level < len(known.wagons) for level in part.levels), f"wagon cards {part.levels}"
    assert part.points >= 0 and (part.moving or not part.points), f"{part.points} points"
    there = sum(map(sum, part.stacks)) + sum(part.delivered) + sum([ware != EMPTY for ware in part.carries])
    wanted = sum([n for entry in known.plazas for n in entry.wares.values()])
    assert there == wanted, f"{there} wares, not {wanted}"
