"""What a character wins against the plain bot, and what it does otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.opening import open_game
from game.workshop.temper import main, measured
from tests.joining.joined import shells_joined


@pytest.fixture(scope="module")
def shells() -> Iterator[None]:
    with shells_joined():
        yield


@pytest.mark.usefixtures("shells")
def test_who_does_not_lean_wins_half_and_does_the_same() -> None:
    game, library = open_game("shells", [])
    found = measured(game, library, "greedy:grip=1", "greedy", range(4))
    assert found.games == 8 and found.share == 0.5 and found.error == 0
    assert found.done and all(mine == theirs for mine, theirs in found.done.values())


@pytest.mark.usefixtures("shells")
def test_who_wants_to_be_behind_is_and_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shells", "--seed", "3", "--games", "8", "--who", "greedy:lead=-1,grip=0"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("greedy:lead=-1,grip=0: wins 0.0 of 100") and "8 games" in said[0]
    assert len(said) > 1 and "the plain one" in said[1]
