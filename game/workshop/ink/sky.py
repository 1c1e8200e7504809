"""The sky at its hours, and what is in it."""

from __future__ import annotations

from math import cos, pi, sin

from game.workshop.ink.hues import FIRE_LIT, PALE, WHITE, mixed
from game.workshop.ink.sheet import Sheet, box, ring

HOURS: dict[str, tuple[str, ...]] = {
    "day": ("#7fbcc8", "#b4d8d2", "#f1ebce", "#f8efd4"),
    "morning": ("#8dbcc6", "#cfdcc4", "#f8dfa8", "#f9d08e"),
    "gold": ("#d9b878", "#efd394", "#f9e6b4", "#faeec8"),
    "dusk": ("#5d6a8e", "#a8788a", "#e59a6c", "#f8cd84"),
    "night": ("#152a44", "#234561", "#41687c", "#6f8f94"),
    "storm": ("#46535f", "#66737b", "#8f9894", "#b3b4a6"),
    "overcast": ("#a9b8b8", "#c9cfc4", "#e4dfcb", "#ece4cc"),
    "parchment": ("#ead8ac", "#f2e6c6", "#f7eed6", "#f7eed6"),
    "winter": ("#9fb6c4", "#c9d6d8", "#e9e6da", "#f3ecdc"),
    "haze": ("#e2ab6a", "#f0c98a", "#f8e2b0", "#faebc6"),
}
"""From the zenith down to the horizon."""


def sky(s: Sheet, hour: str, horizon: float = 110) -> None:
    s.shape(box(-2, -2, s.width + 4, horizon + 4), s.blend(*HOURS[hour]), 0)
    low = HOURS[hour][-1]
    s.shape(box(-2, horizon, s.width + 4, s.height - horizon + 4), low, 0)
    strokes = []
    for _ in range(16):
        x, y = s.rng.uniform(-10, s.width), s.rng.uniform(4, horizon * 0.85)
        strokes.append([(x, y), (x + s.rng.uniform(10, 34), y)])
    s.lines(strokes, 0.35, mixed(HOURS[hour][0], PALE, 0.75), opacity=0.35)


def sun(s: Sheet, x: float, y: float, r: float, colour: str = FIRE_LIT, rays: int = 0) -> None:
    s.halo(x, y, r * 3.6, mixed(colour, WHITE, 0.3), 0.75)
    if rays:
        for n in range(rays):
            a = 2 * pi * n / rays
            b = pi / rays * 0.4
            tips = [(x + 400 * cos(a + e), y + 400 * sin(a + e)) for e in (-b, b)]
            s.gleam([(x, y), *tips], 0.16, colour=mixed(colour, WHITE, 0.4))
    s.oval(x, y, r, r, colour, 0.7)
    s.gleam(ring(x - r * 0.24, y - r * 0.24, r * 0.55, r * 0.55), 0.5)


def moon(s: Sheet, x: float, y: float, r: float) -> None:
    s.halo(x, y, r * 4, "#dfe8d8", 0.45)
    s.oval(x, y, r, r, "#f4eccb", 0.7)
    for dx, dy, k in ((-0.3, -0.2, 0.2), (0.25, 0.2, 0.26), (0.1, -0.45, 0.13)):
        s.shade(ring(x + dx * r, y + dy * r, k * r, k * r), 0.1)


def crescent(s: Sheet, x: float, y: float, r: float) -> None:
    s.halo(x, y, r * 4, "#dfe8d8", 0.4)
    s.shape(
        f"M{x} {y - r}A{r} {r} 0 1 0 {x + r} {y + r * 0.2}A{r * 0.82} {r * 0.82} 0 0 1 {x} {y - r}Z",
        "#f4eccb",
        0.7,
    )


def stars(s: Sheet, count: int, low: float) -> None:
    for _ in range(count):
        x, y, r = s.rng.uniform(3, s.width - 3), s.rng.uniform(3, low), s.rng.uniform(0.35, 0.9)
        s.gleam(ring(x, y, r, r), 0.85)


