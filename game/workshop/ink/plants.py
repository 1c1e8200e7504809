"""What grows. Each plant stands on the point where it is put; `size` is its height."""

from __future__ import annotations

from game.workshop.ink.hues import (
    CORAL,
    GOLD,
    GREEN,
    GREEN_DARK,
    GREEN_LIT,
    LAND,
    ROSE,
    WOOD,
    WOOD_DARK,
    darker,
    faraway,
    lighter,
)
from game.workshop.ink.sheet import Sheet


def pine(s: Sheet, x: float, y: float, size: float, away: float = 0.0, snowy: bool = False) -> None:
    light, middle, dark = (faraway(c, away) for c in ("#5f9158", "#3d7048", "#264f38"))
    with s.at(x, y, size / 40):
        s.shade("M-8 0a9 2.4 0 0 0 22 .6a9 2.4 0 0 0 -22 -.6z", 0.18)
        s.rect(-1.7, -6, 3.4, 6, faraway(WOOD_DARK, away), 0.8)
        for top, low, half in ((-18, -4.4, 11), (-28, -13, 9), (-40, -23, 6.6)):
            s.shape(
                f"M0 {top}C{-half * 0.4} {top + 6} {-half * 0.8} {low - 2} {-half} {low}"
                f"Q{-half * 0.5} {low + 2.4} 0 {low + 1}"
                f"Q{half * 0.5} {low + 2.4} {half} {low}C{half * 0.8} {low - 2} {half * 0.4} {top + 6} 0"
                f" {top}Z",
                middle,
            )
            s.shape(
                f"M0 {top}C{half * 0.4} {top + 6} {half * 0.8} {low - 2} {half} {low}"
                f"Q{half * 0.5} {low + 2.4} 1 {low + 1}Q3 {low - 8} 0 {top}Z",
                dark,
                0,
            )
            s.gleam(
                f"M-0.6 {top + 2}C{-half * 0.4} {top + 7} {-half * 0.7} {low - 3} {-half * 0.8} {low - 1}"
                f"Q{-half * 0.4} {low - 5} -0.6 {top + 2}Z",
                0.9,
                colour="#fbfaf4" if snowy else light,
            )


def tree(s: Sheet, x: float, y: float, size: float, leaf: str = GREEN, away: float = 0.0) -> None:
    """A broad crown."""
    leaf = faraway(leaf, away)
    with s.at(x, y, size / 40):
        s.shade("M-10 0a11 2.6 0 0 0 28 .6a11 2.6 0 0 0 -28 -.6z", 0.18)
        s.shape("M-2.6 0C-1.6 -6 -2 -12 -2.4 -16H2.6C2.2 -12 2 -6 3.2 0Z", faraway(WOOD, away), 0.9)
        crown = (
            "M-10 -13C-17 -13 -18 -22 -12.4 -24.4C-14 -31 -7 -36.6 -1.6 -34.6C2 -40 11 -38 11.4 -31.6"
            "C17.4 -30 18 -22 13.6 -19.6"
            "C14 -13.4 7 -11.4 3.6 -13.6C0 -10.6 -6 -10.4 -10 -13Z"
        )
        s.shape(crown, leaf)
        s.shade(
            "M13.6 -19.6C14 -13.4 7 -11.4 3.6 -13.6C0 -10.6 -6 -10.4 -10 -13C0 -13 8 -18 9 -28"
            "C11 -29 11.4 -30 11.4 -31.6C17.4 -30 18 -22 13.6 -19.6Z",
            0.22,
            colour="#16301c",
        )
        s.gleam("M-11.6 -24C-12 -30 -7 -34 -2 -32.6C-6 -30 -9 -28 -9.4 -23.4Z", 0.35)
        s.lines(
            ["M-6 -22q2.4 -2.6 5 -.6M1 -28q2.6 -2.4 5 0M-2 -17q2.6 -2 5 .4M6 -21q2 -2 4 0"],
            0.55,
            opacity=0.45,
        )


def bush(s: Sheet, x: float, y: float, size: float, leaf: str = GREEN, away: float = 0.0) -> None:
    leaf = faraway(leaf, away)
    with s.at(x, y, size / 12):
        body = (
            "M-10 0C-15 -2 -13 -8 -8.6 -8C-7 -12.6 0 -12.6 1.4 -9.4C6 -12 11 -8.6 9.6 -5.4C13 -4 12 0 9.6 0Z"
        )
        s.shape(body, leaf)
        s.shade(
            "M9.6 -5.4C13 -4 12 0 9.6 0H-2C4 -1 7 -4 6 -9.6C9 -9.6 10 -7 9.6 -5.4Z", 0.22, colour="#16301c"
        )
        s.lines(["M-6 -5q2 -2 4 0M1 -6q2 -2 3.6 0"], 0.5, opacity=0.5)


