"""From what happened to what is seen and heard: the events of a choice become flights, throws and sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine.state import Event
from game.ui.finis_terrae.icons import EVENTS
from game.ui.session import Happened
from game.ui.table.flights import Flight

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

BEAT = 0.16
"""Between one thing and the next."""


def event_icon(table: TerraeTable, event: Event) -> str:
    """The picture of an event in the log."""
    if event[0] == "weather":
        return table.book.weather[event[1]].id
    return EVENTS.get(event[0], "")


class Motion:
    """Plays one choice at a time."""

    def __init__(self, table: TerraeTable) -> None:
        self.table = table
        self._at = 0.0
        self._play: dict[str, Callable[..., None]] = {}

    def play(self, happened: Happened) -> None:
        """Set everything in motion that this choice brought about."""
        self._at = 0.0
        for event in happened.events:
            player = self._play.get(event[0])
            if player:
                player(*event[1:])

    def _fly(self, flight: Flight, beat: float = BEAT) -> None:
        flight.start = self._at
        self.table.flights.add(flight)
        self._at += beat

    def _sound(self, name: str) -> Callable[..., Any]:
        return lambda *details: self._at_beat(lambda: self.table.app.sound.play(name))

    def _at_beat(self, do: Callable[[], None]) -> None:
        self.table.flights.add(Flight(self.table.empty, self._at, 0.01, lambda t: (0, 0), begin=do))
