"""Heads with faces. A head is drawn about its middle: 20 wide, its crown at -14.5 and its chin at 13.

`turn` says where it looks: -1 to the left, 0 to us, 1 to the right. The light falls from the left, whatever
the head does. Small heads have dots for eyes; large ones have all that a face has.
"""

from __future__ import annotations

from game.workshop.ink.hair import back_hair, beard, front_hair
from game.workshop.ink.hats import hat, hat_behind
from game.workshop.ink.hues import INK, WHITE, darker, lighter, mixed
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Sheet, arc, ring

NEAR = 0.95
"""From this scale on, faces have lids and lips."""

JAWS = {
    "oval": (8.2, 3.6, 13.2),
    "square": (9.9, 5.6, 13.2),
    "round": (10.4, 5.4, 12.4),
    "long": (7.8, 3.8, 15.2),
    "heart": (7.4, 2.2, 13.2),
}
"""How wide the jaw and the chin are, and how far down."""

# Brows: slant (up at the outer end is anger) and height; the eyes' openness; and the mouth.
MOODS: dict[str, tuple[float, float, float, str]] = {
    "calm": (0.0, 0.0, 1.0, "flat"),
    "smile": (-0.3, 0.4, 0.95, "smile"),
    "grin": (-0.3, 0.7, 0.8, "grin"),
    "stern": (1.3, -0.5, 0.8, "frown"),
    "grim": (1.6, -0.7, 0.75, "flat"),
    "worried": (-1.6, 0.6, 1.05, "wry"),
    "shout": (1.4, 0.2, 0.95, "shout"),
    "asleep": (-0.5, 0.2, 0.0, "flat"),
    "bored": (-0.2, 0.2, 0.5, "flat"),
    "smirk": (0.6, 0.3, 0.75, "smirk"),
    "surprised": (-0.4, 1.6, 1.2, "oh"),
    "sad": (-1.8, 0.3, 0.85, "frown"),
    "thinking": (0.3, 0.3, 0.6, "wry"),
    "proud": (0.2, 0.9, 0.7, "smirk"),
    "yawn": (-0.6, 1.0, 0.0, "shout"),
    "blow": (-0.2, 0.6, 0.8, "oh"),
}


def head(
    s: Sheet, x: float, y: float, scale: float, look: Look, turn: float = 0.0, tilt: float = 0.0
) -> None:
    """The whole head, with neck and hat; drawn after the body it sits on."""
    with s.at(x, y, scale, tilt):
        near = s.scale >= NEAR
        hat_behind(s, look, turn)
        _ears(s, look, turn)
        _skull(s, look, turn, near)
        _cheeks(s, look, turn, near)
        if near:
            _years(s, look, turn)
            _eyes_near(s, look, turn)
        else:
            _eyes_far(s, look, turn)
        _brows(s, look, turn, near)
        beard(s, look, turn, under=True)
        _mouth(s, look, turn, near)
        _nose(s, look, turn, near)
        beard(s, look, turn, under=False)
        front_hair(s, look, turn)
        _glasses(s, look, turn)
        hat(s, look, turn)
        if look.earring:
            side = -9.6 if turn >= 0 else 9.6
            s.shape(ring(side - turn, 6.4, 1.5, 1.9), "none", 0.9, colour="#c8983c")


def behind_head(s: Sheet, x: float, y: float, scale: float, look: Look, turn: float = 0.0) -> None:
    """What hangs down behind the shoulders; drawn before the body."""
    with s.at(x, y, scale):
        back_hair(s, look, turn)


def neck(s: Sheet, x: float, y: float, scale: float, look: Look, long: float = 9.0) -> None:
    """From under the chin down; drawn before the collar."""
    with s.at(x, y, scale):
        s.shape(
            f"M-4.6 7C-4.4 11 -4.6 {9 + long} -5.6 {11 + long}H5.6C4.6 {9 + long} 4.4 11 4.6 7Z", look.skin
        )
        s.shade(
            f"M-4.4 9C-1 15.5 3.4 14 4.5 9C4.4 12 4.6 {9 + long} 5.6 {11 + long}H1C2 17 -2 15 -4.4 9Z", 0.26
        )


def face_path(jaw: str, turn: float = 0.0) -> str:
    wide, chin, low = JAWS[jaw]
    c = 1.5 * turn
    return (
        f"M-10 -3C-10.2 3 {c - wide} 8.2 {c - chin} {low - 1.4}"
        f"Q{c} {low + 0.8} {c + chin} {low - 1.4}"
        f"C{c + wide} 8.2 10.2 3 10 -3C10 -10.8 5.4 -14.6 0 -14.6C-5.4 -14.6 -10 -10.8 -10 -3Z"
    )


