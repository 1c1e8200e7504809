"""The score as it stands, line by line, over the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.finis_terrae.card_text import describe
from game.rules.finis_terrae.content import CATEGORIES, AwardEntry
from game.rules.finis_terrae.scoring import score_lines
from game.ui.finis_terrae.icons import AWARDS
from game.ui.finis_terrae.icons import CATEGORIES as ICONS
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, GOLD, INK, LOSS, PARCHMENT, mix
from game.ui.scenes.listing import shortened
from game.ui.scenes.points import signed
from game.ui.scenes.sheet import Overlay, TitledSheet
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.finis_terrae.table import TerraeTable

NAME = 124
"""Width of a player's column."""


class ForecastScene(Overlay):
    name = "forecast"
    least = (924, 714)
    default = "back"

    def __init__(self, app: App, table: TerraeTable) -> None:
        super().__init__(app)
        self.table = table
        self.lines = score_lines(table.book, table.state)

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        sheet = self.centred(area, 900, 690)
        title = TitledSheet(sheet, self.kit, say("forecast.title"), "score")
        inner = sheet.inflate(-2 * u(24), 0)
        foot = Rect(inner.x, sheet.bottom - u(18) - u(42), inner.w, u(42))
        body = Rect(inner.x, title.head.bottom + u(6), inner.w, foot.y - u(10) - title.head.bottom - u(6))
        note = Rect(foot.x + u(170), foot.y, foot.w - u(170), foot.h)
        high = self.kit.text_height(say("forecast.text"), "italic", 14, note.w)
        return [
            title,
            Lines(body, self),
            self.back_button(Rect(foot.x, foot.y, u(150), foot.h)),
            self.note(Rect(note.x, note.centery - high // 2, note.w, high), say("forecast.text")),
        ]

    def points(self, seat: int, category: str = "", what: str = "") -> int:
        """Of a seat in all, in a category, or for one line of the table."""
        return sum(
            line.points
            for line in self.lines
            if line.seat == seat and category in ("", line.category) and what in ("", line.what)
        )

    def key(self, key: Key) -> bool:
        if key.name == "p":
            self.back()
            return True
        return super().key(key)


class Lines(Widget):
    """Every line of the scoring table with what it gives each player now."""

    def __init__(self, rect: Rect, scene: ForecastScene) -> None:
        super().__init__(rect, "lines")
        self.scene = scene

    def rows(self) -> list[tuple[str, AwardEntry | None, Rect]]:
        """A category and below it its lines."""
        awards = self.scene.table.book.awards.values()
        plan: list[tuple[str, AwardEntry | None]] = []
        for category in CATEGORIES:
            plan.append((category, None))
            plan += [(category, award) for award in awards if award.category == category]
        head = self.scene.kit.u(40)
        h = (self.rect.h - head) // len(plan)
        box = Rect(self.rect.x, self.rect.y + head, self.rect.w, h)
        return [(category, award, box.move(0, n * h)) for n, (category, award) in enumerate(plan)]

    def _columns(self) -> list[Rect]:
        u, n = self.scene.kit.u, self.scene.table.session.seats
        left = self.rect.right - n * u(NAME)
        return [Rect(left + k * u(NAME), self.rect.y, u(NAME), u(40)) for k in range(n)]

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, scene, t = kit.u, self.scene, self.scene.table
        totals = [scene.points(seat) for seat in range(t.session.seats)]
        for seat, box in enumerate(self._columns()):
            ink = GOLD if totals[seat] == max(totals) else INK
            total = kit.type.picture(signed(totals[seat]), "title", 18, ink)
            left = box.centerx - (u(27) + total.get_width()) // 2
            kit.emblem(surface, t.liveries[seat], (left + u(10), box.y + u(11)), u(10))
            surface.blit(total, total.get_rect(midleft=(left + u(27), box.y + u(11))))
            name = Rect(box.x + u(3), box.y + u(22), box.w - u(6), u(17))
            known = shortened(kit, t.names[seat], "text", 12.5, round(name.w / 0.84))
            kit.line(surface, known, "text", 12.5, name, INK, "centre")
        pygame.draw.line(
            surface, BRASS, (self.rect.x, self.rect.y + u(39)), (self.rect.right, self.rect.y + u(39)), 1
        )
        for n, (category, award, row) in enumerate(self.rows()):
            self._row(surface, kit, n, category, award, row)

    def _row(
        self, surface: Surface, kit: Kit, n: int, category: str, award: AwardEntry | None, row: Rect
    ) -> None:
        u, scene, t = kit.u, self.scene, self.scene.table
        if award is None:
            pygame.draw.rect(surface, mix(PARCHMENT, BRASS, 0.22), row.inflate(0, -u(2)), border_radius=u(5))
        elif n % 2:
            pygame.draw.rect(surface, mix(PARCHMENT, CREAM, 0.6), row, border_radius=u(5))
        icon = AWARDS.get(award.id, "vp") if award else ICONS[category]
        indent = u(22) if award else 0
        kit.icon(surface, icon, min(u(22), row.h - u(3)), (row.x + indent + u(14), row.centery))
        words = Rect(row.x + indent + u(32), row.y, self._columns()[0].x - row.x - indent - u(36), row.h)
        if award:
            name = t.voice.words.name("awards", award.id)
            price = kit.say("forecast.each", n=signed(award.points))
            kit.line(surface, name, "text", 14.5, words)
            kit.line(surface, price, "text", 13, words, FADED, "right")
        else:
            kit.line(surface, t.voice.teller.say(f"category.{category}"), "name", 15.5, words)
        for seat, column in enumerate(self._columns()):
            value = scene.points(seat, category, award.id if award else "")
            ink = LOSS if value < 0 else INK if value else FADED
            text = signed(value) if value or not award else "\N{MIDDLE DOT}"
            face = "strong" if value else "text"
            box = Rect(column.x, row.y, column.w, row.h)
            kit.line(surface, text, face, 15, box, ink, "centre")  # type: ignore[arg-type]  # a literal either way

    def spots(self) -> list[Spot]:
        return [
            Spot(f"award {award.id}", row, tip=partial(self.tip, award))
            for _, award, row in self.rows()
            if award
        ]

    def tip(self, award: AwardEntry) -> Tip:
        t = self.scene.table
        return Tip(
            title=t.voice.words.name("awards", award.id),
            lines=tuple(describe(t.book.library, t.kit.say.lang, award)),
            icon=AWARDS.get(award.id, "vp"),
            page=f"awards/{award.id}",
        )
