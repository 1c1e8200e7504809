"""Purple: learning."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.cast import (
    BOY,
    CLERK,
    GIRL,
    SCHOLAR,
    SCIENTIST,
)
from game.workshop.ink.land import ground, mountain, rolling
from game.workshop.ink.looks import Look
from game.workshop.ink.people import STAND, WALK, person
from game.workshop.ink.plants import fern, flowers, palm
from game.workshop.ink.rooms import (
    blackboard,
    bookcase,
    desk,
    paper_pile,
    room,
    rug,
    sunbeam,
    table,
    window,
)
from game.workshop.ink.sheet import Sheet
from game.workshop.ink.sky import cloud, sky
from game.workshop.ink.things import (
    bottle,
    candle,
    globe,
    inkwell,
    open_book,
    pile_of_books,
    sheet_of_paper,
)
from game.workshop.ink.tools import held, microscope, net, staff
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def general_education(s: Sheet) -> None:
    room(s, "#d9c08e", 110, "#a8794c")
    blackboard(s, 128, 42, 116, 58)
    s.line("M88 58L100 28L112 58M92 48H108", 2.0, h.CREAM)
    s.line("M128 28H140C148 28 148 42 140 42H128M128 42H142C151 42 151 58 142 58H128Z", 2.0, h.CREAM)
    s.line("M180 32A14 15 0 1 0 180 54", 2.0, h.CREAM)
    window(s, 30, 42, 40, 50, "morning", bars=2)
    sunbeam(s, [(14, 66), (48, 66), (104, 160), (50, 160)])
    person(
        s,
        206,
        136,
        1.04,
        TEACHER,
        STAND(lead=(26, -72), trail=(-12, -42), look=0.5),
        -1,
        lead=held(staff, 64, 0.55),
    )
    kids = (
        (30, BOY),
        (76, GIRL),
        (122, BOY(skin=h.DARK, hair="tight", hair_colour=h.BLACK_HAIR, cloth="#3d6494", mood="smile")),
        (168, GIRL(skin=h.FAIR, hair_colour=h.RED_HAIR, cloth="#5c8a46")),
    )
    for n, (x, look) in enumerate(kids):
        raised = n == 1
        person(
            s,
            x,
            168,
            0.86,
            look,
            STAND(lead=(10, -96) if raised else (13, -46), trail=(-10, -44), look=0.4),
            1,
            shadow=False,
        )
        desk(s, x + 2, 172, 42, 30, "#96683c", 5)
        if not raised:
            s.rect(x - 6, 128, 16, 11, "#3f5a54", 1.3)


TEACHER = Look(
    skin=h.BROWN,
    hair="bun",
    hair_colour=h.GREY_HAIR,
    glasses="half",
    dress="gown",
    cloth="#6a4a78",
    under=h.WHITE,
    mood="smile",
    age=1,
    lashes=True,
)


@SCENES.hang
def scientific_inquiry(s: Sheet) -> None:
    sky(s, "day", 90)
    cloud(s, 180, 24, 0.9)
    mountain(s, 40, 100, 50, 56, 0.35)
    rolling(s, 96, 20, "hills", 3, 0.35)
    rolling(s, 108, 14, "forest", 3, 0.15)
    palm(s, 222, 126, 74, -8)
    palm(s, 24, 124, 60, 6)
    ground(s, 122, "meadow", 30)
    for x, y, hue in ((58, 66, h.CORAL), (76, 54, h.GOLD), (92, 72, h.PURPLE_LIT)):
        s.shape(
            f"M{x} {y}C{x - 7} {y - 7} {x - 8} {y + 2} {x} {y + 2}"
            f"C{x - 5} {y + 3} {x - 4} {y + 8} {x} {y + 3}C{x + 4} {y + 8} {x + 5} {y + 3} {x} {y + 2}"
            f"C{x + 8} {y + 2} {x + 7} {y - 7} {x} {y}Z",
            hue,
            0.7,
        )
    person(
        s,
        56,
        156,
        1.0,
        CLERK(hat="pith", hat_colour=h.CREAM, hat_band="#8a6a44", mood="grin"),
        WALK(lead=(20, -78), look=0.6),
        1,
        lead=held(net, 24),
    )
    person(
        s,
        136,
        152,
        1.12,
        SCIENTIST,
        STAND(lead=(20, -44), trail=(-4, -70), look=0.6, nod=4),
        1,
        trail=_flask,
        shadow=False,
    )
    table(s, 168, 160, 94, 42, 10)
    microscope(s, 162, 116, 1.05)
    open_book(s, 196, 116, 0.62)
    bottle(s, 142, 116, 0.72, h.GREEN_LIT)
    fern(s, 100, 158, 18)
    flowers(s, 132, 158, 12)


def _flask(s: Sheet, x: float, y: float) -> None:
    bottle(s, x - 2, y + 2, 0.9, h.CORAL_LIT)
    s.oval(x - 2, y - 20, 1.4, 1.4, h.CORAL_LIT, 0.5)
    s.oval(x + 2, y - 25, 1, 1, h.CORAL_LIT, 0.5)


@SCENES.hang
def improved_research(s: Sheet) -> None:
    room(s, "#b59a74", 122, "#9a754a")
    # pigeonholes
    s.rect(10, 8, 148, 110, "#7a5434")
    for row in range(5):
        for n in range(7):
            x, y = 14 + 20.4 * n, 12 + 21 * row
            s.rect(x, y, 17.6, 18, "#4a3220", 0.7)
            if (row + n) % 5:
                for k in range(2 + (row * n) % 3):
                    s.shape(
                        f"M{x + 2} {y + 16 - 3.6 * k}h13.6v-3h-13.6z", h.CREAM if k % 2 else h.PARCHMENT, 0.5
                    )
            else:
                for k in range(3):
                    s.oval(x + 4 + 5 * k, y + 13, 2.3, 2.3, h.PARCHMENT, 0.6)
    # a ladder
    s.line("M96 126L116 14M112 126L132 14", 2.4, h.WOOD_LIT)
    s.lines([f"M{98 + 2.9 * n} {114 - 16 * n}h16" for n in range(6)], 1.9, h.WOOD_LIT, opacity=1)
    person(
        s,
        110,
        100,
        0.84,
        CLERK(mood="smile", hair_colour=h.RED_HAIR),
        STAND(lead=(-24, -74), trail=(10, -48), look=-0.8),
        1,
        lead=_folder,
        shadow=False,
    )
    window(s, 204, 42, 48, 58, "day", bars=2)
    person(
        s,
        198,
        160,
        1.12,
        SCIENTIST(mood="smile", cloth="#4c6a8a"),
        STAND(lead=(14, -46), trail=(8, -44), look=0.3),
        -1,
        lead=_bundle,
        shadow=False,
    )
    paper_pile(s, 30, 150, 26, 12)
    paper_pile(s, 62, 154, 26, 5)
    for x, y, turn in ((90, 150, 24), (140, 152, -16), (118, 142, 60)):
        sheet_of_paper(s, x, y, 12, 8, turn, lines=2)
    pile_of_books(s, 232, 158, 1.0, 4)


def _folder(s: Sheet, x: float, y: float) -> None:
    s.rect(x - 10, y - 6, 14, 10, h.CREAM)


def _bundle(s: Sheet, x: float, y: float) -> None:
    for n in range(4):
        s.rect(x - 4, y - 3 - 3 * n, 22, 3, h.CREAM if n % 2 else h.PARCHMENT, 0.7)
    s.line(f"M{x + 6} {y}v-12", 1.3, h.CORAL)


@SCENES.hang
def patent_office(s: Sheet) -> None:
    room(s, "#a8a88a", 114, "#9a7a54")
    s.rect(120, 4, 116, 108, "#6a4a2e")
    for row in range(6):
        for n in range(6):
            x, y = 123 + 18.8 * n, 7 + 17.6 * row
            s.rect(x, y, 17, 15.6, "#9a6c3e", 0.7)
            s.rect(x + 4, y + 3, 9, 4.4, h.CREAM, 0.5)
            s.oval(x + 8.5, y + 11, 1.4, 1.2, h.BRASS, 0.5)
    s.shape("M141 61h17v15h-17z", "#3a2818", 0.8)
    s.shape("M138 76h23l3 6h-29z", "#b5844e", 0.8)
    s.rect(143, 70, 12, 7, h.CREAM, 0.6)
    window(s, 24, 46, 36, 50, "day", bars=2)
    person(
        s,
        178,
        156,
        1.1,
        CLERK(mood="thinking", beard="mutton", hair="fringe", hair_colour=h.GREY_HAIR),
        STAND(lead=(16, -46), trail=(-18, -62), look=0.6),
        -1,
        trail=_stamp,
        shadow=False,
    )
    desk(s, 176, 170, 140, 50, "#8a5c34", 10)
    sheet_of_paper(s, 158, 113, 26, 8, 0, seal=h.CORAL, lines=2)
    inkwell(s, 214, 116, 1.1)
    person(s, 62, 160, 1.06, INVENTOR, STAND(lead=(19, -86), trail=(-17, -84), look=0.6), 1, shadow=False)
    _flyer(s, 66, 62)


def _stamp(s: Sheet, x: float, y: float) -> None:
    s.rect(x - 5, y + 2, 10, 6, h.WOOD)
    s.rect(x - 2, y - 6, 4, 8, h.WOOD_DARK, 0.8)


def _flyer(s: Sheet, x: float, y: float) -> None:
    """What somebody hopes will fly."""
    with s.at(x, y, 1.05, -8):
        s.shape("M-4 -4C-22 -24 -40 -22 -46 -14C-34 -12 -26 -6 -10 2Z", h.CREAM)
        s.shape("M4 -6C20 -28 38 -28 46 -20C34 -18 26 -10 10 0Z", h.PARCHMENT)
        s.lines(["M-8 -2L-40 -15M-12 0L-32 -16M8 -3L40 -20M12 -2L32 -22"], 0.7, opacity=0.7)
        s.band([(-16, 3), (18, -1)], h.WOOD, 4, 0.9, soft=False)
        s.line("M18 -14V12", 2.0, h.BRASS)
        s.oval(18, -1, 2.6, 2.6, h.BRASS_LIT, 0.7)


INVENTOR = Look(
    skin=h.ROSY,
    hair="wild",
    hair_colour=h.RED_HAIR,
    glasses="round",
    dress="vest",
    cloth="#3f6a78",
    under=h.CREAM,
    mood="grin",
    legs="#7a5a3a",
)


@SCENES.hang
def encyclopedia(s: Sheet) -> None:
    room(s, "#7a5a44", 128, "#7a5434")
    bookcase(s, -6, 128, 84, 134, 6)
    bookcase(s, 162, 128, 84, 134, 6)
    window(s, 120, 46, 62, 80, "gold", arched=True, bars=3)
    sunbeam(s, [(90, 86), (150, 86), (190, 160), (50, 160)])
    rug(s, 120, 148, 190)
    pile_of_books(s, 42, 152, 1.5, 8)
    pile_of_books(s, 206, 152, 1.5, 6)
    globe(s, 206, 112, 1.0)
    person(
        s, 120, 166, 1.26, SCHOLAR, STAND(lead=(18, -44), trail=(-16, -44), look=0.1, nod=6), 1, shadow=False
    )
    desk(s, 120, 182, 110, 52, "#8a5a34", 12)
    open_book(s, 120, 128, 1.7)
    candle(s, 72, 132, 1.2)
    pile_of_books(s, 162, 130, 0.8, 3)
