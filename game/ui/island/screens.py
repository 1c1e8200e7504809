"""What the Island adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.content import Entry, Library
from game.engine.game import SetupError
from game.engine.match import Match
from game.engine.words import Words
from game.rules.island.card_text import describe
from game.rules.island.modules import SCENARIOS
from game.ui.figures import Figures
from game.ui.fortune import Fortune
from game.ui.games import Plates, Screens, Thing
from game.ui.island.figures import figures
from game.ui.island.handbook import handbook
from game.ui.island.icons import CATEGORIES, MODULES, PIECES, card_icon
from game.ui.island.luck import TALLY_HEIGHT, Luck, fortune, luck, paint_luck, paint_rolls, paint_tally, tally
from game.ui.island.modules import LAYERS
from game.ui.island.plates import IslandPlates
from game.ui.island.setup.choices import DRAWN, set_up
from game.ui.island.table import IslandTable
from game.ui.island.tutorial import IslandMatch, TaughtIsland, learn
from game.ui.kit import Kit
from game.ui.scenes.draft import Draft, Trouble
from game.ui.scenes.handbook import Handbook
from game.ui.scenes.sheet import Flow
from game.ui.session import Session
from game.ui.table.table import Table
from game.ui.widgets import Widget
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.catalogue import Catalogue
    from game.ui.scenes.new_game import NewGameScene


PAGES = {"": "play/turn"}
"""Almost everything on the table names its leaf itself."""


class IslandScreens(Screens):
    pages = PAGES
    categories = CATEGORIES | {name: icon for _, layer in LAYERS for name, icon in layer.categories.items()}
    modules = MODULES
    scenarios = tuple(SCENARIOS)
    layers = LAYERS
    drawn = DRAWN

    def table(self, app: App, session: Session) -> Table:
        return IslandMatch(app, session)

    def taught(self, app: App, session: Session) -> Table:
        return TaughtIsland(app, session)

    def learn(self, app: App) -> str:
        return learn(app)

    def handbook(self, library: Library, modules: Sequence[str], say: Wording) -> Handbook:
        return handbook(library, modules, say)

    def plates(self, library: Library) -> Plates:
        return IslandPlates(library)

    def describe(self, library: Library, lang: str, entry: Entry) -> list[str]:
        return describe(library, lang, entry)

    def figures(self, library: Library, say: Wording) -> Figures:
        return figures(library, say.lang)

    def set_up(self, scene: NewGameScene, flow: Flow) -> list[Widget]:
        return set_up(scene, flow)

    def trouble(self, draft: Draft, shelf: Catalogue) -> Trouble | None:
        """What only shows when the rules are put together, such as a map that a scenario can't use."""
        try:
            if shelf.library:
                draft.rules.make_book(shelf.library, draft.setup(0))
        except SetupError as error:
            return Trouble("new-game.trouble-setup", {"why": error})
        return None

    # The score

    def thing(self, table: Table, category: str, what: str) -> Thing | None:
        t = cast(IslandTable, table)
        own = next((thing for layer in t.layers if (thing := layer.thing(category, what))), None)
        if own:
            return own
        if category == "buildings":
            return Thing(PIECES[what], t.voice.words.name("pieces", what))
        if category == "awards":
            return Thing(what, t.voice.words.name("awards", what))
        card = t.book.cards[t.book.card[what]]
        return Thing(card_icon(card), t.voice.words.name("cards", what))

    def luck(self, match: Match) -> Sequence[object] | None:
        return luck(match)

    luck_head = 116

    def paint_luck_head(self, surface: Surface, kit: Kit, luck: Sequence[object], room: Rect) -> None:
        paint_rolls(surface, kit, cast(Luck, luck[0]).rolls, room)

    def paint_luck(self, surface: Surface, kit: Kit, table: Table, luck: object, room: Rect) -> None:
        paint_luck(surface, kit, cast(IslandTable, table).book.resources, cast(Luck, luck), room)

    tally_height = TALLY_HEIGHT

    def tally(self, match: Match) -> Mapping[str, int]:
        return tally(match)

    def fortune(self, say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
        return fortune(say, words, tally)

    def paint_tally(self, surface: Surface, kit: Kit, tally: Mapping[str, int], room: Rect) -> None:
        paint_tally(surface, kit, tally, room)


SCREENS = IslandScreens()
