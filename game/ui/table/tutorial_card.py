"""The card of a tutorial: what is told, with pictures if it has some, and what is to be done now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, CORAL_DARK, CREAM, FADED, PARCHMENT, WHITE, mix
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

WIDTHS = (430, 360, 310)
WIDE = 560
"""With pictures it takes more room."""
PAD, HEAD, FOOT, GAP = 16, 44, 44, 8
TEXT, TASK, WHY = 15, 15.5, 13.5
ICON, ASIDE = 30, 40
"""A picture beside a paragraph, and how far that keeps away."""


@dataclass(frozen=True)
class Told:
    """The words of a card."""

    title: str
    text: str
    icons: tuple[str, ...] = ()
    task: str = ""
    why: str = ""
    """Only a few things can be chosen now."""
    count: str = ""
    """How far the tutorial is."""
    onward: str = ""
    """What the button says that goes on; none where something has to be done first."""

    @property
    def paragraphs(self) -> list[str]:
        return self.text.splitlines()

    def widths(self, kit: Kit) -> list[int]:
        """What it may be wide; at least as much as title and button need."""
        head = kit.type.width(self.title, "title", 19) + kit.type.width(self.count, "text", 13)
        foot = kit.type.width(self.onward, "strong", 15)
        least = max(head + kit.u(2 * PAD + 86), foot + kit.u(110))
        return [max(least, kit.u(width)) for width in ((WIDE, *WIDTHS) if self.icons else WIDTHS)]

    def high(self, kit: Kit, width: int) -> int:
        foot = kit.u(FOOT) if self.onward else 0
        return kit.u(HEAD) + sum(box.h for box in self.boxes(kit, Rect(0, 0, width, 0))) + kit.u(14) + foot

    def boxes(self, kit: Kit, rect: Rect) -> list[Rect]:
        """Those of the paragraphs, of the task and of its reason, each with its room below."""
        u = kit.u
        room = rect.w - 2 * u(PAD)
        words = room - (u(ASIDE) if self.icons else 0)
        least = u(ICON) if self.icons else 0
        heights = [max(kit.text_height(text, "text", TEXT, words), least) + u(5) for text in self.paragraphs]
        if self.task:
            heights.append(kit.text_height(self.task, "strong", TASK, room - u(40)) + u(12 + GAP))
        if self.why:
            heights.append(kit.text_height(self.why, "italic", WHY, room) + u(2))
        made, y = [], rect.y + u(HEAD)
        for high in heights:
            made.append(Rect(rect.x + u(PAD), y, room, high))
            y += high
        return made


class TutorialCard(Widget):
    sheet = True

    def __init__(
        self, rect: Rect, kit: Kit, told: Told, go_on: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(rect, "tutorial")
        self.kit, self.told, self._go_on, self._leave = kit, told, go_on, leave

    def paint(self, surface: Surface, kit: Kit) -> None:
        """By its own kit: where room is scarce it is smaller than the table."""
        kit, told, rect = self.kit, self.told, self.rect
        u = kit.u
        kit.panel(surface, rect, mix(PARCHMENT, WHITE, 0.5))
        cross = self._cross()
        kit.icon(surface, "help", u(26), (rect.x + u(PAD + 12), cross.centery))
        left, count = rect.x + u(PAD + 32), kit.type.width(told.count, "text", 13) + u(6)
        title = Rect(left, rect.y + u(6), cross.x - u(6) - count - left, u(34))
        kit.line(surface, told.title, "title", 19, title)
        kit.line(surface, told.count, "text", 13, Rect(title.right, title.y, count, title.h), FADED, "right")
        kit.icon(surface, "cross", cross.w - u(8), cross.center)
        boxes = told.boxes(kit, rect)
        for n, text in enumerate(told.paragraphs):
            self._paint_row(surface, text, told.icons[n] if told.icons else "", boxes.pop(0))
        if told.task:
            self._paint_task(surface, boxes.pop(0))
        if told.why:
            kit.lines(surface, told.why, "italic", WHY, boxes.pop(0), FADED)
        if told.onward:
            kit.button(surface, self._next(), told.onward, key="Enter", strong=True, size=15)

    def _paint_row(self, surface: Surface, text: str, icon: str, box: Rect) -> None:
        kit, side = self.kit, self.kit.u(ICON)
        if icon:
            kit.icon(surface, icon, side, (box.x + side // 2, box.y + side // 2))
            words = box.w - kit.u(ASIDE)
            down = max(0, (side - kit.text_height(text, "text", TEXT, words)) // 2)
            box = Rect(box.right - words, box.y + down, words, box.h - down)
        kit.lines(surface, text, "text", TEXT, box)

    def _paint_task(self, surface: Surface, box: Rect) -> None:
        kit, u = self.kit, self.kit.u
        box = Rect(box.x, box.y + u(2), box.w, box.h - u(GAP))
        kit.box(surface, box, mix(CREAM, CORAL, 0.12), CORAL_DARK, 1.2, 8)
        x, y = box.x + u(11), box.centery
        pygame.draw.polygon(surface, CORAL_DARK, [(x, y - u(6)), (x + u(9), y), (x, y + u(6))])
        words = Rect(box.x + u(30), box.y + u(5), box.w - u(40), box.h - u(8))
        kit.lines(surface, self.told.task, "strong", TASK, words, BRASS_DARK)

    def _cross(self) -> Rect:
        u = self.kit.u
        return Rect(self.rect.right - u(PAD - 4) - u(26), self.rect.y + u(10), u(26), u(26))

    def _next(self) -> Rect:
        u = self.kit.u
        w = self.kit.type.width(self.told.onward, "strong", 15) + u(92)
        return Rect(self.rect.right - u(PAD) - w, self.rect.bottom - u(FOOT), w, u(34))

    def spots(self) -> list[Spot]:
        made = [Spot("leave tutorial", self._cross(), self._leave, self._tip)]
        if self.told.onward:
            made.append(Spot("go on", self._next(), self._go_on, lit=True))
        return made

    def _tip(self) -> Tip:
        say = self.kit.say
        return Tip(title=say("tutorial.leave"), lines=(say("tutorial.leave-text"),), icon="cross")
