"""What is counted of a game adds up to the game."""

from __future__ import annotations

import random

import pytest

from game.engine.run import advance, answer
from game.rules.finis_terrae.chronicle import TerraeChronicle
from game.rules.finis_terrae.game import GAME
from tests.rules.finis_terrae.test_games import book, pick, setup


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_counts_agree_with_the_state(seats: int) -> None:
    b = book(seats)
    s, dice, chronicle = GAME.start(b, setup(seats, 3)), random.Random(3), TerraeChronicle(b)
    decision = advance(b, s)
    founded = 0
    while decision is not None:
        chronicle.happened(s.events)
        founded += sum(event[0] == "founded" for event in s.events)
        option = pick(dice, decision)
        chronicle.chosen(decision, option)
        answer(b, s, option)
        decision = advance(b, s)
    chronicle.happened(s.events)
    counts = chronicle.close(s, GAME.winners(b, s))
    assert counts["seats"] == seats and counts["days"] == GAME.rounds(s)
    assert counts["event founded"] == founded
    points = sum(GAME.scores(b, s))
    assert points == sum(n for name, n in counts.items() if name.startswith("score "))
    assert points == sum(n for name, n in counts.items() if name.startswith("award "))
    assert counts["games pirate"] == (counts["event pirate"] > 0)
