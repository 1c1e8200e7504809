"""The prompt: who is asked, what, and what the choice under the pointer would do."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import CORAL_DARK, FADED, INK, WHITE, Livery, mix
from game.ui.widgets import Widget

PAD = 7
LIFT = 2
"""Letters stand low in their lines: raised by so much, they are in the middle of the panel."""


QUESTION = (19.0, 17.5, 16.0)
"""Sizes of the question: on one line if one of them fits, else on as many as it takes at the last."""
UNDER = (13.5, 12.5)
DOT = " \N{MIDDLE DOT} "


class Prompt(Widget):
    """A panel at the top in the colour of whoever is asked, with emblem, question and a second line.

    The question is never cut: it becomes a little smaller, and then the panel grows."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(rect, "prompt")
        self.least = rect.copy()
        self.text = ""
        self.under = ""
        self.livery: Livery | None = None
        self.urgent = False
        self.waits = False
        """A person is asked."""

    def fit(self, kit: Kit) -> Rect:
        """Grow to what is to be said now; tells where it was or is."""
        before = self.rect.copy()
        self.rect.h = max(self.least.h, self._high(kit) + kit.u(2 * PAD))
        return before.union(self.rect)

    def _room(self, kit: Kit) -> Rect:
        left = self.rect.x + kit.u(68 if self.livery else 14)
        return Rect(left, self.rect.y, self.rect.right - kit.u(14) - left, self.rect.h)

    def _size(self, kit: Kit, width: int) -> float:
        fits = (size for size in QUESTION if kit.type.width(self.text, "name", size) <= width)
        return next(fits, QUESTION[-1])

    def fits(self, kit: Kit, text: str) -> bool:
        """Whether this would stand on one line."""
        return kit.type.width(text, "name", QUESTION[-1] * kit.text) <= self._room(kit).w

    def _high(self, kit: Kit) -> int:
        width = self._room(kit).w
        high = kit.text_height(self.text, "name", self._size(kit, width), width)
        return high + (kit.type.height("strong", UNDER[0]) if self.under else 0)

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
        if self.livery:
            self._tab(surface, kit, self.livery)
        box = self._room(kit)
        size = self._size(kit, box.w)
        high = kit.text_height(self.text, "name", size, box.w)
        y = self.rect.centery - self._high(kit) // 2 - kit.u(LIFT)
        kit.lines(surface, self.text, "name", size, Rect(box.x, y, box.w, high), INK, "centre")
        if self.under:
            under = Rect(box.x, y + high, box.w, kit.type.height("strong", UNDER[0]))
            colour = CORAL_DARK if self.urgent else FADED
            small = next((s for s in UNDER if kit.type.width(self.under, "strong", s) <= box.w), UNDER[-1])
            kit.line(surface, self._short(kit, small, box.w), "strong", small, under, colour, "centre")

    def _short(self, kit: Kit, size: float, width: int) -> str:
        """The second line repeats what the tooltip tells at length: what does not fit is left to that."""
        parts = self.under.split(DOT)
        while len(parts) > 2 and kit.type.width(DOT.join(parts), "strong", size) > width * 1.15:
            # The last part may be a warning, which must stay.
            parts.pop(-2 if self.urgent else -1)
        text = DOT.join(parts)
        if kit.type.width(text, "strong", size) > width * 1.15 and len(parts) > 1:
            text = parts[-1] if self.urgent else parts[0]
        return text

    def _tab(self, surface: Surface, kit: Kit, livery: Livery) -> None:
        u = kit.u
        inner = self.rect.inflate(-u(4), -u(4))
        if self.waits:
            pygame.draw.rect(surface, livery.light, inner, u(3), border_radius=u(9))
        tab = Rect(inner.x, inner.y, u(52), inner.h)
        pygame.draw.rect(
            surface, livery.light, tab, border_top_left_radius=u(9), border_bottom_left_radius=u(9)
        )
        pygame.draw.line(
            surface, mix(livery.dark, INK, 0.3), tab.topright, (tab.right, tab.bottom - 1), max(1, u(1.5))
        )
        pygame.draw.circle(surface, WHITE, tab.center, u(19))
        kit.emblem(surface, livery, tab.center, u(17))
