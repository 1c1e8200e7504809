"""Hair and beards, in the head's own units (see heads)."""

from __future__ import annotations

from game.workshop.ink.hues import INK, darker, lighter, mixed
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Sheet, ring


def back_hair(s: Sheet, look: Look, turn: float) -> None:
    """What is seen behind neck and shoulders."""
    colour, shade = look.hair_colour, darker(look.hair_colour, 0.3)
    if look.hair == "long":
        s.shape("M-11 -6C-15 6 -14 18 -12 25C-4 29 6 29 12.5 25C15 16 14.6 4 11 -6Z", shade)
        s.lines(["M-11 8Q-12 16 -10 23M10.6 8Q12 16 10 23M-7 16Q-8 20 -6 25"], 0.6, colour, opacity=0.8)
    elif look.hair == "bob":
        s.shape("M-11.4 -5C-14.6 4 -14 11 -11.5 14.5C-4 16.5 5 16.5 12 14.5C14.6 10 14.4 3 11.4 -5Z", shade)
    elif look.hair == "bun":
        x = -7 * turn
        s.oval(x, -14.4 if not turn else -9.5, 5.6, 5, shade)
    elif look.hair == "tail":
        x = -9 * (1 if turn >= 0 else -1)
        s.shape(f"M{x} -6C{x * 1.7} -4 {x * 1.9} 10 {x * 1.35} 20C{x * 1.1} 14 {x} 8 {x * 0.6} 4Z", shade)
    elif look.hair == "wig":
        for side in (-1, 1):
            for n in range(3):
                s.oval(
                    side * (11.2 + 0.5 * n),
                    -1 + 5.2 * n,
                    3.6,
                    3.2,
                    colour if side < 0 else mixed(colour, INK, 0.14),
                )
    elif look.hair == "wild":
        s.shape(
            "M-9 6C-15 6 -13 1 -15.5 -1C-13 -4 -16 -8 -13 -10C-13 -15 -8 -15 -7 -18"
            "C-3 -16 -1 -20 3 -17"
            "C7 -19 8 -15 12 -14C12 -10 16 -8 13.5 -4C16 0 13 3 14 6C11 8 10 6 9 6Z",
            shade,
        )


def front_hair(s: Sheet, look: Look, turn: float) -> None:
    """What frames the face; a hat covers its upper part."""
    drawn = {
        "short": _short,
        "parted": _parted,
        "fringe": _ring_of_hair,
        "curly": _curly,
        "wild": _wild,
        "tight": _tight,
        "long": _curtains,
        "bob": _curtains,
        "bun": _drawn_back,
        "tail": _drawn_back,
        "braids": _braids,
        "wig": _wig,
    }.get(look.hair)
    if drawn:
        drawn(s, look, turn)


def _sideburns(s: Sheet, look: Look, turn: float, low: float = 2.0) -> None:
    for side in (-1, 1):
        if turn * side > 0.5:
            continue
        colour = look.hair_colour if side < 0 else darker(look.hair_colour, 0.2)
        s.shape(
            f"M{side * 10.4} -7L{side * 8} -6.4C{side * 8.2} -3 {side * 8.4} {low - 2} {side * 9.2}"
            f" {low}"
            f"L{side * 10.4} {low - 1}Z",
            colour,
            0.7,
        )


def _locks(s: Sheet, look: Look, paths: list[str]) -> None:
    s.lines(paths, 0.55, lighter(look.hair_colour, 0.35), opacity=0.7)


def _short(s: Sheet, look: Look, turn: float) -> None:
    _sideburns(s, look, turn)
    t = 2 * turn
    s.shape(
        f"M-10.6 -2.6C-12.4 -11 -7.5 -17 0.5 -17C8.5 -17 12.4 -11 10.6 -2.6C9.8 -5 9.6 -6.6 8.6 -8"
        f"C{6 + t} -7.6 {3 + t} -8.4 {t + 1} -10.2C{t - 2} -8 {t - 5} -7.4 -8.4 -8"
        "C-9.6 -6.4 -10 -4.8 -10.6 -2.6Z",
        look.hair_colour,
    )
    s.shade("M4 -16.4C10 -15 12 -9 10.6 -2.6C9.8 -5 9.6 -6.6 8.6 -8C9 -11 7 -14.4 4 -16.4Z", 0.22)
    _locks(s, look, ["M-7 -11Q-4.6 -14.4 -1 -14.8M-8.6 -9.4Q-8 -11.6 -7 -12.8"])


