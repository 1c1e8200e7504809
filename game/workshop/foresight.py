"""What tells best how an option ends? `python -m game.workshop.foresight island --seats keen,keen --seed 1`.

An expert judges an option at first as a greedy bot does, then plays it out to two rests, and goes by all
three (`Foresight`). How much each of them should count is found here: bots play, and now and then the two
options that look best are played out to both rests and on to the end of the game, several times with the
same luck. By how far they differed at first, at the near rest and at the far one is held against by how many
points they differed at last: half of the playouts are judged, the other half tell the end, so that nobody's
luck counts twice. A part that adds nothing gets nothing.

Told are the shares, what `trust` and `near` they come to, and how far each alone, and all together, go with
the end. Nothing is written: a game's evaluation is the place for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from game.bots.expert import ExpertBot
from game.bots.seats import consult, make_bot
from game.engine.content import Library
from game.engine.decision import Option
from game.engine.game import Game, Setup, SetupError
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer
from game.engine.state import State
from game.refusal import Refusal
from game.tools.common import print_json
from game.workshop.arena import opened, parser_for
from game.workshop.fitting import least_squares, together

FIRST, SOON, LATER = "first", "soon", "later"
GAMES, EVERY, TIMES = 10, 2, 8


class Apart(NamedTuple):
    """Two options of one decision, by how much the first was ahead of the other."""

    first: float
    played: list[tuple[float, float, float]]
    """With each luck: at the near rest, at the far one, and at the end of the game."""


class Onlooker(ExpertBot):
    """Chooses nothing: plays two options out at each of its decisions that are looked at."""

    def __init__(self, seed: int, seat: int, every: int, times: int) -> None:
        super().__init__(seed, seat)
        self.longest = 10_000  # to the end of the game
        self.every, self.times = every, times
        self.dice = Random(f"foresight {seed} {seat}")
        self.found: list[Apart] = []

    def _best(
        self, book: Rulebook, view: State, options: list[Option], values: list[float], left: list[int]
    ) -> int:
        one, other = left[:2]
        if self.dice.random() * self.every < 1:
            played = []
            for luck in [self.dice.getrandbits(64) for _ in range(self.times)]:
                ends = [self._to_its_end(book, view, options[n], luck) for n in (one, other)]
                soon, later, end = (a - b for a, b in zip(*ends, strict=True))
                played.append((soon, later, end))
            self.found.append(Apart(values[one] - values[other], played))
        return one

    def _to_its_end(
        self, book: Rulebook, view: State, option: Option, luck: int
    ) -> tuple[float, float, float]:
        self._foretold = True
        state, chance = self._begun(book, view, option, luck)
        assert self._evaluation is not None
        soon, later = (
            self._ahead_at(rests, book, state, view, chance)
            for rests in (self._evaluation.quiet, self._rests)
        )
        return soon, later, self._ahead_at_the_end(book, state, view, chance)


def apart(game: Game, book: Rulebook, setup: Setup, every: int, times: int) -> Iterator[Apart]:
    """In one game."""
    seats = range(len(setup.seats))
    bots = [make_bot(name, setup.seed, seat) for seat, name in enumerate(setup.seats)]
    onlookers = [Onlooker(setup.seed, seat, every, times) for seat in seats]
    state = game.start(book, setup)
    while (decision := advance(book, state)) is not None:
        if len(decision.options) > 1:
            consult(onlookers[decision.seat], book, state, decision)
        answer(book, state, consult(bots[decision.seat], book, state, decision))
    for onlooker in onlookers:
        yield from onlooker.found


def gathered(game: Game, library: Library, setup: Setup, games: int, every: int, times: int) -> list[Apart]:
    book, found = game.make_book(library, setup), list[Apart]()
    for seed in range(setup.seed, setup.seed + games):
        found += apart(game, book, msgspec.structs.replace(setup, seed=seed), every, times)
        print(f"{seed - setup.seed + 1} of {games}: {len(found)} pairs", file=sys.stderr)
    return found


def figures(found: Sequence[Apart]) -> dict[str, Any]:
    if len(found) < 3:
        raise Refusal("there is too little to tell anything by: more games are needed")
    rows, ends = list[dict[str, float]](), list[float]()
    for one in found:
        half = len(one.played) // 2
        for judged, told in ((one.played[:half], one.played[half:]), (one.played[half:], one.played[:half])):
            soon, later = (fmean(playout[n] for playout in judged) for n in range(2))
            rows.append({FIRST: one.first, SOON: soon, LATER: later})
            ends.append(fmean(playout[2] for playout in told))
    shares = least_squares(rows, ends)
    all_ = [sum(shares[name] * n for name, n in row.items()) for row in rows]
    ahead = shares[SOON] + shares[LATER]
    playouts = len(found[0].played) / 2
    return {
        "pairs": len(found),
        "shares": {name: round(n, 3) for name, n in shares.items()},
        "trust": round(playouts * shares[FIRST] / ahead, 2) if ahead else None,
        "near": round(playouts * shares[SOON] / shares[LATER], 2) if shares[LATER] else "inf",
        "together": {name: round(together([row[name] for row in rows], ends), 3) for name in shares}
        | {"all": round(together(all_, ends), 3)},
    }


def tell(data: dict[str, Any]) -> None:
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    print(
        f"{data['game']}: {', '.join(data['seats'])}{modules}, {data['games']} games from seed {data['seed']}"
    )
    shares = ", ".join(f"{name} {n:.2f}" for name, n in data["shares"].items())
    print(f"  {data['pairs']} pairs of options: {shares}; trust {data['trust']}, near {data['near']}")
    print("  together with the end: " + ", ".join(f"{name} {n:.2f}" for name, n in data["together"].items()))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many")
    parser.add_argument("--every", type=int, default=EVERY, help="one decision in so many is looked at")
    parser.add_argument("--times", type=int, default=TIMES, help="how often two options are played out")
    given = parser.parse_args(arguments)
    try:
        game, library, setup = opened(given, texts=False)
        found = figures(gathered(game, library, setup, given.games, given.every, given.times))
    except (Refusal, SetupError) as error:
        parser.error(str(error))
    data = {"game": given.game, "seats": list(setup.seats), "modules": list(setup.modules)}
    data |= {"seed": given.seed, "games": given.games, **found}
    print_json(data) if given.json else tell(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
