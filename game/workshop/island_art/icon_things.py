"""Icons of what is built, held, rolled and feared."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.workshop.island_art import figures
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_LIT,
    LEAF,
    LEAF_DARK,
    NIGHT,
    NIGHT_DARK,
    PARCHMENT,
    SKIN,
    SKIN_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
    TAN,
    TEAL,
    TEAL_DARK,
    WATER_DARK,
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
from game.workshop.island_art.icon_cards import crown, road_bar, star

# What may be won


def longest_road() -> str:
    """A road that winds to the horizon, and a flag at its end."""
    way = (
        "M3 45C7 35 27 34 25 27.5C23.5 22.5 12 21.5 13.5 14.5C14.6 9.5 21 7.5 26 6.5"
        "L30.5 8C25.5 10 21 11.5 21.5 15C22.2 19.5 37 20 38.5 28C39.5 34.5 28 37 29 45Z"
    )
    parts = body(
        way,
        TAN,
        (
            "M30.5 8C25.5 10 21 11.5 21.5 15C22.2 19.5 37 20 38.5 28C39.5 34.5 28 37 29 45"
            "H22C22 36 33 34 31 28C29.5 23 16.5 22 17.5 15C18.3 10.5 22.5 8.5 28 7.2Z"
        ),
        WOOD_LIT,
    )
    parts += line("M15 41C18 36.5 26 35 29.5 31M30.5 25.5C28 22.5 21 20.5 18.5 17.5", CREAM, 2.2)
    return parts + rod("M35 17V3.5", WOOD, 1.4) + flat("M36 3L46.5 6.5L36 10.5Z", CORAL, 2.2)


def sword(turn: float) -> str:
    parts = flat("M-2.4 -20L0 -23.5L2.4 -20V6H-2.4Z", STEEL_LIT, 2) + rod("M-6.5 7.5H6.5", GOLD, 1.8)
    return at(24, 25, parts + rod("M0 9.5V15", WOOD_DARK, 1.6) + disc(0, 18, 2.5, GOLD, 1.9), 1, turn)


def largest_army() -> str:
    """Two swords crossed behind a shield."""
    shield = "M12 16C17 16 21 14.5 24 12C27 14.5 31 16 36 16C36.5 28 33 37 24 43C15 37 11.5 28 12 16Z"
    parts = (
        sword(42)
        + sword(-42)
        + body(shield, CORAL, "M24 12C27 14.5 31 16 36 16C36.5 28 33 37 24 43Z", CORAL_DARK)
    )
    return parts + fill(star(24, 26.5, 8, 3.3), CREAM)


def harbour_master() -> str:
    """An anchor under a crown."""
    parts = rod("M24 21V41", STEEL, 3.2) + rod("M15.5 25.5H32.5", STEEL, 2.6)
    parts += line("M6.5 30C7.5 38.5 15 43 24 43S40.5 38.5 41.5 30", width=7.4) + line(
        "M6.5 30C7.5 38.5 15 43 24 43S40.5 38.5 41.5 30", STEEL, 3.4
    )
    parts += flat("M2.5 33L6 25L12 31Z", STEEL, 2.2) + flat("M45.5 33L42 25L36 31Z", STEEL_DARK, 2.2)
    return parts + crown(24, 12.5, 0.95)


def wealthiest() -> str:
    """A chest that will not close over its coins."""
    lid = "M6 19C6 7 14 3.5 24 3.5S42 7 42 19Z"
    parts = (
        body(lid, WOOD, "M32 4.6C38.5 6.5 42 11 42 19H33C34 13 34 8 32 4.6Z", WOOD_DARK)
        + line("M16 5C14 9 13.5 14 13.5 19M32 5C34 9 34.5 14 34.5 19", GOLD, 2.4)
        + line(lid)
    )
    parts += "".join(
        disc(x, y, 5, GOLD, 2) + dot(x - 1, y - 1, 1.8, GOLD_LIT)
        for x, y in ((11, 25), (37, 25), (19, 22.5), (29, 22.5), (24, 26))
    )
    parts += body("M4.5 26.5H43.5V44H4.5Z", WOOD, "M33 26.5H43.5V44H33Z", WOOD_DARK)
    parts += line("M13.5 27V44M34.5 27V44", GOLD, 3) + line("M4.5 26.5H43.5V44H4.5Z")
    return parts + flat("M20 24.5H28V34H20Z", GOLD, 2) + dot(24, 29, 1.8)


def poor() -> str:
    """A limp purse with a patch, and nothing in it."""
    purse = (
        "M13 17C17 19 31 19 35 17C44 25 44.5 41 37 44.5C33 42.5 29 45.5 24 44.5"
        "C19 45.5 15 42.5 11 44.5C3.5 41 4 25 13 17Z"
    )
    parts = body(
        purse,
        "#a08a66",
        (
            "M31.5 18.2C33 18 34.2 17.5 35 17C44 25 44.5 41 37 44.5"
            "C35 43.5 33.3 43.8 31.5 44.2C37 37 37 26 31.5 18.2Z"
        ),
        "#75613f",
    )
    parts += flat("M10.5 8.5C14 4 34 4 37.5 8.5L34 17C30 19 18 19 14 17Z", "#b9a27a", 2.3) + fill(
        "M14 9C18 6.5 30 6.5 34 9C30 12 18 12 14 9Z", "#2b2118"
    )
    parts += line("M14 17C18 19 30 19 34 17", CORAL, 2) + flat("M14 27L23 25.5L25 34L15.5 35.5Z", LEAF, 1.9)
    return parts + line(
        "M16 24.5L17 28M21.5 24L22.2 27.4M17 33.5L17.6 37M23 32.5L23.8 36M31 27C33 31 33 36 31.5 40",
        width=1.5,
    )


# What happens


def die(
    x: float, y: float, turn: float, colour: str, dark: str, spots: tuple[tuple[float, float], ...]
) -> str:
    face = "M-8 -11H8Q11 -11 11 -8V8Q11 11 8 11H-8Q-11 11 -11 8V-8Q-11 -11 -8 -11Z"
    parts = body(face, colour, "M5 -11H8Q11 -11 11 -8V8Q11 11 8 11H5Z", dark)
    return at(x, y, parts + "".join(dot(px, py, 2.1) for px, py in spots), 1, turn)


def roll() -> str:
    """Two dice in the air."""
    five = ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5))
    return die(15.5, 17, -14, CREAM, TAN, five) + die(
        32, 30.5, 12, GOLD_LIT, GOLD, ((-5, -5), (0, 0), (5, 5))
    )


def small_card(x: float, y: float, turn: float, colour: str) -> str:
    return at(
        x,
        y,
        flat(
            "M-8 -11.5H8Q10 -11.5 10 -9.5V9.5Q10 11.5 8 11.5H-8Q-10 11.5 -10 9.5V-9.5Q-10 -11.5 -8 -11.5Z",
            colour,
            2.3,
        ),
        1,
        turn,
    )


def discard() -> str:
    """Cards that must go."""
    parts = small_card(13, 16, -16, TAN) + small_card(35, 16, 16, TAN) + small_card(24, 15, 0, PARCHMENT)
    arrow = "M19 22H29V31.5H37L24 45.5L11 31.5H19Z"
    return at(1.2, 1.2, parts + body(arrow, CORAL, "M25 22H29V31.5H37L24 45.5Z", CORAL_DARK), 0.95)


def steal() -> str:
    """A gloved hand on somebody's card."""
    parts = at(30, 18, at(0, 0, small_card(0, 0, 0, PARCHMENT) + line("M-5 -6H5M-5 -1H5", TAN, 2)), 1.35, 12)
    sleeve = body("M2 46L3.5 33L17 30L22 46Z", NIGHT, "M13 31L17 30L22 46H15Z", NIGHT_DARK)
    fingers = "".join(
        line(d, width=8.6) + line(d, NIGHT, 5)
        for d in ("M12 30L26 31", "M10 25.5L26.5 25", "M10.5 21L24.5 18.5")
    )
    palm = "M4 34C3 26 6 19 12 18L17 29L18.5 34C14 37 8 37 4 34Z"
    thumb = line("M9 30C12 35 18 37 24 36.5", width=8.6) + line("M9 30C12 35 18 37 24 36.5", NIGHT, 5)
    return at(
        1, 2, parts + fingers + flat(palm, NIGHT) + thumb + sleeve + line("M5 33.5L17 31.5", CORAL, 2.4), 0.95
    )


