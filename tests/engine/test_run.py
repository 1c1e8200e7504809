"""Running: what is asked, what is not, and that a waiting state asks the same again."""

from __future__ import annotations

import random
from typing import cast

import pytest

from game.engine.chance import Chance
from game.engine.decision import Decision, IllegalChoice, Option
from game.engine.rulebook import Layer, Rulebook, emit
from game.engine.run import advance, answer, choose, run, settle, view
from game.engine.saves import restore, snapshot
from game.engine.state import State, push
from tests.engine.toy import GAME, ToyState, forced, keys, new_match, play, toy_state, wander


def asking(*verbs: str, always: bool = False) -> tuple[Rulebook, State]:
    """A game that asks one question, and tells what was answered."""
    layer = Layer("asking")
    layer.step("ask")(lambda b, s: Decision(0, "ask", [Option(v) for v in verbs], always=always))
    layer.answer("ask")(lambda b, s, option: emit(s, "answered", option.verb))
    return Rulebook([layer]), State(0, [("ask",)], [], {}, [])


# ---- what is asked


def test_a_decision_with_one_option_is_carried_out_unasked() -> None:
    book, state = asking("only")
    assert run(book, state) is None
    assert state.events == [("answered", "only")]


def test_a_decision_that_is_always_asked_is_asked_with_one_option() -> None:
    book, state = asking("only", always=True)
    decision = run(book, state)
    assert isinstance(decision, Decision)
    assert decision.options == [Option("only")]
    assert state.events == []


def test_the_end_of_a_turn_is_asked_even_when_nothing_else_is_left() -> None:
    match = play(new_match(cards="0", modules=()), *["gather token ore"] * 4)
    assert keys(match) == ["end"]


def test_a_decision_without_options_is_neither_skipped_nor_answered() -> None:
    book, state = asking()
    decision = run(book, state)
    assert isinstance(decision, Decision)
    assert decision.options == []
    with pytest.raises(IllegalChoice, match="'x' is not offered; legal: nothing"):
        choose(book, state, decision, "x")


def test_what_is_not_offered_is_refused_and_the_legal_keys_are_listed() -> None:
    book, state = asking("yes", "no")
    decision = run(book, state)
    assert isinstance(decision, Decision)
    before = state.copy()
    with pytest.raises(IllegalChoice, match="'maybe' is not offered; legal: yes, no"):
        choose(book, state, decision, "maybe")
    assert state == before
    assert run(book, state) == decision


def test_keys_name_what_they_point_at() -> None:
    assert Option("end").key == "end"
    assert Option("drop", "card", 3, count=2).key == "drop card 3"
    assert Decision(0, "ask", [Option("bid", "amount", 0)]).find("bid amount 0") == Option("bid", "amount", 0)
    assert Decision(0, "ask", [Option("bid", "amount", 0)]).find("bid") is None


def test_a_game_without_pending_steps_is_over() -> None:
    book, _ = asking()
    assert run(book, State(0, [], [], {}, [])) is None
    assert advance(book, State(0, [], [], {}, [])) is None


def test_events_are_those_since_the_last_choice() -> None:
    match = new_match(cards="0")
    play(match, "gather token ore")
    assert match.events == [("gathered", 0)]
    play(match, "end")
    assert ("gathered", 0) not in match.events


# ---- chance


def test_chance_pauses_until_somebody_settles_it() -> None:
    match = new_match(cards="0")
    book, state = match.book, toy_state(match).copy()
    decision = run(book, state)
    assert isinstance(decision, Decision)
    choose(book, state, decision, "roll")
    pause = run(book, state)
    assert isinstance(pause, Chance)
    assert run(book, state) == pause
    for outcome, _ in pause.enumerate():
        branch = state.copy()
        settle(book, branch, outcome)
        assert branch.rolls == {0: list(outcome)}
    assert state.rolls == {}


def test_all_chance_on_the_way_to_a_decision_is_resolved() -> None:
    match = new_match(resolve=forced((1,), (1,), (2,), (3,), (4,), (4,)), seats=2)
    assert match.opening == ((1,), (1,), (2,), (3,), (4,), (4,))
    assert sorted(map(sorted, toy_state(match).hands)) == [[1, 2, 4], [1, 3, 4]]


# ---- asking again


@pytest.mark.parametrize("seed", range(4))
def test_a_waiting_state_asks_the_same_again(seed: int) -> None:
    match = new_match(seed)
    for _ in wander(match, random.Random(seed), 120):
        state, decision, book = toy_state(match), match.decision, match.book
        assert decision
        before = snapshot(state)
        assert run(book, state) == decision
        assert snapshot(state) == before
        assert run(book, state.copy()) == decision
        assert run(book, restore(GAME, book, before)) == decision
        assert run(book, view(book, state, decision.seat)) == decision
        assert len({option.key for option in decision.options}) == len(decision.options)
        GAME.check_state(book, state)


@pytest.mark.parametrize("seed", range(2))
def test_a_choice_can_be_carried_out_on_a_view(seed: int) -> None:
    match, dice = new_match(seed), random.Random(seed)
    for _ in wander(match, dice, 120):
        assert match.decision
        seat = match.decision.seat
        for option in match.decision.options:
            seen = view(match.book, toy_state(match), seat)
            answer(match.book, seen, option)
            pause = run(match.book, seen)
            assert pause is None or isinstance(pause, Decision | Chance)
            if isinstance(pause, Chance):
                settle(match.book, seen, dice.choice([outcome for outcome, _ in pause.enumerate()]))


# ---- views


def test_a_view_is_a_state_of_the_same_type_without_the_generator() -> None:
    match = new_match()
    seen = view(match.book, toy_state(match), 1)
    assert type(seen) is ToyState
    assert seen.rng == 0 != match.state.rng


def test_taking_a_view_changes_nothing() -> None:
    match = new_match(3)
    for _ in wander(match, random.Random(3), 60):
        before = snapshot(match.state)
        for seat in (-1, 0, 1, 2):
            view(match.book, toy_state(match), seat)
        assert snapshot(match.state) == before


def test_an_onlooker_sees_no_hand_and_no_private_slot() -> None:
    match = play(new_match(), "peek")
    seen = view(match.book, toy_state(match), -1)
    assert all(card == -1 for hand in seen.hands for card in hand)
    assert seen.deck.slots == [-1] * len(seen.deck)


def test_steps_run_last_in_first_out() -> None:
    layer = Layer("order")

    @layer.step("outer")
    def outer(b: Rulebook, s: State) -> None:
        push(s, ("note", 1), ("note", 2))

    layer.step("note")(lambda b, s, n: emit(s, "note", n))
    state = State(0, [("note", 3), ("outer",)], [], {}, [])
    assert run(Rulebook([layer]), state) is None
    assert cast(list[tuple[str, int]], state.events) == [("note", 1), ("note", 2), ("note", 3)]
