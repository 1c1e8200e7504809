"""Figures on the board: robber, barbarians, mercenary, knight, wagon, camel."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art.brush import INK
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    LEAF,
    LEAF_DARK,
    NIGHT,
    NIGHT_DARK,
    SKIN,
    SKIN_DARK,
    SOLID,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
    STRIPE,
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
    picture,
    rod,
    shadow,
)


def robber_parts(kind: bool = False) -> str:
    """Hooded and masked; in the friendly game he smiles."""
    mouth = "M20.5 23C22.5 25 25.5 25 27.5 23" if kind else "M21.5 24C23 23.2 25 23.2 26.8 24.2"
    cloak = (
        "M24 2.5C34 2.5 38.5 9.5 37.5 17C42.5 24 45 33 44.5 43.5H3.5"
        "C3 33 5.5 24 10.5 17C9.5 9.5 14 2.5 24 2.5Z"
    )
    parts = body(
        cloak,
        NIGHT,
        "M29 3.2C36 4.5 38.3 10.5 37.5 17C42.5 24 45 33 44.5 43.5H32C36 31 36 14 29 3.2Z",
        NIGHT_DARK,
    )
    parts += fill(
        "M24 7.5C31 7.5 34 11.5 34 17C34 24 29.5 28.5 24 28.5S14 24 14 17C14 11.5 17 7.5 24 7.5Z", "#17120f"
    )
    parts += fill("M16.5 18C16.5 12 20 11 24 11S31.5 12 31.5 18C31.5 24 28 27 24 27S16.5 24 16.5 18Z", SKIN)
    parts += fill("M25 11C29.5 11.2 31.5 13 31.5 18C31.5 24 28 27 24.5 27C28.5 22 28.5 16 25 11Z", SKIN_DARK)
    parts += fill(
        "M15.5 15.5C20 13.5 28 13.5 32.5 15.5L31.8 20.5C29 22 26 21.5 24 19.5C22 21.5 19 22 16.2 20.5Z", INK
    )
    parts += fill(
        (
            "M18 17.2C19.5 16.2 21.6 16.6 22.4 18.2C21 19.6 18.8 19.4 18 17.2ZM25.6 18.2"
            "C26.4 16.6 28.5 16.2 30 17.2C29.2 19.4 27 19.6 25.6 18.2Z"
        ),
        CREAM,
    )
    parts += dot(20.4, 18, 0.9) + dot(27.6, 18, 0.9) + line(mouth, width=1.5)
    parts += flat("M12.5 27C17 31.5 31 31.5 35.5 27L37 32.5C30 36.5 18 36.5 11 32.5Z", CORAL, 2)
    parts += line("M24 35V43M14 36L11 43M34 36L37 43", width=1.6)
    return parts


def robber() -> str:
    return picture(shadow(25, 43.5, 22.5, 3.8) + robber_parts())


def barbarian_parts() -> str:
    """Horns, a red beard, an axe."""
    axe = rod("M41 43V10", WOOD, 2.4) + body(
        "M41 7C45.5 8.5 47 14 45.5 20C43 17.5 39 17.5 36.5 19.5V9.5C38.5 10.5 40.5 9.5 41 7Z",
        STEEL,
        "M42 8C46 10 46.8 14.5 45.5 20C44.3 18.8 42.8 18 41 17.7Z",
        STEEL_DARK,
        2.2,
    )
    return axe + bust_parts()


def bust_parts() -> str:
    """Head and shoulders of a barbarian."""
    parts = body(
        "M6 43.5C5 33 11 28.5 22 28.5S38 33 37 43.5Z",
        "#8a6a45",
        "M27 29C35 31 38 36 37 43.5H28C30.5 38 30 33 27 29Z",
        "#5f452b",
    )
    parts += line("M10 36L14 41M16 34L20 40M24 34L27 40", TAN, 1.8)
    parts += disc(22, 20, 9.5, SKIN) + fill(
        "M24 10.8C29.5 12 31.5 16 31.5 20C31.5 25 28.5 28.5 24 29.3C28 24 28 16 24 10.8Z", SKIN_DARK
    )
    parts += flat(
        "M11.5 20.5C14 23 17 22 22 22S30 23 32.5 20.5C33.5 28 30 34 22 36.5C14 34 10.5 28 11.5 20.5Z",
        CORAL,
        2.2,
    )
    parts += fill(
        "M24 22.5C28 22.3 30.5 22.5 32.2 21.5C32.6 28.5 29 33.5 23 35.8C27 31.5 27 26.5 24 22.5Z", CORAL_DARK
    )
    parts += line("M18.5 26.5C20.5 25.2 23.5 25.2 25.5 26.5", width=1.8)
    parts += (
        dot(18.3, 18.3, 1.4) + dot(25.7, 18.3, 1.4) + line("M15.8 15.8L20 16.8M28.2 15.8L24 16.8", width=1.6)
    )
    parts += body(
        "M11.5 15.5C11.5 8 15.5 5 22 5S32.5 8 32.5 15.5C26 13 18 13 11.5 15.5Z",
        STEEL,
        "M24 5.2C30 6 32.5 9 32.5 15.5C30.5 14.7 28.5 14.2 26.8 14C27.5 10.5 26.5 7.5 24 5.2Z",
        STEEL_DARK,
    )
    parts += flat("M12 11C7 11.5 4 8.5 4.5 2.5C6.5 6 9.5 6.5 13.5 6.8Z", CREAM, 2) + flat(
        "M32 11C37 11.5 40 8.5 39.5 2.5C37.5 6 34.5 6.5 30.5 6.8Z", TAN, 2
    )
    return parts


def barbarian() -> str:
    return picture(shadow(25, 43.5, 21, 3.6) + barbarian_parts())


def barbarian_ship() -> str:
    """A long ship with a dragon's head, shields along its side and a striped sail."""
    parts = shadow(24, 43.5, 21, 3) + line("M25 3V32", width=5.6) + line("M25 3V32", WOOD, 1.8)
    sail = "M12 7.5H39C41.5 14 41.5 20 39 25.5H12C14.5 20 14.5 14 12 7.5Z"
    bars = "M17.4 7.5H22.8C25 14 25 20 22.8 25.5H17.4C19.6 20 19.6 14 17.4 7.5Z"
    bars += "M28.2 7.5H33.6C35.8 14 35.8 20 33.6 25.5H28.2C30.4 20 30.4 14 28.2 7.5Z"
    parts += fill(sail, CREAM) + fill(bars, CORAL)
    parts += fill("M35.6 7.5H39C41.5 14 41.5 20 39 25.5H35.6C38 20 38 14 35.6 7.5Z", "#000", 0.2) + line(sail)
    dragon = (
        "M3 24.5C2.5 21 3.6 18 5.6 16L1.8 16.6L1.5 13.8L4.6 11.6C5.8 9.4 9.6 9.2 11 12C12.6 16 9 19 10 25Z"
    )
    parts += flat(dragon, WOOD, 2.3) + dot(6.8, 13.2, 1.2) + line("M8.6 10.2L10.8 7.2", width=2.4)
    hull = "M3 23C4.5 29 7 31.5 11 31.5H38C42 29 43.5 24 43.2 19C43.5 16 46 15.6 46.8 18"
    hull += "C47.8 30 43.5 39 36 42.5H13C6 39 2.5 31 3 23Z"
    parts += fill(hull, WOOD)
    parts += fill(
        "M7 37.5C14 39.5 35 39.5 42.4 36.5C40.8 39.3 38.6 41.3 36 42.5H13C10.5 41.3 8.6 39.6 7 37.5Z",
        WOOD_DARK,
    )
    parts += line(hull)
    for n, x in enumerate((14, 21, 28, 35)):
        parts += disc(x, 34, 3.5, (GOLD, STEEL_LIT)[n % 2], 2) + dot(x, 34, 1)
    return picture(at(0.8, 1.6, parts, 0.965))


