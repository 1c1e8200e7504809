"""The toy's modules: a trade between seats and a vote, as the island game will need them."""

from __future__ import annotations

from game.engine.decision import Option
from game.engine.match import Match
from game.engine.run import view
from game.engine.saves import snapshot
from tests.engine.toy import AGREED, Camels, Deals, deals, herd, keys, new_match, play, toy_state


def asked(match: Match) -> tuple[int, str]:
    assert match.decision
    return match.decision.seat, match.decision.ask


# ---- a trade: wool for ore


def offering(*replies: str) -> Match:
    match = new_match(seats=4, cards="0", modules=("trade",))
    toy_state(match).goods[:] = [[2, 1, 0], [0, 0, 1], [0, 0, 0], [0, 0, 3]]
    return play(match, "gather token grain", "offer", "give token wool", "want token ore", *replies)


def test_only_who_has_something_may_offer() -> None:
    match = new_match(cards="0", modules=("trade",))
    assert "offer" not in keys(match)
    play(match, "gather token ore")
    assert "offer" in keys(match)


def test_the_others_are_asked_in_turn_order_and_who_lacks_the_goods_can_only_decline() -> None:
    match = offering()
    assert (asked(match), keys(match)) == ((1, "reply"), ["decline", "accept"])
    play(match, "accept")
    assert (asked(match), keys(match)) == ((2, "reply"), ["decline"])
    play(match, "decline")
    assert (asked(match), keys(match)) == ((3, "reply"), ["decline", "accept"])


def test_the_proposer_picks_a_partner_among_those_who_accepted() -> None:
    match = offering("accept", "decline", "accept")
    assert (asked(match), keys(match)) == ((0, "partner"), ["withdraw", "trade seat 1", "trade seat 3"])
    play(match, "trade seat 3")
    assert toy_state(match).goods == [[1, 2, 1], [0, 0, 1], [0, 0, 0], [1, 0, 2]]
    assert deals(match.state).made == [(0, 3, (0, 2))]
    assert asked(match) == (0, "turn")


def test_the_proposer_may_withdraw_and_goes_on_unasked_when_all_decline() -> None:
    for match in (offering("accept", "decline", "decline", "withdraw"), offering(*["decline"] * 3)):
        assert asked(match) == (0, "turn")
        assert toy_state(match).goods == [[2, 2, 0], [0, 0, 1], [0, 0, 0], [0, 0, 3]]
        assert deals(match.state) == Deals()


def test_an_offer_can_be_taken_back_part_by_part_until_somebody_is_asked() -> None:
    match = new_match(cards="0", modules=("trade",))
    play(match, "gather token ore", "gather token wool", "offer", "give token ore")
    assert match.decision
    assert match.decision.draft == "offer"
    match.undo()
    assert keys(match) == ["give token wool", "give token ore"]
    match.undo()
    assert asked(match) == (0, "turn")
    play(match, "offer", "give token ore", "want token grain")
    assert asked(match) == (1, "reply")
    assert not match.can_undo()


def test_a_reply_is_not_taken_back_by_the_proposer() -> None:
    assert not offering("accept", "decline", "accept").can_undo()


# ---- a vote: seat 0 gathers, so that a camel is due, and ends its turn


def voting(wool: list[int], *chosen: str) -> Match:
    match = new_match(seats=len(wool), cards="0", modules=("camels",))
    for seat, n in enumerate(wool):
        toy_state(match).goods[seat][0] = n
    return play(match, "gather token ore", "end", *chosen)


def bids(*amounts: int) -> list[str]:
    return [f"bid amount {n}" for n in amounts]


def test_seats_bid_openly_in_turn_order_from_who_ended_its_turn() -> None:
    match = voting([1, 2, 3, 4])
    for seat in range(4):
        assert asked(match) == (seat, "bid")
        assert keys(match) == bids(*range(seat + 2))
        play(match, "bid amount 1")
        assert view(match.book, match.state, 3).parts["camels"] == herd(match.state)


def test_who_has_nothing_to_bid_is_not_asked() -> None:
    match = voting([1, 0, 3], "bid amount 1")
    assert asked(match) == (2, "bid")


def test_first_a_seat_with_more_votes_than_all_others_together_chooses() -> None:
    match = voting([1, 4, 2], *bids(1, 4, 2))
    assert asked(match) == (1, "camel")
    play(match, "camel edge 2")
    assert herd(match.state).placed == [(2, 1)]


def test_else_seats_that_agree_and_together_have_the_majority_choose() -> None:
    match = voting([2, 4, 3], *bids(2, 4, 3))
    assert asked(match) == (0, "name")
    play(match, "name edge 3", "name edge 1", "name edge 3")
    assert herd(match.state).placed == [(3, AGREED)]
    assert asked(match) == (1, "turn")


def test_else_the_seat_with_the_most_votes_chooses() -> None:
    match = voting([2, 4, 3], *bids(2, 4, 3), "name edge 3", "name edge 1", "pass")
    assert asked(match) == (1, "camel")
    play(match, "camel edge 0")
    assert herd(match.state).placed == [(0, 1)]


def test_else_who_ended_its_turn_chooses_even_without_votes() -> None:
    match = voting([0, 3, 3], *bids(3, 3), "pass", "name edge 1")
    assert asked(match) == (0, "camel")
    play(match, "camel edge 3")
    assert herd(match.state).placed == [(3, 0)]


def test_when_nobody_bids_who_ended_its_turn_chooses() -> None:
    assert asked(voting([2, 2], *bids(0, 0))) == (0, "camel")


def test_half_of_the_votes_is_no_majority() -> None:
    match = voting([2, 1, 1], *bids(2, 1, 1))
    assert asked(match) == (0, "name")
    play(match, "pass", "name edge 1", "name edge 1")
    assert asked(match) == (0, "camel")


def test_all_pay_what_they_bid_when_one_seat_chose() -> None:
    match = voting([3, 6, 3], *bids(1, 5, 2), "camel edge 2")
    assert [goods[0] for goods in toy_state(match).goods] == [2, 1, 1]
    assert herd(match.state) == Camels(placed=[(2, 1)])


def test_all_pay_what_they_bid_when_seats_agreed() -> None:
    match = voting([3, 6, 3], *bids(2, 2, 1), "name edge 0", "name edge 0", "pass")
    assert [goods[0] for goods in toy_state(match).goods] == [1, 4, 2]
    assert herd(match.state) == Camels(placed=[(0, AGREED)])


def test_without_anything_built_there_is_no_vote() -> None:
    match = play(new_match(cards="0", modules=("camels",)), "end")
    assert asked(match) == (1, "turn")


def test_both_modules_play_together() -> None:
    match = new_match(cards="0")
    play(match, "gather token wool", "offer", "want token ore", "decline", "decline", "end", "bid amount 1")
    assert asked(match) == (0, "camel")
    assert match.decision
    assert match.decision.find("camel edge 0") == Option("camel", "edge", 0)
    assert snapshot(match.state) != snapshot(play(match, "camel edge 0").state)
