"""Eight deserts."""

from __future__ import annotations

from game.workshop.terrains.geometry import blob, ribbon
from game.workshop.terrains.landforms import RED_STONE, dune, mesa, needle, rock
from game.workshop.terrains.pen import INK
from game.workshop.terrains.plants import DRY, OLIVE, bush, cactus, dead_tree, grass, palm, reeds
from game.workshop.terrains.things import bones, column
from game.workshop.terrains.tile import Tile, around, scatter
from game.workshop.terrains.ways import brook, lake

LIT, SHADE = "#f7cb92", "#c9743a"


def dunes(tile: Tile) -> None:
    """Sand in waves from end to end."""
    _ground(tile)
    rows = ((74, 46, 34, 17), (134, 44, 38, 18), (52, 74, 36, 20), (118, 70, 40, 18), (158, 94, 26, 20))
    for x, y, half, height in (*rows, (38, 112, 23, 16), (54, 154, 32, 20), (150, 148, 32, 22)):
        dune(tile, x, y, half, height, LIT, SHADE)
    cactus(tile, 168, 124, 24)
    _stones(tile)


def mesas(tile: Tile) -> None:
    """Tables of banded rock."""
    _ground(tile)
    for x, y, half, height in ((70, 60, 30, 34), (142, 80, 31, 48), (34, 98, 18, 30)):
        mesa(tile, x, y, half, height)
    dune(tile, 50, 154, 28, 15, LIT, SHADE)
    cactus(tile, 162, 140, 26)
    cactus(tile, 148, 160, 17)
    bush(tile, 38, 126, 11, DRY)
    _stones(tile)


def oasis(tile: Tile) -> None:
    """A pool under palms."""
    _ground(tile)
    tile.ground.area(blob(tile.rng, 60, 134, 50, 29), "#9aa552", opacity=0.75, soft=True)
    lake(tile, 60, 136, 34, 16, "#c99b55")
    for x, y, tall, lean in (
        (26, 122, 46, 0.16),
        (42, 112, 52, -0.12),
        (96, 128, 36, 0.22),
        (30, 156, 34, 0.14),
    ):
        palm(tile, x, y, tall, lean)
    for x, y in ((80, 148), (30, 148)):
        reeds(tile, x, y, 4, 12)
    bush(tile, 62, 164, 12, OLIVE)
    for x, y, half, height in ((86, 44, 38, 18), (142, 62, 34, 19), (160, 104, 24, 16), (152, 154, 30, 20)):
        dune(tile, x, y, half, height, LIT, SHADE)
    _stones(tile)


def cacti(tile: Tile) -> None:
    _ground(tile)
    for x, y, half, height in ((76, 48, 36, 15), (136, 60, 36, 16), (142, 160, 28, 12)):
        dune(tile, x, y, half, height, LIT, SHADE)
    for x, y, tall in (
        (34, 104, 36),
        (52, 84, 26),
        (160, 106, 38),
        (172, 128, 24),
        (48, 154, 30),
        (144, 156, 24),
    ):
        cactus(tile, x, y, tall)
    for x, y, size in ((28, 128, 13), (150, 126, 11), (64, 168, 10)):
        rock(tile, x, y, size, RED_STONE)
    bush(tile, 44, 132, 10, DRY)
    bush(tile, 166, 150, 10, DRY)
    _stones(tile)


def ruins(tile: Tile) -> None:
    """Columns half drowned in sand."""
    _ground(tile)
    for x, y, half, height in ((70, 50, 38, 18), (136, 50, 36, 16), (142, 158, 30, 18)):
        dune(tile, x, y, half, height, LIT, SHADE)
    steps = [(20, 112), (66, 96), (78, 106), (30, 124)]
    tile.ground.area(steps, "#ead0a0", ink=1, ink_opacity=0.5)
    tile.ground.lines(
        [[(26, 118), (72, 101)], [(36, 106), (48, 117)], [(52, 101), (64, 111)]], INK, 0.8, opacity=0.35
    )
    for x, y, tall, broken in (
        (30, 114, 40, False),
        (46, 108, 26, True),
        (62, 102, 40, False),
        (40, 154, 22, True),
    ):
        column(tile, x, y, tall, broken)
    for x, y, tall in ((162, 92, 34), (172, 116, 20)):
        column(tile, x, y, tall, tall < 30)
    for x, y, size in ((56, 160, 11), (150, 112, 10), (64, 124, 7)):
        rock(tile, x, y, size, ("#f2dcb0", "#b98d5b"))
    _stones(tile)


