"""The coast of the raised sea: shores that meet from hex to hex, and the harbour between them.

Each is drawn once for every way the sea may lie. A shore crosses the edges to its neighbours in their middle,
so that seven of them make one bay.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from game.workshop.terrains.coast import SAND, foam, land, marram, water, waves
from game.workshop.terrains.geometry import CENTRE, Point, Points, between, inside, softened
from game.workshop.terrains.landforms import SLATE, rock
from game.workshop.terrains.pen import INK
from game.workshop.terrains.plants import OLIVE, bush, palm
from game.workshop.terrains.tile import Tile, fits
from game.workshop.terrains.ways import GLINT

SIXTHS = 6
PLANK, PLANK_DARK = "#b98a55", "#7a5530"
STONE, STONE_DARK = "#cfc3a8", "#8d7f66"
WALL, WALL_SHADE = "#f3e6c8", "#cdb58a"
ROOFS = (("#c45c3c", "#8f3c26"), ("#a8523a", "#763322"), ("#5f7f94", "#3f5a6d"))


class Lie(NamedTuple):
    """A shore with the sea straight up, and by how much it is turned to lie as it should."""

    shore: Points
    degrees: float

    def at(self, x: float, y: float) -> Point:
        """Where a place of the upright drawing comes to lie."""
        turn = math.radians(self.degrees)
        dx, dy = x - CENTRE[0], y - CENTRE[1]
        return (
            CENTRE[0] + dx * math.cos(turn) - dy * math.sin(turn),
            CENTRE[1] + dx * math.sin(turn) + dy * math.cos(turn),
        )

    def line(self, points: Points) -> list[Point]:
        return [self.at(x, y) for x, y in points]

    def inland(self, point: Point) -> float:
        """How far a place of the finished drawing lies behind the shore; less than 0 on the water."""
        x, y = Lie(self.shore, -self.degrees).at(*point)
        line = softened(self.shore)
        for a, b in pairwise(line):
            if a[0] <= x <= b[0] and b[0] > a[0]:
                return y - between(a, b, (x - a[0]) / (b[0] - a[0]))[1]
        return y - (line[0] if x < line[0][0] else line[-1])[1]


BAY = [(24.0, 56.0), (38, 92), (64, 118), (100, 127), (136, 118), (162, 92), (176, 56)]
"""The sea beyond one edge; the shore swings deep into the land."""
QUAY = [(24.0, 56.0), (40, 84), (62, 104), (100, 108), (138, 104), (160, 84), (176, 56)]
CAPE = [(12.0, 100.0), (40, 116), (70, 113), (100, 119), (130, 126), (160, 114), (188, 100)]
"""The sea beyond two edges."""


def bay(sixth: int) -> Lie:
    return Lie(BAY, 60 * sixth + 30)


def quay(sixth: int) -> Lie:
    return Lie(QUAY, 60 * sixth + 30)


def cape(sixth: int) -> Lie:
    return Lie(CAPE, 60 * sixth)


def lay(tile: Tile, lie: Lie, turf: float) -> None:
    """Water, and the land that meets it."""
    water(tile)
    left, right = lie.shore[0], lie.shore[-1]
    rest = [(260.0, right[1]), (260, 320), (-60, 320), (-60, left[1])]
    land(tile, lie.line(lie.shore), lie.line(rest), turf)
    crests = [(x, y) for x, y in _spread(tile, 60, 34) if lie.inland((x, y)) < -16]
    waves(tile, crests[:7])


def _spread(tile: Tile, tries: int, gap: float) -> list[Point]:
    found: list[Point] = []
    for _ in range(tries):
        x, y = tile.rng.uniform(30, 170), tile.rng.uniform(20, 180)
        if inside((x, y)) and all(math.hypot(x - u, (y - v) * 1.6) > gap for u, v in found):
            found.append((x, y))
    return found


def _clear(x: float, y: float) -> bool:
    """Neither where pieces stand nor under powers and points."""
    return not (abs(x - 100) < 52 and 40 < y < 150) and not (abs(x - 100) < 34 and y > 140)


def plant(tile: Tile, lie: Lie, palms: int) -> None:
    """Palms, bushes, stones and grass, each where it would be found."""
    for x, y in _spread(tile, 220, 25):
        deep = lie.inland((x, y))
        if not _clear(x, y):
            continue
        if deep > 20 and palms and fits(x, y, 9, 30):
            palm(tile, x, y, tile.rng.uniform(26, 34), tile.rng.choice((-0.22, 0.18)))
            palms -= 1
        elif deep > 16 and fits(x, y, 8, 12):
            bush(tile, x, y, tile.rng.uniform(10, 14), OLIVE)
        elif 2 < deep < 10 and fits(x, y, 7, 8):
            rock(tile, x, y, tile.rng.uniform(7, 10))
        elif -12 < deep < -6 and fits(x, y, 7, 8) and tile.rng.random() < 0.4:
            foam(tile, x + 1, y, 8, 3)
            rock(tile, x, y, 8, SLATE)
    tufts = [p for p in _spread(tile, 80, 15) if 8 < lie.inland(p) < 40]
    marram(tile, tufts[:9])


# Headlands and harbours


def point(sixth: int) -> Callable[[Tile], None]:
    """A headland, for a lighthouse."""

    def draw(tile: Tile) -> None:
        lie = cape(sixth)
        lay(tile, lie, 20)
        plant(tile, lie, 1)

    return draw


def old_harbour(sixth: int) -> Callable[[Tile], None]:
    """A quay of stone and a mole, and a few roofs behind it."""

    def draw(tile: Tile) -> None:
        lie = quay(sixth)
        lay(tile, lie, 24)
        _mole(tile, lie, [(62, 106), (44, 78), (52, 50)])
        _mole(tile, lie, [(138, 106), (152, 84), (146, 66)])
        _edge_of_stone(tile, lie)
        _town(tile, lie, ((36, 134), (58, 150), (160, 132), (140, 156), (176, 110), (26, 110)), 14)

    return draw


def great_harbour(sixth: int) -> Callable[[Tile], None]:
    """Two piers, a crane, and a town."""

    def draw(tile: Tile) -> None:
        lie = quay(sixth)
        lay(tile, lie, 22)
        _pier(tile, lie, (70, 110), (60, 42))
        _pier(tile, lie, (130, 110), (140, 42))
        _edge_of_stone(tile, lie)
        for x, y in ((46, 62), (156, 66), (84, 58)):
            _boat(tile, *lie.at(x, y))
        places = ((30, 118), (44, 138), (64, 152), (170, 116), (156, 138), (136, 154), (26, 92), (178, 92))
        _town(tile, lie, places, 16)
        _crane(tile, *lie.at(122, 112))

    return draw


def _edge_of_stone(tile: Tile, lie: Lie) -> None:
    line = softened(lie.line(lie.shore))
    tile.ground.line([(x + 1, y + 1.8) for x, y in line], INK, 4.6, opacity=0.3)
    tile.ground.line(line, INK, 5, opacity=0.75)
    tile.ground.line(line, STONE, 3.4)
    joints = []
    for a, b in zip(line[::2], line[1::2], strict=False):
        nx, ny = b[1] - a[1], a[0] - b[0]
        length = math.hypot(nx, ny) or 1
        joints.append([(a[0] - nx / length * 1.6, a[1] - ny / length * 1.6),
                       (a[0] + nx / length * 1.6, a[1] + ny / length * 1.6)])  # fmt: skip
    tile.ground.lines(joints, STONE_DARK, 0.9)


def _mole(tile: Tile, lie: Lie, way: Points) -> None:
    """Stones heaped into the sea, with a round head."""
    line = softened(lie.line(way))
    tile.ground.line([(x + 1.5, y + 2.5) for x, y in line], GLINT, 13, opacity=0.55)
    tile.ground.line([(x + 1, y + 1.5) for x, y in line], INK, 9.4, opacity=0.35)
    tile.ground.line(line, INK, 9, opacity=0.8)
    tile.ground.line(line, STONE, 6.8)
    tile.ground.line([(x + 1, y + 1) for x, y in line], STONE_DARK, 1.4, opacity=0.7)
    x, y = line[-1]
    tile.ground.ovals([(x, y, 6, 5)], STONE, ink=1.1)
    tile.ground.ovals([(x, y, 2, 1.6)], "#a2412c", ink=0.8)


def _pier(tile: Tile, lie: Lie, start: Point, end: Point) -> None:
    """Planks on posts."""
    a, b = lie.at(*start), lie.at(*end)
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length * 5, (a[0] - b[0]) / length * 5
    deck = [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]
    tile.ground.area([(x + 2, y + 4) for x, y in deck], INK, opacity=0.3)
    posts = [between(a, b, share) for share in (0.3, 0.6, 0.97)]
    feet = [[(x + s * nx, y + s * ny), (x + s * nx, y + s * ny + 5)] for x, y in posts for s in (-1, 1)]
    tile.ground.lines(feet, INK, 3.4)
    tile.ground.lines(feet, PLANK_DARK, 1.8)
    tile.ground.area(deck, PLANK, ink=1.2, ink_opacity=0.85)
    gaps = []
    for step in range(1, 10):
        x, y = between(a, b, step / 10)
        gaps.append([(x + nx * 0.9, y + ny * 0.9), (x - nx * 0.9, y - ny * 0.9)])
    tile.ground.lines(gaps, PLANK_DARK, 0.9, opacity=0.8)


def _boat(tile: Tile, x: float, y: float) -> None:
    """A rowing boat at its mooring."""
    pen = tile.stand(y)
    foam(tile, x, y + 2, 10, 3)
    hull = [(-8, -2), (-4, 2.6), (4, 2.6), (8.4, -2.6), (0, -0.4)]
    pen.area([(x + px, y + py) for px, py in hull], "#8a5c34", ink=1, soft=True)
    pen.line([(x - 6, y - 0.6), (x, y + 1), (x + 6.4, y - 1)], "#e0b766", 1.1, soft=True)


def _town(tile: Tile, lie: Lie, places: Points, size: float) -> None:
    """Roofs along the water; those that would be cut by the tile's edge are not built."""
    built = [lie.at(*place) for place in places]
    for n, (x, y) in enumerate(sorted(built, key=lambda place: place[1])):
        if fits(x, y, size * 0.55, size):
            cottage(tile, x, y, size * tile.rng.uniform(0.85, 1.1), n % len(ROOFS))


