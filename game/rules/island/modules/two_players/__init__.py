"""Two players: two rolls a turn, neutral colours on the board, and trade tokens."""

# Importing the rooms registers their steps in the layer.
from game.rules.island.modules.two_players import neutrals, rolls, tokens  # noqa: F401
from game.rules.island.modules.two_players.layer import two

__all__ = ["two"]
