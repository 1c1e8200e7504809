"""Eight mountains."""

from __future__ import annotations

from game.workshop.terrains.geometry import Points, blob
from game.workshop.terrains.landforms import DARK_SLATE, SLATE, SNOW, needle, peak, rock
from game.workshop.terrains.pen import INK
from game.workshop.terrains.plants import COLD_FIR, fir, grass
from game.workshop.terrains.tile import Tile, around, away_from, outside, scatter
from game.workshop.terrains.ways import brook, lake, road

SCREE = "#7b8191"


def chain(tile: Tile) -> None:
    """Peak behind peak across the whole tile."""
    _ground(tile)
    for x, y, half, height in (
        (100, 62, 34, 52),
        (64, 70, 32, 48),
        (140, 72, 34, 54),
        (36, 92, 21, 40),
        (166, 96, 19, 42),
    ):
        peak(tile, x, y, half, height)
    for x, y, half, height in ((40, 150, 22, 28), (160, 152, 22, 30)):
        peak(tile, x, y, half, height, DARK_SLATE, 0)
    _rubble(tile)


def great_peak(tile: Tile) -> None:
    """One mountain above all others."""
    _ground(tile)
    peak(tile, 46, 84, 28, 40, DARK_SLATE, 0.2)
    peak(tile, 158, 86, 26, 44, DARK_SLATE, 0.2)
    peak(tile, 98, 98, 58, 94, SLATE, 0.42)
    peak(tile, 38, 152, 20, 24, DARK_SLATE, 0)
    peak(tile, 166, 150, 18, 26, DARK_SLATE, 0)
    _rubble(tile)


def tarn(tile: Tile) -> None:
    """A cold lake under the walls."""
    _ground(tile)
    for x, y, half, height in ((72, 60, 34, 44), (124, 64, 36, 54), (40, 84, 24, 40), (165, 92, 20, 44)):
        peak(tile, x, y, half, height)
    lake(tile, 66, 138, 38, 18, "#6d7484")
    peak(tile, 156, 152, 24, 32, DARK_SLATE, 0)
    for x, y, size in ((30, 150, 12), (102, 148, 13), (84, 160, 10), (36, 124, 9)):
        rock(tile, x, y, size, SLATE)
    _rubble(tile, ((46, 138), (66, 138), (88, 138)))


def mountain_pass(tile: Tile) -> None:
    """A trail that climbs between two walls."""
    _ground(tile)
    road(
        tile, [(84, 196), (116, 160), (84, 132), (116, 108), (96, 84), (104, 60)], 12, 4, "#d6d2c6", "#5d6474"
    )
    for x, y, half, height in ((60, 62, 34, 46), (138, 62, 33, 44), (42, 104, 28, 62), (160, 106, 25, 64)):
        peak(tile, x, y, half, height)
    for x, y, half, height in ((42, 150, 25, 40), (160, 152, 23, 42)):
        peak(tile, x, y, half, height, DARK_SLATE, 0.2)
    _rubble(tile)


def glacier(tile: Tile) -> None:
    """Ice between the peaks flows down into the middle."""
    _ground(tile)
    _ice(tile)
    for x, y, half, height in (
        (100, 52, 32, 42),
        (62, 76, 30, 52),
        (142, 78, 31, 58),
        (34, 102, 19, 40),
        (168, 106, 17, 40),
    ):
        peak(tile, x, y, half, height, SLATE, 0.5)
    peak(tile, 42, 152, 23, 28, DARK_SLATE, 0.3)
    peak(tile, 158, 154, 23, 30, DARK_SLATE, 0.3)
    _rubble(tile, ((98, 70), (98, 100), (98, 126)))


def _ice(tile: Tile) -> None:
    """A tongue of ice, with crevasses across it and a seam of rubble along it."""
    tongue = [
        (90, 44),
        (80, 66),
        (70, 90),
        (74, 110),
        (88, 124),
        (102, 134),
        (114, 120),
        (124, 104),
        (122, 82),
        (112, 44),
    ]
    tile.ground.area([(x + 2, y + 4) for x, y in tongue], "#4c5363", opacity=0.4, soft=True)
    tile.ground.area(
        tongue,
        tile.gradient("ice", "#ffffff", "#dfe9ef", "#b9ccd9", end=(0.6, 1)),
        ink=1,
        ink_opacity=0.35,
        soft=True,
    )
    cracks = [[(78, 76 + row * 12), (94, 82 + row * 12), (118, 74 + row * 12)] for row in range(4)]
    tile.ground.lines(cracks, "#7f9db4", 1.1, opacity=0.65, soft=True)
    tile.ground.line([(106, 56), (110, 84), (102, 110), (103, 130)], "#6d7484", 1.6, opacity=0.5, soft=True)


