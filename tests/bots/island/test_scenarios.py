"""The thinking bots in the scenarios of the Island: they use what it brings, and play on."""

from __future__ import annotations

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.island.fishermen import FishEvaluation, paid
from game.bots.island.hand import Goal, Hands, Purse
from game.bots.island.rivers import RiverEvaluation
from game.bots.seats import BOTS
from game.engine.minds import read_minds
from game.rules.island.book import IslandBook
from game.rules.island.building import BRIDGE, open_places
from game.rules.island.modules import SCENARIOS
from game.rules.island.modules.fishermen import layer as fish
from game.rules.island.modules.rivers import layer as rivers
from game.rules.island.state import NOBODY, IslandState
from tests.bots.island.tables import choice, give, on_turn, played


@pytest.mark.parametrize("scenario", list(SCENARIOS))
@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_on(name: str, scenario: str) -> None:
    for seats in (2, 4):
        choices = 20 if name in ("keen", "expert") else 60
        others = "greedy" if name in ("keen", "expert") else name  # who thinks long does so in one seat
        assert len(played((name, *(others,) * (seats - 1)), 4, choices, (scenario,)).records) == choices


def test_a_card_from_elsewhere_counts_for_what_it_costs() -> None:
    """Bought where it completes a purchase, and kept where it would cost more than it helps."""
    hands = Hands(read_minds("island")["island"].weights)
    purse = Purse((Goal((1, 1, 0, 0, 0), 1.5),), (0.1,) * 5, (4,) * 5, 31)
    hand = (1, 0, 0, 0, 0)
    without, cheap, dear = (hands.worth(purse._replace(wild=wild), hand) for wild in ((), (0.1,), (1.5,)))
    assert cheap > without == dear
    assert cheap < hands.worth(purse, (1, 1, 0, 0, 0))


# Fishermen


def holds_fish(book: IslandBook, s: IslandState, seat: int, tokens: list[int]) -> None:
    part = fish.part_of(s)
    for kind, n in enumerate(tokens):
        part.pool[kind] += part.tokens[seat][kind] - n
    part.tokens[seat] = tokens[:]
    part.left += part.count[seat] - sum(tokens)
    part.count[seat] = sum(tokens)


def test_fish_are_paid_with_the_least_loss_and_the_smallest_tokens() -> None:
    book, _, _ = on_turn(modules=("fishermen",))
    assert paid(book, (2, 1, 1, 0), 4) == (0, 0, 1, 0)
    assert paid(book, (0, 2, 1, 0), 4) == (0, 0, 1, 0)
    assert paid(book, (0, 0, 2, 0), 4) == (0, 0, 0, 0)
    assert paid(book, (1, 1, 0, 0), 4) is None


def test_fish_buy_the_card_that_completes_a_city() -> None:
    book, s, seat = on_turn(modules=("fishermen",))
    holds_fish(book, s, seat, [0, 2, 0, 0])
    give(s, seat, [0, 0, 0, 2, 2])
    assert choice(book, s) == "fish purchase take"
    give(s, seat, [0, 0, 0, 0, 0])
    assert choice(book, s) == "end"


def test_the_robber_is_sent_away_for_fish_from_own_land_only() -> None:
    book, s, seat = on_turn(modules=("fishermen",))
    holds_fish(book, s, seat, [2, 0, 0, 0])
    s.cities[seat] = s.houses[seat]
    ev = evaluation_for(book)
    assert isinstance(ev, FishEvaluation)
    ev.horizon(book, s)
    costs = [ev.standing.blocked(book, s, seat, h) for h in range(19)]
    s.robber = costs.index(max(costs))
    assert choice(book, s) == "fish purchase away"
    s.robber = costs.index(0.0)
    assert choice(book, s) == "end"


def test_first_settlements_ask_less_for_fish() -> None:
    """The same corners while nobody is on turn yet, and later."""
    book, s, seat = on_turn(modules=("fishermen",))
    ev = evaluation_for(book)
    assert isinstance(ev, FishEvaluation)
    best = max([1 << corner for corner in range(54)], key=lambda c: fishing_of(ev, book, s, seat, c))
    later = fishing_of(ev, book, s, seat, best)
    s.active = NOBODY
    assert 0 < fishing_of(ev, book, s, seat, best) < later


def fishing_of(ev: FishEvaluation, book: IslandBook, s: IslandState, seat: int, houses: int) -> float:
    s.houses[seat] = houses
    return ev.terms(book, s, seat, ev.horizon(book, s))["fishing"]


def test_the_boot_is_passed_on() -> None:
    book, s, seat = on_turn(modules=("fishermen",))
    part = fish.part_of(s)
    part.boot = seat
    leader = (seat + 2) % 4
    s.cities[leader] = s.houses[leader]
    assert choice(book, s) == f"pass-boot seat {leader}"


# Rivers


def test_coins_are_worth_more_where_an_award_changes_hands() -> None:
    book, s, seat = on_turn(modules=("rivers",))
    part = rivers.part_of(s)
    part.coins = [3, 3, 3, 3]
    part.coins[seat] = 2
    part.wealthiest, part.poor = -1, 1 << seat
    ev = evaluation_for(book)
    assert isinstance(ev, RiverEvaluation)
    ev.horizon(book, s)
    worth = [ev.wealth(book, s, seat, coins) for coins in (2, 3, 4, 8, 9)]
    assert worth[2] - worth[1] > worth[4] - worth[3] > 0
    assert ev.wild(book, s, seat)[0] > book.number["coin-price"] * ev.w["coin"]


def test_a_bridge_is_built_by_whoever_is_poor() -> None:
    book, s, seat = on_turn(modules=("rivers",))
    for site in range(72):
        if rivers.banks(book).sites >> site & 1 and not s.taken >> site & 1:
            s.reach[seat] |= 1 << site
    assert open_places(book, s, seat, BRIDGE)
    part = rivers.part_of(s)
    part.coins = [3, 3, 3, 3]
    part.coins[seat] = 1
    part.wealthiest, part.poor = -1, 1 << seat
    give(s, seat, [2, 1, 0, 0, 0])
    assert choice(book, s).startswith("bridge edge")


def test_coins_buy_what_they_buy_for_least_and_wait_for_the_roll() -> None:
    """A city lacks one card: two coins buy it at any time, and four at the bank."""
    book, s, seat = on_turn(modules=("rivers",))
    part = rivers.part_of(s)
    part.coins = [6, 6, 6, 6]
    give(s, seat, [0, 0, 0, 2, 2])
    assert choice(book, s) == "coin-buy"
    s.stack, s.rolled = [("roll", seat)], 0
    assert choice(book, s) == "roll"
