"""Points, curves and the tile's hexagon. The SVG loader knows no clip-path, so we cut shapes ourselves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]
Points = Sequence[Point]

CENTRE = (100.0, 100.0)
APOTHEM = 100 * math.cos(math.pi / 6)
RISE = 6.0  # how far a treetop or a summit may stand above the upper edges


def hexagon(radius: float) -> list[Point]:
    """A pointy-top hexagon around the middle of the sheet."""
    x, y = CENTRE
    angles = [math.radians(30 + 60 * corner) for corner in range(6)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def raised(corners: Points, rise: float) -> list[Point]:
    """The hexagon with its upper half pushed up: what standing things may fill."""
    return [(x, y - rise) if y < CENTRE[1] else (x, y) for x, y in corners]


HEX = hexagon(100)
TALL = raised(HEX, RISE)
INNER = hexagon(96)


def inside(point: Point, area: Points = HEX) -> bool:
    """Whether a convex area holds the point."""
    return all(_side(point, a, b) >= -1e-9 for a, b in _edges(area))


def cut_area(points: Points, area: Points) -> list[Point]:
    """The part of a polygon that lies in a convex area (Sutherland and Hodgman)."""
    kept = list(points)
    for a, b in _edges(area):
        kept = _cut_by_edge(kept, a, b)
    return kept


def cut_line(points: Points, area: Points) -> list[list[Point]]:
    """The pieces of a line that lie in a convex area."""
    pieces: list[list[Point]] = []
    for start, end in pairwise(points):
        part = _cut_segment(start, end, area)
        if not part:
            continue
        if pieces and math.dist(pieces[-1][-1], part[0]) < 1e-6:
            pieces[-1].append(part[1])
        else:
            pieces.append(list(part))
    return pieces


def _edges(area: Points) -> Iterable[tuple[Point, Point]]:
    return zip(area, [*area[1:], area[0]], strict=True)


def _side(point: Point, a: Point, b: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def _cut_by_edge(points: Points, a: Point, b: Point) -> list[Point]:
    kept: list[Point] = []
    for start, end in _edges(points) if points else ():
        from_side, to_side = _side(start, a, b), _side(end, a, b)
        if from_side >= 0:
            kept.append(start)
        if (from_side >= 0) != (to_side >= 0):
            kept.append(between(start, end, from_side / (from_side - to_side)))
    return kept


def _cut_segment(start: Point, end: Point, area: Points) -> tuple[Point, Point] | None:
    enter, leave = 0.0, 1.0
    for a, b in _edges(area):
        from_side, to_side = _side(start, a, b), _side(end, a, b)
        if from_side < 0 and to_side < 0:
            return None
        if from_side < 0:
            enter = max(enter, from_side / (from_side - to_side))
        elif to_side < 0:
            leave = min(leave, from_side / (from_side - to_side))
    if enter >= leave:
        return None
    return between(start, end, enter), between(start, end, leave)


# Curves


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def handles(points: Points, closed: bool) -> list[tuple[Point, Point, Point, Point]]:
    """The cubic pieces of a soft line through the points (Catmull and Rom)."""
    count = len(points)
    pieces = []
    for index in range(count if closed else count - 1):
        before, start, end, after = (_at(points, index + step, closed) for step in (-1, 0, 1, 2))
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append((start, first, second, end))
    return pieces


def softened(points: Points, closed: bool = False, steps: int = 6) -> list[Point]:
    """Many points on the soft line through a few."""
    found: list[Point] = []
    for piece in handles(points, closed):
        found += [_on_cubic(piece, step / steps) for step in range(steps)]
    return found if closed else [*found, points[-1]]


def _at(points: Points, index: int, closed: bool) -> Point:
    return points[index % len(points)] if closed else points[min(max(index, 0), len(points) - 1)]


def _on_cubic(piece: tuple[Point, Point, Point, Point], t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    x = sum(weight * point[0] for weight, point in zip(weights, piece, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, piece, strict=True))
    return x, y


# Shapes that many things are made of


def oval(x: float, y: float, rx: float, ry: float, count: int = 10) -> list[Point]:
    turns = [2 * math.pi * step / count for step in range(count)]
    return [(x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns]


def blob(rng: Random, x: float, y: float, rx: float, ry: float, rough: float = 0.16) -> list[Point]:
    """An oval drawn by an unsteady hand."""
    count = 9
    found = []
    for px, py in oval(0, 0, 1, 1, count):
        swell = 1 + rng.uniform(-rough, rough)
        found.append((x + px * rx * swell, y + py * ry * swell))
    return found


def scallops(rng: Random, x: float, y: float, rx: float, ry: float, count: int) -> list[tuple[Point, Point]]:
    """The outline of a cloud or a crown: notches, each with the far point of the bulge that follows it."""
    start = rng.uniform(0, 2 * math.pi)
    pairs = []
    for step in range(count):
        notch, bulge = (start + 2 * math.pi * (step + half) / count for half in (0, 0.5))
        near, far = rng.uniform(0.8, 0.9), rng.uniform(1.2, 1.38)
        pairs.append(
            (
                (x + rx * near * math.cos(notch), y + ry * near * math.sin(notch)),
                (x + rx * far * math.cos(bulge), y + ry * far * math.sin(bulge)),
            )
        )
    return pairs


def ribbon(points: Points, start_width: float, end_width: float, steps: int = 6) -> list[Point]:
    """The outline of a band along a line, as of a brook or a road."""
    line = softened(points, steps=steps)
    left, right = [], []
    for index, (x, y) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        length = math.dist(before, after) or 1.0
        half = (start_width + (end_width - start_width) * index / (len(line) - 1)) / 2
        nx, ny = (before[1] - after[1]) / length * half, (after[0] - before[0]) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def offset(line: Points, rest: Points, reach: float) -> list[Point]:
    """A shore moved inland; the land is what the line and the rest enclose."""
    whole = [*line, *rest]
    sense = math.copysign(1, sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(whole)))
    found = []
    for index, (x, y) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        length = math.dist(before, after) or 1.0
        step = sense * reach / length
        found.append((x - (after[1] - before[1]) * step, y + (after[0] - before[0]) * step))
    return found


def shrunk(area: Points, margin: float) -> list[Point]:
    """A hexagon drawn in by a margin, so that a stroke along its edge stays inside."""
    return [between(corner, CENTRE, margin / APOTHEM) for corner in area]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def moved(points: Points, dx: float, dy: float, scale: float = 1.0) -> list[Point]:
    return [(dx + x * scale, dy + y * scale) for x, y in points]
