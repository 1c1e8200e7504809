"""What drifts over the sea: waves, gulls, clouds, a great compass rose."""

from __future__ import annotations

import math
from random import Random

from game.workshop.terrains.geometry import Point, Points, blob, moved, polar, scallops
from game.workshop.terrains.pen import INK, Pen, document, linear

FOAM = "#bfe6e4"
BRASS, PALE_BRASS = "#d9b25f", "#f3e3b8"


# Waves: 48 by 16, drawn faintly

WAVES: tuple[tuple[Points, ...], ...] = (
    (((3, 9), (13, 4), (24, 9), (35, 13), (45, 8)),),
    (((2, 9), (8, 5.5), (15, 9.5), (23, 5.5), (31, 9.5), (39, 6), (46, 9)),),
    (((3, 12), (14, 10), (24, 4), (32, 4), (35, 8), (31, 9)), ((28, 13), (37, 12), (45, 13))),
    (((4, 6), (13, 3), (22, 6)), ((18, 12), (29, 8), (37, 11), (45, 10))),
)


def wave(number: int) -> str:
    pen = Pen()
    pen.lines(WAVES[number], FOAM, 1.8, soft=True)
    return document(48, 16, [], pen.elements)


# Gulls: 48 by 24, wings up and wings down

WINGS = {
    "gull-1": ([(2, 5), (10, 4), (17, 9), (24, 15), (31, 9), (38, 4), (46, 5)], 3.4),
    "gull-2": ([(2, 18), (9, 11), (17, 9), (24, 12), (31, 9), (39, 11), (46, 18)], 3.4),
}


def gull(name: str) -> str:
    """A bird far off: two wings with dark tips and a little body."""
    top, thick = WINGS[name]
    under = [(x, y + thick * math.sin(math.pi * at / 6)) for at, (x, y) in enumerate(top)]
    pen = Pen()
    pen.area([*top, *under[-2:0:-1]], "#fdfaf0", ink=0.8, ink_opacity=0.65, soft=True)
    tips = [[top[0], top[1], under[1]], [top[-1], top[-2], under[-2]]]
    pen.areas([[a, _half(a, b), _half(a, c)] for a, b, c in tips], "#4a4f57", opacity=0.9)
    x, y = top[3]
    body = [(x - 5.5, y + 1), (x - 2, y - 1.6), (x + 3, y - 1), (x + 6, y + 1.6), (x + 1, y + 3.4)]
    pen.area(body, "#f1ead8", ink=0.9, ink_opacity=0.7, soft=True)
    pen.area([(x - 5.2, y + 0.2), (x - 8, y + 1.4), (x - 5, y + 1.6)], "#d99a3c")
    return document(48, 24, [], pen.elements)


