"""`farshore simulate`: bots play many games, and the figures are told."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from game.bots.playout import Batch, Tally
from game.bots.seats import check_seats
from game.engine.game import Game, Setup, SetupError
from game.engine.opening import open_game
from game.refusal import Refusal
from game.registry import find_game
from game.tools.common import print_json
from game.tools.crew import default_jobs, play_all
from game.tools.report import write_report

FAILED = 1
GAMES = 100
"""How many are played unless said."""


def run(
    *,
    game: str,
    seats: Sequence[str] | None,
    games: int | None,
    seed: int,
    modules: Sequence[str],
    options: Mapping[str, str],
    packs: Sequence[Path],
    jobs: int | None,
    matrix: bool,
    report: bool,
    json: bool,
) -> int:
    if report:
        if matrix or packs or options:
            raise Refusal("--report plays what it needs by itself, without --matrix, --pack or options")
        return write_report(game, seats, games, seed, jobs, json, modules)
    if seats is None:
        raise Refusal("--seats must say who plays, for example --seats greedy,random")
    games = GAMES if games is None else games
    check_seats(find_game(game), seats, human=False, packs=packs)
    played, library = open_game(game, packs, texts=False)
    setup = Setup(game=game, seats=tuple(seats), modules=tuple(modules), seed=seed, options=dict(options))
    setups, skipped = matrix_of(played, setup) if matrix else ([setup], [])
    for each in setups:
        played.check_setup(each)
        played.make_book(library, each)  # refuses what only the content knows, such as an unknown level
    batches = [Batch(each, games, check=matrix) for each in setups]
    began = time.perf_counter()
    tallies = play_all(played, library, batches, jobs or default_jobs(games * len(batches)))
    seconds = time.perf_counter() - began
    data: dict[str, Any] = {"game": game, "content": library.content_hash, "seed": seed}
    data |= {"options": dict(options)} if options else {}
    if matrix:
        data |= _matrix_figures(setups, tallies, seconds)
        data["skipped"] = skipped
        print_json(data) if json else _tell_matrix(data)
    else:
        data |= {"seats": list(seats), "modules": list(modules), **figures(tallies[0], seconds)}
        print_json(data) if json else _tell(data, games)
    return FAILED if data["failures"] else 0


def matrix_of(game: Game, setup: Setup) -> tuple[list[Setup], list[dict[str, Any]]]:
    """Every number of players with every choice of modules, and those that can't be played, with the reason.

    The seats that are given sit down in turn until the table is full."""
    pool = [name for name in game.modules if name in setup.modules or not setup.modules]
    game.check_setup(Setup(game=setup.game, seats=("",) * game.seat_counts[0], modules=setup.modules))
    chosen = [names for n in range(len(pool) + 1) for names in combinations(pool, n)]
    setups: list[Setup] = []
    skipped: list[dict[str, Any]] = []
    for count in game.seat_counts:
        seats = tuple(setup.seats[seat % len(setup.seats)] for seat in range(count))
        for modules in chosen:
            one = msgspec.structs.replace(setup, seats=seats, modules=modules)
            try:
                game.check_setup(one)
                setups.append(one)
            except SetupError as error:
                skipped.append({"seats": list(seats), "modules": list(modules), "why": str(error)})
    return setups, skipped


# Figures


def figures(tally: Tally, seconds: float) -> dict[str, Any]:
    """The outcome, and the speed by the clock on the wall for the whole run, all processes together."""
    return {**outcome(tally), **_speed(tally.games, tally.decisions, seconds)}


def outcome(tally: Tally) -> dict[str, Any]:
    """All that depends on the seeds alone."""
    games, decisions = max(1, tally.games), max(1, tally.decisions)
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "wins": [round(part / tally.whole, 6) for part in tally.wins],
        "wins_by_turn_order": [round(part / tally.whole, 6) for part in tally.places],
        "rounds_mean": round(tally.rounds / games, 6),
        "rounds_max": tally.longest,
        "end_reasons": dict(sorted(tally.reasons.items())),
        "scores_mean": [round(score / games, 6) for score in tally.scores],
        "options_mean": round(tally.options / decisions, 6),
        "options_max": {"options": tally.most[0], "ask": tally.most[1]},
        "decisions_by_kind": dict(sorted(tally.asked.items())),
        "failures": [{"seed": seed, "error": error} for seed, error in tally.failures],
    }


def _speed(games: int, decisions: int, seconds: float) -> dict[str, Any]:
    return {
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(games / seconds, 3),
    }


def _matrix_figures(setups: Sequence[Setup], tallies: Sequence[Tally], seconds: float) -> dict[str, Any]:
    rows: list[dict[str, Any]] = [
        {"players": len(setup.seats), "seats": list(setup.seats), "modules": list(setup.modules)}
        | outcome(tally)
        for setup, tally in zip(setups, tallies, strict=True)
    ]
    games, decisions = sum(t.games for t in tallies), sum(t.decisions for t in tallies)
    return {
        "games": games,
        "decisions": decisions,
        **_speed(games, decisions, seconds),
        "failures": [{"players": row["players"], **broken} for row in rows for broken in row["failures"]],
        "matrix": rows,
    }


# Words


def _tell(data: dict[str, Any], wanted: int) -> None:
    played = max(1, data["games"])
    modules = f", modules {', '.join(data['modules'])}" if data["modules"] else ""
    options = "".join(f", {name} {value}" for name, value in data.get("options", {}).items())
    print(f"{data['game']}: {wanted} games from seed {data['seed']}{modules}{options}")
    _tell_speed(data)
    for seat, name in enumerate(data["seats"]):
        wins, score = data["wins"][seat], data["scores_mean"][seat]
        print(f"  seat {seat + 1} {name}: {wins:g} wins ({wins / played:.1%}), {score:.1f} points on average")
    places = ", ".join(f"{wins / played:.1%}" for wins in data["wins_by_turn_order"])
    print(f"  wins by place in the first turn order: {places}")
    print(f"  rounds: {data['rounds_mean']:.1f} on average, {data['rounds_max']} at most")
    print(f"  ends: {_counted(data['end_reasons'])}")
    most = data["options_max"]
    print(f"  options: {data['options_mean']:.1f} on average, {most['options']} at most (in {most['ask']})")
    print(f"  decisions: {_counted(data['decisions_by_kind'])}")
    _tell_failures(data)


def _tell_matrix(data: dict[str, Any]) -> None:
    print(f"{data['game']}: every number of players with every choice of modules, from seed {data['seed']}")
    _tell_speed(data)
    for row in data["matrix"]:
        modules = ", ".join(row["modules"]) or "no modules"
        most = row["options_max"]
        print(
            f"  {row['players']} players, {modules}: {row['games']} games, {len(row['failures'])} broken, "
            f"{row['rounds_mean']:.1f} rounds on average, up to {most['options']} options "
            f"(in {most['ask']}), ends: {_counted(row['end_reasons'])}"
        )
    for row in data["skipped"]:
        print(f"  {len(row['seats'])} players, {', '.join(row['modules'])}: not played, {row['why']}")
    _tell_failures(data)


def _tell_speed(data: dict[str, Any]) -> None:
    print(
        f"  {data['decisions']} decisions in {data['seconds']:.1f} s: "
        f"{data['decisions_per_second']:.0f} decisions/s, {data['games_per_second']:.1f} games/s"
    )


def _tell_failures(data: dict[str, Any]) -> None:
    for failure in data["failures"][:20]:
        print(f"  BROKEN, seed {failure['seed']}: {failure['error']}")
    if len(data["failures"]) > 20:
        print(f"  and {len(data['failures']) - 20} more broken games")


def _counted(counts: dict[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{name} {n}" for name, n in ordered) or "none"
