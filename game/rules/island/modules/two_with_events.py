"""Two players with event cards: two cards a turn; the same number twice counts once."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer, emit
from game.engine.state import Event
from game.rules.island.book import IslandBook
from game.rules.island.modules.event_cards.layer import EventCard
from game.rules.island.modules.two_players.layer import look_at, part_of
from game.rules.island.production import SEVEN
from game.rules.island.scoring import follow
from game.rules.island.state import IslandState

layer = Layer("two-players-event-cards")


@layer.wrap("event-happens")
def event_happens(rule: Callable[..., bool], b: IslandBook, s: IslandState, card: EventCard) -> bool:
    """The second event happens even if its number has come already."""
    part = look_at(s)
    again = bool(part.second) and card.roll == part.number
    return rule(b, s, card) and not (again and b.switch["second-event"] == "nothing")


@layer.watch("repaired")
def repaired(b: IslandBook, s: IslandState, event: Event) -> None:
    """A repair is no building, unless the table wants it so."""
    if b.switch["repair-counts"] == "as-road":
        follow(s, ("neutral-road", event[1]))


@layer.wrap("number")
def number(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """No third card is turned, unlike dice."""
    part = part_of(s)
    if not part.second or number != part.number:
        rule(b, s, seat, number)
        return
    again = b.switch["second-attack"] == "again" if number == SEVEN else b.switch["same-event"] == "twice"
    if again:
        part.number = 0
        rule(b, s, seat, number)
    else:
        emit(s, "same-number", number)
