"""What lies flat in the land: lakes, brooks, roads, fields, walls and fences."""

from __future__ import annotations

from game.workshop.terrains.geometry import Point, Points, between, blob, ribbon, softened
from game.workshop.terrains.pen import INK
from game.workshop.terrains.tile import Tile

WATER = ("#8fd0d6", "#4b9fb0")
GLINT = "#eefafa"


def lake(tile: Tile, x: float, y: float, rx: float, ry: float, bank: str, rough: float = 0.14) -> None:
    """Still water with a bank; the far shore throws a shadow on it, the near one catches light."""
    shape = blob(tile.rng, x, y, rx, ry, rough)
    grown = [between((x, y), point, 1 + 4 / max(rx, ry) * 1.2) for point in shape]
    tile.ground.area(grown, bank, opacity=0.75, soft=True)
    tile.ground.area(shape, tile.gradient(f"lake{round(x)}", *WATER), ink=1, ink_opacity=0.5, soft=True)
    far = [point for point in softened(shape, closed=True) if point[1] < y - ry * 0.2]
    far.sort()
    tile.ground.line([(px, py + 2) for px, py in far], "#2f7688", 2, opacity=0.5)
    glints = [[(x + at * rx - w, y + dy * ry), (x + at * rx + w, y + dy * ry)] for at, dy, w in
              ((-0.25, 0.05, rx * 0.24), (0.25, 0.36, rx * 0.18), (-0.1, 0.62, rx * 0.12))]  # fmt: skip
    tile.ground.lines(glints, GLINT, 1.3, opacity=0.75)


def brook(tile: Tile, points: Points, start: float, end: float, bank: str) -> None:
    """Running water that widens or narrows on its way, between uneven banks."""
    line = [(x + tile.rng.uniform(-2, 2), y + tile.rng.uniform(-2, 2)) for x, y in softened(points, steps=2)]
    tile.ground.area(_uneven(tile, line, start + 2.5, end + 5), bank, opacity=0.8, soft=True)
    water = _uneven(tile, line, start, end)
    tile.ground.area(water, tile.gradient("brook", "#86c8ce", "#4f9fb0", end=(0, 1)), soft=True)
    half = len(water) // 2
    tile.ground.line(water[:half], INK, 1, opacity=0.45, soft=True)
    tile.ground.line(water[half:], INK, 1, opacity=0.45, soft=True)
    glints = [line[at : at + 2] for at in range(2, len(line) - 2, 3)]
    shift = (start + end) / 10
    tile.ground.lines([[(x - shift, y) for x, y in glint] for glint in glints], GLINT, 1, opacity=0.7)


def _uneven(tile: Tile, line: Points, start: float, end: float) -> list[Point]:
    """A band whose width wavers."""
    band = ribbon(line, start, end, steps=1)
    half = len(band) // 2
    for index in range(half):
        middle = between(band[index], band[-1 - index], 0.5)
        swell = tile.rng.uniform(0.8, 1.25)
        band[index] = between(middle, band[index], swell)
        band[-1 - index] = between(middle, band[-1 - index], swell)
    return band


def road(tile: Tile, points: Points, start: float, end: float, colour: str, edge: str) -> None:
    """A trodden way with two ruts."""
    tile.ground.area(ribbon(points, start + 1.6, end + 1.6), edge, opacity=0.5)
    tile.ground.area(ribbon(points, start, end), colour, opacity=0.85)
    outline = ribbon(points, start * 0.4, end * 0.4)
    half = len(outline) // 2
    for rut in (outline[:half], outline[half:]):
        dashes = [rut[index : index + 4] for index in range(0, len(rut) - 3, 5)]
        tile.ground.lines(dashes, edge, 0.9, opacity=0.55)


def field(tile: Tile, corners: Points, fill: str, furrow: str, rows: int, opacity: float = 0.6) -> None:
    """A field of four corners, ploughed from its first side to its third."""
    a, b, c, d = corners
    shape = [a, _bent(a, b, 1.5), b, _bent(b, c, -1.5), c, _bent(c, d, 1.5), d, _bent(d, a, -1.5)]
    tile.ground.area(shape, fill)
    furrows = []
    for row in range(1, rows):
        start, end = between(a, b, row / rows), between(d, c, row / rows)
        furrows.append([start, _bent(start, end, 2.0), end])
    tile.ground.lines(furrows, furrow, 1.5, opacity=opacity, soft=True)
    tile.ground.line([*shape, a], INK, 0.9, opacity=0.35)


def _bent(start: Point, end: Point, bulge: float) -> Point:
    """The middle of a line, pushed aside."""
    x, y = between(start, end, 0.5)
    length = max(((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5, 1)
    return x + (start[1] - end[1]) / length * bulge, y + (end[0] - start[0]) / length * bulge


def wall(tile: Tile, points: Points, colour: str = "#cbbb9d") -> None:
    """A low wall of field stones."""
    line = softened(points)
    tile.ground.line([(x + 1.2, y + 1.5) for x, y in line], INK, 3.2, opacity=0.3)
    tile.ground.line(line, INK, 3.6, opacity=0.65)
    tile.ground.line(line, colour, 2.3)
    joints = [[(x, y - 1.1), (x, y + 1.1)] for x, y in line[::2]]
    tile.ground.lines(joints, INK, 0.8, opacity=0.6)


def fence(tile: Tile, start: Point, end: Point, posts: int) -> None:
    """Posts and two rails."""
    feet = [between(start, end, post / (posts - 1)) for post in range(posts)]
    pen = tile.stand(max(start[1], end[1]))
    rails = [[(feet[0][0], feet[0][1] - up), (feet[-1][0], feet[-1][1] - up)] for up in (2.6, 5.4)]
    pen.lines(rails, "#7a5530", 1.2)
    pen.lines([[(x, y), (x, y - 7.5)] for x, y in feet], "#5d3f22", 1.7)
