"""What the panels of the Island share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.table.panel import TablePanel

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable


class IslandPanel(TablePanel):
    table: IslandTable