def _half(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


# Clouds

PUFFS = {
    1: (220, 96, ((52, 62, 34, 20), (96, 46, 42, 30), (146, 54, 38, 26), (184, 66, 26, 15))),
    2: (180, 80, ((40, 52, 26, 15), (82, 40, 36, 24), (130, 50, 34, 17))),
}


def cloud(number: int) -> str:
    """Puffs of parchment white: the shade first, then the light, and a scroll or two of the pen."""
    width, height, puffs = PUFFS[number]
    rng, pen = Random(f"cloud-{number}"), Pen()
    for x, y, rx, ry in puffs:
        pen.area(blob(rng, x + 4, y + 7, rx, ry, 0.05), "#9fb9b8", opacity=0.35, soft=True)
    outlines = [scallops(rng, x, y, rx, ry, 7) for x, y, rx, ry in puffs]
    for outline in outlines:
        pen.cloud(outline, "#f6edd6", ink=1.6, ink_opacity=0.28)
    for x, y, rx, ry in puffs:
        pen.area(blob(rng, x, y + 1, rx * 0.86, ry * 0.84, 0.04), "#f6edd6", soft=True)
        pen.area(
            blob(rng, x - rx * 0.16, y - ry * 0.2, rx * 0.6, ry * 0.5, 0.06),
            "#fffaec",
            opacity=0.7,
            soft=True,
        )
    pen.lines(
        [_scroll(x + rx * 0.2, y + ry * 0.3, ry * 0.34) for x, y, rx, ry in puffs],
        INK,
        1.3,
        opacity=0.25,
        soft=True,
    )
    return document(width, height, [], pen.elements)


def _scroll(x: float, y: float, size: float) -> list[Point]:
    """A spiral, as engravers put into clouds."""
    turns = [(step * 0.62, 1 - step * 0.085) for step in range(10)]
    return [
        (x + size * reach * math.cos(turn), y + size * reach * 0.8 * math.sin(turn)) for turn, reach in turns
    ]


# The great rose: 400 by 400, thin lines of brass


def great_rose() -> str:
    pen, centre = Pen(), (200.0, 200.0)
    for radius, width, opacity in (
        (196, 1, 0.6),
        (188, 2.2, 0.9),
        (152, 1.2, 0.8),
        (146, 0.8, 0.6),
        (62, 1, 0.7),
    ):
        pen.ovals([(*centre, radius, radius)], "none")
        pen.elements[-1] = pen.elements[-1].replace(
            "/>", f' stroke="{BRASS}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        )
    _scale(pen, centre)
    for reach, waist, start, count in (
        (118, 17, 11.25, 16),
        (140, 20, 22.5, 8),
        (164, 28, 45, 4),
        (186, 36, 0, 4),
    ):
        for step in range(count):
            _point(pen, centre, reach, waist, start + step * 360 / count, 180 / max(count, 8))
    _lily(pen)
    pen.ovals([(*centre, 9, 9)], BRASS)
    pen.ovals([(*centre, 4.5, 4.5)], PALE_BRASS)
    return document(400, 400, [], pen.elements)


def _scale(pen: Pen, centre: Point) -> None:
    """Degrees: a tick every five, a longer one every fifteen, a dot at every wind."""
    fine = [[polar(centre, 146, a), polar(centre, 152, a)] for a in range(0, 360, 5)]
    long = [[polar(centre, 152, a), polar(centre, 162, a)] for a in range(0, 360, 15)]
    pen.lines(fine, BRASS, 1, opacity=0.7)
    pen.lines(long, BRASS, 1.2, opacity=0.8)
    pen.ovals(
        [(*polar(centre, 174, 11.25 + 22.5 * step), 2.4, 2.4) for step in range(16)], PALE_BRASS, opacity=0.8
    )


def _point(pen: Pen, centre: Point, reach: float, waist: float, angle: float, spread: float) -> None:
    """A point of the rose: one half filled with brass, the other only outlined."""
    tip, left, right = (
        polar(centre, reach, angle),
        polar(centre, waist, angle - spread),
        polar(centre, waist, angle + spread),
    )
    pen.area([centre, right, tip], BRASS, opacity=0.75)
    pen.area([centre, left, tip], PALE_BRASS, opacity=0.4)
    pen.line([left, tip, right], BRASS, 1.2, opacity=0.95)


def _lily(pen: Pen) -> None:
    """The lily that marks north."""
    petals = [
        [(0, -24), (5, -14), (3, -4), (-3, -4), (-5, -14)],
        [(-3, -3), (-9, -7), (-13, -13), (-15, -6), (-9, 0)],
        [(3, -3), (9, -7), (13, -13), (15, -6), (9, 0)],
        [(-8, 1), (8, 1), (8, 4), (-8, 4)],
    ]
    for petal in petals:
        pen.area(moved(petal, 200, 26, 0.85), PALE_BRASS, soft=len(petal) > 4)


# The cartouche: 600 by 200, a ribbon with curled ends


def cartouche() -> str:
    defs = [
        linear("band", [(0, "#fbf1d8"), (0.5, "#f3e3bd"), (1, "#dcc088")], end=(0, 1)),
        linear("tail", [(0, "#e2c993"), (1, "#b48f55")], end=(0, 1)),
        linear("fold", [(0, "#8a6a3a"), (1, "#6b4d27")], end=(0, 1)),
    ]
    pen = Pen()
    for side in (1, -1):
        _tail(pen, side)
    pen.area([(x + 4, y + 8) for x, y in _band()], "#150f08", opacity=0.28, soft=False)
    pen.area(_band(), "url(#band)", ink=2.4, ink_opacity=0.85)
    _rims(pen)
    for side in (1, -1):
        _curl(pen, side)
    _ornament(pen)
    return document(600, 200, defs, pen.elements)


def _mirror(points: Points, side: int) -> list[Point]:
    return [(300 + (x - 300) * side, y) for x, y in points]


def _arched(y: float, inset: float = 0) -> list[Point]:
    """A line across the band, bent upwards in the middle."""
    left, right = 78 + inset, 522 - inset
    return [(left + (right - left) * s / 16, y - 16 * math.sin(math.pi * s / 16)) for s in range(17)]


def _band() -> list[Point]:
    return [*_arched(48), *_arched(160)[::-1]]


def _rims(pen: Pen) -> None:
    """Double lines of brass along the upper and the lower edge."""
    for y, width, opacity in ((56, 2.6, 1.0), (61.5, 1, 0.8), (152, 2.6, 1.0), (146.5, 1, 0.8)):
        pen.line(_arched(y, 5), "#be923c", width, opacity=opacity)


def _tail(pen: Pen, side: int) -> None:
    """The end of the ribbon behind the band, cut like a swallow's tail."""
    shape = [(118, 76), (60, 84), (8, 74), (30, 118), (6, 164), (64, 176), (118, 168)]
    pen.area(_mirror([(x + 3, y + 6) for x, y in shape], side), "#150f08", opacity=0.22)
    pen.area(_mirror(shape, side), "url(#tail)", ink=2.2, ink_opacity=0.85)
    rims = ([(112, 84), (60, 92), (22, 86)], [(112, 160), (64, 167), (20, 158)])
    pen.lines([_mirror(rim, side) for rim in rims], "#be923c", 1.8, soft=True)
    pen.area(_mirror([(78, 160), (118, 152), (118, 168)], side), "url(#fold)", ink=1.8, ink_opacity=0.85)


def _curl(pen: Pen, side: int) -> None:
    """The rolled edge where the band turns back."""
    roll = [(78, 48), (70, 60), (67, 104), (70, 150), (78, 160), (87, 150), (90, 104), (87, 60)]
    pen.area(_mirror(roll, side), "#e9d3a0", ink=2, ink_opacity=0.85, soft=True)
    pen.line(_mirror([(82, 62), (84, 104), (82, 148)], side), "#a07c42", 2, opacity=0.7, soft=True)
    pen.line(_mirror([(73, 64), (72, 104), (74, 146)], side), "#fff7df", 2, opacity=0.8, soft=True)


def _ornament(pen: Pen) -> None:
    """A small sun of brass over the middle, sprays to both sides of it, a drop below."""
    sun = (300.0, 30.0)
    rays = [[polar(sun, 20, a), polar(sun, 9, a + 11), polar(sun, 9, a - 11)] for a in range(0, 360, 30)]
    pen.areas(rays, "#be923c")
    pen.ovals([(300, 30, 11, 11)], "#d9b25f", ink=1.8)
    pen.ovals([(297, 27, 4, 4)], "#f7e3ad")
    for side in (1, -1):
        pen.lines(
            [_mirror([(322, 31), (344, 22), (366, 31), (388, 27)], side)], INK, 4, opacity=0.75, soft=True
        )
        pen.lines([_mirror([(322, 31), (344, 22), (366, 31), (388, 27)], side)], "#d9b25f", 2.2, soft=True)
        pen.ovals([(300 + side * 92, 27, 4, 4)], "#c45434", ink=1.4)
    pen.area([(290, 146), (300, 140), (310, 146), (300, 164)], "#c45434", ink=1.6)
