"""What the modules of Western Sea and its rival may add to the table, beyond what every table's layers do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect, Surface

from game.engine.decision import Option
from game.ui.kit import Kit
from game.ui.table.layer import Drawn, TableLayer
from game.ui.tooltips import Tip
from game.ui.western_sea.modules.shelf.cards import card_picture
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.scenes.page import Line
    from game.ui.table.fold import Fold
    from game.ui.table.frame import Frame
    from game.ui.western_sea.handbook import SeaWriter
    from game.ui.western_sea.table import SeaTable


class Place(NamedTuple):
    """A part of the shelf: so many cards side by side, and what lies beside them."""

    name: str
    cards: int
    beside: int
    panel: Callable[[Rect, str, SeaTable], Widget]


class SeaLayer(TableLayer):
    table: SeaTable
    action_pages: Mapping[str, str] = {}
    """Where the handbook tells of its main actions."""

    @classmethod
    def face(cls, kit: Kit, card: Any, size: tuple[int, int], large: bool = False) -> Surface:
        return card_picture(kit, card, size, large)

    @classmethod
    def page(cls, name: str, writer: SeaWriter) -> list[Line]:
        """Links to what it brings."""
        return writer.brought(name)

    in_ledger = False
    """Whether what each player has got by it stands in the ledger at the end of the shelf."""

    # Cards

    def shelved(self, alone: bool) -> Sequence[Place]:
        """What lies on the shelf; `alone` says that no other layer has anything there."""
        return ()

    def open_cards(self, seat: int) -> Sequence[str]:
        """The cards that a seat has open before it."""
        return ()

    def ledger_lines(self, seat: int) -> Sequence[str]:
        """What a seat has got by it, in words."""
        return ()

    def card_tip(self, id_: str, tip: Tip, option: Option | None) -> Tip | None:
        """What more there is to tell of a card of its own: whether it is to be had, or why not."""
        return None

    # The map and the seats

    def tile_lines(self, tile: int) -> Sequence[str]:
        """What else there is to tell of a tile."""
        return ()

    def on_tile(self, cell: int, radius: int) -> Sequence[Drawn]:
        """What it has on a tile, for the magnifier: each with its place from the middle, in pixels."""
        return ()

    def hidden_tip(self, cell: int, option: Option | None, why: str) -> Tip | None:
        """What is told of a place where no tile lies face up."""
        return None

    def pile_lines(self) -> Sequence[str]:
        """What is known of the map stack."""
        return ()

    def researched(self, seat: int) -> int | None:
        """The technologies that a seat has marked, if that is known by this layer alone."""
        return None

    def seat_fold(self, seat: int, slim: Rect, frame: Frame) -> Fold | None:
        """What opens beside a seat, if that is not its card."""
        return None
