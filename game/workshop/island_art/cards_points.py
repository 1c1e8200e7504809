"""Five buildings worth a point each."""

from __future__ import annotations

from collections.abc import Callable

from game.workshop.island_art import houses, props
from game.workshop.island_art.brush import OLIVE, fir, grass, poplar, ribbon, round_tree
from game.workshop.island_art.glyph import (
    CORAL,
    CORAL_DARK,
    CREAM,
    GOLD,
    LEAF,
    LEAF_DARK,
    TAN,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    at,
    body,
    disc,
    fill,
    flat,
    line,
    rod,
)
from game.workshop.island_art.land import HUES
from game.workshop.island_art.people import (
    BROWN,
    Look,
    bust,
)
from game.workshop.island_art.scene import POINT, Scene

PLUM, PLUM_DARK = "#8a63ab", "#5f3f80"


def library() -> str:
    """Books to the ceiling, a window, a globe."""
    scene = Scene("library", HUES["desert"])
    scene.sky("#e9d5a8", "#c9a871")
    window = houses.arch(120, 170, 76, 140, "#9fd3dc") + fill(
        "M86 74L150 36L156 70L96 168H84V100Z", CREAM, 0.4
    )
    scene.put(window + line("M120 32V170M82 84H158M82 128H158", width=3), 300)
    scene.put(at(14, 22, houses.bookshelf(56, 6, 1)) + at(170, 22, houses.bookshelf(56, 6, 4)), 400)
    scene.put(
        rod("M52 262L92 40M76 262L112 44", WOOD_LIT, 3.6)
        + "".join(
            line(f"M{54 + n * 4.6} {240 - n * 26}L{79 + n * 4.2} {240 - n * 26}", width=6)
            + line(f"M{54 + n * 4.6} {240 - n * 26}L{79 + n * 4.2} {240 - n * 26}", WOOD_LIT, 2.6)
            for n in range(8)
        ),
        420,
    )
    desk = body("M16 256H224V272H16Z", WOOD_LIT, "M16 265H224V272H16Z", WOOD) + body(
        "M24 272H216V320H24Z", WOOD, "M150 272H216V320H150Z", WOOD_DARK
    )
    scene.put(desk)
    globe = (
        rod("M178 256V238", GOLD, 4)
        + disc(178, 212, 27, "#5fa9c4")
        + fill(
            (
                "M160 200C170 192 182 196 184 206C178 214 166 214 160 200ZM180 216"
                "C192 212 200 220 196 228C188 232 180 226 180 216Z"
            ),
            LEAF,
        )
        + line("M150 220C156 244 200 244 206 220", GOLD, 4)
    )
    open_book = body(
        (
            "M52 250C74 238 96 240 108 250C120 240 142 238 164 250L158 222"
            "C140 212 120 214 108 224C96 214 76 212 58 222Z"
        ),
        CREAM,
        "M108 250C120 240 142 238 164 250L158 222C140 212 120 214 108 224Z",
        TAN,
    )
    scene.put(
        globe
        + open_book
        + line(
            (
                "M108 224V250M66 226C78 222 90 224 100 230M64 234C78 230 90 232 100 238M116 230"
                "C126 224 138 222 150 226M116 238C126 232 138 230 152 234"
            ),
            width=2,
        )
    )
    return scene.card(POINT)


def market() -> str:
    """Stalls under striped awnings before the houses of the town."""
    scene = Scene("market", HUES["castle"])
    scene.sky("#8fc7d6", "#f6ecd0", level=200)
    scene.cloud(64, 40, 66)
    row = (
        at(46, 190, houses.town_house(58, 92, "#f3e6c8", ("#c45c3c", "#3f8fa0")))
        + at(112, 186, houses.town_house(62, 104, "#ecd9b4", ("#5f7f94", "#c45434")))
        + at(180, 190, houses.town_house(60, 90, "#f6ecd4", ("#a8523a", "#72a85a")))
    )
    scene.put(row, 200)
    scene.land([(0, 188), (120, 184), (240, 188)], "#dcc79a", ink=1.6)
    scene.ground.lines(
        [[(20 + n * 43 % 190, 200 + n * 13), (40 + n * 43 % 190, 200 + n * 13)] for n in range(8)],
        "#a98a5a",
        2.2,
        opacity=0.6,
    )
    fruit = "".join(
        props.apple(x, -48, 9, *tone)
        for x, tone in (
            (-34, (CORAL, CORAL_DARK)),
            (-14, ("#e9b44a", "#b9862f")),
            (6, (LEAF, LEAF_DARK)),
            (26, (CORAL, CORAL_DARK)),
        )
    )
    jars = "".join(
        at(
            x,
            -40,
            body(
                "M-9 0C-14 -14 -8 -24 -6 -28H6C8 -24 14 -14 9 0Z",
                c,
                "M2 -28H6C8 -24 14 -14 9 0H3C8 -12 6 -20 2 -28Z",
                d,
                2.2,
            ),
        )
        for x, c, d in (
            (-32, "#5fa3cf", "#3f7a9e"),
            (-10, "#c98d4a", "#95622c"),
            (12, "#63b3a4", "#3f8f80"),
            (34, "#c45434", "#8f3a25"),
        )
    )
    scene.put(at(176, 244, houses.stall("#3f8fa0", "#285a68", jars), 0.9), 500)
    scene.put(at(74, 288, houses.stall(CORAL, CORAL_DARK, fruit), 1.08), 600)
    scene.put(at(196, 300, props.barrel(), 0.8) + at(158, 302, props.sack(), 0.7), 700)
    return scene.card(POINT)


