"""The sea tiles: waters and islands in a chart's frame, their back, and the cove that hides the harbour."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.workshop.terrains import coast
from game.workshop.terrains.chart import rose
from game.workshop.terrains.coast import SAND, WET_SAND
from game.workshop.terrains.geometry import Point, Points, between, blob, hexagon, moved, polar, softened
from game.workshop.terrains.landforms import SLATE, WARM_STONE, needle, peak, rock
from game.workshop.terrains.pen import INK, Pen
from game.workshop.terrains.plants import OAK, OLIVE, bush, grass, palm, round_tree
from game.workshop.terrains.shores import PLANK, PLANK_DARK, cottage
from game.workshop.terrains.things import wreck
from game.workshop.terrains.tile import Tile
from game.workshop.terrains.ways import GLINT, field

FOAM = "#d8eef2"
CREAM = "#f6ecd2"
SILVER, SILVER_DARK = "#dfe8ee", "#7f9bb0"


def deep(tile: Tile, crests: int) -> None:
    """Blue water with long crests."""
    tile.patches("#9cd0e6", 5, 0.32, 46)
    tile.patches(tile.dark, 6, 0.34, 46)
    places: list[Point] = []
    for _ in range(crests * 14):
        x, y = tile.rng.uniform(22, 156), tile.rng.uniform(20, 184)
        if len(places) < crests and all(math.hypot(x - u, (y - v) * 2) > 36 for u, v in places):
            places.append((x, y))
    shape = ((0, 0), (6, -4), (12, 0), (18, 3), (25, -1))
    strokes = [[(x + dx, y + dy) for dx, dy in shape] for x, y in places]
    tile.ground.lines([[(x, y + 2.6) for x, y in s] for s in strokes], tile.dark, 1.5, opacity=0.5, soft=True)
    tile.ground.lines(strokes, FOAM, 1.7, opacity=0.62, soft=True)


def frame(tile: Tile) -> None:
    """The border of a sea chart: light and dark by turns, so that a sea tile is no part of the open sea."""
    ring = hexagon(94)
    tile.ground.line([*ring, ring[0]], INK, 7.4, opacity=0.85)
    pieces = []
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        pieces += [[between(a, b, k / 8), between(a, b, (k + 1) / 8)] for k in range(0, 8, 2)]
    tile.ground.line([*ring, ring[0]], "#27485f", 4.6)
    for piece in pieces:
        tile.ground.area(_bar(piece[0], piece[1], 4.6), CREAM)


def _bar(a: Point, b: Point, width: float) -> list[Point]:
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]


# Waters


def trade_wind(tile: Tile) -> None:
    """The wind drawn as on old charts: long strokes that curl at their ends."""
    deep(tile, 14)
    for x, y, size in ((24, 122, 1.0), (52, 146, 0.86), (96, 128, 0.9), (30, 76, 0.7)):
        gust = [(0, 8), (18, 2), (40, 4), (58, -2), (66, -12), (60, -20), (52, -16), (55, -10)]
        line = moved(gust, x, y, size)
        tile.ground.line([(px + 1, py + 2) for px, py in line], tile.dark, 3.4, opacity=0.5, soft=True)
        tile.ground.line(line, GLINT, 3, soft=True)
        tile.ground.line(moved([(6, 16), (26, 11), (46, 13)], x, y, size), GLINT, 1.7, opacity=0.8, soft=True)
    frame(tile)


def shoal(tile: Tile) -> None:
    """Herring, a whole hold of them."""
    deep(tile, 8)
    tile.patches("#9fdce0", 3, 0.5, 60)
    upper = [(34, 94), (56, 84), (150, 90), (40, 122), (64, 112), (132, 112), (158, 118)]
    lower = [(88, 130), (112, 136), (140, 138), (60, 140), (86, 154), (118, 160)]
    for n, (x, y) in enumerate(upper + lower):
        _herring(tile.ground, x, y, 13 + n % 3 * 1.5, -0.2 + (n % 4) * 0.12)
    frame(tile)


def _herring(pen: Pen, x: float, y: float, size: float, tilt: float) -> None:
    body = [(-0.6, 0), (-0.3, -0.2), (0.15, -0.2), (0.5, -0.03), (0.78, -0.24), (0.74, 0.22), (0.5, 0.05),
            (0.15, 0.2), (-0.3, 0.2)]  # fmt: skip
    cos, sin = math.cos(tilt), math.sin(tilt)
    turned = [(x + (px * cos - py * sin) * size, y + (px * sin + py * cos) * size) for px, py in body]
    pen.area([(px + 1.5, py + 3) for px, py in turned], INK, opacity=0.25, soft=True)
    pen.area(turned, SILVER, ink=1, soft=True)
    belly = [turned[0], turned[8], turned[7], turned[6]]
    pen.area([*belly, (x + 0.1 * size, y)], SILVER_DARK, opacity=0.8, soft=True)
    pen.ovals([(x - 0.4 * size * cos, y - 0.4 * size * sin - 1, 1.1, 1.1)], INK)


def still(tile: Tile) -> None:
    """Not a breath: level glints, and the sun lying on the water."""
    tile.patches("#a9d8ea", 6, 0.4, 54)
    tile.patches(tile.dark, 4, 0.22, 46)
    tile.ground.ovals([(100, 118, 34, 27)], "#ffe9ae", opacity=0.28)
    tile.ground.ovals([(100, 118, 23, 18)], "#ffe9ae", opacity=0.4)
    for y, half in ((100, 14), (107, 25), (114, 31), (121, 33), (128, 30), (135, 23), (142, 12)):
        tile.ground.line([(100 - half, y), (100 + half, y)], "#fff3cf", 2.4, opacity=0.85)
    calm = [(44, 96, 14), (156, 104, 16), (36, 118, 11), (164, 128, 12)]
    calm += [(58, 158, 18), (142, 162, 16), (50, 60, 12), (150, 62, 12)]
    for x, y, half in calm:
        level: Points = [(x - half, y), (x + half, y)]
        under: Points = [(x - half * 0.5, y + 5), (x + half * 0.7, y + 5)]
        tile.ground.lines([level, under], GLINT, 1.6, opacity=0.7)
    frame(tile)


def corsairs(tile: Tile) -> None:
    """A passage between rocks, and a black flag on a wreck."""
    deep(tile, 11)
    left = [(34, 98, 11, 34), (48, 112, 9, 22), (30, 126, 10, 24)]
    right = [(168, 98, 11, 36), (154, 110, 8, 20), (168, 130, 10, 26)]
    for x, y, half, tall in left + right:
        tile.ground.area(blob(tile.rng, x + 1, y + 1, half * 1.8, half * 0.6), FOAM, opacity=0.85, soft=True)
        needle(tile, x, y, half, tall, SLATE)
    tile.ground.area(blob(tile.rng, 62, 150, 26, 7), FOAM, opacity=0.8, soft=True)
    wreck(tile, 62, 150, 20)
    pen = tile.stand(151)
    pen.line([(64, 148), (70, 108)], INK, 3.4)
    pen.line([(64, 148), (70, 108)], "#7d5733", 1.8)
    pen.area([(70, 108), (92, 112), (89, 119), (92, 126), (67, 124)], "#24202a", ink=1, soft=True)
    pen.ovals([(79, 115.5, 3.1, 2.9)], CREAM)
    pen.lines([[(74, 120), (84, 123)], [(74, 123), (84, 120)]], CREAM, 1.4)
    frame(tile)


def castaways(tile: Tile) -> None:
    """A sandbank with a raft, a shirt on a pole, and smoke."""
    deep(tile, 12)
    ashore(tile, blob(tile.rng, 100, 128, 46, 20, 0.1), 0)
    pen = tile.stand(130)
    raft = [(66, 124), (96, 118), (104, 130), (74, 137)]
    pen.area([(x + 1, y + 4) for x, y in raft], INK, opacity=0.35)
    pen.area(raft, PLANK, ink=1.2)
    pen.lines(
        [[between(raft[0], raft[3], k / 4), between(raft[1], raft[2], k / 4)] for k in (1, 2, 3)],
        PLANK_DARK,
        1.2,
    )
    pole = [(84, 128), (87, 88)]
    pen.line(pole, INK, 3.2)
    pen.line(pole, PLANK, 1.7)
    pen.area([(87, 89), (108, 92), (104, 99), (108, 106), (86, 104)], CREAM, ink=1.1, soft=True)
    palm(tile, 136, 134, 40, -0.2)
    palm(tile, 62, 136, 26, 0.2)
    fire = tile.stand(138)
    fire.line(
        [(118, 134), (116, 120), (122, 110), (117, 98), (123, 88)], "#e9e4da", 4.4, opacity=0.75, soft=True
    )
    fire.area([(113, 136), (114, 128), (118, 122), (122, 129), (123, 136)], "#f0902f", ink=0.9, soft=True)
    frame(tile)


# Islands


def ashore(tile: Tile, coast_line: Points, turf: float) -> None:
    """An island: shallows, a ring of foam, wet and dry sand, and green within."""
    middle = (
        sum(x for x, _ in coast_line) / len(coast_line),
        sum(y for _, y in coast_line) / len(coast_line),
    )
    line = softened(coast_line, closed=True)
    for grow, colour, opacity in ((1.42, "#8fd4dc", 0.45), (1.24, "#b4e6e6", 0.7)):
        tile.ground.area(_grown(line, middle, grow), colour, opacity=opacity)
    ring = _grown(line, middle, 1.12)
    tile.ground.line([*ring, ring[0]], GLINT, 2.4, opacity=0.9)
    tile.ground.area(line, WET_SAND)
    tile.ground.area(_grown(line, middle, 0.93), SAND)
    if turf:
        tile.ground.area(_grown(line, middle, turf), "#a8c070")
        inner = _grown(line, middle, turf)
        tile.ground.line([*inner, inner[0]], "#6d8440", 1.3, opacity=0.7)
    tile.ground.line([*line, line[0]], INK, 1, opacity=0.35)


def _grown(line: Points, middle: Point, by: float) -> list[Point]:
    return [between(middle, point, by) for point in line]


NORTH = [(38.0, 84.0), (62, 68), (96, 66), (134, 66), (162, 84)]
SOUTH = [(170.0, 112.0), (154, 138), (118, 154), (78, 152), (44, 136), (30, 110)]
LARGE = [*NORTH, *SOUTH]


def high_island(tile: Tile) -> None:
    """One great mountain that is seen from afar."""
    deep(tile, 12)
    ashore(tile, LARGE, 0.78)
    peak(tile, 66, 96, 30, 40, WARM_STONE, 0)
    peak(tile, 108, 100, 46, 88, SLATE, 0.3)
    peak(tile, 146, 106, 22, 32, WARM_STONE, 0)
    for x, y in ((44, 118), (56, 106), (158, 118), (150, 130), (48, 132)):
        bush(tile, x, y, 12, OLIVE)
    palm(tile, 40, 128, 28, -0.2)
    palm(tile, 162, 128, 30, 0.2)
    frame(tile)


def treasure_island(tile: Tile) -> None:
    """A dotted way, a cross, a chest, and palms that keep quiet about it."""
    deep(tile, 12)
    ashore(tile, LARGE, 0.66)
    way = softened([(52, 124), (66, 134), (86, 136), (104, 140)])
    tile.ground.ovals([(x, y, 1.9, 1.4) for x, y in way[::3]], "#9c3f28")
    tile.ground.lines([[(110, 134), (122, 146)], [(122, 134), (110, 146)]], "#b23a22", 4)
    for x, y, tall, lean in (
        (44, 112, 46, 0.18),
        (56, 100, 38, -0.2),
        (158, 104, 44, -0.2),
        (148, 92, 34, 0.2),
    ):
        palm(tile, x, y, tall, lean)
    _skull_rock(tile, 100, 78)
    _chest(tile, 152, 128)
    for x, y in ((66, 92), (136, 88)):
        bush(tile, x, y, 11, OLIVE)
    frame(tile)


def _skull_rock(tile: Tile, x: float, y: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, 18, 4)
    head = [(-17, 0), (-18, -14), (-8, -24), (8, -24), (18, -14), (16, 0), (9, 1), (9, 5), (-9, 5), (-9, 1)]
    pen.area([(x + px, y + py) for px, py in head], "#c2b196", ink=1.3, soft=True)
    pen.area(
        [(x + px, y + py) for px, py in ((8, -24), (18, -14), (16, 0), (9, 1), (6, -10))],
        "#82715b",
        soft=True,
    )
    pen.ovals([(x - 7, y - 11, 4.4, 4.8), (x + 7, y - 11, 4.4, 4.8)], "#2b2118")
    pen.area([(x, y - 6), (x - 2.6, y - 1.5), (x + 2.6, y - 1.5)], "#2b2118")


def _chest(tile: Tile, x: float, y: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, 14, 4)
    pen.area([(x - 13, y), (x - 13, y - 11), (x + 13, y - 11), (x + 13, y)], "#8b5a2b", ink=1.3)
    pen.ovals([(x - 6, y - 12, 5, 3.4), (x + 3, y - 13, 6, 3.8), (x + 8, y - 11.5, 4, 3)], "#ffd75e", ink=0.9)
    lid = [
        (x - 13, y - 13),
        (x - 14, y - 22),
        (x - 6, y - 27),
        (x + 8, y - 26),
        (x + 14, y - 20),
        (x + 13, y - 14),
    ]
    pen.area(lid, "#a06a35", ink=1.3, soft=True)
    pen.lines([[(x - 5, y), (x - 5, y - 10)], [(x + 6, y), (x + 6, y - 10)]], "#e3b34c", 2)


def green_island(tile: Tile) -> None:
    """Gardens gone wild."""
    deep(tile, 12)
    ashore(tile, LARGE, 0.86)
    for x, y, tall in (
        (60, 92, 27),
        (78, 84, 31),
        (98, 80, 34),
        (120, 84, 31),
        (140, 92, 28),
        (46, 106, 24),
        (154, 106, 25),
    ):
        round_tree(tile, x, y, tall, OAK)
    for x, y in ((52, 122), (66, 132), (150, 124), (136, 136), (160, 116), (40, 118)):
        bush(tile, x, y, 12, OAK)
    grass(tile, ((84, 112), (112, 118), (96, 134), (124, 108), (74, 118)), 8, "#4f7a3a")
    palm(tile, 46, 134, 30, -0.2)
    palm(tile, 158, 132, 32, 0.2)
    tile.ground.ovals([(104, 126, 2, 2), (88, 124, 2, 2), (116, 132, 2, 2), (78, 128, 2, 2)], "#e2653f")
    frame(tile)


def sugar_island(tile: Tile) -> None:
    """Rows of cane, a mill with its chimney."""
    deep(tile, 12)
    ashore(tile, LARGE, 0.84)
    field(tile, [(46, 104), (84, 92), (98, 130), (60, 142)], "#9cc65c", "#5d8a34", 6)
    field(tile, [(104, 132), (146, 122), (152, 136), (112, 148)], "#b4d06a", "#6f9a3c", 5)
    for x, y in (
        (52, 108),
        (62, 104),
        (72, 100),
        (60, 120),
        (70, 116),
        (80, 112),
        (68, 132),
        (78, 128),
        (88, 124),
    ):
        _cane(tile, x, y, 17)
    cottage(tile, 128, 112, 24, 0)
    pen = tile.stand(113)
    pen.area([(150, 112), (151, 80), (158, 80), (159, 112)], "#b8795a", ink=1.2)
    pen.area([(155, 112), (155, 80), (158, 80), (159, 112)], "#8f5138")
    pen.line([(155, 78), (151, 70), (157, 63), (152, 55)], "#f0ece2", 4.6, opacity=0.8, soft=True)
    palm(tile, 40, 122, 34, 0.18)
    palm(tile, 162, 122, 28, -0.16)
    frame(tile)


def _cane(tile: Tile, x: float, y: float, tall: float) -> None:
    pen = tile.stand(y)
    stalks = [[(x + d, y), (x + d * 1.3, y - tall)] for d in (-3, 0, 3)]
    pen.lines(stalks, "#4f7a2e", 2.2)
    pen.lines(stalks, "#93bf4e", 1.1)
    tops = [[(x + d, y - tall), (x + d - 4, y - tall - 3)] for d in (-3, 0, 3)]
    tops += [[(x + d, y - tall), (x + d + 4, y - tall - 3)] for d in (-3, 0, 3)]
    pen.lines(tops, "#5d8a34", 1.5)


# The back, and the cove


def back(tile: Tile) -> None:
    """Nobody has sounded here: dark water, lines of bearing, and a compass rose."""
    tile.patches("#3f86a8", 5, 0.35, 50)
    tile.patches(tile.dark, 6, 0.4, 50)
    centre = (100.0, 100.0)
    tile.ground.lines(
        [[centre, polar(centre, 120, n * 22.5)] for n in range(16)], "#d9c79a", 0.8, opacity=0.4
    )
    for radius in (60, 64):
        tile.ground.line([polar(centre, radius, n * 5) for n in range(73)], "#d9c79a", 1.1, opacity=0.75)
    ticks = [[polar(centre, 60, n * 10), polar(centre, 64, n * 10)] for n in range(36)]
    tile.ground.lines(ticks, "#d9c79a", 1.1, opacity=0.8)
    tile.ground.ovals([(100, 100, 57, 57)], tile.dark, opacity=0.35)
    rose(tile.ground, centre, 54)
    frame(tile)


def hidden_cove(tile: Tile) -> None:
    """The small harbour: a jetty nobody told of, and a boat."""
    coast.cove(tile)
    start, end = (134, 132), (112, 100)
    deck = _bar(start, end, 9)
    tile.ground.area([(x + 2, y + 4) for x, y in deck], INK, opacity=0.3)
    tile.ground.area(deck, PLANK, ink=1.3)
    tile.ground.lines([[p, q] for p, q in _planks(start, end, 9)], PLANK_DARK, 1)
    pen = tile.stand(98)
    pen.area([(76, 92), (80, 99), (96, 99), (103, 91), (90, 95)], "#8a5c34", ink=1.2, soft=True)
    pen.line([(89, 96), (90, 66)], INK, 2.4)
    pen.area([(92, 68), (106, 88), (92, 90)], CREAM, ink=1.2)
    rock(tile, 150, 126, 11)
    cottage(tile, 162, 146, 18, 0)


def _planks(a: Point, b: Point, width: float) -> list[tuple[Point, Point]]:
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
    found = []
    for step in range(1, 7):
        x, y = between(a, b, step / 7)
        found.append(((x + nx, y + ny), (x - nx, y - ny)))
    return found


SEA_TILES: dict[str, Callable[[Tile], None]] = {
    "trade-wind": trade_wind,
    "shoal-of-herring": shoal,
    "still-waters": still,
    "corsair-strait": corsairs,
    "castaways": castaways,
    "high-island": high_island,
    "treasure-island": treasure_island,
    "green-island": green_island,
    "sugar-island": sugar_island,
}
