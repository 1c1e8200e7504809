"""The layer of the barbarian attack, its part of the state, and where coast and castle are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from game.engine.rulebook import Layer, once_per_book, part_finder, part_viewer
from game.engine.state import State
from game.rules.island.book import IslandBook
from game.rules.island.content import RegionEntry
from game.rules.island.modules.gold import GoldPart, brings_gold
from game.rules.island.modules.starting_city import begins_with_city
from game.rules.island.state import IslandState
from game.rules.island.topology import bits, mask_of

NAME = "barbarian-attack"
COAST, CASTLE = "coast", "castle"
KNIGHT = "knight"


class BarbarianPart(GoldPart):
    supply: int = 0
    """Barbarians that have not landed yet."""
    there: list[int] = msgspec.field(default_factory=list)
    """By hex, the barbarians on it."""
    conquered: int = 0
    """A mask of the hexes that they hold."""
    fallen: int = 0
    """A mask of the corners with buildings that are conquered."""
    knights: list[int] = msgspec.field(default_factory=list)
    """By colour, a mask of the paths with its knights."""
    marched: int = 0
    """A mask of the paths with knights that have moved in this turn."""
    prisoners: list[int] = msgspec.field(default_factory=list)
    """By seat."""
    captives: int = 0
    """Taken in a battle, and not handed out yet."""
    gone: int = 0
    """Out of the game."""


raiders = Layer(NAME, BarbarianPart)
part_of = part_finder(raiders, BarbarianPart)
look_at = part_viewer(raiders, BarbarianPart)
pay_coins = brings_gold(raiders)
begins_with_city(raiders)


class Shore(NamedTuple):
    hexes: tuple[int, ...]
    """The coast in the order in which battles are fought there."""
    castle: int
    """A mask of the paths around the castle."""
    lands: tuple[int, ...]
    """By corner, a mask of the hexes at it."""


@once_per_book
def shore(b: IslandBook) -> Shore:
    regions = b.library.of("regions", RegionEntry)
    coast = tuple([hexagon for hexagon, _ in places(regions[COAST])])
    castle = [h for region in regions.values() if CASTLE in region.terrains for h, _ in places(region)]
    paths = mask_of([path for h in castle for path in b.top.paths_of[h]])
    return Shore(coast, paths, tuple([mask_of(around) for around in b.top.hexes_at]))


def places(region: RegionEntry) -> list[tuple[int, int]]:
    """The hexes of a region, and the roll on each; 0 for none."""
    found = [place.partition(" ") for place in region.hexes]
    return [(int(number), int(roll or 0)) for number, _, roll in found]


def barbarians(b: IslandBook) -> int:
    """How many there are in all."""
    return b.number["barbarians" if b.switch["barbarians"] == "all" else "barbarians-fewer"]


def ridden(part: BarbarianPart) -> int:
    """A mask of the paths with a knight of any colour."""
    found = 0
    for mine in part.knights:
        found |= mine
    return found


@raiders.wrap("board")
def no_pieces(rule: Callable[..., object], b: IslandBook, s: State) -> object:
    assert isinstance(s, IslandState)
    part = part_of(s)
    part.there = [0] * len(b.top.cells)
    part.knights = [0] * b.colours
    part.prisoners = [0] * b.seats
    part.supply = barbarians(b)
    return rule(b, s)


@raiders.wrap("book-made")
def farther_goal(rule: Callable[..., None], b: IslandBook) -> None:
    rule(b)
    b.number["target"] = b.number["barbarian-target"]


@raiders.rule("gold-changed")
def gold_changed(b: IslandBook, s: IslandState) -> None:
    """Nothing is judged by it."""


# Points


def prisoner_points(b: IslandBook, s: IslandState, seat: int) -> int:
    return look_at(s).prisoners[seat] // b.number["prisoners-per-point"]


@raiders.wrap("points")
def points(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    found = rule(b, s, seat)
    return found + prisoner_points(b, s, seat) if seat < s.seats else found


@raiders.wrap("score-lines")
def lines(
    rule: Callable[..., Iterator[tuple[str, str, list[int]]]], b: IslandBook, s: IslandState
) -> Iterator[tuple[str, str, list[int]]]:
    yield from rule(b, s)
    yield "prisoners", "prisoners", [prisoner_points(b, s, seat) for seat in range(s.seats)]


# What always holds


@raiders.wrap("check-awards")
def scored(rule: Callable[..., tuple[int, ...]], b: IslandBook, s: IslandState) -> tuple[int, ...]:
    part = look_at(s)
    return (*rule(b, s), part.fallen, *part.prisoners)


@raiders.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    part, most = look_at(s), b.number["conquest"]
    everywhere = part.supply + sum(part.there) + sum(part.prisoners) + part.captives + part.gone
    assert everywhere == barbarians(b), f"{everywhere} barbarians"
    assert part.supply >= 0 <= min(part.there) and max(part.there) <= most, f"{part.there}"
    assert not [h for h, n in enumerate(part.there) if n and h not in shore(b).hexes], f"{part.there}"
    held = mask_of([h for h, n in enumerate(part.there) if n == most])
    assert part.conquered == held, f"conquered {part.conquered:b}, held {held:b}"
    lost = mask_of([c for c in bits(s.built) if not shore(b).lands[c] & ~held])
    assert part.fallen == lost, f"conquered buildings {part.fallen:b}, not {lost:b}"
    assert sum(part.knights) == ridden(part), "two knights on one path"
    assert max(mine.bit_count() for mine in part.knights) <= b.number["knights"], f"{part.knights}"
    assert not s.army + 1 and not any(s.knights) and not any(map(any, s.cards)), "cards of the base game"