def prisoner() -> str:
    """A barbarian behind bars."""
    parts = fill("M5 5H43V43H5Z", "#8d8272") + at(4.2, 4.4, figures.bust_parts(), 0.9)
    for x in (7, 16.5, 31.5, 41):
        parts += line(f"M{x} 4V44", width=5.6) + line(f"M{x} 4V44", STEEL, 2.2)
    return parts + line("M4 4.5H44M4 43.5H44", width=7) + line("M4 4.5H44M4 43.5H44", STEEL_DARK, 3)


def vote() -> str:
    """A ballot box, and a hand's choice going in."""
    parts = at(24, 13, small_card(0, 0, 0, PARCHMENT) + line("M-5 0L-1.5 3.5L5 -4", LEAF_DARK, 2.8), 0.95, -8)
    parts += body("M5 21H43L45.5 27H2.5Z", WOOD_LIT, "M30 21H43L45.5 27H32Z", WOOD) + line(
        "M14 24H34", width=3.4
    )
    parts += body("M5 27H43V44.5H5Z", WOOD, "M32 27H43V44.5H32Z", WOOD_DARK)
    return at(1.2, 2, parts + disc(24, 36, 5, GOLD, 2.2) + dot(24, 36, 1.6), 0.95)


def friendly_robber() -> str:
    """The robber with an olive branch."""
    parts = figures.robber_parts(kind=True) + rod("M30 45C33 38 36 34 40 29", LEAF_DARK, 1.4)
    leaves = ((34, 37, -50), (40.5, 36.5, 70), (37, 31.5, -30), (41.5, 28.5, 40))
    return parts + "".join(
        at(x, y, flat("M0 -5.5C3.6 -2 3.6 2 0 5.5C-3.6 2 -3.6 -2 0 -5.5Z", LEAF, 1.8), 1, turn)
        for x, y, turn in leaves
    )


