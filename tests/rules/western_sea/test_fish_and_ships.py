"""Fish and Ships: the set-up, what a seat may not know, the figure of the sea, and whole games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from game.engine.game import Setup
from game.engine.hexes import ORIGIN, mirror, neighbours
from game.engine.match import Match
from game.engine.piles import EVERYBODY, UNKNOWN
from game.engine.run import advance, answer, run, view
from game.engine.saves import restore, snapshot
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.fish_and_ships.layer import NAME, ON_BOARD, face_down, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import (
    AHEAD,
    BEACHES,
    COASTS,
    EAST,
    FIRST_SEA,
    HARBOUR,
    KEEPS,
    LINKS,
    TURNS,
    WEST,
    figure,
)
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.voice import log_line, option_text, prompt
from tests.rules.western_sea.test_games import MOST_OPTIONS, library
from tests.rules.western_sea.test_text import LIBRARY

SETS = [c for n in range(3) for c in combinations([m for m in GAME.modules if m != NAME], n)]
"""Other modules to play with: none, each alone, and every pair."""


@cache
def book(seats: int, others: tuple[str, ...] = ()) -> SeaBook:
    made = GAME.make_book(library(), setup(seats, 0, others))
    assert isinstance(made, SeaBook)
    return made


def setup(seats: int, seed: int, others: tuple[str, ...] = ()) -> Setup:
    return Setup(game=GAME.name, seats=("random",) * seats, seed=seed, modules=(NAME, *others))


def eager(decision_options: list[str], dice: random.Random) -> int:
    """Chance chooses, but sails whenever it can: a random seat hardly ever would."""
    wanted = ("navigate", "sail ")
    sailing = [
        n for n, key in enumerate(decision_options) if key.startswith(wanted) or "small-harbour" in key
    ]
    return dice.choice(sailing or range(len(decision_options)))


def walk(match: Match, seed: int) -> Iterator[Match]:
    dice = random.Random(seed)
    while match.decision is not None:
        yield match
        keys = [o.key for o in match.decision.options]
        match.choose(keys[eager(keys, dice)])


# The set-up


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_set_up(seats: int) -> None:
    b = book(seats)
    s = GAME.start(b, setup(seats, 1))
    assert isinstance(s, SeaState)
    sea = sea_of(s)
    assert b.tiles[s.pile.slots[-6]].id == "small-harbour"
    assert [t for t in s.pile.slots if t != UNKNOWN] == [b.thing["small-harbour"]]
    assert b.thing["small-harbour"] not in s.pile.pool
    assert len(s.pile) == {2: 20, 3: 28, 4: 34}[seats]
    assert len(sea.tiles) == {2: 6, 3: 6, 4: 8}[seats]
    assert len(sea.tiles.pool) == len(sea.tiles) + 1
    assert ("green-island" in b.thing, "sugar-island" in b.thing) == (seats == 4,) * 2
    assert sea.ships == [ON_BOARD] * seats
    assert b.number["tents"] == 25


def test_there_are_twenty_four_hexes_and_sixteen_technologies() -> None:
    tiles = [t for t in library().entries["tiles"].values() if t.module == NAME]  # type: ignore[attr-defined]
    marks = Counter(t.mark for t in tiles)  # type: ignore[attr-defined]
    wanted = {
        "41": 1,
        **{f"X{n}": 1 for n in range(1, 10)},
        "A1": 2,
        "A2": 2,
        "B1": 2,
        "B2": 2,
        "P1": 3,
        "P2": 3,
    }
    assert marks == wanted
    cards = [t for t in library().entries["technologies"].values() if t.module == NAME]  # type: ignore[attr-defined]
    assert [t.number for t in cards] == [*range(101, 112), 112, 114, 116, 117, 119]  # type: ignore[attr-defined]


# The figure


def test_every_beach_lies_between_two_lighthouses() -> None:
    for beach, keep, own in zip(BEACHES, KEEPS, (WEST, EAST), strict=True):
        lighthouses = [n for n in LINKS[beach] if n in (WEST, EAST, *KEEPS)]
        assert sorted(lighthouses) == sorted([keep, own])


def test_the_figure_is_its_own_mirror_image_and_hangs_together() -> None:
    cells = figure(ORIGIN, 0, 8)
    mirrored = {mirror(c) for c in cells}
    assert any(mirrored == set(figure(ORIGIN, turn, 8)) for turn in range(TURNS))
    reached, new = set[int](), {HARBOUR}
    while new:
        reached |= new
        new = {m for n in new for m in LINKS[n]} - reached
    assert len(reached) == len(cells) == COASTS + 8
    for turn in range(TURNS):
        turned = figure(ORIGIN, turn, 6)
        assert turned[HARBOUR] == ORIGIN
        assert all(turned[m] in neighbours(turned[n]) for n in range(13) for m in LINKS[n] if m < 13)
    assert len({figure(ORIGIN, turn, 6)[AHEAD] for turn in range(TURNS)}) == TURNS


# What a seat may not know


def peeked(s: SeaState, seat: int) -> list[int]:
    """Places in the sea that only others have looked at."""
    tiles = sea_of(s).tiles
    return [
        n
        for n, known in enumerate(tiles.knows)
        if tiles.slots[n] != UNKNOWN and known != EVERYBODY and not known >> seat & 1
    ]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_nobody_sees_what_another_has_looked_at(seats: int) -> None:
    """Neither in the view, nor in an event, nor in the key of a choice, nor in what the view allows."""
    secrets = 0
    for seed in range(60):
        if secrets > 20:
            break  # random seats seldom sail over a tile without ending there, but these are enough
        for match in walk(Match(GAME, book(seats), setup(seats, seed)), seed):
            s = match.state
            assert isinstance(s, SeaState) and match.decision is not None
            assert not [e for e in match.events if e[0] == "reveal-peek" and len(e) != 3]
            for seat in range(seats):
                hidden = peeked(s, seat)
                if not hidden:
                    continue
                secrets += 1
                seen = sea_of(view(match.book, s, seat)).tiles
                assert all(seen.slots[n] == UNKNOWN and not seen.knows[n] for n in hidden)
                assert all(sea_of(s).tiles.slots[n] in seen.pool for n in hidden)
                # Another tile there would look the same.
                other = s.copy()
                tiles = sea_of(other).tiles
                if tiles.pool:
                    n = hidden[0]
                    tiles.slots[n], tiles.pool[0] = tiles.pool[0], tiles.slots[n]
                    tiles.pool.sort()
                    assert snapshot(view(match.book, other, seat)) == snapshot(view(match.book, s, seat))
            assert run(match.book, view(match.book, s, match.decision.seat)) == match.decision
    assert secrets


@pytest.mark.parametrize("seats", (2, 4))
def test_a_look_cannot_be_taken_back(seats: int) -> None:
    looked = 0
    for seed in range(8):
        for match in walk(Match(GAME, book(seats), setup(seats, seed)), seed):
            if any(e[0] in ("reveal-peek", "reveal-flip") for e in match.events):
                looked += 1
                assert not match.can_undo()
    assert looked


# Whole games


@pytest.mark.parametrize("others", SETS, ids=lambda others: "+".join(others) or "alone")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games_keep_every_invariant(seats: int, others: tuple[str, ...]) -> None:
    b = book(seats, others)
    happened: Counter[str] = Counter()
    for seed in range(5 if not others else 2):
        s, dice = GAME.start(b, setup(seats, seed, others)), random.Random(seed)
        assert isinstance(s, SeaState)
        decision = advance(b, s)
        while decision is not None:
            assert 1 <= len(decision.options) <= MOST_OPTIONS
            assert len({o.key for o in decision.options}) == len(decision.options)
            answer(b, s, decision.options[eager([o.key for o in decision.options], dice)])
            decision = advance(b, s)
            happened.update(e[0] for e in s.events)
            GAME.check_state(b, s)
            if dice.random() < 0.01:
                assert snapshot(restore(GAME, b, snapshot(s))) == snapshot(s)
        assert GAME.end_reasons(s)
        assert GAME.winners(b, s)
        sea = sea_of(s)
        assert all(face_down(sea, FIRST_SEA + n) or t in s.at.values() for n, t in enumerate(sea.tiles.slots))
    if not others:
        assert {"sea-raised", "ship", "sailed", "reveal-peek", "reveal-flip", "navigated"} <= set(happened)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_all_that_is_said_in_games(seats: int) -> None:
    for seed in range(10, 13):
        all_said(seats, seed)


def all_said(seats: int, seed: int) -> None:
    made = GAME.make_book(LIBRARY, setup(seats, seed))
    assert isinstance(made, SeaBook)
    said = 0
    for n, match in enumerate(walk(Match(GAME, made, setup(seats, seed)), seed)):
        s, lang = match.state, ("en", "it")[n % 2]
        assert isinstance(s, SeaState) and match.decision is not None
        texts = [prompt(made, lang, s, match.decision)]
        texts += [option_text(made, lang, s, match.decision, o) for o in match.decision.options]
        texts += [log_line(made, lang, event) for event in match.events]
        for text in texts:
            assert text.strip() and "{" not in text
        said += 1
    assert said
