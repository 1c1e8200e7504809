"""Traders & Barbarians on the table."""

from game.ui.island.modules.traders.layer import TradersLayer

__all__ = ["TradersLayer"]
