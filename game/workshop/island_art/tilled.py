"""Six fields and six hills."""

from __future__ import annotations

from collections.abc import Iterable

from game.workshop.island_art.brush import (
    DRY,
    OLIVE,
    Points,
    Where,
    bush,
    cottage,
    ears,
    field,
    grass,
    haystack,
    mound,
    poplar,
    road,
    rock,
    round_tree,
    scatter,
)
from game.workshop.island_art.land import Land, below, both, clear
from game.workshop.island_art.motifs import bricks, clay_pit, kiln, sheaf, windmill

GOLD, STRAW = "#fbe28a", "#8f5f16"
Hill = tuple[float, float, float, float]  # foot, half width, height

# Fields


def ripe(tile: Land) -> None:
    """Tall corn as far as the edges."""
    _ground(tile)
    _rows(tile)
    _corn(tile, clear(8, 24), 17)


def sheaves(tile: Land) -> None:
    """After the reaper: sheaves in rows, stubble, and corn yet to be cut behind."""
    _ground(tile)
    _rows(tile)
    _corn(tile, both(clear(8, 24), lambda x, y: y < 62), 16)
    for x, y in ((40, 92), (34, 120), (50, 144), (76, 160), (104, 168), (132, 160), (154, 140), (166, 114),
                 (158, 88), (60, 168), (148, 166)):  # fmt: skip
        sheaf(tile, x, y, 26)
    _stubble(tile)


def mill(tile: Land) -> None:
    """A windmill over the corn."""
    _ground(tile)
    field(tile, [(88, 0), (200, 40), (200, 104), (130, 66)], "#f3d172", "#b98628", 9)
    road(tile, [(52, 92), (40, 116), (58, 146), (60, 196)], 7, 11, "#f7e8bd", "#a8761f")
    windmill(tile, 54, 94, 66)
    sheaf(tile, 78, 164, 24)
    sheaf(tile, 96, 172, 24)
    _corn(tile, both(clear(8, 24), lambda x, y: x > 100 or (x < 36 and y > 110)), 17)
    _stubble(tile)


def patchwork(tile: Land) -> None:
    """Fields at odds with each other, and corn on their seams."""
    _ground(tile)
    for corners, fill, furrow in (
        ([(0, 66), (66, 34), (92, 96), (6, 124)], "#edc659", "#a8761f"),
        ([(66, 34), (128, -10), (150, 42), (84, 76)], "#cfbb52", "#8a8332"),
        ([(150, 42), (204, 50), (204, 128), (140, 110)], "#f4d67f", "#b98628"),
        ([(6, 130), (62, 112), (104, 206), (40, 196)], "#d9a941", "#95661c"),
        ([(128, 132), (204, 130), (190, 186), (108, 206)], "#c6b24c", "#8a8332"),
    ):
        field(tile, corners, fill, furrow, 8)
    for x, y in ((30, 98), (160, 70), (152, 156), (46, 150), (88, 50)):
        sheaf(tile, x, y, 26)
    _corn(tile, both(clear(8, 24), lambda x, y: abs(y - 120) < 26 or y > 160), 20)
    bush(tile, 132, 60, 13, OLIVE)


def stacks(tile: Land) -> None:
    """Haystacks on the stubble."""
    _ground(tile)
    _rows(tile)
    for x, y, size in ((44, 84, 34), (154, 92, 36), (60, 154, 38), (140, 160, 32), (100, 54, 28)):
        haystack(tile, x, y, size)
    for x, y in ((28, 120), (92, 168), (170, 124), (108, 174)):
        sheaf(tile, x, y, 23)
    _stubble(tile)


def farm(tile: Land) -> None:
    """A farm among its fields."""
    _ground(tile)
    field(tile, [(98, -6), (200, 40), (200, 98), (126, 62)], "#f4d67f", "#b98628", 9)
    field(tile, [(126, 132), (204, 112), (196, 176), (112, 206)], "#cfbb52", "#8a8332", 8)
    for x, y in ((30, 74), (72, 58)):
        poplar(tile, x, y, 36)
    cottage(tile, 50, 88, 33)
    cottage(tile, 34, 120, 25, 1)
    haystack(tile, 148, 86, 27)
    for x, y in ((60, 150), (76, 162), (48, 166), (94, 172)):
        sheaf(tile, x, y, 24)
    _corn(tile, both(clear(8, 24), lambda x, y: x > 118 and y > 100), 19)
    _stubble(tile)


def _ground(tile: Land) -> None:
    tile.soil("#fdeeb0", tile.dark, STRAW, 24)


