"""Which choices do bots regret? `python -m game.workshop.blunders island --seats greedy --games 5 --seed 1`.

Bots play, and each real choice of theirs is given a second look (`second_look`): listed are those after which
the chooser stands worse than with an option that it had, by more than a margin that noise does not explain.
A second look costs seconds: `--every 20` gives one to one choice in so many, drawn by lot. Every choice is
held against what the game's own `hindsight` calls plain waste, and what is wasted is counted by kind.

One name of a bot takes all seats of the smallest table. Records are counted from 1, as in a save.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from game.bots.balance.plan import fill
from game.bots.bot import Bot
from game.bots.characters import drawn_for
from game.bots.forbidden import make_any_bot
from game.bots.hindsight import Choice, Hindsight, Thrift, Waste, hindsight_for
from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Game, Setup, SetupError
from game.engine.match import Match
from game.engine.rulebook import Rulebook
from game.engine.run import view
from game.engine.state import State
from game.refusal import Refusal
from game.registry import find_game, part_of
from game.tools.common import print_json
from game.tools.crew import Progress
from game.workshop.arena import opened, parser_for
from game.workshop.second_look import SecondLook

LANGUAGE = "en"
Speak = Callable[[State, Decision, Option], str]


class Blunder(NamedTuple):
    seed: int
    record: int
    seat: int
    bot: str
    ask: str
    chosen: str
    better: str
    by: float
    error: float


class Wasted(NamedTuple):
    seed: int
    record: int
    seat: int
    bot: str
    kind: str
    n: int


class Count(msgspec.Struct):
    """Of one bot."""

    choices: int = 0
    """With more than one option."""
    looked: int = 0
    blunders: int = 0
    wastes: dict[str, list[int]] = {}
    """By kind: how often, and how much in all."""


class Found(msgspec.Struct):
    counts: dict[str, Count]
    blunders: list[Blunder] = []
    wastes: list[Wasted] = []


class Watched:
    """One match, played by its bots and looked at."""

    def __init__(self, game: Game, book: Rulebook, setup: Setup, hindsight: Hindsight, every: int) -> None:
        self.game, self.setup, self.every = game, setup, every
        self.match = Match(game, book, setup)
        sitting = drawn_for(book, setup)
        self.bots: list[Bot] = [make_any_bot(who, setup.seed, seat) for seat, who in enumerate(sitting)]
        seats = range(len(setup.seats))
        self.looks = [SecondLook(game, book, hindsight, seat) for seat in seats]
        thrift = hindsight.thrift
        self.thrift: list[Thrift] = [thrift(book, seat) for seat in seats] if thrift else []

    def play(self, found: Found, speak: Speak) -> None:
        match = self.match
        while match.decision is not None:
            choice = self._next(found, speak)
            for seat, thrift in enumerate(self.thrift):
                self._note(found, seat, thrift.follow(choice))
        for seat, thrift in enumerate(self.thrift):
            self._note(found, seat, thrift.close(match.state))

    def _next(self, found: Found, speak: Speak) -> Choice:
        match, book = self.match, self.match.book
        decision, before = match.decision, match.state.copy()
        assert decision is not None
        seat, record = decision.seat, len(match.records) + 1
        seen = view(book, before, seat)
        option = self.bots[seat].choose(book, seen, decision)
        if len(decision.options) > 1:
            count = found.counts[self.setup.seats[seat]]
            count.choices += 1
            lot = f"{self.setup.seed} {record}"
            if Random(lot).random() * self.every < 1:
                count.looked += 1
                better = self.looks[seat].better(book, seen, decision, option, lot)
                if better:
                    count.blunders += 1
                    who = (self.setup.seed, record, seat, self.setup.seats[seat], decision.ask)
                    chosen, rather = (speak(before, decision, one) for one in (option, better.option))
                    by, error = round(better.by, 3), round(better.error, 3)
                    found.blunders.append(Blunder(*who, chosen, rather, by, error))
        match.choose(option.key)
        return Choice(record, seat, decision, option, before, match.state, match.events)

    def _note(self, found: Found, seat: int, wastes: Iterator[Waste]) -> None:
        bot = self.setup.seats[seat]
        for record, kind, n in wastes:
            found.wastes.append(Wasted(self.setup.seed, record, seat, bot, kind, n))
            tally = found.counts[bot].wastes.setdefault(kind, [0, 0])
            tally[0] += 1
            tally[1] += n


def watch(game: Game, library: Library, setup: Setup, games: int, every: int) -> Found:
    """So many games, with the seed of the set-up and those that follow."""
    found = Found({name: Count() for name in setup.seats})
    book, hindsight = game.make_book(library, setup), hindsight_for(game.name)
    speak = speaker(game, book)
    with Progress(games, sys.stderr or io.StringIO()) as progress:
        for seed in range(setup.seed, setup.seed + games):
            one = msgspec.structs.replace(setup, seed=seed)
            Watched(game, book, one, hindsight, every).play(found, speak)
            progress.one_done()
    return found


def speaker(game: Game, book: Rulebook) -> Speak:
    """Options in the words of the table; of a game that has none for them, their keys."""
    said = getattr(part_of(game.name, "rules", "voice"), "option_text", None)
    if said is None:
        return lambda state, decision, option: option.key
    return lambda state, decision, option: str(said(book, LANGUAGE, state, decision, option))


# Figures


def figures(found: Found, games: int) -> dict[str, Any]:
    return {
        "games": games,
        "bots": {name: _counted(count) for name, count in found.counts.items()},
        "blunders": [one._asdict() for one in found.blunders],
        "wastes": [one._asdict() for one in found.wastes],
    }


def _counted(count: Count) -> dict[str, Any]:
    looked, found = count.looked, count.blunders
    return {
        "choices": count.choices,
        "looked": count.looked,
        "blunders": count.blunders,
        "blunders_per_1000": round(1000 * found / looked, 2) if looked else None,
        "blunders_error": round(1000 * sqrt(max(1, found)) / looked, 2) if looked else None,
        "wastes": {
            kind: {"times": times, "amount": n, "per_1000": round(1000 * times / max(1, count.choices), 2)}
            for kind, (times, n) in sorted(count.wastes.items())
        },
    }


def tell(data: dict[str, Any], kinds: Mapping[str, str]) -> None:
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    games = f"{data['games']} games from seed {data['seed']}{modules}"
    print(f"{data['game']}: {', '.join(data['seats'])}, {games}")
    for one in data["blunders"]:
        print(
            f"  seed {one['seed']}, record {one['record']}, seat {one['seat'] + 1} ({one['bot']}), "
            f"asked '{one['ask']}': chose '{one['chosen']}'; '{one['better']}' was better by {one['by']:.2f} "
            f"(standard error {one['error']:.2f})"
        )
    for one in data["wastes"]:
        print(
            f"  seed {one['seed']}, record {one['record']}, seat {one['seat'] + 1} ({one['bot']}): "
            f"{one['n']} x {kinds[one['kind']]}"
        )
    for name, count in data["bots"].items():
        print(
            f"{name}: {count['choices']} choices, {count['looked']} looked at, {count['blunders']} blunders"
        )
        if count["looked"]:
            often, error = count["blunders_per_1000"], count["blunders_error"]
            print(f"  blunders: {often:.1f} per 1,000 (standard error {error:.1f})")
        for kind, waste in count["wastes"].items():
            often = f"{waste['times']} times, {waste['per_1000']:.1f} per 1,000"
            print(f"  waste: {waste['amount']} {kinds[kind]} ({often})")


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--games", type=int, default=1, help="how many")
    parser.add_argument("--every", type=int, default=1, help="one choice in so many gets a second look")
    given = parser.parse_args(arguments)
    try:
        if len(given.seats) == 1:
            given.seats = _smallest(given.game, given.seats, given.modules)
        game, library, setup = opened(given, texts=True)
    except (Refusal, SetupError) as error:
        parser.error(str(error))
    found = watch(game, library, setup, given.games, given.every)
    data = {"game": given.game, "seats": list(setup.seats), "modules": list(setup.modules)}
    data |= {"seed": given.seed, "every": given.every, **figures(found, given.games)}
    print_json(data) if given.json else tell(data, hindsight_for(given.game).kinds)
    return 0


def _smallest(name: str, bot: tuple[str, ...], modules: tuple[str, ...]) -> tuple[str, ...]:
    """The bot in all seats of the smallest table at which these modules are played."""
    game = find_game(name)
    for count in sorted(game.seat_counts):
        seats = fill(bot, count)
        with suppress(SetupError):
            game.check_setup(Setup(game=name, seats=seats, modules=modules))
            return seats
    return bot


if __name__ == "__main__":
    sys.exit(main())
