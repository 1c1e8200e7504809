"""The development cards of the barbarian attack and of the traders."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art import beasts, props, vessels
from game.workshop.island_art.brush import OAK, round_tree
from game.workshop.island_art.buildings import castle
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_LIT,
    TAN,
    at,
    body,
    dot,
    fill,
    flat,
    line,
    rod,
)
from game.workshop.island_art.icon_cards import star
from game.workshop.island_art.land import HUES
from game.workshop.island_art.people import (
    Look,
    bust,
    crown,
    hood,
)
from game.workshop.island_art.scene import DEVELOPMENT, Scene

PLUM, PLUM_DARK = "#8a63ab", "#5f3f80"


def knighthood() -> str:
    """A king with the sword that makes a knight."""
    scene = Scene("knighthood", HUES["castle"])
    scene.sky("#b58a5a", "#e9d5a8")
    scene.ground.areas(
        [[(x, 0), (x + 3, 0), (x + 3, 320), (x, 320)] for x in range(30, 240, 45)], "#8a6238", opacity=0.5
    )
    for x in (48, 192):
        scene.put(
            at(x, 34, props.banner(54, 150, "#3f8fa0", "#285a68") + fill(star(0, 62, 20, 8), GOLD_LIT)), 300
        )
    look = Look(
        cut="long",
        hair=("#e6dfd2", "#b3a893"),
        beard="full",
        mood="calm",
        coat=(CORAL, CORAL_DARK),
        collar=CREAM,
    )
    scene.put(at(120, 150, bust(look) + _ermine() + crown(), 1.08))
    scene.put(at(182, 262, props.sword(148), 1, 9) + at(179, 282, props.fist(("#f2c9a0", "#d39a6c")), 1.1))
    return scene.card(DEVELOPMENT)


def _ermine() -> str:
    fur = (
        "M-78 110C-60 78 -40 66 -24 60L0 84L24 60C40 66 60 78 78 110C50 96 24 96 0 104C-24 96 -50 96 -78 110Z"
    )
    parts = body(fur, CREAM, "M24 60C40 66 60 78 78 110C62 102 46 98 32 97C38 84 34 70 24 60Z", TAN)
    return parts + "".join(
        fill(f"M{x} {y}l-3 9h6Z", "#2b2118") for x, y in ((-46, 84), (-24, 80), (26, 80), (48, 84), (0, 90))
    )


def black_knight() -> str:
    """A closed helmet in the moonlight."""
    scene = Scene("black", HUES["mountains"])
    scene.sky("#1d2740", "#4a4f7a", "#8a6f8f", level=270)
    scene.ground.ovals([(182, 66, 27, 27)], "#f6ecd0", ink=2)
    scene.ground.ovals([(174, 60, 6, 5), (190, 74, 4, 3.4), (186, 54, 3, 2.6)], "#d8c9a0")
    scene.ground.ovals(
        [(40, 50, 2, 2), (76, 84, 1.6, 1.6), (110, 36, 1.8, 1.8), (30, 120, 1.5, 1.5), (216, 120, 1.8, 1.8)],
        "#fff6dc",
    )
    scene.land([(0, 216), (60, 190), (130, 208), (240, 186)], "#2f3550", ink=1.4)
    castle(scene, 56, 206, 56)
    armour = "M30 320C30 250 66 224 120 224S210 250 210 320Z"
    scene.put(
        body(
            armour, "#4a4550", "M132 224.5C180 228 210 258 210 320H160C176 284 166 246 132 224.5Z", "#302c36"
        )
    )
    for x, mirrored in ((58, False), (182, True)):
        scene.put(
            at(
                x,
                262,
                body(
                    "M-40 26C-42 -6 -18 -24 22 -22C26 0 8 22 -40 26Z",
                    "#6c6674",
                    "M-40 26C-20 22 10 14 22 -22C26 0 8 22 -40 26Z",
                    "#4a4550",
                ),
                1,
                0,
                mirrored,
            )
        )
    plume = "M122 96C134 40 200 34 214 92C222 130 214 172 196 200C202 150 182 108 122 112Z"
    scene.put(body(plume, PLUM, "M176 60C206 72 226 140 196 200C202 164 200 104 176 60Z", PLUM_DARK))
    shell = "M66 216V150C66 106 88 84 120 84S174 106 174 150V216L146 246H94Z"
    scene.put(
        body(
            shell,
            "#5a5462",
            "M130 84.6C160 90 174 112 174 150V216L146 246H136C152 190 152 126 130 84.6Z",
            "#302c36",
        )
    )
    scene.put(
        fill("M66 216V150C66 106 88 84 112 84.4C88 110 84 160 90 242Z", "#77707f")
        + line(shell)
        + line("M120 86V242", width=4)
    )
    scene.put(
        fill("M76 142C100 134 140 134 164 142V162C140 170 100 170 76 162Z", "#120d12")
        + line("M76 142C100 134 140 134 164 142V162C140 170 100 170 76 162Z")
    )
    scene.put(
        fill(
            (
                "M86 148C96 144 106 148 110 156C100 160 90 158 86 148ZM154 148"
                "C144 144 134 148 130 156C140 160 150 158 154 148Z"
            ),
            "#f39a3c",
        )
        + dot(99, 152, 2.4, "#fff3c4")
        + dot(141, 152, 2.4, "#fff3c4")
    )
    scene.put("".join(dot(x, y, 3) for x in (98, 142) for y in (184, 202, 220)))
    return scene.card(DEVELOPMENT)


def intrigue() -> str:
    """A lady who keeps a secret."""
    scene = Scene("intrigue", HUES["desert"])
    scene.sky("#3a2f4f", "#6a4b7a")
    curtain = "M13 13H80C70 90 60 190 28 307H13ZM227 13H160C170 90 180 190 212 307H227Z"
    scene.put(
        flat(curtain, "#9e3a2c")
        + line(
            (
                "M34 13C36 110 30 220 20 290M58 13C56 110 46 200 34 260M206 13"
                "C204 110 210 220 220 290M182 13C184 110 194 200 206 260"
            ),
            "#6d2418",
            3,
        ),
        300,
    )
    look = Look(
        cut="long",
        hair=("#3d2f24", "#241a12"),
        mood="sly",
        coat=("#3f7f6a", "#28574a"),
        collar=GOLD_LIT,
        gaze=0.9,
    )
    scene.put(at(120, 160, bust(look) + _domino(), 1.2))
    finger = rod("M137 246C134 230 130 216 126 202", "#f2c9a0", 8.5)
    sleeve = body("M150 312L132 272L168 258L206 312Z", "#3f7f6a", "M168 258L206 312H180L156 263Z", "#28574a")
    scene.put(finger + sleeve + at(148, 254, props.fist(("#f2c9a0", "#d39a6c")), 1.15, 14))
    scene.put(at(206, 296, candle()))
    return scene.card(DEVELOPMENT)


def _domino() -> str:
    """A mask over the eyes."""
    mask = (
        "M-40 -14C-24 -26 -8 -20 0 -12C8 -20 24 -26 40 -14C42 4 30 14 16 12"
        "C8 11 4 4 0 0C-4 4 -8 11 -16 12C-30 14 -42 4 -40 -14Z"
    )
    holes = "M-22 -6C-18 -10 -8 -9 -5 -4C-9 1 -18 2 -22 -6ZM22 -6C18 -10 8 -9 5 -4C9 1 18 2 22 -6Z"
    parts = body(mask, PLUM, "M0 -12C8 -20 24 -26 40 -14C42 4 30 14 16 12C8 11 4 4 0 0Z", PLUM_DARK) + flat(
        holes, CREAM, 2
    )
    return (
        parts
        + dot(-11, -4.5, 3)
        + dot(16, -4.5, 3)
        + line("M-40 -14C-24 -26 -8 -20 0 -12C8 -20 24 -26 40 -14", GOLD, 3)
    )


def candle() -> str:
    parts = fill("M-34 -70A34 34 0 1 1 34 -70A34 34 0 1 1 -34 -70Z", "#fbe28a", 0.3) + body(
        "M-9 -2V-48H9V-2Z", CREAM, "M2 -2V-48H9V-2Z", TAN
    )
    parts += flat("M0 -80C10 -70 8 -56 0 -52C-8 -56 -10 -68 0 -80Z", "#f39a3c", 2.2) + fill(
        "M0 -68C4 -62 4 -56 0 -54C-4 -56 -4 -62 0 -68Z", "#fff3c4"
    )
    return parts + flat("M-22 -4H22L14 6H-14Z", GOLD)


def treason() -> str:
    """A purse changes hands while the long ships come."""
    scene = Scene("treason", HUES["desert"])
    scene.sky("#2f3a5a", "#a85a4a", "#f0b27a", level=170)
    scene.ground.ovals([(176, 128, 30, 30)], "#fbd98a", ink=2)
    scene.sea(150, ("#5f7f94", "#3f5f78", "#2a4258"))
    for x, y, scale in ((52, 160, 0.6), (120, 152, 0.44), (210, 162, 0.7)):
        scene.put(at(x, y, vessels.long_ship(), scale), 200 + y)
    scene.land([(0, 280), (120, 262), (240, 276)], "#5b4a3a", ink=1.6)
    look = Look(
        cut="hood",
        hair=("#55331b", "#2b1a10"),
        beard="stubble",
        mood="sly",
        coat=("#3d3a48", "#28252f"),
        gaze=0.9,
    )
    scene.put(at(96, 180, bust(look) + hood("#4f5a4a", "#343d31"), 1.1))
    scene.put(at(176, 292, props.sack("#b98a52", "#7a5530"), 0.98))
    arm = body("M96 311L122 262L152 262L146 311Z", "#3d3a48", "M96 311L112 281L150 290L146 311Z", "#28252f")
    scene.put(arm + at(150, 252, props.fist(("#f2c9a0", "#d39a6c")), 1.1, -30))
    scene.put(props.coin(206, 288, 12) + props.coin(218, 296, 9))
    return scene.card(DEVELOPMENT)


# The traders


def swift_journey() -> str:
    """A horse in haste, the wheels hardly touch the road."""
    scene = Scene("swift", HUES["pasture"])
    scene.sky("#8fc7d6", "#fbeed0", level=200)
    scene.sun(196, 58, 22)
    for x, y, wide in ((58, 52, 60), (118, 84, 44)):
        scene.cloud(x, y, wide)
    scene.land([(0, 166), (80, 142), (160, 160), (240, 138)], "#b4d488", ink=1.5)
    scene.land([(0, 200), (120, 184), (240, 196)], "#a5cb6c", ink=1.4)
    round_tree(scene, 32, 186, 46, OAK)
    scene.ground.area([(0, 264), (240, 250), (240, 296), (0, 304)], "#e3cf9c", ink=1.6)
    scene.put(line("M150 176H214M170 190H226M140 204H176", CREAM, 3.4), 500)
    scene.put(at(190, 280, beasts.wagon(3), 0.7, 4), 600)
    scene.put(at(103, 288, beasts.horse() + beasts.harness(), 0.72, -6), 700)
    dust = "M128 296C118 290 122 278 134 280C138 270 152 272 154 280C166 278 170 290 160 296Z"
    scene.put(flat(dust, "#efe0b4", 2) + at(64, 6, flat(dust, "#efe0b4", 2)), 800)
    return scene.card(DEVELOPMENT)


CARDS: dict[str, Callable[[], str]] = {
    "knighthood": knighthood,
    "black-knight": black_knight,
    "intrigue": intrigue,
    "treason": treason,
    "swift-journey": swift_journey,
}
