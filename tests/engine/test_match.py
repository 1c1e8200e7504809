"""A match: what it records, how far it takes back, and that a replay leads to the same place."""

from __future__ import annotations

import random

import pytest

from game.engine.chance import Chance, Outcome
from game.engine.decision import IllegalChoice
from game.engine.match import REVEAL, Match, Record, ReplayError, replay
from game.engine.run import advance, choose, run, view
from game.engine.saves import dump, parse, resume, snapshot
from game.engine.state import State
from tests.engine.toy import (
    GAME,
    ToyState,
    forced,
    keys,
    new_match,
    otherwise,
    play,
    toy_state,
    wander,
)


def again(match: Match, content: str = "same") -> Match:
    """The match as a save of it goes on."""
    return resume(parse(dump(match, "same")), GAME, match.book, content)


def replayed(match: Match, records: list[Record] | None = None) -> Match:
    records = match.records if records is None else records
    return replay(GAME, match.book, match.setup, match.opening, records)


def stops(match: Match) -> list[bytes]:
    """Every state that undo leads back to, step by step."""
    found = []
    while match.can_undo():
        match.undo()
        found.append(snapshot(match.state))
    return found


# ---- records


def test_a_record_names_the_choice_by_its_key_and_holds_the_chance_that_followed() -> None:
    match = new_match(cards="0", resolve=forced((3,)))
    play(match, "gather token ore", "roll", "end")
    assert match.records[:3] == [
        Record(0, "turn", "gather token ore"),
        Record(0, "turn", "roll", ((3,),), sealed=True),
        Record(0, "turn", "end"),
    ]
    assert [record.ends_turn for record in match.records] == [False, False, True]


def test_what_is_not_offered_is_neither_done_nor_recorded() -> None:
    match = new_match()
    before = snapshot(match.state)
    with pytest.raises(IllegalChoice, match="'fly' is not offered; legal: end, gather token wool"):
        match.choose("fly")
    assert snapshot(match.state) == before
    assert match.records == []


def test_when_all_is_done_the_match_is_over_and_asks_no_more() -> None:
    match = play(new_match(turns="1"), "end")
    assert match.over
    with pytest.raises(ValueError, match="the match is over"):
        match.choose("end")


# ---- taking back


def test_a_choice_without_chance_or_reveal_can_be_taken_back() -> None:
    match = new_match(cards="0")
    before = snapshot(match.state)
    play(match, "gather token ore", "gather token wool")
    match.undo()
    assert toy_state(match).goods[0] == [0, 0, 1]
    match.undo()
    assert snapshot(match.state) == before
    assert match.records == []
    assert match.events == []


def test_after_taking_back_another_choice_can_be_made() -> None:
    match = play(new_match(cards="0"), "gather token ore")
    match.undo()
    play(match, "gather token wool")
    assert toy_state(match).goods[0] == [1, 0, 0]
    assert [record.key for record in match.records] == ["gather token wool"]


def test_nothing_is_taken_back_past_a_roll() -> None:
    match = play(new_match(cards="0"), "gather token ore", "roll")
    assert not match.can_undo()
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo()
    play(match, "gather token ore")
    match.undo()
    assert not match.can_undo()


def test_no_state_from_before_a_roll_is_kept() -> None:
    match = play(new_match(cards="0"), "gather token ore", "gather token ore")
    assert len(match._past) == 2
    play(match, "roll")
    assert match._past == []


def test_nothing_is_taken_back_past_a_reveal_without_chance() -> None:
    match = play(new_match(seats=2), "peek", "end", "peek")
    assert match.records[-1] == Record(1, "turn", "peek", (), sealed=True)
    assert match.events == [(REVEAL, 1)]
    assert not match.can_undo()


def test_nothing_is_taken_back_past_another_seats_choice() -> None:
    match = play(new_match(seats=2, modules=()), "gather token ore", "end")
    assert not match.can_undo()
    play(match, "gather token ore")
    match.undo()
    assert not match.can_undo()


def test_the_opening_is_not_taken_back() -> None:
    match = new_match()
    assert match.opening
    assert not match.can_undo()


def test_the_last_choice_of_a_match_can_be_taken_back_if_it_revealed_nothing() -> None:
    match = play(new_match(turns="1"), "end")
    assert match.can_undo()
    match.undo()
    assert not match.over


