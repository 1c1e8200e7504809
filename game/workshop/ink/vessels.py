"""Ships and boats, sailing to the right; they float on the point under their middle."""

from __future__ import annotations

from game.workshop.ink.hues import (
    BRASS,
    COAL,
    CORAL,
    CREAM,
    IRON_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    darker,
    lighter,
)
from game.workshop.ink.sheet import Sheet
from game.workshop.ink.things import flag
from game.workshop.ink.water import foam
from game.workshop.terrains import ships


def three_master(s: Sheet, x: float, y: float, scale: float) -> None:
    """The ship of the menu; 100 wide at scale 1."""
    s.paste(ships.large(), x - 50 * scale, y - 73 * scale, 0.25 * scale)


def coaster(s: Sheet, x: float, y: float, scale: float) -> None:
    """The small ship of the open sea; 48 wide at scale 1."""
    s.paste(ships.small(), x - 24 * scale, y - 36 * scale, 0.4 * scale)


def smack(
    s: Sheet, x: float, y: float, scale: float, sail: str = CREAM, hull: str = WOOD, wet: bool = True
) -> None:
    """A fishing boat with a gaff sail; 50 wide and 56 high."""
    with s.at(x, y, scale):
        s.line("M-2 -10V-56", 2.4)
        s.line("M-2 -10V-56", 1.3, WOOD_LIT, opacity=1)
        s.shape("M-4 -15L-24 -17C-26 -30 -24 -40 -21 -48L-4 -50Z", sail)
        s.shade("M-4 -15L-12 -16C-9 -28 -9 -40 -11 -49L-4 -50Z", 0.14)
        s.shape("M0 -50C8 -40 14 -28 20 -17C12 -15 6 -15 0 -16Z", lighter(sail, 0.15))
        s.lines(["M-23.6 -26H-4M-23.4 -36H-4M0 -26Q8 -26 14 -27M0 -37Q4 -37 8 -38"], 0.5, opacity=0.4)
        s.line("M-27 -15.6L0 -13.6M-24 -50L0 -52", 1.3, WOOD_DARK)
        s.line("M-2 -56L26 -11M-2 -56L-27 -12", 0.5, opacity=0.6)
        flag(s, -2, -56, 7, CORAL)
        s.shape("M-27 -12C-14 -8 10 -8 27 -13C25 -5 21 0 16 2H-17C-23 0 -26 -5 -27 -12Z", hull)
        s.shade("M-26 -6C-10 -3 12 -3 25 -7C23 -2 20 1 16 2H-17C-22 0 -25 -3 -26 -6Z", 0.25)
        s.line("M-26.6 -10C-14 -6 10 -6 26.4 -11", 1.4, BRASS)
    if wet:
        foam(s, x, y + 0.6 * scale, 27 * scale, 2.6 * scale)


def rowboat(s: Sheet, x: float, y: float, scale: float, hull: str = WOOD) -> None:
    with s.at(x, y, scale):
        s.shape("M-22 -9C-10 -6 10 -6 22 -10C20 -4 17 0 13 1H-13C-18 0 -21 -4 -22 -9Z", hull)
        s.shape("M-20 -8.6C-10 -5.4 10 -5.4 20 -9.4C10 -11 -10 -11 -20 -8.6Z", WOOD_DARK, 0.7)
        s.line("M-21 -6.4C-10 -3.4 10 -3.4 21 -7", 0.9, CREAM)


def sloop(s: Sheet, x: float, y: float, scale: float, sail: str = CREAM, hull: str = "#4f6a58") -> None:
    """Fast and low, one tall sail."""
    with s.at(x, y, scale):
        s.line("M2 -8V-60", 2.2)
        s.line("M2 -8V-60", 1.2, WOOD_LIT, opacity=1)
        s.shape("M0 -12L-28 -13C-22 -28 -12 -46 0 -59Z", sail)
        s.shape("M4 -56C14 -44 22 -28 30 -14C20 -12 12 -12 4 -13Z", lighter(sail, 0.2))
        s.shade("M0 -12L-10 -12.4C-8 -28 -4 -44 0 -59Z", 0.14)
        s.lines(["M-22 -22H0M-14 -34H0M4 -24Q14 -24 22 -26M4 -36Q10 -36 14 -38"], 0.5, opacity=0.4)
        s.line("M20 -9L40 -17", 1.6, WOOD_DARK)
        s.shape("M-30 -10C-16 -5 12 -5 32 -11C28 -3 22 1 16 2H-18C-25 0 -29 -4 -30 -10Z", hull)
        s.line("M-29 -8C-16 -3 12 -3 30.6 -9", 1.3, BRASS)
        flag(s, 2, -60, 9, CORAL, -1)
    foam(s, x, y + 0.6 * scale, 31 * scale, 2.8 * scale)


def pirate_ship(s: Sheet, x: float, y: float, scale: float, sail: str = "#3c3a40") -> None:
    """Dark sails, a dark flag; 70 wide."""
    with s.at(x, y, scale):
        for mx, top in ((-14, -62), (10, -66)):
            s.line(f"M{mx} -12V{top}", 2.6)
            s.line(f"M{mx} -12V{top}", 1.3, WOOD_LIT, opacity=1)
        for mx, top, half, drop in (
            (-14, -36, 14, 20),
            (-14, -54, 10, 15),
            (10, -40, 16, 24),
            (10, -60, 11, 16),
        ):
            s.shape(
                f"M{mx - half} {top}H{mx + half}C{mx + half + 4} {top + drop * 0.5} {mx + half + 2}"
                f" {top + drop} {mx + half + 1} {top + drop}"
                f"Q{mx} {top + drop - 4} {mx - half + 1} {top + drop}"
                f"C{mx - half + 4} {top + drop * 0.6} {mx - half + 3} {top + drop * 0.4} {mx - half} {top}"
                "Z",
                sail,
            )
            s.line(f"M{mx - half - 2} {top}H{mx + half + 2}", 1.6, WOOD_DARK)
        flag(s, 10, -66, 12, COAL)
        s.oval(16, -63.4, 1.9, 1.7, CREAM, 0)
        s.shape(
            "M-36 -20L-18 -14C-4 -10 16 -10 36 -16C34 -6 28 1 20 2H-22C-31 0 -35 -8 -36 -20Z",
            darker(WOOD, 0.25),
        )
        s.line("M-34 -13C-18 -8 14 -6 35 -13", 1.4, CORAL)
        for n in range(5):
            s.rect(-20 + 9 * n, -7, 4, 3.6, IRON_DARK, 0.6)
        s.line("M32 -14L48 -24", 1.8, WOOD_DARK)
    foam(s, x, y + 0.6 * scale, 36 * scale, 3 * scale)


def far_sail(s: Sheet, x: float, y: float, scale: float, sail: str = CREAM) -> None:
    """A sail near the horizon."""
    with s.at(x, y, scale):
        s.shape("M-1 -2L-7 -2.4C-6 -8 -4 -12 -1 -15Z", sail, 0.7)
        s.shape("M0.6 -14C4 -10 6 -6 8 -2.6L0.6 -2Z", lighter(sail, 0.2), 0.7)
        s.shape("M-9 -2C-3 -0.6 4 -0.6 10 -2.4L7 1.4H-6Z", WOOD_DARK, 0.7)
