"""The shape of land: coastlines that meet at the borders of tiles, so that an island reads as one.

All in squares of the chart, with the middle of the Isle of Winds at (0, 0). A side of land has land between
two points that both its tiles know; where all four sides around a corner are land, so is the corner, and else
the sea comes in there. Between these points a coast winds through the tile, another one for each place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import atan2, cos, hypot, pi, sin
from random import Random

from game.engine.squares import ORIGIN, neighbours, opposite, side, to_point
from game.rules.finis_terrae.book import LAND, TerraeBook
from game.ui.table.camera import Point

Line = tuple[Point, ...]

CORNERS: Line = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
"""Where a side begins, clockwise from the north: side 0 runs from corner 0 to corner 1."""
INSET = (0.08, 0.17)
"""How far from its corner the land of a side begins."""
FINE = 5
"""Points of a coast between two knots."""
COAST: Line = ((0.36, -0.30), (0.20, -0.15), (0.0, -0.09), (-0.20, -0.15), (-0.36, -0.30))
BANK: Line = ((0.36, -0.36), (0.20, -0.26), (0.0, -0.22), (-0.20, -0.26), (-0.36, -0.36))
CAPE: Line = ((0.31, 0.30), (0.14, 0.19), (0.0, 0.0), (-0.19, -0.14), (-0.30, -0.31))
FJORD: Line = (
    (-0.30, 0.31),
    (-0.10, 0.27),
    (0.10, 0.18),
    (0.16, 0.0),
    (0.10, -0.18),
    (-0.10, -0.27),
    (-0.30, -0.31),
)
"""Knots of the shore if the first side of land were the north, from its end back to its beginning."""
NEAR_BORDER, LAP = 0.488, 0.012
"""From the middle of a tile: what lies so far out belongs to its border; and how far land laps over that."""
ISLE_REACH = 0.99
"""The Isle of Winds is so large, in squares from its middle."""


@dataclass(eq=False)
class Land:
    """One piece of land on a tile; what is worked out from its shape is worked out once."""

    shape: Line
    coasts: tuple[Line, ...]
    """Where it meets the sea."""
    beach: Point | None = None
    inland: Point = (0.0, 0.0)
    """Where something tall can stand."""
    rocks: bool = False
    middle: Point | None = None
    """The middle of its tile, if it reaches a border of that."""

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        xs, ys = [x for x, _ in self.shape], [y for _, y in self.shape]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def sand(self) -> Line:
        return self._lapping(self.shape)

    @cached_property
    def grass(self) -> Line:
        return self._lapping(self.shrunk(0.026))

    @cached_property
    def meadow(self) -> Line:
        return self._lapping(self.shrunk(0.085))

    def _lapping(self, line: Line) -> Line:
        """A little beyond the borders, so that no seam is seen between this and what goes on there."""
        if self.middle is None:
            return line
        x, y = self.middle
        return tuple((x + _beyond(px - x), y + _beyond(py - y)) for px, py in line)

    @cached_property
    def inner(self) -> Line:
        return self.shrunk(0.05)

    @cached_property
    def rim(self) -> tuple[Line, ...]:
        """In the water along its coasts."""
        return tuple(beside(coast, 0.105, coast[0] == coast[-1]) for coast in self.coasts)

    def shrunk(self, by: float) -> Line:
        """The shape with its coasts moved inwards; where it goes on beyond a border, it stays."""
        moved: dict[Point, Point] = {}
        for coast in self.coasts:
            moved.update(zip(coast, beside(coast, -by, coast[0] == coast[-1]), strict=True))
        return tuple(moved.get(point, point) for point in self.shape)


class Coasts:
    """The land of a chart, worked out once for each tile and what is around it."""

    def __init__(self, book: TerraeBook) -> None:
        self.book = book
        self._made: dict[tuple[object, ...], tuple[Land, ...]] = {}

    def corners(self, at: Mapping[int, int], cell: int) -> tuple[bool, ...]:
        """Which corners of a tile are land: those with land on all four sides around them.

        What nobody has mapped yet does not cut into the land that two tiles share.
        """
        beside = neighbours(cell)
        found = []
        for corner in range(4):
            before, after = (corner - 1) % 4, corner
            shared = beside[before] in at or beside[after] in at
            found.append(
                self.land_side(at, cell, before)
                and self.land_side(at, cell, after)
                and self.land_side(at, beside[before], after, shared)
                and self.land_side(at, beside[after], before, shared)
            )
        return tuple(found)

    def land_side(self, at: Mapping[int, int], cell: int, direction: int, unknown: bool = False) -> bool:
        code = at.get(cell)
        if code is None:
            code, direction = at.get(neighbours(cell)[direction]), opposite(direction)
        return unknown if code is None else self.book.sides[code][direction] == LAND

    def lands(self, at: Mapping[int, int], cell: int) -> tuple[Land, ...]:
        code = at[cell]
        key = (cell, code, self.corners(at, cell))
        if key not in self._made:
            self._made[key] = tuple(self._lands(*key))
        return self._made[key]

    def _lands(self, cell: int, code: int, corners: tuple[bool, ...]) -> list[Land]:
        tile = self.book.tiles[code >> 2]
        middle = to_point(cell, 1.0)
        if tile.isle:
            return [_isle(cell, middle, tile.beach)]
        if tile.islet or tile.den:
            return [_islet(cell, middle, tile.den, tile.beach)]
        sides, bank = self.book.sides[code], self.book.bank[code]
        made = []
        for piece in range(self.book.lands[code >> 2]):
            mine = [d for d in range(4) if sides[d] == LAND and bank[d] == piece]
            made += [_shore(cell, middle, run, corners, tile.apart, tile.beach) for run in _runs(mine)]
        return made


def _beyond(off: float) -> float:
    return off if abs(off) < NEAR_BORDER else (0.5 + LAP if off > 0 else -0.5 - LAP)


def _runs(sides: Sequence[int]) -> list[list[int]]:
    """Sides that follow each other, each run from its first side clockwise."""
    firsts = [d for d in sides if (d - 1) % 4 not in sides]
    runs = []
    for first in firsts:
        run = [first]
        while (run[-1] + 1) % 4 in sides:
            run.append((run[-1] + 1) % 4)
        runs.append(run)
    return runs


@cache
def _insets(side_id: int) -> tuple[float, float]:
    lot = Random(side_id)
    return lot.uniform(*INSET), lot.uniform(*INSET)


def _ends(cell: int, direction: int, corners: tuple[bool, ...]) -> tuple[Point, Point]:
    """Where the land of a side begins and ends, clockwise; the tile beyond says the same."""
    low, high = _insets(side(cell, direction))
    begin, end = (low, high) if direction in (0, 1) else (high, low)
    begin = 0.0 if corners[direction] else begin
    end = 0.0 if corners[(direction + 1) % 4] else end
    (x1, y1), (x2, y2) = CORNERS[direction], CORNERS[(direction + 1) % 4]
    return (
        (x1 + (x2 - x1) * begin, y1 + (y2 - y1) * begin),
        (x2 - (x2 - x1) * end, y2 - (y2 - y1) * end),
    )


def turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def _shore(
    cell: int, middle: Point, run: list[int], corners: tuple[bool, ...], apart: bool, beach: bool
) -> Land:
    lot = Random(cell * 4 + run[0])
    ends = [_ends(cell, d, corners) for d in run]
    shape: list[Point] = []
    coasts: list[Line] = []
    for n, (begin, end) in enumerate(ends):
        shape += [begin, end]
        if n + 1 < len(run):
            corner = (run[n] + 1) % 4
            if not corners[corner]:
                bay = _bay(end, ends[n + 1][0], CORNERS[corner], lot)
                coasts.append(bay)
                shape += bay[1:-1]
    knots = {1: BANK if apart else COAST, 2: CAPE, 3: FJORD}[len(run)]
    inner = [_stray(turned(knot, run[0]), lot, 0.035) for knot in knots]
    outer = _wind(ends[-1][1], inner, ends[0][0], run[-1], run[0], lot)
    coasts.append(outer)
    shape += outer[1:-1]
    strand = outer[len(outer) // 2] if beach else None
    tall = {1: (0.0, -0.33 if not apart else -0.4), 2: (0.2, -0.2), 3: (0.32, 0.0)}[len(run)]
    return Land(
        _moved(shape, middle),
        tuple(_moved(coast, middle) for coast in coasts),
        _plus(strand, middle) if strand else None,
        _plus(turned(tall, run[0]), middle),
        middle=middle,
    )


def _bay(a: Point, b: Point, corner: Point, lot: Random) -> Line:
    """The sea comes in at a corner between two sides of land."""
    x, y = corner
    depth = lot.uniform(0.62, 0.74)
    return curve([_out(a), a, (x * depth, y * depth), b, _out(b)])


def _wind(a: Point, inner: list[Point], b: Point, side_a: int, side_b: int, lot: Random) -> Line:
    """A coast from one border to another, leaving both at right angles, so that it goes on beyond."""
    line = curve([_out(a), a, *inner, b, _out(b)])
    return (line[0], *[_stray(p, lot, 0.008) for p in line[1:-1]], line[-1])


def _out(point: Point) -> Point:
    """A little beyond the border that the point lies on."""
    x, y = point
    return (x * 1.3, y) if abs(x) > abs(y) else (x, y * 1.3)


def curve(knots: Sequence[Point]) -> Line:
    """Through all knots but the first and last, which only give direction."""
    found: list[Point] = []
    for p0, p1, p2, p3 in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for k in range(FINE):
            found.append(_between(p0, p1, p2, p3, k / FINE))
    return (*found, knots[-2])


def _between(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        )

    return along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])


def _stray(point: Point, lot: Random, by: float) -> Point:
    return point[0] + lot.uniform(-by, by), point[1] + lot.uniform(-by, by)


def _plus(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def _moved(line: Sequence[Point], by: Point) -> Line:
    return tuple((x + by[0], y + by[1]) for x, y in line)


# Land without a border


def _ring(middle: Point, reach: Sequence[float]) -> Line:
    """A closed line around a middle, as far from it as told in each direction."""
    n = len(reach)
    knots = [
        (middle[0] + r * cos(2 * pi * k / n), middle[1] + r * sin(2 * pi * k / n))
        for k, r in enumerate(reach)
    ]
    return curve([knots[-1], *knots, knots[0], knots[1]])


def _islet(cell: int, middle: Point, rocks: bool, beach: bool) -> Land:
    lot = Random(cell)
    spread = 0.05 if rocks else 0.03
    reach = [lot.uniform(0.215 - spread, 0.215 + spread) for _ in range(9)]
    shore = _ring((middle[0], middle[1] - 0.15), reach)
    strand = max(shore, key=lambda p: p[1] - abs(p[0] - middle[0])) if beach else None
    return Land(shore, (shore,), strand, (middle[0], middle[1] - 0.17), rocks)


@cache
def _isle_shore() -> Line:
    lot = Random(11)
    reach = []
    for k in range(24):
        angle = 2 * pi * k / 24
        reach.append(ISLE_REACH - 0.085 * cos(4 * angle) + lot.uniform(-0.035, 0.035))
    return _ring((0.0, 0.0), reach)


def _isle(cell: int, middle: Point, beach: bool) -> Land:
    """The Isle of Winds is one land; its middle square has it, the squares around have their beaches."""
    shore = _isle_shore()
    if cell == ORIGIN:
        return Land(shore, (shore,))
    strand = None
    if beach:
        way = atan2(middle[1], middle[0])
        strand = min(shore, key=lambda p: abs((atan2(p[1], p[0]) - way + pi) % (2 * pi) - pi))
    return Land((), (), strand)


# Lines beside a line


def beside(line: Line, by: float, closed: bool = False) -> Line:
    """The line moved sideways, to the left of its way if `by` is more than nothing."""
    made = []
    last = len(line) - 1
    for n, (x, y) in enumerate(line):
        a = line[n - 1] if n else line[-2] if closed else line[0]
        b = line[n + 1] if n < last else line[1] if closed else line[last]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = hypot(dx, dy) or 1.0
        made.append((x + dy / length * by, y - dx / length * by))
    return tuple(made)


# Where ships lie


def berth(book: TerraeBook, cell: int, code: int) -> Point:
    """The middle of a tile's water."""
    x, y = to_point(cell, 1.0)
    tile = book.tiles[code >> 2]
    if tile.isle:
        length = hypot(x, y) or 1.0
        return x + 0.17 * x / length, y + 0.17 * y / length
    if tile.islet or tile.den:
        return x, y + 0.29
    sides = [d for d in range(4) if book.sides[code][d] == LAND]
    runs = _runs(sides)
    if not sides or len(runs) > 1:
        return x, y
    dx, dy = turned({1: (0.0, 0.2), 2: (-0.19, 0.2), 3: (-0.2, 0.0)}.get(len(sides), (0.0, 0.0)), runs[0][0])
    return x + dx, y + dy


ROWS: dict[int, Line] = {
    1: ((0.0, 0.0),),
    2: ((-0.19, -0.02), (0.19, 0.04)),
    3: ((-0.17, -0.13), (0.17, -0.13), (0.0, 0.19)),
    4: ((-0.17, -0.14), (0.17, -0.14), (-0.17, 0.17), (0.17, 0.17)),
    5: ((-0.27, -0.13), (0.0, -0.13), (0.27, -0.13), (-0.14, 0.14), (0.14, 0.14)),
}
"""Where several ships lie around the middle of the water, side by side without touching."""
SIZES = {1: 0.58, 2: 0.37, 3: 0.31, 4: 0.30, 5: 0.26}
"""In squares: the more lie on one, the smaller they are drawn."""


def places(count: int) -> Line:
    return ROWS.get(count, ROWS[max(ROWS)])


def ship_size(count: int) -> float:
    return SIZES.get(count, SIZES[max(SIZES)])
