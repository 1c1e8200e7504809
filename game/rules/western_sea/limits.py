"""Triggers that work once a round: one is used up when its effect is carried out, at least in part.

What the player declines, and what can do nothing, leaves it for the next time in the round."""

from __future__ import annotations

from game.engine.state import Frame
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState

LIMIT = "limit"


def under_limit(seat: int, power: int) -> Frame:
    """What lies above this on the stack uses up the seat's power once it is carried out."""
    return (LIMIT, seat, power)


@base.step(LIMIT)
def limit_over(b: SeaBook, s: SeaState, seat: int, power: int) -> None:
    """All that lay above is done or was declined."""


def limited(s: SeaState) -> bool:
    """Whether what happens now lies under a limit."""
    return any(frame[0] == LIMIT for frame in s.stack)


def carried_out(s: SeaState) -> None:
    """An effect has begun: the limit that it lies under, if any, is used up."""
    for frame in reversed(s.stack):
        if frame[0] == LIMIT:
            seat, power = frame[1:]
            assert isinstance(seat, int) and isinstance(power, int), "as `under_limit` has put them"
            s.used[seat] |= power
            return
