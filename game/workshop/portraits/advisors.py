"""The seven advisors."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.buildings import tent
from game.workshop.ink.land import mountain, rolling
from game.workshop.ink.machines import gear
from game.workshop.ink.plants import palm
from game.workshop.ink.rooms import curtain, shelf_board, window
from game.workshop.ink.sheet import Sheet, box, ring
from game.workshop.ink.sky import cloud, crescent, sky, smoke, sun
from game.workshop.ink.things import bottle, coins, flag, sparkle
from game.workshop.ink.tools import telescope
from game.workshop.ink.vessels import far_sail
from game.workshop.ink.water import sea
from game.workshop.portraits import faces
from game.workshop.portraits.studio import (
    Sitter,
    buttons,
    chain,
    collar,
    cravat,
    cuff,
    epaulettes,
    ermine,
    fist,
    lapels,
)

ADVISORS: dict[str, Sitter] = {}


def _wall(s: Sheet, colour: str) -> None:
    s.shape(
        box(-2, -2, 100, 116),
        s.blend(h.lighter(colour, 0.25), colour, h.darker(colour, 0.3), end=(0.6, 1)),
        0,
    )


# The spymaster: a hood, a mask, a letter that was meant for somebody else


def _night(s: Sheet) -> None:
    _wall(s, "#3a3654")
    window(s, 18, 32, 30, 44, "night", arched=True, bars=2)
    crescent(s, 16, 24, 5)
    s.fade(box(40, -2, 60, 116), "#120c20", 0.0, 0.6, (1, 0))


def _cloak(s: Sheet) -> None:
    s.shape("M30 84C36 92 60 92 66 84L72 116H24Z", "#3a2c50")
    s.lines(["M38 92L34 116M58 92L62 116M48 94V116"], 0.7, opacity=0.4)
    s.oval(48, 97, 4.4, 4.4, h.BRASS)
    s.oval(48, 97, 2.2, 2.2, "#d06a8a", 0.6)


def _mask_and_letter(s: Sheet) -> None:
    s.shape(
        "M31 47C36 42 44 43 50 46C56 43 65 42 69.4 46C70 52 66 57 59 56C54 55.4 52 52 50.4 50"
        "C48.6 52 46 56 41 56.4C34 57 30.4 52 31 47Z",
        "#1e1626",
    )
    for x in (42.6, 58.4):
        s.shape(f"M{x - 4.6} 50.4Q{x - 0.6} 45.4 {x + 4.6} 50Q{x} 53.6 {x - 4.6} 50.4Z", "#fdf8ec", 0.7)
        s.oval(x + 0.8, 49.6, 2.4, 2.4, "#4f7a5a", 0.5)
        s.oval(x + 0.8, 49.6, 1.2, 1.2, h.INK, 0)
        s.oval(x, 48.6, 0.7, 0.7, h.WHITE, 0)
    cuff(s, "M86 122L80 102", "#4a3a66", 16)
    with s.at(70, 92, 1.15, -14):
        s.rect(-14, -9, 28, 19, h.CREAM)
        s.line("M-14 -9L0 3L14 -9", 0.9)
        s.oval(0, 2, 3.6, 3.6, h.CORAL, 0.8)
    fist(s, 80, 98, h.OLIVE, 0.8)


ADVISORS["spymaster"] = Sitter(
    faces.SPYMASTER,
    _night,
    _cloak,
    _mask_and_letter,
    turn=0.3,
)


# The scientist: goggles pushed up, hair that has been near a fire, a flask


def _laboratory(s: Sheet) -> None:
    _wall(s, "#7f9a8a")
    for y in (34, 66):
        shelf_board(s, -2, y, 100)
    for x, y, hue in (
        (8, 34, h.TEAL_LIT),
        (24, 34, h.CORAL_LIT),
        (80, 34, h.PURPLE_LIT),
        (92, 34, h.GOLD_LIT),
        (6, 66, h.GREEN_LIT),
        (90, 66, h.CORAL_LIT),
    ):
        bottle(s, x, y, 0.9, hue)


def _white_coat(s: Sheet) -> None:
    lapels(s, "#f0ebdc", "#8fb0a4")
    collar(s, h.WHITE, 11)
    cravat(s, "#b5503a")
    s.lines(["M76 104h10v8"], 0.8, opacity=0.6)


def _goggles_and_flask(s: Sheet) -> None:
    s.band("M28 34C38 27 62 27 70 33", "#5a4030", 4, 0.9)
    for x in (41, 60):
        s.oval(x, 30.6, 7.4, 6.6, h.BRASS)
        s.oval(x, 30.6, 5, 4.4, h.TEAL_LIT, 0.8)
        s.gleam(f"M{x - 3.4} 30a3.6 3 0 0 1 3 -3z", 0.8)
    s.line("M48.4 30H52.6", 2.0, h.BRASS)
    s.shade("M62 59l6 -1l-3 4z", 0.25)
    bottle(s, 79, 103, 1.35, h.GREEN_LIT)
    smoke(s, 79, 72, 4, 2.4, 4, "#cfe6c8")
    fist(s, 78, 96, h.ROSY, 0.82)
    cuff(s, "M92 122L86 106", "#f0ebdc", 14)


ADVISORS["scientist"] = Sitter(
    faces.SCIENTIST,
    _laboratory,
    _white_coat,
    _goggles_and_flask,
    turn=0.35,
)


# The general: retired twice


def _camp(s: Sheet) -> None:
    sky(s, "dusk", 80)
    rolling(s, 74, 12, "hills", 2, 0.35)
    s.shape(box(-2, 80, 100, 36), "#9a8a52", 0.6)
    tent(s, 16, 86, 0.9)
    s.line("M84 90V18", 1.6, h.WOOD_DARK)
    flag(s, 84, 18, 16, h.CORAL, -1)


def _gold_braid(s: Sheet) -> None:
    s.shape("M36 84L48 94L60 84L64 116H32Z", "#f0e4c4")
    s.lines(["M38 96H58M36 103H60M35 110H61"], 1.5, h.GOLD, opacity=1)
    s.shape("M28 86L36 83L34 116H22Z", "#1d4656")
    s.shape("M68 86L60 83L62 116H74Z", "#163844")
    buttons(s, 30, 94, 112, 3)
    buttons(s, 66, 94, 112, 3)
    s.shape("M35 86C38 80 58 80 61 86L60 92C54 96 42 96 36 92Z", "#b03a2e")
    s.line("M36 90C42 94 54 94 60 90", 1.2, h.GOLD)
    epaulettes(s)


def _medals(s: Sheet) -> None:
    for x, ribbon in ((72, h.CORAL), (80, h.BLUE)):
        s.rect(x - 3, 103, 6, 6, ribbon, 0.7)
        s.oval(x, 112, 3.4, 3.4, h.GOLD, 0.7)
    s.line("M60.5 55L66 66", 1.3, "#c98a78")


ADVISORS["general"] = Sitter(
    faces.GENERAL,
    _camp,
    _gold_braid,
    _medals,
    turn=-0.25,
    y=56,
)


# The hegemon: asks politely, once


def _throne(s: Sheet) -> None:
    _wall(s, "#6a2f3a")
    curtain(s, -2, 116, 26, "#8a2f34", 1)
    curtain(s, 98, 116, 26, "#7a2830", -1)
    s.shape("M22 116V22C22 8 74 8 74 22V116Z", "#8a5a2c")
    s.shape("M27 116V26C27 14 69 14 69 26V116Z", "#a8323a", 0.8)
    for x, y in ((36, 40), (60, 40), (36, 64), (60, 64)):
        s.oval(x, y, 2, 2, h.GOLD, 0.5)


def _robes(s: Sheet) -> None:
    s.shape("M36 84L48 96L60 84L66 116H30Z", "#7c2a4a")
    ermine(s)
    chain(s, h.TEAL_LIT)


def _sceptre(s: Sheet) -> None:
    s.band([(84, 118), (78, 70)], h.GOLD, 3.4, 0.9, soft=False)
    s.oval(77, 64, 6, 6, "#3f98a6")
    s.gleam(ring(75, 62, 2, 2), 0.7)
    s.shape("M73.6 58.6L77 51L80.4 58.6Z", h.GOLD, 0.8)
    fist(s, 82, 104, h.BROWN, 0.86)


ADVISORS["hegemon"] = Sitter(
    faces.HEGEMON,
    _throne,
    _robes,
    _sceptre,
    turn=-0.15,
    y=56,
)


# The merchant lord: silk, a ring for each finger, ships of his own


def _harbour(s: Sheet) -> None:
    sky(s, "haze", 64)
    sun(s, 78, 26, 8)
    for x, r in ((14, 9), (30, 6)):
        s.shape(
            f"M{x - r} 66V{54 - r * 0.3}C{x - r * 1.2} {50 - r} {x - r * 0.2} {48 - r} {x}"
            f" {42 - r * 1.4}C{x + r * 0.2} {48 - r} {x + r * 1.2} {50 - r} {x + r} {54 - r * 0.3}V66Z",
            "#e6c9a0",
            0.7,
        )
    sea(s, 64, "dawn", 14)
    far_sail(s, 82, 70, 0.9)
    far_sail(s, 12, 76, 0.8, "#e6b58a")


def _silk(s: Sheet) -> None:
    s.shape("M36 84L48 100L60 84L66 116H30Z", h.GOLD_LIT)
    s.shape("M36 83L46 116H26L22 92Z", h.lighter("#3f7a5a", 0.12))
    s.shape("M60 83L50 116H70L74 92Z", h.darker("#3f7a5a", 0.16))
    s.lines(["M34 88L42 116M62 88L54 116"], 1.6, h.GOLD, opacity=1)
    s.line("M40 92C42 102 54 102 56 92", 1.6, h.GOLD)
    s.oval(48, 100, 3.2, 3.2, h.CORAL, 0.7)


def _scales(s: Sheet) -> None:
    cuff(s, "M96 120L88 108", "#3f7a5a", 15)
    fist(s, 80, 100, h.BROWN, 0.95)
    for x, y, jewel in ((75, 95.6, h.CORAL), (75, 100, h.TEAL_LIT), (75.6, 104, h.PURPLE_LIT)):
        s.oval(x, y, 1.8, 1.8, jewel, 0.6)
    coins(s, 14, 112, 1.25, (4, 7, 3))


ADVISORS["merchant-lord"] = Sitter(
    faces.MERCHANT_LORD,
    _harbour,
    _silk,
    _scales,
    turn=0.2,
    y=54,
)


# The explorer: home is wherever the map stops


def _wilds(s: Sheet) -> None:
    sky(s, "morning", 78)
    cloud(s, 74, 20, 0.6)
    mountain(s, 18, 82, 34, 46, 0.3)
    mountain(s, 84, 84, 32, 36, 0.4)
    rolling(s, 80, 12, "forest", 2, 0.25)
    palm(s, 90, 104, 60, -7)


def _field_coat(s: Sheet) -> None:
    lapels(s, "#b58a50", "#e9dcb6")
    s.shape("M38 84C42 92 54 92 58 84L62 90C56 100 40 100 34 90Z", h.CORAL)
    s.shape("M44 96L40 108L48 102L54 110L53 96Z", h.CORAL_DARK, 0.9)
    s.band("M18 92L52 116", "#5a3a20", 4.4, 0.9)


def _spyglass(s: Sheet) -> None:
    with s.at(66, 100, 1.3, -32):
        telescope(s, 0, 0)
    fist(s, 72, 98, h.FAIR, 0.86)
    cuff(s, "M88 122L80 106", "#b58a50", 14)


ADVISORS["explorer"] = Sitter(
    faces.EXPLORER,
    _wilds,
    _field_coat,
    _spyglass,
    turn=0.55,
    y=54,
)


# The broker: takes a share of every good idea


def _office(s: Sheet) -> None:
    _wall(s, "#5f7480")
    s.rect(6, 12, 84, 44, "#2f4c46")
    s.line(box(6, 12, 84, 44), 2.4, h.WOOD_LIT)
    s.line("M12 48L24 38L34 42L46 28L58 34L84 18", 1.6, h.FIRE_LIT)
    gear(s, 96, 98, 12, 10, h.BRASS_DARK)


def _business(s: Sheet) -> None:
    lapels(s, "#2c6a78", h.WHITE)
    collar(s, h.WHITE, 12)
    s.shape("M40 94L48 97L56 94V103L48 99L40 103Z", "#d98c98", 0.9)
    s.oval(48, 98, 2.2, 2.6, "#b8607a", 0.8)
    s.oval(30, 103, 2.6, 2.6, h.GOLD, 0.7)


def _share(s: Sheet) -> None:
    coins(s, 79, 112, 1.5, (5, 8))
    with s.at(79, 84, 1):
        s.oval(0, 0, 6.6, 6.6, h.GOLD)
        s.oval(0, 0, 4.4, 4.4, h.GOLD_LIT, 0.7)
        s.line("M0 -2.6V2.6", 1.1)
    sparkle(s, 87, 76, 4)


ADVISORS["broker"] = Sitter(
    faces.BROKER,
    _office,
    _business,
    _share,
    turn=0.25,
    y=48,
)
