"""Makes the sounds of the game into assets/sounds, out of wood, bone, brass, paper, skin and water.

python -m game.workshop.make_sounds writes the same files every time. Nothing is recorded: a sound is a knock
of noise on a body that rings in its own modes, or noise that a filter shapes. 16 bit, mono, 22050 Hz.
"""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Literal

from game.workshop.loudness import loudness
from game.workshop.places import place

RATE = 22050
USUAL = -24.0
"""LUFS of a sound of the usual weight; none is more than 3 LU from it."""
HIGHEST = 10 ** (-1 / 20)
"""Samples stay a dB below full scale."""
Sound = list[float]
Part = tuple[float, float, Sound]  # when, how loud, what
Hertz = float | Callable[[float], float]  # a pitch, or one that depends on the share of time gone
Body = tuple[tuple[float, float, float], ...]  # modes: ratio to the pitch, gain, seconds to fall by 60 dB

WOOD: Body = ((1, 1, 0.15), (2.57, 0.7, 0.09), (4.2, 0.5, 0.06), (6.3, 0.35, 0.04))
BOARD: Body = ((1, 1, 0.15), (1.48, 0.8, 0.13), (2.1, 0.7, 0.1), (3.3, 0.5, 0.07), (5.2, 0.35, 0.05))
PEG: Body = ((1, 0.8, 0.03), (1.73, 0.9, 0.028), (2.6, 0.7, 0.02), (3.9, 0.6, 0.015), (5.6, 0.4, 0.01))
BONE: Body = ((1, 1, 0.06), (1.62, 0.9, 0.05), (2.44, 0.7, 0.035), (3.7, 0.5, 0.025))
COIN: Body = ((1, 0.8, 0.3), (1.41, 1, 0.34), (1.93, 0.6, 0.2), (2.36, 0.7, 0.24), (2.9, 0.4, 0.15))
SKIN: Body = ((1, 1, 0.34), (1.59, 0.7, 0.24), (2.14, 0.5, 0.18), (2.65, 0.35, 0.14), (3.6, 0.2, 0.1))
LOW_BELL: Body = ((0.5, 0.35, 1.9), (1, 1, 1.6), (1.19, 0.5, 1.1), (1.5, 0.3, 0.9))
BELL: Body = (
    *LOW_BELL,
    (2, 0.8, 1.0),
    (2.52, 0.4, 0.6),
    (3.01, 0.45, 0.5),
    (4.17, 0.3, 0.3),
    (5.4, 0.2, 0.2),
)


# Matter


def hit(rng: Random, body: Body, pitch: float, seconds: float, contact: float, rough: float = 0.5) -> Sound:
    """A body rings after a knock; a long contact is a soft mallet, a rough one scrapes as it hits."""
    count = max(round(contact * RATE), 3)
    hump = [math.sin(math.pi * (step + 0.5) / count) ** 2 for step in range(count)]
    knock = [height * (1 - rough + rough * rng.uniform(-1.6, 1.6)) for height in hump]
    out = [0.0] * round(seconds * RATE)
    for ratio, gain, ring in body:
        hertz = pitch * ratio * rng.uniform(0.985, 1.015)
        if hertz < RATE * 0.45:
            _ring(out, knock, hertz, gain * rng.uniform(0.8, 1.2), min(ring, seconds))
    return out


def _ring(out: Sound, knock: Sound, hertz: float, gain: float, ring: float) -> None:
    """One mode: a resonator that the knock excites."""
    turn, radius = 2 * math.pi * hertz / RATE, math.exp(-6.9 / (ring * RATE))
    ahead, back, scale = 2 * radius * math.cos(turn), -radius * radius, math.sin(turn) * gain
    last, before = 0.0, 0.0
    for index in range(len(out)):
        now = ahead * last + back * before + (scale * knock[index] if index < len(knock) else 0.0)
        out[index] += now
        last, before = now, last


def filtered(sound: Sound, kind: Literal["low", "band", "high"], hertz: Hertz, q: float = 0.7) -> Sound:
    """A state variable filter; its pitch may glide."""
    out, damp, one, two = [], 1 / q, 0.0, 0.0
    first = second = third = 0.0
    for index, value in enumerate(sound):
        if index % 16 == 0:
            now = hertz(index / len(sound)) if callable(hertz) else hertz
            g = math.tan(math.pi * min(now, RATE * 0.45) / RATE)
            first = 1 / (1 + g * (g + damp))
            second, third = g * first, g * g * first
        rest = value - two
        band = first * one + second * rest
        low = two + second * one + third * rest
        one, two = 2 * band - one, 2 * low - two
        out.append(low if kind == "low" else band * damp if kind == "band" else value - damp * band - low)
    return out


