"""The thinking bots: they choose legally, say why, see only their view, and play better than chance."""

from __future__ import annotations

import random

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.greedy import EasyBot, GreedyBot, KeenBot
from game.bots.seats import consult, make_bot
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.run import view
from game.registry import find_game
from game.rules.western_sea.state import SeaState

GAME = find_game("western-sea")
LIBRARY = open_library(GAME, texts=False)


def new_match(seats: int, seed: int) -> Match:
    setup = Setup(game=GAME.name, seats=("greedy",) * seats, seed=seed)
    return Match(GAME, GAME.make_book(LIBRARY, setup), setup)


def midgame(seats: int, seed: int, choices: int = 150) -> Match:
    match, dice = new_match(seats, seed), random.Random(seed)
    while match.decision is not None and len(match.records) < choices:
        match.choose(dice.choice(match.decision.options).key)
    assert match.decision is not None
    return match


def played(seats: tuple[str, ...], seed: int) -> Match:
    match = new_match(len(seats), seed)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(seats)]
    while match.decision is not None:
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_greedy_beats_random(seed: int) -> None:
    seats = ("greedy", "random") if seed % 2 else ("random", "greedy")
    match = played(seats, seed)
    assert GAME.winners(match.book, match.state) == [seats.index("greedy")]


@pytest.mark.parametrize("bot", [EasyBot, GreedyBot, KeenBot])
def test_a_choice_is_one_of_the_options_and_leaves_the_table_alone(bot: type[GreedyBot]) -> None:
    match = midgame(3, 1)
    assert match.decision is not None
    before = match.state.copy()
    player = bot(7, match.decision.seat)
    for _ in range(3):
        assert consult(player, match.book, match.state, match.decision) in match.decision.options
    assert match.state.copy() == before


@pytest.mark.parametrize("bot", [EasyBot, GreedyBot, KeenBot])
def test_the_same_seed_thinks_the_same(bot: type[GreedyBot]) -> None:
    match = midgame(2, 3)
    assert match.decision is not None
    seat = match.decision.seat
    chosen = [consult(bot(5, seat), match.book, match.state, match.decision) for _ in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seed", range(4))
def test_what_the_generator_will_bring_makes_no_difference(seed: int) -> None:
    match = midgame(4, seed)
    assert match.decision is not None
    other = match.state.copy()
    other.rng ^= 0x1234_5678_9ABC
    seat = match.decision.seat
    here = consult(GreedyBot(1, seat), match.book, match.state, match.decision)
    assert consult(GreedyBot(1, seat), match.book, other, match.decision) == here


def test_it_says_why() -> None:
    match = midgame(3, 2)
    assert match.decision is not None
    bot = GreedyBot(1, match.decision.seat)
    option = consult(bot, match.book, match.state, match.decision)
    assert bot.why[0][0] == option.key
    assert [value for _, value in bot.why] == sorted((v for _, v in bot.why), reverse=True)
    known = view(match.book, match.state, bot.seat)
    terms = bot.explain(match.book, known)
    assert {"control", "tents", "dice", "technologies", "tempo"} <= set(terms)
    evaluation = evaluation_for(match.book)
    assert sum(terms.values()) == pytest.approx(
        evaluation.value(match.book, known, bot.seat, evaluation.horizon(match.book, known))
    )


def test_what_it_remembers_of_tiles_is_what_it_would_find_anew() -> None:
    """An evaluation keeps what single tiles are worth: a fresh one must agree after any game."""
    used = evaluation_for(new_match(3, 0).book)
    for seed in range(3):
        match = midgame(3, seed, 250)
        state = match.state
        assert isinstance(state, SeaState)
        for seat in range(3):
            fresh = evaluation_for(match.book)
            assert used.value(match.book, state, seat, 0.5) == fresh.value(match.book, state, seat, 0.5)
