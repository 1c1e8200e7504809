"""The expert bot: judges its options like a keen one, then plays the good ones out over rounds. Where a game
says of a question that this does not pay, it chooses as a keen one does.

What it can't know is dealt anew for each playout, everybody in it chooses on their own view, and all options
meet the same luck. The better half of the options is played out further and further, each time with an equal
share of the budget. That is counted in choices imagined, and every decision is thought over from the view
alone: the same seed and the same budget lead to the same move, whatever the bot has thought of before. On the
Island alone it remembers, as long as its turn lasts, what it has offered and what it trades for.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import blake2b
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from game.bots.evaluation import Foresight, judged_game, mind_in
from game.bots.greedy import GreedyBot, KeenBot, Rests
from game.bots.hindsight import Hindsight, hindsight_for
from game.bots.luck import Luck
from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.game import Game
from game.engine.rulebook import Rulebook
from game.engine.run import answer, guess
from game.engine.state import State
from game.registry import find_game

A_SECOND = 1200
"""Choices that are imagined in a second, on a machine of no great speed."""
ENOUGH = 6
"""After so many playouts one can tell how far they scatter."""
AT_LEAST = 2
"""So often each option must be played out."""


Playout = tuple[float, float]
"""How far ahead it is at the near rest and at the one beyond."""


class ExpertBot(KeenBot):
    ponders = True
    nodes = A_SECOND
    """Choices that it imagines for one decision."""
    behind = 2.5
    """What trails the best by so many standard errors is played out no further."""
    longest = 2000

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self.struck = 0
        """How often the clock has cut a thought short, so that it may come out otherwise another time."""
        self._luck = self.random.getrandbits(64)
        self._seconds = inf
        self._until = inf
        self._game: Game | None = None
        self._hindsight: Hindsight | None = None
        self._to_the_end = False
        self._foretold = False
        """Games that end are judged like others."""
        self.otherwise: dict[str, Any] = {}
        """What it weighs otherwise than the game's own foresight."""
        self._foresight = Foresight()
        self._worth: dict[int, float] = {}
        """What it thinks of the options that it plays out, by their number."""
        self._luck_of_players = 0

    def allow(self, seconds: float) -> None:
        self.nodes, self._seconds = round(seconds * A_SECOND), seconds

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        if len(decision.options) > 1:
            seen = blake2b(repr(view).encode(), digest_size=8).hexdigest()
            self.random.seed(f"{self._luck} {seen}")
            self._until = time.monotonic() + self._seconds
        return super().choose(book, view, decision)

    def _weighed(self, book: Rulebook) -> Mapping[str, float]:
        return {**mind_in(book).expert, **self.weights}

    def _pick(
        self, book: Rulebook, view: State, decision: Decision, options: list[Option], values: list[float]
    ) -> int:
        assert self._evaluation is not None
        ask = decision.ask
        if ask in self._evaluation.certain or not self._evaluation.explores(ask):
            return super()._pick(book, view, decision, options, values)
        self._foresight = foresight = self._evaluation.foresight._replace(**self.otherwise)
        order = sorted(range(len(options)), key=lambda n: -values[n])
        worst = values[order[0]] - foresight.close * self._evaluation.grain
        left = [n for n in order[: int(foresight.contenders)] if values[n] >= worst]
        if len(left) == 1:
            return order[0]
        if self._game is None or self._hindsight is None:
            name = judged_game(book)
            self._game, self._hindsight = find_game(name), hindsight_for(name)
        self._imagined, self._to_the_end, self._foretold = 0, False, not self._hindsight.by_result
        try:
            return self._best(book, view, options, values, left)
        except _Ended:
            self._foretold = True
            self._to_the_end = self._affords_the_end(book, view, [options[n] for n in left])
            return self._best(book, view, options, values, left)

    def _affords_the_end(self, book: Rulebook, view: State, options: list[Option]) -> bool:
        """Whether all of them can be played to the end of the game more than once."""
        before, self._to_the_end = self._imagined, True
        self._ahead_after(book, view, options[0], self.random.getrandbits(64))
        return AT_LEAST * len(options) * (self._imagined - before) <= self._budget()

    def _budget(self) -> int:
        """What is left of it, or half of it anyway."""
        return max(self.nodes - self._imagined, self.nodes // 2)

    # Halving

    def _best(
        self, book: Rulebook, view: State, options: list[Option], values: list[float], left: list[int]
    ) -> int:
        """Of those that are left, the one that comes out best."""
        found: dict[int, list[Playout]] = {n: [] for n in left}
        self._worth = {n: values[n] for n in left}
        stages = (len(left) - 1).bit_length()
        spent, budget = self._imagined, self._budget()
        while len(left) > 1 and not self._late():
            spent += budget // stages
            while len(left) > 1 and self._play_out_all(book, view, options, left, found):
                left = self._in_the_race(left, values, found)
                if self._imagined >= spent:
                    left = left[: (len(left) + 1) // 2]
                    break
        if len(left) > 1:
            self.struck += 1
        best = left[0]
        for n in found:  # what it came to think of them; those that left the race were behind
            values[n] = self._worth[n] if n == best else min(self._worth[n], self._worth[best])
        return best

    def _play_out_all(
        self,
        book: Rulebook,
        view: State,
        options: list[Option],
        left: list[int],
        found: dict[int, list[Playout]],
    ) -> bool:
        """Once more, all with the same luck; whether there was time for it."""
        luck, worth, before = self.random.getrandbits(64), list[Playout](), self._imagined
        for n in left:
            if self._late():
                return False
            worth.append(self._ahead_after(book, view, options[n], luck))
        for n, one in zip(left, worth, strict=True):
            found[n].append(one)
        if self._imagined == before:  # nobody had to choose: that too is paid for, or it would go on for ever
            self._imagined += len(left)
        return True

    def _in_the_race(
        self, left: list[int], values: list[float], found: dict[int, list[Playout]]
    ) -> list[int]:
        """Best first, by their playouts, lowered to where the first judgements lie, and by these."""
        trust, seen = self._foresight.trust, {n: self._seen(found[n]) for n in left}
        raised = fmean([fmean(seen[n]) - values[n] for n in left])
        for n in left:
            lower = sum(seen[n]) - len(seen[n]) * raised
            self._worth[n] = (lower + trust * values[n]) / (len(seen[n]) + trust)
        order = sorted(left, key=lambda n: -self._worth[n])
        return [n for n in order if n == order[0] or not _trails(seen[n], seen[order[0]], self.behind)]

    def _seen(self, playouts: list[Playout]) -> list[float]:
        """What each of them says, of so many."""
        far = len(playouts) / (len(playouts) + self._foresight.near)
        return [(1 - far) * soon + far * later for soon, later in playouts]

    def _late(self) -> bool:
        return self.unwanted() or time.monotonic() > self._until

    # One playout

    def _ahead_after(self, book: Rulebook, view: State, option: Option, luck: int) -> Playout:
        """How far it is ahead after some rounds, if it goes on like this."""
        state, chance = self._begun(book, view, option, luck)
        if self._to_the_end:
            end = self._ahead_at_the_end(book, state, view, chance)
            return end, end
        assert self._evaluation is not None
        soon = self._ahead_at(self._evaluation.quiet, book, state, view, chance)
        if self._foresight.near == inf:
            return soon, soon
        return soon, self._ahead_at(self._rests, book, state, view, chance)

    def _begun(self, book: Rulebook, view: State, option: Option, luck: int) -> tuple[State, Luck]:
        self._begin_anew(luck)
        state, chance = view.fork(), Luck(luck)
        guess(book, state, self.seat, chance.dice)
        answer(book, state, option)
        return state, chance

    def _ahead_at(self, rests: Rests, book: Rulebook, state: State, view: State, luck: Luck) -> float:
        self._play_on(book, state, view, luck, rests)
        return self._ahead(book, state)

    def _ahead_at_the_end(self, book: Rulebook, state: State, view: State, luck: Luck) -> float:
        assert self._game is not None
        self._play_on(book, state, view, luck, lambda *_: False)
        points = self._game.scores(book, state)
        return points[self.seat] - max(n for seat, n in enumerate(points) if seat != self.seat)

    def _played_out(self, book: Rulebook, view: State, option: Option, luck: int) -> float:
        self._begin_anew(luck)
        return super()._played_out(book, view, option, luck)

    def _begin_anew(self, luck: int) -> None:
        """What it has imagined before makes no difference."""
        self._luck_of_players = luck
        for mind in self._players.values():
            mind.begin_anew(luck)

    def _player(self, seat: int) -> GreedyBot:
        """Where no more than a turn is played out, everybody takes their time over it."""
        new = seat not in self._players
        mind = super()._player(seat)
        if new:
            assert self._evaluation is not None
            mind.thorough = self._evaluation.foresight.near == inf
            mind.begin_anew(self._luck_of_players)
        return mind

    def _rests(self, book: Any, state: Any, since: Any) -> bool:
        assert self._hindsight is not None
        return self._hindsight.rest(state, since, self.seat)

    def _name_of(self, state: State, chance: Chance) -> str:
        """By its step and the seat that this is about, as the rounds of all go on beside each other."""
        step, *about = state.stack[-1]
        return f"{step} {about[0] if about and isinstance(about[0], int) else ''}"

    def _ahead(self, book: Rulebook, state: State) -> float:
        """How far it is ahead of the best of the others, as it judges."""
        assert self._evaluation and self._game
        if not state.stack and not self._foretold:
            raise _Ended
        value, lead, left = self._evaluation.value, self._evaluation.lead, self._horizon
        mine = value(book, state, self.seat, left)
        if not lead:
            return mine
        seats = range(len(self._game.scores(book, state)))
        return mine - lead * max(value(book, state, seat, left) for seat in seats if seat != self.seat)


class _Ended(Exception):
    """A game has come to its end before the rest: if all can be played to it, they are compared best."""


def _trails(mine: list[float], best: list[float], errors: float) -> bool:
    if len(mine) < ENOUGH:
        return False
    apart = [b - a for a, b in zip(mine, best, strict=True)]
    return fmean(apart) > errors * stdev(apart) / sqrt(len(apart))