def _parted(s: Sheet, look: Look, turn: float) -> None:
    _sideburns(s, look, turn, 3.4)
    s.shape(
        "M-10.6 -2C-12.8 -10.6 -8.6 -17.4 -0.5 -17.4C8 -17.6 13 -11.4 10.6 -2"
        "C10 -5.6 9.4 -7.4 7.6 -8.6"
        "C3 -8.4 -2 -9.4 -4.6 -13C-5.4 -10 -8 -8.4 -9.2 -7C-10 -5.4 -10.2 -4 -10.6 -2Z",
        look.hair_colour,
    )
    s.shade("M5 -16.4C11 -14.6 12.4 -9 10.6 -2C10 -5.6 9.4 -7.4 7.6 -8.6C9 -11 8 -14.4 5 -16.4Z", 0.22)
    _locks(s, look, ["M-3.6 -13.4Q1 -15.4 5 -13.4M-2.4 -11.4Q2.4 -13 6.6 -11"])


def _ring_of_hair(s: Sheet, look: Look, turn: float) -> None:
    """The crown is bare."""
    for side in (-1, 1):
        colour = look.hair_colour if side < 0 else darker(look.hair_colour, 0.16)
        s.shape(
            f"M{side * 9.4} -9.6C{side * 13.6} -9 {side * 13.8} -1 {side * 11.4} 4.4"
            f"C{side * 10.4} 5.2 {side * 9.6} 3.8 {side * 9.6} 2"
            f"C{side * 10} -2 {side * 9.2} -5 {side * 8.6} -7Z",
            colour,
            0.9,
        )
    s.gleam(ring(-3.6 + turn, -11, 2.8, 1.5), 0.5)


def _curly(s: Sheet, look: Look, turn: float) -> None:
    curls = [
        (-10.4, -2, 2.8),
        (-11, -6.4, 3.2),
        (-9, -11, 3.6),
        (-4.6, -14.6, 3.9),
        (0.6, -15.6, 4),
        (5.6, -14, 3.9),
        (9.6, -10.4, 3.5),
        (11, -5.8, 3.1),
        (10.6, -1.8, 2.6),
        (-5, -10.6, 2.8),
        (0, -11.6, 3),
        (5, -10.4, 2.8),
    ]
    shade = darker(look.hair_colour, 0.24)
    for x, y, r in curls:
        s.oval(x, y, r, r, shade if x > 4 else look.hair_colour, 0.8)
    s.lines(
        [f"M{x - r * 0.5} {y}q0 {-r * 0.6} {r * 0.6} {-r * 0.6}" for x, y, r in curls],
        0.5,
        lighter(look.hair_colour, 0.3),
    )


def _tight(s: Sheet, look: Look, turn: float) -> None:
    """Close curls, as a cap."""
    s.shape(
        "M-10.8 -3C-12.6 -6 -12.2 -10 -10.4 -12C-9.6 -15.6 -5.6 -17.2 -3.4 -16.6"
        "C-1 -18.6 3 -18.4 4.6 -16.8"
        "C8 -17 10.6 -14.4 10.8 -11.6C12.8 -9.4 12.4 -5.6 10.8 -3C10.4 -5 9.8 -7.4 8.6 -8.8"
        "C5 -10.4 -5 -10.4 -8.6 -8.8"
        "C-9.8 -7.4 -10.4 -5 -10.8 -3Z",
        look.hair_colour,
    )
    _locks(s, look, ["M-7 -12q1 -2 2.4 -1M-3 -14q1 -2 2.4 -1M1 -13q1 -1.6 2.2 -.6M-9 -9q.4 -1.6 1.8 -1.4"])


def _wild(s: Sheet, look: Look, turn: float) -> None:
    s.shape(
        "M-11 -1C-14 -3 -12 -7 -14 -9C-11 -11 -12 -15 -8 -15C-7 -19 -2 -17 0 -19"
        "C3 -17 7 -19 8 -15.6C12 -15 11 -11 14 -9"
        "C12 -6 14 -3 11 -1C10.4 -4 9.6 -6 8.4 -8C5 -8 3 -9.4 1 -11.4C-1 -9 -5 -7.6 -8.4 -8"
        "C-9.6 -6 -10.4 -4 -11 -1Z",
        look.hair_colour,
    )
    s.shade("M6 -17C12 -15 11 -11 14 -9C12 -6 14 -3 11 -1C10.4 -4 9.6 -6 8.4 -8C10 -11 9 -15 6 -17Z", 0.18)
    _locks(s, look, ["M-8 -12Q-6 -14.6 -3 -14.6M-1 -15.6Q2 -16.4 4 -14.6M-10 -8Q-9.6 -10 -8.6 -11"])


