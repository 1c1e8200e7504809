"""The six patterns by which eyes that do not see colours tell players' pieces apart."""

from __future__ import annotations

from game.workshop.island_art.brush import Points, cut_area, inside, number, oval
from game.workshop.island_art.glyph import CREAM

PATTERNS = ("solid", "stripes", "dots", "check", "band", "chevrons")


def marks(pattern: str, area: Points, cell: float) -> str:
    """The pale marks of a pattern on a convex area, whose corners run clockwise."""
    shapes = [cut_area(shape, area) for shape in _shapes(pattern, area, cell)]
    data = "".join(_outline(shape) for shape in shapes if len(shape) > 2)
    return f'<path d="{data}" fill="{CREAM}" stroke="none" fill-opacity="0.92"/>' if data else ""


def _shapes(pattern: str, area: Points, cell: float) -> list[Points]:
    left, right = min(x for x, _ in area), max(x for x, _ in area)
    top, foot = min(y for _, y in area), max(y for _, y in area)
    columns, rows = round((right - left) / cell) + 1, round((foot - top) / cell) + 1
    match pattern:
        case "stripes":
            inset = (right - left - (2 * (columns // 2) - 1) * cell) / 2
            starts = [left + inset + 2 * n * cell for n in range(columns // 2)]
            return [_box(x, top, x + cell, foot) for x in starts]
        case "band":
            middle = (top + foot) / 2
            return [_box(left, middle - cell * 0.5, right, middle + cell * 0.5)]
        case "dots":
            found = []
            for row in range(rows + 1):
                for column in range(-1, columns + 1):
                    x = (left + right) / 2 + (column - columns // 2 + row % 2 * 0.5) * cell * 1.35
                    y = (top + foot) / 2 + (row - rows // 2) * cell * 1.1
                    dot = oval(x, y, cell * 0.36, cell * 0.36, 12)
                    if all(inside(point, area) for point in dot):
                        found.append(dot)
            return list(found)
        case "check":
            return [
                _box(left + x * cell, top + y * cell, left + (x + 1) * cell, top + (y + 1) * cell)
                for x in range(columns + 1)
                for y in range(rows + 1)
                if (x + y) % 2
            ]
        case "chevrons":
            return [
                piece
                for row in range(-1, rows)
                for piece in _zigzag(left, right, top + row * cell * 1.7, cell)
            ]
        case _:
            return []


def _box(left: float, top: float, right: float, foot: float) -> Points:
    return [(left, top), (right, top), (right, foot), (left, foot)]


def _zigzag(left: float, right: float, y: float, cell: float) -> list[Points]:
    """A row of slanting bars that make a zigzag."""
    found: list[Points] = []
    wide, rise, thick = cell * 1.2, cell * 0.9, cell * 0.72
    middle = (left + right) / 2
    count = round((right - left) / wide / 2) + 1
    for n in range(-count, count):
        a, b = (y, y + rise) if n % 2 else (y + rise, y)
        x = middle + n * wide
        found.append([(x, a), (x + wide, b), (x + wide, b + thick), (x, a + thick)])
    return found


def _outline(points: Points) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
