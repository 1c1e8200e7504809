"""Invasions: after every settlement and city barbarians land, conquer hexes, and what stands alone there."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import Event, push
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars, set_rates
from game.rules.island.modules.barbarian_attack.layer import look_at, part_of, raiders, shore
from game.rules.island.production import DIE, SEVEN
from game.rules.island.robber import BY_SEVEN, victims
from game.rules.island.scoring import follow, score_changed
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits, mask_of

LEAVE = Option("leave")


@raiders.watch("settlement")
@raiders.watch("city")
def built(b: IslandBook, s: IslandState, event: Event) -> None:
    """Not in the set-up."""
    if s.active != NOBODY and not s.over and look_at(s).supply:
        emit(s, "invasion", s.active)
        follow(s, ("invasion", s.active, ()))


@raiders.step("invasion")
def invasion(b: IslandBook, s: IslandState, seat: int, numbers: tuple[int, ...]) -> Chance | None:
    """So many different numbers, and no seven; as long as there are barbarians that can land."""
    if len(numbers) == b.number["invasion-numbers"] or not look_at(s).supply:
        return None
    return Chance("invasion", DIE, None, 2)


@raiders.outcome("invasion")
def ships_come(
    b: IslandBook, s: IslandState, outcome: tuple[int, int], seat: int, numbers: tuple[int, ...]
) -> None:
    number = sum(outcome)
    emit(s, "invasion-rolled", seat, outcome[0], outcome[1])
    if number == SEVEN or number in numbers:
        push(s, ("invasion", seat, numbers))
        return
    push(s, ("invasion", seat, (*numbers, number)))
    for hexagon in shore(b).hexes:
        if s.token[hexagon] == number:
            if look_at(s).conquered >> hexagon & 1:
                emit(s, "no-landing", hexagon)
            else:
                land(b, s, hexagon)


# Barbarians on a hex


def land(b: IslandBook, s: IslandState, hexagon: int) -> None:
    """From the supply."""
    part_of(s).supply -= 1
    emit(s, "landed", hexagon)
    come(b, s, hexagon, 1)


def come(b: IslandBook, s: IslandState, hexagon: int, n: int) -> None:
    """So many more, or fewer, are on a hex; which may be conquered by it, or freed."""
    part = part_of(s)
    part.there[hexagon] += n
    held = part.there[hexagon] >= b.number["conquest"]
    if held != part.conquered >> hexagon & 1:
        part.conquered ^= 1 << hexagon
        if held:
            emit(s, "conquered", hexagon)
        else:
            emit(s, "freed", hexagon)
        judge_buildings(b, s)


def judge_buildings(b: IslandBook, s: IslandState) -> None:
    """What has nothing but conquered hexes and the sea around it is conquered, and nothing else is."""
    part, lands = part_of(s), shore(b).lands
    lost = mask_of([c for c in bits(s.built) if not lands[c] & ~part.conquered])
    changed, part.fallen = lost ^ part.fallen, lost
    for colour, houses in enumerate(s.houses):
        for corner in bits(houses & changed):
            if lost >> corner & 1:
                emit(s, "fallen", colour, corner)
            else:
                emit(s, "restored", colour, corner)
        if houses & changed and colour < s.seats:
            set_rates(b, s, colour)
    if changed:
        score_changed(b, s)


# What conquest means


@raiders.wrap("standing")
def standing(rule: Callable[..., int], b: IslandBook, s: IslandState, colour: int) -> int:
    return rule(b, s, colour) & ~look_at(s).fallen


@raiders.wrap("pays-here")
def pays_here(rule: Callable[..., int], b: IslandBook, s: IslandState, number: int, hexagon: int) -> int:
    return 0 if look_at(s).conquered >> hexagon & 1 else rule(b, s, number, hexagon)


@raiders.wrap("road-bars")
def no_road(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    held = look_at(s).conquered
    paths = mask_of([path for h in bits(held) for path in b.top.paths_of[h]]) if held else 0
    return [*rule(b, s, colour), ("conquered", paths)]


@raiders.wrap("settlement-bars")
def no_settlement(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    return [*rule(b, s, colour), ("conquered", _corners(b, s))]


@raiders.wrap("city-bars")
def no_city(rule: Callable[..., Bars], b: IslandBook, s: IslandState, colour: int) -> Bars:
    """In the place of a conquered settlement; by later editions of any at a conquered hex."""
    bars, says = rule(b, s, colour), b.switch["city-at-conquered"]
    if says != "any":
        bars = [*bars, ("conquered-building", look_at(s).fallen)]
    return [*bars, ("conquered", _corners(b, s))] if says == "none" else bars


def _corners(b: IslandBook, s: IslandState) -> int:
    """A mask of the corners of conquered hexes."""
    found = 0
    for hexagon in bits(look_at(s).conquered):
        found |= b.top.ring[hexagon]
    return found


# A seven, without a robber


@raiders.wrap("seven")
def seven(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    discards, theft = ("hands-full", seat), ("robber", seat, BY_SEVEN)
    if b.switch["seven-first"] == "discards":
        push(s, discards, theft)
    else:
        push(s, theft, discards)


@raiders.replace("robber")
def no_robber(b: IslandBook, s: IslandState, seat: int, cause: str) -> None:
    push(s, ("plunder", seat, 1))


@raiders.step("plunder")
def plunder(b: IslandBook, s: IslandState, seat: int, may: int) -> Decision | None:
    """A random card from anybody; some may leave it."""
    options = [b.rob_option[other] for other in victims(b, s, seat)]
    if not options:
        return None
    return Decision(seat, "plunder", [*options, LEAVE] if may else options)


@raiders.answer("plunder")
def plundered(b: IslandBook, s: IslandState, option: Option, seat: int, may: int) -> None:
    if option.verb == "rob":
        push(s, ("steal", seat, int(option.at)))
