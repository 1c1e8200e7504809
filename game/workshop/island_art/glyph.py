"""Small pictures in the manner of the icons: flat tones lit from the left, one ink line around everything."""

from __future__ import annotations

from game.workshop.island_art.brush import INK, number

LINE = 2.5
SOLID, STRIPE = "#ff00ff", "#aa00aa"
"""What stands for a player's two colours: the light one and the dark one."""

CREAM, PARCHMENT, TAN = "#fffaf0", "#f3e7ce", "#d8bf8f"
WOOD, WOOD_LIT, WOOD_DARK = "#b07a45", "#d9a868", "#7a4d2b"
STEEL, STEEL_LIT, STEEL_DARK = "#aab1bd", "#d5dae0", "#6c7484"
GOLD, GOLD_LIT, GOLD_DARK = "#e3b34c", "#f8dc8c", "#b07d2a"
LEAF, LEAF_DARK = "#72a85a", "#45793f"
CORAL, CORAL_DARK = "#e2653f", "#ad4128"
BRICK, BRICK_LIT, BRICK_DARK = "#d26a43", "#f0a27a", "#93402a"
WATER, WATER_DARK = "#62b4c8", "#2f8596"
TEAL, TEAL_DARK = "#246b7a", "#184a57"
SKIN, SKIN_DARK = "#efc297", "#cc9063"
NIGHT, NIGHT_DARK = "#4a4550", "#302c36"


def fill(d: str, colour: str, opacity: float = 1) -> str:
    """A tone without a line."""
    faint = "" if opacity >= 1 else f' fill-opacity="{opacity:g}"'
    return f'<path d="{d}" fill="{colour}" stroke="none"{faint}/>'


def line(d: str, colour: str = "", width: float = 0) -> str:
    """A stroke of the pen: ink of the usual weight unless told."""
    tone = f' stroke="{colour}"' if colour else ""
    weight = f' stroke-width="{number(width)}"' if width else ""
    return f'<path d="{d}"{tone}{weight}/>'


def rod(d: str, colour: str, width: float) -> str:
    """A line with ink on both sides, as of a mast or a handle."""
    return line(d, width=width + 3.6) + line(d, colour, width)


def flat(d: str, colour: str, width: float = 0) -> str:
    """One tone within a line."""
    weight = f' stroke-width="{number(width)}"' if width else ""
    return f'<path d="{d}" fill="{colour}"{weight}/>'


def body(d: str, colour: str, shade: str, dark: str, width: float = 0) -> str:
    """A tone, its shaded part, and the line around both."""
    return fill(d, colour) + fill(shade, dark) + line(d, width=width)


def disc(x: float, y: float, r: float, colour: str, width: float = 0) -> str:
    weight = f' stroke-width="{number(width)}"' if width else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{colour}"{weight}/>'


def dot(x: float, y: float, r: float, colour: str = INK) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{colour}" stroke="none"/>'


def ring(x: float, y: float, r: float, colour: str, width: float) -> str:
    """A circle that is only a line."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
    return f'<circle {place} stroke="{colour}" stroke-width="{number(width)}"/>'


def oval(x: float, y: float, rx: float, ry: float, colour: str, width: float = 0) -> str:
    weight = f' stroke-width="{number(width)}"' if width else ""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {place} fill="{colour}"{weight}/>'


def shadow(x: float, y: float, rx: float, ry: float) -> str:
    """What a piece throws on the ground."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {place} fill="#000" stroke="none" fill-opacity="0.3"/>'


def at(x: float, y: float, parts: str, scale: float = 1, turn: float = 0, mirrored: bool = False) -> str:
    """Parts drawn around (0, 0), put somewhere."""
    grown = f" scale({-scale if mirrored else scale:g} {scale:g})" if mirrored or scale != 1 else ""
    spun = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({number(x)} {number(y)}){spun}{grown}">{parts}</g>'


def picture(parts: str, wide: float = 48, high: float = 48, pen: float = LINE) -> str:
    size = f'viewBox="0 0 {number(wide)} {number(high)}" width="{number(wide)}" height="{number(high)}"'
    ink = f'stroke="{INK}" stroke-width="{number(pen)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g fill="none" {ink}>{parts}</g></svg>\n'
