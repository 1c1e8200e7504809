"""The sea and what the wind does to it."""

from __future__ import annotations

from game.workshop.ink.hues import WATER, WATER_DARK, WATER_LIT
from game.workshop.ink.sheet import Path, Points, Sheet, box, ring
from game.workshop.terrains.geometry import softened

SEAS = {
    "day": ("#6fb9c0", "#3f98a6", "#236f80"),
    "dawn": ("#e8b78a", "#6fa0a0", "#2c6c7c"),
    "dusk": ("#d99a78", "#5d7f92", "#274c68"),
    "night": ("#4a7286", "#234c66", "#122f48"),
    "storm": ("#5f7a80", "#33545e", "#1d3640"),
}


def sea(s: Sheet, y: float, hour: str = "day", waves: int = 36, low: float | None = None) -> None:
    """Water from the horizon down; the strokes of the waves grow towards us."""
    end = s.height + 2 if low is None else low
    s.shape(box(-2, y, s.width + 4, end - y), s.blend(*SEAS[hour]), 0)
    s.line([(-2, y), (s.width + 2, y)], 0.5, opacity=0.6)
    pale: list[Path] = []
    dark: list[Path] = []
    for n in range(waves):
        share = (n + s.rng.random()) / waves
        wy = y + 3 + (end - y) * share**1.4
        x, size = s.rng.uniform(-5, s.width), 3 + 7 * share
        stroke = f"M{x:.1f} {wy:.1f}q{size * 0.5:.1f} {-size * 0.3:.1f} {size:.1f} 0t{size:.1f} 0"
        (pale if n % 3 else dark).append(stroke)
    s.lines(pale, 0.6, "#eefafa", opacity=0.55)
    s.lines(dark, 0.6, "#123a48", opacity=0.4)


def ripples(s: Sheet, top: float, low: float, count: int) -> None:
    """Small waves all over a river or a bay."""
    for _ in range(count):
        x, y = s.rng.uniform(0, s.width - 4), s.rng.uniform(top, low)
        s.lines([f"M{x} {y}q4 -2 8 0t8 0"], 0.6, "#eefafa", opacity=0.7)


def swell(s: Sheet, line: Points, fill: str, foam: bool = True) -> None:
    """A wave across the picture, with its crest."""
    top = softened(line, steps=6)
    s.shape([*top, (s.width + 4, s.height + 4), (-4, s.height + 4)], fill, 0)
    s.line(top, 0.8)
    if foam:
        s.line([(x, y + 1.6) for x, y in top], 1.2, "#eefafa", opacity=0.8)


def foam(s: Sheet, x: float, y: float, half: float, size: float = 3) -> None:
    """Where something breaks the water."""
    count = max(3, round(half / 4))
    top = [
        (x - half + 2 * half * n / count, y - (size * 0.7 if n % 2 else -size * 0.1))
        for n in range(count + 1)
    ]
    body = [*softened(top, steps=4), (x + half * 0.8, y + size), (x - half * 0.8, y + size)]
    s.shape(body, "#dff2ee", 0, opacity=0.92)
    s.line(softened(top, steps=4), 0.8, "#fbfffd", opacity=1)
    s.lines(
        [f"M{x - half * 0.7} {y + size * 1.5}q{half * 0.3} {-size * 0.5} {half * 0.6} 0t{half * 0.6} 0"],
        0.6,
        "#eefafa",
        opacity=0.7,
    )


def path_of_light(s: Sheet, x: float, y: float, low: float, wide: float, colour: str = "#ffe9a8") -> None:
    """The sun on the water."""
    strokes = []
    n = 0
    top = y + 2
    while top < low:
        half = wide * (0.35 + 0.65 * (top - y) / (low - y)) * s.rng.uniform(0.5, 1)
        shift = s.rng.uniform(-wide * 0.2, wide * 0.2)
        strokes.append([(x + shift - half, top), (x + shift + half, top)])
        top += 2.6 + 0.5 * n
        n += 1
    s.lines(strokes, 1.1, colour, opacity=0.8)


def fall(s: Sheet, x: float, top: float, low: float, wide: float) -> None:
    """A waterfall with spray at its foot."""
    s.shape(
        f"M{x - wide * 0.35} {top}C{x - wide * 0.4} {(top + low) / 2} {x - wide * 0.6} {low - 6}"
        f" {x - wide * 0.6} {low}H{x + wide * 0.6}C{x + wide * 0.6} {low - 6} {x + wide * 0.4}"
        f" {(top + low) / 2} {x + wide * 0.35} {top}Z",
        "#d9f0ee",
        0.6,
    )
    s.lines(
        [
            f"M{x + wide * k} {top + 3}Q{x + wide * k * 1.2} {(top + low) / 2} {x + wide * k * 1.5} {low - 2}"
            for k in (-0.2, 0, 0.2)
        ],
        0.6,
        WATER,
        opacity=0.7,
    )
    for dx, r in ((-0.7, 0.36), (-0.2, 0.44), (0.3, 0.4), (0.8, 0.32)):
        s.gleam(ring(x + wide * dx, low, wide * r, wide * r * 0.6), 0.85)


def pool(s: Sheet, path: str) -> None:
    s.shape(path, s.blend(WATER_LIT, WATER, WATER_DARK), 0.7)