def band(rng: Random, seconds: float, hertz: Hertz, q: float) -> Sound:
    """Noise of about one pitch."""
    return filtered([rng.uniform(-1, 1) for _ in range(round(seconds * RATE))], "band", hertz, q)


def swish(rng: Random, seconds: float, start: float, end: float, q: float = 1.0, peak: float = 0.5) -> Sound:
    """Air or paper that moves past: a band of noise that glides, loudest at its peak."""
    bend = math.log(0.5) / math.log(peak)
    sound = band(rng, seconds, lambda at: start * (end / start) ** at, q)
    return shaped(sound, lambda at: math.sin(math.pi * at**bend) ** 2)


def slap(rng: Random, seconds: float, hertz: float) -> Sound:
    """A burst of noise that dies away at once."""
    return shaped(band(rng, seconds, hertz, 0.7), lambda at: (1 - at) ** 4)


def crackle(rng: Random, sound: Sound, rate: float, depth: float) -> Sound:
    """Uneven loudness, as of paper and canvas."""
    levels = [1 - depth * rng.random() for _ in range(round(len(sound) / RATE * rate) + 2)]
    out = []
    for index, value in enumerate(sound):
        at = index / RATE * rate
        here, there = levels[int(at)], levels[int(at) + 1]
        out.append(value * (here + (there - here) * (at % 1)))
    return out


def blown(rng: Random, hertz: Hertz, seconds: float, bright: float, breath: float = 0.03) -> Sound:
    """A horn or a throat: a row of harmonics, the higher ones only while it is loud, and some breath."""
    total, phase, out, end = round(seconds * RATE), rng.random(), [], max(0.1, seconds - 1.2)
    for index in range(total):
        at, time = index / total, index / RATE
        now = hertz(at) if callable(hertz) else hertz * (1 + 0.003 * math.sin(34 * time) * min(time, 1))
        phase += now / RATE
        loud = min(time / 0.05, 1) * (1 - 0.35 * min(time, 1)) * min((1 - at) * seconds / end, 1)
        harmonics = range(1, min(9, int(RATE * 0.4 / now)) + 1)
        tone = sum(math.sin(2 * math.pi * k * phase) * (bright * loud) ** (k - 1) for k in harmonics)
        out.append(loud * (tone + breath * rng.uniform(-1, 1)))
    return out


# Shaping


def shaped(sound: Sound, level: Callable[[float], float]) -> Sound:
    """Loudness over the share of time gone."""
    return [value * level(index / len(sound)) for index, value in enumerate(sound)]


def highest(sound: Sound) -> float:
    return max(max(map(abs, sound)), 1e-9)


def mixed(seconds: float, *parts: Part, room: float = 0) -> Sound:
    """Parts at their times, each with its own peak; and perhaps the room around them."""
    out = [0.0] * round(seconds * RATE)
    for start, gain, part in parts:
        offset, level = round(start * RATE), gain / highest(part)
        for index in range(max(min(len(part), len(out) - offset), 0)):
            out[offset + index] += part[index] * level
    return _echoed(out, room) if room else out


def _echoed(sound: Sound, wet: float) -> Sound:
    """A few early echoes of a small cabin, duller than the sound."""
    dull, out = filtered(sound, "low", 2600), list(sound)
    for delay, gain in (
        (0.011, 0.5),
        (0.017, 0.42),
        (0.026, 0.36),
        (0.037, 0.28),
        (0.053, 0.2),
        (0.071, 0.14),
    ):
        offset = round(delay * RATE)
        for index in range(len(sound) - offset):
            out[offset + index] += dull[index] * gain * wet
    return out


def joined(sound: Sound, length: int) -> Sound:
    """Blend what is beyond the length into the start, at even power."""
    out, extra = sound[:length], sound[length:]
    for index, value in enumerate(extra):
        share = math.pi / 2 * index / len(extra)
        out[index] = out[index] * math.sin(share) + value * math.cos(share)
    return out


def finished(sound: Sound, level: float) -> Sound:
    """No offset, no click at either end, and as loud as it should be."""
    sound = filtered(sound, "high", 32)
    start, end = round(0.001 * RATE), round(min(0.03, len(sound) / RATE * 0.25) * RATE)
    for index in range(start):
        sound[index] *= index / start
    for index in range(end):
        sound[-1 - index] *= math.sin(math.pi / 2 * index / end) ** 2
    mean = sum(sound) / len(sound)
    # What offset is left goes out with a hump that is nothing at both ends.
    sound = [v - 2 * mean * math.sin(math.pi * i / len(sound)) ** 2 for i, v in enumerate(sound)]
    return levelled(sound, level)


