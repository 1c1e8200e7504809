"""The Island's waters: lake, swamps, rivers that cross a hex from side to side, fishing grounds.

Sides are counted NE, E, SE, SW, W, NW and corners N, NE, SE, S, SW, NW, from 0.
"""

from __future__ import annotations

import math

from game.workshop.island_art.brush import (
    CENTRE,
    GLINT,
    HEX,
    INK,
    OAK,
    OLIVE,
    Pen,
    Point,
    Points,
    Tile,
    between,
    blob,
    bush,
    dead_tree,
    document,
    grass,
    linear,
    polar,
    reeds,
    ribbon,
    rock,
    round_tree,
    scatter,
    softened,
)
from game.workshop.island_art.land import Land, both, clear

APOTHEM = 100 * math.cos(math.pi / 6)
WATER = ("#9fdade", "#4fa3b4", "#34869a")
BANK, SHORE = "#ecd9a2", "#a58f58"
WIDE = 19.0
"""How wide a river is where it leaves a hex, so that it meets the next hex's."""
FOAM = "#e6f6f4"


def side_angle(side: int) -> float:
    return 60.0 * side - 60


def corner_angle(corner: int) -> float:
    return 60.0 * corner - 90


# Fish and boats


def fish(pen: Pen, x: float, y: float, size: float, left: bool = True, tone: int = 0) -> None:
    """A fish of some length, with a pale belly and an eye that looks ahead."""
    side = 1 if left else -1
    back, dark = (("#5fa9c4", "#2f7688"), ("#e08a5a", "#a8532f"), ("#8fb26a", "#567a3c"))[tone]

    def at(*points: Point) -> list[Point]:
        return [(x + side * px * size, y + py * size) for px, py in points]

    pen.area(at((0.26, 0), (0.52, -0.2), (0.47, 0), (0.52, 0.2)), dark, ink=1, ink_opacity=0.9)
    pen.area(at((-0.12, -0.16), (0.02, -0.31), (0.16, -0.16)), dark, ink=0.9, ink_opacity=0.9)
    body = at((-0.5, 0.02), (-0.28, -0.17), (0, -0.2), (0.32, 0), (0, 0.2), (-0.28, 0.18))
    pen.area(body, back, ink=1.2, ink_opacity=0.9, soft=True)
    pen.area(at((-0.46, 0.05), (-0.2, 0.06), (0.24, 0.03), (0, 0.17), (-0.26, 0.16)), "#f1ead8", soft=True)
    pen.line(at((-0.22, -0.12), (-0.17, 0.02), (-0.22, 0.14)), INK, 0.9, opacity=0.7, soft=True)
    eye = at((-0.34, -0.03))[0]
    pen.ovals([(*eye, size * 0.045, size * 0.045)], INK)


