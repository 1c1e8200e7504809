"""How colours look to eyes that lack one kind of cone, and how far two colours stand apart.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a complete lack, for linear light.
"""

from __future__ import annotations

from functools import cache

Light = tuple[float, float, float]
Matrix = tuple[Light, Light, Light]

EYES: dict[str, Matrix] = {
    "ordinary": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@cache
def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


@cache
def seen(colour: tuple[int, int, int], eyes: str) -> Light:
    """A colour as linear light, as these eyes see it."""
    light = [_linear(value) for value in colour]
    made = [sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eyes]]
    red, green, blue = (min(1.0, max(0.0, value)) for value in made)
    return red, green, blue


def brightness(light: Light) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int], eyes: str = "ordinary") -> float:
    """Between 1 and 21, as the web's guidelines for accessible content count it."""
    a, b = brightness(seen(one, eyes)), brightness(seen(other, eyes))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def distance(one: tuple[int, int, int], other: tuple[int, int, int], eyes: str) -> float:
    """How different two colours look, in CIE Lab; 10 is plain to see side by side."""
    pairs = zip(_lab(seen(one, eyes)), _lab(seen(other, eyes)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(light: Light) -> Light:
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
