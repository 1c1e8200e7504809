"""What grows: firs, round trees, birches, palms, cacti, bushes, reeds, grass."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.workshop.terrains.geometry import Point, moved, scallops
from game.workshop.terrains.pen import INK, Pen
from game.workshop.terrains.tile import Tile

Leaves = tuple[str, str]  # the lit side and the shaded side

FIR: Leaves = ("#5a9a52", "#2c5f39")
COLD_FIR: Leaves = ("#468760", "#22523d")
OLIVE: Leaves = ("#8aa852", "#56763a")
OAK: Leaves = ("#7bab4d", "#437236")
BIRCH: Leaves = ("#b9c765", "#83993f")
DRY: Leaves = ("#c0a855", "#8a7434")
BARK = "#54371f"


def fir(tile: Tile, x: float, y: float, height: float, leaves: Leaves = FIR) -> None:
    """Three tiers of branches that hang a little, the left half lit."""
    lit, shaded = leaves
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x, y, height * 0.34, height * 0.12)
    pen.area(_box(x, y, height * 0.05, height * 0.16), BARK)
    lean = rng.uniform(-0.03, 0.03)
    right, left = _fir_side(rng, 1), _fir_side(rng, -1)
    tip = (lean, -1.0)
    pen.area(moved([*right, tip, *left[::-1]], x, y, height), shaded, ink=0.9, ink_opacity=0.6)
    seam = [(0.03, -0.13), (-0.05, -0.36), (0.05, -0.4), (-0.02, -0.62), (0.04, -0.66)]
    pen.area(moved([*seam, tip, *left[::-1]], x, y, height), lit)


def _fir_side(rng: Random, side: int) -> list[Point]:
    found: list[Point] = []
    for width, low, high in ((0.34, -0.1, -0.38), (0.27, -0.36, -0.62), (0.18, -0.6, -0.8)):
        reach = side * width * rng.uniform(0.9, 1.1)
        found += [(reach * 0.4, low - 0.04), (reach, low), (reach * 0.42, high)]
    return found


def round_tree(tile: Tile, x: float, y: float, height: float, leaves: Leaves = OAK) -> None:
    """A trunk under a crown of clumps, the lit clumps at the upper left."""
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.38, height * 0.13)
    pen.area(_box(x, y, height * 0.06, height * 0.4), BARK, ink=0.8, ink_opacity=0.5)
    _crown(tile.rng, pen, x, y - height * 0.63, height * 0.36, leaves)


def _crown(rng: Random, pen: Pen, x: float, y: float, size: float, leaves: Leaves) -> None:
    """Shade, then half light, then light, each further to the upper left."""
    lit, shaded = leaves
    pen.cloud(scallops(rng, x, y, size, size, 7), shaded, ink=0.9, ink_opacity=0.6)
    pen.cloud(scallops(rng, x - size * 0.16, y - size * 0.14, size * 0.74, size * 0.76, 6), lit, opacity=0.5)
    pen.cloud(scallops(rng, x - size * 0.34, y - size * 0.36, size * 0.4, size * 0.38, 5), lit)


def old_oak(tile: Tile, x: float, y: float, height: float, leaves: Leaves = OAK) -> None:
    """A broad tree of several crowns on a forked trunk."""
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x, y, height * 0.5, height * 0.14)
    trunk = [
        (-0.13, 0.02),
        (-0.06, -0.12),
        (-0.07, -0.32),
        (-0.2, -0.5),
        (0.2, -0.5),
        (0.08, -0.3),
        (0.07, -0.12),
    ]
    pen.area(moved([*trunk, (0.15, 0.03)], x, y, height), BARK, ink=0.9)
    pen.line(moved([(-0.03, -0.06), (-0.02, -0.3)], x, y, height), "#8a6238", 1.6)
    for dx, dy, size in ((0.22, -0.52, 0.2), (-0.26, -0.5, 0.19), (0.12, -0.74, 0.21), (-0.12, -0.68, 0.25)):
        _crown(rng, pen, x + dx * height, y + dy * height, size * height, leaves)


def birch(tile: Tile, x: float, y: float, height: float, leaves: Leaves = BIRCH) -> None:
    """A white stem with dark marks, and leaves in loose clouds."""
    lit, shaded = leaves
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x, y, height * 0.24, height * 0.09)
    bend = rng.uniform(-0.05, 0.05) * height
    stem = [
        (x - 1.2, y),
        (x - 0.8 + bend, y - height * 0.8),
        (x + 0.6 + bend, y - height * 0.8),
        (x + 1.3, y),
    ]
    pen.area(stem, "#f2efe2", ink=0.7, ink_opacity=0.65)
    marks = [[(x + side * 1.1, y - height * at), (x + side * 0.1, y - height * at)] for side, at in
             ((-1, 0.09), (1, 0.17), (-1, 0.28), (1, 0.36))]  # fmt: skip
    pen.lines(marks, INK, 0.9, opacity=0.8)
    for dx, dy, size in ((0.08, -0.52, 0.2), (-0.09, -0.62, 0.19), (0.03, -0.8, 0.18)):
        cloud = scallops(rng, x + bend + dx * height, y + dy * height, size * height, size * 0.85 * height, 5)
        pen.cloud(cloud, shaded, ink=0.8, ink_opacity=0.5)
    for dx, dy, size in ((-0.13, -0.65, 0.12), (-0.01, -0.84, 0.11)):
        pen.cloud(
            scallops(rng, x + bend + dx * height, y + dy * height, size * height, size * 0.8 * height, 4), lit
        )


def poplar(tile: Tile, x: float, y: float, height: float, leaves: Leaves = OLIVE) -> None:
    """A slim tree like a flame."""
    lit, shaded = leaves
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.2, height * 0.08)
    pen.area(_box(x, y, height * 0.04, height * 0.2), BARK)
    flame = [(0, -1), (0.11, -0.7), (0.14, -0.4), (0.08, -0.14), (-0.08, -0.14), (-0.14, -0.4), (-0.11, -0.7)]
    pen.area(moved(flame, x, y, height), shaded, ink=0.9, ink_opacity=0.55, soft=True)
    light = [(-0.01, -0.96), (0.01, -0.6), (-0.03, -0.2), (-0.09, -0.2), (-0.12, -0.42), (-0.09, -0.7)]
    pen.area(moved(light, x, y, height), lit, soft=True)


def palm(tile: Tile, x: float, y: float, height: float, lean: float = 0.2) -> None:
    """A bent stem and a crown of arching leaves."""
    pen = tile.stand(y)
    tile.shadow(x + lean * height * 0.4, y, height * 0.32, height * 0.1)
    stem = [(x, y), (x + lean * height * 0.3, y - height * 0.4), (x + lean * height, y - height * 0.76)]
    pen.line(stem, INK, height * 0.08 + 1.4, opacity=0.75, soft=True)
    pen.line(stem, "#9a7044", height * 0.08, soft=True)
    for side, rise, reach in (
        (1, 0.02, 0.4),
        (-1, 0.02, 0.4),
        (1, 0.2, 0.36),
        (-1, 0.2, 0.36),
        (-1, 0.3, 0.16),
    ):
        _palm_leaf(pen, stem[-1], side * reach * height, rise * height)


def _palm_leaf(pen: Pen, root: Point, reach: float, rise: float) -> None:
    """A leaf that rises from the root and droops at its end."""
    x, y = root
    drop = abs(reach) * 0.62 - rise
    upper = [(x, y), (x + reach * 0.45, y - rise - abs(reach) * 0.3), (x + reach, y + drop)]
    lower = [(x + reach * 0.62, y - rise * 0.5 + abs(reach) * 0.06), (x + reach * 0.3, y - rise * 0.4)]
    colour = "#6fa04a" if reach < 0 else "#437038"
    pen.area(upper + lower, colour, ink=0.8, ink_opacity=0.6, soft=True)


def cactus(tile: Tile, x: float, y: float, height: float) -> None:
    """A column with two arms."""
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.3, height * 0.09)
    width = height * 0.17
    arms: list[list[Point]] = [
        [(0, -0.02), (0, -0.93)],
        [(0, -0.3), (-0.26, -0.34), (-0.27, -0.62)],
        [(0, -0.42), (0.24, -0.46), (0.25, -0.76)],
    ]
    shapes = [moved(arm, x, y, height) for arm in arms]
    pen.lines(shapes, "#33401f", width + 1.6)
    pen.lines(shapes, "#5d7a3d", width)
    pen.lines([[(px - width * 0.2, py) for px, py in shape] for shape in shapes], "#8aa556", width * 0.32)


def bush(tile: Tile, x: float, y: float, width: float, leaves: Leaves = OAK) -> None:
    lit, shaded = leaves
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x, y, width * 0.6, width * 0.2)
    pen.cloud(scallops(rng, x, y - width * 0.3, width * 0.52, width * 0.36, 6), shaded, ink=0.8)
    pen.cloud(scallops(rng, x - width * 0.1, y - width * 0.4, width * 0.32, width * 0.2, 5), lit)


def dead_tree(tile: Tile, x: float, y: float, height: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.25, height * 0.08)
    stem = [(0, 0), (0.02, -0.5), (-0.04, -0.95)]
    twigs = [[(0.02, -0.4), (0.2, -0.62), (0.22, -0.8)], [(0, -0.58), (-0.2, -0.74), (-0.2, -0.86)]]
    twigs.append([(0.15, -0.56), (0.32, -0.6)])
    pen.line(moved(stem, x, y, height), "#5b4630", height * 0.09, soft=True)
    pen.lines([moved(twig, x, y, height) for twig in twigs], "#5b4630", height * 0.05, soft=True)


def reeds(
    tile: Tile, x: float, y: float, count: int = 5, height: float = 15, colour: str = "#4d6b35"
) -> None:
    """Stalks with brown heads, as at the edge of a pond."""
    pen, rng = tile.stand(y), tile.rng
    stalks, heads = [], []
    for step in range(count):
        foot = x + (step - (count - 1) / 2) * 2.8
        tip = (foot + rng.uniform(-2.5, 3.5), y - height * rng.uniform(0.7, 1.1))
        stalks.append([(foot, y), tip])
        if step % 2 == 0:
            heads.append([tip, (tip[0] - (tip[0] - foot) * 0.25, tip[1] + height * 0.25)])
    pen.lines(stalks, colour, 1.3)
    pen.lines(heads, "#6b4526", 2.2)


def grass(tile: Tile, places: Iterable[Point], height: float, colour: str, opacity: float = 0.8) -> None:
    """Tufts of three blades, flat on the ground so that they never cover a tree."""
    blades = []
    for x, y in places:
        tall = height * tile.rng.uniform(0.7, 1.15)
        blades += [[(x - 3, y - tall * 0.75), (x, y)], [(x + 0.3, y - tall), (x, y)]]
        blades.append([(x, y), (x + 3.2, y - tall * 0.7)])
    tile.ground.lines(blades, colour, 1.3, opacity=opacity)


def ears(tile: Tile, places: Iterable[Point], height: float, lit: str, shaded: str) -> None:
    """Clumps of ripe corn that stand: thin stalks, ears that nod outwards."""
    for x, y in places:
        pen, rng = tile.stand(y), tile.rng
        stalks, heads = [], []
        for step in (-2, -1, 0, 1, 2):
            tall = height * rng.uniform(0.85, 1.05) * (1 - abs(step) * 0.07)
            neck = (x + step * 2.4, y - tall * 0.72)
            stalks.append([(x + step * 0.7, y), neck])
            heads.append([neck, (neck[0] + step * 1.1 + 0.6, y - tall)])
        pen.lines(stalks, shaded, 1.1)
        pen.lines(heads, shaded, 3)
        pen.lines(heads, lit, 1.6)


def flowers(tile: Tile, places: Iterable[Point], colours: tuple[str, ...], size: float = 1.5) -> None:
    found = [(x, y, size, size) for x, y in places]
    for index, colour in enumerate(colours):
        tile.ground.ovals(found[index :: len(colours)], colour)


def _box(x: float, y: float, half: float, height: float) -> list[Point]:
    return [(x - half, y), (x - half, y - height), (x + half, y - height), (x + half, y)]
