"""The five wagon cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.workshop.island_art import beasts, houses
from game.workshop.island_art.brush import (
    COLD_FIR,
    OAK,
    OLIVE,
    cottage,
    fir,
    grass,
    peak,
    round_tree,
)
from game.workshop.island_art.buildings import castle
from game.workshop.island_art.glyph import (
    CORAL,
    GOLD_LIT,
    at,
    flat,
)
from game.workshop.island_art.icon_cards import star
from game.workshop.island_art.land import HUES
from game.workshop.island_art.motifs import sheep, windmill
from game.workshop.island_art.scene import WAGON, Scene

SKIES = {
    1: ("#8fc7d6", "#f6ecd0"),
    2: ("#9fd0c4", "#f6ecd0"),
    3: ("#f3c08a", "#fdf0cf"),
    4: ("#8fa8d6", "#f6e3d0"),
    5: ("#5a4f8a", "#e09a7a", "#fbdca0"),
}


def wagon(level: int) -> str:
    """The same road, and a wagon that has come further each time; its level in stars."""
    scene = Scene(f"wagon {level}", HUES["pasture"])
    scene.sky(*SKIES[level], level=200)
    scene.land([(0, 168), (80, 146), (160, 160), (240, 140)], "#b4d488", ink=1.5)
    _beyond(scene, level)
    scene.land([(0, 206), (120, 192), (240, 204)], "#a5cb6c", ink=1.4)
    scene.ground.area([(0, 268), (240, 254), (240, 300), (0, 308)], "#e3cf9c", ink=1.6)
    grass(scene, [(24 + n * 25, 222 + n * 17 % 34) for n in range(9)], 12, "#5f8a3c")
    coat = beasts.GREY if level == 5 else beasts.BAY
    team = beasts.horse(coat) + beasts.harness("#3f8fa0" if level < 5 else CORAL)
    if level >= 3:
        scene.put(at(84, 276, team, 0.54), 600)
    scene.put(at(166, 286, beasts.wagon(level), 0.74), 650)
    scene.put(at(74, 288, team, 0.54), 700)
    stars = "".join(flat(star(120 + (n - (level - 1) / 2) * 34, 44, 15, 6.4), GOLD_LIT) for n in range(level))
    scene.put(stars, 800)
    return scene.card(WAGON)


def _beyond(scene: Scene, level: int) -> None:
    """Where the road leads."""
    match level:
        case 1:
            cottage(scene, 178, 176, 44)
            for x, y, size, left in ((40, 184, 26, True), (84, 176, 22, False)):
                sheep(scene, x, y, size, left)
        case 2:
            windmill(scene, 182, 178, 84)
            round_tree(scene, 40, 184, 50, OAK)
        case 3:
            for x, y, half, high in ((54, 178, 60, 84), (190, 176, 56, 76)):
                peak(scene, x, y, half, high)
            fir(scene, 122, 190, 46, COLD_FIR)
        case 4:
            row = (
                at(60, 196, houses.town_house(50, 60, "#f3e6c8", ("#c45c3c", "#3f8fa0")))
                + at(116, 192, houses.town_house(52, 72, "#ecd9b4", ("#5f7f94", "#c45434")))
                + at(176, 196, houses.town_house(50, 58, "#f6ecd4", ("#a8523a", "#72a85a")))
            )
            scene.put(row, 100)
        case _:
            castle(scene, 124, 182, 104)
            for x, y, tall in ((34, 190, 48), (212, 188, 50)):
                round_tree(scene, x, y, tall, OLIVE)


CARDS: dict[str, Callable[[], str]] = {f"wagon-{level}": partial(wagon, level) for level in SKIES}
