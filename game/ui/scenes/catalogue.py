"""What of a game's content the set-up screen shows, installed packs included."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine.content import ContentError, Library
from game.engine.game import SetupError
from game.engine.words import Words

if TYPE_CHECKING:
    from game.ui.games import Screens


class Difficulty(NamedTuple):
    """One way to make an opponent harder or easier."""

    name: str
    values: tuple[str, ...]
    usual: str
    """As the level has it."""


class Catalogue:
    def __init__(self, game: str, screens: Screens) -> None:
        from game.tools.common import open_game, packs_to_play_with

        self.screens = screens
        self.trouble = ""
        self.modules: list[str] = []
        """Those that will be played with; what belongs to others is not shown."""
        self.library: Library | None = None
        try:
            packs, _ = packs_to_play_with(game, ())
            self.library = open_game(game, packs)[1]
        except (ContentError, SetupError, OSError) as error:
            self.trouble = str(error)

    @property
    def sets(self) -> list[str]:
        """Sets of cards to choose from."""
        return []

    @property
    def cards(self) -> list[str]:
        """Cards that can be picked one by one."""
        return []

    def wanted(self, seats: int) -> int:
        """How many cards are in play."""
        return 0

    def levels(self, rival: str) -> list[str]:
        """What the script of an opponent knows as levels."""
        entries = self.library.entries.get(rival, {}) if self.library else {}
        return [id_ for id_, entry in entries.items() if getattr(entry, "level", None) is not None]

    def difficulty(self, rival: str, level: str) -> list[Difficulty]:
        """What a level is made of, as far as it matters with the modules."""
        return []

    def told(self, kind: str, id_: str, lang: str) -> tuple[str, ...]:
        """The text of any entry."""
        if self.library is None:
            return ()
        return tuple(self.screens.describe(self.library, lang, self.library.entries[kind][id_]))

    def name(self, kind: str, id_: str, lang: str) -> str:
        return Words(lang, self.library.texts[lang]).name(kind, id_) if self.library else id_
