"""Rooms: walls and floors, windows, shelves, tables, and what stands in workshops."""

from __future__ import annotations

from game.workshop.ink.hues import (
    BRICK,
    BRICK_DARK,
    COAL,
    CORAL,
    CREAM,
    FIRE,
    FIRE_LIT,
    GOLD,
    IRON_DARK,
    PARCHMENT,
    STONE_DARK,
    TAN,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    darker,
    lighter,
    mixed,
)
from game.workshop.ink.sheet import Sheet, box, ring
from game.workshop.ink.sky import HOURS


def room(s: Sheet, wall: str, floor: float = 122, boards: str = "#a87c4c", panel: str = "") -> None:
    """A back wall and a floor of boards that run towards us."""
    s.shape(
        box(-2, -2, s.width + 4, floor + 4),
        s.blend(lighter(wall, 0.18), wall, darker(wall, 0.18), end=(0.7, 1)),
        0,
    )
    if panel:
        s.shape(box(-2, floor - 34, s.width + 4, 34), s.blend(panel, darker(panel, 0.2)), 0.7)
        s.lines([f"M{x} {floor - 30}v26h{18}v-26z" for x in range(4, round(s.width), 26)], 0.6, opacity=0.4)
    s.shape(box(-2, floor, s.width + 4, s.height - floor + 4), s.blend(boards, darker(boards, 0.25)), 0.8)
    middle = s.width / 2
    s.lines(
        [
            [(middle + (x - middle) * 0.7, floor), (middle + (x - middle) * 1.25, s.height + 2)]
            for x in range(-60, 301, 24)
        ],
        0.6,
        opacity=0.35,
    )


def planks(s: Sheet, wood: str, low: float, step: float = 14) -> None:
    """A wooden wall over what the room has."""
    s.shape(
        box(-2, -2, s.width + 4, low + 2),
        s.blend(lighter(wood, 0.14), wood, darker(wood, 0.22), end=(0.8, 1)),
        0.7,
    )
    s.lines([f"M-2 {y}H{s.width + 2}" for y in range(int(step), int(low), int(step))], 0.6, opacity=0.35)
    knots = []
    for _ in range(12):
        x, y = s.rng.uniform(0, s.width), s.rng.uniform(0, low - 6)
        knots.append(f"M{x:.1f} {y:.1f}q4 -1.6 9 0")
    s.lines(knots, 0.5, opacity=0.3)