def palm(s: Sheet, x: float, y: float, size: float, lean: float = 4) -> None:
    with s.at(x, y, size / 40):
        s.shade("M-6 0a8 2 0 0 0 20 .6a8 2 0 0 0 -20 -.6z", 0.18)
        s.shape(
            f"M-2.4 0C-1 -10 {lean * 0.3} -20 {lean - 1.4} -29H{lean + 1.4}"
            f"C{lean * 0.5 + 2.4} -20 1.6 -10 2.6 0Z",
            WOOD,
            0.9,
        )
        s.lines(
            [f"M{-1.6 + lean * t * t} {-29 * t}q1.6 1.4 3.4 0" for t in (0.15, 0.3, 0.45, 0.6, 0.75)],
            0.6,
            opacity=0.6,
        )
        with s.at(lean, -29):
            for dx, dy, bend, leaf in (
                (-13, 3, -8, GREEN),
                (13, 4, -7, darker(GREEN, 0.2)),
                (-11, -5, -9, GREEN_LIT),
                (12, -4, -9, GREEN),
                (-5, 9, -2, GREEN_DARK),
                (6, 9, -2, GREEN_DARK),
                (1, -10, -7, GREEN_LIT),
            ):
                s.shape(f"M0 0Q{dx * 0.5} {bend} {dx} {dy}Q{dx * 0.6} {dy * 0.5 - 0.5} 0 2Z", leaf, 0.75)
            for px, py in ((-2, 2.4), (1.6, 2.8)):
                s.oval(px, py, 1.7, 1.8, "#7a4d2b", 0.7)


def cactus(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size / 30):
        s.shade("M-6 0a8 2 0 0 0 18 .6a8 2 0 0 0 -18 -.6z", 0.2)
        s.band([(0, 0), (0, -27)], "#5d8f52", 6, soft=False)
        s.band([(-3, -9), (-9, -10), (-9.6, -19)], "#5d8f52", 4.4)
        s.band([(3, -13), (9, -14), (9.4, -22)], "#4c7a46", 4.4)
        s.lines(["M-1.4 -2V-26M1.4 -2V-26M-9.6 -12V-18M9.4 -16V-21"], 0.45, "#cfe0a0", opacity=0.8)
        s.oval(0, -30, 1.6, 1.4, CORAL, 0.6)


def fern(s: Sheet, x: float, y: float, size: float, leaf: str = GREEN) -> None:
    with s.at(x, y, size / 20):
        for bend, high, colour in (
            (-12, -9, leaf),
            (12, -9, darker(leaf, 0.2)),
            (-7, -16, lighter(leaf, 0.15)),
            (7, -16, leaf),
            (0, -20, lighter(leaf, 0.2)),
        ):
            s.shape(
                f"M0 0Q{bend * 0.3} {high * 0.9} {bend} {high}Q{bend * 0.9 + 1.6} {high * 0.5} 1 0Z",
                colour,
                0.7,
            )


def wheat(s: Sheet, x: float, y: float, size: float) -> None:
    """One tuft of ears."""
    with s.at(x, y, size / 14):
        for lean in (-4, 0, 4):
            s.line(f"M{lean * 0.3} 0Q{lean * 0.4} -7 {lean} -11", 0.8, "#a47a2e")
            s.shape(
                f"M{lean} -9C{lean - 1.8} -12 {lean - 0.6} -15 {lean + lean * 0.1} -16.4"
                f"C{lean + 1.8} -14 {lean + 1.8} -11 {lean} -9Z",
                GOLD,
                0.6,
            )


def crop(s: Sheet, x: float, y: float, size: float, leaf: str = GREEN_LIT) -> None:
    """A young plant in a row."""
    with s.at(x, y, size / 6):
        s.shape("M0 0C-4 -1 -5 -4 -4 -5.6C-1.6 -5 -0.4 -3 0 0C0.4 -3 1.6 -5 4 -5.6C5 -4 4 -1 0 0Z", leaf, 0.6)


def blossom_tree(s: Sheet, x: float, y: float, size: float) -> None:
    tree(s, x, y, size, ROSE)
    k = size / 40
    for dx, dy in ((-9, -20), (-4, -28), (3, -33), (8, -27), (11, -21), (1, -20), (-11, -27), (5, -16)):
        s.oval(x + dx * k, y + dy * k, 1.3 * k, 1.3 * k, "#fbeee6", 0)


def flowers(s: Sheet, top: float, low: float, count: int) -> None:
    hues = (CORAL, GOLD, "#fbf6e8", ROSE, "#a88bc8")
    for n in range(count):
        x, y = s.rng.uniform(2, s.width - 2), s.rng.uniform(top, low)
        r = 0.7 + 0.9 * (y - top) / max(1.0, low - top)
        s.oval(x, y, r, r, hues[n % len(hues)], 0.25)


def woods(
    s: Sheet,
    y: float,
    size: float,
    count: int,
    away: float,
    kind: str = "pine",
    left: float = -4,
    right: float | None = None,
) -> None:
    """A row of trees, each a little different."""
    end = s.width + 4 if right is None else right
    for n in range(count):
        x = left + (end - left) * (n + s.rng.uniform(0.1, 0.9)) / count
        high = size * s.rng.uniform(0.75, 1.2)
        drop = s.rng.uniform(-1.5, 2.5)
        if kind == "pine":
            pine(s, x, y + drop, high, away)
        else:
            tree(s, x, y + drop, high, LAND["forest"][n % 2], away)
