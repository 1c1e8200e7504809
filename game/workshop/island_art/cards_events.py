"""Event cards that trouble or move the Island."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art import beasts, houses, props
from game.workshop.island_art.brush import COLD_FIR, OAK, fir, grass, round_tree
from game.workshop.island_art.buildings import castle
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_LIT,
    STEEL,
    STEEL_LIT,
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
from game.workshop.island_art.icon_cards import star
from game.workshop.island_art.land import HUES
from game.workshop.island_art.people import FAIR, TAWNY, Look, bust, hood
from game.workshop.island_art.scene import EVENT, Scene

BLUE, BLUE_DARK = "#3a6fc4", "#244a8e"
NIGHT, NIGHT_DARK = "#4a4550", "#302c36"


def mask() -> str:
    """A robber's band across the eyes."""
    band = "M-33 -12C-20 -18 20 -18 33 -12L31 4C22 9 8 8 0 1C-8 8 -22 9 -31 4Z"
    holes = "M-21 -5C-17 -10 -8 -9 -5 -4C-9 1 -18 2 -21 -5ZM21 -5C17 -10 8 -9 5 -4C9 1 18 2 21 -5Z"
    return flat(band, "#1d1714") + fill(holes, CREAM)


def robber(mood: str, gaze: float) -> str:
    look = Look(cut="hood", hair=("#55331b", "#2b1a10"), beard="stubble", mood=mood, coat=(NIGHT, NIGHT_DARK))
    eyes = dot(-12 + 3 * gaze, -4, 3.2) + dot(12 + 3 * gaze, -4, 3.2)
    scarf = body(
        "M-40 50C-20 62 20 62 40 50L46 74C20 88 -20 88 -46 74Z",
        CORAL,
        "M18 58C28 56 36 53 40 50L46 74C36 79 26 82 16 83Z",
        CORAL_DARK,
    )
    return bust(look) + mask() + eyes + hood(NIGHT, NIGHT_DARK) + scarf


def robber_attack() -> str:
    """He has come by night, and he is not shy."""
    scene = Scene("attack", HUES["mountains"])
    scene.sky("#1f2a44", "#45507a", "#7a6f8f", level=260)
    scene.put(flat("M58 34C28 36 22 84 56 92C70 94 80 88 84 80C56 84 44 54 58 34Z", "#f6ecd0", 2.2), 100)
    stars = [(120, 40, 2, 2), (196, 56, 2, 2), (160, 84, 1.6, 1.6), (96, 96, 1.6, 1.6), (214, 110, 1.5, 1.5)]
    scene.ground.ovals(stars, "#fff6dc")
    scene.land([(0, 214), (80, 190), (160, 206), (240, 184)], "#2f3a52", ink=1.4)
    for x, y, tall in ((24, 236, 84), (50, 226, 62), (216, 230, 92), (192, 222, 66)):
        fir(scene, x, y, tall, ("#2f5a58", "#1c3d40"))
    scene.put(at(116, 166, robber("stern", 0), 1.14))
    dagger = body("M-6 0V-56L0 -70L6 -56V0Z", STEEL_LIT, "M0 0V-70L6 -56V0Z", STEEL) + rod(
        "M-15 2H15", GOLD, 4
    )
    sleeve = body("M160 311L176 276L210 276L216 311Z", NIGHT, "M196 276H210L216 311H198Z", NIGHT_DARK)
    scene.put(at(192, 246, dagger, 1.1, 8) + sleeve + at(193, 266, props.fist(FAIR), 1.05))
    return scene.card(EVENT)


