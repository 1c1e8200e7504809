"""Houses and greater buildings, standing on the middle of their foot."""

from __future__ import annotations

from game.workshop.ink.hues import (
    BRICK,
    BRICK_DARK,
    CORAL,
    CREAM,
    FIRE_LIT,
    GOLD,
    IRON,
    IRON_DARK,
    PARCHMENT,
    RED,
    STONE,
    STONE_DARK,
    STONE_LIT,
    TEAL,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    darker,
    lighter,
)
from game.workshop.ink.sheet import Sheet, ring
from game.workshop.ink.things import clock_face, flag

GLASS, LAMPLIT = "#8fb4b8", "#ffdf86"


def pane(s: Sheet, x: float, y: float, w: float, h: float, glass: str = GLASS) -> None:
    s.rect(x - w / 2, y - h / 2, w, h, glass, 0.8)
    s.lines([f"M{x} {y - h / 2}v{h}M{x - w / 2} {y}h{w}"], 0.6, opacity=0.85)


def house(
    s: Sheet,
    x: float,
    y: float,
    size: float,
    wall: str = PARCHMENT,
    roof: str = CORAL,
    glass: str = GLASS,
    logs: bool = False,
) -> None:
    """A gable to the left in the light, a long side to the right in the shade; 44 wide and 34 high."""
    with s.at(x, y, size):
        s.shade("M-18 1L30 1L38 -2L24 -4Z", 0.18)
        s.shape("M2 0V-15L25 -16.4V-2Z", darker(wall, 0.22))
        s.shape("M-18 0V-15L-8 -29L2 -15V0Z", wall)
        if logs:
            s.lines([f"M-18 {-3 * n}H2L25 {-3 * n - 1.6}" for n in range(1, 5)], 0.6, opacity=0.6)
            for n in range(5):
                s.oval(-18.6, -1.6 - 3 * n, 1.4, 1.4, lighter(wall, 0.2), 0.5)
                s.oval(2, -1.6 - 3 * n, 1.3, 1.4, lighter(wall, 0.1), 0.5)
        s.shape("M-8 -31.4L17 -32L28.6 -16L3.4 -14Z", roof)
        s.shape("M-8 -31.4L3.4 -14L1 -12.6L-8 -26.6L-17 -12.6L-20 -14Z", lighter(roof, 0.25))
        s.lines(["M-2 -24L21 -25.6M-5 -28L18.6 -29M1 -19L24.6 -21"], 0.5, opacity=0.45)
        s.shape("M12 -28V-37H17V-28.4Z", BRICK, 0.9)
        s.rect(11.2, -38.6, 6.6, 2, STONE_LIT, 0.8)
        s.rect(-11, -9, 6, 9, WOOD_DARK, 0.9)
        pane(s, -8, -17.6, 5, 5, glass)
        pane(s, 9, -9.4, 4.6, 5, glass)
        pane(s, 18.6, -10, 4.2, 5, glass)


