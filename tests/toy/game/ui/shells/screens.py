"""What Shells adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.content import Entry, Library
from game.rules.shells.voice import describe
from game.ui.figures import Figures
from game.ui.games import Screens
from game.ui.kit import Kit
from game.ui.scenes.handbook import Handbook
from game.ui.session import Session
from game.ui.shells.handbook import AWARDS, ShellsWriter, figures
from game.ui.shells.modules import LAYERS
from game.ui.shells.table import ShellsTable
from game.ui.table.layer import pictures
from game.ui.table.table import Table
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App


class ShellsScreens(Screens):
    categories = AWARDS
    modules = pictures(LAYERS)
    layers = LAYERS

    def table(self, app: App, session: Session) -> Table:
        return ShellsTable(app, session)

    def describe(self, library: Library, lang: str, entry: Entry) -> list[str]:
        return describe(library, lang, entry)

    def figures(self, library: Library, say: Wording) -> Figures:
        return figures(library)

    def handbook(self, library: Library, modules: Sequence[str], say: Wording) -> Handbook:
        return Handbook(tuple(ShellsWriter(library, modules, say).chapters()))

    def plates(self, library: Library) -> NoPlates:
        return NoPlates()


class NoPlates:
    """All its pictures are files."""

    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        return None


SCREENS = ShellsScreens()
