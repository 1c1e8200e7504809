"""What everybody would score by category if the game ended now; a click or a key shows it line by line."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.rules.finis_terrae.content import CATEGORIES
from game.rules.finis_terrae.scoring import score_lines
from game.ui.finis_terrae.icons import CATEGORIES as ICONS
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, FADED, GOLD, INK, LOSS, PARCHMENT_DARK
from game.ui.scenes.points import signed
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.typeset import Face

TOTAL = "total"


class ScorePreview(TerraePanel):
    def points(self) -> dict[str, list[int]]:
        """By category, then by seat."""
        found: dict[str, list[int]] = {name: [0] * self.table.session.seats for name in CATEGORIES}
        for line in score_lines(self.table.book, self.table.state):
            found[line.category][line.seat] += line.points
        return found

    def _columns(self) -> list[Rect]:
        u, n = self.table.kit.u, self.table.session.seats
        w = u(32 if self.rect.w >= u(250) else 27)
        left = self.rect.right - u(9) - n * w
        return [Rect(left + k * w, self.rect.y, w, self.rect.h) for k in range(n)]

    def _rows(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        top = self.rect.y + u(33)
        names = [*CATEGORIES, TOTAL]
        h = (self.rect.bottom - u(7) - top) // len(names)
        box = Rect(self.rect.x + u(9), top, self.rect.w - u(18), h)
        return [(name, box.move(0, n * h)) for n, name in enumerate(names)]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        kit.panel(surface, self.rect)
        points, columns = self.points(), self._columns()
        title = Rect(self.rect.x + u(12), self.rect.y + u(6), columns[0].x - self.rect.x - u(16), u(26))
        kit.line(surface, kit.say("forecast.now"), "title", 15, title)
        points[TOTAL] = [sum(row[seat] for row in points.values()) for seat in range(t.session.seats)]
        best = max(points[TOTAL])
        for seat, column in enumerate(columns):
            kit.emblem(surface, t.liveries[seat], (column.centerx, title.centery), u(9))
        pygame.draw.line(
            surface, BRASS, (self.rect.x + u(9), title.bottom), (self.rect.right - u(9), title.bottom), 1
        )
        for n, (name, row) in enumerate(self._rows()):
            if n % 2:
                pygame.draw.rect(surface, PARCHMENT_DARK, row, border_radius=u(4))
            last = name == TOTAL
            icon = "score" if last else ICONS[name]
            kit.icon(surface, icon, min(u(19), row.h - u(1)), (row.x + u(11), row.centery))
            words = Rect(row.x + u(24), row.y, columns[0].x - row.x - u(26), row.h)
            label = kit.say("forecast.total") if last else t.voice.teller.say(f"category.{name}")
            kit.line(surface, label, "strong" if last else "text", 13, words, INK if last else FADED)
            for seat, column in enumerate(columns):
                value = points[name][seat]
                ink = LOSS if value < 0 else INK if value else FADED
                ink = GOLD if last and value == best else ink
                box = Rect(column.x, row.y, column.w, row.h)
                face: Face = "strong" if value or last else "text"
                kit.line(surface, signed(value), face, 14.5 if last else 13.5, box, ink, "centre")

    def spots(self) -> list[Spot]:
        return [Spot("score-preview", self.rect, self.table.forecast, self.tip)]

    def tip(self) -> Tip:
        say, note = self.table.kit.say, self.table.kit.how("forecast.key")
        return Tip(title=say("forecast.title"), lines=(say("forecast.text"),), note=note, icon="score")