def dry_river(tile: Tile) -> None:
    """A bed of cracked clay, with a thread of water left."""
    _ground(tile)
    bed = [(150, 8), (138, 44), (160, 76), (128, 102), (84, 112), (60, 138), (30, 168)]
    tile.ground.area(ribbon(bed, 15, 24), "#b8652c", opacity=0.35)
    tile.ground.area(ribbon(bed, 11, 20), "#f3cb95")
    brook(tile, bed[3:], 0.8, 4, "#d9a566")
    tile.ground.lines([[(x - 9, y), (x - 3, y + 4), (x + 5, y + 1), (x + 10, y + 5)] for x, y in
                       ((138, 60), (146, 84), (112, 110), (76, 122), (58, 146), (42, 152))],
                      "#9c5127", 1.1, opacity=0.6)  # fmt: skip
    mesa(tile, 62, 70, 34, 42)
    needle(tile, 168, 102, 9, 40, RED_STONE)
    needle(tile, 154, 112, 7, 24, RED_STONE)
    dead_tree(tile, 34, 120, 30)
    dead_tree(tile, 156, 160, 26)
    bush(tile, 50, 164, 11, DRY)
    bush(tile, 170, 130, 10, DRY)
    _stones(tile)


def rock_arch(tile: Tile) -> None:
    """A gate that the wind has cut."""
    _ground(tile)
    _arch(tile, 52, 104)
    for x, y, half, height in ((154, 72, 22, 36), (128, 52, 18, 28)):
        mesa(tile, x, y, half, height)
    dune(tile, 148, 152, 30, 18, LIT, SHADE)
    for x, y, size in ((28, 130, 14), (164, 112, 15), (60, 164, 12), (44, 140, 9)):
        rock(tile, x, y, size, RED_STONE)
    cactus(tile, 172, 132, 20)
    _stones(tile)


def bleached(tile: Tile) -> None:
    """One great dune, bones, and the tracks of a caravan."""
    _ground(tile)
    for x, y, half, height in ((92, 70, 76, 50), (146, 96, 38, 18), (40, 106, 24, 14), (142, 160, 26, 14)):
        dune(tile, x, y, half, height, LIT, SHADE)
    tracks = [(30 + step * 9.5, 150 - step * 3.4 + (step % 2) * 4, 1.7, 1.1) for step in range(16)]
    tile.ground.ovals(tracks, "#9c5127", opacity=0.55)
    bones(tile, 36, 136, 15)
    dead_tree(tile, 166, 136, 30)
    cactus(tile, 62, 168, 20)
    _stones(tile)


def _ground(tile: Tile) -> None:
    tile.patches("#fbd6a2", 5, 0.35)
    tile.patches(tile.dark, 4, 0.16)
    ripples = []
    for _ in range(20):
        x, y = tile.rng.uniform(10, 170), tile.rng.uniform(16, 190)
        ripples.append([(x, y), (x + 8, y - 3), (x + 17, y), (x + 26, y - 2)])
    tile.ground.lines(ripples, SHADE, 1.2, opacity=0.45, soft=True)


def _stones(tile: Tile) -> None:
    places = scatter(tile.rng, 40, 16, (3, 4), lambda x, y: around(x, y) and y > 80)
    tile.ground.ovals([(x, y, 1.8, 1.2) for x, y in places], "#8a4a24", opacity=0.7)
    grass(tile, places[::3], 6, "#8a7434", 0.8)


def _arch(tile: Tile, x: float, y: float) -> None:
    lit, shaded = RED_STONE
    pen = tile.stand(y)
    tile.shadow(x + 8, y, 36, 6)
    outer = [(-34, 0), (-30, -28), (-18, -48), (4, -56), (24, -46), (33, -24), (36, 0)]
    hole = [(19, 0), (15, -20), (2, -32), (-10, -22), (-14, 0)]
    pen.area([(x + px, y + py) for px, py in outer + hole], lit, ink=1.1, ink_opacity=0.7)
    dark = [(4, -56), (24, -46), (33, -24), (36, 0), (19, 0), (15, -20), (2, -32), (10, -40)]
    pen.area([(x + px, y + py) for px, py in dark], shaded)
    inner = [(-10, -22), (-14, 0), (-9, 0), (-5, -20), (2, -28), (2, -32)]
    pen.area([(x + px, y + py) for px, py in inner], shaded, opacity=0.8)
    bands = [
        [(-31, -20), (-20, -18), (-12, -20)],
        [(-26, -36), (-14, -36), (-4, -42)],
        [(17, -22), (26, -20), (33, -22)],
    ]
    pen.lines(
        [[(x + px, y + py) for px, py in band] for band in bands], "#7d3d1c", 1.3, opacity=0.6, soft=True
    )


VARIANTS = (dunes, mesas, oasis, cacti, ruins, dry_river, rock_arch, bleached)
