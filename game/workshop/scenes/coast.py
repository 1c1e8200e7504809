"""The coast: what Fish and Ships adds, second half."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import cat, fish, gull
from game.workshop.ink.buildings import cottage_row, flagged, house, lighthouse, shed
from game.workshop.ink.cast import (
    BOY,
    FARMWIFE,
    FISHER,
    GIRL,
    GRANNY,
    MERCHANT,
    WORKER,
    WORKWOMAN,
)
from game.workshop.ink.land import cliff, rolling, veil
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import crane
from game.workshop.ink.people import SIT, STAND, WALK, person
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, moon, sky, smoke, stars
from game.workshop.ink.things import barrel, basket, bollard, crate, flag, rope, sack
from game.workshop.ink.tools import held, paper, telescope
from game.workshop.ink.vessels import far_sail, rowboat, sloop, smack, three_master
from game.workshop.ink.water import foam, ripples, sea
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def coast_guard(s: Sheet) -> None:
    sky(s, "day", 84)
    cloud(s, 60, 20, 0.9)
    sea(s, 84, "day", 40)
    for x, y, k, hue in (
        (30, 90, 0.9, h.CREAM),
        (74, 87, 0.7, "#e6b58a"),
        (108, 90, 0.8, "#9fc0c8"),
        (140, 87, 0.6, "#c9a0ae"),
    ):
        far_sail(s, x, y, k, hue)
        flag(s, x, y - 15 * k, 6 * k, h.CORAL)
    sloop(s, 62, 134, 0.92, h.WHITE, "#27405c")
    s.line("M36 122C50 127 74 127 90 121", 1.6, h.CORAL)
    rowboat(s, 118, 150, 0.7)
    foam(s, 118, 151, 17, 2)
    cliff(s, [(150, 164), (158, 126), (168, 108), (196, 100), (246, 96), (246, 164)])
    s.shape("M158 110C170 102 200 98 246 92V102C210 104 180 108 166 114Z", s.blend("#a9bd66", "#7c9448"), 0.8)
    house(s, 222, 98, 0.8, h.WHITE, h.TEAL)
    flagged(s, 232, 76, 40, h.CORAL, -1)
    person(
        s,
        186,
        106,
        0.94,
        GUARD,
        STAND(lead=(9, -76), trail=(6, -70), look=1),
        -1,
        lead=_telescope_left,
        shadow=True,
    )
    gull(s, 116, 46, 0.8)
    gull(s, 20, 54, 0.6)


def _telescope_left(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y), s.mirrored():
        held(telescope, -4)(s, 0, 0)


GUARD = Look(
    skin=h.DARK,
    hair="tight",
    hair_colour=h.BLACK_HAIR,
    hat="peaked",
    hat_colour="#27405c",
    hat_band=h.WHITE,
    dress="uniform",
    cloth="#27405c",
    under=h.WHITE,
    legs=h.CREAM,
    boots=h.COAL,
    mood="calm",
    sash=h.CORAL,
)


@SCENES.hang
def lighthouse_keepers(s: Sheet) -> None:
    sky(s, "night", 104)
    stars(s, 50, 90)
    moon(s, 34, 28, 8)
    s.gleam([(160, 32), (-10, 52), (-10, 84)], 0.4, colour="#ffe9a8")
    s.gleam([(160, 32), (250, 10), (250, 30)], 0.4, colour="#ffe9a8")
    sea(s, 104, "night", 36)
    far_sail(s, 40, 109, 0.8)
    cliff(
        s,
        [(84, 164), (94, 138), (112, 124), (150, 118), (210, 120), (246, 126), (246, 164)],
        "#8a8578",
        "#4a4844",
    )
    s.shape(
        "M104 130C130 118 200 116 246 124V134C200 128 140 128 108 136Z", s.blend("#6a8a5a", "#48683f"), 0.8
    )
    lighthouse(s, 160, 124, 1.22, lit=True)
    s.halo(160, 42, 34, "#ffe9a8", 0.8)
    house(s, 204, 128, 0.9, h.PARCHMENT, h.CORAL, glass="#ffdf86")
    veil(s, "#142a4a", 0.22)
    s.halo(160, 42, 26, "#fff3c0", 0.9)
    for x in (196, 212, 221):
        s.halo(x, 119, 9, "#ffdf86", 0.6)
    s.line("M112 106V136M140 104V132", 1.8, h.WOOD_DARK)
    s.line("M112 108Q126 114 140 106", 0.8)
    for x, hue in ((117, h.WHITE), (124, h.CORAL), (131, h.TEAL_LIT)):
        s.shape(f"M{x - 3} 111h6v8h-6z", hue, 0.7)
    person(
        s, 124, 158, 0.86, FISHER(hat="peaked", hat_colour="#27405c", mood="smile"), STAND(lead=(14, -46)), 1
    )
    person(s, 150, 158, 0.82, FARMWIFE(cloth="#4f6f8c"), STAND(lead=(13, -44)), -1)
    person(s, 172, 160, 0.56, GIRL, STAND(lead=(12, -80)), -1)
    person(s, 190, 160, 0.48, BOY, WALK, 1)
    cat(s, 212, 160, 0.8)


@SCENES.hang
def fish_market(s: Sheet) -> None:
    sky(s, "morning", 92)
    cottage_row(s, -8, 104, 1.0, h.TEAL, "#8a6a4a", h.CORAL, h.TEAL)
    sea(s, 92, "day", 8, 106)
    cottage_row(s, -8, 104, 1.0, h.TEAL, "#8a6a4a", h.CORAL)
    smack(s, 206, 104, 0.6, "#e6c58a")
    far_sail(s, 160, 96, 0.6)
    s.shape(box(-2, 104, 244, 60), s.blend("#cfc6b0", "#a59a84"), 0.8)
    s.lines([f"M{x} {y}h9" for y in range(110, 160, 7) for x in range(4 + y % 9, 236, 22)], 0.5, opacity=0.3)
    s.line("M50 30V130M190 30V130", 2.2, h.WOOD_DARK)
    person(
        s,
        118,
        150,
        1.0,
        FISHWIFE,
        STAND(lead=(24, -62), trail=(-14, -44), look=0.4),
        1,
        lead=_fish_up,
        shadow=False,
    )
    # the bench with the catch
    s.shape("M58 112H178L190 130H46Z", h.WOOD_LIT)
    s.shape("M46 130H190V156H46Z", s.blend(h.WOOD, h.WOOD_DARK))
    s.lines(["M46 138H190M46 147H190M94 130V156M142 130V156"], 0.6, opacity=0.5)
    hues = ("#8fb8c4", "#e08a6a", "#a8b47a", "#9fb0bc", "#d9a58a")
    for n in range(13):
        fish(s, 66 + 9.4 * n, 116 + (n % 3) * 4.4, 0.78, hues[n % 5], turn=(-14, 8, -4)[n % 3])
    for n in range(6):
        a = 42 + 26 * n
        top = 120 + (a - 120) * 0.86
        s.shape(
            f"M{top} 8H{top + 22.4}L{a + 26} 32A13 5 0 0 1 {a} 32Z", h.TEAL if n % 2 == 0 else h.WHITE, 0.8
        )
    person(s, 28, 158, 0.98, GRANNY(mood="smile"), STAND(lead=(20, -50)), 1, lead=_net_bag)
    person(
        s,
        214,
        158,
        1.0,
        MERCHANT(mood="thinking", hat="bowler", hat_colour="#3a3430"),
        STAND(lead=(22, -52), trail=(4, -62)),
        -1,
    )
    cat(s, 176, 160, 0.9)
    gull(s, 20, 26, 0.8)


def _fish_up(s: Sheet, x: float, y: float) -> None:
    fish(s, x, y - 8, 1.5, "#e08a6a", turn=-80)


def _net_bag(s: Sheet, x: float, y: float) -> None:
    basket(s, x, y + 16, 0.9, h.GREEN_LIT)
    s.line(f"M{x - 8} {y + 8}Q{x} {y - 8} {x + 8} {y + 8}", 1.0)


FISHWIFE = Look(
    skin=h.ROSY,
    hair="bun",
    hair_colour=h.BLOND,
    hat="scarf",
    hat_colour=h.CORAL,
    dress="gown",
    cloth="#3f6a78",
    under=h.WHITE,
    apron=h.CREAM,
    mood="shout",
    lashes=True,
    jaw="round",
)


@SCENES.hang
def fishing_villages(s: Sheet) -> None:
    sky(s, "day", 80)
    cloud(s, 196, 20, 0.9)
    rolling(s, 82, 26, "forest", 2, 0.35)
    s.shape("M-4 92C60 84 160 86 246 92V122H-4Z", s.blend("#d9c894", "#bda672"), 0.7)
    for n, (x, wall, roof) in enumerate(
        (
            (28, h.PARCHMENT, h.CORAL),
            (76, "#e6c9a0", h.TEAL),
            (124, h.WHITE, "#8a6a4a"),
            (172, "#d9d2bc", h.CORAL),
            (216, h.PARCHMENT, h.TEAL),
        )
    ):
        house(s, x, 108 - (n % 2) * 3, 1.0, wall, roof)
    smoke(s, 92, 68, 3.4, 3, 3)
    smoke(s, 188, 70, 3.4, 3, 3)
    s.shape("M-4 114C60 106 160 108 246 116V164H-4Z", s.blend("#8fd0d6", "#3f98a6", "#2a7486"), 0.8)
    ripples(s, 120, 158, 16)
    # a jetty, nets, three boats
    for x in (98, 116, 134, 152):
        s.rect(x, 116, 3.6, 34, h.WOOD_DARK, 0.8)
    s.shape("M90 112H164L172 122H84Z", h.WOOD_LIT, 0.9)
    s.lines(["M100 112l-4 10M114 112l-3 10M128 112v10M142 112l2 10M154 112l4 10"], 0.6, opacity=0.5)
    smack(s, 48, 146, 0.9, "#d9886a", "#3f6a78")
    smack(s, 204, 148, 0.98, h.CREAM, "#7a4630")
    rowboat(s, 132, 154, 0.9, "#5c8a46")
    foam(s, 132, 155, 20, 2)
    s.line("M8 118V100M34 116V98", 1.7, h.WOOD_DARK)
    s.shape("M8 102Q20 108 34 100V110Q20 120 8 112Z", h.TAN, 0.7, opacity=0.5)
    s.lines(["M12 104v9M18 106v9M24 105v9M30 102v9M8 106Q20 112 34 104"], 0.5, opacity=0.7)
    person(s, 116, 120, 0.5, FISHER, SIT(hip=(0, -20)), 1, shadow=False)
    person(s, 146, 120, 0.52, GRANNY, STAND(), -1)
    gull(s, 66, 40, 0.7)
    gull(s, 150, 30, 0.6)


@SCENES.hang
def docks(s: Sheet) -> None:
    sky(s, "morning", 88)
    cloud(s, 40, 20, 0.8)
    sea(s, 88, "day", 18)
    three_master(s, 186, 118, 1.12)
    shed(s, 32, 112, 1.0)
    shed(s, -18, 114, 0.9, "#8a4a3a")
    s.shape("M-4 112H142L152 128V164H-4Z", s.blend("#cfc6b0", "#a59a84"), 0.9)
    s.shape("M142 112L152 128V164H142Z", "#8a8070", 0.8)
    s.lines(
        [
            "M10 124H148M0 138H150M0 152H150M40 112V124M96 112V124M66 124V138M122 124V138M30 138V152"
            "M96 138V152"
        ],
        0.5,
        opacity=0.35,
    )
    crane(s, 84, 134, 1.02, 30)
    crate(s, 138, 90, 0.95)
    s.line("M132 76L138 64L146 76", 0.8)
    for x, y, k in ((16, 132, 1.2), (36, 134, 1.2), (26, 116, 1.0)):
        crate(s, x, y, k)
    barrel(s, 58, 136, 1.1)
    barrel(s, 70, 142, 1.1)
    bollard(s, 134, 152, 1.2)
    person(s, 110, 158, 0.98, WORKER, WALK(lead=(-8, -78), trail=(-14, -72), lean=4), 1)
    sack(s, 104, 92, 1.3)
    person(s, 34, 160, 1.0, WORKWOMAN(mood="smile"), STAND(lead=(14, -46)), 1, lead=held(paper, 0, 1.1))
    rope(s, 72, 160, 1.0)
    gull(s, 130, 30, 0.7)
    gull(s, 222, 26, 0.6)
