"""Earthquake: a damaged road of everybody's; until it is repaired, its owner builds no other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.decision import Decision, Option
from game.engine.rulebook import Step, emit
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars, affordable, buy_piece
from game.rules.island.hands import order_from
from game.rules.island.modules.event_cards.layer import events, look_at, part_of
from game.rules.island.state import IslandState
from game.rules.island.topology import bits


def damaged(s: IslandState, colour: int) -> int:
    """A mask of the colour's damaged roads."""
    return look_at(s).damaged & s.roads[colour]


def road_options(b: IslandBook, verb: str, roads: int) -> list[Option]:
    return [Option(verb, "edge", b.top.path_names[path]) for path in bits(roads)]


@events.step("do.damage")
def do_damage(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    push(s, *[("damage", each) for each in order_from(b, s, range(s.seats)) for _ in range(n)])


@events.rule("whole-roads")
def whole_roads(b: IslandBook, s: IslandState, seat: int) -> int:
    """A mask of the roads that can be damaged."""
    return s.roads[seat] & ~look_at(s).damaged


@events.step("damage")
def damage(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """An own road of own choice that is still whole."""
    whole = b.rules["whole-roads"](b, s, seat)
    return Decision(seat, "damage", road_options(b, "damage", whole)) if whole else None


@events.answer("damage")
def road_damaged(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    path = b.top.path[str(option.at)]
    part_of(s).damaged |= 1 << path
    emit(s, "damaged", seat, path)


# What it bars


@events.wrap("road-bars")
def no_road_before_repair(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    bars = rule(b, s, colour)
    return [*bars, ("damaged", b.top.all_paths)] if damaged(s, colour) else bars


@events.wrap("settlement-bars")
def no_settlement_at_its_ends(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    """Whoever owns it."""
    bars, broken = rule(b, s, colour), look_at(s).damaged
    if not broken:
        return bars
    ends = 0
    for path in bits(broken):
        ends |= b.top.tips[path]
    return [*bars, ("damaged-end", ends)]


# Repairing


@events.options("act")
def repairs(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
    mine = damaged(s, seat)
    return road_options(b, "repair", mine) if mine and affordable(b, s, seat, "repair") else ()


@events.chosen("act", "repair")
def repair_bought(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    push(s, ("act", seat))
    buy_piece(b, s, seat, "repair")
    repair(b, s, seat, option)


def repair(b: IslandBook, s: IslandState, seat: int, option: Option) -> None:
    """It is no building: nothing follows from it."""
    path = b.top.path[str(option.at)]
    part_of(s).damaged &= ~(1 << path)
    emit(s, "repaired", seat, path)


@events.detour("free-road")
def free_road_or_repair(step: Step, b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """A road for nothing repairs a damaged one instead."""
    if damaged(s, seat) and b.switch["free-road-repairs"] == "always":
        push(s, ("free-repair", seat))
        return None
    pause = step(b, s, seat)
    assert pause is None or isinstance(pause, Decision)
    return pause


@events.step("free-repair")
def free_repair(b: IslandBook, s: IslandState, seat: int) -> Decision:
    return Decision(seat, "free-repair", road_options(b, "repair", damaged(s, seat)))


@events.answer("free-repair")
def repaired_for_nothing(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    repair(b, s, seat, option)


@events.wrap("can.roads")
def card_repairs(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, n: int) -> str:
    if not damaged(s, seat):
        return rule(b, s, seat, n)
    return "" if b.switch["free-road-repairs"] == "always" else "damaged"
