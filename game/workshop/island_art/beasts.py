"""Horses and wagons for the cards, looking left, each resting on (0, 0)."""

from __future__ import annotations

from game.workshop.island_art.glyph import (
    CORAL,
    CREAM,
    GOLD,
    STEEL,
    STEEL_LIT,
    TAN,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    at,
    body,
    disc,
    dot,
    fill,
    flat,
    line,
    rod,
)
from game.workshop.island_art.props import barrel, ground_shadow, lantern, sack

BAY = ("#a8683a", "#7a4526", "#3d2a1c")
GREY = ("#ece4d4", "#bdb09a", "#8a7c68")
BLACK = ("#4a4550", "#302c36", "#1d1a22")


def horse(coat: tuple[str, str, str] = BAY) -> str:
    """A horse at a trot: body, shaded side, mane and tail."""
    light, dark, mane = coat
    parts = ground_shadow(72, 8)
    far_legs = "M-30 -62L-60 -50L-58 -24L-66 -12L-58 -6L-46 -20L-46 -42L-22 -50Z"
    far_legs += "M46 -62L36 -36L44 -16L40 0H28L30 -14L20 -38L26 -58Z"
    parts += flat(far_legs, dark)
    parts += flat("M66 -92C90 -92 100 -60 88 -22C82 -40 72 -56 60 -70Z", mane)
    outline = (
        "M-58 -154L-52 -140C-36 -130 -26 -114 -18 -102C2 -96 20 -99 40 -102"
        "C60 -104 74 -94 76 -78C77 -66 72 -56 66 -50L64 -36L72 -18L70 0H57L56 -14"
        "L48 -34C45 -44 38 -50 30 -54C10 -46 -10 -48 -22 -54L-24 -30L-22 -14L-24 0H-37"
        "L-36 -16L-40 -40C-44 -56 -47 -66 -47 -78C-50 -90 -55 -97 -60 -102"
        "C-74 -94 -88 -90 -98 -94C-106 -98 -107 -108 -100 -114L-78 -138L-70 -146Z"
    )
    shade = (
        "M76 -78C77 -66 72 -56 66 -50L64 -36L72 -18L70 0H57L56 -14L48 -34C45 -44 38 -50 30 -54"
        "C10 -46 -10 -48 -22 -54L-24 -30L-22 -14L-24 0H-31L-31 -56C-2 -58 58 -56 76 -78Z"
    )
    parts += body(outline, light, shade, dark)
    parts += flat(
        "M-56 -150C-34 -142 -18 -122 -12 -98C-22 -100 -30 -104 -36 -112C-40 -120 -48 -132 -56 -138Z", mane
    )
    parts += flat("M-64 -148C-74 -142 -80 -136 -82 -128C-74 -132 -66 -138 -60 -142Z", mane, 2)
    parts += (
        dot(-80, -122, 3.6)
        + dot(-81, -123.4, 1.2, CREAM)
        + dot(-99, -106, 2)
        + line("M-100 -99L-90 -100", width=2.2)
    )
    return parts


def harness(colour: str = CORAL) -> str:
    """Bridle and collar over a horse."""
    parts = line("M-88 -128L-84 -98M-86 -112L-60 -122", colour, 3.4) + line(
        "M-40 -116C-52 -96 -50 -76 -40 -62", width=9
    )
    return (
        parts
        + line("M-40 -116C-52 -96 -50 -76 -40 -62", colour, 4.6)
        + line("M-46 -76L64 -70", WOOD_DARK, 3.4)
    )


def wheel(x: float, y: float, r: float) -> str:
    parts = disc(x, y, r, WOOD) + disc(x, y, r * 0.72, "#5b3a20", 2.2)
    for turn in range(0, 180, 45):
        parts += at(
            x,
            y,
            line(f"M{-r * 0.7:.1f} 0H{r * 0.7:.1f}", width=5)
            + line(f"M{-r * 0.7:.1f} 0H{r * 0.7:.1f}", WOOD_LIT, 2.2),
            1,
            turn,
        )
    return parts + disc(x, y, r * 0.24, GOLD, 2.2)


