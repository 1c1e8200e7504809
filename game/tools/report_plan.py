"""What is played for a report: batches of games, each for some of its figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import NamedTuple

from game.engine.game import Game, Setup
from game.tools.crew import Batch


class Part(NamedTuple):
    what: str
    """For the figures of the table, for the bots' alone, or another question by its name."""
    batch: Batch


def fill(names: Sequence[str], count: int) -> tuple[str, ...]:
    """Those that are given sit down in turn until the table is full."""
    return tuple(islice(cycle(names), count))


def batch(game: Game, seats: tuple[str, ...], games: int, seed: int) -> Batch:
    return Batch(Setup(game=game.name, seats=seats, seed=seed), games, watch=True)


def told(plan: Sequence[Part]) -> list[str]:
    """What is played, in words."""
    return [_told(part.batch) for part in plan]


def _told(batch: Batch) -> str:
    first, last = batch.setup.seed, batch.setup.seed + batch.games - 1
    more = "".join(f", {name} {value}" for name, value in batch.setup.options.items())
    more += f", with {', '.join(batch.setup.modules)}" if batch.setup.modules else ""
    return f"{', '.join(batch.setup.seats)}{more}: {batch.games} x, seeds {first} to {last}"
