"""Two players with event cards: two cards a turn; the same number twice counts once."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer, emit
from game.rules.island.book import IslandBook
from game.rules.island.modules.two_players.layer import part_of
from game.rules.island.production import SEVEN
from game.rules.island.state import IslandState

layer = Layer("two-players-event-cards")


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
