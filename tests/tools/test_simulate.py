"""`farshore simulate`: figures, the same on any number of cores, and broken games told."""

import dataclasses
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from game.__main__ import main
from game.bots.bot import Bot
from game.bots.playout import Batch, Played, Tally, play_out
from game.bots.seats import BOTS
from game.engine.decision import Decision, Option
from game.engine.game import Game, Setup
from game.engine.opening import open_library
from game.engine.rulebook import Layer, Rulebook
from game.engine.state import State
from game.registry import find_game
from game.tools.crew import Player, Progress, default_jobs, split
from game.tools.simulate import matrix_of, outcome

ROOT = Path(__file__).resolve().parents[2]
SPEED = ("seconds", "decisions_per_second", "games_per_second")


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str, seats: str = "random,random") -> Any:
    status = main(["simulate", "western-sea", "--seats", seats, "--json", *arguments])
    said = capsys.readouterr()
    assert status == 0, said.err
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def without_speed(data: dict[str, Any]) -> dict[str, Any]:
    assert all(data[name] > 0 for name in SPEED)
    return {name: value for name, value in data.items() if name not in SPEED}


def make(seats: int = 2, seed: int = 0) -> tuple[Game, Rulebook, Setup]:
    game = find_game("western-sea")
    setup = Setup(game=game.name, seats=("random",) * seats, seed=seed)
    return game, game.make_book(open_library(game, texts=False), setup), setup


def test_the_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    data = simulate(capsys, "--games", "6", "--seed", "40", seats="random,random,random")
    assert data["games"] == 6
    assert sum(data["decisions_by_kind"].values()) == data["decisions"] > 100
    assert sum(data["wins"]) == pytest.approx(6)
    assert sum(data["wins_by_turn_order"]) == pytest.approx(6)
    assert len(data["wins"]) == len(data["scores_mean"]) == 3
    assert 0 < data["rounds_mean"] <= data["rounds_max"]
    assert sum(data["end_reasons"].values()) >= 6
    assert data["options_max"]["ask"] in data["decisions_by_kind"]
    assert 1 < data["options_mean"] < data["options_max"]["options"] < 60
    assert data["failures"] == []


def test_words_instead_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "western-sea", "--seats", "random,random", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "2 games from seed 0" in said and "seat 2 random" in said


def test_the_result_does_not_depend_on_jobs_or_hashing(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "7", "--seed", "3"]
    alone = without_speed(simulate(capsys, *arguments, "--jobs", "1"))
    command = [sys.executable, "-m", "game", "simulate", "western-sea", "--seats", "random,random", "--json"]
    for jobs, hashing in (("2", "1"), ("3", "77")):
        done = subprocess.run(
            [*command, *arguments, "--jobs", jobs],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            timeout=600,  # only so that it can't hang: how busy the machine is proves nothing
            check=True,
        )
        assert without_speed(json.loads(done.stdout)) == alone


def test_game_i_has_seed_plus_i(capsys: pytest.CaptureFixture[str]) -> None:
    both = simulate(capsys, "--games", "2", "--seed", "8")
    ones = [simulate(capsys, "--games", "1", "--seed", seed) for seed in ("8", "9")]
    assert both["decisions"] == sum(one["decisions"] for one in ones)


def test_a_pack_changes_the_games(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    plain = simulate(capsys, "--games", "1")
    packed = simulate(capsys, "--games", "1", "--pack", str(pack))
    assert plain["content"] != packed["content"]
    assert plain["decisions"] != packed["decisions"]


# The matrix


def test_the_matrix_plays_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    data = simulate(capsys, "--matrix", "--games", "1", seats="random")
    game = find_game("western-sea")
    rows = 2 ** len(game.modules) * len(game.seat_counts)
    assert len(data["matrix"]) + len(data["skipped"]) == rows
    assert {row["players"] for row in data["matrix"]} == set(game.seat_counts)
    assert data["games"] == len(data["matrix"])
    assert not data["failures"]


def test_the_matrix_takes_every_choice_of_modules() -> None:
    game = dataclasses.replace(find_game("western-sea"), modules={n: Layer(n) for n in ("fish", "gods")})
    setups, skipped = matrix_of(game, Setup(game=game.name, seats=("random",)))
    assert len(setups) == 12 and not skipped
    assert {s.modules for s in setups} == {(), ("fish",), ("gods",), ("fish", "gods")}
    some, _ = matrix_of(game, Setup(game=game.name, seats=("random",), modules=("gods",)))
    assert {s.modules for s in some} == {(), ("gods",)}


# One game


class Onlooker(Bot):
    """Takes the first option, and keeps what it was shown."""

    seen: ClassVar[list[State | None]] = []

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        Onlooker.seen.append(view)
        return decision.options[-1]


def test_a_bot_that_looks_gets_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "onlooker", Onlooker)
    game, book, setup = make()
    played = play_out(game, book, msgspec.structs.replace(setup, seats=("onlooker", "random")))
    assert not played.failure
    assert Onlooker.seen and all(view is not None and view.rng == 0 for view in Onlooker.seen)


