"""The hexagonal table: cells, edges and corners of an endless hex grid, each one plain int.

A cell packs axial (q, r) in decimal, so a person can read a save: 5000 is zero, and 49985003 is r -2, q 3.
Everything near a cell is then a constant away, and ascending ids read the map row by row, left to right.
Hence `disc(ORIGIN, 2)` is the disc of rows 3-4-5-4-3 in its printed numbering; that disc has
19 cells, 54 corners and 72 edges, 30 of them on the coast.

An offset is a difference of two cells: add it to a cell to get a cell.

A direction (a side of a cell) is 0..5, clockwise; corner i of a cell lies between its sides i and i + 1.
The names are those of pointy-top hexes. The grid is endless: an edge always has two cells and a corner three,
and the caller drops those that are off its board. Turns are clockwise as seen with y growing downwards.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from math import hypot, sqrt

Point = tuple[float, float]
Offsets = tuple[int, ...]

# Coordinates up to 500 are promised. The rest of the range is room to turn any such map about any of its
# cells, and still keeps three times a cell id within 30 bits, where Python's int arithmetic is quickest.
_STRIDE = 10_000
_ZERO = _STRIDE // 2

ORIGIN = _ZERO * _STRIDE + _ZERO

SIDE_NAMES = ("NW", "NE", "E", "SE", "SW", "W")
CORNER_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
SIDE = {name: direction for direction, name in enumerate(SIDE_NAMES)}
CORNER = {name: index for index, name in enumerate(CORNER_NAMES)}

NEIGHBOURS: Offsets = (-_STRIDE, 1 - _STRIDE, 1, _STRIDE, _STRIDE - 1, -1)
_NW, _NE, _E, _SE, _SW, _W = NEIGHBOURS


# ---- cells


def cell(q: int, r: int) -> int:
    if not (-_ZERO < q < _ZERO and -_ZERO < r < _ZERO):
        raise ValueError(f"hex ({q}, {r}) is off the grid: coordinates stay within {_ZERO - 1}")
    return r * _STRIDE + q + ORIGIN


def axial(cell: int) -> tuple[int, int]:
    r, q = divmod(cell, _STRIDE)
    return q - _ZERO, r - _ZERO


# Rules ask this more than anything else, about the same few dozen cells: a lookup is twice as fast as adding.
@cache
def neighbours(cell: int) -> tuple[int, ...]:
    return (cell + _NW, cell + _NE, cell + _E, cell + _SE, cell + _SW, cell + _W)


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def distance(a: int, b: int) -> int:
    q, r = axial(b - a + ORIGIN)
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: int, radius: int) -> tuple[int, ...]:
    """The cells at exactly this distance, clockwise from the north-west."""
    if radius == 0:
        return (centre,)
    cells = []
    here = centre + radius * _NW
    for step in (_E, _SE, _SW, _W, _NW, _NE):
        for _ in range(radius):
            cells.append(here)
            here += step
    return tuple(cells)


def disc(centre: int, radius: int) -> tuple[int, ...]:
    """The cells within this distance, in ascending order: row by row."""
    return tuple(
        centre + r * _STRIDE + q
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


def line(start: int, end: int) -> tuple[int, ...]:
    """A shortest straight way, both ends included; the same cells in either sense."""
    steps = distance(start, end)
    q, r = axial(start)
    to_q, to_r = axial(end - start + ORIGIN)
    parts = [step / max(steps, 1) for step in range(steps + 1)]
    # The nudge makes a line that runs exactly along an edge keep to one side of it.
    return tuple([_nearest(q + to_q * part + 1e-6, r + to_r * part + 2e-6) for part in parts])


def rotate(cell: int, sixths: int, centre: int = ORIGIN) -> int:
    q, r = axial(cell - centre + ORIGIN)
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return centre + r * _STRIDE + q


def mirror(cell: int, centre: int = ORIGIN) -> int:
    """Swap east and west of a pointy-top map."""
    q, r = axial(cell - centre + ORIGIN)
    return centre + r * _STRIDE - q - r


def images(pattern: Sequence[int], kinds: Sequence[Hashable] = ()) -> tuple[Offsets, ...]:
    """The distinct turned and mirrored images of some cells, as offsets from the first of them on the map.

    Each image keeps the order of the pattern, so that what belongs on `pattern[i]` belongs on `image[i]`.
    `kinds` says what belongs there: two images are one if they want the same kinds on the same cells.
    """
    kinds = kinds or [None] * len(pattern)
    found: dict[Hashable, Offsets] = {}
    for flipped in (pattern, [mirror(each) for each in pattern]):
        for sixths in range(6):
            cells = [rotate(each, sixths) for each in flipped]
            image = tuple(each - min(cells) for each in cells)
            wanted = frozenset(zip(image, kinds, strict=True))
            # Of several orders of one image the least stands for it, whichever way the pattern came.
            found[wanted] = min(found.get(wanted, image), image)
    return tuple(sorted(found.values()))


# ---- edges: 3 * cell + side for the sides NW, NE and E; the others are such a side of a neighbour

_EDGES: Offsets = (0, 1, 2, 3 * _SE, 3 * _SW + 1, 3 * _W + 2)


def edge(cell: int, direction: int) -> int:
    return 3 * cell + _EDGES[direction]


def edges(cell: int) -> tuple[int, ...]:
    return tuple([3 * cell + offset for offset in _EDGES])


def edge_between(a: int, b: int) -> int:
    if b - a not in NEIGHBOURS:
        raise ValueError(f"hexes {axial(a)} and {axial(b)} share no edge")
    return edge(a, NEIGHBOURS.index(b - a))


def cells_of_edge(edge_id: int) -> tuple[int, int]:
    owner, direction = divmod(edge_id, 3)
    return owner, owner + NEIGHBOURS[direction]


def corners_of_edge(edge_id: int) -> tuple[int, int]:
    owner, direction = divmod(edge_id, 3)
    return corner(owner, direction - 1), corner(owner, direction)


def rotate_edge(edge_id: int, sixths: int, centre: int = ORIGIN) -> int:
    owner, direction = divmod(edge_id, 3)
    return edge(rotate(owner, sixths, centre), (direction + sixths) % 6)


def mirror_edge(edge_id: int, centre: int = ORIGIN) -> int:
    owner, direction = divmod(edge_id, 3)
    return edge(mirror(owner, centre), (1 - direction) % 6)


# ---- corners: 2 * cell for the north corner, + 1 for the south one; every corner is one of these, once.
# The tables have a row for either kind, in clockwise order. Edge i of a corner leads to its neighbour i.

_CORNERS: Offsets = (0, 2 * _NE + 1, 2 * _SE, 1, 2 * _SW, 2 * _NW + 1)
_CELLS_OF_CORNER: tuple[Offsets, Offsets] = ((0, _NW, _NE), (0, _SE, _SW))
_EDGES_OF_CORNER: tuple[Offsets, Offsets] = (
    (3 * _NW + _EDGES[SIDE["E"]], _EDGES[SIDE["NE"]], _EDGES[SIDE["NW"]]),
    (3 * _SW + _EDGES[SIDE["E"]], _EDGES[SIDE["SW"]], _EDGES[SIDE["SE"]]),
)
_CORNER_NEIGHBOURS: tuple[Offsets, Offsets] = (
    (2 * (_NW + _NE) + 1, _CORNERS[CORNER["NE"]], _CORNERS[CORNER["NW"]]),
    (2 * (_SW + _SE), _CORNERS[CORNER["SW"]], _CORNERS[CORNER["SE"]]),
)


def corner(cell: int, index: int) -> int:
    return 2 * cell + _CORNERS[index]


def corners(cell: int) -> tuple[int, ...]:
    return tuple([2 * cell + offset for offset in _CORNERS])


def cells_of_corner(corner_id: int) -> tuple[int, ...]:
    owner, south = divmod(corner_id, 2)
    return tuple([owner + offset for offset in _CELLS_OF_CORNER[south]])


def edges_of_corner(corner_id: int) -> tuple[int, ...]:
    owner, south = divmod(corner_id, 2)
    return tuple([3 * owner + offset for offset in _EDGES_OF_CORNER[south]])


def corner_neighbours(corner_id: int) -> tuple[int, ...]:
    owner, south = divmod(corner_id, 2)
    return tuple([2 * owner + offset for offset in _CORNER_NEIGHBOURS[south]])


def rotate_corner(corner_id: int, sixths: int, centre: int = ORIGIN) -> int:
    owner, south = divmod(corner_id, 2)
    return corner(rotate(owner, sixths, centre), (3 * south + sixths) % 6)


def mirror_corner(corner_id: int, centre: int = ORIGIN) -> int:
    owner, south = divmod(corner_id, 2)
    return 2 * mirror(owner, centre) + south


# ---- points of a board view: ORIGIN at (0, 0), y downwards, `size` from the centre of a hex to its corners


def to_point(cell: int, size: float, pointy: bool = True) -> Point:
    q, r = axial(cell)
    if pointy:
        return size * sqrt(3) * (q + r / 2), size * 1.5 * r
    return size * 1.5 * q, size * sqrt(3) * (r + q / 2)


def edge_to_point(edge_id: int, size: float, pointy: bool = True) -> Point:
    return _middle(cells_of_edge(edge_id), size, pointy)


def corner_to_point(corner_id: int, size: float, pointy: bool = True) -> Point:
    return _middle(cells_of_corner(corner_id), size, pointy)


def from_point(x: float, y: float, size: float, pointy: bool = True) -> int:
    # A flat-top map is a pointy-top one with both pairs of axes swapped.
    across, along = (x, y) if pointy else (y, x)
    row = along / (1.5 * size)
    column = across / (sqrt(3) * size) - row / 2
    return _nearest(column, row) if pointy else _nearest(row, column)


def edge_from_point(x: float, y: float, size: float, pointy: bool = True) -> int:
    return _closest(edges(from_point(x, y, size, pointy)), edge_to_point, (x, y), size, pointy)


def corner_from_point(x: float, y: float, size: float, pointy: bool = True) -> int:
    return _closest(corners(from_point(x, y, size, pointy)), corner_to_point, (x, y), size, pointy)


def _middle(cells: Sequence[int], size: float, pointy: bool) -> Point:
    points = [to_point(each, size, pointy) for each in cells]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _closest(
    ids: Sequence[int], place: Callable[[int, float, bool], Point], point: Point, size: float, pointy: bool
) -> int:
    def gap(candidate: int) -> float:
        x, y = place(candidate, size, pointy)
        return hypot(x - point[0], y - point[1])

    return min(ids, key=gap)


def _nearest(q: float, r: float) -> int:
    """The cell that holds a point given in fractions of a hex."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    gap_q, gap_r, gap_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    # The three must sum to zero: whichever was rounded furthest follows from the other two.
    if gap_q > gap_r and gap_q > gap_s:
        whole_q = -whole_r - whole_s
    elif gap_r > gap_s:
        whole_r = -whole_q - whole_s
    return cell(whole_q, whole_r)
