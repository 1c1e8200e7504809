"""Weights drawn by lot: what helps is told from what hurts, and from what makes no difference."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

from game.engine.opening import open_game
from game.workshop import lots, minds
from game.workshop.lots import Log, Lot, drawn, told
from game.workshop.minds import Table

START = {"good": 2.0, "bad": 0.5, "idle": 1.0}


@pytest.fixture
def table() -> Table:
    game, library = open_game("western-sea", [], texts=False)
    return minds.laid(game, library, ())


def ahead(
    _: Table, bot: str, first: minds.Weights, second: minds.Weights, seed: int, seat: int
) -> tuple[float, float]:
    """The higher of good is 2 points ahead of the lower, the higher of bad 1 behind."""
    up = {name: first[name] > START[name] for name in START}
    other = {name: second[name] > START[name] for name in START}
    by = 2.0 * (up["good"] - other["good"]) - (up["bad"] - other["bad"])
    return 0.5, by + Random(seed).gauss(0, 1) + (0.0 if seat in (0, 1) else 99.0)


def test_what_helps_is_found(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    monkeypatch.setattr(lots, "played", ahead)
    found = told([drawn(table, "greedy", START, 0.3, seed) for seed in range(600)])
    for (by, error), true in zip(found, (2.0, -1.0, 0.0), strict=True):
        assert by == pytest.approx(true, abs=4 * error) and 0.02 < error < 0.1


def test_each_weight_is_one_of_two_and_its_own_lot(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    seen: list[minds.Weights] = []

    def watched(
        _: Table, bot: str, first: minds.Weights, second: minds.Weights, *more: int
    ) -> tuple[float, float]:
        seen.extend([first, second])
        return 1.0, 3.0

    monkeypatch.setattr(lots, "played", watched)
    games = [drawn(table, "greedy", START, 0.3, seed) for seed in range(40)]
    pairs = [tuple(one[name] for name in START) for one in seen]
    assert len(set(pairs)) == 8, "every choice of three"
    for name, n in START.items():
        assert {one[name] for one in seen} == {n * exp(0.3), n * exp(-0.3)}
    assert drawn(table, "greedy", START, 0.3, 7) == games[7], "the same seed draws the same"


def test_games_that_were_kept_are_not_played_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds: list[int] = []

    def counted(
        _: Table, bot: str, first: minds.Weights, second: minds.Weights, seed: int, seat: int
    ) -> tuple[float, float]:
        seeds.append(seed)
        return 0.5, float(seed % 3)

    monkeypatch.setattr(lots, "played", counted)
    log = tmp_path / "log"
    asked = ["western-sea", "--weights", "explore,raid", "--seed", "5", "--log", str(log), "--json"]
    assert lots.main([*asked, "--games", "3"]) == lots.main([*asked, "--games", "5"]) == 0
    assert seeds == [5, 6, 7, 8, 9]
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert last["games"] == 5 and set(last["ahead"]) == {"explore", "raid"}
    names = Log(log, ["other"])
    assert not names.known, "games with other weights tell nothing of these"


def test_wrong_words_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        lots.main(["island", "--weights", "envi", "--seed", "1"])
    assert stopped.value.code == 2 and "no bot weighs 'envi'" in capsys.readouterr().err


def test_a_lot_is_kept_whole(tmp_path: Path) -> None:
    log, lot = Log(tmp_path / "log", ["good"]), Lot(3, ((1,), (-1,)), 0.5, 2.5)
    log.keep(lot)
    assert Log(tmp_path / "log", ["good"]).known == {3: lot}
