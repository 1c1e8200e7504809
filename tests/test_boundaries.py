"""Dependencies point one way: tools -> ui -> bots -> rules -> engine, never between games, never from what
all share into a game's own. And the tree stays tidy."""

import ast
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted((ROOT / "game").rglob("*.py"))
GAMES = {path.name for path in (ROOT / "game" / "rules").glob("[!_.]*") if path.is_dir()}
MAX_LINES = 450

SCREEN = ("pygame", "pymunk", "game.ui")
FORBIDDEN = {
    "game.engine": (*SCREEN, "game.rules", "game.bots", "game.tools"),
    "game.rules": (*SCREEN, "game.bots", "game.tools"),
    "game.bots": (*SCREEN, "game.tools"),
    "game.ui": ("game.tools",),
}
ROOMS = ("rules", "bots", "ui")
"""Where games have packages of their own."""
WORKSHOP = "game.workshop"

MACHINE_PATH = re.compile(r"(?<![\w.~$}-])/(?:home|root|work|tmp|Users)/|\b[A-Z]:\\Users\\")
MAY_NAME_MACHINE_PATHS: frozenset[str] = frozenset()  # repository paths of files that must


def name_of(path: Path) -> tuple[str, bool]:
    """A module's dotted name, and whether it is a package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    package = parts[-1] == "__init__"
    return ".".join(parts[:-1] if package else parts), package


def imports(source: str, module: str, package: bool = False) -> Iterator[str]:
    """Every dotted name that the source imports, at any depth; relative ones made absolute."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=base, names=names, level=level):
                parts = module.split(".")
                above = parts[: len(parts) - level + package] if level else []
                start = ".".join([*above, *([base] if base else [])])
                yield from (f"{start}.{alias.name}" for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield name


def inside(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def trespasses(source: str, module: str, package: bool = False) -> list[str]:
    """The imports of a module that its place in the tree forbids."""
    forbidden = [name for room, names in FORBIDDEN.items() if inside(module, room) for name in names]
    forbidden += [f"game.{room}.{game}" for room in ROOMS for game in GAMES - {game_of(module)}]
    if not inside(module, WORKSHOP):
        forbidden.append(WORKSHOP)
    found = imports(source, module, package)
    return [name for name in found if any(inside(name, place) for place in forbidden)]


def game_of(module: str) -> str:
    """The package name of the game that a module belongs to; none if it is shared."""
    named = [g for g in GAMES for room in ROOMS if inside(module, f"game.{room}.{g}")]
    return named[0] if named else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: name_of(path)[0])
def test_dependencies_point_one_way(path: Path) -> None:
    assert not trespasses(path.read_text("utf-8"), *name_of(path))


TWO = ["game.rules.two", "game.ui.two.table"]
GREEDY = ["game.ui.app", "game.rules.one.GAME"]


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("game.engine.kernel", "import pygame.draw", ["pygame.draw"]),
        ("game.engine.kernel", "from game import rules", ["game.rules"]),
        ("game.engine.kernel", "from ..bots.greedy import choose", ["game.bots.greedy.choose"]),
        ("game.engine.kernel", "def late():\n    import pymunk", ["pymunk"]),
        ("game.engine.kernel", "importlib.import_module('game.ui')", ["game.ui"]),
        ("game.engine.kernel", "import pygamelike, game.paths\nfrom . import steps", []),
        ("game.rules.one.setup", "from game.rules.two import tiles", ["game.rules.two.tiles"]),
        ("game.rules.one.setup", "from ..two.tiles import count", ["game.rules.two.tiles.count"]),
        ("game.rules.one.setup", "from ...ui import app", ["game.ui.app"]),
        ("game.rules.one.setup", "from . import phases\nfrom game.engine import kernel", []),
        (
            "game.bots.greedy",
            "from game.ui import app\nfrom game.rules import one",
            ["game.ui.app", "game.rules.one"],
        ),
        ("game.bots.one.evaluation", "from game.bots import two, greedy", ["game.bots.two"]),
        ("game.bots.one.balance", "from game.tools import crew", ["game.tools.crew"]),
        ("game.ui.app", "import pygame\nfrom game.rules import one", ["game.rules.one"]),
        ("game.ui.app", "from game.ui.one.table import Table", ["game.ui.one.table.Table"]),
        (
            "game.ui.scenes.score",
            "from game.tools.common import print_json",
            ["game.tools.common.print_json"],
        ),
        ("game.ui.one.table", "from game.rules import one, two\nfrom ..two import table", TWO),
        ("game.ui.one.table", "from game.rules.one import book\nfrom game.ui.table import table", []),
        (
            "game.tools.bench",
            "from game.rules.one import GAME\nfrom game.ui import app",
            ["game.rules.one.GAME"],
        ),
        ("game.tools.bench", "from game.workshop import golden", ["game.workshop.golden"]),
        ("game.workshop.soak", "from game.workshop import places\nfrom game.tools import bench", []),
    ],
)
def test_the_check_sees_a_trespass(
    module: str, source: str, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "GAMES", {"one", "two"})
    assert trespasses(source, module) == found


def test_a_package_resolves_its_relative_imports() -> None:
    assert trespasses("from ..rules import one", "game.engine", package=True) == ["game.rules.one"]


def test_shared_rooms_name_no_game() -> None:
    """The registry finds games; nobody else knows which there are."""
    names = {name for game in GAMES for name in (game, game.replace("_", "-"))}
    found = []
    for path in MODULES:
        module, _ = name_of(path)
        if game_of(module) or inside(module, WORKSHOP):
            continue
        found += [f"{module}: {name}" for name in names if name in path.read_text("utf-8")]
    assert not found


def test_modules_stay_readable() -> None:
    sizes = {name_of(path)[0]: len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert not {name: size for name, size in sizes.items() if size > MAX_LINES}


def tracked_files() -> list[Path]:
    """The files that git tracks; without git, all that are not hidden, built or installed."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
        return [path for name in listed.stdout.decode().split("\0") if (path := ROOT / name).is_file()]
    except (OSError, subprocess.CalledProcessError):
        found = []
        for folder, folders, files in os.walk(ROOT):
            folders[:] = [
                name
                for name in folders
                if name == ".ci" or not name.startswith((".", "__", "build", "dist", "venv"))
            ]
            found += [Path(folder, name) for name in files]
        return found


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = []
    for path in tracked_files():
        name = path.relative_to(ROOT).as_posix()
        data = path.read_bytes()
        if name in MAY_NAME_MACHINE_PATHS or b"\0" in data:
            continue
        lines = enumerate(data.decode("utf-8", "replace").splitlines(), 1)
        found += [f"{name}:{number}: {line.strip()}" for number, line in lines if MACHINE_PATH.search(line)]
    assert not found


@pytest.mark.parametrize("folder", ["home", "root", "work", "tmp"])
def test_the_check_sees_a_machine_path(folder: str) -> None:
    assert MACHINE_PATH.search(f"open('/{folder}/somebody')")
    assert not MACHINE_PATH.search(f"https://example.org/{folder}/page and ./{folder}/file")
