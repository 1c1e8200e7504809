"""Random full games of Western Sea."""

from __future__ import annotations

import msgspec

from game.engine.content import Library
from game.engine.game import Setup
from game.engine.saves import dump, parse, resume, snapshot
from game.rules.western_sea.book import SeaBook
from tests.rules.games import RandomGames, Table

TABLE = Table("western-sea")
MOST_OPTIONS = 60


def library() -> Library:
    return TABLE.library


def book(seats: int) -> SeaBook:
    made = TABLE.book(seats)
    assert isinstance(made, SeaBook)
    return made


def setup(seats: int, seed: int) -> Setup:
    return TABLE.setup(seats, seed)


class TestGames(RandomGames):
    table, where = TABLE, __name__
    batch = 10
    most_options = MOST_OPTIONS


def test_a_save_that_knows_no_standstill_still_loads() -> None:
    *_, match = TABLE.walk(2, 1)
    content = TABLE.library.content_hash
    save = parse(dump(match, content))
    plain = msgspec.json.decode(save.snapshot)
    del plain["distance"], plain["standstill"]
    save.snapshot = msgspec.Raw(msgspec.json.encode(plain))
    loaded = resume(save, TABLE.game, match.book, content)
    match.state.distance, match.state.standstill = (), 0  # type: ignore[attr-defined]  # a SeaState
    assert snapshot(loaded.state) == snapshot(match.state)
