"""Recorded road networks: the same length for every seat, and the card in the same hands all the way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.rules.island.book import IslandBook
from game.rules.island.building import put_city, put_road, put_settlement
from game.rules.island.roads import longest_trail, trail_of
from game.rules.island.setup import new_state
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import mask_of
from tests.oracle.traces import PARTS, book_for, lines, setup_for


@pytest.mark.parametrize("part", range(PARTS))
def test_oracle_roads_as_they_lie(part: int) -> None:
    for name, trace in lines("roads", part):
        top = book_for(trace["seats"]).top
        houses = [
            mask_of([top.corner[c] for c in [*mine, *cities]])
            for mine, cities in zip(trace["settlements"], trace["cities"], strict=True)
        ]
        for seat, length in enumerate(trace["length"]):
            roads = mask_of([top.path[p] for p in trace["roads"][seat]])
            foreign = sum(houses) - houses[seat]
            assert longest_trail(top, roads, foreign) == length, (name, seat)


@pytest.mark.parametrize("part", range(PARTS))
def test_oracle_roads_as_they_grow(part: int) -> None:
    for name, trace in lines("roads", part):
        if trace["kind"] == "grown":
            grow(name, trace)


def grow(name: str, trace: Any) -> None:
    book = book_for(trace["seats"])
    state = new_state(book, setup_for(book.seats))
    changes = {index: NOBODY if holder is None else holder for index, holder in trace["holders"]}
    holder = NOBODY
    for index, line in enumerate(trace["order"]):
        seat, verb, place = line.split(" ")
        build(book, state, int(seat), verb, place)
        holder = changes.get(index, holder)
        assert state.longest == holder, (name, index, line)
    assert state.length == trace["length"], name
    for colour, length in enumerate(state.length):
        check_trail(book, state, colour, length)
    assert state.longest == (NOBODY if trace["holder"] is None else trace["holder"]), name


def check_trail(book: IslandBook, state: IslandState, colour: int, length: int) -> None:
    """What a screen shows as the longest road: so many different paths, each joined to the next."""
    trail = trail_of(book, state, colour)
    assert len(trail) == len(set(trail)) == length and not mask_of(trail) & ~state.roads[colour]
    tips = [book.top.tips[path] for path in trail]
    assert all(one & other for one, other in pairwise(tips))


def build(book: Any, state: IslandState, seat: int, verb: str, place: str) -> None:
    if verb == "road":
        put_road(book, state, seat, book.top.path[place])
    elif verb == "settle":
        put_settlement(book, state, seat, book.top.corner[place])
    else:
        put_city(book, state, seat, book.top.corner[place])
    state.events.clear()
