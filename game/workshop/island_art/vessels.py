"""Ships and what lies about in a harbour, each around its own (0, 0)."""

from __future__ import annotations

from game.workshop.island_art import props
from game.workshop.island_art.brush import INK
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
    TAN,
    WOOD,
    WOOD_DARK,
    body,
    disc,
    fill,
    flat,
    line,
    oval,
    ring,
)


def long_ship() -> str:
    """A barbarians' ship under sail."""
    parts = line("M0 -14V-104", width=7) + line("M0 -14V-104", WOOD, 3.4)
    sail = "M-40 -98H40C48 -76 48 -54 40 -34H-40C-32 -54 -32 -76 -40 -98Z"
    parts += (
        fill(sail, CREAM)
        + "".join(fill(f"M{x} -98h16c8 22 8 44 0 64h-16c8 -20 8 -42 0 -64Z", CORAL) for x in (-24, 8))
        + line(sail)
    )
    hull = (
        "M-66 -44C-74 -44 -80 -38 -80 -30L-70 -32C-68 -12 -50 8 -40 10H44"
        "C62 4 72 -18 70 -44C70 -50 76 -52 80 -46C76 -60 62 -58 60 -44"
        "C58 -26 50 -18 42 -16H-44C-54 -20 -58 -32 -58 -40Z"
    )
    return (
        parts
        + body(hull, WOOD, "M-50 2C-20 6 30 6 56 -2C52 4 48 8.5 44 10H-40C-44 9 -47 6 -50 2Z", WOOD_DARK)
        + "".join(disc(x, -8, 7, (GOLD, STEEL_LIT)[n % 2], 2.4) for n, x in enumerate((-28, -10, 8, 26)))
    )


def sail_boat() -> str:
    parts = (
        line("M0 -10V-90", width=7)
        + line("M0 -10V-90", WOOD, 3)
        + body(
            "M6 -84C36 -70 46 -40 42 -18H6Z",
            CREAM,
            "M24 -70C40 -56 45 -36 42 -18H30C34 -40 32 -56 24 -70Z",
            TAN,
        )
    )
    return (
        parts
        + body(
            "M-6 -76C-26 -58 -36 -38 -36 -18H-6Z", CORAL, "M-6 -76C-14 -56 -17 -36 -16 -18H-6Z", CORAL_DARK
        )
        + body("M-46 -12H48L36 10H-34Z", WOOD, "M-38 2H42L36 10H-34Z", WOOD_DARK)
    )


def tall_ship() -> str:
    parts = line("M-20 -10V-104M22 -10V-118", width=6.4) + line("M-20 -10V-104M22 -10V-118", WOOD, 3)
    for x, top in ((-20, -98), (22, -112)):
        for y, half in ((top, 15), (top + 34, 20)):
            sail = (
                f"M{x - half} {y}H{x + half}"
                f"C{x + half + 5} {y + 12} {x + half + 5} {y + 20} {x + half} {y + 30}"
                f"H{x - half}"
                f"C{x - half + 5} {y + 20} {x - half + 5} {y + 12} {x - half} {y}Z"
            )
            parts += body(
                sail,
                CREAM,
                (
                    f"M{x + half * 0.4} {y}H{x + half}"
                    f"C{x + half + 5} {y + 12} {x + half + 5} {y + 20} {x + half} {y + 30}"
                    f"H{x + half * 0.4}Z"
                ),
                TAN,
                2.4,
            )
    parts += flat("M23 -126L40 -121L23 -115Z", CORAL, 2.2)
    return (
        parts
        + body(
            "M-62 -26C-50 -18 44 -18 62 -30L50 6H-48Z",
            WOOD,
            "M-56 -8C-30 -2 40 -2 55 -10L50 6H-48Z",
            WOOD_DARK,
        )
        + line("M-58 -16C-30 -10 40 -10 58 -20", GOLD, 3)
    )


def anchor() -> str:
    parts = (
        props.ground_shadow(50, 6)
        + disc(0, -92, 11, "none")
        + line("M0 -81V-6M-26 -66H26", width=13)
        + line("M0 -81V-6M-26 -66H26", STEEL, 8)
    )
    parts += ring(0, -92, 11, INK, 9) + ring(0, -92, 11, STEEL, 4.5)
    arms = "M-46 -36C-42 -12 -24 0 0 0S42 -12 46 -36"
    parts += line(arms, width=14) + line(arms, STEEL, 8.5)
    return parts + flat("M-58 -28L-48 -52L-32 -34Z", STEEL) + flat("M58 -28L48 -52L32 -34Z", STEEL_DARK)


def bollard() -> str:
    parts = body("M-15 0V-30H15V0Z", "#5a5462", "M4 0V-30H15V0Z", "#3a3642") + oval(0, -32, 19, 8, "#77707f")
    return (
        parts
        + line("M-17 -14C-6 -8 6 -8 17 -14M-17 -8C-6 -2 6 -2 17 -8", width=7)
        + line("M-17 -14C-6 -8 6 -8 17 -14M-17 -8C-6 -2 6 -2 17 -8", TAN, 3.4)
    )
