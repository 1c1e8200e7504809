"""Why a bot chose what it chose: in which of the named terms of its judgement that is ahead of the next best.

It is thought over by another mind than the one that chose, with luck and memory of its own, so that no choice
hangs on whether anybody asks why.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from game.bots.characters import leaning_in
from game.bots.evaluation import evaluation_for
from game.bots.greedy import GreedyBot, Strength
from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.run import answer, run, settle
from game.engine.state import State

LEAST = 0.25
"""A term that differs by less, in points of an ordinary grain, is no reason."""
EACH = 60
"""Positions it looks at for each of the two options."""
STROKES = 9
"""So often chance is let have its say."""


class Outlook(NamedTuple):
    """Where an option leads in the end."""

    state: State
    certain: bool
    """No chance lies on the way."""


class Reasoner(GreedyBot):
    """Follows an option to the end of its action in the most obvious way."""

    strength = Strength(budget=EACH, wide=6, keep=1, samples=1)

    def __init__(self, seed: int, seat: int, character: str = "") -> None:
        """A mind that leans as the character does that chose."""
        super().__init__(seed, seat)
        self.character = character

    def reasons(
        self, book: Rulebook, view: State, decision: Decision, chosen: str, ranked: Sequence[str]
    ) -> tuple[str, ...]:
        """The terms that speak for the chosen option against the best of the others, weightiest first; those
        alone, if there are any, that it betters: what it only keeps is seldom what it is about. Of options
        that come to almost the same, what they better."""
        mine = decision.find(chosen)
        rival = next((o for key in ranked if key != chosen and (o := decision.find(key))), None)
        if mine is None or rival is None:
            return ()
        ours, theirs = (self._terms(book, view, option) for option in (mine, rival))
        assert self._evaluation is not None
        now = self._evaluation.terms(book, view, self.seat, self._horizon)
        least = LEAST * self._evaluation.grain
        ahead = {name: by for name, by in _difference(ours, theirs).items() if by >= least}
        gains = {name: by for name, by in _difference(ours, now).items() if by > 0}
        better = {name: by for name, by in ahead.items() if name in gains}
        found = better or ahead or {name: by for name, by in gains.items() if by >= least}
        return tuple(sorted(found, key=lambda name: -found[name]))

    def outlook(self, book: Rulebook, view: State, option: Option) -> Outlook:
        if self._evaluation is None:
            self._evaluation = evaluation_for(book, leaning_in(book, self.character))
        self._horizon = self._evaluation.horizon(book, view)
        self._left = self.strength.budget
        ends, state, certain = self._evaluation.ends, view.fork(), True
        answer(book, state, option)
        while True:
            pause = run(book, state, ends)
            while isinstance(pause, Chance):
                certain = False
                settle(book, state, self._sample(pause))
                pause = run(book, state, ends)
            if not self._goes_on(pause):
                return Outlook(state, certain)
            if self._left > len(pause.options):
                state = self._obvious(book, state, pause)
            else:
                state = state.fork()
                answer(book, state, pause.options[max(pause.default, 0)])

    def _terms(self, book: Rulebook, view: State, option: Option) -> dict[str, float]:
        """Where chance has a say, what comes as often more as less: a stroke of luck is no reason, and a card
        that scores is not what cards are bought for."""
        first = self.outlook(book, view, option)
        more = () if first.certain else (self.outlook(book, view, option) for _ in range(STROKES - 1))
        assert self._evaluation is not None
        terms, seat, left = self._evaluation.terms, self.seat, self._horizon
        ends = [terms(book, end.state, seat, left) for end in (first, *more)]
        names = dict.fromkeys(name for end in ends for name in end)
        return {name: median(end.get(name, 0.0) for end in ends) for name in names}


def _difference(terms: dict[str, float], others: dict[str, float]) -> dict[str, float]:
    return {name: terms.get(name, 0.0) - others.get(name, 0.0) for name in {**terms, **others}}
