"""The Island on the screen."""

from game.ui.island.screens import SCREENS

__all__ = ["SCREENS"]
