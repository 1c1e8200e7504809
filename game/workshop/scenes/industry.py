"""Orange: industry."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.buildings import columns, factory, fence
from game.workshop.ink.cast import BOY, CLERK, GIRL, LADY, MERCHANT, MINER, SMITH, WORKER, WORKWOMAN
from game.workshop.ink.land import ground, range_of, rolling, veil
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import (
    balloon, belt, caliper, conveyor, crane, ferris_wheel, gear, heap, lathe, pulley, steam_engine, vise,
)  # fmt: skip
from game.workshop.ink.people import KNEEL, SIT, STAND, WALK, WIDE, person
from game.workshop.ink.plants import pine, tree, woods
from game.workshop.ink.rooms import anvil, bricks, desk, forge, lamp, paper_pile, planks, room, sunbeam, table, window
from game.workshop.ink.sheet import Sheet, box, ring
from game.workshop.ink.sky import birds, cloud, crescent, moon, sky, smoke, stars, sun
from game.workshop.ink.things import bunting, clock_face, crate, flag, lantern, sparkle
from game.workshop.ink.tools import broom, hammer, held, pick, shovel, wheel
from game.workshop.ink.vehicles import carriage, cart, locomotive, mine_cart, rails, wagon
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
    person(s, 50, 158, 0.96, WORKER(hat="bandana", hat_colour=h.CORAL, mood="calm", skin=h.DARK, beard="full", hair_colour=h.BLACK_HAIR),
           WIDE(lead=(18, -44), trail=(-2, -50), lean=6, look=0.9), 1, trail=held(shovel, -74))  # fmt: skip


@SCENES.hang
def assembly_line(s: Sheet) -> None:
    room(s, "#b9a07a", 112, "#8f7a60")
    for x in (34, 94, 154, 214):
        window(s, x, 34, 38, 40, "day", bars=3)
    s.band([(-4, 62), (244, 62)], h.IRON, 3, 0.8, soft=False)
    for x in (20, 80, 140, 200):
        pulley(s, x, 62, 8)
    for x, look in ((32, WORKER), (92, WORKWOMAN), (152, SMITH(mood="smile", apron="#8a6a44")), (212, WORKER(skin=h.FAIR, hair_colour=h.RED_HAIR, hat_colour="#8a4a3a", mood="smile"))):
        person(s, x, 146, 0.94, look, STAND(lead=(14, -36), trail=(-10, -36), look=0.1, nod=8), 1, shadow=False,
               lead=held(hammer, 30, 0.8) if x in (32, 152) else None)  # fmt: skip
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
    person(s, 98, 158, 1.4, WATCHMAKER, STAND(lead=(24, -38), trail=(8, -34), look=0.55, nod=10), 1, shadow=False)
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


WATCHMAKER = Look(skin=h.FAIR, hair="fringe", hair_colour=h.GREY_HAIR, dress="vest", cloth="#4a5a54", under=h.WHITE, glasses="loupe",
                  age=2, beard="moustache", mood="thinking", nose="big")  # fmt: skip


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
    for n, (x, look) in enumerate(((178, WORKER), (206, WORKWOMAN), (228, MINER(hat="cap", hat_colour="#4a4650")))):
        person(s, x, 152 + 3 * n, 0.82, look, WALK(lead=(12, -48)), -1)
    lantern(s, 168, 116, 1.2, 26)
    s.rect(194, 120, 7, 6, h.IRON, 0.8)


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
def apprenticeship(s: Sheet) -> None:
    room(s, "#7a6656", 122, "#6f5a48")
    bricks(s, 122, "#8a6a58")
    forge(s, 196, 128, 1.06)
    s.rect(14, 26, 84, 5, h.WOOD)
    for n, x in enumerate((22, 34, 46, 58, 70, 84)):
        s.line(f"M{x} 31v12", 1.6, h.WOOD_LIT)
        s.shape(f"M{x - 5} 43h10v{5 + n % 3 * 2}h-10z" if n % 2 else f"M{x - 4} 43l4 11l4 -11z", h.IRON, 0.8)
    anvil(s, 130, 152, 1.4)
    s.shape("M112 112h34l-1 4h-32z", h.FIRE, 0.7)
    s.halo(130, 112, 20, "#ffb45a", 0.8)
    person(s, 92, 156, 1.18, SMITH(beard_colour=h.GREY_HAIR, hair="fringe", hair_colour=h.GREY_HAIR, mood="smile", age=2),
           STAND(lead=(20, -78), trail=(-14, -40), look=-0.3), 1, lead=held(hammer, 30))  # fmt: skip
    person(s, 38, 156, 0.86, BOY(mood="surprised", apron="#8a6a44"), STAND(lead=(12, -50), trail=(8, -40), look=0.8), 1,
           lead=held(broom, 6, 0.9))  # fmt: skip
    for x, y, r in ((146, 104, 3), (154, 96, 2.2), (140, 96, 2)):
        sparkle(s, x, y, r, "#ffd98a")


@SCENES.hang
def railways(s: Sheet) -> None:
    sky(s, "day", 96)
    cloud(s, 196, 24, 1.0)
    range_of(s, 104, [(40, 60, 64), (120, 54, 52), (216, 60, 70)], 0.35)
    rolling(s, 106, 10, "forest", 3, 0.2)
    woods(s, 112, 20, 14, 0.2)
    s.shape("M-4 108L40 110L56 164H-4Z", s.blend("#9db05c", "#748842"), 0.8)
    s.shape("M244 106L204 108L188 164H246Z", s.blend("#9db05c", "#748842"), 0.8)
    s.shape("M50 164C70 150 170 150 196 164Z", h.WATER, 0.7)
    for x in (52, 76, 100, 124, 148, 172, 196):
        s.line(f"M{x - 4} 164L{x} 108M{x + 5} 164L{x + 1} 108", 1.8, h.WOOD_DARK)
        s.line(f"M{x - 3} 124h7M{x - 3} 140h7M{x - 4} 154h9", 1.2, h.WOOD_DARK)
    s.lines(["M52 124L76 140M76 124L100 140M100 124L124 140M124 124L148 140M148 124L172 140M172 124L196 140"], 1.0, h.WOOD_DARK, opacity=0.9)
    s.rect(-4, 104, 250, 5, h.WOOD)
    rails(s, -4, 103, 244, 103, 34)
    smoke(s, 172, 26, 8, -14, 5, "#eee8da")
    carriage(s, 36, 102, 0.98, h.GREEN)
    carriage(s, -36, 102, 0.98, h.RED)
    locomotive(s, 140, 102, 1.02)
    birds(s, (76, 28), (88, 24))


@SCENES.hang
def overtime(s: Sheet) -> None:
    room(s, "#6f6a72", 112, "#5f5650")
    window(s, 40, 42, 50, 56, "dusk", bars=3)
    window(s, 202, 42, 50, 56, "dusk", bars=3)
    s.oval(121, 37, 27, 27, h.WOOD_DARK)
    clock_face(s, 121, 37, 23, 8.55)
    for x in (62, 180):
        lamp(s, x, 60, 13, 46)
    for x, look in ((40, CLERK(mood="bored")), (204, WORKWOMAN(mood="bored"))):
        person(s, x, 156, 0.86, look, SIT(lead=(20, -40), trail=(16, -38), hip=(0, -34), look=0.6, nod=10), 1 if x < 120 else -1, shadow=False)
    person(s, 122, 166, 1.04, WORKER(mood="yawn", hat="", beard="stubble"), STAND(lead=(6, -66), trail=(-20, -44), look=0.1), 1, shadow=False)
    desk(s, 44, 168, 96, 46, "#7a5636", 8)
    desk(s, 198, 168, 96, 46, "#7a5636", 8)
    desk(s, 121, 178, 84, 44, "#8a6240", 10)
    paper_pile(s, 22, 120, 20, 7)
    paper_pile(s, 74, 120, 18, 10)
    paper_pile(s, 218, 120, 20, 12)
    paper_pile(s, 176, 120, 16, 6)
    paper_pile(s, 96, 130, 22, 5)
    paper_pile(s, 146, 130, 20, 9)


@SCENES.hang
def deep_mines(s: Sheet) -> None:
    s.rect(-2, -2, 244, 164, s.blend("#5a4a40", "#3a302a", "#2a2220"), 0)
    for n in range(60):
        x, y = s.rng.uniform(0, 240), s.rng.uniform(0, 160)
        s.lines([[(x, y), (x + s.rng.uniform(-6, 6), y + s.rng.uniform(2, 7))]], 0.6, "#7a6a5c", opacity=0.5)
    s.shape("M-4 44C30 30 70 40 110 34C160 26 200 42 246 32V164H-4Z", s.blend("#8a7460", "#6a5644"), 0.9)
    for pts in ("M20 60l10 -6l8 8l-6 9z", "M206 58l9 -7l10 6l-5 10z", "M70 48l7 -4l6 6l-5 6z", "M150 46l8 -5l7 7l-6 6z"):
        s.shape(pts, h.IRON, 0.7)
        s.gleam(pts, 0.2)
    for x in (34, 120, 206):
        s.rect(x - 4, 38, 8, 108, h.WOOD)
        s.shade(f"M{x + 1} 38h3v108h-3z", 0.25)
    s.rect(22, 32, 196, 8, h.WOOD_LIT)
    s.shape("M-4 140H244V164H-4Z", "#54463a", 0.8)
    rails(s, -4, 148, 244, 148, 26)
    mine_cart(s, 66, 148, 1.5)
    person(s, 128, 150, 1.04, MINER, WIDE(lead=(14, -88), trail=(6, -80), look=0.9, lean=-2), 1, lead=held(pick, 34), shadow=False)
    person(s, 196, 152, 1.0, MINER(skin=h.DARK, hair_colour=h.BLACK_HAIR, beard="full", cloth="#5d6a80", mood="smile"),
           STAND(lead=(18, -60)), -1, lead=_canary, shadow=False)  # fmt: skip
    for x, y in ((134, 58), (191, 64)):
        s.halo(x, y, 34, "#ffe6a0", 0.5)
    s.shape("M150 96l10 -5l9 7l-4 9l-11 2z", h.IRON, 0.8)
    s.lines(["M156 84l6 -6M164 88l8 -3M152 80l1 -7"], 1.2, h.FIRE_LIT, opacity=0.9)
    lantern(s, 84, 42, 1.4, 40)
    sparkle(s, 158, 98, 4)


def _canary(s: Sheet, x: float, y: float) -> None:
    s.line(f"M{x} {y}v4", 1.0)
    s.shape(f"M{x - 8} {y + 22}V{y + 11}C{x - 8} {y + 2} {x + 8} {y + 2} {x + 8} {y + 11}V{y + 22}Z", "#d8cfa8", 0.9, opacity=0.35)
    s.oval(x, y + 15, 4, 3.4, h.FIRE_LIT, 0.8)
    s.oval(x - 3, y + 12, 2.4, 2.2, h.FIRE_LIT, 0.7)
    s.shape(f"M{x - 5} {y + 12}l-2.4 .8l2.4 .8z", h.FIRE, 0.4)
    s.lines([f"M{x - 8 + 4 * n} {y + 5}v17" for n in range(5)], 0.6, opacity=0.9)


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
    person(s, 140, 150, 1.08, MACHINIST, STAND(lead=(-10, -44), trail=(14, -44), look=-0.2, nod=8), 1, shadow=False)
    lathe(s, 98, 152, 1.4)
    s.lines(["M100 76l6 -8M108 80l9 -5M96 72l1 -9"], 1.0, h.FIRE_LIT, opacity=0.9)
    gear(s, 206, 122, 20, 14, h.BRASS)
    gear(s, 226, 94, 13, 10, h.IRON_LIT, 0.2)
    gear(s, 182, 148, 13, 10, h.IRON_LIT, 0.1)
    gear(s, 16, 150, 16, 12, h.BRASS_DARK)
    gear(s, 36, 154, 9, 9, h.IRON_LIT, 0.3)


MACHINIST = Look(skin=h.FAIR, hair="short", hair_colour=h.RED_HAIR, hat="scarf", hat_colour=h.CORAL, dress="smock", cloth="#4f6a80", under="#d9cdb4",
                 lashes=True, mood="smile", jaw="heart", legs="#4f6a80")  # fmt: skip


@SCENES.hang
def worlds_fair(s: Sheet) -> None:
    sky(s, "dusk", 110)
    for x, y, hue in ((40, 30, h.FIRE_LIT), (206, 26, "#ffb0a0"), (176, 46, "#bfe6e4")):
        s.lines([f"M{x} {y}l{dx} {dy}" for dx, dy in ((9, 0), (-9, 0), (0, 9), (0, -9), (6, 6), (-6, 6), (6, -6), (-6, -6))], 1.0, hue, opacity=0.95)
    balloon(s, 128, 46, 0.95)
    balloon(s, 20, 78, 0.6, h.TEAL)
    ferris_wheel(s, 64, 68, 42)
    # the glass palace
    s.shape("M112 120V90H236V120Z", "#bfdcd8", 0.9)
    s.shape("M146 90C146 62 202 62 202 90Z", "#cfe8e2", 0.9)
    s.lines([f"M{112 + 10.3 * n} 90v30" for n in range(13)] + ["M112 100H236M112 110H236", "M160 90C160 74 168 70 174 69C180 70 188 74 188 90", "M174 69V90"], 0.7, opacity=0.7)
    flag(s, 174, 56, 14, h.CORAL)
    s.line("M174 69V55", 1.2)
    for x in (118, 230):
        s.line(f"M{x} 90V78", 1.1)
        flag(s, x, 78, 8, h.GOLD)
    s.shape(box(-2, 118, 244, 46), s.blend("#d8b98a", "#a8865c"), 0.7)
    bunting(s, -4, 92, 112, 96, 6, 11, h.CORAL, h.TEAL, h.GOLD)
    # the gate and its guests
    for n, (x, look, pose) in enumerate(((30, MERCHANT, WALK), (58, LADY, STAND), (84, BOY, STAND), (128, WORKER(mood="grin"), STAND), (158, LADY(skin=h.FAIR, cloth="#a8503a", hair_colour=h.BLOND), WALK),
                                         (186, CLERK(mood="surprised"), STAND), (214, GIRL, WALK))):  # fmt: skip
        size = 0.46 if look in (BOY, GIRL) else 0.68
        person(s, x, 150 + 5 * (n % 2), size, look, pose(lead=(16, -70)) if look in (BOY,) else pose, 1 if n % 2 else -1)
    for x in (104, 142, 200):
        s.line(f"M{x} 156V112", 1.6, h.IRON_DARK)
        s.halo(x, 110, 16, "#ffe6a0", 0.8)
        s.oval(x, 109, 3.4, 3.8, h.FIRE_LIT, 0.8)

