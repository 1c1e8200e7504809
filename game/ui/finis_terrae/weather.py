"""Today's weather, and what is left of the deck."""

from __future__ import annotations

from pygame import Surface

from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit


class Weather(TerraePanel):
    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
