"""The stage: what stands still is painted once, what moves is drawn over it, and only what changed is shown.

A scene paints its still parts into the base. Each frame, the places where something moved are put back from
the base, the moving things are drawn where they are now, and these places alone go to the screen.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf

import pygame
from pygame import Rect, Surface

from game.ui.bands import bands

Paint = Callable[[Surface, Rect], None]
MOST_DELAYED = 6
"""So many frames in a row may leave something to the next."""
MOST_PLACES = 160
"""Beyond so many, it is cheaper to show everything."""


class Stage:
    def __init__(self, window: Surface) -> None:
        self.window = window
        self.rect = window.get_rect()
        self.base = Surface(window.get_size()).convert()
        self._stale: list[Rect] = [self.rect]
        self._moving: list[Rect] = []
        self._shown: list[Rect] = []
        self._delayed = 0

    def touch(self, rect: Rect | None = None) -> None:
        """This part of the still picture has to be painted again; all of it unless told."""
        if rect is None:
            self._stale = [self.rect]
        elif rect.w > 0 and rect.h > 0 and not (self._stale and self._stale[0] == self.rect):
            self._stale.append(rect.clip(self.rect))

    def begin(self, paint: Paint, things: Sequence[Rect] = (), budget: float | None = None) -> None:
        """Put back what was drawn over, and paint again what is stale.

        With a budget of seconds, it is painted part by part along the edges of the things on it, in as many
        frames as it takes: none of them is long, and the eye can't tell.
        """
        changed = self._moving
        if budget is None or self._delayed >= MOST_DELAYED:
            budget = inf
        waiting = self._merged(self._stale)
        if budget < inf and waiting == [self.rect]:
            waiting = bands(self.rect, things)
        began = time.perf_counter()
        while waiting and time.perf_counter() - began < budget:
            rect = waiting.pop(0)
            self.base.set_clip(rect)
            paint(self.base, rect)
            changed.append(rect)
        self.base.set_clip(None)
        self._stale = waiting
        self._delayed = self._delayed + 1 if waiting else 0
        self.window.fblits([(self.base.subsurface(rect), rect.topleft) for rect in changed])
        self._shown = changed
        self._moving = []

    def draw(self, picture: Surface, at: tuple[int, int], flags: int = 0) -> None:
        """A moving thing, for this frame only."""
        self._note(self.window.blit(picture, at, special_flags=flags))

    def draw_many(self, pictures: list[tuple[Surface, tuple[int, int]]]) -> None:
        self.window.fblits(pictures)
        whole = self.rect
        for picture, at in pictures:
            self._note(picture.get_rect(topleft=at).clip(whole))

    def note(self, rect: Rect) -> None:
        """Somebody has drawn on the window here."""
        self._note(rect.clip(self.rect))

    def _note(self, rect: Rect) -> None:
        if rect.w and rect.h:
            self._moving.append(rect)

    def end(self) -> None:
        places = self._shown + self._moving
        if len(places) > MOST_PLACES or any(rect == self.rect for rect in places):
            pygame.display.flip()
        elif places:
            pygame.display.update(places)

    def _merged(self, rects: list[Rect]) -> list[Rect]:
        """Overlapping places painted once."""
        merged: list[Rect] = []
        for rect in rects:
            if rect.w <= 0 or rect.h <= 0:
                continue
            joined = rect.copy()
            while (hit := joined.collidelist(merged)) >= 0:
                joined.union_ip(merged.pop(hit))
            merged.append(joined)
        return merged
