"""The square table: cells of an endless square grid and the sides between them, each one plain int.

A cell packs (x, y), x growing eastwards and y southwards, in decimal, so a person can read a save:
5000 is zero, and 49985003 is y = -2, x = 3. Ascending ids read the map row by row, west to east.
An offset is a difference of two cells: add it to a cell to get a cell.

A direction is 0..3: north, east, south, west, clockwise. A tile is its four sides in that order.
The grid is endless: a side always has two cells. Turns are clockwise.
"""

from functools import cache
from math import floor
from typing import TypeVar

Kind = TypeVar("Kind")
Point = tuple[float, float]

# Coordinates up to 500 are promised. The rest is room to turn any such map about any of its cells.
_STRIDE = 10_000
_ZERO = _STRIDE // 2

ORIGIN = _ZERO * _STRIDE + _ZERO

SIDE_NAMES = ("N", "E", "S", "W")
SIDE = {name: direction for direction, name in enumerate(SIDE_NAMES)}

NEIGHBOURS = (-_STRIDE, 1, _STRIDE, -1)
_N, _E, _S, _W = NEIGHBOURS


# ---- cells


def cell(x: int, y: int) -> int:
    if not (-_ZERO < x < _ZERO and -_ZERO < y < _ZERO):
        raise ValueError(f"square ({x}, {y}) is off the grid: coordinates stay within {_ZERO - 1}")
    return y * _STRIDE + x + ORIGIN


def xy(cell: int) -> tuple[int, int]:
    y, x = divmod(cell, _STRIDE)
    return x - _ZERO, y - _ZERO


# Asked all the time about the same few dozen cells: a lookup is faster than adding.
@cache
def neighbours(cell: int) -> tuple[int, ...]:
    return (cell + _N, cell + _E, cell + _S, cell + _W)


def opposite(direction: int) -> int:
    return (direction + 2) % 4


def distance(a: int, b: int) -> int:
    x, y = xy(b - a + ORIGIN)
    return abs(x) + abs(y)


def block(centre: int, radius: int) -> tuple[int, ...]:
    """The square of 2 * radius + 1 cells a side, in ascending order: row by row."""
    reach = range(-radius, radius + 1)
    return tuple(centre + y * _STRIDE + x for y in reach for x in reach)


def rotate(cell: int, quarters: int, centre: int = ORIGIN) -> int:
    x, y = xy(cell - centre + ORIGIN)
    for _ in range(quarters % 4):
        x, y = -y, x
    return centre + y * _STRIDE + x


def mirror(cell: int, centre: int = ORIGIN) -> int:
    """Swap east and west."""
    x, y = xy(cell - centre + ORIGIN)
    return centre + y * _STRIDE - x


def rotate_sides(sides: tuple[Kind, Kind, Kind, Kind], quarters: int) -> tuple[Kind, Kind, Kind, Kind]:
    """The four sides of a tile after turning it: one quarter brings its west side to the north."""
    north, east, south, west = sides
    for _ in range(quarters % 4):
        north, east, south, west = west, north, east, south
    return north, east, south, west


# ---- sides: 2 * cell for the north side, + 1 for the east one; the others are such a side of a neighbour

_SIDES = (0, 1, 2 * _S, 2 * _W + 1)


def side(cell: int, direction: int) -> int:
    return 2 * cell + _SIDES[direction]


def sides(cell: int) -> tuple[int, ...]:
    return tuple([2 * cell + offset for offset in _SIDES])


def side_between(a: int, b: int) -> int:
    if b - a not in NEIGHBOURS:
        raise ValueError(f"squares {xy(a)} and {xy(b)} share no side")
    return side(a, NEIGHBOURS.index(b - a))


def cells_of_side(side_id: int) -> tuple[int, int]:
    owner, direction = divmod(side_id, 2)
    return owner, owner + NEIGHBOURS[direction]


# ---- points of a board view: the centre of ORIGIN at (0, 0), y downwards, `size` the length of a side


def to_point(cell: int, size: float) -> Point:
    x, y = xy(cell)
    return x * size, y * size


def from_point(x: float, y: float, size: float) -> int:
    return cell(floor(x / size + 0.5), floor(y / size + 0.5))
