"""Makes the sounds of the raised sea into assets/sounds, out of the same matter as the others.

python -m game.workshop.make_sea_sounds writes the same files every time.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.workshop.make_sounds import (
    BELL,
    BOARD,
    COIN,
    WOOD,
    Sound,
    crackle,
    filtered,
    finished,
    hit,
    mixed,
    shaped,
    swish,
    write,
)
from game.workshop.places import place


def wave(rng: Random) -> Sound:
    """The sea rises: a swell that draws breath, breaks, and runs out over shingle."""
    swell = filtered(swish(rng, 1.3, 90, 320, 0.6, 0.7), "low", 700)
    breaker = shaped(swish(rng, 1.0, 420, 1500, 0.5, 0.3), lambda at: (1 - at) ** 1.4)
    run = crackle(rng, swish(rng, 1.1, 2600, 5200, 0.5, 0.3), 46, 0.85)
    boom = hit(rng, BOARD, 62, 0.6, 0.02, 0.7)
    return mixed(2.2, (0, 1, swell), (0.66, 0.9, boom), (0.7, 0.85, breaker), (0.92, 0.4, run), room=0.5)


def sail(rng: Random) -> Sound:
    """Canvas fills, a block knocks, the bow cuts the water."""
    canvas = crackle(rng, filtered(swish(rng, 0.42, 360, 1300, 0.8, 0.3), "low", 2400), 40, 0.85)
    bow = crackle(rng, swish(rng, 0.7, 900, 2300, 0.6, 0.45), 26, 0.7)
    block = hit(rng, WOOD, 470, 0.14, 0.0016)
    return mixed(0.86, (0, 0.8, canvas), (0.11, 0.35, block), (0.12, 0.8, bow))


def treasure(rng: Random) -> Sound:
    """A lid creaks open, coins slide, and something rings that is not a coin."""
    lid = filtered(swish(rng, 0.3, 240, 700, 3.0, 0.6), "low", 1600)
    times = [0.26 + 0.5 * (n / 9) ** 1.2 for n in range(10)]
    coins = [
        (at, rng.uniform(0.3, 0.8), hit(rng, COIN, rng.uniform(2400, 3600), 0.4, 0.0006)) for at in times
    ]
    notes = [
        (0.42 + 0.11 * n, 0.55, hit(rng, BELL, pitch, 1.1, 0.0012, 0.2))
        for n, pitch in enumerate((880, 1109, 1319))
    ]
    return mixed(1.7, (0, 0.5, lid), *coins, *notes, room=0.6)


RECIPES: dict[str, tuple[Callable[[Random], Sound], float]] = {
    "wave": (wave, 2),
    "sail": (sail, 0),
    "treasure": (treasure, 1),
}
"""How each is made, and how many LU louder than a usual sound it is."""


def main() -> None:
    for name, (recipe, level) in RECIPES.items():
        write(place("sounds", f"{name}.wav"), finished(recipe(Random(name)), level))


if __name__ == "__main__":
    main()
