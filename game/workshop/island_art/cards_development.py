"""The development cards of the base game."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art import props
from game.workshop.island_art.brush import FIR, OAK, cottage, fir, poplar, round_tree
from game.workshop.island_art.buildings import castle
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIT,
    LEAF,
    LEAF_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
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
    rod,
)
from game.workshop.island_art.land import HUES
from game.workshop.island_art.people import (
    TAWNY,
    Look,
    bust,
    cap,
    open_helmet,
    straw_hat,
)
from game.workshop.island_art.scene import DEVELOPMENT, Scene

PLUM, PLUM_DARK = "#8a63ab", "#5f3f80"


def knight() -> str:
    """A knight with his visor up, his castle behind him."""
    scene = Scene("knight", HUES["castle"])
    scene.sky("#7fbccb", "#f6ecd0", level=220)
    scene.cloud(60, 46, 70)
    scene.land([(0, 176), (90, 150), (170, 162), (240, 146)], "#a9c47a", ink=1.5)
    castle(scene, 176, 160, 92)
    for x, y, tall in ((26, 178, 44), (52, 170, 36)):
        round_tree(scene, x, y, tall, OAK)
    scene.land([(0, 226), (120, 206), (240, 222)], "#8fb062", ink=1.4)
    look = Look(cut="none", beard="moustache", mood="calm", coat=(STEEL, STEEL_DARK), collar=STEEL_LIT)
    scene.put(at(38, 256, props.sword(160)))
    scene.put(at(124, 168, bust(look) + _tabard() + open_helmet((CORAL, CORAL_DARK)), 1.08))
    return scene.card(DEVELOPMENT)


def _tabard() -> str:
    """A coat of arms over the armour."""
    cloth = "M-34 66L0 84L34 66L44 150H-44Z"
    parts = body(cloth, CORAL, "M14 76.5L34 66L44 150H16Z", CORAL_DARK)
    return parts + fill("M-6 88H6V100H20V111H6V146H-6V111H-20V100H-6Z", CREAM) + line(cloth)


def road_building() -> str:
    """A paver at work on a road that leads far."""
    scene = Scene("road", HUES["pasture"])
    scene.sky("#8fc7d6", "#f6ecd0", level=190)
    scene.sun(188, 54, 20)
    scene.land([(0, 136), (80, 116), (160, 130), (240, 112)], "#9cc27c", ink=1.5)
    scene.land([(0, 164), (100, 148), (240, 160)], "#a5cb6c", ink=1.4)
    cottage(scene, 170, 140, 30)
    cottage(scene, 146, 136, 22, 1)
    way = (
        "M150 143C136 148 128 154 138 162C152 174 150 188 138 206"
        "C122 232 150 264 142 309H222C226 268 190 240 190 214"
    )
    scene.put(flat(f"{way}C190 190 196 176 176 164C160 154 152 150 158 143Z", "#e0cc9c"), 50)
    stones = []
    for n, (x, y) in enumerate(
        (
            (160, 190),
            (146, 206),
            (166, 222),
            (150, 238),
            (178, 246),
            (168, 268),
            (192, 280),
            (160, 290),
            (184, 302),
        )
    ):
        size = 4 + n * 0.9
        stones.append((x, y, size * 1.3, size * 0.6))
    scene.put("".join(oval(*stone, "#c3ab78", 1.8) for stone in stones), 51)
    for x, y, tall in ((214, 186, 44), (222, 210, 40), (30, 172, 46)):
        fir(scene, x, y, tall, FIR)
    look = Look(
        hair=("#3d2f24", "#241a12"), beard="full", mood="merry", coat=("#c9a25a", "#95713a"), skin=TAWNY
    )
    scene.put(at(96, 180, bust(look) + straw_hat(), 0.98))
    scene.put(
        at(
            158,
            262,
            rod("M0 46L26 -30", WOOD_LIT, 6.5)
            + at(28, -40, body("M-24 -12H24V14H-24Z", STEEL, "M-24 4H24V14H-24Z", STEEL_DARK), 1, 18),
        )
    )
    scene.put(at(164, 292, props.fist(TAWNY)))
    return scene.card(DEVELOPMENT)


def year_of_plenty() -> str:
    """A farmer with more than she can carry."""
    scene = Scene("plenty", HUES["fields"])
    scene.sky("#f6d9a0", "#fdf3d2", level=220)
    scene.sun(120, 92, 54, "#fff6d0", "#fbe28a")
    scene.land([(0, 190), (80, 172), (160, 186), (240, 170)], "#d9bf5a", ink=1.5)
    poplar(scene, 26, 188, 60)
    poplar(scene, 214, 184, 66)
    scene.land([(0, 216), (120, 204), (240, 218)], "#e2b347", ink=1.2)
    look = Look(cut="bun", hair=("#b5652f", "#7f421c"), mood="merry", coat=("#5f9350", "#3f6a36"))
    scene.put(at(120, 130, bust(look), 0.96))
    scene.put(at(120, 300, basket()))
    return scene.card(DEVELOPMENT)


def basket() -> str:
    """Fruit, corn, a cheese and a loaf."""
    parts = props.ground_shadow(92, 9)
    parts += (
        at(-58, -44, at(0, 0, props.ear(96), 0.8), 1, -24)
        + at(-40, -44, at(0, 0, props.ear(104), 0.8), 1, -10)
        + at(62, -44, at(0, 0, props.ear(96), 0.8), 1, 22)
    )
    parts += (
        body(
            "M18 -62C18 -100 66 -104 72 -66L70 -50H20Z",
            GOLD_LIT,
            "M48 -92C62 -90 71 -80 72 -66L70 -50H50C58 -64 58 -80 48 -92Z",
            GOLD,
        )
        + dot(38, -72, 4, GOLD_DARK)
        + dot(54, -66, 5, GOLD_DARK)
    )
    parts += (
        props.apple(-22, -66, 25, CORAL, CORAL_DARK)
        + props.apple(20, -64, 23, LEAF, LEAF_DARK)
        + props.apple(-56, -58, 20, "#e9b44a", "#b9862f")
    )
    parts += body(
        "M-10 -52C-6 -84 40 -84 46 -52Z",
        "#c98d4a",
        "M26 -74C38 -70 44 -62 46 -52H30C34 -60 32 -68 26 -74Z",
        "#95622c",
    ) + line("M4 -68L10 -58M18 -72L24 -60", width=2.4)
    rim = "M-88 -54C-40 -42 40 -42 88 -54L74 -4C30 4 -30 4 -74 -4Z"
    parts += body(rim, WOOD_LIT, "M40 -46.5C58 -48 74 -50 88 -54L74 -4C60 -1.5 46 0 32 1Z", WOOD)
    weave = "M-84 -40C-40 -28 40 -28 84 -40M-80 -26C-38 -14 38 -14 80 -26M-77 -13C-36 -2 36 -2 77 -13"
    return (
        parts
        + line(weave, WOOD_DARK, 2.4)
        + line("M-52 -46L-46 -1M-20 -44V3M12 -44L10 3M46 -47L42 0", WOOD_DARK, 2.4)
        + line(rim)
        + line("M-88 -54C-40 -42 40 -42 88 -54", width=9)
        + line("M-88 -54C-40 -42 40 -42 88 -54", WOOD_LIT, 4)
    )


def monopoly() -> str:
    """A merchant who has it all."""
    scene = Scene("monopoly", HUES["desert"])
    scene.sky("#8a3f2c", "#c9714a")
    scene.ground.areas(
        [[(x, 0), (x + 15, 0), (x + 15, 320), (x, 320)] for x in range(20, 240, 30)], "#a8523a", opacity=0.5
    )
    look = Look(
        cut="short",
        hair=("#3d2f24", "#241a12"),
        beard="goatee",
        mood="sly",
        coat=(PLUM, PLUM_DARK),
        collar=GOLD_LIT,
        gaze=0.6,
    )
    scene.put(
        at(28, 214, props.crate(64))
        + at(212, 214, props.crate(64))
        + at(22, 150, props.crate(50))
        + at(218, 150, props.crate(50)),
        500,
    )
    scene.put(at(120, 138, bust(look) + cap("#3f8fa0", "#285a68", GOLD_LIT), 1.12))
    scene.put(
        line("M84 214C104 246 136 246 156 214", width=9)
        + line("M84 214C104 246 136 246 156 214", GOLD, 4.5)
        + disc(120, 240, 11, GOLD)
        + dot(120, 240, 4, CORAL)
    )
    table = body("M10 268H230V310H10Z", WOOD, "M10 292H230V310H10Z", WOOD_DARK)
    scene.put(table + line("M12 268H228", WOOD_LIT, 3))
    coins = "".join(
        props.coin_stack(x, 282, n, 17) for x, n in ((44, 4), (80, 7), (116, 3), (152, 6), (192, 9))
    )
    scene.put(coins + props.coin(62, 292, 11) + props.coin(134, 294, 11) + props.coin(172, 294, 11))
    return scene.card(DEVELOPMENT)


CARDS: dict[str, Callable[[], str]] = {
    "knight": knight,
    "road-building": road_building,
    "year-of-plenty": year_of_plenty,
    "monopoly": monopoly,
}
