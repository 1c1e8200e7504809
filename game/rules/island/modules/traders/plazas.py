"""At a plaza: delivering what the wagon carries, loading what is fetched there, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.chance import Chance
from game.engine.rulebook import emit
from game.rules.island.book import IslandBook
from game.rules.island.modules.traders.layer import (
    EMPTY,
    look_at,
    part_of,
    pay_coins,
    trade,
    traders,
    wagon_card,
)
from game.rules.island.scoring import follow, score_changed
from game.rules.island.state import IslandState

GOODS = "goods"
"""The category of points for deliveries and for the last wagon card."""


@traders.rule("arrive")
def arrive(b: IslandBook, s: IslandState, seat: int, plaza: int) -> None:
    """The move ends. What is wanted here is delivered; an empty wagon is loaded, if there is something."""
    part = part_of(s)
    part.points, part.arrived = 0, 1
    ware = part.carries[seat]
    if ware != EMPTY and trade(b).goals[ware] == plaza:
        part.carries[seat] = EMPTY
        part.delivered[seat] += 1
        emit(s, "delivered", seat, ware, plaza)
        pay_coins(b, s, seat, wagon_card(b, s, seat).gold)
        score_changed(b, s)
    follow(s, ("load", seat, plaza))


@traders.step("load")
def load(b: IslandBook, s: IslandState, seat: int, plaza: int) -> Chance | None:
    """The topmost token; none is put back when a stack is empty."""
    part = look_at(s)
    stack = part.stacks[plaza]
    if part.carries[seat] != EMPTY or not any(stack):
        return None
    there = [ware for ware, n in enumerate(stack) if n]
    return Chance("ware", there, [stack[ware] for ware in there])


@traders.outcome("load")
def loaded(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, plaza: int) -> None:
    part, ware = part_of(s), outcome[0]
    part.stacks[plaza][ware] -= 1
    part.carries[seat] = ware
    emit(s, "loaded", seat, ware, plaza)


# Points


def card_points(b: IslandBook, level: int) -> int:
    """Of all wagon cards that were turned."""
    return sum([entry.points for entry in trade(b).wagons[: level + 1]])


@traders.wrap("points")
def points(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    part, found = look_at(s), rule(b, s, seat)
    if seat < len(part.delivered):
        found += b.number["delivery-points"] * part.delivered[seat] + card_points(b, part.levels[seat])
    return found


@traders.wrap("score-lines")
def lines(
    rule: Callable[..., Iterator[tuple[str, str, list[int]]]], b: IslandBook, s: IslandState
) -> Iterator[tuple[str, str, list[int]]]:
    yield from rule(b, s)
    part = look_at(s)
    yield GOODS, "delivery", [b.number["delivery-points"] * n for n in part.delivered]
    for level, entry in enumerate(trade(b).wagons):
        if entry.points:
            yield GOODS, entry.id, [entry.points * (mine >= level) for mine in part.levels]


@traders.wrap("check-awards")
def what_scores(rule: Callable[..., tuple[int, ...]], b: IslandBook, s: IslandState) -> tuple[int, ...]:
    part = look_at(s)
    return (*rule(b, s), *part.delivered, *part.levels)
