"""Why a bot on the Island did something: what it betters, and no stroke of luck."""

from __future__ import annotations

from game.bots.reasons import Reasoner
from game.engine.decision import Decision
from game.engine.run import run, view
from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from tests.bots.island.tables import give, on_turn


def reasons(book: IslandBook, s: IslandState, verb: str, mind: int = 1) -> tuple[str, ...]:
    """For the first option of this verb, against ending the turn."""
    decision = run(book, s)
    assert isinstance(decision, Decision)
    chosen = next(option.key for option in decision.options if option.verb == verb)
    seat = decision.seat
    return Reasoner(mind, seat).reasons(book, view(book, s, seat), decision, chosen, [chosen, "end"])


def test_a_card_is_not_bought_for_the_point_that_it_may_be() -> None:
    """Though one in five is one: whoever draws it now and then has not bought it for that."""
    book, s, seat = on_turn()
    give(s, seat, [0, 0, 1, 1, 1])
    found = [reasons(book, s, "buy", mind) for mind in range(8)]
    assert all("cards" in one for one in found)
    assert sum("points" in one for one in found) <= 1


def test_what_scores_for_sure_is_said_to_score() -> None:
    book, s, seat = on_turn()
    give(s, seat, [0, 0, 0, 2, 3])
    assert {"points", "production"} <= {*reasons(book, s, "city")}