def levelled(sound: Sound, level: float) -> Sound:
    """So many LU above or below the usual loudness, to the ear, and never clipped."""
    gain = 10 ** ((USUAL + level - loudness(sound, RATE)) / 20)
    assert highest(sound) * gain < HIGHEST, f"{highest(sound) * gain:.2f} would clip"
    return [value * gain for value in sound]


# Things on the table


def die_knock(rng: Random, pitch: float = 1500, weight: float = 0.6) -> Sound:
    """A bone die on the wooden tray."""
    bone = hit(rng, BONE, pitch * rng.uniform(0.92, 1.08), 0.12, 0.0009)
    board = hit(rng, BOARD, 290 * rng.uniform(0.9, 1.15), 0.2, 0.0016)
    return mixed(0.2, (0, 1, bone), (0.0005, weight, board), (0, 0.2, slap(rng, 0.02, 3200)))


def die_rattle(rng: Random) -> Sound:
    """Dice shaken in a wooden cup: they hit each other and its wall."""
    parts: list[Part] = []
    time = 0.01
    while time < 0.72:
        swing = 0.55 + 0.45 * math.sin(time * 2 * math.pi * 4.5) ** 2
        bone = hit(rng, BONE, rng.uniform(1500, 2500), 0.08, 0.0007)
        cup = hit(rng, WOOD, rng.uniform(380, 560), 0.1, 0.002)
        parts += [(time, swing * rng.uniform(0.4, 1), bone), (time, swing * 0.45, cup)]
        time += rng.uniform(0.014, 0.055)
    return mixed(0.84, *parts, room=0.4)


def die_rest(rng: Random) -> Sound:
    """A die tips onto its face: knocks that come sooner and softer."""
    times = ((0, 1.0), (0.085, 0.6), (0.135, 0.32), (0.165, 0.18))
    return mixed(0.34, *((time, gain, die_knock(rng, 1250, 0.8)) for time, gain in times))


def tile_lay(rng: Random) -> Sound:
    slide = _paper(rng, 0.14, 1800, 900)
    return mixed(0.36, (0, 0.3, slide), (0.11, 1, _cardboard(rng, 180)), (0.165, 0.25, _cardboard(rng, 300)))


def _cardboard(rng: Random, pitch: float) -> Sound:
    """A thick card slaps on wood: dull, with little ring."""
    return mixed(0.2, (0, 0.9, slap(rng, 0.07, 1300)), (0, 1, hit(rng, BOARD, pitch, 0.2, 0.003)))


def _paper(rng: Random, seconds: float, start: float, end: float) -> Sound:
    """A card or a page that moves."""
    return crackle(rng, swish(rng, seconds, start, end, 0.9, 0.6), 100, 0.7)


def _canvas(rng: Random, seconds: float, start: float, end: float) -> Sound:
    """Sailcloth that flaps."""
    return crackle(rng, filtered(swish(rng, seconds, start, end, 0.8, 0.35), "low", 2800), 48, 0.9)


def tent(rng: Random) -> Sound:
    peg = hit(rng, WOOD, 640, 0.12, 0.0012)
    return mixed(0.42, (0, 0.7, _canvas(rng, 0.26, 420, 1500)), (0.2, 0.9, peg), (0.29, 0.6, peg))


def house(rng: Random) -> Sound:
    """Two blows of a hammer, and the beam sits."""
    first, second = (hit(rng, WOOD, pitch, 0.18, 0.0012) for pitch in (520, 550))
    beam = mixed(0.28, (0, 1, hit(rng, BOARD, 150, 0.28, 0.004)), (0, 0.5, _cardboard(rng, 240)))
    return mixed(0.64, (0, 0.8, first), (0.17, 0.8, second), (0.36, 1, beam), room=0.4)


def clink(rng: Random, pitch: float) -> Sound:
    return mixed(0.4, (0, 1, hit(rng, COIN, pitch, 0.4, 0.0006)), (0, 0.25, hit(rng, WOOD, 700, 0.08, 0.002)))


def resource_gain(rng: Random) -> Sound:
    """Something of worth is set down in a crate: two notes of wood."""
    low, high = (hit(rng, WOOD, pitch, 0.26, 0.002, 0.3) for pitch in (392, 587))
    return mixed(0.36, (0, 0.8, low), (0.075, 1, high), room=0.4)


