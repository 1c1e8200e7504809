"""What the lands of the Island live on: sheep, clay and bricks, mills, ore. All lit from the upper left."""

from __future__ import annotations

from game.workshop.island_art.brush import INK, Pen, Point, Points, Tile, blob, moved, scallops

BRICK, BRICK_LIT, BRICK_SHADE = "#c8583a", "#e38a5e", "#8f3a25"
WOOD, WOOD_LIT, WOOD_SHADE = "#b07a45", "#d9a868", "#7a4d2b"
WOOL, WOOL_SHADE = "#fbf6e8", "#d6cfba"
FACE = "#4a3a2e"


def sheep(tile: Tile, x: float, y: float, size: float, left: bool = True) -> None:
    """A woolly body on four legs, and a dark face with an ear and an eye."""
    side = -1 if left else 1
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.62, size * 0.17)

    def at(*points: Point) -> list[Point]:
        return [(x + side * px * size, y + py * size) for px, py in points]

    legs = [at((px, -0.3), (px, 0)) for px in (-0.3, -0.14, 0.16, 0.3)]
    pen.lines(legs, INK, size * 0.1)
    body = scallops(tile.rng, x, y - size * 0.5, size * 0.46, size * 0.31, 9)
    pen.cloud(body, WOOL_SHADE, ink=1.1, ink_opacity=0.8)
    pen.area(
        blob(tile.rng, x - size * 0.06, y - size * 0.56, size * 0.42, size * 0.26, 0.06), WOOL, soft=True
    )
    curls = [at((px - 0.07, py), (px, py + 0.06), (px + 0.07, py)) for px, py in
             ((-0.2, -0.52), (0.08, -0.42), (0.02, -0.66), (-0.3, -0.4))]  # fmt: skip
    pen.lines(curls, "#a89f88", 0.9, soft=True)
    head = at((0.4, -0.78), (0.58, -0.82), (0.74, -0.6), (0.76, -0.48), (0.64, -0.42), (0.48, -0.52))
    pen.area(head, FACE, ink=0.9, soft=True)
    pen.area(at((0.4, -0.76), (0.28, -0.68), (0.36, -0.6), (0.46, -0.68)), FACE, ink=0.7, soft=True)
    pen.ovals([(x + side * size * 0.6, y - size * 0.64, size * 0.045, size * 0.05)], "#fffaf0")


def bricks(tile: Tile, x: float, y: float, size: float, rows: int = 3) -> None:
    """A stack of fresh bricks: a front, a lit top, a shaded end."""
    pen = tile.stand(y)
    tile.shadow(x + size * 0.2, y, size * 0.7, size * 0.2)
    high, deep = size * 0.22 * rows, size * 0.26
    left, right = x - size * 0.5, x + size * 0.4
    pen.area([(left, y), (left, y - high), (right, y - high), (right, y)], BRICK, ink=1.1, ink_opacity=0.85)
    top = [
        (left, y - high),
        (left + deep, y - high - deep * 0.6),
        (right + deep, y - high - deep * 0.6),
        (right, y - high),
    ]
    pen.area(top, BRICK_LIT, ink=1, ink_opacity=0.85)
    end = [
        (right, y),
        (right, y - high),
        (right + deep, y - high - deep * 0.6),
        (right + deep, y - deep * 0.6),
    ]
    pen.area(end, BRICK_SHADE, ink=1, ink_opacity=0.85)
    courses = [[(left, y - high * row / rows), (right, y - high * row / rows)] for row in range(1, rows)]
    courses += [
        [(right, y - high * row / rows), (right + deep, y - high * row / rows - deep * 0.6)]
        for row in range(1, rows)
    ]
    joints = []
    for row in range(rows):
        for at in (0.25, 0.58, 0.9) if row % 2 else (0.08, 0.42, 0.75):
            px = left + (right - left) * at
            joints.append([(px, y - high * row / rows), (px, y - high * (row + 1) / rows)])
    pen.lines(courses + joints, INK, 0.8, opacity=0.6)


