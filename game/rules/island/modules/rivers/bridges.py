"""Bridges, which count as roads, on sites where no road is built; and what building at a river pays."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.decision import Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import Event, push
from game.rules.island.book import IslandBook
from game.rules.island.building import (
    BRIDGE,
    ROAD,
    Bars,
    affordable,
    buy_piece,
    in_stock,
    join,
    open_places,
)
from game.rules.island.modules.rivers.layer import banks, look_at, part_of, pay_coins, riverside
from game.rules.island.roads import measure
from game.rules.island.scoring import score_changed
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits


@riverside.wrap("road-bars")
def no_road_on_a_site(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    return [("bridge-site", banks(b).sites), *rule(b, s, colour)]


@riverside.rule("bridge-bars")
def bridge_bars(b: IslandBook, s: IslandState, colour: int) -> Bars:
    paths = b.top.all_paths
    return [
        ("no-site", paths & ~banks(b).sites),
        ("taken", s.taken),
        ("unconnected", paths & ~s.reach[colour]),
    ]


@riverside.wrap("used")
def used(rule: Callable[..., int], b: IslandBook, s: IslandState, colour: int, piece: str) -> int:
    """A bridge is no piece of road."""
    if piece not in (ROAD, BRIDGE):
        return rule(b, s, colour, piece)
    bridges = look_at(s).bridges
    n = bridges[colour].bit_count() if bridges else 0
    return n if piece == BRIDGE else rule(b, s, colour, piece) - n


@riverside.wrap("book-made")
def price(rule: Callable[..., None], b: IslandBook) -> None:
    """Other editions take brick for lumber and lumber for brick."""
    rule(b)
    if b.switch["bridge-price"] == "brick":
        other = {b.kind["brick"]: b.kind["lumber"], b.kind["lumber"]: b.kind["brick"]}
        b.price[BRIDGE] = tuple((other.get(kind, kind), n) for kind, n in b.price[BRIDGE])


# Building one


@once_per_book
def bridge_options(b: IslandBook) -> list[Option]:
    return [Option("bridge", "edge", name) for name in b.top.path_names]


@riverside.options("act")
def bridges(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
    if not affordable(b, s, seat, BRIDGE) or not in_stock(b, s, seat, BRIDGE):
        return ()
    return [bridge_options(b)[path] for path in bits(open_places(b, s, seat, BRIDGE))]


@riverside.chosen("act", "bridge")
def bridge_built(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    push(s, ("act", seat))
    buy_piece(b, s, seat, BRIDGE)
    put_bridge(b, s, seat, b.top.path[str(option.at)])


def put_bridge(b: IslandBook, s: IslandState, colour: int, path: int, free: int = 0) -> None:
    join(b, s, colour, path)
    part_of(s).bridges[colour] |= 1 << path
    emit(s, "bridge", colour, path, free)
    measure(b, s, colour)
    score_changed(b, s)


@riverside.wrap("board")
def no_bridges(rule: Callable[..., object], b: IslandBook, s: IslandState) -> object:
    part_of(s).bridges = [0] * b.colours
    return rule(b, s)


# What it pays; neutral colours get nothing


@riverside.watch("road")
def road_built(b: IslandBook, s: IslandState, event: Event) -> None:
    """In the set-up and for free roads, too."""
    in_vain = event[3] and s.active != NOBODY and b.switch["coin-free-road"] == "never"
    if banks(b).paths >> event[2] & 1 and not in_vain:
        earn(b, s, event[1], b.number["coins-road"])


@riverside.watch("settlement")
def settled(b: IslandBook, s: IslandState, event: Event) -> None:
    """Once, even at two hexes of a river; a city that replaces it brings none."""
    if banks(b).corners >> event[2] & 1:
        earn(b, s, event[1], b.number["coins-settlement"])


@riverside.watch("bridge")
def bridged(b: IslandBook, s: IslandState, event: Event) -> None:
    earn(b, s, event[1], b.number["coins-bridge"])


def earn(b: IslandBook, s: IslandState, colour: int, n: int) -> None:
    if colour < s.seats and n and not s.over:
        pay_coins(b, s, colour, n)


@riverside.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    sites = banks(b).sites
    for mine, spanned in zip(s.roads, look_at(s).bridges, strict=True):
        assert mine & sites == spanned, "a road on a site, or a bridge elsewhere"
