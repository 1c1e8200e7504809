"""What an expert should go by is what has told how options end."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.refusal import Refusal
from game.workshop.fitting import least_squares, together
from game.workshop.foresight import Apart, figures, main


def pairs(number: int, first: float, soon: float, later: float) -> list[Apart]:
    """Options end as the three say, give or take; the far rest is rather uncertain."""
    dice, found = Random(7), []
    for _ in range(number):
        one, near = dice.gauss(0, 1), dice.gauss(0, 1)
        far = near + dice.gauss(0, 1)
        ends = first * one + soon * near + later * far
        found.append(
            Apart(one, [(near, far + dice.gauss(0, 0.1), ends + dice.gauss(0, 5)) for _ in range(8)])
        )
    return found


def test_what_tells_the_end_counts() -> None:
    told = figures(pairs(4000, 0.5, 0.25, 0.75))
    assert told["near"] == pytest.approx(4 / 3, abs=0.5), (
        "a third of what four playouts to the far rest count"
    )
    assert told["trust"] == pytest.approx(2, abs=0.5), "half of what four playouts count"
    assert told["together"]["all"] > max(told["together"][name] for name in ("first", "soon", "later"))


def test_what_misleads_gets_nothing() -> None:
    told = figures(pairs(2000, -0.5, 0.5, 0.5))
    assert told["trust"] == 0 and told["shares"]["first"] == 0
    with pytest.raises(Refusal, match="more games"):
        figures(pairs(2, 1, 1, 1))


def test_least_squares_finds_what_a_sum_is_made_of() -> None:
    rows = [{"a": a, "b": b} for a in (1.0, 2.0, -3.0) for b in (0.5, -1.0)]
    wanted = [2 * row["a"] - 0.5 * row["b"] for row in rows]
    assert least_squares(rows, wanted, least=-1) == pytest.approx({"a": 2.0, "b": -0.5})
    assert least_squares(rows, wanted)["b"] == 0
    held = least_squares(rows, wanted, ridge=1000, least=-1)
    assert 0 < held["a"] < 0.1 and -0.1 < held["b"] < 0
    assert together([1, -1, 2], [2, -2, 4]) == pytest.approx(1) and together([0, 0], [1, 2]) == 0


def test_the_command_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    what = "finis-terrae --seats random,random --seed 4 --games 1 --every 5 --times 2 --json"
    assert main(what.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pairs"] > 2 and set(told["shares"]) == {"first", "soon", "later"}
