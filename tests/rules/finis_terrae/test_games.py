"""Random full games: nothing is lost, the same seed plays the same game, saves hold everything."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from functools import cache

import pytest

from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import Match, replay
from game.engine.run import advance, answer, run
from game.engine.saves import dump, parse, resume, snapshot
from game.rules.catalogue import open_library
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.game import GAME

GAMES_EACH = 60
BATCH = 6
MOST_OPTIONS = 84
"""A die of six in open water reaches so many squares; typically it is far fewer."""


@cache
def library() -> Library:
    return open_library(GAME, texts=False)


@cache
def book(seats: int) -> TerraeBook:
    made = GAME.make_book(library(), setup(seats, 0))
    assert isinstance(made, TerraeBook)
    return made


def setup(seats: int, seed: int) -> Setup:
    return Setup(game=GAME.name, seats=("random",) * seats, seed=seed)


def pick(dice: random.Random, decision: Decision) -> Option:
    """Any option; but seats that raise the flag at the first chance would never found a port or trade."""
    honest = [option for option in decision.options if option.verb != "flag"]
    return dice.choice(honest if honest and dice.random() < 0.97 else decision.options)


def digest(seats: int, seed: int) -> str:
    """Play one game with random seats and boil it down to a few letters."""
    b, s, dice = book(seats), GAME.start(book(seats), setup(seats, seed)), random.Random(seed)
    decision = advance(b, s)
    while decision is not None:
        answer(b, s, pick(dice, decision))
        decision = advance(b, s)
    return hashlib.sha256(snapshot(s)).hexdigest()[:16]


@pytest.mark.parametrize("batch", range(GAMES_EACH // BATCH))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games_keep_every_invariant(seats: int, batch: int) -> None:
    b = book(seats)
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        s, dice = GAME.start(b, setup(seats, seed)), random.Random(seed)
        decision = advance(b, s)
        while decision is not None:
            assert 1 <= len(decision.options) <= MOST_OPTIONS
            assert len({o.key for o in decision.options}) == len(decision.options)
            answer(b, s, pick(dice, decision))
            decision = advance(b, s)
            GAME.check_state(b, s)
        assert GAME.end_reasons(s)
        assert GAME.winners(b, s)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_saved_at_random_points_a_game_goes_on_as_if_nothing_had_happened(seats: int, seed: int) -> None:
    match, dice = Match(GAME, book(seats), setup(seats, seed)), random.Random(seed)
    while match.decision is not None:
        if dice.random() < 0.03:
            data = dump(match, library().content_hash)
            loaded = resume(parse(data), GAME, match.book, library().content_hash)
            assert snapshot(loaded.state) == snapshot(match.state)
            assert dump(loaded, library().content_hash) == data
            assert loaded.decision == match.decision
            match = loaded
        assert match.decision is not None
        match.choose(pick(dice, match.decision).key)
    again = replay(GAME, match.book, match.setup, match.opening, match.records)
    assert snapshot(again.state) == snapshot(match.state)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_undo_leads_back_to_the_very_same_state(seats: int) -> None:
    match, dice = Match(GAME, book(seats), setup(seats, 5)), random.Random(5)
    taken_back = 0
    for _ in range(400):
        if match.decision is None:
            break
        before, asked = snapshot(match.state), match.decision
        match.choose(pick(dice, match.decision).key)
        if match.can_undo() and dice.random() < 0.5:
            match.undo()
            taken_back += 1
            assert snapshot(match.state) == before
            assert match.decision == asked
    assert taken_back > 20


def test_the_same_seed_plays_the_same_game_in_another_process_with_another_hash_seed() -> None:
    code = "from tests.rules.finis_terrae.test_games import digest as d; print(d(2, 7), d(3, 7), d(4, 7))"
    here = f"{digest(2, 7)} {digest(3, 7)} {digest(4, 7)}"
    for hash_seed in ("1", "2"):
        found = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout.strip() == here


def test_different_seeds_play_different_games() -> None:
    assert len({digest(2, seed) for seed in range(10)}) == 10


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_waiting_state_asks_the_same_again(seats: int) -> None:
    b, s, dice = book(seats), GAME.start(book(seats), setup(seats, 11)), random.Random(11)
    decision = advance(b, s)
    while decision is not None:
        assert run(b, s.copy()) == decision
        answer(b, s, pick(dice, decision))
        decision = advance(b, s)
