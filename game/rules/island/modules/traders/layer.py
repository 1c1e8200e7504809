"""The layer of the traders, its part of the state, and what its content says as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from game.engine.rulebook import Layer, once_per_book, part_finder, part_viewer
from game.engine.state import Event
from game.rules.island.board import need_shuffled_map
from game.rules.island.book import IslandBook, Price
from game.rules.island.content import PlazaEntry, WagonEntry, WareEntry
from game.rules.island.modules.gold import GoldPart, brings_gold
from game.rules.island.modules.starting_city import begins_with_city
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import mask_of

NAME = "traders"
EMPTY = -1
"""What a wagon carries that carries nothing."""


class TradersPart(GoldPart):
    barbarians: list[int] = msgspec.field(default_factory=list)
    """The paths that they are on."""
    stacks: list[list[int]] = msgspec.field(default_factory=list)
    """By plaza and ware, the tokens that may be drawn there; nobody knows their order."""
    wagons: list[int] = msgspec.field(default_factory=list)
    """By seat, the corner where its wagon stands, or NOBODY before it is placed."""
    levels: list[int] = msgspec.field(default_factory=list)
    """By seat, the number of its wagon card."""
    carries: list[int] = msgspec.field(default_factory=list)
    """By seat, the ware on its wagon, or EMPTY."""
    delivered: list[int] = msgspec.field(default_factory=list)
    """By seat, tokens delivered."""
    moving: int = 0
    """Whether the wagon of the seat at turn is on its way, after trading and building."""
    points: int = 0
    """Movement points that it has left."""
    arrived: int = 0
    """Whether its move has ended at a plaza."""
    fed: int = 0
    """Cards paid in this turn to go farther."""
    tried: int = 0
    """A mask of the barbarians that it has tried to drive off in this turn."""
    upgrades: int = 0
    """Wagon cards turned in this turn."""


traders = Layer(NAME, TradersPart)
part_of = part_finder(traders, TradersPart)
look_at = part_viewer(traders, TradersPart)
begins_with_city(traders)
pay_coins = brings_gold(traders)


@traders.rule("gold-changed")
def gold_changed(b: IslandBook, s: IslandState) -> None:
    """Gold is worth no points here."""


@traders.watch("turn")
def turn_begins(b: IslandBook, s: IslandState, event: Event) -> None:
    part = part_of(s)
    part.moving = part.points = part.arrived = part.fed = part.tried = part.upgrades = 0


@traders.wrap("book-made")
def farther_goal(rule: Callable[..., None], b: IslandBook) -> None:
    rule(b)
    need_shuffled_map(b)
    b.number["target"] = b.number["traders-target"]


class Trade(NamedTuple):
    """Plazas and wares are numbered as the content lists them."""

    plazas: list[PlazaEntry]
    corners: list[int]
    """By plaza, its corner."""
    plaza_at: dict[int, int]
    """By such a corner, its plaza."""
    hexes: list[int]
    """By plaza, its hex."""
    sea: int
    """A mask of the sides at the sea."""
    beyond: int
    """A mask of the corners that only those sides reach."""
    wares: list[WareEntry]
    goals: list[int]
    """By ware, the plaza where it is wanted."""
    wagons: list[WagonEntry]
    prices: list[Price]
    """By wagon card."""


@once_per_book
def trade(b: IslandBook) -> Trade:
    top, library = b.top, b.library
    plazas = list(library.of("plazas", PlazaEntry).values())
    wares = list(library.of("wares", WareEntry).values())
    wagons = list(library.of("wagons", WagonEntry).values())
    hexes = [int(entry.hexagon.split(" ")[0]) for entry in plazas]
    corners = [top.corner[f"{h}-plaza"] for h in hexes]
    sea = mask_of([top.path[name] for entry in plazas for name in entry.sea])
    names = [entry.id for entry in plazas]
    return Trade(
        plazas=plazas,
        corners=corners,
        plaza_at={corner: plaza for plaza, corner in enumerate(corners)},
        hexes=hexes,
        sea=sea,
        beyond=mask_of([c for c, star in enumerate(top.star) if not star & ~sea]),
        wares=wares,
        goals=[names.index(entry.to) for entry in wares],
        wagons=wagons,
        prices=[tuple((b.kind[name], n) for name, n in entry.price.items()) for entry in wagons],
    )


def wagon_card(b: IslandBook, s: IslandState, seat: int) -> WagonEntry:
    return trade(b).wagons[look_at(s).levels[seat]]


def owner_of(s: IslandState, path: int) -> int:
    """The colour whose road lies there, or NOBODY."""
    for colour, roads in enumerate(s.roads):
        if roads >> path & 1:
            return colour
    return NOBODY
