"""Bots at Finis Terrae compare like with like: nothing is thrown away for nothing."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.finis_terrae.choices import timely
from game.bots.finis_terrae.evaluation import TerraeEvaluation
from game.bots.finis_terrae.fights import fought, odds
from game.bots.greedy import GreedyBot
from game.bots.hindsight import hindsight_for
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.minds import read_minds
from game.engine.opening import open_library
from game.engine.run import run
from game.registry import find_game
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.state import EMPTY, TerraeState
from game.workshop.blunders import Count, Found, Watched

GAME = find_game("finis-terrae")
LIBRARY = open_library(GAME, texts=False)
DIE = (1, 2, 3, 4, 5, 6)
FLAG, SKIP, CASH = Option("flag"), Option("skip"), Option("cash", "hold", 0)
SAIL = Option("sail", "square", 1)
WEIGHTS = read_minds(GAME.name)[GAME.name].weights


def thoughts(book: TerraeBook) -> TerraeEvaluation:
    found = evaluation_for(book)
    assert isinstance(found, TerraeEvaluation)
    return found


def at_sea() -> tuple[TerraeBook, TerraeState]:
    """The ships have left their ports, and the first is about to act."""
    setup, dice = Setup(game=GAME.name, seats=("random",) * 2, seed=3), Random(3)
    match = Match(GAME, GAME.make_book(LIBRARY, setup), setup)
    while match.decision is not None and match.decision.ask != "act":
        match.choose(dice.choice(match.decision.options).key)
    book, s = match.book, match.state.copy()
    assert isinstance(book, TerraeBook) and isinstance(s, TerraeState)
    s.holds[:2] = [[EMPTY] * 4, [EMPTY] * 4]
    s.pirate[:2] = [0, 0]
    s.lying.clear()
    s.port.clear()
    s.stack[-1] = ("act", 0, 0)
    return book, s


def test_nothing_is_wasted_in_whole_games() -> None:
    setup = Setup(game=GAME.name, seats=("greedy", "greedy"), seed=51)
    book, found = GAME.make_book(LIBRARY, setup), Found({"greedy": Count()})
    Watched(GAME, book, setup, hindsight_for(GAME.name), 1_000_000).play(found, lambda *_: "")
    assert found.counts["greedy"].choices > 100 and not found.wastes


def test_a_find_is_not_thrown_overboard_for_a_doubloon() -> None:
    book, s = at_sea()
    find = book.good["find"]
    s.holds[0] = [(find, 1)] * 4
    s.lying[s.ship[0]] = (1, *[0] * (len(book.goods) - 1))
    decision = run(book, s)
    assert isinstance(decision, Decision) and decision.find("take goods doubloon")
    assert GreedyBot(1, 0).choose(book, s, decision) == SKIP


def test_flag_and_treasure_wait_until_they_are_of_use() -> None:
    book, s = at_sea()
    s.ship[1] = next(cell for cell in s.water if cell != s.ship[0])
    move = Decision(0, "move", [SAIL, CASH, FLAG])
    assert timely(book, s, move) == [SAIL]
    closed = Decision(0, "move", [CASH, FLAG, SKIP])
    assert timely(book, s, closed) == closed.options, "only tolls close the way"
    act = Decision(0, "act", [CASH, FLAG, SKIP])
    assert timely(book, s, act) == [CASH, SKIP]
    s.ship[1] = s.ship[0]
    assert timely(book, s, act) == act.options, "the prey is there"


@pytest.mark.parametrize(("ahead", "least", "most"), [(0, 0.5, 0.5), (1, 0.55, 0.65), (-1, 0.35, 0.45)])
def test_the_stronger_one_wins_more_often(ahead: int, least: float, most: float) -> None:
    assert least <= odds(DIE, ahead) <= most


def test_what_a_fight_takes_and_brings_is_foreseen() -> None:
    book, s = at_sea()
    s.holds[1][0] = (book.good["find"], 1)
    s.pirate[0] = 1
    s.stack.append(("fight", 0, 1))
    mine, theirs = fought(WEIGHTS, book, s, [10.0, 10.0])
    wins = odds(DIE, 1)
    assert mine == pytest.approx(10 + 3 * wins - 3 * (1 - wins)), "a pirate without goods is sunk or wins"
    assert theirs == pytest.approx(10 - 3 * wins + 3 * (1 - wins))


def test_a_treasure_is_worth_what_it_brings_on_average() -> None:
    book, s = at_sea()
    s.holds[0][0] = (book.good["treasure"], 1)
    evaluation = thoughts(book)
    left = evaluation.horizon(book, s)
    paid = s.copy()
    paid.holds[0][0], paid.laid[0][book.good["treasure"]] = (COIN, 7), s.laid[0][book.good["treasure"]] + 1
    s.stack.append(("cash", 0, 0))
    assert evaluation.value(book, s, 0, left) == pytest.approx(evaluation.value(book, paid, 0, left))


def test_what_looks_best_is_followed_until_the_best_was() -> None:
    class Short(GreedyBot):
        strength = GreedyBot.strength._replace(keep=1)

    bot = Short(1, 0)
    bot._evaluation, bot._left = thoughts(at_sea()[0]), 10
    values, real = [5.0, 4.0, 3.0, 2.0], {0: 1.0, 1: 3.5, 2: 9.0}
    followed = []
    for n in bot._promising(values, [0, 1, 2]):
        followed.append(n)
        values[n] = real[n]
    assert followed == [0, 1] and values == [1.0, 3.5, 3.0, 2.0]
    bot._left, values = 0, [5.0, 4.0, 3.0, 2.0]
    for n in bot._promising(values, [0, 1, 2]):
        values[n] = real[n]
    assert max(values) == 2.0, "what was not followed counts for no more than what was"