def _skull(s: Sheet, look: Look, turn: float, near: bool) -> None:
    path = face_path(look.jaw, turn)
    s.shape(path, look.skin, 0)
    wide, chin, low = JAWS[look.jaw]
    c = 1.5 * turn
    edge = 5.6 + 1.6 * turn
    s.shade(
        f"M{edge - 1} -13C{edge + 2.6} -8 {edge + 1.6} 2 {edge - 1.2} 6"
        f"C{edge - 3} 9.5 {c} 11.5 {c - chin * 0.6}"
        f" {low - 0.7}Q{c + 1} {low + 0.6} {c + chin} {low - 1.4}C{c + wide} 8.2 10.2 3 10 -3"
        f"C10 -9 7 -12.6 {edge - 1} -13Z",
        0.17 if near else 0.2,
    )
    s.shape(path, "none", 1.0)


def _ears(s: Sheet, look: Look, turn: float) -> None:
    for side in (-1, 1):
        if turn * side > 0.5:
            continue  # it is on the far side
        x = side * 10 - turn * 1.2
        s.shape(
            f"M{x} -2.4C{x + side * 3.4} -4.4 {x + side * 3.6} 1 {x + side * 1.6} 3.4"
            f"C{x + side * 0.8} 4.6 {x - side * 0.4} 4 {x - side * 0.4} 2.6Z",
            look.skin if side < 0 else darker(look.skin, 0.14),
            0.9,
        )
        s.line(f"M{x + side * 0.8} -1.2Q{x + side * 2.2} -1 {x + side * 1.4} 1.4", 0.5, opacity=0.6)


def _cheeks(s: Sheet, look: Look, turn: float, near: bool) -> None:
    blush = mixed(look.skin, "#d0584a", 0.45)
    for side in (-1, 1):
        x = side * 6 + 2.6 * turn
        s.gleam(ring(x, 4.2, 2.7, 1.9), 0.34 if near else 0.4, colour=blush)


def _years(s: Sheet, look: Look, turn: float) -> None:
    t = 2.8 * turn
    marks = []
    if look.age >= 1:
        marks += [f"M{t + side * 2.6} 5.6Q{t + side * 4.4} 7.2 {t + side * 4.4} 9.2" for side in (-1, 1)]
    if look.age >= 2:
        marks += [f"M{t + side * 2.4} 1.9Q{t + side * 4.2} 3.1 {t + side * 6} 1.9" for side in (-1, 1)]
        marks += [f"M{t - 4} -8.6Q{t} -9.4 {t + 4} -8.6"]
    if look.age >= 3:
        marks += [f"M{t - 3.4} -7Q{t} -7.6 {t + 3.4} -7"]
        marks += [
            f"M{t + side * 6.9} -0.6l{side * 1.5} -0.8M{t + side * 6.9} 0.4l{side * 1.6} 0.3"
            for side in (-1, 1)
        ]
    if marks:
        s.lines(marks, 0.5, darker(look.skin, 0.5), opacity=0.75)


def _eye_places(turn: float) -> list[tuple[int, float, float]]:
    """Side, middle and half width of each eye; the far one is narrower."""
    return [(side, side * 4.15 + 2.7 * turn, 2.35 * (1 - 0.16 * max(0.0, turn * side))) for side in (-1, 1)]


def _eyes_far(s: Sheet, look: Look, turn: float) -> None:
    _, _, wide, _ = MOODS[look.mood]
    for side, x, _ in _eye_places(turn):
        if look.glasses == "patch" and side > 0:
            continue
        if wide < 0.2:
            s.line(arc(x, -0.9, 1.9, 1.2, 20, 160, 4), 0.85, soft=True)
        else:
            s.oval(x + 0.35 * turn, -0.3, 1.25, 1.55 * max(0.62, wide), INK, 0)


