"""Eight coasts: water above all, and the land that meets it."""

from __future__ import annotations

from collections.abc import Iterable

from game.workshop.terrains.geometry import Point, Points, between, blob, offset, softened
from game.workshop.terrains.landforms import SLATE, WARM_STONE, needle, rock
from game.workshop.terrains.pen import INK
from game.workshop.terrains.plants import OLIVE, bush, grass, palm, reeds
from game.workshop.terrains.things import wreck
from game.workshop.terrains.tile import Tile
from game.workshop.terrains.ways import GLINT, brook

SAND, WET_SAND = "#f2dfa9", "#d9c08a"
TURF = "#b3b777"
SHALLOW = "#a9dedd"
MARRAM = "#7d8440"


def beach(tile: Tile) -> None:
    """Sand along the lower edge."""
    water(tile)
    land(tile, [(-4, 122), (30, 132), (66, 124), (104, 138), (146, 128), (204, 116)], [(204, 210), (-4, 210)])
    waves(tile, ((54, 70), (120, 58), (92, 92), (150, 90), (36, 104)))
    for x, y, size in ((30, 150, 11), (168, 140, 13), (154, 150, 8)):
        rock(tile, x, y, size)
    marram(tile, ((46, 162), (60, 172), (140, 164), (152, 158), (126, 180), (38, 150)))


def cove(tile: Tile) -> None:
    """A round bay almost closed by two arms of land."""
    water(tile)
    left = [
        (66, 6),
        (34, 42),
        (40, 74),
        (30, 104),
        (52, 132),
        (92, 144),
        (132, 138),
        (160, 118),
        (172, 92),
        (196, 76),
    ]
    land(tile, left, [(210, 60), (210, 210), (-10, 210), (-10, -6)], turf=17)
    waves(tile, ((92, 62), (120, 88), (84, 100), (136, 52), (110, 30)))
    for x, y in ((24, 126), (172, 134), (160, 152), (34, 152), (140, 166)):
        bush(tile, x, y, 13, OLIVE)
    for x, y, size in ((46, 66, 11), (166, 108, 10), (40, 118, 9)):
        rock(tile, x, y, size)
    palm(tile, 52, 160, 34, 0.15)
    palm(tile, 66, 172, 26, -0.2)


def sea_stacks(tile: Tile) -> None:
    """Rocks in the surf before a strip of shore."""
    water(tile)
    land(tile, [(-4, 158), (40, 150), (78, 164), (124, 158), (204, 138)], [(204, 210), (-4, 210)])
    stacks = (
        (36, 104, 12, 44),
        (52, 116, 9, 24),
        (162, 96, 13, 50),
        (146, 106, 8, 22),
        (128, 60, 9, 22),
        (70, 58, 8, 18),
    )
    for x, y, half, height in stacks:
        foam(tile, x + 1, y + 1, half * 1.6, half * 0.55)
        needle(tile, x, y, half, height, SLATE)
    waves(tile, ((96, 78), (92, 120), (130, 128), (60, 84), (110, 42)))
    for x, y, size in ((32, 152, 12), (158, 158, 14), (60, 170, 9)):
        rock(tile, x, y, size, SLATE)
    marram(tile, ((48, 164), (136, 172), (148, 168)))


def cliffs(tile: Tile) -> None:
    """Turf above a white wall."""
    water(tile)
    _cliff(tile)
    waves(tile, ((128, 70), (150, 96), (118, 112), (150, 132), (124, 44), (132, 156)))
    for x, y, size in ((88, 158, 12), (82, 140, 8), (134, 164, 9), (166, 118, 11), (94, 84, 7)):
        foam(tile, x + 1, y, size * 0.9, size * 0.35)
        rock(tile, x, y, size, WARM_STONE)
    for x, y in ((28, 72), (24, 116), (52, 50)):
        bush(tile, x, y, 12, OLIVE)


def dune_shore(tile: Tile) -> None:
    """A long beach at the right, dunes with marram behind it."""
    water(tile)
    land(tile, [(142, -8), (124, 36), (134, 74), (116, 110), (124, 146), (96, 206)], [(210, 206), (210, -8)])
    for x, y, half in ((164, 66, 22), (158, 98, 27), (164, 132, 22), (142, 162, 24)):
        _sand_hill(tile, x, y, half)
    waves(tile, ((70, 56), (44, 82), (90, 86), (60, 112), (84, 138), (52, 152)))
    marram(
        tile,
        (
            (172, 50),
            (152, 54),
            (176, 84),
            (138, 88),
            (180, 112),
            (146, 122),
            (130, 158),
            (160, 156),
            (116, 180),
        ),
    )


