"""The banner that tells at one glance who decides now; nobody has to wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.palette import CORAL_DARK, INK, PARCHMENT, mix
from game.ui.table.callout import ANNOUNCED
from game.ui.table.flights import Flight

if TYPE_CHECKING:
    from game.ui.table.table import Table

WIDTH, HEIGHT = 360, 76
LENGTH = 1.5
"""Seconds at normal speed."""
IN, OUT = 0.14, 0.75
"""Parts of that time after which it has come and begins to go."""


def banner(table: Table, seat: int, out_of_turn: bool) -> Flight:
    kit = table.kit
    u = kit.u
    margin = u(16)
    picture = Surface((u(WIDTH) + 2 * margin, u(HEIGHT) + 2 * margin), pygame.SRCALPHA)
    rect = Rect(margin, margin, u(WIDTH), u(HEIGHT))
    livery = table.liveries[seat]
    kit.panel(picture, rect, mix(PARCHMENT, livery.light, 0.3))
    pygame.draw.rect(picture, livery.light, rect, u(4), border_radius=u(11))
    table.sign(picture, seat, (rect.x + u(44), rect.centery), u(26))
    words = Rect(rect.x + u(82), rect.y + u(8), rect.w - u(98), u(36))
    kit.line(picture, table.names[seat], "title", 26, words, INK)
    under = Rect(words.x, words.bottom, words.w, u(22))
    text = kit.say("banner.out-of-turn" if out_of_turn else "banner.turn")
    kit.line(picture, text, "strong", 15, under, CORAL_DARK if out_of_turn else INK)
    area = table.camera.area
    at = (area.centerx, area.y + u(HEIGHT) // 2 + u(14))

    def way(t: float) -> tuple[float, float]:
        high = u(HEIGHT) * max(0.0, 1 - t / IN) ** 2
        return at[0], at[1] - high

    return Flight(picture, 0.0, LENGTH, way, shape=_fading, quiet=True, group=f"{ANNOUNCED} turn")


def _fading(t: float, picture: Surface) -> Surface:
    if IN <= t <= OUT:
        picture.set_alpha(255)
    else:
        picture.set_alpha(round(255 * (t / IN if t < IN else (1 - t) / (1 - OUT))))
    return picture
