"""Which bot plays better? `python -m game.workshop.arena western-sea --seats keen,greedy --games 200`.

The first of the seats is the challenger. Each seed is played once for every seat that it can have, all others
moving up behind it, so that luck and place are the same for everybody: these games together are one result,
of two seats a pair with 0, 1/2, 1, 1 1/2 or 2 wins. Told are its share of the wins with its standard error,
and by how many points it was ahead of the mean of the others.

`--sequential` ends as soon as it is told, with errors of 5 % either way, whether its share is the fair one or
5 of 100 more; `--games` is then the most that is played. What such a test ends with is somewhat too far from
the fair share: whoever wants the share itself plays a fixed number of games.

A bot may lean, with factors on terms of its judgement: `--seats greedy:land=1.2,danger=0.8,greedy`. An expert
may have another budget, for games that take less time: `--seats expert:nodes=400,keen`.
Seeds that something was tuned on prove nothing about it.

With `--log FILE` every result is kept, and one of the same table that is there already is not played again:
so a long fight can be gone on with. Whoever has changed the bots since begins another file.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from game.bots.leaning import EXPERTISE, LEANS, leaning_of
from game.bots.playout import Batch, Tally
from game.bots.seats import check_seats
from game.bots.terms import terms_met
from game.engine.content import Library
from game.engine.game import Game, Setup, SetupError
from game.engine.opening import open_game
from game.refusal import Refusal
from game.registry import games
from game.tools.common import print_json
from game.tools.crew import play_all
from game.workshop.sequential import BOUND, Rivals, log_ratio, verdict

GAIN = 0.05
"""The share above the fair one that the sequential test looks for."""
GAMES, MOST_GAMES = 100, 10_000
"""How many are played unless said; and at most, if the test is to tell."""
AT_ONCE = 8
"""Results that each worker has to play before the test looks again."""


class Result(NamedTuple):
    """The challenger in the games of one seed, once in every seat."""

    seed: int
    share: float
    """Of the wins."""
    margin: float
    """Points ahead of the mean of the others."""


class Kept(msgspec.Struct):
    """A line of a log."""

    game: str
    seats: tuple[str, ...]
    modules: tuple[str, ...]
    seed: int
    share: float
    margin: float


class Log:
    """Results of one table that have been kept; without a file nothing is."""

    def __init__(self, file: Path | None, setup: Setup) -> None:
        self.file = file
        self.setup = setup
        self.known: dict[int, Result] = {}
        lines = file.read_bytes().splitlines() if file and file.exists() else []
        for one in [msgspec.json.decode(line, type=Kept) for line in lines]:
            if (one.game, one.seats, one.modules) == (setup.game, setup.seats, setup.modules):
                self.known[one.seed] = Result(one.seed, one.share, one.margin)

    def keep(self, found: Sequence[Result]) -> None:
        self.known |= {one.seed: one for one in found}
        if self.file:
            table = self.setup.game, self.setup.seats, self.setup.modules
            with self.file.open("ab") as file:
                for one in found:
                    file.write(msgspec.json.encode(Kept(*table, *one)) + b"\n")


# Playing


def results(game: Game, library: Library, setup: Setup, seeds: Sequence[int], jobs: int) -> list[Result]:
    count = len(setup.seats)
    turned = [setup.seats[count - n :] + setup.seats[: count - n] for n in range(count)]
    batches = [
        Batch(msgspec.structs.replace(setup, seats=seats, seed=seed), 1) for seed in seeds for seats in turned
    ]
    tallies = play_all(game, library, batches, min(jobs, len(batches)))
    return [_result(seed, tallies[n * count : (n + 1) * count]) for n, seed in enumerate(seeds)]


def _result(seed: int, tallies: Sequence[Tally]) -> Result:
    """The challenger sits in the seat that has the number of the game."""
    for tally in tallies:
        for where, failure in tally.failures:
            raise Refusal(f"the game of seed {where} broke: {failure}")
    shares = [tally.wins[seat] / tally.whole for seat, tally in enumerate(tallies)]
    margins = [
        tally.scores[seat] - fmean(tally.scores[:seat] + tally.scores[seat + 1 :])
        for seat, tally in enumerate(tallies)
    ]
    return Result(seed, fmean(shares), fmean(margins))


def fought(game: Game, library: Library, log: Log, number: int, jobs: int) -> list[Result]:
    """So many results, with the seed of the set-up and those that follow."""
    return list(_in_steps(game, library, log, number, jobs, AT_ONCE * jobs if log.file else number))


def fought_out(game: Game, library: Library, log: Log, most: int, jobs: int) -> list[Result]:
    """Results until the test tells. It looks at them one by one, so that workers who have played further make
    no difference."""
    found: list[Result] = []
    for one in _in_steps(game, library, log, most, jobs, AT_ONCE * jobs if jobs > 1 else 1):
        found.append(one)
        if verdict(log_ratio(spread(found), rivals(log.setup))):
            break
    return found


def _in_steps(game: Game, library: Library, log: Log, most: int, jobs: int, step: int) -> Iterator[Result]:
    first = log.setup.seed
    for start in range(first, first + most, step):
        seeds = range(start, min(first + most, start + step))
        new = [seed for seed in seeds if seed not in log.known]
        if new:
            log.keep(results(game, library, log.setup, new, jobs))
        yield from [log.known[seed] for seed in seeds]


# Figures


def rivals(setup: Setup) -> Rivals:
    fair = 1 / len(setup.seats)
    return Rivals(fair, fair + GAIN)


def spread(found: Sequence[Result]) -> Counter[float]:
    return Counter(one.share for one in found)


def figures(setup: Setup, found: Sequence[Result]) -> dict[str, Any]:
    count, ratio = len(setup.seats), log_ratio(spread(found), rivals(setup))
    wins = {f"{share * count:.4g}": n for share, n in sorted(spread(found).items())}
    return {
        "games": len(found) * count,
        "results": len(found),
        "wins_of_result": wins,
        "share": round(fmean(one.share for one in found), 6),
        "share_error": _error([one.share for one in found]),
        "fair": round(rivals(setup).fair, 6),
        "margin": round(fmean(one.margin for one in found), 6),
        "margin_error": _error([one.margin for one in found]),
        "log_ratio": round(ratio, 6),
        "bound": round(BOUND, 6),
        "verdict": verdict(ratio),
    }


def _error(numbers: Sequence[float]) -> float | None:
    """The standard error of their mean; nobody knows it of one."""
    return round(stdev(numbers) / sqrt(len(numbers)), 6) if len(numbers) > 1 else None


def tell(data: dict[str, Any]) -> None:
    seats, fair = data["seats"], 100 * data["fair"]
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    print(f"{data['game']}: {seats[0]} against {', '.join(seats[1:])}, seed {data['seed']}{modules}")
    wins = ", ".join(f"{n} with {number}" for number, n in data["wins_of_result"].items())
    print(f"  {data['games']} games, {data['results']} results of {len(seats)} games by wins: {wins}")
    share, error = 100 * data["share"], data["share_error"]
    print(f"  wins {share:.1f} of 100{_give_or_take(error and 100 * error)}; fair is {fair:.1f}")
    print(f"  ahead by {data['margin']:.2f} points{_give_or_take(data['margin_error'])}")
    told = f"{data['verdict']} than fair" if data["verdict"] else "undecided"
    where = f"log ratio {data['log_ratio']:.2f}, bounds ±{data['bound']:.2f}"
    print(f"  {fair:.1f} against {fair + 100 * GAIN:.1f}: {told} ({where})")


def _give_or_take(error: float | None) -> str:
    return "" if error is None else f" (standard error {error:.2f})"


# The command


def seated(text: str) -> tuple[str, ...]:
    """The bots; a comma before `term=factor` belongs to the bot that leans.

    >>> seated("greedy:land=1.2,danger=0.8,keen")
    ('greedy:land=1.2,danger=0.8', 'keen')
    """
    names: list[str] = []
    for part in text.split(","):
        if names and LEANS in names[-1] and LEANS not in part and "=" in part:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return tuple(names)


def check_leanings(game: Game, library: Library, setup: Setup) -> None:
    """Raise SetupError for a factor on something that is no term of any position of one game."""
    wanted = {term for name in setup.seats for term in leaning_of(name)[1]} - {*EXPERTISE}
    if wanted and (strangers := wanted - (known := terms_met(game, library, setup))):
        raise SetupError(f"no term is called '{min(strangers)}' (terms: {', '.join(sorted(known))})")


def parser_for(description: str | None) -> argparse.ArgumentParser:
    """What every tool asks that lets bots play."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games("bots"))
    parser.add_argument("--seats", required=True, type=seated, help="the bots, by commas")
    parser.add_argument("--modules", default=(), type=lambda text: tuple(text.split(",")), help="by commas")
    parser.add_argument("--seed", required=True, type=int, help="of the first game")
    parser.add_argument("--json", action="store_true", help="print one object")
    return parser


