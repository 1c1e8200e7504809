"""Makes what is heard behind the game into assets/sounds: surf, and wind in the rigging.

python -m game.workshop.make_ambience writes the same files every time. Both repeat without a seam, and as one
is longer than the other, no wave meets the same gust twice for minutes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from game.workshop.adpcm import whole_blocks, write_packed
from game.workshop.make_sounds import RATE, Sound, band, joined, levelled
from game.workshop.places import place

OVERLAP = 1.5
"""Seconds over which the end is blended into the start."""
Swell = tuple[float, float]  # when it comes, how strong it is

WAVES: tuple[Swell, ...] = ((0.6, 0.8), (4.1, 1.0), (7.0, 0.6), (9.8, 0.9), (13.4, 0.7), (16.2, 1.0))
GUSTS: tuple[Swell, ...] = ((1.0, 0.7), (8.5, 1.0), (14.0, 0.5), (20.5, 0.85))


def sea(rng: Random, seconds: float) -> Sound:
    """Quiet surf: the depth of it, water that runs up, and foam that hisses a little later."""
    depth, wash, hiss = (band(rng, seconds + OVERLAP, hertz, 0.5) for hertz in (130, 620, 3000))
    out = []
    for index in range(len(depth)):
        swell, foam = (_run_up((index / RATE - late) % seconds, seconds) for late in (0, 0.55))
        runs = wash[index] * (0.12 + swell) + hiss[index] * (0.02 + 0.22 * foam)
        out.append(depth[index] * (0.6 + 0.6 * swell) + runs)
    return joined(out, whole_blocks(seconds, RATE))


def _run_up(time: float, seconds: float) -> float:
    """How high the water runs: waves of unlike strength, quick to come and slow to go."""
    height = 0.0
    for start, strength in WAVES:
        since = (time - start) % seconds
        height += strength * (math.sin(1.208 * since) ** 2 if since < 1.3 else math.exp((1.3 - since) / 1.1))
    return height


def wind(rng: Random, seconds: float) -> Sound:
    """Air over the water, and two ropes that sing softly, higher as a gust grows."""
    length = seconds + OVERLAP

    def gust(at: float) -> float:
        return _gust((at * length) % seconds, seconds)

    def rope(pitch: float) -> Sound:
        return band(rng, length, lambda at: pitch * (0.86 + 0.22 * gust(at)), 14)

    air = band(rng, length, lambda at: 210 + 240 * gust(at), 0.6)
    low, high = rope(430), rope(655)
    out = []
    for index, value in enumerate(air):
        force = gust(index / len(air))
        song = low[index] + 0.6 * high[index]
        out.append(value * (0.3 + 0.7 * force) + song * 0.55 * force * force)
    return joined(out, whole_blocks(seconds, RATE))


def _gust(time: float, seconds: float) -> float:
    """How hard it blows, from 0 to about 1: gusts come slowly and go more slowly."""
    force = 0.0
    for start, strength in GUSTS:
        since = (time - start) % seconds
        share = since / 2.6 if since < 2.6 else max(0.0, 1 - (since - 2.6) / 4.4)
        force += strength * math.sin(math.pi / 2 * share) ** 2
    return force


RECIPES: dict[str, tuple[Callable[[Random, float], Sound], float, float]] = {
    "sea": (sea, 19, -2.5),
    "wind": (wind, 25, -2.5),
}
"""How each is made, its seconds, and how much softer than a usual sound it is, in LU."""


def main() -> None:
    for name, (recipe, seconds, level) in RECIPES.items():
        exact = whole_blocks(seconds, RATE) / RATE
        write_packed(place("sounds", f"{name}.wav"), levelled(recipe(Random(name), exact), level), RATE)


if __name__ == "__main__":
    main()
