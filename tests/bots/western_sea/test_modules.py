"""Greedy seats use what the modules bring: they hire emissaries, follow their advisors, and trade in time."""

from __future__ import annotations

from game.bots.evaluation import evaluation_for
from game.bots.seats import consult, make_bot
from game.bots.western_sea.turns import acts_again, spends_on
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.registry import find_game
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.emissaries import embassy
from game.rules.western_sea.state import SeaState

GAME = find_game("western-sea")
LIBRARY = open_library(GAME, texts=False)


def played(module: str, seats: int, seed: int) -> tuple[Match, list[str]]:
    """A game of greedy seats, and the verbs of all that they chose."""
    setup = Setup(game=GAME.name, seats=("greedy",) * seats, seed=seed, modules=(module,))
    match = Match(GAME, GAME.make_book(LIBRARY, setup), setup)
    bots = [make_bot("greedy", seed, seat) for seat in range(seats)]
    verbs = []
    while match.decision is not None:
        option = consult(bots[match.decision.seat], match.book, match.state, match.decision)
        verbs.append(option.verb if match.decision.ask != "act" else f"act {option.verb}")
        match.choose(option.key)
    return match, verbs


def test_emissaries_are_hired() -> None:
    match, verbs = played("emissaries", 3, 5)
    assert isinstance(match.state, SeaState)
    hired = [e for staff in embassy(match.state).staff for e in staff]
    assert len(hired) == verbs.count("hire") >= 1


def test_advisors_are_followed() -> None:
    _, verbs = played("advisors", 3, 1)
    assert "act advisor" in verbs


def new_state() -> SeaState:
    setup = Setup(game=GAME.name, seats=("greedy",) * 3, seed=1)
    state = Match(GAME, GAME.make_book(LIBRARY, setup), setup).state
    assert isinstance(state, SeaState)
    return state


def test_who_has_had_its_last_turn_acts_no_more() -> None:
    state = new_state()
    state.lap, state.turn, state.mains, state.grants = 2, 1, 1, []
    state.stack = [("lap-over",), ("turn", 2)]
    assert [acts_again(state, seat) for seat in range(3)] == [False, True, True]
    state.mains = 0
    assert not acts_again(state, 1)
    state.lap = 1
    assert acts_again(state, 0)


def test_spending_is_told_by_seat_and_action() -> None:
    setup = Setup(game=GAME.name, seats=("greedy",) * 2, seed=1)
    match = Match(GAME, GAME.make_book(LIBRARY, setup), setup)
    state, book = match.state, match.book
    assert isinstance(state, SeaState) and isinstance(book, SeaBook)
    state.stack = [("act", 1), ("spend", 1, 3, 1, 1, 0, 0, 0, ("recruit", 1))]
    assert spends_on(book, state, 1, 3)
    assert not spends_on(book, state, 0, 3)
    assert not spends_on(book, state, 1, 2)


def test_tokens_are_worth_the_deals_to_come() -> None:
    setup = Setup(game=GAME.name, seats=("greedy",) * 2, seed=1, modules=("advisors",))
    match = Match(GAME, GAME.make_book(LIBRARY, setup), setup)
    state, book = match.state, match.book
    assert isinstance(state, SeaState) and isinstance(book, SeaBook)
    evaluation = evaluation_for(book)

    def worth(*tokens: int) -> float:
        state.tokens[0] = [*tokens, *[0] * (len(book.resources) - len(tokens))]
        return evaluation.terms(book, state, 0, 1.0)["tokens"]

    assert worth(1, 1, 1) > worth(3) > worth(1) > 0, "different kinds bring more in one deal"
    assert worth(9) - worth(8) < 0.1 * worth(1), "who could trade nine of a kind?"
    assert worth(9) < worth(1, 1, 1)
