"""The prompt: who is asked, what, and what the choice under the pointer would do."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import CORAL_DARK, FADED, INK, WHITE, Livery, mix
from game.ui.widgets import Widget


class Prompt(Widget):
    """A panel at the top in the colour of whoever is asked, with emblem, question and a second line."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(rect, "prompt")
        self.text = ""
        self.under = ""
        self.livery: Livery | None = None
        self.urgent = False
        self.waits = False
        """A person is asked."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.rect)
        left = self.rect.x + u(14)
        if self.livery:
            self._tab(surface, kit, self.livery)
            left = self.rect.x + u(68)
        box = Rect(left, self.rect.y + u(5), self.rect.right - u(14) - left, u(28))
        if not self.under:
            box.h = self.rect.h - u(10)
        if not self.under and kit.type.width(self.text, "name", 19) > box.w * 1.15:
            high = kit.text_height(self.text, "name", 15, box.w)
            room = Rect(box.x, box.centery - high // 2, box.w, high)
            kit.lines(surface, self.text, "name", 15, room, INK, "centre")
        else:
            kit.line(surface, self.text, "name", 19, box, INK, "centre")
        if self.under:
            under = Rect(left, self.rect.y + u(32), box.w, u(19))
            colour = CORAL_DARK if self.urgent else FADED
            lines = kit.type.wrapped(self.under, "strong", 13.5, under.w)
            size = 13.5 if len(lines) == 1 else 11.5
            kit.line(surface, self._short(kit, size, under.w), "strong", size, under, colour, "centre")

    def _short(self, kit: Kit, size: float, width: int) -> str:
        """The second line repeats what the tooltip tells at length: what does not fit is left to that."""
        parts = self.under.split(" \N{MIDDLE DOT} ")
        while (
            len(parts) > 2 and kit.type.width(" \N{MIDDLE DOT} ".join(parts), "strong", size) > width * 1.15
        ):
            # The last part may be a warning, which must stay.
            parts.pop(-2 if self.urgent else -1)
        text = " \N{MIDDLE DOT} ".join(parts)
        if kit.type.width(text, "strong", size) > width * 1.15 and len(parts) > 1:
            text = parts[-1] if self.urgent else parts[0]
        return text

    def _tab(self, surface: Surface, kit: Kit, livery: Livery) -> None:
        u = kit.u
        inner = self.rect.inflate(-u(4), -u(4))
        if self.waits:
            pygame.draw.rect(surface, livery.light, inner, u(3), border_radius=u(9))
        tab = Rect(inner.x, inner.y, u(56), inner.h)
        pygame.draw.rect(
            surface, livery.light, tab, border_top_left_radius=u(9), border_bottom_left_radius=u(9)
        )
        pygame.draw.line(
            surface, mix(livery.dark, INK, 0.3), tab.topright, (tab.right, tab.bottom - 1), max(1, u(1.5))
        )
        pygame.draw.circle(surface, WHITE, tab.center, u(20))
        kit.emblem(surface, livery, tab.center, u(18))
