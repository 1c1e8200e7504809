"""What a module adds to the table of the Island beyond what it may add to any table.

A layer names things (what stands for its verbs, which of its questions the desk lays out) and fills in
methods. What it leaves out stays as it is without it. What it draws on the map is its `scenery`, which needs
no table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.rules.island.state import NOBODY, IslandState
from game.ui.games import Thing
from game.ui.hexmap.camera import Point
from game.ui.island.map.scenery import Scenery
from game.ui.spots import Spot
from game.ui.table.layer import TableLayer
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.island.diagrams import Diagrams
    from game.ui.island.panels.desk_rows import Row
    from game.ui.island.panels.hand import Stack
    from game.ui.island.panels.shelf import Good
    from game.ui.island.panels.tray import Tray
    from game.ui.island.table import IslandTable

Numbered = Sequence[tuple[str, int]]
"""Pictures of `icons/`, each with a number."""


def held_by(holder: int) -> Sequence[int]:
    """Who has a card that only one can have, or nobody."""
    return () if holder == NOBODY else (holder,)


class IslandLayer(TableLayer):
    table: IslandTable

    scenery: type[Scenery] | None = None
    """What it draws on the map; `table.board` has it made."""

    # What it calls by name

    verbs: Mapping[str, str] = {}
    """Pictures of its verbs; one that is called as its verb need not be named."""
    open_verbs: Sequence[str] = ()
    """Verbs whose options tell nothing of what a hand holds, so that the others may know them."""
    from_hand: Sequence[str] = ()
    """Verbs that do something with a card of the own hand: it is chosen there."""
    seat_verbs: Sequence[str] = ()
    """Verbs whose options are chosen on the card of a seat."""
    kinds: Sequence[str] = ()
    """Kinds of targets on the map besides hexes, corners and edges; `place` tells where each lies."""
    on_desk: Sequence[str] = ()
    """Questions of its own that the desk lays out in rows (see `rows`); all others stand in words."""
    asks_places: Sequence[str] = ()
    """Questions of its own during which every corner and path says why it is no answer (see `why_not`)."""
    without: Sequence[str] = ()
    """Special cards, and figures on the cards of seats by their pictures, that there are not with it."""
    tallied: Mapping[str, str] = {}
    """Events of its own that statistics count over many games, with pictures; `statistics.tallied.<event>`
    tells what they are."""
    leaves: Mapping[str, Mapping[str, str]] = {}
    """Kinds of entries that only it has and that have leaves in the handbook, with the picture of each; one
    that a pack has brought has the layer's own."""
    lesson_spots: Mapping[str, str] = {}
    """By lesson of its own, the spot that it points at."""

    # What a beat has to know of its events: see `game.ui.table.motion.Motion`

    sounds: Mapping[str, str] = {}
    """By event, what is heard when it begins; what `plays` returns may be heard besides."""
    follows: frozenset[str] = frozenset()
    begins: Mapping[str, bool] = {}
    victims: Mapping[str, int] = {}
    small: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    """Events that come of others: a beat with those is never about these."""

    def place_of_event(self, event: Event) -> Point | None:
        """Where on the map an event happened, so that it is told there."""
        return None

    # Around the map

    def seat_figures(self, seat: int) -> Numbered:
        """Pictures with a number on the card of a seat."""
        return ()

    def bank_figures(self) -> Numbered:
        """Pictures with a number beside the bank; `bank.<picture>` and `bank.<picture>.text` tell of them.
        Each is a spot `bank <picture>`, where things may fly to."""
        return ()

    def faces(self) -> Sequence[str]:
        """Cards that may be shown over the map (`motion.show_card`): they are drawn ahead."""
        return ()

    def awards(self) -> Sequence[tuple[str, Sequence[int]]]:
        """Special cards that pass from hand to hand, and the seats that have each; its entry of `awards` is
        told by the tooltip, its picture is `icons/<award>`, and `motion.award` shows it pass."""
        return ()

    def rolled_before(self) -> Sequence[int]:
        """Numbers of this turn that came before the latest."""
        return ()

    def tray(self, rect: Rect) -> Tray | None:
        """What lies in the place of the dice, if it is something else. Dice that are no roll for production
        need no tray of their own: `motion.throw` throws any."""
        return None

    def goods(self) -> Sequence[Good]:
        """What else stands on the shelf. `panels.shelf.piece_good` makes one from an entry of `pieces`."""
        return ()

    def stacks(self) -> Sequence[Stack]:
        """What else lies in the own hand, behind the curtain: cards, or round tokens (`Stack.token`). A
        stack's spot has its name; `spot_of` should say so for options that are chosen there."""
        return ()

    def laid(self) -> Sequence[int]:
        """By kind, cards of the own hand that have been laid out while something is put together."""
        return ()

    def rows(self, decision: Decision, rows: list[Row]) -> list[Row]:
        """The desk for a question, of the base game or its own; `rows` are what it would show without it."""
        return rows

    def panels(self, place: str, area: Rect) -> list[Widget]:
        """At `map`: what lies over the map, within this area, while it has something to show (a vote, a
        battle). It covers the map and moves nothing; what it offers are its own spots."""
        return []

    def option_icon(self, option: Option) -> str:
        """The picture of a choice, if that hangs on more than its verb."""
        return ""

    def good_tip(self, name: str) -> Tip | None:
        """What there is to tell of something that is dealt with and is no resource."""
        return None

    def holdings(self, s: IslandState, seat: int) -> Mapping[str, int]:
        """What else a seat has that a choice may change, by name; `holding.<name>` calls it in words."""
        return {}

    # On the map

    def place(self, option: Option) -> Point | None:
        """Where on the screen an option lies whose kind is one of its own `kinds`; `board.places` knows
        hexes, corners and paths. There it is lit as a ring, with the spot `<kind> <at>`."""
        return None

    def tag(self, option: Option) -> Numbered:
        """What stands on a small label at the lit place of an option: what it costs or brings. A picture of
        nothing stands for the number alone."""
        return ()

    def ghost(self, option: Option) -> list[tuple[Surface, tuple[int, int]]]:
        """A pale picture of what a choice would put on the map: `map.lights.pale` makes one. The base game
        draws its own for its own verbs, unless a layer does."""
        return []

    def map_spots(self) -> Sequence[Spot]:
        """Things on the map that are pointed at and told of, over hexes and below paths and corners."""
        return ()

    def tip_of(self, kind: str, at: int) -> Tip | None:
        """What a `hex`, `corner` or `edge`, by its number, is if the base game does not know it. What may be
        chosen there, and why not, is added to it."""
        return None

    def lines_of(self, kind: str, at: int) -> Sequence[str]:
        """What else there is to tell of a `hex`, `corner` or `edge`, by its number."""
        return ()

    def worn_roads(self) -> int:
        """A mask of the damaged roads."""
        return 0

    # Where the match is over, and where no table is laid

    def thing(self, category: str, what: str) -> Thing | None:
        """A line of the score in a category of its own; awards and buildings are known by their entries."""
        return None

    @classmethod
    def diagram(cls, diagrams: Diagrams) -> Surface | None:
        """The picture of its page of the handbook: `diagrams` has a book and a board of this scenario, on
        which nobody has built."""
        return None
