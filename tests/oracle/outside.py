"""A bot of ours at a table of the independent program that recorded the traces, against three of its players.

    python -m tests.oracle.outside --peer PACKAGE --bot keen --against value --games 200 --seed 1 --json

Game n has the seed of the first and n more, and our bot's place goes round with the seed. That program holds
the position, decides what may be done and rolls; a game of ours keeps in step with it (`shadow.py`), and our
bot is asked on what its seat may know of that. There is no trade between players. What the bot chooses must
be among what is allowed there: anything else is an error, and nothing is done in its place.

With `--log FILE` every game is kept, and one that is there already is not played again.

It needs PACKAGE in the environment that runs it, which nothing else here does. Its players draw from the one
generator that it rolls with, ours from their own; with the hash seed fixed, the same seed is the same game.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

import msgspec

from game.bots.leaning import leaning_of, make_leaning_bot
from game.bots.seats import check_seats
from game.engine.game import SetupError
from game.registry import find_game
from game.tools.common import print_json
from tests.oracle.peer import OPPONENTS, Table
from tests.oracle.shadow import Disagreement, Shadow, rules_there

SEATS = 4
HASH_SEED = "PYTHONHASHSEED"


class Played(msgspec.Struct):
    """One game, for whoever wants to know how it went."""

    bot: str
    against: str
    seed: int
    seat: int
    winner: int | None = None
    turns: int = 0
    points: list[int] = []
    moves: int = 0
    """Choices of ours among several."""
    seconds: float = 0.0
    """What they took, of the processor's time."""
    slowest: float = 0.0
    told: list[str] = []
    """Where that program leaves our rules, or offers what we do not."""
    failure: str = ""
    did: dict[str, int] = {}
    """How often our bot did what."""
    position: dict[str, Any] = {}
    """At the end."""


def play(package: str, name: str, against: str, seed: int) -> Played:
    seat = (seed - 1) % SEATS
    table = Table(package, against, seed)
    shadow = Shadow(f"seed {seed}", rules_there(), table.board())
    bot = make_leaning_bot(name, seed, seat)
    played = Played(bot=name, against=against, seed=seed, seat=seat, told=shadow.told)
    try:
        shadow.compare(table.snapshot())
        while not table.over:
            asked = table.seat, table.ask
            action = _ours(table, shadow, bot, played) if table.seat == seat else table.decide()
            did = table.words(action)
            shadow.do(*asked, did, table.execute(action))
            shadow.compare(table.snapshot())
    except (Disagreement, AssertionError) as error:
        played.failure = str(error)
    played.winner, played.turns, played.position = table.winner, table.state.num_turns, table.snapshot()
    played.points = played.position["true"]
    return played


def _ours(table: Table, shadow: Shadow, bot: Any, played: Played) -> Any:
    offered, legal = table.offered(), shadow.legal()
    if offered.keys() != legal:
        only = sorted(offered.keys() - legal), sorted(legal - offered.keys())
        shadow.told.append(f"{shadow.where()}: only there, only here: {only}")
    began = process_time()
    did = shadow.ask(bot)
    took = process_time() - began
    if len(offered) > 1:
        played.moves += 1
        played.seconds += took
        played.slowest = max(played.slowest, took)
    if did not in offered:
        raise Disagreement(f"{shadow.where()}: '{did}' is not allowed there: {sorted(offered)}")
    verb = did.split(" ")[0]
    played.did[verb] = played.did.get(verb, 0) + 1
    return offered[did]


def figures(games: Sequence[Played]) -> dict[str, Any]:
    """Broken games are told, and count for nothing."""
    whole = [game for game in games if not game.failure]
    wins = sum(game.winner == game.seat for game in whole)
    share, moves = wins / max(1, len(whole)), sum(game.moves for game in whole)
    return {
        "games": len(whole),
        "wins": wins,
        "share": round(share, 4),
        "error": round(sqrt(share * (1 - share) / max(1, len(whole))), 4),
        "unfinished": sum(game.winner is None for game in whole),
        "wins_by_seat": [sum(g.winner == g.seat == seat for g in whole) for seat in range(SEATS)],
        "points": round(fmean([g.points[g.seat] for g in whole] or [0]), 2),
        "points_others": round(fmean([(sum(g.points) - g.points[g.seat]) / 3 for g in whole] or [0]), 2),
        "turns": round(fmean([g.turns for g in whole] or [0]), 1),
        "milliseconds_a_move": round(1000 * sum(g.seconds for g in whole) / max(1, moves), 1),
        "slowest_milliseconds": round(1000 * max([g.slowest for g in whole] or [0])),
        "departures": sum(len(game.told) for game in games),
        "failures": [game.failure for game in games if game.failure],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--peer", required=True, metavar="PACKAGE", help="the program, by its package")
    parser.add_argument("--bot", required=True, help="as in the arena: expert:nodes=200")
    parser.add_argument("--against", required=True, choices=sorted(OPPONENTS))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, required=True, help="of the first game")
    parser.add_argument("--json", action="store_true", help="print one object at the end")
    parser.add_argument("--log", help="a file with a line for every game")
    given = parser.parse_args(arguments)
    try:
        check_seats(find_game("island"), [leaning_of(given.bot)[0]], human=False)
    except SetupError as error:
        parser.error(str(error))
    kept = Path(given.log) if given.log else None
    before = {(g.bot, g.against, g.seed): g for g in kept_games(kept)}
    games: list[Played] = []
    for seed in range(given.seed, given.seed + given.games):
        game = before.get((given.bot, given.against, seed))
        games.append(game or play(given.peer, given.bot, given.against, seed))
        if kept and not game:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(games[-1]) + b"\n")
        if not given.json:
            tell(games)
    if given.json:
        head = {"bot": given.bot, "against": given.against, "seed": given.seed}
        print_json({**head, **figures(games), "told": [line for game in games for line in game.told]})
    return int(any(game.failure for game in games))


def kept_games(file: Path | None) -> list[Played]:
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def tell(games: Sequence[Played]) -> None:
    last, now = games[-1], figures(games)
    print(f"seed {last.seed}, seat {last.seat}: won by {last.winner} in {last.turns} turns, {last.points}")
    for line in [*last.told, *([last.failure] if last.failure else [])]:
        print(f"  {line}")
    share, error = 100 * now["share"], 100 * now["error"]
    print(
        f"  {now['wins']} of {now['games']} won: {share:.1f} of 100 (standard error {error:.1f}); "
        f"{now['milliseconds_a_move']} ms a move",
        flush=True,
    )


if __name__ == "__main__":
    if os.environ.get(HASH_SEED) != "0":
        # That program walks sets.
        os.execve(sys.executable, sys.orig_argv, {**os.environ, HASH_SEED: "0"})
    sys.exit(main())
