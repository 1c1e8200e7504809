"""Shells on the screen."""

from game.ui.shells.screens import SCREENS

__all__ = ["SCREENS"]
