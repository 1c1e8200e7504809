"""A card: a view in a rounded frame, 240 wide and 320 high. The rim tells what kind of card it is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.workshop.island_art.brush import (
    INK,
    Pen,
    Point,
    Points,
    Tile,
    document,
    linear,
    polar,
    scallops,
    softened,
)

WIDE, HIGH = 240.0, 320.0
FIELD = [(8.0, 8.0), (WIDE - 8, 8.0), (WIDE - 8, HIGH - 8), (8.0, HIGH - 8)]
"""What may be painted; the rim covers its edge."""
LINE = 2.8
"""The weight of the ink around what stands in front."""


class Rim(NamedTuple):
    """The colours of a frame: its face, its shade, and the fine line in it."""

    face: str
    shade: str
    thread: str


RESOURCE = Rim("#f3e7ce", "#d8bf8f", "#be923c")
DEVELOPMENT = Rim("#2b7182", "#184a57", "#f0cf7c")
POINT = Rim("#dcb35a", "#a97b2e", "#fff3c9")
EVENT = Rim("#7d5aa0", "#533870", "#f0cf7c")
WAGON = Rim("#a8703f", "#6d4526", "#f0cf7c")
SPECIAL = Rim("#c45434", "#8a3320", "#f8dc8c")


class Bold(Pen):
    """A pen whose lines are so many times heavier."""

    def __init__(self, weight: float) -> None:
        super().__init__(FIELD)
        self.weight = weight

    def area(
        self,
        points: Points,
        fill: str,
        *,
        opacity: float = 1,
        ink: float = 0,
        ink_opacity: float = 0.65,
        soft: bool = False,
    ) -> None:
        heavy = ink * self.weight if self._holds(points) else ink  # what is cut is outlined by lines()
        dark = min(ink_opacity + 0.15, 1)
        super().area(points, fill, opacity=opacity, ink=heavy, ink_opacity=dark, soft=soft)

    def lines(
        self, shapes: Iterable[Points], colour: str, width: float, *, opacity: float = 1, soft: bool = False
    ) -> None:
        super().lines(shapes, colour, width * self.weight, opacity=opacity, soft=soft)


class Scene(Tile):
    """A view in the making: sky, land, what stands on it, and at last the frame."""

    def __init__(self, name: str, hues: tuple[str, str, str], weight: float = 1.5) -> None:
        super().__init__("back", 1)
        self.rng = Random(f"island card {name}")
        self.light, self.middle, self.dark = hues
        self.weight = weight
        self.ground = Pen(FIELD)
        self.defs = []

    def stand(self, depth: float) -> Pen:
        pen = Bold(self.weight)
        self._standing.append((depth, pen))
        return pen

    def standing(self) -> tuple[list[str], list[str]]:
        shade = Pen(FIELD)
        shade.ovals(self._shadows, "#150f08", opacity=0.26)
        pens = sorted(self._standing, key=lambda entry: entry[0])
        return shade.elements, [element for _, pen in pens for element in pen.elements]

    def put(self, parts: str, depth: float = 1000) -> None:
        """Something drawn with the fine brush, before all that stands less deep."""
        ink = f'stroke="{INK}" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"'
        self.stand(depth).elements.append(f'<g fill="none" {ink}>{parts}</g>')

    # Sky and land

    def sky(self, *colours: str, level: float = HIGH) -> None:
        """From above down to a level."""
        name = f"sky{len(self.defs)}"
        last = len(colours) - 1
        self.defs.append(linear(name, [(at / last, colour) for at, colour in enumerate(colours)], end=(0, 1)))
        self.ground.area([(0, 0), (WIDE, 0), (WIDE, level), (0, level)], f"url(#{name})")

    def sun(self, x: float, y: float, size: float, rays: str = "#fff3c4", disc: str = "#fbdc7a") -> None:
        wedges = []
        for step in range(12):
            turn = 30.0 * step + 8
            wedges.append([(x, y), polar((x, y), 420, turn), polar((x, y), 420, turn + 13)])
        self.ground.areas(wedges, rays, opacity=0.32)
        self.ground.ovals([(x, y, size * 1.35, size * 1.35)], rays, opacity=0.5)
        self.ground.ovals([(x, y, size, size)], disc, ink=2)

    def cloud(self, x: float, y: float, wide: float, fill: str = "#fffaf0", shade: str = "#cfdcd9") -> None:
        high = wide * 0.3
        self.ground.cloud(scallops(self.rng, x + 2, y + 4, wide * 0.5, high * 0.62, 9), shade, opacity=0.8)
        self.ground.cloud(
            scallops(self.rng, x, y, wide * 0.5, high * 0.55, 9), fill, ink=1.6, ink_opacity=0.5
        )

    def land(self, ridge: Points, fill: str, ink: float = 1.8, opacity: float = 1) -> None:
        """Everything below a soft line from the left edge to the right."""
        line = softened([(-6.0, ridge[0][1]), *ridge, (WIDE + 6, ridge[-1][1])])
        self.ground.area([*line, (WIDE + 6, HIGH), (-6, HIGH)], fill, opacity=opacity)
        if ink:
            self.ground.line(line, INK, ink, opacity=0.7)

    def sea(self, level: float, tones: tuple[str, str, str] = ("#79bcc6", "#4895a5", "#2b7182")) -> None:
        """Water up to a level, in three bands with crests."""
        for band, tone in enumerate(tones):
            y = level + band * (HIGH - level) / 3.2
            swell = [(x, y + (-3 if n % 2 else 3) * (band > 0)) for n, x in enumerate(range(0, 260, 40))]
            self.land(swell, tone, ink=1.6 if band == 0 else 0)
        crests = []
        for _ in range(16):
            x, y = self.rng.uniform(14, 206), self.rng.uniform(level + 10, HIGH - 14)
            size = 5 + (y - level) * 0.06
            crests.append(
                [(x, y), (x + size, y - size * 0.4), (x + 2 * size, y), (x + 3 * size, y - size * 0.3)]
            )
        self.ground.lines(crests, "#d7eeee", 1.8, opacity=0.65, soft=True)

    def gulls(self, places: Iterable[Point]) -> None:
        wings = [[(x - 9, y - 4), (x - 4, y - 6), (x, y), (x + 4, y - 6), (x + 9, y - 4)] for x, y in places]
        self.ground.lines(wings, INK, 2, opacity=0.75, soft=True)

    def card(self, rim: Rim) -> str:
        shade, things = self.standing()
        return document(WIDE, HIGH, self.defs, [*self.ground.elements, *shade, *things, frame(rim)])


def frame(rim: Rim) -> str:
    """A rounded rim with a fine thread in it, lit from the upper left."""
    outer, inner = _rounded(1.5, 17), _rounded(12.5, 9)
    parts = f'<path d="{outer}{inner}" fill="{rim.face}" fill-rule="evenodd"/>'
    lower = f"M{WIDE - 4.5} 18V{HIGH - 19}Q{WIDE - 4.5} {HIGH - 4.5} {WIDE - 19} {HIGH - 4.5}H18"
    parts += f'<path d="{lower}" fill="none" stroke="{rim.shade}" stroke-width="5"/>'
    parts += f'<path d="{_rounded(7, 13)}" fill="none" stroke="{rim.thread}" stroke-width="1.6"/>'
    for path, width in ((outer, 3), (inner, 2.4)):
        parts += f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{width}"/>'
    return parts


def _rounded(inset: float, r: float) -> str:
    left, top, right, foot = inset, inset, WIDE - inset, HIGH - inset
    return (
        f"M{left + r:g} {top:g}H{right - r:g}Q{right:g} {top:g} {right:g} {top + r:g}V{foot - r:g}"
        f"Q{right:g} {foot:g} {right - r:g} {foot:g}H{left + r:g}Q{left:g} {foot:g} {left:g} {foot - r:g}"
        f"V{top + r:g}Q{left:g} {top:g} {left + r:g} {top:g}Z"
    )
