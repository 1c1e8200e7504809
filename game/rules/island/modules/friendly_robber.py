"""Friendly Robber: whoever has few points is left alone."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Layer
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.robber import BY_ATTACK
from game.rules.island.scoring import points_of
from game.rules.island.state import IslandState

friendly = Layer("friendly-robber")

ANYWHERE = "anywhere"
"""What makes the robber move when it is not held back."""


def poor(b: IslandBook, s: IslandState, colours: int) -> list[int]:
    """Those who are protected, the mover too."""
    return [c for c in range(colours) if points_of(b, s, c) <= b.number["friendly-points"]]


def holds_back(b: IslandBook, cause: str) -> bool:
    return cause != ANYWHERE and (cause != BY_ATTACK or b.switch["attack-card"] == "seven")


@friendly.wrap("robber-bars")
def spared_hexes(rule: Callable[..., Bars], b: IslandBook, s: IslandState, seat: int, cause: str) -> Bars:
    bars = rule(b, s, seat, cause)
    if not holds_back(b, cause):
        return bars
    homes = 0
    for colour in poor(b, s, s.colours if b.switch["friendly-neutrals"] == "protected" else s.seats):
        homes |= s.houses[colour]
    hexes = sum(1 << h for h, ring in enumerate(b.top.ring) if ring & homes)
    return [*bars, ("friendly", hexes)]


@friendly.wrap("robber-stuck")
def nowhere_to_go(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, cause: str) -> None:
    """It goes home; others there may be robbed."""
    if s.robber in b.rules["robber-home"](b, s) and b.switch["friendly-stuck"] == "leaves":
        push(s, ("robber", seat, ANYWHERE))
    else:
        push(s, ("robber-flees", seat), ("rob", seat, cause))


@friendly.wrap("rob-bars")
def spared_hands(rule: Callable[..., Bars], b: IslandBook, s: IslandState, seat: int, cause: str) -> Bars:
    bars = rule(b, s, seat, cause)
    if not holds_back(b, cause):
        return bars
    return [*bars, ("friendly", sum(1 << other for other in poor(b, s, s.seats)))]


@friendly.wrap("safe-from-thefts")
def spared_always(rule: Callable[..., int], b: IslandBook, s: IslandState) -> int:
    """Only if the table wants it so: by the rules other thefts are not limited."""
    safe = rule(b, s)
    if b.switch["friendly-thefts"] == "all":
        safe |= sum(1 << seat for seat in poor(b, s, s.seats))
    return safe
