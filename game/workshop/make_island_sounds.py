"""Makes the sounds of the Island's scenarios into its assets, out of the same matter as the others.

python -m game.workshop.make_island_sounds writes the same files every time.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.workshop.make_sounds import (
    BOARD,
    COIN,
    SKIN,
    WOOD,
    Sound,
    blown,
    clink,
    filtered,
    finished,
    hit,
    mixed,
    tick,
    write,
)
from game.workshop.places import place


def war_horn(rng: Random) -> Sound:
    """Two long notes from over the water."""
    horns = [(0, 1, blown(rng, 98, 0.5, 0.85)), (0.52, 1, blown(rng, 131, 1.3, 0.9))]
    return mixed(2.0, *horns, (0.52, 0.4, blown(rng, 196, 1.2, 0.7)), room=0.9)


def hooves(rng: Random) -> Sound:
    """A horse at a trot."""
    beats = [(0.16 * k + 0.05 * (k % 2), 0.7 + 0.3 * (k % 2), tick(rng, 330, 0.004)) for k in range(6)]
    return mixed(1.1, *beats)


def wheels(rng: Random) -> Sound:
    """A wagon over cobbles."""
    starts = [0.09 * k + rng.uniform(0, 0.03) for k in range(8)]
    jolts = [(at, rng.uniform(0.5, 1), hit(rng, BOARD, 150, 0.12, 0.004)) for at in starts]
    creaks = [(at, 0.35, hit(rng, WOOD, pitch, 0.2, 0.003)) for at, pitch in ((0.3, 420), (0.62, 390))]
    return mixed(1.0, *jolts, *creaks)


STROKES = ((0, 1, 1750), (0.2, 0.8, 2050), (0.34, 0.6, 1600), (0.52, 1, 1900))
"""When a blade meets another, how hard, and how it rings."""


def clash(rng: Random) -> Sound:
    """Blades on blades and on shields."""
    steel = [(at, gain, hit(rng, COIN, pitch, 0.5, 0.0007)) for at, gain, pitch in STROKES]
    return mixed(1.2, *steel, (0.24, 0.8, hit(rng, BOARD, 180, 0.3, 0.003)), room=0.5)


def camel(rng: Random) -> Sound:
    """Small bells on a harness that sway with slow steps in the sand."""
    paces = [(n * 0.27, 0.6, filtered(hit(rng, SKIN, 120, 0.16, 0.008, 0.9), "low", 700)) for n in range(4)]
    return mixed(1.3, *paces, *[(at, 0.4, clink(rng, 1900 + 900 * at)) for at, _, _ in paces], room=0.3)


RECIPES: dict[str, tuple[Callable[[Random], Sound], float]] = {
    "war-horn": (war_horn, 1),
    "hooves": (hooves, -2),
    "wheels": (wheels, -2),
    "clash": (clash, 1),
    "camel": (camel, -1),
}
"""How each is made, and how many LU louder than a usual sound it is."""


def main() -> None:
    for name, (recipe, level) in RECIPES.items():
        write(place("sounds", f"{name}.wav"), finished(recipe(Random(name)), level))


if __name__ == "__main__":
    main()
