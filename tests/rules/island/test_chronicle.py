"""What is counted of a game adds up to the game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine.run import advance, answer
from game.rules.island.chronicle import IslandChronicle
from game.rules.island.game import GAME
from game.rules.island.state import IslandState
from tests.rules.island.test_games import FULL, TABLE, IslandTable, pick


@pytest.mark.parametrize("table", [TABLE, FULL], ids=["base", "variants"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_counts_agree_with_the_state(seats: int, table: IslandTable) -> None:
    book = table.book(seats)
    state, dice, chronicle = GAME.start(book, table.setup(seats, 3)), random.Random(3), IslandChronicle(book)
    decision = advance(book, state)
    happened: Counter[str] = Counter()
    while True:
        chronicle.happened(state.events)
        happened.update(event[0] for event in state.events)
        if decision is None:
            break
        option = pick(dice, decision)
        chronicle.chosen(decision, option)
        answer(book, state, option)
        decision = advance(book, state)
    assert isinstance(state, IslandState)
    counts = chronicle.close(state, GAME.winners(book, state))
    assert counts["seats"] == seats and counts["turns"] == state.turn
    assert counts["event road"] == sum(mask.bit_count() for mask in state.roads)
    assert counts["event settlement"] == sum(mask.bit_count() for mask in state.houses)
    assert counts["event dealt"] * 2 == sum(counts[f"deals {seat}"] for seat in range(seats))
    rolls = sum(counts[f"roll {n}"] for n in range(2, 13))
    assert rolls == happened["rolled"] + happened["event"] >= state.turn - 1
    assert sum(counts[f"wins {seat}"] for seat in range(seats)) == len(state.winners)
    points = sum(GAME.scores(book, state))
    assert points == sum(counts[f"score {name}"] for name in ("buildings", "awards", "cards"))
    assert points == sum(counts[f"points {seat}"] for seat in range(seats))
