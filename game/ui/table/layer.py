"""What a module, a rival, or several of them together add to a game's table.

As the rules of a match are assembled from layers, so is its table: a layer brings panels, motion, tooltips,
reasons, lessons and pictures of its own, and its page of the handbook. What a layer leaves out stays as it is
without it, and one that is not in the match costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.ui.kit import Kit
from game.ui.scenes.page import Line
from game.ui.session import Happened
from game.ui.stage import Stage
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

Player = Callable[..., None]
"""Plays one event: it gets the event's details."""
Drawn = tuple[Surface, tuple[int, int]]


class TableLayer:
    icons: Mapping[str, str] = {}
    """Pictures of its events in the log."""

    # Where no table is laid

    categories: Mapping[str, str] = {}
    """Ways to score that it brings, each with its picture."""
    picture = "packs"
    """What stands for it beside its name."""
    draws: Mapping[str, str] = {}
    """The kinds of cards whose faces it draws, and how the handbook shows them: as a `card`, or large as a
    `portrait`."""

    @classmethod
    def face(cls, kit: Kit, card: Any, size: tuple[int, int], large: bool = False) -> Surface | None:
        """The face of a card of its own, if it draws any; a large one may show more."""
        return None

    @classmethod
    def page(cls, name: str, writer: Any) -> list[Line]:
        """What its page of the handbook tells below the words of the interface."""
        return []

    def __init__(self, table: Any) -> None:
        self.table = table

    # In words

    def note(self) -> str:
        """What everybody should be aware of."""
        return ""

    def icon_of(self, event: Event) -> str:
        """The picture beside the line about an event."""
        return self.icons.get(event[0], "")

    def tip_for(self, option: Option) -> Tip | None:
        """What the tooltip of a choice tells."""
        return None

    def seat_lines(self, seat: int) -> Sequence[str]:
        """What else there is to tell of a seat."""
        return ()

    def why_not(self, kind: str, at: int | str) -> str:
        """Why a place or a thing is no answer to the question."""
        return ""

    def caption(self, seat: int, events: Sequence[Event]) -> str:
        """What a seat has done, in a sentence of its own."""
        return ""

    def lessons(self, decision: Decision) -> Sequence[str]:
        """The lessons for what is asked of its own, the most special first."""
        return ()

    def closing(self, option: Option) -> str:
        """What the button says that ends the turn or finishes something, if it is something special."""
        return ""

    def is_secret(self, option: Option) -> bool:
        """Whether an option that was not taken would tell others what they may not know."""
        return False

    # On the table

    def is_told(self, event: Event) -> bool:
        """Whether another line of the log tells this already."""
        return False

    def spot_of(self, option: Option) -> str:
        """The spot where an option is chosen, if that is on something of its own."""
        return ""

    def panels(self, place: str, area: Rect) -> list[Widget]:
        """What stands in one of the table's places."""
        return []

    def paint_seat(self, surface: Surface, kit: Kit, seat: int, rect: Rect) -> None:
        """What is seen on the card of a seat."""

    def mark(self, seat: int) -> str:
        """The icon of what hangs on the emblem of a seat, however narrow its card is; or nothing."""
        return ""

    def ghost(self, option: Option) -> list[Drawn]:
        """A pale picture of what a choice would put on the map."""
        return []

    def sprites(self, stage: Stage, now: float) -> None:
        """Draw what moves."""

    # As the match goes on

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        """How its events are played; `others` play them without it."""
        return {}

    def begin(self) -> None:
        """A choice is about to be played."""

    def played(self, happened: Happened) -> None:
        """All events of a choice have been set in motion."""

    def write_down(self, happened: Happened) -> None:
        """Something happened."""

    def update(self) -> None:
        """Time goes by."""

    def stop(self) -> None:
        """Whatever moves is where it belongs at once."""

    def changed(self) -> None:
        """The position is another one."""

    def forget(self) -> None:
        """Another position of the match is about to be laid: what was written down counts no more."""


Layers = Sequence[tuple[frozenset[str], type[TableLayer]]]
"""Names that must all be in a match (`Game.names`), and the layer that then lies on its table."""


def layer_of(layers: Layers, name: str) -> type[TableLayer]:
    """The layer of one name alone; a plain one if it has none."""
    return next((layer for names, layer in layers if names == {name}), TableLayer)


def pictures(layers: Layers) -> dict[str, str]:
    """By name, what stands for each module and rival."""
    return {name: layer.picture for names, layer in layers if len(names) == 1 for name in names}


def card_face(
    layers: Iterable[type[TableLayer]],
    kind: str,
    kit: Kit,
    card: Any,
    size: tuple[int, int],
    large: bool = False,
) -> Surface | None:
    """A card by the layer that draws its kind, if any does."""
    drawing = next((layer for layer in layers if kind in layer.draws), None)
    return drawing.face(kit, card, size, large) if drawing else None
