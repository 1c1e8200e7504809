"""Caps, scarves and crowns: hats without a brim."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.ink.hues import BRASS, CORAL, FIRE_LIT, GOLD, INK, IRON_LIT, WHITE, darker, lighter
from game.workshop.ink.sheet import Sheet

Hat = Callable[[Sheet, str, str, float], None]
"""Draws a hat in its colour and its band's, turned as the head is."""


def _cap(s: Sheet, colour: str, band: str, turn: float) -> None:
    """A worker's flat cap; its peak points where the head looks."""
    way = 1 if turn >= 0 else -1
    t = 2 * turn
    s.shape("M-11.4 -7C-13.6 -14 -8 -19 0 -19C8 -19 13.6 -14 11.4 -7C4 -9.4 -4 -9.4 -11.4 -7Z", colour)
    s.shade("M4 -18.4C11 -17 13.2 -12 11.4 -7L6.4 -8.3C8.6 -12 7.6 -16 4 -18.4Z", 0.24)
    s.oval(0, -19, 1.5, 1.1, colour, 0.7)
    s.shape(
        f"M{t - 8 + way * 2} -8.4C{t + way * 2 - 3} -10 {t + way * 2 + 5} -9.6 {t + 9 + way * 2}"
        f" -7.6C{t + 6} -4.6 {t - 4} -4.8 {t - 8 + way * 2} -8.4Z",
        darker(colour, 0.2),
    )


def _peaked(s: Sheet, colour: str, band: str, turn: float) -> None:
    """A captain's cap with a badge."""
    t = 2 * turn
    s.shape(
        "M-11 -9C-15 -14 -13 -18 -8 -19C-3 -20.4 3 -20.4 8 -19C13 -18 15 -14 11 -9C4 -11 -4 -11 -11 -9Z",
        colour,
    )
    s.shade("M5 -19.8C13 -18.6 15.4 -14 11 -9L6 -10.3C9 -13 8.6 -17.4 5 -19.8Z", 0.22)
    s.shape("M-11 -9C-4 -11 4 -11 11 -9L10.6 -6C4 -8 -4 -8 -10.6 -6Z", band, 0.8)
    s.shape(
        f"M{t - 9} -6.6C{t - 4} -8.4 {t + 4} -8.4 {t + 9} -6.6C{t + 6} -3.6 {t - 6} -3.6 {t - 9} -6.6Z",
        INK,
        0.6,
    )
    s.oval(t, -13.4, 2, 2, GOLD, 0.7)


