"""The sea: ships."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import gull
from game.workshop.ink.buildings import shed
from game.workshop.ink.cast import (
    CAPTAIN,
    SAILOR,
    WORKER,
)
from game.workshop.ink.land import cliff, rock
from game.workshop.ink.looks import Look
from game.workshop.ink.people import STAND, WALK, person
from game.workshop.ink.plants import palm
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, sky, smoke, sun
from game.workshop.ink.things import (
    barrel,
    crate,
    sack,
    scroll,
)
from game.workshop.ink.tools import held, telescope, torch
from game.workshop.ink.vessels import coaster, far_sail, pirate_ship, sloop, three_master
from game.workshop.ink.water import foam, sea, swell
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def cunning(s: Sheet) -> None:
    sky(s, "dusk", 92)
    sea(s, 92, "dusk", 36)
    three_master(s, 164, 106, 0.34)
    s.fade(box(-2, 60, 244, 50), "#f0dcc0", 0.0, 0.55)
    cliff(s, [(-4, 10), (26, 18), (44, 50), (52, 84), (66, 112), (60, 134), (-4, 142)], "#a8968a", "#5c4a4c")
    cliff(
        s,
        [(244, 30), (216, 44), (196, 78), (178, 104), (170, 132), (200, 146), (244, 150)],
        "#9a8a82",
        "#54464a",
    )
    for x, y, k in ((78, 128, 1.1), (94, 118, 0.7), (158, 126, 0.8), (76, 144, 0.8)):
        rock(s, x, y, k, "#8a7c78")
        foam(s, x, y + 1, 12 * k, 2)
    sloop(s, 122, 138, 1.06, "#e6c58a", "#3f5a50")
    _fox_head(s, 156, 122)
    person(
        s,
        112,
        132,
        0.44,
        FOX_CAPTAIN,
        STAND(lead=(8, -78), look=0.9),
        1,
        lead=held(telescope, 0, 0.9),
        shadow=False,
    )
    s.shape("M90 127C104 132 134 132 156 126C152 134 146 138 138 140H103C96 138 92 134 90 127Z", "#3f5a50")
    s.line("M91 130C104 135 134 135 154 129", 1.3, h.BRASS)
    foam(s, 122, 139, 32, 3)
    s.lines(["M40 156q8 -3 16 0M150 152q8 -3 16 0M96 154q8 -3 16 0"], 0.8, "#eefafa")


def _fox_head(s: Sheet, x: float, y: float) -> None:
    """The figurehead."""
    with s.at(x, y, 0.62, 14):
        s.shape("M-12 4C-12 -8 -6 -12 -2 -12L-4 -20L4 -13C10 -12 18 -4 24 2C16 6 2 10 -12 4Z", "#d9762e")
        s.shape("M24 2C16 6 6 8 0 7C4 2 12 0 24 2Z", h.CREAM, 0.7)
        s.line("M6 -5q3 -1 5 1", 1.2)
        s.oval(23, 1.6, 1.6, 1.4, h.INK, 0)


FOX_CAPTAIN = CAPTAIN(
    skin=h.FAIR, hair="long", hair_colour=h.RED_HAIR, beard="", mood="smirk", cloth="#8a4a2c", lashes=True
)


@SCENES.hang
def shipyards(s: Sheet) -> None:
    sky(s, "day", 92)
    cloud(s, 200, 22, 0.9)
    sea(s, 92, "day", 20)
    shed(s, 30, 106, 0.8)
    far_sail(s, 212, 95, 0.7)
    s.shape("M-4 104C60 100 140 102 190 112L246 126V164H-4Z", s.blend("#e3cf9c", "#bd9f66"), 0.8)
    # the slip and the hull on it
    s.shape("M36 138L206 122L222 128L60 148Z", h.WOOD, 0.9)
    s.shape(
        "M40 84C70 96 150 94 200 78C196 106 178 124 160 126L76 132C54 126 42 110 40 84Z",
        s.blend("#bd9058", "#7a4f2a"),
    )
    s.lines(
        ["M42 98C80 108 150 106 197 92M46 110C80 118 150 116 190 104M56 120C90 126 146 124 178 114"],
        0.8,
        opacity=0.6,
    )
    for n in range(10):
        x = 52 + 15 * n
        s.band(
            f"M{x} {100 - abs(n - 4.5) * 0.4}C{x - 1} 84 {x - 1} 74 {x - 2 + (n - 4) * 0.4}"
            f" {62 + abs(n - 4.5) * 1.4}",
            h.WOOD_LIT,
            3.4,
            0.8,
        )
    s.shape("M40 84C70 96 150 94 200 78L199 86C150 102 70 104 41 92Z", h.WOOD_LIT)
    s.line("M200 80L222 62", 2.6, h.WOOD_DARK)
    s.rect(64, 128, 5, 14, h.WOOD_DARK)
    s.rect(170, 118, 5, 12, h.WOOD_DARK)
    for x in (86, 130):
        s.line(f"M{x} 152V64M{x + 26} 150V64", 1.7, h.WOOD_DARK)
        s.band([(x - 6, 112), (x + 32, 110)], h.WOOD_LIT, 3, 0.8, soft=False)
    person(s, 98, 110, 0.52, WORKER, STAND(lead=(16, -60)), 1, shadow=False)
    person(
        s,
        146,
        109,
        0.52,
        WORKER(skin=h.FAIR, hair_colour=h.RED_HAIR),
        STAND(lead=(12, -86)),
        -1,
        shadow=False,
    )
    person(s, 42, 160, 0.98, SHIPWRIGHT, STAND(lead=(17, -52), trail=(12, -48), look=0.7), 1, lead=_hull_plan)
    person(
        s,
        200,
        160,
        0.9,
        WORKER(skin=h.DARK, hair_colour=h.BLACK_HAIR, mood="smile"),
        WALK(lead=(8, -64), trail=(-6, -64)),
        -1,
    )
    s.band([(164, 96), (240, 102)], h.WOOD_LIT, 5, 0.9, soft=False)
    barrel(s, 232, 158, 1.0)


def _hull_plan(s: Sheet, x: float, y: float) -> None:
    s.shape(f"M{x - 12} {y - 9}h26v17h-26z", "#cfe0e4", 0.9)
    s.lines([f"M{x - 8} {y - 2}q9 10 18 -1zM{x} {y - 2}v-5"], 0.8, h.BLUE_DARK, opacity=0.9)


SHIPWRIGHT = Look(
    skin=h.ROSY,
    hair="fringe",
    hair_colour=h.WHITE_HAIR,
    beard="full",
    beard_colour=h.WHITE_HAIR,
    dress="vest",
    cloth="#3f6a78",
    under=h.CREAM,
    apron="#8a6a44",
    age=2,
    mood="smile",
    glasses="half",
)


@SCENES.hang
def privateers(s: Sheet) -> None:
    sky(s, "dusk", 88)
    cloud(s, 50, 24, 1.0, "#e6b8a0")
    sea(s, 88, "dusk", 36)
    pirate_ship(s, 62, 132, 1.2)
    s.shape("M116 164C130 150 200 146 246 150V164Z", h.WOOD, 0.9)
    s.lines(["M126 156H246M150 150l-4 14M190 148v16M226 148l4 16"], 0.6, opacity=0.5)
    person(
        s,
        178,
        186,
        1.5,
        PIRATE,
        STAND(lead=(29, -64), trail=(-13, -46), look=0.35),
        -1,
        lead=_letter_of_marque,
        shadow=False,
    )
    gull(s, 214, 34, 0.8)
    with s.at(210, 112, 1.1):
        s.shape("M-6 0C-10 -8 -4 -14 2 -13C8 -12 8 -4 5 2Z", h.GREEN)
        s.shape("M2 -10C8 -12 9 -6 5 -5Z", h.GOLD, 0.6)
        s.oval(0, -9.6, 0.9, 0.9, h.INK, 0)
        s.shape("M-4 0L-10 8L-2 2Z", h.CORAL, 0.7)


def _letter_of_marque(s: Sheet, x: float, y: float) -> None:
    scroll(s, x - 2, y - 6, 30, 36, h.CORAL, 6)


PIRATE = Look(
    skin=h.OLIVE,
    hair="long",
    hair_colour=h.BLACK_HAIR,
    beard="goatee",
    hat="tricorne",
    hat_colour="#3a2a30",
    hat_band=h.GOLD,
    glasses="patch",
    dress="coat",
    cloth="#8a2f2a",
    under=h.CREAM,
    mood="smirk",
    earring=True,
    sash="#3a2a1e",
    age=1,
)


@SCENES.hang
def naval_artillery(s: Sheet) -> None:
    sky(s, "storm", 80)
    sea(s, 80, "storm", 26)
    far_sail(s, 208, 88, 1.3, "#d8d2c0")
    for x, y in ((184, 96), (226, 98), (200, 102)):
        s.shape(f"M{x - 4} {y}C{x - 3} {y - 12} {x + 3} {y - 12} {x + 4} {y}Z", "#e6f0ee", 0.6)
        foam(s, x, y, 8, 2)
    # the ship's side, close, and those at her rail
    person(
        s,
        30,
        92,
        0.86,
        SAILOR(mood="shout"),
        STAND(lead=(16, -56), trail=(-10, -44), look=0.5),
        1,
        shadow=False,
        lead=held(torch, 30, 0.7),
    )
    person(s, 106, 88, 0.86, CAPTAIN(mood="shout"), STAND(lead=(28, -62), look=0.8), 1, shadow=False)
    person(
        s,
        68,
        92,
        0.8,
        SAILOR(skin=h.FAIR, hair_colour=h.RED_HAIR, mood="worried"),
        STAND(lead=(6, -72), trail=(-6, -72), look=0.2),
        1,
        shadow=False,
    )
    s.shape(
        "M-4 52C40 58 90 58 140 46L154 136C100 156 40 160 -4 158Z",
        s.blend("#9a6a3a", "#5c3a1e", end=(0.2, 1)),
    )
    s.line("M-4 60C40 66 90 66 141 54", 4.6, h.BRASS)
    s.lines(
        ["M-4 76C50 82 100 80 144 70M-4 116C50 122 100 120 150 108M-4 134C50 140 100 136 152 124"],
        0.8,
        opacity=0.5,
    )
    for n, (x, y) in enumerate(((8, 86), (54, 88), (100, 82))):
        s.rect(x, y, 26, 22, "#1c120a")
        s.shape(f"M{x - 2} {y - 12}h30l-2 12h-26z", h.CORAL)
        s.shape(f"M{x + 6} {y + 6}l24 -3v15l-24 -3z", h.IRON_DARK)
        s.oval(x + 30, y + 10.4, 3, 7.6, h.COAL)
        s.gleam(f"M{x + 8} {y + 7}l20 -2v3l-20 1z", 0.3)
        if n == 2:
            s.shape(f"M{x + 33} {y + 4}l20 -14l-6 14l24 -4l-16 11l18 9l-20 1l6 12l-20 -12z", h.FIRE_LIT, 0.8)
            s.shape(f"M{x + 33} {y + 6}l14 -8l-4 9l16 -1l-12 6l12 5l-14 1l3 7l-13 -8z", h.FIRE, 0)
            smoke(s, x + 72, y + 14, 10, 12, 4, "#ece6d8")
        elif n == 0:
            smoke(s, x + 38, y + 10, 6, 4, 2, "#ece6d8")
    swell(
        s,
        [(-6, 150), (40, 142), (90, 152), (140, 142), (190, 152), (246, 144)],
        s.blend("#4a6870", "#1d3640"),
    )


@SCENES.hang
def merchant_navy(s: Sheet) -> None:
    sky(s, "haze", 90)
    sun(s, 200, 34, 11)
    # a far city of domes
    for x, r in ((150, 12), (176, 8), (128, 7)):
        s.shape(
            f"M{x - r} 92V{84 - r * 0.3}C{x - r * 1.2} {80 - r} {x - r * 0.2} {78 - r} {x}"
            f" {72 - r * 1.4}C{x + r * 0.2} {78 - r} {x + r * 1.2} {80 - r} {x + r} {84 - r * 0.3}V92Z",
            "#e6c9a0",
            0.7,
        )
    for x in (140, 164, 188, 118):
        s.shape(f"M{x - 2} 92V62l2 -8l2 8v30z", "#d9b98a", 0.7)
    s.rect(106, 84, 96, 9, "#d2ae7a", 0.7)
    palm(s, 208, 94, 24, 3)
    palm(s, 100, 94, 20, -3)
    sea(s, 92, "dawn", 30)
    coaster(s, 216, 112, 0.72)
    coaster(s, 150, 106, 0.5)
    three_master(s, 116, 134, 1.1)
    s.shape("M-4 164V138C60 132 180 134 246 142V164Z", h.WOOD, 0.9)
    s.lines(
        ["M-4 148C80 144 180 146 246 152M40 136l-6 28M100 134l-2 30M160 135l4 29M214 139l8 25"],
        0.6,
        opacity=0.5,
    )
    person(
        s,
        40,
        174,
        1.26,
        CAPTAIN(
            mood="smile",
            skin=h.ROSY,
            hair="tail",
            hair_colour=h.GREY_HAIR,
            beard="full",
            beard_colour=h.GREY_HAIR,
            age=1,
        ),
        STAND(lead=(20, -54), trail=(12, -48), look=0.5),
        1,
        lead=_account,
        shadow=False,
    )
    crate(s, 196, 158, 1.4)
    barrel(s, 222, 160, 1.3)
    sack(s, 170, 160, 1.2, "#c98a4a", h.CREAM)


def _account(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y, 1, -8):
        s.rect(-10, -10, 20, 17, h.TEAL_DARK)
        s.rect(-8.4, -9, 17, 14, h.CREAM, 0.7)
        s.lines(["M-6 -6h12M-6 -3h12M-6 0h12M0 -8v12"], 0.6, opacity=0.6)
