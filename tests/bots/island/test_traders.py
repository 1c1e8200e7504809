"""What bots think of wagons: short ways, tolls that cost, better wagons, and barbarians where they hurt."""

from __future__ import annotations

from copy import deepcopy

import pytest

from game.bots.greedy import GreedyBot
from game.bots.island.hauling import FAR, Hauling
from game.engine.decision import Decision
from game.engine.game import Setup
from game.engine.run import advance, answer, view
from game.rules.island.book import IslandBook
from game.rules.island.game import GAME
from game.rules.island.modules.traders.layer import EMPTY, look_at, trade
from game.rules.island.state import IslandState
from game.rules.island.topology import mask_of
from tests.rules.island.scenario import Scenario, library, position, setup_of

GIVEN = {"phase": "wagon", "seat0": {"wagon": "5-SE", "carries": "marble"}}


def laid(**given: object) -> tuple[IslandBook, IslandState]:
    scenario = Scenario(name="", rule="", off={}, modules=("traders",), given={**GIVEN, **given})
    setup = setup_of(scenario)
    book = GAME.make_book(library(), setup)
    assert isinstance(book, IslandBook)
    return book, position(book, setup, deepcopy(scenario.given))


def chosen(book: IslandBook, state: IslandState, steps: int = 1) -> list[str]:
    bot, keys = GreedyBot(1, 0), []
    for _ in range(steps):
        decision = advance(book, state)
        assert decision is not None
        option = bot.choose(book, view(book, state, decision.seat), decision)
        keys.append(option.key)
        answer(book, state, option)
    return keys


def test_a_wagon_comes_nearer_to_its_goal_with_every_path() -> None:
    book, state = laid()
    hauling, castle = Hauling(), [entry.id for entry in trade(book).plazas].index("castle")
    ways = hauling.ways(book, state, 0, castle, mask_of(look_at(state).barbarians))
    far = [ways[look_at(state).wagons[0]]]
    keys = chosen(book, state, 3)
    for key in keys[:2]:
        assert key.startswith("go edge")
    far.append(ways[look_at(state).wagons[0]])
    assert 0 < far[1] < far[0] < FAR and keys[2] == "end"


@pytest.mark.parametrize(("coins", "longer"), [([5, 5, 5], False), ([0, 5, 5], True)])
def test_without_gold_others_roads_are_no_way(coins: list[int], longer: bool) -> None:
    road = {"seat1": {"roads": ["5-E", "2-plaza-S"]}}
    book, state = laid(coins=coins, **road)
    quarry = [entry.id for entry in trade(book).plazas].index("quarry")
    ways = Hauling().ways(book, state, 0, quarry, 0)
    assert (ways[look_at(state).wagons[0]] > 4) == longer


def test_a_good_hand_buys_a_better_wagon() -> None:
    hand = {"wagon": "5-SE", "carries": "marble", "hand": {"lumber": 1, "wool": 1, "ore": 1}}
    book, state = laid(phase="act", seat0=hand)
    assert chosen(book, state) == ["upgrade"]


def test_a_barbarian_goes_where_another_wagon_will_come() -> None:
    book, state = laid(phase="seven", seat1={"wagon": "9-S", "carries": "sand", "delivered": 4})
    hauling = Hauling()
    others = hauling.path(book, state, 1, mask_of(look_at(state).barbarians))
    mine = hauling.path(book, state, 0, mask_of(look_at(state).barbarians))
    chosen(book, state, 2)
    fresh = set(look_at(state).barbarians)
    assert fresh & set(others) and not fresh & (set(mine) - set(others))


def test_a_game_of_greedy_seats_ends_with_deliveries() -> None:
    setup = Setup(game="island", seats=("greedy",) * 3, modules=("traders",), seed=2)
    book = GAME.make_book(library(), setup)
    state = GAME.start(book, setup)
    assert isinstance(book, IslandBook) and isinstance(state, IslandState)
    book.number["target"] = 8
    bots = [GreedyBot(seat, seat) for seat in range(3)]
    decision: Decision | None = advance(book, state)
    while decision is not None:
        seat = decision.seat
        answer(book, state, bots[seat].choose(book, view(book, state, seat), decision))
        decision = advance(book, state)
    part = look_at(state)
    assert state.reasons == ["target"] and sum(part.delivered) + sum(w != EMPTY for w in part.carries) >= 3
