"""Fishermen on the table."""

from game.ui.island.modules.fishermen.layer import FishLayer

__all__ = ["FishLayer"]
