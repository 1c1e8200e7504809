"""Hexes of the scenarios that people have made their own, and what is laid over them."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art.brush import (
    CENTRE,
    HEX,
    INK,
    OAK,
    OLIVE,
    Pen,
    Point,
    between,
    blob,
    bush,
    document,
    dune,
    fir,
    flowers,
    grass,
    hexagon,
    lake,
    linear,
    palm,
    polar,
    reeds,
    ribbon,
    road,
    rock,
    round_tree,
    scatter,
)
from game.workshop.island_art.buildings import blocks, bottles, castle, cliff, crane, crates, glassworks
from game.workshop.island_art.land import Land, clear
from game.workshop.island_art.waters import corner_angle

MARBLE_ROCK = ("#ece6da", "#a59d8e")


# Oases: arrows point out of every second corner


def oasis(first: int) -> Callable[[Land], None]:
    """The way is through the corners first, first + 2 and first + 4."""

    def draw(tile: Land) -> None:
        tile.patches("#fff6da", 5, 0.4)
        tile.patches(tile.dark, 4, 0.15)
        tile.ground.area(blob(tile.rng, 100, 102, 58, 50, 0.1), "#a9bf62", opacity=0.8, soft=True)
        tile.ground.area(blob(tile.rng, 100, 102, 50, 42, 0.08), "#c2d17a", opacity=0.8, soft=True)
        lake(tile, 100, 106, 37, 24, "#e3cf97", 0.08)
        for x, y, half, height in (
            (60, 40, 24, 12),
            (142, 42, 22, 12),
            (32, 104, 16, 10),
            (170, 110, 15, 10),
        ):
            dune(tile, x, y, half, height, "#fdf0cf", "#cfa86a")
        behind = ((56, 92, 44, 0.12), (70, 84, 38, -0.16), (142, 88, 46, -0.12), (132, 80, 34, 0.14))
        for x, y, tall, lean in (*behind, (54, 136, 40, 0.14), (146, 138, 42, -0.14), (100, 152, 32, 0.1)):
            palm(tile, x, y, tall, lean)
        for x, y in ((72, 126), (130, 126)):
            reeds(tile, x, y, 5, 15)
        bush(tile, 84, 144, 13, OLIVE)
        bush(tile, 120, 144, 12, OLIVE)
        for corner in (first, first + 2, first + 4):
            _arrow(tile.ground, corner_angle(corner))

    return draw


def _arrow(pen: Pen, angle: float) -> None:
    """An arrow on the ground, outwards."""
    way = [(58, 5), (74, 5), (74, 12), (93, 0), (74, -12), (74, -5), (58, -5)]
    shape = [polar(polar(CENTRE, reach, angle), aside, angle + 90) for reach, aside in way]
    pen.area([(x + 1.2, y + 2) for x, y in shape], INK, opacity=0.35)
    pen.area(shape, "#d9603f", ink=1.5, ink_opacity=0.95)
    pen.line([polar(polar(CENTRE, reach, angle), -1.5, angle + 90) for reach in (61, 82)], "#f6b08c", 1.6)


# The castle of the barbarian attack


def great_castle(tile: Land) -> None:
    """A castle on its hill in the middle, a ring of trees."""
    _green(tile)
    tile.ground.area(blob(tile.rng, 100, 134, 66, 28, 0.06), "#a9bf76", opacity=0.9, soft=True)
    tile.ground.area(blob(tile.rng, 100, 130, 58, 22, 0.06), "#c6cf92", opacity=0.8, soft=True)
    road(tile, [(100, 140), (96, 156), (104, 176), (100, 200)], 13, 15, "#ecdcae", "#7a6a3c")
    castle(tile, 100, 142, 96)
    for x, y, tall in (
        (34, 104, 27),
        (46, 146, 26),
        (60, 164, 24),
        (164, 104, 27),
        (154, 148, 26),
        (140, 166, 24),
    ):
        round_tree(tile, x, y, tall, OAK)
    _lawn(tile)


SIDES = {"brown": ("#8a5a34", (1, 4)), "purple": ("#7d5aa6", (0, 3)), "green": ("#4f8f4a", (2, 5))}
"""The colours of the castle's sides, by the die: E and W, NE and SW, SE and NW."""


def castle_sides() -> str:
    """A band along each side in its colour, with one, two or three bars so that no eye depends on the hue."""
    pen = Pen(HEX)
    outer, inner = hexagon(95), hexagon(84)
    for count, (colour, sides) in enumerate(SIDES.values(), 1):
        for side in sides:
            a, b = (side + 4) % 6, (side + 5) % 6
            ends = [(between(outer[a], outer[b], s), between(inner[a], inner[b], s)) for s in (0.14, 0.86)]
            band = [ends[0][0], ends[1][0], ends[1][1], ends[0][1]]
            pen.area(band, colour, ink=1.4, ink_opacity=0.9)
            bars = []
            for bar in range(count):
                share = 0.5 + (bar - (count - 1) / 2) * 0.12
                far, near = between(outer[a], outer[b], share), between(inner[a], inner[b], share)
                bars.append([between(far, near, at) for at in (0.2, 0.8)])
            pen.lines(bars, "#fffaf0", 3)
    return document(200, 200, [], pen.elements)


