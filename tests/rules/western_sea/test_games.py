"""Random full games of Western Sea."""

from __future__ import annotations

from game.engine.content import Library
from game.engine.game import Setup
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
