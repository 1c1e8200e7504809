"""Weights from ranked options: `python -m game.workshop.ranking western-sea --seats greedy,greedy --seed 1`.

Greedy bots play, and now and then one of their decisions is looked at: two of the options that look best are
played on with the same luck, to the rest that a keen bot looks ahead to, where the terms of its judgement are
taken down, and then to the end of the game. How far the two differ in each term is held against how far they
differ in points at last. As both come from one decision, nothing counts for good merely because whoever is
ahead has more of everything.

What is fitted are factors on the terms, at the beginning of the game, in the middle and at its end: by least
squares, held to the present ones (`--spread` says how far from these a factor is thought to lie), and never
below nothing, so that terms keep their signs. What comes out is proven as in `tuning`. Nothing is written:
`stages` of the game's `minds.yaml` is the place for what is worth keeping.

With `--log FILE` every pair is kept, and games that are there already are not played again; whoever has
changed the bots since begins another file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from game.bots.evaluation import evaluation_for, mind_in
from game.bots.greedy import KeenBot
from game.bots.luck import Luck
from game.bots.seats import consult, make_bot
from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Game, Setup, SetupError
from game.engine.minds import STAGES, Stage, stages_at
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer, guess, view
from game.engine.state import State
from game.refusal import Refusal
from game.tools.common import print_json
from game.workshop.arena import opened, parser_for
from game.workshop.fitting import least_squares, together
from game.workshop.minds import ask_for_proofs, laid, proofs, tell_proofs

EVERY = 4
"""One decision in so many is looked at."""
SPREAD = 0.3
GAMES = 200

Name = tuple[Stage, str]
"""Of a factor: the stage and the term."""


class Pair(msgspec.Struct):
    """Two options of one decision, played on with the same luck."""

    seed: int
    left: float
    """Of the game."""
    terms: dict[str, float]
    """By how much more the first had of each, at rest."""
    points: float
    """By how much further ahead it was at last."""


class Fit(NamedTuple):
    factors: dict[Name, float]
    told: tuple[float, float]
    """How far differences of value and of result go together, with the factors of before and with these."""


# Gathering


class Ranker(KeenBot):
    """Plays options of one decision on."""

    longest = 10_000

    def __init__(self, game: Game, book: Rulebook, seat: int) -> None:
        super().__init__(seat, seat)
        self._game = game
        self._evaluation = evaluation_for(book)
        self._evaluation.thorough = True

    def pair(self, book: Rulebook, seen: State, decision: Decision, dice: Random) -> Pair | None:
        """Two of its best options, if they come to rest before the game is over."""
        assert self._evaluation is not None
        if not self._evaluation.plays_out(decision.ask) and not self._evaluation.explores(decision.ask):
            return None
        self._left = self.strength.budget
        self._horizon = left = self._evaluation.horizon(book, seen)
        options = self._evaluation.narrow(book, seen, decision)
        values = self._values(book, seen, decision, options)
        order = sorted(range(len(options)), key=lambda n: -values[n])[: self.beam]
        close = [n for n in order if values[n] >= values[order[0]] - self.close * self._evaluation.grain]
        if len(close) < 2:
            return None
        luck = dice.getrandbits(64)
        one, other = (self._ended(book, seen, options[n], luck) for n in dice.sample(close, 2))
        if not one or not other:
            return None
        names = {**one[0], **other[0]}
        apart = {name: one[0].get(name, 0.0) - other[0].get(name, 0.0) for name in names}
        return Pair(0, left, {name: round(n, 4) for name, n in apart.items() if n}, one[1] - other[1])

    def _ended(
        self, book: Rulebook, seen: State, option: Option, luck: int
    ) -> tuple[dict[str, float], float] | None:
        assert self._evaluation is not None
        for mind in self._players.values():
            mind.begin_anew(luck)
        state, chance = seen.fork(), Luck(luck)
        guess(book, state, self.seat, chance.dice)
        answer(book, state, option)
        self._play_on(book, state, seen, chance, self._evaluation.quiet)
        if not state.stack:
            return None
        terms = self._evaluation.terms(book, state, self.seat, self._horizon)
        self._play_on(book, state, seen, chance, lambda *_: False)
        points = self._game.scores(book, state)
        return terms, points[self.seat] - max(n for seat, n in enumerate(points) if seat != self.seat)


def pairs_of(game: Game, book: Rulebook, setup: Setup, every: int) -> Iterator[Pair]:
    """Of one game."""
    seats, dice = range(len(setup.seats)), Random(f"ranking {setup.seed}")
    bots = [make_bot(name, setup.seed, seat) for seat, name in enumerate(setup.seats)]
    rankers = [Ranker(game, book, seat) for seat in seats]
    state = game.start(book, setup)
    while (decision := advance(book, state)) is not None:
        if len(decision.options) > 1 and dice.random() * every < 1:
            seen = view(book, state, decision.seat)
            found = rankers[decision.seat].pair(book, seen, decision, dice)
            if found:
                yield msgspec.structs.replace(found, seed=setup.seed)
        answer(book, state, consult(bots[decision.seat], book, state, decision))


def gathered(
    game: Game, library: Library, setup: Setup, games: int, every: int, log: Path | None
) -> list[Pair]:
    book, seeds = game.make_book(library, setup), range(setup.seed, setup.seed + games)
    lines = log.read_bytes().splitlines() if log and log.exists() else []
    found = [one for one in (msgspec.json.decode(line, type=Pair) for line in lines) if one.seed in seeds]
    kept = {one.seed for one in found}
    for n, seed in enumerate(seeds):
        if seed in kept:
            continue
        new = list(pairs_of(game, book, msgspec.structs.replace(setup, seed=seed), every))
        found += new
        if log:
            with log.open("ab") as file:
                file.writelines(msgspec.json.encode(one) + b"\n" for one in new)
        print(f"{n + 1} of {games}: {len(found)} pairs", file=sys.stderr)
    return found


# Fitting


def fitted(pairs: Sequence[Pair], spread: float) -> Fit:
    """Factors with which differences of terms tell differences of points best."""
    values = [sum(one.terms.values()) for one in pairs]
    points = [one.points for one in pairs]
    scale = _slope(values, points)
    if scale <= 0:
        raise Refusal("value and result do not go together: more games are needed")
    rows = [dict(_shares(one)) for one in pairs]
    off = [n / scale - value for n, value in zip(points, values, strict=True)]
    ridge = fmean([n * n for n in off]) / spread**2
    more = least_squares(rows, off, ridge, least=-1.0)
    new = [
        value + sum(more[name] * n for name, n in row.items())
        for value, row in zip(values, rows, strict=True)
    ]
    return Fit(
        {name: 1 + more[name] for name in sorted(more)}, (together(values, points), together(new, points))
    )


def _shares(one: Pair) -> Iterator[tuple[Name, float]]:
    """The parts of a difference that belong to the stages between which it lies."""
    for stage, share in stages_at(one.left).items():
        for term, n in one.terms.items():
            yield (stage, term), share * n


def _slope(x: Sequence[float], y: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(x, y, strict=True)) / (sum(a * a for a in x) or 1.0)


# The command


def tell(data: dict[str, Any]) -> None:
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    before, after = data["told"]
    print(
        f"{data['game']}: {', '.join(data['seats'])}{modules}, {data['games']} games from seed {data['seed']}"
    )
    print(f"  {data['pairs']} pairs; value and result go together by {before:.3f}, fitted {after:.3f}")
    for stage, factors in data["stages"].items():
        print(f"  {stage}: {{{', '.join(f'{term}: {n:g}' for term, n in factors.items())}}}")
    tell_proofs(data["proof"])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="to take decisions from")
    parser.add_argument("--every", type=int, default=EVERY, help="one decision in so many is looked at")
    parser.add_argument(
        "--spread", type=float, default=SPREAD, help="how far factors are thought to lie from 1"
    )
    ask_for_proofs(parser)
    parser.add_argument("--log", type=Path, help="a file with a line for every pair")
    given = parser.parse_args(arguments)
    try:
        game, library, setup = opened(given, texts=False)
        fit = fitted(
            pairs := gathered(game, library, setup, given.games, given.every, given.log), given.spread
        )
        table = laid(game, library, given.modules)
    except (Refusal, SetupError) as error:
        parser.error(str(error))
    now = mind_in(table.book).stages
    found = {(stage, term): n * now.get(stage, {}).get(term, 1.0) for (stage, term), n in fit.factors.items()}
    mind = {f"{stage}.{term}": n for (stage, term), n in found.items()}
    data = {
        "game": given.game,
        "seats": list(setup.seats),
        "modules": list(given.modules),
        "seed": given.seed,
        "games": given.games,
        "pairs": len(pairs),
        "told": [round(n, 4) for n in fit.told],
        "stages": {
            stage: {term: round(n, 3) for (when, term), n in found.items() if when == stage}
            for stage in STAGES
        },
        "proof": proofs(table, mind, given),
    }
    print_json(data) if given.json else tell(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
