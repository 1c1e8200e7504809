"""Eight hills."""

from __future__ import annotations

from collections.abc import Iterable

from game.workshop.terrains.landforms import mound, rock, standing_stone
from game.workshop.terrains.plants import DRY, OLIVE, bush, fir, flowers, grass, round_tree
from game.workshop.terrains.things import mine, sheep
from game.workshop.terrains.tile import Tile, around, middle, scatter
from game.workshop.terrains.ways import brook, road, wall

Hill = tuple[float, float, float, float]  # foot, half width, height
TURF = "#66763a"

FAR: tuple[Hill, ...] = (
    (62, 58, 40, 32),
    (136, 54, 42, 32),
    (98, 70, 46, 32),
    (154, 80, 31, 30),
    (45, 82, 31, 30),
)
SIDES: tuple[Hill, ...] = ((106, 98, 62, 20), (40, 112, 26, 28), (161, 112, 24, 27), (84, 128, 56, 16))
NEAR: tuple[Hill, ...] = (
    (144, 142, 40, 20),
    (46, 148, 31, 24),
    (98, 166, 42, 14),
    (148, 160, 28, 17),
    (58, 168, 28, 15),
)


def rolling(tile: Tile) -> None:
    _ground(tile)
    _mounds(tile, (*FAR, *SIDES, *NEAR))
    for x, y in ((32, 92), (166, 92), (48, 130), (152, 132)):
        bush(tile, x, y, 11, OLIVE)
    _turf(tile)


def terraces(tile: Tile) -> None:
    """Vines on steps along the slopes."""
    _ground(tile)
    _mounds(tile, (*FAR[:3], *SIDES[3:], NEAR[2]))
    _steps(tile, (148, 112, 37, 35))
    _steps(tile, (48, 122, 34, 31))
    _steps(tile, (146, 160, 31, 22))
    for x, y in ((34, 142), (50, 156)):
        round_tree(tile, x, y, 22, OLIVE)
    _turf(tile)


def stone_circle(tile: Tile) -> None:
    """Old stones on two green tops."""
    _ground(tile)
    _mounds(tile, (*FAR[:3], SIDES[0], (50, 110, 36, 30), (156, 96, 30, 30), *NEAR[2:]))
    ring = (
        (34, 94, 15),
        (44, 88, 17),
        (57, 88, 17),
        (68, 93, 15),
        (38, 104, 16),
        (63, 104, 17),
        (148, 78, 15),
        (160, 75, 18),
        (170, 82, 14),
    )
    for x, y, tall in ring:
        standing_stone(tile, x, y, tall, depth=110 + y / 100)
    for x, y, tall in ((44, 150, 13), (164, 146, 15)):
        standing_stone(tile, x, y, tall)
    _turf(tile)


def pastures(tile: Tile) -> None:
    """Walls of field stones, sheep between them."""
    _ground(tile)
    tile.patches("#a3a056", 6, 0.4, 44)
    _mounds(tile, (*FAR, SIDES[0]))
    wall(tile, [(8, 134), (44, 122), (60, 146), (58, 184)])
    wall(tile, [(192, 128), (158, 120), (140, 140), (146, 182)])
    for x, y, left in (
        (34, 142, True),
        (46, 156, False),
        (164, 140, True),
        (158, 156, False),
        (172, 148, True),
    ):
        sheep(tile, x, y, 10, left)
    _turf(tile)


def valley(tile: Tile) -> None:
    """A brook between the slopes."""
    _ground(tile)
    course = [(98, 24), (104, 44), (92, 70), (114, 90), (96, 112), (74, 128), (82, 154), (64, 184)]
    brook(tile, course, 1.5, 11, "#6c4629")
    _mounds(
        tile,
        (
            (54, 62, 38, 34),
            (148, 58, 38, 34),
            (47, 84, 33, 32),
            (157, 86, 29, 34),
            (40, 114, 26, 28),
            (154, 122, 32, 28),
            (144, 156, 34, 24),
        ),
    )
    for x, y in ((48, 140), (34, 146)):
        bush(tile, x, y, 12, OLIVE)
    rock(tile, 104, 122, 9)
    rock(tile, 70, 146, 8)
    _turf(tile)


