"""Two ships under sail, bow to the right: a three-master for the menu and a small one for the sea."""

from __future__ import annotations

from game.workshop.terrains.geometry import Point, Points, between, polar, softened
from game.workshop.terrains.pen import INK, Pen, document, linear

CORAL = "#c45434"
GLINT = "#eefafa"
DEFS = [
    linear("sail", [(0, "#fffaea"), (0.55, "#f3e5c4"), (1, "#cfb583")], end=(1, 0.35)),
    linear("hull", [(0, "#9a6a3a"), (0.5, "#7a4f2a"), (1, "#4b2e18")], end=(0.15, 1)),
    linear("cabin", [(0, "#b98a4e"), (1, "#7d5630")], end=(1, 0.4)),
]


# The three-master, 400 by 320


def large() -> str:
    pen = Pen()
    _wake(pen, 200, 284, 190)
    _bowsprit(pen)
    _mast(pen, 96, 214, 66)
    _mast(pen, 186, 226, 18)
    _mast(pen, 274, 222, 44)
    _shrouds(pen)
    _lateen(pen)
    for course in (
        (274, 108, 56, 68, 84, False),
        (274, 58, 40, 42, 44, False),
        (186, 98, 74, 86, 98, True),
        (186, 38, 50, 54, 54, False),
    ):
        square_sail(pen, *course)
    _jibs(pen)
    _hull(pen)
    _pennants(pen)
    _bow_wave(pen)
    return document(400, 320, DEFS, pen.elements)


def _mast(pen: Pen, x: float, foot: float, top: float) -> None:
    pen.line([(x, foot), (x + 2, top)], INK, 7)
    pen.line([(x, foot), (x + 2, top)], "#8a6238", 4.4)
    pen.line([(x - 1, foot), (x + 1, top)], "#c39a63", 1.2)


def square_sail(pen: Pen, x: float, y: float, top: float, bottom: float, drop: float, emblem: bool) -> None:
    """A sail that the wind from the left fills: it hangs from its yard and bellies to the right."""
    belly = drop * 0.26
    left = [(x - top, y), (x - top + belly * 0.7, y + drop * 0.45), (x - bottom + belly * 0.2, y + drop)]
    foot = [
        (x - bottom * 0.4 + belly * 0.5, y + drop * 0.9),
        (x + bottom * 0.4 + belly * 0.6, y + drop * 0.9),
    ]
    right = [(x + bottom + belly * 0.3, y + drop), (x + top + belly, y + drop * 0.45), (x + top, y)]
    outline = [*softened(left), *softened([left[-1], *foot, right[0]])[1:-1], *softened(right)]
    pen.area(outline, "url(#sail)", ink=2, ink_opacity=0.9)
    for share in (0.3, 0.56, 0.8):
        start, end = _across(left, right, share)
        pen.line(
            [start, ((start[0] + end[0]) / 2, start[1] + drop * 0.04), end],
            "#a98a58",
            1.1,
            opacity=0.6,
            soft=True,
        )
    seams = [
        [
            (x + at * top, y + 3),
            (x + at * top + belly * 0.8, y + drop * 0.5),
            (x + at * bottom + belly * 0.5, y + drop * 0.9),
        ]
        for at in (-0.45, 0.05, 0.55)
    ]
    pen.lines(seams, "#a98a58", 1, opacity=0.45, soft=True)
    if emblem:
        _star(pen, (x + belly * 0.7, y + drop * 0.48), drop * 0.3)
    pen.line([(x - top - 6, y), (x + top + 6, y)], INK, 6)
    pen.line([(x - top - 6, y), (x + top + 6, y)], "#8a6238", 3.6)


def _across(left: Points, right: Points, share: float) -> tuple[Point, Point]:
    lefts, rights = softened(left), softened(right)[::-1]
    at = round(share * (len(lefts) - 1))
    return lefts[at], rights[at]


def _star(pen: Pen, centre: Point, size: float) -> None:
    """The compass star of the company."""
    for angle in range(0, 360, 45):
        reach = size if angle % 90 == 0 else size * 0.62
        tip, right = polar(centre, reach, angle - 90), polar(centre, size * 0.24, angle - 67.5)
        left = polar(centre, size * 0.24, angle - 112.5)
        pen.area([centre, left, tip], "#d96a48")
        pen.area([centre, tip, right], "#a83f26")


