"""Fishermen: a lake instead of the desert, fishing grounds off the coast, and what fish can buy."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.fishermen import boot, catch, market, waters  # noqa: F401
from game.rules.island.modules.fishermen.layer import fishers

__all__ = ["fishers"]