def lagoon(tile: Tile) -> None:
    """A reef, still water, palms."""
    water(tile)
    still = [
        (20, 120),
        (30, 88),
        (62, 70),
        (104, 62),
        (148, 70),
        (174, 96),
        (190, 130),
        (150, 160),
        (60, 160),
    ]
    tile.ground.area(still, SHALLOW, opacity=0.45, soft=True)
    for reef in (
        [(22, 108), (32, 84), (52, 70)],
        [(66, 64), (86, 60), (104, 56)],
        [(124, 60), (146, 66), (164, 82)],
    ):
        _coral(tile, softened(reef, steps=4))
    land(
        tile,
        [(-4, 150), (36, 136), (60, 150), (96, 160), (140, 148), (168, 130), (204, 134)],
        [(204, 210), (-4, 210)],
    )
    for x, y, tall, lean in (
        (30, 148, 44, 0.2),
        (44, 160, 36, -0.18),
        (168, 144, 46, -0.2),
        (152, 164, 34, 0.16),
    ):
        palm(tile, x, y, tall, lean)
    waves(tile, ((92, 34), (138, 38), (52, 50)))
    glints(tile, ((84, 92), (124, 108), (98, 128)))
    for x, y in ((60, 168), (136, 172)):
        bush(tile, x, y, 10, OLIVE)


def river_mouth(tile: Tile) -> None:
    """A river that finds the sea among reeds."""
    water(tile)
    land(
        tile,
        [(-4, 112), (36, 100), (64, 116), (100, 108), (138, 118), (204, 92)],
        [(204, 210), (-4, 210)],
        turf=9,
    )
    brook(tile, [(100, 206), (88, 182), (112, 160), (94, 138), (112, 122), (106, 110)], 9, 15, WET_SAND)
    tile.ground.area(blob(tile.rng, 105, 103, 17, 7), SHALLOW, opacity=0.75, soft=True)
    waves(tile, ((60, 66), (112, 54), (92, 84), (148, 76), (34, 84)))
    for x, y in (
        (30, 118),
        (48, 114),
        (60, 134),
        (38, 146),
        (158, 116),
        (172, 122),
        (150, 142),
        (166, 154),
        (136, 164),
        (66, 166),
    ):
        reeds(tile, x, y, 5, 15)


def sandbank(tile: Tile) -> None:
    """Spits of sand and what the storm left on them."""
    water(tile)
    land(tile, [(-6, 80), (24, 84), (52, 96), (60, 112), (40, 120), (-6, 118)], [(-20, 100)])
    land(tile, [(206, 126), (164, 122), (120, 138), (76, 148), (62, 162), (84, 206)], [(206, 206)])
    wreck(tile, 144, 160, 24)
    waves(tile, ((96, 66), (130, 84), (92, 112), (150, 104), (60, 60), (118, 40)))
    for x, y, size in ((30, 100, 12), (172, 136, 10), (84, 166, 9)):
        rock(tile, x, y, size)
    marram(tile, ((24, 94), (38, 108), (168, 152), (178, 146), (106, 178), (28, 112)))
    tile.ground.line([(92, 162), (108, 158)], "#7d5733", 2.4)


def water(tile: Tile) -> None:
    tile.patches("#b5e3e3", 4, 0.3)
    tile.patches(tile.dark, 5, 0.25, 44)
    strokes = []
    for _ in range(22):
        x, y = tile.rng.uniform(12, 180), tile.rng.uniform(10, 190)
        strokes.append([(x, y), (x + 4, y - 2), (x + 8, y), (x + 12, y - 2)])
    tile.ground.lines(strokes, tile.dark, 1.1, opacity=0.45, soft=True)


def land(tile: Tile, shore: Points, rest: Points, turf: float = 0) -> None:
    """A shore: shallows and two lines of foam before it, wet sand, dry sand, perhaps turf further in."""
    line = softened(shore)
    for reach, opacity in ((-12, 0.4), (-6, 0.6)):
        tile.ground.area([*offset(line, rest, reach), *rest], SHALLOW, opacity=opacity)
    tile.ground.line(offset(line, rest, -9), GLINT, 1.2, opacity=0.6)
    tile.ground.area([*line, *rest], WET_SAND)
    tile.ground.line(line, GLINT, 2.4, opacity=0.95)
    tile.ground.area([*offset(line, rest, 5), *rest], SAND)
    if turf:
        tile.ground.area([*offset(line, rest, turf), *rest], TURF)
        tile.ground.line(offset(line, rest, turf), MARRAM, 1.2, opacity=0.6)


