"""Eight plains: corn, meadows, steppe."""

from __future__ import annotations

from game.workshop.terrains.landforms import rock
from game.workshop.terrains.plants import (
    OLIVE,
    bush,
    ears,
    flowers,
    grass,
    old_oak,
    poplar,
    reeds,
    round_tree,
)
from game.workshop.terrains.things import haystack, sheaf, sheep
from game.workshop.terrains.tile import Tile, around, away_from, middle, scatter
from game.workshop.terrains.ways import brook, fence, field, lake, road

GOLD, STRAW = "#f4d777", "#94651a"
GREEN = "#b9b04f"


def furrows(tile: Tile) -> None:
    """Fields at odds with each other, the ripe corn along the edge."""
    _ground(tile)
    field(tile, [(0, 70), (62, 40), (86, 96), (8, 128)], "#e5bd55", "#a8761f", 8)
    field(tile, [(62, 40), (128, -10), (150, 40), (78, 76)], "#c9b552", "#8a8332", 7)
    field(tile, [(150, 40), (200, 50), (200, 128), (146, 112)], "#edcb6b", "#b98628", 8)
    field(tile, [(8, 134), (60, 116), (100, 210), (40, 190)], "#d3a846", "#9a6c22", 8)
    field(tile, [(132, 138), (200, 132), (190, 180), (110, 206)], "#bfae4d", "#8a8332", 7)
    for x, y in ((28, 100), (40, 162), (166, 118), (152, 166)):
        bush(tile, x, y, 12, OLIVE)
    ears(tile, scatter(tile.rng, 60, 24, (7, 17), _edge), 17, GOLD, STRAW)


def stacks(tile: Tile) -> None:
    """Stubble with haystacks and sheaves after the harvest."""
    _ground(tile)
    _swaths(tile)
    for x, y, size in ((36, 86, 24), (165, 112, 26), (54, 153, 22), (120, 62, 17)):
        haystack(tile, x, y, size)
    for x, y in ((24, 122), (38, 126), (158, 72), (170, 78), (140, 160), (152, 154), (82, 66)):
        sheaf(tile, x, y, 17)
    grass(tile, scatter(tile.rng, 60, 15, (4, 8)), 7, STRAW, 0.7)


def willow_brook(tile: Tile) -> None:
    _ground(tile)
    course = [(20, 40), (44, 62), (40, 88), (70, 104), (110, 98), (134, 116), (130, 146), (150, 178)]
    brook(tile, course, 6, 12, "#b79a3e")
    for x, y, size in ((26, 100, 34), (62, 66, 28), (160, 134, 36), (166, 88, 30), (104, 158, 26)):
        round_tree(tile, x, y, size, OLIVE)
    for x, y in ((52, 106), (122, 124), (118, 94), (141, 152)):
        reeds(tile, x, y, 4, 13)
    ears(tile, scatter(tile.rng, 90, 22, (7, 16), away_from(course, 22)), 15, GOLD, STRAW)


def farm(tile: Tile) -> None:
    """Hedged fields, an orchard in rows, a paddock."""
    _ground(tile)
    field(tile, [(96, -8), (200, 40), (200, 96), (128, 66)], "#edcb6b", "#b98628", 9)
    field(tile, [(0, 96), (52, 84), (70, 132), (0, 150)], "#b9b04f", "#7f7a30", 7)
    field(tile, [(142, 122), (200, 104), (200, 160), (130, 200)], "#c99f45", "#8d641f", 8)
    for row in range(3):
        for column in range(3):
            round_tree(tile, 34 + column * 17 + row * 6, 60 - column * 6 + row * 12, 19, OLIVE)
    fence(tile, (34, 158), (74, 176), 6)
    fence(tile, (34, 158), (60, 142), 4)
    sheep(tile, 56, 160, 9)
    sheep(tile, 70, 166, 9, left=False)
    haystack(tile, 163, 128, 19)
    for x, y in ((131, 72), (143, 78), (156, 84), (169, 90)):
        bush(tile, x, y, 11, OLIVE)


