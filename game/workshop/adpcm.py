"""Long sounds in a quarter of the room: IMA ADPCM, four bits a sample, which SDL reads by itself.

Each step of the curve is told in units that grow while it is steep and shrink while it is calm. A block
begins with a whole sample, so a recording of whole blocks repeats without a seam.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

BLOCK = 1024
"""Bytes of a block."""
SAMPLES = (BLOCK - 4) * 2 + 1
"""Samples of a block; a recording has a whole number of blocks."""
UNITS = [
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88,
    97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658,
    724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660,
    4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818,
    18500, 20350, 22385, 24623, 27086, 29794, 32767,
]  # fmt: skip
GROWTH = (-1, -1, -1, -1, 2, 4, 6, 8)


def whole_blocks(seconds: float, rate: int) -> int:
    """The number of samples in whole blocks that comes nearest to so many seconds."""
    return round(seconds * rate / SAMPLES) * SAMPLES


def write_packed(path: Path, sound: Sequence[float], rate: int) -> None:
    assert len(sound) % SAMPLES == 0
    data = _packed([round(value * 32767) for value in sound])
    shape = struct.pack("<HHIIHHHH", 0x11, 1, rate, rate * BLOCK // SAMPLES, BLOCK, 4, 2, SAMPLES)
    chunks = _chunk(b"fmt ", shape) + _chunk(b"fact", struct.pack("<I", len(sound))) + _chunk(b"data", data)
    path.write_bytes(b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data


def _packed(samples: Sequence[int]) -> bytes:
    out, unit = bytearray(), 0
    for start in range(0, len(samples), SAMPLES):
        here = samples[start]
        out += struct.pack("<hBB", here, unit, 0)
        codes = []
        for wanted in samples[start + 1 : start + SAMPLES]:
            code, here, unit = _step(wanted, here, unit)
            codes.append(code)
        out += bytes(low | high << 4 for low, high in zip(codes[::2], codes[1::2], strict=True))
    return bytes(out)


def _step(wanted: int, here: int, unit: int) -> tuple[int, int, int]:
    """The code for the way from here to the wanted sample, where it leads, and the unit of the next."""
    size, way = UNITS[unit], wanted - here
    sign, rest, moved, code = (8, -way, size >> 3, 0) if way < 0 else (0, way, size >> 3, 0)
    for bit, part in ((4, size), (2, size >> 1), (1, size >> 2)):
        if rest >= part:
            code |= bit
            rest -= part
            moved += part
    here = max(-32768, min(32767, here - moved if sign else here + moved))
    return code | sign, here, max(0, min(len(UNITS) - 1, unit + GROWTH[code]))