def _eyes_near(s: Sheet, look: Look, turn: float) -> None:
    _, _, wide, _ = MOODS[look.mood]
    for side, x, half in _eye_places(turn):
        if look.glasses == "patch" and side > 0:
            continue
        if wide < 0.2:
            s.line(f"M{x - half} -0.4Q{x} 1.6 {x + half} -0.4", 0.9)
            s.lines([f"M{x - 1} 0.7l-.4 .9M{x + 1} 0.7l.4 .9"], 0.5)
            continue
        up, down = 2.25 * wide, 1.55 * wide
        white = (
            f"M{x - half} 0Q{x - half * 0.3} {-up * 1.35} {x + half * 0.95} {-0.1}"
            f"Q{x + half * 0.2} {down * 1.3} {x - half} 0Z"
        )
        s.shape(white, "#fdf8ec", 0)
        iris = x + 0.55 * turn
        s.oval(iris, -0.25, 1.42, min(1.42, 1.5 * wide), look.eyes, 0.35)
        s.oval(iris, -0.25, 0.72, min(0.72, wide), INK, 0)
        s.oval(iris - 0.55, -0.85, 0.42, 0.42, WHITE, 0)
        lid = f"M{x - half} 0Q{x - half * 0.3} {-up * 1.35} {x + half} -0.1"
        s.line(lid, 1.1 if look.lashes else 0.9)
        if look.lashes:
            out = x + side * half
            s.lines(
                [f"M{out} -0.2l{side * 1} -0.9M{out - side * 0.7} -0.9l{side * 0.7} -1"], 0.75, opacity=0.9
            )
        s.line(f"M{x - half * 0.8} 0.75Q{x} {down * 1.15} {x + half * 0.8} 0.6", 0.35, opacity=0.55)
        if wide < 0.85 or look.age >= 2:
            s.line(f"M{x - half} -1.5Q{x} {-up - 1.3} {x + half} -1.5", 0.4, opacity=0.5)


def _brows(s: Sheet, look: Look, turn: float, near: bool) -> None:
    slant, raised, _, _ = MOODS[look.mood]
    colour = mixed(look.hair_colour, INK, 0.45)
    if look.hair_colour in ("#e9e6de", "#a7a39c"):
        colour = mixed(look.hair_colour, INK, 0.3)
    for side, x, half in _eye_places(turn):
        if look.glasses == "patch" and side > 0:
            continue
        y = -4.3 - raised
        inner, outer = (x - side * half * 0.95, y + slant), (x + side * half * 1.15, y - slant * 0.5 + 0.4)
        middle = ((inner[0] + outer[0]) / 2, min(inner[1], outer[1]) - 0.4 + abs(slant) * 0.25)
        thick = 1.15 * look.brow if near else min(0.95, 0.8 * look.brow)
        s.line([inner, middle, outer], thick, colour, opacity=1.0, soft=True)


def _nose(s: Sheet, look: Look, turn: float, near: bool) -> None:
    t = 2.9 * turn
    way = 1 if turn >= 0 else -1
    size = {"plain": 1.0, "big": 1.35, "small": 0.75, "hooked": 1.25, "broad": 1.1}[look.nose]
    reach = (1.5 + 1.1 * abs(turn)) * size * way
    root = t - 0.2 * way
    low = 4.2 + 0.5 * size
    bridge = -1.2 if look.nose != "small" else 1.2
    bump = 0.7 * way if look.nose == "hooked" else 0.0
    if near:
        s.shade(
            f"M{root} {bridge}C{t + reach * 0.5 + bump} 1.6 {t + reach} {low - 1.6} {t + reach}"
            f" {low - 0.5}"
            f"C{t + reach} {low + 0.7} {t + reach * 0.2} {low + 0.9} {t - reach * 0.3} {low + 0.2}"
            f"C{t + reach * 0.4} {low - 1} {t + reach * 0.2} 1.6 {root} {bridge}Z",
            0.16,
        )
    side = (
        f"M{root + 0.3 * way} {bridge}C{t + reach * 0.5 + bump} 1.4 {t + reach} {low - 1.7}"
        f" {t + reach} {low - 0.4}"
        f"C{t + reach} {low + 0.8} {t + reach * 0.1} {low + 0.9} {t - reach * 0.35} {low + 0.3}"
    )
    short = (
        f"M{t + reach * 0.75} {low - 2.2}C{t + reach * 1.1} {low - 1} {t + reach} {low + 0.7}"
        f" {t - reach * 0.3} {low + 0.2}"
    )
    s.line(side if near and look.nose != "small" else short, 0.75 if near else 0.8, opacity=0.85)
    if look.nose == "broad" and near:
        s.line(f"M{t - reach * 0.6} {low - 1.4}Q{t - reach} {low - 0.2} {t - reach * 0.5} {low + 0.4}", 0.6)


