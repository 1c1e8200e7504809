"""The stage: what stands still is painted once, what moves is drawn over it, and only what changed is shown.

A scene paints its still parts into the base. Each frame, the places where something moved are put back from
the base, the moving things are drawn where they are now, and these places alone go to the screen.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.ui.bands import LARGE, bands

Paint = Callable[[Surface, Rect], None]
MOST_PLACES = 160
"""Beyond so many, it is cheaper to show everything."""


class Stage:
    def __init__(self, window: Surface) -> None:
        self.window = window
        self.rect = window.get_rect()
        self.base = Surface(window.get_size(), 0, window)
        self._stale: list[Rect] = [self.rect]
        self._moving: list[Rect] = []
        self._shown: list[Rect] = []
        self._rested = False
        """The last frame left all of it to this one."""
        self._painted = 0
        """Parts, so far."""
        self._turns: dict[tuple[int, ...], int] = {}
        """When each part was painted last."""
        self._took: dict[tuple[int, ...], float] = {}
        """Seconds that it took to paint each part."""
        self._parts: tuple[list[Rect], list[Rect]] | None = None
        """Into which parts it was cut last, along which things."""

    def touch(self, rect: Rect | None = None) -> None:
        """This part of the still picture has to be painted again; all of it unless told."""
        if rect is None:
            self._stale = [self.rect]
        elif rect.w > 0 and rect.h > 0 and not (self._stale and self._stale[0] == self.rect):
            self._stale.append(rect.clip(self.rect))

    @property
    def clean(self) -> bool:
        """Nothing is left to be painted."""
        return not self._stale

    def begin(
        self,
        paint: Paint,
        things: Sequence[Rect] = (),
        budget: float | None = None,
        first: Sequence[Rect] = (),
    ) -> None:
        """Put back what was drawn over, and paint again what is stale.

        With a budget of seconds, it is painted part by part along the edges of the things on it, in as many
        frames as it takes: none of them is long, and the eye can't tell. Parts with something that must be
        seen first are painted now in any case.
        """
        changed = self._moving
        waiting = self._merged(self._stale)
        if budget is not None:
            waiting = [part for rect in waiting for part in self._cut(rect, things)]
            # What was painted longest ago comes before the rest, so that nothing starves.
            waiting.sort(key=lambda rect: (not _meets(rect, first), self._turn(rect)))
        began, before = time.perf_counter(), self._painted
        while waiting:
            passed = time.perf_counter() - began
            if budget is not None and not _meets(waiting[0], first):
                resting = self._painted == before
                expected = 0.0 if resting else self._took.get(tuple(waiting[0]), 0.0)
                if passed + expected >= budget and not (resting and self._rested):
                    break  # but after a frame that painted nothing, something is painted in any case
            rect = waiting.pop(0)
            self.base.set_clip(rect)
            paint(self.base, rect)
            changed.append(rect)
            self._painted += 1
            self._turns[tuple(rect)] = self._painted
            self._took[tuple(rect)] = time.perf_counter() - began - passed
        self.base.set_clip(None)
        self._rested = bool(waiting) and self._painted == before
        self._stale = waiting
        if not waiting:
            self._turns.clear()
        if len(self._took) > MOST_PLACES:
            self._took.clear()
        self.window.fblits([(self.base.subsurface(rect), rect.topleft) for rect in changed])
        self._shown = changed
        self._moving = []

    def _cut(self, rect: Rect, things: Sequence[Rect]) -> list[Rect]:
        """A large place in parts; things mostly lie where they lay before."""
        if rect.w * rect.h < LARGE:
            return [rect]
        if self._parts is None or self._parts[0] != things:
            self._parts = [thing.copy() for thing in things], bands(self.rect, things)
            self._took.clear()
        return [part.clip(rect) for part in self._parts[1] if part.colliderect(rect)]

    def _turn(self, rect: Rect) -> int:
        return self._turns.get(tuple(rect), 0)

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


def _meets(rect: Rect, others: Sequence[Rect]) -> bool:
    return any(rect.colliderect(other) for other in others)