def cottage(tile: Tile, x: float, y: float, size: float, roof: int = 0) -> None:
    """A front with a gable, and a roof that runs back to the right."""
    pen = tile.stand(y)
    lit, shaded = ROOFS[roof]
    tile.shadow(x + size * 0.2, y, size * 0.75, size * 0.2)

    def at(*points: Point) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    pen.area(at((0, 0), (0, -0.5), (0.62, -0.56), (0.62, -0.08)), WALL_SHADE, ink=0.9)
    pen.area(at((-0.44, 0), (-0.44, -0.48), (-0.2, -0.86), (0.04, -0.48), (0.04, 0)), WALL, ink=0.9)
    pen.area(at((-0.24, -0.98), (0.42, -1.02), (0.72, -0.52), (0.08, -0.44)), lit, ink=1, ink_opacity=0.8)
    pen.area(at((0.1, -0.46), (0.72, -0.52), (0.66, -0.6), (0.04, -0.55)), shaded)
    pen.area(at((-0.24, -0.98), (-0.52, -0.44), (-0.44, -0.4), (-0.2, -0.84)), shaded, ink=0.8)
    pen.area(at((-0.28, 0), (-0.28, -0.3), (-0.12, -0.3), (-0.12, 0)), "#5b3a20")


def _crane(tile: Tile, x: float, y: float) -> None:
    pen = tile.stand(y + 1)
    tile.shadow(x, y, 6, 2)
    beams = [[(x, y), (x, y - 24)], [(x, y - 24), (x + 15, y - 30)], [(x, y - 10), (x + 7, y - 26)]]
    pen.lines(beams, INK, 3.4)
    pen.lines(beams, PLANK, 1.9)
    pen.line([(x + 15, y - 30), (x + 15, y - 14)], INK, 0.9)
    pen.area([(x + 11.5, y - 14), (x + 18.5, y - 14), (x + 18.5, y - 8), (x + 11.5, y - 8)], SAND, ink=1)
