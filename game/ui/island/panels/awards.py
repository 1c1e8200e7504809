"""The special cards that pass from hand to hand: who holds each, and with how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.rules.island.card_text import describe
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, CREAM, INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import disc
from game.ui.table.preview import signed
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable


class AwardIcon(IslandPanel):
    def __init__(self, rect: Rect, award: str, holders: Sequence[int], table: IslandTable) -> None:
        super().__init__(rect, f"award {award}", table)
        self.award, self.holders = award, holders

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, rect = self.table, kit.u, self.rect
        held = bool(self.holders)
        kit.box(surface, rect, CREAM if held else mix(PARCHMENT, PARCHMENT_DARK, 0.5), BRASS, 1.2, 7)
        side = min(rect.w - u(6), rect.h - u(24))
        icon = kit.art.picture(f"icons/{self.award}", side)
        if not held:
            icon = icon.copy()
            icon.set_alpha(120)
        surface.blit(icon, icon.get_rect(midtop=(rect.centerx, rect.y + u(3))))
        points = t.book.awards[self.award].points
        at = (rect.right - u(7), rect.y + u(7))
        disc(surface, kit, signed(points), at, u(9), INK if points > 0 else CORAL)
        step = min(u(18), (rect.w - u(18)) // max(1, len(self.holders) - 1))
        for n, holder in enumerate(self.holders):
            x = rect.centerx + round((n - (len(self.holders) - 1) / 2) * step)
            kit.emblem(surface, t.board.liveries[holder], (x, rect.bottom - u(11)), u(9))

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, tip=self._tip)]

    def _tip(self) -> Tip:
        t = self.table
        entry = t.book.awards[self.award]
        names = [t.voice.player(holder) for holder in self.holders]
        holder = t.voice.words.listed(names) if names else t.kit.say("award.nobody")
        lines = (*describe(t.session.library, t.kit.say.lang, entry), t.kit.say("award.holder", who=holder))
        title = t.voice.words.name("awards", self.award)
        return Tip(title=title, lines=lines, icon=self.award, page=f"awards/{self.award}")
