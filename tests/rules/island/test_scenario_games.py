"""Random games of the scenarios: every set of variants, every number of seats; and what nobody may know."""

from __future__ import annotations

import random

import pytest

from game.engine.game import Setup, SetupError
from game.engine.match import replay
from game.engine.run import guess, run, view
from game.engine.saves import snapshot
from game.rules.island.game import GAME
from game.rules.island.modules import SCENARIOS, VARIANTS
from game.rules.island.state import IslandState
from tests.rules.games import SEATS
from tests.rules.island.scenario import library
from tests.rules.island.test_games import SETS, IslandTable, table
from tests.rules.island.test_secrets import disguised

GAMES = 2
"""Of each set of variants with each number of seats."""
TURNS = 200
"""After which a game ends that has not come to its target."""
WALK = 700
EVERY = [(name, seats) for name in SCENARIOS for seats in SEATS]


def full(scenario: str) -> IslandTable:
    return table((*VARIANTS, scenario))


@pytest.mark.parametrize("variants", SETS, ids=["+".join(s) or "alone" for s in SETS])
@pytest.mark.parametrize(("scenario", "seats"), EVERY)
def test_every_table_keeps_every_invariant(scenario: str, seats: int, variants: tuple[str, ...]) -> None:
    played = table((*variants, scenario))
    book = played.book(seats)
    book.number["turn-limit"] = TURNS
    for seed in range(GAMES):
        for state, decision in played.states(seats, seed):
            GAME.check_state(book, state)
            if decision is not None:
                keys = [option.key for option in decision.options]
                assert keys and len({*keys}) == len(keys) <= 90
        assert state.reasons and state.winners


@pytest.mark.parametrize(("scenario", "seats"), EVERY)
def test_hidden_things_dealt_anew_look_the_same(scenario: str, seats: int) -> None:
    """And what a seat may choose, it may choose by what it sees."""
    dice = random.Random(seats)
    for n, match in enumerate(full(scenario).walk(seats, seats)):
        decision, state = match.decision, match.state
        assert isinstance(state, IslandState) and decision is not None
        for seat in range(seats):
            other = disguised(state, seat, dice)
            seen = view(match.book, state, seat)
            assert snapshot(seen) == snapshot(view(match.book, other, seat))
            GAME.check_state(match.book, seen)
        assert run(match.book, view(match.book, state, decision.seat)) == decision
        if n > WALK:
            return


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_is_played_again_from_its_records(scenario: str) -> None:
    for match in full(scenario).walk(3, 5):
        last = match
    again = replay(GAME, last.book, last.setup, last.opening, last.records)
    assert snapshot(again.state) == snapshot(last.state)


@pytest.mark.parametrize(("scenario", "seats"), EVERY)
def test_guesses_are_states_that_may_be(scenario: str, seats: int) -> None:
    dice = random.Random(seats)
    for n, match in enumerate(full(scenario).walk(seats, 7)):
        if n % 10 == 0:
            seen = view(match.book, match.state, n // 10 % seats)
            guess(match.book, seen, n // 10 % seats, dice)
            GAME.check_state(match.book, seen)
        if n > WALK:
            return


def test_two_scenarios_are_refused() -> None:
    chosen = ("fishermen", "rivers")
    setup = Setup(game="island", seats=("random",) * 3, modules=chosen)
    with pytest.raises(SetupError, match="only one scenario can be played at a time"):
        GAME.check_setup(setup)


def test_rivers_need_a_map_that_is_shuffled() -> None:
    setup = Setup(game="island", seats=("random",) * 3, modules=("rivers",), options={"map": "beginner"})
    with pytest.raises(SetupError, match="'beginner' is printed"):
        GAME.make_book(library(), setup)
