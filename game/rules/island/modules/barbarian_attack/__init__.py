"""Barbarian attack: ships land on the coast, and knights march out to drive the barbarians away."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.barbarian_attack import battles, cards, invasion, knights, land  # noqa: F401
from game.rules.island.modules.barbarian_attack.layer import raiders

__all__ = ["raiders"]
