"""A panel of the table of Finis Terrae."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.panel import TablePanel

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable


class TerraePanel(TablePanel):
    table: TerraeTable

    def __init__(self, rect: Rect, name: str, table: TerraeTable) -> None:
        super().__init__(rect, name, table)
