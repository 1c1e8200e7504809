"""Factors on terms are fitted to what options of one decision came to."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game.engine.minds import Stage
from game.refusal import Refusal
from game.workshop.ranking import Pair, fitted, main


def pairs(number: int, seed: int = 1) -> list[Pair]:
    """Land counts twice as much as is thought at the beginning, luck nothing at the end, all in points of a
    third."""
    dice, found = Random(seed), []
    for n in range(number):
        left = dice.random()
        terms = {"land": dice.gauss(0, 1), "luck": dice.gauss(0, 1), "goods": dice.gauss(0, 1)}
        early, late = max(0.0, 2 * left - 1), max(0.0, 1 - 2 * left)
        told = (1 + early) * terms["land"] + (1 - late) * terms["luck"] + terms["goods"]
        found.append(Pair(n, left, terms, 3 * told + dice.gauss(0, 1)))
    return found


def test_what_counts_more_or_less_than_was_thought_is_found_by_stage() -> None:
    fit = fitted(pairs(2000), spread=0.3)
    scale = fit.factors["middle", "goods"]
    expected: list[tuple[Stage, str, float]] = [
        ("early", "land", 2),
        ("late", "luck", 0),
        ("early", "goods", 1),
        ("late", "goods", 1),
    ]
    for stage, term, factor in expected:
        assert fit.factors[stage, term] / scale == pytest.approx(factor, abs=0.2), (stage, term)
    assert fit.told[1] > fit.told[0] + 0.02 and min(fit.factors.values()) >= 0


def test_a_few_pairs_change_little() -> None:
    few, many = (max(abs(n - 1) for n in fitted(pairs(n), spread=0.1).factors.values()) for n in (5, 2000))
    assert few < 0.1 < many


def test_a_term_keeps_its_sign_whatever_was_seen() -> None:
    """It has brought the opposite of what was thought."""
    against = [Pair(n, 0.5, {"land": (-1) ** n * 2.0, "luck": (-1) ** n}, -((-1) ** n)) for n in range(200)]
    with pytest.raises(Refusal, match="more games"):
        fitted(against, spread=1)
    mixed = [*against, *(Pair(n, 0.5, {"goods": (-1) ** n * 4.0}, (-1) ** n * 9.0) for n in range(400))]
    factors = fitted(mixed, spread=5).factors
    assert factors["middle", "land"] == 0 and factors["middle", "goods"] > 1


def test_the_command_gathers_fits_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    what = f"finis-terrae --seats greedy,greedy --seed 5 --games 1 --every 10 --log {tmp_path / 'log'} --json"
    told = []
    for _ in range(2):
        assert main([*what.split(), "--greedy", "2", "--keen", "0"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1] and told[0]["pairs"] == len((tmp_path / "log").read_bytes().splitlines()) > 1
    assert set(told[0]["stages"]) == {"early", "middle", "late"} and told[0]["proof"][0]["games"] == 2