def test_resetting_the_turn_takes_back_as_much_of_it_as_may_be() -> None:
    match = play(new_match(cards="0", modules=()), "roll", "gather token ore")
    before = snapshot(match.state)
    play(match, "gather token ore", "gather token wool")
    match.reset_turn()
    assert [record.key for record in match.records] == ["roll"]
    assert before != snapshot(match.state) == snapshot(replayed(match).state)


def test_resetting_the_turn_stops_where_the_turn_began() -> None:
    match = play(new_match(seats=1, cards="0", modules=()), "gather token ore", "end", "gather token ore")
    match.reset_turn()
    assert [record.key for record in match.records] == ["gather token ore", "end"]
    assert match.can_undo(), "alone at the table, the end of the turn can be taken back by itself"


@pytest.mark.parametrize("seed", range(5))
def test_undo_never_passes_a_roll_a_reveal_or_another_seat(seed: int) -> None:
    match = new_match(seed, cards="4", turns="12")
    dice, states, taken = random.Random(seed), [snapshot(match.state)], 0
    for _ in wander(match, dice):
        del states[len(match.records) :]
        states.append(snapshot(match.state))
        if match.can_undo() and dice.random() < 0.5:
            last = match.records[-1]
            assert match.decision
            assert not last.sealed and not last.chance
            assert last.seat == match.decision.seat
            match.undo()
            taken += 1
            assert snapshot(match.state) == states[len(match.records)]
            assert match.decision.seat == last.seat
            assert match.decision.find(last.key)
    assert taken
    assert snapshot(replayed(match).state) == snapshot(match.state)


# ---- resuming


@pytest.mark.parametrize("seed", range(3))
def test_undo_after_resuming_leads_to_the_same_states_as_without(seed: int) -> None:
    match, compared = new_match(seed, cards="4"), 0
    for _ in wander(match, random.Random(seed), 60):
        if match.can_undo():
            found = stops(again(match))
            assert found == stops(replayed(match))
            compared += len(found)
    assert compared


def test_undo_after_resuming_and_playing_on_goes_back_past_the_resumption() -> None:
    match = play(new_match(cards="0", modules=()), "roll", "gather token ore")
    resumed = play(again(match), "gather token wool")
    straight = play(match, "gather token wool")
    assert stops(resumed) == stops(straight)
    assert [record.key for record in resumed.records] == ["roll"]


def test_under_changed_content_nothing_before_the_save_is_taken_back() -> None:
    match = again(play(new_match(cards="0"), "gather token ore"), content="changed")
    assert match.locked == 1
    assert not match.can_undo()
    play(match, "gather token wool")
    match.undo()
    assert not match.can_undo()
    match.reset_turn()
    assert toy_state(match).goods[0] == [0, 0, 1]


def test_when_the_records_no_longer_lead_here_undo_is_locked_and_the_match_stays_whole() -> None:
    """As after a change of the rules that left the content the same; here the rolls were forced."""
    match = again(play(new_match(cards="0", resolve=forced((2,))), "roll", "gather token ore"))
    other = again(match)
    with pytest.raises(ReplayError, match="record 1: the rolls differ"):
        match.undo()
    assert not match.can_undo()
    assert match.records == other.records
    assert snapshot(match.state) == snapshot(other.state)
    play(match, "gather token wool")
    assert match.can_undo()


def test_a_resumed_match_rolls_what_it_would_have_rolled() -> None:
    match = play(new_match(8, cards="0"), "roll")
    resumed = again(match)
    assert play(match, "roll", "roll").records == play(resumed, "roll", "roll").records


# ---- replaying


@pytest.mark.parametrize("seed", range(3))
def test_a_replay_leads_to_the_same_state_records_and_question(seed: int) -> None:
    match = new_match(seed)
    for _ in wander(match, random.Random(seed)):
        pass
    assert match.over
    seen: list[int] = []
    made = replay(
        GAME, match.book, match.setup, match.opening, match.records, lambda m: seen.append(len(m.records))
    )
    assert made.records == match.records
    assert snapshot(made.state) == snapshot(match.state)
    assert made.over
    assert seen == list(range(len(match.records) + 1))


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    def game(seed: int) -> list[Record]:
        match = new_match(seed, turns="6")
        for _ in wander(match, random.Random(1)):
            pass
        return match.records

    assert game(5) == game(5) != game(6)


