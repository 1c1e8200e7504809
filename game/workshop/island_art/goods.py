"""What the Island yields and trades, each as parts of a picture 48 units wide."""

from __future__ import annotations

from game.workshop.island_art.brush import INK
from game.workshop.island_art.glyph import (
    BRICK,
    BRICK_DARK,
    BRICK_LIT,
    CORAL,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIT,
    LEAF,
    LEAF_DARK,
    PARCHMENT,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
    TAN,
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
    ring,
    rod,
)


def lumber() -> str:
    """Three logs, seen from their cut ends."""
    return at(1.6, 3, "".join(_log(x, y) for x, y in ((18, 14), (28, 31.5), (10.5, 31.5))), 0.88)


def _log(x: float, y: float) -> str:
    r = 8.6
    bark = f"M{x - 1} {y - r}L{x + 13} {y - r - 3}A{r} {r} 0 0 1 {x + 14} {y + r - 3}L{x} {y + r}Z"
    shade = f"M{x} {y + 2}L{x + 20} {y - 1}A{r} {r} 0 0 1 {x + 14} {y + r - 3}L{x} {y + r}Z"
    rings = disc(x, y, r, WOOD_LIT) + ring(x, y, 3.6, WOOD_DARK, 2)
    return body(bark, WOOD, shade, WOOD_DARK) + rings


def brick() -> str:
    """Two bricks with a third across them."""
    return _brick(2.5, 44, 21) + _brick(23.5, 44, 21) + _brick(12.5, 27, 22)


def _brick(x: float, y: float, wide: float) -> str:
    w, h, deep = wide - 5, 11, 5
    front = flat(f"M{x} {y}V{y - h}H{x + w}V{y}Z", BRICK)
    top = flat(f"M{x} {y - h}L{x + deep} {y - h - deep}H{x + w + deep}L{x + w} {y - h}Z", BRICK_LIT)
    end = flat(f"M{x + w} {y}V{y - h}L{x + w + deep} {y - h - deep}V{y - deep}Z", BRICK_DARK)
    return front + top + end + line(f"M{x + 4} {y - 4}H{x + w - 5}", BRICK_DARK, 2)


def wool() -> str:
    """A sheep."""
    legs = rod("M17 34V42M31 34V42", "#4a3a2e", 2.2)
    fleece = (
        "M13 33C7 34 4.5 28.5 8 25C4.5 20.5 8.5 15 13.5 16.5C15 11 22 9.5 25.5 13"
        "C29.5 9 37 10.5 38 16C43 16 46 21.5 42.5 25.5C45.5 30 41.5 35 36.5 33.5"
        "C33 38 27 38 24 34.5C21 38.5 15 37.5 13 33Z"
    )
    shade = (
        "M38 16C43 16 46 21.5 42.5 25.5C45.5 30 41.5 35 36.5 33.5C33 38 27 38 24 34.5C34 34 39.5 26 38 16Z"
    )
    curls = line(
        "M18 21C20 23.5 23 23.5 25 21M28 26C30 28.5 33 28.5 35 26M20 29C21.5 31 24 31 25.5 29.5", TAN, 2.2
    )
    face = "M4 15.5C8 12 16 13 17.5 18C18 24 14.5 28.5 10.5 28.5S3 23 4 15.5Z"
    head = flat("M15.5 15C18.5 12.5 21.5 14 22 16.5C20 18.5 17.5 18.5 16 17.5Z", "#4a3a2e", 2)
    head += body(
        face,
        "#5d4a3b",
        "M12 13.4C15 14 17 15.5 17.5 18C18 24 14.5 28.5 10.5 28.5C14.5 24 14.5 18 12 13.4Z",
        "#4a3a2e",
        2.3,
    )
    return (
        legs
        + body(fleece, CREAM, shade, "#ddd3bc")
        + curls
        + head
        + dot(8, 19.5, 1.6, CREAM)
        + dot(13.2, 19.5, 1.6, CREAM)
    )


def grain() -> str:
    """A sheaf: straw below, a red band, a fan of ears above."""
    skirt = "M12.5 45.5L19.5 29H28.5L35.5 45.5C28 47 20 47 12.5 45.5Z"
    parts = body(skirt, GOLD, "M25 29H28.5L35.5 45.5C32.5 46.1 30 46.4 27 46.5Z", GOLD_DARK)
    parts += line("M21.5 35L19 43M26.5 35L28.5 43", width=1.6)
    for turn in (-62, 62, -32, 32, 0):
        parts += at(24, 31, _ear(), 1, turn)
    parts += line("M18.5 31.5H29.5", width=7.4) + line("M18.5 31.5H29.5", CORAL, 3.4)
    return at(2.4, 1.6, parts, 0.9)


def _ear() -> str:
    """An ear on its stalk, upright above (0, 0)."""
    kernel = "M0 -11.5C-5.8 -15 -5.8 -23 0 -28.5C5.8 -23 5.8 -15 0 -11.5Z"
    parts = line("M0 0V-12", width=3) + body(kernel, GOLD_LIT, "M0 -11.5C5.8 -15 5.8 -23 0 -28.5Z", GOLD, 2.2)
    return parts + line("M-3.6 -17.5L0 -15L3.6 -17.5M-3.2 -22L0 -19.6L3.2 -22", width=1.5)


