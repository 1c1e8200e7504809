"""Matches of two minds, and the proof of one against the match's own on seeds that nothing was chosen on."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots.bot import Bot
from game.bots.greedy import GreedyBot, KeenBot
from game.bots.seats import consult, make_bot
from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.run import advance, answer
from game.engine.state import State

Weights = Mapping[str, float]
CAREFUL = ("careful", "keen")
"""Bots that take their time, and weigh some things otherwise."""
SEEDS_APART = 1_000_000
"""From the seeds that something was found on to those of the proof, unless these are given."""
GAMES = {"greedy": 400, "careful": 0, "keen": 60}
"""Of the proof, unless told otherwise."""


class CarefulBot(KeenBot):
    """Weighs and opens as a keen bot does, and looks no further than a greedy one where something is left
    to chance: many games of it can be had."""

    def _pick(
        self, book: Rulebook, view: State, decision: Decision, options: list[Option], values: list[float]
    ) -> int:
        assert self._evaluation is not None
        if decision.ask in self._evaluation.certain:
            return super()._pick(book, view, decision, options, values)
        return GreedyBot._pick(self, book, view, decision, options, values)


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


def laid(game: Game, library: Library, modules: tuple[str, ...], seats: int = 2) -> Table:
    setup = Setup(game=game.name, seats=("greedy",) * seats, modules=modules)
    game.check_setup(setup)
    return Table(game, game.make_book(library, setup), modules, seats)


def match(table: Table, bot: str, first: Weights, second: Weights, seeds: Sequence[int]) -> Met:
    met = Met([], [])
    for seed in seeds:
        ends = [played(table, bot, first, second, seed, seat) for seat in range(2)]
        met.shares.append(fmean(share for share, _ in ends))
        met.margins.append(fmean(margin for _, margin in ends))
    return met


def played(
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


# The proof


def ask_for_proofs(parser: argparse.ArgumentParser) -> None:
    for bot, number in GAMES.items():
        parser.add_argument(f"--{bot}", type=int, default=number, help="games of the proof")
    parser.add_argument("--proof-seed", type=int, help=f"else {SEEDS_APART} further on")


def proofs(table: Table, new: Weights, given: argparse.Namespace) -> list[dict[str, Any]]:
    fresh = given.seed + SEEDS_APART if given.proof_seed is None else given.proof_seed
    wanted = {bot: getattr(given, bot) for bot in GAMES}
    return [proven(table, bot, new, number, fresh) for bot, number in wanted.items() if number]


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


def tell_proofs(found: Sequence[Mapping[str, Any]]) -> None:
    for one in found:
        share, error = 100 * one["share"], 100 * one["share_error"]
        ahead = f"ahead by {one['margin']:.2f} points (standard error {one['margin_error']:.2f})"
        print(
            f"  {one['bot']}: wins {share:.1f} of 100 (standard error {error:.1f}), {ahead}, "
            f"{one['games']} games from seed {one['seed']}"
        )
