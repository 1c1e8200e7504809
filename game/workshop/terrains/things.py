"""Small things that people and animals left in the land: stacks, stumps, sheep, bones, wrecks."""

from __future__ import annotations

from game.workshop.terrains.geometry import blob, moved, oval
from game.workshop.terrains.pen import INK
from game.workshop.terrains.tile import Tile


def haystack(tile: Tile, x: float, y: float, width: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, width * 0.62, width * 0.2)
    body = [
        (-0.5, 0),
        (-0.46, -0.4),
        (-0.2, -0.82),
        (0, -0.98),
        (0.2, -0.82),
        (0.46, -0.4),
        (0.5, 0),
        (0, 0.1),
    ]
    pen.area(moved(body, x, y, width), "#f0cd66", ink=1, ink_opacity=0.7, soft=True)
    dark = [(0.06, -0.95), (0.2, -0.82), (0.46, -0.4), (0.5, 0), (0.16, 0.08), (0.2, -0.4)]
    pen.area(moved(dark, x, y, width), "#b9862f", soft=True)
    straws = [[(-0.36, -0.34), (-0.1, -0.26), (0.16, -0.32)], [(-0.26, -0.58), (-0.06, -0.52), (0.14, -0.58)]]
    straws += [[(-0.4, -0.1), (-0.3, 0.02)], [(-0.12, -0.08), (-0.08, 0.05)]]
    pen.lines([moved(straw, x, y, width) for straw in straws], "#a8761f", 1, opacity=0.8, soft=True)


def sheaf(tile: Tile, x: float, y: float, height: float) -> None:
    """Corn bound in the middle."""
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.34, height * 0.12)
    body = [(-0.28, 0), (-0.12, -0.42), (-0.34, -0.9), (0, -1), (0.34, -0.9), (0.12, -0.42), (0.28, 0)]
    pen.area(moved(body, x, y, height), "#e9c25a", ink=0.9, ink_opacity=0.7)
    pen.area(
        moved([(0.02, -0.99), (0.34, -0.9), (0.12, -0.42), (0.28, 0), (0.06, 0)], x, y, height), "#b5822c"
    )
    pen.line(moved([(-0.14, -0.42), (0.14, -0.42)], x, y, height), "#7a4f20", 1.8)


def stump(tile: Tile, x: float, y: float, width: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, width * 0.6, width * 0.22)
    body = [(-0.5, -0.5), (-0.56, 0.02), (0, 0.16), (0.56, 0.02), (0.5, -0.5)]
    pen.area(moved(body, x, y, width), "#6d4a2a", ink=0.8)
    pen.ovals([(x, y - width * 0.5, width * 0.5, width * 0.24)], "#d9b37c", ink=0.8)
    pen.ovals([(x, y - width * 0.5, width * 0.22, width * 0.1)], "#b48a52")


def log_pile(tile: Tile, x: float, y: float, size: float) -> None:
    """Three logs, seen from their cut ends."""
    pen = tile.stand(y)
    tile.shadow(x + size, y, size * 2.2, size * 0.5)
    for dx, dy in ((0, -0.55), (1.1, -0.55), (0.55, -1.45)):
        cx, cy = x + dx * size, y + dy * size
        trunk = [(cx, cy - size * 0.52), (cx + size * 2, cy - size * 0.9), (cx + size * 2.1, cy + size * 0.1)]
        pen.area([*trunk, (cx, cy + size * 0.52)], "#6d4a2a", ink=0.8)
        pen.ovals([(cx, cy, size * 0.5, size * 0.54)], "#d9b37c", ink=0.8)


def sheep(tile: Tile, x: float, y: float, size: float, left: bool = True) -> None:
    side = -1 if left else 1
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.7, size * 0.2)
    pen.lines([[(x + dx * size, y), (x + dx * size, y - size * 0.4)] for dx in (-0.25, 0.25)], INK, 1.2)
    fleece = blob(tile.rng, x, y - size * 0.55, size * 0.55, size * 0.36, 0.1)
    pen.area(fleece, "#f4efe2", ink=0.9, soft=True)
    pen.ovals([(x + side * size * 0.58, y - size * 0.66, size * 0.18, size * 0.2)], "#4a3a2a")