def mercenary() -> str:
    """A foot soldier for hire: kettle hat, spear, a shield in the colours he serves."""
    parts = shadow(25, 43.5, 20, 3.6) + rod("M9 43V9", WOOD, 2.2) + flat("M9 1.5L13 10H5Z", STEEL_LIT, 2.2)
    parts += flat("M11 43.5C10.5 33 15 29 24.5 29S38.5 33 38 43.5Z", STRIPE)
    parts += disc(24.5, 20.5, 8.8, SKIN) + fill(
        "M26.5 12C31 13.2 33.2 16.5 33.2 20.5C33.2 25 30.5 28.5 26 29.3C30 24.5 30 17 26.5 12Z", SKIN_DARK
    )
    parts += dot(21.3, 20.6, 1.3) + dot(27.7, 20.6, 1.3) + line("M19 18L22.6 18.6M30 18L26.4 18.6", width=1.5)
    parts += fill(
        "M18.5 24.2C21 22.6 28 22.6 30.5 24.2C29 25.4 26 24.6 24.5 24.6S20 25.4 18.5 24.2Z", INK
    ) + line("M22.8 27H26.4", width=1.5)
    parts += body(
        "M14.5 15.5C14.5 8 18 5 24.5 5S34.5 8 34.5 15.5Z",
        STEEL,
        "M26.5 5.2C32.5 6 34.5 9 34.5 15.5H29.5C30 11 29 7.5 26.5 5.2Z",
        STEEL_DARK,
    )
    parts += body(
        "M9.5 17C14 13.8 35 13.8 39.5 17C35 19.4 14 19.4 9.5 17Z",
        STEEL_LIT,
        "M28 14.8C34 15 37.5 15.7 39.5 17C36.5 18.4 32 18.8 28 18.8Z",
        STEEL,
    )
    shield = "M21 29.5H44V35C44 40.5 39 43.8 32.5 45.8C26 43.8 21 40.5 21 35Z"
    parts += (
        body(shield, SOLID, "M32.5 29.5H44V35C44 40.5 39 43.8 32.5 45.8Z", STRIPE)
        + fill("M30.6 30.5H34.4V44H30.6Z", CREAM)
        + line(shield)
    )
    return picture(parts)


