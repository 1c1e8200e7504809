"""The scoring table, line by line. Ports on the Isle of Winds never count."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.engine.squares import ORIGIN, distance, xy
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import ISLE, is_complete, largest_complete
from game.rules.finis_terrae.holds import coins_aboard
from game.rules.finis_terrae.state import TerraeState


class Line(msgspec.Struct, frozen=True):
    """Points of one seat for one line of the table."""

    seat: int
    category: str
    what: str
    points: int


def score_lines(b: TerraeBook, s: TerraeState) -> list[Line]:
    made = []
    for what, counts in b.rules["score"](b, s):
        award = b.awards[what]
        made += [Line(seat, award.category, what, n * award.points) for seat, n in enumerate(counts) if n]
    return sorted(made, key=lambda line: line.seat)


@base.rule("score")
def score(b: TerraeBook, s: TerraeState) -> Iterator[tuple[str, list[int]]]:
    """How often each line of the table counts, by seat."""
    yield from _colonisation(s)
    yield from _commerce(b, s)
    yield from _exploration(s)
    yield "sunk-pirates", s.plus
    yield "wrecks", s.minus


def control(s: TerraeState) -> dict[int, list[int]]:
    """By island with a port, everybody who has the most there: all who tie."""
    counts: dict[int, list[int]] = {}
    for piece, owner in s.port.items():
        island = s.island[piece]
        if island != ISLE:
            counts.setdefault(island, [0] * s.seats)[owner] += 1
    return {island: [o for o, n in enumerate(c) if n == max(c)] for island, c in sorted(counts.items())}


def _colonisation(s: TerraeState) -> Iterator[tuple[str, list[int]]]:
    land, complete, largest, lights = ([0] * s.seats for _ in range(4))
    most = largest_complete(s)
    for island, owners in control(s).items():
        for owner in owners:
            land[owner] += s.size[island]
            lights[owner] += s.lights[island] + s.forts[island]
            if is_complete(s, island):
                complete[owner] += 1
                if s.size[island] == most:
                    largest[owner] = 1
    yield from (("land", land), ("complete", complete), ("largest", largest), ("lights", lights))


def owned(s: TerraeState, seat: int) -> list[int]:
    """Goods in the holds or laid out, by kind."""
    have = s.laid[seat][:]
    for kind, n in s.holds[seat]:
        have[kind] += n
    return have


def _commerce(b: TerraeBook, s: TerraeState) -> Iterator[tuple[str, list[int]]]:
    have = [owned(s, seat) for seat in range(s.seats)]
    kinds = range(COIN + 1, len(b.goods))
    for kind in kinds:
        yield b.goods[kind], [mine[kind] for mine in have]
    yield "one-of-each", [int(all(mine[kind] for kind in kinds)) for mine in have]
    per = b.number["coins-per-point"]
    yield "coins", [(coins_aboard(s, seat) + s.store[seat]) // per for seat in range(s.seats)]


def _exploration(s: TerraeState) -> Iterator[tuple[str, list[int]]]:
    """The middle row and column of the Isle, all across the map, belong to neither side."""
    places: list[list[tuple[int, int]]] = [[] for _ in range(s.seats)]
    far = [0] * s.seats
    for piece, owner in s.port.items():
        if s.island[piece] != ISLE:
            places[owner].append(xy(piece >> 1))
            far[owner] = max(far[owner], distance(ORIGIN, piece >> 1))
    both = [[len({at[axis] > 0 for at in mine if at[axis]}) == 2 for mine in places] for axis in (1, 0)]
    yield "north-south", [int(n) for n in both[0]]
    yield "east-west", [int(n) for n in both[1]]
    yield "quadrants", [int(len({(x > 0, y > 0) for x, y in mine if x and y}) == 4) for mine in places]
    yield "farthest", [int(n > 0 and n == max(far)) for n in far]


def totals(b: TerraeBook, s: TerraeState) -> list[int]:
    points = [0] * s.seats
    for line in score_lines(b, s):
        points[line.seat] += line.points
    return points


def winners(b: TerraeBook, s: TerraeState) -> list[int]:
    """Most points; whoever ties shares the victory."""
    points = totals(b, s)
    return [seat for seat, n in enumerate(points) if n == max(points)]
