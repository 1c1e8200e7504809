"""Six forests and six pastures."""

from __future__ import annotations

from game.workshop.island_art.brush import (
    BIRCH,
    COLD_FIR,
    FIR,
    OAK,
    OLIVE,
    Point,
    birch,
    bush,
    fence,
    fir,
    flowers,
    grass,
    lake,
    log_pile,
    old_oak,
    poplar,
    reeds,
    rock,
    round_tree,
    scatter,
    stump,
    wall,
)
from game.workshop.island_art.land import Land, both, clear
from game.workshop.island_art.motifs import hut, sheep

# Forests


def firs(tile: Land) -> None:
    """Firs shoulder to shoulder around a sunlit glade."""
    _floor(tile)
    _plant_firs(tile, scatter(tile.rng, 700, 17, (10, 38), clear(9, 34)))
    stump(tile, 66, 126, 9)
    _undergrowth(tile)


def oaks(tile: Land) -> None:
    """Round crowns, close together."""
    _floor(tile)
    for x, y in scatter(tile.rng, 700, 22, (14, 38), clear(12, 36)):
        round_tree(tile, x, y, tile.rng.uniform(34, 42), tile.rng.choice((OAK, OAK, OLIVE)))
    _undergrowth(tile)


def mixed_wood(tile: Land) -> None:
    _floor(tile)
    for index, (x, y) in enumerate(scatter(tile.rng, 700, 20, (12, 38), clear(11, 36))):
        if index % 2:
            round_tree(tile, x, y, tile.rng.uniform(31, 37))
        else:
            fir(tile, x, y, tile.rng.uniform(34, 42), COLD_FIR)
    _undergrowth(tile)


def woodcutters(tile: Land) -> None:
    """Firs behind; before them what the axe has left."""
    _floor(tile)
    tile.spot(100, 140, 70, "soft-9cc06c")
    log_pile(tile, 46, 146, 9)
    log_pile(tile, 132, 162, 8)
    for x, y in ((84, 168), (148, 140), (36, 118), (106, 150)):
        stump(tile, x, y, 9)

    def standing(x: float, y: float) -> bool:
        return y < 112 or x < 26 or x > 164

    _plant_firs(tile, scatter(tile.rng, 600, 16, (10, 38), both(clear(9, 34), standing)))
    _undergrowth(tile)


def birches(tile: Land) -> None:
    """White stems among dark firs."""
    _floor(tile)
    for index, (x, y) in enumerate(scatter(tile.rng, 700, 18, (10, 38), clear(9, 36))):
        if index % 5 < 3:
            birch(tile, x, y, tile.rng.uniform(35, 41), BIRCH)
        else:
            fir(tile, x, y, tile.rng.uniform(32, 40), COLD_FIR)
    _undergrowth(tile)


def old_tree(tile: Land) -> None:
    """One huge old oak, and young firs all around."""
    _floor(tile)
    old_oak(tile, 50, 118, 82, ("#8bb552", "#477536"))

    def apart(x: float, y: float) -> bool:
        return x > 84 or y > 140

    _plant_firs(tile, scatter(tile.rng, 600, 17, (10, 36), both(clear(9, 32), apart)))
    stump(tile, 66, 136, 8)
    _undergrowth(tile)


def _floor(tile: Land) -> None:
    tile.patches("#9cc06c", 4, 0.3)
    tile.patches(tile.dark, 5, 0.2)
    tile.spot(100, 104, 60, "soft-9cc06c")
    tile.flecks("#2f5a34", 26, 0.3)


def _undergrowth(tile: Land) -> None:
    grass(tile, scatter(tile.rng, 60, 14, (4, 7), clear(4, 6)), 8, "#2f5a34", 0.6)


def _plant_firs(tile: Land, places: list[Point]) -> None:
    for x, y in places:
        fir(tile, x, y, tile.rng.uniform(31, 42), FIR if tile.rng.random() < 0.7 else COLD_FIR)


# Pastures


def flock(tile: Land) -> None:
    """Sheep on open grass."""
    _turf(tile)
    _herd(tile, ((52, 66, 27, True), (142, 62, 25, False), (42, 122, 28, False), (150, 118, 29, True),
                 (78, 160, 28, True), (122, 168, 26, False)))  # fmt: skip
    for x, y, size in ((96, 44, 15), (172, 92, 13), (28, 88, 13)):
        bush(tile, x, y, size, OLIVE)
    _meadow(tile)


