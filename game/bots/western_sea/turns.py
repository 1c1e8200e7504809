"""What is left of a round for one seat, for the evaluations of Western Sea's modules."""

from __future__ import annotations

from game.engine.asked import asked
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.rounds import LAPS
from game.rules.western_sea.state import SeaState


def mains_left(s: SeaState, seat: int) -> int:
    """How many main actions the seat has to come this round, beside those that something has granted."""
    if s.turn < 0:
        return 0 if s.over else LAPS
    now = s.mains if s.turn == seat else int(("turn", seat) in s.stack)
    return LAPS - s.lap + now


def acts_again(s: SeaState, seat: int) -> bool:
    """Whether the seat has a main action to come this round."""
    return mains_left(s, seat) > 0 or bool(s.turn == seat and s.grants)


def asks_to_act(s: SeaState, seat: int) -> bool:
    """Whether the seat may take free actions now: it is its turn, and nothing is under way."""
    return bool(s.turn == seat and s.stack and s.stack[-1] == ("act", seat))


def waits_for(b: SeaBook, s: SeaState, name: str, seat: int) -> bool:
    """Whether this step of the seat comes next."""
    if not comes(s, name):
        return False
    step = asked(b, s)
    return step.step == name and bool(step.seat == seat)


def spends_on(b: SeaBook, s: SeaState, seat: int, action: int) -> bool:
    """Whether the seat is about to spend icons on this main action."""
    if not comes(s, "spend"):
        return False
    step = asked(b, s)
    return step.step == "spend" and (step.seat, step.action) == (seat, action)


def comes(s: SeaState, name: str) -> bool:
    """Whether a step whose name begins so comes next: most often none does, and nothing need be named."""
    return bool(s.stack) and str(s.stack[-1][0]).startswith(name)