def _lateen(pen: Pen) -> None:
    """The slanting sail of the last mast."""
    pen.area(
        softened([(64, 176), (84, 148), (126, 70), (140, 122), (132, 178), (98, 170)], closed=True),
        "url(#sail)",
        ink=2,
        ink_opacity=0.9,
    )
    pen.lines(
        [[(78, 168), (104, 150), (137, 150)], [(96, 138), (116, 124), (139, 122)]],
        "#a98a58",
        1.1,
        opacity=0.6,
        soft=True,
    )
    pen.line([(54, 192), (130, 60)], INK, 5.4)
    pen.line([(54, 192), (130, 60)], "#8a6238", 3.2)


def _bowsprit(pen: Pen) -> None:
    pen.line([(318, 218), (392, 168)], INK, 6.4)
    pen.line([(318, 218), (392, 168)], "#8a6238", 4)


def _jibs(pen: Pen) -> None:
    pen.lines([[(276, 50), (390, 170)], [(276, 106), (360, 190)]], INK, 1.2, opacity=0.7)
    sail = [
        *softened([(300, 84), (332, 120), (380, 162)]),
        *softened([(380, 162), (344, 178), (322, 204)])[1:],
        *softened([(322, 204), (322, 140), (300, 84)])[1:-1],
    ]
    pen.area(sail, "url(#sail)", ink=2, ink_opacity=0.9)
    pen.line([(318, 134), (340, 150), (352, 172)], "#a98a58", 1.1, opacity=0.6, soft=True)


def _shrouds(pen: Pen) -> None:
    """Ropes from the masts to the rail, with rungs."""
    for x, top, foot in ((186, 92, 226), (274, 102, 222)):
        pen.lines([[(x, top), (x + spread, foot)] for spread in (-26, -17, 17, 26)], INK, 1.2, opacity=0.6)
        rungs = []
        for step in range(6, 12):
            share = step / 12
            for inner, outer in ((-17, -26), (17, 26)):
                rungs.append(
                    [between((x, top), (x + inner, foot), share), between((x, top), (x + outer, foot), share)]
                )
        pen.lines(rungs, INK, 0.9, opacity=0.5)
    pen.lines([[(188, 22), (276, 50)], [(98, 70), (186, 34)], [(98, 70), (50, 196)]], INK, 1.1, opacity=0.55)


def _hull(pen: Pen) -> None:
    cabin = [(42, 196), (52, 192), (130, 200), (130, 236), (52, 236)]
    pen.area(cabin, "url(#cabin)", ink=2.2, ink_opacity=0.9)
    sheer = softened([(40, 206), (90, 226), (160, 236), (240, 234), (300, 222), (336, 204)])
    keel = softened(
        [
            (336, 204),
            (330, 240),
            (312, 270),
            (280, 288),
            (180, 294),
            (90, 288),
            (60, 268),
            (46, 236),
            (40, 206),
        ]
    )
    pen.area([*sheer, *keel[1:-1]], "url(#hull)", ink=2.4, ink_opacity=0.95)
    for drop, colour, width in (
        (5, "#e0b766", 5),
        (24, "#3d2614", 4),
        (27, "#b98a4e", 1.4),
        (42, "#3d2614", 2),
    ):
        rail = [(x + (188 - x) * drop / 700, y + drop) for x, y in sheer[1:-1]]
        pen.line(rail, colour, width, opacity=0.95)
    for x, y in ((96, 244), (128, 250), (160, 253), (192, 254), (224, 253), (256, 250), (286, 243)):
        pen.area(
            [(x - 6, y - 6), (x + 6, y - 6), (x + 6, y + 5), (x - 6, y + 5)],
            "#1c120a",
            ink=1.4,
            ink_opacity=0.9,
        )
        pen.area(
            [(x - 7, y - 12), (x + 7, y - 12), (x + 6, y - 6), (x - 6, y - 6)],
            CORAL,
            ink=1.2,
            ink_opacity=0.85,
        )
    for x, y in ((60, 206), (80, 209), (100, 212)):
        pen.area(
            [(x - 5, y - 4), (x + 5, y - 3), (x + 5, y + 8), (x - 5, y + 7)],
            "#f6d774",
            ink=1.4,
            ink_opacity=0.9,
        )
        pen.line([(x, y - 3), (x, y + 7)], INK, 1, opacity=0.8)
    pen.area(
        [(330, 204), (346, 196), (352, 204), (344, 214), (334, 214)],
        "#d9b25f",
        ink=1.6,
        ink_opacity=0.9,
        soft=True,
    )
    pen.line([(46, 196), (46, 176)], INK, 2.4)
    pen.ovals([(46, 172, 4.5, 5.5)], "#f6d774", ink=1.6)


