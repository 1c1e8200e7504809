"""Clothes about the body. A torso is drawn upwards from the hips: shoulders at -27, 20 wide."""

from __future__ import annotations

from game.workshop.ink.hues import BRASS, GOLD, WHITE, darker, lighter
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Point, Sheet

BODY = (
    "M-10.6 -24.5C-10 -27.4 -6 -28.6 -3.4 -29H3.4C6 -28.6 10 -27.4 10.6 -24.5"
    "C11.4 -16 9.4 -8 9 1H-9C-9.4 -8 -11.4 -16 -10.6 -24.5Z"
)
DARK_SIDE = "M4 -29C7 -28.4 10 -27.4 10.6 -24.5C11.4 -16 9.4 -8 9 1H2.4C5.4 -8 7 -20 4 -29Z"


def torso(s: Sheet, look: Look, way: int) -> None:
    {
        "shirt": _shirt,
        "vest": _vest,
        "smock": _smock,
        "coat": _coat,
        "uniform": _uniform,
        "gown": _bodice,
        "robe": _robe,
    }[look.dress](s, look, way)
    if look.apron:
        low = 12 if look.dress != "gown" else 26
        s.shape(f"M-5.6 -20H5.6L7 -5L8.4 {low}C3 {low + 2} -3 {low + 2} -8.4 {low}L-7 -5Z", look.apron, 0.9)
        s.line("M-8.6 -5.4H8.6M-5.4 -20L-7 -28M5.4 -20L7 -28", 0.8)
        s.shade(f"M3 -20H5.6L7 -5L8.4 {low}L3.4 {low + 1.3}Z", 0.14)
    if look.sash:
        s.band([(-8.6, -25), (0, -13), (8, -3)], look.sash, 3.4, 0.8)
    if look.belt:
        s.band("M-8.8 -2.4Q0 -0.8 8.8 -2.4", look.belt, 2.6, 0.7)
        s.rect(-2, -4, 4, 4, BRASS, 0.6)


def _plain(s: Sheet, cloth: str) -> None:
    s.shape(BODY, cloth, 0)
    s.shade(DARK_SIDE, 0.2)
    s.shape(BODY, "none")


def _collar(s: Sheet, look: Look) -> None:
    s.shape("M-4.6 -29.2L0 -22L4.6 -29.2L2.4 -30.4H-2.4Z", look.under, 0.8)


def _shirt(s: Sheet, look: Look, way: int) -> None:
    _plain(s, look.cloth)
    s.shape("M-4.4 -29L0 -23.4L4.4 -29L2.4 -30.2H-2.4Z", lighter(look.cloth, 0.3), 0.8)
    s.line("M0 -23V-3", 0.7, opacity=0.6)


def _vest(s: Sheet, look: Look, way: int) -> None:
    _plain(s, look.under)
    s.shape("M-7.8 -28C-8 -18 -9.6 -8 -9.2 1L-0.6 3L-0.4 -12L-4.4 -28.6Z", look.cloth, 0.8)
    s.shape("M7.8 -28C8 -18 9.6 -8 9.2 1L0.6 3L0.4 -12L4.4 -28.6Z", darker(look.cloth, 0.2), 0.8)
    for y in (-9, -5, -1):
        s.oval(-1.4, y, 0.8, 0.8, BRASS, 0.4)


def _smock(s: Sheet, look: Look, way: int) -> None:
    _plain(s, look.under)
    s.shape("M-7.4 -17H7.4L9.4 2H-9.4Z", look.cloth, 0.8)
    s.shade("M3 -17H7.4L9.4 2H4Z", 0.18)
    s.line("M-6.6 -17L-7 -28M6.6 -17L7 -28", 1.8, look.cloth)
    s.line("M-7.6 -17L-8 -28M7.4 -17L8 -28M-5.6 -17L-6 -28.6M5.8 -17L6 -28.6", 0.6)


def _coat(s: Sheet, look: Look, way: int) -> None:
    s.shape(
        "M-10.8 -24.5C-10 -27.6 -6 -28.8 -3.4 -29.2H3.4C6 -28.8 10 -27.6 10.8 -24.5"
        "C11.6 -14 9.6 -8 11.4 14"
        "C4 16.4 -4 16.4 -11.4 14C-9.6 -8 -11.6 -14 -10.8 -24.5Z",
        look.cloth,
    )
    s.shade("M4 -29C7 -28.4 10 -27.4 10.8 -24.5C11.6 -14 9.6 -8 11.4 14L4.4 15.4C6.4 -6 7 -20 4 -29Z", 0.2)
    _collar(s, look)
    s.shape("M-4.8 -29L-1 -15L-6.4 -20.4L-5.6 -23L-7.4 -24Z", lighter(look.cloth, 0.14), 0.7)
    s.shape("M4.8 -29L1 -15L6.4 -20.4L5.6 -23L7.4 -24Z", darker(look.cloth, 0.1), 0.7)
    s.line("M0 -15.6V14.6", 0.8)
    for y in (-11, -6.4, -1.8):
        s.oval(-2, y, 0.9, 0.9, GOLD, 0.4)


