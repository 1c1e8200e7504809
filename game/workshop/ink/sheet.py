"""A sheet: filled shapes with an ink outline, lines and bands, placed by nested frames; written as SVG."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import cos, pi, sin
from random import Random

from game.workshop.ink.hues import INK, PALE
from game.workshop.terrains.pen import curve, linear, number, polyline

Point = tuple[float, float]
Points = Sequence[Point]
Path = str | Points
"""Path data as SVG has it, or points to be joined."""

EVEN = 0.7
"""How much of an outline's thickness is kept when what it outlines is drawn smaller."""
SOLID = 0.92
"""How strong an outline is."""
NO_STROKE = ' stroke="none"'
_NUMBER = re.compile(r"-?\d*\.\d+")


class Sheet:
    """One picture in the making. Later shapes lie over earlier ones."""

    def __init__(self, width: float, height: float, seed: str, ink: float = 1.25) -> None:
        self.width, self.height, self.ink = width, height, ink
        self.rng = Random(seed)
        self.scale = 1.0
        """Of the frame in which is being drawn."""
        self._defs: dict[str, str] = {}
        self._elements: list[str] = []

    # Frames

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """What is drawn inside has its own origin, size and turn (in degrees, clockwise)."""
        parts = [f"translate({number(x)} {number(y)})"] if x or y else []
        parts += [f"rotate({number(turn)})"] if turn else []
        parts += [f"scale({scale:.3g})"] if scale != 1 else []
        before = self.scale
        self.scale *= scale
        self._elements.append(f'<g transform="{" ".join(parts)}">' if parts else "<g>")
        yield
        self._elements.append("</g>")
        self.scale = before

    @contextmanager
    def mirrored(self, x: float = 0) -> Iterator[None]:
        """The other way round about an upright line; for what has no lit side of its own."""
        self._elements.append(f'<g transform="translate({number(2 * x)} 0) scale(-1 1)">')
        yield
        self._elements.append("</g>")

    # Marks

    def shape(
        self,
        path: Path,
        fill: str,
        ink: float = 1.0,
        *,
        opacity: float = 1.0,
        soft: bool = False,
        colour: str = INK,
    ) -> None:
        """A filled shape with an outline; `ink` is its thickness as a part of the sheet's."""
        self._put(_data(path, True, soft), fill, opacity, self._stroke(colour, self._ink(ink), SOLID))

    def line(
        self, path: Path, ink: float = 1.0, colour: str = INK, *, opacity: float = SOLID, soft: bool = False
    ) -> None:
        """A line of the pen, as thick as an outline or some part of it."""
        self._put(_data(path, False, soft), "none", 1.0, self._stroke(colour, self._ink(ink), opacity))

    def band(
        self,
        path: Path,
        colour: str,
        width: float,
        ink: float = 1.0,
        *,
        opacity: float = 1.0,
        soft: bool = True,
    ) -> None:
        """A rounded band, as an arm or a rope is; its width grows and shrinks with the frame."""
        data = _data(path, False, soft)
        if ink:
            self._put(
                data, "none", 1.0, self._stroke(INK, width + 2 * self._ink(ink) * 0.92, SOLID * opacity)
            )
        self._put(data, "none", 1.0, self._stroke(colour, width, opacity))

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str, ink: float = 1.0, *, opacity: float = 1.0
    ) -> None:
        self.shape(ring(x, y, rx, ry), fill, ink, opacity=opacity)

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, ink: float = 1.0, *, opacity: float = 1.0
    ) -> None:
        self.shape(box(x, y, w, h), fill, ink, opacity=opacity)

    def shade(self, path: Path, opacity: float = 0.2, *, soft: bool = False, colour: str = "#2a1408") -> None:
        """Where the light does not reach."""
        self._put(_data(path, True, soft), colour, opacity, "")

    def gleam(self, path: Path, opacity: float = 0.35, *, soft: bool = False, colour: str = PALE) -> None:
        """Where the light falls."""
        self._put(_data(path, True, soft), colour, opacity, "")

    def lines(
        self,
        paths: Iterable[Path],
        ink: float = 0.6,
        colour: str = INK,
        *,
        opacity: float = 0.5,
        soft: bool = False,
    ) -> None:
        """Many strokes of one pen, as one mark."""
        data = "".join(_data(path, False, soft) for path in paths)
        self._put(data, "none", 1.0, self._stroke(colour, self._ink(ink), opacity))

    def paste(self, document: str, x: float, y: float, scale: float) -> None:
        """A whole picture made elsewhere in the house, as a part of this one."""
        defs, _, rest = document.partition("<defs>")[2].partition("</defs>")
        for gradient in filter(None, defs.split("\n")):
            self._defs.setdefault(gradient, gradient)
        with self.at(x, y, scale):
            self._elements.append(
                f'<g stroke="none" stroke-opacity="1">{rest.partition("</svg>")[0].strip()}</g>'
            )

    # Colours that run into each other

    def blend(self, *colours: str, end: Point = (0, 1)) -> str:
        """A fill that goes from one colour to the next, from the upper left corner of a shape to `end`."""
        last = max(len(colours) - 1, 1)
        return self._named(
            lambda name: linear(name, [(at / last, colour) for at, colour in enumerate(colours)], end)
        )

    def halo(self, x: float, y: float, radius: float, colour: str, opacity: float = 0.8) -> None:
        """Light around a lamp or the sun, lost in the air."""
        fill = self._named(
            lambda name: (
                f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{number(x)}"'
                f' cy="{number(y)}" r="{number(radius)}">'
                f'<stop offset="0" stop-color="{colour}" stop-opacity="{opacity:.2g}"/>'
                f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
            )
        )
        self._put(ring(x, y, radius, radius), fill, 1.0, "")

    def fade(self, path: Path, colour: str, near: float, far: float, end: Point = (0, 1)) -> None:
        """A veil of one colour that grows weaker or stronger across a shape."""
        fill = self._named(
            lambda name: (
                f'<linearGradient id="{name}" x1="0%" y1="0%" x2="{end[0] * 100:.0f}%"'
                f' y2="{end[1] * 100:.0f}%">'
                f'<stop offset="0" stop-color="{colour}" stop-opacity="{near:.2g}"/>'
                f'<stop offset="1" stop-color="{colour}" stop-opacity="{far:.2g}"/></linearGradient>'
            )
        )
        self._put(_data(path, True, False), fill, 1.0, "")

    # The file

    def finish(self) -> str:
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        box_ = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        group = f'<g stroke="{INK}" stroke-opacity="{SOLID}" stroke-linecap="round" stroke-linejoin="round">'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box_}>'
        defs = ["<defs>", *self._defs.values(), "</defs>"] if self._defs else []
        return "\n".join([head, *defs, group, *self._elements, "</g>", "</svg>", ""])

    # Inside

    def _ink(self, part: float) -> float:
        return self.ink * part / float(self.scale**EVEN)

    def _stroke(self, colour: str, width: float, opacity: float) -> str:
        if width <= 0:
            return ""
        tint = "" if colour == INK else f' stroke="{colour}"'
        seen = "" if opacity == SOLID else f' stroke-opacity="{opacity:.2g}"'
        return f'{tint} stroke-width="{_short(f"{width:.2f}")}"{seen}'

    def _put(self, data: str, fill: str, opacity: float, stroke: str) -> None:
        seen = "" if opacity >= 1 else f' fill-opacity="{opacity:.2g}"'
        self._elements.append(f'<path d="{_short(data)}" fill="{fill}"{seen}{stroke or NO_STROKE}/>')

    def _named(self, made: Callable[[str], str]) -> str:
        """The fill that uses a gradient, which is defined once."""
        plain = made("?")
        if plain not in self._defs:
            self._defs[plain] = made(f"g{len(self._defs)}")
        key = list(self._defs).index(plain)
        return f"url(#g{key})"


def _short(data: str) -> str:
    return _NUMBER.sub(lambda found: number(float(found.group())), data)


def _data(path: Path, closed: bool, soft: bool) -> str:
    if isinstance(path, str):
        return path
    return curve(path, closed) if soft else polyline(path, closed)


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{x:.2f} {y:.2f}h{w:.2f}v{h:.2f}h{-w:.2f}z"


def ring(x: float, y: float, rx: float, ry: float) -> str:
    half = f"a{rx:.2f} {ry:.2f} 0 1 0 "
    return f"M{x - rx:.2f} {y:.2f}{half}{2 * rx:.2f} 0{half}{-2 * rx:.2f} 0z"


def arc(x: float, y: float, rx: float, ry: float, start: float, stop: float, count: int = 10) -> list[Point]:
    """Points on a part of an oval, in degrees, clockwise from the right."""
    turns = [pi / 180 * (start + (stop - start) * n / count) for n in range(count + 1)]
    return [(x + rx * cos(turn), y + ry * sin(turn)) for turn in turns]
