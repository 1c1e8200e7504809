"""Machines of an age of steam and brass."""

from __future__ import annotations

from math import cos, pi, sin

from game.workshop.ink.hues import (
    BRASS,
    BRASS_DARK,
    BRASS_LIT,
    BRICK,
    COAL,
    CORAL,
    FIRE,
    FIRE_LIT,
    IRON,
    IRON_DARK,
    IRON_LIT,
    STONE_DARK,
    TEAL,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    darker,
)
from game.workshop.ink.sheet import Point, Sheet, ring


def gear(s: Sheet, x: float, y: float, r: float, teeth: int, colour: str = BRASS, turn: float = 0.0) -> None:
    points: list[Point] = []
    for n in range(teeth):
        for part, reach in ((0.0, 0.84), (0.14, 1.0), (0.42, 1.0), (0.56, 0.84)):
            a = 2 * pi * (n + part) / teeth + turn
            points.append((x + r * reach * cos(a), y + r * reach * sin(a)))
    s.shape(points, colour, 0.9)
    s.shape(ring(x, y, r * 0.6, r * 0.6), darker(colour, 0.18), 0.7)
    s.lines(
        [
            [(x, y), (x + r * 0.6 * cos(2 * pi * n / 5 + turn), y + r * 0.6 * sin(2 * pi * n / 5 + turn))]
            for n in range(5)
        ],
        2.6,
        colour,
        opacity=1,
    )
    s.oval(x, y, r * 0.24, r * 0.24, IRON_LIT, 0.8)
    s.gleam(
        f"M{x - r * 0.8} {y}A{r * 0.8} {r * 0.8} 0 0 1 {x} {y - r * 0.8}L{x} {y - r * 0.66}"
        f"A{r * 0.66} {r * 0.66} 0 0 0 {x - r * 0.66} {y}Z",
        0.35,
    )


def flywheel(s: Sheet, x: float, y: float, r: float, colour: str = CORAL) -> None:
    s.shape(ring(x, y, r, r), "none", r * 0.17 + 1.4)
    s.shape(ring(x, y, r, r), "none", r * 0.17, colour=colour)
    for n in range(8):
        a = pi / 4 * n + 0.2
        s.band(
            [(x, y), (x + r * 0.94 * cos(a), y + r * 0.94 * sin(a))],
            darker(colour, 0.1),
            r * 0.07,
            0.7,
            soft=False,
        )
    s.oval(x, y, r * 0.16, r * 0.16, BRASS, 0.9)


def pulley(s: Sheet, x: float, y: float, r: float) -> None:
    s.oval(x, y, r, r, WOOD_LIT, 0.9)
    s.shape(ring(x, y, r * 0.62, r * 0.62), "none", 0.6)
    s.oval(x, y, r * 0.24, r * 0.24, IRON_DARK, 0.6)


def belt(s: Sheet, x1: float, y1: float, r1: float, x2: float, y2: float, r2: float) -> None:
    s.lines([[(x1 - r1, y1), (x2 - r2, y2)], [(x1 + r1, y1), (x2 + r2, y2)]], 1.8, "#5a4030", opacity=0.95)


def steam_engine(s: Sheet, x: float, y: float, size: float) -> None:
    """A boiler on brick with its fire, a cylinder, a beam and a great wheel; 150 wide and 96 high."""
    with s.at(x, y, size):
        # boiler
        s.rect(-74, -24, 58, 24, BRICK)
        s.lines(["M-74 -16H-16M-74 -8H-16M-60 -24v8M-40 -24v8M-50 -16v8M-30 -16v8"], 0.5, opacity=0.4)
        s.shape("M-74 -24V-46C-74 -58 -16 -58 -16 -46V-24Z", IRON)
        s.gleam("M-70 -44C-66 -53 -40 -54 -30 -53C-44 -50 -60 -48 -66 -40Z", 0.35)
        s.line("M-56 -54.6V-24M-34 -54.6V-24", 1.8, IRON_DARK)
        s.lines([f"M{-72 + 5.4 * n} -27v.1" for n in range(11)], 1.6, IRON_DARK, opacity=1)
        s.shape("M-66 0V-12C-66 -18 -48 -18 -48 -12V0Z", "#3a1c10", 0.9)
        s.halo(-57, -6, 24, "#ff9a40", 0.8)
        s.shape("M-63 0C-64 -6 -60 -7 -59 -12C-56 -8 -53 -9 -51 0Z", FIRE, 0.6)
        s.shape("M-60 0C-60 -4 -58 -5 -57 -8C-55 -5 -54 -4 -54 0Z", FIRE_LIT, 0)
        s.shape("M-70 -50V-96H-60V-53Z", IRON_DARK)
        s.rect(-72, -98, 14, 4, IRON, 0.9)
        s.oval(-26, -40, 6, 6, "#fbf6e8", 0.9)
        s.line("M-26 -40l3 -3", 1.0, CORAL)
        # pipe, cylinder
        s.band("M-24 -55V-66H2V-52", BRASS, 4, 0.9, soft=False)
        s.rect(-6, -52, 18, 34, BRASS)
        s.gleam("M-4 -52H0V-18H-4Z", 0.4)
        s.rect(-9, -55, 24, 4.6, IRON_DARK, 0.9)
        s.rect(-10, -18, 26, 18, STONE_DARK)
        # beam and wheel
        s.line("M3 -55V-82", 2.0, IRON_LIT)
        s.shape("M26 0L32 -78H38L44 0Z", WOOD_DARK)
        flywheel(s, 62, -30, 29)
        s.band([(66, -84), (66, -36)], IRON_LIT, 3, 0.9, soft=False)
        s.shape("M-2 -82L34 -94L72 -88L72 -82L35 -84L-2 -77Z", WOOD)
        s.oval(35, -86, 3, 3, BRASS_LIT, 0.8)
        s.oval(66, -34, 3.4, 3.4, BRASS_LIT, 0.8)


