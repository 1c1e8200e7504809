"""Weights by lot: `python -m game.workshop.lots island --weights card,patience --games 4000 --seed 1`.

In every game each seat draws each of the weights from two, one above and one below what stands in
`content/<game>/minds.yaml`. As all are drawn at once and apart from each other, every game tells something of
every weight, and many are tried for the price of one: told is by how many points the higher of the two was
ahead of the lower, with its standard error. A weight whose error is small against that is worth a move; the
proof of a mind so found is a match on other seeds, as `game.workshop.tuning` plays it.

With `--log FILE` every game is kept, and one of the same seed and weights is not played again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from game.engine.game import SetupError
from game.engine.opening import open_game
from game.tools.common import print_json
from game.workshop.fitting import linear
from game.workshop.minds import Table, Weights, laid, played
from game.workshop.tuning import chosen, parser_for, weighed

SEATS = 2
RIDGE = 2.0
"""By how much what was hardly ever seen is held back, in games."""


class Lot(NamedTuple):
    """One game: what was drawn for either mind, 1 for the higher, and how far the first was ahead."""

    seed: int
    drawn: tuple[tuple[int, ...], tuple[int, ...]]
    share: float
    margin: float


class Log:
    """Games that have been kept; without a file nothing is."""

    def __init__(self, file: Path | None, names: Sequence[str]) -> None:
        self.file, self.names = file, list(names)
        self.known: dict[int, Lot] = {}
        for line in file.read_bytes().splitlines() if file and file.exists() else []:
            of, lot = msgspec.json.decode(line, type=tuple[list[str], Lot])
            if of == self.names:
                self.known[lot.seed] = lot

    def keep(self, lot: Lot) -> None:
        self.known[lot.seed] = lot
        if self.file:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode((self.names, lot)) + b"\n")


def drawn(table: Table, bot: str, start: Weights, size: float, seed: int) -> Lot:
    """A game by lot; the first mind sits in the first seat or in the second, as it falls."""
    dice = Random(f"lots {seed}")
    one, other = ([dice.choice((-1, 1)) for _ in start] for _ in range(SEATS))
    first, second = (moved(start, way, size) for way in (one, other))
    share, margin = played(table, bot, first, second, seed, dice.randrange(SEATS))
    return Lot(seed, (tuple(one), tuple(other)), share, margin)


def moved(start: Weights, way: Sequence[int], size: float) -> dict[str, float]:
    return {name: weight * exp(size * n) for (name, weight), n in zip(start.items(), way, strict=True)}


def told(lots: Sequence[Lot]) -> list[tuple[float, float]]:
    """By weight, how many points ahead the higher of the two is of the lower, and the error of that."""
    rows = [([(a - b) / SEATS for a, b in zip(*lot.drawn, strict=True)], lot.margin) for lot in lots]
    return linear(rows, RIDGE)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--size", type=float, default=0.3, help="how far up and down, in logarithms")
    parser.add_argument("--log", type=Path, help="a file with a line for every game")
    given = parser.parse_args(arguments)
    try:
        game, library = open_game(given.game, [], texts=False)
        table = laid(game, library, given.modules, SEATS)
        start = chosen(weighed(table, given.bot), given.weights)
    except SetupError as error:
        parser.error(str(error))
    log = Log(given.log, [*start])
    for n in range(given.games):
        if given.seed + n not in log.known:
            log.keep(drawn(table, given.bot, start, given.size, given.seed + n))
        print(f"\r{n + 1} of {given.games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    found = told([log.known[given.seed + n] for n in range(given.games)])
    data = {name: [round(n, 3) for n in one] for name, one in zip(start, found, strict=True)}
    if given.json:
        print_json({"game": given.game, "games": given.games, "seed": given.seed, "ahead": data})
    else:
        for name, (ahead, spread) in data.items():
            print(f"{name} ({start[name]:g}): {ahead:+.3f} (error {spread:.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
