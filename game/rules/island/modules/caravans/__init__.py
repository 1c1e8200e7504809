"""Caravans: camels set out from an oasis; after a turn with building a vote says where the next one goes."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.caravans import camels, oasis, vote  # noqa: F401
from game.rules.island.modules.caravans.layer import nomads

__all__ = ["nomads"]
