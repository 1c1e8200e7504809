"""Animals, looking to the right unless they are mirrored. They stand on the point where they are put."""

from __future__ import annotations

from collections.abc import Sequence

from game.workshop.ink.hues import COAL, CORAL, CREAM, GOLD, IRON_LIT, WHITE, WOOD_DARK, darker, lighter
from game.workshop.ink.sheet import Point, Sheet

Leg = Sequence[Point]

STANDING: tuple[Leg, ...] = (
    ((20, -26), (21, -12), (20, -1)),
    ((-18, -28), (-21, -13), (-18, -1)),
    ((14, -26), (14, -12), (14, -1)),
    ((-22, -28), (-26, -13), (-24, -1)),
)
WALKING: tuple[Leg, ...] = (
    ((20, -26), (26, -14), (24, -2)),
    ((-18, -28), (-16, -13), (-10, -1)),
    ((15, -26), (12, -13), (7, -2)),
    ((-22, -28), (-27, -14), (-31, -3)),
)
GALLOPING: tuple[Leg, ...] = (
    ((20, -27), (33, -26), (41, -18)),
    ((-20, -28), (-31, -23), (-42, -22)),
    ((16, -26), (28, -20), (33, -9)),
    ((-20, -27), (-29, -17), (-40, -12)),
)


def horse(
    s: Sheet,
    x: float,
    y: float,
    scale: float,
    coat: str = "#8a5a34",
    legs: Sequence[Leg] = STANDING,
    mane: str = "#3a2a1e",
    saddle: str = "",
    ears: float = 1.0,
) -> None:
    """About 66 high; with long ears it is a mule."""
    with s.at(x, y, scale):
        s.shade("M-34 0a34 4 0 0 0 76 1a34 4 0 0 0 -76 -1z", 0.2)
        for n, leg in enumerate(legs):
            _hoofed(s, leg, coat if n > 1 else darker(coat, 0.24))
        s.shape("M-25 -38C-35 -37 -37 -24 -33 -14C-31 -20 -29 -28 -24 -33Z", mane)
        body = (
            "M-26 -33C-27 -40 -22 -43.4 -16 -42.4C-6 -39.6 4 -40.4 12 -42.6C17 -46 21 -54 27 -60"
            "C31 -61 34 -60 36 -57"
            "C39 -53 42 -50 44 -46C45 -43 42.6 -41 39.6 -41.6C36.6 -42.4 34.6 -45.4 32.4 -46.4"
            "C31 -44 30 -42 28.6 -37"
            "C27.4 -30 24 -25.4 19 -23.6C8 -20.4 -6 -20.6 -14 -22.6C-20 -24 -25 -27.6 -26 -33Z"
        )
        s.shape(body, coat)
        s.shade(
            "M-26 -33C-24 -28 -10 -27 2 -27C14 -27 24 -30 28.6 -37C27.4 -30 24 -25.4 19 -23.6"
            "C8 -20.4 -6 -20.6 -14 -22.6C-20 -24 -25 -27.6 -26 -33Z",
            0.22,
        )
        s.gleam("M-20 -40C-12 -39 0 -38.6 10 -40.6C2 -37 -12 -36 -20 -40Z", 0.3)
        s.lines(["M-12 -36Q-9 -30 -13 -25M10 -38Q8 -31 11 -26"], 0.6, opacity=0.45)
        s.shape(f"M27 -60L{28.6} {-60 - 6 * ears}L31.6 -60.4Z", coat, 0.9)
        if ears > 1.4:
            s.shape(f"M24.6 -59L{23.6} {-60 - 5.6 * ears}L28 -61Z", darker(coat, 0.15), 0.9)
        s.shape("M29 -63C21 -60 15 -51 10.6 -42L15 -42.4C18 -48 23 -54 29.6 -58Z", mane, 0.9)
        s.oval(36.4, -53.4, 1.2, 1.5, COAL, 0)
        s.oval(42.6, -44.4, 0.7, 0.6, COAL, 0)
        s.shade("M39.6 -50.4L44 -46C45 -43 42.6 -41 39.6 -41.6C38.4 -44 38.6 -47.4 39.6 -50.4Z", 0.2)
        if saddle:
            s.shape("M-8 -40.4C-4 -39.6 6 -40 9 -41.6L8 -30H-6Z", saddle, 0.9)
            s.line("M40 -43.6L33 -50L14 -44", 0.9, WOOD_DARK)


