"""Six mountains and four deserts."""

from __future__ import annotations

from game.workshop.island_art.brush import (
    COLD_FIR,
    DARK_SLATE,
    DRY,
    SLATE,
    Stone,
    Where,
    bones,
    bush,
    cactus,
    dead_tree,
    dune,
    fir,
    grass,
    lake,
    mesa,
    mine,
    needle,
    outside,
    peak,
    road,
    rock,
    scatter,
)
from game.workshop.island_art.land import Land, anywhere, below, both, clear
from game.workshop.island_art.motifs import cart, ore

# Mountains

Peaks = tuple[tuple[float, float, float, float], ...]


def chain(tile: Land) -> None:
    """Peak behind peak, ore at their foot."""
    _stone(tile)
    _range(
        tile, ((100, 60, 34, 54), (62, 74, 34, 54), (140, 74, 35, 58), (36, 106, 21, 44), (166, 108, 19, 46))
    )
    _range(tile, ((46, 152, 25, 34), (158, 152, 24, 36)), DARK_SLATE, 0.2)
    ore(tile, 82, 160, 22)
    ore(tile, 122, 164, 20)
    _scree(tile)


def great_peak(tile: Land) -> None:
    """One mountain above all others."""
    _stone(tile)
    _range(tile, ((44, 92, 28, 48), (160, 92, 26, 50)), DARK_SLATE, 0.25)
    _range(tile, ((100, 70, 52, 74),), SLATE, 0.44)
    _range(tile, ((40, 148, 22, 32), (164, 146, 20, 34)), DARK_SLATE, 0)
    for x, y, size in ((72, 158, 22), (130, 162, 24), (100, 172, 18)):
        ore(tile, x, y, size)
    _scree(tile)


def ore_mine(tile: Land) -> None:
    """A gallery in the rock, a cart before it."""
    _stone(tile)
    road(tile, [(46, 122), (56, 138), (84, 152), (120, 160), (150, 186)], 8, 11, "#d6d2c6", "#5d6474")
    _range(tile, ((84, 58, 34, 50), (132, 66, 38, 60), (166, 110, 20, 48)))
    _range(tile, ((50, 122, 38, 78),), DARK_SLATE, 0.3)
    mine(tile, 48, 122, 22)
    cart(tile, 92, 164, 28)
    ore(tile, 142, 150, 24)
    ore(tile, 52, 160, 20)
    _scree(tile)


def needles(tile: Land) -> None:
    """Towers of rock."""
    _stone(tile)
    for x, y, half, height in ((46, 88, 14, 60), (66, 74, 13, 58), (88, 58, 12, 50), (124, 60, 12, 54),
                               (146, 76, 14, 58), (166, 98, 13, 56)):  # fmt: skip
        needle(tile, x, y, half, height)
    for x, y, half, height in ((32, 132, 12, 42), (50, 156, 13, 36), (168, 136, 11, 42), (152, 160, 12, 34)):
        needle(tile, x, y, half, height, DARK_SLATE)
    for x, y, size in ((78, 162, 22), (122, 166, 22)):
        ore(tile, x, y, size)
    _scree(tile)


def tarn(tile: Land) -> None:
    """A cold lake under the walls."""
    _stone(tile)
    _range(tile, ((72, 58, 36, 46), (126, 62, 38, 58), (42, 92, 26, 46), (164, 100, 22, 50)))
    lake(tile, 68, 152, 36, 16, "#6d7484")
    _range(tile, ((154, 158, 27, 40),), DARK_SLATE, 0.2)
    ore(tile, 112, 168, 20)
    for place in ((30, 138), (42, 132), (100, 156)):
        fir(tile, *place, 24, COLD_FIR)
    _scree(tile, outside([(30, 152), (68, 152), (106, 152)], 24))


def gorge(tile: Land) -> None:
    """Peaks behind, firs, and room for a river at their foot."""
    _stone(tile)
    _range(tile, ((100, 58, 34, 52), (58, 76, 36, 56), (144, 76, 36, 58)))
    _range(tile, ((32, 108, 19, 36), (168, 108, 18, 36)), DARK_SLATE, 0.2)
    for place in ((64, 96), (140, 96), (152, 104), (50, 104)):
        fir(tile, *place, 23, COLD_FIR)
    ore(tile, 74, 180, 18)
    ore(tile, 128, 182, 17)
    _scree(tile)


def _stone(tile: Land) -> None:
    tile.soil("#d9dbdf", tile.dark, "#4c5363", 28)


