"""Is a character as strong as the plain bot, and does it show?

`python -m game.workshop.temper island --seed 1`: each character of the game plays against the plain bot of
the same strength, once on either seat for every seed. Told are its share of the wins with its standard error,
and what it did more often or less often than the plain one did in the same games. `--who` measures whoever is
named instead: `--who greedy:land=1.2`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from game.bots.characters import as_character
from game.bots.forbidden import make_any_bot
from game.bots.seats import BOTS, consult
from game.engine.characters import read_characters
from game.engine.content import Library
from game.engine.counts import counted
from game.engine.game import Game, Setup
from game.engine.match import Match
from game.engine.opening import open_game
from game.registry import games

MOST_TOLD = 7
"""So many doings are told of each, those that set it apart most."""
RARE = 0.25
"""What neither does so often in a game is not told."""


class Temper(NamedTuple):
    """One of them against the plain one."""

    games: int
    share: float
    error: float
    done: dict[str, tuple[float, float]]
    """What it did and what the plain one did, per game; those that differ most come first."""


def measured(game: Game, library: Library, who: str, plain: str, seeds: Sequence[int]) -> Temper:
    pairs: list[float] = []
    mine, theirs = Counter[str](), Counter[str]()
    for seed in seeds:
        won = 0.0
        for seat in (0, 1):
            match = _played(game, library, (who, plain) if seat == 0 else (plain, who), seed)
            winners = game.winners(match.book, match.state)
            won += (seat in winners) / len(winners)
            counts = counted(match, match.setup.seats)
            mine.update(_doings(counts[seat]))
            theirs.update(_doings(counts[1 - seat]))
        pairs.append(won / 2)
    number = 2 * len(pairs)
    done = {name: (mine[name] / number, theirs[name] / number) for name in {*mine, *theirs}}
    often = [name for name in sorted(done) if max(map(abs, done[name])) >= RARE]
    return Temper(
        number,
        fmean(pairs),
        stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0,
        {name: done[name] for name in sorted(often, key=_apart(done))},
    )


def _played(game: Game, library: Library, seats: tuple[str, ...], seed: int) -> Match:
    setup = Setup(game=game.name, seats=seats, seed=seed)
    match = Match(game, game.make_book(library, setup), setup)
    bots = [make_any_bot(name, seed, seat) for seat, name in enumerate(seats)]
    while match.decision is not None:
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
    return match


def _doings(counts: dict[str, int]) -> dict[str, int]:
    """What a seat did itself, and by what it scored."""
    return {name: n for name, n in counts.items() if name.startswith(("my ", "own ", "score "))}


def _apart(done: dict[str, tuple[float, float]]) -> Callable[[str], float]:
    """By how far apart they are, in units of what chance might do to such a count."""
    return lambda name: -abs(done[name][0] - done[name][1]) / sqrt(abs(done[name][0]) + abs(done[name][1]))


def tell(who: str, found: Temper, names: Sequence[str] = ()) -> None:
    error = f"standard error {100 * found.error:.1f}"
    print(f"{who}: wins {100 * found.share:.1f} of 100 ({error}), {found.games} games")
    for name in names or [*found.done][:MOST_TOLD]:
        mine, theirs = found.done.get(name, (0.0, 0.0))
        print(f"    {name}: {mine:.2f} a game, the plain one {theirs:.2f}")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games("bots"))
    parser.add_argument("--who", nargs="*", help="all characters of the game unless given")
    parser.add_argument("--strength", default="greedy", choices=list(BOTS))
    parser.add_argument("--games", type=int, default=200, help="for each")
    parser.add_argument("--tell", help="what they do, by commas, as in 'my road,my city'")
    parser.add_argument("--seed", type=int, required=True, help="of the first game")
    given = parser.parse_args(arguments)
    game, library = open_game(given.game, [])
    names = given.tell.split(",") if given.tell else ()
    every = [as_character(given.strength, one) for one in read_characters(game.name)]
    seeds = range(given.seed, given.seed + max(1, given.games // 2))
    for who in given.who or every:
        tell(who, measured(game, library, who, given.strength, seeds), names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
