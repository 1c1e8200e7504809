"""A pen that writes SVG: filled areas and lines, cut to the region they may cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from game.workshop.terrains.geometry import (
    Point,
    Points,
    between,
    cut_area,
    cut_line,
    handles,
    inside,
    oval,
    shrunk,
    softened,
)

INK = "#2b2118"

Bulges = Sequence[tuple[Point, Point]]


class Pen:
    """Collects the elements of one picture; with a region, nothing is drawn outside it."""

    def __init__(self, region: Points | None = None) -> None:
        self.region = region
        self.elements: list[str] = []

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
        """A filled shape, with an ink outline if a width is given."""
        whole = self._holds(points)
        stroke = _stroke(INK, ink, ink_opacity) if ink and whole else ""
        self._fill(self._outline(points, soft), fill, opacity, stroke)
        if ink and not whole:
            self.line([*points, points[0]], INK, ink, opacity=ink_opacity, soft=soft)

    def areas(self, shapes: Iterable[Points], fill: str, *, opacity: float = 1, soft: bool = False) -> None:
        """Many shapes as one, so that their overlaps are no darker than the rest."""
        self._fill("".join(self._outline(points, soft) for points in shapes), fill, opacity)

    def cloud(
        self, pairs: Bulges, fill: str, *, opacity: float = 1, ink: float = 0, ink_opacity: float = 0.6
    ) -> None:
        """A shape of bulges between notches, as scallops() makes them."""
        corners = [point for pair in pairs for point in pair]
        if self._holds(corners):
            self._fill(bulges(pairs), fill, opacity, _stroke(INK, ink, ink_opacity) if ink else "")
        else:
            self.area([*_bulge_points(pairs)], fill, opacity=opacity, ink=ink, ink_opacity=ink_opacity)

    def ovals(
        self,
        places: Iterable[tuple[float, float, float, float]],
        fill: str,
        *,
        opacity: float = 1,
        ink: float = 0,
    ) -> None:
        """Upright ovals: middle and half axes."""
        stroke = _stroke(INK, ink, 0.65) if ink else ""
        self._fill("".join(self._oval(*place) for place in places), fill, opacity, stroke)

    def line(
        self, points: Points, colour: str, width: float, *, opacity: float = 1, soft: bool = False
    ) -> None:
        self.lines([points], colour, width, opacity=opacity, soft=soft)

    def lines(
        self, shapes: Iterable[Points], colour: str, width: float, *, opacity: float = 1, soft: bool = False
    ) -> None:
        """Many strokes of one pen."""
        region = self.region and shrunk(self.region, width / 2)
        data = "".join(_along(points, region, soft) for points in shapes)
        if data:
            self.elements.append(f'<path d="{data}" fill="none"{_stroke(colour, width, opacity)}/>')

    def _holds(self, points: Points) -> bool:
        region = self.region
        return region is None or all(inside(point, region) for point in points)

    def _outline(self, points: Points, soft: bool) -> str:
        if self.region is None or self._holds(points):
            return curve(points, closed=True) if soft else polyline(points, closed=True)
        dense = softened(points, closed=True, steps=4) if soft else points
        return polyline(cut_area(dense, self.region), closed=True)

    def _oval(self, x: float, y: float, rx: float, ry: float) -> str:
        around = oval(x, y, rx, ry, 14)
        if self.region is not None and not self._holds(around):
            return polyline(cut_area(around, self.region), closed=True)
        half = f"a{number(rx)} {number(ry)} 0 1 0 "
        return f"M{number(x - rx)} {number(y)}{half}{number(2 * rx)} 0{half}{number(-2 * rx)} 0Z"

    def _fill(self, data: str, fill: str, opacity: float, stroke: str = "") -> None:
        if data:
            self.elements.append(f'<path d="{data}" fill="{fill}"{_opacity("fill", opacity)}{stroke}/>')


def _along(points: Points, region: Points | None, soft: bool) -> str:
    if region is None or all(inside(point, region) for point in points):
        return curve(points, closed=False) if soft else polyline(points, closed=False)
    dense = softened(points, steps=4) if soft else points
    return "".join(polyline(piece, closed=False) for piece in cut_line(dense, region))


def polyline(points: Points, closed: bool) -> str:
    """Straight lines; relative steps, because they are shorter to write."""
    if len(points) < 2:
        return ""
    steps = (join([x - u, y - v]) for (u, v), (x, y) in pairwise(_tenths(point) for point in points))
    return f"M{join(_tenths(points[0]))}l{_run(steps)}" + ("z" if closed else "")


def curve(points: Points, closed: bool) -> str:
    """A soft line through the points."""
    if len(points) < 3:
        return polyline(points, closed)
    bends = []
    for piece in handles(points, closed):
        (u, v), *rest = (_tenths(point) for point in piece)
        bends.append(join([step for x, y in rest for step in (x - u, y - v)]))
    return f"M{join(_tenths(points[0]))}c{_run(bends)}" + ("z" if closed else "")


def bulges(pairs: Bulges) -> str:
    """Quadratic bends from notch to notch."""
    bends = []
    for (notch, bulge), (end, _) in zip(pairs, [*pairs[1:], pairs[0]], strict=True):
        (u, v), *rest = (_tenths(point) for point in (notch, bulge, end))
        bends.append(join([step for x, y in rest for step in (x - u, y - v)]))
    return f"M{join(_tenths(pairs[0][0]))}q{_run(bends)}z"


def _bulge_points(pairs: Bulges) -> Iterator[Point]:
    for (notch, bulge), (end, _) in zip(pairs, [*pairs[1:], pairs[0]], strict=True):
        for share in (0, 0.25, 0.5, 0.75):
            yield between(between(notch, bulge, share), between(bulge, end, share), share)


def _tenths(point: Point) -> tuple[int, int]:
    """A tenth of a unit is fine enough; whole tenths keep relative steps from drifting."""
    return round(point[0] * 10), round(point[1] * 10)


def join(tenths: Iterable[int]) -> str:
    return _run(_short(value / 10) for value in tenths)


def _run(numbers: Iterable[str]) -> str:
    """Numbers in a row; a minus sign needs no space before it."""
    return " ".join(numbers).replace(" -", "-")


def number(value: float) -> str:
    return _short(round(value, 1) + 0.0)


def _short(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _opacity(kind: str, value: float) -> str:
    return "" if value >= 1 else f' {kind}-opacity="{f"{value:.2f}".strip("0")}"'


def _stroke(colour: str, width: float, opacity: float) -> str:
    return f' stroke="{colour}" stroke-width="{number(width)}"{_opacity("stroke", opacity)}'


def linear(name: str, stops: Iterable[tuple[float, str]], end: Point = (0.35, 1)) -> str:
    """A gradient over a shape's box, from its upper left corner to the end.

    The ends are percentages: the loader takes plain numbers for pixels, and the gradient would be lost.
    """
    colours = "".join(f'<stop offset="{at:.2f}" stop-color="{colour}"/>' for at, colour in stops)
    ends = f'x1="0%" y1="0%" x2="{end[0] * 100:.0f}%" y2="{end[1] * 100:.0f}%"'
    return f'<linearGradient id="{name}" {ends}>{colours}</linearGradient>'


def document(width: float, height: float, defs: Iterable[str], elements: Iterable[str]) -> str:
    """A whole SVG file; gradients come first, because the loader looks them up as it goes."""
    size = f'width="{number(width)}" height="{number(height)}"'
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    head = f"<svg {spaces} {size} {box}>"
    group = '<g stroke-linecap="round" stroke-linejoin="round">'
    return "\n".join([head, "<defs>", *defs, "</defs>", group, *elements, "</g>", "</svg>", ""])
