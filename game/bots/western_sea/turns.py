"""What is left of a round for one seat, for the evaluations of Western Sea's modules."""

from __future__ import annotations

from game.rules.western_sea.rounds import LAPS
from game.rules.western_sea.state import SeaState


def acts_again(s: SeaState, seat: int) -> bool:
    """Whether the seat has a main action to come this round."""
    if s.turn == seat and (s.mains or s.grants):
        return True
    return s.lap < LAPS or s.turn < 0 or ("turn", seat) in s.stack


def spends_on(s: SeaState, seat: int, action: int) -> bool:
    """Whether the seat is about to spend icons on this main action."""
    step = s.stack[-1] if s.stack else ("",)
    return step[0] == "spend" and step[1:3] == (seat, action)