def _curtains(s: Sheet, look: Look, turn: float) -> None:
    """Long hair that parts over the forehead."""
    low = 14 if look.hair == "bob" else 20
    t = 2 * turn
    s.shape(
        f"M{t} -11.6C-4.4 -11 -8.4 -7 -9 0C-9.4 6 -9.6 {low - 4} -11.4 {low}"
        f"C-15.4 {low - 6} -14 0 -12 -6"
        f"C-11.4 -13 -6 -17.8 0.4 -17.8C7 -17.8 11.8 -13 12.2 -6C14 0 15 {low - 6} 11.6 {low}"
        f"C9.8 {low - 4} 9.4 6 9 0C8.6 -7 4.6 -10.6 {t} -11.6Z",
        look.hair_colour,
    )
    s.shade(
        f"M5 -16.4C10 -14 12 -10 12.2 -6C14 0 15 {low - 6} 11.6 {low}C9.8 {low - 4} 9.4 6 9 0"
        "C8.8 -5 7 -8 4.4 -10Z",
        0.22,
    )
    _locks(
        s,
        look,
        [f"M{t - 1} -14.6Q-8 -12.6 -9.8 -5M-10.6 2Q-11 8 -11.4 {low - 5}M{t - 3} -16.4Q-8 -15 -10 -10.6"],
    )


def _drawn_back(s: Sheet, look: Look, turn: float) -> None:
    t = 2.4 * turn
    s.shape(
        f"M-10.8 -1C-12.6 -10 -8 -17 0.4 -17C8.6 -17 12.6 -10 10.8 -1C10.2 -5 8.6 -8.6 5 -10.6"
        f"C{t + 2} -11.8 {t - 2} -11.8 -5 -10.6C-8.6 -8.6 -10.2 -5 -10.8 -1Z",
        look.hair_colour,
    )
    s.shade("M4.6 -16C11 -13.4 12.4 -8 10.8 -1C10.2 -5 8.6 -8.6 5 -10.6C6.6 -12.4 6.4 -14.4 4.6 -16Z", 0.22)
    _locks(s, look, ["M-8.4 -9Q-6 -13.8 -1 -14.8M-9.8 -5.6Q-9.4 -8 -8.4 -10M-5.6 -11.4Q-3 -13 0 -13"])


def _braids(s: Sheet, look: Look, turn: float) -> None:
    for side in (-1, 1):
        if turn * side > 0.7:
            continue
        x = side * 11
        for n in range(4):
            s.oval(
                x + side * 0.4 * n,
                5 + 4.4 * n,
                2.9 - 0.25 * n,
                2.9,
                look.hair_colour if side < 0 else darker(look.hair_colour, 0.2),
                0.8,
            )
        s.shape(f"M{x} 20.5l-1.6 4.6h5l-1.6 -4.6z", look.hair_colour, 0.8)
        s.band(f"M{x - 0.8} 20.4h3.4", "#c45434", 1.2, 0.4)
    _drawn_back(s, look, turn)


def _wig(s: Sheet, look: Look, turn: float) -> None:
    s.shape(
        "M-10.6 -2C-13 -7 -12 -13 -8.6 -15C-6.6 -19 -1.4 -20 1 -19C6 -20.4 10 -17.4 10 -14.4"
        "C12.8 -12 12.8 -6 10.6 -2"
        "C10 -5.6 9 -8.4 7.4 -10C3 -12.4 -3 -12.4 -7.4 -10C-9 -8.4 -10 -5.6 -10.6 -2Z",
        look.hair_colour,
    )
    s.shade(
        "M5.6 -18C10 -16.6 10.4 -14.6 10 -14.4C12.8 -12 12.8 -6 10.6 -2C10 -5.6 9 -8.4 7.4 -10"
        "C8.4 -13 7.6 -16 5.6 -18Z",
        0.16,
    )
    s.lines(["M-7 -13q3 -4 7 -3.6M-8.6 -9.6q2 -4 6 -4.6M1 -16q3 -.4 5 2.6"], 0.5, opacity=0.45)


# Beards


def beard(s: Sheet, look: Look, turn: float, under: bool) -> None:
    """Beards lie under the mouth, moustaches over it."""
    if not look.beard:
        return
    colour = look.beard_colour or look.hair_colour
    dark = mixed(colour, INK, 0.22)
    t = 2.4 * turn
    if under:
        _chin(s, look.beard, colour, dark, t)
    else:
        _lip(s, look.beard, colour, t)


