"""Traders & Barbarians: wagons carry goods between trade hexes, past tolls and barbarians."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.traders import barbarians, cards, land, plazas, wagons  # noqa: F401
from game.rules.island.modules.traders.layer import traders

__all__ = ["traders"]
