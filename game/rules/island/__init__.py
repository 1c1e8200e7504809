"""The Island: the classic game of roads, settlements and trade on nineteen hexes."""

from game.rules.island.game import GAME

__all__ = ["GAME"]
