"""Icons of cards and of what they grant, and of the talk between traders."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.workshop.island_art import goods
from game.workshop.island_art.brush import number
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_DARK,
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
    WATER,
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

PLUM, PLUM_DARK = "#8a63ab", "#5f3f80"


def star(x: float, y: float, far: float, near: float, points: int = 5) -> str:
    """The outline of a star that stands on its feet."""
    found = []
    for step in range(2 * points):
        turn = math.pi * step / points - math.pi / 2
        reach = near if step % 2 else far
        found.append(f"{number(x + reach * math.cos(turn))} {number(y + reach * math.sin(turn))}")
    return "M" + "L".join(found) + "Z"


def card(colour: str, dark: str) -> str:
    outline = "M12 2.5H36Q39.5 2.5 39.5 6V42Q39.5 45.5 36 45.5H12Q8.5 45.5 8.5 42V6Q8.5 2.5 12 2.5Z"
    return body(outline, colour, "M33 2.5H36Q39.5 2.5 39.5 6V42Q39.5 45.5 36 45.5H33Z", dark)


# Development cards


def development() -> str:
    """The back of a development card: a compass star on teal."""
    parts = card(TEAL, TEAL_DARK) + line("M13.5 7.5H34.5V40.5H13.5Z", GOLD, 1.8)
    return (
        parts
        + flat(star(24, 24, 13, 4.6, 4), GOLD_LIT, 2)
        + fill("M24 11V37L20.7 27.3L11 24L20.7 20.7Z", GOLD)
    )


def hand() -> str:
    """Three cards in a fan, seen from behind."""
    outline = "M-8 -15H8Q10.5 -15 10.5 -12.5V12.5Q10.5 15 8 15H-8Q-10.5 15 -10.5 12.5V-12.5Q-10.5 -15 -8 -15Z"
    shade = "M4 -15H8Q10.5 -15 10.5 -12.5V12.5Q10.5 15 8 15H4Z"
    one = body(outline, WATER, shade, WATER_DARK) + line("M-6 -10.5H6V10.5H-6Z", GOLD_LIT, 1.6)
    return at(14.5, 26, one, 0.92, -20) + at(33.5, 26, one, 0.92, 20) + at(24, 23, one)


def event() -> str:
    """The back of an event card: sun and moon in one."""
    parts = card(PLUM, PLUM_DARK) + line("M13.5 7.5H34.5V40.5H13.5Z", GOLD, 1.8)
    parts += flat(star(24, 24, 12.5, 8, 8), GOLD_LIT, 2) + dot(24, 24, 6.2, PLUM_DARK)
    return parts + dot(21.6, 22.6, 5, GOLD_LIT)


def victory_point() -> str:
    parts = card(PARCHMENT, TAN) + line("M13.5 7.5H34.5V40.5H13.5Z", GOLD_DARK, 1.6)
    return (
        parts
        + flat(star(24, 23.5, 12.5, 5.2), GOLD, 2.2)
        + fill("M24 11V29L16.6 34L19.2 25.2L11.9 19.9L21 19.6Z", GOLD_LIT)
        + line(star(24, 23.5, 12.5, 5.2), width=2.2)
    )


def helmet(light: str, middle: str, dark: str, plume: tuple[str, str]) -> str:
    parts = body(
        "M25 6C26 0.5 36 0.5 40.5 7C43.5 11.5 43.5 17 42 21C39 13.5 34 9.5 25 9.5Z",
        plume[0],
        "M33 3C38 4 42.5 9 42 21C40.5 15.5 37 9 33 3Z",
        plume[1],
        2.2,
    )
    shell = "M8.5 38V21C8.5 10.5 15 5.5 23 5.5S37.5 10.5 37.5 21V38L31 44.5H15Z"
    parts += fill(shell, middle) + fill("M8.5 38V21C8.5 10.5 15 5.5 21 5.6C16 12 15 20 15 44.5Z", light)
    parts += fill("M27 6C34 8 37.5 13 37.5 21V38L31 44.5H28C31 32 31 16 27 6Z", dark) + line(shell)
    parts += fill("M11.5 20.5H34.5V26.5H11.5Z", "#2b2118") + line("M23 8V42", width=2.4)
    return parts + "".join(dot(x, y, 1.2) for x in (17, 29) for y in (31, 35.5, 40))


def knight() -> str:
    return helmet(STEEL_LIT, STEEL, STEEL_DARK, (CORAL, CORAL_DARK))


def black_knight() -> str:
    parts = helmet("#77727f", NIGHT, NIGHT_DARK, (PLUM, PLUM_DARK))
    return parts + fill(
        (
            "M14 22C16 21.2 19 21.6 20.5 23.5C18.5 25.6 15 25 14 22ZM25.5 23.5"
            "C27 21.6 30 21.2 32 22C31 25 27.5 25.6 25.5 23.5Z"
        ),
        GOLD_LIT,
    )


def road_bar(x: float, y: float, turn: float, wide: float) -> str:
    """A road as it lies on the board, around its middle."""
    half = wide / 2
    plank = f"M{-half} -5.5H{half}V5.5H{-half}Z"
    seams = f"M{-half} 0H{half}M{-half / 3} -5.5V0M{half / 3} 0V5.5"
    return at(
        x, y, body(plank, WOOD_LIT, f"M{-half} 2H{half}V5.5H{-half}Z", WOOD) + line(seams, width=1.5), 1, turn
    )


def road_building() -> str:
    """Two roads that meet, and more to come."""
    plus = "M21 4H27V9H32V15H27V20H21V15H16V9H21Z"
    parts = road_bar(12.8, 33, -34, 23) + road_bar(35.2, 33, 34, 23)
    return at(1.7, 2, parts + body(plus, GOLD_LIT, "M24 20H27V15H32V9H27V4H24Z", GOLD, 2.3), 0.93)


def year_of_plenty() -> str:
    """A basket that can hold no more."""
    parts = at(
        33.5,
        22,
        rod("M0 8V-4", GOLD, 1.4)
        + body(
            "M0 2C-6.5 -1.5 -6.5 -11 0 -17C6.5 -11 6.5 -1.5 0 2Z",
            GOLD_LIT,
            "M0 2C6.5 -1.5 6.5 -11 0 -17Z",
            GOLD,
            2.2,
        )
        + line("M-4 -5L0 -2L4 -5M-3.4 -10L0 -7.4L3.4 -10", width=1.6),
        1,
        16,
    )
    parts += body(
        "M24.5 8C29.5 8 30 13 29.5 16C33 19 32 27 25 27S16.5 20 20 16C19.5 13 20 8 24.5 8Z",
        LEAF,
        "M26 8.2C29.5 9 30 13 29.5 16C33 19 32 27 25 27C29 22 28 14 26 8.2Z",
        LEAF_DARK,
        2.2,
    ) + line("M24.5 8.5L26.5 3.5")
    parts += body(
        "M13.5 13C17 11 22 13.5 21.5 19S17 28 13.5 28S5.5 24.5 5.5 19S10 11 13.5 13Z",
        CORAL,
        "M16.5 12.4C20 13 21.9 15.5 21.5 19C21 24.5 17 28 14.5 28C19 23 19 17 16.5 12.4Z",
        CORAL_DARK,
        2.2,
    ) + line("M13.5 13L15 8.5")
    parts += body("M4 25H44L39.5 44.5H8.5Z", WOOD_LIT, "M32 25H44L39.5 44.5H30.5Z", WOOD)
    return (
        parts
        + line("M5.5 31.5H42.5M7 38H41M14 25.5L16 44M24 25.5V44M34 25.5L32 44", WOOD_DARK, 1.8)
        + line("M4 25H44L39.5 44.5H8.5Z")
    )


def crown(x: float, y: float, scale: float = 1) -> str:
    band = "M-13 8L-15 -7L-7 -1L0 -11L7 -1L15 -7L13 8Z"
    pen = 2.3 / scale
    parts = body(band, GOLD, "M0 -11L7 -1L15 -7L13 8H4Z", GOLD_DARK, pen)
    return at(
        x, y, parts + dot(0, 3, 2.2, CORAL) + dot(-7.5, 3.6, 1.6, CREAM) + dot(7.5, 3.6, 1.6, CREAM), scale
    )


def monopoly() -> str:
    """A crown over every crate."""
    crates = ""
    for x, y in ((4, 30), (24.5, 30), (14, 16.5)):
        crates += body(f"M{x} {y}h19.5v14.5h-19.5Z", WOOD, f"M{x + 13} {y}h6.5v14.5h-6.5Z", WOOD_DARK)
        crates += line(f"M{x + 2} {y + 2}l15 10.5", WOOD_LIT, 2.2)
    return crates + crown(24, 11.5, 0.85)


def knighthood() -> str:
    """A sword laid on a shield."""
    shield = "M6 12C14 12 20 9.5 24 5.5C28 9.5 34 12 42 12C43 27 36 38 24 44.5C12 38 5 27 6 12Z"
    parts = body(shield, WATER, "M24 5.5C28 9.5 34 12 42 12C43 27 36 38 24 44.5Z", WATER_DARK)
    blade = "M22 3L24 0.5L26 3V29H22Z"
    sword = (
        flat(blade, STEEL_LIT, 2.2)
        + rod("M17 30.5H31", GOLD, 2)
        + rod("M24 32V39", WOOD_DARK, 1.8)
        + disc(24, 42, 2.6, GOLD, 2)
    )
    return parts + at(24, 24, at(-24, -22, sword), 0.96, 40)


def intrigue() -> str:
    """A mask, and a whisper behind it."""
    mask = (
        "M3 12C11 8 19 10 24 14C29 10 37 8 45 12C46 24 41 32 33.5 32"
        "C28.5 32 26.5 28.5 24 26C21.5 28.5 19.5 32 14.5 32C7 32 2 24 3 12Z"
    )
    parts = rod("M40 24L34 45", WOOD, 2) + body(
        mask, PLUM, "M24 14C29 10 37 8 45 12C46 24 41 32 33.5 32C28.5 32 26.5 28.5 24 26Z", PLUM_DARK
    )
    parts += flat(
        (
            "M9 18.5C12 15.5 18 16 20.5 20.5C17.5 24.5 10.5 24 9 18.5ZM27.5 20.5"
            "C30 16 36 15.5 39 18.5C37.5 24 30.5 24.5 27.5 20.5Z"
        ),
        CREAM,
        2,
    )
    parts += dot(15, 20.2, 2) + dot(33, 20.2, 2)
    return (
        parts
        + line("M3 12C11 8 19 10 24 14C29 10 37 8 45 12", GOLD, 2)
        + line("M8 38C11 36.5 13 39.5 16 38M20 42C23 40.5 25 43.5 28 42", width=2)
    )


def treason() -> str:
    """A dagger behind a purse."""
    dagger = (
        flat("M21.5 16L24 44L26.5 16Z", STEEL_LIT, 2.2)
        + rod("M17 14.5H31", GOLD, 2.2)
        + rod("M24 12.5V6", NIGHT, 2.6)
        + disc(24, 4, 2.8, CORAL, 2)
    )
    purse = "M12 21C15 23 22 23 25 21C33 27 34 44 18.5 44S4 27 12 21Z"
    parts = at(28, 24, at(-24, -24, dagger), 1, 36)
    parts += body(
        purse,
        WOOD,
        "M22.5 22.2C23.5 22 24.3 21.5 25 21C33 27 34 44 18.5 44C27 38 27 28 22.5 22.2Z",
        WOOD_DARK,
    )
    parts += flat("M10.5 14.5C14 17 23 17 26.5 14.5L24.5 21.5H12.5Z", WOOD_LIT, 2.2)
    return parts + disc(17.5, 33.5, 5, GOLD, 2) + line("M17.5 31.5V35.5", width=2)


def swift_journey() -> str:
    """A wheel with a wing."""
    wing = (
        "M22 17C28 4 40 2 46 4C45 8 43 10 40 11C43 11.5 44 12 44.5 12.5"
        "C42 16 39 17 36.5 17C38.5 18 39.5 19 40 20C35 24 28 24 24 23Z"
    )
    parts = disc(19, 29, 15, WOOD) + disc(19, 29, 9.6, PARCHMENT, 2.2)
    parts += line("M19 19.5V38.5M9.5 29H28.5M12.3 22.3L25.7 35.7M25.7 22.3L12.3 35.7", width=2.2) + disc(
        19, 29, 3.4, GOLD, 2.2
    )
    parts += body(
        wing,
        CREAM,
        (
            "M30 22C35 19 41 13 46 4C45 8 43 10 40 11C43 11.5 44 12 44.5 12.5"
            "C42 16 39 17 36.5 17C38.5 18 39.5 19 40 20C37 22.5 33.5 23.3 30 23.4Z"
        ),
        STEEL_LIT,
    )
    return parts + line("M36 31.5H46M36 37.5H43M34 43.5H44", WATER_DARK, 2.6)


# Talk between traders


def bubble(colour: str, dark: str, inside: str) -> str:
    outline = (
        "M7 3.5H41Q45.5 3.5 45.5 8V29Q45.5 33.5 41 33.5H25L14 44.5V33.5H7Q2.5 33.5 2.5 29V8Q2.5 3.5 7 3.5Z"
    )
    return body(outline, colour, "M38 3.5H41Q45.5 3.5 45.5 8V29Q45.5 33.5 41 33.5H38Z", dark) + inside


def offer() -> str:
    """An open hand that holds out a crate."""
    parts = at(13, 1.5, goods.crate(), 0.56)
    hand = (
        "M9 32C14 28.5 20 29 24 31.5H32C36.5 31.5 36.5 37 32 37H25L33.5 36.6L41 31"
        "C44.5 28.8 47.5 32.5 44.8 35.5L35 44.5H14L9 43Z"
    )
    parts += fill(hand, SKIN) + fill(
        "M10 40C18 41 30 41 38 37.5L44.8 33C45.5 34 45.4 35 44.8 35.5L35 44.5H14L9 43Z", SKIN_DARK
    )
    parts += line(
        "M9 32C14 28.5 20 29 24 31.5H32C36.5 31.5 36.5 37 32 37H23M33.5 36.6L41 31"
        "C44.5 28.8 47.5 32.5 44.8 35.5L35 44.5H14L9 43"
    )
    return parts + body("M2 29.5H9.5V45.5H2Z", TEAL, "M2 39H9.5V45.5H2Z", TEAL_DARK)


def accept() -> str:
    check = "M12 18.5L17 13.5L21.5 18L32 7.5L37 12.5L21.5 28Z"
    return bubble(
        PARCHMENT, TAN, body(check, LEAF, "M37 12.5L21.5 28L12 18.5L14.5 16L21.5 23L34.5 10Z", LEAF_DARK, 2.2)
    )


def decline() -> str:
    cross = "M15 12.5L19 8.5L24 13.5L29 8.5L33 12.5L28 17.5L33 22.5L29 26.5L24 21.5L19 26.5L15 22.5L20 17.5Z"
    return bubble(
        PARCHMENT,
        TAN,
        at(
            24,
            18.5,
            at(
                -24,
                -17.5,
                body(
                    cross,
                    CORAL,
                    "M33 12.5L28 17.5L33 22.5L29 26.5L24 21.5L19 26.5L17 24.5L31 10.5Z",
                    CORAL_DARK,
                    2,
                ),
            ),
            1.12,
        ),
    )


def counter() -> str:
    there = "M10 12H27V7.5L37.5 14L27 20.5V16H10Z"
    back = "M38 24.5H21V20L10.5 26.5L21 31"
    parts = body(there, GOLD, "M10 14H37.5L27 20.5V16H10Z", GOLD_DARK, 2)
    return bubble(
        PARCHMENT, TAN, parts + body(f"{back}V27.5H38Z", WATER, "M10.5 26.5H38V27.5H21V31Z", WATER_DARK, 2)
    )


def bank() -> str:
    """A house of columns with a coin in its gable."""
    parts = "".join(
        body(f"M{x} 20H{x + 7}V38H{x}Z", CREAM, f"M{x + 4.5} 20H{x + 7}V38H{x + 4.5}Z", TAN, 2.2)
        for x in (7, 20.5, 34)
    )
    parts += body("M2.5 19.5L24 4L45.5 19.5Z", PARCHMENT, "M24 4L45.5 19.5H30Z", TAN)
    return (
        parts + body("M3 38H45V44.5H3Z", STEEL, "M3 41.5H45V44.5H3Z", STEEL_DARK) + disc(24, 14, 3.8, GOLD, 2)
    )


ICONS: dict[str, Callable[[], str]] = {
    "development": development,
    "hand": hand,
    "event": event,
    "victory-point": victory_point,
    "knight": knight,
    "black-knight": black_knight,
    "road-building": road_building,
    "year-of-plenty": year_of_plenty,
    "monopoly": monopoly,
    "knighthood": knighthood,
    "intrigue": intrigue,
    "treason": treason,
    "swift-journey": swift_journey,
    "offer": offer,
    "accept": accept,
    "decline": decline,
    "counter": counter,
    "bank": bank,
}
