"""What a module adds to the table of the Island beyond what it may add to any table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.layer import TableLayer

if TYPE_CHECKING:
    from game.ui.island.panels.tray import Tray
    from game.ui.island.table import IslandTable


class IslandLayer(TableLayer):
    table: IslandTable

    def seat_figures(self, seat: int) -> Sequence[tuple[str, int]]:
        """Pictures with a number on the card of a seat."""
        return ()

    def bank_figures(self) -> Sequence[tuple[str, int]]:
        """Pictures with a number beside the bank."""
        return ()

    def faces(self) -> Sequence[str]:
        """Cards that may be shown over the map."""
        return ()

    def awards(self) -> Sequence[tuple[str, int]]:
        """Special cards that one player holds: the picture, and who has it."""
        return ()

    def rolled_before(self) -> Sequence[int]:
        """Numbers of this turn that came before the latest."""
        return ()

    def tray(self, rect: Rect) -> Tray | None:
        """What lies in the place of the dice, if it is something else."""
        return None

    def worn_roads(self) -> int:
        """A mask of the damaged roads."""
        return 0
