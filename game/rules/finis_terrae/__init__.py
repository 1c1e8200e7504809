"""Finis Terrae: the game of charting, sailing, trading and piracy around the Isle of Winds."""

from game.rules.finis_terrae.game import GAME

__all__ = ["GAME"]