def test_a_broken_invariant_names_its_game() -> None:
    def complain(book: Rulebook, state: State) -> None:
        assert game.rounds(state) < 3, "a third\nround"

    game, book, setup = make(seed=21)
    broken = dataclasses.replace(game, check_state=complain)
    played = play_out(broken, book, setup, check=True)
    assert "AssertionError: a third round" in played.failure and "\n" not in played.failure
    assert not play_out(broken, book, setup).failure  # nobody asked for the check
    tally = Player(broken, open_library(game, texts=False)).play(Batch(setup, 2, check=True))
    assert [seed for seed, _ in tally.failures] == [21, 22]
    assert tally.games == 0 and outcome(tally)["rounds_mean"] == 0


def test_a_broken_game_fails_the_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.bots.playout.MOST_DECISIONS", 10)
    assert main(["simulate", "western-sea", "--seats", "random,random", "--games", "3", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert [failure["seed"] for failure in data["failures"]] == [0, 1, 2]
    assert "no end" in data["failures"][0]["error"]
    # In this process: others would not know of the limit.
    matrix = ["--seats", "random", "--games", "9", "--matrix", "--jobs", "1"]
    assert main(["simulate", "western-sea", *matrix]) == 1
    game = find_game("western-sea")
    played = 9 * len(game.seat_counts) * 2 ** len(game.modules)
    assert f"and {played - 20} more" in capsys.readouterr().out


# Counting


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally(3)
    tally.add(Played(0, {"act": 2}, winners=(0, 2), first=2, scores=(5, 1, 5), most=(4, "act")))
    tally.add(Played(1, {"act": 1}, winners=(1,), first=0, scores=(1, 9, 1), most=(4, "spend")))
    found = outcome(tally)
    assert found["wins"] == [0.5, 1, 0.5]
    assert found["wins_by_turn_order"] == [0.5, 1.5, 0]
    assert found["options_max"] == {"options": 4, "ask": "act"}


def test_merging_is_adding() -> None:
    games = [
        Played(n, {"act": n, "spend": 1}, n, (n % 3, str(n)), n % 2, n, ("map",), (n, 1), (n % 2,))
        for n in range(9)
    ]
    whole, parts = Tally(2), [Tally(2), Tally(2), Tally(2)]
    for n, played in enumerate(games):
        whole.add(played)
        parts[n // 3].add(played)
    merged = Tally(2)
    for part in parts:
        merged.merge(part)
    assert merged == whole


@pytest.mark.parametrize(("games", "jobs"), [(1, 2), (7, 2), (1000, 4), (5, 8)])
def test_splitting_loses_no_game(games: int, jobs: int) -> None:
    batch = Batch(Setup(game="western-sea", seats=("random", "random"), seed=5), games, check=True)
    parts = split(batch, jobs)
    seeds = [part.setup.seed + n for part in parts for n in range(part.games)]
    assert seeds == list(range(5, 5 + games))
    assert all(part.check for part in parts)


def test_few_games_need_one_process() -> None:
    assert default_jobs(1) == default_jobs(30) == 1


# Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "shown"), [(io.StringIO, "3 of 5 games"), (Terminal, "\r3 of 5 games")])
def test_progress_is_shown_when_it_takes_long(
    stream: type[io.StringIO], shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("game.tools.crew.time.perf_counter", lambda: now)
    said = stream()
    with Progress(5, said) as progress:
        progress.one_done()
        now += 0.1
        progress.one_done()
        assert said.getvalue() == ""
        now += 2
        progress.one_done()
        assert said.getvalue().startswith(shown)