def pond(tile: Tile) -> None:
    _ground(tile)
    lake(tile, 140, 140, 38, 20, "#b79a3e")
    for x, y in ((106, 148), (168, 152), (176, 138), (128, 161)):
        reeds(tile, x, y, 5, 16)
    rock(tile, 158, 118, 12)
    for x, y in ((30, 76), (40, 70), (164, 74)):
        poplar(tile, x, y, 40)
    dry = away_from([(110, 140), (140, 140), (172, 140)], 26)
    grass(tile, scatter(tile.rng, 160, 13, (4, 9), dry), 10, STRAW, 0.75)
    ears(tile, scatter(tile.rng, 60, 22, (7, 17), dry), 16, GOLD, STRAW)


def steppe(tile: Tile) -> None:
    """Wind over tall grass, boulders, a small flock."""
    _ground(tile)
    _swaths(tile)
    grass(tile, scatter(tile.rng, 300, 12, (4, 10)), 13, STRAW, 0.8)
    for x, y, size in ((32, 118, 20), (46, 124, 12), (166, 80, 17), (62, 164, 13)):
        rock(tile, x, y, size)
    for x, y, left in (
        (146, 148, True),
        (160, 140, False),
        (136, 162, True),
        (40, 78, False),
        (56, 70, True),
    ):
        sheep(tile, x, y, 10, left)


def crossroads(tile: Tile) -> None:
    """Two roads, and an old oak where travellers rest."""
    _ground(tile)
    main_road = [(10, 120), (50, 112), (92, 118), (140, 100), (192, 92)]
    side_road = [(92, 118), (108, 146), (146, 166), (160, 176)]
    road(tile, side_road, 8, 10, "#f5e4b4", "#a8761f")
    road(tile, main_road, 12, 10, "#f5e4b4", "#a8761f")
    old_oak(tile, 152, 86, 56, OLIVE)
    ears(tile, scatter(tile.rng, 220, 19, (7, 17), away_from([*main_road, *side_road], 15)), 16, GOLD, STRAW)


def flower_meadow(tile: Tile) -> None:
    """Grass with bands of small flowers, birchless and open."""
    _ground(tile)
    tile.patches(GREEN, 8, 0.4, 40)
    grass(tile, scatter(tile.rng, 200, 13, (4, 8)), 9, "#8d8432", 0.75)
    flowers(tile, scatter(tile.rng, 420, 7, (2, 3)), ("#fffaf0", "#fffaf0", "#7d8fc4", "#c9793a"), 1.7)
    flowers(tile, scatter(tile.rng, 40, 13, (2, 3), middle), ("#fffaf0",), 1.3)
    for x, y, size in ((28, 92, 15), (40, 150, 17), (168, 138, 18), (158, 70, 13)):
        bush(tile, x, y, size, OLIVE)
    poplar(tile, 172, 96, 42)
    poplar(tile, 30, 78, 36)


def _ground(tile: Tile) -> None:
    tile.patches("#fbe7a0", 5, 0.4)
    tile.patches(tile.dark, 5, 0.16)
    tile.flecks(STRAW, 30, 0.4)


def _swaths(tile: Tile) -> None:
    """Long level lines where the scythe or the wind has passed."""
    lines = []
    for row in range(9):
        y = 28 + row * 18 + tile.rng.uniform(-3, 3)
        lines.append(
            [(10 + step * 30, y + (-4 if step % 2 else 4) + tile.rng.uniform(-2, 2)) for step in range(7)]
        )
    tile.ground.lines(lines, tile.dark, 1.5, opacity=0.4, soft=True)


def _edge(x: float, y: float) -> bool:
    return around(x, y) and (x < 46 or x > 154 or y > 140)


VARIANTS = (furrows, stacks, willow_brook, farm, pond, steppe, crossroads, flower_meadow)