def _chin(s: Sheet, kind: str, colour: str, dark: str, t: float) -> None:
    c = t * 0.6
    if kind in ("full", "long"):
        low = 18.4 if kind == "full" else 28.0
        side = 8.6 if kind == "full" else 7.0
        s.shape(
            f"M-10.4 -1C-11.4 6 {c - side - 1.4} {low - 5} {c - 3} {low - 0.8}"
            f"Q{c} {low + 1.4} {c + 3} {low - 0.8}"
            f"C{c + side + 1.4} {low - 5} 11.4 6 10.4 -1C9.6 2 8.4 4.4 {t + 5.4} 5.2"
            f"C{t + 3} 6 {t - 3} 6 {t - 5.4} 5.2"
            f"C-8.4 4.4 -9.6 2 -10.4 -1Z",
            colour,
        )
        s.shade(
            f"M10.4 -1C11.4 6 {c + side + 1.4} {low - 5} {c + 3} {low - 0.8}"
            f"Q{c + 1.4} {low + 0.6} {c} {low}"
            f"C{c + 5} {low - 6} 8 8 7 4.6C8.8 3.4 9.8 1.6 10.4 -1Z",
            0.2,
        )
        marks = [
            f"M{c - 5} 10Q{c - 4.6} {low - 4} {c - 2.6} {low - 2.4}M{c - 1} 12.4"
            f"Q{c - 0.6} {low - 4} {c} {low - 2}"
        ]
        s.lines([*marks, f"M{c + 3.4} 11Q{c + 3.4} {low - 5} {c + 2} {low - 3}"], 0.5, dark, opacity=0.7)
    elif kind == "goatee":
        s.shape(
            f"M{t - 2.6} 9.6Q{t} 8.8 {t + 2.6} 9.6Q{t + 2.4} 15 {c} 18Q{t - 2.6} 15 {t - 2.6} 9.6Z",
            colour,
            0.9,
        )
    elif kind == "stubble":
        s.shade(
            f"M-9.8 1C-9.4 6 {c - 7} 10 {c - 3} 12.4Q{c} 13.6 {c + 3} 12.4C{c + 7} 10 9.4 6 9.8 1"
            f"C8.6 4.4 {t + 4} 6.2 {t} 6.2C{t - 4} 6.2 -8.6 4.4 -9.8 1Z",
            0.24,
        )
    elif kind == "chinstrap":
        s.shape(
            f"M-10.2 0C-10.4 6 {c - 7} 12 {c - 3} 14.6Q{c} 16 {c + 3} 14.6C{c + 7} 12 10.4 6 10.2 0"
            f"C9.4 5 {c + 6} 9.6 {c + 3} 11.2Q{c} 12.4 {c - 3} 11.2C{c - 6} 9.6 -9.4 5 -10.2 0Z",
            colour,
        )
    elif kind == "mutton":
        for side in (-1, 1):
            s.shape(
                f"M{side * 10.4} -3C{side * 12.4} 3 {side * 11} 9 {side * 7.4} 10.6"
                f"C{side * 5.6} 9.4 {side * 6.6} 6 {side * 8} 4"
                f"C{side * 8.8} 1 {side * 9.2} -1 {side * 10.4} -3Z",
                colour if side < 0 else dark,
                0.9,
            )


def _lip(s: Sheet, kind: str, colour: str, t: float) -> None:
    if kind in ("full", "long", "moustache", "mutton", "goatee"):
        spread, drop = (5.2, 2.2) if kind in ("moustache", "mutton") else (4.2, 1.6)
        s.shape(
            f"M{t} 5.6C{t - 2} 4.6 {t - 4} 5.4 {t - spread} {6.2 + drop}"
            f"C{t - 3} {7 + drop * 0.6} {t - 1.4} 8 {t} 7.2"
            f"C{t + 1.4} 8 {t + 3} {7 + drop * 0.6} {t + spread} {6.2 + drop}"
            f"C{t + 4} 5.4 {t + 2} 4.6 {t} 5.6Z",
            colour,
            0.85,
        )
    elif kind == "handlebar":
        s.shape(
            f"M{t} 5.4C{t - 2.4} 4.6 {t - 4.6} 6 {t - 6.4} 7.4C{t - 8} 8 {t - 9} 6.6 {t - 8.6} 5"
            f"C{t - 9.6} 8 {t - 7.6} 10 {t - 5.4} 9C{t - 3} 8.4 {t - 1} 8.4 {t} 7"
            f"C{t + 1} 8.4 {t + 3} 8.4 {t + 5.4} 9"
            f"C{t + 7.6} 10 {t + 9.6} 8 {t + 8.6} 5C{t + 9} 6.6 {t + 8} 8 {t + 6.4} 7.4"
            f"C{t + 4.6} 6 {t + 2.4} 4.6 {t} 5.4Z",
            colour,
            0.85,
        )
    elif kind == "pencil":
        s.line(f"M{t - 3} 6.8Q{t - 1} 5.8 {t} 6.4Q{t + 1} 5.8 {t + 3} 6.8", 1.1, colour)
