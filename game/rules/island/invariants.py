"""What holds at every moment of every game; broken, it raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock, reach_of
from game.rules.island.roads import leader
from game.rules.island.scoring import has_won, score_lines, total
from game.rules.island.state import IslandState
from game.rules.island.topology import Topology, bits


def check_state(b: IslandBook, s: IslandState) -> None:
    b.rules["check"](b, s)


@base.rule("check")
def check(b: IslandBook, s: IslandState) -> None:
    """The cards in hands always; what else there is, only when it has changed since the last time."""
    _cards(b, s)
    cards = tuple([n for mine in s.cards for n in mine])
    _again(b, s, _development, (*s.deck, s.undrawn, *s.unplayed, *cards))
    pieces = (*s.roads, *s.houses, *s.cities)
    heavy, weight = b.rules["heavy-paths"](b, s)
    _again(b, s, _board, (*pieces, *s.length, heavy, weight))
    awards: tuple[int, ...] = b.rules["check-awards"](b, s)
    _again(b, s, _points, (*pieces, *cards, *awards, *s.knights, s.active, s.over))


@base.rule("check-awards")
def awards(b: IslandBook, s: IslandState) -> tuple[int, ...]:
    """Who holds which."""
    return s.longest, s.army


def _again(
    b: IslandBook, s: IslandState, look: Callable[[IslandBook, IslandState], None], key: tuple[int, ...]
) -> None:
    found = cast(dict[Any, Any], b.found)
    if found.get(look) != key:
        look(b, s)
        found[look] = key


def _cards(b: IslandBook, s: IslandState) -> None:
    """Every card is in the bank, in a hand or in the pool of a view."""
    for kind, stock in enumerate(b.stock):
        there = s.bank[kind] + s.pool[kind] + sum([hand[kind] for hand in s.hand])
        assert there == stock, f"{there} cards of {b.resources[kind]}, not {stock}"
    assert min(s.bank) >= 0 and min(s.pool) >= 0, f"bank {s.bank}, pool {s.pool}"
    for seat, hand in enumerate(s.hand):
        assert min(hand) >= 0, f"seat {seat} holds {hand}"
        assert s.count[seat] == sum(hand) + s.unknown[seat], f"seat {seat} has not {s.count[seat]} cards"
    assert sum(s.unknown) == sum(s.pool), "unknown cards that are not in the pool"


def _development(b: IslandBook, s: IslandState) -> None:
    for card, entry in enumerate(b.cards):
        there = s.deck[card] + sum([m[card] for m in s.cards]) + sum([p[card] for p in s.played])
        assert there == entry.count, f"{there} cards {entry.id}, not {entry.count}"
    held = [sum(cards) for cards in s.cards]
    assert all(have in (0, n) for have, n in zip(held, s.unplayed, strict=True)), f"{held}, {s.unplayed}"
    assert sum(s.deck) + sum(held) == s.undrawn + sum(s.unplayed), "development cards are lost"


def _board(b: IslandBook, s: IslandState) -> None:
    top = b.top
    assert sum(s.roads) == s.taken and _union(s.roads) == s.taken, "two roads on one path"
    assert sum(s.houses) == s.built and _union(s.houses) == s.built, "two buildings on one corner"
    assert s.near == _union([top.next_to[c] for c in bits(s.built)]), "the corners next to buildings"
    assert not s.near & s.built, "buildings too near"
    for colour in range(s.colours):
        assert not s.cities[colour] & ~s.houses[colour], "a city that is no building"
        for piece in (ROAD, SETTLEMENT, CITY):
            assert in_stock(b, s, colour, piece) >= 0, f"colour {colour} has too many of {piece}"
        assert s.net[colour] == _union([top.tips[p] for p in bits(s.roads[colour])]), "the net"
        assert s.reach[colour] == reach_of(b, s, colour), "what can be reached"
        length = b.rules["check-length"](b, s, colour)
        assert s.length[colour] == length, f"longest road of {colour}: {s.length[colour]}, not {length}"


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


@base.rule("check-length")
def length_by_search(b: IslandBook, s: IslandState, colour: int) -> int:
    """By trying every trail from every end of every road."""
    stops = s.built & ~s.houses[colour]
    return longest_by_search(b.top, list(bits(s.roads[colour])), stops, *b.rules["heavy-paths"](b, s))


def longest_by_search(top: Topology, roads: list[int], stops: int, heavy: int = 0, weight: int = 1) -> int:
    """Another way than the rules': trails as sequences of paths, grown one by one."""
    best = 0
    open_ends = [(corner, frozenset([road])) for road in roads for corner in top.ends[road]]
    seen = set(open_ends)
    while open_ends:
        corner, used = open_ends.pop()
        best = max(best, sum([weight if heavy >> road & 1 else 1 for road in used]))
        if stops >> corner & 1:
            continue
        for road in top.paths_at[corner]:
            if road in roads and road not in used:
                further = (sum(top.ends[road]) - corner, used | {road})
                if further not in seen:
                    seen.add(further)
                    open_ends.append(further)
    return best


def _points(b: IslandBook, s: IslandState) -> None:
    counted = [0] * s.seats
    for line in score_lines(b, s):
        counted[line.seat] += line.points
    assert counted == [total(b, s, seat) for seat in range(s.seats)], f"{counted} points"
    holder = leader(s.length, s.longest, b.awards["longest-road"].least)
    assert s.longest == holder, f"the longest road is {holder}'s, not {s.longest}'s"
    holder = leader(s.knights, s.army, b.awards["largest-army"].least)
    assert s.army == holder, f"the largest army is {holder}'s, not {s.army}'s"
    if s.over:
        assert s.winners and not s.stack and s.reasons, "over without an end"
    elif b.rules["may-win"](b, s) and b.switch["hidden-points"] == "counted":
        assert not has_won(b, s, s.active), f"seat {s.active} has won, and the game goes on"
