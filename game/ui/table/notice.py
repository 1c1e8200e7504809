"""What takes something from a person at the table: shown large, and kept there until somebody has seen it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import CORAL, FADED, INK, LOSS, PARCHMENT, mix
from game.ui.spots import Spot
from game.ui.table.beat import Beat, Loss, Told
from game.ui.table.callout import beside, chips, heading, places, portrait
from game.ui.table.panel import TablePanel, glow
from game.ui.table.preview import signed

if TYPE_CHECKING:
    from game.ui.table.table import Table

WIDTH, SIDE, PAD, BUTTON, ROW = 480, 132, 20, 40, 46


class Notice(TablePanel):
    SEEN = "seen"

    def __init__(self, table: Table, beat: Beat, told: Told, waits: bool) -> None:
        super().__init__(Rect(0, 0, 0, 0), "notice", table)
        self.beat, self.told, self.waits = beat, told, waits
        lost = {loss.seat for loss in told.losses}
        self.others = tuple(change for change in told.changes if change[0] not in lost)
        """What it did to everybody else."""
        u = table.kit.u
        self.picture = portrait(table, beat, u(SIDE))
        w = min(u(WIDTH), table.stage.rect.w)
        self.left = u(PAD) + (u(SIDE + 14) if self.picture else 0)
        self.room = w - self.left - u(PAD)
        h = 2 * u(PAD) + max(u(SIDE) if self.picture else 0, self._high())
        h += u(BUTTON + 12) if waits else 0
        self.rect = beside(table, places(table, beat), beat.seat, (w, h))

    def _high(self) -> int:
        kit, told = self.table.kit, self.told
        high = kit.u(30) + kit.text_height(told.text, "text", 16, self.room) + kit.u(8)
        high += sum(self._row(loss) for loss in told.losses)
        return high + (kit.u(34) if self.others else 0) + self._why()

    def _why(self) -> int:
        kit = self.table.kit
        return kit.text_height(self.told.why, "italic", 14, self.room) + kit.u(4) if self.told.why else 0

    def _row(self, loss: Loss) -> int:
        kit = self.table.kit
        lines = "\n".join(self._lines(loss))
        room = self.room - kit.u(70)
        return max(kit.u(ROW), kit.u(24) + kit.text_height(lines, "strong", 14.5, room) + kit.u(4))

    def _lines(self, loss: Loss) -> list[str]:
        lines = list(loss.lines)
        if loss.points:
            lost = self.table.kit.say("beats.points-lost", n=loss.points)
            lines.append(f"{lost} ({', '.join(loss.of)})" if loss.of else lost)
        return lines

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, rect, told = self.table, kit.u, self.rect, self.told
        seat = self.beat.seat
        livery = t.liveries[seat] if seat >= 0 else None
        kit.panel(surface, rect, mix(PARCHMENT, livery.light, 0.22) if livery else PARCHMENT)
        pygame.draw.rect(surface, CORAL, rect, u(5), border_radius=u(11))
        if self.picture:
            middle = (rect.x + u(PAD) + u(SIDE) // 2, rect.y + u(PAD) + u(SIDE) // 2)
            surface.blit(self.picture, self.picture.get_rect(center=middle))
        x, y = rect.x + self.left, rect.y + u(PAD) - u(4)
        if livery:
            kit.emblem(surface, livery, (x + u(12), y + u(13)), u(12))
        indent = u(31) if livery else 0
        head = Rect(x + indent, y, self.room - indent, u(26))
        kit.line(surface, heading(t, self.beat, told), "title", 20, head, INK)
        y = kit.lines(surface, told.text, "text", 16, Rect(x, y + u(30), self.room, rect.h), INK) + u(8)
        for loss in told.losses:
            y = self._paint_loss(surface, kit, loss, x, y)
        if self.others:
            chips(surface, t, self.others, Rect(x, y + u(2), self.room, u(26)))
            y += u(34)
        if told.why:
            kit.lines(surface, told.why, "italic", 14, Rect(x, y, self.room, rect.h), FADED)
        if self.waits:
            button = self._button()
            kit.button(
                surface, button, kit.say("beats.seen"), icon="check", key="Enter", strong=True, size=16
            )
            glow(surface, button, kit, u(9))

    def _paint_loss(self, surface: Surface, kit: Kit, loss: Loss, x: int, y: int) -> int:
        """Who has lost what."""
        u, t = kit.u, self.table
        high = self._row(loss)
        band = Rect(x - u(4), y, self.room + u(8), high - u(4))
        kit.box(surface, band, mix(PARCHMENT, CORAL, 0.16), CORAL, 1.2, 8)
        figure = Rect(band.right - u(66), band.y, u(58), band.h)
        if loss.points:
            kit.line(surface, signed(-loss.points), "title", 28, figure, LOSS, "right")
        kit.emblem(surface, t.liveries[loss.seat], (band.x + u(14), band.y + u(13)), u(10))
        name = Rect(band.x + u(30), band.y + u(2), self.room - u(100), u(22))
        kit.line(surface, t.names[loss.seat], "name", 16, name, INK)
        words = Rect(band.x + u(8), band.y + u(24), self.room - u(70), band.h)
        kit.lines(surface, "\n".join(self._lines(loss)), "strong", 14.5, words, LOSS)
        return y + high

    def _button(self) -> Rect:
        u = self.table.kit.u
        button = Rect(0, 0, min(self.rect.w - u(40), u(230)), u(BUTTON))
        button.midbottom = (self.rect.centerx, self.rect.bottom - u(PAD) + u(4))
        return button

    def spots(self) -> list[Spot]:
        return [Spot(self.SEEN, self.rect, self._seen, lit=self.waits)]

    def _seen(self) -> None:
        self.table.beats.go_on()
