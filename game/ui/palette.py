"""The colours of the table: parchment and ink, teal water, brass, coral. Nothing else names a colour."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

INK: Colour = (43, 33, 24)
FADED: Colour = (98, 76, 50)
"""Ink for what matters less."""
PALE_INK: Colour = (128, 106, 78)
PARCHMENT: Colour = (243, 231, 206)
PARCHMENT_DARK: Colour = (228, 208, 168)
CREAM: Colour = (252, 245, 228)
BRASS: Colour = (190, 146, 60)
BRASS_DARK: Colour = (110, 80, 40)
GOLD: Colour = (150, 98, 20)
CORAL: Colour = (196, 84, 52)
CORAL_DARK: Colour = (150, 56, 32)
LIT: Colour = (255, 215, 94)
"""The outline of what may be chosen."""
GAIN: Colour = (52, 100, 44)
LOSS: Colour = (150, 52, 34)
WHITE: Colour = (255, 250, 240)
WOOD: Colour = (98, 66, 40)
WOOD_DARK: Colour = (70, 45, 28)
SEA_LIGHT: Colour = (52, 140, 150)
SEA_DARK: Colour = (10, 46, 64)
SHADOW: Colour = (20, 12, 4)

DICE: dict[str, Colour] = {
    "white": (246, 242, 232),
    "red": (188, 62, 48),
    "green": (104, 152, 86),
    "yellow": (236, 200, 96),
    "grey": (146, 152, 164),
    "brown": (164, 116, 72),
    "orange": (228, 150, 84),
    "blue": (90, 170, 190),
    "pink": (226, 150, 168),
    "violet": (142, 96, 172),
    "treasure": (204, 170, 72),
}
OTHER_DIE: Colour = (210, 200, 186)

TERRAINS: dict[str, Colour] = {
    "forest": (79, 125, 63),
    "plains": (220, 176, 74),
    "mountain": (143, 149, 163),
    "hills": (151, 105, 63),
    "desert": (224, 143, 75),
    "coast": (87, 174, 187),
}

SEALS: dict[str, Colour] = {
    "green": (92, 138, 70),
    "yellow": (206, 162, 52),
    "orange": (214, 124, 56),
    "red": (176, 65, 47),
    "purple": (125, 90, 166),
}


class Livery(NamedTuple):
    """What a player is known by: colours, emblem and pattern, so that no eye depends on colour alone."""

    name: str
    light: Colour
    dark: Colour
    emblem: str
    pattern: str


LIVERIES: tuple[Livery, ...] = (
    Livery("red", (217, 71, 47), (158, 42, 28), "star", "solid"),
    Livery("blue", (58, 111, 196), (36, 74, 142), "anchor", "stripes"),
    Livery("teal", (40, 150, 132), (20, 100, 90), "sun", "dots"),
    Livery("violet", (142, 84, 170), (96, 52, 122), "moon", "chevrons"),
    Livery("black", (74, 72, 78), (40, 38, 44), "crown", "check"),
    Livery("rose", (222, 120, 160), (166, 74, 114), "leaf", "band"),
)
"""In the order in which seats take them."""

# Okabe and Ito's colours, which three common kinds of colour blindness tell apart.
SAFE_LIVERIES: tuple[Livery, ...] = (
    Livery("red", (213, 94, 0), (150, 62, 0), "star", "solid"),
    Livery("blue", (0, 114, 178), (0, 72, 120), "anchor", "stripes"),
    Livery("teal", (0, 158, 115), (0, 106, 76), "sun", "dots"),
    Livery("violet", (204, 121, 167), (150, 76, 116), "moon", "chevrons"),
    Livery("black", (60, 60, 64), (28, 28, 32), "crown", "check"),
    Livery("rose", (86, 180, 233), (40, 124, 176), "leaf", "band"),
)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def hexed(c: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*c)
