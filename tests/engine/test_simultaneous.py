"""Secret choices: seat by seat, hidden from the others in every respect, carried out at once."""

from __future__ import annotations

import random

import pytest

from game.engine.decision import Decision, Option
from game.engine.match import Match
from game.engine.rulebook import Layer, Rulebook, emit
from game.engine.run import choose, guess, run, view
from game.engine.saves import restore, snapshot
from game.engine.simultaneous import HIDDEN, TOGETHER, ask_together, kernel
from game.engine.state import State
from tests.engine.toy import GAME, forced, keys, new_match, otherwise, play, toy_state, wander

# ---- a wager of as many coins as one likes: how many parts it has is a secret too


wager = Layer("wager")


@wager.step("wager")
def ask(b: Rulebook, s: State, seat: int, taken: tuple[str, ...]) -> Decision | None:
    if seat == 9 or "done" in taken:
        return None
    coins = [Option("coin")] if len(taken) < 3 else []
    return Decision(seat, "wager", [Option("done"), *coins])


@wager.rule("wager")
def carry_out(b: Rulebook, s: State, choices: dict[int, tuple[str, ...]]) -> None:
    emit(s, "wagered", {seat: keys.count("coin") for seat, keys in choices.items()})


BOOK = Rulebook([kernel, wager])


def asked(*seats: int) -> State:
    state = State(0, [], [], {}, [])
    ask_together(state, "wager", seats)
    return state


def waits_for(state: State) -> Decision:
    decision = run(BOOK, state)
    assert isinstance(decision, Decision)
    return decision


def bid(state: State, *chosen: str) -> State:
    for key in chosen:
        choose(BOOK, state, waits_for(state), key)
    run(BOOK, state)
    return state


def test_seats_are_asked_in_the_order_given() -> None:
    state = asked(2, 0, 1)
    assert waits_for(state).seat == 2
    bid(state, "coin")
    assert waits_for(state).seat == 2
    bid(state, "done")
    assert waits_for(state).seat == 0


def test_all_choices_are_carried_out_at_once_when_the_last_is_in() -> None:
    state = bid(asked(0, 1), "coin", "done", "coin", "coin")
    assert not state.events
    bid(state, "done")
    assert ("wagered", {0: 1, 1: 2}) in state.events
    assert state.commits == []
    assert state.stack == []


@pytest.mark.parametrize("own", [(), ("coin",)])
def test_whoever_imagines_the_rest_asks_for_what_is_hidden(own: tuple[str, ...]) -> None:
    state = bid(asked(2, 0, 1), "coin", "coin", "done", *own)
    seen = view(BOOK, state, 0)
    guess(BOOK, seen, 0, random.Random(1))
    assert seen.commits == [(0, key) for key in own]
    bid(seen, "done", "done", "done")
    assert ("wagered", {2: 0, 0: len(own), 1: 0}) in seen.events
    whole = state.copy()
    guess(BOOK, whole, 0, random.Random(1))
    assert whole == state, "nothing is hidden in it"


def test_a_choice_with_one_answer_is_asked_all_the_same() -> None:
    state = bid(asked(0, 1), "coin", "coin", "coin")
    assert waits_for(state) == Decision(0, "wager", [Option("done")], always=True)


def test_a_seat_that_has_nothing_to_choose_is_passed_over() -> None:
    state = asked(9, 0, 9, 1)
    assert waits_for(state).seat == 0
    assert waits_for(view(BOOK, state, 0)) == waits_for(state)
    bid(state, "done", "done")
    assert state.events[-1] == ("wagered", {9: 0, 0: 0, 1: 0})


def test_when_nobody_is_asked_the_rule_is_carried_out_on_nothing() -> None:
    state = asked()
    assert run(BOOK, state) is None
    assert state.events == [("wagered", {})]


def test_one_secret_choice_may_follow_another() -> None:
    state = asked(0, 1)
    ask_together(state, "wager", (1, 0))
    bid(state, "coin", "done", "done")
    assert waits_for(state).seat == 0
    bid(state, "done", "coin", "done")
    assert state.events[-1] == ("wagered", {0: 0, 1: 1})
    assert not state.stack


# ---- what others see


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_how_many_parts_another_seat_has_chosen_shows_nowhere(seat: int) -> None:
    choosing = [bid(asked(0, 1, 2), *["coin"] * n) for n in range(4)]
    assert len({snapshot(view(BOOK, state, seat)) for state in choosing}) == 1
    chosen = [bid(asked(0, 1, 2), *["coin"] * n, "done") for n in range(4)]
    assert len({snapshot(view(BOOK, state, seat)) for state in chosen}) == 1
    assert len({snapshot(view(BOOK, state, 0)) for state in chosen}) == 4


def test_a_seat_sees_its_own_secret_choice() -> None:
    state = bid(asked(0, 1), "coin", "done")
    assert [c for c in view(BOOK, state, 0).commits if c[0] == 0] == [(0, "coin"), (0, "done")]
    assert (1, HIDDEN) in view(BOOK, state, 0).commits


def test_a_view_does_not_say_what_another_seat_may_choose() -> None:
    for parts in range(4):
        state = bid(asked(0, 1), *["coin"] * parts)
        assert waits_for(view(BOOK, state, 1)) == Decision(0, "wager", [], always=True)