def robber_flees() -> str:
    """Away over the hills, with all he can carry."""
    scene = Scene("flees", HUES["pasture"])
    scene.sky("#f6c98a", "#fdf0cf", level=200)
    scene.sun(150, 84, 30, "#fff6d0", "#fbe28a")
    scene.land([(0, 160), (80, 138), (160, 152), (240, 132)], "#b4d488", ink=1.5)
    castle(scene, 48, 152, 46)
    scene.land([(0, 196), (110, 176), (240, 190)], "#a5cb6c", ink=1.4)
    round_tree(scene, 206, 178, 52, OAK)
    for n in range(7):
        x, y = 26 + n * 13, 286 - n * 12 + n % 2 * 8
        scene.ground.ovals([(x, y, 5, 2.8)], "#5f8a3c", opacity=0.8)
    scene.put(at(196, 252, props.sack("#b98a52", "#7a5530"), 1.12, 14))
    scene.put(at(136, 190, robber("sad", -1), 0.98))
    sleeve = body("M150 311L160 262L192 250L206 311Z", NIGHT, "M180 254L192 250L206 311H184Z", NIGHT_DARK)
    scene.put(sleeve + at(184, 236, props.fist(FAIR), 1, 20))
    sweat = "M0 -8C5 0 5 5 0 7C-5 5 -5 0 0 -8Z"
    scene.put(at(82, 186, flat(sweat, "#9fd3dc", 2)) + at(88, 162, flat(sweat, "#9fd3dc", 2), 0.9))
    return scene.card(EVENT)


def conflict() -> str:
    """Two neighbours who no longer talk."""
    scene = Scene("conflict", HUES["desert"])
    scene.sky("#5a3a4a", "#c9634a", "#f2b27a", level=250)
    scene.cloud(64, 50, 90, "#8a5f68", "#5a3a4a")
    scene.cloud(182, 72, 80, "#8a5f68", "#5a3a4a")
    scene.land([(0, 226), (120, 212), (240, 228)], "#a8714a", ink=1.5)
    left = Look(hair=("#b5652f", "#7f421c"), beard="full", mood="stern", coat=(CORAL, CORAL_DARK), gaze=1)
    right = Look(
        cut="curls", hair=("#3d2f24", "#241a12"), mood="stern", coat=(BLUE, BLUE_DARK), gaze=-1, skin=TAWNY
    )
    scene.put(at(75, 192, bust(left), 0.78), 500)
    scene.put(at(165, 192, bust(right), 0.78), 510)
    scene.put(at(104, 286, props.sword(104), 0.86, 14) + at(136, 286, props.sword(104), 0.86, -14))
    flash = star(120, 220, 24, 9, 8)
    scene.put(flat(flash, "#fff3c4", 2.4) + dot(120, 220, 6, CREAM))
    return scene.card(EVENT)


