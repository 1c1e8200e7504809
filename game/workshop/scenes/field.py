"""Red: in the field."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import WALKING, horse
from game.workshop.ink.buildings import blockhouse, fence, house, palisade, tent
from game.workshop.ink.cast import (
    FARMER,
    OFFICIAL,
    RANGER,
    SERGEANT,
    SOLDIER,
    TROOPER,
)
from game.workshop.ink.land import ground, mountain, puddle, range_of, rock, rolling, veil, way
from game.workshop.ink.looks import Look
from game.workshop.ink.people import KNEEL, STAND, WALK, person
from game.workshop.ink.plants import bush, fern, pine, woods
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, rain, sky, smoke, snowfall
from game.workshop.ink.things import (
    lantern,
    sack,
)
from game.workshop.ink.tools import (
    held,
    paper,
    rifle,
    telescope,
)
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def long_rifles(s: Sheet) -> None:
    sky(s, "morning", 88)
    range_of(s, 96, [(60, 60, 54), (190, 70, 64)], 0.4)
    rolling(s, 98, 14, "meadow", 3, 0.25)
    way(s, [(190, 132), (214, 118), (196, 106)], 12, 3, "#e9d29c")
    person(s, 208, 116, 0.36, SERGEANT(hat="", mood="surprised"), RUN_AWAY, 1)
    with s.at(200, 72, 0.5, -24):
        s.shape("M-20 2C-16 -6 -9 -16 0 -17C9 -16 16 -6 20 2C9 0 -9 0 -20 2Z", "#2d3a4c")
        s.line("M-18 1C-9 -2 9 -2 18 1", 1.7, h.GOLD)
    s.lines(["M186 78l-8 3M188 72l-9 0M194 66l-6 -5"], 0.9, opacity=0.8)
    ground(s, 124, "forest", 20, 4)
    s.lines(["M150 86L192 74"], 0.5, opacity=0.45)
    person(
        s,
        58,
        158,
        1.28,
        RANGER(mood="smirk"),
        KNEEL(lead=(26, -40), trail=(10, -39), look=0.9, lean=4, nod=2),
        1,
    )
    with s.at(74, 104, 1.3, 79):
        rifle(s, 0, -8)
    s.oval(91, 107, 4, 4, h.OLIVE)
    s.oval(66, 111, 4, 4, h.OLIVE)
    smoke(s, 152, 94, 5, 6, 4, "#f4eee0")
    rock(s, 110, 152, 2.6)
    rock(s, 138, 158, 1.6)
    fern(s, 22, 158, 20)
    pine(s, 10, 150, 84)
    bush(s, 172, 152, 12)


RUN_AWAY = STAND(ahead=(12, -3), behind=(-13, -4), lead=(12, -92), trail=(-12, -90), look=-0.4)


@SCENES.hang
def requisition(s: Sheet) -> None:
    sky(s, "day", 90)
    cloud(s, 110, 22, 1.0)
    rolling(s, 92, 16, "meadow", 3, 0.3)
    house(s, 60, 114, 1.35, h.PARCHMENT, "#b5693a")
    ground(s, 112, "meadow", 22)
    fence(s, 84, 124, 6, 30, 15)
    horse(s, 160, 148, 0.86, "#8f7a64", WALKING, ears=2)
    person(
        s,
        220,
        156,
        0.92,
        SOLDIER(skin=h.BROWN, hair_colour=h.BLACK_HAIR),
        WALK(lead=(10, -40), trail=(-22, -50), look=-0.4),
        1,
    )
    s.line("M200 110L196 112", 1.2, h.TAN)
    person(s, 34, 156, 1.04, FARMER(mood="sad"), STAND(lead=(22, -52), trail=(-12, -60), look=0.7), 1)
    person(
        s,
        98,
        156,
        1.06,
        OFFICIAL(hat="bicorne", mood="calm"),
        STAND(lead=(26, -56), trail=(-10, -42), look=0.6),
        -1,
        lead=held(paper, -8, 1.1),
    )
    sack(s, 128, 158, 1.1)


@SCENES.hang
def blockhouses(s: Sheet) -> None:
    sky(s, "winter", 96)
    mountain(s, 44, 106, 60, 60, 0.45, 0.5)
    mountain(s, 206, 108, 60, 70, 0.45, 0.5)
    rolling(s, 104, 10, "snow", 3, 0.1)
    for n in range(13):
        pine(s, 6 + 19 * n, 112 + (n * 5) % 7, 30 + (n * 7) % 12, 0.1, snowy=True)
    ground(s, 118, "snow", 10)
    blockhouse(s, 114, 142, 1.62, snowy=True)
    smoke(s, 128, 46, 6, 5, 3)
    palisade(s, -6, 148, 15, 34)
    palisade(s, 166, 148, 16, 34)
    person(
        s,
        196,
        158,
        0.8,
        TROOPER(hat="fur", hat_colour="#6a4a34"),
        STAND(lead=(12, -46)),
        -1,
        lead=held(rifle),
    )
    s.shape("M-4 156C60 148 170 150 246 154V164H-4Z", "#f4f3ee", 0.6)
    snowfall(s, 40)


@SCENES.hang
def rangers(s: Sheet) -> None:
    sky(s, "morning", 92)
    rolling(s, 94, 20, "forest", 3, 0.45)
    smoke(s, 196, 84, 4, 3, 5)
    tent(s, 190, 98, 0.34)
    tent(s, 204, 100, 0.3, "#e6d3a8")
    woods(s, 108, 30, 12, 0.25)
    ground(s, 118, "forest", 40)
    for x, high in ((20, 150), (220, 150)):
        s.shape(
            f"M{x - 9} 164C{x - 6} 120 {x - 7} 60 {x - 8} -4H{x + 8}C{x + 7} 60 {x + 6} 120 {x + 11} 164Z",
            s.blend("#8a6038", "#5c3c20", end=(1, 0)),
            0.9,
        )
        s.lines(
            [f"M{x - 3} {y}q2 8 0 16M{x + 3} {y + 10}q-2 8 0 14" for y in range(4, high, 30)],
            0.6,
            opacity=0.4,
        )
    person(
        s,
        76,
        156,
        1.18,
        RANGER,
        KNEEL(lead=(12, -60), trail=(10, -56), look=1, hip=(-3, -22)),
        1,
        lead=held(telescope, -12),
    )
    person(
        s, 156, 156, 1.1, SCOUT, STAND(lead=(26, -62), trail=(-12, -42), hip=(0, -34), lean=5, look=0.9), 1
    )
    for x, y, k in (
        (46, 158, 22),
        (112, 160, 24),
        (196, 160, 22),
        (132, 156, 14),
        (232, 158, 16),
        (8, 160, 18),
    ):
        fern(s, x, y, k)


SCOUT = Look(
    skin=h.DARK,
    hair="braids",
    hair_colour=h.BLACK_HAIR,
    hat="felt",
    hat_colour="#5a6a3c",
    hat_band=h.CORAL,
    dress="coat",
    cloth="#8a6238",
    under=h.CREAM,
    lashes=True,
    mood="stern",
    legs="#5d6a44",
    belt=h.WOOD_DARK,
)


@SCENES.hang
def forced_march(s: Sheet) -> None:
    sky(s, "storm", 96)
    cloud(s, 60, 26, 1.6, "#7c868c")
    cloud(s, 176, 22, 1.8, "#6c767e")
    rolling(s, 98, 22, "hills", 3, 0.3)
    s.shape(box(-2, 106, 244, 58), s.blend("#8a7358", "#5c4a36"), 0.6)
    way(s, [(150, 166), (110, 142), (170, 120), (214, 106)], 90, 8, "#a48a66", 0.4)
    for x, y, rx in ((60, 154, 18), (196, 146, 14), (132, 158, 12)):
        puddle(s, x, y, rx, 3)
    for n in range(6):
        person(s, 226 - 11 * n, 110 + 2.4 * n, 0.26 + 0.03 * n, TROOPER, WALK, 1, trail=held(rifle, 24))
    tired = (
        TROOPER(mood="grim", cloth="#4a5a78"),
        TROOPER(skin=h.DARK, mood="bored", hair_colour=h.BLACK_HAIR, cloth="#4a5a78"),
        TROOPER(skin=h.FAIR, mood="worried", beard="", hair_colour=h.RED_HAIR, cloth="#4a5a78"),
    )
    for n, look in enumerate(tired):
        person(
            s,
            40 + 50 * n,
            156 - 3 * n,
            1.02 - 0.04 * n,
            look,
            WALK(lean=8, nod=8, lead=(14, -52)),
            1,
            trail=held(rifle, 30),
        )
    lantern(s, 178, 96, 1.4, 36)
    person(s, 186, 144, 0.8, OFFICIAL(mood="shout", hat="bicorne"), WALK(lead=(8, -96), lean=4, look=-0.5), 1)
    veil(s, "#1c2e44", 0.2)
    s.halo(180, 104, 40, "#ffe09a", 0.5)
    rain(s, 130)
