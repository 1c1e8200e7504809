"""A game of a few files joins by its folders alone: it is listed, simulated, checked and benched; and when
its root goes, nothing of it is left."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from game import registry
from game.__main__ import main
from game.engine.opening import open_library
from game.paths import resource
from game.tools import bench_engine, bench_screen
from tests.joining.joined import ROOMS, ROOT, shells_joined
from tests.test_boundaries import trespasses

REPOSITORY = ROOT.parents[1]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(list(arguments)) == 0
    return json.loads(capsys.readouterr().out)


# Without the fixture: it comes and goes


def test_when_its_root_goes_nothing_of_it_is_left() -> None:
    before = {room: registry.games(room) for room in ROOMS}
    assert not any("shells" in names for names in before.values())
    for _ in range(2):
        with shells_joined():
            assert all(registry.games(room) == (*before[room], "shells") for room in ROOMS)
            assert registry.find_game("shells").name == "shells"
            assert [registry.part_of("shells", room) for room in ROOMS]
        assert {room: registry.games(room) for room in ROOMS} == before
        assert not [name for name in sys.modules if ".shells" in name]
        with pytest.raises(FileNotFoundError):
            resource("content", "shells")


def test_no_file_of_the_program_names_it() -> None:
    found = [path for folder in ("game", "content", "assets") for path in (REPOSITORY / folder).rglob("*")]
    assert not [path for path in found if "shells" in path.parts]
    told = [path for path in found if path.suffix in (".py", ".yaml")]
    assert len(told) > 100
    assert not [path for path in told if re.search(r"[\"'._]shells\b", path.read_text("utf-8"))]


MODULES = sorted((ROOT / "game").rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_it_keeps_to_the_house_rules(path: Path) -> None:
    """Dependencies point one way here too, and a module is short."""
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    source = path.read_text("utf-8")
    assert not trespasses(source, module, path.name == "__init__.py")
    assert len(source.splitlines()) < 200


# With it


@pytest.mark.usefixtures("shells")
class TestCommands:
    @pytest.mark.parametrize("seats", ["random,random", "greedy,random", "greedy,greedy,random"])
    @pytest.mark.parametrize("modules", ["", "pearls"])
    def test_simulated(self, seats: str, modules: str, capsys: pytest.CaptureFixture[str]) -> None:
        added = ["--modules", modules] if modules else []
        arguments = ("--seats", seats, "--games", "12", "--jobs", "1", "--json", *added)
        data = told(capsys, "simulate", "shells", *arguments)
        assert data["games"] == 12 and not data["failures"] and data["end_reasons"] == {"tide": 12}
        shells = 15 - 4 if not modules else 15 - 4 + 1
        assert sum(data["scores_mean"]) >= shells and data["decisions_by_kind"]["take"] > 12

    def test_simulated_with_all_that_can_be_chosen(self, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ("--seats", "random", "--games", "3", "--jobs", "1", "--matrix", "--json")
        data = told(capsys, "simulate", "shells", *arguments)
        assert [(row["players"], row["modules"]) for row in data["matrix"]] == [
            (n, modules) for n in (2, 3) for modules in ([], ["pearls"])
        ]

    def test_a_thinking_bot_beats_one_that_does_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        for seats, mine in (("greedy,random", 0), ("random,greedy", 1)):
            arguments = ("--seats", seats, "--games", "40", "--jobs", "1", "--json")
            wins = told(capsys, "simulate", "shells", *arguments)["wins"]
            assert wins[mine] > wins[1 - mine]

    def test_checked(self, capsys: pytest.CaptureFixture[str]) -> None:
        data = told(capsys, "check", "--json")
        assert data["ok"] and not data["problems"]
        assert data["games"]["shells"]["entries"] == {"awards": 3, "numbers": 3}

    def test_its_schemas_are_written(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        told(capsys, "check", "--schema", str(tmp_path), "--json")
        assert (tmp_path / "shells" / "awards.schema.json").exists()

    def test_benched(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Each figure is there; how large they are is not for a test to say."""
        monkeypatch.setattr(bench_engine, "WARM_UP", 0.01)
        monkeypatch.setattr(bench_engine, "SLICE", 0.01)
        figures = bench_engine.measure(["shells"])["shells"]
        assert {"decisions_per_second", "modules_times", "copy_us", "save_ms"} <= figures.keys()
        assert figures.keys() <= bench_engine.UNITS.keys()

    def test_its_table_is_benched(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bench_screen, "FRAMES", 10)
        monkeypatch.setattr(bench_screen, "WARM_UP", 1)
        monkeypatch.setattr(bench_screen, "CLICKS", 4)
        assert bench_screen._frames((1280, 720), "shells")["n"] == 10
        assert float(bench_screen._clicks("shells")["n"]) >= 1
        room = bench_screen._room("shells")
        assert 0.2 < float(room["map_share_720"]) < 0.8 and float(room["tile_px_720"]) > 15

    def test_benched_in_a_process_of_its_own(self) -> None:
        """The root goes along, as it does for whoever plays it."""
        assert float(bench_screen._part("room:shells")["map_share_720"]) > 0.2

    def test_its_text_is_in_both_languages(self) -> None:
        library = open_library(registry.find_game("shells"))
        names = {lang: library.texts[lang]["awards"]["pearls"] for lang in ("en", "it")}
        assert names == {"en": {"name": "Pearls"}, "it": {"name": "Perle"}}
