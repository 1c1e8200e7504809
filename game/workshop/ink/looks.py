"""What somebody looks like: skin, age and mood, hair and beard, hat and clothes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.workshop.ink.hues import BROWN_HAIR, FAIR, WHITE, WOOD_DARK


@dataclass(frozen=True)
class Look:
    skin: str = FAIR
    jaw: str = "oval"
    """oval, square, round, long or heart."""
    mood: str = "calm"
    hair: str = "short"
    hair_colour: str = BROWN_HAIR
    beard: str = ""
    beard_colour: str = ""
    """Of the hair unless told."""
    eyes: str = "#4a3524"
    brow: float = 1.0
    """How thick the brows are."""
    nose: str = "plain"
    """plain, big, small, hooked or broad."""
    age: int = 0
    """0 to 3: how many lines the years have drawn."""
    lips: str = ""
    lashes: bool = False
    glasses: str = ""
    """round, half, monocle, loupe or patch."""
    earring: bool = False
    hat: str = ""
    hat_colour: str = "#7a5a38"
    hat_band: str = "#2f2a26"
    dress: str = "shirt"
    """shirt, vest, coat, uniform, gown, robe or smock."""
    cloth: str = "#7d8a96"
    under: str = WHITE
    """What shows at the neck."""
    legs: str = "#6b5a46"
    boots: str = WOOD_DARK
    apron: str = ""
    belt: str = ""
    sash: str = ""

    def __call__(self, **changed: Any) -> Look:
        """The same one with something changed."""
        return replace(self, **changed)
