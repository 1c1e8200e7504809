"""What a game declares of its report on balance, and what is played for one: batches of games, each for some
of the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import cycle, islice
from typing import Any, NamedTuple

import msgspec

from game.bots.balance.figures import Measured
from game.bots.balance.lines import Section
from game.bots.playout import Batch
from game.engine.content import Entry, Library
from game.engine.game import Game, Setup


class Wanted(NamedTuple):
    """What a report is asked for."""

    game: Game
    library: Library
    seats: Sequence[str] | None
    """Who plays, if only these are asked about."""
    modules: Sequence[str]
    games: int
    seed: int


class Part(NamedTuple):
    what: str
    """For the figures of the table, for the bots' alone, or another question by its name."""
    batch: Batch


@dataclass(frozen=True)
class Balance:
    """What a game's own `balance` declares as BALANCE; and as WITH_MODULES, if it asks something of them."""

    planned: Callable[[Wanted], list[Part]]
    """Every batch of games."""
    figures: Callable[[Sequence[Measured]], list[Section]]
    """The figures that come of them, each held against what is asked of it."""
    content: Callable[[Wanted], str]
    """A hash of the content that the balance hangs on."""
    part: Callable[[Sequence[str]], str] = lambda modules: "modules"
    """With what, as the title says of a report on modules: those of one title take each other's place."""


def said_by(entry: Entry) -> dict[str, Any]:
    """What an entry says; fields that it does not use are left out."""
    return {name: value for name, value in msgspec.to_builtins(entry).items() if value}


def content_hash(library: Library, kinds: Sequence[str], said: Callable[[Entry], Any] = said_by) -> str:
    """Of what the entries of some kinds say; those that say nothing are left out."""
    entries = [(kind, entry) for kind in kinds for entry in library.entries[kind].values()]
    found = [(kind, told) for kind, entry in entries if (told := said(entry))]
    return sha256(msgspec.json.encode(found, order="deterministic")).hexdigest()


def fill(names: Sequence[str], count: int) -> tuple[str, ...]:
    """Those that are given sit down in turn until the table is full."""
    return tuple(islice(cycle(names), count))


def batch(game: Game, seats: tuple[str, ...], games: int, seed: int, modules: Sequence[str] = ()) -> Batch:
    setup = Setup(game=game.name, seats=seats, seed=seed, modules=tuple(modules))
    return Batch(setup, games, watch=True)


def told(plan: Sequence[Part]) -> list[str]:
    """What is played, in words."""
    return [_told(part.batch) for part in plan]


def _told(batch: Batch) -> str:
    first, last = batch.setup.seed, batch.setup.seed + batch.games - 1
    more = "".join(f", {name} {value}" for name, value in batch.setup.options.items())
    more += f", with {', '.join(batch.setup.modules)}" if batch.setup.modules else ""
    return f"{', '.join(batch.setup.seats)}{more}: {batch.games} x, seeds {first} to {last}"
