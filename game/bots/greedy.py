"""The greedy bot: looks one whole action ahead, on what its seat may know, and takes the best.

It follows its own choices until the action settles or chance intervenes, within a budget of positions; beyond
64 outcomes it averages samples from its own generator. What it thinks of a position is a sum of named terms,
so it can say why it did what it did.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.bot import Bot
from game.bots.judges import Judge, judge_for
from game.engine.chance import Chance, Outcome
from game.engine.decision import END_TURN, Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.run import answer, run, settle
from game.engine.state import State


class Strength(NamedTuple):
    """How hard a bot thinks."""

    budget: int
    """Positions it looks at for one decision."""
    wide: int
    """From this many options on, only the promising ones are followed."""
    keep: int
    """How many those are."""
    samples: int
    """How many outcomes it tries when there are more than it can count."""
    blur: float = 0.0
    """How far, in points, its judgement may be off."""


MOST_OUTCOMES = 64
MOST_CHOICES = 60
"""No turn takes so many choices."""


class GreedyBot(Bot):
    strength = Strength(budget=80, wide=6, keep=2, samples=4)

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self._judge: Judge | None = None
        self._left = 0
        self._horizon = 1.0
        self._ask = ""
        self.why: list[tuple[str, float]] = []
        """The options of the last decision with their values, best first."""

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        assert view is not None
        self._ask = decision.ask
        if self._judge is None:
            self._judge = judge_for(book)
        self._left = self.strength.budget
        self._horizon = self._judge.horizon(book, view)
        options = decision.options
        values = self._values(book, view, decision, options)
        best = self._pick(book, view, options, values)
        self.why = sorted(((o.key, v) for o, v in zip(options, values, strict=True)), key=lambda x: -x[1])
        return options[best]

    def _pick(self, book: Rulebook, view: State, options: list[Option], values: list[float]) -> int:
        return max(range(len(options)), key=values.__getitem__)

    def explain(self, book: Rulebook, view: State) -> dict[str, float]:
        """The named terms of what it thinks of a position."""
        judge = self._judge or judge_for(book)
        return judge.terms(book, view, self.seat, judge.horizon(book, view))

    # One decision

    def _values(self, book: Rulebook, state: State, decision: Decision, options: list[Option]) -> list[float]:
        """The value of each option, following the promising ones to the end of the action."""
        reached: list[tuple[State, Decision]] = []
        open_ends: list[int] = []
        values: list[float] = []
        wide = len(options) >= self.strength.wide
        for n, option in enumerate(options):
            child = state.copy()
            answer(book, child, option)
            pause = run(book, child)
            self._left -= 1
            if isinstance(pause, Chance):
                values.append(self._expected(book, child, pause))
            elif pause is not None and pause.seat == self.seat and pause.draft:
                open_ends.append(n)
                reached.append((child, pause))
                # Of many, only those that look best at once are followed.
                values.append(self._judged(book, child) if wide else 0.0)
            else:
                values.append(self._judged(book, child))
        follow = list(range(len(open_ends)))
        if wide:
            follow = sorted(follow, key=lambda k: -values[open_ends[k]])[: self.strength.keep]
        for k in follow:
            child, pause = reached[k]
            values[open_ends[k]] = self._follow(book, child, pause, decision.ask, options[open_ends[k]])
        if self.strength.blur:
            values = [v + self.random.gauss(0, self.strength.blur) for v in values]
        return values

    def _goes_on(self, pause: Decision | Chance | None) -> bool:
        return isinstance(pause, Decision) and pause.seat == self.seat and bool(pause.draft)

    def _follow(self, book: Rulebook, state: State, decision: Decision, ask: str, last: Option) -> float:
        """The best that the rest of the action can bring."""
        options = decision.options
        if self._left <= 0:
            options = [options[max(decision.default, 0)]]
        elif decision.ask == ask and last.kind in ("die", "icon", "hex", "token"):
            # The same things in another order lead to the same place.
            options = [o for o in options if o.kind != last.kind or o.at >= last.at] or options  # type: ignore[operator]
        return max(self._values(book, state, decision, options))

    # Chance

    def _expected(self, book: Rulebook, state: State, chance: Chance) -> float:
        """The mean over all outcomes, or over samples when there are too many for the budget."""
        if chance.size() <= min(MOST_OUTCOMES, max(6, self._left // 8)):
            return sum(p * self._after(book, state, outcome) for outcome, p in chance.enumerate())
        n = self.strength.samples
        return sum(self._after(book, state, self._sample(chance)) for _ in range(n)) / n

    def _after(self, book: Rulebook, state: State, outcome: Outcome) -> float:
        """The value once chance has spoken, finishing the action in the most obvious way."""
        child = state.copy()
        settle(book, child, outcome)
        return self._descend(book, child)

    def _descend(self, book: Rulebook, state: State) -> float:
        while True:
            self._left -= 1
            pause = run(book, state)
            while isinstance(pause, Chance):
                settle(book, state, self._sample(pause))
                pause = run(book, state)
            if not isinstance(pause, Decision) or not self._goes_on(pause):
                return self._judged(book, state)
            state = self._obvious(book, state, pause)

    def _obvious(self, book: Rulebook, state: State, decision: Decision) -> State:
        """The position after the option that looks best at once."""
        best, most = state, float("-inf")
        for option in decision.options:
            child = state.copy()
            answer(book, child, option)
            value = self._judged(book, child)
            self._left -= 1
            if value > most:
                best, most = child, value
        return best

    def _judged(self, book: Rulebook, state: State) -> float:
        assert self._judge is not None
        return self._judge.value(book, state, self.seat, self._horizon)

    def _sample(self, chance: Chance) -> Outcome:
        return tuple(self.random.choices(chance.values, chance.weights, k=chance.times))


class EasyBot(GreedyBot):
    """Sees as far, but not as clearly."""

    strength = Strength(budget=60, wide=5, keep=1, samples=3, blur=2.0)


class KeenBot(GreedyBot):
    """Looks one action ahead like the others, then plays the best few options out to the end of its turn."""

    beam = 3
    rollouts = 2
    close = 3.0
    """Options that look worse than the best by more than this are not played out."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self._quick = QuickBot(seed, seat)

    def _pick(self, book: Rulebook, view: State, options: list[Option], values: list[float]) -> int:
        order = sorted(range(len(options)), key=lambda n: -values[n])
        beam = [n for n in order[: self.beam] if values[n] >= values[order[0]] - self.close]
        assert self._judge is not None
        if len(beam) == 1 or not self._judge.plays_out(self._ask):
            return order[0]
        played = {n: self._played_out(book, view, options[n]) for n in beam}
        return max(beam, key=played.__getitem__)

    def _played_out(self, book: Rulebook, view: State, option: Option) -> float:
        """The mean value at the end of the turn if it goes on like this."""
        total = 0.0
        for _ in range(self.rollouts):
            state = view.copy()
            answer(book, state, option)
            total += self._rest_of_turn(book, state)
        return total / self.rollouts

    def _rest_of_turn(self, book: Rulebook, state: State) -> float:
        for _ in range(MOST_CHOICES):
            pause = run(book, state)
            if isinstance(pause, Chance):
                settle(book, state, self._sample(pause))
            elif pause is None or pause.seat != self.seat:
                break
            else:
                option = self._quick.choose(book, state, pause)
                answer(book, state, option)
                if option.verb == END_TURN:
                    break
        return self._judged(book, state)


class QuickBot(GreedyBot):
    """How a keen bot imagines its own next choices."""

    strength = Strength(budget=40, wide=5, keep=2, samples=2)
