"""What a game adds to the screens that all games share. A game's own is loaded when it is first asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.engine.content import Entry, Library
from game.engine.match import Match
from game.engine.state import State
from game.rules.catalogue import PACKAGES

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.figures import Figures
    from game.ui.kit import Kit
    from game.ui.scenes.catalogue import Catalogue
    from game.ui.scenes.new_game import NewGameScene
    from game.ui.scenes.sheet import Flow
    from game.ui.session import Session
    from game.ui.table.layer import Layers
    from game.ui.table.table import Table
    from game.ui.widgets import Widget
    from game.ui.wording import Wording


class Thing(NamedTuple):
    """Something that scores, in a row of the score."""

    icon: str
    name: str


class Screens(ABC):
    """To be filled in by each game."""

    categories: Mapping[str, str] = {}
    """The ways to score in their order, each with its picture."""
    modules: Mapping[str, str] = {}
    """Pictures of modules."""
    layers: Layers = ()
    """What modules and rivals add to the table, in the order in which they lie on it."""

    @abstractmethod
    def table(self, app: App, session: Session) -> Table: ...

    @abstractmethod
    def describe(self, library: Library, lang: str, entry: Entry) -> list[str]:
        """The generated text of an entry."""

    @abstractmethod
    def figures(self, library: Library, say: Wording) -> Figures:
        """The figures that pages for players name."""

    @abstractmethod
    def learn(self, app: App) -> str:
        """A first game with lessons; or what is in the way of it."""

    # Setting up

    def catalogue(self, game: str) -> Catalogue:
        from game.ui.scenes.catalogue import Catalogue

        return Catalogue(game, self)

    def set_up(self, scene: NewGameScene, flow: Flow) -> list[Widget]:
        """The game's own choices on the set-up screen, taken off the top of the flow."""
        return []

    # The score

    def tie_breaks(self, state: State, seat: int) -> tuple[int, ...]:
        """What decides between seats with the same points, the most important first."""
        return ()

    def rows(self, table: Table) -> Sequence[tuple[str, str]]:
        """Categories and things that the score shows even if they gave nobody a point."""
        return ()

    def thing(self, table: Table, category: str, what: str) -> Thing | None:
        """How a thing is shown; none for a row that is a whole category."""
        return None

    def enlarge(self, table: Table, category: str, what: str) -> None:
        """Somebody wants to see more of it; by default there is no more."""
        return

    def luck(self, match: Match) -> Sequence[object] | None:
        """By seat, what the dice did; none if the match can't be played again from its records."""
        return None

    def paint_luck(self, surface: Surface, kit: Kit, table: Table, luck: object, room: Rect) -> None:
        """One seat's dice, if the game counts its luck."""
        return


def screens_of(game: str) -> Screens:
    found: Screens = import_module(f"game.ui.{PACKAGES[game]}.screens").SCREENS
    return found
