"""The command line as a whole: exit status, one line of error, quiet ends."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, registry
from game.__main__ import main
from game.registry import find_game, games
from game.ui.western_sea.screens import SeaScreens

ROOT = Path(__file__).resolve().parents[1]
COMMAND = [sys.executable, "-m", "game"]
TWO = ["simulate", "western-sea", "--seats", "random,random"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))


def start(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_listen if os.name == "posix" else None,
    )


def _listen() -> None:
    """Who was started in the background ignores Ctrl-C, and so would those whom it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sail"], "'sail'"),
        (["--sail"], "--sail"),
        (["simulate"], "GAME"),
        (["simulate", "western-sea"], "--seats"),
        (["simulate", "chess", "--seats", "random,random"], "no game 'chess'"),
        (["simulate", "island", "--seats", "random,random", "--option", "map=moon"], "values: beginner"),
        (["simulate", "western-sea", "--seats", "random"], "2, 3, 4 seats, not 1"),
        (["simulate", "western-sea", "--seats", ",".join(["random"] * 5)], "2, 3, 4 seats, not 5"),
        (["simulate", "western-sea", "--seats", "random,clever"], "clever"),
        (["simulate", "western-sea", "--seats", "random,human"], "only bots"),
        (["simulate", "western-sea", "--seats", "random,,random"], "empty"),
        ([*TWO, "--games", "0"], "at least 1"),
        ([*TWO, "--games", "1e3"], "not a whole number"),
        ([*TWO, "--games", "9" * 5000], "whole number"),
        ([*TWO, "--jobs", "0"], "at least 1"),
        ([*TWO, "--jobs", "-1"], "at least 1"),
        ([*TWO, "--seed", "luck"], "not a whole number"),
        ([*TWO, "--seed", "9" * 30], "at most"),
        ([*TWO, "--modules", "fish"], "no module 'fish'"),
        ([*TWO, "--matrix", "--modules", "fish"], "no module 'fish'"),
        ([*TWO, "--modules", "a,,b"], "missing"),
        ([*TWO, "--pack", "no/such/pack"], "no such pack folder"),
        ([*TWO, "--report", "--matrix"], "--matrix"),
        ([*TWO, "--report", "--modules", "fish"], "no module 'fish'"),
        ([*TWO, "--level", "hard"], "solo opponent"),
        ([*TWO, "--tecch", "first-game"], "--tecch"),
        ([*TWO, "--game", "5"], "--game"),
        ([*TWO, "--report", "--level", "scout"], "options"),
        (["play", "--seats", "human,greedy,diceoneer"], "exactly one other"),
        (["play", "--seats", "diceoneer,diceoneer"], "exactly one other"),
        (["play", "--seats", "human,diceoneer", "--level", "hard"], "no level 'hard'"),
        (["play", "--seats", "human,diceoneer", "--level", "scout,unused-vp"], "unused-vp=2"),
        (["play", "--seats", "human,diceoneer", "--level", "scout,unused-vp=9"], "values: 0, 1, 2, 3"),
        (["play", "--option", "colour=red"], "has no option 'colour' (options: tech, level"),
        (["play", "--option", "colour"], "name=value"),
        (["play", "--seats", "human,diceoneer", "--option", "raid-first=maybe"], "values: false, true"),
        (["play", "finis-terrae", "--tech", "first-game"], "has no option 'tech'"),
        (["play", "--seats", "human,diceoneer", "--level", "scout,luck=2"], "no option 'luck'"),
        (["play", "--load", "x", "--level", "scout"], "leave out --level"),
        (["play", "--size", "800"], "'800' is no size"),
        (["play", "--size", "80x60"], "640x480"),
        (["play", "--speed", "3"], "'3'"),
        (["play", "--frames", "0"], "at least 1"),
        (["play", "--shot", "no/such/folder/a.png"], "no/such/folder"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "--level", "hard"], "solo opponent"),
        (["play", "--lang", "fr"], "fr"),
        (["play", "--tech", "stone-age"], "stone-age"),
        (["play", "--load", "no-such-save"], "no-such-save"),
        (["play", "--load", "x", "--seed", "0"], "--seed"),
        (["play", "--load", "x", "--seats", "human,random"], "--seats"),
        (["replay", "no-such-save"], "no-such-save"),
        (["replay", "."], "not a file"),
        (["replay"], "FILE"),
        (["bench", "much"], "much"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("farshore: ")
    assert said.err.count("\n") == 1 and said.err.endswith("\n")
    assert words in said.err


def test_a_game_without_a_table_says_what_can_be_done_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything else that might be wrong, such as who sits there."""
    tables = registry.games
    monkeypatch.setattr(registry, "games", lambda room="rules": tables(room) if room != "ui" else ())
    for name in tables():
        assert main(["play", name, "--seats", "human,keen"]) == 2
        said = capsys.readouterr().err
        assert said == (
            f"farshore: {name} has no table on the screen yet; farshore simulate {name} lets bots play it\n"
        )


def test_a_module_without_a_screen_says_what_can_be_done_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody plays it at a table that does not show it."""
    monkeypatch.setattr(SeaScreens, "modules", {})
    assert main(["play", "western-sea", "--modules", "emissaries"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("farshore: emissaries is not on the screen yet") and said.count("\n") == 1


def test_a_line_break_in_an_argument_makes_no_second_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "a\nb", "--seats", "random,random"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--version"], ["--help"], ["simulate", "--help"]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_a_fault_of_the_program_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.tools.menu.run", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        main([])


@pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")
def test_a_closed_pipe_is_quiet() -> None:
    process = start("check")
    assert process.stdout and process.stderr
    process.stdout.close()  # before anything could be written, as `| true` does
    said = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 141
    assert said == ""


@pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_quiet(jobs: str) -> None:
    process = start(*TWO, "--games", "1000000", "--jobs", jobs)
    assert process.stderr
    assert "of 1000000 games" in process.stderr.readline()  # now it is in the midst of it
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=600)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "check"], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=600
        )
    assert done.returncode == 2
    assert done.stderr.startswith("farshore: ") and done.stderr.count("\n") == 1


