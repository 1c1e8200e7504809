"""How people have done from game to game: points and victories over time, against whom, and with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.bots.characters import strength_of
from game.bots.seats import HUMAN
from game.ui.records import Played

ALL, NONE = "all", "none"
"""Whatever they were; and the base game alone."""
SPAN = 10
"""Over so many of the latest games a share or a mean is taken."""


class Step(NamedTuple):
    """What people made of one game."""

    points: int
    """Of the best of them."""
    won: float
    """Their part of the victory."""
    chance: float
    """What it would be if all seats were equal."""


def opponents(games: Iterable[Played]) -> list[str]:
    """Against whom people have played, by strength."""
    found = (strength_of(who) for game in games if HUMAN in game.seats for who in game.seats if who != HUMAN)
    return list(dict.fromkeys(found))


def modules(games: Iterable[Played]) -> list[str]:
    """With what people have played; the base game alone is one of them, if there is anything else."""
    own = [game for game in games if HUMAN in game.seats]
    found = list(dict.fromkeys(name for game in own for name in game.modules))
    return [NONE, *found] if found and any(not game.modules for game in own) else found


def progress(games: Iterable[Played], opponent: str = ALL, module: str = ALL) -> list[Step]:
    """Of games in which people sat, in their order."""
    return [
        _step(game)
        for game in games
        if HUMAN in game.seats
        and (opponent == ALL or opponent in map(strength_of, game.seats))
        and (module == ALL or (not game.modules if module == NONE else module in game.modules))
    ]


def _step(game: Played) -> Step:
    people = [seat for seat, who in enumerate(game.seats) if who == HUMAN]
    won = sum(seat in people for seat in game.winners) / len(game.winners)
    return Step(max(game.scores[seat] for seat in people), won, len(people) / len(game.seats))


def smoothed(steps: Sequence[Step], of: Callable[[Step], float]) -> list[float]:
    """After each game, the mean of the latest."""
    values = list(map(of, steps))
    latest = (values[max(0, n - SPAN + 1) : n + 1] for n in range(len(values)))
    return [sum(some) / len(some) for some in latest]