def bricks(s: Sheet, low: float, fill: str = BRICK) -> None:
    s.shape(
        box(-2, -2, s.width + 4, low + 2),
        s.blend(lighter(fill, 0.1), fill, darker(fill, 0.25), end=(0.8, 1)),
        0.7,
    )
    marks = []
    for row in range(int(low // 7)):
        for n in range(0, 250, 16):
            if s.rng.random() < 0.5:
                x = n + (8 if row % 2 else 0)
                marks.append(f"M{x} {row * 7 + 7}h14M{x} {row * 7 + 7}v-7")
    s.lines(marks, 0.5, opacity=0.25)


def window(
    s: Sheet, x: float, y: float, w: float, h: float, hour: str = "day", arched: bool = False, bars: int = 2
) -> None:
    """About its middle; the sky is seen through it."""
    top = y - h / 2
    glass = s.blend(*HOURS[hour])
    frame = f"M{x - w / 2} {y + h / 2}V{top}H{x + w / 2}V{y + h / 2}Z"
    if arched:
        frame = (
            f"M{x - w / 2} {y + h / 2}V{top + w / 2}A{w / 2} {w / 2} 0 0 1 {x + w / 2} {top + w / 2}"
            f"V{y + h / 2}Z"
        )
    s.shape(frame, glass, 0)
    s.gleam(
        f"M{x - w * 0.4} {y + h * 0.3}L{x - w * 0.4} {y}L{x + w * 0.2} {y - h * 0.34}"
        f"L{x + w * 0.4} {y - h * 0.34}Z",
        0.25,
    )
    s.shape(frame, "none", 2.8)
    s.shape(frame, "none", 1.6, colour=WOOD_LIT)
    step = w / bars
    marks = [f"M{x - w / 2 + step * n} {top + (2 if arched else 0)}V{y + h / 2}" for n in range(1, bars)]
    s.lines([*marks, f"M{x - w / 2} {y}h{w}"], 1.1, WOOD_DARK, opacity=0.9)
    s.rect(x - w / 2 - 3, y + h / 2, w + 6, 3, WOOD_LIT, 0.8)


def sunbeam(s: Sheet, points: list[tuple[float, float]]) -> None:
    s.gleam(points, 0.16, colour="#fff0c0")


def table(
    s: Sheet, x: float, y: float, w: float, h: float, deep: float = 10, wood: str = WOOD, legs: bool = True
) -> None:
    """Its nearer edge is centred on x, its top at y - h, `deep` is how much of that is seen; without legs it
    is closed in front."""
    half = w / 2
    top = y - h
    if legs:
        for lx in (-half + 5, half - 5):
            s.rect(x + lx - 2.6, top, 5.2, h, darker(wood, 0.15))
    else:
        s.rect(x - half + 4, top, w - 8, h, s.blend(darker(wood, 0.3), darker(wood, 0.5)))
    s.shape(
        f"M{x - half} {top}L{x - half + deep * 0.7} {top - deep}H{x + half - deep * 0.7}L{x + half} {top}Z",
        lighter(wood, 0.22),
    )
    s.rect(x - half, top, w, 5, wood)
    s.lines(
        [f"M{x - half + 6} {top - deep * 0.3}h{w * 0.5}M{x - w * 0.1} {top - deep * 0.7}h{w * 0.4}"],
        0.5,
        opacity=0.35,
    )


def desk(s: Sheet, x: float, y: float, w: float, h: float, wood: str = WOOD, deep: float = 8) -> None:
    """A counter with a panelled front."""
    half = w / 2
    top = y - h
    s.rect(x - half + 3, top, w - 6, h, s.blend(wood, darker(wood, 0.25)))
    count = max(2, round(w / 34))
    step = (w - 14) / count
    s.lines([box(x - half + 9 + step * n, top + 9, step - 5, h - 14) for n in range(count)], 0.8, opacity=0.6)
    s.shape(
        f"M{x - half} {top}L{x - half + deep} {top - deep}H{x + half - deep}L{x + half} {top}Z",
        lighter(wood, 0.28),
    )
    s.rect(x - half, top, w, 4.4, lighter(wood, 0.1))


def bookcase(s: Sheet, x: float, y: float, w: float, h: float, rows: int) -> None:
    """The point is its lower left corner."""
    from game.workshop.ink.things import shelf

    s.rect(x, y - h, w, h, "#5a4028")
    step = h / rows
    for n in range(rows):
        shelf(s, x + 2, y - step * n - 3, w - 4, step - 5)
    s.line(box(x, y - h, w, h), 2.2, WOOD)
    s.line(box(x, y - h, w, h), 0.6)


def forge(s: Sheet, x: float, y: float, size: float) -> None:
    """A hearth under a hood; 60 wide."""
    with s.at(x, y, size):
        s.shape("M-22 -70L-30 -34H30L22 -70Z", BRICK_DARK)
        s.shape("M-22 -70V-110H22V-70Z", BRICK)
        s.rect(-30, -16, 60, 16, BRICK)
        s.rect(-34, -20, 68, 5, STONE_DARK)
        s.halo(0, -28, 46, "#ffb45a", 0.8)
        s.shape("M-20 -20C-16 -26 -8 -24 0 -26C8 -24 16 -26 20 -20Z", COAL)
        for fx, top in ((-9, -34), (0, -42), (8, -35)):
            s.shape(
                f"M{fx} -22C{fx - 7} -26 {fx - 4} {top + 6} {fx} {top}"
                f"C{fx + 4} {top + 6} {fx + 7} -26 {fx} -22Z",
                FIRE,
                0.7,
            )
            s.shape(
                f"M{fx} -22C{fx - 3} -25 {fx - 2} {top + 10} {fx} {top + 7}"
                f"C{fx + 2} {top + 10} {fx + 3} -25 {fx} -22Z",
                FIRE_LIT,
                0,
            )


def anvil(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-10 0L-8 -16H8L10 0Z", WOOD)
        s.shape("M-20 -26H14C14 -21 9 -20 6 -19V-16H-7V-20C-14 -20 -19 -23 -20 -26Z", IRON_DARK)
        s.gleam("M-19 -26H14V-24.4H-18Z", 0.4)


def blackboard(s: Sheet, x: float, y: float, w: float, h: float) -> None:
    """About its middle."""
    s.rect(x - w / 2, y - h / 2, w, h, "#33534c", 0)
    s.gleam(
        f"M{x - w * 0.44} {y + h * 0.3}L{x} {y - h * 0.44}H{x + w * 0.2}L{x - w * 0.3} {y + h * 0.4}Z", 0.08
    )
    s.line(box(x - w / 2, y - h / 2, w, h), 3.2)
    s.line(box(x - w / 2, y - h / 2, w, h), 2.0, WOOD_LIT, opacity=1)


def curtain(s: Sheet, x: float, low: float, w: float, colour: str = CORAL, way: int = 1) -> None:
    """Hangs from the upper edge and is gathered to its side; `way` is where its foot goes."""
    s.shape(
        f"M{x} -4H{x + w * way}C{x + w * 0.9 * way} {low * 0.4} {x + w * 0.4 * way} {low * 0.6}"
        f" {x + w * 0.3 * way} {low * 0.66}"
        f"C{x + w * 0.5 * way} {low * 0.8} {x + w * 0.5 * way} {low} {x + w * 0.45 * way} {low}"
        f"H{x}Z",
        colour,
    )
    s.lines(
        [
            f"M{x + w * k * way} 0Q{x + w * k * 0.9 * way} {low * 0.4} {x + w * k * 0.3 * way} {low * 0.64}"
            for k in (0.3, 0.55, 0.8)
        ],
        0.8,
        darker(colour, 0.4),
        opacity=0.6,
    )
    s.band(
        f"M{x} {low * 0.66}Q{x + w * 0.2 * way} {low * 0.7} {x + w * 0.34 * way} {low * 0.64}", GOLD, 2.4, 0.8
    )


def rug(s: Sheet, x: float, y: float, w: float, colour: str = "#9a4a3a") -> None:
    s.shape(f"M{x - w * 0.42} {y - 6}H{x + w * 0.42}L{x + w / 2} {y + 6}H{x - w / 2}Z", colour, 0.8)
    s.line(f"M{x - w * 0.4} {y - 4}H{x + w * 0.4}L{x + w * 0.46} {y + 4}H{x - w * 0.46}Z", 0.8, TAN)


def picture_frame(s: Sheet, x: float, y: float, w: float, h: float, fill: str = PARCHMENT) -> None:
    s.rect(x - w / 2, y - h / 2, w, h, fill, 2.4)
    s.line(box(x - w / 2, y - h / 2, w, h), 1.5, GOLD, opacity=1)


def banner(s: Sheet, x: float, y: float, w: float, h: float, colour: str, sign: str = CREAM) -> None:
    """Hangs from a rod, with a disc on it."""
    s.line([(x - w * 0.62, y), (x + w * 0.62, y)], 1.8, WOOD_DARK)
    s.shape(f"M{x - w / 2} {y}H{x + w / 2}V{y + h}L{x} {y + h - w * 0.3}L{x - w / 2} {y + h}Z", colour, 0.9)
    s.shade(f"M{x + w * 0.15} {y}H{x + w / 2}V{y + h}L{x + w * 0.15} {y + h - w * 0.21}Z", 0.18)
    s.oval(x, y + h * 0.4, w * 0.24, w * 0.24, sign, 0.7)


def lamp(s: Sheet, x: float, y: float, long: float, glow: float = 60) -> None:
    """Hangs from the ceiling."""
    s.line([(x, -2), (x, y - 6)], 0.9)
    s.halo(x, y + 3, glow, "#ffe09a", 0.75)
    s.shape(
        f"M{x - long} {y}C{x - long * 0.6} {y - 8} {x + long * 0.6} {y - 8} {x + long} {y}Z",
        mixed(IRON_DARK, "#2f6a5a", 0.4),
        0.9,
    )
    s.shape(ring(x, y + 1.6, long * 0.34, 2.4), FIRE_LIT, 0.6)


def paper_pile(s: Sheet, x: float, y: float, w: float, count: int) -> None:
    for n in range(count):
        dx = s.rng.uniform(-1.4, 1.4)
        s.rect(x - w / 2 + dx, y - 2.2 * (n + 1), w, 2.2, CREAM if n % 2 else PARCHMENT, 0.6)


def shelf_board(s: Sheet, x: float, y: float, w: float) -> None:
    s.rect(x, y, w, 4, WOOD, 0.8)
    s.shade(box(x, y + 4, w, 3), 0.2)
