"""Chance: the state's own generator, weights, and whoever forces or enumerates it."""

from __future__ import annotations

from collections import Counter
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.chance import Chance, Outcome, below, roll, seed_to_rng
from game.engine.state import State
from tests.engine.toy import forced, new_match, play, toy_state

few = settings(max_examples=60, deadline=None)


def fresh(seed: int = 0) -> State:
    return State(seed_to_rng(seed), [], [], {}, [])


def expected(chance: Chance) -> dict[Outcome, float]:
    listed = list(chance.enumerate())
    odds = dict(listed)
    assert len(odds) == len(listed), "an outcome is enumerated once"
    return odds


chances = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 5)), min_size=1, max_size=6).flatmap(
    lambda pairs: st.builds(
        Chance,
        st.just("any"),
        st.just([v for v, _ in pairs]),
        st.none() | st.just([w for _, w in pairs[:-1]] + [pairs[-1][1] + 1]),
        st.integers(1, 3),
    )
)


def test_neighbouring_seeds_play_different_games() -> None:
    streams = {tuple(roll(fresh(seed), Chance("die", range(6), times=8))) for seed in range(500)}
    assert len(streams) == 500
    assert len({seed_to_rng(seed) for seed in range(-500, 500)}) == 1000


def test_the_generator_is_one_64_bit_number() -> None:
    state = fresh(2**80 + 5)
    for _ in range(100):
        assert 0 <= state.rng < 2**64
        assert 0 <= below(state, 7) < 7


def test_the_same_seed_gives_the_same_stream() -> None:
    one, two = fresh(7), fresh(7)
    assert [below(one, 100) for _ in range(50)] == [below(two, 100) for _ in range(50)]


def test_a_copy_goes_on_with_the_same_stream() -> None:
    state = fresh(7)
    below(state, 6)
    copy = state.copy()
    assert [below(state, 100) for _ in range(50)] == [below(copy, 100) for _ in range(50)]


def test_the_stream_is_the_one_that_old_saves_were_played_with() -> None:
    state = fresh(1)
    assert [below(state, 6) for _ in range(12)] == [5, 2, 4, 5, 4, 0, 3, 4, 3, 4, 0, 3]


@pytest.mark.parametrize(
    "chance",
    [
        Chance("die", (1, 2, 3, 4, 5, 6)),
        Chance("dice", (1, 2, 3, 4, 5, 6), times=2),
        Chance("pool", (3, 4, 8), (1, 5, 10)),
        Chance("pool", (3, 4, 8), (7, 0, 1), times=2),
        Chance("faces", (1, 1, 2), (1, 3, 4)),
        Chance("faces", (1, 1, 2)),
    ],
    ids=lambda c: f"{c.kind}-{c.weights}-{c.times}",
)
def test_sampling_agrees_with_the_weights(chance: Chance) -> None:
    state, rolls = fresh(3), 6000
    seen = Counter(roll(state, chance) for _ in range(rolls))
    odds = expected(chance)
    assert set(seen) <= set(odds)
    chi = sum((seen[o] - p * rolls) ** 2 / (p * rolls) for o, p in odds.items())
    freedom = len(odds) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 5


@few
@given(chances, st.integers(0, 99))
def test_enumeration_sums_to_one_and_knows_whatever_may_be_rolled(chance: Chance, seed: int) -> None:
    odds = expected(chance)
    assert isclose(sum(odds.values()), 1)
    assert len(odds) == chance.size()
    rolled = roll(fresh(seed), chance)
    assert rolled in odds
    assert chance.allows(rolled)


@few
@given(chances, st.lists(st.integers(0, 9), max_size=4))
def test_what_is_allowed_is_what_is_enumerated(chance: Chance, outcome: list[int]) -> None:
    assert chance.allows(tuple(outcome)) == (tuple(outcome) in expected(chance))


@pytest.mark.parametrize("outcome", [(), (1,), (1, 2, 3), (1, 7), (4, 1)])
def test_an_outcome_of_the_wrong_length_or_with_a_value_that_can_not_come_is_not_allowed(
    outcome: Outcome,
) -> None:
    assert not Chance("dice", (1, 2, 4), (1, 1, 0), times=2).allows(outcome)


def test_a_resolver_forces_what_is_rolled() -> None:
    match = new_match(resolve=forced((2,), (6,)), cards="0")
    play(match, "roll", "roll")
    assert toy_state(match).rolls == {0: [2, 6]}
    assert [record.chance for record in match.records] == [((2,),), ((6,),)]


def test_a_forced_outcome_does_not_touch_the_generator() -> None:
    match = new_match(resolve=forced((2,)), cards="0")
    before = match.state.rng
    play(match, "roll")
    assert match.state.rng == before


def test_a_test_can_not_force_what_could_not_happen() -> None:
    match = new_match(resolve=forced((7,)), cards="0")
    with pytest.raises(AssertionError, match="can't bring"):
        play(match, "roll")
