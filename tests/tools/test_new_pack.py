"""A pack that has just been begun is sound, and everything in it can be played with."""

from __future__ import annotations

import pytest

from game.__main__ import REFUSED, main
from game.bots.tryout import tried_out
from game.engine.match import replay
from game.engine.opening import open_library
from game.paths import user_dir
from game.registry import find_game, games
from game.ui.workbench import Bench


@pytest.mark.parametrize("game", games())
def test_what_is_new_in_it_comes_up_at_once(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-pack", "my-first-pack"]) == 0
    folder = user_dir("packs") / "my-first-pack"
    assert str(folder) in capsys.readouterr().out
    bench = Bench(folder)
    assert not bench.problems
    entries = bench.entries(game)
    assert entries
    for kind, id_ in entries:
        match = tried_out(find_game(game), open_library(find_game(game), [folder]), kind, id_, seed=3)
        assert match.setup.wish == f"{kind}/{id_}" and match.wishes and match.wishes.fulfilled
        assert match.decision and match.decision.seat == 0
        again = replay(match.game, match.book, match.setup, match.opening, match.records)
        assert again.state == match.state


def test_one_game_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-pack", "tiny", "--game", games()[0]]) == 0
    folder = user_dir("packs") / "tiny"
    assert sorted(path.name for path in folder.iterdir()) == [*sorted([games()[0], "pack.yaml"])]


@pytest.mark.parametrize("name", ["", "My Pack", "../up", "a--b"])
def test_no_name_for_a_pack(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-pack", name]) == REFUSED
    assert "can't be the name of a pack" in capsys.readouterr().err


def test_nothing_is_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-pack", "twice"]) == 0
    assert main(["new-pack", "twice"]) == REFUSED
    assert "exists already" in capsys.readouterr().err
