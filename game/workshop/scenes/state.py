"""Purple: the state and its learning."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.buildings import arch, columns, flagged, house
from game.workshop.ink.cast import (
    BOY,
    CAPTAIN,
    CLERK,
    FARMER,
    FARMWIFE,
    FISHER,
    GIRL,
    GRANNY,
    LADY,
    MERCHANT,
    OFFICIAL,
    PIONEER,
    SCHOLAR,
    SOLDIER,
    WORKER,
    WORKWOMAN,
)
from game.workshop.ink.land import ground, range_of, rolling, way
from game.workshop.ink.looks import Look
from game.workshop.ink.people import STAND, person
from game.workshop.ink.plants import tree
from game.workshop.ink.rooms import (
    banner,
    room,
    table,
    window,
)
from game.workshop.ink.sheet import Sheet, box, ring
from game.workshop.ink.sky import birds, cloud, sky
from game.workshop.ink.things import (
    bunting,
    candle,
    inkwell,
    money_bag,
    quill,
    sheet_of_paper,
)
from game.workshop.ink.tools import hammer, held, scissors, trumpet
from game.workshop.ink.vehicles import wagon
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def border_tax(s: Sheet) -> None:
    sky(s, "day", 90)
    cloud(s, 60, 22, 1.0)
    range_of(s, 100, [(190, 56, 54), (236, 40, 40)], 0.4)
    rolling(s, 98, 14, "meadow", 3, 0.3)
    ground(s, 110, "meadow", 20)
    way(s, [(150, 166), (150, 140), (190, 122), (180, 108)], 110, 10, "#e0c894", 0.4)
    house(s, 34, 118, 0.95, "#e6c9a0", h.PURPLE)
    flagged(s, 10, 122, 70, h.PURPLE)
    wagon(s, 206, 128, 0.8)
    person(s, 152, 132, 0.6, FARMWIFE(mood="worried"), STAND, -1)
    for n in range(10):
        s.shape(f"M{84 + 15 * n} {126 - 1.6 * n}l15 -1.6v8l-15 1.6z", h.CORAL if n % 2 == 0 else h.WHITE, 0.9)
    s.rect(76, 100, 11, 56, h.PURPLE)
    s.shade("M82 100h5v56h-5z", 0.2)
    s.oval(81.5, 97, 7, 7, h.GOLD)
    person(
        s,
        46,
        158,
        1.1,
        OFFICIAL(cloth="#553a78", hat_colour="#553a78", mood="smirk"),
        STAND(lead=(30, -58), trail=(-10, -40), look=0.7),
        1,
    )
    person(
        s,
        178,
        160,
        1.04,
        PIONEER(mood="sad"),
        STAND(lead=(30, -52), trail=(-12, -42), look=0.7),
        -1,
        lead=_purse,
    )
    s.oval(126, 98, 3, 3, h.GOLD, 0.7)
    s.oval(114, 94, 3, 3, h.GOLD, 0.7)
    s.oval(102, 92, 3, 3, h.GOLD, 0.7)


def _purse(s: Sheet, x: float, y: float) -> None:
    money_bag(s, x, y + 12, 0.8)


@SCENES.hang
def constitution(s: Sheet) -> None:
    room(s, "#cdb98e", 112, "#8f6a44", "#7a5434")
    for x in (44, 120, 196):
        arch(s, x, 78, 44, 70, "#e9dcb6")
        window(s, x, 46, 34, 56, "morning", arched=True, bars=3)
    banner(s, 82, 8, 20, 40, h.PURPLE)
    banner(s, 158, 8, 20, 40, h.PURPLE)
    delegates = (
        (28, MERCHANT(mood="shout", hat=""), 1),
        (68, LADY(mood="stern"), 1),
        (104, SCHOLAR(mood="calm"), 1),
        (144, CAPTAIN(hat=""), -1),
        (180, FARMER(hat="", mood="shout"), -1),
        (216, WORKWOMAN(mood="calm"), -1),
    )
    for n, (x, look, side) in enumerate(delegates):
        lead = ((24, -72), (16, -46), (14, -42), (14, -42), (24, -76), (16, -46))[n]
        person(s, x, 158, 1.0, look, STAND(lead=lead, trail=(-12, -44), look=0.6), side, shadow=False)
    table(s, 120, 200, 244, 66, 20, "#8a5a34", legs=False)
    s.shape("M84 118H156L166 146H74Z", s.blend(h.CREAM, h.PARCHMENT), 1.0)
    s.line("M108 122H132", 1.9)
    s.lines(
        ["M94 127q6 -1 12 0t12 0t12 0t16 0M91 131q6 -1 12 0t12 0t12 0t20 0M88 135q6 -1 12 0t12 0t12 0t24 0"],
        0.7,
        opacity=0.6,
    )
    s.line("M92 141q4 -4 7 0t8 -1M128 141q5 -5 8 0t10 -2", 1.0)
    quill(s, 152, 138, 1.2, 32)
    inkwell(s, 186, 130, 1.3)
    candle(s, 44, 128, 1.2)


@SCENES.hang
def eminent_domain(s: Sheet) -> None:
    sky(s, "overcast", 94)
    cloud(s, 180, 26, 1.1, "#e6e2d6")
    range_of(s, 104, [(40, 56, 50), (210, 60, 56)], 0.4)
    rolling(s, 100, 14, "hills", 3, 0.25)
    ground(s, 112, "hills", 20)
    # a great tent
    s.shade("M64 152H214L232 144H120Z", 0.2)
    s.shape("M124 56L196 62L226 148L170 152Z", h.darker(h.CREAM, 0.18))
    s.shape("M74 152L124 56L170 152Z", h.CREAM)
    s.shape("M104 152L124 72L142 152Z", "#4a3826", 0.9)
    s.shape("M124 72L142 152L150 150Z", h.lighter(h.CREAM, 0.3), 0.8)
    s.line("M124 56V46M196 62V52", 2.0, h.WOOD_DARK)
    s.rect(119, 62, 6, 92, h.WOOD)
    sheet_of_paper(s, 122, 92, 26, 32, -3, seal=h.PURPLE)
    person(
        s,
        78,
        156,
        1.08,
        OFFICIAL(cloth="#553a78", hat="top", hat_colour="#3a3040", hat_band=h.PURPLE, mood="calm"),
        STAND(lead=(32, -62), trail=(24, -78), look=0.8),
        1,
        trail=held(hammer, 60, 0.8),
    )
    person(s, 178, 158, 1.0, PIONEER(mood="surprised"), STAND(lead=(20, -58), trail=(-16, -58), look=0.7), -1)
    person(s, 212, 158, 0.94, FARMWIFE(mood="sad"), STAND(lead=(6, -64), trail=(-10, -40), look=0.7), -1)
    person(s, 28, 156, 0.94, SOLDIER(mood="bored"), STAND(lead=(12, -46)), 1)


@SCENES.hang
def commonwealth(s: Sheet) -> None:
    sky(s, "gold", 90)
    cloud(s, 190, 26, 0.9)
    rolling(s, 92, 18, "forest", 3, 0.35)
    tree(s, 20, 118, 74)
    tree(s, 224, 118, 78)
    ground(s, 110, "meadow", 16)
    bunting(s, 30, 52, 212, 50, 10, 17, h.CORAL, h.TEAL, h.GOLD, h.PURPLE, h.GREEN)
    folk = (
        (26, FARMER(hat="")),
        (56, WORKWOMAN(mood="smile")),
        (86, CAPTAIN(hat="", mood="grin")),
        (118, GRANNY),
        (150, PIONEER(hat="", mood="grin")),
        (182, LADY),
        (212, FISHER(hat="", mood="smile")),
    )
    for n, (x, look) in enumerate(folk):
        raised = n in (2, 4)
        person(
            s,
            x,
            144,
            0.86,
            look,
            STAND(lead=(16, -78) if raised else (13, -40), trail=(-12, -40), look=0.5),
            1 if n % 2 else -1,
            lead=_mug if raised else None,
            shadow=False,
        )
    s.shape("M-4 120H244V132H-4Z", h.WHITE)
    s.shape("M-4 112H244V122H-4Z", h.CREAM, 0.8)
    s.lines([f"M{8 + 19 * n} 132q4 6 9.5 0t9.5 0" for n in range(13)], 0.8, opacity=0.6)
    for n, x in enumerate((14, 44, 74, 104, 134, 164, 194, 224)):
        if n % 3 == 0:
            s.oval(x, 114, 10, 3, h.STONE_LIT, 0.8)
            s.oval(x, 111, 7, 4, "#c98a4a", 0.8)
        elif n % 3 == 1:
            s.oval(x, 115, 8, 2.6, h.STONE_LIT, 0.8)
            for k in range(3):
                s.oval(x - 4 + 4 * k, 112 - (k % 2) * 2, 2.8, 2.8, (h.CORAL, h.GOLD, h.GREEN)[k], 0.7)
        else:
            s.shape(f"M{x - 4} 116v-10h8v10z", h.BRICK, 0.8)
    s.shape(box(-2, 146, 244, 18), s.blend("#9db05c", "#748842"), 0)
    s.lines(["M20 132V158M120 132V158M220 132V158"], 2.6, h.WOOD_DARK, opacity=1)
    for x, look in ((70, BOY), (170, GIRL)):
        person(s, x, 160, 0.6, look, STAND(lead=(12, -60), look=-0.1), 1)


def _mug(s: Sheet, x: float, y: float) -> None:
    s.rect(x - 4, y - 9, 8, 9, h.WOOD_LIT)
    s.shape(f"M{x - 5} {y - 8}C{x - 6} {y - 13} {x + 6} {y - 13} {x + 5} {y - 8}Z", h.WHITE, 0.8)


@SCENES.hang
def public_funding(s: Sheet) -> None:
    sky(s, "day", 90)
    cloud(s, 40, 22, 0.9)
    cloud(s, 200, 30, 1.0)
    rolling(s, 90, 12, "forest", 3, 0.35)
    s.shape("M-4 104C60 96 180 96 246 104V164H-4Z", s.blend(h.WATER_LIT, h.WATER), 0.6)
    # the bridge
    with s.at(0, -16):
        s.shape(
            "M-4 116C60 84 180 84 246 116V132C220 122 214 120 206 134H196C190 108 148 108 142 134H100"
            "C94 108 52 108 46 134H36C28 120 20 122 -4 132Z",
            s.blend("#cfc8b6", "#a9a294"),
        )
        s.lines(["M20 112l4 10M70 98l1 8M120 92v9M170 98l-1 8M220 112l-4 10"], 0.7, opacity=0.5)
        s.line("M-4 110C60 78 180 78 246 110", 2.6)
        s.line("M-4 110C60 78 180 78 246 110", 1.4, h.STONE_LIT)
    s.shape("M-4 136C80 124 160 124 246 136V164H-4Z", s.blend("#d8cbae", "#b3a486"), 0.8)
    for x in (30, 212):
        s.rect(x - 2.4, 96, 4.8, 52, h.BRASS)
        s.oval(x, 95, 4, 4, h.BRASS_LIT)
    s.shape("M30 112C70 122 100 120 116 114L116 124C100 130 70 132 30 122Z", h.PURPLE)
    s.shape("M212 112C180 122 150 122 134 116L134 126C150 132 180 132 212 122Z", h.PURPLE)
    person(s, 90, 160, 0.96, MINISTER, STAND(lead=(28, -46), trail=(24, -38), look=0.6), 1)
    with s.at(124, 122, 1.05, 70):
        scissors(s, 0, 0)
    person(s, 168, 160, 0.86, LADY, STAND(lead=(8, -52), trail=(4, -54)), -1)
    person(s, 192, 160, 0.84, WORKER(mood="grin"), STAND(lead=(12, -96), trail=(-10, -40)), -1)
    person(s, 52, 160, 0.84, CLERK(hair_colour=h.BLOND), STAND(lead=(12, -44)), 1, lead=_purse)
    person(s, 228, 160, 0.56, BOY, STAND(lead=(12, -90)), -1)
    birds(s, (110, 40), (122, 36))


MINISTER = Look(
    skin=h.OLIVE,
    hair="fringe",
    hair_colour=h.GREY_HAIR,
    hat="top",
    hat_colour="#3a3040",
    hat_band=h.PURPLE,
    dress="coat",
    cloth="#4a3a5a",
    under=h.WHITE,
    beard="moustache",
    mood="proud",
    age=1,
    sash=h.GOLD,
    jaw="round",
)


@SCENES.hang
def inauguration_day(s: Sheet) -> None:
    sky(s, "morning", 100)
    cloud(s, 30, 22, 0.8)
    columns(s, 120, 118, 1.66, 8)
    for x in (16, 224):
        flagged(s, x, 120, 92, h.CORAL if x < 100 else h.PURPLE, 1 if x < 100 else -1)
    bunting(s, 46, 46, 194, 46, 5, 13, h.CORAL, h.GOLD, h.TEAL)
    s.shape(box(-2, 118, 244, 46), s.blend("#d8cbae", "#b3a486"), 0.6)
    s.shape("M104 100H136L150 164H90Z", h.RED, 0.8)
    person(s, 120, 118, 0.86, PRESIDENT, STAND(lead=(15, -92), trail=(-11, -48), look=0.1), 1)
    s.shape("M102 96H118V120H104Z", h.WOOD, 0.9)
    s.shape("M100 92H120V97H100Z", h.WOOD_LIT, 0.8)
    person(s, 60, 134, 0.66, SOLDIER, STAND(lead=(12, -70)), 1, lead=held(trumpet, -18, 1.3))
    person(s, 180, 134, 0.66, SOLDIER(skin=h.BROWN), STAND(lead=(12, -70)), -1, lead=_trumpet_left)
    crowd = (
        (10, h.BLACK_HAIR, h.TEAL),
        (38, h.RED_HAIR, "#5c8a46"),
        (66, h.GREY_HAIR, "#a8503a"),
        (94, h.BLOND, "#6a5a8a"),
        (122, h.DARK_HAIR, h.BLUE),
        (150, h.BROWN_HAIR, h.OCHRE),
        (178, h.BLACK_HAIR, "#7a4a3a"),
        (206, h.WHITE_HAIR, h.GREEN_DARK),
        (232, h.RED_HAIR, h.PURPLE),
    )
    for n, (x, hair, cloth) in enumerate(crowd):
        _onlooker(s, x, 156 + (n % 2) * 3, hair, cloth, n)
    for _ in range(40):  # confetti
        flake = ring(s.rng.uniform(0, 240), s.rng.uniform(4, 120), 1, 0.7)
        s.gleam(flake, 0.95, colour=s.rng.choice((h.CORAL, h.GOLD, h.TEAL_LIT, h.WHITE)))


def _trumpet_left(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y), s.mirrored():
        held(trumpet, -18, 1.3)(s, 0, 0)


def _onlooker(s: Sheet, x: float, y: float, hair: str, cloth: str, n: int) -> None:
    """Somebody in the crowd, from behind."""
    with s.at(x, y, 0.86):
        if n % 3 == 1:
            s.band([(13, 4), (17, -14), (13, -28)], cloth, 6, soft=False)
            s.oval(13, -30, 3.4, 3.4, h.BROWN if n % 2 else h.FAIR)
        s.shape("M-18 20C-18 2 -9 -2 0 -2C9 -2 18 2 18 20Z", cloth)
        s.shape("M-9 -10C-10 -24 10 -24 9 -10C8 -2 4 2 0 2C-4 2 -8 -2 -9 -10Z", hair)
        s.shade("M4 -20C11 -18 10 -6 5 0C8 -6 8 -14 4 -20Z", 0.2)


PRESIDENT = Look(
    skin=h.BROWN,
    hair="tight",
    hair_colour=h.GREY_HAIR,
    dress="gown",
    cloth="#553a78",
    under=h.WHITE,
    sash=h.GOLD,
    mood="smile",
    lashes=True,
    age=1,
    earring=True,
)
