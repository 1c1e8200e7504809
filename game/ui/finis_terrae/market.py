"""Today's prices: what spice costs and brings, and what may still be traded where the ship lies."""

from __future__ import annotations

from pygame import Surface

from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit


class Market(TerraePanel):
    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
