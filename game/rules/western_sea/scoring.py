"""The final score, by category and by tile."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.content import Score
from game.rules.western_sea.counts import count
from game.rules.western_sea.pieces import bits, dice_owned
from game.rules.western_sea.state import SeaState

VP, TILES, HOUSES, TECHNOLOGIES, DICE = "vp", "tiles", "houses", "technologies", "dice"


class Line(msgspec.Struct, frozen=True):
    """Points of one seat, for one thing in one category."""

    seat: int
    category: str
    what: str
    """The id of the tile or technology, or empty."""
    points: int


def score_lines(b: SeaBook, s: SeaState) -> list[Line]:
    """Every line of the final score; modules add theirs by wrapping the rule `score`."""
    return [line for line in b.rules["score"](b, s) if line.points]


@base.rule("score")
def base_lines(b: SeaBook, s: SeaState) -> Iterator[Line]:
    for seat in range(s.seats):
        yield Line(seat, VP, "", s.vp[seat])
        built = b.number["houses"] - s.houses[seat]
        yield Line(seat, HOUSES, "", built * b.number["house-vp"])
        yield Line(seat, DICE, "", dice_owned(s, seat) // b.number["dice-per-vp"])
        yield from _technology_lines(b, s, seat)
    for tile, cell in enumerate(s.cell):
        if cell >= 0:
            for seat, points in tile_points(b, s, tile):
                yield Line(seat, TILES, b.tiles[tile].id, points)


def _technology_lines(b: SeaBook, s: SeaState, seat: int) -> Iterator[Line]:
    holds = s.holds[seat]
    for thing in bits(holds & b.technology_bits):
        tech = b.technologies[thing - len(b.tiles)]
        yield Line(seat, TECHNOLOGIES, tech.id, tech.points)
    for bit, score in b.scores:
        if holds & bit:
            name = b.things[bit.bit_length() - 1].id
            yield Line(seat, TECHNOLOGIES, name, points_for(b, s, seat, score))


def points_for(b: SeaBook, s: SeaState, seat: int, score: Score) -> int:
    """What a card's line is worth at the end."""
    points = score.vp * (count(b, s, seat, score.per) // score.every)
    return points if score.most is None else min(points, score.most)


def tile_points(b: SeaBook, s: SeaState, tile: int) -> list[tuple[int, int]]:
    """a to the controller, b to the next lower count, ties each in full."""
    if not b.tiles[tile].points:
        return []
    high, low = b.tiles[tile].points
    here = s.tents[tile * s.seats : (tile + 1) * s.seats]
    owner = s.house[tile]
    if owner >= 0:
        others = [t for seat, t in enumerate(here) if seat != owner]
        second = max(others)
        return [(owner, high), *[(o, low) for o, t in enumerate(here) if o != owner and t == second and t]]
    counts = sorted({t for t in here if t}, reverse=True)
    worth = dict(zip(counts, (high, low), strict=False))
    return [(seat, worth[t]) for seat, t in enumerate(here) if t in worth]


def totals(b: SeaBook, s: SeaState) -> list[int]:
    points = [0] * s.seats
    for line in score_lines(b, s):
        points[line.seat] += line.points
    return points


def winners(b: SeaBook, s: SeaState) -> list[int]:
    """Most points; ties: more houses, then more tents on the map, then shared."""
    rank = [(points, *tie_breaks(s, seat)) for seat, points in enumerate(totals(b, s))]
    return [seat for seat in range(s.seats) if rank[seat] == max(rank)]


def tie_breaks(s: SeaState, seat: int) -> tuple[int, int]:
    return -s.houses[seat], sum(s.tents[seat :: s.seats])