def test_in_a_view_the_last_choice_can_be_made_but_its_result_is_not_known() -> None:
    seen = bid(view(BOOK, bid(asked(0, 1), "coin", "done"), 1), "coin", "done")
    assert waits_for(seen) == Decision(0, "wager", [], always=True)
    assert not seen.events


def test_no_commit_of_others_is_left_in_a_view_even_if_something_else_is_pending() -> None:
    state = State(0, [("wager",)], [(0, "coin"), (1, "coin")], {}, [])
    assert view(BOOK, state, 1).commits == [(1, "coin")]


def test_a_module_may_add_to_what_can_be_chosen_in_secret() -> None:
    module = Layer("shells")
    module.options("wager")(lambda b, s, seat, taken: [Option("shell")])
    book, state = Rulebook([kernel, wager, module]), asked(0, 1)
    decision = run(book, state)
    assert isinstance(decision, Decision)
    choose(book, state, decision, "shell")
    assert state.commits == [(0, "shell")]


# ---- the toy game: half of the hand on a high roll

DEAL = ((4,), (1,), (3,), (1,), (3,), (2,), (2,), (2,))
"""Four cards for each of two seats, the second one's first."""


def high_roll() -> Match:
    match = play(new_match(seats=2, cards="4", modules=(), resolve=forced(*DEAL, (6,))), "roll")
    assert toy_state(match).hands == [[1, 1, 2, 2], [2, 3, 3, 4]]
    return match


def test_two_of_four_cards_are_discarded_one_by_one_and_equal_cards_are_one_option() -> None:
    match = high_roll()
    assert match.decision == Decision(
        0, "discard", [Option("drop", "card", 1, 2), Option("drop", "card", 2, 2)], "discard", always=True
    )
    play(match, "drop card 1")
    assert match.decision
    assert match.decision.options == [Option("drop", "card", 1, 1), Option("drop", "card", 2, 2)]
    play(match, "drop card 2")
    assert match.decision.seat == 1


def test_cards_leave_the_hands_only_when_all_have_chosen() -> None:
    match = play(high_roll(), "drop card 1", "drop card 2", "drop card 3")
    assert toy_state(match).hands == [[1, 1, 2, 2], [2, 3, 3, 4]]
    play(match, "drop card 4")
    assert toy_state(match).hands == [[1, 2], [2, 3]]
    assert toy_state(match).shown == [1, 2, 3, 4]
    assert match.decision
    assert (match.decision.seat, match.decision.ask) == (0, "turn")


def test_a_part_of_ones_own_secret_choice_can_be_taken_back() -> None:
    match = high_roll()
    before = snapshot(match.state)
    play(match, "drop card 1")
    assert match.can_undo()
    match.undo()
    assert snapshot(match.state) == before
    assert keys(match) == ["drop card 1", "drop card 2"]
    assert not match.can_undo()


def test_taking_back_a_part_leaves_the_others_choices_hidden_and_in_place() -> None:
    match = play(high_roll(), "drop card 1", "drop card 2", "drop card 3")
    match.undo()
    assert match.state.commits == [(0, "drop card 1"), (0, "drop card 2")]
    assert view(match.book, match.state, 1).commits == [(0, HIDDEN)]
    assert not match.can_undo()


def test_who_chose_last_and_saw_the_others_choices_can_not_take_its_own_back() -> None:
    match = new_match(seats=2, cards="4", modules=(), resolve=forced(*DEAL, (6,)))
    play(match, "end", "roll", "drop card 1", "drop card 2", "drop card 3", "drop card 4")
    assert match.decision
    assert match.decision.seat == match.records[-1].seat == 1
    assert (TOGETHER, "discard") in match.events
    assert not match.can_undo()


def test_who_chose_alone_has_learnt_nothing_and_may_take_it_back() -> None:
    match = new_match(seats=2, cards="3", modules=(), resolve=forced(*DEAL[:6], (2,), (6,)))
    play(match, "draw", "roll")
    before = snapshot(match.state)
    while match.decision and match.decision.ask == "discard":
        match.choose(keys(match)[0])
    assert toy_state(match).shown
    while match.can_undo():
        match.undo()
    assert snapshot(match.state) == before


def test_nothing_of_a_secret_choice_leaks_through_a_view_or_what_is_asked_in_it() -> None:
    dice, secrets = random.Random(1), 0
    for seed in range(12):
        match = new_match(seed, cards="4", turns="20")
        for _ in wander(match, dice):
            state = toy_state(match)
            if state.stack[-1][0] != TOGETHER:
                continue
            for seat in range(state.seats):
                seen = view(match.book, state, seat)
                other = view(match.book, otherwise(state, seat, dice), seat)
                secrets += any(c not in seen.commits for c in state.commits)
                assert snapshot(seen) == snapshot(other)
                assert run(match.book, seen) == run(match.book, other)
    assert secrets > 20


def test_a_save_in_the_middle_of_a_secret_choice_goes_on_with_it() -> None:
    match = play(high_roll(), "drop card 1", "drop card 2", "drop card 3")
    again = restore(GAME, match.book, snapshot(match.state))
    assert again == match.state.copy()
    assert run(match.book, again) == match.decision
