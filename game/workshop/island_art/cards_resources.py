"""The five resource cards and the backs of all cards."""

from __future__ import annotations

from game.workshop.island_art import props
from game.workshop.island_art.brush import (
    COLD_FIR,
    DARK_SLATE,
    FIR,
    OAK,
    fir,
    grass,
    mine,
    mound,
    peak,
    polar,
    poplar,
    rock,
    round_tree,
)
from game.workshop.island_art.glyph import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIT,
    TAN,
    at,
    body,
    disc,
    dot,
    fill,
    flat,
    line,
    oval,
    ring,
)
from game.workshop.island_art.icon_cards import star
from game.workshop.island_art.land import HUES
from game.workshop.island_art.motifs import kiln, sheep, windmill
from game.workshop.island_art.scene import DEVELOPMENT, EVENT, HIGH, RESOURCE, WIDE, Rim, Scene


def lumber() -> str:
    """Firs, and what the axe has made of some."""
    scene = Scene("lumber", HUES["forest"])
    scene.sky("#9fd0d2", "#e6efcf", level=190)
    scene.cloud(64, 46, 74)
    scene.land([(0, 138), (70, 122), (150, 136), (240, 118)], "#8fb98a", ink=1.4)
    for n in range(11):
        fir(scene, 12 + n * 22, 176 + n % 2 * 5, 74 + n * 7 % 19, COLD_FIR)
    scene.land([(0, 178), (80, 170), (160, 182), (240, 172)], "#5f9350", ink=0)
    for x, y, tall in ((30, 226, 138), (208, 222, 146), (74, 208, 112), (168, 206, 118), (120, 200, 98)):
        fir(scene, x, y, tall, FIR)
    scene.land([(0, 232), (90, 216), (170, 224), (240, 212)], "#4f7d3f", ink=0)
    grass(scene, [(24 + n * 26, 236 + n * 37 % 22) for n in range(9)], 14, "#2f5a34")
    scene.put(at(98, 296, props.log_stack(), 0.94))
    scene.put(at(188, 298, props.stump(), 0.72) + at(178, 275, props.axe(), 0.74))
    return scene.card(RESOURCE)


def brick() -> str:
    """A kiln among red hills, bricks in front."""
    scene = Scene("brick", HUES["hills"])
    scene.sky("#f2b98a", "#fbe6c0", level=200)
    scene.sun(52, 62, 22, "#fff0c8", "#fbd98a")
    scene.gradient("slope", "#eba877", "#cf774a", "#b45c36", end=(0.5, 1))
    scene.land([(0, 150), (120, 140), (240, 146)], "#c3693f", ink=0)
    for x, y, half, high in ((50, 170, 76, 62), (196, 168, 74, 76), (122, 186, 84, 52)):
        mound(scene, x, y, half, high, "url(#slope)", "#8c4326")
    scene.land([(0, 176), (90, 186), (170, 180), (240, 188)], "#c3693f", ink=0)
    kiln(scene, 156, 246, 118)
    scene.land([(0, 252), (80, 244), (170, 250), (240, 240)], "#b45c36", ink=0)
    scene.put(at(70, 300, props.bricks(3, 4)))
    scene.put(at(176, 300, props.brick(), 1.1))
    return scene.card(RESOURCE)


def wool() -> str:
    """A sheep that looks at us, its flock behind."""
    scene = Scene("wool", HUES["pasture"])
    scene.sky("#8fc7d6", "#e6f1dc", level=170)
    scene.cloud(66, 50, 84)
    scene.cloud(182, 82, 62)
    scene.land([(0, 140), (70, 112), (150, 134), (240, 108)], "#b4d488", ink=1.5)
    scene.land([(0, 168), (80, 158), (160, 146), (240, 160)], "#a5cb6c", ink=1.5)
    for x, y, size, left in (
        (40, 160, 26, True),
        (84, 150, 22, False),
        (196, 152, 30, False),
        (214, 136, 20, True),
    ):
        sheep(scene, x, y, size, left)
    round_tree(scene, 158, 144, 46, OAK)
    scene.land([(0, 226), (110, 210), (240, 228)], "#8fbb58", ink=0)
    grass(scene, [(20 + n * 25, 236 + n * 31 % 60) for n in range(9)], 14, "#5f8a3c")
    scene.put(at(120, 222, portrait_of_a_sheep()))
    return scene.card(RESOURCE)