def wagon(level: int) -> str:
    """From a laden cart (0 is an empty one) to a merchant's house on wheels, about 130 wide."""
    parts = ground_shadow(72, 9) + line("M-104 -52H-50", width=6.5) + line("M-104 -52H-50", WOOD, 3)
    if level == 1:
        parts += (
            at(-24, -52, sack(), 0.62)
            + at(24, -52, sack("#cbb184", "#98794a"), 0.6)
            + at(0, -54, barrel(), 0.6)
        )
    elif level:
        parts += _cover(level)
    if level >= 4:
        parts += at(66, -40, barrel(), 0.5)
    high = 26 if level < 4 else 32
    box = f"M-64 -58H64L58 {-58 + high}H-58Z"
    parts += body(box, WOOD, f"M24 -58H64L58 {-58 + high}H22Z", WOOD_DARK) + line(
        f"M-62 {-58 + high / 2}H62", width=2
    )
    if level >= 3:
        parts += line("M-64 -58H64", width=9) + line("M-63 -58H63", GOLD, 4)
    if level == 5:
        parts += "".join(at(x, -42, flat("M0 -8L8 0L0 8L-8 0Z", GOLD, 2.2)) for x in (-40, -14, 14, 40))
    r = 19 if level < 3 else 22
    parts += wheel(-36, -r + 2, r) + wheel(38, -r + 2, r)
    if level >= 3:
        parts += at(-70, -62, lantern(), 0.5)
    return parts


def _cover(level: int) -> str:
    high = (0, 0, 104, 116, 126, 136)[level]
    tones = {
        2: ("#efe6d2", "#c3b699"),
        3: ("#e2653f", "#ad4128"),
        4: ("#3f8fa0", "#285a68"),
        5: ("#8a63ab", "#5f3f80"),
    }[level]
    cloth = f"M-62 -58C-72 {-high} -46 {-high - 10} 0 {-high - 10}S72 {-high} 62 -58Z"
    parts = body(
        cloth,
        tones[0],
        f"M62 -58C72 {-high} 46 {-high - 8} 22 {-high - 9}C44 {-high + 8} 46 -80 40 -58Z",
        tones[1],
    )
    ribs = (
        f"M-30 {-high - 7}C-44 {-high + 12} -44 -80 -40 -58M0 {-high - 10}V-58"
        f"M28 {-high - 8}C44 {-high + 12} 44 -80 40 -58"
    )
    parts += line(ribs, GOLD if level == 5 else tones[1] if level == 2 else CREAM, 3) + line(cloth)
    if level >= 4:
        parts += rod(f"M0 {-high - 10}V{-high - 34}", WOOD, 2.6) + flat(
            f"M1 {-high - 34}L30 {-high - 27}L1 {-high - 19}Z", GOLD
        )
    if level == 5:
        parts += rod(f"M-40 {-high}V{-high - 20}", WOOD, 2.6) + flat(
            f"M-39 {-high - 20}L-16 {-high - 14}L-39 {-high - 7}Z", CORAL
        )
        parts += (
            flat("M-20 -66H20V-96C20 -106 -20 -106 -20 -96Z", "#5b3a20")
            + fill("M-15 -68H15V-95C15 -101 -15 -101 -15 -95Z", "#fbe28a")
            + line("M0 -102V-66M-20 -84H20", width=2.4)
        )
    return parts


