"""Beats in words: made once for each language and whoever looks, and kept for as long as the beat is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.state import State
from game.ui.table.beat import Beat, Said, Told, say, tell, view_of

if TYPE_CHECKING:
    from game.ui.table.table import Table

Look = tuple[str, int]
"""A language and a seat."""


class Tellings:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._said: dict[Beat, dict[Look, Said]] = {}
        self._told: dict[Beat, dict[Look, Told]] = {}
        self._scores: dict[int, tuple[State, dict[int, list[int]]]] = {}
        """Points by position and whoever looks: where one beat ends, the next mostly begins."""

    def _look(self) -> Look:
        return self.table.kit.say.lang, self.table.eyes.seat

    def say(self, beat: Beat) -> Said:
        """The words alone: no points are counted for it."""
        look, made = self._look(), self._said.setdefault(beat, {})
        if look not in made:
            made[look] = say(self.table, beat)
        return made[look]

    def tell(self, beat: Beat) -> Told:
        look, made = self._look(), self._told.setdefault(beat, {})
        if look not in made:
            made[look] = tell(self.table, beat, self.say(beat), self._changes(beat))
        return made[look]

    def matters(self, beat: Beat) -> bool:
        """Whether there is anything to tell of it."""
        said = self.say(beat)
        return bool(said.head or said.text) or self.tell(beat).matters

    def _changes(self, beat: Beat) -> list[int]:
        """By how much it changed each seat's points, as far as those at this screen can see."""
        session = self.table.session
        if not session.game.rounds(beat.before):
            return [0] * session.seats  # points mean nothing before the first round
        pairs = zip(self._points(beat.before), self._points(beat.after), strict=True)
        return [now - was for was, now in pairs]

    def _points(self, position: State) -> list[int]:
        session, seat = self.table.session, self.table.eyes.seat
        _, made = self._scores.setdefault(id(position), (position, {}))
        if seat not in made:
            seen = self.table.counted(view_of(self.table, position))
            made[seat] = session.game.scores(session.match.book, seen)
        return made[seat]

    def forget(self, beats: Iterable[Beat]) -> None:
        """Nobody will ask for these again."""
        for beat in beats:
            self._said.pop(beat, None)
            self._told.pop(beat, None)
            for position in (beat.before, beat.after):
                self._scores.pop(id(position), None)
