"""What everybody would score by category if the game ended now."""

from __future__ import annotations

from pygame import Surface

from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit


class ScorePreview(TerraePanel):
    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
