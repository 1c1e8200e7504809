"""Scenarios that begin with a city in the place of the second settlement."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, FREE, put_city
from game.rules.island.state import IslandState


def begins_with_city(layer: Layer) -> None:
    @layer.wrap("start-named")
    def named(rule: Callable[..., str], b: IslandBook, n: int) -> str:
        return CITY if n == 2 else rule(b, n)

    @layer.wrap("start-piece")
    def placed(
        rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, corner: int, n: int
    ) -> None:
        """What a settlement brings there, it brings too."""
        rule(b, s, seat, corner, n)
        if b.rules["start-named"](b, n) == CITY:
            put_city(b, s, seat, corner, FREE)