def _mouth(s: Sheet, look: Look, turn: float, near: bool) -> None:
    kind = MOODS[look.mood][3]
    t, y = 2.6 * turn, 8.4
    ink = 0.85
    lip = look.lips or mixed(look.skin, "#a03c34", 0.42)
    if kind == "grin":
        s.shape(
            f"M{t - 3.6} {y - 1}Q{t} {y - 0.2} {t + 3.6} {y - 1}Q{t + 2.4} {y + 2.2} {t} {y + 2.2}"
            f"Q{t - 2.4} {y + 2.2} {t - 3.6} {y - 1}Z",
            "#fdf8ec",
            0.8,
        )
        return
    if kind in ("shout", "oh"):
        rx, ry = (2.4, 2.5) if kind == "shout" else (1.35, 1.7)
        s.oval(t, y + 0.6, rx, ry, "#6a2a22", 0.8)
        if kind == "shout":
            s.gleam(ring(t, y + 1.9, 1.5, 0.9), 0.7, colour="#c8604e")
        return
    paths = {
        "flat": f"M{t - 2.8} {y}Q{t} {y + 0.5} {t + 2.8} {y}",
        "smile": f"M{t - 3.3} {y - 0.8}Q{t} {y + 1.9} {t + 3.3} {y - 0.8}",
        "frown": f"M{t - 2.8} {y + 0.8}Q{t} {y - 1} {t + 2.8} {y + 0.8}",
        "wry": f"M{t - 2.4} {y + 0.5}Q{t} {y - 0.6} {t + 2.6} {y + 0.2}",
        "smirk": f"M{t - 2.6} {y + 0.4}Q{t + 1} {y + 0.9} {t + 3.3} {y - 1.2}",
    }
    if near and (look.lips or look.lashes):
        up = 1.0 if kind == "smirk" else 0.0
        s.shape(
            f"M{t - 2.9} {y - 0.2 + up * 0.5}Q{t - 1.2} {y - 1.7} {t} {y - 1}"
            f"Q{t + 1.2} {y - 1.7 - up * 0.4}"
            f" {t + 3} {y - 0.2 - up}Q{t + up} {y + 3} {t - 2.9} {y - 0.2 + up * 0.5}Z",
            lip,
            0,
            opacity=0.85,
        )
    elif near:
        s.gleam(ring(t, y + 1.3, 2, 0.8), 0.45, colour=lip)
    s.line(paths[kind], ink, mixed(INK, lip, 0.15))
    if kind in ("smile", "smirk") and near:
        s.line(f"M{t + 3.5} {y - 1.6}q.8 .6 .4 1.5", 0.45, opacity=0.6)


def _glasses(s: Sheet, look: Look, turn: float) -> None:
    if not look.glasses:
        return
    (_, left, _), (_, right, _) = _eye_places(turn)
    if look.glasses == "round":
        for x in (left, right):
            s.shape(ring(x, 0, 3.3, 3.2), "#dff0ee", 0.9, opacity=0.3)
        s.line(f"M{left + 3.3} -0.6Q{(left + right) / 2} -1.6 {right - 3.3} -0.6", 0.9)
        s.lines([f"M{left - 3.3} -0.4L-9.8 -1.2M{right + 3.3} -0.4L9.8 -1.2"], 0.8, opacity=0.9)
    elif look.glasses == "half":
        for x in (left, right):
            s.line(f"M{x - 2.8} 2.2Q{x - 2.6} 5 {x} 5Q{x + 2.6} 5 {x + 2.8} 2.2Z", 0.8, "#6a4a1c")
        s.line(f"M{left + 2.8} 2.4Q{(left + right) / 2} 1.4 {right - 2.8} 2.4", 0.8, "#6a4a1c")
        s.lines([f"M{left - 2.8} 2.2L-9.8 -0.4M{right + 2.8} 2.2L9.8 -0.4"], 0.6, "#6a4a1c", opacity=0.9)
    elif look.glasses == "monocle":
        s.shape(ring(right, 0, 3.4, 3.4), "#e8f6f2", 1.1, opacity=0.35, colour="#8a6424")
        s.line(f"M{right + 3} 1.8Q{right + 5} 9 {right + 2} 17", 0.6, "#8a6424")
    elif look.glasses == "loupe":
        s.shape(f"M{right - 2.6} -2.8h5.2l.8 6.2h-6.8z", "#3a3836", 0.9)
        s.oval(right, 3.4, 3.4, 1.2, "#b8e0e0", 0.7)
        s.line(f"M{right} -2.8Q4 -9 -9.6 -6", 0.9)
    elif look.glasses == "patch":
        s.shape(
            f"M{right - 3.2} -2.2Q{right} -3.4 {right + 3} -2Q{right + 2.8} 3 {right} 3"
            f"Q{right - 3} 2.6 {right - 3.2} -2.2Z",
            "#2e2620",
            0.8,
        )
        s.line(f"M{right - 3} -2L-9.4 -8M{right + 3} -1.8L9.9 -3.4", 1.0)


def lit(colour: str) -> str:
    return lighter(colour, 0.22)
