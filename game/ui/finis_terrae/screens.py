"""What Finis Terrae adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from pygame import Rect, Surface

from game.engine.content import Entry, Library
from game.engine.match import Match
from game.engine.words import Words
from game.rules.finis_terrae.card_text import describe
from game.ui.figures import Figures
from game.ui.finis_terrae.box import days, ports_to_found, tiles_in_play
from game.ui.finis_terrae.figures import figures
from game.ui.finis_terrae.handbook import handbook
from game.ui.finis_terrae.icons import AWARDS, CATEGORIES
from game.ui.finis_terrae.luck import Luck, fortune, luck, paint_luck, tally
from game.ui.finis_terrae.plates import TilePlates
from game.ui.finis_terrae.table import TerraeTable
from game.ui.finis_terrae.tutorial import TaughtTerrae, learn
from game.ui.finis_terrae.vignette import vignette
from game.ui.fortune import Fortune
from game.ui.games import Plates, Screens, Thing
from game.ui.kit import Kit
from game.ui.scenes.handbook import Handbook
from game.ui.scenes.sheet import Flow, split
from game.ui.session import Session
from game.ui.table.table import Table
from game.ui.widgets import Text, Widget
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.new_game import NewGameScene


CARDS = ("sunny", "rain", "storm", "finis-terrae")


PAGES = {
    "": "play/day",
    "deck": "play/holds",
    "die": "play/weather",
    "pile": "play/mapping",
    "score-preview": "play/score",
    "seat": "play/score",
    "ship": "play/moving",
}


class TerraeScreens(Screens):
    pages = PAGES
    categories = CATEGORIES

    def table(self, app: App, session: Session) -> Table:
        return TerraeTable(app, session)

    def taught(self, app: App, session: Session) -> Table:
        return TaughtTerrae(app, session)

    def learn(self, app: App) -> str:
        return learn(app)

    def handbook(self, library: Library, modules: Sequence[str], say: Wording) -> Handbook:
        return handbook(library, modules, say)

    def plates(self, library: Library) -> Plates:
        return TilePlates(library)

    def describe(self, library: Library, lang: str, entry: Entry) -> list[str]:
        return describe(library, lang, entry)

    def figures(self, library: Library, say: Wording) -> Figures:
        return figures(library)

    def set_up(self, scene: NewGameScene, flow: Flow) -> list[Widget]:
        """There is nothing to choose: a view of the sea, what it is about, and what is in the box."""
        kit, u = scene.kit, scene.kit.u
        about = kit.say("game.about")
        views = [f"weather/{id_}" for id_ in CARDS]
        view = Views(flow.take(u(86), u(14)), views)
        high = kit.text_height(about, "text", 16, flow.box.w)
        words = Text(flow.take(high, u(12)), about, "text", 16)
        library = scene.shelf.library
        if library is None:
            return [view, words]
        facts = Facts(flow.take(u(4 * 36), u(16)), _facts(kit, library, scene.draft.count))
        return [view, words, facts]

    def rows(self, table: Table) -> Sequence[tuple[str, str]]:
        awards = cast(TerraeTable, table).book.awards
        return [(award.category, id_) for id_, award in awards.items()]

    def thing(self, table: Table, category: str, what: str) -> Thing | None:
        name = cast(TerraeTable, table).voice.words.name("awards", what)
        return Thing(AWARDS.get(what, "vp"), name)

    def luck(self, match: Match) -> Sequence[object] | None:
        return luck(match)

    def paint_luck(self, surface: Surface, kit: Kit, table: Table, luck: object, room: Rect) -> None:
        paint_luck(surface, kit, cast(Luck, luck), room)

    def tally(self, match: Match) -> Mapping[str, int]:
        return tally(match)

    def fortune(self, say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
        return fortune(say, words, tally)


def _facts(kit: Kit, library: Library, seats: int) -> list[tuple[str, str]]:
    """Pictures with a few words, read off the content."""
    low, high = days(library)
    return [
        ("mapping", kit.say("new-game.terrae.tiles", n=tiles_in_play(library, seats))),
        ("weather", kit.say("new-game.terrae.days", low=low, high=high)),
        ("port", kit.say("new-game.terrae.ports", n=ports_to_found(library))),
        ("pirate", kit.say("new-game.terrae.pirates")),
    ]


class Views(Widget):
    """Framed pictures side by side."""

    def __init__(self, rect: Rect, pictures: Sequence[str]) -> None:
        super().__init__(rect, "views")
        self.pictures = pictures

    def paint(self, surface: Surface, kit: Kit) -> None:
        for box, picture in zip(split(self.rect, len(self.pictures), kit.u(8)), self.pictures, strict=True):
            surface.blit(vignette(kit, picture, box.size), box)


class Facts(Widget):
    """Pictures with a few words beside each."""

    def __init__(self, rect: Rect, facts: Sequence[tuple[str, str]]) -> None:
        super().__init__(rect, "facts")
        self.facts = facts

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        step = self.rect.h // max(1, len(self.facts))
        for n, (icon, text) in enumerate(self.facts):
            row = Rect(self.rect.x, self.rect.y + n * step, self.rect.w, step)
            kit.icon(surface, icon, u(30), (row.x + u(16), row.centery))
            kit.line(surface, text, "text", 16, Rect(row.x + u(44), row.y, row.w - u(44), row.h))


SCREENS = TerraeScreens()