def _rows(tile: Land) -> None:
    lines: list[Points] = []
    for row in range(10):
        y = 22 + row * 17 + tile.rng.uniform(-2, 2)
        lines.append([(8 + at * 31, y + (-4 if at % 2 else 4)) for at in range(7)])
    tile.ground.lines(lines, tile.dark, 1.5, opacity=0.45, soft=True)


def _corn(tile: Land, where: Where, gap: float) -> None:
    ears(tile, scatter(tile.rng, 420, gap, (8, 23), where), 24, GOLD, STRAW)


def _stubble(tile: Land) -> None:
    grass(tile, scatter(tile.rng, 60, 14, (4, 7), clear(4, 7)), 6, STRAW, 0.65)


# Hills

FAR: tuple[Hill, ...] = ((60, 58, 38, 34), (138, 56, 40, 34), (98, 64, 40, 30))
SIDES: tuple[Hill, ...] = ((38, 92, 26, 30), (162, 92, 25, 32))
NEAR: tuple[Hill, ...] = ((44, 152, 28, 26), (156, 152, 28, 26), (100, 176, 36, 17))


def stacked(tile: Land) -> None:
    """Bricks piled up to dry between red hills."""
    _clay(tile)
    _mounds(tile, (*FAR, *SIDES))
    for x, y, size, rows in ((42, 132, 26, 3), (74, 160, 28, 3), (150, 128, 28, 3), (122, 166, 30, 4)):
        bricks(tile, x, y, size, rows)
    _scrub(tile)


def pits(tile: Land) -> None:
    """Clay pits in steps."""
    _clay(tile)
    _mounds(tile, (*FAR, SIDES[0]))
    clay_pit(tile, 148, 116, 32, 18)
    clay_pit(tile, 70, 154, 32, 17)
    bricks(tile, 128, 164, 26, 3)
    bricks(tile, 36, 120, 22, 2)
    _scrub(tile)


def kilns(tile: Land) -> None:
    """A kiln at work."""
    _clay(tile)
    _mounds(tile, (*FAR[1:], (44, 74, 30, 34), SIDES[1]))
    kiln(tile, 50, 132, 42)
    bricks(tile, 84, 164, 27, 3)
    bricks(tile, 130, 164, 30, 4)
    bricks(tile, 160, 128, 25, 3)
    _scrub(tile)


def rolling(tile: Land) -> None:
    """Hill behind hill, a few bricks at their foot."""
    _clay(tile)
    _mounds(tile, (*FAR, *SIDES, *NEAR))
    bricks(tile, 84, 154, 25, 3)
    bricks(tile, 118, 150, 22, 2)
    _scrub(tile)


def brickyard(tile: Land) -> None:
    """A brickmaker's house, its yard full."""
    _clay(tile)
    _mounds(tile, (*FAR, (166, 94, 20, 28)))
    cottage(tile, 44, 100, 34, 1)
    clay_pit(tile, 148, 140, 34, 22)
    for x, y, rows in ((46, 136, 3), (62, 162, 4), (96, 168, 3)):
        bricks(tile, x, y, 27, rows)
    _scrub(tile)


def valley(tile: Land) -> None:
    """Hills behind, and room for a river at their foot."""
    _clay(tile)
    _mounds(tile, (*FAR, *SIDES))
    bricks(tile, 62, 92, 23, 3)
    bricks(tile, 128, 90, 22, 3)
    bricks(tile, 88, 184, 24, 2)
    bricks(tile, 120, 180, 24, 3)
    _scrub(tile, 60)


def _clay(tile: Land) -> None:
    tile.soil("#f0b48a", tile.dark, "#7a3a20", 26)
    tile.gradient("slope", "#eba877", "#cf774a", "#c3693f", end=(0.5, 1))
    tile.gradient("meadow", "#d8b06a", "#c98a4f", "#c3693f", end=(0.5, 1))


def _mounds(tile: Land, hills: Iterable[Hill]) -> None:
    for index, (x, y, half, height) in enumerate(hills):
        mound(tile, x, y, half, height, "url(#meadow)" if index % 3 == 1 else "url(#slope)", "#8c4326")


def _scrub(tile: Land, level: float = 70) -> None:
    grass(tile, scatter(tile.rng, 60, 18, (4, 7), below(level, clear(4, 7))), 7, "#7a6a34", 0.85)
    for x, y, size in ((30, 104, 9), (170, 106, 9)):
        rock(tile, x, y, size, ("#e0a177", "#8c4326"))
    round_tree(tile, 100, 56, 18, DRY)
    bush(tile, 174, 128, 11, OLIVE)


FIELDS = (ripe, sheaves, mill, patchwork, stacks, farm)
HILLS = (stacked, pits, kilns, rolling, brickyard, valley)
