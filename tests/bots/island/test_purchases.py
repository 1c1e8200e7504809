"""Cards of choice are judged by what they buy in the same turn."""

from __future__ import annotations

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.greedy import GreedyBot
from game.bots.island.evaluation import IslandEvaluation
from game.bots.island.hand import Goal, Hands, Purse, prices
from game.engine.decision import Decision
from game.engine.minds import read_minds
from game.engine.run import answer, run, view
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.rules.island.topology import bits, mask_of
from tests.bots.island.tables import choice, give, on_turn


def turn(book: IslandBook, s: IslandState) -> list[str]:
    """What a greedy bot does until its turn is over; nobody deals."""
    chosen: list[str] = []
    s.offers = book.number["offers"]
    seat, bot = s.active, GreedyBot(1, s.active)
    while s.active == seat and not s.over:
        pause = run(book, s)
        if not isinstance(pause, Decision) or pause.seat != seat:
            break
        option = bot.choose(book, view(book, s, seat), pause)
        chosen.append(option.key)
        answer(book, s, option)
    return chosen


def test_a_trade_with_the_bank_is_made_for_what_it_buys_and_that_is_bought() -> None:
    book, s, seat = on_turn()
    s.rates[seat] = [4] * 5
    give(s, seat, [4, 0, 0, 2, 2])
    chosen = turn(book, s)
    assert chosen[:2] == ["bank resource lumber", "take resource ore"] and chosen[2].startswith("city")


def test_two_trades_lead_to_one_purchase() -> None:
    book, s, seat = on_turn()
    s.rates[seat] = [2] * 5
    give(s, seat, [4, 0, 0, 2, 1])
    chosen = turn(book, s)
    assert [key.split()[0] for key in chosen[:5]] == ["bank", "take", "bank", "take", "city"]


def test_nothing_is_traded_that_buys_nothing() -> None:
    """Four wool for one ore, and still no city and no card."""
    book, s, seat = on_turn()
    s.rates[seat] = [4] * 5
    give(s, seat, [0, 0, 5, 0, 0])
    assert not any(key.startswith("bank") for key in turn(book, s))


def test_a_card_that_gives_two_of_choice_is_played_for_what_they_buy() -> None:
    book, s, seat = on_turn()
    s.cards[seat][book.card["plenty"]] = s.unplayed[seat] = 1
    s.rates[seat] = [4] * 5
    give(s, seat, [0, 0, 0, 1, 2])
    chosen = turn(book, s)
    assert chosen[0] == "play card plenty"
    assert sorted(chosen[1:3]) == ["take resource grain", "take resource ore"] and chosen[3].startswith(
        "city"
    )


def test_before_the_turn_ends_what_can_be_paid_at_once_counts_for_more_than_after_it() -> None:
    book, s, seat = on_turn()
    give(s, seat, [0, 0, 0, 2, 3])
    assert choice(book, s).startswith("city")


@pytest.mark.parametrize("settlements", [1, 2])
def test_a_hand_for_two_cities_is_not_kept_where_but_one_can_be_built(settlements: int) -> None:
    book, s, seat = on_turn(seats=2)
    s.houses[seat] = mask_of(list(bits(s.houses[seat]))[:settlements])
    give(s, seat, [0, 0, 0, 4, 6])
    evaluation = evaluation_for(book)
    assert isinstance(evaluation, IslandEvaluation)
    evaluation.horizon(book, s)
    goals = evaluation.goals(book, s, seat, evaluation.standing.outlook(book, s, seat))
    assert [goal.once for goal in goals if goal.price == prices(book, "city")] == [settlements == 1]
    assert turn(book, s)[0].startswith("city")


def test_what_can_be_bought_but_once_counts_once() -> None:
    hands = Hands(read_minds("island")["island"].weights)
    once, twice = (Purse((Goal((0, 0, 0, 2, 3), 2.0, n),), (0.1,) * 5, (4,) * 5, 31) for n in (True, False))
    one, two = (0, 0, 0, 2, 3), (0, 0, 0, 4, 6)
    assert hands.worth(once, two) - hands.worth(once, one) < hands.worth(twice, two) - hands.worth(twice, one)