def volcano(tile: Tile) -> None:
    """A broad cone with a broken top and a thread of smoke."""
    _ground(tile)
    _cone(tile)
    for x, y, half, height in ((36, 140, 20, 30), (166, 138, 19, 32), (56, 164, 20, 22), (144, 162, 20, 22)):
        peak(tile, x, y, half, height, DARK_SLATE, 0)
    _rubble(tile)


def pine_slopes(tile: Tile) -> None:
    """Bare heads above a belt of firs."""
    _ground(tile)
    tile.patches("#7f9478", 5, 0.45)
    for x, y, half, height in ((96, 62, 38, 52), (50, 78, 28, 46), (150, 80, 28, 50)):
        peak(tile, x, y, half, height)
    for place in scatter(tile.rng, 260, 16, (8, 24), lambda x, y: around(x, y) and y > 76):
        fir(tile, *place, tile.rng.uniform(22, 29), COLD_FIR)
    _rubble(tile)


def towers(tile: Tile) -> None:
    """Needles of rock, and a brook out of the gorge."""
    _ground(tile)
    course = [(106, 22), (104, 56), (98, 84), (116, 104), (94, 128), (118, 158), (140, 182)]
    brook(tile, course, 2, 10, "#6d7484")
    tall = (
        (46, 86, 13, 58),
        (66, 74, 12, 56),
        (84, 58, 10, 48),
        (126, 60, 11, 52),
        (146, 76, 13, 56),
        (168, 94, 12, 54),
    )
    for x, y, half, height in tall:
        needle(tile, x, y, half, height)
    for x, y, half, height in ((28, 128, 11, 40), (44, 156, 12, 34), (172, 132, 10, 38), (156, 158, 11, 30)):
        needle(tile, x, y, half, height, DARK_SLATE)
    for place in scatter(tile.rng, 50, 24, (7, 20), away_from(course, 20)):
        fir(tile, *place, 20, COLD_FIR)
    _rubble(tile)


def _ground(tile: Tile) -> None:
    tile.patches("#d3d5d9", 5, 0.35)
    tile.patches(tile.dark, 5, 0.2)
    tile.flecks("#4c5363", 30, 0.4)


def _rubble(tile: Tile, bare: Points = ((100, 20),)) -> None:
    """Stones along the lower edge, grass in the valley except where it is bare."""
    grown = outside(bare, 30)
    for x, y in scatter(tile.rng, 40, 20, (5, 7), lambda x, y: around(x, y) and y > 118):
        rock(tile, x, y, tile.rng.uniform(6, 11), SLATE)
    grass(tile, scatter(tile.rng, 30, 20, (4, 6), lambda x, y: y > 84 and grown(x, y)), 6, "#5f7058", 0.7)


def _cone(tile: Tile) -> None:
    pen = tile.stand(104)
    tile.shadow(130, 104, 34, 6)
    rim = [(76, 30), (84, 26), (92, 32), (101, 28), (110, 33), (120, 26), (126, 31)]
    left, right = [(34, 104), (52, 82), (66, 54)], [(136, 54), (152, 80), (172, 102)]
    lit, shaded = (tile.fading(colour, 1) for colour in SLATE)
    pen.area([*left, *rim, *right, (140, 108), (100, 110), (60, 108)], lit)
    pen.area([(110, 33), (120, 26), (126, 31), *right, (140, 108), (112, 109), (120, 76), (106, 56)], shaded)
    pen.area([(76, 30), (92, 34), (110, 35), (126, 31), (116, 42), (100, 45), (86, 41)], "#3b3238", soft=True)
    glow = [[(101, 40), (96, 54), (102, 70), (94, 88)], [(112, 40), (118, 52), (114, 64)]]
    pen.lines(glow, INK, 4.4, opacity=0.5, soft=True)
    pen.lines(glow, "#e2803f", 2.4, soft=True)
    gullies = [
        [(82, 48), (70, 74), (62, 94)],
        [(90, 56), (84, 78), (84, 96)],
        [(128, 58), (138, 78), (146, 94)],
    ]
    pen.lines(gullies, INK, 1.1, opacity=0.35, soft=True)
    pen.line([*left, *rim, *right], INK, 1.2, opacity=0.75)
    for x, y, size in ((103, 24, 8), (112, 15, 9), (102, 9, 6)):
        pen.area(blob(tile.rng, x, y, size, size * 0.7), SNOW[1], opacity=0.75, soft=True)


VARIANTS = (chain, great_peak, tarn, mountain_pass, glacier, volcano, pine_slopes, towers)