def camel() -> str:
    """A laden camel, about 150 high."""
    parts = ground_shadow(66, 8)
    legs = "M-36 -60L-44 -30L-42 0H-32L-30 -30L-22 -56ZM40 -60L34 -30L36 0H46L46 -30L52 -56Z"
    parts += flat(legs, WOOD)
    coat = (
        "M-92 -132C-90 -142 -76 -144 -70 -136C-62 -120 -64 -100 -50 -92"
        "C-40 -98 -34 -116 -22 -118C-10 -120 -8 -104 2 -104C12 -104 14 -122 28 -120"
        "C42 -118 48 -96 56 -88C66 -76 62 -60 56 -50L54 -28L58 0H46L42 -28L36 -46"
        "C14 -40 -8 -42 -24 -48L-26 -26L-24 0H-36L-40 -28L-42 -54"
        "C-60 -58 -72 -78 -76 -104L-80 -118L-96 -118C-104 -120 -102 -130 -92 -132Z"
    )
    shade = (
        "M56 -88C66 -76 62 -60 56 -50L54 -28L58 0H46L42 -28L36 -46"
        "C14 -40 -8 -42 -24 -48L-26 -26L-24 0H-30L-32 -54C0 -50 46 -56 56 -88Z"
    )
    parts += body(coat, WOOD_LIT, shade, WOOD)
    parts += (
        line("M60 -80C70 -74 70 -60 66 -50", width=4)
        + dot(-84, -132, 3)
        + line("M-98 -122L-88 -123", width=2.2)
    )
    cloth = "M-34 -108C-12 -122 26 -124 42 -106L48 -62C22 -54 -12 -54 -38 -62Z"
    parts += body(
        cloth, CORAL, "M16 -117C28 -116 36 -112 42 -106L48 -62C38 -59 28 -57 18 -56.5Z", "#ad4128"
    ) + line("M-36 -76C-12 -68 22 -68 46 -76", GOLD, 4)
    parts += body(
        "M-30 -112C-34 -136 -2 -138 -2 -114Z", TAN, "M-14 -129C-6 -127 -2 -122 -2 -114H-12Z", "#a98a5a"
    ) + body("M6 -114C4 -140 40 -138 38 -112Z", "#72a85a", "M24 -131C34 -129 38 -122 38 -112H26Z", "#45793f")
    return parts


def barding(light: str, dark: str) -> str:
    """A cloth over a horse that goes to a tournament."""
    cloth = (
        "M-46 -98C-30 -104 -20 -104 -14 -100C10 -96 30 -100 48 -102"
        "C64 -102 76 -92 78 -78C80 -62 76 -44 72 -34L60 -42L48 -30L34 -40L18 -28L2 -40"
        "L-14 -28L-28 -40L-44 -32C-50 -54 -52 -78 -46 -98Z"
    )
    parts = body(
        cloth,
        light,
        "M34 -100.5C60 -104 76 -92 78 -78C80 -62 76 -44 72 -34L60 -42L48 -30L34 -40C46 -60 46 -84 34 -100.5Z",
        dark,
    )
    return parts + "".join(
        at(x, y, flat("M0 -9L8 0L0 9L-8 0Z", GOLD, 2))
        for x, y in ((-30, -72), (0, -68), (32, -70), (58, -72))
    )


def rider(light: str, dark: str, helmet: tuple[str, str] = (STEEL_LIT, STEEL)) -> str:
    """A knight in the saddle, whose seat is at (0, 0)."""
    parts = body(
        "M-24 4C-28 -26 -22 -46 2 -46S32 -26 28 4Z",
        light,
        "M10 -45.5C28 -42 32 -20 28 4H12C18 -16 18 -32 10 -45.5Z",
        dark,
    )
    parts += body("M-6 0L-22 22L-16 50H-4L-2 26L12 8Z", helmet[1], "M-10 20L-4 50H-2V26L12 8L6 2Z", "#6c7484")
    parts += body(
        "M-20 -50V-68C-20 -84 -8 -90 4 -90S26 -84 26 -68V-50C14 -42 -8 -42 -20 -50Z",
        helmet[0],
        "M8 -89.5C20 -87 26 -80 26 -68V-50C22 -47 18 -45.5 14 -45C20 -60 18 -78 8 -89.5Z",
        helmet[1],
    )
    return parts + line("M-19 -68H8", width=4.4) + dot(-10, -58, 1.8) + dot(-2, -56, 1.8)
