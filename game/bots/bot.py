"""What every bot is: something that is shown a decision and chooses one of its options."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from game.engine.chance import seed_to_rng
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.state import State


class Bot(ABC):
    """One player of one match. It draws from its own generator, so it never disturbs the game's."""

    wants_view: ClassVar[bool] = True
    """Whether it looks at the table. One that does not is handed None, and nobody pays for a view."""
    judges: ClassVar[bool] = False
    """Whether it needs to be told what positions of the game are worth."""
    ponders: ClassVar[bool] = False
    """Whether it thinks so long that it had better do so in a process of its own."""

    def __init__(self, seed: int, seat: int) -> None:
        self.seat = seat
        # Spread twice, so that seat 1 of game 0 does not play like seat 0 of game 1.
        self.random = random.Random(seed_to_rng(seed_to_rng(seed) + seat))
        self.unwanted: Callable[[], bool] = _never
        """Tells whether nobody waits for the answer any more: then any will do, at once."""

    def allow(self, seconds: float) -> None:  # noqa: B027 - most need far less
        """So long it may think about one decision."""

    @abstractmethod
    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        """One of the decision's options, knowing no more than the seat's view of the state."""


def _never() -> bool:
    return False