def _hoofed(s: Sheet, leg: Leg, coat: str) -> None:
    s.band(leg[:2], coat, 6, soft=False)
    s.band(leg[1:], coat, 4, soft=False)
    x, y = leg[-1]
    s.band([(x, y - 0.6), (x + 1.6, y)], "#3a2a20", 3.4, 0.7, soft=False)


def pack(s: Sheet, x: float, y: float, scale: float) -> None:
    """What a mule carries: put where the mule is."""
    with s.at(x, y, scale):
        s.shape("M-12 -38C-14 -48 -8 -52 -2 -52C6 -52 12 -48 10 -38C6 -30 -8 -30 -12 -38Z", "#b99658")
        s.band("M-11 -46Q-1 -42 9.6 -46", "#7a4d2b", 2, 0.5)
        s.band("M-12 -52H9", "#8a6a8e", 6)
        s.lines(["M-6 -51.4V-31M4 -51.4V-31"], 0.9, WOOD_DARK, opacity=0.9)


def ox(s: Sheet, x: float, y: float, scale: float, coat: str = "#b98c5a", horns: bool = True) -> None:
    with s.at(x, y, scale):
        s.shade("M-34 0a34 4 0 0 0 76 1a34 4 0 0 0 -76 -1z", 0.2)
        for lx in (16, -16):
            s.band([(lx + 4, -20), (lx + 5, -1)], darker(coat, 0.25), 6, soft=False)
        for lx in (12, -22):
            s.band([(lx, -20), (lx, -1)], coat, 6.6, soft=False)
            s.band([(lx - 0.4, -1), (lx + 1.4, -0.6)], "#3a2a20", 4, 0.6, soft=False)
        s.line("M-29 -36Q-36 -26 -33 -14", 1.6, darker(coat, 0.3))
        body = (
            "M-30 -30C-31 -40 -26 -42 -18 -41.6C-6 -41 6 -43 16 -44C22 -45 25 -43 28 -41"
            "C34 -40 37 -36 40 -30"
            "C42 -26 39 -22.6 35 -23.4C31 -24.4 28 -27 26 -28C24 -22 20 -18 14 -17"
            "C0 -15 -14 -15.6 -22 -17.6C-28 -20 -30 -24 -30 -30Z"
        )
        s.shape(body, coat)
        s.shade(
            "M-30 -28C-20 -24 8 -24 26 -28C24 -22 20 -18 14 -17C0 -15 -14 -15.6 -22 -17.6"
            "C-28 -20 -30 -24 -30 -28Z",
            0.22,
        )
        s.shape("M27 -42C22 -45.4 18 -44 16.6 -41C20.6 -38.6 24.6 -38.6 27.4 -40Z", darker(coat, 0.2), 0.8)
        head = (
            "M25 -43C28 -46.4 33 -45.4 36 -41.4C39 -37.4 43 -32 44.6 -28C45.6 -24.4 43 -21.8 39.6 -22.2"
            "C36 -22.6 33 -25.6 31 -28.4C28 -32 25.4 -36 25 -43Z"
        )
        s.shape(head, lighter(coat, 0.1), 1.1)
        s.shape(
            "M38 -30.6C41 -31 43.6 -30 44.6 -28C45.6 -24.4 43 -21.8 39.6 -22.2C36.6 -24 36 -28 38 -30.6Z",
            lighter(coat, 0.45),
            0.8,
        )
        s.oval(42.4, -27, 0.9, 0.7, COAL, 0)
        s.oval(35, -36.6, 1.4, 1.6, COAL, 0)
        if horns:
            s.shape("M28 -44.6C25.6 -49.6 27.6 -54.6 33 -56C30.8 -52 31.4 -48.6 33 -45.2Z", CREAM, 0.9)


