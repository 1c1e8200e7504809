"""`farshore simulate --report`: bots play, the balance is measured and written down."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.bots.balance.figures import Measured
from game.bots.balance.lines import Report
from game.bots.balance.plan import Balance, Wanted, told
from game.bots.seats import check_seats
from game.engine.game import Game, Setup
from game.engine.opening import open_game
from game.paths import resource
from game.refusal import Refusal
from game.registry import part_of
from game.tools.common import print_json
from game.tools.crew import cores, play_all
from game.tools.report_page import beside, summary

FAILED = 1
GAMES = 2000
"""Unless said; each game says how many of what kind that makes."""
SEATS = ("greedy",)
PAGE = "BALANCE.md"


def write_report(
    name: str,
    seats: Sequence[str] | None,
    games: int | None,
    seed: int,
    jobs: int | None,
    json: bool,
    modules: Sequence[str] = (),
) -> int:
    game, library = open_game(name, (), texts=False)
    if modules:
        game.check_setup(Setup(game=name, seats=("",) * max(game.seat_counts), modules=tuple(modules)))
    balance = balance_of(game, bool(modules))
    check_seats(game, seats or SEATS, human=False)
    path = _writable(resource("content", name) / PAGE)
    wanted = Wanted(game, library, seats, modules, GAMES if games is None else games, seed)
    report = measure(balance, wanted, jobs)
    before = path.read_text("utf-8") if path.exists() else ""
    path.write_text(beside(report, before), "utf-8", newline="\n")
    if json:
        print_json(msgspec.to_builtins(report))
    else:
        print(summary(report))
        print(f"Written: {path}")
    return FAILED if report.failures else 0


def _writable(path: Path) -> Path:
    """Asked before the games are played, which may take hours."""
    place = path if path.exists() else path.parent
    if not os.access(place, os.W_OK):
        raise Refusal(f"the report can't be written: {place} is read-only; run it in a checkout of your own")
    return path


def balance_of(game: Game, modules: bool) -> Balance:
    """What the game asks of its balance, or of that of its modules."""
    what = f"the modules of {game.name}" if modules else game.name
    try:
        own = part_of(game.name, "bots", "balance")
        found: Balance | None = getattr(own, "WITH_MODULES" if modules else "BALANCE", None)
    except ModuleNotFoundError:
        found = None
    if found is None or game.chronicle is None:
        raise Refusal(f"there is no report on {what} yet")
    return found


def measure(balance: Balance, wanted: Wanted, jobs: int | None) -> Report:
    game, library, seats, modules, _, seed = wanted
    plan = balance.planned(wanted)
    total = sum(part.batch.games for part in plan)
    began = time.perf_counter()
    # Bots that think take seconds for a game, so even a few games are worth a process each.
    tallies = play_all(game, library, [part.batch for part in plan], jobs or max(1, min(cores(), total)))
    seconds = time.perf_counter() - began
    measured = [
        Measured(part.what, part.batch.setup.seats, tally) for part, tally in zip(plan, tallies, strict=True)
    ]
    return Report(
        game=game.name,
        content=balance.content(wanted),
        command=_command(wanted),
        seats=list(seats or SEATS),
        seed=seed,
        games=total,
        seconds=round(seconds, 1),
        played=told(plan),
        failures=[f"seed {s}: {error}" for tally in tallies for s, error in tally.failures],
        sections=balance.figures(measured),
        modules=list(modules),
        part=balance.part(modules) if modules else "",
    )


def _command(wanted: Wanted) -> str:
    given = f" --seats {','.join(wanted.seats)}" if wanted.seats else ""
    given += f" --modules {','.join(wanted.modules)}" if wanted.modules else ""
    return f"farshore simulate {wanted.game.name} --report --games {wanted.games} --seed {wanted.seed}{given}"
