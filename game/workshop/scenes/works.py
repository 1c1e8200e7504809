"""Orange: works and workers."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.cast import BOY, CLERK, GIRL, LADY, MERCHANT, MINER, SMITH, WORKER, WORKWOMAN
from game.workshop.ink.land import range_of, rolling
from game.workshop.ink.machines import (
    balloon,
    ferris_wheel,
)
from game.workshop.ink.people import SIT, STAND, WALK, WIDE, person
from game.workshop.ink.plants import woods
from game.workshop.ink.rooms import (
    anvil,
    bricks,
    desk,
    forge,
    lamp,
    paper_pile,
    room,
    window,
)
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import birds, cloud, sky, smoke
from game.workshop.ink.things import bunting, clock_face, flag, lantern, sparkle
from game.workshop.ink.tools import broom, hammer, held, pick
from game.workshop.ink.vehicles import carriage, locomotive, mine_cart, rails
from game.workshop.scenes.gallery import Gallery

SCENES = Gallery()


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
    person(
        s,
        92,
        156,
        1.18,
        SMITH(beard_colour=h.GREY_HAIR, hair="fringe", hair_colour=h.GREY_HAIR, mood="smile", age=2),
        STAND(lead=(20, -78), trail=(-14, -40), look=-0.3),
        1,
        lead=held(hammer, 30),
    )
    person(
        s,
        38,
        156,
        0.86,
        BOY(mood="surprised", apron="#8a6a44"),
        STAND(lead=(12, -50), trail=(8, -40), look=0.8),
        1,
        lead=held(broom, 6, 0.9),
    )
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
    s.lines(
        ["M52 124L76 140M76 124L100 140M100 124L124 140M124 124L148 140M148 124L172 140M172 124L196 140"],
        1.0,
        h.WOOD_DARK,
        opacity=0.9,
    )
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
        person(
            s,
            x,
            156,
            0.86,
            look,
            SIT(lead=(20, -40), trail=(16, -38), hip=(0, -34), look=0.6, nod=10),
            1 if x < 120 else -1,
            shadow=False,
        )
    person(
        s,
        122,
        166,
        1.04,
        WORKER(mood="yawn", hat="", beard="stubble"),
        STAND(lead=(6, -66), trail=(-20, -44), look=0.1),
        1,
        shadow=False,
    )
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
    for _ in range(60):
        x, y = s.rng.uniform(0, 240), s.rng.uniform(0, 160)
        s.lines([[(x, y), (x + s.rng.uniform(-6, 6), y + s.rng.uniform(2, 7))]], 0.6, "#7a6a5c", opacity=0.5)
    s.shape("M-4 44C30 30 70 40 110 34C160 26 200 42 246 32V164H-4Z", s.blend("#8a7460", "#6a5644"), 0.9)
    for pts in (
        "M20 60l10 -6l8 8l-6 9z",
        "M206 58l9 -7l10 6l-5 10z",
        "M70 48l7 -4l6 6l-5 6z",
        "M150 46l8 -5l7 7l-6 6z",
    ):
        s.shape(pts, h.IRON, 0.7)
        s.gleam(pts, 0.2)
    for x in (34, 120, 206):
        s.rect(x - 4, 38, 8, 108, h.WOOD)
        s.shade(f"M{x + 1} 38h3v108h-3z", 0.25)
    s.rect(22, 32, 196, 8, h.WOOD_LIT)
    s.shape("M-4 140H244V164H-4Z", "#54463a", 0.8)
    rails(s, -4, 148, 244, 148, 26)
    mine_cart(s, 66, 148, 1.5)
    person(
        s,
        128,
        150,
        1.04,
        MINER,
        WIDE(lead=(14, -88), trail=(6, -80), look=0.9, lean=-2),
        1,
        lead=held(pick, 34),
        shadow=False,
    )
    person(
        s,
        196,
        152,
        1.0,
        MINER(skin=h.DARK, hair_colour=h.BLACK_HAIR, beard="full", cloth="#5d6a80", mood="smile"),
        STAND(lead=(18, -60)),
        -1,
        lead=_canary,
        shadow=False,
    )
    for x, y in ((134, 58), (191, 64)):
        s.halo(x, y, 34, "#ffe6a0", 0.5)
    s.shape("M150 96l10 -5l9 7l-4 9l-11 2z", h.IRON, 0.8)
    s.lines(["M156 84l6 -6M164 88l8 -3M152 80l1 -7"], 1.2, h.FIRE_LIT, opacity=0.9)
    lantern(s, 84, 42, 1.4, 40)
    sparkle(s, 158, 98, 4)


def _canary(s: Sheet, x: float, y: float) -> None:
    s.line(f"M{x} {y}v4", 1.0)
    s.shape(
        f"M{x - 8} {y + 22}V{y + 11}C{x - 8} {y + 2} {x + 8} {y + 2} {x + 8} {y + 11}V{y + 22}Z",
        "#d8cfa8",
        0.9,
        opacity=0.35,
    )
    s.oval(x, y + 15, 4, 3.4, h.FIRE_LIT, 0.8)
    s.oval(x - 3, y + 12, 2.4, 2.2, h.FIRE_LIT, 0.7)
    s.shape(f"M{x - 5} {y + 12}l-2.4 .8l2.4 .8z", h.FIRE, 0.4)
    s.lines([f"M{x - 8 + 4 * n} {y + 5}v17" for n in range(5)], 0.6, opacity=0.9)


@SCENES.hang
def worlds_fair(s: Sheet) -> None:
    sky(s, "dusk", 110)
    for x, y, hue in ((40, 30, h.FIRE_LIT), (206, 26, "#ffb0a0"), (176, 46, "#bfe6e4")):
        s.lines(
            [
                f"M{x} {y}l{dx} {dy}"
                for dx, dy in ((9, 0), (-9, 0), (0, 9), (0, -9), (6, 6), (-6, 6), (6, -6), (-6, -6))
            ],
            1.0,
            hue,
            opacity=0.95,
        )
    balloon(s, 128, 46, 0.95)
    balloon(s, 20, 78, 0.6, h.TEAL)
    ferris_wheel(s, 64, 68, 42)
    # the glass palace
    s.shape("M112 120V90H236V120Z", "#bfdcd8", 0.9)
    s.shape("M146 90C146 62 202 62 202 90Z", "#cfe8e2", 0.9)
    s.lines(
        [f"M{112 + 10.3 * n} 90v30" for n in range(13)]
        + ["M112 100H236M112 110H236", "M160 90C160 74 168 70 174 69C180 70 188 74 188 90", "M174 69V90"],
        0.7,
        opacity=0.7,
    )
    flag(s, 174, 56, 14, h.CORAL)
    s.line("M174 69V55", 1.2)
    for x in (118, 230):
        s.line(f"M{x} 90V78", 1.1)
        flag(s, x, 78, 8, h.GOLD)
    s.shape(box(-2, 118, 244, 46), s.blend("#d8b98a", "#a8865c"), 0.7)
    bunting(s, -4, 92, 112, 96, 6, 11, h.CORAL, h.TEAL, h.GOLD)
    # the gate and its guests
    for n, (x, look, pose) in enumerate(
        (
            (30, MERCHANT, WALK),
            (58, LADY, STAND),
            (84, BOY, STAND),
            (128, WORKER(mood="grin"), STAND),
            (158, LADY(skin=h.FAIR, cloth="#a8503a", hair_colour=h.BLOND), WALK),
            (186, CLERK(mood="surprised"), STAND),
            (214, GIRL, WALK),
        )
    ):
        size = 0.46 if look in (BOY, GIRL) else 0.68
        person(
            s,
            x,
            150 + 5 * (n % 2),
            size,
            look,
            pose(lead=(16, -70)) if look in (BOY,) else pose,
            1 if n % 2 else -1,
        )
    for x in (104, 142, 200):
        s.line(f"M{x} 156V112", 1.6, h.IRON_DARK)
        s.halo(x, 110, 16, "#ffe6a0", 0.8)
        s.oval(x, 109, 3.4, 3.8, h.FIRE_LIT, 0.8)
