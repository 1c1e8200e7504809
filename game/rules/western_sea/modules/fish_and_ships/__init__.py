"""Fish and Ships: blue dice and fish, a harbour that raises the sea, and ships that sail it."""

# Importing the rooms registers their steps in the layer.
from game.rules.western_sea.modules.fish_and_ships import begin, raising, sailing, shore, treasure, vocabulary  # noqa: F401
from game.rules.western_sea.modules.fish_and_ships.layer import fish

__all__ = ["fish"]
