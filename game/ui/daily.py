"""The daily table: for every day and game one set-up, the same for everybody, and what came of it here.
It draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from hashlib import sha256
from typing import NamedTuple

from game.bots.seats import HUMAN
from game.engine.game import Setup, SetupError
from game.registry import find_game
from game.ui.games import screens_of
from game.ui.records import Played

RIVAL = "greedy"
DAYS = 60
"""So far back results are looked for."""


class Result(NamedTuple):
    day: date
    game: str
    score: int
    place: int
    """From 1; who shares a victory is first."""
    seats: int


def table_of(game: str, day: date) -> Setup:
    """The day decides all: the seed, how many play, and with which module, if any."""
    drawn = sha256(f"{day.isoformat()} {game}".encode()).digest()
    rules = find_game(game)
    count = rules.seat_counts[drawn[8] % len(rules.seat_counts)]
    choices: Sequence[tuple[str, ...]] = [(), *((name,) for name in screens_of(game).modules)]
    setup = Setup(
        game=game,
        seats=(HUMAN, *[RIVAL] * (count - 1)),
        modules=choices[drawn[9] % len(choices)],
        seed=int.from_bytes(drawn[:4], "big"),
    )
    try:
        rules.check_setup(setup)
    except SetupError:
        return Setup(game=game, seats=setup.seats, seed=setup.seed)
    return setup


def results(games: Iterable[Played], today: date) -> list[Result]:
    """The first result of each day's table, the newest day first."""
    noted: dict[tuple[str, int], Played] = {}
    for played in games:
        noted.setdefault((played.game, played.seed), played)
    found = []
    for name in dict.fromkeys(game for game, _ in noted):
        for back in range(DAYS):
            day = today - timedelta(days=back)
            setup = table_of(name, day)
            one = noted.get((name, setup.seed))
            if one and len(one.seats) == len(setup.seats):
                found.append(_result(day, one))
    return sorted(found, key=lambda one: (-one.day.toordinal(), one.game))


def _result(day: date, played: Played) -> Result:
    """Of the person, who sits in the first seat."""
    mine = played.scores[0]
    ahead = sum(score > mine for score in played.scores)
    place = 1 if 0 in played.winners else max(2, ahead + 1)
    return Result(day, played.game, mine, place, len(played.seats))
