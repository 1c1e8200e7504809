"""A player's own folders in a temporary place, a saved game and a pack to try the commands on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.bots.seats import make_bot
from game.engine import saves
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.registry import find_game


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


MakeSave = Callable[..., Path]


@pytest.fixture
def make_save(tmp_path: Path) -> MakeSave:
    """Write a save of a game between bots, finished or after some choices."""

    def make(choices: int = 10**9, seats: tuple[str, ...] = ("random", "random")) -> Path:
        game = find_game("western-sea")
        library = open_library(game, texts=False)
        setup = Setup(game=game.name, seats=seats, seed=11)
        match = Match(game, game.make_book(library, setup), setup)
        bots = [make_bot("random", 11, seat) for seat in range(len(seats))]
        while match.decision is not None and len(match.records) < choices:
            match.choose(bots[match.decision.seat].choose(match.book, None, match.decision).key)
        path = tmp_path / f"game{saves.SUFFIX}"
        saves.write(path, saves.dump(match, library.content_hash))
        return path

    return make


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A sound pack that changes one number of Western Sea."""
    folder = tmp_path / "pack"
    (folder / "western-sea").mkdir(parents=True)
    info = "id: more-dice\ntitle: {en: More dice, it: Altri dadi}\nversion: 1\n"
    (folder / "pack.yaml").write_text(info, "utf-8")
    change = "- {id: die-track, source: house, value: 4}\n"
    (folder / "western-sea" / "numbers.yaml").write_text(change, "utf-8")
    return folder
