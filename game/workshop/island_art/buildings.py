"""What people have built on the Island: a castle, a quarry's crane, a glassworks."""

from __future__ import annotations

from game.workshop.island_art.brush import INK, Pen, Point, Tile, blob, moved
from game.workshop.island_art.motifs import WOOD, WOOD_LIT, WOOD_SHADE

WALL, WALL_LIT, WALL_SHADE = "#cfc6b2", "#eae3d2", "#958a76"
ROOF, ROOF_SHADE = "#4f7f94", "#335867"
CLOTH, CLOTH_SHADE = "#d9b25f", "#a9802f"
MARBLE, MARBLE_SHADE = "#f6f2ea", "#c3bcae"


def castle(tile: Tile, x: float, y: float, size: float) -> None:
    """A keep behind a wall with a gate and two round towers; the flags are nobody's."""
    pen = tile.stand(y)
    tile.shadow(x + size * 0.1, y, size * 0.62, size * 0.12)
    _tower(pen, x, y - size * 0.12, size * 0.32, size * 0.78, True)
    _tower(pen, x - size * 0.42, y - size * 0.06, size * 0.2, size * 0.52, False)
    _tower(pen, x + size * 0.42, y - size * 0.06, size * 0.2, size * 0.52, False)
    wall = [(-0.46, 0), (-0.46, -0.3), (0.46, -0.3), (0.46, 0)]
    pen.area(moved(wall, x, y, size), WALL, ink=1.3, ink_opacity=0.9)
    pen.area(moved([(0.2, 0), (0.2, -0.3), (0.46, -0.3), (0.46, 0)], x, y, size), WALL_SHADE, opacity=0.7)
    _teeth(pen, x - size * 0.46, x + size * 0.46, y - size * 0.3, size * 0.08, 7)
    gate = [(-0.14, 0), (-0.14, -0.14), (-0.07, -0.23), (0.07, -0.23), (0.14, -0.14), (0.14, 0)]
    pen.area(moved(gate, x, y, size), "#4d311b", ink=1.2, ink_opacity=0.9)
    bars = [[(at, 0), (at, -0.2)] for at in (-0.06, 0.0, 0.06)] + [[(-0.13, -0.08), (0.13, -0.08)]]
    pen.lines([moved(bar, x, y, size) for bar in bars], INK, 0.9, opacity=0.8)
    stones = [[(-0.4, -0.1), (-0.32, -0.1)], [(-0.3, -0.2), (-0.22, -0.2)], [(0.24, -0.18), (0.32, -0.18)],
              [(0.3, -0.08), (0.4, -0.08)]]  # fmt: skip
    pen.lines([moved(stone, x, y, size) for stone in stones], INK, 0.9, opacity=0.5)


def _tower(pen: Pen, x: float, y: float, wide: float, tall: float, keep: bool) -> None:
    half = wide / 2
    top = y - tall
    pen.area(_upright(x - half, x + half, top, y), WALL, ink=1.3, ink_opacity=0.9)
    pen.area(_upright(x - half * 0.9, x - half * 0.3, top, y), WALL_LIT)
    pen.area(_upright(x + half * 0.25, x + half, top, y), WALL_SHADE)
    if keep:
        _teeth(pen, x - half * 1.15, x + half * 1.15, top, wide * 0.2, 4)
    else:
        roof = [(x - half * 1.25, top), (x, top - wide * 1.1), (x + half * 1.25, top)]
        pen.area(roof, ROOF, ink=1.2, ink_opacity=0.9)
        pen.area([(x + half * 0.2, top), (x, top - wide * 1.1), (x + half * 1.25, top)], ROOF_SHADE)
        top -= wide * 1.05
    mast = top - wide * (0.75 if keep else 0.3)
    pen.line([(x, top), (x, mast)], INK, 1.3)
    pen.area([(x, mast), (x + wide * 0.55, mast + wide * 0.15), (x, mast + wide * 0.34)], CLOTH, ink=1)
    slit = y - tall * 0.6
    pen.line([(x, slit), (x, slit - wide * 0.24)], INK, max(1.4, wide * 0.1))


def _upright(left: float, right: float, top: float, foot: float) -> list[Point]:
    return [(left, foot), (left, top), (right, top), (right, foot)]