def sheep(s: Sheet, x: float, y: float, scale: float, wool: str = "#f6efe0") -> None:
    with s.at(x, y, scale):
        s.shade("M-14 0a15 3 0 0 0 32 .6a15 3 0 0 0 -32 -.6z", 0.18)
        for lx in (-8, -4, 5, 9):
            s.band([(lx, -7), (lx, -1)], COAL, 2.4, 0.7, soft=False)
        s.shape(
            "M-12 -6C-17 -8 -15 -14 -12.6 -14.6C-13 -20 -6 -21 -4 -19C-1 -23 6 -22 7 -18.6"
            "C12 -20 15 -14 12 -11.6C14 -7 9 -4.6 6 -6C3 -3.6 -2 -3.8 -4 -5.6C-7 -3.6 -11 -4 -12 -6Z",
            wool,
        )
        s.shade(
            "M12 -11.6C14 -7 9 -4.6 6 -6C3 -3.6 -2 -3.8 -4 -5.6C-7 -3.6 -11 -4 -12 -6C-4 -7 8 -8 12 -11.6Z",
            0.14,
        )
        s.lines(["M-8 -14q2 -2 4 0M0 -16q2 -2 4 0M-4 -10q2 -2 4 0M4 -11q2 -1.6 3.4 0"], 0.5, opacity=0.5)
        s.shape("M10 -18C14 -20 18 -17 19 -12C18.6 -9 15 -9 13 -11C10.6 -12 9 -15 10 -18Z", COAL, 0.8)
        s.shape("M10.6 -18C8 -18.6 7.4 -16 9.6 -15Z", COAL, 0.7)
        s.oval(15.4, -15, 0.9, 1, WHITE, 0)


def dog(s: Sheet, x: float, y: float, scale: float, coat: str = "#4a3a30") -> None:
    with s.at(x, y, scale):
        for lx in (-9, -6, 5, 8):
            s.band([(lx, -8), (lx, -1)], coat, 2.6, 0.8, soft=False)
        s.band("M-11 -14Q-17 -18 -16 -23", coat, 2.4)
        s.shape(
            "M-12 -10C-13 -16 -6 -17 0 -16C5 -16.6 8 -20 11 -22C15 -23 18 -20 21 -18"
            "C21.6 -16 18 -15 15 -15.4C13 -12 12 -8 8 -7.4C0 -6 -10 -5 -12 -10Z",
            coat,
        )
        s.shape("M8 -17C9 -12 12 -9 10 -7.6C6 -6.6 4 -9 4 -12Z", CREAM, 0)
        s.shape("M11 -22C8 -24 7 -20 9 -17.6Z", darker(coat, 0.3), 0.8)
        s.oval(15, -19, 0.9, 1, WHITE, 0)
        s.oval(20.6, -17.4, 1, 0.9, COAL, 0)


def camel(s: Sheet, x: float, y: float, scale: float, load: str = CORAL) -> None:
    with s.at(x, y, scale):
        coat = "#cf9a58"
        s.shade("M-34 0a34 4 0 0 0 76 1a34 4 0 0 0 -76 -1z", 0.2)
        for leg in (((18, -28), (20, -14), (19, -1)), ((-14, -28), (-12, -14), (-13, -1))):
            s.band(leg, darker(coat, 0.22), 4.6, soft=False)
        for leg in (((14, -28), (13, -14), (14, -1)), ((-20, -28), (-23, -14), (-21, -1))):
            s.band(leg, coat, 5, soft=False)
            s.band([leg[-1], (leg[-1][0] + 2, leg[-1][1])], darker(coat, 0.4), 3.6, 0.6, soft=False)
        s.line("M-25 -40Q-30 -34 -28 -26", 1.4, darker(coat, 0.3))
        body = (
            "M-26 -34C-27 -42 -21 -44 -15 -46C-10 -58 -2 -60 4 -48C9 -44 14 -43 20 -40"
            "C25 -36 28 -40 29 -48C30 -56 32 -60 36 -62"
            "C40 -63 44 -60 48 -58C49 -55 46 -54 42 -54C38 -53 37 -50 36.4 -44C36 -34 30 -26 20 -25"
            "C8 -22 -8 -23 -16 -25C-22 -26 -26 -29 -26 -34Z"
        )
        s.shape(body, coat)
        s.shade(
            "M-26 -34C-20 -29 10 -30 24 -33C30 -34 34 -38 36.4 -44C36 -34 30 -26 20 -25"
            "C8 -22 -8 -23 -16 -25C-22 -26 -26 -29 -26 -34Z",
            0.2,
        )
        s.oval(40.4, -58.6, 1, 1.2, COAL, 0)
        s.shape("M35 -61L33.6 -65L37.4 -62.4Z", coat, 0.8)
        if load:
            s.shape("M-17 -46C-10 -58 -2 -60 5 -47L8 -32C0 -30 -12 -30 -20 -33Z", load)
            s.lines(["M-18.6 -38Q-6 -35 7 -38M-19.4 -35Q-6 -32 7.6 -35"], 1.0, GOLD, opacity=1)
            s.shape("M-16 -44C-22 -42 -22 -34 -16 -33C-9 -33 -8 -41 -16 -44Z", "#b99658", 0.9)
            s.shape("M4 -44C0 -40 0 -34 5 -33C11 -33 11 -41 4 -44Z", "#a8814a", 0.9)


