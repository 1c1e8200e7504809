"""The pieces, each with the size of its sheet; they stand on its lower edge."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.ink import hues as h
from game.workshop.ink.buildings import windmill as mill
from game.workshop.ink.plants import palm
from game.workshop.ink.sheet import Sheet, ring

BOLD = 1.9
ROOFS = ("#d0653c", "#c4552f", "#de7f4e")
WALLS = ("#fdf6e4", "#f3e3c2", "#f7d9b4")


def piece(name: str) -> str:
    wide, high, draw = PIECES[name]
    sheet = Sheet(wide, high, name, BOLD)
    draw(sheet)
    return sheet.finish()


def town(s: Sheet) -> None:
    """Houses up a slope, the campanile above them, a quay below."""
    s.shade(ring(64, 86, 56, 9), 0.22)
    _dome(s, 40, 50)
    _campanile(s, 86, 62)
    for n, (x, y, k) in enumerate(
        (
            (18, 64, 0.9),
            (60, 60, 1.0),
            (104, 66, 0.95),
            (36, 74, 1.05),
            (78, 76, 1.1),
            (12, 84, 0.95),
            (56, 86, 1.1),
            (102, 86, 1.05),
        )
    ):
        _house(s, x, y, k, WALLS[n % 3], ROOFS[n % 3])
    s.shape("M2 86H118L114 93H6Z", h.STONE_LIT)
    s.lines(["M22 86l-2 7M42 86l-1 7M62 86v7M82 86l1 7M100 86l2 7"], 0.6)


def _house(s: Sheet, x: float, y: float, k: float, wall: str, roof: str) -> None:
    with s.at(x, y, k):
        s.shape("M-10 0V-12H10V0Z", wall)
        s.shade("M3 0V-12H10V0Z", 0.2)
        s.shape("M-13 -11L-6 -20H7L13 -11Z", roof)
        s.shade("M3 -20H7L13 -11H5Z", 0.2)
        s.rect(-5, -8, 4, 8, h.WOOD_DARK, 0.4)
        s.rect(3, -8.4, 3.4, 3.6, h.WOOD_DARK, 0)


def _campanile(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.shape("M-7 0V-42H7V0Z", "#f7ecd2")
        s.shade("M2 0V-42H7V0Z", 0.2)
        s.shape("M-3 -28V-35A3 3 0 0 1 3 -35V-28Z", h.WOOD_DARK, 0.5)
        s.rect(-9, -45, 18, 4, "#f7ecd2")
        s.shape("M-7 -45L0 -59L7 -45Z", "#3f8f8c")


def _dome(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y):
        s.shape("M-15 10V-8H15V10Z", "#f7ecd2")
        s.shape("M-14 -8C-14 -26 14 -26 14 -8Z", "#3f8f8c")
        s.shade("M3 -21C12 -19 14 -14 14 -8H5C8 -13 7 -18 3 -21Z", 0.2)
        s.line("M0 -22V-28", 1.0)
        s.oval(0, -29, 1.8, 1.8, h.GOLD, 0.5)


def windmill(s: Sheet) -> None:
    s.shade(ring(38, 70, 18, 5), 0.22)
    mill(s, 36, 71, 1.0)


def palms(s: Sheet) -> None:
    s.shade(ring(27, 50, 20, 4), 0.2)
    palm(s, 18, 51, 42, 3)
    palm(s, 34, 52, 34, 6)
    palm(s, 27, 52, 25, -5)


def fields(s: Sheet) -> None:
    """Terraces of wheat and vines behind a wall."""
    s.shape("M6 32C20 12 40 6 58 8L54 30L34 46C22 46 12 42 6 32Z", "#e6c25a")
    s.lines(
        ["M14 36C24 20 38 14 54 14M20 41C30 26 42 20 54 20M28 44C36 34 44 28 53 26"],
        0.7,
        "#a47a2e",
        opacity=0.9,
    )
    s.shape("M58 8C74 8 88 14 94 24L74 44H34L54 30Z", "#8fae52")
    for n in range(5):
        for k in range(3):
            s.oval(62 + 6.4 * n - 6 * k, 17 + 2 * n + 9 * k, 2.5, 2.2, "#4f7d3f", 0.5)
    s.line("M34 46L54 30L58 8", 1.2, h.STONE_DARK)
    s.shape("M64 45V37L70 32L76 37V45Z", WALLS[0])
    s.shape("M61 38L70 30L79 38L76 39L70 34L64 39Z", ROOFS[0], 0.8)


def grove(s: Sheet) -> None:
    """Cypresses."""
    s.shade(ring(24, 46, 19, 4), 0.2)
    for x, y, k in ((12, 42, 0.86), (34, 43, 0.92), (23, 47, 1.05)):
        with s.at(x, y, k):
            s.rect(-1.4, -5, 2.8, 5, h.WOOD_DARK, 0.6)
            s.shape("M0 -40C-6 -30 -8 -14 -5 -5C-2 -3 2 -3 5 -5C8 -14 6 -30 0 -40Z", "#3f7048")
            s.shade("M0 -40C6 -30 8 -14 5 -5C3 -4 2 -4 1 -4C4 -14 4 -28 0 -40Z", 0.24, colour="#0e2c1c")


PIECES: dict[str, tuple[float, float, Callable[[Sheet], None]]] = {
    "town": (120, 96, town),
    "windmill": (72, 78, windmill),
    "palms": (54, 56, palms),
    "fields": (100, 50, fields),
    "grove": (48, 52, grove),
}