def diggings(tile: Tile) -> None:
    """A gallery in the slope and heaps of spoil before it."""
    _ground(tile)
    road(tile, [(150, 106), (128, 116), (100, 136), (84, 166), (80, 192)], 9, 12, "#d1ab78", "#6c4629")
    _mounds(tile, (*FAR[:3], (43, 96, 29, 30), (148, 104, 38, 42), (39, 118, 25, 20), (52, 154, 32, 20)))
    mine(tile, 144, 105, 17)
    for x, y, size in ((160, 134, 17), (146, 142, 13), (166, 148, 12), (118, 66, 10)):
        rock(tile, x, y, size, ("#c98d55", "#7d4e2a"))
    bush(tile, 34, 124, 12, OLIVE)
    _turf(tile)


def wooded(tile: Tile) -> None:
    """Groves in the folds of the land."""
    _ground(tile)
    _mounds(tile, (*FAR, *SIDES[:3], NEAR[1]))
    grove = (
        (32, 90),
        (170, 88),
        (58, 76),
        (138, 74),
        (28, 120),
        (41, 126),
        (172, 118),
        (160, 125),
        (44, 154),
        (58, 164),
    )
    for index, (x, y) in enumerate((*grove, (138, 162), (152, 155), (166, 146))):
        if index % 3 < 2:
            round_tree(tile, x, y, tile.rng.uniform(22, 27), (OLIVE, DRY)[index % 2])
        else:
            fir(tile, x, y, 26)
    _turf(tile)


def heath(tile: Tile) -> None:
    """Heather in flower, boulders, a low sky."""
    _ground(tile)
    tile.patches("#8d5a78", 9, 0.3, 36)
    _mounds(tile, (*FAR, SIDES[0]))
    flowers(tile, scatter(tile.rng, 420, 7, (2, 3)), ("#b0779b", "#8d5a78", "#c79ab5"), 1.8)
    for x, y, size in ((32, 128, 20), (46, 136, 13), (166, 124, 18), (144, 158, 14), (60, 164, 12)):
        rock(tile, x, y, size)
    _turf(tile)


def _ground(tile: Tile) -> None:
    tile.patches("#d6ad78", 5, 0.35)
    tile.patches(TURF, 5, 0.2)
    tile.flecks("#5a3a20", 26, 0.35)
    tile.gradient("slope", "#dab27b", "#b07f4c", "#97693f", end=(0.5, 1))
    tile.gradient("meadow", "#b9ae66", "#a5854a", "#97693f", end=(0.5, 1))


def _mounds(tile: Tile, hills: Iterable[Hill]) -> None:
    for index, (x, y, half, height) in enumerate(hills):
        fill = "url(#meadow)" if index % 3 == 1 else "url(#slope)"
        mound(tile, x, y, half, height, fill, "#7a5230")


def _turf(tile: Tile) -> None:
    grass(tile, scatter(tile.rng, 70, 15, (4, 7), lambda x, y: around(x, y) and y > 60), 7, TURF, 0.9)
    grass(tile, scatter(tile.rng, 20, 22, (4, 7), middle), 5, TURF, 0.6)


def _steps(tile: Tile, hill: Hill) -> None:
    """A hill with a row of vines on each step."""
    x, y, half, height = hill
    mound(tile, x, y, half, height, "url(#slope)", "#7a5230")
    pen = tile.stand(y + 0.1)
    rows, vines = [], []
    for step in range(4):
        share = 0.16 + step * 0.2
        wide = half * (1 - share * share) * 0.86
        level = y - height * share
        rows.append([(x - wide, level), (x, level + 4), (x + wide, level)])
        vines += [
            (x + wide * at, level - 1 + 4 * (1 - at * at), 2.5, 2.2) for at in (-0.7, -0.35, 0, 0.35, 0.7)
        ]
    pen.lines(rows, "#5a3a20", 1.5, opacity=0.7, soft=True)
    pen.ovals(vines, "#7d9140", ink=0.7)


VARIANTS = (rolling, terraces, stone_circle, pastures, valley, diggings, wooded, heath)