def bones(tile: Tile, x: float, y: float, size: float) -> None:
    """Ribs that stick out of the sand, and a skull."""
    pen = tile.stand(y)
    spine = [[(0, -0.5), (0.8, -0.72), (1.7, -0.6)]]
    ribs = [[(at, -0.62), (at + 0.16, -0.3), (at + 0.05, 0)] for at in (0.35, 0.7, 1.05, 1.4)]
    shapes = [moved(bone, x, y, size) for bone in spine + ribs]
    pen.lines(shapes, INK, 2.8, opacity=0.6, soft=True)
    pen.lines(shapes, "#f6ead0", 1.5, soft=True)
    pen.area(moved(oval(-0.28, -0.36, 0.3, 0.24, 8), x, y, size), "#f6ead0", ink=0.9, soft=True)
    pen.area(moved(oval(-0.3, -0.4, 0.07, 0.08, 6), x, y, size), INK, soft=True)


def column(tile: Tile, x: float, y: float, height: float, broken: bool = False) -> None:
    """A column of a temple nobody remembers."""
    pen = tile.stand(y)
    tile.shadow(x, y, height * 0.34, height * 0.1)
    top = -0.9 if broken else -0.88
    head = [(-0.13, top), (-0.02, top - 0.1), (0.06, top + 0.02), (0.13, top - 0.06)] if broken else []
    shaft = [(-0.13, 0), *(head or [(-0.13, top), (0.13, top)]), (0.13, 0)]
    pen.area(moved(shaft, x, y, height), "#f2dcb0", ink=0.9)
    pen.area(moved([(0.03, 0), (0.03, top + 0.02), (0.13, top), (0.13, 0)], x, y, height), "#b98d5b")
    if not broken:
        pen.area(moved([(-0.2, -1), (0.2, -1), (0.15, top), (-0.15, top)], x, y, height), "#f2dcb0", ink=0.9)
    pen.area(
        moved([(-0.2, 0.03), (-0.18, -0.07), (0.18, -0.07), (0.2, 0.03)], x, y, height), "#d8b580", ink=0.9
    )


def wreck(tile: Tile, x: float, y: float, size: float) -> None:
    """The ribs of a boat in the sand."""
    pen = tile.stand(y)
    tile.shadow(x, y, size * 0.9, size * 0.16)
    hull = [(-1, -0.36), (-0.7, 0), (0, 0.12), (0.7, 0), (1.05, -0.5), (0.5, -0.22), (-0.4, -0.2)]
    pen.area(moved(hull, x, y, size), "#7d5733", ink=1, soft=True)
    ribs = [[(at, 0), (at - 0.08, -0.4), (at + 0.04, -0.62)] for at in (-0.6, -0.25, 0.1, 0.45)]
    pen.lines([moved(rib, x, y, size) for rib in ribs], INK, 3, opacity=0.7, soft=True)
    pen.lines([moved(rib, x, y, size) for rib in ribs], "#96703f", 1.7, soft=True)
    plank = [(-0.8, -0.12), (0, 0), (0.85, -0.16)]
    pen.line(moved(plank, x, y, size), "#b28a55", 1.4, soft=True)


def mine(tile: Tile, x: float, y: float, size: float) -> None:
    """A gallery shored with beams."""
    pen = tile.stand(y + 0.1)
    pen.area(moved([(-0.5, 0), (-0.44, -0.7), (0.44, -0.7), (0.5, 0)], x, y, size), "#21170f")
    beams = [[(-0.5, 0), (-0.42, -0.76)], [(0.5, 0), (0.42, -0.76)], [(-0.62, -0.8), (0.62, -0.8)]]
    pen.lines([moved(beam, x, y, size) for beam in beams], INK, 3.6)
    pen.lines([moved(beam, x, y, size) for beam in beams], "#b0804a", 2.2)
