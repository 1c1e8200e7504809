"""The weather over the chart: sunshine, rain, a storm; light enough to be drawn in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.stage import Stage

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable


class Sky:
    def __init__(self, table: TerraeTable) -> None:
        self.table = table

    def draw(self, stage: Stage, now: float, calm: bool) -> None:
        """What the weather of today looks like."""