def tournament() -> str:
    """Lance down, pennants up."""
    scene = Scene("tournament", HUES["pasture"])
    scene.sky("#8fc7d6", "#f6ecd0", level=220)
    scene.cloud(120, 42, 70)
    stand = body("M13 116H227V208H13Z", WOOD, "M13 176H227V208H13Z", WOOD_DARK) + line(
        "M13 146H227M13 176H227", width=2.4
    )
    heads = ""
    tones = (CORAL, BLUE, "#72a85a", GOLD, "#8a63ab")
    for row, y in ((0, 140), (1, 170)):
        for n in range(9):
            x = 26 + n * 24 + row * 10
            heads += flat(
                f"M{x - 10} {y + 10}C{x - 10} {y - 4} {x + 10} {y - 4} {x + 10} {y + 10}Z",
                tones[(n + row * 2) % 5],
                2,
            )
            heads += disc(x, y - 10, 8, ("#f2c9a0", "#dca878", "#a9744a")[(n + row) % 3], 2)
            heads += (
                dot(x - 2.8, y - 10, 1.1)
                + dot(x + 2.4, y - 10, 1.1)
                + line(f"M{x - 3} {y - 6.4}C{x - 1} {y - 4.8} {x + 1} {y - 4.8} {x + 3} {y - 6.4}", width=1.4)
            )
            heads += flat(
                (
                    f"M{x - 8} {y - 11}C{x - 8} {y - 21} {x + 8} {y - 21} {x + 8} {y - 11}"
                    f"C{x + 3} {y - 15} {x - 3} {y - 15} {x - 8} {y - 11}Z"
                ),
                ("#7a4d2b", "#3d2f24", "#d9b060")[(n * 2 + row) % 3],
                1.8,
            )
    rows = body("M13 146H227V154H13Z", WOOD_LIT, "M13 150H227V154H13Z", WOOD) + body(
        "M13 178H227V208H13Z", CREAM, "M150 178H227V208H150Z", TAN
    )
    cloths = "".join(
        flat(f"M{x} 178h26v18l-13 12l-13 -12Z", tones[n % 5], 2.4) for n, x in enumerate(range(18, 220, 36))
    )
    poles = ""
    for n, x in enumerate((26, 82, 138, 194)):
        poles += rod(f"M{x} 116V64", WOOD_LIT, 2.4) + flat(
            f"M{x + 1} 64L{x + 26} 72L{x + 1} 81Z", tones[n], 2.4
        )
    scene.put(poles + stand + heads + rows + cloths, 200)
    scene.land([(0, 210), (120, 206), (240, 210)], "#a5cb6c", ink=1.5)
    grass(scene, [(24 + n * 24, 226 + n * 31 % 74) for n in range(10)], 12, "#5f8a3c")
    mount = (
        beasts.horse(beasts.GREY)
        + beasts.barding(CORAL, CORAL_DARK)
        + at(0, -98, beasts.rider(CORAL, CORAL_DARK))
    )
    lance = rod("M34 -122L-128 -104", WOOD_LIT, 4.5) + flat("M-118 -112L-138 -103L-118 -98Z", STEEL_LIT, 2.4)
    mount += (
        lance
        + at(-18, -116, props.shield(GOLD_LIT, GOLD), 0.36)
        + flat("M8 -186C22 -210 54 -200 56 -176C44 -186 30 -186 16 -180Z", GOLD, 2.6)
    )
    scene.put(at(130, 296, mount, 0.8))
    return scene.card(EVENT)


def epidemic() -> str:
    """The doctor with the beak."""
    scene = Scene("epidemic", HUES["swamp"])
    scene.sky("#5f7a62", "#b9c49a", "#e3dfb8", level=240)
    scene.cloud(60, 46, 80, "#9fae8a", "#6f8468")
    scene.cloud(188, 66, 70, "#9fae8a", "#6f8468")
    row = at(40, 236, houses.town_house(58, 84, "#c9c2a4", ("#5f6a5a", "#454f42"))) + at(
        204, 236, houses.town_house(60, 96, "#bdb697", ("#6a5a4a", "#4a3f34"))
    )
    scene.put(row, 200)
    scene.land([(0, 234), (120, 228), (240, 234)], "#8d8f6a", ink=1.5)
    scene.put(at(118, 166, doctor(), 1.12))
    scene.put(at(206, 300, props.lantern(), 1.25))
    return scene.card(EVENT)


def doctor() -> str:
    """Hat, goggles and a beak full of herbs."""
    coat = body(
        "M-78 150C-80 92 -56 62 -24 52H24C56 62 80 92 78 150Z",
        "#3a3f46",
        "M20 52H24C56 62 80 92 78 150H36C48 112 42 76 20 52Z",
        "#25292e",
    )
    cowl = body(
        "M-44 -6C-46 40 -44 60 -56 78C-20 94 20 94 56 78C44 60 46 40 44 -6Z",
        "#4d535b",
        "M26 -6H44C46 40 44 60 56 78C46 82 36 85 26 86.5C38 60 36 20 26 -6Z",
        "#33383e",
    )
    face = body(
        "M-36 -30C-38 6 -28 30 -10 38L6 40C28 30 38 6 36 -30Z",
        "#d8c7a0",
        "M14 -30H36C38 6 28 30 6 40L0 39.5C18 22 22 -6 14 -30Z",
        "#a8946a",
    )
    beak = "M-10 0C10 -10 26 -2 24 12C22 40 -6 70 -54 84C-34 60 -20 40 -16 16Z"
    parts = (
        coat
        + cowl
        + face
        + body(beak, "#ecdcb4", "M24 12C22 40 -6 70 -54 84C-22 64 6 40 10 -3C20 -3 25 4 24 12Z", "#b9a474")
    )
    parts += line("M-14 26L10 30M-22 44L0 48M-32 60L-12 64", width=2.2) + dot(-4, 12, 2)
    for x in (-18, 22):
        parts += (
            disc(x, -14, 12, "#5b3a20")
            + disc(x, -14, 8, "#9fd3c4", 2.2)
            + fill(f"M{x - 5} -16A6 6 0 0 1 {x + 1} -20L{x - 1} -15Z", CREAM)
        )
    brim = "M-64 -28C-40 -42 40 -42 64 -28C40 -18 -40 -18 -64 -28Z"
    crown = "M-36 -32L-30 -78H30L36 -32C16 -38 -16 -38 -36 -32Z"
    parts += body(
        brim,
        "#2f3338",
        "M20 -38C40 -37 56 -34 64 -28C50 -22 30 -20.5 12 -20.3C26 -26 28 -32 20 -38Z",
        "#1d2024",
    )
    return (
        parts
        + body(crown, "#3a3f46", "M12 -78H30L36 -32C30 -34 24 -35 18 -35.6C22 -50 20 -66 12 -78Z", "#25292e")
        + line("M-35 -42C-16 -47 16 -47 35 -42", CORAL, 5)
    )


