"""The layer of the caravans and its part of the state."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.engine.rulebook import Layer, part_finder, part_viewer
from game.rules.island.book import IslandBook
from game.rules.island.modules.robber_beside import BesidePart, begins_beside
from game.rules.island.state import NOBODY, IslandState

NAME = "caravans"


class CaravanPart(BesidePart):
    oasis: int = NOBODY
    """Its hex."""
    arrows: tuple[int, ...] = ()
    """The paths on which caravans begin."""
    trails: list[tuple[int, ...]] = msgspec.field(default_factory=list)
    """By arrow, the paths with its camels, from the oasis on."""
    heads: list[int] = msgspec.field(default_factory=list)
    """By arrow, the corner that its last camel looks at; NOBODY before the first."""
    camels: int = 0
    """A mask of all paths with a camel."""
    between: int = 0
    """A mask of the corners that lie between camels."""
    left: int = 0
    """Camels beside the map."""
    last: int = NOBODY
    """The corner that the camel placed last looks at."""
    due: int = 0
    """Settlements and cities that the seat at turn has built."""
    voting: int = 0
    """Whether a vote is held: the turn before it is over, and the next has not begun."""
    bids: list[tuple[int, ...]] = msgspec.field(default_factory=list)
    """In a vote, by seat, the cards laid; empty before."""
    proposed: list[int] = msgspec.field(default_factory=list)
    """In a vote, by seat, the path that it has named."""


nomads = Layer(NAME, CaravanPart)
part_of = part_finder(nomads, CaravanPart)
look_at = part_viewer(nomads, CaravanPart)
begins_beside(nomads)


@nomads.wrap("target")
def target(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    wanted: int = rule(b, s, seat)
    return wanted + b.number["caravans-target"]
