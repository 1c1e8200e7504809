"""Green: the frontier."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import GALLOPING, WALKING, bison, dog, horse, ox, pack, sheep
from game.workshop.ink.cast import BOY, FARMER, FARMWIFE, PIONEER, RANGER
from game.workshop.ink.land import range_of, ridge, river, rock, rolling, way
from game.workshop.ink.looks import Look
from game.workshop.ink.people import RIDE, STAND, WALK, person
from game.workshop.ink.plants import bush, flowers, pine, tree, woods
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import birds, cloud, dust, sky, smoke, sun
from game.workshop.ink.things import flag, stake
from game.workshop.ink.tools import crook, held, map_sheet, pistol, staff, telescope
from game.workshop.ink.vehicles import wagon
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def manifest_destiny(s: Sheet) -> None:
    sky(s, "gold", 84)
    sun(s, 156, 78, 17, rays=18)
    rolling(s, 84, 8, "hills", 4, 0.55)
    s.shape(box(-2, 88, 244, 74), s.blend("#f3d67a", "#dcb04a", "#c99a38"), 0)
    river(s, [(120, 164), (92, 134), (138, 116), (108, 102), (150, 88)], 26, 2)
    for x, y, high in (
        (60, 112, 8),
        (74, 106, 6),
        (196, 108, 7),
        (210, 116, 9),
        (176, 100, 5),
        (40, 124, 10),
    ):
        tree(s, x, y, high, "#a08a3c")
    for x, y, k in (
        (176, 132, 0.2),
        (190, 136, 0.24),
        (206, 131, 0.2),
        (222, 138, 0.26),
        (198, 143, 0.28),
        (230, 128, 0.18),
    ):
        bison(s, x, y, k)
    ridge(s, [(-6, 112), (34, 112), (72, 128), (112, 152), (140, 166)], s.blend("#97693f", "#5c3a20"))
    wagon(s, 24, 122, 0.62)
    person(s, 60, 132, 0.62, PIONEER, STAND(lead=(26, -66), look=1), 1)
    person(
        s,
        82,
        144,
        0.58,
        FARMWIFE(cloth="#4f6f8c", hair="long", hair_colour=h.DARK_HAIR),
        STAND(lead=(14, -48), look=1),
        1,
    )
    person(s, 98, 152, 0.36, BOY, STAND(lead=(18, -74), look=1), 1)
    birds(s, (190, 36), (202, 30), (214, 40), (60, 40))


@SCENES.hang
def wagon_trains(s: Sheet) -> None:
    sky(s, "gold", 84)
    sun(s, 28, 30, 10)
    cloud(s, 150, 26, 1.0)
    range_of(s, 88, [(150, 40, 30), (200, 46, 40), (236, 30, 26)], 0.5)
    rolling(s, 86, 8, "hills", 4, 0.4)
    s.shape(box(-2, 90, 244, 74), s.blend("#f3d67a", "#dcb04a", "#c08e34"), 0)
    way(s, [(60, 166), (150, 140), (210, 122), (150, 108), (176, 94)], 46, 3, "#ead09a", 0.4)
    for x, y, k in ((164, 101, 0.2), (184, 107, 0.26), (204, 117, 0.36)):
        dust(s, x - 4 * k * 10, y, 12 * k, 4)
        wagon(s, x, y, k)
    dust(s, 30, 148, 14, 5)
    wagon(s, 64, 148, 1.12)
    ox(s, 157, 141, 0.82, "#c49a68")
    ox(s, 144, 152, 0.9, "#a8734a")
    s.line("M110 132L140 124", 1.2, h.WOOD_DARK)
    person(s, 212, 158, 0.9, PIONEER, WALK(lead=(14, -52)), 1, lead=held(staff, 4))
    for x, y in ((12, 118), (120, 112), (190, 104)):
        bush(s, x, y, 6, "#a08a3c")


@SCENES.hang
def transhumance(s: Sheet) -> None:
    sky(s, "morning", 96)
    cloud(s, 184, 22, 0.9)
    range_of(s, 108, [(30, 50, 66), (150, 70, 84), (224, 46, 64)], 0.3)
    rolling(s, 106, 16, "forest", 3, 0.4)
    rolling(s, 112, 22, "meadow", 3, 0.2)
    ridge(s, [(-6, 142), (60, 136), (120, 120), (180, 108), (246, 100)], s.blend("#a9bd66", "#7c9448"))
    way(s, [(70, 166), (90, 144), (138, 126), (190, 110), (236, 100)], 40, 6, "#dcc58e", 0.4)
    pine(s, 216, 108, 26)
    pine(s, 232, 106, 30)
    flock = (
        (196, 112, 0.3),
        (182, 114, 0.34),
        (170, 119, 0.4),
        (154, 120, 0.44),
        (146, 127, 0.52),
        (128, 127, 0.56),
        (132, 137, 0.66),
        (108, 136, 0.7),
        (114, 148, 0.84),
        (84, 144, 0.86),
        (88, 157, 0.96),
    )
    for n, (x, y, k) in enumerate(flock):
        sheep(s, x, y, k, "#f6efe0" if n % 5 else "#b9a58a")
    person(s, 42, 156, 1.02, SHEPHERD, WALK(lead=(15, -52), look=0.7), 1, lead=held(crook))
    dog(s, 12, 156, 0.9)
    flowers(s, 138, 158, 10)
    birds(s, (100, 30), (112, 34))


SHEPHERD = Look(
    skin=h.OLIVE,
    hair="short",
    hair_colour=h.WHITE_HAIR,
    beard="full",
    hat="felt",
    hat_colour="#5a4a3a",
    dress="coat",
    cloth="#b5935c",
    under="#8a3a2e",
    legs="#6b5a46",
    mood="smile",
    age=2,
)


@SCENES.hang
def land_rush(s: Sheet) -> None:
    sky(s, "day", 80)
    cloud(s, 40, 22, 0.9)
    cloud(s, 200, 30, 1.1)
    rolling(s, 82, 6, "plains", 4, 0.35)
    s.shape(box(-2, 84, 244, 80), s.blend("#f3d67a", "#dcb04a", "#c08e34"), 0)
    for x, y in ((196, 98), (222, 104), (172, 92), (232, 92)):
        stake(s, x, y, h.CORAL if x % 4 else h.TEAL, 0.7)
    dust(s, 124, 102, 7, 6)
    wagon(s, 132, 104, 0.46)
    dust(s, 176, 114, 8, 4)
    _rider(s, 198, 114, 0.5, "#6a4630", FARMWIFE(hat="bonnet", hat_colour="#5d7aa0", cloth="#5d7aa0"))
    dust(s, 122, 150, 14, 4)
    _rider(s, 168, 156, 0.98, "#8f5b34", PIONEER(mood="grin", cloth="#3f6a78"), flagged_=True)
    _rider(s, 106, 140, 0.72, "#d2b48a", FARMER(dress="vest", cloth="#8a4a3a"))
    person(
        s,
        30,
        156,
        1.06,
        OFFICER,
        STAND(lead=(13, -96), trail=(-11, -40), look=0.4),
        1,
        lead=held(pistol, -76),
    )
    smoke(s, 44, 36, 6, 5, 4, "#f4eee0")


OFFICER = Look(
    skin=h.ROSY,
    hair="short",
    hair_colour=h.GREY_HAIR,
    hat="bowler",
    hat_colour="#3a3430",
    hat_band=h.CORAL,
    dress="coat",
    cloth="#4a4a58",
    beard="handlebar",
    mood="shout",
    legs="#6b6470",
    age=1,
)


def _rider(s: Sheet, x: float, y: float, k: float, coat: str, look: Look, flagged_: bool = False) -> None:
    horse(s, x, y, k, coat, GALLOPING, saddle=h.CORAL)
    pose = RIDE(lean=7, lead=(20, -12), trail=(10, -60) if flagged_ else (16, -10))
    held_ = held(_claim_flag) if flagged_ else None
    person(
        s,
        x - 2 * k,
        y - 42 * k,
        k * 0.78,
        look(dress="vest" if look.dress == "gown" else look.dress),
        pose,
        1,
        trail=held_,
        shadow=False,
    )


def _claim_flag(s: Sheet, x: float, y: float) -> None:
    s.line([(x, y + 14), (x, y - 26)], 1.8, h.WOOD_DARK)
    flag(s, x, y - 26, 18, h.CORAL, -1)


@SCENES.hang
def great_expedition(s: Sheet) -> None:
    sky(s, "dusk", 100)
    range_of(s, 112, [(60, 60, 70), (140, 64, 84), (214, 52, 62)], 0.3)
    rolling(s, 112, 14, "mountain", 3, 0.35)
    woods(s, 118, 18, 16, 0.25)
    ridge(s, [(-6, 128), (60, 136), (130, 132), (190, 118), (246, 116)], s.blend("#8f95a3", "#5d6474"))
    horse(s, 40, 152, 0.82, "#8f7a64", WALKING, ears=2)
    pack(s, 40, 152, 0.82)
    horse(s, 98, 150, 0.82, "#6f5a4a", WALKING, ears=2)
    pack(s, 98, 150, 0.82)
    s.line("M62 116Q72 124 86 114M132 114Q140 122 152 112", 0.9, h.TAN)
    person(s, 158, 150, 0.82, RANGER, WALK(trail=(-6, -44)), 1)
    person(
        s,
        202,
        140,
        0.92,
        EXPLORER,
        STAND(lead=(9, -80), trail=(8, -72), ahead=(13, -6), look=1),
        1,
        lead=held(telescope, -6, 0.9),
    )
    rock(s, 216, 146, 1.2)
    rock(s, 14, 158, 1.0)
    person(
        s,
        124,
        156,
        0.66,
        BOY(hair_colour=h.BLACK_HAIR, skin=h.BROWN),
        STAND(lead=(14, -50), trail=(8, -50)),
        1,
        lead=held(map_sheet, -8, 0.8),
    )


EXPLORER = Look(
    skin=h.FAIR,
    hair="tail",
    hair_colour=h.RED_HAIR,
    hat="felt",
    hat_colour="#a8814a",
    hat_band=h.CORAL,
    dress="coat",
    cloth="#a05a36",
    under=h.CREAM,
    legs="#6b5a46",
    belt=h.WOOD_DARK,
    lashes=True,
    mood="smile",
)
