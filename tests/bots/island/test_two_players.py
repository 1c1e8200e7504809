"""What bots think of at the Island for two: trade tokens, deals with the only rival, and the end."""

from __future__ import annotations

from game.bots.evaluation import evaluation_for
from game.bots.island.evaluation import DEFEAT, VICTORY, IslandEvaluation
from game.engine.decision import Decision
from game.engine.run import view
from game.rules.island.book import IslandBook
from game.rules.island.modules.two_players.tokens import FORCE
from game.rules.island.state import IslandState
from tests.bots.island.tables import give, new_match, played

LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)


def evaluation(book: IslandBook, s: IslandState) -> IslandEvaluation:
    ev = evaluation_for(book)
    assert isinstance(ev, IslandEvaluation)
    ev.horizon(book, s)
    return ev


def before_a_roll() -> tuple[IslandBook, IslandState, Decision]:
    match = played(("greedy",) * 2, 3, 30)
    book, s = match.book, match.state
    assert isinstance(book, IslandBook) and isinstance(s, IslandState)
    while match.decision is None or FORCE not in match.decision.options or match.decision.ask != "roll":
        assert match.decision is not None
        match.choose(match.decision.options[0].key)
    decision = match.decision
    return book, s, decision


def test_a_trade_is_forced_after_the_roll_if_at_all() -> None:
    book, s, decision = before_a_roll()
    offered = evaluation(book, s).narrow(book, s, decision)
    assert FORCE in decision.options and FORCE not in offered and offered


def test_a_deal_that_brings_the_rival_more_is_worth_nothing() -> None:
    """Both would gain by it: but what the only rival gains is as good as lost."""
    match = played(("greedy",) * 2, 3, 30)
    book, s = match.book, match.state
    assert isinstance(book, IslandBook) and isinstance(s, IslandState)
    ev = evaluation(book, s)
    give(s, 0, [1, 0, 0, 0, 1])
    give(s, 1, [0, 1, 0, 2, 2])
    purses = [ev.dealing.purse(book, s, seat) for seat in range(2)]
    ore, brick = (0, 0, 0, 0, 1), (0, 1, 0, 0, 0)
    mine = ev.dealing.gain(book, s, 0, purses[0], ore, brick)
    theirs = ev.dealing.gain(book, s, 1, purses[1], brick, ore)
    assert 0 < mine < ev.share(s, 0, 1) * theirs
    assert ev.dealing.hope(book, s, 0, purses, ore, brick) == 0
    ev.w["envy"] = 0.0
    assert ev.dealing.hope(book, s, 0, purses, ore, brick) > 0


def test_a_game_that_is_over_is_worth_what_winning_is() -> None:
    match = new_match(("greedy", "greedy"), 5)
    book, s = match.book, match.state
    assert isinstance(book, IslandBook) and isinstance(s, IslandState)
    ev = evaluation(book, s)
    s.over, s.winners = True, [1]
    for rich in ([0] * 5, [4] * 5):
        give(s, 1, rich)
        values = [ev.value(book, view(book, s, seat), seat, 0.5) for seat in range(2)]
        assert values == [DEFEAT, VICTORY]
        assert ev.terms(book, s, 1, 0.5)["victory"] == VICTORY
