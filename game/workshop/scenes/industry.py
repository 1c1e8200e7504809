"""Orange: industry."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.buildings import factory
from game.workshop.ink.cast import MINER, SMITH, WORKER, WORKWOMAN
from game.workshop.ink.land import ground, rolling, veil
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import (
    belt,
    caliper,
    conveyor,
    crane,
    gear,
    heap,
    lathe,
    pulley,
    steam_engine,
    vise,
)
from game.workshop.ink.people import STAND, WALK, WIDE, person
from game.workshop.ink.rooms import (
    bricks,
    planks,
    room,
    table,
    window,
)
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, crescent, sky, smoke, stars
from game.workshop.ink.things import clock_face, crate, lantern, sparkle
from game.workshop.ink.tools import hammer, held, shovel, wheel
from game.workshop.ink.vehicles import cart
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def steam_power(s: Sheet) -> None:
    room(s, "#a88a6a", 126, "#8a7a68")
    bricks(s, 126, "#b58468")
    window(s, 196, 34, 40, 44, "day", arched=True, bars=3)
    smoke(s, 52, 24, 8, 7, 4)
    steam_engine(s, 128, 138, 1.18)
    smoke(s, 146, 30, 5, 6, 4, "#f6f1e6")
    heap(s, 16, 152, 50, 22)
    person(
        s,
        50,
        158,
        0.96,
        WORKER(
            hat="bandana",
            hat_colour=h.CORAL,
            mood="calm",
            skin=h.DARK,
            beard="full",
            hair_colour=h.BLACK_HAIR,
        ),
        WIDE(lead=(18, -44), trail=(-2, -50), lean=6, look=0.9),
        1,
        trail=held(shovel, -74),
    )


@SCENES.hang
def assembly_line(s: Sheet) -> None:
    room(s, "#b9a07a", 112, "#8f7a60")
    for x in (34, 94, 154, 214):
        window(s, x, 34, 38, 40, "day", bars=3)
    s.band([(-4, 62), (244, 62)], h.IRON, 3, 0.8, soft=False)
    for x in (20, 80, 140, 200):
        pulley(s, x, 62, 8)
    for x, look in (
        (32, WORKER),
        (92, WORKWOMAN),
        (152, SMITH(mood="smile", apron="#8a6a44")),
        (212, WORKER(skin=h.FAIR, hair_colour=h.RED_HAIR, hat_colour="#8a4a3a", mood="smile")),
    ):
        person(
            s,
            x,
            146,
            0.94,
            look,
            STAND(lead=(14, -36), trail=(-10, -36), look=0.1, nod=8),
            1,
            shadow=False,
            lead=held(hammer, 30, 0.8) if x in (32, 152) else None,
        )
    conveyor(s, 120, 128, 250, 14)
    for n, x in enumerate((18, 62, 110, 160, 214)):
        wheel(s, x, 99, 12.5, (0, 2, 4, 8, 10)[n])
    crate(s, 26, 158, 0.9)
    crate(s, 218, 158, 0.9)
    s.shape("M150 114h40l-6 -4v8z", h.CORAL, 0.7)


@SCENES.hang
def precision_tools(s: Sheet) -> None:
    planks(s, "#8a6a4a", 112, 18)
    window(s, 44, 40, 56, 56, "morning", bars=2)
    s.rect(112, 14, 118, 5, h.WOOD)
    s.rect(112, 50, 118, 5, h.WOOD)
    for n, x in enumerate((122, 136, 150, 164, 178, 192, 206, 220)):
        s.line(f"M{x} 19v{10 + (n * 5) % 9}", 1.6, h.IRON_DARK)
        s.band([(x, 29), (x, 40 + (n * 3) % 7)], (h.WOOD_LIT, h.CORAL, h.TEAL)[n % 3], 3.4, 0.8, soft=False)
    for x, hour in ((130, 3), (156, 8.4), (184, 11.2)):
        clock_face(s, x, 68, 9, hour)
    person(
        s, 98, 158, 1.4, WATCHMAKER, STAND(lead=(24, -38), trail=(8, -34), look=0.55, nod=10), 1, shadow=False
    )
    table(s, 120, 200, 260, 64, 22, "#96683c", legs=False)
    s.oval(146, 124, 26, 8, h.BRASS)
    s.oval(146, 122, 24, 7, h.BRASS_LIT, 0.7)
    for x, y, r, n in ((136, 121, 9, 10), (154, 120, 7, 9), (148, 125, 5, 8)):
        with s.at(x, y, 1):
            gear(s, 0, 0, r * 0.75, n, h.BRASS_DARK if n == 9 else h.IRON_LIT)
    s.line("M131 106L142 118", 1.5, h.IRON_DARK)
    caliper(s, 206, 124, 0.95, -8)
    vise(s, 30, 124, 1.2)
    s.lines(["M60 132l22 -3M64 127l3 .6"], 1.6, h.IRON_LIT)
    sparkle(s, 153, 112, 4)


WATCHMAKER = Look(
    skin=h.FAIR,
    hair="fringe",
    hair_colour=h.GREY_HAIR,
    dress="vest",
    cloth="#4a5a54",
    under=h.WHITE,
    glasses="loupe",
    age=2,
    beard="moustache",
    mood="thinking",
    nose="big",
)


@SCENES.hang
def night_shift(s: Sheet) -> None:
    sky(s, "night", 108)
    stars(s, 50, 70)
    crescent(s, 198, 28, 11)
    rolling(s, 108, 12, "forest", 3, 0.1)
    smoke(s, 54, 30, 7, 8, 4, "#8a96a0")
    smoke(s, 78, 34, 6, 8, 4, "#7c8894")
    factory(s, 100, 122, 1.36, lit=True)
    s.shape(box(-2, 120, 244, 44), s.blend("#4a5560", "#2c3640"), 0.7)
    veil(s, "#142a4a", 0.28)
    for x in (56, 75, 94, 113, 132, 151):
        s.halo(x, 110, 16, "#ffd98a", 0.55)
        s.shape(f"M{x - 4} 112v-11a4 4 0 0 1 8 0v11z", "#ffdf86", 0.8)
        s.lines([f"M{x} 97v15M{x - 4} 105h8"], 0.6, opacity=0.8)
    s.gleam("M48 122H158L190 162H20Z", 0.12, colour="#ffdf9a")
    for n, (x, look) in enumerate(
        ((164, WORKER), (192, WORKWOMAN), (217, MINER(hat="cap", hat_colour="#4a4650")))
    ):
        person(s, x, 152 + 3 * n, 0.82, look, WALK(lead=(12, -48)), -1)
    lantern(s, 154, 116, 1.2, 26)
    s.rect(180, 120, 7, 6, h.IRON, 0.8)


@SCENES.hang
def prefabrication(s: Sheet) -> None:
    sky(s, "day", 94)
    cloud(s, 44, 22, 0.9)
    cloud(s, 190, 28, 0.8)
    rolling(s, 96, 16, "plains", 3, 0.3)
    ground(s, 108, "plains", 24)
    for lx in (128, 152, 176, 200):
        s.line(f"M{lx} 140V98", 2.0, h.WOOD_LIT)
        s.line(f"M{lx} 140V98", 0.6)
    s.rect(118, 138, 106, 6, h.STONE)
    s.shape("M182 138V92H226V138Z", h.PARCHMENT)
    s.lines(["M182 104H226M182 116H226M182 128H226"], 0.5, opacity=0.4)
    s.line("M200 108v10M206 108v10M212 108v10", 1.8, h.CORAL)
    with s.at(96, 30, turn=-5):
        s.line("M38 -34L12 8M38 -34L64 8", 1.0)
        s.rect(8, 8, 62, 46, h.PARCHMENT)
        s.lines(["M8 20H70M8 32H70M8 44H70"], 0.5, opacity=0.4)
        s.rect(18, 18, 14, 15, "#8fb4b8", 0.9)
        s.line("M25 18v15M18 25h14", 0.8)
        s.rect(46, 22, 13, 32, h.WOOD_DARK, 0.9)
        s.line("M36 42v8M40 42v8", 1.8, h.CORAL)
    crane(s, 66, 146, 1.22, 0)
    cart(s, 34, 156, 1.05)
    for n in range(4):
        s.shape(f"M14 {130 - 4 * n}l36 -2v3.4l-36 2z", h.PARCHMENT if n % 2 else h.CORAL, 0.8)
    s.line("M20 127v-2M24 127v-2M28 126v-2", 1.0, h.WOOD_DARK)
    person(s, 112, 156, 0.82, WORKER, STAND(lead=(12, -86), trail=(-12, -80), look=0.5), 1)
    person(s, 160, 158, 0.8, WORKWOMAN, STAND(lead=(14, -48), trail=(10, -46)), -1, lead=_plan)
    person(s, 226, 156, 0.78, SMITH, STAND(lead=(16, -70)), -1, lead=held(hammer, 20))


def _plan(s: Sheet, x: float, y: float) -> None:
    s.shape(f"M{x - 12} {y - 8}h22v15h-22z", "#cfe0e4", 0.9)
    s.lines([f"M{x - 8} {y + 3}v-5l6 -4l6 4v5z"], 0.8, h.BLUE_DARK, opacity=0.9)


@SCENES.hang
def machine_tools(s: Sheet) -> None:
    room(s, "#8a9488", 116, "#7c7062")
    for x in (50, 130, 210):
        window(s, x, 40, 52, 50, "day", bars=4)
    s.band([(-4, 12), (244, 12)], h.IRON, 3.4, 0.8, soft=False)
    for x, r in ((60, 9), (150, 9), (206, 7)):
        pulley(s, x, 12, r)
    belt(s, 60, 12, 8, 60, 86, 7)
    belt(s, 206, 12, 6, 206, 96, 6)
    person(
        s,
        140,
        150,
        1.08,
        MACHINIST,
        STAND(lead=(-10, -44), trail=(14, -44), look=-0.2, nod=8),
        1,
        shadow=False,
    )
    lathe(s, 98, 152, 1.4)
    s.lines(["M100 76l6 -8M108 80l9 -5M96 72l1 -9"], 1.0, h.FIRE_LIT, opacity=0.9)
    gear(s, 206, 122, 20, 14, h.BRASS)
    gear(s, 226, 94, 13, 10, h.IRON_LIT, 0.2)
    gear(s, 182, 148, 13, 10, h.IRON_LIT, 0.1)
    gear(s, 16, 150, 16, 12, h.BRASS_DARK)
    gear(s, 36, 154, 9, 9, h.IRON_LIT, 0.3)


MACHINIST = Look(
    skin=h.FAIR,
    hair="short",
    hair_colour=h.RED_HAIR,
    hat="scarf",
    hat_colour=h.CORAL,
    dress="smock",
    cloth="#4f6a80",
    under="#d9cdb4",
    lashes=True,
    mood="smile",
    jaw="heart",
    legs="#4f6a80",
)