def chapel() -> str:
    scene = Scene("chapel", HUES["pasture"])
    scene.sky("#9fd0da", "#fbeed0", level=240)
    scene.sun(196, 60, 22)
    scene.cloud(60, 70, 60)
    scene.land([(0, 196), (80, 172), (160, 186), (240, 168)], "#b4d488", ink=1.5)
    scene.land([(0, 250), (70, 238), (130, 228), (190, 238), (240, 250)], "#a5cb6c", ink=1.5)
    for x, y, tall in ((24, 250, 84), (216, 252, 92), (198, 246, 70)):
        poplar(scene, x, y, tall)
    way = [(74.0, 252.0), (84, 268), (70, 290), (92, 330)]
    scene.ground.area(ribbon(way, 24, 56), "#efe0b4", ink=1.2)
    scene.put(at(116, 256, houses.chapel()), 300)
    grass(scene, [(30 + n * 23, 270 + n * 29 % 34) for n in range(9)], 14, "#5f8a3c")
    return scene.card(POINT)


def great_hall() -> str:
    scene = Scene("hall", HUES["castle"])
    scene.sky("#3f4f7a", "#c9795a", "#f6cf9a", level=250)
    scene.ground.ovals(
        [(60, 70, 2, 2), (182, 44, 2, 2), (204, 92, 1.6, 1.6), (94, 40, 1.8, 1.8), (34, 110, 1.5, 1.5)],
        "#fff6dc",
    )
    scene.ground.ovals([(198, 62, 15, 15)], "#f8ecc8", ink=1.6)
    scene.land([(0, 200), (90, 184), (240, 204)], "#5f7a5a", ink=1.5)
    for x, y, tall in ((22, 224, 92), (220, 226, 96), (44, 214, 66), (202, 216, 70)):
        fir(scene, x, y, tall, ("#3f7a5a", "#22523d"))
    scene.land([(0, 250), (120, 242), (240, 252)], "#6f8a52", ink=1.4)
    scene.put(at(120, 268, houses.great_hall(), 0.92), 400)
    return scene.card(POINT)


def university() -> str:
    """The dome of learning; a scholar before it."""
    scene = Scene("university", HUES["castle"])
    scene.sky("#8fc7d6", "#f6ecd0", level=240)
    scene.cloud(58, 54, 64)
    scene.cloud(196, 92, 50)
    scene.land([(0, 210), (120, 200), (240, 212)], "#b4c98a", ink=1.4)
    for x, y, tall in ((24, 226, 54), (218, 228, 58)):
        round_tree(scene, x, y, tall, OLIVE)
    scene.land([(0, 240), (120, 234), (240, 242)], "#a9c47a", ink=1.3)
    scene.put(at(120, 246, houses.university(), 0.98), 300)
    look = Look(
        cut="none", hair=("#d8cfbf", "#a39883"), beard="full", mood="calm", coat=("#3a3f66", "#262a48")
    )
    scene.put(at(70, 262, bust(look) + mortarboard(), 0.46))
    pupil = Look(
        cut="long",
        hair=("#3d2f24", "#241a12"),
        mood="merry",
        coat=("#a8523a", "#763322"),
        skin=BROWN,
        gaze=-0.6,
    )
    scene.put(at(160, 264, bust(pupil), 0.44))
    return scene.card(POINT)


def mortarboard() -> str:
    parts = flat("M-34 -26V-46H34V-26C16 -32 -16 -32 -34 -26Z", "#3a3f66")
    return (
        parts
        + body("M-58 -52L0 -74L58 -52L0 -34Z", "#3a3f66", "M0 -74L58 -52L0 -34Z", "#262a48")
        + line("M0 -54L44 -44V-18", GOLD, 4)
        + disc(44, -14, 5, GOLD, 2.2)
    )


CARDS: dict[str, Callable[[], str]] = {
    "library": library,
    "market": market,
    "chapel": chapel,
    "great-hall": great_hall,
    "university": university,
}