def test_bench_measures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("WARM_UP", 0.0), ("SLICES", 2), ("SLICE", 0.01)):
        monkeypatch.setattr(f"game.tools.bench_engine.{name}", value)
    monkeypatch.setattr("game.tools.bench_screen.measure", lambda: {"driver": "dummy", "start_ms": 1.0})
    monkeypatch.setattr("game.tools.bench_screen.measure_table", lambda game: {"frame_ms_p50": 1.0})
    assert main(["bench", "--json"]) == 0
    said = capsys.readouterr()
    data = json.loads(said.out)
    assert said.out.count("\n") == 1
    assert list(data) == ["driver", "start_ms", "games"]
    assert tuple(data["games"]) == games()
    state = ["copy_us", "view_us", "save_ms", "load_ms", "content_load_ms"]
    pace = ["decisions_per_second", "games_per_second"]
    modules = ["modules_decisions_per_second", "modules_times"]
    rival = ["rival_ms_mean", "rival_ms_max"]
    for name, figures in data["games"].items():
        game = find_game(name)
        wanted = [*pace, *(modules if game.modules else []), *(rival if game.rivals else []), *state]
        wanted += ["frame_ms_p50"] if name in games("ui") else []
        assert list(figures) == wanted
        assert all(value > 0 for value in figures.values())
    assert main(["bench"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + sum(1 + len(figures) for figures in data["games"].values())


def test_the_menu_waits_for_nothing_that_it_does_not_show() -> None:
    code = """
import sys
from game.__main__ import main
from game.ui.app import App
App.run = lambda self, frames=None: self.tick(0)
main([])
for name in ("argparse", "multiprocessing", "pymunk", "game.engine.content", "game.bots", "game.ui.session"):
    assert name not in sys.modules, name
"""
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
