"""Wagons, carts and trains, moving to the right; they stand on the point under their middle."""

from __future__ import annotations

from game.workshop.ink.hues import (
    BRASS,
    BRASS_LIT,
    COAL,
    CORAL,
    CREAM,
    FIRE_LIT,
    GREEN,
    IRON,
    IRON_DARK,
    IRON_LIT,
    RED,
    TEAL,
    TEAL_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    darker,
    lighter,
)
from game.workshop.ink.sheet import Sheet, ring
from game.workshop.ink.tools import wheel


def wagon(s: Sheet, x: float, y: float, scale: float, cloth: str = CREAM, box_: str = WOOD) -> None:
    """A covered one; 64 wide and 54 high."""
    with s.at(x, y, scale):
        s.shade("M-32 0a34 4 0 0 0 74 1a34 4 0 0 0 -74 -1z", 0.2)
        s.shape("M-30 -26C-38 -46 -28 -55 -20 -54C-8 -51 8 -51 20 -54C30 -55 38 -44 30 -26Z", cloth)
        s.shape("M24 -26C32 -40 28 -54 20 -54C30 -56 39 -44 31 -26Z", darker(cloth, 0.12), 0.9)
        s.shape("M24 -28C29 -38 28 -46 25 -50C32 -48 34 -38 30 -28Z", "#5a4630", 0.7)
        s.lines(
            ["M-17 -53C-20 -44 -19 -34 -15 -26M-3 -51.6C-5 -44 -5 -34 -3 -26M10 -52C9 -44 9 -34 11 -26"],
            0.6,
            opacity=0.5,
        )
        s.shade("M-30 -26C-33 -34 -33 -40 -32 -44C-28 -34 10 -33 30 -30L30 -26Z", 0.12)
        s.shape("M-32 -26H33L29 -14H-29Z", box_)
        s.lines(["M-31 -22H32M-30 -18H30.6M-12 -26V-14M10 -26V-14"], 0.6, opacity=0.5)
        s.line("M30 -16L44 -15", 1.8, WOOD_DARK)
        wheel(s, -19, -11, 11, 10)
        wheel(s, 19, -9, 9, 8)


def cart(s: Sheet, x: float, y: float, scale: float, load: str = "") -> None:
    """Two wheels and shafts to the right."""
    with s.at(x, y, scale):
        s.shade("M-22 0a24 3 0 0 0 52 1a24 3 0 0 0 -52 -1z", 0.2)
        if load:
            s.shape("M-19 -22C-18 -36 -6 -40 2 -38C12 -38 18 -30 17 -22Z", load)
            s.lines(["M-12 -26q4 -5 8 -3M0 -32q5 -3 8 2M-4 -25q4 -3 7 -1"], 0.6, opacity=0.5)
        s.shape("M-22 -23H20L17 -12H-18Z", WOOD)
        s.lines(["M-21 -19H19M-20 -15.6H18"], 0.6, opacity=0.5)
        s.band([(17, -15), (42, -19)], WOOD_LIT, 2, 0.9, soft=False)
        wheel(s, -2, -11, 11, 10)


def locomotive(s: Sheet, x: float, y: float, scale: float) -> None:
    """With its tender; 120 long, 50 high, the rails at its foot."""
    with s.at(x, y, scale):
        # tender
        s.rect(-64, -28, 30, 18, TEAL_DARK)
        s.shape("M-62 -28C-58 -34 -52 -31 -48 -34C-44 -31 -40 -33 -36 -28Z", COAL)
        s.line("M-64 -24H-34", 1.4, BRASS)
        # cab
        s.rect(-32, -42, 22, 32, RED)
        s.shade("M-14 -42H-10V-10H-14Z", 0.25)
        s.rect(-28, -37, 10, 11, "#f6e3b0", 0.9)
        s.shape("M-37 -46C-28 -49 -14 -49 -6 -46V-42H-37Z", WOOD_DARK)
        # boiler
        s.shape("M-10 -32H38V-12H-10Z", TEAL)
        s.gleam("M-10 -30H38V-26H-10Z", 0.35)
        s.shade("M-10 -17H38V-12H-10Z", 0.25)
        s.line("M2 -32V-12M16 -32V-12M29 -32V-12", 1.8, BRASS)
        s.oval(38, -22, 3, 10.4, IRON_DARK)
        s.oval(39, -22, 1.8, 6.6, IRON, 0.7)
        # funnel, dome, bell, lamp
        s.shape("M27 -32L28 -44L24 -56H38L34 -44L35 -32Z", IRON_DARK)
        s.line("M24.6 -55H37.4", 1.9, BRASS)
        s.shape("M8 -32V-37C8 -42 18 -42 18 -37V-32Z", BRASS)
        s.gleam("M10 -33V-37C10 -39 12 -40 13 -40V-33Z", 0.5)
        s.shape("M-2 -32C-1 -37 3 -37 4 -32Z", BRASS_LIT, 0.9)
        s.rect(38, -39, 6, 7, BRASS, 0.9)
        s.oval(45, -35.6, 1.4, 2.8, FIRE_LIT, 0.7)
        # frame, cowcatcher, wheels
        s.rect(-62, -12, 104, 4, IRON_DARK, 0.8)
        s.shape("M40 -12L56 0H40Z", CORAL)
        s.lines(["M43 -10V0M46 -8V0M49 -5.6V0M52 -3V0"], 0.7, opacity=0.8)
        for wx, r in ((-57, 5.4), (-42, 5.4), (-22, 9), (-2, 9), (20, 5.4), (34, 5.4)):
            s.oval(wx, -r, r, r, IRON_DARK)
            s.shape(ring(wx, -r, r * 0.72, r * 0.72), CORAL, 0.6)
            s.lines([f"M{wx - r * 0.7} {-r}h{r * 1.4}M{wx} {-r * 1.7}v{r * 1.4}"], 0.7, IRON_DARK, opacity=1)
            s.oval(wx, -r, r * 0.24, r * 0.24, BRASS, 0.5)
        s.band([(-22, -6), (-2, -6), (12, -13)], IRON_LIT, 2, 0.8, soft=False)


