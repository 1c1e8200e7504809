"""What a choice would do: it is made on a copy of what the seat knows, and the two are compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.match import REVEAL
from game.engine.run import answer, run
from game.engine.state import State
from game.ui.session import Session

CHANCE, OTHER, END = "chance", "other", "end"


@dataclass(frozen=True, eq=False)
class Preview:
    before: State
    after: State
    seal: str = ""
    """Why it can't be taken back: the kind of chance it calls for, `other` or `end`; empty if it can."""
    seat: int = -1
    """Who decides next, if it is somebody else."""


def preview(session: Session, option: Option, *then: Option) -> Preview:
    """`then` are the answers to what is asked next, where several make up one act."""
    decision = session.decision
    assert decision
    before = session.view(decision.seat)
    after = before.copy()
    answer(session.match.book, after, option)
    pause = run(session.match.book, after)
    for more in then:
        if isinstance(pause, Decision) and pause.find(more.key):
            answer(session.match.book, after, more)
            pause = run(session.match.book, after)
    if isinstance(pause, Chance):
        return Preview(before, after, pause.kind)
    if any(event[0] == REVEAL for event in after.events):
        return Preview(before, after, "tile")
    if any(str(event[0]).startswith(REVEAL) for event in after.events):
        return Preview(before, after, REVEAL)
    if pause is None:
        return Preview(before, after, END)
    if pause.seat != decision.seat:
        return Preview(before, after, OTHER, pause.seat)
    return Preview(before, after)


def rivals(session: Session, seen: Preview, counted: Callable[[State], State]) -> list[tuple[int, int]]:
    """By how many points the others would go up or down, each as seat and difference."""
    assert session.decision
    asked, book, now = session.decision.seat, session.match.book, counted(seen.before)
    old = session.scores(asked) if now is seen.before else session.game.scores(book, now)
    pairs = zip(old, session.game.scores(book, counted(seen.after)), strict=True)
    changes = [(seat, after - before) for seat, (before, after) in enumerate(pairs)]
    return [(seat, by) for seat, by in changes if by and seat != asked]


def signed(by: int) -> str:
    """A difference as it is printed."""
    return f"{by:+d}".replace("-", "\N{MINUS SIGN}")
