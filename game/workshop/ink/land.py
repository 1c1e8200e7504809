"""Ground: ridges, mountains, fields, roads and rivers, rocks."""

from __future__ import annotations

from collections.abc import Sequence

from game.workshop.ink.hues import (
    LAND,
    SNOW,
    STONE,
    STONE_DARK,
    STONE_LIT,
    WATER,
    WATER_LIT,
    darker,
    faraway,
    lighter,
)
from game.workshop.ink.sheet import Point, Points, Sheet, box, ring
from game.workshop.terrains.geometry import softened


def ridge(s: Sheet, line: Points, fill: str, ink: float = 0.7, foot: float | None = None) -> None:
    """Land below a soft line that goes from the left edge to the right one."""
    low = s.height + 4 if foot is None else foot
    top = softened(line, steps=5)
    s.shape([*top, (top[-1][0] + 4, low), (top[0][0] - 4, low)], fill, 0)
    s.line(top, ink)


def rolling(
    s: Sheet, y: float, height: float, land: str, waves: int = 4, away: float = 0.0, ink: float = 0.7
) -> list[Point]:
    """Hills across the whole picture; how far away says how pale they are."""
    light, middle, dark = (faraway(colour, away) for colour in LAND[land])
    step = (s.width + 20) / waves
    line = [
        (
            -10 + step * n * 0.5,
            y + (height * s.rng.uniform(-0.9, -0.35) if n % 2 else height * s.rng.uniform(0, 0.3)),
        )
        for n in range(2 * waves + 1)
    ]
    ridge(s, line, s.blend(light, middle, middle if away else dark, end=(0.1, 1)), ink)
    return softened(line, steps=5)


def ground(s: Sheet, y: float, land: str, tufts: int = 40, bow: float = 2.0, ink: float = 0.7) -> None:
    """The foreground, from a nearly level line down to the lower edge."""
    light, middle, dark = LAND[land]
    w = s.width
    line = [(-6, y + bow), (w * 0.3, y - bow), (w * 0.7, y), (w + 6, y + bow)]
    ridge(s, line, s.blend(lighter(light, 0.1), middle, darker(middle, 0.1), end=(0.05, 1)), ink)
    grass(s, y + 4, s.height, tufts, dark)


def grass(s: Sheet, top: float, low: float, count: int, colour: str, opacity: float = 0.7) -> None:
    strokes = []
    for _ in range(count):
        y = s.rng.uniform(top, low)
        x, size = s.rng.uniform(0, s.width), 1.2 + 2.6 * (y - top) / max(1, low - top)
        strokes.append(
            f"M{x:.1f} {y:.1f}l{-size * 0.5:.1f} {-size:.1f}m{size * 0.5:.1f} {size:.1f}"
            f"l{size * 0.2:.1f} {-size * 1.3:.1f}m{-size * 0.2:.1f} {size * 1.3:.1f}"
            f"l{size * 0.8:.1f} {-size * 0.8:.1f}"
        )
    s.lines(strokes, 0.55, colour, opacity=opacity)


def mountain(s: Sheet, x: float, y: float, w: float, h: float, away: float = 0.0, snow: float = 0.36) -> None:
    """A peak of facets, its foot lost in what stands before it."""
    light, middle, dark = (faraway(colour, away) for colour in LAND["mountain"])
    peak = (x, y - h)
    left = [
        (x - w, y),
        (x - w * 0.66, y - h * 0.36),
        (x - w * 0.46, y - h * 0.44),
        (x - w * 0.2, y - h * 0.82),
    ]
    right = [
        (x + w * 0.16, y - h * 0.78),
        (x + w * 0.4, y - h * 0.5),
        (x + w * 0.62, y - h * 0.4),
        (x + w, y),
    ]
    spine = [
        (x + w * 0.06, y - h * 0.7),
        (x - w * 0.04, y - h * 0.48),
        (x + w * 0.12, y - h * 0.24),
        (x + w * 0.02, y),
    ]
    s.shape([*left, peak, *right], s.blend(light, middle), 0.75)
    s.shape([peak, *right, *spine[::-1]], s.blend(middle, dark, end=(0.6, 1)), 0)
    s.shape([*left, peak, *right], "none", 0.75)
    if snow:
        k = snow
        cap = [
            peak,
            (x - w * k * 0.62, y - h * (1 - k)),
            (x - w * k * 0.36, y - h * (1 - k * 0.86)),
            (x - w * k * 0.2, y - h * (1 - k * 1.2)),
            (x + w * k * 0.02, y - h * (1 - k * 0.9)),
        ]
        shady = [
            peak,
            (x + w * k * 0.02, y - h * (1 - k * 0.9)),
            (x + w * k * 0.26, y - h * (1 - k * 1.15)),
            (x + w * k * 0.4, y - h * (1 - k * 0.82)),
            (x + w * k * 0.6, y - h * (1 - k * 0.92)),
        ]
        s.shape(cap, faraway(SNOW, away * 0.6), 0)
        s.shape(shady, faraway("#c3ccd6", away * 0.6), 0)
    s.lines(
        [
            [(x - w * 0.34, y - h * 0.4), (x - w * 0.44, y - h * 0.14)],
            [(x - w * 0.16, y - h * 0.42), (x - w * 0.2, y - h * 0.2)],
            [(x + w * 0.34, y - h * 0.4), (x + w * 0.42, y - h * 0.16)],
            [(x + w * 0.5, y - h * 0.28), (x + w * 0.6, y - h * 0.12)],
        ],
        0.5,
        opacity=0.3,
    )


