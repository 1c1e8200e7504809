"""`farshore check`: counts, problems, the player's own packs, schemas."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.engine.opening import open_library
from game.registry import find_game, games


def check(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> Any:
    assert main(["check", "--json", *arguments]) == status
    said = capsys.readouterr()
    assert said.err == "" and said.out.count("\n") == 1
    return json.loads(said.out)


def test_the_content_is_sound_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    data = check(capsys)
    libraries = {name: open_library(find_game(name)) for name in games()}
    assert data["ok"] is True and data["problems"] == data["warnings"] == []
    assert data["games"] == {
        name: {"entries": library.count(), "content": library.content_hash}
        for name, library in libraries.items()
    }
    assert main(["check"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "no problems"


def test_a_sound_pack(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    plain, packed = check(capsys), check(capsys, "--pack", str(pack))
    assert packed["ok"]
    assert packed["games"]["western-sea"]["entries"] == plain["games"]["western-sea"]["entries"]
    assert packed["games"]["western-sea"]["content"] != plain["games"]["western-sea"]["content"]


def test_problems_of_a_pack_are_listed_one_per_line(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    broken = "- {id: die-track, source: nowhere, value: 4}\n- {id: no-such, source: house, value: x}\n"
    numbers = pack / "western-sea" / "numbers.yaml"
    numbers.write_text(broken, "utf-8")
    data = check(capsys, "--pack", str(pack), status=2)
    assert data["ok"] is False
    assert [problem["line"] for problem in data["problems"]] == [1, 2]
    assert data["problems"][0]["file"] == numbers.as_posix()
    assert main(["check", "--pack", str(pack)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [problem["text"] for problem in data["problems"]] == lines[-3:-1]
    assert lines[-1] == "2 problems found"


def test_a_pack_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = check(capsys, "--pack", str(tmp_path / "nothing"), status=2)
    assert len(data["problems"]) == 1


def test_other_commands_tell_the_first_problem(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    (pack / "western-sea" / "numbers.yaml").write_text("- {}\n- {}\n", "utf-8")
    arguments = ["simulate", "western-sea", "--seats", "random,random", "--pack", str(pack)]
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "numbers.yaml:1" in said and "more: farshore check" in said and said.count("\n") == 1


def test_troubles_of_installed_packs_are_warnings(
    capsys: pytest.CaptureFixture[str], pack: Path, home: Path
) -> None:
    (home / "packs").mkdir(parents=True)
    pack.rename(home / "packs" / "more-dice")
    assert check(capsys)["warnings"] == []
    (home / "packs" / "empty").mkdir()
    (home / "packs" / "more-dice" / "western-sea" / "numbers.yaml").write_text("- {id: 5}\n", "utf-8")
    data = check(capsys)
    assert data["ok"] is True
    files = {Path(warning["file"]).name for warning in data["warnings"]}
    assert files == {"pack.yaml", "numbers.yaml"}
    assert main(["check"]) == 0
    assert "warning, installed pack: " in capsys.readouterr().out


def test_schemas_are_written_for_each_kind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "schemas"
    data = check(capsys, "--schema", str(folder))
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    wanted = {f"{name}/{kind}.schema.json" for name in games() for kind in find_game(name).spec.kinds}
    assert written == wanted
    assert len(data["schemas"]) == len(wanted)
    schema = json.loads((folder / "western-sea" / "tiles.schema.json").read_text("utf-8"))
    assert schema["type"] == "array" and "$schema" in schema
    check(capsys, "--schema", str(folder))  # and again, over its own files


def test_a_file_is_no_folder_for_schemas(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("mine", "utf-8")
    assert main(["check", "--schema", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_text("utf-8") == "mine"
