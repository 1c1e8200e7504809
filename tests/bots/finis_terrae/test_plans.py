"""What ships in Finis Terrae may still do is planned by the dice and the purse, and nothing is done twice."""

from __future__ import annotations

import pytest

from game.bots.finis_terrae.pace import arrivals, in_time, passes_for, prospects
from game.bots.finis_terrae.plans import ahead
from game.rules.finis_terrae.book import COIN
from game.rules.finis_terrae.state import EMPTY
from tests.bots.finis_terrae.test_thrift import DIE, WEIGHTS, at_sea, thoughts

PATIENCE = WEIGHTS["patience"]


def test_a_way_takes_as_many_passes_as_its_dice_need() -> None:
    assert passes_for(DIE)[1] == 1
    assert passes_for(DIE)[2] == pytest.approx(7 / 6)
    assert arrivals(DIE, 1)[6] == pytest.approx(1 / 6)
    assert arrivals(DIE, 2)[12] == pytest.approx(1 / 36)
    assert in_time(DIE, 1.5, 7) == pytest.approx(0.5 * arrivals(DIE, 2)[7])


def test_a_die_that_is_known_leads_as_far_as_it_shows() -> None:
    remains = prospects(DIE, PATIENCE, 1, 4, 4)
    assert remains[4] == pytest.approx(PATIENCE) and remains[5] == 0


def test_what_the_next_pass_reaches_is_as_good_as_done() -> None:
    book, s = at_sea()
    evaluation = thoughts(book)
    goal = s.water[s.ship[0]][0]
    s.lying[goal] = (0, 0, 1, 0, 0)
    s.stack[-1] = ("pass", 0, 1, 2)
    left = evaluation.horizon(book, s)
    near = evaluation.plans.worth(book, s, 0, left, evaluation.land.key(s), ahead(book, s, 0))
    assert near == pytest.approx(WEIGHTS["sure"] * (3 + WEIGHTS["redeem"]))


def test_one_purse_does_not_pay_twice() -> None:
    book, s = at_sea()
    plans = thoughts(book).plans
    sites = [(6.0, 5, 1), (4.0, 5, 2), (5.0, 5, 1)]
    assert plans._together(sites[:], 5) == pytest.approx(WEIGHTS["plan"] * 6)
    both = WEIGHTS["plan"] * (6 + WEIGHTS["next-plan"] * 4)
    assert plans._together(sites[:], 10) == pytest.approx(both)
    s.holds[0] = [(COIN, 3), (book.treasure, 1), EMPTY, EMPTY]
    assert plans.purse(book, s, 0) > 3


def test_crates_are_bought_once_in_a_trade() -> None:
    book, s = at_sea()
    plans = thoughts(book).plans
    piece = 2 * s.home[0]
    s.ship[0], s.port[piece] = s.home[0], 0
    s.holds[0] = [(COIN, 20), EMPTY, EMPTY, EMPTY]
    s.stack[-1] = ("trade", 0, piece, 0, 0)
    assert plans._trading_on(book, s, 0, 0.0) > 0
    s.stack[-1] = ("trade", 0, piece, 1, 0)
    assert plans._trading_on(book, s, 0, 0.0) == 0


def test_the_order_of_the_dice_is_chosen_for_what_they_reach() -> None:
    book, s = at_sea()
    evaluation = thoughts(book)
    one = s.water[s.ship[0]][0]
    two = next(c for c in s.water[one] if c != s.ship[0] and c not in s.water[s.ship[0]])
    s.lying[two] = (0, 0, 1, 0, 0)
    left = evaluation.horizon(book, s)

    def worth(first: int, second: int) -> float:
        child = s.copy()
        child.stack[-1:] = [("pass", 0, second, 2), ("pass", 0, first, 1)]
        return evaluation.value(book, child, 0, left)

    assert worth(2, 1) > worth(1, 2)
