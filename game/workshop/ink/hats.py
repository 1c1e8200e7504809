"""Hats, in the head's own units: the brow is at -8, the crown of the head at -14.5."""

from __future__ import annotations

from game.workshop.ink.caps import CAPS, Hat
from game.workshop.ink.hues import CORAL, GOLD, darker
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Sheet


def hat_behind(s: Sheet, look: Look, turn: float) -> None:
    """What is seen of a hood or scarf behind the face."""
    if look.hat == "hood":
        s.shape(
            "M-13 16C-16 6 -16 -8 -11 -15C-6 -21 6 -21 11 -15C16 -8 16 6 13 16Z", darker(look.hat_colour, 0.4)
        )
    elif look.hat == "bonnet":
        s.shape(
            "M-12.4 9C-16 2 -16 -10 -9 -16C-3 -20 4 -20 9.6 -16C16 -10 16 2 12.4 9Z",
            darker(look.hat_colour, 0.2),
        )
    elif look.hat == "fur":
        s.shape("M8 2C14 6 16 14 13 20C11 16 9 12 7 9Z", look.hat_colour)


def hat(s: Sheet, look: Look, turn: float) -> None:
    drawn = HATS.get(look.hat)
    if drawn:
        drawn(s, look.hat_colour, look.hat_band, turn)


def _brim(s: Sheet, colour: str, half: float, y: float, sag: float, t: float) -> None:
    """A broad brim seen a little from above; its underside is dark."""
    s.shape(
        f"M{t - half} {y - 0.6}C{t - half * 0.5} {y - 5.6} {t + half * 0.5} {y - 5.6} {t + half}"
        f" {y - 0.6}"
        f"C{t + half * 0.6} {y + sag + 1} {t - half * 0.6} {y + sag + 1} {t - half} {y - 0.6}Z",
        colour,
    )
    s.shade(
        f"M{t - half} {y - 0.6}C{t - half * 0.5} {y + sag - 1.4} {t + half * 0.5} {y + sag - 1.4}"
        f" {t + half} {y - 0.6}"
        f"C{t + half * 0.6} {y + sag + 1} {t - half * 0.6} {y + sag + 1} {t - half} {y - 0.6}Z",
        0.3,
    )


