"""Makes the music behind the game into assets/sounds: harp, lute, pipe and strings, in a hall of their own.

python -m game.workshop.make_music writes the same file every time. What still sounds at the end goes on at
the start, so that it repeats without a seam.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from random import Random

from game.workshop.adpcm import whole_blocks, write_packed
from game.workshop.make_sounds import RATE, Sound, blown, filtered, levelled, shaped
from game.workshop.places import place
from game.workshop.score import CHORDS, QUAVERS, SCORE, Note, bars, hertz, line

SECONDS_PER_QUAVER = 0.46
LEVEL = -1.0
"""How much softer than a usual sound it is, in LU."""
RINGING = 3.2
"""Seconds that a string goes on."""
COMBS, PASSES = (0.0297, 0.0371, 0.0411, 0.0437), (0.005, 0.0017)
"""Seconds of the hall's echoes."""


# Instruments


@cache
def plucked(pitch: float, bright: float, ring: float) -> Sound:
    """A gut string: overtones die sooner than the tone, and two ends of it disagree a little."""
    out = [0.0] * round(RINGING * RATE)
    for k in range(1, 10):
        overtone = pitch * k * math.sqrt(1 + 0.00012 * k * k)
        if overtone > RATE * 0.4:
            break
        gain = abs(math.sin(math.pi * k * 0.21)) / k * bright ** (k - 1)
        fall = ring * (220 / pitch) ** 0.35 / (1 + 0.45 * (k - 1))
        for drift in (-0.0004, 0.0005):
            _rung(out, overtone * (1 + drift), gain / 2, fall)
    rise = round(0.004 * RATE)
    for index in range(rise):
        out[index] *= index / rise
    return shaped(out, lambda at: min(1, (1 - at) * 5))


def _rung(out: Sound, pitch: float, gain: float, fall: float) -> None:
    """Add a sine that falls by 60 dB in so many seconds."""
    radius, turn = math.exp(-6.9 / (fall * RATE)), 2 * math.pi * pitch / RATE
    ahead, back = 2 * radius * math.cos(turn), radius * radius
    last, before = 0.0, -gain * math.sin(turn) / radius
    for index in range(min(len(out), round(fall * RATE * 1.2))):
        last, before = ahead * last - back * before, last
        out[index] += last


@cache
def bowed(pitch: float, seconds: float) -> Sound:
    """Soft strings: they swell, and fade into what comes next."""
    out = [0.0] * round(seconds * RATE)
    for detune, gain, over in ((0.9975, 0.5, 1), (1.0021, 0.5, 1), (0.9991, 0.22, 2), (1.0008, 0.1, 3)):
        turn = 2 * math.pi * pitch * over * detune / RATE
        ahead, last, before = 2 * math.cos(turn), 0.0, -math.sin(turn) * gain
        for index in range(len(out)):
            last, before = ahead * last - before, last
            out[index] += last
    return shaped(out, lambda at: math.sin(math.pi * at) ** 1.3)


def piped(rng: Random, note: Note) -> Sound:
    """A low whistle with some breath in it."""
    tone = blown(rng, note.hertz, note.length * SECONDS_PER_QUAVER + 0.25, 0.38, 0.05)
    rise = 0.09 * RATE
    return filtered([value * min(1, at / rise) for at, value in enumerate(tone)], "low", 2400)


# The piece


def music(rng: Random) -> Sound:
    total = whole_blocks(bars() * QUAVERS * SECONDS_PER_QUAVER, RATE)
    quaver = total / (bars() * QUAVERS)
    dry, far = [0.0] * total, [0.0] * total
    for start, loud, away, sound in _played(rng):
        late = rng.uniform(-0.008, 0.012) * RATE
        _laid(dry, round(start * quaver + late), sound, loud)
        _laid(far, round(start * quaver + late), sound, loud * away)
    return [near + echo for near, echo in zip(dry, _hall(far), strict=True)]


def _played(rng: Random) -> Iterator[tuple[float, float, float, Sound]]:
    """When in quavers, how loud, how much of it the hall gives back, and what."""
    first = 0.0
    for part in SCORE:
        for n, name in enumerate(part.chords.split()):
            start, chord = first + n * QUAVERS, [hertz(note) for note in CHORDS[name].split()]
            yield from _accompanied(rng, start, chord, part.harp, part.held)
        for note in line(part.lute, first) if part.lute else ():
            weight = 0.5 if note.start % 3 == 0 else 0.4
            yield note.start, weight * rng.uniform(0.88, 1.05), 0.5, plucked(note.hertz, 0.72, 3.0)
        for note in line(part.pipe, first) if part.pipe else ():
            yield note.start, 0.135, 0.9, piped(rng, note)
        first += len(part.chords.split()) * QUAVERS


def _accompanied(
    rng: Random, start: float, chord: list[float], harp: tuple[int, ...], held: float
) -> Iterator[tuple[float, float, float, Sound]]:
    yield start, 0.42 * rng.uniform(0.9, 1.05), 0.3, plucked(chord[0] / 2, 0.55, 3.4)
    for quaver, step in enumerate(harp):
        if step >= 0:
            weight = 0.34 if quaver % 3 == 0 else 0.25
            yield start + quaver, weight * rng.uniform(0.8, 1.1), 0.6, plucked(chord[step], 0.62, 2.2)
    for n, pitch in enumerate((chord[0], chord[1], chord[3])):
        # Two bars long and begun half a bar early: one chord melts into the next.
        yield start - 1.5, held * (0.15, 0.11, 0.085)[n], 0.8, bowed(pitch, 9 * SECONDS_PER_QUAVER)


def _laid(out: Sound, start: int, sound: Sound, loud: float) -> None:
    """A sound on the ring of time: what goes beyond the end is heard at the start."""
    total = len(out)
    for index, value in enumerate(sound, start):
        out[index % total] += value * loud


def _hall(sound: Sound) -> Sound:
    """What a hall gives back: echoes that grow duller, then blurred. The end is played before the start, so
    that the hall is full of it when the piece begins again."""
    lead = 4 * RATE
    fed = [*sound[-lead:], *sound]
    wet = [0.0] * len(fed)
    for delay in COMBS:
        length = round(delay * RATE)
        line_, dull = [0.0] * length, 0.0
        for index, value in enumerate(fed):
            at = index % length
            now = line_[at]
            dull = now * 0.6 + dull * 0.4
            line_[at] = value + dull * 0.82
            wet[index] += now * 0.2
    for delay in PASSES:
        length = round(delay * RATE)
        line_ = [0.0] * length
        for index, value in enumerate(wet):
            at = index % length
            now = line_[at]
            line_[at] = value + now * 0.6
            wet[index] = now - line_[at] * 0.6
    return wet[lead:]


def main() -> None:
    write_packed(place("sounds", "music.wav"), levelled(music(Random("music")), LEVEL), RATE)


if __name__ == "__main__":
    main()