def boat(pen: Pen, x: float, y: float, size: float) -> None:
    """A rowing boat with its oars and a basket of fish."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    pen.area(at((-0.6, 0.06), (0, 0.24), (0.6, 0.06), (0.3, 0.3), (-0.3, 0.3)), FOAM, opacity=0.6, soft=True)
    pen.lines([at((-0.1, -0.16), (-0.42, 0.26)), at((0.16, -0.14), (0.44, 0.24))], INK, 2.2)
    pen.lines([at((-0.1, -0.16), (-0.42, 0.26)), at((0.16, -0.14), (0.44, 0.24))], "#d9a868", 1.1)
    hull = at((-0.56, -0.16), (-0.36, 0.18), (0.36, 0.18), (0.58, -0.18), (0.2, -0.04), (-0.2, -0.04))
    pen.area(hull, "#a8683a", ink=1.2, ink_opacity=0.9, soft=True)
    pen.line(at((-0.42, 0.02), (0, 0.1), (0.44, 0)), "#e0b766", 1.5, soft=True)


# Lake and swamps


def lake(tile: Land) -> None:
    _lake(
        tile,
        ((62, 84, 30, True, 0), (134, 72, 28, False, 1), (140, 132, 30, True, 0), (66, 134, 27, False, 2)),
    )
    boat(tile.stand(160), 104, 158, 30)


def quiet_lake(tile: Land) -> None:
    _lake(
        tile,
        ((58, 96, 28, False, 1), (100, 62, 29, True, 0), (144, 94, 28, True, 2), (104, 150, 31, False, 0)),
    )
    boat(tile.stand(140), 60, 136, 28)


def _lake(tile: Land, shoal: tuple[tuple[float, float, float, bool, int], ...]) -> None:
    """Water from bank to bank with fish in it, reeds and trees around."""
    tile.soil("#cfe49a", tile.dark, "#4f7f45")
    shore = blob(tile.rng, 100, 102, 72, 66, 0.07)
    tile.ground.area([(100 + (x - 100) * 1.07, 102 + (y - 102) * 1.08) for x, y in shore], BANK, ink=0.9,
                     ink_opacity=0.4, soft=True)  # fmt: skip
    water = tile.gradient("water", *WATER)
    tile.ground.area(shore, water, ink=1.3, ink_opacity=0.6, soft=True)
    tile.ground.area(blob(tile.rng, 104, 112, 46, 36, 0.1), "#2f7688", opacity=0.25, soft=True)
    waves(tile.ground, ((84, 56), (112, 92), (78, 112), (112, 122), (84, 152), (142, 108), (48, 110)))
    for x, y, size, left, tone in shoal:
        tile.ground.area(blob(tile.rng, x + 3, y + size * 0.22, size * 0.5, size * 0.14), "#1f6676",
                         opacity=0.35, soft=True)  # fmt: skip
        fish(tile.ground, x, y, size, left, tone)
    for x, y in ((34, 72), (30, 132), (168, 130), (158, 62), (130, 168)):
        reeds(tile, x, y, 6, 20)
    for x, y, size in ((24, 100, 13), (176, 100, 13), (72, 178, 14)):
        bush(tile, x, y, size, OLIVE)
    for x, y, tall in ((84, 34, 26), (106, 30, 26), (148, 166, 26), (166, 152, 24)):
        round_tree(tile, x, y, tall, OAK)


def waves(pen: Pen, places: Points, colour: str = GLINT, opacity: float = 0.8) -> None:
    shapes = [
        [(x + dx, y + dy) for dx, dy in ((-9, 0), (-4.5, -2.6), (0, 0), (4.5, 2.2), (9, -0.6))]
        for x, y in places
    ]
    pen.lines(shapes, colour, 1.5, opacity=opacity, soft=True)


def north_swamp(tile: Land) -> None:
    """Dry enough in the upper right for a river from NW to E."""
    _swamp(tile, ((54, 128, 32, 16), (112, 160, 36, 14), (146, 128, 22, 11), (34, 92, 16, 9)), (150, 62))


def south_swamp(tile: Land) -> None:
    """Dry enough in the lower right for a river from SW to E."""
    _swamp(tile, ((60, 66, 32, 15), (116, 50, 34, 13), (150, 84, 22, 10), (34, 110, 17, 9)), (150, 142))


def wide_swamp(tile: Land) -> None:
    _swamp(tile, ((58, 72, 34, 15), (138, 66, 30, 14), (48, 134, 28, 14), (128, 146, 38, 16)), (100, 100))


def _swamp(tile: Land, pools: tuple[tuple[float, float, float, float], ...], dry: Point) -> None:
    tile.soil("#c6c48c", tile.dark, "#3c4428", 34)
    for x, y, rx, ry in pools:
        shape = blob(tile.rng, x, y, rx, ry, 0.12)
        tile.ground.area(
            [(x + (px - x) * 1.14, y + (py - y) * 1.2) for px, py in shape], "#57603a", soft=True
        )
        tile.ground.area(shape, tile.gradient("mire", "#87a79a", "#4f756c", "#3c5f58"), ink=1.1, soft=True)
        waves(tile.ground, ((x - rx * 0.3, y - ry * 0.1), (x + rx * 0.35, y + ry * 0.35)), "#cfe0cf", 0.7)
        pads = [(x + rx * 0.3, y - ry * 0.4, 5, 2.8), (x - rx * 0.5, y + ry * 0.3, 4.4, 2.5)]
        tile.ground.ovals(pads, "#8fb04e", ink=0.9)
        tile.ground.ovals([(pads[0][0], pads[0][1] - 1.4, 1.8, 1.6)], "#f3d7e0", ink=0.6)
        reeds(tile, x - rx * 0.8, y + ry * 0.7, 6, 24, "#55622f")
        reeds(tile, x + rx * 0.85, y + ry * 0.3, 5, 21, "#55622f")

    def firm(x: float, y: float) -> bool:
        return math.hypot(x - dry[0], y - dry[1]) > 40

    places = scatter(tile.rng, 200, 40, (9, 34), both(clear(9, 34), firm))
    for index, (x, y) in enumerate(places[:5]):
        if index % 2:
            reeds(tile, x, y, 7, 24, "#55622f")
        else:
            dead_tree(tile, x, y, tile.rng.uniform(32, 42))
    grass(tile, scatter(tile.rng, 120, 15, (4, 8), clear(4, 8)), 10, "#434f2a", 0.8)


# Rivers


def course(start: int, end: int) -> list[Point]:
    """A river's way from side to side; it keeps away from the middle, where the number lies."""
    turn = (end - start) % 6
    if turn == 3:
        bend = _aside(start)
    else:
        towards = side_angle(start) + (30 * turn if turn < 3 else -30 * (6 - turn))
        bend = polar(CENTRE, 56 if turn in (1, 5) else 45, towards)
    into, out = _gate(start), _gate(end)
    along = math.degrees(math.atan2(out[1] - into[1], out[0] - into[0]))
    reach = math.dist(into, out) * 0.2
    down = _bezier(
        into, polar(CENTRE, APOTHEM - 26, side_angle(start)), polar(bend, reach, along + 180), bend
    )
    up = _bezier(bend, polar(bend, reach, along), polar(CENTRE, APOTHEM - 26, side_angle(end)), out)
    return [*down[:-1], *up]


