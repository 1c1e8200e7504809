"""Yellow: those who buy, sell and hire."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import dog, hen
from game.workshop.ink.buildings import cottage_row, pane, stall, tent, tower
from game.workshop.ink.cast import (
    BOY,
    CLERK,
    FARMER,
    FARMWIFE,
    GIRL,
    GRANNY,
    LADY,
    MERCHANT,
    PIONEER,
    SMITH,
    WORKER,
    WORKWOMAN,
)
from game.workshop.ink.land import ground, range_of, rolling, veil, way
from game.workshop.ink.looks import Look
from game.workshop.ink.people import STAND, WALK, WIDE, person
from game.workshop.ink.plants import cactus
from game.workshop.ink.rooms import blackboard, desk, room
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, moon, sky, stars
from game.workshop.ink.things import (
    basket,
    bunting,
    lantern,
    rope,
    sheet_of_paper,
    sparkle,
)
from game.workshop.ink.tools import axe, hammer, held, paper, pick, shovel
from game.workshop.ink.vehicles import handcart
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def peddlers(s: Sheet) -> None:
    sky(s, "day", 88)
    cloud(s, 60, 24, 1.0)
    cloud(s, 210, 36, 0.7)
    rolling(s, 90, 18, "meadow", 3, 0.3)
    rolling(s, 100, 12, "plains", 3, 0.15)
    way(s, [(120, 166), (90, 140), (120, 120), (100, 104)], 50, 4, "#ead09a")
    ground(s, 150, "meadow", 20)
    tent(s, 178, 122, 1.35)
    tent(s, 214, 130, 1.2, "#e6d3a8")
    handcart(s, 56, 150, 1.3)
    person(s, 118, 154, 1.04, PEDDLER, STAND(lead=(24, -56), trail=(-12, -46), look=0.7), 1, lead=_coil)
    person(s, 176, 154, 0.98, PIONEER(mood="surprised"), STAND(trail=(12, -48)), -1)
    person(s, 204, 156, 0.94, FARMWIFE(cloth="#5d7aa0"), STAND(lead=(10, -56)), -1)
    dog(s, 142, 156, 0.7)


def _coil(s: Sheet, x: float, y: float) -> None:
    rope(s, x, y + 10, 0.9)


PEDDLER = Look(
    skin=h.OLIVE,
    hair="curly",
    hair_colour=h.BLACK_HAIR,
    hat="felt",
    hat_colour="#4f6a4c",
    hat_band=h.CORAL,
    dress="coat",
    cloth="#b5793a",
    under=h.CREAM,
    mood="grin",
    beard="pencil",
    sash=h.CORAL,
    legs="#6a5a78",
)


@SCENES.hang
def commodity_exchange(s: Sheet) -> None:
    room(s, "#b59a6a", 112)
    blackboard(s, 120, 40, 150, 56)
    s.line("M54 58L74 46L90 52L110 34L128 42L150 22L184 26", 1.8, h.FIRE_LIT)
    s.lines(["M54 62H186M54 62V16"], 0.9, "#e8e2d2", opacity=0.9)
    s.lines([f"M{60 + 14 * n} 62v-2" for n in range(9)], 0.8, "#e8e2d2", opacity=0.9)
    suits = (
        MERCHANT(mood="shout", hat=""),
        MERCHANT(
            skin=h.OLIVE,
            mood="shout",
            cloth="#3f6a4c",
            beard="moustache",
            hair_colour=h.BLACK_HAIR,
            hat="bowler",
            hat_colour="#3a3430",
        ),
        CLERK(mood="shout"),
        MERCHANT(
            skin=h.DARK,
            hair="tight",
            mood="grin",
            cloth="#27506a",
            beard="",
            hair_colour=h.BLACK_HAIR,
            hat="top",
        ),
        MERCHANT(mood="stern", cloth="#7c3a30", hair_colour=h.RED_HAIR, beard="full", hat="top"),
        LADY(mood="shout"),
    )
    for n, (x, y, look) in enumerate(
        ((30, 136, suits[2]), (76, 132, suits[1]), (164, 132, suits[5]), (212, 136, suits[3]))
    ):
        person(
            s,
            x,
            y,
            0.86,
            look,
            STAND(lead=(12, -98 + 6 * (n % 2)), trail=(-16, -50), look=0.4),
            1 if x < 120 else -1,
            lead=held(paper, 10),
        )
    person(
        s,
        100,
        168,
        1.14,
        suits[0],
        STAND(lead=(17, -96), trail=(20, -54), look=0.7),
        1,
        lead=held(paper, 8),
        shadow=False,
    )
    person(
        s,
        152,
        170,
        1.14,
        suits[4],
        STAND(lead=(22, -70), trail=(-14, -96), look=0.7),
        -1,
        trail=held(paper, -12),
        shadow=False,
    )
    for x, y, turn in ((20, 150, 20), (60, 156, -30), (206, 154, 12), (226, 146, -18), (44, 144, 70)):
        sheet_of_paper(s, x, y, 9, 6, turn, lines=2)


@SCENES.hang
def claim_jumpers(s: Sheet) -> None:
    sky(s, "night", 96)
    stars(s, 46, 70)
    moon(s, 40, 30, 10)
    range_of(s, 108, [(80, 60, 52), (190, 60, 64)], 0.1)
    ground(s, 108, "desert", 12)
    cactus(s, 226, 120, 26)
    tent(s, 44, 122, 1.3, "#e6d3a8", open_=False)
    veil(s, "#12284a", 0.45)
    s.halo(150, 108, 66, "#ffd98a", 0.55)
    s.shape("M96 144C110 132 170 132 190 142C182 156 108 156 96 144Z", "#6c4629", 0.8)
    s.shape("M108 144C120 138 160 138 176 143C166 150 118 150 108 144Z", "#3a2416", 0.6)
    with s.at(206, 140, 1.2, 24):
        s.rect(-1.6, -30, 3.2, 32, h.WOOD_LIT)
        s.rect(-12, -34, 24, 13, h.WOOD_LIT)
        s.line("M-6 -31l12 7m0 -7l-12 7", 1.7, h.CORAL)
    person(
        s,
        104,
        150,
        0.98,
        JUMPER,
        WIDE(lead=(20, -60), trail=(16, -50), lean=8, look=0.9),
        1,
        lead=held(shovel, -32),
    )
    person(
        s,
        178,
        152,
        1.0,
        JUMPER(
            skin=h.BROWN,
            hair_colour=h.BLACK_HAIR,
            beard="moustache",
            cloth="#6a4a3a",
            hat_colour="#3a3a44",
            mood="smirk",
        ),
        STAND(lead=(20, -62), trail=(-12, -40), look=0.3),
        -1,
    )
    lantern(s, 158, 90, 1.4, 26)
    for x, y in ((128, 140), (142, 142), (150, 139)):
        s.oval(x, y, 2.6, 2, h.FIRE_LIT, 0.6)
    sparkle(s, 142, 134, 4)


JUMPER = Look(
    skin=h.FAIR,
    hair="short",
    hair_colour=h.DARK_HAIR,
    beard="stubble",
    hat="felt",
    hat_colour="#4a3a30",
    dress="coat",
    cloth="#4a4650",
    under="#8a3a2e",
    legs="#3a3a44",
    mood="stern",
)


@SCENES.hang
def chartered_markets(s: Sheet) -> None:
    sky(s, "morning", 100)
    cloud(s, 40, 24, 0.9)
    cloud(s, 206, 30, 0.8)
    cottage_row(s, -12, 106, 1.1, "#8a6a4a", h.CORAL, h.TEAL, "#8a6a4a")
    cottage_row(s, 158, 106, 1.1, h.CORAL, "#7a6a5a", h.CORAL, h.TEAL)
    tower(s, 120, 108, 1.06)
    s.shape(box(-2, 106, 244, 58), s.blend("#d8cbae", "#b3a486"), 0.7)
    s.lines([f"M{x} {y}h9" for y in range(112, 160, 7) for x in range(4 + y % 9, 236, 22)], 0.5, opacity=0.3)
    bunting(s, 20, 74, 112, 52, 6, 9, h.CORAL, h.TEAL, h.GOLD)
    bunting(s, 128, 52, 222, 74, 6, 9, h.GOLD, h.CORAL, h.TEAL)
    stall(s, 44, 134, 1.15, h.CORAL)
    stall(s, 196, 134, 1.15, h.TEAL, ("#d2a24a", "#b5693a", "#e6c9a0"))
    person(s, 84, 150, 0.66, FARMWIFE, STAND(), -1)
    person(s, 120, 144, 0.6, MERCHANT, WALK, 1)
    person(s, 150, 154, 0.68, GRANNY, STAND(lead=(16, -50)), 1)
    person(s, 104, 156, 0.44, BOY, WALK, 1)
    basket(s, 84, 156, 0.9, "#c8574a")
    hen(s, 132, 158, 0.5)


@SCENES.hang
def labour_market(s: Sheet) -> None:
    sky(s, "morning", 90)
    s.shape("M-4 20H84V114H-4Z", s.blend("#c9866a", "#a8644a"), 0.8)
    s.lines([f"M{x} {y}h10" for y in range(28, 112, 8) for x in range(y % 13, 78, 24)], 0.5, opacity=0.3)
    pane(s, 20, 48, 20, 26)
    pane(s, 60, 48, 20, 26)
    s.shape("M-4 78H88L92 88H-4Z", h.TEAL)
    cottage_row(s, 92, 108, 1.2, h.CORAL, "#8a6a4a", h.TEAL, h.CORAL, "#7a6a5a", h.CORAL, h.TEAL)
    s.shape(box(-2, 108, 244, 56), s.blend("#d8cbae", "#a8987a"), 0.7)
    workers = (
        (94, SMITH(mood="smile"), hammer),
        (122, WORKWOMAN(mood="smile"), None),
        (148, WORKER(mood="grin"), shovel),
        (174, FARMER(mood="smile"), axe),
        (
            200,
            WORKER(skin=h.FAIR, hair_colour=h.RED_HAIR, hat_colour="#5a6a4a", cloth="#7a5a3a", mood="smile"),
            pick,
        ),
        (226, GIRL(dress="gown"), None),
    )
    for n, (x, look, tool) in enumerate(workers):
        size = 0.94 - 0.05 * n if n < 5 else 0.56
        person(
            s,
            x,
            152 - 3 * (n if n < 5 else 3),
            size,
            look,
            STAND(lead=(14, -52)),
            -1,
            lead=held(tool, -6) if tool else None,
        )
    desk(s, 40, 158, 62, 36, "#96683c", 6)
    person(
        s,
        34,
        160,
        0.98,
        CLERK(hat="bowler", hat_colour="#3a3430", hat_band=h.CORAL, beard="moustache"),
        STAND(lead=(24, -56), trail=(14, -42), look=0.8),
        1,
        shadow=False,
    )
    desk(s, 40, 160, 66, 36, "#96683c", 6)
    sheet_of_paper(s, 52, 119, 16, 6, 4, lines=2)
    sheet_of_paper(s, 40, 140, 18, 22, 0, seal=h.CORAL)
