"""Fishermen for two: fish take the place of trade tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.decision import Option
from game.engine.rulebook import Layer
from game.rules.island.book import IslandBook
from game.rules.island.modules.fishermen.layer import kinds_of_fish
from game.rules.island.modules.two_players.tokens import ACTIONS
from game.rules.island.scoring import points_of
from game.rules.island.state import IslandState

layer = Layer("fishermen-two-players")


@layer.wrap("fish-at-start")
def five_each(rule: Callable[..., list[int]], b: IslandBook) -> list[int]:
    return [entry.each for entry in kinds_of_fish(b)]


@layer.wrap("start-fish")
def none_for_settling(rule: Callable[..., int], b: IslandBook, s: IslandState, corner: int) -> int:
    """Fish come from numbers alone, unless the table wants it otherwise."""
    return rule(b, s, corner) if b.switch["fish-start-two"] == "as-ever" else 0


@layer.wrap("fish-price")
def cheaper(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int, price: int) -> int:
    """For whoever has fewer points."""
    price = rule(b, s, seat, price)
    behind = points_of(b, s, seat) < points_of(b, s, 1 - seat)
    return max(1, price - b.number["fish-cheaper"]) if behind else price


@layer.wrap("trade-tokens")
def no_tokens(rule: Callable[..., tuple[int, int]], b: IslandBook) -> tuple[int, int]:
    return 0, 0


@layer.wrap("token-actions")
def no_actions(rule: Callable[..., Any], b: IslandBook) -> tuple[()]:
    """With them go the forced trade and the knights turned in for tokens."""
    return ()


@layer.wrap("why-not")
def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    if option.verb in [action.verb for action, _ in ACTIONS]:
        return "no-trade-tokens"
    return rule(b, s, seat, option)
