"""The greedy bot: looks one whole action ahead, on what its seat may know, and takes the best.

It follows its own choices until the action settles or chance intervenes, within a budget of positions; beyond
64 outcomes it averages samples from its own generator. What it thinks of a position is a sum of named terms,
so it can say why it did what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeGuard

from game.bots.bot import Bot
from game.bots.characters import leaning_in
from game.bots.evaluation import Evaluation, evaluation_for
from game.bots.luck import Luck
from game.engine.chance import Chance, Outcome
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.run import answer, guess, run, settle
from game.engine.run import view as view_of
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


class Thought(NamedTuple):
    """A position within the action that was thought through to its end."""

    ask: str
    state: State
    options: list[Option]
    values: list[float]


Rests = Callable[[Any, Any, Any], bool]
"""Tells, with the book, whether what was going on in an earlier state has come to rest in this one."""
MOST_OUTCOMES = 64
MOST_CHOICES = 300
"""No round takes so many choices."""
UNPROVEN = 0.01
"""By so much less than the best that was followed counts what only looks better."""


class GreedyBot(Bot):
    judges = True
    strength = Strength(budget=80, wide=6, keep=2, samples=4)
    thorough = False
    """Whether it takes its time over what costs much to judge."""
    imagined = False
    """Whether it only sits in another bot's look ahead."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self._evaluation: Evaluation | None = None
        self.without: frozenset[str] = frozenset()
        """Main actions that it will not take, and does not hope for."""
        self.leaning: Mapping[str, float] = {}
        """Factors on terms of its judgement."""
        self.weights: Mapping[str, float] = {}
        """What it weighs otherwise than the match's own mind."""
        self.character = ""
        """Whose leaning it has, if it has none of its own."""
        self._left = 0
        self._horizon = 1.0
        self._path: tuple[str, ...] = ()
        self._thought: dict[tuple[str, ...], Thought] = {}
        """What it thought of the rest of the action, by the choices that lead there."""
        self.why: list[tuple[str, float]] = []
        """The options of the last decision with their values, best first."""

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        assert view is not None
        if len(decision.options) == 1:
            self.why = [(decision.options[0].key, 0.0)]
            return decision.options[0]
        if self._evaluation is None:
            leaning = self.leaning or leaning_in(book, self.character)
            self._evaluation = evaluation_for(book, leaning, self._weighed(book))
            self._evaluation.without = self.without
            self._evaluation.thorough, self._evaluation.imagined = self.thorough, self.imagined
        self._left = self.strength.budget
        self._horizon = self._evaluation.horizon(book, view)
        options, values = self._recalled(view, decision)
        if not options:
            self._thought.clear()
            options = self._evaluation.narrow(book, view, decision)
            values = self._values(book, view, decision, options)
        chosen = options[self._pick(book, view, decision, options, values)]
        self.why = sorted(((o.key, v) for o, v in zip(options, values, strict=True)), key=lambda x: -x[1])
        self._thought = {path[1:]: t for path, t in self._thought.items() if path and path[0] == chosen.key}
        return chosen

    def _weighed(self, book: Rulebook) -> Mapping[str, float]:
        return self.weights

    def _recalled(self, view: State, decision: Decision) -> tuple[list[Option], list[float]]:
        """What it thought of these very options while it chose what led to them, if it thought it through."""
        thought = self._thought.get(())
        if thought is None or thought.ask != decision.ask or thought.state.fork() != view:
            return [], []
        return thought.options, thought.values

    def _pick(
        self, book: Rulebook, view: State, decision: Decision, options: list[Option], values: list[float]
    ) -> int:
        return max(range(len(options)), key=values.__getitem__)

    def begin_anew(self, luck: int) -> None:
        """Forget what was thought, and draw from here on by this luck."""
        self.random.seed(luck)
        self._thought.clear()
        if self._evaluation is not None:
            self._evaluation.forget()

    def explain(self, book: Rulebook, view: State) -> dict[str, float]:
        """The named terms of what it thinks of a position."""
        evaluation = self._evaluation or evaluation_for(book)
        return evaluation.terms(book, view, self.seat, evaluation.horizon(book, view))

    # One decision

    def _values(self, book: Rulebook, state: State, decision: Decision, options: list[Option]) -> list[float]:
        """The value of each option, following the promising ones to the end of the action."""
        assert self._evaluation is not None
        reached: dict[int, tuple[State, Decision]] = {}
        values: list[float] = []
        wide = len(options) >= self.strength.wide
        for n, option in enumerate(options):
            child = state.fork()
            answer(book, child, option)
            pause = self._run(book, child)
            self._left -= 1
            if isinstance(pause, Chance):
                values.append(self._expected(book, child, pause))
            elif self._goes_on(pause):
                reached[n] = child, pause
                # Of many, only those that look best at once are followed.
                values.append(self._judged(book, child) if wide else 0.0)
            else:
                values.append(self._judged(book, child))
        for n in self._promising(values, list(reached)) if wide else reached:
            child, pause = reached[n]
            path, option = self._path, options[n]
            if not path:
                self._left = max(self._left, int(self._evaluation.fair * self.strength.budget))
            self._path = (*path, option.key)
            values[n] = self._follow(book, child, pause, decision.ask, option)
            self._path = path
        if aside := self._evaluation.aside(book, state, options):
            # They are judged with all the rest still ahead, as the state is: what they add to it counts.
            best = max([v for n, v in enumerate(values) if n not in aside])
            more = best - self._judged(book, state)
            for n in aside:
                values[n] += more
        if self.strength.blur:
            blur = self.strength.blur * self._evaluation.grain
            values = [v + self.random.gauss(0, blur) for v in values]
        return values

    def _promising(self, values: list[float], open_ends: list[int]) -> Iterator[int]:
        """Of many options those to follow, the best first. Their values change on the way."""
        assert self._evaluation is not None
        if not self._evaluation.proves:
            yield from sorted(open_ends, key=lambda n: -values[n])[: self.strength.keep]
            return
        followed = 0
        while open_ends:
            best = max(range(len(values)), key=values.__getitem__)
            if best not in open_ends:
                if followed >= self.strength.keep:
                    return
                best = max(open_ends, key=values.__getitem__)
            elif followed >= self.strength.keep and self._left <= 0:
                break
            open_ends.remove(best)
            followed += 1
            yield best
        proven = max([v for n, v in enumerate(values) if n not in open_ends])
        for n in open_ends:
            values[n] = min(values[n], proven - UNPROVEN)

    def _run(self, book: Rulebook, state: State) -> Decision | Chance | None:
        """To where a look ahead pauses or ends."""
        assert self._evaluation is not None
        ends, assumes = self._evaluation.ends, self._evaluation.assumes
        pause = run(book, state, ends)
        while isinstance(pause, Decision) and pause.ask in assumes and pause.seat != self.seat:
            answer(book, state, pause.options[0])
            pause = run(book, state, ends)
        return pause

    def _goes_on(self, pause: Decision | Chance | None) -> TypeGuard[Decision]:
        """Whether the bot's own action is not over yet."""
        if not isinstance(pause, Decision) or pause.seat != self.seat:
            return False
        assert self._evaluation is not None
        return bool(pause.draft) or pause.ask in self._evaluation.follows

    def _follow(self, book: Rulebook, state: State, decision: Decision, ask: str, last: Option) -> float:
        """The best that the rest of the action can bring."""
        assert self._evaluation is not None
        options = self._evaluation.narrow(book, state, decision)
        if self._left <= 0:
            options = [decision.options[max(decision.default, 0)]]
        elif decision.ask == ask and last.kind in ("die", "icon", "hex", "token"):
            # The same things in another order lead to the same place.
            options = [o for o in options if o.kind != last.kind or o.at >= last.at] or options  # type: ignore[operator]
        values = self._values(book, state, decision, options)
        if self._left > 0:
            self._thought[self._path] = Thought(decision.ask, state, options, values)
        return max(values)

    # Chance

    def _expected(self, book: Rulebook, state: State, chance: Chance) -> float:
        """The mean over all outcomes, or over samples when there are too many for the budget."""
        if chance.size() <= min(MOST_OUTCOMES, max(6, self._left // 8)):
            return sum(p * self._after(book, state, outcome) for outcome, p in chance.enumerate())
        n = self.strength.samples
        return sum(self._after(book, state, self._sample(chance)) for _ in range(n)) / n

    def _after(self, book: Rulebook, state: State, outcome: Outcome) -> float:
        """The value once chance has spoken, finishing the action in the most obvious way."""
        child = state.fork()
        settle(book, child, outcome)
        return self._descend(book, child)

    def _descend(self, book: Rulebook, state: State) -> float:
        assert self._evaluation is not None
        while True:
            self._left -= 1
            pause = self._run(book, state)
            while isinstance(pause, Chance):
                settle(book, state, self._sample(pause))
                pause = self._run(book, state)
            if not self._goes_on(pause):
                return self._judged(book, state)
            state = self._obvious(book, state, pause)

    def _obvious(self, book: Rulebook, state: State, decision: Decision) -> State:
        """The position after the option that looks best at once."""
        assert self._evaluation is not None
        best, most = state, float("-inf")
        for option in decision.options:
            child = state.fork()
            answer(book, child, option)
            if self._evaluation.proves:
                self._run(book, child)
            value = self._judged(book, child)
            self._left -= 1
            if value > most:
                best, most = child, value
        return best

    def _judged(self, book: Rulebook, state: State) -> float:
        assert self._evaluation is not None
        return self._evaluation.value(book, state, self.seat, self._horizon)

    def _sample(self, chance: Chance) -> Outcome:
        return tuple(self.random.choices(chance.values, chance.weights, k=chance.times))


class EasyBot(GreedyBot):
    """Sees as far, but not as clearly."""

    strength = Strength(budget=60, wide=5, keep=1, samples=3, blur=2.0)


class KeenBot(GreedyBot):
    """Looks one action ahead like the others, then plays the best few options out until things come to rest,
    imagining that everybody goes on like a hasty greedy bot."""

    thorough = True
    beam = 4
    rollouts = 3
    close = 4.0
    """Options that look worse than the best by more than this are not played out."""
    patience = 160
    """Choices imagined for one decision, after which no more is played out."""
    longest = MOST_CHOICES
    """A look ahead goes on for no more choices and strokes of chance than these."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self._players: dict[int, GreedyBot] = {}
        self._imagined = 0

    def _pick(
        self, book: Rulebook, view: State, decision: Decision, options: list[Option], values: list[float]
    ) -> int:
        assert self._evaluation is not None
        certain = decision.ask in self._evaluation.certain
        looks = min(self.rollouts, self._evaluation.looks)
        rollouts, most = (1, 2 * self.beam) if certain else (looks, self.beam)
        order = sorted(range(len(options)), key=lambda n: -values[n])
        beam = [n for n in order[:most] if values[n] >= values[order[0]] - self.close]
        if len(beam) == 1 or not self._evaluation.plays_out(decision.ask):
            return order[0]
        # What is certain is seen, whatever was thought of it before.
        trust = 0.0 if certain else self._evaluation.trust
        played = {n: trust * values[n] for n in beam}
        self._imagined = 0
        for _ in range(rollouts):
            # The same luck for all of them, or else they would be told apart by theirs.
            luck = self.random.getrandbits(64)
            for n in beam:
                played[n] += self._played_out(book, view, options[n], luck)
            if self._imagined > self.patience:
                break
        return max(beam, key=played.__getitem__)

    def _played_out(self, book: Rulebook, view: State, option: Option, luck: int) -> float:
        """What the position is worth once things have come to rest, if it goes on like this."""
        assert self._evaluation is not None
        state, chance = view.fork(), Luck(luck)
        guess(book, state, self.seat, chance.dice)
        answer(book, state, option)
        self._play_on(book, state, view, chance, self._evaluation.quiet)
        return self._judged(book, state)

    def _play_on(self, book: Rulebook, state: State, since: State, luck: Luck, rests: Rests) -> None:
        """Everybody goes on until a state rests that follows from an earlier one, or the game is over."""
        for _ in range(self.longest):
            pause = run(book, state)
            if pause is None or rests(book, state, since):
                break
            if isinstance(pause, Chance):
                settle(book, state, luck.draw(pause, self._name_of(state, pause)))
            else:
                self._imagined += 1
                seen = view_of(book, state, pause.seat) if book.guesses else state
                answer(book, state, self._player(pause.seat).choose(book, seen, pause))

    def _name_of(self, state: State, chance: Chance) -> str:
        """By what a draw is known, if options that draw other things are to have the same luck."""
        assert self._evaluation is not None
        return chance.kind if self._evaluation.keyed else ""

    def _player(self, seat: int) -> GreedyBot:
        """Whoever sits there, as a keen bot imagines it."""
        if seat not in self._players:
            self._players[seat] = QuickBot(seat, seat)
        return self._players[seat]


class QuickBot(GreedyBot):
    """How a keen bot imagines everybody's next choices."""

    imagined = True
    strength = Strength(budget=30, wide=5, keep=1, samples=1)
