"""A sheet that is larger than its window: it scrolls both ways, by wheel, bars and focus."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, PARCHMENT_DARK
from game.ui.spots import Spot
from game.ui.widgets import Widget

BAR = 12
LEVEL, UPRIGHT = "scroll level", "scroll upright"


class Canvas:
    """Which part of a sheet is seen."""

    def __init__(self) -> None:
        self.at = (0, 0)
        self.size = (0, 0)
        self.window = Rect(0, 0, 0, 0)

    def lay(self, window: Rect, least: tuple[int, int]) -> Rect:
        """Where the whole sheet lies now, in pixels of the window."""
        self.window = window
        self.size = (max(window.w, least[0]), max(window.h, least[1]))
        self.at = self._within(*self.at)
        return Rect(window.x - self.at[0], window.y - self.at[1], *self.size)

    @property
    def larger(self) -> bool:
        return self.size[0] > self.window.w or self.size[1] > self.window.h

    def _within(self, x: int, y: int) -> tuple[int, int]:
        most = (self.size[0] - self.window.w, self.size[1] - self.window.h)
        return max(0, min(most[0], x)), max(0, min(most[1], y))

    def go(self, dx: int, dy: int) -> bool:
        """Scroll by so much; says whether that changed anything."""
        before, self.at = self.at, self._within(self.at[0] + dx, self.at[1] + dy)
        return self.at != before

    def show(self, rect: Rect, margin: int) -> bool:
        """Scroll until this is seen, as far as it fits."""
        seen = rect.inflate(2 * margin, 2 * margin)
        dx = min(0, seen.left - self.window.left) or max(0, min(seen.right - self.window.right, seen.left))
        dy = min(0, seen.top - self.window.top) or max(0, min(seen.bottom - self.window.bottom, seen.top))
        return self.go(dx, dy)

    def bars(self, kit: Kit, moved: Callable[[], None]) -> list[Widget]:
        """One for each way in which there is more than is seen."""
        thick, (w, h) = kit.u(BAR), self.window.size
        made: list[Widget] = []
        if self.size[1] > h:
            made.append(
                ScrollBar(Rect(self.window.right - thick, self.window.y, thick, h), UPRIGHT, self, moved)
            )
        if self.size[0] > w:
            wide = w - (thick if made else 0)
            rect = Rect(self.window.x, self.window.bottom - thick, wide, thick)
            made.append(ScrollBar(rect, LEVEL, self, moved))
        return made


class ScrollBar(Widget):
    def __init__(self, rect: Rect, name: str, canvas: Canvas, moved: Callable[[], None]) -> None:
        super().__init__(rect, name)
        self.canvas, self.moved = canvas, moved
        self.axis = 1 if name == UPRIGHT else 0

    def paint(self, surface: Surface, kit: Kit) -> None:
        c, n = self.canvas, self.axis
        pygame.draw.rect(surface, PARCHMENT_DARK, self.rect)
        long = self.rect.size[n]
        part = max(kit.u(24), long * c.window.size[n] // c.size[n])
        start = (long - part) * c.at[n] // max(1, c.size[n] - c.window.size[n])
        thumb = self.rect.copy()
        if n:
            thumb.y, thumb.h = thumb.y + start, part
        else:
            thumb.x, thumb.w = thumb.x + start, part
        pygame.draw.rect(surface, BRASS, thumb, border_radius=kit.u(5))
        pygame.draw.rect(surface, BRASS_DARK, thumb, max(1, kit.u(1)), border_radius=kit.u(5))

    def _nothing(self) -> None:
        """A bar is pulled, not chosen."""

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, self._nothing, group="drag", pulled=True)]

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        if spot.name != self.name:
            return False
        n, c = self.axis, self.canvas
        share = (at[n] - self.rect.topleft[n]) / max(1, self.rect.size[n])
        by = round((c.size[n] - c.window.size[n]) * share) - c.at[n]
        return self._go(by)

    def scroll(self, turns: int) -> bool:
        """By the keys that turn pages: a canvas is read from top to bottom."""
        return bool(self.axis) and self._go(turns * self.canvas.window.h // 10)

    def _go(self, by: int) -> bool:
        changed = self.canvas.go(0, by) if self.axis else self.canvas.go(by, 0)
        if changed:
            self.moved()
        return changed
