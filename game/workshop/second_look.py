"""A second look at a choice, deeper than the bot's own: was there an option with which it would stand better?

Knowing only the view of the seat, options are played on by hasty bots, all with the same luck, to a rest that
lies beyond the one that bots look ahead to (the game's `hindsight` says where). What may be better is sought
by halving: each round of the search plays the same number of times in all, and the worse half goes. What is
left at last is proven on luck of its own, that of the search not counted, so that an option which was merely
lucky while it was sought has no better chance than any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots.evaluation import evaluation_for
from game.bots.greedy import GreedyBot, KeenBot
from game.bots.hindsight import Hindsight
from game.engine.decision import Decision, Option
from game.engine.game import Game
from game.engine.rulebook import Rulebook
from game.engine.state import State

MARGIN = 1.0
"""A choice that is worse by no more than this is no blunder: in points of an ordinary grain."""
ERRORS = 3.0
"""By how many standard errors the loss must exceed the margin: noise does so once in 700 times."""
HOPE = 2.0
"""An option of which so many errors do not reach the margin is sought no further."""
SEARCH, PROOF = 48, 32
"""How often options are played on in each round of the search, and how often two are for the proof."""
MOST_EACH = 8
"""How often one option is in one round of the search."""
MANY = 24
"""Of more options only those are looked at that the bot itself would think about."""


class Better(NamedTuple):
    """An option that the chooser had."""

    option: Option
    by: float
    error: float
    """The standard error of that."""


class _Ended(Exception):
    """A match has come to its end before the rest."""


class SecondLook(KeenBot):
    """Thinks for one seat of one match. In thought, that seat plays on like a greedy bot."""

    longest = 10_000

    def __init__(self, game: Game, book: Rulebook, hindsight: Hindsight, seat: int) -> None:
        super().__init__(seat, seat)
        self._game, self._hindsight = game, hindsight
        self._to_the_end = False
        self._evaluation = evaluation_for(book)
        self._evaluation.thorough, self._evaluation.keyed = True, True
        self._evaluation.quiet = self._rests  # type: ignore[method-assign]
        self._myself = GreedyBot(seat, seat)

    def better(
        self, book: Rulebook, view: State, decision: Decision, chosen: Option, seed: str
    ) -> Better | None:
        """What would have been better, beyond what noise can explain; none for most choices. The seed fixes
        the luck with which options are played on."""
        assert self._evaluation is not None
        self._horizon = self._evaluation.horizon(book, view)
        options = decision.options
        if len(options) > MANY:
            options = self._evaluation.narrow(book, view, decision)
        others = [option for option in options if option.key != chosen.key]
        self._to_the_end = False
        try:
            return self._sought(book, view, chosen, others, Random(seed))
        except _Ended:
            self._to_the_end = True
            return self._sought(book, view, chosen, others, Random(seed))

    def _sought(
        self, book: Rulebook, view: State, chosen: Option, others: list[Option], dice: Random
    ) -> Better | None:
        gains: dict[str, list[float]] = {option.key: [] for option in others}
        left, played = others, 0
        while left and (len(left) > 1 or played < MOST_EACH):
            times = max(1, min(MOST_EACH, SEARCH // len(left)))
            for _ in range(times):
                self._compare(book, view, chosen, left, dice.getrandbits(64), gains)
            played += times
            hopeful = [o for o in left if self._hopeful(gains[o.key])]
            hopeful.sort(key=lambda option: -fmean(gains[option.key]))
            left = hopeful[: max(1, len(left) // 2)]
        return self._proven(book, view, chosen, left[0], dice) if left else None

    def _proven(
        self, book: Rulebook, view: State, chosen: Option, option: Option, dice: Random
    ) -> Better | None:
        gains: dict[str, list[float]] = {option.key: []}
        found = gains[option.key]
        for n in range(PROOF):
            self._compare(book, view, chosen, [option], dice.getrandbits(64), gains)
            if n + 1 >= MOST_EACH and not self._hopeful(found):
                return None
        by, error = fmean(found), _error(found)
        return Better(option, by, error) if by - ERRORS * error > self._margin else None

    def _compare(
        self,
        book: Rulebook,
        view: State,
        chosen: Option,
        others: Sequence[Option],
        luck: int,
        gains: dict[str, list[float]],
    ) -> None:
        """One more time, all with the same luck."""
        worth = self._played_on(book, view, chosen, luck)
        for option in others:
            gains[option.key].append(self._played_on(book, view, option, luck) - worth)

    def _played_on(self, book: Rulebook, view: State, option: Option, luck: int) -> float:
        for mind in (self._myself, *self._players.values()):
            mind.random.seed(luck)
        return self._played_out(book, view, option, luck)

    def _hopeful(self, gains: Sequence[float]) -> bool:
        return len(gains) < 3 or fmean(gains) + HOPE * _error(gains) > self._margin

    @property
    def _margin(self) -> float:
        assert self._evaluation is not None
        return MARGIN * self._evaluation.grain

    def _rests(self, book: Any, state: Any, since: Any) -> bool:
        return not self._to_the_end and self._hindsight.rest(state, since, self.seat)

    def _player(self, seat: int) -> GreedyBot:
        return self._myself if seat == self.seat else super()._player(seat)

    def _judged(self, book: Rulebook, state: State) -> float:
        if state.stack or not self._hindsight.by_result:
            return super()._judged(book, state)
        if not self._to_the_end:
            raise _Ended
        scores = self._game.scores(book, state)
        return scores[self.seat] - max(n for seat, n in enumerate(scores) if seat != self.seat)


def _error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers))
