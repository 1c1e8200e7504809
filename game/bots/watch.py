"""Looking on while bots play: the game's own chronicle, and what every choice costs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from game.bots.bot import Bot
from game.engine.decision import Decision, Option
from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.state import State

Choose = Callable[[Rulebook, State | None, Decision], Option]


class Watch:
    """For one game. It stands between the table and the bots, so that games nobody watches pay nothing."""

    def __init__(self, game: Game, book: Rulebook, setup: Setup) -> None:
        assert game.chronicle is not None
        self._chronicle = game.chronicle(book)
        self._names = setup.seats
        self._counts = dict.fromkeys([f"{what} {name}" for name in setup.seats for what in COSTS], 0)
        self._peaks = dict.fromkeys(setup.seats, 0)

    def over(self, state: State, bots: Sequence[Bot]) -> list[Choose]:
        """The choices of these bots, each looked at on its way to the table."""
        return [self._over(state, bot.choose, self._names[seat]) for seat, bot in enumerate(bots)]

    def _over(self, state: State, choose: Choose, name: str) -> Choose:
        decisions, spent = (f"{what} {name}" for what in COSTS)

        def look(book: Rulebook, view: State | None, decision: Decision) -> Option:
            self._chronicle.happened(state.events)
            # The time of this process alone: what else the machine does is no fault of the bot's.
            began = time.process_time_ns()
            option = choose(book, view, decision)
            took = (time.process_time_ns() - began) // 1000
            self._counts[decisions] += 1
            self._counts[spent] += took
            self._peaks[name] = max(self._peaks[name], took)
            self._chronicle.chosen(decision, option)
            return option

        return look

    def close(self, state: State, winners: Sequence[int]) -> tuple[dict[str, int], dict[str, int]]:
        """All that was counted, and by bot the microseconds of its longest choice."""
        self._chronicle.happened(state.events)
        return self._counts | self._chronicle.close(state, winners), self._peaks


COSTS = ("choices", "microseconds")
