"""What bots think of Shells. Pearls need no part of their own here: the rules count them, and a bot that is
about to open shells weighs what chance may bring."""

from __future__ import annotations

from game.bots.evaluation import Evaluations, Usual
from game.engine.decision import Decision, Option
from game.rules.shells.content import ShellsBook
from game.rules.shells.play import ShellsState, scores

GRIP = 2.0
"""Points that it is worth to leave the others a shore on which the last shell will be theirs."""


class ShellsEvaluation(Usual):
    follows = frozenset(["leave"])

    def horizon(self, b: ShellsBook, s: ShellsState) -> float:
        return s.left / b.number["shells"]

    def narrow(self, b: ShellsBook, s: ShellsState, decision: Decision) -> list[Option]:
        return decision.options

    def quiet(self, b: ShellsBook, s: ShellsState, since: ShellsState) -> bool:
        return s.turn != since.turn

    def terms(self, b: ShellsBook, s: ShellsState, seat: int, horizon: float) -> dict[str, float]:
        points = scores(b, s)
        rival = max(n for other, n in enumerate(points) if other != seat)
        grip = s.left % (b.number["most"] + 1) == 1
        return {"lead": float(points[seat] - rival), "grip": GRIP * grip}

    def value(self, b: ShellsBook, s: ShellsState, seat: int, horizon: float) -> float:
        return sum(self.terms(b, s, seat, horizon).values())

    def plays_out(self, ask: str) -> bool:
        return False


EVALUATION = Evaluations(base=ShellsEvaluation)
