"""What openings bring: `python -m game.workshop.openings island --games 2000`.

Every seat draws its opening by lot from the choices that look best to a greedy bot, which then plays on. What
an opening has is held against how many points more than the others it led to: within one game, so that
neither the map nor its length makes a difference. Prints the weights that fit best, with their errors, by
the names that they have in the bots' weights.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from statistics import fmean

from game.bots.evaluation import Opening
from game.bots.greedy import GreedyBot
from game.bots.seats import consult
from game.engine.content import Library
from game.engine.game import Game, Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.registry import find_game, games, part_of
from game.workshop.fitting import Row, linear

DRAWN = 8
"""From so many options the lot is drawn."""
RIDGE = 2.0
"""By how much what was hardly ever seen is held back, in observations."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m game.workshop.openings", description=__doc__)
    opens = [name for name in games("bots") if hasattr(part_of(name, "bots"), "OPENING")]
    parser.add_argument("game", choices=opens)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=4_000_000)
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    library = open_library(game, texts=False)
    names: list[str] = []
    rows: list[Row] = []
    for n in range(given.games):
        names, more = played(game, library, given.seats, given.seed + n)
        rows += more
        print(f"\r{n + 1} of {given.games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    for name, (weight, error) in zip(names, linear(rows, RIDGE), strict=True):
        print(f"{name}: {weight:.3f} (error {error:.3f})")
    return 0


def played(game: Game, library: Library, seats: int, seed: int) -> tuple[list[str], list[Row]]:
    """One game; and what its openings had that led to its points."""
    opening: Opening = part_of(game.name, "bots").OPENING
    setup = Setup(game=game.name, seats=("greedy",) * seats, seed=seed)
    match, lot = Match(game, game.make_book(library, setup), setup), Random(seed)
    bots = [GreedyBot(seed, seat) for seat in range(seats)]
    found: list[dict[str, float]] = []
    while (decision := match.decision) is not None:
        if opening.over(match.state) and not found:
            found = [opening.features(match.book, match.state, seat) for seat in range(seats)]
        key = consult(bots[decision.seat], match.book, match.state, decision).key
        if decision.ask in opening.drawn:
            key = lot.choice([each for each, _ in bots[decision.seat].why[:DRAWN]])
        match.choose(key)
    means = [fmean([one[name] for one in found]) for name in found[0]]
    points = [float(n) for n in game.scores(match.book, match.state)]
    rows: list[Row] = [
        ([n - mean for n, mean in zip(one.values(), means, strict=True)], got - fmean(points))
        for one, got in zip(found, points, strict=True)
    ]
    return list(found[0]), rows


if __name__ == "__main__":
    sys.exit(main())
