"""The Diceoneer, the scripted opponent of a solo game: a layer that `diceoneer` among the seats switches on.

Its seat is never asked. What it does follows `content/western-sea/diceoneer.yaml`; what its script leaves
open is asked of the player against whom it plays.
"""

# Importing the rooms registers their steps in the layer.
from game.rules.western_sea.modules.diceoneer import (
    caption,
    check,
    deeds,
    goods,
    land,
    raid,
    rolling,
    start,
    turns,
    vocabulary,
    voice,
)
from game.rules.western_sea.modules.diceoneer.content import DiceoneerEntry
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER, layer
from game.rules.western_sea.modules.diceoneer.script import (
    OPTION_NAMES,
    check_setup,
    compile_script,
    option_values,
)

__all__ = [
    "DICEONEER",
    "OPTION_NAMES",
    "DiceoneerEntry",
    "caption",
    "check",
    "check_setup",
    "compile_script",
    "deeds",
    "goods",
    "land",
    "layer",
    "option_values",
    "raid",
    "rolling",
    "start",
    "turns",
    "vocabulary",
    "voice",
]
