"""Buildings for the cards, drawn large with the fine brush, each resting on (0, 0)."""

from __future__ import annotations

from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_DARK,
    PARCHMENT,
    TAN,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    body,
    disc,
    dot,
    fill,
    flat,
    line,
    rod,
)
from game.workshop.island_art.props import ground_shadow

STONE, STONE_LIT, STONE_DARK = "#cfc6b2", "#ece5d4", "#958a76"
SLATE, SLATE_DARK = "#5f7f94", "#3f5a6d"
GLOW = "#fbe28a"


def arch(x: float, y: float, wide: float, high: float, colour: str = "#3a2a1e") -> str:
    """A door or window with a round head, standing on (x, y)."""
    half = wide / 2
    return flat(
        (
            f"M{x - half} {y}V{y - high + half}Q{x - half} {y - high} {x} {y - high}"
            f"T{x + half} {y - high + half}V{y}Z"
        ),
        colour,
        2.4,
    )


def block(left: float, right: float, top: float, foot: float = 0) -> str:
    """A wall of stone with its right end in the shade."""
    split = left + (right - left) * 0.68
    return body(
        f"M{left} {foot}V{top}H{right}V{foot}Z", STONE_LIT, f"M{split} {foot}V{top}H{right}V{foot}Z", STONE
    )


def gable(left: float, right: float, foot: float, top: float, tones: tuple[str, str]) -> str:
    middle = (left + right) / 2
    return body(
        f"M{left} {foot}L{middle} {top}L{right} {foot}Z",
        tones[0],
        f"M{middle} {top}L{right} {foot}H{middle + (right - middle) * 0.2}Z",
        tones[1],
    )


def chapel() -> str:
    """A nave with a rose window, and a bell tower."""
    parts = ground_shadow(96, 10) + block(-34, 78, -74)
    parts += body("M-44 -70L-22 -118H66L90 -70Z", CORAL, "M40 -118H66L90 -70H52Z", CORAL_DARK)
    parts += "".join(arch(x, -16, 15, 40, "#3f8fa0") for x in (14, 40, 65))
    parts += block(-70, -22, -150) + gable(-78, -14, -148, -206, (SLATE, SLATE_DARK))
    parts += rod("M-46 -206V-226", GOLD, 3) + rod("M-54 -219H-38", GOLD, 3)
    parts += (
        arch(-46, -108, 26, 34)
        + body(
            "M-56 -110C-56 -128 -36 -128 -36 -110Z",
            GOLD,
            "M-46 -124C-38 -122 -36 -118 -36 -110H-44Z",
            GOLD_DARK,
            2,
        )
        + dot(-46, -108, 3, GOLD_DARK)
    )
    parts += disc(-46, -76, 12, "#3f8fa0") + line(
        "M-46 -88V-64M-58 -76H-34M-54.5 -84.5L-37.5 -67.5M-37.5 -84.5L-54.5 -67.5", width=2
    )
    return parts + arch(-46, 0, 26, 44, WOOD_DARK) + line("M-46 0V-42", width=2)


def great_hall() -> str:
    """A long hall of timber on stone, with a stair and two torches."""
    parts = ground_shadow(104, 10) + block(-92, 92, -26)
    wall = body("M-84 -26V-96H84V-26Z", PARCHMENT, "M34 -26V-96H84V-26Z", TAN)
    beams = line(
        "M-84 -96V-26M-42 -96V-26M42 -96V-26M84 -96V-26M-84 -62H-42M42 -62H84M-84 -62L-42 -26M84 -62L42 -26",
        width=8,
    )
    beams += line(
        "M-84 -96V-26M-42 -96V-26M42 -96V-26M84 -96V-26M-84 -62H-42M42 -62H84M-84 -62L-42 -26M84 -62L42 -26",
        WOOD_DARK,
        4,
    )
    parts += wall + beams
    roof = "M-106 -92L-64 -178H64L106 -92Z"
    parts += body(roof, WOOD, "M30 -178H64L106 -92H50Z", WOOD_DARK)
    for n, y in enumerate((-112, -132, -152)):
        parts += line(f"M{-90 + n * 10} {y}H{90 - n * 10}", WOOD_DARK, 2.2)
    parts += rod("M-64 -178L-78 -200M64 -178L78 -200", WOOD, 4.5)
    parts += (
        body("M-44 -92L0 -158L44 -92Z", PARCHMENT, "M0 -158L44 -92H12Z", TAN)
        + line("M-52 -84L0 -164L52 -84", width=10)
        + line("M-52 -84L0 -164L52 -84", WOOD, 5)
    )
    parts += disc(0, -114, 12, GLOW) + line("M0 -126V-102M-12 -114H12", width=2.2)
    parts += (
        arch(0, -26, 46, 62, WOOD_DARK)
        + line("M0 -26V-86", width=2.4)
        + dot(-6, -52, 3, GOLD)
        + dot(6, -52, 3, GOLD)
    )
    for step in range(3):
        parts += block(-30 - step * 8, 30 + step * 8, -26 + step * 9, -17 + step * 9)
    for x in (-62, 62):
        parts += torch(x, -44)
    return parts


def torch(x: float, y: float) -> str:
    parts = fill(
        f"M{x - 26} {y - 18}A26 26 0 1 1 {x + 26} {y - 18}A26 26 0 1 1 {x - 26} {y - 18}Z", GLOW, 0.28
    )
    parts += rod(f"M{x} {y}V{y - 16}", WOOD_DARK, 3.4)
    return (
        parts
        + flat(
            (
                f"M{x} {y - 40}C{x + 12} {y - 28} {x + 8} {y - 16} {x} {y - 14}"
                f"C{x - 8} {y - 16} {x - 12} {y - 26} {x} {y - 40}Z"
            ),
            "#f39a3c",
            2.2,
        )
        + fill(
            (
                f"M{x} {y - 30}C{x + 5} {y - 24} {x + 4} {y - 18} {x} {y - 17}"
                f"C{x - 4} {y - 18} {x - 5} {y - 24} {x} {y - 30}Z"
            ),
            "#fde27a",
        )
    )


