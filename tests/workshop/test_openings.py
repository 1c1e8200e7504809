"""The maker of what openings are worth finds weights again that are known."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.minds import read_minds
from game.engine.opening import open_library
from game.registry import find_game
from game.workshop.openings import fitted, played


def test_known_weights_are_found_again() -> None:
    lot, weights = Random(5), [0.3, -1.0, 2.0]
    rows = []
    for _ in range(400):
        has = [lot.gauss(0, 1) for _ in weights]
        rows.append((has, sum(n * w for n, w in zip(has, weights, strict=True)) + lot.gauss(0, 0.5)))
    for (found, error), weight in zip(fitted(rows), weights, strict=True):
        assert found == pytest.approx(weight, abs=4 * error) and 0.01 < error < 0.06


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_tells_what_its_openings_had_and_led_to(seats: int) -> None:
    game = find_game("island")
    names, rows = played(game, open_library(game, texts=False), seats, 3)
    weights = set(read_minds(game.name)[game.name].weights)
    assert {"start-grain", "start-hex", "start-reach"} <= set(names) <= weights and len(rows) == seats
    for column in range(len(names)):
        assert sum(has[column] for has, _ in rows) == pytest.approx(0)
    assert sum(points for _, points in rows) == pytest.approx(0) and any(points for _, points in rows)
    assert any(n for has, _ in rows for n in has)