def _range(tile: Land, peaks: Peaks, stone: Stone = SLATE, snow: float = 0.38) -> None:
    for x, y, half, height in peaks:
        peak(tile, x, y, half, height, stone, snow)


def _scree(tile: Land, dry: Where = anywhere) -> None:
    for x, y in scatter(tile.rng, 40, 22, (5, 7), both(dry, below(116, clear(5, 7)))):
        rock(tile, x, y, tile.rng.uniform(6, 10), SLATE)
    grass(tile, scatter(tile.rng, 30, 20, (4, 6), below(90, clear(4, 6))), 6, "#5f7058", 0.7)


# Deserts

LIT, SHADE = "#fdf3d6", "#cfae74"
SAND_STONE: Stone = ("#e2c08a", "#a67e4a")


def dunes(tile: Land) -> None:
    """Sand in waves from end to end, a cactus or two."""
    _sand(tile)
    waves = ((76, 46, 36, 19), (138, 48, 38, 20), (50, 76, 34, 20), (158, 88, 28, 20), (36, 116, 24, 17))
    for x, y, half, height in (*waves, (58, 156, 34, 22), (146, 152, 34, 24), (100, 178, 30, 14)):
        dune(tile, x, y, half, height, LIT, SHADE)
    cactus(tile, 168, 124, 32)
    cactus(tile, 34, 100, 26)
    _pebbles(tile)


def cacti(tile: Land) -> None:
    _sand(tile)
    for x, y, half, height in ((74, 48, 38, 17), (136, 58, 36, 18), (142, 166, 30, 14), (54, 166, 30, 14)):
        dune(tile, x, y, half, height, LIT, SHADE)
    great = ((40, 112, 46), (158, 112, 48), (52, 158, 36), (150, 158, 32))
    for x, y, tall in (*great, (60, 86, 32), (140, 84, 28), (172, 130, 24)):
        cactus(tile, x, y, tall)
    for x, y, size in ((28, 128, 13), (84, 168, 12), (116, 172, 15)):
        rock(tile, x, y, size, SAND_STONE)
    _pebbles(tile)


def bleached(tile: Land) -> None:
    """Bones, a dead tree, and the tracks of those who went on."""
    _sand(tile)
    for x, y, half, height in ((92, 58, 70, 38), (152, 88, 34, 20), (38, 106, 26, 16), (146, 170, 28, 14)):
        dune(tile, x, y, half, height, LIT, SHADE)
    tile.ground.ovals(
        [(30 + s * 9.5, 146 - s * 2.4 + (s % 2) * 4, 1.9, 1.2) for s in range(16)], "#8a6a3a", opacity=0.6
    )
    bones(tile, 66, 168, 22)
    dead_tree(tile, 164, 140, 42)
    dead_tree(tile, 34, 132, 30)
    cactus(tile, 130, 166, 30)
    _pebbles(tile)


def tables(tile: Land) -> None:
    """Tables of rock."""
    _sand(tile)
    for x, y, half, height in ((66, 64, 32, 38), (144, 78, 32, 48), (36, 104, 19, 32)):
        mesa(tile, x, y, half, height, SAND_STONE)
    for x, y, half, height in ((58, 160, 34, 20), (150, 162, 30, 18)):
        dune(tile, x, y, half, height, LIT, SHADE)
    for x, y, tall in ((164, 138, 36), (94, 172, 26), (40, 138, 26)):
        cactus(tile, x, y, tall)
    _pebbles(tile)


def _sand(tile: Land) -> None:
    tile.patches("#fffbe6", 5, 0.4)
    tile.patches(tile.dark, 4, 0.16)
    ripples = []
    for _ in range(20):
        x, y = tile.rng.uniform(10, 170), tile.rng.uniform(16, 190)
        ripples.append([(x, y), (x + 8, y - 3), (x + 17, y), (x + 26, y - 2)])
    tile.ground.lines(ripples, SHADE, 1.3, opacity=0.6, soft=True)


def _pebbles(tile: Land) -> None:
    places = scatter(tile.rng, 40, 16, (3, 4), both(clear(3, 4), lambda x, y: y > 80))
    tile.ground.ovals([(x, y, 1.9, 1.3) for x, y in places], "#9a7a4a", opacity=0.7)
    bush(tile, 172, 146, 11, DRY)


MOUNTAINS = (chain, great_peak, ore_mine, needles, tarn, gorge)
DESERTS = (dunes, cacti, bleached, tables)