def _uniform(s: Sheet, look: Look, way: int) -> None:
    s.shape(
        "M-10.8 -24.5C-10 -27.6 -6 -28.8 -3.4 -29.2H3.4C6 -28.8 10 -27.6 10.8 -24.5"
        "C11.4 -16 9.4 -6 10.4 5"
        "C4 7 -4 7 -10.4 5C-9.4 -6 -11.4 -16 -10.8 -24.5Z",
        look.cloth,
    )
    s.shade("M4 -29C7 -28.4 10 -27.4 10.8 -24.5C11.4 -16 9.4 -6 10.4 5L4.4 6.4C6 -6 7 -20 4 -29Z", 0.22)
    if not look.sash:
        s.line("M-9 -26L8.4 -3M9 -26L-8.4 -3", 2.6, WHITE, opacity=1)
        s.lines(["M-9.6 -24.6L7.6 -2M-8 -27L9.2 -4.4M9.6 -24.6L-7.6 -2M8 -27L-9.2 -4.4"], 0.5, opacity=0.7)
    for y in (-20, -15, -10, -5):
        s.oval(0, y, 0.9, 0.9, GOLD, 0.4)
    s.shape("M-5 -28.8L-4.6 -31H4.6L5 -28.8C2 -27.4 -2 -27.4 -5 -28.8Z", look.under, 0.8)
    for side in (-1, 1):
        s.oval(side * 9.6, -26.4, 3.4, 1.8, GOLD, 0.7)


def _bodice(s: Sheet, look: Look, way: int) -> None:
    s.shape(
        "M-9.6 -24.5C-9 -27.4 -6 -28.6 -3.4 -29H3.4C6 -28.6 9 -27.4 9.6 -24.5"
        "C10 -16 7.4 -10 7.2 -2H-7.2"
        "C-7.4 -10 -10 -16 -9.6 -24.5Z",
        look.cloth,
    )
    s.shade("M4 -28.8C7 -28.4 9 -27.4 9.6 -24.5C10 -16 7.4 -10 7.2 -2H2.4C4.4 -10 6 -20 4 -28.8Z", 0.2)
    s.shape("M-5.6 -28.6L0 -21.6L5.6 -28.6L3 -30.2H-3Z", look.under, 0.8)
    s.line("M0 -21V-3", 0.5, opacity=0.5)


def _robe(s: Sheet, look: Look, way: int) -> None:
    _plain(s, look.cloth)
    _collar(s, look)
    s.line("M0 -22V0", 0.8)


def skirt(s: Sheet, look: Look, hip: Point, front: Point, back: Point, way: int) -> None:
    """From the waist to the ground, as wide as the stride."""
    x, y = hip
    left = min(front[0] * way, back[0] * way)
    right = max(front[0] * way, back[0] * way)
    spread = 9.0 if look.dress == "gown" else 4.5
    for foot in (front, back):
        fx, fy = foot[0] * way, foot[1]
        s.shape(
            f"M{fx - 4 * way} {fy - 4}V{fy}H{fx + 6 * way}Q{fx + 6 * way} {fy - 3} {fx + 2 * way} {fy - 4}Z",
            look.boots,
            0.9,
        )
    waist = 7.4 if look.dress == "gown" else 9
    low = -2.4
    s.shape(
        f"M{x - waist} {y - 3}C{x - waist - 3} {y + 6} {left - spread} {low - 16} {left - spread}"
        f" {low}"
        f"C{left + 4} {low + 2.6} {right - 4} {low + 2.6} {right + spread} {low}"
        f"C{right + spread} {low - 16} {x + waist + 3} {y + 6} {x + waist} {y - 3}Z",
        look.cloth,
    )
    s.shade(
        f"M{x + 3} {y - 2}C{x + 5} {y + 12} {right - 2} {low - 14} {right} {low + 1}"
        f"L{right + spread} {low}"
        f"C{right + spread} {low - 16} {x + waist + 3} {y + 6} {x + waist} {y - 3}Z",
        0.2,
    )
    s.lines(
        [
            f"M{x - 3} {y + 4}Q{left - 1} {low - 16} {left - 2} {low - 3}M{x + 1} {y + 6}"
            f"Q{x + 1} {low - 14} {x + 1} {low - 2}"
        ],
        0.6,
        opacity=0.45,
    )
