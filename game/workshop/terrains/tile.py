"""One tile: a ground in the hue of its terrain, things that stand on it, and the edge around it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.workshop.terrains.geometry import HEX, INNER, TALL, Point, Points, hexagon, inside, oval, softened
from game.workshop.terrains.pen import INK, Pen, document, linear, polyline

PALE = "#fff7df"
SHADOW = "#150f08"

# Light, middle and dark of each hue; the die hues of the rules.
HUES = {
    "forest": ("#7ba85a", "#4f7d3f", "#2f5a34"),
    "plains": ("#f3d67a", "#dcb04a", "#b98628"),
    "mountain": ("#bfc2c9", "#8f95a3", "#5d6474"),
    "hills": ("#c1935f", "#97693f", "#6c4629"),
    "desert": ("#f4bb7d", "#e08f4b", "#b8652c"),
    "coast": ("#93d3d8", "#57aebb", "#2f8596"),
    "back": ("#f6e8c8", "#e6d0a0", "#c6a468"),
    "sea": ("#3d93a0", "#1f6676", "#124a5c"),
    "deep": ("#6fb0d2", "#3a7fae", "#22598a"),
    "abyss": ("#2f6d8f", "#1c4a6b", "#0f2f4a"),
}


class Tile:
    """A tile in the making: draw on the ground, stand things on it, then finish it."""

    def __init__(self, terrain: str, variant: int) -> None:
        self.rng = Random(f"{terrain}-{variant}")
        self.light, self.middle, self.dark = HUES[terrain]
        self.ground = Pen(HEX)
        self.defs = [linear("base", [(0, self.light), (0.75, self.middle), (1, self.middle)])]
        self._shadows: list[tuple[float, float, float, float]] = []
        self._standing: list[tuple[float, Pen]] = []

    def stand(self, depth: float) -> Pen:
        """A pen for something that stands; what stands lower on the sheet is nearer and covers the rest."""
        pen = Pen(TALL)
        self._standing.append((depth, pen))
        return pen

    def shadow(self, x: float, y: float, rx: float, ry: float) -> None:
        """A shadow on the ground, thrown to the right of what stands at (x, y)."""
        self._shadows.append((x + rx * 0.45, y + ry * 0.25, rx, ry))

    def gradient(self, name: str, *colours: str, end: Point = (0.35, 1)) -> str:
        """Define a gradient, once, and return the fill that uses it."""
        last = max(len(colours) - 1, 1)
        made = linear(name, [(at / last, colour) for at, colour in enumerate(colours)], end)
        if made not in self.defs:
            self.defs.append(made)
        return f"url(#{name})"

    def fading(self, colour: str, share: float = 0.7) -> str:
        """A fill that turns into the ground towards its foot, so that no mountain stands on a cut edge."""
        name = f"to-ground-{colour[1:]}"
        return self.gradient(name, colour, colour, mixed(colour, self.middle, share), end=(0, 1))

    def patches(self, colour: str, count: int, opacity: float, size: float = 34) -> None:
        """Soft spots of another tone, so that the ground is no flat fill."""
        stops = f"soft-{colour[1:]}"
        self.defs.append(soft_stops(stops, colour, min(opacity * 1.5, 0.9)))
        for _ in range(count):
            x, y = self.rng.uniform(15, 185), self.rng.uniform(20, 180)
            self.spot(x, y, size * self.rng.uniform(0.7, 1.3), stops)

    def spot(self, x: float, y: float, wide: float, stops: str) -> None:
        """One spot that fades out to all sides, twice as wide as high."""
        name = f"spot{len(self.defs)}"
        self.defs.append(
            f'<radialGradient id="{name}" xlink:href="#{stops}" gradientUnits="userSpaceOnUse" cx="0" cy="0"'
            f' r="{wide:.0f}" gradientTransform="translate({x:.0f} {y:.0f}) scale(1 .5)"/>'
        )
        self.ground.area(oval(x, y, wide, wide * 0.5, 8), f"url(#{name})")

    def flecks(self, colour: str, count: int, opacity: float, length: float = 6) -> None:
        """Short level strokes of the pen all over the ground."""
        strokes = []
        for _ in range(count):
            x, y = self.rng.uniform(15, 185), self.rng.uniform(8, 192)
            half = length * self.rng.uniform(0.3, 0.6)
            strokes.append([(x - half, y), (x, y - half * 0.35), (x + half, y)])
        self.ground.lines(strokes, colour, 1.1, opacity=opacity, soft=True)

    def standing(self) -> tuple[list[str], list[str]]:
        """Shadows, and what throws them from back to front."""
        shade = Pen(HEX)
        shade.ovals(self._shadows, SHADOW, opacity=0.26)
        pens = sorted(self._standing, key=lambda entry: entry[0])
        return shade.elements, [element for _, pen in pens for element in pen.elements]

    def finish(self) -> str:
        elements = [f'<path d="{polyline(HEX, closed=True)}" fill="url(#base)"/>']
        elements += self.ground.elements
        shade, things = self.standing()
        elements += shade
        elements += [f'<path d="{polyline(HEX, closed=True)}" fill="url(#rim)"/>']
        elements += [_edge(UPPER, INK, 0.55, 2.5), _edge([*hexagon(95), hexagon(95)[0]], PALE, 0.3, 2)]
        elements += things
        elements.append(_edge(LOWER, INK, 0.55, 2.5))
        return document(200, 200, [*self.defs, RIM], elements)


# The ink outline: summits may stand before its upper edges, but nothing covers the others.
LOWER = [*hexagon(98.5)[5:], *hexagon(98.5)[:4]]
UPPER = hexagon(98.5)[3:]

RIM = (
    '<radialGradient id="rim" gradientUnits="userSpaceOnUse" cx="100" cy="100" r="100">'
    f'<stop offset=".7" stop-color="{INK}" stop-opacity="0"/>'
    f'<stop offset="1" stop-color="{INK}" stop-opacity=".3"/></radialGradient>'
)


def soft_stops(name: str, colour: str, opacity: float) -> str:
    return (
        f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}" stop-opacity="{opacity:.2f}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def _edge(points: Points, colour: str, opacity: float, width: float) -> str:
    """A line along the tile's edge; flat ends, or they would show where two of them meet."""
    return (
        f'<path d="{polyline(points, closed=False)}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-opacity="{opacity}" stroke-linecap="butt"/>'
    )


