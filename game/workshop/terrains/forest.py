"""Eight forests."""

from __future__ import annotations

from game.workshop.terrains.geometry import Point
from game.workshop.terrains.landforms import WARM_STONE, rock
from game.workshop.terrains.plants import (
    COLD_FIR,
    FIR,
    OAK,
    OLIVE,
    birch,
    bush,
    fir,
    grass,
    old_oak,
    reeds,
    round_tree,
)
from game.workshop.terrains.things import log_pile, stump
from game.workshop.terrains.tile import Tile, Where, around, away_from, middle, scatter
from game.workshop.terrains.ways import brook, lake, road

BANK = "#3f6a36"
GLADE = "#9cc06c"


def clearing(tile: Tile) -> None:
    """Firs all around a sunlit glade with stumps."""
    _floor(tile)
    tile.patches(GLADE, 0, 0.6)
    tile.spot(100, 112, 74, f"soft-{GLADE[1:]}")
    _firs(tile, scatter(tile.rng, 400, 17, (10, 34)))
    stump(tile, 62, 92, 8)
    stump(tile, 139, 136, 7)
    _meadow(tile)


def by_the_brook(tile: Tile) -> None:
    _floor(tile)
    course = [
        (150, 5),
        (140, 34),
        (156, 58),
        (148, 84),
        (112, 96),
        (100, 116),
        (66, 122),
        (56, 146),
        (28, 164),
    ]
    brook(tile, course, 5, 11, BANK)
    dry = away_from(course, 13)
    _firs(tile, scatter(tile.rng, 500, 17, (10, 34), dry))
    for x, y in ((124, 104), (64, 132), (150, 84)):
        rock(tile, x, y, 8)
    _meadow(tile, dry)


def birches(tile: Tile) -> None:
    """White stems among the firs."""
    _floor(tile)
    for index, (x, y) in enumerate(scatter(tile.rng, 450, 19, (9, 35))):
        tall = tile.rng.uniform(29, 36)
        if index % 5 < 3:
            birch(tile, x, y, tall + 2)
        else:
            fir(tile, x, y, tall, COLD_FIR)
    _meadow(tile)


def oaks(tile: Tile) -> None:
    """Round crowns, close together."""
    _floor(tile)
    for x, y in scatter(tile.rng, 500, 23, (13, 35)):
        round_tree(tile, x, y, tile.rng.uniform(31, 38), tile.rng.choice((OAK, OAK, OLIVE)))
    _meadow(tile)


def forest_lake(tile: Tile) -> None:
    _floor(tile)
    lake(tile, 62, 132, 40, 22, BANK)
    shore = away_from([(30, 132), (62, 132), (94, 132)], 24)
    _firs(tile, scatter(tile.rng, 500, 17, (10, 34), shore), COLD_FIR)
    for x, y in ((27, 144), (84, 151), (97, 124)):
        reeds(tile, x, y)
    bush(tile, 45, 161, 13)
    _meadow(tile, shore)


def trail(tile: Tile) -> None:
    """A path from below to the upper left, through a mixed wood."""
    _floor(tile)
    course = [(128, 188), (120, 150), (92, 120), (104, 92), (80, 66), (50, 42), (40, 30)]
    road(tile, course, 13, 5, "#c8b078", "#6d6a3c")
    clear = away_from(course, 12)
    for x, y in scatter(tile.rng, 500, 19, (11, 34), clear):
        if tile.rng.random() < 0.45:
            round_tree(tile, x, y, tile.rng.uniform(28, 34))
        else:
            fir(tile, x, y, tile.rng.uniform(28, 36))
    _meadow(tile)


def rocky_wood(tile: Tile) -> None:
    """Boulders and dark firs."""
    _floor(tile)
    for x, y, size in (
        (32, 112, 26),
        (47, 124, 17),
        (160, 92, 24),
        (146, 101, 14),
        (66, 160, 20),
        (139, 158, 15),
    ):
        rock(tile, x, y, size, WARM_STONE)
    _firs(tile, scatter(tile.rng, 330, 19, (10, 34)), COLD_FIR)
    _meadow(tile)


def old_tree(tile: Tile) -> None:
    """One huge old oak over young trees, and a woodpile."""
    _floor(tile)
    old_oak(tile, 52, 110, 80, ("#8bb552", "#477536"))

    def apart(x: float, y: float) -> bool:
        return around(x, y) and (x > 82 or y > 122)

    _firs(tile, scatter(tile.rng, 330, 18, (10, 34), apart), FIR)
    log_pile(tile, 132, 118, 6)
    stump(tile, 152, 130, 7)
    _meadow(tile)


def _floor(tile: Tile) -> None:
    tile.patches("#86b05f", 5, 0.35)
    tile.patches(tile.dark, 5, 0.18)
    tile.flecks("#2f5a34", 26, 0.3)


def _meadow(tile: Tile, dry: Where = around) -> None:
    """Grass between the trees, and less of it in the calm middle."""
    grass(tile, scatter(tile.rng, 60, 12, (4, 7), dry), 8, "#2f5a34", 0.6)
    grass(tile, scatter(tile.rng, 16, 20, (4, 6), middle), 6, "#3c6a35", 0.55)


def _firs(tile: Tile, places: list[Point], leaves: tuple[str, str] = FIR) -> None:
    for x, y in places:
        tone = leaves if tile.rng.random() < 0.75 else (COLD_FIR if leaves is FIR else FIR)
        fir(tile, x, y, tile.rng.uniform(27, 37), tone)


VARIANTS = (clearing, by_the_brook, birches, oaks, forest_lake, trail, rocky_wood, old_tree)