def knight() -> str:
    """A rider with a lance on a white horse; the shield is his player's."""
    horse = (
        "M38 25C42 25 44.5 28 44 33L45 43H40L38.5 35.5C33 37 26 37 21.5 35.5L20 43H15"
        "L15.5 33C13 30 11.5 27 11 24C8.5 26 5.5 26.5 4 25L2.5 21.5L8.5 13L9.5 9L13 12"
        "C17 14 19 18 20.5 21.5C26 23.5 33 22 38 25Z"
    )
    parts = shadow(25, 43.5, 21.5, 3.4)
    parts += body(
        horse,
        "#f1eadb",
        (
            "M38 25C42 25 44.5 28 44 33L45 43H40L38.5 35.5C33 37 26 37 21.5 35.5L20 43H17.5"
            "L18.5 33C26 34 34 33 38 25Z"
        ),
        "#c3b699",
    )
    parts += (
        line("M13 12C16.5 15 18 18 18.5 22", "#8a6a45", 3)
        + dot(8, 17.5, 1.3)
        + line("M4.5 22.5L8 21.5", width=1.4)
    )
    parts += flat("M44 27C47 29.5 47 35 45.8 38.5C44.5 36 43.5 33 43.8 29.5Z", "#8a6a45", 2)
    cloth = (
        "M21 22.5C28 24 33 22.5 38 25C42 25 44.5 28 44 33.5L43.5 37L39.5 34.5"
        "L35.5 38L31 35L27 38L23 35L19.5 37"
    )
    parts += body(
        f"{cloth}C18.5 32 19 26 21 22.5Z",
        SOLID,
        "M38 25C42 25 44.5 28 44 33.5L43.5 37L39.5 34.5L37 36.8C39 33 39.5 29 38 25Z",
        STRIPE,
        2,
    )
    parts += rod("M2.5 4L36 25", WOOD_LIT, 1.8)
    parts += body(
        "M22 24C21.5 17.5 24 15 28 15S35.5 17.5 35 25C31 27 26 26.5 22 24Z",
        STEEL,
        "M30 15.3C34 16.5 35.5 19 35 25C33.5 25.8 32 26 30.5 26C32 22 32 18.5 30 15.3Z",
        STEEL_DARK,
        2.2,
    )
    parts += body(
        "M22.5 14.5V9C22.5 5 25 3 28.5 3S34.5 5 34.5 9V14.5C31 16.5 26 16.5 22.5 14.5Z",
        STEEL_LIT,
        "M29.5 3C33 3.5 34.5 5.5 34.5 9V14.5C33.2 15.3 31.8 15.7 30.5 15.8C31.5 11 31.3 6.5 29.5 3Z",
        STEEL,
        2.2,
    )
    parts += line("M23 9.5H29.5", width=2.4) + flat(
        "M29 3C31 0.8 36 0.8 39 4.5C36 4.5 34 5 32.5 6.5Z", STRIPE, 1.8
    )
    shield = "M19 20.5H33V25.5C33 30 30 33 26 35C22 33 19 30 19 25.5Z"
    parts += (
        body(shield, SOLID, "M26 20.5H33V25.5C33 30 30 33 26 35Z", STRIPE)
        + fill("M24.7 21.5H27.3V33.4H24.7ZM20 24.6H32V27.2H20Z", CREAM)
        + line(shield)
    )
    return picture(at(1.6, 1.4, parts, 0.965))


