"""Piles: drawn when first seen, known slots, private peeks, and no card lost or doubled."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.engine.chance import roll, seed_to_rng
from game.engine.piles import (
    EVERYBODY,
    NOBODY,
    UNKNOWN,
    Pile,
    draw,
    fix,
    hide_from,
    look,
    new_pile,
    put,
    shuffle_in,
    take,
    tell,
)
from game.engine.state import State

few = settings(max_examples=60, deadline=None)
cards = st.lists(st.integers(0, 5), min_size=1, max_size=12)


def from_the_top(pile: Pile) -> list[int]:
    return pile.slots[::-1]


# ---- seen for the first time


def test_a_new_pile_knows_nothing_but_its_cards() -> None:
    pile = new_pile([3, 1, 2, 1])
    assert len(pile) == 4
    assert from_the_top(pile) == [UNKNOWN] * 4
    assert pile.pool == [1, 1, 2, 3]


@few
@given(cards)
def test_looking_enumerates_the_pool(listed: list[int]) -> None:
    chance = look(new_pile(listed), "card")
    assert chance
    counts = Counter(listed)
    assert dict(chance.enumerate()) == {(c,): pytest.approx(n / len(listed)) for c, n in counts.items()}


@few
@given(cards, st.integers(0, 999))
def test_drawing_all_gives_every_card_once(listed: list[int], seed: int) -> None:
    pile, state = new_pile(listed), State(seed_to_rng(seed), [], [], {}, [])
    drawn = []
    while len(pile):
        chance = look(pile, "card")
        assert chance
        drawn.append(roll(state, chance)[0])
        draw(pile, drawn[-1])
    assert sorted(drawn) == sorted(listed)
    assert pile.pool == []


def test_what_has_been_seen_is_not_drawn_again() -> None:
    pile = new_pile([1, 2, 3])
    fix(pile, 2)
    assert look(pile, "card") is None
    assert take(pile) == 2
    assert pile.pool == [1, 3]


def test_looking_further_down_leaves_what_lies_above_unknown() -> None:
    pile = new_pile([1, 2, 3])
    fix(pile, 3, depth=1)
    assert from_the_top(pile) == [UNKNOWN, 3, UNKNOWN]
    assert look(pile, "card", depth=1) is None
    assert look(pile, "card") is not None


# ---- known slots


def test_a_card_goes_back_on_top() -> None:
    pile = new_pile([1, 2])
    put(pile, 9)
    assert from_the_top(pile) == [9, UNKNOWN, UNKNOWN]
    assert take(pile) == 9


def test_a_card_goes_sixth_from_the_top() -> None:
    pile = new_pile(range(10))
    put(pile, 99, depth=5)
    for _ in range(5):
        assert look(pile, "card")
        draw(pile, pile.pool[0])
    assert look(pile, "card") is None
    assert take(pile) == 99


def test_a_card_goes_third_from_the_bottom() -> None:
    pile = new_pile(range(10))
    put(pile, 99, depth=len(pile) - 2)
    assert pile.slots[:4] == [UNKNOWN, UNKNOWN, 99, UNKNOWN]


@pytest.mark.parametrize("size", range(6))
def test_in_a_short_pile_sixth_from_the_top_is_the_bottom(size: int) -> None:
    pile = new_pile(range(size))
    put(pile, 99, depth=5)
    assert pile.slots == [99] + [UNKNOWN] * size


def test_a_known_card_sinks_under_what_is_put_on_it() -> None:
    pile = new_pile([1])
    put(pile, 8)
    put(pile, 9)
    assert from_the_top(pile) == [9, 8, UNKNOWN]


# ---- who knows


def test_a_private_peek_is_known_to_one_seat_and_in_the_pool_for_the_others() -> None:
    pile = new_pile([1, 2, 3])
    fix(pile, 2, knows=1 << 1)
    for seat, top in ((0, UNKNOWN), (1, 2), (2, UNKNOWN), (-1, UNKNOWN)):
        seen = pile.copy()
        hide_from(seen, seat)
        assert from_the_top(seen)[0] == top
        assert seen.pool == ([1, 3] if seat == 1 else [1, 2, 3])


def test_a_second_peek_tells_a_second_seat() -> None:
    pile = new_pile([1, 2, 3])
    fix(pile, 2, knows=1 << 1)
    tell(pile, 3)
    assert [known(pile, seat) for seat in range(4)] == [False, True, False, True]


def test_what_everybody_knows_no_peek_makes_private() -> None:
    pile = new_pile([1])
    put(pile, 9)
    tell(pile, 0)
    assert pile.knows[-1] == EVERYBODY
    assert known(pile, 3)
    assert known(pile, -1)


def test_a_card_laid_back_in_private_is_known_to_who_laid_it() -> None:
    pile = new_pile([1, 2])
    put(pile, 9, depth=1, knows=1 << 2)
    assert known(pile, 2, depth=1)
    assert not known(pile, 0, depth=1)


def test_a_view_of_another_does_not_tell_a_peeked_slot_from_an_unseen_one() -> None:
    unseen, peeked, laid = new_pile([1, 2, 3]), new_pile([1, 2, 3]), new_pile([1, 3])
    fix(peeked, 2, knows=1 << 1)
    put(laid, 2, knows=1 << 1)
    for pile in (unseen, peeked, laid):
        hide_from(pile, 0)
    assert unseen == peeked == laid


def known(pile: Pile, seat: int, depth: int = 0) -> bool:
    seen = pile.copy()
    hide_from(seen, seat)
    return seen.slots[-1 - depth] != UNKNOWN


# ---- mistakes that would lose or double a card


def test_an_unseen_card_can_not_be_taken_or_told() -> None:
    pile = new_pile([1, 2])
    with pytest.raises(ValueError, match="nobody has drawn for the top slot yet"):
        take(pile)
    with pytest.raises(ValueError, match="nobody has drawn for that slot yet"):
        tell(pile, 0)
    assert pile == new_pile([1, 2])


def test_a_known_slot_can_not_be_drawn_for_again() -> None:
    pile = new_pile([1, 2])
    fix(pile, 2)
    before = pile.copy()
    with pytest.raises(ValueError, match="known already"):
        fix(pile, 1)
    with pytest.raises(ValueError, match="known already"):
        draw(pile, 1)
    assert pile == before


@pytest.mark.parametrize("move", [draw, fix])
def test_a_card_that_is_not_in_the_pool_can_not_be_drawn(move: object) -> None:
    pile = new_pile([1, 2])
    with pytest.raises(ValueError):
        move(pile, 7)  # type: ignore[operator]
    assert pile == new_pile([1, 2])


# ---- whatever one does


class Shuffling(RuleBasedStateMachine):
    """Random play with a pile: no card is ever lost, doubled, or told to the wrong seat."""

    @initialize(listed=cards, seed=st.integers(0, 999))
    def begin(self, listed: list[int], seed: int) -> None:
        self.all = sorted(listed)
        self.pile = new_pile(listed)
        self.out: list[int] = []
        self.state = State(seed_to_rng(seed), [], [], {}, [])

    def see(self, depth: int, knows: int) -> None:
        chance = look(self.pile, "card", depth)
        if chance:
            fix(self.pile, roll(self.state, chance)[0], depth, knows)

    @precondition(lambda self: len(self.pile) > 0)
    @rule(data=st.data(), seat=st.integers(0, 3))
    def peek(self, data: st.DataObject, seat: int) -> None:
        depth = data.draw(st.integers(0, len(self.pile) - 1))
        self.see(depth, NOBODY)
        tell(self.pile, seat, depth)

    @precondition(lambda self: len(self.pile) > 0)
    @rule()
    def draw_top(self) -> None:
        chance = look(self.pile, "card")
        if chance is None:
            self.out.append(take(self.pile))
        else:
            card = roll(self.state, chance)[0]
            draw(self.pile, card)
            self.out.append(card)

    @precondition(lambda self: bool(self.out))
    @rule(depth=st.integers(0, 9), knows=st.integers(-1, 15))
    def put_back(self, depth: int, knows: int) -> None:
        put(self.pile, self.out.pop(), depth, knows)

    @invariant()
    def cards_are_conserved(self) -> None:
        for seat in (None, -1, 0, 1, 2, 3):
            pile = self.pile.copy()
            if seat is not None:
                hide_from(pile, seat)
            known_cards = [card for card in pile.slots if card != UNKNOWN]
            assert sorted(known_cards + pile.pool + self.out) == self.all
            assert pile.slots.count(UNKNOWN) == len(pile.pool)
            assert len(pile.knows) == len(pile) == len(self.pile)
            assert pile.pool == sorted(pile.pool)

    @invariant()
    def a_view_keeps_what_its_seat_knows_and_no_more(self) -> None:
        for seat in range(4):
            pile = self.pile.copy()
            hide_from(pile, seat)
            for was, knows, now in zip(self.pile.slots, self.pile.knows, pile.slots, strict=True):
                assert now == (was if knows == EVERYBODY or knows >> seat & 1 else UNKNOWN)


Shuffling.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestShuffling = Shuffling.TestCase


def test_the_order_in_which_a_pile_is_seen_does_not_change_the_odds() -> None:
    """Peeking at the third card first leaves every order of three cards equally likely."""
    dice = State(seed_to_rng(5), [], [], {}, [])
    seen: Counter[tuple[int, ...]] = Counter()
    rounds = 3000
    for _ in range(rounds):
        pile = new_pile([1, 2, 3])
        for depth in random.Random(dice.rng).sample(range(3), 3):
            chance = look(pile, "card", depth)
            assert chance
            fix(pile, roll(dice, chance)[0], depth)
        seen[tuple(pile.slots)] += 1
    assert len(seen) == 6
    assert all(abs(n - rounds / 6) < 100 for n in seen.values())


def test_cards_left_out_unseen_may_be_any_of_the_pool() -> None:
    pile = new_pile([1, 2, 3, 4], left_out=2)
    assert len(pile) == 2
    chance = look(pile, "card")
    assert chance is not None
    assert list(chance.values) == [1, 2, 3, 4]
    draw(pile, 3)
    draw(pile, 1)
    assert (pile.slots, pile.pool) == ([], [2, 4])


def test_shuffling_cards_in_makes_every_slot_unknown_again() -> None:
    pile = new_pile([1, 2])
    put(pile, 7)
    shuffle_in(pile, [9])
    assert pile.slots == [UNKNOWN] * 4
    assert pile.pool == [1, 2, 7, 9]
