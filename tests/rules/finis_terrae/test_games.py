"""Random full games of Finis Terrae."""

from __future__ import annotations

import random

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.rules.finis_terrae.book import TerraeBook
from tests.rules.games import RandomGames, Table


def pick(dice: random.Random, decision: Decision) -> Option:
    """Any option; but seats that raise the flag at the first chance would never found a port or trade."""
    honest = [option for option in decision.options if option.verb != "flag"]
    return dice.choice(honest if honest and dice.random() < 0.97 else decision.options)


TABLE = Table("finis-terrae", pick)


def book(seats: int) -> TerraeBook:
    made = TABLE.book(seats)
    assert isinstance(made, TerraeBook)
    return made


def setup(seats: int, seed: int) -> Setup:
    return TABLE.setup(seats, seed)


class TestGames(RandomGames):
    table, where = TABLE, __name__
    batch = 6
    most_options = 84
    """A die of six in open water reaches so many squares; typically it is far fewer."""
