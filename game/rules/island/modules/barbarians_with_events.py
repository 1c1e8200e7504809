"""Barbarian attack with event cards: knights on the map count, and a conflict takes from one player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.rulebook import Layer, Step
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.modules.barbarian_attack.layer import look_at
from game.rules.island.state import IslandState

layer = Layer("barbarian-attack-event-cards")


@layer.wrap("event-knights")
def knights(rule: Callable[..., list[int]], b: IslandBook, s: IslandState) -> list[int]:
    """Mercenaries count for nobody."""
    on_the_map = [mine.bit_count() for mine in look_at(s).knights[: s.seats]]
    return on_the_map if b.switch["tournament-knights"] == "map" else [0] * s.seats


@layer.detour("do.steal")
def conflict(step: Step, b: IslandBook, s: IslandState, seat: int, who: str, may: int) -> Any:
    if who != "army":
        return step(b, s, seat, who, may)
    push(s, *[("plunder", taker, may) for taker in b.rules["who"](b, s, seat, who)])
    return None
