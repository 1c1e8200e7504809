"""The golden games in saves/ still play as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import replay
from game.engine.opening import open_library
from game.engine.saves import SUFFIX, glimpse, read, snapshot
from game.paths import resource
from game.registry import find_game, games

GOLDEN = sorted(resource("saves").glob(f"*{SUFFIX}"))


def test_every_game_and_player_count_has_one() -> None:
    wanted = {f"{name}-{n}{SUFFIX}" for name in games() for n in find_game(name).seat_counts}
    wanted |= {f"{name}-watch{SUFFIX}" for name in games()}
    assert wanted <= {path.name for path in GOLDEN}
    assert all(path.with_suffix(".png").is_file() for path in GOLDEN), "with a picture of its end"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_it_replays_to_the_same_end(path: Path) -> None:
    save = read(path)
    game = find_game(save.setup.game)
    library = open_library(game, texts=False)
    assert save.content == library.content_hash, "remake: python -m game.workshop.golden, and say why"
    match = replay(game, game.make_book(library, save.setup), save.setup, save.opening, save.records)
    assert match.over
    assert snapshot(match.state) == bytes(save.snapshot)
    assert glimpse(save).rounds == game.rounds(match.state), "a list of saves tells how far it went"
