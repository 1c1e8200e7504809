"""The layer of the event cards, its part of the state, and its cards."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.engine.rulebook import Layer, once_per_book, part_finder, part_viewer
from game.engine.state import Data
from game.rules.island.book import Deed, IslandBook, deeds
from game.rules.island.content import EventEntry

NAME = "event-cards"


class EventPart(Data):
    pool: list[int] = msgspec.field(default_factory=list)
    """By kind of card, those not turned since New Year; those under it are among them."""
    left: int = 0
    """Cards above New Year."""
    card: int = -1
    """The kind turned last."""
    cities: int = 0
    """What cities get from this card, if it says so."""
    taker: int = -1
    """Who takes the cards that others choose."""
    damaged: int = 0
    """A mask of the paths with a damaged road."""


class EventCard(NamedTuple):
    """A kind of card: all that are equal."""

    event: str
    roll: int
    copies: int
    deeds: tuple[Deed, ...]


events = Layer(NAME, EventPart)
part_of = part_finder(events, EventPart)
look_at = part_viewer(events, EventPart)


@once_per_book
def event_cards(b: IslandBook) -> list[EventCard]:
    """All kinds, in the order of the content."""
    return [
        EventCard(entry.id, roll, entry.rolls.count(roll), deeds(entry.do))
        for entry in b.library.of("events", EventEntry).values()
        for roll in dict.fromkeys(entry.rolls)
    ]