# Where the traders go: each has its house on the side of the sea


def castle_yard(tile: Land) -> None:
    """The castle at the left; paths come from N, NE, SE and S."""
    _green(tile)
    castle(tile, 45, 122, 50)
    for x, y, tall in ((30, 140, 22), (44, 152, 22), (58, 66, 26), (150, 104, 25), (164, 112, 22)):
        round_tree(tile, x, y, tall, OAK)
    _lawn(tile)


def quarry(tile: Land) -> None:
    """The cut rock at the upper right; paths come from SE, S, SW and NW."""
    _rubble_ground(tile)
    cliff(tile, 142, 78, 66, 48)
    cliff(tile, 104, 52, 44, 30)
    crane(tile, 172, 110, 42)
    blocks(tile, 46, 108, 26)
    blocks(tile, 128, 166, 24)
    blocks(tile, 60, 160, 20)
    _chips(tile)


def glass_yard(tile: Land) -> None:
    """The ovens at the lower right; paths come from N, NE, SW and NW."""
    tile.soil("#f7e7c2", tile.dark, "#7a5a2c")
    glassworks(tile, 144, 150, 50)
    bottles(tile, 104, 172, 24)
    bottles(tile, 40, 112, 24)
    crates(tile, 72, 52, 22)
    for x, y, half, height in ((30, 96, 15, 10), (74, 168, 22, 10)):
        dune(tile, x, y, half, height, "#fdf0cf", "#b98d5b")
    _chips(tile)


def plaza() -> str:
    """A paved square in the middle of a hex, where wagons stop."""
    pen = Pen(HEX)
    pen.ovals([(102, 104, 32, 29)], INK, opacity=0.3)
    pen.ovals([(100, 100, 32, 29)], "#b7a079", ink=1.6)
    pen.ovals([(100, 99, 29, 26)], "url(#stone)", ink=1)
    pen.ovals([(100, 99, 18, 16)], "#f6ead0", ink=0.9)
    spokes = [[polar((100, 99), 18, 30 + 60 * n), polar((100, 99), 27.5, 30 + 60 * n)] for n in range(6)]
    pen.lines([[(x, 99 + (y - 99) * 0.9) for x, y in spoke] for spoke in spokes], INK, 1, opacity=0.5)
    star = [polar((100, 99), 13 if n % 2 == 0 else 5, 45 * n - 90) for n in range(8)]
    pen.area([(x, 99 + (y - 99) * 0.9) for x, y in star], "#be923c", ink=1)
    stops = linear("stone", [(0, "#efe2c4"), (1, "#cfb98d")], end=(0.35, 1))
    return document(200, 200, [stops], pen.elements)


def inner_path(corner: int) -> str:
    """A paved way from the middle of a hex to one of its corners; the plaza covers its inner end."""
    pen = Pen(HEX)
    angle = corner_angle(corner)
    line: list[Point] = [polar(CENTRE, reach, angle) for reach in (16, 58, 104)]
    pen.area(ribbon(line, 17, 17), INK, opacity=0.7)
    pen.area(ribbon(line, 14, 14), "#dcc89a")
    rungs = [
        [polar(polar(CENTRE, reach, angle), aside, angle + 90) for aside in (-6.5, 6.5)]
        for reach in range(34, 100, 9)
    ]
    pen.lines(rungs, "#8a7146", 1.3, opacity=0.8)
    pen.line(
        [polar(polar(CENTRE, reach, angle), -0.5, angle + 90) for reach in (20, 99)],
        "#8a7146",
        1.1,
        opacity=0.6,
    )
    return document(200, 200, [], pen.elements)


def _green(tile: Land) -> None:
    tile.soil("#dbe6a8", tile.dark, "#4f7338")


def _lawn(tile: Land) -> None:
    grass(tile, scatter(tile.rng, 70, 16, (4, 8), clear(4, 8)), 8, "#4f7338", 0.8)
    flowers(tile, scatter(tile.rng, 30, 18, (2, 3), clear(2, 3)), ("#fffaf0", "#f2c94c"), 1.5)


def _rubble_ground(tile: Land) -> None:
    tile.soil("#f3efe4", tile.dark, "#6b6354")


def _chips(tile: Land) -> None:
    for x, y in scatter(tile.rng, 30, 26, (5, 7), clear(6, 8)):
        rock(tile, x, y, tile.rng.uniform(6, 10), MARBLE_ROCK)
    fir(tile, 28, 84, 26)
