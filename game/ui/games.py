"""What a game adds to the screens that all games share. A game's own is loaded when it is first asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from pygame import Rect, Surface

from game.engine.content import Entry, Library
from game.engine.game import Setup, SetupError
from game.engine.match import Match
from game.engine.state import State
from game.engine.words import Words
from game.registry import part_of
from game.ui.fortune import Fortune

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.figures import Figures
    from game.ui.kit import Kit
    from game.ui.scenes.catalogue import Catalogue
    from game.ui.scenes.draft import Draft, Trouble
    from game.ui.scenes.handbook import Handbook
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


class Plates(Protocol):
    """A game's own pictures of its tiles and cards, where no table is laid."""

    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        """A picture by its name, such as `tile/...`, `card/...`, `scene/...` or `portrait/...`, so high; none
        for what is drawn otherwise."""
        ...


class Screens(ABC):
    """To be filled in by each game."""

    categories: Mapping[str, str] = {}
    """The ways to score in their order, each with its picture."""
    modules: Mapping[str, str] = {}
    """Pictures of modules."""
    scenarios: Sequence[str] = ()
    """Modules of which at most one is played."""
    pages: Mapping[str, str] = {}
    """Leaves of the handbook that tell more of what stands on the table, by how a spot's name begins: `seat`,
    or `choice spend`. An empty name stands for all others."""
    layers: Layers = ()
    """What modules and rivals add to the table, in the order in which they lie on it."""

    @abstractmethod
    def table(self, app: App, session: Session) -> Table: ...

    def taught(self, app: App, session: Session) -> Table:
        """The table for a tutorial; asked only of a game that has one."""
        return self.table(app, session)

    @abstractmethod
    def describe(self, library: Library, lang: str, entry: Entry) -> list[str]:
        """The generated text of an entry."""

    @abstractmethod
    def figures(self, library: Library, say: Wording) -> Figures:
        """The figures that pages for players name."""

    @abstractmethod
    def handbook(self, library: Library, modules: Sequence[str], say: Wording) -> Handbook:
        """Its handbook, in the language of these words."""

    @abstractmethod
    def plates(self, library: Library) -> Plates:
        """Its own pictures of tiles and cards."""

    def learn(self, app: App) -> str:
        """A first game with lessons, or what is in the way of it; asked only of a game that has lessons."""
        return ""

    # Setting up

    def catalogue(self, game: str) -> Catalogue:
        from game.ui.scenes.catalogue import Catalogue

        return Catalogue(game, self)

    drawn: Sequence[str] = ()
    """Options that `set_up` or `rival_card` shows in a way of its own; the others get a row each."""

    def set_up(self, scene: NewGameScene, flow: Flow) -> list[Widget]:
        """The game's own choices on the set-up screen, taken off the top of the flow."""
        return []

    def rival_card(self, scene: NewGameScene, box: Rect) -> list[Widget]:
        """What can be set of an opponent whom the rules play, in the room that free seats leave."""
        return []

    def put_right(self, draft: Draft, shelf: Catalogue) -> None:
        """What is known of the content has changed: what no longer makes sense in the draft is put right."""
        return

    def options(self, draft: Draft) -> dict[str, str]:
        """What of the draft goes into the set-up."""
        return {name: draft.options[name] for name in draft.rules.options if draft.options.get(name)}

    def unfit(self, draft: Draft) -> Mapping[str, str]:
        """Modules that can't be played with the rest, and by which phrase that is told."""
        return {}

    def unseated(self, draft: Draft, seat: int) -> Mapping[str, str]:
        """Who can't sit in this seat, and by which phrase that is told."""
        return {}

    def trouble(self, draft: Draft, shelf: Catalogue) -> Trouble | None:
        """What is in the way of beginning besides what the rules themselves check."""
        return None

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

    luck_head = 0
    """How high, on the drawing board, what chance did to all alike stands above the seats' own."""

    def paint_luck_head(self, surface: Surface, kit: Kit, luck: Sequence[object], room: Rect) -> None:
        """What chance did to all alike."""
        return

    def paint_luck(self, surface: Surface, kit: Kit, table: Table, luck: object, room: Rect) -> None:
        """One seat's dice, if the game counts its luck."""
        return

    # Over many games

    tally_height = 0
    """How high its own figures are among the statistics; 0 if it has none."""

    def tally(self, match: Match) -> Mapping[str, int]:
        """What it counts of a match besides the points; whole numbers, so that games add up."""
        return {}

    def fortune(self, say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
        """What came together of chance and of people's taste; its words are `statistics.chance` and
        `statistics.taste`."""
        return Fortune()

    def paint_tally(self, surface: Surface, kit: Kit, tally: Mapping[str, int], room: Rect) -> None:
        """What came together over all games."""
        return


def check_modules(setup: Setup) -> None:
    """Raise SetupError for a module that has rules but nothing on the screen yet."""
    for name in setup.modules:
        if name not in screens_of(setup.game).modules:
            raise SetupError(
                f"{name} is not on the screen yet; farshore simulate {setup.game} --modules {name} plays it",
                "screen",
                name=name,
            )


def screens_of(game: str) -> Screens:
    found: Screens = part_of(game, "ui").SCREENS
    return found
