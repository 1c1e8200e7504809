"""Rivers with event cards: the robber flees from the map, and no earthquake damages a bridge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.rulebook import Layer, Step
from game.engine.state import Event
from game.rules.island.book import IslandBook
from game.rules.island.modules.rivers.bridges import road_built
from game.rules.island.modules.rivers.layer import look_at
from game.rules.island.robber import move_robber
from game.rules.island.state import BESIDE, IslandState

layer = Layer("rivers-event-cards")


@layer.detour("do.robber")
def flees(step: Step, b: IslandBook, s: IslandState, seat: int, how: str) -> Any:
    """Beside the map until a seven or a knight."""
    if how == "moved":
        return step(b, s, seat, how)
    if s.robber != BESIDE:
        move_robber(s, seat, BESIDE)
    return None


@layer.wrap("whole-roads")
def no_bridges(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    return rule(b, s, seat) & ~look_at(s).bridges[seat]


@layer.watch("repaired")
def repaired(b: IslandBook, s: IslandState, event: Event) -> None:
    """A repair is no building, unless the table wants it so."""
    if b.switch["repair-counts"] == "as-road":
        road_built(b, s, (*event, 0))
