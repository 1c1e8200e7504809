"""`farshore simulate --report`: bots play, the balance is measured and written down."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from game.bots.forbidden import forbid
from game.bots.seats import BOTS, check_seats
from game.engine.content import Library
from game.engine.game import Game, Setup
from game.engine.opening import open_game
from game.paths import resource
from game.refusal import Refusal
from game.tools import report_modules, report_terrae
from game.tools.common import print_json
from game.tools.crew import cores, play_all
from game.tools.report_figures import FORBIDDEN, TABLE, Measured, figures
from game.tools.report_lines import Report
from game.tools.report_page import beside, summary
from game.tools.report_plan import Part, batch, fill, told

FAILED = 1
GAMES = 2000
"""With four seats; half as many with three and with two, a tenth without each of some actions."""
SEATS = ("greedy",)
COST_GAMES = 50
"""One game of every bot for so many others: enough to say what a choice costs them."""
SEEDS_APART = 100_000
"""Between the games of one seat that does without an action and those of the next: more games of the same
seed begin with the same ones."""
PAGE = "BALANCE.md"
SHAPING = ("dice", "numbers", "technologies", "tiles")
"""The kinds of content on which the balance hangs."""
ALWAYS = "always"
"""How technologies are marked that need no module to be dealt."""
BOTS_ALONE = "bots"
OWN = {"finis-terrae": report_terrae}
"""Games whose report has a plan and figures of its own."""


def write_report(
    name: str,
    seats: Sequence[str] | None,
    games: int | None,
    seed: int,
    jobs: int | None,
    json: bool,
    modules: Sequence[str] = (),
) -> int:
    check_seats(seats or SEATS, human=False)
    game, library = open_game(name, (), texts=False)
    if game.chronicle is None:
        raise Refusal(f"there is no report on {name} yet")
    path = _writable(resource("content", name) / PAGE)
    if modules:
        # Only Western Sea has modules, and what is asked of them is its own.
        game.check_setup(Setup(game=name, seats=("",) * max(game.seat_counts), modules=tuple(modules)))
    report = measure(game, library, seats, GAMES if games is None else games, seed, jobs, modules)
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


def measure(
    game: Game,
    library: Library,
    seats: Sequence[str] | None,
    games: int,
    seed: int,
    jobs: int | None,
    modules: Sequence[str] = (),
) -> Report:
    own = OWN.get(game.name)
    if modules:
        plan = report_modules.planned(game, library, seats or SEATS, modules, games, seed)
    else:
        plan = (own.planned if own else planned)(game, seats, games, seed)
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
        content=report_modules.modules_hash(library)
        if modules
        else base_hash(library, own.SHAPING if own else SHAPING),
        command=_command(game.name, seats, games, seed, modules),
        seats=list(seats or SEATS),
        seed=seed,
        games=total,
        seconds=round(seconds, 1),
        played=told(plan),
        failures=[f"seed {s}: {error}" for tally in tallies for s, error in tally.failures],
        sections=(report_modules.figures if modules else own.figures if own else figures)(measured),
        modules=list(modules),
    )


def _command(
    name: str, seats: Sequence[str] | None, games: int, seed: int, modules: Sequence[str] = ()
) -> str:
    given = f" --seats {','.join(seats)}" if seats else ""
    given += f" --modules {','.join(modules)}" if modules else ""
    return f"farshore simulate {name} --report --games {games} --seed {seed}{given}"


def base_hash(library: Library, shaping: Sequence[str] = SHAPING) -> str:
    """Of all that shapes the base game. What modules add, and fields that no entry of it uses, leave it as it
    is: else the whole report would have to be made anew for nothing."""
    found = []
    for kind in shaping:
        for entry in library.entries[kind].values():
            said = {name: value for name, value in msgspec.to_builtins(entry).items() if value}
            if not said.pop("module", "") and said.pop("deal", ALWAYS) == ALWAYS:
                said.pop("modules", None)
                found.append((kind, said))
    return sha256(msgspec.json.encode(found, order="deterministic")).hexdigest()


# What is played


def planned(game: Game, seats: Sequence[str] | None, games: int, seed: int) -> list[Part]:
    """Every batch of games; those of one kind never share a seed."""
    most = max(game.seat_counts)
    full = fill(seats or SEATS, most)
    parts = []
    for count in sorted(game.seat_counts, reverse=True):
        n = games if count == most else max(1, games // 2)
        parts.append(Part(TABLE, batch(game, full[:count], n, seed)))
    for action in FORBIDDEN:
        parts += _without(game, full, action, max(1, games // 10), seed)
    if seats is None:
        every = list(BOTS)
        for start in range(0, len(every), most):
            table = fill(every[start : start + most], most)
            parts.append(Part(BOTS_ALONE, batch(game, table, max(1, games // COST_GAMES), seed)))
    return parts


def _without(game: Game, full: tuple[str, ...], action: str, games: int, seed: int) -> list[Part]:
    """One seat does without an action, each seat in as many games as the others."""
    parts = []
    for seat in range(len(full)):
        n = (games + len(full) - 1 - seat) // len(full)
        if n:
            table = (*full[:seat], forbid(full[seat], action), *full[seat + 1 :])
            parts.append(Part(action, batch(game, table, n, seed + seat * SEEDS_APART)))
    return parts