def _gate(side: int) -> Point:
    """Just outside the middle of a side, where rivers of two hexes meet."""
    return polar(CENTRE, APOTHEM + 4, side_angle(side))


def _aside(side: int) -> Point:
    """To the left or the right of the middle as seen from a side, whichever is lower on the sheet."""
    places = (polar(CENTRE, 43, side_angle(side) + quarter) for quarter in (90, -90))
    return max(places, key=lambda place: (round(place[1]), place[0]))


def _bezier(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    found = []
    for step in range(15):
        t = step / 14
        found.append(between(_quadratic(a, b, c, t), _quadratic(b, c, d, t), t))
    return found


def _quadratic(a: Point, b: Point, c: Point, t: float) -> Point:
    return between(between(a, b, t), between(b, c, t), t)


def river(start: int, end: int) -> str:
    pen = Pen(HEX)
    _stream(pen, course(start, end), WIDE, WIDE)
    return _overlay(pen)


def source(end: int) -> str:
    """A pool between stones, from which a river leaves over a side."""
    spring = _aside(end)
    x, y = spring
    tile = Tile("back", end)
    pen = tile.ground
    way = _bezier(
        spring, polar(spring, 26, side_angle(end)), polar(CENTRE, APOTHEM - 30, side_angle(end)), _gate(end)
    )
    _stream(pen, way, 9, WIDE)
    pool = blob(tile.rng, x, y, 17, 11, 0.08)
    pen.area(
        [(x + (px - x) * 1.22, y + (py - y) * 1.3) for px, py in pool],
        BANK,
        ink=0.9,
        ink_opacity=0.4,
        soft=True,
    )
    pen.area(pool, WATER[1], ink=1.2, soft=True)
    pen.area(blob(tile.rng, x - 2, y - 2, 11, 6, 0.08), WATER[0], opacity=0.8, soft=True)
    for dx, dy, size in ((-18, -3, 12), (-7, -11, 11), (10, -10, 13), (19, 2, 10), (-12, 11, 9)):
        rock(tile, x + dx, y + dy, size, ("#c9ccd2", "#747b8a"))
    shade, stones = tile.standing()
    return document(200, 200, [], [*pen.elements, *shade, *stones])


def mouth(side: int) -> str:
    """Where a river meets the sea, laid over its end: it widens between bars of sand, foam before it."""
    pen = Pen(HEX)
    angle = side_angle(side)
    line = [polar(CENTRE, reach, angle) for reach in (APOTHEM - 17, APOTHEM - 6, APOTHEM + 8)]
    pen.area(ribbon(line, WIDE + 8, 58), BANK)
    water = ribbon(line, WIDE - 1.2, 46)
    pen.area(water, STREAM[0])
    pen.lines([water[: len(water) // 2], water[len(water) // 2 :]], INK, 1.2, opacity=0.6)
    for reach, half, opacity in ((APOTHEM - 8, 9, 0.8), (APOTHEM - 2, 16, 0.95)):
        place = polar(CENTRE, reach, angle)
        crest = [polar(place, half * at, angle + 90) for at in (-1, -0.5, 0, 0.5, 1)]
        bowed = [polar(point, 3.0 if index % 2 else 0.0, angle) for index, point in enumerate(crest)]
        pen.line(bowed, FOAM, 2, opacity=opacity, soft=True)
    return _overlay(pen)


STREAM = ("#4fa3b4", "#7cc4cc")
"""A river's water and its lit middle: flat tones, so that it runs on unchanged from hex to hex."""


def _stream(pen: Pen, line: Points, start: float, end: float) -> None:
    pen.area(ribbon(line, start + 9, end + 9, steps=1), BANK)
    water = ribbon(line, start, end, steps=1)
    pen.area(water, STREAM[0])
    half = len(water) // 2
    lit = [[between(water[at], water[-1 - at], share) for at in range(half)] for share in (0.22, 0.62)]
    pen.area([*lit[0], *lit[1][::-1]], STREAM[1], opacity=0.55)
    pen.lines([water[:half], water[half:]], INK, 1.2, opacity=0.6)
    for share, first in ((0.34, 2), (0.68, 5)):
        lane = [between(water[at], water[-1 - at], share) for at in range(half)]
        pen.lines([lane[at : at + 4] for at in range(first, half - 4, 7)], GLINT, 1.5, opacity=0.85)


def _overlay(pen: Pen) -> str:
    return document(200, 200, [], pen.elements)


# Fishing grounds


def ground(corner: int) -> str:
    """Shallow water in the sea hex between two coast paths that meet in a corner: fish, and a net afloat."""
    pen = Pen(HEX)
    turn = corner_angle(corner) + 90

    def at(x: float, y: float) -> Point:
        dx, dy = x - CENTRE[0], y - CENTRE[1]
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return CENTRE[0] + dx * c - dy * s, CENTRE[1] + dx * s + dy * c

    rim = [(12, 50), (34, 84), (66, 106), (100, 114), (134, 106), (166, 84), (188, 50)]
    edge = softened([at(*point) for point in rim])
    shape = [*edge, at(188, 46), at(100, -4), at(12, 46)]
    pen.area(shape, "url(#shallow)", opacity=0.94)
    inner = softened([at(100 + (x - 100) * 0.8, y * 0.8) for x, y in rim])
    pen.area([*inner, at(100, -4)], "#c9f0ea", opacity=0.35)
    pen.line(edge, INK, 4.2, opacity=0.75)
    pen.line(edge, "#f3e3b8", 2.2)
    floats = [(*edge[index], 3.1, 3.1) for index in range(2, len(edge) - 1, 4)]
    pen.ovals(floats, "#d9603f", ink=1.1)
    waves(pen, [at(64, 88), at(136, 88), at(100, 102), at(100, 20)])
    for n, (x, y) in enumerate((at(46, 62), at(154, 62), at(68, 36), at(132, 36))):
        fish(pen, x, y, 27 if n < 2 else 21, n % 2 == 0, (0, 1, 2, 0)[n])
    return document(
        200, 200, [linear("shallow", [(0, "#a9e0dc"), (1, "#5db4bd")], end=(0.35, 1))], pen.elements
    )
