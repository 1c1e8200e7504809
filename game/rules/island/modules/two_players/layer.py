"""The layer of the game for two, and its part of the state."""

from __future__ import annotations

import msgspec

from game.engine.rulebook import Layer, part_finder, part_viewer
from game.engine.state import Data, Event
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState

NAME = "two-players"
NEUTRALS = 2


class TwoPart(Data):
    tokens: list[int] = msgspec.field(default_factory=list)
    """Trade tokens, by seat."""
    supply: int = 0
    actions: int = 0
    """Token actions in this turn."""
    turned: int = 0
    """Whether a knight was turned in for tokens in this turn."""
    second: int = 0
    """Whether the second roll of this turn has come."""
    number: int = 0
    """The first number of this turn."""


two = Layer(NAME, TwoPart)
part_of = part_finder(two, TwoPart)
look_at = part_viewer(two, TwoPart)


@two.watch("turn")
def turn_begins(b: IslandBook, s: IslandState, event: Event) -> None:
    part = part_of(s)
    part.actions = part.turned = part.second = part.number = 0
