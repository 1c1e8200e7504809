"""Large things in the foreground of the cards, each around its own (0, 0), which is where it rests."""

from __future__ import annotations

from game.workshop.island_art.glyph import (
    BRICK,
    BRICK_DARK,
    BRICK_LIT,
    CORAL,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIT,
    PARCHMENT,
    STEEL,
    STEEL_DARK,
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
    oval,
    ring,
    rod,
    shadow,
)


def ground_shadow(rx: float, ry: float) -> str:
    """What it throws on the ground, a little to the right."""
    return shadow(rx * 0.12, 0, rx, ry)


# Wood


def log(x: float, y: float, r: float, length: float) -> str:
    """A log whose cut end looks at us."""
    bark = f"M{x} {y - r}L{x + length} {y - r - 8}A{r} {r} 0 0 1 {x + length + 2} {y + r - 8}L{x} {y + r}Z"
    shade = (
        f"M{x} {y + r * 0.3}L{x + length + r} {y - 6}A{r} {r} 0 0 1 {x + length + 2} {y + r - 8}L{x} {y + r}Z"
    )
    grain = (
        f"M{x + r + 6} {y - r * 0.45}L{x + length * 0.8} {y - r * 0.6}"
        f"M{x + r + 14} {y + r * 0.05}L{x + length} {y - r * 0.2}"
    )
    end = disc(x, y, r, WOOD_LIT) + "".join(ring(x, y, r * share, WOOD, 2.2) for share in (0.68, 0.36))
    return (
        body(bark, WOOD, shade, WOOD_DARK)
        + line(grain, WOOD_DARK, 2)
        + end
        + line(f"M{x} {y}L{x + r * 0.7} {y - r * 0.5}", WOOD_DARK, 2)
    )


def log_stack() -> str:
    """Six logs, three and two and one."""
    parts = ground_shadow(96, 12)
    for x, y in ((-66, -26), (-14, -26), (38, -26), (-40, -68), (12, -68), (-14, -110)):
        parts += log(x, y, 25, 34)
    return parts


def axe() -> str:
    """An axe whose blade bites down at (0, 0); the handle rises to the right."""
    parts = rod("M10 -10C30 -34 48 -62 62 -92", WOOD_LIT, 6.5)
    head = "M-10 2C-20 -12 -16 -32 -2 -40L24 -22L12 -2C6 -2 -2 0 -10 2Z"
    return (
        parts
        + body(head, STEEL, "M-10 2C-14 -6 -14 -14 -10 -24L14 -6L12 -2C6 -2 -2 0 -10 2Z", STEEL_DARK)
        + line("M-10 2C-20 -12 -16 -32 -2 -40", STEEL_LIT, 3)
    )


def stump() -> str:
    trunk = "M-40 -34C-38 -14 -46 -4 -54 4C-20 12 20 12 54 4C46 -4 38 -14 40 -34Z"
    parts = ground_shadow(58, 9) + body(
        trunk, WOOD, "M14 -34H40C38 -14 46 -4 54 4C40 8 26 9.5 12 10C22 -6 20 -20 14 -34Z", WOOD_DARK
    )
    parts += oval(0, -34, 40, 13, WOOD_LIT)
    return parts + oval(0, -34, 24, 7.5, WOOD) + oval(0, -34, 20, 6, WOOD_LIT)


def plank(x: float, y: float, wide: float, high: float) -> str:
    return body(
        f"M{x} {y}h{wide}v{high}h{-wide}Z",
        WOOD_LIT,
        f"M{x} {y + high * 0.6}h{wide}v{high * 0.4}h{-wide}Z",
        WOOD,
    )


def barrel() -> str:
    staves = "M-24 -62C-34 -44 -34 -18 -24 0H24C34 -18 34 -44 24 -62Z"
    parts = ground_shadow(32, 6) + body(
        staves, WOOD, "M8 -62H24C34 -44 34 -18 24 0H8C16 -18 16 -44 8 -62Z", WOOD_DARK
    )
    parts += (
        line("M-9 -62C-13 -44 -13 -18 -9 0", WOOD_DARK, 2)
        + line("M-29 -48H29M-29 -14H29", width=7)
        + line("M-28 -48H28M-28 -14H28", STEEL, 3)
    )
    return parts + oval(0, -62, 24, 7, WOOD_LIT)


