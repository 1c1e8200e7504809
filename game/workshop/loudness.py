"""How loud a sound is to the ear: K-weighted as in ITU-R BS.1770, in LUFS, for one channel.

A long sound is told by its integrated loudness, with both gates; a short one, which ends before the gates
mean anything, by the loudest 400 ms of it, silence around it counted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

WINDOW, STEP = 0.4, 0.1
"""Seconds that are listened to at once, and how far on the next such while begins."""
SHORT = 5.0
"""Seconds below which a sound is told by its loudest moment."""
SILENCE, BELOW = -70.0, 10.0
"""What is not counted at all, and what is so much softer than the rest that it is not counted either."""
Biquad = tuple[float, float, float, float, float]


def loudness(sound: Sequence[float], rate: int) -> float:
    """LUFS of samples between -1 and 1: integrated for a long sound, the loudest moment of a short one."""
    short = len(sound) < SHORT * rate
    return max(moments(sound, rate)) if short else _gated(moments(sound, rate, whole=True))


def moments(sound: Sequence[float], rate: int, whole: bool = False) -> list[float]:
    """The loudness of each 400 ms; unless only whole ones count, the sound begins and ends in silence."""
    window, step = round(WINDOW * rate), round(STEP * rate)
    around = [] if whole else [0.0] * window
    weighted = k_weighted([*around, *sound, *around], rate)
    sums = [0.0]
    for value in weighted:
        sums.append(sums[-1] + value * value)
    starts = range(0, len(weighted) - window + 1, step)
    return [_lufs((sums[start + window] - sums[start]) / window) for start in starts]


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(max(power, 1e-12))


def _power(lufs: float) -> float:
    return float(10 ** ((lufs + 0.691) / 10))


def _gated(found: list[float]) -> float:
    heard = [_power(moment) for moment in found if moment > SILENCE]
    if not heard:
        return SILENCE
    gate = _lufs(sum(heard) / len(heard)) - BELOW
    kept = [power for power in heard if _lufs(power) > gate]
    return _lufs(sum(kept) / len(kept))


def k_weighted(sound: Sequence[float], rate: int) -> list[float]:
    """As the head and the ear would have it: more of the heights, less of the depths."""
    return _filtered(_filtered(sound, _head(rate)), _ear(rate))


def _head(rate: int) -> Biquad:
    """The shelf of 4 dB above 1.7 kHz, by its analogue shape, so that it is right at any rate."""
    g, q = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    a0 = 1 + g / q + g * g
    return (
        (high + band * g / q + g * g) / a0,
        2 * (g * g - high) / a0,
        (high - band * g / q + g * g) / a0,
        2 * (g * g - 1) / a0,
        (1 - g / q + g * g) / a0,
    )


def _ear(rate: int) -> Biquad:
    """Nothing below some 40 Hz."""
    g, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + g / q + g * g
    return 1.0, -2.0, 1.0, 2 * (g * g - 1) / a0, (1 - g / q + g * g) / a0


def _filtered(sound: Sequence[float], biquad: Biquad) -> list[float]:
    b0, b1, b2, a1, a2 = biquad
    out, one, two = [], 0.0, 0.0
    for value in sound:
        now = b0 * value + one
        one = b1 * value - a1 * now + two
        two = b2 * value - a2 * now
        out.append(now)
    return out
