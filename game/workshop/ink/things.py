"""Things that lie about: barrels and crates, books and papers, lamps, coins and flags."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from game.workshop.ink.hues import (
    BRASS,
    BRASS_LIT,
    COAL,
    CORAL,
    CREAM,
    FIRE,
    FIRE_LIT,
    GOLD,
    GOLD_LIT,
    INK,
    IRON_DARK,
    KRAFT,
    PARCHMENT,
    RED,
    TEAL,
    TEAL_LIT,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    darker,
    lighter,
)
from game.workshop.ink.sheet import Sheet, ring


def barrel(s: Sheet, x: float, y: float, size: float, wood: str = WOOD) -> None:
    """16 wide and 20 high."""
    with s.at(x, y, size):
        s.shade("M-8 0a9 2 0 0 0 20 .4a9 2 0 0 0 -20 -.4z", 0.18)
        s.shape("M-6.6 0C-9 -6 -9 -14 -6.6 -20H6.6C9 -14 9 -6 6.6 0Z", wood)
        s.shade("M2 0C4 -6 4 -14 2 -20H6.6C9 -14 9 -6 6.6 0Z", 0.2)
        s.lines(["M-2.6 0C-3.4 -6 -3.4 -14 -2.6 -20M2.6 0C3.4 -6 3.4 -14 2.6 -20"], 0.5, opacity=0.5)
        s.line("M-8 -5.6H8M-8 -14.4H8", 1.5, IRON_DARK)
        s.oval(0, -20, 6.6, 1.9, lighter(wood, 0.25), 0.8)


def crate(s: Sheet, x: float, y: float, size: float, wood: str = WOOD_LIT) -> None:
    """16 wide and 14 high, with a top."""
    with s.at(x, y, size):
        s.shape("M-8 -12L-4 -16H12L8 -12Z", lighter(wood, 0.3))
        s.shape("M8 0V-12L12 -16V-4Z", darker(wood, 0.3))
        s.rect(-8, -12, 16, 12, wood)
        s.lines(["M-8 -9H8M-8 -3H8M-6 -9L6 -3"], 0.7, opacity=0.7)


def sack(s: Sheet, x: float, y: float, size: float, cloth: str = "#d9bf8a", mark: str = "") -> None:
    with s.at(x, y, size):
        s.shape("M-6 0C-10 -3 -9 -11 -3.6 -13L-5 -17H5L3.6 -13C9 -11 10 -3 6 0Z", cloth)
        s.shade("M2 0C5 -4 5 -10 2 -13H3.6C9 -11 10 -3 6 0Z", 0.2)
        s.line("M-3.8 -13Q0 -12 3.8 -13", 1.3, WOOD_DARK)
        if mark:
            s.oval(-0.6, -6, 2.8, 2.8, mark, 0.6)


def coins(s: Sheet, x: float, y: float, size: float, stacks: Sequence[int] = (3, 5, 2)) -> None:
    """Little towers of coins."""
    with s.at(x, y, size):
        for n, high in enumerate(stacks):
            cx = (n - (len(stacks) - 1) / 2) * 7.6
            for k in range(high):
                s.shape(f"M{cx - 3.6} {-1.8 * k - 1}v1.8a3.6 1.4 0 0 0 7.2 0v-1.8z", GOLD, 0.6)
                s.oval(cx, -1.8 * k - 1, 3.6, 1.4, GOLD_LIT, 0.6)


def coin(s: Sheet, x: float, y: float, r: float) -> None:
    s.oval(x, y, r, r, GOLD, 0.9)
    s.shape(ring(x, y, r * 0.66, r * 0.66), GOLD_LIT, 0.5)
    s.lines([f"M{x} {y - r * 0.34}v{r * 0.68}"], 0.7)


def chest(s: Sheet, x: float, y: float, size: float, open_: bool = True) -> None:
    with s.at(x, y, size):
        s.shade("M-15 0a16 3 0 0 0 36 .6a16 3 0 0 0 -36 -.6z", 0.2)
        if open_:
            s.shape("M-14 -12L-12 -24C-8 -29 10 -29 14 -25L14 -12Z", WOOD_DARK)
            s.shape("M-11 -14L-9.6 -23C-6 -26 8 -26 11 -23V-14Z", "#3a2416", 0.6)
            for n in range(13):
                cx, cy = -11 + (n * 5.1) % 22, -13 - (n * 3) % 6 + abs(-11 + (n * 5.1) % 22) * 0.2
                s.oval(cx, cy, 2.7, 2.2, GOLD_LIT if n % 3 else GOLD, 0.6)
        else:
            s.shape("M-14 -11C-14 -19 14 -19 14 -11Z", WOOD)
        s.rect(-14, -12, 28, 12, WOOD)
        s.shade("M5 -12H14V0H5Z", 0.2)
        s.line("M-10 -12V0M10 -12V0M-14 -1.4H14M-14 -11H14", 1.4, BRASS)
        s.rect(-2.6, -12, 5.2, 6, BRASS, 0.8)
        s.oval(0, -9.4, 0.9, 1.1, INK, 0)


def basket(s: Sheet, x: float, y: float, size: float, wares: str = "#8fb0bc", round_: bool = True) -> None:
    with s.at(x, y, size):
        for n in range(5):
            if round_:
                s.oval(-6 + 3 * n, -9 - (n % 2) * 1.6, 2.8, 2.8, wares, 0.7)
        s.shape("M-10 -9H10L7.6 0H-7.6Z", KRAFT)
        s.lines(["M-9.4 -6.4H9.4M-8.6 -3.4H8.6M-5 -9L-4 0M0 -9V0M5 -9L4 0"], 0.6, opacity=0.6)
        s.band("M-10 -9H10", lighter(KRAFT, 0.2), 1.4, 0.6)


def book(s: Sheet, x: float, y: float, w: float, h: float, colour: str) -> None:
    """Standing, its back to us; the point is its lower left corner."""
    s.rect(x, y - h, w, h, colour, 0.8)
    s.shade(f"M{x + w * 0.6} {y - h}h{w * 0.4}v{h}h{-w * 0.4}z", 0.2)
    s.lines(
        [f"M{x} {y - h * 0.82}h{w}M{x} {y - h * 0.72}h{w}M{x} {y - h * 0.2}h{w}"], 0.5, GOLD_LIT, opacity=0.9
    )


BINDINGS = ("#a8503a", "#3f6a78", "#6a5a8a", "#7a8a4c", "#b8894a", "#5a4636", "#87403a", "#4f7a6a")


def shelf(s: Sheet, x: float, y: float, w: float, h: float, gaps: float = 0.12) -> None:
    """A row of books on a board; the point is the left end of the board."""
    at = x + 1
    while at < x + w - 3:
        wide = s.rng.uniform(h * 0.14, h * 0.28)
        if at + wide > x + w - 1:
            break
        if s.rng.random() > gaps:
            book(s, at, y, wide, h * s.rng.uniform(0.68, 0.96), s.rng.choice(BINDINGS))
        at += wide
    s.rect(x - 1, y, w + 2, max(1.6, h * 0.1), WOOD, 0.8)


def pile_of_books(s: Sheet, x: float, y: float, size: float, count: int = 4) -> None:
    with s.at(x, y, size):
        for n in range(count):
            dx, w = s.rng.uniform(-1.6, 1.6), s.rng.uniform(17, 22)
            top = -4.4 * (n + 1)
            s.shape(f"M{dx - w / 2} {top}h{w}v4.4h{-w}z", s.rng.choice(BINDINGS), 0.9)
            s.shape(f"M{dx + w / 2 - 5} {top + 0.9}h5v2.6h-5z", CREAM, 0.5)
            s.lines([f"M{dx - w / 2 + 2.4} {top}v4.4"], 0.6, GOLD_LIT, opacity=1)


def open_book(s: Sheet, x: float, y: float, size: float) -> None:
    """Lying open; 40 wide."""
    with s.at(x, y, size):
        s.shape(
            "M-21 3L-20 -9C-12 -12 -5 -11 0 -7C5 -11 12 -12 20 -9L21 3C13 0 6 1 0 5C-6 1 -13 0 -21 3Z",
            "#7c4a30",
        )
        s.shape("M0 3.4C-6 -0.6 -13 -1.6 -20 1L-19 -10C-12 -12.6 -5 -11.6 0 -7.6Z", CREAM, 0.8)
        s.shape("M0 3.4C6 -0.6 13 -1.6 20 1L19 -10C12 -12.6 5 -11.6 0 -7.6Z", PARCHMENT, 0.8)
        s.lines(
            [
                "M-16 -7.6Q-9 -9.6 -3.4 -5.6M-16.4 -5Q-9 -7 -3.4 -3M-16.6 -2.4Q-9 -4.4 -3.4 -.4M4 -5.4"
                "Q9 -9 16 -7.6M4 -2.8Q9 -6.4 16.4 -5"
            ],
            0.55,
            opacity=0.55,
        )


def sheet_of_paper(
    s: Sheet, x: float, y: float, w: float, h: float, turn: float = 0, seal: str = "", lines: int = 5
) -> None:
    """About its middle."""
    with s.at(x, y, turn=turn):
        s.rect(-w / 2, -h / 2, w, h, CREAM, 0.8)
        step = h / (lines + 2)
        s.lines(
            [
                f"M{-w * 0.34} {-h / 2 + step * (n + 1)}h{w * (0.68 if n < lines - 1 else 0.36)}"
                for n in range(lines)
            ],
            0.55,
            opacity=0.55,
        )
        if seal:
            s.oval(w * 0.24, h * 0.3, w * 0.13, w * 0.13, seal, 0.7)


def scroll(s: Sheet, x: float, y: float, w: float, h: float, seal: str = CORAL, lines: int = 6) -> None:
    """A charter with rolled ends and a ribbon, about its middle."""
    with s.at(x, y):
        s.rect(-w / 2 + 1.6, -h / 2, w - 3.2, h, s.blend(CREAM, PARCHMENT), 0.9)
        for sy in (-h / 2, h / 2):
            s.band(f"M{-w / 2} {sy}H{w / 2}", PARCHMENT, 3.6, 0.9)
            s.oval(-w / 2, sy, 1, 1.8, KRAFT, 0.6)
            s.oval(w / 2, sy, 1, 1.8, KRAFT, 0.6)
        step = h / (lines + 2.5)
        s.line(f"M{-w * 0.2} {-h / 2 + step * 1.2}h{w * 0.4}", 1.4, opacity=0.8)
        s.lines(
            [
                f"M{-w * 0.36} {-h / 2 + step * (n + 2.2)}q{w * 0.1} -0.8 {w * 0.2} 0t{w * 0.2} 0"
                f"t{w * (0.28 if n % 3 else 0.16)} 0"
                for n in range(lines - 1)
            ],
            0.55,
            opacity=0.6,
        )
        if seal:
            s.shape(
                f"M{w * 0.2} {h * 0.34}l-1 {h * 0.26}l3 -2l2.4 2.4l.4 {-h * 0.26}z", darker(seal, 0.2), 0.7
            )
            s.oval(w * 0.24, h * 0.34, w * 0.1, w * 0.1, seal, 0.8)
            s.shape(ring(w * 0.24, h * 0.34, w * 0.055, w * 0.055), "none", 0.5)


def quill(s: Sheet, x: float, y: float, size: float, turn: float = 28) -> None:
    """Its point is where it is put."""
    with s.at(x, y, size, turn):
        s.line("M0 0L0 -20", 0.9, "#8a7a5a")
        s.shape("M0 -6C-5 -10 -5 -20 1 -27C5 -20 5 -12 0 -6Z", WHITE, 0.8)
        s.lines(["M0 -8L.6 -25M0 -12l-3 -3M0 -16l-3 -3M0.4 -13l3 -3M0.4 -17l2.6 -3"], 0.45, opacity=0.5)


def inkwell(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-5 0L-4 -6H4L5 0Z", TEAL, 0.9)
        s.oval(0, -6, 4, 1.4, COAL, 0.7)


def candle(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.halo(0, -22, 20, "#ffdf86", 0.75)
        s.shape("M-6 0a6 1.8 0 0 0 12 0a6 1.8 0 0 0 -12 0z", BRASS, 0.8)
        s.shape("M-2.4 -1V-15H2.4V-1Z", CREAM, 0.8)
        s.shape("M0 -16C-3 -19 -1 -22 0.4 -25C2 -22 3.4 -19 0 -16Z", FIRE_LIT, 0.7)


def lantern(s: Sheet, x: float, y: float, size: float, glow: float = 30) -> None:
    """Hangs from the point where it is put; 12 high."""
    with s.at(x, y, size):
        if glow:
            s.halo(0, 8, glow, "#ffdf86", 0.7)
        s.line("M-3 3.4Q0 -2 3 3.4", 0.9)
        s.shape("M-4 3.4H4L3 5.4H-3Z", IRON_DARK, 0.8)
        s.rect(-3.4, 5.2, 6.8, 8, FIRE_LIT, 0.9)
        s.shape("M0 12C-2 10 -1 8 0 6.6C1 8 2 10 0 12Z", FIRE, 0)
        s.lines(["M-1.2 5.4V13M1.2 5.4V13"], 0.5, opacity=0.7)
        s.rect(-4.4, 13, 8.8, 2, IRON_DARK, 0.8)


def flag(s: Sheet, x: float, y: float, size: float, colour: str, way: int = 1) -> None:
    """Flies from the point where it is tied."""
    k = size * way
    s.shape(
        f"M{x} {y}C{x + k * 0.3} {y - size * 0.16} {x + k * 0.6} {y + size * 0.14} {x + k}"
        f" {y - size * 0.02}L{x + k} {y + size * 0.56}C{x + k * 0.6} {y + size * 0.72}"
        f" {x + k * 0.3} {y + size * 0.42} {x} {y + size * 0.58}Z",
        colour,
        0.9,
    )
    s.shade(
        f"M{x + k * 0.45} {y}C{x + k * 0.6} {y + size * 0.1} {x + k * 0.8} {y + size * 0.04}"
        f" {x + k} {y - size * 0.02}L{x + k} {y + size * 0.56}"
        f"C{x + k * 0.8} {y + size * 0.62} {x + k * 0.6} {y + size * 0.66} {x + k * 0.45}"
        f" {y + size * 0.52}Z",
        0.14,
    )


def bunting(s: Sheet, x1: float, y1: float, x2: float, y2: float, sag: float, count: int, *hues: str) -> None:
    """Pennants on a line between two points."""
    places = [
        ((1 - t) * x1 + t * x2, (1 - t) * y1 + t * y2 + sag * 4 * t * (1 - t))
        for t in (n / 24 for n in range(25))
    ]
    s.line(places, 0.7)
    for n in range(count):
        t = (n + 0.5) / count
        x, y = (1 - t) * x1 + t * x2, (1 - t) * y1 + t * y2 + sag * 4 * t * (1 - t)
        w = min(5.0, abs(x2 - x1) / count * 0.4)
        s.shape(f"M{x - w} {y - 0.4}L{x + w} {y - 0.4}L{x} {y + w * 2}Z", hues[n % len(hues)], 0.7)


def clock_face(s: Sheet, x: float, y: float, r: float, hour: float) -> None:
    s.oval(x, y, r, r, WHITE, 1.0)
    marks = []
    for n in range(12):
        a = pi / 6 * n
        marks.append(
            [(x + r * 0.8 * cos(a), y + r * 0.8 * sin(a)), (x + r * 0.93 * cos(a), y + r * 0.93 * sin(a))]
        )
    s.lines(marks, 0.6, opacity=0.9)
    a, b = pi / 6 * hour - pi / 2, 2 * pi * (hour % 1) - pi / 2
    s.line([(x, y), (x + r * 0.5 * cos(a), y + r * 0.5 * sin(a))], 1.3)
    s.line([(x, y), (x + r * 0.76 * cos(b), y + r * 0.76 * sin(b))], 0.8)
    s.oval(x, y, r * 0.09, r * 0.09, INK, 0)


def globe(s: Sheet, x: float, y: float, size: float) -> None:
    """On a stand; 30 high."""
    with s.at(x, y, size):
        s.shape("M-7 0L-2 -5H2L7 0Z", WOOD_DARK)
        s.oval(0, -17, 11, 11, TEAL_LIT)
        s.shape("M-8 -22C-3 -27 2 -24 1 -20C-2 -18 -2 -14 -6 -13C-9 -15 -10 -19 -8 -22Z", "#c3b26a", 0.6)
        s.shape("M4 -16C8 -18 10 -14 8 -11C5 -9 3 -12 4 -16Z", "#c3b26a", 0.6)
        s.shade("M3 -27.6C11 -25 14 -15 8 -9.4C4 -6 -1 -6 -4 -7C6 -9 9 -19 3 -27.6Z", 0.16)
        s.line("M-9 -7C-14 -12 -14 -22 -8 -28M0 -28V-30M0 -6V-4", 1.3, BRASS)


def bottle(s: Sheet, x: float, y: float, size: float, fill: str = TEAL_LIT) -> None:
    """A flask with something in it."""
    with s.at(x, y, size):
        s.shape(
            "M-2 -18V-11L-8 -1C-8.6 0 -8 0 -7 0H7C8 0 8.6 0 8 -1L2 -11V-18Z", "#e6f2ee", 0.9, opacity=0.85
        )
        s.shape("M-5.4 -5.4H5.4L8 -1C8.6 0 8 0 7 0H-7C-8 0 -8.6 0 -8 -1Z", fill, 0.6)
        s.oval(0, -18, 2.6, 0.9, "#e6f2ee", 0.7)
        s.gleam("M-3.6 -7L-5.8 -2.6L-4.6 -2.6L-2.6 -7Z", 0.7)


def rope(s: Sheet, x: float, y: float, size: float) -> None:
    """A coil."""
    with s.at(x, y, size):
        for n in range(3):
            s.shape(ring(0, -1.8 - 2.6 * n, 8 - 0.6 * n, 2.8), "#d2ae6a", 0.8)
        s.shape(ring(0, -7, 3.6, 1.2), "#7a5a30", 0.7)


def bollard(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-4 0V-9C-7 -9 -7 -13 -4 -13.6C-2 -14.4 2 -14.4 4 -13.6C7 -13 7 -9 4 -9V0Z", IRON_DARK)
        s.gleam("M-2.4 -1V-9H-0.8V-1Z", 0.3)


def bell(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-6 0C-4 -3 -4.4 -10 0 -11C4.4 -10 4 -3 6 0Z", BRASS, 0.9)
        s.gleam("M-2.8 -1.6C-2 -4 -2.4 -8 0 -9.6C-1 -7 -0.8 -4 -1.2 -1.6Z", 0.5)
        s.oval(0, 0.8, 1.3, 1.3, IRON_DARK, 0.6)


def drum(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-9 -4V-14A9 3 0 0 1 9 -14V-4A9 3 0 0 1 -9 -4Z", RED)
        s.oval(0, -14, 9, 3, CREAM, 0.9)
        s.lines(["M-9 -12L-5 -2.4L-1 -11L3 -1.6L7 -11.6L9 -4"], 0.9, WHITE, opacity=1)
        s.line("M-9 -12.4A9 3 0 0 0 9 -12.4M-9 -4.4A9 3 0 0 0 9 -4.4", 1.3, BRASS)


def money_bag(s: Sheet, x: float, y: float, size: float) -> None:
    sack(s, x, y, size, "#b98c4e", GOLD)


def gem(s: Sheet, x: float, y: float, r: float, colour: str) -> None:
    s.shape(
        f"M{x - r} {y - r * 0.3}L{x - r * 0.5} {y - r}H{x + r * 0.5}L{x + r} {y - r * 0.3}L{x} {y + r}Z",
        colour,
        0.8,
    )
    s.gleam(f"M{x - r * 0.5} {y - r}H{x + r * 0.1}L{x - r * 0.2} {y - r * 0.3}H{x - r}Z", 0.5)


def sparkle(s: Sheet, x: float, y: float, r: float, colour: str = "#fff3b8") -> None:
    s.gleam(
        f"M{x} {y - r}Q{x + r * 0.14} {y - r * 0.14} {x + r} {y}"
        f"Q{x + r * 0.14} {y + r * 0.14} {x} {y + r}Q{x - r * 0.14} {y + r * 0.14} {x - r} {y}"
        f"Q{x - r * 0.14} {y - r * 0.14} {x} {y - r}Z",
        0.95,
        colour=colour,
    )


def vase(s: Sheet, x: float, y: float, size: float, colour: str = "#3f7f9a") -> None:
    with s.at(x, y, size):
        s.shape(
            "M-4 0C-10 -5 -9 -12 -3 -15C-2.6 -17 -4 -18 -4 -19H4C4 -18 2.6 -17 3 -15C9 -12 10 -5 4 0Z", colour
        )
        s.shade("M1 0C6 -5 5 -12 1 -15H3C9 -12 10 -5 4 0Z", 0.2)
        s.lines(["M-8 -8Q0 -5 8 -8M-7.6 -10.4Q0 -7.4 7.6 -10.4"], 0.7, BRASS_LIT, opacity=1)


def stake(s: Sheet, x: float, y: float, colour: str, size: float = 1.0) -> None:
    """A surveyor's, with a little flag."""
    with s.at(x, y, size):
        s.shape("M-1.6 0L-1.4 -16H1.4L1.6 0L0 3Z", WOOD_LIT, 0.8)
        flag(s, 1, -16, 8, colour)