def earthquake() -> str:
    """The road breaks, the houses lean."""
    scene = Scene("earthquake", HUES["desert"])
    scene.sky("#a8b0a4", "#e9dcb8", level=210)
    scene.cloud(60, 44, 80, "#d8cfb4", "#a89f88")
    scene.cloud(186, 60, 70, "#d8cfb4", "#a89f88")
    scene.land([(0, 168), (90, 154), (240, 166)], "#b4b57a", ink=1.5)
    scene.put(at(62, 206, houses.town_house(62, 76, "#f3e6c8", ("#c45c3c", "#3f8fa0")), 1, -13), 300)
    scene.put(at(184, 204, houses.town_house(58, 84, "#ecd9b4", ("#5f7f94", "#c45434")), 1, 15), 300)
    tree = (
        rod("M0 0V-26", WOOD, 6)
        + disc(0, -46, 26, "#7bab4d")
        + fill("M6 -71A26 26 0 0 1 6 -21C18 -36 18 -56 6 -71Z", "#437236")
        + disc(0, -46, 26, "none")
    )
    scene.put(at(122, 208, tree, 0.9, 20), 290)
    scene.land([(0, 206), (60, 202), (120, 210), (180, 200), (240, 206)], "#c9b67c", ink=1.6)
    road = "M13 256L92 240L100 262L96 290L13 302ZM142 250L227 230V276L150 294L138 272Z"
    scene.put(flat(road, "#e6d3a4") + line("M30 274L60 270M172 266L200 260", "#a98a5a", 3), 400)
    crack = "M112 206L126 226L108 240L124 262L106 282L118 309H146L138 284L150 262L136 244L146 226L130 206Z"
    scene.put(
        flat(crack, "#2a160d")
        + fill("M124 240L118 262L126 284L122 309H136L132 284L140 262L130 244Z", "#d9603f")
        + line("M108 240L84 232L70 238M150 262L176 256M106 282L82 292L70 288M146 226L168 216", width=3),
        500,
    )
    bits = ((88, 222, 9), (160, 232, 8), (78, 262, 7), (172, 284, 9), (98, 298, 7))
    scene.put(
        "".join(
            at(
                x,
                y,
                body("M-8 4L-6 -6L3 -9L9 -1L6 6Z", "#cfc6b2", "M3 -9L9 -1L6 6L0 5Z", "#958a76", 2.2),
                r / 8,
            )
            for x, y, r in bits
        ),
        600,
    )
    fir(scene, 222, 190, 46, COLD_FIR)
    return scene.card(EVENT)


CARDS: dict[str, Callable[[], str]] = {
    "robber-attack": robber_attack,
    "robber-flees": robber_flees,
    "conflict": conflict,
    "tournament": tournament,
    "epidemic": epidemic,
    "earthquake": earthquake,
}