def barn(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M4 0V-18L30 -19V-2Z", darker(RED, 0.25))
        s.shape("M-20 0V-17L-16 -26L-8 -32L0 -26L4 -17V0Z", RED)
        s.shape("M-8 -34L20 -34L28 -28L32 -18L5 -16.6L1.4 -27Z", "#8a7a6c")
        s.line("M-21.6 -16L-17 -27L-8 -33.4L1 -27L5.6 -16", 1.8, WHITE)
        s.rect(-14, -13, 12, 13, darker(RED, 0.3), 0.9)
        s.lines(["M-14 -13L-2 0M-2 -13L-14 0M-14 -13H-2V0H-14Z"], 1.1, WHITE, opacity=1)
        s.rect(-10.6, -24, 5.2, 6, WOOD_DARK, 0.8)


def cottage_row(s: Sheet, x: float, y: float, size: float, *roofs: str) -> None:
    """Narrow fronts side by side."""
    walls = (PARCHMENT, "#e6c9a0", "#d9d2bc", "#efd9b0", "#cfd3c0")
    with s.at(x, y, size):
        for n, roof in enumerate(roofs):
            left, high = n * 19, 22 + (n * 7) % 9
            s.shape(f"M{left} 0V{-high}L{left + 9} {-high - 10}L{left + 18} {-high}V0Z", walls[n % 5])
            s.shape(
                f"M{left - 1.6} {-high + 1.4}L{left + 9} {-high - 12}L{left + 19.6} {-high + 1.4}"
                f"L{left + 17} {-high + 1.6}L{left + 9} {-high - 8.4}L{left + 1} {-high + 1.6}Z",
                roof,
                0.9,
            )
            s.shade(f"M{left + 11} 0V{-high - 8}L{left + 18} {-high}V0Z", 0.14)
            s.rect(left + 3, -9, 5, 9, WOOD_DARK, 0.8)
            pane(s, left + 13, -6, 4.4, 5)
            for wx in (5, 13):
                pane(s, left + wx, -15.4, 4, 5)


def tower(s: Sheet, x: float, y: float, size: float, roof: str = TEAL, hour: float = 10.0) -> None:
    """A town hall's clock tower, 78 high."""
    with s.at(x, y, size):
        s.shape("M-9 0V-52H9V0Z", STONE_LIT)
        s.shade("M3 0V-52H9V0Z", 0.2)
        s.rect(-11, -55, 22, 4, STONE_LIT)
        s.shape("M-9.6 -55L0 -78L9.6 -55Z", roof)
        s.shade("M0 -78L9.6 -55H3Z", 0.25)
        s.line("M0 -78V-84", 1.0)
        s.oval(0, -84.6, 1.5, 1.5, GOLD, 0.6)
        clock_face(s, 0, -43, 6.6, hour)
        s.shape("M-3.4 0V-9C-3.4 -13.4 3.4 -13.4 3.4 -9V0Z", WOOD_DARK, 0.9)
        for wy in (-20, -29):
            s.shape(f"M-2 {wy}v-4a2 2 0 0 1 4 0v4z", IRON_DARK, 0.7)


def columns(s: Sheet, x: float, y: float, size: float, count: int = 6, sign: str = "") -> None:
    """A hall of state: steps, columns, a gable; 96 wide and 60 high."""
    with s.at(x, y, size):
        for n in range(3):
            s.rect(-50 + 3 * n, -4 - 4 * n, 100 - 6 * n, 4, STONE_LIT, 0.8)
        s.rect(-40, -42, 80, 30, darker(STONE, 0.25), 0.8)
        s.shape("M-6 -12V-30C-6 -36 6 -36 6 -30V-12Z", WOOD_DARK, 0.9)
        for n in range(count):
            cx = -37 + 74 * n / (count - 1)
            s.rect(cx - 3, -40, 6, 28, WHITE, 0.9)
            s.shade(f"M{cx + 0.6} -40h2.4v28h-2.4z", 0.2)
            s.lines([f"M{cx - 1} -38v25"], 0.4, opacity=0.4)
            s.rect(cx - 4.2, -42, 8.4, 2.6, STONE_LIT, 0.7)
            s.rect(cx - 4.2, -14, 8.4, 2.4, STONE_LIT, 0.7)
        s.rect(-45, -47, 90, 5, STONE_LIT)
        s.shape("M-47 -47L0 -66L47 -47Z", WHITE)
        s.shape("M-34 -49L0 -62L34 -49Z", STONE_LIT, 0.7)
        s.shade("M0 -66L47 -47H10Z", 0.14)
        if sign:
            s.oval(0, -53.6, 4.6, 4.6, sign, 0.8)


def factory(s: Sheet, x: float, y: float, size: float, lit: bool = False, stacks: int = 2) -> None:
    """Brick halls with saw-tooth roofs; 90 wide."""
    glass = LAMPLIT if lit else GLASS
    with s.at(x, y, size):
        for n in range(stacks):
            cx = -34 + 16 * n
            s.shape(f"M{cx - 4} -20L{cx - 2.6} {-62 + 6 * n}H{cx + 2.6}L{cx + 4} -20Z", BRICK_DARK)
            s.shade(f"M{cx + 0.6} -20V{-62 + 6 * n}H{cx + 2.6}L{cx + 4} -20Z", 0.22)
            s.rect(cx - 3.6, -64 + 6 * n, 7.2, 3, STONE_DARK, 0.8)
        s.shape("M-44 0V-24H46V0Z", BRICK)
        s.shape("M-14 -24V-36L6 -24V-36L26 -24V-36L46 -24Z", "#7d6a60")
        for n in range(3):
            s.shape(f"M{-13 + 20 * n} -25V-33.4L{-3 + 20 * n} -27V-25Z", glass, 0.6)
        s.shade("M20 0V-24H46V0Z", 0.12)
        for n in range(6):
            s.shape(f"M{-38 + 14 * n} -7v-8a3 3 0 0 1 6 0v8z", glass, 0.8)
            s.lines([f"M{-35 + 14 * n} -18v11M{-38 + 14 * n} -12h6"], 0.5, opacity=0.8)
        s.lines(["M-44 -4H46M-44 -20H46"], 0.5, opacity=0.4)


def stall(
    s: Sheet,
    x: float,
    y: float,
    size: float,
    cloth: str = CORAL,
    wares: tuple[str, ...] = (GOLD, "#6a9a4c", CORAL),
) -> None:
    """A market stall under a striped awning; 44 wide."""
    with s.at(x, y, size):
        s.lines(["M-20 0V-34M20 0V-34"], 2.4, WOOD_DARK, opacity=1)
        s.shape("M-22 -14H22L20 0H-20Z", WOOD_LIT)
        s.lines(["M-21 -9H21M-20.6 -4.6H20.6M-8 -14V0M8 -14V0"], 0.5, opacity=0.5)
        s.shape("M-23 -17H23L22 -13H-22Z", WOOD, 0.8)
        for n in range(10):
            s.oval(-19 + 4.2 * n, -18.6 - (n % 2), 2.4, 2.4, wares[n % len(wares)], 0.6)
        step = 50 / 6
        for n in range(6):
            a = -25 + step * n
            s.shape(
                f"M{a * 0.84} -46L{(a + step) * 0.84} -46L{a + step} -33A{step / 2} 3.6 0 0 1 {a} -33Z",
                cloth if n % 2 == 0 else WHITE,
                0.8,
            )
        s.shade("M10 -46H21L25 -33H12Z", 0.14)


def tent(s: Sheet, x: float, y: float, size: float, cloth: str = CREAM, open_: bool = True) -> None:
    """A ridge tent; 36 wide and 24 high."""
    with s.at(x, y, size):
        s.shade("M-16 1L24 1L30 -3L14 -4Z", 0.18)
        s.shape("M-4 -24L14 -23L26 -1L8 0Z", darker(cloth, 0.18))
        s.shape("M-16 0L-4 -24L8 0Z", cloth)
        if open_:
            s.shape("M-9 0L-4 -20L1 0Z", "#4a3826", 0.8)
            s.shape("M-4 -20L1 0L4 -1Z", lighter(cloth, 0.3), 0.7)
        s.lines(["M-4 -24L-4 -27M14 -23L14 -26M26 -1L31 1M-16 0L-20 1"], 0.9, WOOD_DARK, opacity=0.9)
        s.lines(["M2 -18L20 -11M5 -10L23 -5"], 0.4, opacity=0.3)


def lighthouse(s: Sheet, x: float, y: float, size: float, lit: bool = False) -> None:
    """Striped, 80 high."""
    with s.at(x, y, size):
        s.shape("M-11 0L-7 -58H7L11 0Z", WHITE)
        for low, top in ((-8, -20), (-32, -44)):
            s.shape(
                f"M{-11 - low * 4 / 58} {low}L{-11 - top * 4 / 58} {top}H{11 + top * 4 / 58}"
                f"L{11 + low * 4 / 58} {low}Z",
                CORAL,
                0,
            )
        s.shade("M3 0L3 -58H7L11 0Z", 0.2)
        s.shape("M-11 0L-7 -58H7L11 0Z", "none")
        s.rect(-9.4, -61, 18.8, 3.4, IRON, 0.9)
        s.lines(["M-9 -61V-66M-4.6 -61V-66M4.6 -61V-66M9 -61V-66M-9.4 -66H9.4"], 0.7, opacity=0.9)
        s.rect(-5.4, -72, 10.8, 11, FIRE_LIT if lit else "#cfe6e2", 0.9)
        s.lines(["M-1.8 -72V-61M1.8 -72V-61"], 0.6, opacity=0.8)
        s.shape("M-7 -72C-6 -78 6 -78 7 -72Z", RED)
        s.line("M0 -77V-82", 1.0)
        s.shape("M-3 0V-7a3 3 0 0 1 6 0V0Z", WOOD_DARK, 0.8)
        for wy in (-26, -50):
            s.rect(-1.6, wy, 3.2, 4.6, IRON_DARK, 0.7)


def windmill(s: Sheet, x: float, y: float, size: float) -> None:
    with s.at(x, y, size):
        s.shape("M-11 0L-7 -36H7L11 0Z", PARCHMENT)
        s.shade("M2 0V-36H7L11 0Z", 0.2)
        s.shape("M-8 -36C-7 -46 7 -46 8 -36Z", "#8a5a3a")
        s.rect(-3, -9, 6, 9, WOOD_DARK, 0.8)
        pane(s, 0, -22, 4, 5)
        for turn in (22, 112, 202, 292):
            with s.at(-2, -38, turn=turn):
                s.line("M0 0V-28", 1.4, WOOD_DARK)
                s.shape("M0 -6H6.4V-27H0Z", CREAM, 0.7)
                s.lines(["M3.2 -6V-27M0 -11H6.4M0 -16.4H6.4M0 -22H6.4"], 0.5, opacity=0.7)
        s.oval(-2, -38, 1.9, 1.9, WOOD, 0.8)


def wall(s: Sheet, x: float, y: float, w: float, h: float, fill: str = STONE_LIT, teeth: int = 0) -> None:
    """Masonry, with battlements if they are wanted; the point is its lower left corner."""
    top = ""
    if teeth:
        step = w / (2 * teeth - 1)
        top = "".join(f"h{step}v-6h{step}v6" if n % 2 == 0 else "" for n in range(2 * teeth - 2))
        top = f"v-6h{step}v6" + "".join(f"h{step}v-6h{step}v6" for _ in range(teeth - 1))
        s.shape(f"M{x} {y}V{y - h}{top}V{y}Z", fill)
    else:
        s.rect(x, y - h, w, h, fill)
    marks = []
    for row in range(1, int(h // 6) + 1):
        wy = y - 6 * row
        for n in range(int(w // 11) + 1):
            mx = x + 11 * n + (5 if row % 2 else 0)
            if mx + 5 < x + w and s.rng.random() < 0.55:
                marks.append(f"M{mx:.1f} {wy + 3:.1f}h5v-3")
    s.lines(marks, 0.5, opacity=0.35)


def blockhouse(s: Sheet, x: float, y: float, size: float, snowy: bool = False) -> None:
    """Logs, an upper floor that juts out, loopholes; 52 wide and 58 high."""
    log, dark = WOOD_LIT, WOOD
    with s.at(x, y, size):
        s.shape("M8 0V-22H24V-2Z", darker(dark, 0.2))
        s.shape("M-20 0V-22H8V0Z", dark)
        s.lines([f"M-20 {-4.4 * n}H8L24 {-4.4 * n - 0.6}" for n in range(1, 5)], 0.7, opacity=0.7)
        s.shape("M12 -22V-42L30 -41V-22Z", darker(log, 0.25))
        s.shape("M-25 -21V-42H12V-21Z", log)
        s.lines([f"M-25 {-21 - 4.2 * n}H12L30 {-21 - 4.2 * n}" for n in range(1, 5)], 0.7, opacity=0.7)
        roof = "#fbfaf4" if snowy else "#6d5236"
        s.shape("M-28 -41L-8 -58L16 -58L33 -40L14 -41Z", roof)
        s.shade("M-8 -58L16 -58L33 -40L14 -41Z", 0.16)
        s.rect(-10, -12, 9, 12, WOOD_DARK, 0.9)
        for lx in (-18, -8, 3):
            s.rect(lx, -33, 4.6, 3, IRON_DARK, 0.7)
        s.rect(18, -32, 4, 3, IRON_DARK, 0.7)


def palisade(s: Sheet, x: float, y: float, count: int, h: float, wood: str = WOOD_LIT) -> None:
    """Pointed stakes side by side, 5 wide each."""
    for n in range(count):
        px = x + 5 * n
        top = h + s.rng.uniform(-1, 1.4)
        s.shape(
            f"M{px} {y}V{y - top + 4}L{px + 2.5} {y - top}L{px + 5} {y - top + 4}V{y}Z",
            wood if n % 3 else darker(wood, 0.1),
            0.8,
        )
        s.shade(f"M{px + 3} {y}V{y - top + 1}L{px + 5} {y - top + 4}V{y}Z", 0.16)
    s.band([(x, y - h * 0.6), (x + 5 * count, y - h * 0.6)], WOOD, 1.6, 0.6, soft=False)


def fence(
    s: Sheet, x: float, y: float, posts: int, gap: float, h: float, rise: float = 0.0, wood: str = WOOD_LIT
) -> None:
    """Posts with two rails; `rise` is what each post stands higher than the one before."""
    end = (x + gap * (posts - 1), y + rise * (posts - 1))
    for part in (0.42, 0.8):
        s.band([(x - 2, y - h * part), (end[0] + 2, end[1] - h * part)], wood, h * 0.12, 0.8, soft=False)
    for n in range(posts):
        px, py = x + gap * n, y + rise * n
        s.shape(f"M{px - h * 0.1} {py}V{py - h}h{h * 0.2}V{py}Z", lighter(wood, 0.12), 0.9)
        s.shade(f"M{px + h * 0.02} {py}V{py - h}h{h * 0.08}V{py}Z", 0.2)


def shed(s: Sheet, x: float, y: float, size: float, roof: str = "#7a6a5c") -> None:
    """A warehouse front with a great door; 60 wide."""
    with s.at(x, y, size):
        s.shape("M-30 0V-30L0 -44L30 -30V0Z", BRICK)
        s.shape("M-33 -29L0 -46L33 -29L30 -27L0 -41L-30 -27Z", roof)
        s.shade("M8 0V-38L30 -28V0Z", 0.16)
        s.shape("M-11 0V-18C-11 -24 11 -24 11 -18V0Z", WOOD_DARK)
        s.lines(["M0 -22V0M-11 -9H11"], 0.7, opacity=0.7)
        s.oval(0, -32, 4, 4, GLASS, 0.8)
        for wx in (-21, 21):
            pane(s, wx, -14, 7, 9)


def flagged(s: Sheet, x: float, y: float, h: float, colour: str, way: int = 1) -> None:
    """A pole with a flag at its top."""
    s.line([(x, y), (x, y - h)], 1.6, WOOD_DARK)
    flag(s, x, y - h, h * 0.36, colour, way)
    s.oval(x, y - h, 1.3, 1.3, GOLD, 0.5)


def arch(s: Sheet, x: float, y: float, w: float, h: float, fill: str) -> None:
    s.shape(
        f"M{x - w / 2} {y}V{y - h + w / 2}A{w / 2} {w / 2} 0 0 1 {x + w / 2} {y - h + w / 2}V{y}Z", fill, 0.8
    )


def disc(s: Sheet, x: float, y: float, r: float, colour: str) -> None:
    s.shape(ring(x, y, r, r), colour, 0.8)
