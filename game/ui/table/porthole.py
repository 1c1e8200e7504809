"""An open panel that is higher than its place: it scrolls inside, by wheel, bar and focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.shapes import clipped
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, PARCHMENT_DARK
from game.ui.spots import Spot
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

STEP, BAR = 30, 5


class Porthole(Widget):
    """Shows a part of widgets that are laid as high as they would like to be."""

    def __init__(
        self,
        rect: Rect,
        table: Table,
        high: int,
        make: Callable[[Rect], Sequence[Widget]],
        kept: dict[str, int],
        name: str,
    ) -> None:
        """How far it is scrolled is kept by its name, for it is made anew with every choice."""
        super().__init__(rect, f"{name} porthole")
        self.table, self.high, self.make, self.kept = table, high, make, kept
        self.inner = self._lay()

    @property
    def at(self) -> int:
        return max(0, min(self.high - self.rect.h, self.kept.get(self.name, 0)))

    def _lay(self) -> Sequence[Widget]:
        return self.make(Rect(self.rect.x, self.rect.y - self.at, self.rect.w, self.high))

    def paint(self, surface: Surface, kit: Kit) -> None:
        with clipped(surface, self.rect):
            for widget in self.inner:
                widget.paint(surface, kit)
        for y in (self.rect.top, self.rect.bottom - 1):
            pygame.draw.line(surface, BRASS_DARK, (self.rect.left, y), (self.rect.right - 1, y), kit.u(1))
        track = self._bar()
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.w)
        h = max(kit.u(18), track.h * self.rect.h // self.high)
        y = track.y + (track.h - h) * self.at // max(1, self.high - self.rect.h)
        pygame.draw.rect(surface, BRASS, Rect(track.x, y, track.w, h), border_radius=track.w)

    def _bar(self) -> Rect:
        w = self.table.kit.u(BAR)
        return Rect(self.rect.right - w - 1, self.rect.y + w, w, self.rect.h - 2 * w)

    def spots(self) -> list[Spot]:
        """Where they are seen; of what is not, a hair line at the edge."""
        made = []
        for widget in self.inner:
            for spot in widget.spots():
                seen = spot.rect.clip(self.rect)
                edge = self.rect.top if spot.rect.y < self.rect.y else self.rect.bottom - 1
                spot.rect = seen if seen.h > 1 else Rect(spot.rect.x, edge, spot.rect.w, 1)
                made.append(spot)
        return [*made, Spot(f"{self.name} bar", self._bar(), self.table.nothing, group="drag")]

    # Scrolling

    def scroll(self, turns: int) -> bool:
        return self._go(self.at + turns * self.table.kit.u(STEP))

    def show(self, spot: Spot) -> bool:
        whole = next((s for widget in self.inner for s in widget.spots() if s.name == spot.name), None)
        if whole is None or self.rect.contains(whole.rect):
            return False
        return self._go(self.at + whole.rect.centery - self.rect.centery)

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        if spot.name != f"{self.name} bar":
            return False
        share = (at[1] - self.rect.y) / max(1, self.rect.h)
        return self._go(round((self.high - self.rect.h) * share))

    def nudge(self, spot: Spot, by: int) -> bool:
        return spot.name == f"{self.name} bar" and self.scroll(by)

    def _go(self, at: int) -> bool:
        before, self.kept[self.name] = self.at, max(0, min(self.high - self.rect.h, at))
        if self.at == before:
            return False
        self.inner = self._lay()
        self.table.spots_changed()
        return True
