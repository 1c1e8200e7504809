"""The island as a net of hexes, corners and paths, in tables by number and in masks of bits.

A corner is named after the lowest hex that touches it and its place there, `0-SE`; a path after the lowest
hex and its side, `0-E`. A hex may have a plaza in its middle, which is a corner as well, `2-plaza`, with
paths to some of the hex's corners, `2-plaza-SE`. A mask has bit n set for the corner, path or hex number n.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine.hexes import (
    CORNER_NAMES,
    ORIGIN,
    SIDE_NAMES,
    corners,
    corners_of_edge,
    disc,
    edges,
    neighbours,
)

ROWS = (3, 4, 5, 4, 3)
CELLS = disc(ORIGIN, 2)
"""The cells of the island, row by row."""


def bits(mask: int) -> Iterator[int]:
    """The numbers whose bits are set, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Sequence[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


class Topology:
    def __init__(
        self, cells: Sequence[int] = CELLS, plazas: Mapping[int, Sequence[str]] | None = None
    ) -> None:
        """`plazas`: hexes with one, and the corners to which a path leads from there."""
        self.cells = tuple(cells)
        self.plazas = plazas or {}
        self.hex_at = {cell: n for n, cell in enumerate(self.cells)}
        self.corner_ids: list[int] = []
        """By corner, its id on the endless grid of `engine.hexes`; likewise of paths. Plazas and the paths to
        them come after these and have none."""
        self.path_ids: list[int] = []
        self.corner_names: list[str] = []
        self.path_names: list[str] = []
        self._name()
        for number, places in self.plazas.items():
            self.corner_names.append(f"{number}-plaza")
            self.path_names += [f"{number}-plaza-{place}" for place in places]
        self.corner = {name: n for n, name in enumerate(self.corner_names)}
        self.path = {name: n for n, name in enumerate(self.path_names)}
        self._join()

    def _name(self) -> None:
        for number, cell in enumerate(self.cells):
            for place, corner in zip(CORNER_NAMES, corners(cell), strict=True):
                if corner not in self.corner_ids:
                    self.corner_ids.append(corner)
                    self.corner_names.append(f"{number}-{place}")
            for side, edge in zip(SIDE_NAMES, edges(cell), strict=True):
                if edge not in self.path_ids:
                    self.path_ids.append(edge)
                    self.path_names.append(f"{number}-{side}")

    def _join(self) -> None:
        corner_at = {id_: n for n, id_ in enumerate(self.corner_ids)}
        path_at = {id_: n for n, id_ in enumerate(self.path_ids)}
        hexes, spots = range(len(self.cells)), range(len(self.corner_names))
        self.corners_of = [tuple(corner_at[c] for c in corners(cell)) for cell in self.cells]
        """By hex, its corners clockwise from the north."""
        self.paths_of = [tuple(path_at[e] for e in edges(cell)) for cell in self.cells]
        """By hex, its paths clockwise from the north-west."""
        near = [[self.hex_at[c] for c in neighbours(cell) if c in self.hex_at] for cell in self.cells]
        self.beside = [mask_of(n) for n in near]
        """By hex, a mask of the hexes next to it."""
        self.ends: list[tuple[int, int]] = [
            (corner_at[a], corner_at[b]) for a, b in map(corners_of_edge, self.path_ids)
        ]
        for plaza, (h, places) in enumerate(self.plazas.items(), len(self.corner_ids)):
            self.ends += [(self.corners_of[h][CORNER_NAMES.index(place)], plaza) for place in places]
        self.paths_at: list[tuple[int, ...]] = [
            tuple(p for p, ends in enumerate(self.ends) if c in ends) for c in spots
        ]
        self.hexes_at = [tuple(h for h in hexes if c in self.corners_of[h]) for c in spots]
        """By corner, the hexes that touch it."""
        self.hexes_by = [tuple(h for h in hexes if p in self.paths_of[h]) for p in range(len(self.path_ids))]
        """By path, the hexes on its sides."""
        for plaza, (h, places) in enumerate(self.plazas.items(), len(self.corner_ids)):
            self.hexes_at[plaza] = (h,)
            self.hexes_by += [(h,)] * len(places)
        self.all_corners = (1 << len(self.corner_names)) - 1
        self.all_paths = (1 << len(self.path_names)) - 1
        self.all_hexes = (1 << len(self.cells)) - 1
        self.coast = mask_of([c for c in range(len(self.corner_ids)) if len(self.hexes_at[c]) < 3])
        self.shore = mask_of([p for p in range(len(self.path_ids)) if len(self.hexes_by[p]) < 2])
        """Corners and paths at the sea."""
        self._tabulate()

    def _tabulate(self) -> None:
        self.ring = [mask_of(found) for found in self.corners_of]
        """By hex, a mask of its corners."""
        self.star = [mask_of(found) for found in self.paths_at]
        """By corner, a mask of the paths that meet there."""
        self.steps: list[tuple[tuple[int, int], ...]] = [
            tuple((1 << p, sum(self.ends[p]) - c) for p in paths) for c, paths in enumerate(self.paths_at)
        ]
        """By corner, where one can walk from it: the path's bit and the corner beyond."""
        self.next_to = [mask_of([beyond for _, beyond in found]) for found in self.steps]
        """By corner, a mask of the corners one path away."""
        self.tips = [mask_of(found) for found in self.ends]
        """By path, a mask of its two corners."""

    # The order in which tokens are laid

    def rings(self) -> list[list[int]]:
        """The coast, the hexes within it, and the centre, each counter-clockwise."""
        around = [h for h in range(len(self.cells)) if self.ring[h] & self.coast]
        found = [_in_order(self, around)]
        left = [h for h in range(len(self.cells)) if h not in around]
        while left:
            inner = [h for h in left if self.beside[h] & mask_of(found[-1])]
            found.append(_in_order(self, inner))
            left = [h for h in left if h not in inner]
        return found

    def land_ends(self) -> list[int]:
        """The hexes at the corners of the island: those with the most coast."""
        return [h for h, near in enumerate(self.beside) if near.bit_count() == 3]

    def spiral(self, start: int) -> list[int]:
        """All hexes counter-clockwise from a hex at the coast, then inwards."""
        order: list[int] = []
        for ring in self.rings():
            first = start if not order else next(h for h in ring if self.beside[start] >> h & 1)
            at = ring.index(first)
            order += ring[at:] + ring[:at]
            start = first
        return order


def _in_order(top: Topology, ring: list[int]) -> list[int]:
    """A closed ring of hexes walked counter-clockwise from the first: down the west side."""
    order = [ring[0]]
    while len(order) < len(ring):
        here = top.beside[order[-1]]
        ahead = [h for h in ring if h not in order and here >> h & 1]
        # The first hex is the top left one; of its two neighbours the one below comes next.
        order.append(ahead[-1] if len(order) == 1 else ahead[0])
    return order
