"""The shape of the land: peaks, hills, dunes, mesas, rocks."""

from __future__ import annotations

from game.workshop.terrains.geometry import Point, Points, between, moved
from game.workshop.terrains.pen import INK, Pen
from game.workshop.terrains.tile import Tile

Stone = tuple[str, str]  # the lit side and the shaded side

SLATE: Stone = ("#b4b9c5", "#626a7c")
DARK_SLATE: Stone = ("#959baa", "#4c5363")
WARM_STONE: Stone = ("#c2b196", "#82715b")
RED_STONE: Stone = ("#d98a52", "#9c5127")
SNOW: Stone = ("#fbfbf8", "#c3cddb")


# Mountains


def peak(
    tile: Tile, x: float, y: float, half: float, height: float, stone: Stone = SLATE, snow: float = 0.36
) -> None:
    """A mountain: lit flank, shaded flank along a crooked ridge, snow down to a share of its height."""
    lit, shaded = (tile.fading(colour, 0.75) for colour in stone)
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x + half * 0.42, y - 1, half * 0.55, height * 0.04 + 2)
    top = (x + rng.uniform(-0.1, 0.1) * half, y - height)
    left, right = _slope(tile, top, (x - half, y)), _slope(tile, top, (x + half, y))
    ridge = _ridge(tile, top, (x + half * rng.uniform(0.0, 0.16), y + 1.5), half * 0.13)
    front = [(x + half * 0.62, y + 2.5), ridge[-1], (x - half * 0.5, y + 2.5)]
    pen.area([*left[::-1], *right[1:], *front], lit)
    pen.area([*right, front[0], *ridge[:0:-1]], shaded)
    _gullies(pen, left, ridge, stone[1])
    if snow:
        _snow(tile, pen, left, right, ridge, snow)
    _hatch(pen, right, ridge, max(snow, 0.2))
    pen.line([*left[::-1], *right[1:]], INK, 1.2, opacity=0.75)


def _slope(tile: Tile, top: Point, foot: Point) -> list[Point]:
    """From the summit down: hollow towards the foot and a little broken."""
    found, reach = [top], foot[0] - top[0]
    for share in (0.2, 0.4, 0.6, 0.8):
        px, py = between(top, foot, share)
        hollow = -0.1 * reach * (1 - abs(share - 0.6) * 2)
        jolt = tile.rng.uniform(-0.035, 0.035) * abs(reach)
        found.append((px + hollow + jolt, py + jolt * 0.6))
    return [*found, foot]


def _ridge(tile: Tile, top: Point, foot: Point, sway: float) -> list[Point]:
    found = [top]
    for step, share in enumerate((0.18, 0.36, 0.54, 0.76)):
        px, py = between(top, foot, share)
        found.append((px + (sway if step % 2 == 0 else -sway) * tile.rng.uniform(0.5, 1.1), py))
    return [*found, foot]


def _gullies(pen: Pen, left: Points, ridge: Points, colour: str) -> None:
    """Wedges of shade in the lit flank."""
    for high, low, at in ((0.4, 0.72, 0.45), (0.52, 0.94, 0.72)):
        start = between(_down(left, high), _down(ridge, high), at)
        end = between(_down(left, low), _down(ridge, low), at - 0.06)
        bulge = between(_down(left, (high + low) / 2), _down(ridge, (high + low) / 2), at + 0.16)
        pen.area([start, bulge, end], colour, opacity=0.5)


def _snow(tile: Tile, pen: Pen, left: Points, right: Points, ridge: Points, snow: float) -> None:
    """A cap with tongues of snow on both flanks."""
    lit = [_down(left, share) for share in (snow * 0.5, snow)]
    fringe = [between(_down(left, s), _down(ridge, s), at) for s, at in
              ((snow * 0.72, 0.25), (snow * 1.15, 0.5), (snow * 0.8, 0.72))]  # fmt: skip
    end = _down(ridge, snow * 1.25)
    spine = [_down(ridge, snow * 0.6), ridge[0]]
    pen.area([ridge[0], *lit, *fringe, end, *spine[:1]], SNOW[0])
    shade = [between(_down(ridge, s), _down(right, s), at) for s, at in
             ((snow * 0.85, 0.3), (snow * 1.1, 0.55), (snow * 0.75, 0.75))]  # fmt: skip
    far = [_down(right, snow * 0.95), _down(right, snow * 0.5)]
    pen.area([ridge[0], spine[0], end, *shade, *far], SNOW[1])


def _hatch(pen: Pen, right: Points, ridge: Points, start: float) -> None:
    """An engraver's strokes on the shaded flank."""
    strokes = []
    for high, length in ((start + 0.12, 0.3), (start + 0.26, 0.3), (start + 0.4, 0.2)):
        a = between(_down(ridge, high), _down(right, high), 0.72)
        b = between(_down(ridge, min(high + length, 1)), _down(right, min(high + length, 1)), 0.42)
        strokes.append([a, b])
    pen.lines(strokes, INK, 0.9, opacity=0.3)


