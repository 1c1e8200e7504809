"""Event cards of good and quiet days."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art import beasts, houses, props, vessels
from game.workshop.island_art.brush import (
    COLD_FIR,
    FIR,
    OAK,
    OLIVE,
    bush,
    cottage,
    fir,
    grass,
    polar,
    poplar,
    round_tree,
)
from game.workshop.island_art.glyph import (
    CORAL,
    CREAM,
    GOLD,
    GOLD_DARK,
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
    rod,
)
from game.workshop.island_art.land import HUES
from game.workshop.island_art.motifs import sheaf, sheep, windmill
from game.workshop.island_art.people import BROWN, FAIR, TAWNY, Look, bust, straw_hat
from game.workshop.island_art.scene import EVENT, Scene


def plentiful_year() -> str:
    """The last sheaves come home under a rainbow."""
    scene = Scene("harvest", HUES["fields"])
    scene.sky("#8fc7d6", "#fbeec2", level=210)
    for n, colour in enumerate(("#e2653f", "#f2c95a", "#72a85a", "#5fa3cf", "#8a63ab")):
        arc = [polar((120, 190), 112 - n * 9, 180.0 + 4 * step) for step in range(46)]
        scene.ground.line(arc, colour, 9, opacity=0.75)
    scene.cloud(52, 50, 66)
    scene.land([(0, 178), (90, 164), (240, 176)], "#cfc36a", ink=1.5)
    windmill(scene, 42, 186, 66)
    poplar(scene, 206, 182, 54)
    scene.land([(0, 206), (120, 194), (240, 206)], "#e2b347", ink=1.4)
    rows = [[(0, y), (60, y - 7), (120, y), (180, y - 7), (240, y - 2)] for y in range(216, 316, 14)]
    scene.ground.lines(rows, "#b98628", 2.2, opacity=0.55, soft=True)
    sheaf(scene, 212, 226, 44)
    load = "".join(
        at(x, y, at(0, 0, props.ear(70), 0.8), 1, turn)
        for x, y, turn in (
            (-46, -60, -30),
            (-30, -64, -16),
            (-12, -66, -6),
            (8, -66, 6),
            (26, -64, 16),
            (44, -60, 30),
        )
    )
    heap = body(
        "M-60 -56C-62 -112 62 -112 60 -56Z",
        "#f2d98a",
        "M24 -94C48 -90 60 -78 60 -56H34C38 -70 34 -84 24 -94Z",
        "#c99a3a",
    ) + line("M-40 -64L-34 -84M-16 -66L-14 -90M8 -66L8 -90M30 -66L28 -84", GOLD_DARK, 2.4)
    scene.put(at(162, 292, load + heap + beasts.wagon(0), 0.84), 600)
    scene.put(at(72, 296, beasts.horse() + beasts.harness("#3f8fa0"), 0.56), 700)
    return scene.card(EVENT)


def trade_advantage() -> str:
    """She knows what everything is worth."""
    scene = Scene("advantage", HUES["desert"])
    scene.sky("#9fd0da", "#fbeed0", level=220)
    scene.sun(190, 58, 20)
    scene.land([(0, 180), (90, 162), (160, 172), (240, 156)], "#d9c58a", ink=1.5)
    scene.put(
        flat(
            (
                "M206 164C186 172 160 184 166 196C174 212 232 214 226 240"
                "C220 262 150 268 150 309H226V262C236 240 240 214 214 200"
                "C196 190 196 178 214 165Z"
            ),
            "#f3e3b8",
            2.2,
        ),
        110,
    )
    scene.put(at(196, 190, beasts.wagon(3), 0.3), 200)
    round_tree(scene, 32, 186, 46, OLIVE)
    scene.land([(0, 246), (90, 236), (240, 262)], "#cdb06a", ink=0)
    look = Look(
        cut="none",
        skin=TAWNY,
        hair=("#3d2f24", "#241a12"),
        mood="merry",
        coat=("#7d5aa0", "#533870"),
        collar="#f0cf7c",
    )
    scene.put(at(96, 156, bust(look) + scarf(), 1.1))
    scene.put(at(180, 232, scales(), 0.72) + at(180, 276, props.fist(TAWNY), 1.05))
    return scene.card(EVENT)


def scarf() -> str:
    """A cloth wound around the head."""
    wrap = "M-38 -4C-46 -40 -28 -60 2 -60C30 -60 46 -40 38 -4C32 -18 22 -26 0 -26S-32 -18 -38 -4Z"
    parts = body(
        "M30 -14C48 6 52 40 40 66C34 40 30 20 26 0Z",
        "#2f9a8a",
        "M34 -8C48 10 52 40 40 66C40 40 40 14 34 -8Z",
        "#1f6a60",
    )
    parts += body(
        wrap,
        "#3fb0a0",
        "M14 -58.5C34 -54 44 -36 38 -4C34 -13 28 -20 18 -24C26 -36 24 -50 14 -58.5Z",
        "#26786c",
    )
    return parts + line("M-34 -20C-20 -40 20 -44 32 -30M-30 -36C-14 -50 10 -52 22 -46", "#f0cf7c", 3)


def scales() -> str:
    parts = rod("M0 -70V60", GOLD, 5) + rod("M-42 -58C-20 -66 20 -66 42 -58", GOLD, 4) + disc(0, -72, 8, GOLD)
    for x in (-42, 42):
        parts += line(f"M{x} -58L{x - 18} -14M{x} -58L{x + 18} -14", width=2)
        parts += body(
            f"M{x - 22} -14H{x + 22}C{x + 18} 2 {x - 18} 2 {x - 22} -14Z",
            GOLD,
            f"M{x + 4} -14H{x + 22}C{x + 20} -4 {x + 10} -1.5 {x} -2Z",
            GOLD_DARK,
        )
    return parts + props.coin(-48, -22, 8) + props.coin(-36, -22, 8) + at(42, -14, props.ore_lump(0.34))


def good_neighbours() -> str:
    """A gift over the fence."""
    scene = Scene("neighbours", HUES["pasture"])
    scene.sky("#8fc7d6", "#f6ecd0", level=200)
    scene.sun(120, 52, 20)
    scene.land([(0, 168), (80, 150), (160, 162), (240, 146)], "#b4d488", ink=1.5)
    cottage(scene, 38, 168, 50)
    cottage(scene, 190, 164, 52, 2)
    scene.land([(0, 190), (120, 180), (240, 190)], "#a5cb6c", ink=1.3)
    man = Look(
        hair=("#7a4d2b", "#55331b"), beard="moustache", mood="merry", coat=("#3f7f90", "#285a68"), gaze=1
    )
    woman = Look(
        cut="bun", hair=("#3d2f24", "#241a12"), mood="merry", coat=("#c45434", "#8a3320"), skin=BROWN, gaze=-1
    )
    scene.put(at(66, 172, bust(man) + straw_hat("#72a85a"), 0.8), 500)
    scene.put(at(176, 174, bust(woman), 0.8), 510)
    rails = "".join(line(f"M13 {y}H227", width=13) + line(f"M13 {y}H227", WOOD_LIT, 8) for y in (258, 288))
    posts = "".join(
        body(
            f"M{x} 310V238L{x + 9} 228L{x + 18} 238V310Z",
            WOOD_LIT,
            f"M{x + 11} 310V230L{x + 18} 238V310Z",
            WOOD,
        )
        for x in (22, 70, 152, 200)
    )
    scene.put(rails + posts, 600)
    loaf = body(
        "M-34 0C-36 -30 36 -30 34 0Z",
        "#c98d4a",
        "M12 -21C28 -18 35 -12 34 0H18C22 -8 20 -16 12 -21Z",
        "#95622c",
    ) + line("M-14 -18L-6 -6M2 -21L10 -8", width=2.4)
    scene.put(
        at(120, 256, loaf) + at(84, 252, props.fist(FAIR), 0.8) + at(157, 252, props.fist(BROWN), 0.8), 700
    )
    return scene.card(EVENT)


def neighbourly_help() -> str:
    """A roof goes up when all lend a hand."""
    scene = Scene("help", HUES["pasture"])
    scene.sky("#9fd0da", "#fbeed0", level=220)
    scene.cloud(58, 42, 66)
    scene.cloud(190, 64, 54)
    scene.land([(0, 192), (120, 176), (240, 190)], "#b4d488", ink=1.5)
    fir(scene, 24, 206, 56, FIR)
    fir(scene, 222, 202, 60, COLD_FIR)
    beams = (
        "M56 236V122M184 236V122M120 236V122M48 122H192M56 122L120 62L184 122M88 92V122"
        "M152 92V122M120 62V122M56 180H184"
    )
    scene.put(line(beams, width=13) + line(beams, WOOD_LIT, 8), 300)
    scene.land([(0, 232), (120, 224), (240, 234)], "#a5cb6c", ink=1.4)
    left = Look(
        hair=("#b5652f", "#7f421c"), mood="merry", beard="full", coat=("#3f7f90", "#285a68"), gaze=0.6
    )
    middle = Look(
        cut="curls", hair=("#3d2f24", "#241a12"), mood="merry", coat=("#c9a25a", "#95713a"), skin=BROWN
    )
    right = Look(cut="long", hair=("#d9b060", "#a97b2e"), mood="calm", coat=("#8a63ab", "#5f3f80"), gaze=-0.6)
    for x, y, look in ((60, 236, left), (121, 230, middle), (178, 236, right)):
        scene.put(at(x, y, bust(look), 0.56), 400)
    scene.put(
        body("M14 284L226 262V284L14 306Z", WOOD_LIT, "M14 298L226 276V284L14 306Z", WOOD)
        + line("M40 292L90 287M120 284L190 276", WOOD_DARK, 2.4),
        500,
    )
    scene.put(
        "".join(
            at(x, y, props.fist(skin), 0.72)
            for x, y, skin in ((44, 286, FAIR), (112, 279, BROWN), (180, 272, FAIR))
        ),
        600,
    )
    return scene.card(EVENT)


def calm_sea() -> str:
    """Not a breath; the ship stands on its own image."""
    scene = Scene("calm", HUES["lake"])
    scene.sky("#f3b98a", "#fbe3b8", "#fdf3d8", level=180)
    scene.sun(62, 116, 34, "#fff6d0", "#fbdc8a")
    scene.gulls(((46, 60), (74, 44), (196, 70)))
    scene.ground.area([(0, 168), (240, 168), (240, 320), (0, 320)], "#5fa9b4")
    scene.ground.line([(8, 168), (232, 168)], "#2b2118", 1.8, opacity=0.7)
    scene.ground.areas(
        [
            [
                (44 - n * 3, 178 + n * 15),
                (80 + n * 3, 178 + n * 15),
                (72 + n * 3, 184 + n * 15),
                (52 - n * 3, 184 + n * 15),
            ]
            for n in range(8)
        ],
        "#fbe3b8",
        opacity=0.7,
    )
    scene.ground.lines(
        [[(24 + n * 53 % 150, 190 + n * 12), (64 + n * 53 % 150, 190 + n * 12)] for n in range(10)],
        "#cfeae6",
        2,
        opacity=0.7,
    )
    hull = "M-70 -30H72L54 6H-50Z"
    image = fill("M-66 8H68L52 34H-48ZM-44 36H-4V110H-26ZM4 36H50L30 120H4Z", "#2f7688", 0.35)
    ship = image + line("M0 -30V-150", width=8) + line("M0 -30V-150", WOOD, 4)
    ship += body(
        "M8 -140C44 -126 60 -88 54 -40H8Z",
        CREAM,
        "M30 -126C52 -108 60 -80 54 -40H38C44 -72 42 -102 30 -126Z",
        TAN,
    ) + body("M-8 -132C-34 -112 -50 -78 -52 -40H-8Z", CREAM, "M-8 -132C-18 -100 -22 -70 -20 -40H-8Z", TAN)
    ship += (
        flat("M2 -152L28 -145L2 -137Z", CORAL)
        + body(hull, WOOD, "M-58 -8H64L54 6H-50Z", WOOD_DARK)
        + line("M-64 -20H66", GOLD, 4)
        + line(hull)
    )
    scene.put(at(136, 200, ship, 1), 500)
    return scene.card(EVENT)


def new_year() -> str:
    """Bells and fire in the snow."""
    scene = Scene("new year", HUES["mountains"])
    scene.sky("#1c2748", "#3a4a7a", "#7a7aa8", level=250)
    stars = [(30 + n * 47 % 186, 30 + n * 61 % 130, 1.5 + n % 3 * 0.4, 1.5 + n % 3 * 0.4) for n in range(18)]
    scene.ground.ovals(stars, "#fff6dc")
    for x, y, size, colour in ((66, 84, 42, "#f2c95a"), (170, 76, 46, "#e2653f"), (118, 138, 28, "#8fd0d6")):
        rays = [
            [polar((x, y), size * 0.3, step * 30.0), polar((x, y), size, step * 30.0)] for step in range(12)
        ]
        scene.ground.lines(rays, colour, 3.2)
        scene.ground.ovals(
            [(*polar((x, y), size * 1.12, step * 30.0), 2.6, 2.6) for step in range(12)], "#fff3c4"
        )
    scene.land([(0, 214), (80, 190), (160, 206), (240, 186)], "#aebbd4", ink=1.5)
    houses_in_snow = (
        at(60, 262, houses.town_house(58, 62, "#d8c9a8", ("#f4f6fa", "#c45434")))
        + at(126, 256, houses.town_house(62, 72, "#cdbd98", ("#f4f6fa", "#3f8fa0")))
        + at(190, 262, houses.town_house(56, 58, "#d8c9a8", ("#f4f6fa", "#72a85a")))
    )
    scene.put(houses_in_snow, 300)
    scene.land([(0, 258), (80, 250), (160, 258), (240, 248)], "#e9eef6", ink=1.5)
    for x, y, tall in ((24, 274, 62), (220, 272, 68)):
        fir(scene, x, y, tall, ("#5f8f86", "#2f5f5a"))
    scene.ground.lines(
        [[(30 + n * 61 % 170, 274 + n * 7), (58 + n * 61 % 170, 272 + n * 7)] for n in range(5)],
        "#b9c6dc",
        2.4,
    )
    scene.put(at(120, 304, snowman(), 0.9), 600)
    return scene.card(EVENT)


def snowman() -> str:
    parts = (
        props.ground_shadow(34, 6)
        + disc(0, -22, 24, "#f8fbff")
        + fill("M8 -45A24 24 0 0 1 8 1C20 -12 20 -32 8 -45Z", "#c3d0e4")
        + disc(0, -22, 24, "none")
    )
    parts += (
        disc(0, -58, 17, "#f8fbff")
        + fill("M6 -74A17 17 0 0 1 6 -42C14 -50 14 -66 6 -74Z", "#c3d0e4")
        + disc(0, -58, 17, "none")
    )
    parts += (
        dot(-6, -62, 2.4)
        + dot(6, -62, 2.4)
        + flat("M0 -58L-18 -54L0 -53Z", "#e2803f", 2)
        + dot(0, -30, 2.4)
        + dot(0, -18, 2.4)
    )
    parts += line("M-14 -44C-6 -39 6 -39 14 -44", width=9) + line("M-14 -44C-6 -39 6 -39 14 -44", CORAL, 5)
    return parts + flat("M-12 -72V-90H12V-72Z", "#3a3f46", 2.4) + line("M-20 -72H20", width=5)


def quiet_day() -> str:
    """Nothing happens, and that is good."""
    scene = Scene("quiet", HUES["pasture"])
    scene.sky("#9fd0da", "#fbeed0", level=180)
    scene.sun(182, 58, 20)
    scene.cloud(66, 54, 76)
    scene.cloud(134, 92, 50)
    scene.sea(140)
    scene.put(at(58, 158, vessels.sail_boat(), 0.5), 100)
    scene.land([(0, 226), (60, 210), (120, 190), (180, 176), (240, 170)], "#ecd9a2", ink=1.5)
    scene.land([(0, 240), (60, 222), (120, 202), (180, 186), (240, 180)], "#a5cb6c", ink=1.4)
    cottage(scene, 188, 214, 54)
    round_tree(scene, 150, 220, 58, OAK)
    bush(scene, 222, 236, 26, OLIVE)
    for x, y, size, left in ((64, 262, 40, False), (122, 284, 46, True), (186, 276, 38, False)):
        sheep(scene, x, y, size, left)
    grass(scene, [(26 + n * 25, 246 + n * 29 % 60) for n in range(9)], 13, "#5f8a3c")
    return scene.card(EVENT)


CARDS: dict[str, Callable[[], str]] = {
    "plentiful-year": plentiful_year,
    "trade-advantage": trade_advantage,
    "good-neighbours": good_neighbours,
    "neighbourly-help": neighbourly_help,
    "calm-sea": calm_sea,
    "new-year": new_year,
    "quiet-day": quiet_day,
}
