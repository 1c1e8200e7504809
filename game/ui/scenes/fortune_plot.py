"""Chance and taste over many games: what came against what was to be expected, and what people like."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui.fortune import Bar, Liked
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CORAL, CREAM, FADED, INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.scenes.listing import shortened
from game.ui.widgets import Widget

FOOT, HEAD, ROW, NUMBER = 30, 18, 40, 64
"""Below the bars, above them; a row of what is liked, and room for its figure."""


class Chance(Widget):
    """A bar for each thing, and a brass line where it was to be expected."""

    def __init__(self, rect: Rect, bars: Sequence[Bar]) -> None:
        super().__init__(rect, "chance")
        self.bars = bars

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, box = kit.u, self.rect
        most = max(1.0, *(max(bar.seen, bar.due) for bar in self.bars))
        w, high = box.w / len(self.bars), box.h - u(FOOT + HEAD)
        for n, bar in enumerate(self.bars):
            gap = max(1, round(w * 0.08))
            track = Rect(round(box.x + n * w) + gap, box.y + u(HEAD), round(w) - 2 * gap, high)
            pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=u(3))
            long = round(high * bar.seen / most)
            filled = Rect(track.x, track.bottom - long, track.w, long)
            pygame.draw.rect(surface, mix(CORAL, PARCHMENT_DARK, 0.15), filled, border_radius=u(3))
            y = track.bottom - round(high * bar.due / most)
            pygame.draw.line(surface, BRASS_DARK, (track.x, y), (track.right, y), max(2, u(2)))
            label = Rect(round(box.x + n * w), box.y, round(w), u(HEAD - 2))
            kit.line(surface, str(bar.seen), "strong", 12, label, INK if bar.seen else FADED, "centre")
            foot = Rect(label.x, track.bottom + u(4), label.w, u(FOOT - 4))
            if bar.icon:
                kit.icon(surface, bar.icon, min(u(24), foot.w), foot.center)
            else:
                kit.line(surface, bar.label, "text", 13, foot, FADED, "centre")


class Taste(Widget):
    """What people like, the most frequent first, each with a bar."""

    def __init__(self, rect: Rect, liked: Sequence[Liked]) -> None:
        super().__init__(rect, "taste")
        self.liked = liked

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, rect = kit.u, self.rect
        step = min(u(ROW), rect.h // max(1, len(self.liked)))
        most = max(1.0, *(one.n for one in self.liked))
        for n, one in enumerate(self.liked):
            row = Rect(rect.x, rect.y + n * step, rect.w, step - u(3))
            kit.rounded(surface, row, u(6), ((0, mix(PARCHMENT, CREAM, 0.55)),))
            long = round(row.w * one.n / most)
            under = Rect(row.x, row.bottom - u(4), max(u(6), long), u(4))
            if one.n:
                pygame.draw.rect(surface, mix(BRASS, PARCHMENT, 0.25), under, border_radius=u(2))
            kit.icon(surface, one.icon, min(u(26), row.h - u(6)), (row.x + u(18), row.centery - u(1)))
            words = Rect(row.x + u(38), row.y, row.w - u(38 + NUMBER), row.h - u(4))
            name = shortened(kit, one.name, "text", 15.5, words.w)
            kit.line(surface, name, "text", 15.5, words)
            figure = Rect(row.right - u(NUMBER), row.y, u(NUMBER - 10), row.h - u(4))
            kit.line(surface, _figure(kit, one.n), "strong", 15.5, figure, INK, "right")


def _figure(kit: Kit, n: float) -> str:
    return f"{n:g}" if n == int(n) else kit.say.language.number(f"{n:.1f}")
