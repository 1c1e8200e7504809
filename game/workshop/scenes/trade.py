"""Yellow: trade."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import camel, dog, hen
from game.workshop.ink.buildings import cottage_row, house, pane, stall, tent, tower
from game.workshop.ink.cast import BOY, CLERK, FARMER, FARMWIFE, GIRL, GRANNY, LADY, MERCHANT, MINER, PIONEER, RANGER, SMITH, WORKER, WORKWOMAN
from game.workshop.ink.heads import head
from game.workshop.ink.land import ground, mountain, range_of, ridge, rock, rolling, veil, way
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import safe_door
from game.workshop.ink.people import KNEEL, STAND, WALK, WIDE, person, reach
from game.workshop.ink.plants import bush, cactus, palm, pine
from game.workshop.ink.rooms import banner, blackboard, curtain, desk, room, table, window
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import birds, cloud, moon, sky, stars, sun
from game.workshop.ink.things import (
    barrel, basket, bunting, candle, chest, coins, crate, flag, lantern, quill, rope, sack, scroll, sheet_of_paper, sparkle, vase,
)  # fmt: skip
from game.workshop.ink.tools import axe, balance, gavel, hammer, held, pan, paper, pick, shovel, staff
from game.workshop.ink.vehicles import handcart
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def gold_rush(s: Sheet) -> None:
    sky(s, "day", 90)
    cloud(s, 190, 24, 0.9)
    range_of(s, 100, [(40, 50, 64), (210, 50, 60)], 0.3)
    mountain(s, 128, 104, 56, 78, 0.15)
    rolling(s, 100, 12, "hills", 3, 0.2)
    for x in (30, 56, 190, 214, 234):
        pine(s, x, 106 + x % 5, 24, 0.1)
    tent(s, 176, 112, 0.8, "#e6d3a8")
    tent(s, 206, 118, 0.9)
    person(s, 160, 118, 0.4, MINER(hat="felt", hat_colour="#5a4a3a"), WIDE(lead=(10, -80), trail=(6, -70)), 1, lead=held(pick, 20))
    ground(s, 116, "meadow", 16)
    s.shape("M-4 132C40 122 70 128 110 124C150 120 190 130 246 122V164H-4Z", s.blend(h.WATER_LIT, h.WATER, h.WATER_DARK), 0.7)
    for n in range(16):
        x, y = s.rng.uniform(0, 236), s.rng.uniform(132, 158)
        s.lines([f"M{x} {y}q4 -2 8 0t8 0"], 0.6, "#eefafa", opacity=0.7)
    for x, y, k in ((14, 136, 1.1), (226, 134, 1.3), (206, 156, 0.9), (40, 158, 1.0)):
        rock(s, x, y, k)
    person(s, 98, 154, 1.24, PROSPECTOR, KNEEL(lead=(26, -28), trail=(20, -24), look=0.5, nod=8), 1,
           lead=held(pan, 6), shadow=False)  # fmt: skip
    s.shape("M66 150C90 144 130 144 150 150C140 158 80 158 66 150Z", h.WATER, 0, opacity=0.75)
    s.lines(["M72 151q6 -3 12 0t12 0t12 0t12 0t12 0"], 0.8, "#eefafa", opacity=0.9)
    for x, y, r in ((132, 108, 5), (122, 116, 3), (142, 117, 3.4)):
        sparkle(s, x, y, r)


PROSPECTOR = Look(skin=h.ROSY, hair="short", hair_colour=h.GREY_HAIR, beard="long", beard_colour=h.GREY_HAIR, hat="felt", hat_colour="#8a6a44",
                  dress="vest", cloth="#7a5a3a", under="#b5503a", legs="#5d6a80", mood="surprised", age=2, nose="big")  # fmt: skip


@SCENES.hang
def barter(s: Sheet) -> None:
    sky(s, "gold", 92)
    rolling(s, 92, 22, "forest", 3, 0.4)
    house(s, 196, 116, 1.2, h.WOOD_LIT, "#8a6a48", logs=True)
    pine(s, 16, 116, 52, 0.1)
    pine(s, 40, 112, 36, 0.2)
    pine(s, 234, 118, 44, 0.1)
    ground(s, 114, "meadow", 26)
    person(s, 78, 156, 1.12, FARMWIFE, STAND(lead=(34, -52), trail=(6, -50), look=0.7), 1, trail=_hen_in_arm)
    person(s, 160, 156, 1.12, RANGER, STAND(lead=(38, -52), trail=(-13, -44), look=0.7), -1, trail=_saddle)
    s.oval(119, 98, 4.6, 3.8, h.FAIR)
    s.line("M115 96q4 -2 8 0", 0.7)
    hen(s, 40, 154, 1.0, "#f0e6d0")
    hen(s, 26, 146, 0.8)
    basket(s, 112, 156, 1.0, "#e6d3b0")
    sack(s, 206, 156, 1.2)
    barrel(s, 224, 156, 1.2)


def _hen_in_arm(s: Sheet, x: float, y: float) -> None:
    hen(s, x + 4, y + 6, 1.1)


def _saddle(s: Sheet, x: float, y: float) -> None:
    s.shape(f"M{x - 12} {y + 10}C{x - 12} {y - 2} {x - 6} {y - 6} {x + 2} {y - 4}C{x + 8} {y - 8} {x + 12} {y - 8} {x + 13} {y - 4}C{x + 14} {y + 4} {x + 12} {y + 14} {x + 6} {y + 18}C{x} {y + 20} {x - 10} {y + 18} {x - 12} {y + 10}Z", "#8a4e2c")
    s.shade(f"M{x - 12} {y + 10}C{x - 4} {y + 14} {x + 6} {y + 12} {x + 13} {y + 2}C{x + 13} {y + 8} {x + 11} {y + 15} {x + 6} {y + 18}C{x} {y + 20} {x - 10} {y + 18} {x - 12} {y + 10}Z", 0.22)
    s.line(f"M{x - 4} {y + 18}v12M{x - 7} {y + 30}h6", 1.2, h.WOOD_DARK)


@SCENES.hang
def guild_charter(s: Sheet) -> None:
    room(s, "#8a5f4a", 116, panel="#6b4630")
    for x, hue in ((34, "#2f8596"), (206, "#c8983c")):
        banner(s, x, 10, 28, 52, hue)
    window(s, 120, 40, 60, 62, "day", arched=True, bars=4)
    person(s, 56, 166, 1.12, GUILDSMAN(skin=h.DARK, hair="tight", hair_colour=h.BLACK_HAIR, hat="", cloth="#5c8a46", beard="goatee", mood="smile"),
           STAND(lead=(16, -44), look=0.5), 1, shadow=False)  # fmt: skip
    person(s, 190, 166, 1.12, LADY(cloth="#8a4a6a"), STAND(look=0.5), -1, shadow=False)
    person(s, 122, 164, 1.24, GUILDSMAN, STAND(lead=(8, -34), trail=(-8, -34), look=0.1, nod=4), 1, shadow=False)
    table(s, 120, 196, 256, 52, 42, "#8a5a34", legs=False)
    s.shape("M78 106H160L170 136H68Z", s.blend(h.CREAM, h.PARCHMENT))
    s.lines(["M92 112h54M88 117h62M86 122h50M84 127h40"], 0.7, opacity=0.6)
    s.shape("M142 124l-3 14l5 -3l4 4l2 -14z", h.CORAL_DARK, 0.8)
    s.oval(146, 124, 8, 5.6, h.CORAL)
    s.rect(141, 104, 10, 15, h.BRASS)
    s.oval(146, 119, 6.4, 3, h.BRASS_DARK)
    reach(s, [(136, 88), (152, 98), (146, 108)], GUILDSMAN)
    reach(s, [(108, 88), (90, 100), (98, 112)], GUILDSMAN)
    candle(s, 204, 122, 1.5)
    quill(s, 46, 126, 1.3, 30)
    s.shape("M36 126a10 4 0 0 0 20 0z", h.TEAL)


GUILDSMAN = Look(skin=h.ROSY, hair="fringe", hair_colour=h.GREY_HAIR, hat="beret", hat_colour="#6a3a5a", hat_band=h.GOLD, dress="coat",
                 cloth="#a8503a", under=h.GOLD, beard="full", beard_colour=h.GREY_HAIR, age=2, mood="calm", sash=h.GOLD)  # fmt: skip


@SCENES.hang
def auction_house(s: Sheet) -> None:
    room(s, "#7f6a8a", 104, panel="#5c4632")
    curtain(s, -2, 112, 40, "#9a3a34", 1)
    curtain(s, 242, 112, 40, "#9a3a34", -1)
    table(s, 64, 122, 56, 30, 6)
    vase(s, 64, 88, 1.7)
    person(s, 138, 122, 0.98, AUCTIONEER, STAND(lead=(16, -86), trail=(-16, -44), look=0.2), 1, lead=held(gavel, 16), shadow=False)
    s.shape("M112 84H166L160 128H118Z", s.blend("#96683c", "#62401f"))
    s.shape("M106 78H172V86H106Z", h.WOOD_LIT)
    s.rect(128, 94, 22, 18, "none", 0.8)
    crate(s, 202, 116, 1.5)
    crate(s, 208, 98, 1.1, "#c9a46a")
    crowd = ((18, "#3a2a20", h.CORAL, "bowler"), (56, h.GREY_HAIR, h.TEAL, ""), (94, "#7a4d2b", "#6a5a8a", "top"), (136, h.BLACK_HAIR, "#5c8a46", ""),
             (178, h.RED_HAIR, "#a8503a", "bun"), (220, h.BLOND, "#3d6494", "bowler"))  # fmt: skip
    for n, (x, hair, cloth, hat) in enumerate(crowd):
        _back(s, x, 150 + (n % 2) * 4, hair, cloth, hat, raised=n in (1, 4))


def _back(s: Sheet, x: float, y: float, hair: str, cloth: str, hat: str, raised: bool) -> None:
    """Somebody seen from behind, to the shoulders."""
    with s.at(x, y, 1.1):
        if raised:
            s.band([(13, 2), (19, -14), (16, -30)], cloth, 7, soft=False)
            s.rect(10, -46, 13, 11, h.CREAM)
            s.oval(16, -32, 3.6, 3.6, h.FAIR)
        s.shape("M-20 20C-20 2 -10 -2 0 -2C10 -2 20 2 20 20Z", cloth)
        s.shade("M5 -2C14 0 20 4 20 20H8C12 10 10 2 5 -2Z", 0.2)
        s.shape("M-9 -10C-10 -24 10 -24 9 -10C8 -2 4 2 0 2C-4 2 -8 -2 -9 -10Z", hair)
        if hat == "top":
            s.shape("M-14 -16C-8 -19 8 -19 14 -16C8 -13 -8 -13 -14 -16Z", "#3a3440")
            s.shape("M-9 -17L-10 -36H10L9 -17Z", "#3a3440")
        elif hat == "bowler":
            s.shape("M-10 -14C-11 -26 11 -26 10 -14Z", "#4a3a30")
            s.shape("M-14 -15C-8 -12 8 -12 14 -15C12 -10 -12 -10 -14 -15Z", "#4a3a30")
        elif hat == "bun":
            s.oval(0, -20, 6, 5, hair)


AUCTIONEER = Look(skin=h.FAIR, hair="parted", hair_colour=h.DARK_HAIR, dress="coat", cloth="#3a4a5c", under=h.WHITE, beard="handlebar",
                  mood="shout", glasses="monocle")  # fmt: skip


@SCENES.hang
def caravans(s: Sheet) -> None:
    sky(s, "haze", 96)
    sun(s, 176, 46, 20, "#fbd06a")
    rolling(s, 98, 26, "desert", 2, 0.4)
    ridge(s, [(-6, 118), (50, 106), (110, 116), (170, 100), (246, 112)], s.blend("#f4bb7d", "#e08f4b"))
    for x, y, k in ((206, 107, 0.28), (184, 106, 0.32), (158, 106, 0.36), (130, 113, 0.4)):
        camel(s, x, y, k, h.TEAL if k < 0.34 else h.PURPLE)
    ridge(s, [(-6, 132), (60, 142), (140, 134), (246, 148)], s.blend("#f0ad68", "#d27d3c"))
    s.lines(["M10 150q20 -5 40 0M120 146q24 -5 46 1M180 154q16 -4 30 0"], 0.7, "#b8652c", opacity=0.5)
    camel(s, 140, 150, 1.06)
    camel(s, 50, 148, 0.98, h.TEAL)
    s.line("M94 90Q104 108 116 112", 1.0, h.WOOD_DARK)
    person(s, 210, 154, 0.92, CARAVANEER, WALK(lead=(14, -52)), 1, lead=held(staff, 3))
    s.line("M190 90Q196 110 204 112", 1.0, h.WOOD_DARK)
    birds(s, (60, 40), (72, 36))


CARAVANEER = Look(skin=h.BROWN, hair="short", hair_colour=h.BLACK_HAIR, beard="full", hat="turban", hat_colour=h.CREAM, hat_band=h.CORAL,
                  dress="robe", cloth="#3d6494", under=h.CREAM, mood="smile", sash=h.CORAL)  # fmt: skip


@SCENES.hang
def banking(s: Sheet) -> None:
    room(s, "#6f7f74", 110, panel="#54422e")
    s.rect(148, 8, 84, 102, h.IRON_DARK)
    s.rect(156, 16, 68, 94, "#2a2c34", 0.8)
    for row in range(4):
        s.rect(160, 34 + 20 * row, 60, 3, h.IRON, 0.7)
        coins(s, 190, 34 + 20 * row, 0.9, (2, 4, 3, 5, 2, 3))
    safe_door(s, 140, 58, 40)
    person(s, 70, 156, 1.22, BANKER, STAND(lead=(26, -52), trail=(-16, -42), look=0.6, nod=4), 1, shadow=False)
    desk(s, 120, 168, 250, 50, "#8a5c34", 12)
    balance(s, 128, 114, 1.2)
    coins(s, 105, 97, 0.7, (2, 3))
    coins(s, 152, 93, 0.7, (1, 1))
    coins(s, 184, 116, 1.3, (4, 6, 3))
    sack(s, 216, 118, 1.5, "#b98c4e", h.GOLD)
    sheet_of_paper(s, 44, 112, 30, 10, -4, lines=1)
    coins(s, 20, 118, 1.1, (3, 2))


BANKER = Look(skin=h.FAIR, hair="fringe", hair_colour=h.WHITE_HAIR, dress="vest", cloth="#4a3a5a", under=h.WHITE, glasses="half", beard="mutton",
              age=2, mood="smile", jaw="round")  # fmt: skip


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


PEDDLER = Look(skin=h.OLIVE, hair="curly", hair_colour=h.BLACK_HAIR, hat="felt", hat_colour="#4f6a4c", hat_band=h.CORAL, dress="coat",
               cloth="#b5793a", under=h.CREAM, mood="grin", beard="pencil", sash=h.CORAL, legs="#6a5a78")  # fmt: skip


@SCENES.hang
def commodity_exchange(s: Sheet) -> None:
    room(s, "#b59a6a", 112)
    blackboard(s, 120, 40, 150, 56)
    s.line("M54 58L74 46L90 52L110 34L128 42L150 22L184 26", 1.8, h.FIRE_LIT)
    s.lines(["M54 62H186M54 62V16"], 0.9, "#e8e2d2", opacity=0.9)
    s.lines([f"M{60 + 14 * n} 62v-2" for n in range(9)], 0.8, "#e8e2d2", opacity=0.9)
    suits = (MERCHANT(mood="shout", hat=""), MERCHANT(skin=h.OLIVE, mood="shout", cloth="#3f6a4c", beard="moustache", hair_colour=h.BLACK_HAIR, hat="bowler", hat_colour="#3a3430"),
             CLERK(mood="shout"), MERCHANT(skin=h.DARK, hair="tight", mood="grin", cloth="#27506a", beard="", hair_colour=h.BLACK_HAIR, hat="top"),
             MERCHANT(mood="stern", cloth="#7c3a30", hair_colour=h.RED_HAIR, beard="full", hat="top"), LADY(mood="shout"))  # fmt: skip
    for n, (x, y, look) in enumerate(((30, 136, suits[2]), (76, 132, suits[1]), (164, 132, suits[5]), (212, 136, suits[3]))):
        person(s, x, y, 0.86, look, STAND(lead=(12, -98 + 6 * (n % 2)), trail=(-16, -50), look=0.4), 1 if x < 120 else -1, lead=held(paper, 10))
    person(s, 100, 168, 1.14, suits[0], STAND(lead=(17, -96), trail=(20, -54), look=0.7), 1, lead=held(paper, 8), shadow=False)
    person(s, 152, 170, 1.14, suits[4], STAND(lead=(22, -70), trail=(-14, -96), look=0.7), -1, trail=held(paper, -12), shadow=False)
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
    person(s, 104, 150, 0.98, JUMPER, WIDE(lead=(20, -60), trail=(16, -50), lean=8, look=0.9), 1, lead=held(shovel, -32))
    person(s, 178, 152, 1.0, JUMPER(skin=h.BROWN, hair_colour=h.BLACK_HAIR, beard="moustache", cloth="#6a4a3a", hat_colour="#3a3a44", mood="smirk"),
           STAND(lead=(20, -62), trail=(-12, -40), look=0.3), -1)  # fmt: skip
    lantern(s, 158, 90, 1.4, 26)
    for x, y in ((128, 140), (142, 142), (150, 139)):
        s.oval(x, y, 2.6, 2, h.FIRE_LIT, 0.6)
    sparkle(s, 142, 134, 4)


JUMPER = Look(skin=h.FAIR, hair="short", hair_colour=h.DARK_HAIR, beard="stubble", hat="felt", hat_colour="#4a3a30", dress="coat", cloth="#4a4650",
              under="#8a3a2e", legs="#3a3a44", mood="stern")  # fmt: skip


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
    workers = ((94, SMITH(mood="smile"), hammer), (122, WORKWOMAN(mood="smile"), None), (148, WORKER(mood="grin"), shovel),
               (174, FARMER(mood="smile"), axe), (200, WORKER(skin=h.FAIR, hair_colour=h.RED_HAIR, hat_colour="#5a6a4a", cloth="#7a5a3a", mood="smile"), pick),
               (226, GIRL(dress="gown"), None))  # fmt: skip
    for n, (x, look, tool) in enumerate(workers):
        size = 0.94 - 0.05 * n if n < 5 else 0.56
        person(s, x, 152 - 3 * (n if n < 5 else 3), size, look, STAND(lead=(14, -52)), -1, lead=held(tool, -6) if tool else None)
    desk(s, 40, 158, 62, 36, "#96683c", 6)
    person(s, 34, 160, 0.98, CLERK(hat="bowler", hat_colour="#3a3430", hat_band=h.CORAL, beard="moustache"),
           STAND(lead=(24, -56), trail=(14, -42), look=0.8), 1, shadow=False)  # fmt: skip
    desk(s, 40, 160, 66, 36, "#96683c", 6)
    sheet_of_paper(s, 52, 119, 16, 6, 4, lines=2)
    sheet_of_paper(s, 40, 140, 18, 22, 0, seal=h.CORAL)
