"""The four holds of the vessel that matters now, as its cargo deck; and what is safe ashore."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.rules.finis_terrae.state import HOLDS
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CREAM, PARCHMENT_DARK
from game.ui.spots import Spot
from game.ui.table.panel import glow
from game.ui.tips import Tip


class Holds(TerraePanel):
    def boxes(self) -> list[tuple[int, Rect]]:
        """Each hold by its number among those of all vessels."""
        u, first = self.table.kit.u, self.table.shown_vessel * HOLDS
        gap = u(6)
        w = (self.rect.w - gap * (HOLDS - 1)) // HOLDS
        top = self.rect.y + u(30)
        return [
            (first + n, Rect(self.rect.x + n * (w + gap), top, w, self.rect.bottom - top))
            for n in range(HOLDS)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        vessel = t.shown_vessel
        name = t.voice.vessel(vessel)
        line = Rect(self.rect.x, self.rect.y, self.rect.w, u(26))
        kit.line(surface, name[:1].upper() + name[1:], "title", 18, line)
        for at, box in self.boxes():
            kind, n = t.state.holds[vessel][at % HOLDS]
            pygame.draw.rect(surface, CREAM if n else PARCHMENT_DARK, box, border_radius=u(8))
            pygame.draw.rect(surface, BRASS_DARK, box, max(1, u(1.2)), border_radius=u(8))
            if n:
                self.figure(surface, kit, t.book.goods[kind], str(n), (box.x + u(6), box.centery), 26)
            option = t.targets.at("hold", at)
            if option:
                glow(surface, box.inflate(-u(6), -u(6)), kit, u(8), t.proposed(option))

    def spots(self) -> list[Spot]:
        t, made = self.table, []
        for at, box in self.boxes():
            option = t.targets.at("hold", at)
            words = t.voice.hold(t.state, at)
            tip = partial(t.tells.choice, option, Tip(title=words[:1].upper() + words[1:]))
            act = t.chooser(option) if option else None
            made.append(Spot(f"hold {at}", box, act, tip, lit=bool(option)))
        return made
