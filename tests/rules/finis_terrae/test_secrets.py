"""A seat sees what it may know and nothing else: neither in its view nor in what undo brings back.

Two things are unknown to all: the generator, and the order of what has not been drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.engine.match import Match
from game.engine.piles import UNKNOWN
from game.engine.run import run, view
from game.engine.saves import snapshot
from game.rules.finis_terrae.game import GAME
from game.rules.finis_terrae.state import TerraeState
from tests.rules.finis_terrae.test_games import book, pick, setup

WALKS = [(seats, seed) for seats in GAME.seat_counts for seed in (1, 2)]


def walk(seats: int, seed: int) -> Iterator[Match]:
    """One match of random seats, shown at every decision."""
    match, dice = Match(GAME, book(seats), setup(seats, seed)), random.Random(seed)
    while match.decision is not None:
        yield match
        match.choose(pick(dice, match.decision).key)


def terrae(match: Match) -> TerraeState:
    assert isinstance(match.state, TerraeState)
    return match.state


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_states_that_differ_in_secrets_only_look_the_same(seats: int, seed: int) -> None:
    for match in walk(seats, seed):
        other = terrae(match).copy()
        other.rng ^= 0x5555_5555_5555_5555
        for seat in range(seats):
            assert snapshot(view(match.book, terrae(match), seat)) == snapshot(view(match.book, other, seat))


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_a_view_holds_neither_the_generator_nor_the_order_of_the_pile(seats: int, seed: int) -> None:
    for match in walk(seats, seed):
        for seat in range(seats):
            seen = view(match.book, terrae(match), seat)
            assert seen.rng == 0
            assert str(terrae(match).rng).encode() not in snapshot(seen)
            assert set(seen.pile.slots) <= {UNKNOWN}
            assert seen.deck.slots.count(UNKNOWN) >= len(seen.deck.slots) - 2
            assert seen.pile.pool == sorted(seen.pile.pool)


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_what_is_legal_in_the_view_is_what_is_legal(seats: int, seed: int) -> None:
    for match in walk(seats, seed):
        assert match.decision is not None
        assert run(match.book, view(match.book, terrae(match), match.decision.seat)) == match.decision


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_undo_never_takes_back_a_roll_or_a_reveal_or_anothers_choice(seats: int, seed: int) -> None:
    shown: list[tuple[int, bytes]] = []
    for match in walk(seats, seed):
        assert match.decision is not None
        seat = match.decision.seat
        if match.can_undo():
            last = match.records[-1]
            assert not last.chance
            assert last.seat == seat
            key = last.key
            match.undo()
            # What undo brings back is what this seat saw at that decision, nothing more.
            assert shown[-1] == (seat, snapshot(view(match.book, terrae(match), seat)))
            match.choose(key)
        shown.append((seat, snapshot(view(match.book, terrae(match), seat))))
