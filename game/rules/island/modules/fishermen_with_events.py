"""Fishermen with event cards: a road for fish repairs a damaged one instead."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer
from game.rules.island.book import IslandBook
from game.rules.island.modules.event_cards.earthquake import damaged
from game.rules.island.state import IslandState

layer = Layer("fishermen-event-cards")


@layer.wrap("fish-road")
def repairs(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int) -> str:
    if not damaged(s, seat):
        return rule(b, s, seat)
    return "" if b.switch["free-road-repairs"] == "always" else "damaged"
