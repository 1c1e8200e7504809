"""The catch: tokens for whoever has built at the water whose number came; at most so many are held."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.hands import order_from
from game.rules.island.modules.fishermen.layer import (
    draw_token,
    fishers,
    kinds_of_fish,
    look_at,
    spend_token,
)
from game.rules.island.modules.fishermen.waters import LAKE, fishing, shores
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

KEEP = Option("keep")

Due = tuple[int, int, int]
"""Whose building, its corner, and how many tokens it gets."""


@fishers.wrap("produce")
def produce(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """After the resources; in turn order, each with one building after another."""
    rule(b, s, seat, number)
    due: list[Due] = []
    for shore in fishing(b, s, number):
        if s.built & shore:
            due += catch(b, s, shore)
    if not due:
        return
    if too_few(b, s, due):
        emit(s, "fish-short")
        return
    order = order_from(b, s, range(s.seats))
    push(s, *[("fish", *each) for each in sorted(due, key=lambda each: order.index(each[0]))])


def catch(b: IslandBook, s: IslandState, shore: int) -> list[Due]:
    """What one water gives; an epidemic among the cities does not change it."""
    settlement, city = b.number["fish-settlement"], b.number["fish-city"]
    return [
        (owner, corner, city if s.cities[owner] >> corner & 1 else settlement)
        for owner in range(s.seats)
        for corner in bits(s.houses[owner] & shore)
    ]


def too_few(b: IslandBook, s: IslandState, due: list[Due]) -> bool:
    """Whether not all can be satisfied; nobody draws more than can be held."""
    part, wanted = look_at(s), 0
    for seat in range(s.seats):
        room = b.number["fish-limit"] - part.count[seat]
        wanted += min(room, sum([n for owner, _, n in due if owner == seat]))
    return wanted > part.left + (sum(part.spent) if b.switch["fish-shortage"] == "all" else 0)


@fishers.step("fish")
def fish(b: IslandBook, s: IslandState, seat: int, corner: int, n: int) -> Chance | None:
    """So many tokens for one building; whoever holds as many as can be held may exchange one instead."""
    part = look_at(s)
    if not n or not part.left:
        return None
    if part.count[seat] >= b.number["fish-limit"]:
        push(s, ("fish-exchange", seat, corner))
        return None
    there = [kind for kind, left in enumerate(part.pool) if left]
    return Chance("fish", there, [part.pool[kind] for kind in there])


@fishers.outcome("fish")
def fish_drawn(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, corner: int, n: int) -> None:
    draw_token(b, s, seat, corner, outcome[0])
    push(s, ("fish", seat, corner, n - 1))


# Exchanging one


@once_per_book
def exchange_options(b: IslandBook) -> list[Option]:
    return [Option("exchange", "fish", entry.id) for entry in kinds_of_fish(b)]


@fishers.step("fish-exchange")
def exchange(b: IslandBook, s: IslandState, seat: int, corner: int) -> Decision:
    held = look_at(s).tokens[seat]
    return Decision(
        seat,
        "fish-exchange",
        [KEEP, *[exchange_options(b)[kind] for kind, n in enumerate(held) if n]],
        default=0,
    )


@fishers.answer("fish-exchange")
def exchanged(b: IslandBook, s: IslandState, option: Option, seat: int, corner: int) -> None:
    if option.verb == "keep":
        return
    kind = [entry.id for entry in kinds_of_fish(b)].index(str(option.at))
    spend_token(b, s, seat, kind)
    emit(s, "fish-spent", seat, kind)
    push(s, ("fish", seat, corner, 1))


# In the set-up


@fishers.rule("start-fish")
def start_fish(b: IslandBook, s: IslandState, corner: int) -> int:
    """What a second settlement draws: one token at a fishing ground."""
    waters = 0
    for roll, shore in zip(look_at(s).grounds, shores(b), strict=True):
        waters |= shore if roll else 0
    if b.switch["fish-start"] == "lake-too":
        for h, kind in enumerate(s.terrain):
            waters |= b.top.ring[h] if kind == b.terrain[LAKE] else 0
    return waters >> corner & 1


@fishers.wrap("start-pay")
def start_pay(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, corner: int) -> None:
    rule(b, s, seat, corner)
    n = b.rules["start-fish"](b, s, corner)
    if n:
        push(s, ("fish", seat, corner, n))
