"""The tiles that pass from hand to hand."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art import beasts, props, vessels
from game.workshop.island_art.brush import (
    FIR,
    OAK,
    cottage,
    fir,
    peak,
    round_tree,
)
from game.workshop.island_art.buildings import castle
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIT,
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
from game.workshop.island_art.icon_cards import star
from game.workshop.island_art.land import HUES
from game.workshop.island_art.people import TAWNY, Look, bust, open_helmet
from game.workshop.island_art.scene import SPECIAL, Scene


def longest_road() -> str:
    """From the sea to the mountains, mile after mile."""
    scene = Scene("long road", HUES["pasture"])
    scene.sky("#8fc7d6", "#f6ecd0", level=130)
    scene.sun(54, 52, 18)
    scene.land([(0, 112), (120, 104), (240, 114)], "#9aa0ac", ink=0)
    for x, y, half, high in ((70, 120, 54, 66), (168, 120, 62, 80), (120, 126, 50, 50)):
        peak(scene, x, y, half, high)
    scene.land([(0, 120), (120, 112), (240, 124)], "#a9c47a", ink=1.4)
    scene.land([(0, 176), (120, 160), (240, 180)], "#a5cb6c", ink=1.3)
    scene.land([(0, 248), (120, 226), (240, 252)], "#97c05e", ink=1.2)
    scene.put(winding_road(), 50)
    cottage(scene, 200, 166, 34)
    cottage(scene, 36, 196, 38, 2)
    for x, y, tall in ((206, 234, 46), (222, 226, 40), (24, 268, 54), (38, 152, 26)):
        round_tree(scene, x, y, tall, OAK)
    fir(scene, 46, 134, 26, FIR)
    scene.put(at(142, 186, beasts.wagon(3), 0.26) + at(116, 186, beasts.horse(), 0.2), 300)
    scene.put(at(184, 300, signpost()), 600)
    return scene.card(SPECIAL)


def winding_road() -> str:
    """From the lower edge to the pass."""
    near = (
        "M56 309C66 268 148 262 148 238C148 214 76 212 76 190C76 170 138 168 138 152C138 140 110 138 113 128"
    )
    far = "C115 120 127 117 133 115L141 116C137 119 126 122 127 129C129 136 160 140 162 152"
    dashes = (
        "M112 300C118 276 172 262 174 240C174 222 108 208 96 196M96 184"
        "C100 174 148 166 150 154M146 148C140 140 122 136 120 130"
    )
    way = flat(
        f"{near}{far}C164 170 112 174 112 190C112 208 208 212 210 240C212 268 152 276 152 309Z", "#ecdcae"
    )
    return way + f'<path d="{dashes}" stroke="#b89a5c" stroke-width="3" stroke-dasharray="10 9"/>'


def signpost() -> str:
    """It is far in both directions."""
    parts = props.ground_shadow(30, 5) + rod("M0 0V-96", WOOD, 6)
    parts += body("M-14 -90H34L46 -78L34 -66H-14Z", WOOD_LIT, "M-14 -73H41L34 -66H-14Z", WOOD)
    parts += body("M14 -58H-30L-42 -46L-30 -34H14Z", WOOD_LIT, "M14 -41H-37L-30 -34H14Z", WOOD)
    return parts + fill(star(10, -78, 8, 3.4), CORAL_DARK) + line("M-24 -46H4", WOOD_DARK, 3)


def largest_army() -> str:
    """Three helmets, a wood of lances."""
    scene = Scene("army", HUES["castle"])
    scene.sky("#c9795a", "#f2c98a", "#fbeac4", level=230)
    scene.sun(120, 96, 30, "#fff6d0", "#fbe28a")
    scene.land([(0, 206), (120, 190), (240, 204)], "#a9b06a", ink=1.5)
    castle(scene, 206, 204, 56)
    lances = ""
    for n, x in enumerate((26, 54, 82, 110, 136, 162, 188)):
        lances += rod(f"M{x} 250V{58 + n % 3 * 14}", WOOD_LIT, 3) + flat(
            f"M{x} {44 + n % 3 * 14}L{x + 7} {62 + n % 3 * 14}H{x - 7}Z", STEEL_LIT, 2.4
        )
        if n % 2 == 0:
            tone = (CORAL, "#3a6fc4", GOLD)[n // 2 % 3]
            lances += flat(f"M{x + 2} {70 + n % 3 * 14}h34l-9 11l9 11h-34Z", tone, 2.4)
    scene.put(lances, 300)
    men = (
        (
            62,
            202,
            0.72,
            Look(
                cut="none", mood="stern", beard="full", hair=("#7a4d2b", "#55331b"), coat=(STEEL, STEEL_DARK)
            ),
            ("#3a6fc4", "#244a8e"),
        ),
        (
            178,
            202,
            0.72,
            Look(cut="none", mood="stern", skin=TAWNY, coat=(STEEL, STEEL_DARK)),
            (GOLD, GOLD_DARK),
        ),
        (
            120,
            222,
            0.82,
            Look(
                cut="none",
                mood="calm",
                beard="moustache",
                hair=("#3d2f24", "#241a12"),
                coat=(STEEL, STEEL_DARK),
            ),
            (CORAL, CORAL_DARK),
        ),
    )
    for n, (x, y, scale, look, plume) in enumerate(men):
        scene.put(at(x, y, bust(look) + open_helmet(plume), scale), 400 + n)
    scene.put(at(120, 284, props.shield(CORAL, CORAL_DARK, fill(star(0, -8, 24, 10), CREAM)), 0.5), 500)
    return scene.card(SPECIAL)


def harbour_master() -> str:
    """She knows every keel in the roads."""
    scene = Scene("harbour", HUES["lake"])
    scene.sky("#9fd0da", "#fbeed0", level=170)
    scene.cloud(66, 46, 70)
    scene.gulls(((176, 44), (200, 62)))
    scene.sea(150)
    scene.put(at(46, 182, vessels.tall_ship(), 0.62) + at(202, 176, vessels.tall_ship(), 0.54), 200)
    pier = body("M10 262H230V276H10Z", WOOD_LIT, "M10 270H230V276H10Z", WOOD) + body(
        "M10 276H230V310H10Z", WOOD_DARK, "M10 292H230V310H10Z", "#5b3a20"
    )
    look = Look(
        cut="bun",
        hair=("#b5652f", "#7f421c"),
        mood="calm",
        coat=("#2b4a7a", "#1c3254"),
        collar=GOLD_LIT,
        gaze=-0.5,
    )
    scene.put(at(118, 166, bust(look) + captains_hat() + _buttons(), 1.08), 400)
    scene.put(pier, 500)
    scene.put(at(182, 292, vessels.anchor(), 0.86), 600)
    scene.put(at(44, 276, vessels.bollard()), 600)
    return scene.card(SPECIAL)


def _buttons() -> str:
    return "".join(dot(x, y, 4, GOLD) for x in (-10, 10) for y in (92, 112)) + line(
        "M-70 104C-62 92 -52 84 -40 80M70 104C62 92 52 84 40 80", GOLD, 4
    )


def captains_hat() -> str:
    """A hat with three corners."""
    shape = "M-66 -30C-50 -40 -34 -70 0 -70S50 -40 66 -30C54 -18 30 -24 0 -24S-54 -18 -66 -30Z"
    parts = body(
        shape,
        "#2b4a7a",
        "M14 -68.5C36 -62 50 -40 66 -30C56 -20 36 -23 18 -23.8C28 -36 26 -56 14 -68.5Z",
        "#1c3254",
    )
    return (
        parts
        + line("M-62 -30C-46 -38 -32 -63 0 -63S46 -38 62 -30", GOLD, 4)
        + disc(0, -44, 9, GOLD, 2.4)
        + fill(star(0, -44, 6, 2.6), CORAL_DARK)
    )


def wealthiest() -> str:
    """Gold on every finger, and more in the chest."""
    scene = Scene("wealth", HUES["desert"])
    scene.sky("#4a2f5a", "#8a4f6a")
    curtain = "M13 13H64C60 80 46 150 13 190ZM227 13H176C180 80 194 150 227 190Z"
    scene.put(
        flat(curtain, "#c9963a")
        + line(
            (
                "M30 13C32 70 26 130 18 176M48 13C46 70 38 120 28 160M210 13"
                "C208 70 214 130 222 176M192 13C194 70 202 120 212 160"
            ),
            "#8a6224",
            3,
        ),
        200,
    )
    look = Look(
        cut="curls",
        hair=("#d9b060", "#a97b2e"),
        mood="merry",
        coat=("#9e2a3c", "#6d1a28"),
        collar=GOLD_LIT,
        gaze=0.4,
    )
    scene.put(at(120, 136, bust(look) + tiara() + necklace(), 1.06), 400)
    scene.put(at(120, 302, chest()), 600)
    return scene.card(SPECIAL)


def tiara() -> str:
    return body(
        "M-26 -42C-12 -50 12 -50 26 -42L20 -62L10 -52L0 -72L-10 -52L-20 -62Z",
        GOLD,
        "M0 -72L10 -52L20 -62L26 -42C18 -46.5 10 -48 4 -48.3Z",
        GOLD_DARK,
    ) + dot(0, -54, 3.4, "#5fa3cf")


def necklace() -> str:
    beads = ((-30, 62), (-22, 74), (-11, 83), (11, 83), (22, 74), (30, 62))
    ears = flat("M-36 14l-4 12l4 6l4 -6Z", "#5fa3cf", 2) + flat("M36 14l-4 12l4 6l4 -6Z", "#5fa3cf", 2)
    return (
        ears
        + "".join(disc(x, y, 6, CREAM, 2.2) for x, y in beads)
        + flat("M0 78L12 92L0 108L-12 92Z", "#5fa3cf")
    )


def chest() -> str:
    """Open, and heaped."""
    parts = props.ground_shadow(92, 9)
    lid = "M-82 -70C-84 -108 -70 -122 -56 -122H56C70 -122 84 -108 82 -70Z"
    parts += body(
        lid, WOOD_DARK, "M30 -122H56C70 -122 84 -108 82 -70H40C46 -90 42 -110 30 -122Z", "#5b3a20"
    ) + line("M-66 -74C-66 -100 -60 -110 -50 -112H50C60 -110 66 -100 66 -74", GOLD, 3)
    heap = (
        (-58, -74),
        (-34, -82),
        (-10, -88),
        (14, -86),
        (38, -82),
        (60, -74),
        (-46, -66),
        (-20, -72),
        (6, -72),
        (30, -68),
        (52, -64),
    )
    parts += "".join(props.coin(x, y, 15) for x, y in heap)
    parts += at(-26, -84, flat("M-9 -4L0 -16L9 -4L0 12Z", "#e2653f", 2.2)) + at(
        24, -92, flat("M-9 -4L0 -14L9 -4L0 10Z", "#5fb08a", 2.2)
    )
    parts += body("M-84 -58H84L78 0H-78Z", WOOD, "M30 -58H84L78 0H32Z", WOOD_DARK)
    parts += (
        line("M-56 -58L-52 0M56 -58L52 0", width=13)
        + line("M-56 -58L-52 0M56 -58L52 0", GOLD, 7)
        + line("M-84 -58H84", width=9)
        + line("M-83 -58H83", GOLD, 4)
    )
    return parts + flat("M-14 -66H14V-34H-14Z", GOLD) + dot(0, -52, 5) + line("M0 -50V-41", width=4)


def poor() -> str:
    """An empty bowl on a cold day."""
    scene = Scene("poor", HUES["mountains"])
    scene.sky("#8d9aa4", "#c9cdc4", level=240)
    scene.cloud(62, 48, 84, "#b5bcbf", "#8d979c")
    scene.cloud(184, 70, 76, "#b5bcbf", "#8d979c")
    scene.ground.lines(
        [[(30 + n * 37 % 180, 40 + n * 23 % 180), (24 + n * 37 % 180, 58 + n * 23 % 180)] for n in range(22)],
        "#6f8a9a",
        2.2,
        opacity=0.6,
    )
    wall = "M13 120H70V236H13ZM170 120H227V236H170Z"
    scene.put(
        flat(wall, "#a39a88")
        + line(
            (
                "M13 150H70M13 180H70M13 208H70M40 120V150M28 150V180M54 150V180M40 180V208"
                "M170 150H227M170 180H227M170 208H227M198 120V150M186 150V180M212 150V180"
                "M198 180V208"
            ),
            "#7d735f",
            2.4,
        ),
        200,
    )
    scene.land([(0, 234), (120, 228), (240, 236)], "#8d8a7c", ink=1.5)
    look = Look(
        cut="short",
        hair=("#8a7c68", "#62563f"),
        beard="stubble",
        mood="sad",
        coat=("#9a8a66", "#6d5f40"),
        collar="#b9ab88",
    )
    scene.put(at(120, 158, bust(look) + patches(), 1.06), 400)
    bowl = body(
        "M-46 -30H46C44 0 24 12 0 12S-44 0 -46 -30Z",
        WOOD,
        "M14 -30H46C44 0 24 12 2 12C20 2 22 -14 14 -30Z",
        WOOD_DARK,
    ) + oval(0, -30, 46, 11, "#4a311c")
    bowl += line("M30 -22L22 -10L28 2", width=2.4)
    scene.put(
        at(120, 286, bowl, 0.95)
        + at(78, 276, props.fist(("#f2c9a0", "#d39a6c")), 0.85)
        + at(163, 276, props.fist(("#f2c9a0", "#d39a6c")), 0.85),
        600,
    )
    return scene.card(SPECIAL)


def patches() -> str:
    """On coat and cap, sewn with large stitches."""
    cap = body(
        "M-36 -26C-42 -56 -20 -66 4 -64C30 -62 42 -46 36 -26C16 -32 -16 -32 -36 -26Z",
        "#6f7a6a",
        "M14 -63C32 -58 41 -44 36 -26C30 -28 24 -29 18 -29.7C24 -42 22 -54 14 -63Z",
        "#4f584b",
    )
    patch = flat("M-56 90L-34 84L-30 106L-52 112Z", "#72a85a", 2.4) + line(
        "M-50 84L-49 92M-40 81L-39 89M-46 106L-45 114M-35 103L-34 111", width=2
    )
    patch += flat("M34 96L54 92L58 112L38 116Z", "#c45434", 2.4) + line(
        "M40 91L41 99M50 89L51 97M44 111L45 119", width=2
    )
    return cap + flat("M-12 -56L4 -58L6 -44L-10 -42Z", "#c9a25a", 2.2) + patch


CARDS: dict[str, Callable[[], str]] = {
    "longest-road": longest_road,
    "largest-army": largest_army,
    "harbour-master": harbour_master,
    "wealthiest": wealthiest,
    "poor": poor,
}