def bison(s: Sheet, x: float, y: float, scale: float) -> None:
    with s.at(x, y, scale):
        coat = "#7a5034"
        s.shade("M-34 0a34 4 0 0 0 76 1a34 4 0 0 0 -76 -1z", 0.2)
        for lx in (14, -16, 9, -21):
            s.band([(lx, -18), (lx, -1)], darker(coat, 0.2), 5, soft=False)
        s.shape(
            "M-28 -28C-28 -36 -22 -40 -14 -41C-6 -46 4 -56 16 -52C26 -50 32 -42 34 -34"
            "C38 -28 38 -20 32 -18C28 -10 22 -10 18 -16C4 -13 -14 -14 -22 -17C-28 -20 -28 -24 -28 -28"
            "Z",
            coat,
        )
        s.shape(
            "M2 -50C10 -56 26 -52 30 -44C36 -36 38 -26 32 -18C30 -10 22 -10 18 -16"
            "C12 -18 10 -24 10 -30C6 -36 2 -42 2 -50Z",
            darker(coat, 0.35),
            0.8,
        )
        s.shape("M20 -40C17 -45 19 -50 23 -51C22 -47 23 -44 25 -42Z", CREAM, 0.8)
        s.oval(27, -32, 1.2, 1.4, WHITE, 0)
        s.lines(
            ["M8 -44q2 2 1 5M14 -46q2 2 1 6M12 -34q2 2 1 5M24 -22q1 3 0 6"],
            0.6,
            lighter(coat, 0.3),
            opacity=0.6,
        )


def deer(s: Sheet, x: float, y: float, scale: float) -> None:
    with s.at(x, y, scale):
        coat = "#b57c48"
        s.shade("M-22 0a24 3 0 0 0 52 .8a24 3 0 0 0 -52 -.8z", 0.2)
        for leg in (
            ((13, -26), (15, -12), (14, 0)),
            ((-12, -26), (-10, -12), (-11, 0)),
            ((9, -26), (9, -12), (8, 0)),
            ((-16, -26), (-19, -13), (-17, 0)),
        ):
            s.band(leg, darker(coat, 0.15), 3, soft=False)
        s.shape(
            "M-20 -32C-20 -38 -14 -39 -8 -38C0 -37 6 -38 10 -42C12 -48 13 -56 17 -58"
            "C21 -59 25 -55 28 -52C28 -49 24 -48.6 21 -49C20 -42 18 -32 14 -27C4 -22 -8 -23 -14 -25"
            "C-18 -26 -20 -29 -20 -32Z",
            coat,
        )
        s.shape("M-20 -35C-25 -37 -24 -31 -20 -30Z", WHITE, 0.7)
        s.shade("M-20 -32C-12 -27 4 -28 15 -32L14 -27C4 -22 -8 -23 -14 -25C-18 -26 -20 -29 -20 -32Z", 0.18)
        s.shape("M14.4 -57C9 -60 8 -56 12 -54Z", coat, 0.7)
        s.lines(
            [
                "M16 -58C12 -66 14 -72 10 -78M13.4 -66L7 -68M13.2 -72L18 -76M19 -58C22 -64 28 -68 27 -77"
                "M23 -64L30 -66M27 -71L22 -76"
            ],
            1.8,
            "#6c4a2a",
            opacity=1,
        )
        s.oval(21.4, -54, 1, 1.2, COAL, 0)


