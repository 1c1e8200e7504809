"""What the first player and the last in turn order begin with."""

from __future__ import annotations

import pytest

from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.state import SeaState

LIBRARY = open_library(GAME, texts=False)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_first_and_last_begin_with_points_from_the_reserve(seats: int, seed: int) -> None:
    setup = Setup(game=GAME.name, seats=("random",) * seats, seed=seed)
    book = GAME.make_book(LIBRARY, setup)
    state = GAME.start(book, setup)
    assert isinstance(book, SeaBook)
    assert isinstance(state, SeaState)
    advance(book, state)
    expected = [0] * seats
    expected[state.first] += book.number["first-vp"]
    expected[(state.first - 1) % seats] += book.number["last-vp"]
    assert state.vp == expected
    assert state.points == book.number["vp-supply"]


def test_somebody_is_made_up_to() -> None:
    numbers = LIBRARY.entries["numbers"]
    assert any(any(numbers[name].players) for name in ("first-vp", "last-vp"))  # type: ignore[attr-defined]
