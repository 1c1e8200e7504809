"""A panel of the table of Western Sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.panel import TablePanel

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


class SeaPanel(TablePanel):
    table: SeaTable

    def __init__(self, rect: Rect, name: str, table: SeaTable) -> None:
        super().__init__(rect, name, table)
