"""The tiles without land: open sea, and the back of a tile nobody has explored."""

from __future__ import annotations

import math

from game.workshop.terrains.geometry import Point, blob, hexagon, polar
from game.workshop.terrains.landforms import SLATE, needle, rock
from game.workshop.terrains.pen import INK, Pen
from game.workshop.terrains.tile import Tile

FOAM = "#bfe6e4"
BRASS = "#be923c"
CORAL = "#c45434"


# Open sea


def swell(tile: Tile) -> None:
    _sea(tile, 26)


def skerries(tile: Tile) -> None:
    """A few rocks that a helmsman had better know."""
    _sea(tile, 18)
    for x, y, half, height in ((42, 104, 10, 26), (56, 112, 7, 14), (160, 128, 11, 30), (146, 136, 7, 13)):
        tile.ground.area(blob(tile.rng, x + 1, y + 1, half * 1.8, half * 0.6), FOAM, opacity=0.7, soft=True)
        needle(tile, x, y, half, height, SLATE)
    for x, y in ((34, 122), (148, 62), (66, 156)):
        tile.ground.area(blob(tile.rng, x, y, 9, 3.4), FOAM, opacity=0.6, soft=True)
        rock(tile, x, y, 9, SLATE)


def shoal(tile: Tile) -> None:
    """Shallow water and a school of fish."""
    _sea(tile, 16)
    tile.patches("#6fc0be", 3, 0.45, 56)
    for x, y, size in (
        (36, 110, 9),
        (52, 104, 8),
        (48, 120, 9),
        (150, 132, 9),
        (164, 124, 8),
        (162, 142, 9),
        (66, 128, 8),
    ):
        _fish(tile.ground, x, y, size)


def _sea(tile: Tile, waves: int) -> None:
    tile.patches("#4aa0a8", 5, 0.3, 40)
    tile.patches(tile.dark, 5, 0.35, 44)
    places: list[Point] = []
    for _ in range(waves * 12):
        x, y = tile.rng.uniform(20, 160), tile.rng.uniform(16, 186)
        if len(places) < waves and all(math.hypot(x - u, (y - v) * 2) > 34 for u, v in places):
            places.append((x, y))
    strokes = [
        [(x + dx, y + dy) for dx, dy in ((0, 0), (5, -3.4), (11, 0), (16, 2.6), (22, -0.6))]
        for x, y in places
    ]
    tile.ground.lines(strokes[::2], FOAM, 1.5, opacity=0.5, soft=True)
    tile.ground.lines(strokes[1::2], FOAM, 1.3, opacity=0.28, soft=True)


def _fish(pen: Pen, x: float, y: float, size: float) -> None:
    shape = [(-0.5, 0), (-0.1, -0.22), (0.35, -0.06), (0.62, -0.24), (0.58, 0.22), (0.35, 0.06), (-0.1, 0.2)]
    pen.area([(x + px * size, y + py * size) for px, py in shape], "#0f3f50", opacity=0.65, soft=True)


SEA = (swell, skerries, shoal)


# The back


def back(tile: Tile) -> None:
    """Parchment with the lines of a chart and a compass rose."""
    tile.patches("#fbf1d6", 5, 0.6, 40)
    tile.patches("#b08a4e", 6, 0.22, 40)
    _rhumbs(tile.ground)
    _rings(tile.ground)
    rose(tile.ground, (100, 100), 46)
    _corners(tile.ground)


def _rhumbs(pen: Pen) -> None:
    """Lines of bearing from the middle and from the six corners."""
    main = [[(100, 100), polar((100, 100), 120, step * 22.5)] for step in range(16)]
    pen.lines(main, "#7a5a30", 0.8, opacity=0.4)
    for corner in hexagon(100)[1::2]:
        fan = [[corner, polar(corner, 240, step * 15)] for step in range(24)]
        pen.lines(fan, "#2f7688", 0.7, opacity=0.2)


def _rings(pen: Pen) -> None:
    for radius, opacity in ((62, 0.5), (66, 0.3)):
        ring = [polar((100, 100), radius, step * 5) for step in range(73)]
        pen.line(ring, "#7a5a30", 1, opacity=opacity)
    ticks = [[polar((100, 100), 62, step * 10), polar((100, 100), 66, step * 10)] for step in range(36)]
    pen.lines(ticks, "#7a5a30", 1, opacity=0.6)


def _corners(pen: Pen) -> None:
    """An inner frame of brass with a knob at each corner."""
    frame = hexagon(88)
    pen.line([*frame, frame[0]], BRASS, 2, opacity=0.8)
    pen.line([*hexagon(84), hexagon(84)[0]], INK, 0.8, opacity=0.45)
    pen.ovals([(x, y, 3.4, 3.4) for x, y in frame], BRASS, ink=0.9)


def rose(pen: Pen, centre: Point, size: float) -> None:
    """A compass rose of sixteen points; each point is half light, half dark, and north is coral."""
    for reach, waist, start, count, spread in (
        (0.52, 0.09, 22.5, 8, 11.25),
        (0.74, 0.13, 45, 4, 45),
        (1, 0.17, 0, 4, 45),
    ):
        for step in range(count):
            angle = start + step * 360 / count
            for side, colour in ((spread, "#5b452c"), (-spread, "#f7ecd2")):
                dark_north = reach == 1 and step == 3 and side > 0
                waist_point, tip = (
                    polar(centre, size * waist, angle + side),
                    polar(centre, size * reach, angle),
                )
                pen.area([centre, waist_point, tip], CORAL if dark_north else colour, ink=0.8)
    pen.ovals([(*centre, size * 0.09, size * 0.09)], BRASS, ink=0.9)
