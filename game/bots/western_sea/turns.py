"""What is left of a round for one seat, for the evaluations of Western Sea's modules."""

from __future__ import annotations

from game.engine.asked import asked
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.rounds import LAPS
from game.rules.western_sea.state import SeaState


def acts_again(s: SeaState, seat: int) -> bool:
    """Whether the seat has a main action to come this round."""
    if s.turn == seat and (s.mains or s.grants):
        return True
    return s.lap < LAPS or s.turn < 0 or ("turn", seat) in s.stack


def waits_for(b: SeaBook, s: SeaState, name: str, seat: int) -> bool:
    """Whether this step of the seat comes next."""
    step = asked(b, s)
    return step.step == name and bool(step.seat == seat)


def spends_on(b: SeaBook, s: SeaState, seat: int, action: int) -> bool:
    """Whether the seat is about to spend icons on this main action."""
    step = asked(b, s)
    return step.step == "spend" and (step.seat, step.action) == (seat, action)
