"""The players' pieces: roads and bridges as bars to be turned, settlements and cities."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.workshop.island_art import figures
from game.workshop.island_art.brush import INK, Points
from game.workshop.island_art.glyph import (
    SOLID,
    STRIPE,
    WOOD_DARK,
    WOOD_LIT,
    dot,
    fill,
    flat,
    line,
    picture,
    shadow,
)
from game.workshop.island_art.patterns import PATTERNS, marks

# Bars


def road(pattern: str) -> str:
    """Planks laid end to end, 96 by 24."""
    deck: Points = [(3.0, 3.5), (93, 3.5), (93, 20.5), (3, 20.5)]
    plank = "M6 3.5H90Q93 3.5 93 6.5V17.5Q93 20.5 90 20.5H6Q3 20.5 3 17.5V6.5Q3 3.5 6 3.5Z"
    parts = f'<path d="{plank}" stroke="#000" stroke-width="6" stroke-opacity="0.25"/>'
    parts += fill(plank, SOLID) + marks(pattern, deck, 6)
    parts += fill("M3 16.5H93V17.5Q93 20.5 90 20.5H6Q3 20.5 3 17.5Z", "#000", 0.22)
    parts += seam("M3 12H93M33 3.5V12M63 3.5V12M18 12V20.5M48 12V20.5M78 12V20.5")
    return picture(parts + line(plank, width=2.8), 96, 24)


def bridge(pattern: str) -> str:
    """A deck between two railings, 96 by 32; its ends rest on stone."""
    deck: Points = [(8.0, 6.0), (88, 6), (88, 26), (8, 26)]
    parts = '<path d="M3 3H93V29H3Z" stroke="#000" stroke-width="5" stroke-opacity="0.25" fill="none"/>'
    parts += fill("M8 6H88V26H8Z", SOLID) + marks(pattern, deck, 7) + fill("M8 22H88V26H8Z", "#000", 0.22)
    parts += seam("".join(f"M{x} 7V25" for x in range(20, 80, 8)))
    for y in (5, 27):
        parts += line(f"M6 {y}H90", width=6.4) + line(f"M6 {y}H90", WOOD_LIT, 3)
        parts += "".join(dot(x, y, 2.3, WOOD_DARK) for x in (24, 48, 72))
    for x in (2, 84):
        parts += flat(f"M{x} 4.5H{x + 10}V27.5H{x}Z", "#cfc6b2", 2.5)
        parts += line(f"M{x} 11H{x + 10}M{x} 21H{x + 10}M{x + 5} 4.5V11M{x + 5} 21V27.5", width=1.2)
    return picture(parts, 96, 32)


def seam(d: str) -> str:
    """Where plank meets plank, faint enough to leave the pattern alone."""
    return f'<path d="{d}" stroke-width="1.3" stroke-opacity="0.45"/>'


# Buildings


def settlement(pattern: str) -> str:
    """A gabled house, all in its player's colours."""
    front: Points = [(8.0, 24.0), (24, 10), (40, 24), (40, 42), (8, 42)]
    outline = "M8 24L24 10L40 24V42H8Z"
    parts = shadow(26, 42.5, 19, 3.8) + fill("M30 10H35.5V21H30Z", STRIPE) + line("M30 15V10H35.5V20")
    parts += fill(outline, SOLID) + marks(pattern, front, 5.4)
    parts += fill("M31 16.2L40 24V42H31Z", "#000", 0.24) + line(outline)
    parts += line("M5 25.5L24 9L43 25.5", width=6.4) + line("M5 25.5L24 9L43 25.5", STRIPE, 2.8)
    parts += flat("M19.5 42V33Q19.5 29.5 24 29.5T28.5 33V42Z", "#3a2a1e", 2)
    return picture(parts)


def city(pattern: str) -> str:
    """A tower with battlements and a long hall beside it."""
    hall: Points = [(20.0, 24.0), (45.5, 24), (45.5, 43), (20, 43)]
    tower: Points = [(4.0, 14.0), (21.5, 14), (21.5, 43), (4, 43)]
    parts = shadow(26, 43.5, 22, 3.8)
    parts += fill("M20 24H45.5V43H20Z", SOLID) + marks(pattern, hall, 5.4)
    parts += fill("M37.5 24H45.5V43H37.5Z", "#000", 0.24) + line("M20 24H45.5V43H20Z")
    parts += fill("M19 25L24 15H41L46.2 25Z", STRIPE) + fill("M36 15H41L46.2 25H38Z", "#000", 0.28)
    parts += line("M19 25L24 15H41L46.2 25Z")
    parts += fill("M4 12H21.5V43H4Z", SOLID) + marks(pattern, tower, 5.4)
    parts += fill("M16 12H21.5V43H16Z", "#000", 0.24) + line("M4 12H21.5V43H4Z")
    crown = "M2 14V4.5H6.8V8H10.4V4.5H15.2V8H18.8V4.5H23.6V14Z"
    parts += fill(crown, STRIPE) + line(crown)
    parts += flat("M9.5 43V35Q9.5 32 12.8 32T16 35V43Z", "#3a2a1e", 2)
    parts += fill("M11 19H14.6V25.5H11Z", INK) + fill("M27 30.5H31V36H27ZM36 30.5H40V36H36Z", INK)
    return picture(parts)


PATTERNED: dict[str, Callable[[str], str]] = {
    "road": road,
    "bridge": bridge,
    "settlement": settlement,
    "city": city,
}


def pictures() -> Iterator[tuple[str, str]]:
    for name, draw in figures.FIGURES.items():
        yield name, draw()
    for name, patterned in PATTERNED.items():
        for pattern in PATTERNS:
            yield f"{name}-{pattern}", patterned(pattern)