def cloud(s: Sheet, x: float, y: float, size: float, colour: str = "#fbf6e8", ink: float = 0.55) -> None:
    """About 44 wide at size 1."""
    with s.at(x, y, size):
        body = (
            "M-20 5C-27 5 -27 -4 -19.4 -4.6C-19 -12 -8.6 -13.4 -5.4 -8C-2.4 -14.4 9 -13.4 10.4 -6.2"
            "C17.4 -8.4 23.4 -3 20 1.4C24 3 22 6 18 5.6C10 7 -10 7 -20 5Z"
        )
        s.shape(body, colour, ink)
        s.shade(
            "M-20 5C-24 5 -25 2 -24 -0.6C-18 2 -10 1 -4 2C4 3.4 14 2 20 1.4C24 3 22 6 18 5.6"
            "C10 7 -10 7 -20 5Z",
            0.09,
            colour="#3a5a6a",
        )
        s.lines(["M-14 -4q3 -2.4 6 0M2 -6q3.4 -2 5.6 1"], 0.4, opacity=0.4)


def birds(s: Sheet, *places: tuple[float, float]) -> None:
    s.lines(
        [
            f"M{x - 3.4} {y - 1.2}Q{x - 1.4} {y - 2.6} {x} {y}Q{x + 1.6} {y - 2.6} {x + 3.6} {y - 1}"
            for x, y in places
        ],
        0.8,
        opacity=0.8,
    )


def rain(s: Sheet, count: int, slant: float = -6, colour: str = "#dfe8ea") -> None:
    drops = []
    for _ in range(count):
        x, y, long = s.rng.uniform(-5, s.width + 8), s.rng.uniform(-5, s.height), s.rng.uniform(6, 13)
        drops.append([(x, y), (x + slant * long / 10, y + long)])
    s.lines(drops, 0.55, colour, opacity=0.6)


def snowfall(s: Sheet, count: int) -> None:
    for _ in range(count):
        x, y, r = s.rng.uniform(0, s.width), s.rng.uniform(0, s.height), s.rng.uniform(0.5, 1.2)
        s.gleam(ring(x, y, r, r), 0.9, colour="#ffffff")


def smoke(
    s: Sheet, x: float, y: float, size: float, drift: float = 6, puffs: int = 4, colour: str = "#e6dfd0"
) -> None:
    """Puffs that grow as they rise."""
    for n in reversed(range(puffs)):
        r = size * (0.5 + 0.36 * n)
        px, py = x + drift * n, y - size * 1.05 * n
        s.shape(
            f"M{px - r} {py + r * 0.3}C{px - r * 1.3} {py - r * 0.7} {px - r * 0.2} {py - r * 1.2}"
            f" {px + r * 0.2} {py - r * 0.8}"
            f"C{px + r * 1.2} {py - r} {px + r * 1.4} {py + r * 0.3} {px + r * 0.7} {py + r * 0.6}"
            f"C{px} {py + r * 1.1} {px - r * 0.8} {py + r * 0.9} {px - r} {py + r * 0.3}Z",
            colour,
            0.6,
            opacity=0.92,
        )
        s.shade(ring(px + r * 0.2, py + r * 0.3, r * 0.6, r * 0.4), 0.07)


def dust(s: Sheet, x: float, y: float, size: float, count: int = 5, colour: str = "#ecd5a4") -> None:
    """Low clouds that hooves and wheels raise, towards the left."""
    for n in range(count):
        r = size * (1 - 0.12 * n) * s.rng.uniform(0.8, 1.15)
        px, py = x - n * size * 1.05, y - s.rng.uniform(0, size * 0.5)
        s.shape(ring(px, py, r, r * 0.72), colour, 0.45, opacity=0.9)
        s.gleam(ring(px - r * 0.2, py - r * 0.2, r * 0.55, r * 0.35), 0.4)