def _down(line: Points, share: float) -> Point:
    """The point of a slope at a share of its way down."""
    at = min(max(share, 0), 1) * (len(line) - 1)
    index = min(int(at), len(line) - 2)
    return between(line[index], line[index + 1], at - index)


def needle(tile: Tile, x: float, y: float, half: float, height: float, stone: Stone = SLATE) -> None:
    """A rock tower, broken into steps."""
    lit, shaded = stone
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x, y, half * 1.3, half * 0.4)
    top = rng.uniform(-0.3, 0.1)
    left = [(-1, 0.02), (-0.78, -0.3), (-0.7, -0.52), (-0.46, -0.58), (-0.42, -0.82), (top - 0.1, -1)]
    right = [(top + 0.16, -0.94), (0.3, -0.72), (0.52, -0.66), (0.58, -0.4), (0.84, -0.3), (1, 0.02)]
    pen.area(_stretched([*left, *right, (0.1, 0.06)], x, y, half, height), lit, ink=1, ink_opacity=0.7)
    seam = [(0.1, 0.06), (0.24, -0.2), (-0.02, -0.44), (0.12, -0.7)]
    pen.area(_stretched([(top - 0.1, -1), *right, *seam], x, y, half, height), shaded)
    cracks = [[(-0.5, -0.5), (-0.46, -0.24)], [(-0.2, -0.76), (-0.26, -0.56)], [(-0.2, -0.3), (-0.16, -0.1)]]
    pen.lines([_stretched(crack, x, y, half, height) for crack in cracks], INK, 0.8, opacity=0.4)


# Hills and dunes


def mound(tile: Tile, x: float, y: float, half: float, height: float, fill: str, shade: str) -> None:
    """A rounded hill; its shaded side carries strokes that follow the slope."""
    pen, skew = tile.stand(y), tile.rng.uniform(-0.12, 0.1)
    back = [
        (-1, 0),
        (-0.68, -0.4),
        (-0.34 + skew, -0.86),
        (0.04 + skew, -1),
        (0.46, -0.78),
        (0.78, -0.34),
        (1, 0),
    ]
    pen.area(_stretched([*back, (0.5, 0.12), (0, 0.17), (-0.5, 0.12)], x, y, half, height), fill, soft=True)
    dark = [(0.04 + skew, -1), (0.46, -0.78), (0.78, -0.34), (1, 0), (0.6, 0.1), (0.42, -0.16), (0.3, -0.62)]
    steep = min(height / half, 1)
    pen.area(_stretched(dark, x, y, half, height), shade, opacity=0.2 + 0.3 * steep, soft=True)
    strokes = [_slope_stroke(d) for d in (-0.3, -0.16, -0.02, 0.12)]
    pen.lines([_stretched(s, x, y, half, height) for s in strokes], INK, 0.9, opacity=0.28, soft=True)
    glow = [(-0.82, -0.12), (-0.6, -0.42), (-0.32 + skew, -0.78)]
    pen.line(_stretched(glow, x, y, half, height), "#f0cf98", 2, opacity=0.6, soft=True)
    pen.line(_stretched(back, x, y, half, height), INK, 1.1, opacity=0.6, soft=True)


def _slope_stroke(shift: float) -> list[Point]:
    return [(0.44 + shift, -0.7 + abs(shift) * 0.5), (0.6 + shift, -0.4), (0.68 + shift * 1.1, -0.08)]


def dune(tile: Tile, x: float, y: float, half: float, height: float, lit: str, shade: str) -> None:
    """A wave of sand: a long lit back, a crest that bends forward, a hollow face in the shade."""
    pen = tile.stand(y)
    lit, shade = tile.fading(lit, 0.8), tile.fading(shade, 0.6)
    back = [(-1, 0), (-0.55, -0.34), (-0.12, -0.9), (0.12, -1)]
    face = [(0.12, -1), (0.2, -0.66), (0.05, -0.34), (0.16, 0)]
    lee = [(0.16, 0), (0.6, 0.03), (1, 0), (0.66, -0.3), (0.4, -0.7), (0.12, -1)]
    pen.area(_stretched([*back, *face[1:], (-0.4, 0.07)], x, y, half, height), lit, soft=True)
    pen.area(_stretched([*face, *lee[1:-1]], x, y, half, height), shade, soft=True)
    pen.line(
        _stretched([*back, (0.4, -0.7), (0.66, -0.3), (1, 0)], x, y, half, height),
        INK,
        1,
        opacity=0.4,
        soft=True,
    )
    ripples = [
        [(-0.62 + d, -0.1 - d * 0.5), (-0.4 + d, -0.2 - d * 0.6), (-0.2 + d * 0.8, -0.16 - d)]
        for d in (0, 0.16)
    ]
    pen.lines([_stretched(r, x, y, half, height) for r in ripples], tile.dark, 1, opacity=0.5, soft=True)