def ore() -> str:
    """A lump of rock with metal in it."""
    rock = "M4 37L7.5 21L17 9L31 6.5L41 17L45 33L37 43H12Z"
    facets = fill("M31 6.5L41 17L45 33L37 43H27L30 26Z", STEEL_DARK) + fill(
        "M7.5 21L17 9L31 6.5L21 18Z", STEEL_LIT
    )
    nuggets = body(
        "M12 26L18 22.5L22.5 27L18 33L11.5 31.5Z", GOLD, "M18 22.5L22.5 27L18 33L17 27Z", GOLD_DARK, 2
    )
    nuggets += body(
        "M27 15L32 12.5L36.5 17L32 21.5L27.5 20Z", GOLD, "M32 12.5L36.5 17L32 21.5Z", GOLD_DARK, 2
    )
    nuggets += body("M28 31L34 29L37.5 33.5L33 38L28 36Z", GOLD, "M34 29L37.5 33.5L33 38Z", GOLD_DARK, 2)
    return (
        fill(rock, STEEL)
        + facets
        + line("M7.5 21L21 18L31 6.5M21 18L25 24", width=1.8)
        + line(rock)
        + nuggets
    )


QUESTION = "M17.5 19C17.5 13 30.5 13 30.5 20C30.5 25 24 25 24 30.5"
"""A question mark, without its point."""


def crate() -> str:
    """A crate of anybody's guess."""
    box = body("M6 9H42V42H6Z", WOOD, "M31 9H42V42H31Z", WOOD_DARK)
    boards = line("M6 16H42M6 35H42", width=2) + line("M6 9H42V42H6Z")
    mark = (
        line(QUESTION, width=8) + dot(24, 37.2, 4.2) + line(QUESTION, CREAM, 3.8) + dot(24, 37.2, 2.5, CREAM)
    )
    return box + boards + mark


# Goods of the traders


def tools() -> str:
    """A hammer and a saw, crossed."""
    blade = "M-3 -15H3L5.5 18L-5 21L-3.6 17L-5.4 14.5L-3.4 11L-5 8.2L-3.2 5L-4.6 2Z"
    grip = rod("M0 -20V-15", WOOD_LIT, 3.6)
    saw = at(24, 24, grip + flat(blade, STEEL_LIT, 2.2), 1, -42)
    hammer = rod("M11 43L30 17", WOOD, 3.2)
    head = body(
        "M20 8.5L34 18.5L38.5 12.5C36 12 34.5 11 33 9.5L24.5 3Z",
        STEEL,
        "M26 13L34 18.5L38.5 12.5C36 12 34.5 11 33 9.5Z",
        STEEL_DARK,
        2.3,
    )
    return saw + hammer + head


def sand() -> str:
    """An open sack, full to the brim."""
    heap = body(
        "M9 19C13 8 20 5 24 5S35 8 39 19Z",
        "#f2dfa9",
        "M27 5.3C33 6.5 37 11 39 19H31C32 14 31 9 27 5.3Z",
        "#d0b070",
    )
    sack = "M8 18.5C15 22.5 33 22.5 40 18.5C44 27 44.5 36 40 43H8C3.5 36 4 27 8 18.5Z"
    grains = (
        dot(19, 12, 1.3, GOLD_DARK)
        + dot(25, 9.5, 1.3, GOLD_DARK)
        + dot(28, 14.5, 1.3, GOLD_DARK)
        + dot(22, 16, 1.3, GOLD_DARK)
    )
    return (
        heap
        + grains
        + body(
            sack, TAN, "M31 21.3C35 20.8 38 19.8 40 18.5C44 27 44.5 36 40 43H31C35 36 35 28 31 21.3Z", WOOD
        )
        + line("M14 27C15.5 31 15.5 35 14 39M22 28V34", WOOD, 2)
    )


def marble() -> str:
    """A cut block with its veins."""
    front = flat("M4 42V20H33V42Z", "#f6f2ea") + flat("M4 20L14 10H44L33 20Z", "#ffffff")
    end = flat("M33 42V20L44 10V32Z", "#c3bcae")
    veins = line("M8 24C13 26 12 31 18 33C22 34.5 23 38 22 42M22 20C24 24 28 25 29.5 30", "#8d9aa8", 2)
    return front + end + veins + line("M38 16L37 24L40.5 28", "#8d9aa8", 1.8)