def crate(size: float = 60) -> str:
    s = size
    box = body(f"M{-s / 2} 0V{-s}H{s / 2}V0Z", WOOD, f"M{s * 0.2} 0V{-s}H{s / 2}V0Z", WOOD_DARK)
    rim = line(f"M{-s / 2} {-s * 0.8}H{s / 2}M{-s / 2} {-s * 0.2}H{s / 2}")
    slat = line(f"M{-s * 0.4} {-s * 0.24}L{s * 0.4} {-s * 0.76}", width=9) + line(
        f"M{-s * 0.4} {-s * 0.24}L{s * 0.4} {-s * 0.76}", WOOD_LIT, 4.5
    )
    return ground_shadow(s * 0.6, s * 0.1) + box + slat + rim


def sack(colour: str = TAN, dark: str = "#a98a5a") -> str:
    shape = "M-16 -58C-36 -40 -42 -14 -32 0H32C42 -14 36 -40 16 -58Z"
    parts = ground_shadow(40, 7) + body(
        shape, colour, "M6 -58H16C36 -40 42 -14 32 0H10C24 -18 20 -44 6 -58Z", dark
    )
    ruff = body(
        "M-20 -74C-10 -66 10 -66 20 -74L14 -56H-14Z", colour, "M6 -69C12 -70 16 -71.5 20 -74L14 -56H4Z", dark
    )
    return parts + ruff + line("M-14 -56H14", CORAL, 4) + line("M-18 -34C-16 -24 -16 -14 -20 -6", dark, 2.4)


# Stone, brick and metal


def bricks(columns: int, rows: int) -> str:
    """A wall of fresh bricks, its middle above (0, 0)."""
    w, h, deep = 34, 17, 14
    left, top = -columns * w / 2, -rows * h
    parts = ground_shadow(columns * w * 0.62, 9)
    parts += flat(f"M{left} 0V{top}H{-left}V0Z", BRICK)
    parts += flat(f"M{left} {top}l{deep} {-deep * 0.7}H{-left + deep}l{-deep} {deep * 0.7}Z", BRICK_LIT)
    parts += flat(f"M{-left} 0V{top}l{deep} {-deep * 0.7}V{-deep * 0.7}Z", BRICK_DARK)
    data = ""
    for row in range(rows):
        y = -row * h
        data += f"M{left} {y}H{-left}l{deep} {-deep * 0.7}" if row else ""
        shift = 0.5 if row % 2 else 1.0
        x = left + shift * w
        while x < -left - 1:
            data += f"M{x} {y}V{y - h}"
            x += w
    return parts + line(data, width=2.2)


def brick(colour: str = BRICK) -> str:
    return (
        body("M-26 0V-17H18V0Z", colour, "M-26 -5H18V0H-26Z", BRICK_DARK)
        + flat("M-26 -17L-16 -25H28L18 -17Z", BRICK_LIT)
        + flat("M18 0V-17L28 -25V-8Z", BRICK_DARK)
    )


def ore_lump(scale: float = 1) -> str:
    rock = "M-34 -6L-28 -32L-12 -50L12 -54L30 -38L36 -10L24 2H-22Z"
    parts = (
        fill(rock, STEEL)
        + fill("M12 -54L30 -38L36 -10L24 2H6L14 -26Z", STEEL_DARK)
        + fill("M-28 -32L-12 -50L12 -54L-4 -34Z", STEEL_LIT)
        + line(rock, width=2.8 / scale)
    )
    for d, dark in (
        ("M-20 -22L-10 -28L-2 -20L-10 -10L-22 -14Z", "M-10 -28L-2 -20L-10 -10L-12 -20Z"),
        ("M6 -40L16 -44L22 -36L14 -28L6 -32Z", "M16 -44L22 -36L14 -28Z"),
        ("M8 -14L18 -18L24 -10L16 -4L8 -6Z", "M18 -18L24 -10L16 -4Z"),
    ):
        parts += body(d, GOLD, dark, GOLD_DARK, 2 / scale)
    return at(0, 0, parts, scale)