def two_players() -> str:
    """Two heads side by side."""
    bob = "M4.5 20C3.5 9 8 5 15 5S26.5 9 25.5 20C24 16 21 13.5 19 11.5C14 14.5 8 14.5 4.5 20Z"
    crop = "M24 16C23.5 8 27.5 4.5 33.5 4.5S43 8.5 42 16C40 13.5 38.5 12 37.5 10.5C33 12.5 27.5 12 24 16Z"
    left = _pawn(15, CORAL, CORAL_DARK) + flat(bob, "#8a5a34", 2.2)
    return left + _pawn(33, TEAL, TEAL_DARK) + flat(crop, "#3d2f24", 2.2)


def _pawn(x: float, colour: str, dark: str) -> str:
    """Head and shoulders around a middle line."""
    coat = "M-11.5 44.5C-12 31 -6 26 0 26S12 31 11.5 44.5Z"
    shade = "M3 26.3C9 28 12 33 11.5 44.5H4C7 38 7 31 3 26.3Z"
    cheek = "M2 8.8C6.5 10 8.3 13.5 8.3 17C8.3 21.5 5.5 25 1.5 25.4C5 20.5 5 13.5 2 8.8Z"
    parts = (
        body(coat, colour, shade, dark)
        + disc(0, 17, 8.5, SKIN)
        + fill(cheek, SKIN_DARK)
        + disc(0, 17, 8.5, "none")
    )
    return at(
        x,
        0,
        parts
        + dot(-3, 17.5, 1.3)
        + dot(3, 17.5, 1.3)
        + line("M-2.6 21.4C-1 22.6 1 22.6 2.6 21.4", width=1.6),
    )


# What is built, in nobody's colours


def road() -> str:
    return at(24, 24, road_bar(0, 0, -34, 36), 1.15)