def portrait_of_a_sheep() -> str:
    fleece = (
        "M-88 84C-104 66 -102 40 -86 30C-100 10 -88 -18 -66 -20C-66 -44 -40 -58 -22 -48"
        "C-12 -66 18 -66 28 -50C46 -60 72 -44 70 -22C92 -18 102 10 88 30"
        "C104 42 104 68 88 84Z"
    )
    parts = body(
        fleece,
        "#fdf8ea",
        "M28 -50C46 -60 72 -44 70 -22C92 -18 102 10 88 30C104 42 104 68 88 84H46C72 56 74 -6 28 -50Z",
        "#ddd3bc",
    )
    parts += line(
        (
            "M-70 6C-62 16 -50 16 -44 8M-74 50C-66 60 -54 60 -48 52M48 16C54 26 66 26 72 18"
            "M50 58C56 68 68 68 74 60M-34 70C-28 78 -16 78 -10 70M14 76C20 82 30 82 36 76"
        ),
        TAN,
        3,
    )
    for side in (-1, 1):
        parts += body(
            (
                f"M{side * 30} -16C{side * 46} -34 {side * 72} -30 {side * 76} -14"
                f"C{side * 64} 2 {side * 44} 2 {side * 32} -2Z"
            ),
            "#5d4a3b",
            (
                f"M{side * 38} -10C{side * 50} -20 {side * 62} -20 {side * 70} -13"
                f"C{side * 58} -4 {side * 48} -4 {side * 38} -6Z"
            ),
            "#b98d7a",
        )
    face = "M-36 -24C-38 10 -26 52 0 56C26 52 38 10 36 -24C24 -40 -24 -40 -36 -24Z"
    parts += body(
        face, "#6b5645", "M12 -35C24 -34 32 -30 36 -24C38 10 26 52 0 56C18 36 24 -8 12 -35Z", "#4a3a2e"
    )
    tuft = (
        "M-34 -22C-46 -34 -34 -52 -20 -46C-16 -60 16 -60 20 -46C34 -52 46 -34 34 -22"
        "C24 -14 14 -20 8 -14C0 -20 -10 -14 -16 -18C-24 -14 -30 -16 -34 -22Z"
    )
    parts += body(
        tuft,
        "#fdf8ea",
        "M20 -46C34 -52 46 -34 34 -22C28 -17.5 22 -17.5 16 -17C26 -26 26 -38 20 -46Z",
        "#ddd3bc",
    )
    for x in (-17, 17):
        parts += oval(x, 4, 9, 10, CREAM, 2.4) + dot(x + 1, 5, 5) + dot(x - 1, 2.6, 1.8, CREAM)
    parts += line("M-8 34C-4 30 4 30 8 34M0 34V42", width=2.6) + line("M-9 44C-4 48 4 48 9 44", width=2.6)
    return parts + fill("M-8 33C-4 29 4 29 8 33L0 38Z", "#2b2118")


def grain() -> str:
    """Ripe corn under the sun, a mill beyond it."""
    scene = Scene("grain", HUES["fields"])
    scene.sky("#8fc7d6", "#fbeec2", level=200)
    scene.sun(58, 66, 26)
    scene.cloud(184, 52, 66)
    scene.land([(0, 166), (90, 150), (160, 158), (240, 144)], "#cfc36a", ink=1.5)
    poplar(scene, 24, 172, 54)
    poplar(scene, 42, 170, 42)
    windmill(scene, 172, 176, 112)
    scene.land([(0, 180), (100, 168), (240, 178)], "#e2b347", ink=1.4)
    rows = [[(0, y), (60, y - 8), (120, y), (180, y - 8), (240, y - 2)] for y in range(194, 316, 13)]
    scene.ground.lines(rows, "#b98628", 2.4, opacity=0.6, soft=True)
    far = (
        (30, 244, 74, -10),
        (70, 238, 78, 6),
        (108, 240, 72, -4),
        (146, 238, 78, 8),
        (186, 242, 76, -6),
        (216, 246, 70, 8),
    )
    for x, y, tall, turn in far:
        scene.put(at(x, y, at(0, 0, props.ear(tall / 0.62), 0.62), 1, turn), 300)
    near = (
        (34, 316, 118, -12),
        (80, 320, 142, -4),
        (124, 318, 128, 5),
        (166, 322, 146, 2),
        (208, 316, 116, 12),
    )
    for x, y, tall, turn in near:
        scene.put(at(x, y, props.ear(tall), 1, turn))
    return scene.card(RESOURCE)


def ore() -> str:
    """A gallery in the mountain, and a cart that comes out of it."""
    scene = Scene("ore", HUES["mountains"])
    scene.sky("#9fb6c6", "#e8e2d2", level=210)
    scene.cloud(60, 44, 66, "#f7f2e6", "#b9c3c9")
    scene.land([(0, 186), (120, 178), (240, 188)], "#9aa0ac", ink=0)
    for x, y, half, high in ((60, 204, 76, 138), (196, 204, 74, 150)):
        peak(scene, x, y, half, high)
    peak(scene, 126, 236, 92, 160, DARK_SLATE, 0.26)
    mine(scene, 122, 238, 78)
    scene.land([(0, 236), (90, 230), (170, 238), (240, 228)], "#8f95a3", ink=0)
    for x, y, size in ((28, 250, 30), (214, 246, 34), (196, 262, 18), (50, 264, 18)):
        rock(scene, x, y, size, ("#c9ccd2", "#747b8a"))
    rails = [[(108, 240), (84, 314)], [(136, 240), (172, 314)]]
    scene.ground.lines(rails, "#2b2118", 6)
    scene.ground.lines(rails, "#aab1bd", 2.4)
    scene.put(at(128, 296, ore_cart()))
    scene.put(at(42, 298, props.ore_lump(0.8)) + at(216, 300, props.ore_lump(0.6), mirrored=True))
    return scene.card(RESOURCE)