def card_take(rng: Random) -> Sound:
    slide = _paper(rng, 0.24, 1500, 5200)
    table = hit(rng, BOARD, 330, 0.1, 0.003)
    return mixed(0.34, (0, 0.7, slide), (0.215, 1, slap(rng, 0.04, 2900)), (0.215, 0.6, table))


def research(rng: Random) -> Sound:
    """A page turns, and something dawns: a small chime."""
    page = _paper(rng, 0.42, 1300, 4600)
    chime = [hit(rng, BELL, pitch, 0.6, 0.003, 0.2) for pitch in (784, 988, 1175)]
    return mixed(
        1.1, (0, 1, page), *((0.3 + 0.11 * at, 0.4, note) for at, note in enumerate(chime)), room=0.5
    )


def trade(rng: Random) -> Sound:
    """Beads of an abacus, then two coins change hands."""
    beads = ((at, 0.6, hit(rng, WOOD, rng.uniform(850, 1050), 0.08, 0.001)) for at in (0, 0.07, 0.12))
    return mixed(0.7, *beads, (0.24, 0.9, clink(rng, 2700)), (0.36, 0.7, clink(rng, 3050)))


def tick(rng: Random, pitch: float, contact: float) -> Sound:
    """A wooden peg against a board."""
    return mixed(0.08, (0, 1, hit(rng, PEG, pitch, 0.08, contact)), (0, 0.3, slap(rng, 0.015, pitch * 2)))


def refuse(rng: Random) -> Sound:
    """A muffled knock on a closed hatch."""
    hatch = filtered(hit(rng, BOARD, 160, 0.26, 0.004, 0.3), "low", 900)
    return mixed(0.34, (0, 1, hatch), (0.09, 0.45, hatch))


def bells(rng: Random, pitch: float, seconds: float, strokes: tuple[float, ...]) -> Sound:
    """A ship's bell: a hard clapper, a long ring."""
    rings = [(at, 1 - at / 4, hit(rng, BELL, pitch, seconds - at, 0.001, 0.4)) for at in strokes]
    clapper = [(at, 0.2 - at / 20, hit(rng, COIN, 2300, 0.08, 0.0008)) for at in strokes]
    return mixed(seconds, *rings, *clapper, room=0.5)


# Deeds


def raid(rng: Random) -> Sound:
    """Drums, and a blade drawn over brass."""
    drums = [(time, gain, _drum(rng, 92)) for time, gain in ((0, 1.0), (0.16, 0.65), (0.3, 1.0))]
    blade = crackle(rng, swish(rng, 0.4, 2600, 6200, 4, 0.75), 160, 0.5)
    ring = hit(rng, COIN, 2100, 0.3, 0.001)
    return mixed(0.95, *drums, (0.26, 0.4, blade), (0.62, 0.3, ring), room=0.6)


def _drum(rng: Random, pitch: float, wires: float = 900) -> Sound:
    """Skin, and what buzzes under it."""
    return mixed(0.42, (0, 1, hit(rng, SKIN, pitch, 0.42, 0.0025)), (0, 0.5, slap(rng, 0.1, wires)))


def recruit(rng: Random) -> Sound:
    """A short roll on a field drum and a tap to close it."""
    roll = [(0.045 * step, 0.25 + 0.05 * step, _drum(rng, 210, 2300)) for step in range(9)]
    stick = hit(rng, WOOD, 450, 0.12, 0.002)
    return mixed(0.7, *roll, (0.47, 1, _drum(rng, 210, 2300)), (0.47, 0.5, stick), room=0.4)


def explore(rng: Random) -> Sound:
    """A sail fills, the yard creaks, water runs along the bow."""
    sail = crackle(rng, filtered(swish(rng, 0.9, 260, 900, 0.7, 0.4), "low", 1800), 14, 0.6)
    water = crackle(rng, swish(rng, 0.8, 1200, 2600, 0.7, 0.5), 30, 0.7)
    return mixed(1.1, (0, 1, sail), (0.08, 0.8, _creak(rng, 0.5)), (0.28, 0.3, water))


def _creak(rng: Random, seconds: float) -> Sound:
    """Wood that sticks and slips, faster and faster, then slower."""
    parts: list[Part] = []
    time = 0.0
    while time < seconds:
        strain = math.sin(math.pi * time / seconds)
        parts.append((time, 0.05 + strain, hit(rng, WOOD, 520 + 500 * time, 0.06, 0.001)))
        time += 0.034 - 0.024 * strain + rng.uniform(0, 0.004)
    return filtered(mixed(seconds + 0.06, *parts), "low", 3000)