def told(match: Match, records: list[Record]) -> str:
    with pytest.raises(ReplayError) as error:
        replayed(match, records)
    return str(error.value)


def test_a_replay_that_goes_astray_says_where_and_why() -> None:
    match = play(new_match(2, turns="1", cards="0", modules=()), "gather token ore", "roll", "end")
    gather, rolled, end = match.records
    assert told(match, [*match.records, end]) == "record 4: the match is over, but records go on"
    assert told(match, [gather, Record(1, "turn", "end")]) == (
        "record 2: seat 0 is asked 'turn', the record has seat 1 and 'turn'"
    )
    assert told(match, [gather, Record(0, "bid", "end")]) == (
        "record 2: seat 0 is asked 'turn', the record has seat 0 and 'bid'"
    )
    assert told(match, [Record(0, "turn", "draw 2")]) == "record 1: 'draw 2' is not legal"
    other = Record(0, "turn", "roll", ((rolled.chance[0][0] % 6 + 1,),), sealed=True)
    assert told(match, [gather, other]) == "record 2: the rolls differ from the recorded ones"


def test_a_replay_with_another_opening_is_refused() -> None:
    match = new_match()
    with pytest.raises(ReplayError, match="the opening rolls differ"):
        replay(GAME, match.book, match.setup, ((0,),), [])


# ---- what a seat may not know


def after(match: Match, state: ToyState, key: str) -> tuple[ToyState, bool]:
    """What the choice makes of a state, and whether chance spoke on the way."""
    spoke: list[Chance] = []

    def first(s: State, chance: Chance) -> Outcome:
        spoke.append(chance)
        return next(chance.enumerate())[0]

    state = state.copy()
    decision = run(match.book, state)
    assert decision and not isinstance(decision, Chance)
    choose(match.book, state, decision, key)
    advance(match.book, state, first)
    return state, bool(spoke)


def test_states_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_it() -> None:
    dice, different, undone = random.Random(2), 0, 0
    for seed in range(6):
        match = new_match(seed, cards="4", turns="12")
        for _ in wander(match, dice):
            before = [toy_state(match)]
            if match.can_undo():
                restored = again(match)
                restored.undo()
                before.append(toy_state(restored))
                undone += 1
            for state in before:
                for seat in range(state.seats):
                    other = otherwise(state, seat, dice)
                    GAME.check_state(match.book, other)
                    different += (state.hands, state.deck, state.commits) != (
                        other.hands, other.deck, other.commits,
                    )  # fmt: skip
                    seen, same = view(match.book, state, seat), view(match.book, other, seat)
                    assert snapshot(seen) == snapshot(same)
                    assert run(match.book, seen) == run(match.book, same)
    assert different > 500
    assert undone > 50


def test_what_can_be_taken_back_has_taught_its_seat_nothing() -> None:
    """Had the hidden things been otherwise, the seat would have seen the very same."""
    dice, compared = random.Random(3), 0
    for seed in range(6):
        match = new_match(seed, cards="4", turns="12")
        last: ToyState | None = None
        for _ in wander(match, dice):
            if last is not None and match.can_undo():
                record = match.records[-1]
                other, spoke = after(match, otherwise(last, record.seat, dice), record.key)
                seen = view(match.book, toy_state(match), record.seat)
                assert not spoke
                assert snapshot(view(match.book, other, record.seat)) == snapshot(seen)
                compared += 1
            last = toy_state(match).copy()
    assert compared > 50


def test_what_undo_gives_back_to_a_seat_it_had_already_seen() -> None:
    dice, compared = random.Random(4), 0
    for seed in range(4):
        match = new_match(seed, cards="4", turns="12")
        seen: list[list[bytes]] = []
        for _ in wander(match, dice):
            del seen[len(match.records) :]
            seen.append([snapshot(view(match.book, toy_state(match), seat)) for seat in range(3)])
            while match.can_undo() and dice.random() < 0.3:
                match.undo()
                now = [snapshot(view(match.book, toy_state(match), seat)) for seat in range(3)]
                assert now == seen[len(match.records)]
                compared += 1
    assert compared > 20


def test_keys_are_not_indices() -> None:
    match = new_match(cards="0")
    assert keys(match)[0] == "end"
    with pytest.raises(IllegalChoice):
        match.choose("0")
