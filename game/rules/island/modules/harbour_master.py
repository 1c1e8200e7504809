"""Harbour Master: a card for whoever has the most at the harbours; everybody needs more points to win."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.rulebook import Layer, emit, part_finder, part_viewer
from game.engine.state import Data, Event
from game.rules.island.book import IslandBook
from game.rules.island.roads import leader
from game.rules.island.scoring import score_changed
from game.rules.island.state import NOBODY, IslandState

NAME = "harbour-master"


class MasterPart(Data):
    holder: int = NOBODY


master = Layer(NAME, MasterPart)
part_of = part_finder(master, MasterPart)
look_at = part_viewer(master, MasterPart)


def holder_of(s: IslandState) -> int:
    return look_at(s).holder


@master.rule("harbour-points")
def harbour_points(b: IslandBook, s: IslandState) -> list[int]:
    """By colour; a city counts as more."""
    there = sum(1 << corner for corner, kind in enumerate(s.harbour) if kind != NOBODY)
    settlement, city = b.number["harbour-settlement"], b.number["harbour-city"]
    points = []
    for colour, cities in enumerate(s.cities):
        houses = b.rules["standing"](b, s, colour) & there
        towns = (cities & houses).bit_count()
        points.append(settlement * (houses.bit_count() - towns) + city * towns)
    return points


@master.watch("settlement")
@master.watch("city")
def built(b: IslandBook, s: IslandState, event: Event) -> None:
    """What is at a harbour has changed: who has the most now?"""
    if s.harbour[event[2]] == NOBODY or s.over:
        return
    part = part_of(s)
    points = b.rules["harbour-points"](b, s)
    if b.switch["harbour-master-neutrals"] == "never":
        points = points[: s.seats]
    holder = leader(points, part.holder, b.awards[NAME].least)
    if holder != part.holder:
        part.holder = holder
        emit(s, "harbour-master", holder, points[holder] if holder != NOBODY else 0)
        score_changed(b, s)


@master.wrap("points")
def points(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    return rule(b, s, seat) + b.awards[NAME].points * (holder_of(s) == seat)


@master.wrap("score-lines")
def lines(
    rule: Callable[..., Iterator[tuple[str, str, list[int]]]], b: IslandBook, s: IslandState
) -> Iterator[tuple[str, str, list[int]]]:
    yield from rule(b, s)
    holder = holder_of(s)
    yield "awards", NAME, [b.awards[NAME].points * (seat == holder) for seat in range(s.seats)]


@master.wrap("target")
def target(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    return rule(b, s, seat) + b.number["harbour-master-target"]


@master.wrap("check-awards")
def awards(rule: Callable[..., tuple[int, ...]], b: IslandBook, s: IslandState) -> tuple[int, ...]:
    return (*rule(b, s), holder_of(s))
