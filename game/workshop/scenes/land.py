"""Green: land."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import deer, dog
from game.workshop.ink.buildings import barn, fence, house
from game.workshop.ink.cast import FARMER, FARMWIFE, GIRL, PIONEER, RANGER, WORKER
from game.workshop.ink.land import ground, mountain, range_of, ridge, rolling, rows, way
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import crankwheel
from game.workshop.ink.people import STAND, WALK, WIDE, person, reach
from game.workshop.ink.plants import blossom_tree, bush, crop, fern, flowers, pine, tree, wheat, woods
from game.workshop.ink.rooms import picture_frame, room, table, window
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import birds, cloud, sky, smoke, sun
from game.workshop.ink.things import candle, inkwell, quill, stake
from game.workshop.ink.tools import held, hoe, theodolite
from game.workshop.ink.vessels import far_sail
from game.workshop.ink.water import fall, pool
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()

MAPMAKER = Look(
    skin=h.OLIVE,
    hair="bun",
    hair_colour=h.BLACK_HAIR,
    glasses="round",
    dress="vest",
    cloth="#5c8a46",
    under=h.WHITE,
    mood="thinking",
    lashes=True,
    jaw="heart",
)


@SCENES.hang
def mapping(s: Sheet) -> None:
    room(s, "#c9a66a", 118)
    window(s, 56, 46, 62, 58, "day", bars=2)
    s.rect(26, 58, 60, 16, s.blend(h.WATER_LIT, h.WATER), 0)
    far_sail(s, 70, 62, 0.7)
    s.line("M56 17V75M25 46H87", 1.1, h.WOOD_DARK)
    picture_frame(s, 206, 38, 44, 40)
    s.shape("M190 26Q204 18 214 30T224 46Q206 54 196 44T190 26Z", "#b9c88a", 0.7)
    person(
        s,
        150,
        160,
        1.32,
        MAPMAKER,
        STAND(lead=(8, -30), trail=(-8, -30), lean=5, look=0.5, nod=6),
        -1,
        shadow=False,
    )
    table(s, 120, 200, 260, 47, 60, h.WOOD, legs=False)
    sheet_ = "M52 94H182L214 146H24Z"
    s.shade("M54 97H185L218 150H28Z", 0.25)
    s.shape(sheet_, s.blend(h.CREAM, h.PARCHMENT))
    s.shape(
        "M52 94L48 102C62 99 66 106 74 108C84 106 92 112 90 120C100 126 92 136 98 146H24Z", "#9fd0cf", 0.8
    )
    s.lines(
        ["M44 112q5 -2 9 0M38 124q6 -3 11 0M54 122q5 -2 9 0M46 136q6 -3 12 0M70 134q6 -3 11 0"],
        0.6,
        h.TEAL,
        opacity=0.8,
    )
    for x, y, k in ((104, 106, 1), (116, 104, 1.3), (112, 114, 1.1), (126, 112, 1.0)):
        s.shape(
            f"M{x - 5 * k} {y + 4 * k}L{x} {y - 5 * k}L{x + 5 * k} {y + 4 * k}Z", h.LAND["mountain"][0], 0.8
        )
        s.shade(f"M{x} {y - 5 * k}L{x + 5 * k} {y + 4 * k}H{x}Z", 0.22)
    for x, y in ((112, 128), (120, 132), (108, 136), (128, 126), (118, 140)):
        s.shape(f"M{x - 3} {y + 2}L{x} {y - 5}L{x + 3} {y + 2}Z", h.GREEN, 0.6)
    s.line("M100 142C112 146 130 142 138 130C142 122 140 116 146 110", 1.0, h.CORAL, opacity=0.9)
    s.oval(100, 142, 1.8, 1.4, h.CORAL, 0.6)
    s.line("M146 98C150 108 152 124 170 146", 0.6, opacity=0.5)
    s.oval(60, 138, 8, 5.4, "none", 0.7)
    s.shape("M60 131.6L62 137L69 138L62 139.4L60 145L58 139.4L51 138L58 137Z", h.BRASS, 0.6)
    reach(s, [(161, 80), (170, 98), (158, 110)], MAPMAKER)
    quill(s, 128, 124, 1.15, 26)
    reach(s, [(138, 80), (126, 100), (132, 118)], MAPMAKER)
    inkwell(s, 202, 106, 1.3)
    candle(s, 222, 116, 1.4)


@SCENES.hang
def homesteading(s: Sheet) -> None:
    sky(s, "day", 96)
    cloud(s, 52, 26, 1.0)
    cloud(s, 204, 40, 0.8)
    birds(s, (150, 24), (160, 20))
    rolling(s, 96, 22, "forest", 3, 0.4)
    woods(s, 100, 24, 12, 0.3)
    ground(s, 106, "meadow", 30)
    s.shape("M150 112L244 110V164H176Z", s.blend("#a8784a", "#8a5c36"), 0.7)
    rows(s, [(176, 164), (260, 164), (244, 110), (150, 112)], 8, "#5c3a20", 1.0)
    for n in range(6):
        for k in range(3):
            crop(s, 176 + 13 * n + 6 * k, 122 + 11 * k, 5 + k)
    house(s, 84, 120, 1.95, h.WOOD_LIT, "#8a6a48", logs=True)
    smoke(s, 113, 46, 6, 5, 4)
    blossom_tree(s, 24, 124, 54)
    fence(s, 0, 150, 4, 19, 15)
    person(s, 108, 152, 0.56, PIONEER, STAND(lead=(15, -46)), 1)
    person(s, 132, 152, 0.54, FARMWIFE, STAND(lead=(13, -50)), -1)
    person(s, 150, 154, 0.37, GIRL, WALK, -1)
    dog(s, 176, 154, 0.62, "#8a6238")
    flowers(s, 128, 158, 14)


@SCENES.hang
def surveying(s: Sheet) -> None:
    sky(s, "morning", 92)
    sun(s, 196, 40, 9)
    cloud(s, 60, 24, 0.9)
    rolling(s, 92, 26, "hills", 3, 0.5)
    rolling(s, 104, 20, "meadow", 3, 0.25)
    way(s, [(214, 164), (178, 134), (196, 116), (184, 104)], 18, 2, "#e9d29c")
    ridge(
        s,
        [(-6, 112), (40, 106), (96, 122), (150, 142), (200, 152), (246, 154)],
        s.blend("#c3cd7c", "#8aa04e"),
    )
    person(s, 194, 126, 0.36, WORKER, STAND(lead=(14, -48)), -1, lead=held(_striped_pole))
    s.line("M92 128Q140 132 188 124", 0.9, h.IRON_DARK)
    for n in range(9):
        t = n / 8
        s.oval(92 + 96 * t, 128 - 4 * t + 10 * t * (1 - t), 1.2, 0.9, h.IRON_LIT, 0.4)
    theodolite(s, 82, 142, 1.15)
    person(
        s,
        50,
        150,
        1.0,
        RANGER(
            hat="felt",
            hat_colour="#8a6a44",
            beard="moustache",
            hair_colour=h.GREY_HAIR,
            age=1,
            cloth="#7a5a3a",
        ),
        STAND(lead=(17, -58), trail=(20, -50), lean=6, look=0.9, nod=6),
        1,
    )
    for x, y in ((120, 150), (160, 154), (14, 146)):
        bush(s, x, y, 8)
    stake(s, 132, 152, h.CORAL)
    stake(s, 214, 144, h.CORAL)


def _striped_pole(s: Sheet, x: float, y: float) -> None:
    for n in range(9):
        s.rect(x - 1.6, y - 56 + 11 * n, 3.2, 11, h.CORAL if n % 2 else h.WHITE, 0.8)


@SCENES.hang
def crop_rotation(s: Sheet) -> None:
    sky(s, "day", 70)
    sun(s, 30, 22, 8)
    cloud(s, 120, 24, 0.9)
    cloud(s, 196, 34, 0.7)
    rolling(s, 70, 12, "forest", 4, 0.45)
    ground(s, 74, "meadow", 6)
    barn(s, 204, 88, 0.75)
    tree(s, 232, 92, 24)
    tree(s, 172, 84, 18)
    # wheat, beans, clover, fallow
    s.shape("M-4 92L64 80L96 164H-4Z", s.blend("#f3d67a", "#dcb04a"), 0.8)
    for row in range(6):
        for n in range(8):
            wheat(s, -2 + n * (9 + row * 1.4) + row * 2.4, 98 + row * 12, 7 + row * 1.6)
    s.shape("M68 80L118 79L176 164H100Z", s.blend("#a8784a", "#8a5c36"), 0.8)
    rows(s, [(100, 164), (176, 164), (118, 79), (68, 80)], 5, "#5c3a20", 1.0)
    for row in range(7):
        t = row / 6
        for n in range(5):
            crop(s, 76 + 9.6 * n + t * (24 + 5.4 * n), 88 + 74 * t, 4 + 5 * t, h.GREEN)
    s.shape("M122 79L168 80L246 134V164H180Z", s.blend("#9db05c", "#748842"), 0.8)
    for n in range(46):
        u, v = s.rng.random(), s.rng.random()
        x, y = 126 + 40 * u + v * (70 + 40 * u), 82 + 80 * v
        s.oval(x, y, 0.8 + v, 0.8 + v, "#e6b8d0" if n % 2 else "#fbf6e8", 0.25)
    s.shape("M172 80L246 82V130Z", s.blend("#b58a5c", "#97693f"), 0.8)
    rows(s, [(246, 130), (246, 82), (215, 81), (172, 80)], 5, "#5c3a20", 0.8)
    person(s, 128, 150, 0.82, FARMER, WIDE(lead=(14, -48), trail=(-13, -44)), 1, lead=held(hoe, 4))


@SCENES.hang
def national_parks(s: Sheet) -> None:
    sky(s, "morning", 100)
    range_of(s, 104, [(40, 46, 60), (206, 52, 66)], 0.35)
    mountain(s, 118, 108, 66, 88, 0.12, 0.4)
    fall(s, 132, 62, 112, 7)
    rolling(s, 110, 8, "forest", 3, 0.3)
    woods(s, 112, 32, 9, 0.15, left=-4, right=112)
    woods(s, 114, 34, 8, 0.1, left=150, right=246)
    pool(s, "M96 112C120 106 160 108 176 114C190 122 150 128 118 126C96 124 84 118 96 112Z")
    ground(s, 124, "forest", 30, 3)
    pine(s, 14, 138, 66)
    pine(s, 228, 140, 74)
    flowers(s, 128, 150, 18)
    deer(s, 74, 140, 0.72)
    with s.mirrored(158):
        deer(s, 158, 136, 0.46)
    fern(s, 40, 146, 12)
    bush(s, 196, 142, 9)
    fence(s, -8, 160, 8, 38, 18)
    birds(s, (90, 30), (100, 26), (84, 22))


@SCENES.hang
def irrigation(s: Sheet) -> None:
    sky(s, "day", 78)
    sun(s, 204, 22, 8)
    rolling(s, 78, 18, "desert", 3, 0.35)
    rolling(s, 88, 12, "hills", 3, 0.2)
    s.shape(box(-2, 90, 244, 74), s.blend("#b9c06c", "#8aa04e"), 0.6)
    way(s, [(18, 164), (52, 132), (70, 112), (60, 88)], 40, 8, s.blend(h.WATER_LIT, h.WATER))
    for y, k in ((104, 0.5), (118, 0.75), (136, 1.1), (154, 1.5)):
        s.shape(f"M{70 - y * 0.06} {y}H246V{y + 5.4 * k}H{66 - y * 0.06}Z", h.WATER, 0.5)
        s.lines([f"M{90 + 30 * n} {y + 2.6 * k}q4 -1.4 8 0" for n in range(5)], 0.5, "#eefafa", opacity=0.8)
    for y, size, step in ((100, 4, 10), (113, 6, 13), (130, 8, 17), (149, 11, 22)):
        for n in range(20):
            x = 92 + step * n + (y % 7)
            if x < 244:
                crop(s, x, y, size, h.GREEN if n % 2 else h.GREEN_LIT)
    # the sluice
    s.rect(22, 100, 6, 40, h.WOOD)
    s.rect(64, 100, 6, 40, h.WOOD)
    s.rect(18, 96, 56, 6, h.WOOD_LIT)
    s.rect(28, 104, 36, 18, h.WOOD_LIT)
    s.lines(["M28 110H64M28 116H64"], 0.7)
    s.line("M46 104V84", 2.0, h.IRON_DARK)
    crankwheel(s, 46, 82, 11)
    s.shape("M28 122H64L68 138H24Z", "#dff2ee", 0.6)
    s.lines(["M34 124l-2 12M42 124v12M50 124l1 12M58 124l3 12"], 0.7, h.WATER)
    person(
        s,
        88,
        144,
        0.96,
        FARMER(skin=h.BROWN, hair_colour=h.BLACK_HAIR, beard="moustache"),
        WIDE(lead=(34, -66), trail=(30, -58), lean=9, look=0.8),
        -1,
    )
