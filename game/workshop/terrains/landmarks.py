"""What makes one coast unlike another: lighthouses, and what is done on its beaches. Drawn over the shore."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.workshop.terrains.geometry import Point, Points, blob, moved
from game.workshop.terrains.landforms import SLATE, WARM_STONE, Stone
from game.workshop.terrains.pen import INK, Pen, document
from game.workshop.terrains.shores import (
    PLANK,
    PLANK_DARK,
    STONE,
    WALL,
    WALL_SHADE,
    Lie,
    bay,
    lay,
    plant,
)
from game.workshop.terrains.things import wreck
from game.workshop.terrains.tile import Tile, fits
from game.workshop.terrains.ways import GLINT

LAMP = "#ffdf7a"


class Tower(NamedTuple):
    wall: str
    shade: str
    band: str
    bands: int
    roof: str
    square: bool = False
    rock: Stone = SLATE


TOWERS = {
    "lighthouse-a1": Tower("#c89b66", "#8b6238", "#f3e6c8", 1, "#6d4a2a", True, WARM_STONE),
    "lighthouse-a2": Tower("#f6f0e0", "#c8bda2", "#3f7fa8", 3, "#2f5f80"),
    "lighthouse-b1": Tower("#8f95a3", "#5a6070", "#d9dce2", 1, "#3d424e", True),
    "lighthouse-b2": Tower("#4a4652", "#2b2833", "#c45434", 2, "#201d26"),
    "west-lighthouse-p1": Tower("#f6f0e0", "#c8bda2", "#4f8a52", 2, "#34663a", False, WARM_STONE),
    "east-lighthouse-p1": Tower("#efdcb0", "#bf9d62", "#8a5c34", 2, "#5d3c20", False, WARM_STONE),
    "west-lighthouse-p2": Tower("#f6f0e0", "#c8bda2", "#c45434", 3, "#8f3c26"),
    "east-lighthouse-p2": Tower("#e6e1f0", "#aba2c2", "#7d5aa6", 2, "#553a78"),
}
FOOT: Point = (156.0, 132.0)
HEIGHT = 76.0


def lighthouse(name: str) -> str:
    """On a rock of its own at the right, so that it can stand on any shore."""
    tile = Tile("coast", len(name))
    tower = TOWERS[name]
    x, y = FOOT
    tile.ground.area(blob(tile.rng, x, y + 5, 23, 8.5), GLINT, opacity=0.85, soft=True)
    _crag(tile, x, y + 6, tower.rock)
    pen = tile.stand(y + 8)
    wide = 0.125
    foot, head = HEIGHT * wide * 1.35, HEIGHT * (wide if tower.square else 0.09)
    top = y - HEIGHT * 0.74
    pen.area([(x - foot, y), (x - head, top), (x + head, top), (x + foot, y)], tower.wall)
    _bands(pen, tower, (x, y), top, foot, head)
    pen.area([(x + foot * 0.2, y), (x + head * 0.2, top), (x + head, top), (x + foot, y)], INK, opacity=0.26)
    pen.line([(x - foot, y), (x - head, top), (x + head, top), (x + foot, y), (x - foot, y)], INK, 1.5)
    pen.area([(x - 3, y), (x - 3, y - 7), (x + 2, y - 7), (x + 2, y)], "#4a2f1a", ink=0.8)
    _lantern(pen, tower, x, top, head)
    return _picture(tile)


def _bands(pen: Pen, tower: Tower, foot_at: Point, top: float, foot: float, head: float) -> None:
    x, y = foot_at
    for band in range(tower.bands):
        low = (band * 2 + 1) / (tower.bands * 2 + 1)
        high = (band * 2 + 2) / (tower.bands * 2 + 1)
        w1, w2 = (foot + (head - foot) * share for share in (low, high))
        y1, y2 = (y + (top - y) * share for share in (low, high))
        pen.area([(x - w1, y1), (x - w2, y2), (x + w2, y2), (x + w1, y1)], tower.band)


def _lantern(pen: Pen, tower: Tower, x: float, top: float, head: float) -> None:
    """A gallery, the lamp behind glass with its glow, and a cap."""
    pen.ovals([(x, top - 6, 17, 15)], LAMP, opacity=0.32)
    pen.ovals([(x, top - 6, 11, 10)], LAMP, opacity=0.4)
    out = head * 1.5
    pen.area(
        [(x - out, top + 2.4), (x - out, top - 1), (x + out, top - 1), (x + out, top + 2.4)], STONE, ink=1.1
    )
    glass = head * 0.92
    pen.area(
        [(x - glass, top - 1), (x - glass, top - 10), (x + glass, top - 10), (x + glass, top - 1)],
        LAMP,
        ink=1.1,
    )
    pen.line([(x, top - 1), (x, top - 10)], INK, 0.9, opacity=0.7)
    pen.area([(x - glass * 1.4, top - 9.6), (x, top - 19), (x + glass * 1.4, top - 9.6)], tower.roof, ink=1.2)
    pen.ovals([(x, top - 19.4, 1.7, 1.7)], "#e3b34c", ink=0.8)


def _crag(tile: Tile, x: float, y: float, stone: Stone) -> None:
    lit, shaded = stone
    pen = tile.stand(y - 2)
    body = [(-21, 1), (-18, -7), (-9, -11), (8, -10), (17, -6), (20, 2), (6, 5), (-10, 5)]
    pen.area(moved(body, x, y), lit, ink=1.2, ink_opacity=0.8)
    pen.area([(x + 8, y - 10), (x + 18, y - 6), (x + 22, y + 2), (x + 6, y + 5), (x + 9, y - 2)], shaded)
    pen.lines([[(x - 14, y - 6), (x - 11, y)], [(x - 2, y - 4), (x, y + 2)]], INK, 0.9, opacity=0.5)


# Beaches


def _nets(tile: Tile, places: Points) -> None:
    """Nets hung up to be mended."""
    for x, y in places:
        pen = tile.stand(y)
        tile.shadow(x, y, 15, 3)
        posts = [[(x - 14, y), (x - 13, y - 24)], [(x + 14, y + 2), (x + 13, y - 22)]]
        pen.lines(posts, INK, 3.4)
        pen.lines(posts, PLANK, 1.9)
        droop = [(x - 13, y - 23), (x - 5, y - 18), (x + 5, y - 17), (x + 13, y - 21)]
        low = [(x - 13, y - 6), (x - 5, y - 2), (x + 5, y - 2), (x + 13, y - 4)]
        pen.area([*droop, *low[::-1]], "#f6f0e0", opacity=0.5)
        mesh = [[a, b] for a, b in zip(droop, low, strict=True)]
        mesh += [[(x - 13, y - 23 + d), (x, y - 17 + d), (x + 13, y - 21 + d)] for d in (0, 6, 12, 17)]
        pen.lines(mesh, "#4d5b52", 1.2)
        pen.ovals([(x - 6 + 6 * k, y - 1, 1.7, 1.7) for k in range(3)], "#c45434", ink=0.6)


def _slipway(tile: Tile, places: Points) -> None:
    """A hull on rails, half planked, and the timber for the other half."""
    (x, y), other = places
    pen = tile.stand(y)
    tile.shadow(x, y + 2, 22, 5)
    rails = [[(x - 20, y + 5), (x + 20, y - 3)], [(x - 17, y + 9), (x + 23, y + 1)]]
    pen.lines(rails, INK, 3.6)
    pen.lines(rails, PLANK_DARK, 2)
    hull = [(-19, -12), (-13, 2), (9, -1), (20, -17), (8, -10), (-8, -8)]
    pen.area(moved(hull, x, y), "#b07a45", ink=1.4, soft=True)
    ribs = [[(x + d, y - 2), (x + d - 1, y - 11), (x + d + 1, y - 18)] for d in (-9, -2, 5, 11)]
    pen.lines(ribs, INK, 3)
    pen.lines(ribs, "#dcb377", 1.7)
    _logs(tile, *other)


def _logs(tile: Tile, x: float, y: float) -> None:
    pen = tile.stand(y)
    tile.shadow(x, y, 12, 3)
    for dx, dy in ((-7, -3), (1, -3), (-3, -9)):
        trunk = [(0, -3), (12, -6), (12, 0), (0, 3)]
        pen.area(moved(trunk, x + dx, y + dy), "#8b6238", ink=0.9)
        pen.ovals([(x + dx, y + dy, 3, 3.2)], "#e6c48c", ink=0.9)


def _wreckers(tile: Tile, places: Points) -> None:
    """A hulk, and what the sea has given back."""
    (x, y), (u, v) = places
    wreck(tile, x, y, 21)
    for dx, dy, w in ((-4, -4, 13), (8, 2, 9)):
        pen = tile.stand(v + dy)
        tile.shadow(u + dx, v + dy, w * 0.7, 3)
        box = [(-0.5, 0), (-0.5, -0.62), (0.5, -0.62), (0.5, 0)]
        pen.area(moved(box, u + dx, v + dy, w), "#a06a3a", ink=1.1)
        pen.ovals([(u + dx, v + dy - w * 0.64, w * 0.36, w * 0.2)], "#ffd75e", ink=0.8)


def _recruiters(tile: Tile, places: Points) -> None:
    """Canopies with a flag, each over a table."""
    for (x, y), flag in zip(places, ("#3a6fc4", "#c45434"), strict=True):
        pen = tile.stand(y)
        tile.shadow(x, y, 16, 4)
        poles = [[(x - 12, y), (x - 11, y - 18)], [(x + 12, y), (x + 11, y - 18)]]
        pen.lines(poles, INK, 3)
        pen.lines(poles, PLANK, 1.7)
        pen.area(moved([(-9, -1), (-9, -7), (9, -7), (9, -1)], x, y), PLANK, ink=1)
        roof = [(-16, -16), (0, -27), (16, -16), (11, -13), (5, -16), (0, -13), (-5, -16), (-11, -13)]
        pen.area(moved(roof, x, y), WALL, ink=1.2)
        pen.area(moved([(0, -27), (5, -16), (0, -13), (-5, -16)], x, y), "#c45434")
        pen.area(moved([(0, -27), (16, -16), (11, -13), (8, -15)], x, y), WALL_SHADE, opacity=0.7)
        pen.line([(x, y - 27), (x, y - 36)], INK, 1.6)
        pen.area(moved([(0, -36), (9, -33.5), (0, -31)], x, y), flag, ink=0.9)


WORK: dict[str, Callable[[Tile, Points], None]] = {
    "beach-a1": _nets,
    "beach-a2": _slipway,
    "beach-b1": _wreckers,
    "beach-b2": _recruiters,
}


def beach(name: str, sixth: int) -> Callable[[Tile], None]:
    """A beach with what is done on it, in two places of its sand that pieces leave in sight."""

    def draw(tile: Tile) -> None:
        lie = bay(sixth)
        lay(tile, lie, 26)
        WORK[name](tile, _sands(lie))
        plant(tile, lie, 1)

    return draw


def _sands(lie: Lie) -> list[Point]:
    """The best place on the sand at the left, and at the right."""
    around = [(x, y) for x in range(36, 166, 3) for y in range(78, 150, 3)]
    dry = [(x, y) for x, y in around if 5 < lie.inland((x, y)) < 40 and fits(x, y, 16, 24)]
    spots = sorted(dry, key=lambda at: abs(abs(at[0] - 100) - 52) + abs(at[1] - 122) * 0.6)
    first = spots[0]
    other = next((at for at in spots if abs(at[0] - first[0]) > 60 or abs(at[1] - first[1]) > 40), None)
    return sorted([first, other or (first[0], first[1] + 26)], key=lambda at: -at[0])


def _picture(tile: Tile) -> str:
    """What stands there and its shadows, without any ground."""
    shade, things = tile.standing()
    return document(200, 200, tile.defs[1:], [*tile.ground.elements, *shade, *things])