def lathe(s: Sheet, x: float, y: float, size: float) -> None:
    """Headstock to the left, a gear blank in the chuck; 100 wide, its bed 34 high."""
    with s.at(x, y, size):
        for lx in (-38, 34):
            s.shape(f"M{lx - 7} 0L{lx - 4} -24H{lx + 6}L{lx + 9} 0Z", IRON_DARK)
        s.rect(-50, -32, 100, 9, TEAL)
        s.gleam("M-50 -32H50V-29.6H-50Z", 0.35)
        s.rect(-48, -54, 26, 22, TEAL)
        s.shade("M-30 -54H-22V-32H-30Z", 0.25)
        for n, r in enumerate((9, 7, 5)):
            s.rect(-46 + 6 * n, -46 - r, 5.6, 2 * r, IRON_LIT, 0.8)
        s.rect(-22, -48, 6, 10, IRON)
        gear(s, -4, -43, 12, 14, BRASS_LIT)
        s.shape("M30 -32V-50H42L46 -32Z", TEAL)
        s.shape("M30 -45L14 -43L30 -41Z", IRON_LIT, 0.8)
        s.rect(4, -36, 18, 5, IRON_DARK)
        s.shape("M8 -36V-42L3 -44L5 -40V-36Z", IRON_LIT, 0.8)
        s.shape(ring(14, -26, 4, 4), "none", 1.6, colour=IRON_LIT)
        s.line("M14 -30V-22M10 -26H18", 1.0, IRON_LIT)


