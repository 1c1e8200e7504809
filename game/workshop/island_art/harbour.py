"""The sea frame: jetties from a coast path to a ship that shows what it takes, and the discs of numbers."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.workshop.island_art import goods
from game.workshop.island_art.brush import CENTRE, INK, Pen, Point, between, document, linear, polar
from game.workshop.island_art.glyph import (
    CORAL,
    CREAM,
    GOLD,
    TAN,
    WOOD,
    WOOD_DARK,
    at,
    fill,
    flat,
    line,
    picture,
    shadow,
)
from game.workshop.island_art.waters import FOAM, corner_angle, side_angle

PLANK, PLANK_DARK = "#c4935a", "#7a5530"
BERTH = 30.0
"""How far from the middle of its sea hex towards the land a ship is moored."""


def jetty(side: int) -> str:
    """Two gangways from the ends of the coast path beyond a side of the sea hex to the berth."""
    pen = Pen()
    berth = polar(CENTRE, BERTH, side_angle(side))
    ways = [(polar(CENTRE, 97, corner_angle(side + end)), berth) for end in (0, 1)]
    for start, end in sorted(ways, key=lambda way: way[0][1]):
        _gangway(pen, start, end)
    return document(200, 200, [], pen.elements)


def _gangway(pen: Pen, start: Point, end: Point) -> None:
    """Planks on posts, each post in a little foam."""
    length = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    nx, ny = -uy * 5.2, ux * 5.2
    posts = [between(start, end, share) for share in (0.3, 0.58, 0.86)]
    feet = [(x + s * nx, y + s * ny) for x, y in posts for s in (-1, 1)]
    pen.ovals([(x + 0.5, y + 8, 5.2, 2.4) for x, y in feet], FOAM, opacity=0.75)
    pen.lines([[(x, y), (x, y + 7)] for x, y in feet], INK, 4)
    pen.lines([[(x, y), (x, y + 7)] for x, y in feet], PLANK_DARK, 2)
    deck = [(start[0] + nx, start[1] + ny), (end[0] + nx, end[1] + ny), (end[0] - nx, end[1] - ny),
            (start[0] - nx, start[1] - ny)]  # fmt: skip
    pen.area([(x + 1.5, y + 4) for x, y in deck], INK, opacity=0.3)
    pen.area(deck, PLANK, ink=1.8, ink_opacity=0.95)
    gaps = []
    count = round(length / 6)
    for step in range(1, count):
        x, y = between(start, end, step / count)
        gaps.append([(x + nx * 0.85, y + ny * 0.85), (x - nx * 0.85, y - ny * 0.85)])
    pen.lines(gaps, PLANK_DARK, 1.1, opacity=0.9)


SAILS: dict[str, Callable[[], str]] = {
    "any": goods.crate,
    "lumber": goods.lumber,
    "brick": goods.brick,
    "wool": goods.wool,
    "grain": goods.grain,
    "ore": goods.ore,
}


def ship(cargo: Callable[[], str]) -> str:
    """A round ship whose sail shows its cargo, 64 by 64."""
    parts = shadow(32, 57, 27, 4)
    parts += line("M32 4V48", width=6.4) + line("M32 4V48", WOOD, 2.6)
    parts += flat("M33 2.5L46 5.5L33 9Z", CORAL, 2.2)
    sail = "M9 11C20 13.5 44 13.5 55 11C58.5 21 58.5 34 55 44C44 41 20 41 9 44C5.5 34 5.5 21 9 11Z"
    parts += fill(sail, CREAM)
    parts += fill(
        (
            "M46 12.5C50 12.2 53 11.6 55 11C58.5 21 58.5 34 55 44C52 43.2 49 42.7 46 42.4"
            "C49.5 33 49.5 22 46 12.5Z"
        ),
        TAN,
    )
    parts += line(sail, width=2.6) + at(15.4, 10.8, cargo(), 0.69)
    parts += line("M7 10.5H57", width=5.4) + line("M8 10.5H56", WOOD, 2)
    hull = "M4 41C8 44.5 12 46 16 46H48C52 46 56 44.5 60 41C60 50 54.5 57.5 47 60.5H17C9.5 57.5 4 50 4 41Z"
    parts += fill(hull, WOOD) + fill(
        "M9 54C20 56.5 44 56.5 55 54C53 57 50.3 59.2 47 60.5H17C13.7 59.2 11 57 9 54Z", WOOD_DARK
    )
    parts += line("M7 49.5C20 52.5 44 52.5 57 49.5", GOLD, 2.2) + line(hull, width=2.6)
    return picture(parts, 64, 64)


def plate() -> str:
    """A signboard for a rate of exchange, 64 by 32: the figures are set on it."""
    parts = '<path d="M6 6H58V28H6Z" stroke="#000" stroke-width="5" stroke-opacity="0.25"/>'
    parts += flat("M6 4H58Q61 4 61 7V25Q61 28 58 28H6Q3 28 3 25V7Q3 4 6 4Z", "#f3e7ce")
    parts += fill("M5 24H59V25Q59 27 57 27H7Q5 27 5 25Z", TAN)
    return picture(parts + line("M8 7.5H56V24.5H8Z", "#be923c", 1.4), 64, 32)


# Discs of numbers


def number_disc(rim: tuple[str, str, str], ring: str, studs: int = 0) -> str:
    """A disc of parchment in a metal rim, 64 by 64; figures and pips are set on it."""
    pen = Pen()
    pen.ovals([(33.5, 34.5, 29, 28)], "#150f08", opacity=0.35)
    pen.ovals([(32, 31.5, 29, 29)], INK)
    pen.ovals([(32, 31.5, 27.4, 27.4)], "url(#rim)")
    pen.ovals([(32, 31.5, 23.4, 23.4)], INK, opacity=0.75)
    pen.ovals([(32, 31.5, 22.4, 22.4)], "url(#face)")
    circle = [polar((32, 31.5), 20, 5.0 * step) for step in range(73)]
    pen.line(circle, ring, 1.1, opacity=0.75)
    shine = [polar((32, 31.5), 25.6, 190.0 + 6 * step) for step in range(13)]
    pen.line(shine, rim[0], 1.6, opacity=0.9)
    pen.ovals(
        [(*polar((32, 31.5), 25.5, 360 / max(studs, 1) * n), 1.5, 1.5) for n in range(studs)],
        "#fff6dc",
        ink=0.8,
    )
    defs = [
        linear("rim", [(0, rim[0]), (0.45, rim[1]), (1, rim[2])], end=(0.7, 1)),
        linear("face", [(0, "#fdf6e2"), (0.6, "#f3e7ce"), (1, "#dcc596")], end=(0.6, 1)),
    ]
    return document(64, 64, defs, pen.elements)


def quiet_disc() -> str:
    return number_disc(("#f6e3a8", "#cfa24a", "#8a6428"), "#be923c")


def hot_disc() -> str:
    """For a six or an eight; the studs tell it to eyes that do not see red."""
    return number_disc(("#f6a98c", "#d0482c", "#8a2717"), "#c45434", 12)
