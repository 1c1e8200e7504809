"""Red: arms."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import GALLOPING, horse
from game.workshop.ink.buildings import barn, fence, flagged, tent, wall
from game.workshop.ink.cast import (
    BOY,
    FARMER,
    FARMWIFE,
    GRANNY,
    OFFICIAL,
    RANGER,
    SERGEANT,
    SOLDIER,
    TROOPER,
    WORKER,
)
from game.workshop.ink.land import ground, rolling
from game.workshop.ink.looks import Look
from game.workshop.ink.people import RIDE, STAND, WALK, WIDE, person
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import birds, cloud, dust, sky, smoke, sun
from game.workshop.ink.things import (
    barrel,
    chest,
    coins,
    drum,
    gem,
    sack,
    vase,
)
from game.workshop.ink.tools import (
    axe,
    cannon,
    held,
    pitchfork,
    rifle,
    sabre,
    staff,
)
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()
ATTENTION = STAND(lead=(11, -36), trail=(-12, -44), ahead=(4, 0), behind=(-4, 0), look=0.2)


@SCENES.hang
def garrisons(s: Sheet) -> None:
    sky(s, "dusk", 100)
    sun(s, 40, 84, 13, "#f8b45a")
    rolling(s, 100, 18, "hills", 3, 0.35)
    rolling(s, 116, 10, "plains", 3, 0.2)
    wall(s, 70, 164, 180, 66, teeth=9)
    wall(s, 168, 164, 58, 112, "#c3bba8", teeth=4)
    s.shade("M206 164V52H226V164Z", 0.16)
    s.shape("M186 130V112C186 102 208 102 208 112V130Z", "#3a2a1e", 0.8)
    for x in (92, 118, 144):
        s.rect(x, 118, 4, 12, h.IRON_DARK, 0.7)
    flagged(s, 196, 48, 46, h.CORAL)
    person(
        s,
        116,
        106,
        0.84,
        SOLDIER(mood="yawn"),
        STAND(lead=(12, -50), trail=(-4, -68), look=0.1),
        -1,
        lead=held(rifle, -4),
        shadow=False,
    )
    wall(s, 70, 164, 100, 62, teeth=0)
    s.shape("M70 102h14v-8h14v8h14v0h14v-8h14v8h14v-8h14v8h16v6H70Z", h.STONE_LIT, 0.9)
    cannon(s, 36, 158, 0.9)
    barrel(s, 12, 158, 0.9)


@SCENES.hang
def cavalry(s: Sheet) -> None:
    sky(s, "morning", 86)
    cloud(s, 50, 24, 1.0)
    rolling(s, 88, 16, "meadow", 3, 0.35)
    s.shape(box(-2, 92, 244, 72), s.blend("#c3cd7c", "#8aa04e", "#70863e"), 0.6)
    dust(s, 34, 112, 9, 4)
    _trooper(s, 66, 116, 0.58, "#6a4630", TROOPER(skin=h.DARK, hair_colour=h.BLACK_HAIR))
    _trooper(s, 204, 114, 0.5, "#b9a58a", TROOPER)
    _trooper(s, 150, 108, 0.36, "#8a7a6a", TROOPER)
    dust(s, 70, 152, 16, 5)
    _trooper(
        s,
        132,
        158,
        1.2,
        "#8f5b34",
        TROOPER(mood="shout", sash=h.GOLD, hair_colour=h.RED_HAIR, hat="bicorne", beard="handlebar"),
    )
    birds(s, (196, 30), (208, 36))


def _trooper(s: Sheet, x: float, y: float, k: float, coat: str, look: Look) -> None:
    horse(s, x, y, k, coat, GALLOPING, saddle=h.BLUE_DARK)
    person(
        s,
        x - 2 * k,
        y - 42 * k,
        k * 0.8,
        look,
        RIDE(lean=8, lead=(22, -14), trail=(14, -66), look=0.9),
        1,
        trail=held(sabre, 34, 1.1),
        shadow=False,
    )


@SCENES.hang
def militia(s: Sheet) -> None:
    sky(s, "overcast", 92)
    cloud(s, 60, 22, 1.0, "#e2ded2")
    cloud(s, 190, 30, 1.2, "#d8d6cc")
    rolling(s, 94, 14, "plains", 3, 0.3)
    barn(s, 206, 112, 1.1)
    ground(s, 110, "plains", 30)
    fence(s, -6, 122, 4, 30, 16)
    crew = (
        (40, FARMER(mood="grim"), pitchfork, 0.98),
        (82, FARMWIFE(mood="stern"), _pan, 0.94),
        (124, WORKER(mood="stern", hat="felt", hat_colour="#5a4a3a"), rifle, 1.04),
        (168, RANGER(mood="grim", hat=""), axe, 1.0),
        (208, GRANNY(mood="stern"), _rolling_pin, 0.9),
    )
    for n, (x, look, tool, size) in enumerate(crew):
        person(
            s,
            x,
            156 - (n % 2) * 5,
            size,
            look,
            WIDE(lead=(15, -52), trail=(-12, -40), look=0.1),
            1 if n < 3 else -1,
            lead=held(tool),
        )


def _pan(s: Sheet, x: float, y: float) -> None:
    s.band([(x, y + 6), (x, y - 10)], h.IRON_DARK, 2, 0.8, soft=False)
    s.oval(x, y - 18, 8, 8, h.IRON)
    s.oval(x, y - 18, 6, 6, h.IRON_DARK, 0.6)


def _rolling_pin(s: Sheet, x: float, y: float) -> None:
    s.band([(x, y + 6), (x, y - 22)], h.WOOD, 2, 0.8, soft=False)
    s.band([(x, y - 3), (x, y - 17)], h.WOOD_LIT, 6, 0.9, soft=False)


@SCENES.hang
def spoils_of_war(s: Sheet) -> None:
    sky(s, "gold", 92)
    smoke(s, 30, 80, 10, 6, 4, "#c9bda8")
    smoke(s, 214, 84, 8, 6, 3, "#c9bda8")
    rolling(s, 94, 16, "hills", 3, 0.3)
    ground(s, 112, "meadow", 16)
    for x, turn, hue in ((22, -14, h.BLUE), (44, 6, h.GREEN), (226, 12, h.PURPLE)):
        with s.at(x, 132, 1, turn):
            flagged(s, 0, 0, 70, hue, 1 if turn < 10 else -1)
    cannon(s, 70, 138, 1.1)
    for x, y in ((26, 146), (34, 146), (30, 139)):
        s.oval(x, y, 5, 5, h.IRON_DARK)
        s.gleam(f"M{x - 3} {y - 1}a3 3 0 0 1 3 -3z", 0.4)
    chest(s, 128, 152, 1.6)
    sack(s, 92, 156, 1.4, "#b98c4e", h.GOLD)
    vase(s, 216, 154, 1.3, "#a8503a")
    coins(s, 164, 156, 1.1, (2, 4, 1))
    gem(s, 150, 154, 4, h.TEAL_LIT)
    gem(s, 108, 157, 3.6, h.CORAL_LIT)
    person(
        s,
        188,
        154,
        1.06,
        OFFICIAL(mood="proud", cloth="#8a2f24", hat_colour="#2a2430"),
        STAND(lead=(18, -52), trail=(10, -48), look=0.8, nod=6),
        -1,
        lead=_ledger,
    )
    s.line("M172 100l-7 6", 1.4, h.WOOD_DARK)


def _ledger(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y, 1, -10):
        s.rect(-9, -9, 18, 15, h.CORAL_DARK)
        s.rect(-7.4, -8, 15, 12, h.CREAM, 0.7)
        s.lines(["M-5 -5h10M-5 -2h10M-5 1h6"], 0.6, opacity=0.6)


@SCENES.hang
def standing_army(s: Sheet) -> None:
    sky(s, "morning", 90)
    sun(s, 34, 40, 11)
    rolling(s, 92, 14, "forest", 3, 0.35)
    for x in (18, 62, 106, 150, 194, 236):
        tent(s, x, 112, 0.9)
    ground(s, 112, "meadow", 16)
    flagged(s, 222, 116, 84, h.CORAL, -1)
    for n in range(8):
        person(
            s,
            24 + 26 * n,
            134,
            0.62,
            SOLDIER(skin=(h.FAIR, h.BROWN, h.ROSY, h.DARK, h.OLIVE)[n % 5]),
            ATTENTION,
            1,
            trail=held(rifle),
        )
    for n, skin in enumerate((h.ROSY, h.DARK, h.FAIR, h.OLIVE, h.BROWN)):
        beard = ("", "moustache", "", "stubble", "")[n]
        person(
            s,
            24 + 38 * n,
            160,
            0.96,
            SOLDIER(
                skin=skin,
                beard=beard,
                hair_colour=(h.BLOND, h.BLACK_HAIR, h.RED_HAIR, h.DARK_HAIR, h.BLACK_HAIR)[n],
            ),
            ATTENTION,
            1,
            trail=held(rifle),
        )
    person(s, 218, 160, 1.0, SERGEANT(mood="proud"), STAND(lead=(10, -50), trail=(-10, -38), look=0.7), -1)


@SCENES.hang
def drill(s: Sheet) -> None:
    sky(s, "day", 88)
    cloud(s, 150, 22, 1.0)
    wall(s, -4, 112, 130, 50, "#d6cdb8", teeth=7)
    s.shape("M48 112V88C48 78 74 78 74 88V112Z", h.WOOD_DARK, 0.9)
    rolling(s, 98, 12, "forest", 3, 0.3)
    wall(s, -4, 112, 110, 44, "#d6cdb8", teeth=6)
    s.shape(box(-2, 110, 244, 54), s.blend("#e3cf9c", "#c2a568"), 0.7)
    march = WALK(ahead=(17, -10), behind=(-9, 0), lead=(14, -50), trail=(-14, -46), lean=0)
    wrong = WALK(ahead=(9, 0), behind=(-17, -6), lead=(16, -56), trail=(-13, -40), lean=4, look=-0.2)
    people = (
        (68, SOLDIER(skin=h.FAIR), march),
        (104, SOLDIER(skin=h.BROWN, hair_colour=h.BLACK_HAIR), march),
        (142, SOLDIER(mood="worried", hair_colour=h.RED_HAIR), wrong),
        (178, SOLDIER(skin=h.OLIVE, beard="moustache", hair_colour=h.BLACK_HAIR), march),
    )
    for x, look, pose in people:
        person(s, x, 148, 0.9, look, pose, 1, trail=held(rifle, -16))
    person(
        s,
        218,
        156,
        1.04,
        SERGEANT,
        STAND(lead=(24, -64), trail=(-10, -40), look=0.9),
        -1,
        lead=held(staff, 66, 0.7),
    )
    person(
        s,
        26,
        156,
        0.7,
        BOY(hat="kepi", hat_colour=h.BLUE_DARK, dress="uniform", cloth="#a83c2c", legs=h.CREAM),
        STAND(lead=(12, -50), trail=(-3, -50)),
        1,
    )
    drum(s, 32, 146, 0.95)
    s.lines(["M28 122l8 10M40 122l-6 10"], 1.2, h.WOOD_DARK, opacity=0.9)
