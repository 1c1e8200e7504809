"""The screen's figures: each part measures something, in a process of its own."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main
from game.engine.languages import LANGUAGES
from game.registry import games
from game.tools import bench_screen, bench_search


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize(("game", "tiles"), [("western-sea", 20), ("finis-terrae", 80 + 9)])
def test_the_position_is_crowded_and_the_same_again(game: str, tiles: int) -> None:
    match = bench_screen.crowded(game)
    assert match.decision is not None
    assert len(match.state.at) >= tiles  # type: ignore[attr-defined]  # both have a map
    assert bench_screen.crowded(game).records == match.records


@pytest.mark.parametrize("game", games("ui"))
def test_frames_and_clicks_are_measured(
    game: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path_factory.mktemp("home")))
    monkeypatch.setattr(bench_screen, "FRAMES", 15)
    monkeypatch.setattr(bench_screen, "WARM_UP", 2)
    monkeypatch.setattr(bench_screen, "CLICKS", 6)
    frames = bench_screen._frames((1280, 720), game)
    assert frames["driver"] == "dummy" and frames["n"] == 15
    assert 0 < float(frames["p50"]) <= float(frames["p99"]) <= float(frames["max"])
    assert 20 < float(frames["memory"]) < 2000
    clicks = bench_screen._clicks(game)
    assert float(clicks["n"]) == 6, "clicks on what is lit were not answered"


@pytest.mark.parametrize("game", games("ui"))
def test_the_map_comes_first(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In a crowded late game with all modules, in the smallest window."""
    assert main(["bench", "--part", f"room:{game}"]) == 0
    room = json.loads(capsys.readouterr().out)
    assert 0.55 <= room["map_share_720"] < 0.8
    assert (40 if game == "finis-terrae" else 64) <= room["tile_px_720"] < 300


def test_every_letter_of_a_search_is_measured(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path_factory.mktemp("home")))
    monkeypatch.setattr(bench_search, "SOUGHT", 1)
    search = bench_screen.PARTS[bench_screen.SEARCH]("")
    assert float(search["n"]) >= 2 * len(LANGUAGES) * len(games("ui"))
    assert 0 < float(search["p50"]) <= float(search["max"])


@pytest.mark.parametrize("part", ["much", "frames", "frames:chess", "start:western-sea"])
def test_a_part_that_is_none(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--part", part]) == 2
    assert part in capsys.readouterr().err


def test_the_start_is_measured_in_a_fresh_process() -> None:
    start = bench_screen._part("start")
    assert 0 < float(start["start"]) < 20_000 and start["driver"] == "dummy"