def bridge() -> str:
    """A bridge of stone over water."""
    parts = flat("M3 38C8 35 13 41 19 38S30 35 36 38S42 35 45 38V45H3Z", WATER_DARK)
    arch = "M2 21C10 12 38 12 46 21V40H38C38 24 10 24 10 40H2Z"
    parts += body(arch, STEEL_LIT, "M33 15.7C38 16.8 43 18.5 46 21V40H38C38 33 35 28.5 30 26.5Z", STEEL)
    return (
        parts
        + line("M3 25L10 29M14 17L16 24M24 15V23M34 17L32 24M45 25L38 29", width=1.8)
        + line("M4 18C12 10 36 10 44 18", width=6.4)
        + line("M4 18C12 10 36 10 44 18", WOOD, 2.8)
    )


def wagon(level: int) -> str:
    """A covered wagon with as many studs as its level."""
    cover = "M4 29C1 12 9 4 24 4S47 12 44 29Z"
    parts = body(cover, CORAL, "M44 29C47 12 40 5 30 4.3C37 11 38 20 36 29Z", CORAL_DARK) + line(
        "M13 7C9 14 9 22 11 29M35 7C39 14 39 22 37 29", width=1.8
    )
    parts += body("M3 28.5H45L42 36.5H6Z", WOOD, "M4.5 33L6 36.5H42L45 28.5H39L37.5 33Z", WOOD_DARK)
    for x in (13, 35):
        parts += disc(x, 38, 6.6, GOLD) + dot(x, 38, 2) + line(f"M{x} 32V44M{x - 6} 38H{x + 6}", width=1.8)
    spots = {
        1: ((24, 17),),
        2: ((19, 17), (29, 17)),
        3: ((17, 21), (24, 12.5), (31, 21)),
        4: ((19, 12), (29, 12), (19, 22), (29, 22)),
        5: ((17, 11.5), (31, 11.5), (24, 17), (17, 22.5), (31, 22.5)),
    }[level]
    return parts + "".join(disc(x, y, 3, CREAM, 1.8) for x, y in spots)


def castle_die(colour: str, dark: str, bars: int) -> str:
    """A face of the castle's die: its colour, and as many bars as the sides of that colour have."""
    face = "M9 3.5H39Q44.5 3.5 44.5 9V39Q44.5 44.5 39 44.5H9Q3.5 44.5 3.5 39V9Q3.5 3.5 9 3.5Z"
    parts = body(face, colour, "M37 3.5H39Q44.5 3.5 44.5 9V39Q44.5 44.5 39 44.5H37Z", dark)
    parts += flat(
        "M13 33V17H11.5V9.5H16.5V13H21.5V9.5H26.5V13H31.5V9.5H36.5V17H35V33Z", PARCHMENT, 2.2
    ) + flat("M21 33V26Q21 22.5 24 22.5T27 26V33Z", "#3a2a1e", 1.8)
    starts = [24 + (n - (bars - 1) / 2) * 8 for n in range(bars)]
    return parts + "".join(line(f"M{x} 37V41", CREAM, 3.2) for x in starts)


DICE = {
    "brown": ("#a06a40", "#744827", 1),
    "purple": ("#8a63ab", "#5f3f80", 2),
    "green": (LEAF, LEAF_DARK, 3),
}

ICONS: dict[str, Callable[[], str]] = {
    "longest-road": longest_road,
    "largest-army": largest_army,
    "harbour-master": harbour_master,
    "wealthiest": wealthiest,
    "poor": poor,
    "robber": figures.robber_parts,
    "friendly-robber": friendly_robber,
    "roll": roll,
    "discard": discard,
    "steal": steal,
    "barbarian": figures.barbarian_parts,
    "prisoner": prisoner,
    "camel": figures.camel_parts,
    "vote": vote,
    "two-players": two_players,
    "road": road,
    "bridge": bridge,
    **{f"wagon-{level}": partial(wagon, level) for level in range(1, 6)},
    **{f"die-{name}": partial(castle_die, *face) for name, face in DICE.items()},
}
"""Settlement and city, harbour and knight have their figures."""
