"""The beasts of the chart: a sea serpent and a whale, 240 by 120 each, looking left."""

from __future__ import annotations

from random import Random

from game.workshop.terrains.geometry import Point, Points, blob, ribbon, softened
from game.workshop.terrains.pen import INK, Pen, document, linear

FOAM, GLINT = "#bfe6e4", "#eefafa"
CORAL = "#c45434"


# The serpent


def serpent() -> str:
    defs = [
        linear("hide", [(0, "#7fb58c"), (0.6, "#4b8a72"), (1, "#2c6156")], end=(0.6, 1)),
        linear("belly", [(0, "#f3e3b8"), (1, "#cdb47c")], end=(0, 1)),
    ]
    pen = Pen()
    _serpent_tail(pen)
    _coil(pen, 168, 46, 40, 15)
    _coil(pen, 112, 50, 52, 18)
    _neck(pen)
    _head(pen)
    _surf(pen, 104, ((62, 26), (90, 16), (136, 16), (147, 14), (190, 15), (212, 12)))
    return document(240, 120, defs, pen.elements)


def _coil(pen: Pen, x: float, width: float, height: float, thick: float) -> None:
    """A loop of the body above the water, with fins along its back."""
    base = 104
    line = [(x - width / 2, base + 4), (x - width * 0.4, base - height * 0.6), (x, base - height),
            (x + width * 0.4, base - height * 0.6), (x + width / 2, base + 4)]  # fmt: skip
    back = softened([(px + (px - x) * 0.2, py - thick * 0.42) for px, py in line], steps=3)
    _fins(pen, back[2:-2], thick * 0.5)
    body = ribbon(line, thick, thick * 0.9)
    pen.area(body, "url(#hide)", ink=2, ink_opacity=0.9)
    inner = [(px - (px - x) * 0.11, py + thick * 0.26) for px, py in line]
    pen.area(ribbon(inner, thick * 0.34, thick * 0.34), "url(#belly)", opacity=0.95)
    _scales(pen, softened(line, steps=4)[2:-2], thick)


def _fins(pen: Pen, back: Points, size: float) -> None:
    for index in range(0, len(back) - 1, 2):
        (ax, ay), (bx, by) = back[index], back[index + 1]
        tip = ((ax + bx) / 2 + (by - ay) * 0.5 + size * 0.5, (ay + by) / 2 - size - abs(bx - ax) * 0.1)
        pen.area([(ax, ay + 3), tip, (bx, by + 3)], CORAL, ink=1.3, ink_opacity=0.85)


def _scales(pen: Pen, line: Points, thick: float) -> None:
    arcs = []
    for x, y in line[::2]:
        arcs.append(
            [(x - thick * 0.2, y - thick * 0.16), (x, y + thick * 0.06), (x + thick * 0.2, y - thick * 0.16)]
        )
    pen.lines(arcs, INK, 1.1, opacity=0.4, soft=True)


def _neck(pen: Pen) -> None:
    line = [(78, 110), (74, 84), (58, 66), (56, 44), (66, 28)]
    _fins(pen, softened([(x + 11, y - 1) for x, y in line], steps=3)[3:-1], 8)
    pen.area(ribbon(line, 22, 16), "url(#hide)", ink=2, ink_opacity=0.9)
    throat = [(70, 110), (66, 86), (51, 68), (49, 46), (58, 34)]
    pen.area(ribbon(throat, 7, 5), "url(#belly)", opacity=0.95)
    rungs = [[(x - 3, y), (x + 3, y - 1.5)] for x, y in softened(throat, steps=3)[1:-1]]
    pen.lines(rungs, INK, 1, opacity=0.45)
    _scales(pen, [(x + 3, y) for x, y in softened(line, steps=4)[2:-3]], 18)


def _head(pen: Pen) -> None:
    """Open jaws, a forked tongue, an ear like a fin."""
    pen.lines([[(40, 40), (26, 43), (18, 40)], [(26, 43), (19, 47)]], CORAL, 2, soft=True)
    jaw = [(64, 38), (50, 42), (36, 48), (27, 46), (38, 41), (50, 33)]
    pen.area(jaw, "url(#belly)", ink=1.8, ink_opacity=0.9, soft=True)
    pen.area([(66, 30), (84, 20), (80, 30), (88, 34), (76, 38)], CORAL, ink=1.5, ink_opacity=0.9)
    skull = [
        (72, 36),
        (75, 24),
        (66, 14),
        (52, 13),
        (44, 19),
        (30, 22),
        (21, 28),
        (22, 34),
        (34, 35),
        (48, 35),
        (60, 40),
    ]
    pen.area(skull, "url(#hide)", ink=2, ink_opacity=0.9, soft=True)
    teeth = [[(x, 34.5), (x + 2.4, 39.5), (x + 5, 34.5)] for x in (28, 35, 42)]
    for tooth in teeth:
        pen.area(tooth, "#fbf6e6", ink=1, ink_opacity=0.8)
    pen.area([(54, 12), (58, 2), (64, 13)], "#f3e3b8", ink=1.4, ink_opacity=0.9)
    pen.area([(64, 15), (71, 6), (72, 19)], "#f3e3b8", ink=1.4, ink_opacity=0.9)
    pen.ovals([(54, 22, 4.4, 3.8)], "#f6d774", ink=1.3)
    pen.ovals([(53, 22, 1.5, 2.6)], INK)
    pen.ovals([(26, 27, 1.4, 1)], INK)


