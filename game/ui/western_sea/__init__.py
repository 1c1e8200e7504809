"""The table of Western Sea: its map, panels and motion."""

from game.ui.western_sea.screens import SCREENS

__all__ = ["SCREENS"]
