"""The maker of what openings are worth knows what openings had and led to."""

from __future__ import annotations

import pytest

from game.engine.minds import read_minds
from game.engine.opening import open_library
from game.registry import find_game
from game.workshop.openings import played


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
