"""Western Sea: the dice-bag game of exploring and settling."""

from game.rules.western_sea.game import GAME

__all__ = ["GAME"]
