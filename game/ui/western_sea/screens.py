"""What Western Sea adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.content import Entry, Library
from game.engine.game import LEVEL
from game.engine.match import Match
from game.engine.state import State
from game.engine.words import Words
from game.rules.western_sea.card_text import describe
from game.rules.western_sea.modules.diceoneer import OPTION_NAMES
from game.rules.western_sea.scoring import tie_breaks
from game.rules.western_sea.setup import TECH
from game.rules.western_sea.state import SeaState
from game.ui.figures import Figures
from game.ui.fortune import Fortune
from game.ui.games import Plates, Screens, Thing
from game.ui.kit import Kit
from game.ui.scenes.handbook import Handbook
from game.ui.scenes.sheet import Flow
from game.ui.session import Session
from game.ui.table.layer import pictures
from game.ui.table.table import Table
from game.ui.western_sea.figures import figures
from game.ui.western_sea.handbook import handbook
from game.ui.western_sea.luck import Luck, fortune, luck, paint_luck, tally
from game.ui.western_sea.map.plates import TilePlates
from game.ui.western_sea.map.sea_ground import emblematic
from game.ui.western_sea.modules import LAYERS
from game.ui.western_sea.options import card_icon
from game.ui.western_sea.setup import choices
from game.ui.western_sea.setup.levels import level_card
from game.ui.western_sea.setup.sets import SeaCatalogue, choose_set
from game.ui.western_sea.table import SeaTable
from game.ui.western_sea.tutorial import TaughtSea, learn
from game.ui.widgets import Widget
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.catalogue import Catalogue
    from game.ui.scenes.draft import Draft, Trouble
    from game.ui.scenes.new_game import NewGameScene


ICONS = {
    "vp": "vp",
    "tiles": "tile",
    "houses": "house",
    "technologies": "technology",
    "dice": "die",
    "emissaries": "embassy",
    "enclosures": "enclosure",
}


PAGES = {
    "": "play/turns",
    "bag": "play/roll",
    "spent": "play/roll",
    "choice spend": "play/symbols",
    "embassy": "modules/emissaries",
    "enclosure": "modules/enclosures",
    "pile": "actions/explore",
    "points": "play/end",
    "row": "actions/research",
    "seat": "play/score",
    "tent": "actions/settle",
}


class SeaScreens(Screens):
    categories = ICONS
    pages = PAGES
    modules = pictures(LAYERS)
    layers = LAYERS

    def table(self, app: App, session: Session) -> Table:
        return SeaTable(app, session)

    def taught(self, app: App, session: Session) -> Table:
        return TaughtSea(app, session)

    def learn(self, app: App) -> str:
        return learn(app)

    def handbook(self, library: Library, modules: Sequence[str], say: Wording) -> Handbook:
        return handbook(library, modules, say)

    def plates(self, library: Library) -> Plates:
        return TilePlates(library, [layer for _, layer in LAYERS])

    def describe(self, library: Library, lang: str, entry: Entry) -> list[str]:
        return describe(library, lang, entry)

    def figures(self, library: Library, say: Wording) -> Figures:
        return figures(library, say)

    def catalogue(self, game: str) -> Catalogue:
        return SeaCatalogue(game, self)

    # Setting up

    drawn = (TECH, LEVEL, *OPTION_NAMES)

    def set_up(self, scene: NewGameScene, flow: Flow) -> list[Widget]:
        return choose_set(scene, cast(SeaCatalogue, scene.shelf), flow)

    def rival_card(self, scene: NewGameScene, box: Rect) -> list[Widget]:
        return level_card(scene, box)

    def put_right(self, draft: Draft, shelf: Catalogue) -> None:
        choices.put_right(draft, cast(SeaCatalogue, shelf))

    def options(self, draft: Draft) -> dict[str, str]:
        return choices.options(draft)

    def unfit(self, draft: Draft) -> Mapping[str, str]:
        return choices.unfit(draft)

    def unseated(self, draft: Draft, seat: int) -> Mapping[str, str]:
        return choices.unseated(draft, seat)

    def trouble(self, draft: Draft, shelf: Catalogue) -> Trouble | None:
        return choices.trouble(draft, cast(SeaCatalogue, shelf))

    # The score

    def tie_breaks(self, state: State, seat: int) -> tuple[int, ...]:
        return tie_breaks(cast(SeaState, state), seat)

    def thing(self, table: Table, category: str, what: str) -> Thing | None:
        table = cast(SeaTable, table)
        thing = self._number(table, category, what)
        if thing is None and what not in table.book.card_kind:
            return None
        if thing is None:
            return Thing(card_icon(table, what), table.voice.card(what))
        if category == "tiles":
            icon = emblematic(table.kit, table.book.tiles[thing])
        else:
            icon = table.technology_icon(table.book.technologies[thing - len(table.book.tiles)])
        return Thing(icon, table.voice.thing(thing))

    def _number(self, table: SeaTable, category: str, what: str) -> int | None:
        """Of a tile or a technology among the things of the book."""
        return table.book.thing.get(what) if what and category in ("tiles", "technologies") else None

    def enlarge(self, table: Table, category: str, what: str) -> None:
        table = cast(SeaTable, table)
        thing = self._number(table, category, what)
        if thing is not None or what in table.book.card_kind:
            table.enlarge_card(what)

    def luck(self, match: Match) -> Sequence[object] | None:
        return luck(match)

    def paint_luck(self, surface: Surface, kit: Kit, table: Table, luck: object, room: Rect) -> None:
        paint_luck(surface, kit, cast(SeaTable, table).book, cast(Luck, luck), room)

    def tally(self, match: Match) -> Mapping[str, int]:
        return tally(match)

    def fortune(self, say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
        return fortune(say, words, tally)


SCREENS = SeaScreens()