def fanfare(rng: Random) -> Sound:
    """Horns, a drum and a bell for the end of the voyage."""
    score = (
        (0, 0.2, (294, 220)), (0.24, 0.1, (294, 220)), (0.37, 0.1, (294, 220)), (0.5, 0.46, (440, 370, 294)),
        (1.02, 0.2, (370, 294, 220)), (1.26, 0.2, (440, 370, 294)), (1.5, 2.4, (587, 440, 370, 294, 147)),
    )  # fmt: skip
    parts: list[Part] = [(at, 0.9, _drum(rng, 98)) for at in (0, 0.5, 1.26, 1.38, 1.5)]
    for start, length, chord in score:
        for voice, pitch in enumerate(chord):
            horn = blown(rng, pitch * rng.uniform(0.998, 1.002), length, 0.8)
            parts.append((start, 0.6 if voice else 0.9, horn))
    return mixed(4, *parts, (1.5, 0.5, hit(rng, BELL, 1175, 2.2, 0.002)), room=0.9)


def gull(rng: Random) -> Sound:
    """Three cries, each lower and shorter than the one before."""
    cries = ((0, 1, 1, 0.34), (0.38, 0.8, 0.94, 0.28), (0.7, 0.55, 0.88, 0.24))
    return mixed(1.05, *((at, gain, _cry(rng, pitch, length)) for at, gain, pitch, length in cries), room=0.9)


def _cry(rng: Random, pitch: float, seconds: float) -> Sound:
    def glide(at: float) -> float:
        return pitch * (900 + 620 * math.sqrt(math.sin(math.pi * min(at * 1.25, 1))) - 180 * at)

    throat = crackle(rng, blown(rng, glide, seconds, 0.85, 0.25), 75, 0.45)
    return filtered(throat, "band", lambda at: 2500 - 900 * at, 0.9)


# The files: how each is made, and how many LU louder than a usual one it is

RECIPES: dict[str, tuple[Callable[[Random], Sound], float]] = {
    **{f"die-knock-{n}": (partial(die_knock, pitch=1350 + 130 * n), -2.5) for n in (1, 2, 3, 4)},
    "die-rattle": (die_rattle, 0), "die-rest": (die_rest, -2.5),
    "tile-flip": (lambda rng: mixed(
        0.42, (0, 0.6, _paper(rng, 0.3, 500, 2600)), (0.25, 1, _cardboard(rng, 230))), 0),
    "tile-lay": (tile_lay, 0), "tent": (tent, -1), "house": (house, 1),
    "tent-off": (lambda rng: mixed(
        0.4, (0, 0.6, hit(rng, WOOD, 430, 0.1, 0.003)), (0.03, 1, _canvas(rng, 0.34, 1500, 380))), -1.5),
    "coin": (lambda rng: mixed(0.44, (0, 1, clink(rng, 2900)), (0.055, 0.5, clink(rng, 3150))), -1),
    "resource": (resource_gain, -1), "refuse": (refuse, -1),
    "undo": (lambda rng: mixed(
        0.36, (0, 1, _paper(rng, 0.26, 3600, 900)), (0.22, 0.7, hit(rng, WOOD, 500, 0.12, 0.002))), -1.5),
    "card-lift": (partial(_paper, seconds=0.15, start=2200, end=5200), -2.5), "card-take": (card_take, -1.5),
    "click": (partial(tick, pitch=900, contact=0.0012), -2.8),
    "step": (partial(tick, pitch=600, contact=0.002), -2.8),
    "turn": (partial(bells, pitch=1046, seconds=1.3, strokes=(0,)), 0),
    "your-turn": (partial(bells, pitch=1046, seconds=1.6, strokes=(0, 0.24)), 2),
    "end-warning": (partial(bells, pitch=587, seconds=1.6, strokes=(0, 0.5)), 2.5),
    "raid": (raid, 2), "research": (research, 1), "recruit": (recruit, 0),
    "trade": (trade, 0), "explore": (explore, 0), "fanfare": (fanfare, 2.8),
    "gull": (gull, -1),
}  # fmt: skip


def main() -> None:
    for name, (recipe, level) in RECIPES.items():
        write(place("sounds", f"{name}.wav"), finished(recipe(Random(name)), level))


def write(path: Path, sound: Sound) -> None:
    samples = array("h", (round(value * 32767) for value in sound))
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, len(samples), "NONE", "not compressed"))
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main()
