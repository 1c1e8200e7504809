"""Random games with every choice of modules: nothing is lost, all can be told, secrets stay secret."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from game.engine.content import Library
from game.engine.decision import Decision
from game.engine.game import Setup
from game.engine.match import Match, replay
from game.engine.opening import open_library
from game.engine.run import run, view
from game.engine.saves import dump, parse, resume, snapshot
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.scoring import score_lines, totals
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import CATEGORIES, EVENTS
from game.rules.western_sea.voice import SeaVoice

MOST_OPTIONS = 60
SUBSETS = [s for n in range(1, len(GAME.modules) + 1) for s in combinations(GAME.modules, n)]
ALL = tuple(GAME.modules)


@cache
def library() -> Library:
    return open_library(GAME)


def new_match(modules: tuple[str, ...], seats: int, seed: int) -> Match:
    setup = Setup(game=GAME.name, seats=("random",) * seats, modules=modules, seed=seed)
    return Match(GAME, GAME.make_book(library(), setup), setup)


def sea(match: Match) -> tuple[SeaBook, SeaState]:
    assert isinstance(match.book, SeaBook) and isinstance(match.state, SeaState)
    return match.book, match.state


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_random_games_keep_every_invariant_and_speak_both_languages(
    modules: tuple[str, ...], seats: int
) -> None:
    for seed in range(2):
        match, dice = new_match(modules, seats, seed), random.Random(seed)
        b, s = sea(match)
        voices = [SeaVoice(b, language) for language in ("en", "it")]
        while match.decision is not None:
            decision = match.decision
            assert 1 <= len(decision.options) <= MOST_OPTIONS, decision
            assert len({o.key for o in decision.options}) == len(decision.options), decision
            for voice in voices:
                tell(voice, s, decision, match)
            match.choose(dice.choice(decision.options).key)
            GAME.check_state(b, s)
        assert GAME.end_reasons(s)
        lines = score_lines(b, s)
        assert {line.category for line in lines} <= set(CATEGORIES)
        assert sum(totals(b, s)) == sum(line.points for line in lines)


def tell(voice: SeaVoice, s: SeaState, decision: Decision, match: Match) -> None:
    said = [voice.prompt(s, decision), *[voice.option(s, decision, o) for o in decision.options]]
    said += [voice.log(event) for event in match.events if event[0] in EVENTS]
    assert not [text for text in said if not text or "{" in text or "None" in text]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_saved_at_random_points_a_game_goes_on_as_if_nothing_had_happened(seats: int) -> None:
    match, dice = new_match(ALL, seats, 3), random.Random(3)
    content = library().content_hash
    while match.decision is not None:
        if dice.random() < 0.03:
            data = dump(match, content)
            loaded = resume(parse(data), GAME, match.book, content)
            assert snapshot(loaded.state) == snapshot(match.state)
            match = loaded
        assert match.decision is not None
        match.choose(dice.choice(match.decision.options).key)
    again = replay(GAME, match.book, match.setup, match.opening, match.records)
    assert snapshot(again.state) == snapshot(match.state)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_is_legal_in_the_view_is_what_is_legal(seats: int) -> None:
    match, dice = new_match(ALL, seats, 4), random.Random(4)
    while match.decision is not None:
        assert run(match.book, view(match.book, sea(match)[1], match.decision.seat)) == match.decision
        match.choose(dice.choice(match.decision.options).key)
