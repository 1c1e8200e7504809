"""The data folders are found from a checkout, an installed wheel and a frozen bundle."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from game import paths

ROOT = Path(__file__).resolve().parents[1]
READMES = [("assets", "README.md"), ("saves", "README.md")]


def run(code: str, *arguments: str | Path, isolated: bool = False) -> str:
    """What a fresh Python prints; isolated, it sees the standard library alone."""
    flags = ["-I", "-S"] if isolated else []
    command = [sys.executable, *flags, "-c", code, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built without network by the backend itself."""
    folder = tmp_path_factory.mktemp("wheel")
    build = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    return folder / run(build, folder).splitlines()[-1]


@pytest.mark.parametrize("parts", READMES)
def test_checkout(parts: tuple[str, str]) -> None:
    assert paths.resource(*parts) == ROOT.joinpath(*parts)


def test_wheel(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    find = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from game.paths import resource\n"
        "print(resource(*sys.argv[2:]))"
    )
    for parts in READMES:
        found = Path(run(find, tmp_path, *parts, isolated=True))
        assert found.is_relative_to(tmp_path.resolve())
        assert found.read_bytes() == ROOT.joinpath(*parts).read_bytes()


def test_wheel_is_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py")}
    workshop = {name for name in modules if name.startswith("game/workshop/")}
    content = {
        f"game/_data/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "content").rglob("*.yaml")
    }
    assert (modules - workshop) | content <= packed
    assert workshop and not workshop & packed, "no player needs the workshop"
    outside = {name for name in packed if not name.startswith("game/") and ".dist-info/" not in name}
    assert not outside


def test_frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = tmp_path / "assets" / "README.md"
    bundled.parent.mkdir()
    bundled.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resource("assets", "README.md") == bundled


def test_missing_resource_is_told_in_plain_words() -> None:
    with pytest.raises(FileNotFoundError, match=r"cannot find its own 'assets/no/such\.svg'"):
        paths.resource("assets", "no", "such.svg")


@pytest.mark.parametrize("parts", [(), ("game",), ("assets", "..", "README.md"), (os.sep + "assets",)])
def test_resource_stays_inside_the_data_folders(parts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="data folders: content, assets, saves"):
        paths.resource(*parts)


def test_user_dir_is_the_platforms_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FARSHORE_HOME", raising=False)
    found = paths.user_dir("saves")
    assert found.is_absolute()
    assert found.parts[-2:] == ("farshore", "saves")


def test_user_dir_follows_farshore_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "portable"))
    folder = paths.user_dir("logs")
    assert folder == tmp_path / "portable" / "logs"
    assert not folder.exists()
    assert paths.user_dir("logs", create=True).is_dir()


def test_importing_paths_is_cheap() -> None:
    heavy = "import sys, game.paths; print({'platformdirs', 'msgspec', 'yaml'} & set(sys.modules))"
    assert run(heavy) == "set()"