def hen(s: Sheet, x: float, y: float, scale: float, coat: str = "#c9713a") -> None:
    with s.at(x, y, scale):
        s.lines(["M-1 -3V0M3 -3V0"], 1.1, "#d9a53c", opacity=1)
        s.shape(
            "M-9 -12C-12 -14 -11 -17 -9 -17C-7 -13 -2 -12 2 -13C4 -16 6 -18 8 -17C11 -16 10 -13 9 -11"
            "C8 -5 3 -2 -1 -2.6C-6 -3 -9 -8 -9 -12Z",
            coat,
        )
        s.shape("M-5 -10C-2 -12 3 -11 3 -8C1 -5 -4 -5 -5 -10Z", darker(coat, 0.2), 0.6)
        s.shape("M10 -14.4L13 -13L10 -12.4Z", GOLD, 0.6)
        s.shape("M6 -17.4C6 -20 8 -20 8 -18.6C9 -20 10.6 -19 9.6 -16.6Z", CORAL, 0.6)
        s.oval(8, -14.6, 0.7, 0.8, COAL, 0)


def cat(s: Sheet, x: float, y: float, scale: float, coat: str = "#c98a4a") -> None:
    with s.at(x, y, scale):
        s.band("M-6 -2Q-13 -2 -12 -9", coat, 2.2)
        s.shape("M-6 0C-8 -8 -4 -13 1 -13C6 -13 7 -6 6 0Z", coat)
        s.shape("M-3.6 -13L-4.4 -19L-0.6 -17H3.6L7.4 -19L6.6 -13C5 -10 -2 -10 -3.6 -13Z", coat)
        s.lines(["M-0.4 -14.4v1M3.6 -14.4v1M1 -12.4l.6 .6l.6 -.6M-5 -7h3M-5 -4.6h2.4"], 0.7, opacity=0.9)


def fish(s: Sheet, x: float, y: float, scale: float, skin: str = "#7fb0bc", turn: float = 0) -> None:
    """20 long, its nose to the right."""
    with s.at(x, y, scale, turn):
        s.shape("M-6 0L-11.4 -4.4C-10 -1.4 -10 1.4 -11.4 4.4Z", darker(skin, 0.15), 0.8)
        s.shape("M9 0C6 -5 -2 -5.6 -7 0C-2 5.6 6 5 9 0Z", skin, 0.9)
        s.gleam("M7.6 1C4 4.4 -2 4.4 -5.6 1C-1 2.4 4 2.4 7.6 1Z", 0.5)
        s.shape("M-1 -4.4L2 -7L3.4 -4Z", darker(skin, 0.15), 0.7)
        s.oval(5.4, -1, 1, 1, IRON_LIT, 0.5)
        s.oval(5.6, -1, 0.5, 0.5, COAL, 0)
        s.line("M3 -2.6Q1.8 0 3 2.6", 0.5)


def gull(s: Sheet, x: float, y: float, scale: float) -> None:
    with s.at(x, y, scale):
        s.shape("M-14 -7C-9 -9 -4 -4 -1 0C-5 0 -9 -4 -14 -7Z", "#f6f2e6", 0.8)
        s.shape("M15 -8C9 -9 5 -4 2 0C6 1 11 -4 15 -8Z", "#dfe2dc", 0.8)
        s.shape("M-6 1C-2 -2 4 -2 7 0L10 1L7 2C3 4 -2 4 -6 1Z", WHITE, 0.8)
        s.shape("M9 0.6L12.6 1.4L9 2Z", GOLD, 0.5)
