"""The coast: what Fish and Ships adds, second half."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import cat, fish, gull
from game.workshop.ink.buildings import cottage_row, flagged, house, lighthouse, shed, stall
from game.workshop.ink.cast import BOY, CAPTAIN, FARMWIFE, FISHER, GIRL, GRANNY, LADY, MERCHANT, SAILOR, WORKER, WORKWOMAN
from game.workshop.ink.land import cliff, ridge, rock, rolling, veil
from game.workshop.ink.looks import Look
from game.workshop.ink.machines import crane
from game.workshop.ink.people import SIT, STAND, WALK, WIDE, person
from game.workshop.ink.plants import bush, palm
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import birds, cloud, moon, sky, smoke, stars, sun
from game.workshop.ink.things import anchor, barrel, basket, bollard, crate, flag, rope, sack, scroll
from game.workshop.ink.tools import held, paper, telescope, torch
from game.workshop.ink.vessels import coaster, far_sail, pirate_ship, rowboat, sloop, smack, three_master
from game.workshop.ink.water import foam, path_of_light, sea, swell
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


@SCENES.hang
def coast_guard(s: Sheet) -> None:
    sky(s, "day", 84)
    cloud(s, 60, 20, 0.9)
    sea(s, 84, "day", 40)
    for x, y, k, hue in ((30, 90, 0.9, h.CREAM), (74, 87, 0.7, "#e6b58a"), (108, 90, 0.8, "#9fc0c8"), (140, 87, 0.6, "#c9a0ae")):
        far_sail(s, x, y, k, hue)
        flag(s, x, y - 15 * k, 6 * k, h.CORAL)
    sloop(s, 62, 134, 0.92, h.WHITE, "#27405c")
    s.line("M36 122C50 127 74 127 90 121", 1.6, h.CORAL)
    rowboat(s, 118, 150, 0.7)
    foam(s, 118, 151, 17, 2)
    cliff(s, [(150, 164), (158, 126), (168, 108), (196, 100), (246, 96), (246, 164)])
    s.shape("M158 110C170 102 200 98 246 92V102C210 104 180 108 166 114Z", s.blend("#a9bd66", "#7c9448"), 0.8)
    house(s, 222, 98, 0.8, h.WHITE, h.TEAL)
    flagged(s, 232, 76, 40, h.CORAL, -1)
    person(s, 186, 106, 0.94, GUARD, STAND(lead=(9, -76), trail=(6, -70), look=1), -1, lead=_telescope_left, shadow=True)
    gull(s, 116, 46, 0.8)
    gull(s, 20, 54, 0.6)


def _telescope_left(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y), s.mirrored():
        held(telescope, -4)(s, 0, 0)


GUARD = Look(skin=h.DARK, hair="tight", hair_colour=h.BLACK_HAIR, hat="peaked", hat_colour="#27405c", hat_band=h.WHITE, dress="uniform", cloth="#27405c",
             under=h.WHITE, legs=h.CREAM, boots=h.COAL, mood="calm", sash=h.CORAL)  # fmt: skip


@SCENES.hang
def privateers(s: Sheet) -> None:
    sky(s, "dusk", 88)
    cloud(s, 50, 24, 1.0, "#e6b8a0")
    sea(s, 88, "dusk", 36)
    pirate_ship(s, 62, 132, 1.2)
    s.shape("M116 164C130 150 200 146 246 150V164Z", h.WOOD, 0.9)
    s.lines(["M126 156H246M150 150l-4 14M190 148v16M226 148l4 16"], 0.6, opacity=0.5)
    person(s, 178, 186, 1.5, PIRATE, STAND(lead=(29, -64), trail=(-13, -46), look=0.35), -1, lead=_letter_of_marque, shadow=False)
    gull(s, 214, 34, 0.8)
    with s.at(210, 112, 1.1):
        s.shape("M-6 0C-10 -8 -4 -14 2 -13C8 -12 8 -4 5 2Z", h.GREEN)
        s.shape("M2 -10C8 -12 9 -6 5 -5Z", h.GOLD, 0.6)
        s.oval(0, -9.6, 0.9, 0.9, h.INK, 0)
        s.shape("M-4 0L-10 8L-2 2Z", h.CORAL, 0.7)


def _letter_of_marque(s: Sheet, x: float, y: float) -> None:
    scroll(s, x - 2, y - 6, 30, 36, h.CORAL, 6)


PIRATE = Look(skin=h.OLIVE, hair="long", hair_colour=h.BLACK_HAIR, beard="goatee", hat="tricorne", hat_colour="#3a2a30", hat_band=h.GOLD, glasses="patch",
              dress="coat", cloth="#8a2f2a", under=h.CREAM, mood="smirk", earring=True, sash="#3a2a1e", age=1)  # fmt: skip


@SCENES.hang
def lighthouse_keepers(s: Sheet) -> None:
    sky(s, "night", 104)
    stars(s, 50, 90)
    moon(s, 34, 28, 8)
    s.gleam([(160, 32), (-10, 52), (-10, 84)], 0.4, colour="#ffe9a8")
    s.gleam([(160, 32), (250, 10), (250, 30)], 0.4, colour="#ffe9a8")
    sea(s, 104, "night", 36)
    far_sail(s, 40, 109, 0.8)
    cliff(s, [(84, 164), (94, 138), (112, 124), (150, 118), (210, 120), (246, 126), (246, 164)], "#8a8578", "#4a4844")
    s.shape("M104 130C130 118 200 116 246 124V134C200 128 140 128 108 136Z", s.blend("#6a8a5a", "#48683f"), 0.8)
    lighthouse(s, 160, 124, 1.22, lit=True)
    s.halo(160, 42, 34, "#ffe9a8", 0.8)
    house(s, 204, 128, 0.9, h.PARCHMENT, h.CORAL, glass="#ffdf86")
    veil(s, "#142a4a", 0.22)
    s.halo(160, 42, 26, "#fff3c0", 0.9)
    for x in (196, 212, 221):
        s.halo(x, 119, 9, "#ffdf86", 0.6)
    s.line("M112 106V136M140 104V132", 1.8, h.WOOD_DARK)
    s.line("M112 108Q126 114 140 106", 0.8)
    for x, hue in ((117, h.WHITE), (124, h.CORAL), (131, h.TEAL_LIT)):
        s.shape(f"M{x - 3} 111h6v8h-6z", hue, 0.7)
    person(s, 124, 158, 0.86, FISHER(hat="peaked", hat_colour="#27405c", mood="smile"), STAND(lead=(14, -46)), 1)
    person(s, 150, 158, 0.82, FARMWIFE(cloth="#4f6f8c"), STAND(lead=(13, -44)), -1)
    person(s, 172, 160, 0.56, GIRL, STAND(lead=(12, -80)), -1)
    person(s, 190, 160, 0.48, BOY, WALK, 1)
    cat(s, 212, 160, 0.8)


@SCENES.hang
def fish_market(s: Sheet) -> None:
    sky(s, "morning", 92)
    cottage_row(s, -8, 104, 1.0, h.TEAL, "#8a6a4a", h.CORAL, h.TEAL)
    sea(s, 92, "day", 8, 106)
    cottage_row(s, -8, 104, 1.0, h.TEAL, "#8a6a4a", h.CORAL)
    smack(s, 206, 104, 0.6, "#e6c58a")
    far_sail(s, 160, 96, 0.6)
    s.shape(box(-2, 104, 244, 60), s.blend("#cfc6b0", "#a59a84"), 0.8)
    s.lines([f"M{x} {y}h9" for y in range(110, 160, 7) for x in range(4 + y % 9, 236, 22)], 0.5, opacity=0.3)
    s.line("M50 30V130M190 30V130", 2.2, h.WOOD_DARK)
    person(s, 118, 150, 1.0, FISHWIFE, STAND(lead=(24, -62), trail=(-14, -44), look=0.4), 1, lead=_fish_up, shadow=False)
    # the bench with the catch
    s.shape("M58 112H178L190 130H46Z", h.WOOD_LIT)
    s.shape("M46 130H190V156H46Z", s.blend(h.WOOD, h.WOOD_DARK))
    s.lines(["M46 138H190M46 147H190M94 130V156M142 130V156"], 0.6, opacity=0.5)
    hues = ("#8fb8c4", "#e08a6a", "#a8b47a", "#9fb0bc", "#d9a58a")
    for n in range(13):
        fish(s, 66 + 9.4 * n, 116 + (n % 3) * 4.4, 0.78, hues[n % 5], turn=(-14, 8, -4)[n % 3])
    for n in range(6):
        a = 42 + 26 * n
        top = 120 + (a - 120) * 0.86
        s.shape(f"M{top} 8H{top + 22.4}L{a + 26} 32A13 5 0 0 1 {a} 32Z", h.TEAL if n % 2 == 0 else h.WHITE, 0.8)
    person(s, 28, 158, 0.98, GRANNY(mood="smile"), STAND(lead=(20, -50)), 1, lead=_net_bag)
    person(s, 214, 158, 1.0, MERCHANT(mood="thinking", hat="bowler", hat_colour="#3a3430"), STAND(lead=(22, -52), trail=(4, -62)), -1)
    cat(s, 176, 160, 0.9)
    gull(s, 20, 26, 0.8)


def _fish_up(s: Sheet, x: float, y: float) -> None:
    fish(s, x, y - 8, 1.5, "#e08a6a", turn=-80)


def _net_bag(s: Sheet, x: float, y: float) -> None:
    basket(s, x, y + 16, 0.9, h.GREEN_LIT)
    s.line(f"M{x - 8} {y + 8}Q{x} {y - 8} {x + 8} {y + 8}", 1.0)


FISHWIFE = Look(skin=h.ROSY, hair="bun", hair_colour=h.BLOND, hat="scarf", hat_colour=h.CORAL, dress="gown", cloth="#3f6a78", under=h.WHITE, apron=h.CREAM,
                mood="shout", lashes=True, jaw="round")  # fmt: skip


@SCENES.hang
def fishing_villages(s: Sheet) -> None:
    sky(s, "day", 80)
    cloud(s, 196, 20, 0.9)
    rolling(s, 82, 26, "forest", 2, 0.35)
    s.shape("M-4 92C60 84 160 86 246 92V122H-4Z", s.blend("#d9c894", "#bda672"), 0.7)
    for n, (x, wall, roof) in enumerate(((28, h.PARCHMENT, h.CORAL), (76, "#e6c9a0", h.TEAL), (124, h.WHITE, "#8a6a4a"), (172, "#d9d2bc", h.CORAL), (216, h.PARCHMENT, h.TEAL))):
        house(s, x, 108 - (n % 2) * 3, 1.0, wall, roof)
    smoke(s, 92, 68, 3.4, 3, 3)
    smoke(s, 188, 70, 3.4, 3, 3)
    s.shape("M-4 114C60 106 160 108 246 116V164H-4Z", s.blend("#8fd0d6", "#3f98a6", "#2a7486"), 0.8)
    for n in range(16):
        x, y = s.rng.uniform(0, 236), s.rng.uniform(120, 158)
        s.lines([f"M{x} {y}q4 -2 8 0t8 0"], 0.6, "#eefafa", opacity=0.7)
    # a jetty, nets, three boats
    for x in (98, 116, 134, 152):
        s.rect(x, 116, 3.6, 34, h.WOOD_DARK, 0.8)
    s.shape("M90 112H164L172 122H84Z", h.WOOD_LIT, 0.9)
    s.lines(["M100 112l-4 10M114 112l-3 10M128 112v10M142 112l2 10M154 112l4 10"], 0.6, opacity=0.5)
    smack(s, 48, 146, 0.9, "#d9886a", "#3f6a78")
    smack(s, 204, 148, 0.98, h.CREAM, "#7a4630")
    rowboat(s, 132, 154, 0.9, "#5c8a46")
    foam(s, 132, 155, 20, 2)
    s.line("M8 118V100M34 116V98", 1.7, h.WOOD_DARK)
    s.shape("M8 102Q20 108 34 100V110Q20 120 8 112Z", h.TAN, 0.7, opacity=0.5)
    s.lines(["M12 104v9M18 106v9M24 105v9M30 102v9M8 106Q20 112 34 104"], 0.5, opacity=0.7)
    person(s, 116, 120, 0.5, FISHER, SIT(hip=(0, -20)), 1, shadow=False)
    person(s, 146, 120, 0.52, GRANNY, STAND(), -1)
    gull(s, 66, 40, 0.7)
    gull(s, 150, 30, 0.6)


@SCENES.hang
def naval_artillery(s: Sheet) -> None:
    sky(s, "storm", 80)
    sea(s, 80, "storm", 26)
    far_sail(s, 208, 88, 1.3, "#d8d2c0")
    for x, y in ((184, 96), (226, 98), (200, 102)):
        s.shape(f"M{x - 4} {y}C{x - 3} {y - 12} {x + 3} {y - 12} {x + 4} {y}Z", "#e6f0ee", 0.6)
        foam(s, x, y, 8, 2)
    # the ship's side, close, and those at her rail
    person(s, 30, 92, 0.86, SAILOR(mood="shout"), STAND(lead=(16, -56), trail=(-10, -44), look=0.5), 1, shadow=False, lead=held(torch, 30, 0.7))
    person(s, 106, 88, 0.86, CAPTAIN(mood="shout"), STAND(lead=(28, -62), look=0.8), 1, shadow=False)
    person(s, 68, 92, 0.8, SAILOR(skin=h.FAIR, hair_colour=h.RED_HAIR, mood="worried"), STAND(lead=(6, -72), trail=(-6, -72), look=0.2), 1, shadow=False)
    s.shape("M-4 52C40 58 90 58 140 46L154 136C100 156 40 160 -4 158Z", s.blend("#9a6a3a", "#5c3a1e", end=(0.2, 1)))
    s.line("M-4 60C40 66 90 66 141 54", 4.6, h.BRASS)
    s.lines(["M-4 76C50 82 100 80 144 70M-4 116C50 122 100 120 150 108M-4 134C50 140 100 136 152 124"], 0.8, opacity=0.5)
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
    swell(s, [(-6, 150), (40, 142), (90, 152), (140, 142), (190, 152), (246, 144)], s.blend("#4a6870", "#1d3640"))


@SCENES.hang
def docks(s: Sheet) -> None:
    sky(s, "morning", 88)
    cloud(s, 40, 20, 0.8)
    sea(s, 88, "day", 18)
    three_master(s, 186, 118, 1.12)
    shed(s, 32, 112, 1.0)
    shed(s, -18, 114, 0.9, "#8a4a3a")
    s.shape("M-4 112H142L152 128V164H-4Z", s.blend("#cfc6b0", "#a59a84"), 0.9)
    s.shape("M142 112L152 128V164H142Z", "#8a8070", 0.8)
    s.lines(["M10 124H148M0 138H150M0 152H150M40 112V124M96 112V124M66 124V138M122 124V138M30 138V152M96 138V152"], 0.5, opacity=0.35)
    crane(s, 84, 134, 1.02, 30)
    crate(s, 138, 90, 0.95)
    s.line("M132 76L138 64L146 76", 0.8)
    for x, y, k in ((16, 132, 1.2), (36, 134, 1.2), (26, 116, 1.0)):
        crate(s, x, y, k)
    barrel(s, 58, 136, 1.1)
    barrel(s, 70, 142, 1.1)
    bollard(s, 134, 152, 1.2)
    person(s, 110, 158, 0.98, WORKER, WALK(lead=(-8, -78), trail=(-14, -72), lean=4), 1)
    sack(s, 104, 92, 1.3)
    person(s, 34, 160, 1.0, WORKWOMAN(mood="smile"), STAND(lead=(14, -46)), 1, lead=held(paper, 0, 1.1))
    rope(s, 72, 160, 1.0)
    gull(s, 130, 30, 0.7)
    gull(s, 222, 26, 0.6)


@SCENES.hang
def merchant_navy(s: Sheet) -> None:
    sky(s, "haze", 90)
    sun(s, 200, 34, 11)
    # a far city of domes
    for x, r in ((150, 12), (176, 8), (128, 7)):
        s.shape(f"M{x - r} 92V{84 - r * 0.3}C{x - r * 1.2} {80 - r} {x - r * 0.2} {78 - r} {x} {72 - r * 1.4}C{x + r * 0.2} {78 - r} {x + r * 1.2} {80 - r} {x + r} {84 - r * 0.3}V92Z", "#e6c9a0", 0.7)
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
    s.lines(["M-4 148C80 144 180 146 246 152M40 136l-6 28M100 134l-2 30M160 135l4 29M214 139l8 25"], 0.6, opacity=0.5)
    person(s, 40, 174, 1.26, CAPTAIN(mood="smile", skin=h.ROSY, hair="tail", hair_colour=h.GREY_HAIR, beard="full", beard_colour=h.GREY_HAIR, age=1),
           STAND(lead=(20, -54), trail=(12, -48), look=0.5), 1, lead=_account, shadow=False)  # fmt: skip
    crate(s, 196, 158, 1.4)
    barrel(s, 222, 160, 1.3)
    sack(s, 170, 160, 1.2, "#c98a4a", h.CREAM)


def _account(s: Sheet, x: float, y: float) -> None:
    with s.at(x, y, 1, -8):
        s.rect(-10, -10, 20, 17, h.TEAL_DARK)
        s.rect(-8.4, -9, 17, 14, h.CREAM, 0.7)
        s.lines(["M-6 -6h12M-6 -3h12M-6 0h12M0 -8v12"], 0.6, opacity=0.6)

