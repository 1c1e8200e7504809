"""Games are found by their packages: one that lies in another folder joins by being there."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import registry
from game.__main__ import main
from game.engine.game import SetupError
from game.paths import resource

OURS = registry.games()
ON_SCREEN = registry.games("ui")


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A root of its own with a game that has rules and content, and neither bots nor a table."""
    package = tmp_path / "game" / "rules" / "toy"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from tests.engine.toy import GAME\n")
    (tmp_path / "content" / "toy" / "interface").mkdir(parents=True)
    monkeypatch.setenv("FARSHORE_ROOTS", str(tmp_path))
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("game.rules.toy")]:
        del sys.modules[name]


def test_ours_are_found_in_their_order_without_importing_them() -> None:
    assert OURS[:2] == ("western-sea", "finis-terrae") and ON_SCREEN[:2] == OURS[:2]
    for room in (registry.games("bots"), ON_SCREEN):
        assert room == tuple(name for name in OURS if name in room)
    assert registry.default_game("ui") == OURS[0]


def test_finding_is_cheap() -> None:
    code = (
        "import sys; from game.registry import games; games(), games('ui'), games('bots')\n"
        "rooms = ('game.rules.', 'game.bots.', 'game.ui.', 'pygame')\n"
        "print([name for name in sys.modules if name.startswith(rooms)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_elsewhere_joins(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert registry.games() == (*OURS, "toy"), "who says nothing comes last"
    assert registry.games("ui") == ON_SCREEN, "it is offered only where it has a package"
    assert "toy" not in registry.games("bots")
    assert registry.find_game("toy").name == "toy"
    assert resource("content", "toy").is_relative_to(toy)
    arguments = ["toy", "--seats", "random,random,random", "--games", "2", "--option", "turns=4", "--json"]
    assert main(["simulate", *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["play", "toy"]) == 2
    assert "no table on the screen yet" in capsys.readouterr().err


def test_a_game_says_where_it_belongs(toy: Path) -> None:
    (toy / "content" / "toy" / "interface" / "game.yaml").write_text("order: 0\n")
    registry._games.cache_clear()
    assert registry.games() == ("toy", *OURS)
    registry._games.cache_clear()


def test_without_its_root_it_is_gone(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert registry.find_game("toy")
    monkeypatch.delenv("FARSHORE_ROOTS")
    assert registry.games() == OURS
    with pytest.raises(SetupError, match="no game 'toy'"):
        registry.find_game("toy")
