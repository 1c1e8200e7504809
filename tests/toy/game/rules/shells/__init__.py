"""Shells: a small game of taking shells off a shore, with pearls in some of them. It shows how a game is
built."""

from game.rules.shells.game import GAME

__all__ = ["GAME"]
