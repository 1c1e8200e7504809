"""Tools and arms as a hand holds them: the hand is where they are put. Most can be turned."""

from __future__ import annotations

from game.workshop.ink.hues import (
    BRASS,
    BRASS_DARK,
    BRASS_LIT,
    COAL,
    CORAL,
    CREAM,
    IRON,
    IRON_DARK,
    IRON_LIT,
    KRAFT,
    SMOKE,
    TEAL_LIT,
    WHITE,
    WOOD,
    WOOD_LIT,
)
from game.workshop.ink.people import Held
from game.workshop.ink.sheet import Sheet, ring


def held(draw: Held, turn: float = 0.0, size: float = 1.0) -> Held:
    """The same, turned and in another size, for a hand to hold."""

    def drawn(s: Sheet, x: float, y: float) -> None:
        with s.at(x, y, size, turn):
            draw(s, 0, 0)

    return drawn


def _shaft(s: Sheet, top: float, low: float, width: float = 2.2, wood: str = WOOD_LIT) -> None:
    s.band([(0, top), (0, low)], wood, width, 0.9, soft=False)


def staff(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -34, 36)


def crook(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.band("M0 38V-34C0 -44 12 -44 11 -36", WOOD_LIT, 2.2, 0.9)


def pitchfork(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -28, 34)
        s.line("M-5 -42V-33C-5 -28 5 -28 5 -33V-42M0 -43V-28", 3.0)
        s.line("M-5 -42V-33C-5 -28 5 -28 5 -33V-42M0 -43V-28", 1.4, IRON_LIT, opacity=1)


def hoe(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -26, 36)
        s.shape("M-1 36L9 38L8 41L-1 39Z", IRON_LIT, 0.9)


def shovel(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -22, 16)
        s.shape("M-5 15H5L4.6 26Q0 32 -4.6 26Z", IRON_LIT, 0.9)


def pick(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -30, 12)
        s.shape("M-17 -22C-10 -31 10 -31 17 -22C10 -27 -10 -27 -17 -22Z", IRON_LIT, 0.9)


def axe(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -28, 10)
        s.shape("M1 -29C6 -31 10 -33 12 -33C14 -28 13 -22 11 -18C8 -20 4 -22 1 -22Z", IRON_LIT, 0.9)


def hammer(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -20, 6)
        s.shape("M-7 -26H7V-18H-7Z", IRON, 0.9)
        s.gleam("M-7 -26H7V-23.6H-7Z", 0.35)


def gavel(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -16, 5, 2.6)
        s.shape("M-8 -23H8V-13H-8Z", WOOD, 0.9)
        s.line("M-5.4 -23V-13M5.4 -23V-13", 1.3, BRASS)


def broom(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        _shaft(s, -26, 26)
        s.shape("M-3 25H3L7 39H-7Z", "#d9b65e", 0.9)
        s.lines(["M-2 28L-4 38M0 28V38M2 28L4 38"], 0.6, opacity=0.6)


def torch(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.halo(0, -20, 34, "#ffcf7a", 0.8)
        _shaft(s, -12, 10, 3)
        s.shape("M0 -10C-7 -14 -5 -21 0 -30C5 -21 7 -14 0 -10Z", "#ee7d32", 0.8)
        s.shape("M0 -11C-3 -14 -2 -19 0 -23C2 -19 3 -14 0 -11Z", "#ffd24f", 0)


def rifle(s: Sheet, x: float, y: float) -> None:
    """Its muzzle points up."""
    with s.at(x, y):
        s.band([(0, -6), (0, -44)], IRON, 1.7, 0.9, soft=False)
        s.shape("M-1.8 -24H1.8L2.2 0C2.4 6 4 12 6 19H-2C-2.4 12 -2.4 4 -1.8 -24Z", WOOD, 0.9)
        s.rect(-2.4, -3, 4.8, 4, BRASS, 0.6)


def sabre(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.shape("M-1.4 -3C-2 -16 0 -28 7 -38C3.4 -26 2.4 -14 1.6 -3Z", IRON_LIT, 0.9)
        s.line("M-5 -3H4.6M0 -3V5M-4.4 -3C-6 2 -3 5 0 5", 1.9, BRASS)


def pistol(s: Sheet, x: float, y: float) -> None:
    """Points to the right."""
    with s.at(x, y):
        s.band([(1, -4), (17, -5.6)], IRON, 2.2, 0.9, soft=False)
        s.shape("M-3 5L-1 -6H6L5 -2L2 -1L1 6Z", WOOD, 0.9)


def telescope(s: Sheet, x: float, y: float) -> None:
    """To the right, from the eye at the point where it is put."""
    with s.at(x, y):
        s.band([(-8, 0), (3, 0)], BRASS_DARK, 3, 0.9, soft=False)
        s.band([(3, 0), (14, 0)], WOOD, 4.2, 0.9, soft=False)
        s.band([(14, 0), (24, 0)], BRASS, 5.6, 0.9, soft=False)
        s.oval(26, 0, 1.6, 3.6, TEAL_LIT, 0.8)


def map_sheet(s: Sheet, x: float, y: float) -> None:
    """Held open, about its middle."""
    with s.at(x, y):
        s.shape("M-14 -9L-5 -11L5 -9L14 -11V8L5 10L-5 8L-14 10Z", CREAM, 0.9)
        s.shade("M-5 -11L5 -9V10L-5 8Z", 0.1)
        s.lines(["M-11 0Q-6 -6 -2 -1T6 -2T12 -6M-10 5h5"], 0.8, "#8a5a34", opacity=0.9)
        s.line("M6 2l3 3m0 -3l-3 3", 1.1, CORAL)


def paper(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.shape("M-7 -10H7V9H-7Z", CREAM, 0.9)
        s.lines(["M-4.6 -6.6H4.6M-4.6 -3.6H4.6M-4.6 -0.6H4.6M-4.6 2.4H1"], 0.6, opacity=0.6)
        s.oval(3, 5.6, 2, 2, CORAL, 0.6)


def pan(s: Sheet, x: float, y: float) -> None:
    """A prospector's, with what he hopes for."""
    with s.at(x, y):
        s.shape("M-14 -2A14 5 0 0 1 14 -2L9 5H-9Z", IRON)
        s.oval(0, -2, 14, 5, IRON_LIT, 0.9)
        s.oval(0, -1.6, 11, 3.6, "#7fb6bc", 0.6)
        for gx, gy in ((-5, -1), (-1, 0.4), (3, -1.4), (6, 0)):
            s.oval(gx, gy, 1.5, 1.1, "#f9cc52", 0.5)


def cannon(s: Sheet, x: float, y: float, size: float) -> None:
    """On its wheels, muzzle to the right; stands on the point where it is put."""
    with s.at(x, y, size):
        s.shade("M-24 0a26 3 0 0 0 56 .8a26 3 0 0 0 -56 -.8z", 0.2)
        s.shape("M-26 -3L-4 -16L4 -12L-20 0Z", WOOD)
        s.shape("M-14 -22C-17 -20 -17 -14 -13 -13L26 -19V-27L-14 -22Z", IRON_DARK)
        s.gleam("M-12 -21L25 -26V-24.4L-12 -19Z", 0.3)
        s.line("M-4 -23.4L-3 -14.6M12 -25.4L12.8 -17.2", 1.4, IRON)
        s.oval(26, -23, 2, 4.4, COAL, 0.9)
        s.oval(-17.4, -17.6, 2, 2, IRON_DARK, 0.8)
        wheel(s, -2, -11, 11, 8)


def wheel(s: Sheet, x: float, y: float, r: float, spokes: int = 8, rim: str = WOOD) -> None:
    from math import cos, pi, sin

    s.shape(ring(x, y, r, r), "none", r * 0.24 + 0.6)
    s.shape(ring(x, y, r, r), "none", r * 0.2, colour=rim)
    s.lines(
        [
            [(x, y), (x + r * cos(2 * pi * n / spokes), y + r * sin(2 * pi * n / spokes))]
            for n in range(spokes)
        ],
        1.8,
        opacity=0.9,
    )
    s.lines(
        [
            [(x, y), (x + r * cos(2 * pi * n / spokes), y + r * sin(2 * pi * n / spokes))]
            for n in range(spokes)
        ],
        0.9,
        rim,
        opacity=1,
    )
    s.shape(ring(x, y, r * 1.08, r * 1.08), "none", 0.7)
    s.shape(ring(x, y, r * 0.84, r * 0.84), "none", 0.5)
    s.oval(x, y, r * 0.22, r * 0.22, BRASS, 0.8)


def theodolite(s: Sheet, x: float, y: float, size: float) -> None:
    """On three legs, looking to the right; 62 high."""
    with s.at(x, y, size):
        for low in (-15, 14, 2):
            s.band([(0, -40), (low, 0)], WOOD_LIT if low < 0 else WOOD, 2.6, 0.9, soft=False)
        s.rect(-6, -44, 12, 4, BRASS_DARK, 0.9)
        s.shape("M-5 -44V-50H5V-44Z", BRASS, 0.9)
        s.oval(0, -52, 5, 5, BRASS_LIT, 0.9)
        s.shape(ring(0, -52, 2.8, 2.8), "none", 0.6)
        s.shape("M-13 -57L12 -60L13 -53L-13 -52Z", BRASS)
        s.gleam("M-13 -57L12 -60V-58L-13 -55.4Z", 0.4)
        s.oval(13, -56.6, 1.6, 3.8, TEAL_LIT, 0.8)
        s.rect(-17, -56, 4, 3.4, COAL, 0.7)


def microscope(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-9 0H9L7 -3H-7Z", BRASS_DARK)
        s.line("M5 -2C12 -8 10 -18 3 -20", 3.4)
        s.line("M5 -2C12 -8 10 -18 3 -20", 2.0, BRASS, opacity=1)
        s.rect(-7, -8, 10, 2, IRON_DARK, 0.8)
        with s.at(-1, -8, turn=-14):
            s.rect(-1.6, -6, 3.2, 6, IRON_LIT, 0.8)
            s.rect(-3, -20, 6, 14, BRASS, 0.9)
            s.rect(-2.2, -24, 4.4, 4, COAL, 0.8)


def balance(s: Sheet, x: float, y: float, size: float) -> None:
    """Scales, 40 high."""
    with s.at(x, y, size):
        s.shape("M-8 0H8L5 -3H-5Z", BRASS_DARK)
        s.line("M0 -3V-38M-19 -33L19 -36", 2.4)
        s.line("M0 -3V-38M-19 -33L19 -36", 1.3, BRASS_LIT, opacity=1)
        for px, py in ((-19, -33), (19, -36)):
            s.lines([f"M{px} {py}L{px - 7} {py + 16}M{px} {py}L{px + 7} {py + 16}"], 0.6)
            s.shape(f"M{px - 8} {py + 16}h16a8 5 0 0 1 -16 0z", BRASS, 0.9)
        s.oval(0, -38.6, 1.8, 1.8, BRASS_LIT, 0.7)


def trumpet(s: Sheet, x: float, y: float) -> None:
    """Blown to the right from the point where it is put."""
    with s.at(x, y):
        s.band([(-2, 0), (15, -2)], BRASS, 1.8, 0.9, soft=False)
        s.shape("M15 -3C19 -4 21 -7 24 -9V5C21 3 19 0 15 -1Z", BRASS_LIT, 0.9)


def scissors(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.line("M-6 8L8 -20M6 8L-8 -20", 2.8, IRON_DARK)
        s.line("M-6 8L8 -20M6 8L-8 -20", 1.5, SMOKE, opacity=1)
        for gx in (-7, 7):
            s.shape(ring(gx, 11, 4, 4), "none", 2.0, colour=BRASS)
            s.shape(ring(gx, 11, 5, 5), "none", 0.6)


def net(s: Sheet, x: float, y: float) -> None:
    """A butterfly net."""
    with s.at(x, y):
        _shaft(s, -26, 16, 1.8)
        s.shape(
            "M-8 -32C-8 -38 8 -38 8 -32C8 -24 14 -18 17 -20C14 -12 4 -16 -2 -26Z", WHITE, 0.8, opacity=0.75
        )
        s.shape(ring(0, -31, 8, 5), "none", 1.2, colour=KRAFT)
        s.lines(["M-4 -30L8 -19M0 -29L13 -19M4 -29L14 -17M-3 -26L8 -30"], 0.4, opacity=0.5)