def _teeth(pen: Pen, left: float, right: float, y: float, size: float, count: int) -> None:
    """Battlements along the top of a wall."""
    step = (right - left) / (2 * count - 1)
    line: list[Point] = [(left, y)]
    for at in range(count):
        x = left + 2 * at * step
        line += [
            (x, y - size),
            (x + step, y - size),
            (x + step, y - size * 0.3),
            (x + 2 * step, y - size * 0.3),
        ]
    pen.area([*line[:-1], (right, y)], WALL_LIT, ink=1.1, ink_opacity=0.9)


# The quarry


def blocks(tile: Tile, x: float, y: float, size: float) -> None:
    """Three blocks of marble with their veins."""
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.8, size * 0.2)
    for dx, dy, wide, high in ((-0.48, 0, 0.62, 0.44), (0.2, 0.02, 0.66, 0.4), (-0.16, -0.42, 0.6, 0.4)):
        left, low, w, h = x + dx * size, y + dy * size, wide * size, high * size
        deep = w * 0.28
        pen.area([(left, low), (left, low - h), (left + w, low - h), (left + w, low)], MARBLE, ink=1.1)
        pen.area(
            [
                (left, low - h),
                (left + deep, low - h - deep * 0.6),
                (left + w + deep, low - h - deep * 0.6),
                (left + w, low - h),
            ],
            "#ffffff",
            ink=1,
        )
        pen.area(
            [
                (left + w, low),
                (left + w, low - h),
                (left + w + deep, low - h - deep * 0.6),
                (left + w + deep, low - deep * 0.6),
            ],
            MARBLE_SHADE,
            ink=1,
        )
        veins = [[(left + w * 0.15, low - h * 0.9), (left + w * 0.4, low - h * 0.5), (left + w * 0.34, low)],
                 [(left + w * 0.6, low - h), (left + w * 0.72, low - h * 0.6)]]  # fmt: skip
        pen.lines(veins, "#8d9aa8", 0.9, opacity=0.7, soft=True)


def crane(tile: Tile, x: float, y: float, size: float) -> None:
    """A crane of beams with a block on its rope."""
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.3, size * 0.08)
    beams: list[list[Point]] = [
        [(-0.2, 0), (0, -1)],
        [(0.2, 0), (0, -1)],
        [(0, -0.94), (-0.56, -0.8)],
        [(-0.11, -0.44), (0.11, -0.44)],
    ]
    shapes = [moved(beam, x, y, size) for beam in beams]
    pen.lines(shapes, INK, size * 0.1)
    pen.lines(shapes, WOOD, size * 0.055)
    pen.line(moved([(-0.54, -0.8), (-0.54, -0.46)], x, y, size), INK, 1)
    pen.area(moved([(-0.7, -0.46), (-0.4, -0.46), (-0.4, -0.22), (-0.7, -0.22)], x, y, size), MARBLE, ink=1)
    pen.area(moved([(-0.5, -0.46), (-0.4, -0.46), (-0.4, -0.22), (-0.5, -0.22)], x, y, size), MARBLE_SHADE)


def cliff(tile: Tile, x: float, y: float, wide: float, high: float) -> None:
    """White rock cut in steps."""
    pen = tile.stand(y)
    tile.shadow(x, y, wide * 0.55, high * 0.08)
    steps = 3
    for step in range(steps):
        share = 1 - step * 0.26
        foot, top = y - high * step / steps, y - high * (step + 1) / steps
        left, right = x - wide / 2 * share + step * wide * 0.05, x + wide / 2 * share + step * wide * 0.05
        pen.area([(left, foot), (left + 2, top), (right - 2, top), (right, foot)], MARBLE, ink=1.1)
        split = left + (right - left) * 0.66
        pen.area([(split, foot), (split - 2, top), (right - 2, top), (right, foot)], MARBLE_SHADE)
        cuts = [
            [(left + (right - left) * at, foot), (left + (right - left) * at + 1, top)]
            for at in (0.2, 0.42, 0.8)
        ]
        pen.lines(cuts, "#8d9aa8", 1, opacity=0.7)


# The glassworks


