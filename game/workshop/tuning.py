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
from typing import Any

from game.bots.evaluation import mind_in
from game.bots.terms import terms_met
from game.engine.game import Setup, SetupError
from game.engine.minds import STAGES
from game.engine.opening import open_game
from game.registry import games
from game.tools.common import print_json
from game.workshop.minds import CAREFUL, Table, Weights, ask_for_proofs, laid, match, proofs, tell_proofs

MOST = 2.0
"""By how many standard errors a step counts at most: luck shall not carry it far."""
FIRST_STEPS = 10
"""After so many steps they begin to get shorter."""


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


def tell(data: Mapping[str, Any]) -> None:
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    print(f"{data['game']}{modules}: {data['steps']} steps from seed {data['seed']}")
    for name, (old, new) in data["weights"].items():
        print(f"  {name}: {new:.3g}  # was {old:.3g}")
    tell_proofs(data["proof"])


def parser_for(description: str | None) -> argparse.ArgumentParser:
    """What every maker asks that tries weights."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games("bots"))
    parser.add_argument("--weights", required=True, type=lambda text: text.split(","), help="by commas")
    parser.add_argument("--bot", default="greedy", choices=("greedy", *CAREFUL), help="who plays")
    parser.add_argument("--modules", default=(), type=lambda text: tuple(text.split(",")), help="by commas")
    parser.add_argument("--seed", required=True, type=int, help="of the first game")
    parser.add_argument("--json", action="store_true", help="print one object")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--seats", type=int, default=2, help="how many")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=10, help="for each step; each is played twice")
    parser.add_argument("--size", type=float, default=0.2, help="how far weights are moved to try them")
    parser.add_argument("--rate", type=float, default=0.06, help="how far a clear result moves them")
    ask_for_proofs(parser)
    given = parser.parse_args(arguments)
    try:
        game, library = open_game(given.game, [], texts=False)
        table = laid(game, library, given.modules, given.seats)
        start = chosen(weighed(table, given.bot), given.weights)
    except SetupError as error:
        parser.error(str(error))
    found = tuned(table, given.bot, start, given.steps, given.seeds, given.seed, given.size, given.rate)
    data = {
        "game": given.game,
        "modules": list(given.modules),
        "tuned_by": given.bot,
        "seats": given.seats,
        "seed": given.seed,
        "steps": given.steps,
        "weights": {name: [start[name], round(weight, 4)] for name, weight in found.items()},
        "proof": proofs(table, found, given),
    }
    print_json(data) if given.json else tell(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
