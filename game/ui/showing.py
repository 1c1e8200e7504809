"""A match that is shown again: its records choose in every seat, and nothing of it is saved."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.seats import HUMAN
from game.engine.content import Library
from game.engine.film import Film
from game.engine.match import Match
from game.engine.saves import Player, Shelf
from game.engine.state import State
from game.paths import user_dir
from game.ui.session import Session, free_name

OPEN = -2
"""In place of somebody's eyes: all that is hidden lies open."""


class Showing(Session):
    keeps = False

    def __init__(self, film: Film, library: Library, players: Sequence[Player], eyes: int = OPEN) -> None:
        self.film = film
        self.eyes = eyes
        """Through whose eyes it is seen."""
        self.until = 0
        """After so many records it waits."""
        super().__init__(film.at(0), library, players, "")
        self.explains = False

    def go(self, n: int) -> None:
        """On to the position after so many records, or back to it, with nothing between."""
        self.match = self.film.at(n)
        self._attend(self.match)
        self.news, self.parts, self._now = [], [], None
        self._views.clear()
        self._scores.clear()
        self.until = n

    # Nobody chooses, and nobody is asked

    def _seat_bot(self, seat: int, who: str) -> None:
        """The records sit in every seat."""

    def thought(self) -> str | None:
        made = len(self.match.records)
        return self.film.records[made].key if made < min(self.until, self.film.length) else None

    def thought_now(self) -> str | None:
        return self.thought()

    def person_asked(self) -> int | None:
        return None

    def plays_itself(self, seat: int) -> bool:
        return True

    def is_bot(self, seat: int) -> bool:
        return self.plays(seat) != HUMAN

    def people(self) -> list[int]:
        return []

    def may_change(self, seat: int) -> bool:
        return False

    def sat_down(self) -> list[int]:
        """Whoever looks."""
        return [] if self.eyes == OPEN else [self.eyes]

    def seen(self, position: State, seat: int) -> State:
        if self.eyes != OPEN:
            return super().seen(position, self.eyes)
        whole = position.copy()
        whole.rng = 0
        return whole

    def autosave(self) -> None:
        """It is another match that was played."""

    # Playing on

    def branch(self, n: int, seats: Sequence[str]) -> Session:
        """A new match that begins after so many records, with these people and bots in the seats."""
        match: Match = self.film.at(n)
        players = [
            Player(name=player.name, livery=player.livery, who="" if who == planned else who)
            for player, who, planned in zip(self.players, seats, match.setup.seats, strict=True)
        ]
        shelf = Shelf(user_dir("saves"))
        name = free_name(shelf, f"{match.setup.game}-{match.setup.seed}")
        return Session(match, self.library, players, name, shelf)
