"""What the dice did: counted by playing a match again from its records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from game.engine.match import Match, ReplayError, replay
from game.engine.state import Event
from game.rules.western_sea.book import FACES, SeaBook


@dataclass
class Luck:
    """The throws of one seat."""

    dice: list[int] = field(default_factory=list)
    """How often each colour was thrown."""
    icons: list[int] = field(default_factory=list)
    """How often each icon came up."""
    expected: list[float] = field(default_factory=list)
    """How often it comes up with such throws on average."""

    @property
    def thrown(self) -> int:
        return sum(self.dice)


def luck(match: Match) -> list[Luck] | None:
    """By seat; None if the records can't be played again, as when the content has changed since."""
    book = cast(SeaBook, match.book)
    if match.locked:
        return None
    thrown: list[list[int]] = [[] for _ in match.setup.seats]

    def look(played: Match) -> None:
        _collect(thrown, played.events)

    try:
        first = Match(match.game, match.book, match.setup)
        _collect(thrown, first.events)
        replay(match.game, match.book, match.setup, match.opening, match.records, look)
    except (ReplayError, ValueError, KeyError):
        return None
    return [_counted(book, faces) for faces in thrown]


def _collect(thrown: list[list[int]], events: list[Event]) -> None:
    for event in events:
        if event[0] == "roll":
            seat, faces = cast(tuple[int, tuple[int, ...]], event[1:])
            thrown[seat] += faces


def _counted(book: SeaBook, faces: list[int]) -> Luck:
    found = Luck([0] * len(book.colours), [0] * len(book.icons), [0.0] * len(book.icons))
    for face in faces:
        found.dice[face // FACES] += 1
        for icon in book.face_icons[face]:
            found.icons[icon] += 1
    for colour, n in enumerate(found.dice):
        for face in range(colour * FACES, colour * FACES + FACES):
            for icon in book.face_icons[face]:
                found.expected[icon] += n / FACES
    return found
