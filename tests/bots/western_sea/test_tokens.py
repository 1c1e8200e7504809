"""What bots of Western Sea think of tokens: they are for deals, and for nothing once none can be made."""

from __future__ import annotations

import pytest

from game.bots.western_sea.evaluation import SeaEvaluation
from game.bots.western_sea.tokens import Tokens
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_game
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.rounds import LAPS
from game.rules.western_sea.state import SeaState


def begun() -> tuple[SeaBook, SeaState]:
    game, library = open_game("western-sea", [], texts=False)
    setup = Setup(game=game.name, seats=("random",) * 2, seed=1)
    match = Match(game, game.make_book(library, setup), setup)
    book, s = match.book, match.state.copy()
    assert isinstance(book, SeaBook) and isinstance(s, SeaState)
    return book, s


def test_each_further_token_of_a_kind_is_worth_less() -> None:
    book, _ = begun()
    one, two, three = (Tokens().worth(book, (n, 0, 0, 0)) for n in (1, 2, 3))
    assert one > two - one > three - two > 0
    assert Tokens().worth(book, (1, 1, 1, 0)) > three


def test_tokens_are_worth_nothing_to_one_who_trades_no_more() -> None:
    book, s = begun()
    s.tokens[0][0] = 3
    s.lap, s.turn, s.mains, s.stack = LAPS, 1, 0, [("turn", 1)]
    evaluation = SeaEvaluation()
    assert evaluation.tokens(book, s, 0, 0.5) > 0, "there is another round"
    s.points = 0
    assert evaluation.tokens(book, s, 0, 0.5) == 0
    s.stack.insert(0, ("turn", 0))
    assert evaluation.tokens(book, s, 0, 0.5) > 0, "its turn in the last round is to come"


@pytest.mark.parametrize(
    ("ask", "offered", "thought"),
    [
        ("deal", "add token food, add token iron, close", "add token food"),
        ("deal", "close", "close"),
        ("trade", "deal token food, deal token iron, give spent white", "deal token food"),
        ("trade", "deal token food, give spent white, done", "deal token food, done"),
        ("trade", "give spent white, done", "give spent white, done"),
    ],
)
def test_a_deal_takes_a_token_of_every_kind(ask: str, offered: str, thought: str) -> None:
    book, s = begun()
    options = [Option.parse(key) for key in offered.split(", ")]
    kept = SeaEvaluation().narrow(book, s, Decision(0, ask, options))
    assert ", ".join(option.key for option in kept) == thought