def carriage(s: Sheet, x: float, y: float, scale: float, colour: str = GREEN) -> None:
    """70 long, 40 high."""
    with s.at(x, y, scale):
        s.rect(-34, -34, 68, 24, colour)
        s.shape("M-37 -38C-20 -41 20 -41 37 -38V-34H-37Z", lighter(WOOD_DARK, 0.2))
        for n in range(6):
            s.rect(-30 + 10.4 * n, -30, 7, 9, "#f6e3b0", 0.8)
        s.line("M-34 -18H34", 1.2, BRASS)
        s.rect(-34, -12, 68, 3, IRON_DARK, 0.8)
        for wx in (-26, -14, 14, 26):
            s.oval(wx, -5, 5, 5, IRON_DARK)
            s.oval(wx, -5, 2, 2, BRASS, 0.5)


def handcart(s: Sheet, x: float, y: float, scale: float) -> None:
    """A peddler's, hung with pots."""
    with s.at(x, y, scale):
        s.shade("M-22 0a24 3 0 0 0 52 1a24 3 0 0 0 -52 -1z", 0.2)
        s.shape("M-20 -24H18V-14H-20Z", WOOD)
        s.rect(-18, -40, 34, 16, WOOD_LIT)
        s.lines(["M-18 -32H16M-7 -40V-24M5 -40V-24"], 0.7, opacity=0.8)
        for px, py, hue in (
            (-13, -28, CORAL),
            (-2, -28, TEAL),
            (10, -28, BRASS),
            (-12, -36, GREEN),
            (0, -36, BRASS_LIT),
            (10, -36, "#a88bc8"),
        ):
            s.oval(px, py, 3, 3.2, hue, 0.7)
        s.shape("M-22 -40C-18 -50 16 -50 20 -40Z", CORAL)
        s.shape("M-8 -40C-7 -47.6 6 -47.6 7 -40Z", CREAM, 0.8)
        for px in (-20, 18):
            s.line(f"M{px} -24v4", 0.8)
            s.oval(px, -17, 3.4, 3.4, IRON_LIT, 0.8)
        s.band([(18, -18), (34, -22)], WOOD_DARK, 2, 0.8, soft=False)
        wheel(s, -8, -9, 9, 8)
        wheel(s, 10, -9, 9, 8)


def mine_cart(s: Sheet, x: float, y: float, scale: float, load: str = "#6a6a74") -> None:
    with s.at(x, y, scale):
        s.shape("M-14 -18C-12 -26 -6 -25 -3 -28C2 -24 6 -28 10 -24C14 -24 15 -20 14 -18Z", load)
        for gx, gy in ((-6, -22), (3, -23), (8, -20)):
            s.oval(gx, gy, 1.5, 1.3, BRASS_LIT, 0.4)
        s.shape("M-16 -18H16L12 -4H-12Z", IRON)
        s.shade("M4 -18H16L12 -4H4Z", 0.25)
        s.line("M-15 -14.6H15", 1.2, IRON_DARK)
        for wx in (-8, 8):
            s.oval(wx, -3.4, 3.6, 3.6, IRON_DARK)
            s.oval(wx, -3.4, 1.2, 1.2, IRON_LIT, 0.5)


def rails(s: Sheet, x1: float, y1: float, x2: float, y2: float, ties: int) -> None:
    """Seen from the side, with the ends of the sleepers."""
    for n in range(ties):
        t = (n + 0.5) / ties
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        s.rect(x - 2.6, y + 0.6, 5.2, 2.6, WOOD_DARK, 0.6)
    s.band([(x1, y1), (x2, y2)], IRON_LIT, 1.2, 0.8, soft=False)