def fold(tile: Land) -> None:
    """A pen with part of the flock in it."""
    _turf(tile)
    tile.ground.area(
        [(28, 134), (90, 148), (96, 172), (46, 178), (22, 152)], "#c6c67a", opacity=0.7, soft=True
    )
    fence(tile, (24, 138), (92, 150), 8)
    _herd(tile, ((50, 162, 26, False), (76, 168, 24, True)))
    fence(tile, (34, 164), (88, 182), 7)
    _herd(tile, ((148, 128, 29, True), (134, 160, 26, False), (60, 70, 27, True), (34, 104, 24, False)))
    round_tree(tile, 150, 74, 42, OLIVE)
    round_tree(tile, 168, 84, 34, OAK)
    _meadow(tile)


def shepherd(tile: Land) -> None:
    """A hut under a tree."""
    _turf(tile)
    round_tree(tile, 64, 64, 44, OAK)
    hut(tile, 46, 84, 36)
    _herd(tile, ((142, 70, 27, True), (158, 110, 27, False), (132, 156, 29, True), (84, 166, 27, False),
                 (44, 130, 27, True)))  # fmt: skip
    bush(tile, 172, 134, 14, OLIVE)
    _meadow(tile)


def walled(tile: Land) -> None:
    """Walls of field stones between the meadows."""
    _turf(tile)
    tile.ground.area([(0, 60), (60, 78), (52, 130), (0, 140)], "#b9d47c", opacity=0.7)
    wall(tile, [(8, 128), (44, 122), (60, 92), (54, 66), (28, 50)])
    wall(tile, [(192, 122), (152, 128), (134, 150), (128, 190)])
    _herd(tile, ((34, 98, 26, False), (100, 50, 27, True), (150, 84, 28, False), (156, 156, 26, True),
                 (62, 154, 28, False), (96, 172, 26, True)))  # fmt: skip
    bush(tile, 138, 52, 15, OLIVE)
    _meadow(tile)


def pond(tile: Land) -> None:
    _turf(tile)
    lake(tile, 62, 150, 34, 16, "#8fae5a")
    for x, y in ((32, 160), (90, 162), (34, 144)):
        reeds(tile, x, y, 5, 15)
    _herd(tile, ((58, 70, 28, False), (140, 66, 27, True), (152, 112, 28, False), (132, 158, 28, True),
                 (36, 116, 26, True)))  # fmt: skip
    poplar(tile, 168, 84, 42)
    poplar(tile, 100, 50, 32)
    _meadow(tile)


def blossoms(tile: Land) -> None:
    """A flowering meadow with room for a river at its foot."""
    _turf(tile)
    flowers(
        tile,
        scatter(tile.rng, 260, 9, (2, 3), clear(2, 2)),
        ("#fffaf0", "#fffaf0", "#f2c94c", "#d98aa4"),
        1.9,
    )
    _herd(tile, ((50, 72, 27, True), (140, 70, 28, False), (98, 52, 24, True)))
    round_tree(tile, 166, 88, 34, OAK)
    for x, y, size in ((60, 172, 14), (134, 170, 15), (158, 152, 12)):
        bush(tile, x, y, size, OLIVE)
    _meadow(tile)


def _turf(tile: Land) -> None:
    tile.soil("#e6f3bb", tile.dark, "#6f9a45", 30)


def _herd(tile: Land, places: tuple[tuple[float, float, float, bool], ...]) -> None:
    for x, y, size, left in places:
        sheep(tile, x, y, size, left)


def _meadow(tile: Land) -> None:
    grass(tile, scatter(tile.rng, 90, 16, (4, 8), clear(4, 7)), 8, "#5f8a3c", 0.75)
    flowers(tile, scatter(tile.rng, 40, 16, (2, 3), clear(2, 3)), ("#fffaf0", "#f7e08a"), 1.5)
    if tile.rng.random() < 0.5:
        rock(tile, 170, 146, 11)


FORESTS = (firs, oaks, mixed_wood, woodcutters, birches, old_tree)
PASTURES = (flock, fold, shepherd, walled, pond, blossoms)