def glassworks(tile: Tile, x: float, y: float, size: float) -> None:
    """A long house with a glowing oven and a chimney."""
    pen = tile.stand(y)
    tile.shadow(x + size * 0.1, y, size * 0.72, size * 0.16)
    for dx, dy, r in ((0.36, -1.18, 0.1), (0.46, -1.34, 0.13), (0.34, -1.52, 0.1)):
        pen.area(blob(tile.rng, x + dx * size, y + dy * size, r * size, r * size * 0.8), "#f4ede0",
                 opacity=0.8, soft=True)  # fmt: skip
    pen.area(
        moved([(0.22, -0.5), (0.24, -1.04), (0.44, -1.04), (0.46, -0.5)], x, y, size), "#c8583a", ink=1.2
    )
    pen.area(moved([(0.36, -0.5), (0.36, -1.04), (0.44, -1.04), (0.46, -0.5)], x, y, size), "#8f3a25")
    pen.area(moved([(0.2, -1.1), (0.48, -1.1), (0.48, -1), (0.2, -1)], x, y, size), "#e38a5e", ink=1)
    pen.area(moved([(-0.56, 0), (-0.56, -0.4), (0.6, -0.4), (0.6, 0)], x, y, size), "#f3e6c8", ink=1.3)
    pen.area(moved([(0.24, 0), (0.24, -0.4), (0.6, -0.4), (0.6, 0)], x, y, size), "#cdb58a")
    roof = [(-0.7, -0.34), (-0.42, -0.74), (0.5, -0.74), (0.76, -0.34)]
    pen.area(moved(roof, x, y, size), "#5f8f8a", ink=1.3, ink_opacity=0.9)
    pen.area(moved([(0.16, -0.74), (0.5, -0.74), (0.76, -0.34), (0.26, -0.34)], x, y, size), "#3f6663")
    oven = [(-0.34, 0), (-0.34, -0.16), (-0.24, -0.28), (-0.06, -0.28), (0.04, -0.16), (0.04, 0)]
    pen.area(moved(oven, x, y, size), "#3a1d10", ink=1.2)
    pen.area(moved([(-0.28, 0), (-0.22, -0.16), (-0.15, -0.24), (-0.08, -0.14), (-0.02, 0)], x, y, size),
             "#f39a3c", soft=True)  # fmt: skip
    pen.area(moved([(-0.21, 0), (-0.15, -0.13), (-0.09, 0)], x, y, size), "#fde27a", soft=True)
    pen.area(moved([(0.3, -0.08), (0.3, -0.24), (0.48, -0.24), (0.48, -0.08)], x, y, size), "#8fd0d6", ink=1)


def bottles(tile: Tile, x: float, y: float, size: float) -> None:
    """Glass of three colours."""
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.7, size * 0.16)
    for dx, colour, shine in (
        (-0.44, "#63b3a4", "#c9efe6"),
        (0.02, "#5fa3cf", "#d2ecfa"),
        (0.46, "#d98a4a", "#fbe0bd"),
    ):
        cx = x + dx * size
        shape = [(-0.2, 0), (-0.22, -0.34), (-0.08, -0.56), (-0.08, -0.78), (0.08, -0.78), (0.08, -0.56)]
        pen.area(moved([*shape, (0.22, -0.34), (0.2, 0)], cx, y, size), colour, ink=1.1, ink_opacity=0.9)
        pen.line(moved([(-0.12, -0.08), (-0.13, -0.32)], cx, y, size), shine, max(1.2, size * 0.08))


def crates(tile: Tile, x: float, y: float, size: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.8, size * 0.2)
    for dx, dy in ((-0.42, 0), (0.3, 0.03), (-0.06, -0.5)):
        left, low = x + (dx - 0.28) * size, y + dy * size
        box = [(0, 0), (0, -0.5), (0.56, -0.5), (0.56, 0)]
        pen.area(moved(box, left, low, size), WOOD, ink=1.1, ink_opacity=0.9)
        pen.area(moved([(0.36, 0), (0.36, -0.5), (0.56, -0.5), (0.56, 0)], left, low, size), WOOD_SHADE)
        pen.lines([moved([(0.04, -0.04), (0.52, -0.46)], left, low, size)], INK, size * 0.11)
        pen.lines([moved([(0.05, -0.05), (0.51, -0.45)], left, low, size)], WOOD_LIT, size * 0.055)
