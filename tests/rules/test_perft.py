"""How many positions lie so many choices ahead of fixed ones: a tripwire for what is legal.

A number changes when an option appears, goes, or leads elsewhere. Whoever changes a rule says so here, with
the new number; whoever only moves code finds the old one. Chance follows the state's own generator.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.engine.content import Library
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance, answer
from game.registry import find_game


class Case(NamedTuple):
    """A game of chance after so many choices, and the positions one, two, ... choices on."""

    game: str
    seats: tuple[str, ...]
    modules: tuple[str, ...]
    choices: int
    counts: tuple[int, ...]


SEA = ("emissaries", "enclosures", "advisors", "fish-and-ships")
CASES = [
    Case("western-sea", ("random",) * 2, (), 0, (3, 9, 42, 108, 240, 636)),
    Case("western-sea", ("random",) * 4, (), 150, (2, 4, 14, 28, 56, 166, 512)),
    Case("western-sea", ("random",) * 3, SEA, 120, (2, 4, 8, 20, 40, 80, 176, 496)),
    Case("western-sea", ("random",) * 2, SEA, 260, (2, 4, 28, 116, 252, 652)),
    Case(
        "western-sea",
        ("random", "diceoneer"),
        ("advisors", "fish-and-ships"),
        60,
        (3, 10, 17, 33, 69, 169, 588),
    ),
    Case("finis-terrae", ("random",) * 2, (), 0, (3, 21, 42, 462, 1302)),
    Case("finis-terrae", ("random",) * 3, (), 40, (2, 4, 44, 138, 506, 1406)),
    Case("finis-terrae", ("random",) * 4, (), 120, (6, 61, 338, 515, 2138)),
    Case("finis-terrae", ("random",) * 2, (), 200, (8, 10, 29, 182, 594)),
    Case("island", ("random",) * 3, (), 0, (54, 144, 7236)),
    Case("island", ("random",) * 4, (), 400, (3, 14, 80, 452, 1893)),
    Case("island", ("random",) * 2, ("event-cards",), 300, (5, 25, 125, 565, 2330)),
    Case(
        "island",
        ("random",) * 3,
        ("friendly-robber", "event-cards", "harbour-master"),
        900,
        (8, 50, 282, 1519),
    ),
]
SEED = 11


@cache
def library(game: str) -> Library:
    return open_library(find_game(game), texts=False)


def position(case: Case) -> tuple[Any, Any]:
    game = find_game(case.game)
    setup = Setup(game=case.game, seats=case.seats, modules=case.modules, seed=SEED)
    book, dice = game.make_book(library(case.game), setup), random.Random(SEED)
    state = game.start(book, setup)
    decision = advance(book, state)
    for _ in range(case.choices):
        assert decision is not None, "the game was over before"
        answer(book, state, dice.choice(decision.options))
        decision = advance(book, state)
    return book, state


def positions(book: Any, state: Any, depth: int) -> int:
    """How many ways of so many choices there are; a game that is over has one."""
    ahead = state.copy()
    decision = advance(book, ahead)
    if depth == 0 or decision is None:
        return 1
    found = 0
    for option in decision.options:
        child = ahead.copy()
        answer(book, child, option)
        found += positions(book, child, depth - 1)
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.game} {len(c.seats)} {len(c.modules)} {c.choices}")
def test_positions_ahead(case: Case) -> None:
    book, state = position(case)
    seen = tuple(positions(book, state, depth) for depth in range(1, len(case.counts) + 1))
    assert seen == case.counts
