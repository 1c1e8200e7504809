"""What bots of Western Sea think of tokens: they are for deals, and for nothing once none can be made."""

from __future__ import annotations

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.western_sea.evaluation import SeaEvaluation
from game.bots.western_sea.turns import mains_left
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


def thoughts(book: SeaBook) -> SeaEvaluation:
    found = evaluation_for(book)
    assert isinstance(found, SeaEvaluation)
    return found


def test_each_further_token_of_a_kind_is_worth_less() -> None:
    book, _ = begun()
    tokens = thoughts(book).token_worth
    one, two, three = (tokens.worth(book, (n, 0, 0, 0)) for n in (1, 2, 3))
    assert one > two - one > three - two > 0
    assert tokens.worth(book, (1, 1, 1, 0)) > three


def test_in_the_last_round_only_a_trade_brings_anything_for_tokens() -> None:
    book, s = begun()
    s.tokens[0][0] = 3
    s.lap, s.turn, s.mains, s.stack = LAPS, 0, 1, [("act", 0)]
    s.active[0] = [book.face_of_key["white:trade"]] * 2
    evaluation = thoughts(book)
    assert evaluation.terms(book, s, 0, 0.5)["tokens"] > 0, "there is another round"
    s.points = 0
    last = evaluation.terms(book, s, 0, 0.5)
    assert last["tokens"] == 0
    s.tokens[0][0] = 0
    assert evaluation.terms(book, s, 0, 0.5)["ready"] < last["ready"], "the trade can still be made"


def test_a_free_action_is_held_against_what_it_leaves() -> None:
    book, s = begun()
    options = [Option.parse(key) for key in ("trade", "factory hex 7", "end", "govern hex 8")]
    evaluation = thoughts(book)
    assert evaluation.aside(book, s, options) == [1, 3]
    assert evaluation.aside(book, s, options[1:]) == [], "no main action is to come"


def test_main_actions_to_come_are_counted() -> None:
    _, s = begun()
    s.turn, s.over = -1, 0
    assert mains_left(s, 0) == LAPS
    s.lap, s.turn, s.mains, s.stack = 1, 1, 1, []
    assert [mains_left(s, seat) for seat in (0, 1)] == [1, 2]
    s.lap, s.mains, s.stack = LAPS, 0, [("turn", 0)]
    assert [mains_left(s, seat) for seat in (0, 1)] == [1, 0]
    s.turn, s.over = -1, 1
    assert mains_left(s, 0) == 0


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
    kept = thoughts(book).narrow(book, s, Decision(0, ask, options))
    assert ", ".join(option.key for option in kept) == thought
