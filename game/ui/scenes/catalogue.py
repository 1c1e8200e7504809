"""What of a game's content the set-up screen shows, installed packs included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.content import ContentError, Library
from game.engine.game import SetupError
from game.engine.words import Words

if TYPE_CHECKING:
    from game.ui.games import Screens


class Catalogue:
    def __init__(self, game: str, screens: Screens) -> None:
        from game.engine.opening import open_game, packs_to_play_with

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

    def told(self, kind: str, id_: str, lang: str) -> tuple[str, ...]:
        """The text of any entry."""
        if self.library is None:
            return ()
        return tuple(self.screens.describe(self.library, lang, self.library.entries[kind][id_]))

    def name(self, kind: str, id_: str, lang: str) -> str:
        return Words(lang, self.library.texts[lang]).name(kind, id_) if self.library else id_
