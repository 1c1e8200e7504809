"""The sea: what Fish and Ships adds, first half."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import fish, gull
from game.workshop.ink.buildings import cottage_row, lighthouse
from game.workshop.ink.cast import (
    CAPTAIN,
    FISHER,
    SAILOR,
)
from game.workshop.ink.heads import head
from game.workshop.ink.land import ridge, rock
from game.workshop.ink.looks import Look
from game.workshop.ink.people import SIT, STAND, person
from game.workshop.ink.rooms import planks, table, window
from game.workshop.ink.sheet import Sheet, ring
from game.workshop.ink.sky import cloud, sky, sun
from game.workshop.ink.things import (
    barrel,
    basket,
    bollard,
    candle,
    lantern,
    sparkle,
)
from game.workshop.ink.tools import held, paper
from game.workshop.ink.vessels import far_sail, smack, three_master
from game.workshop.ink.water import foam, path_of_light, sea, swell
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def open_sea(s: Sheet) -> None:
    sky(s, "gold", 92)
    sun(s, 62, 66, 17, rays=16)
    cloud(s, 180, 26, 1.1)
    sea(s, 92, "dawn", 44)
    path_of_light(s, 62, 92, 156, 16)
    s.shape("M186 96C192 88 204 84 214 86C226 84 240 88 246 92V98H186Z", "#8a9a6c", 0.7)
    lighthouse(s, 216, 90, 0.42)
    foam(s, 212, 97, 28, 2)
    three_master(s, 112, 142, 1.28)
    for x, y, k in ((196, 138, 1.0), (222, 146, 0.8)):
        _dolphin(s, x, y, k)
    gull(s, 176, 58, 0.7)
    gull(s, 30, 40, 0.6)


def _dolphin(s: Sheet, x: float, y: float, k: float) -> None:
    with s.at(x, y, k):
        s.shape("M-16 2C-12 -12 2 -18 14 -8C17 -7 20 -5 21 -3C17 -2 14 -2 12 -2C4 -8 -6 -4 -10 4Z", "#5c7f96")
        s.shape("M-1 -13C-2 -18 -6 -20 -8 -20C-7 -17 -7 -14 -6 -11Z", "#4c6a80", 0.8)
        s.gleam("M12 -2C6 -7 -4 -5 -9 3C-4 -3 4 -5 12 -2Z", 0.5)
        s.oval(13, -6, 0.9, 0.9, h.INK, 0)
    foam(s, x - 8 * k, y + 3 * k, 14 * k, 2.4 * k)


@SCENES.hang
def harbour_dues(s: Sheet) -> None:
    sky(s, "day", 86)
    cloud(s, 40, 22, 0.8)
    sea(s, 86, "day", 30)
    cottage_row(s, 150, 98, 0.95, h.CORAL, h.TEAL, "#8a6a4a", h.CORAL, h.TEAL)
    smack(s, 40, 122, 1.15)
    far_sail(s, 112, 90, 0.7)
    s.shape("M-4 138L244 118V164H-4Z", s.blend("#cfc6b0", "#a59a84"), 0.9)
    s.lines(["M20 136l6 28M60 133l8 31M104 129l8 35M150 126l8 38M196 122l10 42"], 0.6, opacity=0.4)
    bollard(s, 22, 148, 1.1)
    person(
        s,
        94,
        156,
        1.04,
        FISHER(mood="sad"),
        STAND(lead=(24, -54), trail=(-12, -40), look=0.7),
        1,
        lead=_fish_in_hand,
    )
    person(
        s,
        160,
        158,
        1.1,
        HARBOURMASTER,
        STAND(lead=(24, -50), trail=(-10, -44), look=0.6),
        -1,
        trail=held(paper, -6, 1.2),
    )
    basket(s, 128, 158, 1.3, "#8fb0bc", round_=False)
    for n in range(5):
        fish(s, 120 + 4.4 * n, 145 - (n % 2) * 2, 0.7, turn=-60 - 12 * n)
    s.rect(200, 104, 8, 50, h.WOOD_DARK)
    for n in range(3):
        s.shape(f"M{206 + 14 * n} {112 - n}l14 -1v7l-14 1z", h.CORAL if n % 2 == 0 else h.WHITE, 0.9)
    gull(s, 66, 52, 0.8)
    gull(s, 130, 40, 0.6)


def _fish_in_hand(s: Sheet, x: float, y: float) -> None:
    fish(s, x + 1, y + 9, 1.2, turn=80)


HARBOURMASTER = Look(
    skin=h.OLIVE,
    hair="short",
    hair_colour=h.GREY_HAIR,
    hat="peaked",
    hat_colour="#27405c",
    hat_band=h.GOLD,
    dress="coat",
    cloth="#27405c",
    legs="#c9c0aa",
    beard="mutton",
    mood="smirk",
    age=1,
    jaw="round",
    boots=h.COAL,
)


@SCENES.hang
def fishing_fleet(s: Sheet) -> None:
    sky(s, "morning", 84)
    sun(s, 126, 74, 13)
    sea(s, 84, "dawn", 40)
    path_of_light(s, 126, 84, 130, 14)
    for x, y, k in (
        (22, 87, 0.5),
        (44, 86, 0.44),
        (70, 88, 0.6),
        (160, 87, 0.5),
        (186, 86, 0.44),
        (204, 88, 0.6),
        (228, 87, 0.5),
        (100, 87, 0.4),
    ):
        far_sail(s, x, y, k, (h.CREAM, "#e6b58a", "#d9886a")[round(x) % 3])
    smack(s, 40, 112, 0.66, "#d9886a")
    smack(s, 196, 110, 0.62, "#e6c58a")
    smack(s, 96, 104, 0.42)
    smack(s, 150, 102, 0.36, "#c98a6a")
    # the nearest one, hauling
    with s.at(0, 4):
        smack(s, 86, 144, 1.5, h.CREAM, "#7a4630", wet=False)
        s.shape(
            "M122 120C150 116 176 130 186 156L120 158C116 146 116 132 122 120Z", h.TEAL_LIT, 0.7, opacity=0.35
        )
        s.lines(
            [
                "M124 122Q150 128 168 156M120 134Q140 140 150 157M132 119Q124 136 130 158M148 121"
                "Q136 138 142 158M164 128Q150 142 156 157M176 138Q164 148 168 157M120 146Q150 132 178 142"
            ],
            0.7,
            "#e9dcc0",
            opacity=0.9,
        )
        for n, (x, y) in enumerate(((136, 132), (150, 140), (142, 148), (160, 150), (170, 146), (132, 146))):
            fish(s, x, y, 0.62, turn=30 * n)
        person(s, 112, 136, 0.62, FISHER, STAND(lead=(22, -42), trail=(18, -38), lean=8), 1, shadow=False)
        person(s, 84, 134, 0.58, SAILOR, STAND(lead=(14, -48)), 1, shadow=False)
        s.shape("M46 126C66 132 102 132 127 124C124 137 118 144 110 147H60C51 144 47 137 46 126Z", "#7a4630")
        s.line("M47 130C66 136 102 136 126 128", 1.4, h.BRASS)
    swell(
        s,
        [(-6, 154), (30, 148), (70, 156), (110, 149), (150, 156), (196, 149), (246, 155)],
        s.blend(h.WATER, h.WATER_DARK),
    )
    gull(s, 150, 40, 0.8)
    gull(s, 176, 52, 0.6)
    gull(s, 24, 44, 0.6)


@SCENES.hang
def trade_winds(s: Sheet) -> None:
    sky(s, "day", 100)
    cloud(s, 46, 44, 1.9)
    cloud(s, 20, 26, 1.3)
    cloud(s, 66, 22, 1.1)
    # the wind, as old charts have him
    head(s, 44, 34, 1.25, WIND, 0.8)
    for y, bend in ((28, -6), (36, 0), (44, 6)):
        s.line(
            f"M72 {y}C104 {y + bend - 4} 128 {y + bend + 4} 160 {y + bend}"
            f"C176 {y + bend - 2} 178 {y + bend - 10} 170 {y + bend - 9}",
            1.3,
            "#f6fbf6",
        )
        s.line(
            f"M72 {y + 1.6}C104 {y + bend - 2.4} 128 {y + bend + 5.6} 158 {y + bend + 1.6}", 0.5, opacity=0.45
        )
    sea(s, 100, "day", 34)
    far_sail(s, 214, 104, 0.6)
    three_master(s, 148, 148, 1.42)
    # the captain sleeps
    person(s, 101, 122, 0.4, CAPTAIN(mood="asleep"), SIT(lead=(10, -30), nod=14), 1, shadow=False)
    barrel(s, 95, 122, 0.5)
    swell(
        s,
        [(-6, 152), (36, 146), (84, 154), (130, 148), (180, 154), (246, 148)],
        s.blend(h.WATER, h.WATER_DARK),
    )
    gull(s, 214, 36, 0.8)


WIND = Look(skin="#f6d8b8", hair="curly", hair_colour="#f3ead2", mood="blow", jaw="round", nose="small")


@SCENES.hang
def sea_charts(s: Sheet) -> None:
    planks(s, "#8a5f3a", 116, 20)
    for x in (52, 120, 188):
        window(s, x, 42, 52, 56, "morning", bars=2)
        s.rect(x - 24.6, 56, 49.2, 13, s.blend(h.WATER_LIT, h.WATER), 0)
        s.line(f"M{x} 14V70", 1.1, h.WOOD_DARK)
    lantern(s, 220, 6, 1.5, 40)
    rock(s, 70, 62, 0.6)
    person(
        s,
        76,
        158,
        1.26,
        CAPTAIN(mood="thinking"),
        STAND(lead=(22, -40), trail=(-14, -42), look=0.6, nod=8),
        1,
        shadow=False,
    )
    table(s, 120, 200, 262, 52, 44, "#7a4e2c", legs=False)
    s.shape("M84 108H206L226 146H66Z", s.blend("#e9e0bc", "#d8c894"))
    s.shape("M86 108H120C116 116 124 122 114 128C118 136 106 140 108 146H66Z", "#c3b26a", 0.7)
    s.shape("M178 112C190 110 200 116 196 122C188 128 176 122 178 112Z", "#c3b26a", 0.7)
    s.shape("M150 136C158 132 168 136 166 142C158 146 148 142 150 136Z", "#c3b26a", 0.7)
    for x, y in ((140, 116), (146, 114), (134, 128), (140, 131)):
        s.shape(f"M{x - 2.4} {y + 1}l2.4 -4l2.4 4z", h.STONE, 0.6)
    s.line("M118 138C134 134 140 124 156 124C166 124 172 120 176 116", 1.1, h.CORAL)
    s.lines(
        ["M150 110L100 146M150 110L206 146M150 110L150 146M150 110L226 132M150 110L76 130"],
        0.4,
        h.TEAL_DARK,
        opacity=0.5,
    )
    # dividers, compass
    s.line("M150 104L138 128M150 104L164 126", 2.2)
    s.line("M150 104L138 128M150 104L164 126", 1.2, h.BRASS_LIT, opacity=1)
    s.oval(150, 103, 3, 3, h.BRASS)
    s.oval(204, 134, 11, 6.6, h.BRASS)
    s.oval(204, 133, 8.6, 5, h.CREAM, 0.7)
    s.shape("M196 136L204 131L212 130L204 135Z", h.CORAL, 0.5)
    s.oval(104, 108, 4.6, 4, h.BROWN)
    candle(s, 32, 128, 1.3)


@SCENES.hang
def pearl_divers(s: Sheet) -> None:
    s.rect(-2, -2, 244, 164, s.blend("#9fdcda", "#4ba3b0", "#216b80", "#12485c"), 0)
    for n in range(6):
        x = 20 + 40 * n
        s.gleam([(x, 14), (x + 14, 14), (x - 16, 140), (x - 50, 140)], 0.1)
    s.shape("M-4 16C20 12 40 20 62 15C90 10 110 19 140 14C170 10 200 19 246 13V-4H-4Z", "#e6f4ee", 0.6)
    s.shape("M116 12C130 18 170 18 186 11C182 24 172 30 164 31H140C130 30 120 24 116 12Z", h.WOOD, 0.9)
    s.line("M150 31V96", 0.9, h.TAN)
    ridge(
        s,
        [(-6, 132), (40, 124), (90, 138), (140, 132), (190, 140), (246, 128)],
        s.blend("#d8c08a", "#a88a58"),
    )
    for x, y, hue, k in (
        (16, 132, h.CORAL, 1.2),
        (36, 130, h.ROSE, 0.9),
        (226, 132, h.PURPLE_LIT, 1.2),
        (206, 138, h.CORAL, 0.8),
    ):
        for dx, hi in ((-8, 18), (0, 28), (8, 20), (14, 12), (-14, 11)):
            s.band(
                f"M{x} {y}Q{x + dx * 0.3 * k} {y - hi * 0.5 * k} {x + dx * k} {y - hi * k}", hue, 3.4 * k, 0.8
            )
    for x in (60, 66, 182, 176):
        s.band(f"M{x} 138C{x - 6} 126 {x + 6} 116 {x} 104C{x - 4} 98 {x + 2} 92 {x} 88", h.GREEN, 2.2, 0.7)
    for n, (x, y, k, hue) in enumerate(
        (
            (40, 60, 1.0, h.GOLD),
            (58, 70, 0.8, h.GOLD),
            (196, 54, 1.1, "#e08a6a"),
            (216, 66, 0.8, "#e08a6a"),
            (204, 78, 0.7, "#e08a6a"),
        )
    ):
        if n < 2:
            fish(s, x, y, k, hue)
        else:
            with s.mirrored(x):
                fish(s, x, y, k, hue)
    _diver(s)
    # the oyster
    s.shape("M138 144C132 132 146 124 158 126C172 124 184 132 178 144C166 150 150 150 138 144Z", "#b08a9a")
    s.shape("M138 144C130 128 146 112 158 114C170 112 186 128 178 144C166 138 150 138 138 144Z", "#c9a0ae")
    s.lines(["M158 116V136M148 118Q150 128 152 138M168 118Q166 128 164 138"], 0.6, opacity=0.5)
    s.shape("M144 144C150 138 166 138 172 144C166 148 150 148 144 144Z", "#f3d9d6", 0.7)
    s.oval(158, 140, 4.6, 4.6, "#fdfbf2")
    sparkle(s, 161, 133, 5, "#ffffff")
    for x, y, r in ((108, 56, 2.4), (112, 46, 1.8), (106, 36, 2.8), (113, 26, 2)):
        s.shape(ring(x, y, r, r), "#dff2ee", 0.7, opacity=0.5)


def _diver(s: Sheet) -> None:
    """Head down, one hand to the shell."""
    skin = h.BROWN
    with s.at(106, 86, 1.05, 34):
        s.band([(-24, -4), (-40, -12), (-54, -6)], skin, 6.6, soft=False)
        s.band([(-24, 4), (-42, 2), (-58, 8)], skin, 6.6, soft=False)
        s.shape("M-30 -8H-14L-10 -2V6L-16 9H-30Z", h.CORAL)
        s.shape("M-18 -8C-6 -11 6 -10 12 -7V8C4 11 -8 11 -18 8Z", skin)
        s.shade("M-18 4C-6 8 6 8 12 4V8C4 11 -8 11 -18 8Z", 0.2)
        s.band([(8, -4), (24, -10), (40, -4)], skin, 6, soft=False)
        s.band([(8, 6), (26, 10), (46, 10)], skin, 6, soft=False)
        s.oval(47, 10, 3.2, 3.2, skin)
        with s.at(22, 0, 0.85, 56):
            head(
                s,
                0,
                0,
                1,
                Look(skin=skin, hair="tail", hair_colour=h.BLACK_HAIR, mood="surprised", lashes=True),
                0.7,
            )