def kiln(tile: Tile, x: float, y: float, size: float) -> None:
    """A beehive of bricks with fire in its mouth and smoke above."""
    pen = tile.stand(y)
    tile.shadow(x + size * 0.1, y, size * 0.6, size * 0.18)
    for dx, dy, r in ((0.1, -1.14, 0.12), (0.24, -1.32, 0.15), (0.12, -1.54, 0.12)):
        pen.area(blob(tile.rng, x + dx * size, y + dy * size, r * size, r * size * 0.8), "#efe6d6",
                 opacity=0.75, soft=True)  # fmt: skip
    body = [
        (-0.5, 0),
        (-0.48, -0.42),
        (-0.3, -0.78),
        (-0.14, -0.92),
        (0.14, -0.92),
        (0.3, -0.78),
        (0.48, -0.42),
    ]
    pen.area(moved([*body, (0.5, 0)], x, y, size), BRICK, ink=1.2, ink_opacity=0.85)
    dark = [(0.08, -0.92), (0.14, -0.92), (0.3, -0.78), (0.48, -0.42), (0.5, 0), (0.26, 0), (0.26, -0.5)]
    pen.area(moved(dark, x, y, size), BRICK_SHADE)
    pen.area(
        moved([(-0.2, -1.04), (0.2, -1.04), (0.17, -0.88), (-0.17, -0.88)], x, y, size), BRICK_LIT, ink=1
    )
    courses = [[(-w, -h), (0, -h + 0.05), (w, -h)] for w, h in ((0.46, 0.3), (0.41, 0.55), (0.3, 0.75))]
    pen.lines([moved(c, x, y, size) for c in courses], INK, 0.8, opacity=0.5, soft=True)
    mouth = [(-0.2, 0), (-0.2, -0.22), (-0.1, -0.36), (0.06, -0.36), (0.16, -0.22), (0.16, 0)]
    pen.area(moved(mouth, x, y, size), "#2a160d", ink=1.1)
    pen.area(moved([(-0.13, 0), (-0.1, -0.16), (-0.02, -0.28), (0.06, -0.14), (0.09, 0)], x, y, size),
             "#f39a3c", soft=True)  # fmt: skip
    pen.area(moved([(-0.07, 0), (-0.02, -0.14), (0.04, 0)], x, y, size), "#fde27a", soft=True)


def clay_pit(tile: Tile, x: float, y: float, half: float, high: float) -> None:
    """Steps cut into the red ground, each lower one darker, with wet clay at the bottom."""
    tones = ("#e8a67a", "#b25a36", "#964527", "#7a3720")
    for step, tone in enumerate(tones):
        share = 1 - step * 0.22
        shape = blob(tile.rng, x + step * 1.2, y + step * high * 0.12, half * share, high * share, 0.07)
        tile.ground.area(shape, tone, ink=0.9, ink_opacity=0.45, soft=True)
    tile.ground.area(
        blob(tile.rng, x + 3, y + high * 0.36, half * 0.28, high * 0.2, 0.08), "#7fb3b5", ink=0.8, soft=True
    )
    ladder = [[(x - half * 0.52, y - high * 0.5), (x - half * 0.3, y + high * 0.3)],
              [(x - half * 0.4, y - high * 0.55), (x - half * 0.18, y + high * 0.25)]]  # fmt: skip
    rungs = [
        [
            (ladder[0][0][0] + s * half * 0.22, ladder[0][0][1] + s * high * 0.8),
            (ladder[1][0][0] + s * half * 0.22, ladder[1][0][1] + s * high * 0.8),
        ]
        for s in (0.2, 0.45, 0.7, 0.92)
    ]
    tile.ground.lines(ladder + rungs, INK, 2.2, opacity=0.8)
    tile.ground.lines(ladder + rungs, WOOD_LIT, 1.1)