def glass() -> str:
    """A goblet and a bottle."""
    bottle = "M8 44V25C8 20 13 19 13 14V6H21V14C21 19 26 20 26 25V44Z"
    parts = body(
        bottle, "#6fbfae", "M17.5 6H21V14C21 19 26 20 26 25V44H19.5V25C19.5 20 17.5 18 17.5 14Z", "#3f8f80"
    )
    parts += line("M12 28V38", CREAM, 2.6) + flat("M11.5 3H22.5V8H11.5Z", WOOD_LIT, 2.2)
    cup = "M26 20H44C44 29 41.5 33.5 35 33.5S26 29 26 20Z"
    parts += rod("M35 34V42", WATER, 1.6) + body(
        cup, "#a5dbe6", "M37.5 20H44C44 29 41.5 33.5 35 33.5C39 30 39 25 37.5 20Z", WATER, 2.3
    )
    parts += fill("M27.2 24H42.8C42 30 39.8 32.3 35 32.3S28 30 27.2 24Z", "#b8446a", 0.85) + line(cup)
    return parts + flat("M28.5 44C28.5 41 41.5 41 41.5 44Z", WATER, 2.2)


# Coins, fish and tokens


def gold() -> str:
    """A coin with a crown on it."""
    coin = disc(24, 24, 19.5, GOLD_DARK) + dot(22.4, 22.6, 16.4, GOLD)
    coin += ring(24, 24, 14, GOLD_DARK, 1.8)
    return (
        coin
        + fill("M14 30L12.5 18.5L18.8 23L24 15L29.2 23L35.5 18.5L34 30Z", CREAM)
        + fill("M14.2 31.5H33.8V34H14.2Z", CREAM)
    )


def one_fish(x: float, y: float, scale: float, tone: int = 0) -> str:
    """A fish around a middle, looking left."""
    light, dark = ((WATER, WATER_DARK), (CORAL, "#ad4128"), (LEAF, LEAF_DARK))[tone]
    pen = 2.4 / scale
    tail = body("M9 0L20 -9C19 -3 19 3 20 9Z", light, "M13 0L20 1V9L9 0Z", dark, pen)
    fin = flat("M-4 -10C0 -15 6 -15 9 -12L8 -7Z", dark, pen)
    trunk = "M-20 1C-15 -8 -8 -11 -2 -11C6 -11 12 -5 14 0C12 5 6 12 -2 12C-9 12 -16 8.5 -20 1Z"
    parts = (
        tail
        + fin
        + fill(trunk, light)
        + fill("M-19 3C-11 7 4 8 14 0C12 5 6 12 -2 12C-9 12 -15.5 9 -19 3Z", PARCHMENT)
    )
    parts += line(trunk, width=pen) + line("M-6.5 -7C-4 -3 -4 4 -6.5 8", width=pen * 0.8) + dot(-12, -2, 2.2)
    return at(x, y, parts, scale)


def fish_token(count: int) -> str:
    """A round token of the sea with one, two or three fish."""
    plate = disc(24, 24, 21.5, PARCHMENT) + ring(24, 24, 17.6, WATER_DARK, 1.8)
    places = {
        1: ((24.5, 24, 0.82, 0),),
        2: ((22, 17, 0.62, 0), (26.5, 31, 0.62, 1)),
        3: ((24, 13.4, 0.5, 0), (20.5, 24.4, 0.5, 1), (26.5, 35, 0.5, 2)),
    }[count]
    return plate + "".join(one_fish(*place) for place in places)


def boot() -> str:
    """An old boot: a toe that gapes, a hole, a patch."""
    shape = "M14 4H30L29 22C29.5 26 34 27.5 39 29.5C44 31.5 45.5 35 45 39H12C11 31 15 26 14 4Z"
    parts = body(
        shape,
        "#8a6340",
        "M24 4H30L29 22C29.5 26 34 27.5 39 29.5C44 31.5 45.5 35 45 39H34C34 32 24 29 24 4Z",
        "#5f4128",
    )
    parts += flat("M11 38.5H45.5V44H11Z", "#3d2f24") + line("M13.5 10H29.8", WOOD_LIT, 2)
    parts += line("M22 14.5L28.5 13M22 19.5L28.5 18M23 24.5L29 23", CREAM, 2)
    parts += flat("M35 31.5C38 31.5 41 33 42 35.5C39 36.5 36.5 35.5 35 31.5Z", INK, 1.5)
    return parts + flat("M15.5 27L21.5 26L22.5 32L16.5 33Z", LEAF, 1.8) + line("M16 29.8L22 28.8", width=1.2)


def trade_token() -> str:
    """An octagon of brass with a pair of scales."""
    plate = "M15.5 3.5H32.5L44.5 15.5V32.5L32.5 44.5H15.5L3.5 32.5V15.5Z"
    parts = body(plate, GOLD, "M32.5 3.5L44.5 15.5V32.5L32.5 44.5H22C36 38 40 18 32.5 3.5Z", GOLD_DARK)
    parts += line("M17.5 8H30.5L40 17.5V30.5L30.5 40H17.5L8 30.5V17.5Z", GOLD_LIT, 1.8)
    parts += line(
        "M24 13V34M18 34.5H30M14 17H34M14 17L10.5 26M14 17L17.5 26M34 17L30.5 26M34 17L37.5 26", width=2.4
    )
    return parts + fill(
        "M9 26H19C19 29.5 16.5 31 14 31S9 29.5 9 26ZM29 26H39C39 29.5 36.5 31 34 31S29 29.5 29 26Z", INK
    )