def waves(tile: Tile, places: Iterable[Point]) -> None:
    """Crests: a pale stroke with a shadow under it."""
    strokes = []
    for x, y in places:
        wide = tile.rng.uniform(0.8, 1.15)
        strokes.append(
            [(x + wide * dx, y + dy) for dx, dy in ((-16, 1), (-9, -3), (-2, 1), (5, -3), (12, 1), (17, -1))]
        )
    tile.ground.lines(
        [[(x + 1, y + 2.4) for x, y in stroke] for stroke in strokes], tile.dark, 1.3, opacity=0.45, soft=True
    )
    tile.ground.lines(strokes, GLINT, 1.6, opacity=0.65, soft=True)


def glints(tile: Tile, places: Iterable[Point]) -> None:
    tile.ground.lines([[(x - 8, y), (x + 8, y)] for x, y in places], GLINT, 1.3, opacity=0.7)


def foam(tile: Tile, x: float, y: float, rx: float, ry: float) -> None:
    tile.ground.area(blob(tile.rng, x, y, rx, ry), GLINT, opacity=0.85, soft=True)


def _coral(tile: Tile, places: Points) -> None:
    """Heads of coral just under the surface, with foam around them."""
    heads = [
        (x + tile.rng.uniform(-2, 2), y, tile.rng.uniform(2.2, 4), tile.rng.uniform(1.4, 2.2))
        for x, y in places
    ]
    tile.ground.ovals([(x, y, rx + 2.2, ry + 1.6) for x, y, rx, ry in heads], GLINT, opacity=0.7)
    tile.ground.ovals(heads, "#b98a7a")


def marram(tile: Tile, places: Iterable[Point]) -> None:
    grass(tile, places, 11, MARRAM, 0.95)


def _sand_hill(tile: Tile, x: float, y: float, half: float) -> None:
    pen = tile.stand(y)
    top = [(-1, 0), (-0.5, -0.42), (0.05, -0.6), (0.6, -0.36), (1, 0)]
    pen.area([(x + px * half, y + py * half) for px, py in [*top, (0, 0.1)]], "#f7e8bd", soft=True)
    shade = [(0.05, -0.6), (0.6, -0.36), (1, 0), (0.45, 0.06), (0.3, -0.24)]
    pen.area([(x + px * half, y + py * half) for px, py in shade], "#d2b57c", soft=True)
    pen.line([(x + px * half, y + py * half) for px, py in top], INK, 1, opacity=0.45, soft=True)


def _cliff(tile: Tile) -> None:
    """A headland at the left, seen from the sea."""
    rim = [(88, -6), (64, 28), (70, 54), (50, 84), (58, 112), (40, 140), (52, 206)]
    edge = softened(rim)
    foot = [(x + 10 - abs(y - 100) * 0.02, y + 17) for x, y in edge]
    tile.ground.area([*[(x + 8, y + 4) for x, y in foot], (-10, 230), (-10, -10)], SHALLOW, opacity=0.7)
    tile.ground.area([*foot, (-10, 230), (-10, -10)], "#b9a98a")
    tile.ground.line([(x + 2, y + 1) for x, y in foot], GLINT, 2.6, opacity=0.9)
    tile.ground.area([*edge, *foot[::-1]], "#efe6d0")
    tile.ground.lines(
        [[a, between(a, b, 0.75)] for a, b in zip(edge[1::3], foot[1::3], strict=False)],
        INK,
        0.9,
        opacity=0.4,
    )
    tile.ground.area([*edge, (-10, 206), (-10, -10)], TURF)
    tile.ground.area([*[(x - 16, y) for x, y in edge], (-10, 206), (-10, -10)], "#98a45c", opacity=0.5)
    tile.ground.line(edge, INK, 1.1, opacity=0.6)
    grass(tile, ((36, 90), (46, 66), (44, 108), (30, 134), (56, 36)), 7, "#56703a", 0.8)


VARIANTS = (beach, cove, sea_stacks, cliffs, dune_shore, lagoon, river_mouth, sandbank)
