"""Caravans on the table."""

from game.ui.island.modules.caravans.layer import CaravansLayer

__all__ = ["CaravansLayer"]