def mesa(tile: Tile, x: float, y: float, half: float, height: float, stone: Stone = RED_STONE) -> None:
    """A table of rock with bands in its cliffs, on a skirt of rubble."""
    lit, shaded = stone
    pen = tile.stand(y)
    tile.shadow(x + half * 0.4, y - 1, half * 0.75, height * 0.08)
    skirt = [(-1, 0), (-0.78, -0.34), (0.8, -0.34), (1.02, 0), (0.4, 0.06), (-0.4, 0.06)]
    pen.area(_stretched(skirt, x, y, half, height), tile.fading(lit, 0.7))
    edges = [[(-1, 0), (-0.78, -0.34)], [(0.8, -0.34), (1.02, 0)]]
    pen.lines([_stretched(edge, x, y, half, height) for edge in edges], INK, 1, opacity=0.45)
    cliff = [
        (-0.78, -0.34),
        (-0.7, -0.66),
        (-0.74, -0.94),
        (-0.3, -1),
        (0.25, -0.97),
        (0.72, -1),
        (0.68, -0.6),
    ]
    cliff.append((0.8, -0.34))
    pen.area(_stretched(cliff, x, y, half, height), lit, ink=1.1, ink_opacity=0.7)
    dark = [
        (0.25, -0.97),
        (0.72, -1),
        (0.68, -0.6),
        (0.8, -0.34),
        (1.02, 0),
        (0.36, 0.05),
        (0.2, -0.34),
        (0.3, -0.7),
    ]
    pen.area(_stretched(dark, x, y, half, height), shaded)
    cap = [
        (-0.74, -0.94),
        (-0.3, -1),
        (0.25, -0.97),
        (0.72, -1),
        (0.7, -0.86),
        (0.24, -0.84),
        (-0.3, -0.87),
        (-0.73, -0.82),
    ]
    pen.area(_stretched(cap, x, y, half, height), "#f3c084", opacity=0.75)
    bands = [
        [(-0.71, -0.64), (-0.2, -0.61), (0.24, -0.66), (0.69, -0.63)],
        [(-0.76, -0.46), (0, -0.44), (0.74, -0.47)],
    ]
    pen.lines([_stretched(b, x, y, half, height) for b in bands], shaded, 1.6, opacity=0.8)
    cracks = [[(-0.44, -0.82), (-0.42, -0.4)], [(-0.08, -0.8), (-0.05, -0.56)], [(0.5, -0.8), (0.48, -0.4)]]
    pen.lines([_stretched(c, x, y, half, height) for c in cracks], INK, 0.8, opacity=0.4)


# Stones


def rock(tile: Tile, x: float, y: float, width: float, stone: Stone = WARM_STONE) -> None:
    lit, shaded = stone
    pen, rng = tile.stand(y), tile.rng
    tile.shadow(x, y, width * 0.6, width * 0.18)
    tall = rng.uniform(0.5, 0.75)
    body = [
        (-0.5, 0),
        (-0.46, -tall * 0.55),
        (-0.12, -tall),
        (0.22, -tall * 0.86),
        (0.5, -tall * 0.3),
        (0.46, 0.03),
    ]
    pen.area(moved(body, x, y, width), lit, ink=0.9, ink_opacity=0.7)
    dark = [(0.22, -tall * 0.86), (0.5, -tall * 0.3), (0.46, 0.03), (0.02, 0.01), (0.06, -tall * 0.5)]
    pen.area(moved(dark, x, y, width), shaded)


def standing_stone(tile: Tile, x: float, y: float, height: float, depth: float = 0) -> None:
    """A raised stone; on a hill its depth is that of the hill."""
    lit, shaded = WARM_STONE
    pen = tile.stand(max(y, depth))
    pen.ovals([(x + height * 0.2, y, height * 0.34, height * 0.1)], INK, opacity=0.3)
    lean = tile.rng.uniform(-0.06, 0.06)
    body = [(-0.2, 0), (-0.19 + lean, -0.8), (-0.02 + lean, -1), (0.2 + lean, -0.88), (0.22, 0.02)]
    pen.area(moved(body, x, y, height), lit, ink=1, ink_opacity=0.75)
    pen.area(
        moved([(0.04 + lean, -0.97), (0.2 + lean, -0.88), (0.22, 0.02), (0.05, 0.02)], x, y, height), shaded
    )


def _stretched(points: Points, x: float, y: float, half: float, height: float) -> list[Point]:
    return [(x + px * half, y + py * height) for px, py in points]
