"""How a scenario gives and expects what the modules keep: `given: {emissaries: ...}` and the like."""

from __future__ import annotations

from typing import Any, Protocol

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer import DICEONEER
from game.rules.western_sea.state import SeaState
from tests.rules.western_sea.fish_words import FishWords
from tests.rules.western_sea.module_words import Advisors, Emissaries, Enclosures
from tests.rules.western_sea.solo_words import SoloWords


class PartWords(Protocol):
    """The words of one module."""

    def lay(self, b: SeaBook, s: SeaState, given: dict[str, Any]) -> None:
        """Change a new state's part to what is given; an unknown word is an error."""
        ...

    def look(self, b: SeaBook, s: SeaState, wanted: dict[str, Any]) -> None:
        """Raise Failed unless the part is as expected."""
        ...


PARTS: dict[str, PartWords] = {
    "emissaries": Emissaries(),
    "enclosures": Enclosures(),
    "advisors": Advisors(),
    "fish-and-ships": FishWords(),
    DICEONEER: SoloWords(),
}
"""By the name of the module."""
