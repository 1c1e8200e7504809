"""Yellow: trade."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import camel, hen
from game.workshop.ink.buildings import house, tent
from game.workshop.ink.cast import (
    FARMWIFE,
    LADY,
    MINER,
    RANGER,
)
from game.workshop.ink.land import ground, mountain, range_of, ridge, rock, rolling
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import safe_door
from game.workshop.ink.people import KNEEL, STAND, WALK, WIDE, person, reach
from game.workshop.ink.plants import pine
from game.workshop.ink.rooms import banner, curtain, desk, room, table, window
from game.workshop.ink.sheet import Sheet
from game.workshop.ink.sky import birds, cloud, sky, sun
from game.workshop.ink.things import (
    barrel,
    basket,
    candle,
    coins,
    crate,
    quill,
    sack,
    sheet_of_paper,
    sparkle,
    vase,
)
from game.workshop.ink.tools import balance, gavel, held, pan, pick, staff
from game.workshop.ink.water import ripples
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
    person(
        s,
        160,
        118,
        0.4,
        MINER(hat="felt", hat_colour="#5a4a3a"),
        WIDE(lead=(10, -80), trail=(6, -70)),
        1,
        lead=held(pick, 20),
    )
    ground(s, 116, "meadow", 16)
    s.shape(
        "M-4 132C40 122 70 128 110 124C150 120 190 130 246 122V164H-4Z",
        s.blend(h.WATER_LIT, h.WATER, h.WATER_DARK),
        0.7,
    )
    ripples(s, 132, 158, 16)
    for x, y, k in ((14, 136, 1.1), (226, 134, 1.3), (206, 156, 0.9), (40, 158, 1.0)):
        rock(s, x, y, k)
    person(
        s,
        98,
        154,
        1.24,
        PROSPECTOR,
        KNEEL(lead=(26, -28), trail=(20, -24), look=0.5, nod=8),
        1,
        lead=held(pan, 6),
        shadow=False,
    )
    s.shape("M66 150C90 144 130 144 150 150C140 158 80 158 66 150Z", h.WATER, 0, opacity=0.75)
    s.lines(["M72 151q6 -3 12 0t12 0t12 0t12 0t12 0"], 0.8, "#eefafa", opacity=0.9)
    for x, y, r in ((132, 108, 5), (122, 116, 3), (142, 117, 3.4)):
        sparkle(s, x, y, r)


PROSPECTOR = Look(
    skin=h.ROSY,
    hair="short",
    hair_colour=h.GREY_HAIR,
    beard="long",
    beard_colour=h.GREY_HAIR,
    hat="felt",
    hat_colour="#8a6a44",
    dress="vest",
    cloth="#7a5a3a",
    under="#b5503a",
    legs="#5d6a80",
    mood="surprised",
    age=2,
    nose="big",
)


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
    s.shape(
        f"M{x - 12} {y + 10}C{x - 12} {y - 2} {x - 6} {y - 6} {x + 2} {y - 4}"
        f"C{x + 8} {y - 8} {x + 12} {y - 8} {x + 13} {y - 4}"
        f"C{x + 14} {y + 4} {x + 12} {y + 14} {x + 6} {y + 18}"
        f"C{x} {y + 20} {x - 10} {y + 18} {x - 12} {y + 10}Z",
        "#8a4e2c",
    )
    s.shade(
        f"M{x - 12} {y + 10}C{x - 4} {y + 14} {x + 6} {y + 12} {x + 13} {y + 2}"
        f"C{x + 13} {y + 8} {x + 11} {y + 15} {x + 6} {y + 18}"
        f"C{x} {y + 20} {x - 10} {y + 18} {x - 12} {y + 10}Z",
        0.22,
    )
    s.line(f"M{x - 4} {y + 18}v12M{x - 7} {y + 30}h6", 1.2, h.WOOD_DARK)


@SCENES.hang
def guild_charter(s: Sheet) -> None:
    room(s, "#8a5f4a", 116, panel="#6b4630")
    for x, hue in ((34, "#2f8596"), (206, "#c8983c")):
        banner(s, x, 10, 28, 52, hue)
    window(s, 120, 40, 60, 62, "day", arched=True, bars=4)
    person(
        s,
        56,
        166,
        1.12,
        GUILDSMAN(
            skin=h.DARK,
            hair="tight",
            hair_colour=h.BLACK_HAIR,
            hat="",
            cloth="#5c8a46",
            beard="goatee",
            mood="smile",
        ),
        STAND(lead=(16, -44), look=0.5),
        1,
        shadow=False,
    )
    person(s, 190, 166, 1.12, LADY(cloth="#8a4a6a"), STAND(look=0.5), -1, shadow=False)
    person(
        s, 122, 164, 1.24, GUILDSMAN, STAND(lead=(8, -34), trail=(-8, -34), look=0.1, nod=4), 1, shadow=False
    )
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


GUILDSMAN = Look(
    skin=h.ROSY,
    hair="fringe",
    hair_colour=h.GREY_HAIR,
    hat="beret",
    hat_colour="#6a3a5a",
    hat_band=h.GOLD,
    dress="coat",
    cloth="#a8503a",
    under=h.GOLD,
    beard="full",
    beard_colour=h.GREY_HAIR,
    age=2,
    mood="calm",
    sash=h.GOLD,
)


@SCENES.hang
def auction_house(s: Sheet) -> None:
    room(s, "#7f6a8a", 104, panel="#5c4632")
    curtain(s, -2, 112, 40, "#9a3a34", 1)
    curtain(s, 242, 112, 40, "#9a3a34", -1)
    table(s, 64, 122, 56, 30, 6)
    vase(s, 64, 88, 1.7)
    person(
        s,
        138,
        122,
        0.98,
        AUCTIONEER,
        STAND(lead=(16, -86), trail=(-16, -44), look=0.2),
        1,
        lead=held(gavel, 16),
        shadow=False,
    )
    s.shape("M112 84H166L160 128H118Z", s.blend("#96683c", "#62401f"))
    s.shape("M106 78H172V86H106Z", h.WOOD_LIT)
    s.rect(128, 94, 22, 18, "none", 0.8)
    crate(s, 202, 116, 1.5)
    crate(s, 208, 98, 1.1, "#c9a46a")
    crowd = (
        (18, "#3a2a20", h.CORAL, "bowler"),
        (56, h.GREY_HAIR, h.TEAL, ""),
        (94, "#7a4d2b", "#6a5a8a", "top"),
        (136, h.BLACK_HAIR, "#5c8a46", ""),
        (178, h.RED_HAIR, "#a8503a", "bun"),
        (220, h.BLOND, "#3d6494", "bowler"),
    )
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


AUCTIONEER = Look(
    skin=h.FAIR,
    hair="parted",
    hair_colour=h.DARK_HAIR,
    dress="coat",
    cloth="#3a4a5c",
    under=h.WHITE,
    beard="handlebar",
    mood="shout",
    glasses="monocle",
)


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


CARAVANEER = Look(
    skin=h.BROWN,
    hair="short",
    hair_colour=h.BLACK_HAIR,
    beard="full",
    hat="turban",
    hat_colour=h.CREAM,
    hat_band=h.CORAL,
    dress="robe",
    cloth="#3d6494",
    under=h.CREAM,
    mood="smile",
    sash=h.CORAL,
)


@SCENES.hang
def banking(s: Sheet) -> None:
    room(s, "#6f7f74", 110, panel="#54422e")
    s.rect(148, 8, 84, 102, h.IRON_DARK)
    s.rect(156, 16, 68, 94, "#2a2c34", 0.8)
    for row in range(4):
        s.rect(160, 34 + 20 * row, 60, 3, h.IRON, 0.7)
        coins(s, 190, 34 + 20 * row, 0.9, (2, 4, 3, 5, 2, 3))
    safe_door(s, 140, 58, 40)
    person(
        s, 70, 156, 1.22, BANKER, STAND(lead=(26, -52), trail=(-16, -42), look=0.6, nod=4), 1, shadow=False
    )
    desk(s, 120, 168, 250, 50, "#8a5c34", 12)
    balance(s, 128, 114, 1.2)
    coins(s, 105, 97, 0.7, (2, 3))
    coins(s, 152, 93, 0.7, (1, 1))
    coins(s, 184, 116, 1.3, (4, 6, 3))
    sack(s, 216, 118, 1.5, "#b98c4e", h.GOLD)
    sheet_of_paper(s, 44, 112, 30, 10, -4, lines=1)
    coins(s, 20, 118, 1.1, (3, 2))


BANKER = Look(
    skin=h.FAIR,
    hair="fringe",
    hair_colour=h.WHITE_HAIR,
    dress="vest",
    cloth="#4a3a5a",
    under=h.WHITE,
    glasses="half",
    beard="mutton",
    age=2,
    mood="smile",
    jaw="round",
)