def wagon() -> str:
    """A covered wagon behind its horse; the cover is its player's."""
    parts = shadow(25, 43.5, 22.5, 3)
    cover = "M22.5 29C20.5 14 25 7.5 34 7.5S47.5 14 46 29Z"
    parts += body(cover, SOLID, "M46 29C47.5 14 43 8 37 7.7C41 13 41.5 22 39.5 29Z", STRIPE)
    parts += line("M29 8.5C26.5 14 26.3 22.5 27.5 29M37.5 7.9C41 13 41.5 22 39.5 29", CREAM, 2) + line(cover)
    parts += body("M21.5 28.5H47L45 36H23.5Z", WOOD, "M22.5 33L23.5 36H45L47 28.5H42.5L41.3 33Z", WOOD_DARK)
    for x in (29, 41):
        parts += disc(x, 38, 5.2, GOLD, 2.3) + dot(x, 38, 1.6)
        parts += line(f"M{x} 33.4V42.6M{x - 4.6} 38H{x + 4.6}", width=1.4)
    horse = "M10.5 10L6.5 14.5L1.5 21.5C1 23.5 2 25.3 4 25.2L8.5 23.2L9.6 24.5C9.4 26.5 9.2 28 9 30L8 43H11.4"
    horse += "L13 34.5C15 35.2 17.5 35.2 19.5 34.6L20.6 43H24L24 31C24.2 27.5 22.5 25.3 19.5 24.8L16 24"
    horse += "C16.5 19.5 15 14 10.5 10Z"
    dark = (
        "M16 24L19.5 24.8C22.5 25.3 24.2 27.5 24 31V43H20.6L19.5 34.6C17.5 35.2 15 35.2 13 34.5L11.4 43H9.6"
    )
    parts += body(horse, "#a8683a", f"{dark}L11 33C15.5 32.5 17.5 28.5 16 24Z", "#7a4526", 2.2)
    parts += line("M10.8 10.5C14.6 13.5 16.2 18.5 15.4 23.4", INK, 3.4) + dot(6.6, 17.2, 1.2)
    parts += line("M3.4 22.4H4.6", width=1.5) + line("M9 25.5L12 31L24.5 32", CREAM, 1.5)
    return picture(at(0.6, 1.6, parts, 0.965))


def camel_parts() -> str:
    """A laden camel; it is nobody's."""
    coat = "M8 42V31C6 28 6 24 8 21C10 17.5 13 17 15 15H34C35.5 17 36 20 36 22C38 22 38.5 19 38.5 16V10"
    coat += "C38.5 6 41 4 44 5L46.5 8V11H43.5V20C43.5 26 40 29 36 30L35 42H30V31H16L14 42Z"
    dark = "M36 22C38 22 38.5 19 38.5 16V13L43.5 11V20C43.5 26 40 29 36 30L35 42H30V31H16L14 42H11.5L14 30"
    parts = body(coat, WOOD_LIT, f"{dark}C22 30 32 30 36 22Z", WOOD)
    parts += line("M8 22C5 24 4.5 27 5 30") + dot(42.2, 8.3, 1.3)
    parts += body("M14.5 6H23.5V16H14.5Z", LEAF, "M20.5 6H23.5V16H20.5Z", LEAF_DARK, 2.2) + line(
        "M14.5 10.5H23.5", width=1.6
    )
    parts += body(
        "M23.5 8.5C23.5 5.5 33 5.5 33 8.5V16H23.5Z", TAN, "M30 6.8C32 7 33 7.6 33 8.5V16H30Z", WOOD, 2.2
    )
    cloth = "M13 15.5H35L36.5 28.5H12.5Z"
    parts += body(cloth, CORAL, "M28.5 15.5H35L36.5 28.5H29.5Z", CORAL_DARK, 2.3) + line(
        "M13.8 24.4H35", GOLD, 2.2
    )
    return parts


def camel() -> str:
    return picture(shadow(24, 42.5, 19, 3.6) + camel_parts())


FIGURES: dict[str, Callable[[], str]] = {
    "robber": robber,
    "barbarian": barbarian,
    "barbarian-ship": barbarian_ship,
    "mercenary": mercenary,
    "knight": knight,
    "wagon": wagon,
    "camel": camel,
}
