"""The weather over the chart: glints of the sun, rain, the gusts of a storm. A few small pictures a frame."""

from __future__ import annotations

from functools import partial
from math import pi, sin
from random import Random
from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.squares import ORIGIN, neighbours, to_point
from game.ui.palette import WHITE
from game.ui.stage import Stage

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

DROPS, GUSTS, GLINTS = 26, 18, 9
STORM = 3.2
"""Seconds for which a storm is seen; nobody waits for its end."""
RAIN_COLOUR = (214, 232, 240)
DIRECTIONS = tuple(to_point(beside, 1.0) for beside in neighbours(ORIGIN))


class Sky:
    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        lot = Random(4)
        self._places = [(lot.random(), lot.random(), lot.random()) for _ in range(64)]
        self._wind = -1
        self._until = 0.0

    def blow(self, direction: int) -> None:
        """A storm sweeps over the chart."""
        self._wind, self._until = direction, self.table.app.now + STORM

    def draw(self, stage: Stage, now: float, calm: bool) -> None:
        """What the weather of now looks like; the water it falls on is the part of the chart in sight."""
        s = self.table.state
        area = self.table.camera.area
        if calm or not area.w:
            return
        if now < self._until:
            self._gusts(stage, area, now)
        elif s.weather >= 0 and not self.table.session.over:
            name = self.table.book.weather[s.weather].id
            if name == "rain":
                self._rain(stage, area, now)
            elif self.table.book.moves[s.weather] > 1:
                self._sun(stage, area, now)

    def _rain(self, stage: Stage, area: Rect, now: float) -> None:
        u = self.table.kit.u
        picture = self.table.kit.made(("drop", u(16)), lambda: _streak(u(5), u(17), RAIN_COLOUR, 120, u(1.4)))
        drawn = []
        for x, y, pace in self._places[:DROPS]:
            fall = (y + now * (0.9 + 0.5 * pace)) % 1.0
            drawn.append(
                (picture, (round(area.x + (x - fall * 0.12) % 1.0 * area.w), round(area.y + fall * area.h)))
            )
        stage.draw_many(drawn)

    def _sun(self, stage: Stage, area: Rect, now: float) -> None:
        """Here and there the water glitters."""
        t = self.table
        water = [cell for cell, code in t.state.at.items() if not t.book.lands[code >> 2]]
        if not water:
            return
        side = max(5, round(t.camera.size * 0.16))
        drawn = []
        for n, (x, y, phase) in enumerate(self._places[:GLINTS]):
            beat = now / 2.6 + phase
            strength = sin(pi * (beat % 1.0))
            cell = water[(int(beat) * 7 + n * 13) % len(water)]
            rect = t.camera.rect(cell)
            shade = max(1, round(strength * 4))
            picture = t.kit.made(("glint", side, shade), partial(_star, side, shade * 48))
            at = (round(rect.x + rect.w * (0.1 + 0.7 * x)), round(rect.y + rect.h * (0.1 + 0.7 * y)))
            if area.collidepoint(at):
                drawn.append((picture, at))
        stage.draw_many(drawn)

    def _gusts(self, stage: Stage, area: Rect, now: float) -> None:
        """Long white strokes the way the wind blows, and rain between them."""
        u = self.table.kit.u
        dx, dy = DIRECTIONS[self._wind]
        long, thin = u(86), u(7)
        size = (long, thin) if dx else (thin, long)
        gust = self.table.kit.made(("gust", size), lambda: _gust(*size))
        drawn = []
        for x, y, pace in self._places[:GUSTS]:
            t = now * (0.9 + 0.7 * pace) + pace
            px = (x + dx * t) % 1.0 if dx else x
            py = (y + dy * t) % 1.0 if dy else y
            drawn.append(
                (gust, (round(area.x + px * area.w - size[0] / 2), round(area.y + py * area.h - size[1] / 2)))
            )
        stage.draw_many(drawn)


def _streak(w: int, h: int, colour: tuple[int, int, int], alpha: int, width: int) -> Surface:
    picture = Surface((max(3, w), max(6, h)), SRCALPHA)
    pygame.draw.line(
        picture, (*colour, alpha), (picture.get_width() - 2, 0), (0, picture.get_height()), max(1, width)
    )
    return picture.convert_alpha()


def _star(side: int, alpha: int) -> Surface:
    picture = Surface((side, side), SRCALPHA)
    c = side / 2
    for reach, thin in ((c, c * 0.16), (c * 0.16, c)):
        pygame.draw.polygon(
            picture, (*WHITE, min(255, alpha)), [(c - reach, c), (c, c - thin), (c + reach, c), (c, c + thin)]
        )
    return picture.convert_alpha()


def _gust(w: int, h: int) -> Surface:
    """Faint at both ends."""
    picture = Surface((w, h), SRCALPHA)
    length, thick = max(w, h), min(w, h)
    for k in range(length):
        alpha = round(130 * sin(pi * k / length) ** 2)
        bend = round((thick / 2 - 1) * sin(pi * 2 * k / length))
        at = (k, thick // 2 + bend) if w >= h else (thick // 2 + bend, k)
        pygame.draw.circle(picture, (*WHITE, alpha), at, max(1, thick // 6))
    return picture.convert_alpha()
