"""The screen's figures: each part measures something, in a process of its own."""

from __future__ import annotations

import pytest

from game.tools import bench_screen


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def test_the_late_game_is_crowded_and_the_same_again() -> None:
    match = bench_screen.late_game()
    assert match.decision is not None
    assert len(match.state.at) > 20  # type: ignore[attr-defined]  # Western Sea's state has a map
    again = bench_screen.late_game()
    assert again.records == match.records


def test_the_chart_is_full() -> None:
    match = bench_screen.late_game(bench_screen.CHART)
    assert match.decision is not None
    assert len(match.state.at) == 80 + 9  # type: ignore[attr-defined]  # all tiles and the Isle of Winds


@pytest.mark.parametrize("game", [bench_screen.GAME, bench_screen.CHART])
def test_frames_and_clicks_are_measured(
    game: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path_factory.mktemp("home")))
    monkeypatch.setattr(bench_screen, "FRAMES", 30)
    monkeypatch.setattr(bench_screen, "WARM_UP", 2)
    monkeypatch.setattr(bench_screen, "CLICKS", 20)
    frames = bench_screen._frames((1280, 720), game)
    assert frames["driver"] == "dummy" and frames["n"] == 30
    assert 0 < float(frames["p50"]) <= float(frames["p99"]) <= float(frames["max"])
    assert 20 < float(frames["memory"]) < 2000
    clicks = bench_screen._clicks(game)
    # Some only bring the question whether it is meant, since it can't be taken back.
    assert float(clicks["n"]) >= 10, "clicks on what is lit were not answered"


def test_the_start_is_measured_in_a_fresh_process() -> None:
    start = bench_screen._part("start")
    assert 0 < float(start["start"]) < 20_000
