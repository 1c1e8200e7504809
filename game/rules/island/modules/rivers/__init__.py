"""Rivers: land along two rivers that pays coins, bridges over them, and who is richest and poorest."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.rivers import bridges, land, wealth  # noqa: F401
from game.rules.island.modules.rivers.layer import riverside

__all__ = ["riverside"]