def mixed(first: str, second: str, share: float) -> str:
    """A colour on the way from the first to the second."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


# Where things stand

Where = Callable[[float, float], bool]


def fits(x: float, y: float, half_width: float, height: float) -> bool:
    """Whether something of this size can stand here without being cut by the tile's edge."""
    feet = ((x - half_width, y), (x + half_width, y))
    waist = ((x - half_width, y - height * 0.6), (x + half_width, y - height * 0.6))
    head = (
        (x - half_width * 0.6, y - height * 0.85),
        (x + half_width * 0.6, y - height * 0.85),
        (x, y - height),
    )
    return all(inside(foot, INNER) for foot in feet) and all(inside(point, TALL) for point in waist + head)


def around(x: float, y: float) -> bool:
    """The frame of the tile: not where pieces stand, nor under the points at the bottom."""
    in_middle = ((x - 100) / 64) ** 2 + ((y - 112) / 42) ** 2 < 1
    under_chip = abs(x - 100) < 20 and y > 150
    return not in_middle and not under_chip


def scatter(
    rng: Random, tries: int, gap: float, size: tuple[float, float], where: Where = around
) -> list[Point]:
    """Places for things of a half width and a height, none nearer to another than the gap."""
    half_width, height = size
    found: list[Point] = []
    for _ in range(tries):
        x, y = rng.uniform(14, 186), rng.uniform(5, 196)
        if not where(x, y) or not fits(x, y, half_width, height):
            continue
        if all(((x - u) ** 2 + ((y - v) * 1.5) ** 2) > gap * gap for u, v in found):
            found.append((x, y))
    return sorted(found, key=lambda place: place[1])


def middle(x: float, y: float) -> bool:
    """Where pieces stand."""
    return not around(x, y)


def away_from(course: Points, gap: float) -> Where:
    """In the frame of the tile, but not on the way of water or feet."""
    free = outside(course, gap)
    return lambda x, y: around(x, y) and free(x, y)


def outside(course: Points, gap: float) -> Where:
    """No nearer to a line than the gap."""
    dense = softened(course)
    return lambda x, y: all((x - u) ** 2 + (y - v) ** 2 > gap * gap for u, v in dense)