def range_of(s: Sheet, y: float, peaks: Sequence[tuple[float, float, float]], away: float) -> None:
    for x, w, h in peaks:
        mountain(s, x, y, w, h, away)


def way(
    s: Sheet, line: Points, near: float, far: float, fill: str, ink: float = 0.6, opacity: float = 1.0
) -> None:
    """A road or brook over level ground: it begins near us and grows narrower."""
    dense = softened(line, steps=6)
    last = len(dense) - 1
    half = [(far + (near - far) * (1 - n / last) ** 1.3) / 2 for n in range(last + 1)]
    left = [(x - w, y) for (x, y), w in zip(dense, half, strict=True)]
    right = [(x + w, y) for (x, y), w in zip(dense, half, strict=True)]
    s.shape([*left, *right[::-1]], fill, 0, opacity=opacity)
    s.lines([left, right], ink, opacity=0.6)


def river(s: Sheet, line: Points, near: float, far: float) -> None:
    way(s, line, near, far, s.blend(WATER_LIT, WATER))
    dense = softened(line, steps=4)
    for n in range(1, len(dense) - 1, 2):
        (x, y), share = dense[n], 1 - n / len(dense)
        wide = near * share * 0.22 + 1
        s.lines(
            [f"M{x - wide:.1f} {y:.1f}q{wide * 0.5:.1f} {-wide * 0.3:.1f} {wide:.1f} 0t{wide:.1f} 0"],
            0.5,
            "#eefafa",
            opacity=0.8,
        )


def rows(s: Sheet, corners: Points, count: int, colour: str, ink: float = 0.8, opacity: float = 0.6) -> None:
    """Furrows from a field's lower edge to its upper one; its corners in turn, from the lower left."""
    (a, b, c, d) = corners
    found = []
    for n in range(1, count):
        t = n / count
        found.append(
            [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t),
                (d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t),
            ]
        )
    s.lines(found, ink, colour, opacity=opacity)


def rock(s: Sheet, x: float, y: float, size: float, fill: str = STONE) -> None:
    with s.at(x, y, size):
        s.shape("M-10 0L-8.6 -6L-3 -9.6L3.6 -8.4L8 -4L10 0Z", fill)
        s.shape("M-8.6 -6L-3 -9.6L3.6 -8.4L0 -5L-5 -4.4Z", lighter(fill, 0.35), 0)
        s.shade("M3.6 -8.4L8 -4L10 0H2L0 -5Z", 0.24)
        s.shape("M-10 0L-8.6 -6L-3 -9.6L3.6 -8.4L8 -4L10 0Z", "none")


def cliff(s: Sheet, points: Points, fill: str = STONE_LIT, side: str = STONE_DARK) -> None:
    """Bare rock with strokes down its face."""
    s.shape(points, s.blend(fill, side, end=(0.5, 1)), 0.9)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    marks = []
    for _ in range(14):
        x, y = s.rng.uniform(min(xs), max(xs)), s.rng.uniform(min(ys), max(ys))
        marks.append([(x, y), (x + s.rng.uniform(-2, 2), y + s.rng.uniform(4, 10))])
    s.lines(marks, 0.5, opacity=0.3)


def puddle(s: Sheet, x: float, y: float, rx: float, ry: float) -> None:
    s.shape(ring(x, y, rx, ry), WATER_LIT, 0.6)
    s.lines([f"M{x - rx * 0.5} {y}q{rx * 0.25} -1 {rx * 0.5} 0"], 0.5, "#ffffff")


def veil(s: Sheet, colour: str, opacity: float) -> None:
    """A tone over all that is drawn so far, as night or haze lays it."""
    s.shade(box(-2, -2, s.width + 4, s.height + 4), opacity, colour=colour)