def opened(given: argparse.Namespace, texts: bool) -> tuple[Game, Library, Setup]:
    """The game with its content, and a set-up that can be played."""
    game, library = open_game(given.game, [], texts)
    check_seats(game, [leaning_of(name)[0] for name in given.seats], human=False)
    setup = Setup(game=given.game, seats=given.seats, modules=given.modules, seed=given.seed)
    game.check_setup(setup)
    check_leanings(game, library, setup)
    return game, library, setup


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--games", type=int, help=f"in all; {GAMES} unless given")
    parser.add_argument("--sequential", action="store_true", help="until the test tells")
    parser.add_argument("--jobs", type=int, default=1, help="processes; they change no result")
    parser.add_argument("--log", type=Path, help="a file with a line for every result")
    given = parser.parse_args(arguments)
    try:
        game, library, setup = opened(given, texts=False)
        number = max(1, (given.games or (MOST_GAMES if given.sequential else GAMES)) // len(setup.seats))
        fight = fought_out if given.sequential else fought
        found = fight(game, library, Log(given.log, setup), number, given.jobs)
    except (Refusal, SetupError) as error:
        parser.error(str(error))
    data = {"game": given.game, "seats": list(setup.seats), "modules": list(setup.modules)}
    data |= {"seed": given.seed, **figures(setup, found)}
    print_json(data) if given.json else tell(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
