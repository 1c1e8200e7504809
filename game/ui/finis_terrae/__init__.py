"""The table of Finis Terrae: its board view, its panels and its words."""

from game.ui.finis_terrae.screens import SCREENS

__all__ = ["SCREENS"]
