"""Weights from play: `python -m game.workshop.tuning western-sea --weights explore,settle,raid --seed 1`.

Some of the weights that bots judge by (`content/<game>/minds.yaml`) are tuned by matches of a bot against
itself. In each step every one of them is moved up or down by lot; the two bots that this and its opposite
make play the same seeds, once in either seat, and all weights move towards the one that was further ahead
(simultaneous perturbation: however many weights, a step takes two bots). Three to six at a time are enough:
of more, a match tells too little about each. A weight is only ever multiplied, so it keeps its sign. At more
than two seats each of the two takes every other one.

What comes out is then proven against the weights as they stand, on seeds that nothing was tuned on: by greedy
and by keen seats. It is worth keeping only if both win with it. Nothing is written: the figures are told, and
whoever keeps them writes them down. `--weights land` also takes a family, as `number` does `number-defence`;
`early.land` is the factor that the term `land` has at the beginning of the game, as the file's `stages` say.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots.bot import Bot
from game.bots.evaluation import mind_in
from game.bots.greedy import GreedyBot
from game.bots.seats import consult, make_bot
from game.bots.terms import terms_met
from game.engine.content import Library
from game.engine.game import Game, Setup, SetupError
from game.engine.minds import STAGES
from game.engine.opening import open_game
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer
from game.registry import games
from game.tools.common import print_json

Weights = Mapping[str, float]
CAREFUL = ("careful", "keen")
"""Bots that take their time, and weigh some things otherwise."""
MOST = 2.0
"""By how many standard errors a step counts at most: luck shall not carry it far."""
FIRST_STEPS = 10
"""After so many steps they begin to get shorter."""
SEEDS_APART = 1_000_000
"""From the seeds of the tuning to those of the proof, unless these are given."""


class CarefulBot(GreedyBot):
    """Weighs as a keen bot does and looks no further than a greedy one: many games of it can be had."""

    thorough = True


class Table(NamedTuple):
    """Where two minds meet."""

    game: Game
    book: Rulebook
    modules: tuple[str, ...]
    seats: int = 2


class Met(NamedTuple):
    """What came of matches: each seed is one result, of a game in either seat."""

    shares: list[float]
    """Of the wins, of the first mind."""
    margins: list[float]
    """Points by which it was ahead."""


# Playing


def laid(game: Game, library: Library, modules: tuple[str, ...], seats: int = 2) -> Table:
    setup = Setup(game=game.name, seats=("greedy",) * seats, modules=modules)
    game.check_setup(setup)
    return Table(game, game.make_book(library, setup), modules, seats)


def match(table: Table, bot: str, first: Weights, second: Weights, seeds: Sequence[int]) -> Met:
    met = Met([], [])
    for seed in seeds:
        ends = [_played(table, bot, first, second, seed, seat) for seat in range(2)]
        met.shares.append(fmean(share for share, _ in ends))
        met.margins.append(fmean(margin for _, margin in ends))
    return met


def _played(
    table: Table, bot: str, first: Weights, second: Weights, seed: int, seat: int
) -> tuple[float, float]:
    """One game with the first mind in this seat, and in every other from there."""
    game, book, modules, count = table
    setup = Setup(game=game.name, seats=(bot,) * count, modules=modules, seed=seed)
    bots = [_seated(bot, seed, n) for n in range(count)]
    for n, one in enumerate(bots):
        if isinstance(one, GreedyBot):
            one.weights = second if (n - seat) % 2 else first
    state = game.start(book, setup)
    while (decision := advance(book, state)) is not None:
        answer(book, state, consult(bots[decision.seat], book, state, decision))
    winners, scores = game.winners(book, state), game.scores(book, state)
    mine, theirs = scores[seat::2], scores[1 - seat :: 2]
    share = sum((n - seat) % 2 == 0 for n in winners) / len(winners)
    return share, fmean(mine) - fmean(theirs)


def _seated(bot: str, seed: int, seat: int) -> Bot:
    return CarefulBot(seed, seat) if bot == "careful" else make_bot(bot, seed, seat)


# Tuning


def tuned(
    table: Table, bot: str, start: Weights, steps: int, seeds: int, seed: int, size: float, rate: float
) -> dict[str, float]:
    """The weights after so many steps, each over so many seeds of its own."""
    weights, dice = dict(start), Random(seed)
    for n in range(steps):
        way = {name: dice.choice((-1, 1)) for name in weights}
        up, down = (moved(weights, way, size * sign) for sign in (1, -1))
        first = seed + n * seeds
        met = match(table, bot, up, down, range(first, first + seeds))
        shorter = min(1.0, sqrt(FIRST_STEPS / (n + 1)))
        weights = moved(weights, way, rate * shorter * pull(met.margins))
        told = ", ".join(f"{name} {weight:.3f}" for name, weight in weights.items())
        print(f"{n + 1} of {steps}: {told}", file=sys.stderr)
    return weights


def moved(weights: Weights, way: Mapping[str, int], by: float) -> dict[str, float]:
    return {name: weight * exp(by * way[name]) for name, weight in weights.items()}


def pull(margins: Sequence[float]) -> float:
    """How clearly one side was ahead, in standard errors, from -1 to 1 for the most that counts."""
    error = stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else 0.0
    if not error:
        return 0.0
    return max(-MOST, min(MOST, fmean(margins) / error)) / MOST


# The command


def weighed(table: Table, bot: str) -> dict[str, float]:
    """All that this bot weighs, with factors on every term of its judgement by stage."""
    mind = mind_in(table.book)
    careful = mind.careful if bot in CAREFUL else {}
    terms = terms_met(
        table.game,
        table.book.library,
        Setup(game=table.game.name, seats=("random",) * table.seats, modules=table.modules),
    )
    factors = {
        f"{stage}.{term}": mind.stages.get(stage, {}).get(term, 1.0)
        for stage in STAGES
        for term in sorted(terms)
    }
    return {**mind.weights, **careful, **factors}


def chosen(all_: Weights, wanted: Sequence[str]) -> dict[str, float]:
    """Those that are named, or whose family is; a weight of nothing stays one."""
    found: dict[str, float] = {}
    for name in wanted:
        named = {one: n for one, n in all_.items() if one == name or one.startswith((f"{name}-", f"{name}."))}
        if not named:
            raise SetupError(
                f"no bot weighs '{name}' (weights: {', '.join(all_) or 'none in its minds.yaml'})"
            )
        found |= {one: all_[one] for one in ([name] if name in named else named) if all_[one]}
    return found


def proven(table: Table, bot: str, new: Weights, number: int, seed: int) -> dict[str, Any]:
    """How a mind with these weights does against the match's own."""
    met = match(table, bot, new, {}, range(seed, seed + max(1, number // 2)))
    return {
        "bot": bot,
        "games": 2 * len(met.shares),
        "seed": seed,
        "share": round(fmean(met.shares), 4),
        "share_error": _error(met.shares),
        "margin": round(fmean(met.margins), 3),
        "margin_error": _error(met.margins),
    }


def _error(numbers: Sequence[float]) -> float:
    return round(stdev(numbers) / sqrt(len(numbers)), 4) if len(numbers) > 1 else 0.0


def tell(data: Mapping[str, Any]) -> None:
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    print(f"{data['game']}{modules}: {data['steps']} steps from seed {data['seed']}")
    for name, (old, new) in data["weights"].items():
        print(f"  {name}: {new:.3g}  # was {old:.3g}")
    for one in data["proof"]:
        share, error = 100 * one["share"], 100 * one["share_error"]
        ahead = f"ahead by {one['margin']:.2f} points (standard error {one['margin_error']:.2f})"
        print(
            f"  {one['bot']}: wins {share:.1f} of 100 (standard error {error:.1f}), {ahead}, "
            f"{one['games']} games from seed {one['seed']}"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games("bots"))
    parser.add_argument("--weights", required=True, type=lambda text: text.split(","), help="by commas")
    parser.add_argument("--bot", default="greedy", choices=("greedy", *CAREFUL), help="who plays")
    parser.add_argument("--seats", type=int, default=2, help="how many")
    parser.add_argument("--modules", default=(), type=lambda text: tuple(text.split(",")), help="by commas")
    parser.add_argument("--seed", required=True, type=int, help="of the first game")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=10, help="for each step; each is played twice")
    parser.add_argument("--size", type=float, default=0.2, help="how far weights are moved to try them")
    parser.add_argument("--rate", type=float, default=0.06, help="how far a clear result moves them")
    parser.add_argument("--greedy", type=int, default=400, help="games of the proof")
    parser.add_argument("--careful", type=int, default=0, help="games of the proof")
    parser.add_argument("--keen", type=int, default=60, help="games of the proof")
    parser.add_argument("--proof-seed", type=int, help=f"else {SEEDS_APART} further on")
    parser.add_argument("--json", action="store_true", help="print one object")
    given = parser.parse_args(arguments)
    try:
        game, library = open_game(given.game, [], texts=False)
        table = laid(game, library, given.modules, given.seats)
        start = chosen(weighed(table, given.bot), given.weights)
    except SetupError as error:
        parser.error(str(error))
    found = tuned(table, given.bot, start, given.steps, given.seeds, given.seed, given.size, given.rate)
    fresh = given.seed + SEEDS_APART if given.proof_seed is None else given.proof_seed
    numbers = {"greedy": given.greedy, "careful": given.careful, "keen": given.keen}
    wanted = {bot: n for bot, n in numbers.items() if n}
    data = {
        "game": given.game,
        "modules": list(given.modules),
        "tuned_by": given.bot,
        "seats": given.seats,
        "seed": given.seed,
        "steps": given.steps,
        "weights": {name: [start[name], round(weight, 4)] for name, weight in found.items()},
        "proof": [proven(table, bot, found, n, fresh) for bot, n in wanted.items()],
    }
    print_json(data) if given.json else tell(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
