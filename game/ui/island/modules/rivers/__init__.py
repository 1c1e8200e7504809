"""Rivers on the table."""

from game.ui.island.modules.rivers.layer import RiversLayer

__all__ = ["RiversLayer"]