def university() -> str:
    """A dome above a porch of columns, two wings."""
    parts = ground_shadow(106, 10) + block(-100, -44, -70) + block(44, 100, -70)
    for x in (-84, -60, 60, 84):
        parts += arch(x, -24, 14, 32, "#3f8fa0")
    for left in (-104, 40):
        parts += body(
            f"M{left} -68H{left + 64}V-80H{left}Z",
            STONE_LIT,
            f"M{left + 44} -68H{left + 64}V-80H{left + 44}Z",
            STONE_DARK,
        )
    parts += block(-40, 40, -112) + body(
        "M-40 -112C-42 -170 42 -170 40 -112Z",
        "#6fa8a0",
        "M14 -154C34 -148 41 -134 40 -112H20C26 -128 24 -144 14 -154Z",
        "#3f7a74",
    )
    parts += (
        line("M-16 -112C-18 -134 -10 -152 0 -156C10 -152 18 -134 16 -112", width=2)
        + block(-10, 10, -172, -156)
        + gable(-14, 14, -170, -192, ("#6fa8a0", "#3f7a74"))
        + rod("M0 -192V-206", GOLD, 3)
    )
    for x in (-36, -14, 8, 30):
        parts += body(f"M{x - 5} -10V-84H{x + 7}V-10Z", CREAM, f"M{x + 2} -10V-84H{x + 7}V-10Z", TAN, 2.4)
    parts += (
        fill("M-8 -10V-50H4V-10Z", "#3a2a1e")
        + gable(-52, 52, -84, -114, (STONE_LIT, STONE))
        + disc(0, -95, 7, GOLD, 2.2)
    )
    for step in range(2):
        parts += block(-50 - step * 8, 50 + step * 8, -12 + step * 8, -4 + step * 8)
    return parts


def stall(light: str, dark: str, goods: str) -> str:
    """A market stall under a striped awning, 100 wide."""
    parts = ground_shadow(60, 8) + rod("M-46 0V-84M46 0V-84", WOOD, 4)
    parts += fill("M-44 -80H44V-40H-44Z", "#5b4630", 0.55) + goods
    parts += body("M-52 -40H52V-28H-52Z", WOOD_LIT, "M-52 -33H52V-28H-52Z", WOOD) + body(
        "M-48 -28H48V0H-48Z", WOOD, "M18 -28H48V0H18Z", WOOD_DARK
    )
    parts += line("M-24 -28V0M0 -28V0M24 -28V0", width=2)
    roof = "M-44 -104H44L58 -74H-58Z"
    parts += fill(roof, CREAM)
    for n in range(3):
        a, b = -44 + n * 35.2, -44 + n * 35.2 + 17.6
        parts += fill(f"M{a} -104H{b}L{b * 58 / 44} -74H{a * 58 / 44}Z", light)
    parts += fill("M24 -104H44L58 -74H32Z", "#000", 0.16) + line(roof)
    scallops = "M-58 -74" + "".join("q9.7 16 19.3 0" for _ in range(6))
    return parts + fill(scallops + "Z", dark) + line(scallops)


def town_house(wide: float, high: float, wall: str, tones: tuple[str, str]) -> str:
    """A narrow house with a steep gable."""
    half = wide / 2
    parts = body(
        f"M{-half} 0V{-high}L0 {-high - wide * 0.7}L{half} {-high}V0Z",
        wall,
        f"M{half * 0.3} 0V{-high - wide * 0.49}L{half} {-high}V0Z",
        TAN,
    )
    parts += line(
        f"M{-half - 6} {-high + 5}L0 {-high - wide * 0.74}L{half + 6} {-high + 5}", width=10
    ) + line(f"M{-half - 6} {-high + 5}L0 {-high - wide * 0.74}L{half + 6} {-high + 5}", tones[0], 5)
    parts += arch(0, 0, wide * 0.3, 30, WOOD_DARK)
    for x in (-half * 0.5, half * 0.5):
        parts += flat(f"M{x - 6} {-high + 26}V{-high + 8}H{x + 6}V{-high + 26}Z", GLOW, 2.2)
    return parts + flat(f"M-6 {-high - 4}V{-high - 20}H6V{-high - 4}Z", tones[1], 2)


def bookshelf(wide: float, rows: int, seed: int) -> str:
    """Shelves of books, its upper left corner at (0, 0)."""
    tones = ("#c45434", "#3f8fa0", "#dcb35a", "#72a85a", "#7d5aa0", "#a8703f", "#ece5d4")
    step = 42
    parts = flat(f"M-5 -5H{wide + 5}V{rows * step + 5}H-5Z", WOOD_DARK)
    for row in range(rows):
        x, y = 2.0, row * step + step - 4
        n = seed + row * 5
        while x < wide - 9:
            w, h = 8 + n * 7 % 6, 24 + n * 11 % 10
            parts += flat(f"M{x} {y}V{y - h}H{x + w}V{y}Z", tones[n % len(tones)], 1.8) + line(
                f"M{x + 2} {y - h + 6}H{x + w - 2}", CREAM, 1.6
            )
            x += w + 0.5
            n += 3
        parts += flat(f"M-5 {y}H{wide + 5}V{y + 5}H-5Z", WOOD, 2.2)
    return parts
