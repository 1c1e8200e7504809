"""A robber that begins beside the map, and is at home there: the first seven brings it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.rulebook import Layer, Step
from game.engine.state import Data, Event, State, peek
from game.rules.island.book import IslandBook
from game.rules.island.robber import BY_KNIGHT
from game.rules.island.state import BESIDE, IslandState


class BesidePart(Data):
    entered: int = 0
    """Whether the robber has ever been on the map."""


def begins_beside(layer: Layer) -> None:
    """For a scenario whose part is a `BesidePart`."""

    @layer.wrap("robber-start")
    def start(rule: Callable[..., int], b: IslandBook, s: State, terrain: list[int]) -> int:
        return BESIDE

    @layer.wrap("robber-home")
    def home(rule: Callable[..., list[int]], b: IslandBook, s: IslandState) -> list[int]:
        return [BESIDE]

    @layer.watch("robber")
    def moved(b: IslandBook, s: IslandState, event: Event) -> None:
        if event[2] != BESIDE:
            part = s.parts[layer.name]
            assert isinstance(part, BesidePart)
            part.entered = 1

    @layer.detour("robber")
    def not_yet(step: Step, b: IslandBook, s: IslandState, seat: int, cause: str) -> Any:
        """A knight that is played before counts, and moves nothing."""
        part = peek(s.parts, layer.name)
        assert isinstance(part, BesidePart)
        if cause == BY_KNIGHT and not part.entered and b.switch["robber-enters"] == "seven":
            return None
        return step(b, s, seat, cause)