def sheaf(tile: Tile, x: float, y: float, height: float) -> None:
    """Corn bound in the middle: straw below, a fan of ears above."""
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.36, height * 0.12)
    skirt = [(-0.3, 0), (-0.12, -0.46), (0.12, -0.46), (0.3, 0), (0.1, 0.05), (-0.1, 0.05)]
    pen.area(moved(skirt, x, y, height), "#e9c25a", ink=1, ink_opacity=0.8)
    pen.area(moved([(0.02, -0.46), (0.12, -0.46), (0.3, 0), (0.08, 0.04)], x, y, height), "#b5822c")
    tips = [(-0.42, -0.8), (-0.24, -0.95), (0, -1), (0.24, -0.95), (0.42, -0.8)]
    stalks = [moved([(px * 0.2, -0.45), (px * 0.72, py * 0.72)], x, y, height) for px, py in tips]
    heads = [moved([(px * 0.66, py * 0.68), (px, py)], x, y, height) for px, py in tips]
    pen.lines(stalks, "#8f5f16", height * 0.09)
    pen.lines(heads, INK, height * 0.17, opacity=0.8)
    pen.lines(heads, "#fbe28a", height * 0.1)
    pen.line(moved([(-0.13, -0.44), (0.13, -0.44)], x, y, height), INK, height * 0.14)
    pen.line(moved([(-0.11, -0.44), (0.11, -0.44)], x, y, height), "#c45c3c", height * 0.08)


def windmill(tile: Tile, x: float, y: float, size: float) -> None:
    """A white tower with a red cap and four sails of lattice."""
    pen = tile.stand(y)
    tile.shadow(x + size * 0.08, y, size * 0.34, size * 0.1)
    tower = [(-0.24, 0), (-0.15, -0.66), (0.15, -0.66), (0.24, 0)]
    pen.area(moved(tower, x, y, size), "#f6ecd4", ink=1.2, ink_opacity=0.85)
    pen.area(moved([(0.05, 0), (0.05, -0.66), (0.15, -0.66), (0.24, 0)], x, y, size), "#cbb489")
    pen.area(moved([(-0.08, 0), (-0.08, -0.18), (0.05, -0.18), (0.05, 0)], x, y, size), "#5b3a20", ink=0.8)
    pen.ovals([(x - size * 0.02, y - size * 0.38, size * 0.045, size * 0.055)], "#3a2a1c")
    cap = [(-0.2, -0.64), (-0.12, -0.8), (0, -0.86), (0.12, -0.8), (0.2, -0.64)]
    pen.area(moved(cap, x, y, size), "#c45c3c", ink=1.1, ink_opacity=0.85, soft=False)
    hub = (0.0, -0.7)
    for turn in range(4):
        _sail(pen, hub, turn, x, y, size)
    pen.ovals([(x + hub[0] * size, y + hub[1] * size, size * 0.04, size * 0.04)], "#3a2a1c")


def _sail(pen: Pen, hub: Point, turn: int, x: float, y: float, size: float) -> None:
    c, s = ((0.82, 0.57), (-0.57, 0.82), (-0.82, -0.57), (0.57, -0.82))[turn]

    def spun(points: Points) -> list[Point]:
        return moved([(hub[0] + px * c - py * s, hub[1] + px * s + py * c) for px, py in points], x, y, size)

    pen.area(spun([(0.12, 0), (0.52, 0), (0.52, 0.15), (0.12, 0.13)]), "#fffaf0", ink=0.9, ink_opacity=0.9)
    pen.lines([spun([(at, 0.0), (at, 0.14)]) for at in (0.22, 0.32, 0.42)], INK, 0.6, opacity=0.6)
    pen.line(spun([(0, 0), (0.54, 0)]), INK, 1.5)