def pickaxe() -> str:
    head = "M-52 14C-34 -18 34 -18 52 14C34 -2 -34 -2 -52 14Z"
    return (
        rod("M0 -2V86", WOOD_LIT, 6.5)
        + body(head, STEEL, "M4 -9.5C26 -9 42 0 52 14C38 2 22 -1 4 -1.5Z", STEEL_DARK)
        + flat("M-8 -14H8V6H-8Z", STEEL_DARK)
    )


def lantern() -> str:
    parts = (
        line("M-12 -46C-12 -64 12 -64 12 -46", width=3)
        + flat("M-16 -46H16L12 -38H-12Z", STEEL_DARK)
        + flat("M-13 -38H13V-6H-13Z", "#fbe28a")
    )
    return (
        parts
        + fill("M0 -32C8 -24 8 -14 0 -10C-8 -14 -8 -24 0 -32Z", "#f39a3c")
        + line("M-13 -38V-6M13 -38V-6M0 -38V-34")
        + flat("M-17 -6H17V2H-17Z", STEEL_DARK)
    )


def coin(x: float, y: float, r: float) -> str:
    edge = ring(x, y, r * 0.66, GOLD_DARK, 1.8)
    return (
        disc(x, y, r, GOLD, 2.4)
        + fill(
            (
                f"M{x - r * 0.7} {y - r * 0.2}"
                f"C{x - r * 0.5} {y - r * 0.7} {x} {y - r * 0.8} {x + r * 0.3} {y - r * 0.7}"
                f"C{x - r * 0.2} {y - r * 0.5} {x - r * 0.5} {y - r * 0.2} {x - r * 0.6} {y + r * 0.2}"
                "Z"
            ),
            GOLD_LIT,
        )
        + edge
    )


def coin_stack(x: float, y: float, count: int, r: float = 15) -> str:
    """Coins lying on each other, seen a little from above."""
    parts, ry = "", r * 0.36
    for n in range(count):
        level = y - n * 6
        parts += flat(f"M{x - r} {level}A{r} {ry} 0 0 0 {x + r} {level}V{level - 6}H{x - r}Z", GOLD_DARK, 2.2)
        parts += oval(x, level - 6, r, ry, GOLD, 2.2)
    return parts + oval(x - 2, y - count * 6 - 0.5, r * 0.5, ry * 0.5, GOLD_LIT, 0.1)


def sword(length: float = 150) -> str:
    """Point up, the guard at (0, 0)."""
    blade = f"M-8 -4V{-length}L0 {-length - 16}L8 {-length}V-4Z"
    parts = body(blade, STEEL_LIT, f"M0 -4V{-length - 16}L8 {-length}V-4Z", STEEL) + line(
        f"M0 -8V{-length + 8}", STEEL_DARK, 2
    )
    return (
        parts
        + rod("M-28 0C-14 -6 14 -6 28 0", GOLD, 5.5)
        + rod("M0 6V34", WOOD_DARK, 6)
        + disc(0, 42, 8, GOLD)
        + dot(0, 42, 3, CORAL)
    )


def shield(light: str, dark: str, charge: str = "") -> str:
    """A heater shield around (0, 0), 100 wide and 120 high."""
    shape = "M-50 -56C-30 -56 -14 -60 0 -66C14 -60 30 -56 50 -56C52 -6 40 34 0 60C-40 34 -52 -6 -50 -56Z"
    inner = "M-40 -47C-25 -47 -11 -50 0 -55C11 -50 25 -47 40 -47C41 -6 32 26 0 48C-32 26 -41 -6 -40 -47Z"
    return (
        body(shape, GOLD, "M0 -66C14 -60 30 -56 50 -56C52 -6 40 34 0 60Z", GOLD_DARK)
        + body(inner, light, "M0 -55C11 -50 25 -47 40 -47C41 -6 32 26 0 48Z", dark)
        + charge
    )