def _felt(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.5 * turn
    _brim(s, colour, 18, -8, 2.4, t)
    s.shape(
        f"M{t - 10} -10C{t - 10.4} -17 {t - 8} -22 {t - 4} -22"
        f"C{t - 2} -20.4 {t + 2} -20.4 {t + 4} -22"
        f"C{t + 8} -22 {t + 10.4} -17 {t + 10} -10C{t + 5} -12 {t - 5} -12 {t - 10} -10Z",
        colour,
    )
    s.shade(
        f"M{t + 3} -21C{t + 8} -22 {t + 10.4} -17 {t + 10} -10Q{t + 7} -11.4 {t + 4} -11.6"
        f"C{t + 6} -15 {t + 5} -19 {t + 3} -21Z",
        0.24,
    )
    s.shape(
        f"M{t - 10} -10C{t - 5} -12 {t + 5} -12 {t + 10} -10L{t + 10.1} -13"
        f"C{t + 5} -15 {t - 5} -15 {t - 10.1} -13Z",
        band,
        0.7,
    )


def _straw(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.5 * turn
    _brim(s, colour, 19, -8, 2.6, t)
    s.shape(
        f"M{t - 9.6} -10C{t - 9.6} -17 {t - 6} -20.4 {t} -20.4"
        f"C{t + 6} -20.4 {t + 9.6} -17 {t + 9.6} -10C{t + 5} -12 {t - 5} -12 {t - 9.6} -10Z",
        colour,
    )
    s.shade(
        f"M{t + 3} -20C{t + 7.6} -19 {t + 9.6} -15 {t + 9.6} -10L{t + 5} -11.4"
        f"C{t + 6.4} -14 {t + 5.6} -17.6 {t + 3} -20Z",
        0.22,
    )
    s.shape(
        f"M{t - 9.6} -10C{t - 5} -12 {t + 5} -12 {t + 9.6} -10V-12.6"
        f"C{t + 5} -14.6 {t - 5} -14.6 {t - 9.6} -12.6Z",
        band,
        0.7,
    )
    s.lines(
        [
            f"M{t - 14} -9.4q3 -1.6 5 -2M{t + 9} -11.2q3 .8 5 1.8M{t - 6} -17q3 -1.6 6 -1.6"
            f"M{t - 13} -7.4q2 1 4 1.4"
        ],
        0.45,
        opacity=0.5,
    )


def _top(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.2 * turn
    s.shape(
        f"M{t - 14.6} -9C{t - 9} -13 {t + 9} -13 {t + 14.6} -9C{t + 9} -5.6 {t - 9} -5.6 {t - 14.6} -9Z",
        colour,
    )
    s.shape(
        f"M{t - 9.4} -10.4L{t - 10.4} -27.4C{t - 5} -29 {t + 5} -29 {t + 10.4} -27.4"
        f"L{t + 9.4} -10.4C{t + 4} -8.6 {t - 4} -8.6 {t - 9.4} -10.4Z",
        colour,
    )
    s.gleam(f"M{t - 8} -26L{t - 5.4} -26.6L{t - 5.2} -15L{t - 7.4} -14.6Z", 0.25)
    s.shade(f"M{t + 4} -28.4L{t + 10.4} -27.4L{t + 9.4} -10.4L{t + 4.4} -9.3Z", 0.3)
    s.shape(
        f"M{t - 9.5} -10.6C{t - 4} -8.6 {t + 4} -8.6 {t + 9.5} -10.6L{t + 9.7} -14.4"
        f"C{t + 4} -12.4 {t - 4} -12.4 {t - 9.7} -14.4Z",
        band,
        0.7,
    )


def _bowler(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.2 * turn
    s.shape(f"M{t - 10} -9C{t - 11} -18 {t - 6} -22 {t} -22C{t + 6} -22 {t + 11} -18 {t + 10} -9Z", colour)
    s.gleam(
        f"M{t - 7} -12C{t - 7.4} -16 {t - 5} -19 {t - 2.4} -19.6C{t - 4} -17 {t - 4.6} -15 {t - 4.4} -12Z",
        0.25,
    )
    s.shape(
        f"M{t - 10} -10.4C{t - 4} -8.6 {t + 4} -8.6 {t + 10} -10.4V-13.4"
        f"C{t + 4} -11.6 {t - 4} -11.6 {t - 10} -13.4Z",
        band,
        0.7,
    )
    s.shape(
        f"M{t - 14} -9.6C{t - 8} -7.6 {t + 8} -7.6 {t + 14} -9.6C{t + 13} -6.4 {t + 6} -6 {t} -6"
        f"C{t - 6} -6 {t - 13} -6.4 {t - 14} -9.6Z",
        colour,
    )


def _bicorne(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.4 * turn
    s.shape(
        f"M{t - 20} -7C{t - 17} -13 {t - 9} -22 {t} -23.4C{t + 9} -22 {t + 17} -13 {t + 20} -7"
        f"C{t + 14} -6 {t + 9} -9.4 {t} -9.6C{t - 9} -9.4 {t - 14} -6 {t - 20} -7Z",
        colour,
    )
    s.shade(
        f"M{t + 3} -23C{t + 11} -20 {t + 17} -13 {t + 20} -7"
        f"C{t + 16} -6.6 {t + 12} -8.2 {t + 8} -9C{t + 10} -14 {t + 8} -19 {t + 3} -23Z",
        0.26,
    )
    s.line(
        f"M{t - 19} -7.6C{t - 13} -7.2 {t - 8} -10.6 {t} -10.8C{t + 8} -10.6 {t + 13} -7.2 {t + 19} -7.6",
        1.7,
        band,
    )
    s.oval(t, -16.4, 3, 3, GOLD, 0.8)
    s.oval(t, -16.4, 1.4, 1.4, CORAL, 0.5)


def _tricorne(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.8 * turn
    s.shape(f"M{t - 9.6} -9C{t - 10} -17 {t - 6} -21 {t} -21C{t + 6} -21 {t + 10} -17 {t + 9.6} -9Z", colour)
    s.shape(
        f"M{t - 19} -12C{t - 15} -9 {t - 8} -6.8 {t} -6.4C{t + 8} -6.8 {t + 15} -9 {t + 19} -12"
        f"C{t + 16} -17 {t + 10} -14 {t + 5} -13C{t + 2} -15 {t - 2} -15 {t - 5} -13"
        f"C{t - 10} -14 {t - 16} -17 {t - 19} -12Z",
        darker(colour, 0.12),
    )
    s.line(
        f"M{t - 18} -12.6C{t - 15} -15.6 {t - 10} -13 {t - 5} -12.2"
        f"C{t - 2} -14 {t + 2} -14 {t + 5} -12.2C{t + 10} -13 {t + 15} -15.6 {t + 18} -12.6",
        1.3,
        band,
    )


def _plumed(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.5 * turn
    _felt(s, colour, band, turn)
    s.shape(
        f"M{t + 6} -14C{t + 12} -17 {t + 14} -24 {t + 22} -26"
        f"C{t + 27} -26 {t + 26} -20 {t + 22} -20C{t + 18} -18 {t + 14} -13 {t + 8} -11.6Z",
        CORAL,
    )
    s.lines(
        [f"M{t + 9} -13.4Q{t + 17} -17 {t + 22} -23M{t + 14} -17l1 -3M{t + 17} -19l.6 -3"], 0.5, opacity=0.6
    )


def _pith(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 1.4 * turn
    _brim(s, colour, 15.5, -7.4, 2.2, t)
    s.shape(
        f"M{t - 11} -9C{t - 11} -18 {t - 6} -22.4 {t} -22.4C{t + 6} -22.4 {t + 11} -18 {t + 11} -9"
        f"C{t + 5} -11.4 {t - 5} -11.4 {t - 11} -9Z",
        colour,
    )
    s.shade(
        f"M{t + 4} -21.8C{t + 9} -20 {t + 11} -15 {t + 11} -9L{t + 6} -10.4"
        f"C{t + 8} -14 {t + 7} -18.6 {t + 4} -21.8Z",
        0.2,
    )
    s.shape(
        f"M{t - 11} -9C{t - 5} -11.4 {t + 5} -11.4 {t + 11} -9V-12C{t + 5} -14.4 {t - 5} -14.4 {t - 11} -12Z",
        band,
        0.7,
    )
    s.oval(t, -22.6, 1.6, 1.3, band, 0.6)


HATS: dict[str, Hat] = {
    **CAPS,
    "felt": _felt,
    "straw": _straw,
    "top": _top,
    "bowler": _bowler,
    "bicorne": _bicorne,
    "tricorne": _tricorne,
    "plumed": _plumed,
    "pith": _pith,
}
