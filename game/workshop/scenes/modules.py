"""Technologies of the other modules."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.buildings import columns, fence, flagged, house, pane, stall
from game.workshop.ink.cast import CLERK, FARMER, LADY, MERCHANT, OFFICIAL, SOLDIER, WORKER
from game.workshop.ink.land import range_of, rolling
from game.workshop.ink.looks import Look
from game.workshop.ink.people import STAND, WALK, WIDE, person
from game.workshop.ink.plants import bush, tree, woods
from game.workshop.ink.rooms import curtain, desk, picture_frame, room, window
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, sky, sun
from game.workshop.ink.things import inkwell, quill, sheet_of_paper
from game.workshop.ink.tools import hammer, held, map_sheet
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def diplomatic_corps(s: Sheet) -> None:
    room(s, "#c9b48a", 116, "#8f6a44", "#8a6a4a")
    curtain(s, -2, 122, 34, "#27506a", 1)
    curtain(s, 242, 122, 34, "#8a2f2a", -1)
    window(s, 120, 46, 56, 72, "day", arched=True, bars=3)
    for x, hue, side in ((66, h.TEAL, 1), (174, h.CORAL, -1)):
        flagged(s, x, 120, 92, hue, side)
    s.shape("M40 128H200L232 164H8Z", "#9a3a34", 0.8)
    s.line("M50 132H190L218 164M50 132L22 164", 1.4, h.GOLD)
    person(s, 84, 156, 1.16, ENVOY, STAND(lead=(32, -56), trail=(-10, -40), lean=4, look=0.7, nod=4), 1)
    person(
        s, 158, 156, 1.16, AMBASSADOR, STAND(lead=(32, -56), trail=(-10, -44), lean=4, look=0.7, nod=4), -1
    )
    s.oval(121, 91, 4.6, 4, h.OLIVE)
    s.oval(119, 93, 3.6, 3.4, h.FAIR)
    person(s, 28, 152, 0.9, SOLDIER(cloth="#27506a"), STAND(look=0.5), 1)
    person(s, 214, 152, 0.9, CLERK(mood="calm"), STAND(lead=(14, -50), trail=(10, -50)), -1, lead=_treaty)


def _treaty(s: Sheet, x: float, y: float) -> None:
    s.rect(x - 9, y - 6, 18, 12, h.CORAL_DARK)
    s.rect(x - 7.4, y - 5, 15, 10, h.CREAM, 0.7)


ENVOY = Look(
    skin=h.FAIR,
    hair="wig",
    hair_colour=h.WHITE_HAIR,
    dress="coat",
    cloth="#2f8596",
    under=h.WHITE,
    legs=h.CREAM,
    boots=h.COAL,
    mood="smile",
    sash=h.CORAL,
)
AMBASSADOR = Look(
    skin=h.OLIVE,
    hair="short",
    hair_colour=h.BLACK_HAIR,
    hat="turban",
    hat_colour="#e9dcb6",
    hat_band=h.TEAL,
    dress="robe",
    cloth="#8a3a5a",
    under=h.GOLD,
    beard="full",
    mood="smile",
)


@SCENES.hang
def chief_of_staff(s: Sheet) -> None:
    room(s, "#7f8f96", 112, "#7a5e44", "#5c4a3a")
    picture_frame(s, 52, 40, 66, 48)
    s.shape("M26 32Q40 22 54 34T80 44Q70 58 48 54T26 32Z", "#b9c88a", 0.7)
    s.line("M34 46L48 38L62 46L76 38", 1.2, h.CORAL)
    for x, y in ((34, 46), (62, 46)):
        s.oval(x, y, 2, 2, h.CORAL, 0.6)
    window(s, 204, 42, 46, 58, "morning", bars=2)
    person(
        s,
        128,
        158,
        1.3,
        CHIEF,
        STAND(lead=(25, -34), trail=(-18, -62), look=0.4),
        1,
        trail=_letter,
        shadow=False,
    )
    desk(s, 104, 172, 190, 52, "#7a4e2c", 12)
    for n in range(5):
        s.rect(28 - n * 0.6, 110 - 3 * n, 30, 3, h.CREAM if n % 2 else h.PARCHMENT, 0.7)
    for n in range(9):
        s.rect(64 + (n % 2), 112 - 3 * n, 26, 3, h.PARCHMENT if n % 2 else h.CREAM, 0.7)
    s.oval(77, 87, 3, 1.6, h.CORAL, 0.6)
    inkwell(s, 150, 118, 1.2)
    quill(s, 150, 112, 1.2, 20)
    # where a letter gets lost
    s.shape("M194 160L188 124H232L226 160Z", h.KRAFT)
    s.lines(["M190 134H230M191 146H229M200 124l2 36M210 124v36M220 124l-2 36"], 0.7, opacity=0.6)
    sheet_of_paper(s, 206, 118, 18, 12, 18, lines=2)
    with s.at(186, 96, 1, 24):
        s.rect(-10, -7, 20, 14, h.CREAM)
        s.line("M-10 -7L0 2L10 -7", 0.9)
        s.oval(0, 2, 2.4, 2.4, h.CORAL, 0.6)
    s.lines(["M186 106q6 4 14 4"], 0.8, opacity=0.5)


def _letter(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y - 6, 1, -8):
        s.rect(-10, -7, 20, 14, h.CREAM)
        s.line("M-10 -7L0 2L10 -7", 0.9)
        s.oval(0, 1, 2.6, 2.6, h.TEAL, 0.6)


CHIEF = Look(
    skin=h.DARK,
    hair="bun",
    hair_colour=h.BLACK_HAIR,
    glasses="half",
    dress="coat",
    cloth="#8a5a6a",
    under=h.WHITE,
    mood="smirk",
    lashes=True,
    earring=True,
)


@SCENES.hang
def demarcation(s: Sheet) -> None:
    sky(s, "morning", 88)
    cloud(s, 190, 24, 0.9)
    rolling(s, 90, 16, "forest", 3, 0.35)
    s.shape(box(-2, 94, 244, 70), s.blend("#c3cd7c", "#8aa04e"), 0.6)
    s.shape("M40 150L88 108L196 106L226 142Z", "#a9bd66", 0.7)
    for (x1, y1), (x2, y2) in (
        ((40, 150), (88, 108)),
        ((88, 108), (196, 106)),
        ((196, 106), (226, 142)),
        ((40, 150), (226, 142)),
    ):
        s.line(f"M{x1} {y1 - 14}L{x2} {y2 - 14}", 1.2, h.CORAL)
    for x, y, k in ((88, 108, 0.8), (196, 106, 0.8), (226, 142, 1.1), (40, 152, 1.2)):
        with s.at(x, y, k):
            s.shape("M-3 0L-2.6 -24H2.6L3 0L0 5Z", h.WOOD_LIT)
            s.rect(-2.8, -24, 5.6, 6, h.CORAL, 0.8)
    tree(s, 136, 118, 26)
    tree(s, 160, 122, 20)
    person(
        s,
        72,
        158,
        1.08,
        WORKER(mood="calm"),
        WIDE(lead=(-10, -84), trail=(-20, -74), look=-0.7),
        1,
        lead=held(hammer, -40, 1.2),
    )
    person(
        s,
        164,
        160,
        1.12,
        LADY(
            dress="coat",
            cloth="#5c8a46",
            hat="felt",
            hat_colour="#8a6a44",
            legs="#6b5a46",
            mood="thinking",
            glasses="round",
        ),
        STAND(lead=(17, -50), trail=(11, -48), look=0.4, nod=6),
        -1,
        lead=_plot,
    )
    bush(s, 214, 160, 8)


def _plot(s: Sheet, x: float, y: float) -> None:
    s.shape(f"M{x - 16} {y - 12}h32v22h-32z", h.CREAM, 0.9)
    s.shape(f"M{x - 10} {y + 4}l5 -10l13 -1l4 9z", "#b9c88a", 0.8)
    for dx, dy in ((-10, 4), (-5, -6), (8, -7), (12, 2)):
        s.oval(x + dx, y + dy, 1.3, 1.3, h.CORAL, 0.4)


@SCENES.hang
def sovereignty(s: Sheet) -> None:
    sky(s, "gold", 88)
    sun(s, 40, 40, 12, rays=16)
    range_of(s, 98, [(180, 54, 44), (226, 40, 36)], 0.45)
    rolling(s, 94, 14, "forest", 3, 0.35)
    s.shape(box(-2, 96, 244, 68), s.blend("#c3cd7c", "#8aa04e"), 0.6)
    s.shape("M4 104H70L60 116H-4Z", "#dcb04a", 0.6)
    s.shape("M96 102H150L160 114H90Z", "#dcb04a", 0.6)
    house(s, 120, 112, 0.6)
    house(s, 24, 110, 0.5)
    house(s, 216, 112, 0.55, "#e6c9a0", h.TEAL)
    woods(s, 114, 14, 5, 0.2, left=160, right=206)
    fence(s, -6, 126, 9, 31, 17)
    s.shape("M-4 140C40 132 110 138 150 148L190 164H-4Z", s.blend("#97693f", "#6c4629"), 0.8)
    flagged(s, 140, 152, 92, h.GOLD)
    s.oval(156, 74, 4.4, 4.4, h.CORAL, 0.7)
    person(s, 76, 160, 1.18, QUEEN, STAND(lead=(29, -58), trail=(-13, -44), look=0.6), 1, trail=_sceptre)
    person(
        s,
        22,
        158,
        0.92,
        OFFICIAL(cloth="#8a2f2a", hat_colour="#8a2f2a"),
        STAND(lead=(12, -48), trail=(10, -52)),
        1,
        lead=held(map_sheet, 0, 0.8),
    )
    person(
        s, 206, 160, 0.94, FARMER(mood="worried", hat=""), STAND(lead=(10, -56), trail=(4, -54), nod=6), -1
    )


def _sceptre(s: Sheet, x: float, y: float) -> None:
    s.band([(x, y + 18), (x, y - 24)], h.GOLD, 2.2, 0.9, soft=False)
    s.oval(x, y - 27, 4.4, 4.4, h.TEAL_LIT)
    s.shape(f"M{x - 3} {y - 31}l3 -5l3 5z", h.GOLD, 0.7)


QUEEN = Look(
    skin=h.FAIR,
    hair="long",
    hair_colour=h.RED_HAIR,
    hat="crown",
    hat_colour=h.GOLD,
    hat_band="#8a2f2a",
    dress="gown",
    cloth="#7c3a6a",
    under=h.WHITE,
    mood="proud",
    lashes=True,
    sash=h.GOLD,
)


@SCENES.hang
def diversified_company(s: Sheet) -> None:
    sky(s, "day", 96)
    cloud(s, 120, 20, 0.9)
    s.shape(box(-2, 112, 244, 52), s.blend("#d8cbae", "#b3a486"), 0.7)
    # the sawmill
    s.shape("M-4 114V52L34 32L72 52V114Z", h.WOOD_LIT)
    s.shape("M-8 54L34 30L76 54L72 58L34 38L-4 58Z", "#7a6a4a")
    s.lines(["M-4 66H72M-4 80H72M-4 94H72"], 0.6, opacity=0.4)
    s.shape("M10 114V84H58V114Z", "#4a3220")
    s.oval(34, 100, 13, 13, h.IRON_LIT)
    s.lines(
        [
            f"M34 100m{dx} {dy}l{dx * 0.3} {dy * 0.3}"
            for dx, dy in ((13, 0), (-13, 0), (0, 13), (0, -13), (9, 9), (-9, 9), (9, -9), (-9, -9))
        ],
        1.3,
    )
    s.oval(34, 100, 3, 3, h.IRON_DARK, 0.6)
    for n in range(3):
        s.band([(-4, 112 - 5 * n), (20, 112 - 5 * n)], h.WOOD, 5, 0.8, soft=False)
        s.oval(20, 112 - 5 * n, 2.4, 2.4, h.TAN, 0.6)
    # the bank
    columns(s, 122, 116, 0.86, 5, sign=h.GOLD)
    # the fish stall
    s.shape("M172 114V40H246V114Z", "#9fb8bc")
    s.shape("M168 42L209 24L250 42Z", h.TEAL)
    pane(s, 192, 58, 14, 14)
    pane(s, 226, 58, 14, 14)
    stall(s, 209, 118, 1.12, h.TEAL, ("#8fb8c4", "#e08a6a", "#9fb0bc"))
    person(s, 72, 158, 0.8, WORKER(mood="smile"), WALK, 1)
    s.band([(50, 104), (98, 100)], h.WOOD_LIT, 4, 0.8, soft=False)
    person(
        s,
        122,
        160,
        1.1,
        MERCHANT(mood="grin", cloth="#6a4a30", hat_band=h.GOLD),
        STAND(lead=(24, -66), trail=(-24, -66), look=0.1),
        1,
    )
    person(s, 190, 160, 0.8, LADY(apron=h.CREAM), STAND(lead=(14, -50)), -1)