def ear(height: float) -> str:
    """An ear of corn on its stalk, from (0, 0) upwards."""
    top = -height
    parts = rod(f"M0 0V{top + 40}", GOLD, 3)
    for n in range(5):
        y = top + 58 - n * 11
        for side in (-1, 1):
            kernel = body("M0 6C-7 2 -7 -7 0 -13C7 -7 7 2 0 6Z", GOLD_LIT, "M0 6C7 2 7 -7 0 -13Z", GOLD, 2.2)
            parts += at(side * 7.5, y, kernel, 1, side * 28)
    parts += at(
        0, top + 4, body("M0 6C-7 2 -7 -7 0 -13C7 -7 7 2 0 6Z", GOLD_LIT, "M0 6C7 2 7 -7 0 -13Z", GOLD, 2.2)
    )
    return parts + line(
        f"M0 {top - 8}V{top - 24}M-8 {top}L-14 {top - 18}M8 {top}L14 {top - 18}", GOLD_DARK, 2
    )


def banner(wide: float, high: float, light: str, dark: str) -> str:
    """A cloth that hangs from (0, 0), cut to a swallow's tail."""
    half = wide / 2
    shape = f"M{-half} 0H{half}V{high}L0 {high - half * 0.6}L{-half} {high}Z"
    return body(
        shape, light, f"M{half * 0.4} 0H{half}V{high}L{half * 0.4} {high - half * 0.36}Z", dark
    ) + rod(f"M{-half - 8} 0H{half + 8}", WOOD, 4)


def scroll(wide: float, high: float) -> str:
    """Parchment around (0, 0), rolled at both ends, with lines of writing."""
    w, h = wide / 2, high / 2
    parts = body(f"M{-w} {-h}H{w}V{h}H{-w}Z", PARCHMENT, f"M{w * 0.7} {-h}H{w}V{h}H{w * 0.7}Z", TAN)
    for y in (-h, h):
        parts += body(
            f"M{-w - 8} {y - 7}H{w + 8}V{y + 7}H{-w - 8}Z",
            CREAM,
            f"M{-w - 8} {y + 1}H{w + 8}V{y + 7}H{-w - 8}Z",
            TAN,
        )
    rows = "".join(
        f"M{-w * 0.7} {y}H{w * (0.5 if n % 3 == 2 else 0.7)}"
        for n, y in enumerate(range(round(-h + 18), round(h - 12), 11))
    )
    return parts + line(rows, "#8a7048", 2.2)


def apple(x: float, y: float, r: float, light: str, dark: str) -> str:
    shape = (
        f"M0 {-r * 0.8}C{r * 0.8} {-r * 1.3} {r * 1.2} {-r * 0.2} {r} {r * 0.3}"
        f"C{r * 0.7} {r} {-r * 0.7} {r} {-r} {r * 0.3}"
        f"C{-r * 1.2} {-r * 0.2} {-r * 0.8} {-r * 1.3} 0 {-r * 0.8}Z"
    )
    shade = (
        f"M{r * 0.4} {-r}C{r} {-r * 1.05} {r * 1.15} {-r * 0.2} {r} {r * 0.3}"
        f"C{r * 0.75} {r * 0.85} {r * 0.2} {r * 0.9} 0 {r * 0.85}"
        f"C{r * 0.8} {r * 0.3} {r * 0.8} {-r * 0.5} {r * 0.4} {-r}Z"
    )
    return at(x, y, body(shape, light, shade, dark) + line(f"M0 {-r * 0.8}L4 {-r * 1.3}", width=3))


def fist(skin: tuple[str, str]) -> str:
    """Fingers closed around something upright."""
    hand = "M-16 -12C-10 -20 12 -20 16 -10C20 4 14 18 0 18S-20 4 -16 -12Z"
    return body(
        hand, skin[0], "M6 -17C12 -16 15 -14 16 -10C20 4 14 18 2 18C10 8 12 -6 6 -17Z", skin[1]
    ) + line("M-14 -4H6M-15 4H6M-12 11H4", width=2.2)