def _kepi(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 2.4 * turn
    s.shape("M-10.6 -7L-9.4 -19C-4 -21 4 -21 9.4 -19L10.6 -7C4 -9.4 -4 -9.4 -10.6 -7Z", colour)
    s.shade("M4 -20.4L9.4 -19L10.6 -7L5.6 -8.4Z", 0.24)
    s.shape("M-10.6 -7C-4 -9.4 4 -9.4 10.6 -7L10.3 -10.4C4 -12.8 -4 -12.8 -10.3 -10.4Z", band, 0.7)
    s.shape(
        f"M{t - 9} -7.8C{t - 4} -9.6 {t + 4} -9.6 {t + 9} -7.8C{t + 7} -4.4 {t - 7} -4.4 {t - 9} -7.8Z",
        INK,
        0.6,
    )


def _shako(s: Sheet, colour: str, band: str, turn: float) -> None:
    t = 2.4 * turn
    s.shape("M-10.4 -7L-11.4 -26C-5 -28.4 5 -28.4 11.4 -26L10.4 -7C4 -9.4 -4 -9.4 -10.4 -7Z", colour)
    s.shade("M4.4 -27.6L11.4 -26L10.4 -7L5.4 -8.6Z", 0.26)
    s.shape("M-11.3 -23C-5 -25.4 5 -25.4 11.3 -23L11.4 -26C5 -28.4 -5 -28.4 -11.4 -26Z", band, 0.7)
    s.shape(
        f"M{t - 9} -7.6C{t - 4} -9.6 {t + 4} -9.6 {t + 9} -7.6C{t + 6} -4 {t - 6} -4 {t - 9} -7.6Z", INK, 0.6
    )
    s.oval(t, -15, 2.8, 3.2, BRASS, 0.7)
    s.shape(
        f"M{t - 2} -26.6C{t - 4} -32 {t - 2} -36 {t} -37C{t + 2} -36 {t + 4} -32 {t + 2} -26.6Z", CORAL, 0.8
    )


def _scarf(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape(
        "M-11.4 0C-13.4 -8 -10 -17.6 0 -17.6C10 -17.6 13.4 -8 11.4 0C11 3 9.6 4 9.2 2"
        "C9.4 -5 6 -10 0 -10.4C-6 -10 -9.4 -5 -9.2 2C-9.6 4 -11 3 -11.4 0Z",
        colour,
    )
    s.shade("M4 -17C12 -14 13 -8 11.4 0C11 3 9.6 4 9.2 2C9.4 -4 8 -8 4 -9.8Z", 0.24)
    s.lines(["M-9 -6Q-6 -12 0 -13M-8.6 -10Q-4 -15 2 -15.4"], 0.5, opacity=0.5)


def _bandana(s: Sheet, colour: str, band: str, turn: float) -> None:
    way = -1 if turn >= 0 else 1
    s.shape(
        f"M{way * 10} -7C{way * 15} -8 {way * 17} -4 {way * 16} 1"
        f"C{way * 13} -1 {way * 11.4} -3 {way * 10} -5Z",
        darker(colour, 0.2),
    )
    s.shape("M-11 -5.4C-13 -13 -8 -18 0 -18C8 -18 13 -13 11 -5.4C5 -9.4 -5 -9.4 -11 -5.4Z", colour)
    s.shade("M4 -17.4C11 -15 12.6 -11 11 -5.4L6.6 -7.6C8 -11 7.4 -15 4 -17.4Z", 0.24)
    for x, y in ((-6, -11), (-1, -14), (4, -11), (-8.4, -8.4), (0, -10)):
        s.oval(x, y, 0.9, 0.9, WHITE, 0)


def _bonnet(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape(
        "M-10.6 8C-13.6 0 -13.4 -9 -8 -14C-3 -18 3 -18 8 -14C13.4 -9 13.6 0 10.6 8"
        "C12 0 10 -8 5.6 -10.6"
        "C2 -12.4 -2 -12.4 -5.6 -10.6C-10 -8 -12 0 -10.6 8Z",
        colour,
    )
    s.shade("M4 -16.4C13 -13 14 -2 10.6 8C12 0 10 -8 5.6 -10.6Z", 0.2)
    s.line("M-10.4 7.6Q-6 14 0 15.4Q6 14 10.4 7.6", 1.1, band)


def _turban(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape("M-12 -6C-16 -14 -9 -22 0 -22C9 -22 16 -14 12 -6C5 -10 -5 -10 -12 -6Z", colour)
    s.shade("M4 -21.6C14 -19 15 -12 12 -6L6.6 -8.3C10 -13 9 -18 4 -21.6Z", 0.22)
    s.lines(
        [
            "M-12 -8C-4 -14 6 -16 12 -14M-12.6 -12C-6 -17 2 -19 8 -18.6M12 -8C4 -12 -4 -12 -9 -8.6"
            "M10 -18C4 -14 -2 -10 -4 -8.6"
        ],
        0.7,
        opacity=0.7,
    )
    s.oval(2.4 * turn, -13.6, 2.6, 3.2, band, 0.8)
    s.shape(
        f"M{2.4 * turn - 1.4} -16.4Q{2.4 * turn} -24 {2.4 * turn + 3} -25"
        f"Q{2.4 * turn + 3} -20 {2.4 * turn + 1.4} -16.4Z",
        WHITE,
        0.7,
    )


def _crown(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape("M-10 -15C-4 -17 4 -17 10 -15L10.4 -20C6 -19 4 -21 0 -24C-4 -21 -6 -19 -10.4 -20Z", band, 0.7)
    s.shape("M-10.6 -8L-13 -22L-6.4 -15.6L0 -25L6.4 -15.6L13 -22L10.6 -8C4 -10.4 -4 -10.4 -10.6 -8Z", GOLD)
    s.shade("M5 -17.6L6.4 -15.6L13 -22L10.6 -8L5 -9.6Z", 0.22)
    s.line("M-10.8 -10.6C-4 -13 4 -13 10.8 -10.6", 0.8)
    for x, y, jewel in (
        (-13, -22.6, CORAL),
        (0, -26, CORAL),
        (13, -22.6, CORAL),
        (0, -14, CORAL),
        (-6, -13, "#3f98a6"),
        (6, -13, "#3f98a6"),
    ):
        s.oval(x, y, 1.6, 1.6, jewel, 0.6)


def _hood(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape(
        "M-11 16C-8 12 -9.4 6 -10 0C-10.4 -7 -6 -12.4 0 -12.8C6 -12.4 10.4 -7 10 0"
        "C9.4 6 8 12 11 16L16 16"
        "C18 4 17 -10 11 -16.4C5 -22 -5 -22 -11 -16.4C-17 -10 -18 4 -16 16Z",
        colour,
    )
    s.shade(
        "M5 -20C11 -18 17 -10 16.6 4L16 16H11C8 12 9.4 6 10 0C10.4 -5 9 -9 6 -11.4C8 -14 8 -17 5 -20Z", 0.26
    )
    s.line("M-12.6 12C-13.4 2 -13.6 -6 -9 -13", 0.6, lighter(colour), opacity=0.7)


def _helmet(s: Sheet, colour: str, band: str, turn: float) -> None:
    """A miner's, with a lamp."""
    t = 3 * turn
    s.shape("M-12 -7C-12 -16 -7 -20 0 -20C7 -20 12 -16 12 -7C5 -9.4 -5 -9.4 -12 -7Z", colour)
    s.shade("M4 -19.6C11 -17.6 12 -12 12 -7L7 -8.4C9 -12 8 -16.6 4 -19.6Z", 0.26)
    s.shape("M-14 -7C-5 -10.6 5 -10.6 14 -7C6 -5 -6 -5 -14 -7Z", darker(colour, 0.15), 0.8)
    s.rect(t - 3, -17, 6, 6.6, IRON_LIT, 0.8)
    s.oval(t, -13.7, 2, 2, FIRE_LIT, 0.6)


def _sailor(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape(
        "M-10.4 -8C-14 -12 -12 -17 -7 -18C-2 -19 4 -19 8 -17.6C13 -16 13.6 -12 10.4 -8"
        "C4 -10 -4 -10 -10.4 -8Z",
        colour,
    )
    s.shade("M5 -18.4C13 -17 14 -12 10.4 -8L6 -9.3C8.6 -12 8 -16 5 -18.4Z", 0.18)
    s.shape("M-10.4 -8C-4 -10 4 -10 10.4 -8L10.3 -5.6C4 -7.6 -4 -7.6 -10.3 -5.6Z", band, 0.7)
    s.oval(0, -18.6, 2, 1.4, CORAL, 0.6)


def _fur(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape(
        "M-12 -4C-13.6 -6 -12.6 -8 -13.4 -10C-12.6 -14 -9 -18 -5 -18.6C-2 -20 2 -20 5 -18.6"
        "C9 -18 12.6 -14 13.4 -10"
        "C12.6 -8 13.6 -6 12 -4C9 -5.4 8 -7 6 -7C3 -8.4 -3 -8.4 -6 -7C-8 -7 -9 -5.4 -12 -4Z",
        colour,
    )
    s.shade(
        "M5 -18.6C9 -18 12.6 -14 13.4 -10C12.6 -8 13.6 -6 12 -4C10 -5 9 -6 8 -6.6C9.4 -11 8.6 -16 5 -18.6Z",
        0.24,
    )
    s.lines(
        ["M-9 -12l-1.6 -1.4M-5 -15l-1 -1.8M0 -16v-2M-7 -9l-1.4 -1M3 -13l1 -1.6M-2 -12l-.6 -1.6"],
        0.6,
        lighter(colour, 0.4),
        opacity=0.8,
    )


def _beret(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape(
        "M-10.8 -8C-17 -11 -14 -19 -4 -20C6 -21 17 -18 15 -11C14.4 -8.4 12 -8 10.8 -8"
        "C4 -10.6 -4 -10.6 -10.8 -8Z",
        colour,
    )
    s.shade("M6 -20.4C14 -19 17 -15 15 -11C14.4 -8.4 12 -8 10.8 -8L7 -9C11 -12 10.6 -17 6 -20.4Z", 0.24)
    s.shape("M-10.8 -8C-4 -10.6 4 -10.6 10.8 -8L10.6 -6.2C4 -8.6 -4 -8.6 -10.6 -6.2Z", band, 0.7)
    s.gleam("M-9 -13C-6 -17 0 -18 4 -18C-2 -16 -6 -14 -9 -13Z", 0.25)


def _mortar(s: Sheet, colour: str, band: str, turn: float) -> None:
    s.shape("M-10.6 -6.4L-10 -14H10L10.6 -6.4C4 -9 -4 -9 -10.6 -6.4Z", colour)
    s.shape("M-17 -15.4L0 -21.6L17 -15.4L0 -9.4Z", lighter(colour, 0.1))
    s.shade("M0 -21.6L17 -15.4L0 -9.4Z", 0.3)
    s.line("M0 -15.6L13.4 -13V-5", 0.9, band)
    s.shape("M13.4 -5.6l-1.6 5h3.2z", band, 0.6)


CAPS: dict[str, Hat] = {
    "cap": _cap,
    "peaked": _peaked,
    "kepi": _kepi,
    "shako": _shako,
    "scarf": _scarf,
    "bandana": _bandana,
    "bonnet": _bonnet,
    "turban": _turban,
    "crown": _crown,
    "hood": _hood,
    "helmet": _helmet,
    "sailor": _sailor,
    "fur": _fur,
    "beret": _beret,
    "mortar": _mortar,
}