def _serpent_tail(pen: Pen) -> None:
    line = [(202, 112), (204, 92), (214, 78), (220, 64)]
    pen.area(ribbon(line, 13, 5), "url(#hide)", ink=2, ink_opacity=0.9)
    fluke = [(219, 68), (206, 56), (208, 42), (220, 52), (233, 40), (236, 55), (224, 66)]
    pen.area(fluke, CORAL, ink=1.6, ink_opacity=0.9, soft=True)


# The whale


def whale() -> str:
    defs = [
        linear("skin", [(0, "#7d97a8"), (0.55, "#4c6679"), (1, "#2f4556")], end=(0.2, 1)),
        linear("throat", [(0, "#e9e2cc"), (1, "#b9b298")], end=(0, 1)),
    ]
    pen = Pen()
    _spout(pen)
    _flukes(pen)
    back = [(14, 92), (16, 66), (34, 48), (64, 40), (100, 42), (136, 56), (164, 74), (190, 80), (206, 66)]
    keel = [(214, 72), (206, 92), (186, 104), (150, 110), (100, 112), (40, 110)]
    pen.area(back + keel, "url(#skin)", ink=2.2, ink_opacity=0.9, soft=True)
    belly = [(16, 84), (40, 88), (70, 90), (98, 98), (120, 110), (80, 112), (36, 110), (16, 98)]
    pen.area(belly, "url(#throat)", ink=1.4, ink_opacity=0.6, soft=True)
    grooves = [
        [(20 + step, 90 + step * 0.5), (50 + step, 94 + step * 0.3), (82 + step, 103 + step * 0.2)]
        for step in (0, 5, 12, 20)
    ]
    pen.lines(grooves, INK, 1.1, opacity=0.45, soft=True)
    pen.line([(15, 84), (38, 87), (56, 83), (64, 76)], INK, 1.8, opacity=0.85, soft=True)
    pen.area(
        [(84, 92), (100, 94), (112, 106), (104, 116), (92, 108)],
        "#3c5567",
        ink=1.8,
        ink_opacity=0.9,
        soft=True,
    )
    pen.ovals([(66, 70, 4.2, 3.6)], "#fbf6e6", ink=1.3)
    pen.ovals([(65, 70.4, 1.9, 1.9)], INK)
    pen.line([(60, 64), (67, 62), (73, 65)], INK, 1.5, opacity=0.7, soft=True)
    pen.line([(34, 53), (64, 45), (98, 47), (126, 57)], "#b7cad3", 2.4, opacity=0.6, soft=True)
    pen.ovals(
        [(118, 66, 3, 1.8), (134, 76, 2.4, 1.5), (108, 56, 2, 1.2), (148, 84, 2.2, 1.3)],
        "#9db4c0",
        opacity=0.6,
    )
    _surf(pen, 106, ((20, 18), (58, 20), (104, 20), (150, 18), (190, 16)))
    return document(240, 120, defs, pen.elements)


def _spout(pen: Pen) -> None:
    """Two plumes that part over the blowhole."""
    for side in (-1, 1):
        x = 74
        plume = [(x, 42), (x + side * 3, 22), (x + side * 14, 8), (x + side * 28, 12), (x + side * 30, 24)]
        pen.line(plume, INK, 6.4, opacity=0.5, soft=True)
        pen.line(plume, FOAM, 4.6, soft=True)
        pen.line([(px - 0.8, py - 0.8) for px, py in plume], GLINT, 1.8, soft=True)
    pen.ovals([(40, 34, 2.4, 3), (108, 35, 2.4, 3), (100, 40, 1.6, 2.2), (48, 42, 1.6, 2.2)], FOAM, ink=0.9)


def _flukes(pen: Pen) -> None:
    shape = [
        (204, 74),
        (190, 54),
        (178, 36),
        (196, 34),
        (208, 46),
        (222, 30),
        (236, 28),
        (230, 50),
        (216, 74),
    ]
    pen.area(shape, "url(#skin)", ink=2.2, ink_opacity=0.9, soft=True)
    pen.lines(
        [[(208, 66), (198, 50), (188, 42)], [(211, 66), (218, 48), (227, 38)]],
        INK,
        1.1,
        opacity=0.4,
        soft=True,
    )


def _surf(pen: Pen, y: float, crests: tuple[tuple[float, float], ...]) -> None:
    """The waterline: foam where a body breaks it, ripples around."""
    rng = Random("surf")
    for x, half in crests:
        pen.area(blob(rng, x, y + 4, half * 1.25, 5, 0.1), FOAM, opacity=0.35, soft=True)
        top = [(x - half + at * half / 4, y + (-1.5 if at % 2 else 2.5)) for at in range(9)]
        pen.area([*softened(top), (x + half * 0.6, y + 6), (x - half * 0.6, y + 6)], FOAM, opacity=0.9)
    pen.lines([_ripple(x - half, y + 1, half) for x, half in crests], GLINT, 1.8, soft=True)
    pen.lines(
        [_ripple(x - half * 0.8, y + 9, half * 0.8) for x, half in crests], GLINT, 1.2, opacity=0.6, soft=True
    )


def _ripple(x: float, y: float, size: float) -> list[Point]:
    return [(x + size * at * 0.5, y + (-2.6 if at % 2 else 1)) for at in range(5)]
