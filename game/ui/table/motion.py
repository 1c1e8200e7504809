"""From what happened to what is seen and heard: the mechanism that the motion of every table shares.

A game's own motion plays its events as flights, throws and sounds, and says of what happened what a beat has
to know: where it was, what it looks like, who lost by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pygame import Surface

from game.engine.decision import Decision
from game.engine.state import Event
from game.ui.session import Happened
from game.ui.table.camera import Point
from game.ui.table.flights import Flight
from game.ui.table.layer import Player

if TYPE_CHECKING:
    from game.ui.table.beat import Beat

T = TypeVar("T", bound=Any)

BEAT = 0.16
"""Between one thing and the next."""


class Motion(Generic[T]):
    """Plays one choice at a time."""

    follows: frozenset[str] = frozenset()
    """Questions that belong to the action before them, besides the parts of a compound choice."""
    begins: Mapping[str, bool] = {}
    """Events with which something begins that is no part of the choice before; true if its first detail is
    the seat whose doing it is, false if it is nobody's."""
    victims: Mapping[str, int] = {}
    """Events that take pieces or goods from somebody, and which of their details is the seat."""
    small: frozenset[str] = frozenset()
    """Events that are told in less time."""
    amounts: frozenset[str] = frozenset()
    """Events whose last detail is how much of something somebody has more or less."""
    untold: frozenset[str] = frozenset()
    """Events that the log tells, but that no beat stops for."""

    def __init__(self, table: T, players: Mapping[str, Player]) -> None:
        self.table = table
        self.at = 0.0
        """Seconds from now at which the next thing begins."""
        self.players: dict[str, Player] = dict(players)
        for layer in table.layers:
            self.players |= layer.plays(self, dict(self.players))

    # In motion

    def play(self, happened: Happened) -> None:
        """Set everything in motion that this choice brought about."""
        self.at = 0.0
        for event in happened.events:
            self.play_event(event)

    def play_event(self, event: Event) -> None:
        player = self.players.get(event[0])
        if player:
            player(*event[1:])

    def fly(self, flight: Flight, beat: float = BEAT) -> None:
        flight.start = self.at
        self.table.flights.add(flight)
        self.at += beat

    def at_beat(self, do: Callable[[], None]) -> None:
        self.table.flights.add(Flight(self.table.empty, self.at, 0.01, lambda t: (0, 0), begin=do))

    def sound(self, name: str) -> Player:
        """A player that is only heard."""
        return lambda *details: self.at_beat(partial(self.table.sound, name))

    def wait(self, seconds: float) -> None:
        """Time that must pass, though no flight shows it."""
        if seconds:
            self.table.flights.add(Flight(self.table.empty, self.at, seconds, lambda at: (0, 0)))

    # What a beat has to know

    def goes_on(self, decision: Decision) -> bool:
        """Whether what is asked belongs to the action before it."""
        return bool(decision.draft) or decision.ask in self.follows

    def opens(self, event: Event) -> int | None:
        """Whose doing it is that begins with this event, -1 if nobody's; None if nothing begins."""
        if event[0] not in self.begins:
            return None
        return int(event[1]) if self.begins[event[0]] else -1

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """What a beat tells of all that happened."""
        return [event for event in events if event[0] not in self.untold]

    def lines(self, events: Sequence[Event]) -> list[str]:
        """What a beat says of them."""
        told = self._together(events)
        return [line for n, event in enumerate(told) if (line := self.line(event, told[n + 1 :]))]

    def line(self, event: Event, later: Sequence[Event]) -> str:
        """The same of one of them, before those that come later."""
        return str(self.table.speak_event(event))

    def _together(self, events: Sequence[Event]) -> list[Event]:
        """Amounts of the same thing are one amount."""
        sums: dict[object, Event] = {}
        for n, event in enumerate(events):
            adds = event[0] in self.amounts
            key: object = (*event[:-1], event[-1] > 0) if adds else n
            sums[key] = (*event[:-1], sums[key][-1] + event[-1]) if key in sums else event
        return list(sums.values())

    def others(self) -> Sequence[str]:
        """Who else does things, besides the players, as the log calls them."""
        return ()

    def victim(self, event: Event) -> int:
        """The seat that loses something by it, or -1."""
        detail = self.victims.get(event[0])
        return int(event[detail]) if detail is not None else -1

    def loss(self, beat: Beat, event: Event, seat: int) -> str:
        """What an event took from the seat, as it is told there."""
        return str(self.table.speak_event(event))

    def headline(self, decision: Decision, key: str) -> str:
        """What the action is called, if nothing else tells it."""
        return ""

    def chief(self, events: Sequence[Event]) -> list[Event]:
        """The events of a beat, the one first that it is about."""
        return list(reversed(events))

    def cell(self, event: Event) -> int:
        """Where on the map it happened, or -1."""
        return -1

    def place(self, event: Event) -> Point | None:
        """Where on the table it happened."""
        cell = self.cell(event)
        return self.table.camera.centre(cell) if cell >= 0 else None

    def portrait(self, event: Event, side: int) -> Surface | None:
        """The thing that it happened to, enlarged."""
        return None
