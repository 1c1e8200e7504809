"""Traders with event cards: a damaged road is none for wagons; after a void number a card is turned."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer
from game.rules.island.book import IslandBook
from game.rules.island.modules.event_cards.layer import look_at
from game.rules.island.state import IslandState

layer = Layer("traders-event-cards")


@layer.wrap("bare-paths")
def damaged_roads(rule: Callable[..., int], b: IslandBook, s: IslandState) -> int:
    """They cost what a path without a road costs, and no toll."""
    return rule(b, s) | look_at(s).damaged


@layer.wrap("void-number")
def another_card(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """After the event another card is turned, unless the table wants it otherwise."""
    if b.switch["void-card"] == "another":
        rule(b, s, seat, number)
    else:
        s.rolled = number
