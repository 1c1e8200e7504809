"""Barbarian attack on the table."""

from game.ui.island.modules.barbarian_attack.layer import RaidLayer

__all__ = ["RaidLayer"]