def ore(tile: Tile, x: float, y: float, size: float) -> None:
    """A heap of broken rock with bright metal in it."""
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.7, size * 0.2)
    for dx, dy, r in ((-0.34, 0, 0.36), (0.32, 0.02, 0.34), (0, -0.24, 0.38), (-0.02, 0.06, 0.3)):
        cx, cy, w = x + dx * size, y + dy * size, r * size
        body = [(-1, 0), (-0.8, -0.7), (-0.1, -1.05), (0.6, -0.8), (1, -0.1), (0.7, 0.12), (-0.6, 0.14)]
        pen.area(moved(body, cx, cy, w), "#8b93a6", ink=1, ink_opacity=0.85)
        pen.area(moved([(0.1, -0.5), (0.6, -0.8), (1, -0.1), (0.7, 0.12), (0, 0.12)], cx, cy, w), "#565e70")
        pen.area(moved([(-0.8, -0.66), (-0.1, -1), (-0.2, -0.6), (-0.6, -0.4)], cx, cy, w), "#c9ceda")
        pen.area(
            moved([(-0.3, -0.42), (0, -0.6), (0.16, -0.36), (-0.1, -0.2)], cx, cy, w), "#e9b44a", ink=0.6
        )


def cart(tile: Tile, x: float, y: float, size: float) -> None:
    """A miner's cart full of ore, on its rails."""
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.6, size * 0.14)
    for dx, dy in ((-0.24, -0.62), (0.2, -0.6), (-0.02, -0.72)):
        lump = [(-0.2, 0.1), (-0.14, -0.12), (0.04, -0.18), (0.2, -0.04), (0.18, 0.12)]
        pen.area(moved(lump, x + dx * size, y + dy * size, size), "#8b93a6", ink=0.9, ink_opacity=0.85)
        pen.ovals([(x + dx * size, y + (dy - 0.02) * size, size * 0.05, size * 0.045)], "#e9b44a")
    pen.area(moved([(-0.52, -0.6), (0.52, -0.6), (0.38, -0.16), (-0.38, -0.16)], x, y, size), WOOD, ink=1.1)
    pen.area(moved([(0.12, -0.6), (0.52, -0.6), (0.38, -0.16), (0.1, -0.16)], x, y, size), WOOD_SHADE)
    pen.line(moved([(-0.46, -0.4), (0.46, -0.4)], x, y, size), INK, 0.9, opacity=0.7)
    for dx in (-0.24, 0.24):
        pen.ovals([(x + dx * size, y - size * 0.1, size * 0.14, size * 0.14)], "#3d3630", ink=1)
        pen.ovals([(x + dx * size, y - size * 0.1, size * 0.05, size * 0.05)], "#aab1bd")


def hut(tile: Tile, x: float, y: float, size: float, roof: tuple[str, str] = ("#d9b45a", "#a67c2e")) -> None:
    """A shepherd's hut under thatch."""
    pen = tile.stand(y)
    tile.shadow(x + size * 0.15, y, size * 0.7, size * 0.18)
    pen.area(moved([(-0.4, 0), (-0.4, -0.44), (0.46, -0.44), (0.46, 0)], x, y, size), "#efe0bd", ink=1)
    pen.area(moved([(0.16, 0), (0.16, -0.44), (0.46, -0.44), (0.46, 0)], x, y, size), "#cbb184")
    thatch = [(-0.56, -0.36), (-0.26, -0.9), (0.32, -0.9), (0.62, -0.36)]
    pen.area(moved(thatch, x, y, size), roof[0], ink=1.1, ink_opacity=0.85)
    pen.area(moved([(0.12, -0.9), (0.32, -0.9), (0.62, -0.36), (0.22, -0.36)], x, y, size), roof[1])
    straws = [[(-0.4 + s, -0.4), (-0.24 + s * 0.8, -0.8)] for s in (0, 0.2, 0.4, 0.62)]
    pen.lines([moved(straw, x, y, size) for straw in straws], INK, 0.7, opacity=0.45)
    pen.area(moved([(-0.22, 0), (-0.22, -0.3), (-0.02, -0.3), (-0.02, 0)], x, y, size), "#5b3a20", ink=0.8)