def _pennants(pen: Pen) -> None:
    """Streamers in the wind from the left."""
    for x, y, size in ((188, 18, 1.0), (276, 44, 0.8), (98, 66, 0.8)):
        flag = [(0, 0), (16, -6), (32, 0), (54, -5), (34, 6), (16, 4), (0, 10)]
        pen.area(
            [(x + px * size, y + py * size) for px, py in flag], CORAL, ink=1.5, ink_opacity=0.9, soft=True
        )


def _wake(pen: Pen, x: float, y: float, half: float) -> None:
    pen.ovals([(x, y + 8, half * 0.86, 16)], "#0d3546", opacity=0.35)
    rows = [
        [(x - half + at * half / 3, y + (-3 if at % 2 else 3) + drop) for at in range(6)] for drop in (2, 12)
    ]
    pen.lines(rows, "#bfe6e4", 2, opacity=0.55, soft=True)


def _bow_wave(pen: Pen) -> None:
    """Foam along the waterline, highest at the bow."""
    crest = softened(
        [
            (24, 292),
            (60, 282),
            (96, 292),
            (140, 284),
            (184, 293),
            (228, 284),
            (270, 291),
            (308, 272),
            (340, 268),
            (366, 290),
        ]
    )
    under = softened([(384, 297), (340, 303), (280, 299), (200, 306), (110, 300), (50, 303), (10, 297)])
    pen.area([*crest, *under], "#bfe6e4", opacity=0.82)
    pen.line(crest, GLINT, 3)
    pen.lines(
        [[(40, 300), (80, 296), (120, 300)], [(230, 300), (280, 296), (330, 300)]],
        "#2f8596",
        1.8,
        opacity=0.6,
        soft=True,
    )


# The small one, 120 by 100


def small() -> str:
    pen = Pen()
    pen.ovals([(60, 88, 50, 7)], "#0d3546", opacity=0.35)
    pen.line([(56, 76), (57, 10)], INK, 5)
    pen.line([(56, 76), (57, 10)], "#8a6238", 3)
    pen.lines([[(57, 14), (22, 70)], [(57, 14), (100, 68)]], INK, 1, opacity=0.6)
    square_sail(pen, 56, 24, 24, 28, 40, False)
    _stripe(pen)
    jib = [
        *softened([(88, 36), (96, 52), (108, 66)]),
        *softened([(108, 66), (98, 67), (90, 70)])[1:],
        (92, 52),
    ]
    pen.area(jib, "url(#sail)", ink=1.5, ink_opacity=0.9)
    hull = [
        *softened([(14, 66), (36, 74), (70, 75), (96, 70), (110, 64)]),
        *softened([(110, 64), (102, 82), (84, 90), (36, 90), (20, 82), (14, 66)])[1:-1],
    ]
    pen.area(hull, "url(#hull)", ink=2, ink_opacity=0.95)
    pen.line(softened([(17, 70), (38, 77), (70, 78), (94, 74), (106, 69)]), "#e0b766", 3)
    pen.line(softened([(21, 79), (40, 83), (70, 84), (98, 79)]), "#3d2614", 1.6, opacity=0.8)
    pen.area([(58, 10), (68, 6), (82, 10), (68, 15), (58, 16)], CORAL, ink=1.3, ink_opacity=0.9, soft=True)
    foam = softened([(8, 92), (22, 86), (36, 92), (54, 88), (72, 92), (90, 84), (106, 82), (114, 91)])
    under = softened([(118, 93), (98, 97), (76, 94), (50, 98), (26, 95), (4, 94)])
    pen.area([*foam, *under], "#bfe6e4", opacity=0.82)
    pen.line(foam, GLINT, 1.8)
    return document(120, 100, DEFS, pen.elements)


def _stripe(pen: Pen) -> None:
    """A coral band across the sail."""
    band = [(40, 38), (58, 41), (88, 38), (87, 48), (58, 51), (39, 48)]
    pen.area(band, CORAL, opacity=0.9)