def ore_cart() -> str:
    parts = props.ground_shadow(64, 9)
    for x, y, scale in ((-30, -56, 0.66), (30, -56, 0.66), (0, -66, 0.74)):
        parts += at(x, y, props.ore_lump(scale))
    tub = "M-64 -64H64L48 -14H-48Z"
    parts += body(tub, "#b07a45", "M20 -64H64L48 -14H18Z", "#7a4d2b") + line(
        "M-60 -48H60M-56 -32H56", width=2
    )
    parts += line("M-66 -64H66", width=9) + line("M-65 -64H65", "#aab1bd", 4)
    for x in (-28, 28):
        parts += disc(x, -8, 15, "#4a4550") + disc(x, -8, 8.5, "#aab1bd", 2.2) + dot(x, -8, 3)
    return parts


# Backs


def back(name: str, rim: Rim, tones: tuple[str, str, str], sign: str) -> str:
    """A chart's lines and a ring of brass around the sign of the kind."""
    scene = Scene(name, HUES["desert"])
    scene.sky(*tones[:2])
    middle = (WIDE / 2, HIGH / 2)
    rays = [[middle, polar(middle, 260, step * 11.25)] for step in range(32)]
    scene.ground.lines(rays, tones[2], 1.2, opacity=0.5)
    for corner in ((12.0, 12.0), (228.0, 12.0), (228.0, 308.0), (12.0, 308.0)):
        arcs = [[polar(corner, radius, 6.0 * step) for step in range(61)] for radius in (34, 40)]
        scene.ground.lines(arcs, tones[2], 2, opacity=0.8)
    rings = "".join(
        ring(120, 160, r, c, w) for r, c, w in ((84, "#2b2118", 9), (84, GOLD, 4.6), (74, GOLD_DARK, 1.8))
    )
    scene.put(dot(120, 160, 84, tones[1]) + rings + at(120, 160, sign))
    return scene.card(rim)


def rose() -> str:
    """A compass rose of eight points, each half light, half dark."""
    parts = at(0, 0, flat(star(0, 0, 48, 14, 4), GOLD_DARK, 2.6), 1, 45)
    parts += flat(star(0, 0, 66, 17, 4), GOLD_LIT, 2.8)
    for quarter in (0, 90, 180, 270):
        parts += at(0, 0, fill("M0 0V-66L12 -12Z", GOLD_DARK), 1, quarter)
    return parts + flat(star(0, 0, 66, 17, 4), "none", 2.8) + disc(0, 0, 7, CREAM)


def six_lands() -> str:
    """The sign of the resources: six lands around the sea."""
    parts = ""
    hues = ("forest", "fields", "mountains", "hills", "pasture", "desert")
    for n, hue in enumerate(hues):
        x, y = polar((0, 0), 37, 60.0 * n - 90)
        parts += at(
            x,
            y,
            flat("M0 -21L18 -10.5V10.5L0 21L-18 10.5V-10.5Z", HUES[hue][1], 2.4)
            + fill("M0 -21L-18 -10.5V10.5L-6 0Z", HUES[hue][0], 0.7),
        )
    return (
        parts
        + flat("M0 -21L18 -10.5V10.5L0 21L-18 10.5V-10.5Z", "#3f8fa0", 2.4)
        + flat(star(0, 0, 13, 4.5, 4), GOLD_LIT, 2)
    )


def moon() -> str:
    """Sun and moon in one."""
    parts = flat(star(0, 0, 64, 44, 12), GOLD_LIT) + disc(0, 0, 34, "#533870")
    parts += fill("M-14 -30C-40 -10 -30 30 4 33C-16 22 -20 -12 -14 -30Z", GOLD_LIT)
    return parts + dot(8, -12, 2.4, CREAM) + dot(18, 6, 2, CREAM) + dot(2, 12, 1.8, CREAM)


def resource_back() -> str:
    return back("back", RESOURCE, ("#2f7f8e", "#1f5f6e", "#8fc3c4"), six_lands())


def development_back() -> str:
    return back("development", DEVELOPMENT, ("#2b7182", "#184a57", "#7fb4b8"), rose())


def event_back() -> str:
    return back("event", EVENT, ("#7d5aa0", "#533870", "#bda3d4"), moon())


CARDS = {
    "lumber": lumber,
    "brick": brick,
    "wool": wool,
    "grain": grain,
    "ore": ore,
    "back": resource_back,
    "development-back": development_back,
    "event-back": event_back,
}