def conveyor(s: Sheet, x: float, y: float, w: float, h: float = 10) -> None:
    """A belt over rollers; the point is the middle of its foot."""
    half = w / 2
    s.shape(
        f"M{x - half} {y - h}H{x + half}A{h / 2} {h / 2} 0 0 1 {x + half} {y}H{x - half}"
        f"A{h / 2} {h / 2} 0 0 1 {x - half} {y - h}Z",
        "#5a4a3c",
    )
    count = int(w // (h * 1.3))
    for n in range(count + 1):
        cx = x - half + w * n / count
        s.oval(cx, y - h / 2, h * 0.32, h * 0.32, IRON_LIT, 0.8)
        s.oval(cx, y - h / 2, h * 0.1, h * 0.1, IRON_DARK, 0)
    for n in range(3):
        lx = x - half + w * (0.1 + 0.4 * n)
        s.rect(lx - 3, y + 1, 6, 30, IRON_DARK, 0.8)


def crane(s: Sheet, x: float, y: float, size: float, drop: float = 34) -> None:
    """A mast and a jib to the right; the hook hangs from it."""
    with s.at(x, y, size):
        s.shape("M-9 0L-4 -84H4L9 0Z", WOOD)
        s.lines(
            ["M-8 -12L7 -30M7 -12L-6 -30M-6 -36L5 -54M5 -36L-5 -54M-4 -60L4 -76"], 1.3, WOOD_DARK, opacity=0.9
        )
        s.band([(0, -60), (54, -92)], WOOD_LIT, 4, 0.9, soft=False)
        s.band([(-16, -76), (0, -84), (54, -92)], WOOD, 2, 0.8, soft=False)
        s.line(f"M53 -90V{-90 + drop}", 1.0)
        s.oval(53, -90, 3.4, 3.4, IRON_DARK, 0.8)
        s.line(f"M53 {-90 + drop}c0 5 5 5 4 0", 1.4, IRON_DARK)


def ferris_wheel(s: Sheet, x: float, y: float, r: float) -> None:
    hues = (CORAL, "#3f98a6", BRASS_LIT, "#6a9a4c", "#7d5aa6", "#fbf6e8")
    s.lines(
        [[(x - r * 0.5, y + r * 1.16), (x, y)], [(x + r * 0.5, y + r * 1.16), (x, y)]],
        2.6,
        WOOD_DARK,
        opacity=1,
    )
    s.shape(ring(x, y, r, r), "none", 1.8, colour=IRON_DARK)
    s.shape(ring(x, y, r * 0.86, r * 0.86), "none", 0.8)
    s.lines(
        [[(x, y), (x + r * cos(pi / 6 * n), y + r * sin(pi / 6 * n))] for n in range(12)], 0.7, opacity=0.8
    )
    for n in range(12):
        a = pi / 6 * n
        cx, cy = x + r * cos(a), y + r * sin(a)
        s.shape(f"M{cx - 3.4} {cy + 1}h6.8l-1 5h-4.8z", hues[n % len(hues)], 0.7)
        s.line(f"M{cx - 3.4} {cy + 1}L{cx} {cy - 1.6}L{cx + 3.4} {cy + 1}", 0.6)
    s.oval(x, y, r * 0.1, r * 0.1, BRASS, 0.8)


def balloon(s: Sheet, x: float, y: float, size: float, colour: str = CORAL) -> None:
    with s.at(x, y, size):
        s.shape("M-14 -26C-14 -44 14 -44 14 -26C14 -16 6 -10 3 -6H-3C-6 -10 -14 -16 -14 -26Z", colour)
        s.shape("M-5 -39C-9 -28 -5 -14 -2 -6H2C5 -14 9 -28 5 -39C2 -40 -2 -40 -5 -39Z", "#fbf6e8", 0.7)
        s.shade("M6 -38C14 -34 15 -24 11 -17C8 -12 5 -9 3 -6C8 -16 10 -30 6 -38Z", 0.18)
        s.lines(["M-3 -6L-2.6 -1M3 -6L2.6 -1"], 0.6)
        s.rect(-3, -1, 6, 4.4, WOOD, 0.8)


def caliper(s: Sheet, x: float, y: float, size: float, turn: float = 0) -> None:
    """A sliding gauge; 60 long."""
    with s.at(x, y, size, turn):
        s.rect(-30, -4, 60, 7, IRON_LIT)
        s.lines([f"M{-16 + 3 * n} -4v{2.4 if n % 5 else 4}" for n in range(15)], 0.5, opacity=0.9)
        s.shape("M-30 -4V-10H-25L-24 -4ZM-30 3V18L-25 16L-23 3Z", IRON_LIT)
        s.shape("M-16 -6H0V5H-10L-13 16L-17 18Z", BRASS)
        s.oval(-6, 7, 2.4, 2.4, BRASS_DARK, 0.7)


def vise(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-12 0L-9 -8H7L10 0Z", IRON_DARK)
        s.shape("M-14 -8V-20H-4V-8Z", IRON)
        s.shape("M2 -8V-20H9L11 -8Z", IRON)
        s.line("M-24 -11H-14", 2.4, IRON_LIT)
        s.line("M-24 -17V-5", 1.6, IRON_LIT)
        s.rect(-4, -24, 6, 12, BRASS_LIT, 0.8)


def safe_door(s: Sheet, x: float, y: float, r: float) -> None:
    """A round vault door."""
    s.oval(x, y, r, r, IRON)
    s.shape(ring(x, y, r * 0.82, r * 0.82), IRON_LIT, 0.8)
    for n in range(12):
        a = pi / 6 * n
        s.oval(x + r * 0.91 * cos(a), y + r * 0.91 * sin(a), r * 0.05, r * 0.05, IRON_DARK, 0)
    for n in range(4):
        a = pi / 4 + pi / 2 * n
        s.band([(x, y), (x + r * 0.5 * cos(a), y + r * 0.5 * sin(a))], BRASS, r * 0.08, 0.8, soft=False)
    s.oval(x, y, r * 0.2, r * 0.2, BRASS_LIT, 0.9)
    s.shape(ring(x, y, r * 0.5, r * 0.5), "none", 1.4, colour=BRASS)


def heap(s: Sheet, x: float, y: float, w: float, h: float, colour: str = COAL) -> None:
    """Coal, ore or sand."""
    s.shape(
        f"M{x - w / 2} {y}C{x - w * 0.4} {y - h * 0.6} {x - w * 0.2} {y - h * 0.7} {x - w * 0.1}"
        f" {y - h}C{x + w * 0.05} {y - h * 1.05} {x + w * 0.14} {y - h * 0.8} {x + w * 0.24}"
        f" {y - h * 0.7}C{x + w * 0.4} {y - h * 0.5} {x + w * 0.46} {y - h * 0.2} {x + w / 2} {y}Z",
        colour,
    )
    s.lines(
        [
            f"M{x + w * a} {y - h * b}l2 -1.6l2 1"
            for a, b in ((-0.2, 0.3), (0, 0.5), (0.14, 0.24), (-0.1, 0.66), (0.26, 0.4))
        ],
        0.6,
        IRON_LIT,
        opacity=0.7,
    )


def crankwheel(s: Sheet, x: float, y: float, r: float) -> None:
    """As a sluice has."""
    s.shape(ring(x, y, r, r), "none", 2.2)
    s.shape(ring(x, y, r, r), "none", 1.2, colour=IRON_LIT)
    s.lines(
        [[(x, y), (x + r * cos(pi / 2 * n + 0.5), y + r * sin(pi / 2 * n + 0.5))] for n in range(4)],
        1.2,
        IRON_DARK,
        opacity=1,
    )
    s.oval(x, y, r * 0.2, r * 0.2, WOOD, 0.6)
