"""The sea behind everything: teal depths, chart lines, a faint rose, and waves that drift and fade."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import cast

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import SEA_DARK, SEA_LIGHT, mix

WAVES = 4
"""Different pictures of a wave."""
SPACING = 92
"""On the drawing board: about one wave for a square of this side."""
PERIOD = 7.0
SHADES = 8
LINE = (217, 199, 154)
FAINT = 38 / 255
"""How strong the strongest chart line is."""
SMALL, SHALLOW = (96, 54), (42, 24)
"""The size of the sea that is stretched, and where in it the water is shallowest."""
DEPTHS, LINES = 64, 4
STRIP = 1 << 18
"""Pixels that are looked at together."""
STRONGEST = 84


class Wave:
    __slots__ = ("kind", "phase", "x", "y")

    def __init__(self, x: float, y: float, phase: float, kind: int) -> None:
        self.x, self.y, self.phase, self.kind = x, y, phase, kind


class Sea:
    """One for each window size and scale."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit = kit
        self.size = size
        self.water = _water(size)
        self._pictures = [self._faded(n) for n in range(1, WAVES + 1)]
        self._waves = self._scattered()
        self._reach = kit.u(26), kit.u(2)
        """How far a wave drifts, and how far it bobs up and down."""
        self._blocked: list[Rect] = []
        self._seen: list[tuple[Wave, list[Rect]]] = [(wave, []) for wave in self._waves]
        """Waves that are not under something all the time, and what may be in their way."""

    def paint(self, surface: Surface, region: Rect) -> None:
        surface.blit(self.water, region, region)

    def drift(self, now: float, blocked: list[Rect]) -> list[tuple[Surface, tuple[int, int]]]:
        """The waves of this moment, but for those under something that stands still."""
        if blocked != self._blocked:
            self._look_around(blocked)
        shown = []
        wide, high = self._reach
        for wave, near in self._seen:
            t = (now / PERIOD + wave.phase) % 1.0
            shade = round(math.sin(math.pi * t) ** 1.5 * (SHADES - 1))
            if not shade:
                continue
            picture = self._pictures[wave.kind][shade]
            at = (round(wave.x + (t - 0.5) * wide), round(wave.y + math.sin(t * 6.3) * high))
            if not near or picture.get_rect(topleft=at).collidelist(near) < 0:
                shown.append((picture, at))
        return shown

    def _look_around(self, blocked: list[Rect]) -> None:
        """Most waves never meet anything, or never leave it: the others have to look out for what is near."""
        self._blocked = [rect.copy() for rect in blocked]
        self._seen = []
        wide, high = self._reach
        w, h = self._pictures[0][0].get_size()
        for wave in self._waves:
            x, y = math.floor(wave.x - wide / 2), math.floor(wave.y - high)
            course = Rect(x, y, w + wide + 2, h + 2 * high + 2)
            near = [self._blocked[n] for n in course.collidelistall(self._blocked)]
            if not any(rect.contains(course) for rect in near):
                self._seen.append((wave, near))

    def _faded(self, n: int) -> list[Surface]:
        picture = self.kit.art.picture(f"sea/wave-{n}", self.kit.u(36), self.kit.u(12))
        faded = []
        for shade in range(SHADES):
            copy = picture.copy()
            copy.fill(
                (255, 255, 255, STRONGEST * shade // (SHADES - 1)), special_flags=pygame.BLEND_RGBA_MULT
            )
            faded.append(copy)
        return faded

    def _scattered(self) -> list[Wave]:
        random = Random(7)
        w, h = self.size
        step = self.kit.u(SPACING)
        waves = []
        for y in range(0, h, step):
            for x in range(0, w, step):
                waves.append(
                    Wave(
                        x + random.uniform(0, step * 0.9),
                        y + random.uniform(0, step * 0.9),
                        random.random(),
                        random.randrange(WAVES),
                    )
                )
        return waves


@lru_cache(maxsize=1)
def _water(size: tuple[int, int]) -> Surface:
    """A gradient made small and stretched, and chart lines over it.

    How deep it is and how much of a line lies there are two channels of one picture. All that comes of
    them are 256 colours, so that a byte for each pixel does: a window may have eight million. In another
    scale or language it is the same sea.
    """
    w, h = size
    chart = pygame.transform.smoothscale(_depths(), size)
    lines = Surface(size)
    for cx, cy in ((w * 0.16, h * 0.23), (w * 0.74, h * 0.70)):
        for n in range(32):
            angle = math.pi / 16 * n
            far = (cx + 2 * w * math.cos(angle), cy + 2 * w * math.sin(angle))
            pygame.draw.aaline(lines, (0, 0, 255 if n % 4 == 0 else 128), (cx, cy), far)
    chart.blit(lines, (0, 0), special_flags=pygame.BLEND_ADD)
    water = pygame.image.frombytes(_indices(chart), size, "P")
    water.set_palette(
        [
            mix(mix(SEA_LIGHT, SEA_DARK, depth / (DEPTHS - 1)), LINE, FAINT * line / (LINES - 1))
            for depth in range(DEPTHS)
            for line in range(LINES)
        ]
    )
    return water


def _depths() -> Surface:
    """How deep it is, small and in red: the same to all four sides of the shallowest place."""
    (w, h), (x, y) = SMALL, SHALLOW
    rows = []
    for dy in range(max(y + 1, h - y)):
        right = [_deep(dx, dy) for dx in range(max(x + 1, w - x))]
        rows.append([*reversed(right[1 : x + 1]), *right[: w - x]])
    whole = [*reversed(rows[1 : y + 1]), *rows[: h - y]]
    red = bytes(value for row in whole for value in row)
    data = bytearray(4 * len(red))
    data[::4] = red
    return pygame.image.frombytes(bytes(data), SMALL, "RGBX")


def _deep(dx: int, dy: int) -> int:
    depth = min(1.0, math.hypot(dx / 62, dy / 40))
    return round(255 * math.pow(depth, 1.1))


def _indices(chart: Surface) -> bytes:
    """For each pixel its place in a palette of depths and, within each of them, of lines."""
    red, blue = (chart.get_shifts()[channel] // 8 for channel in (0, 2))
    step, deep = chart.get_bytesize(), bytes(v * DEPTHS // 256 * LINES for v in range(256))
    lined = bytes(round(v * (LINES - 1) / 255) for v in range(256))
    data = memoryview(cast(bytes, chart.get_buffer()))  # its stub does not say that it is a buffer
    found = []
    for first in range(0, len(data), STRIP * step):
        part = bytes(data[first : first + STRIP * step])
        depths, lines = part[red::step].translate(deep), part[blue::step].translate(lined)
        both = int.from_bytes(depths, "little") | int.from_bytes(lines, "little")  # all of them at once
        found.append(both.to_bytes(len(depths), "little"))
    return b"".join(found)
