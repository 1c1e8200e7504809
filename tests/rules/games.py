"""What is proved of every game by random play: nothing is lost, nothing is told too early, saves hold all.

A game's tests derive from these classes and say who plays; what only that game has, they add.
"""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, ClassVar

import msgspec
import pytest

from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import Match, replay
from game.engine.opening import open_library
from game.engine.piles import UNKNOWN
from game.engine.run import advance, answer, run, view
from game.engine.saves import dump, parse, resume, snapshot
from game.registry import find_game

SEATS = (2, 3, 4)
BATCHES = 10
Pick = Callable[[random.Random, Decision], Option]


def any_option(dice: random.Random, decision: Decision) -> Option:
    return dice.choice(decision.options)


class Table:
    """One game, played by seats that choose by chance."""

    def __init__(self, name: str, pick: Pick = any_option) -> None:
        self.game = find_game(name)
        self.pick = pick
        self._books: dict[int, Any] = {}

    @cached_property
    def library(self) -> Library:
        return open_library(self.game, texts=False)

    def book(self, seats: int) -> Any:
        """The rule book for so many seats, made once."""
        if seats not in self._books:
            self._books[seats] = self.game.make_book(self.library, self.setup(seats, 0))
        return self._books[seats]

    def setup(self, seats: int, seed: int) -> Setup:
        return Setup(game=self.game.name, seats=("random",) * seats, seed=seed)

    def match(self, seats: int, seed: int) -> tuple[Match, random.Random]:
        return Match(self.game, self.book(seats), self.setup(seats, seed)), random.Random(seed)

    def walk(self, seats: int, seed: int) -> Iterator[Match]:
        """One match, shown at every decision."""
        match, dice = self.match(seats, seed)
        while match.decision is not None:
            yield match
            match.choose(self.pick(dice, match.decision).key)

    def states(self, seats: int, seed: int) -> Iterator[tuple[Any, Decision | None]]:
        """The state of one game at every decision, and at its end."""
        book, dice = self.book(seats), random.Random(seed)
        state = self.game.start(book, self.setup(seats, seed))
        decision = advance(book, state)
        yield state, decision
        while decision is not None:
            answer(book, state, self.pick(dice, decision))
            decision = advance(book, state)
            yield state, decision

    def digest(self, seats: int, seed: int) -> str:
        """One game, boiled down to a few letters."""
        *_, (state, _) = self.states(seats, seed)
        return hashlib.sha256(snapshot(state)).hexdigest()[:16]


class RandomGames:
    table: ClassVar[Table]
    where: ClassVar[str]
    """The module in which the table stands, for another process to find it."""
    batch: ClassVar[int]
    """Games of each batch."""
    most_options: ClassVar[int]

    def test_the_numbers_of_seats(self) -> None:
        assert tuple(self.table.game.seat_counts) == SEATS

    @pytest.mark.parametrize("batch", range(BATCHES))
    @pytest.mark.parametrize("seats", SEATS)
    def test_random_games_keep_every_invariant(self, seats: int, batch: int) -> None:
        game, book = self.table.game, self.table.book(seats)
        for seed in range(batch * self.batch, (batch + 1) * self.batch):
            for state, decision in self.table.states(seats, seed):
                game.check_state(book, state)
                if decision is not None:
                    assert 1 <= len(decision.options) <= self.most_options
                    assert len({o.key for o in decision.options}) == len(decision.options)
            assert game.end_reasons(state)
            assert game.winners(book, state)

    @pytest.mark.parametrize("seats", SEATS)
    def test_keys_parse_back_into_their_options(self, seats: int) -> None:
        for match in self.table.walk(seats, seed=seats):
            assert match.decision
            for option in match.decision.options:
                assert Option.parse(option.key) == msgspec.structs.replace(option, count=1)

    @pytest.mark.parametrize("seed", range(8))
    @pytest.mark.parametrize("seats", SEATS)
    def test_saved_at_random_points_a_game_goes_on_as_if_nothing_had_happened(
        self, seats: int, seed: int
    ) -> None:
        game, content = self.table.game, self.table.library.content_hash
        match, dice = self.table.match(seats, seed)
        while match.decision is not None:
            if dice.random() < 0.03:
                data = dump(match, content)
                loaded = resume(parse(data), game, match.book, content)
                assert snapshot(loaded.state) == snapshot(match.state)
                assert dump(loaded, content) == data
                assert loaded.decision == match.decision
                match = loaded
            assert match.decision is not None
            match.choose(self.table.pick(dice, match.decision).key)
        again = replay(game, match.book, match.setup, match.opening, match.records)
        assert snapshot(again.state) == snapshot(match.state)

    @pytest.mark.parametrize("seats", SEATS)
    def test_undo_leads_back_to_the_very_same_state(self, seats: int) -> None:
        match, dice = self.table.match(seats, 5)
        taken_back = 0
        for _ in range(400):
            if match.decision is None:
                break
            before, asked = snapshot(match.state), match.decision
            match.choose(self.table.pick(dice, match.decision).key)
            if match.can_undo() and dice.random() < 0.5:
                match.undo()
                taken_back += 1
                assert snapshot(match.state) == before
                assert match.decision == asked
        assert taken_back > 20

    def test_the_same_seed_plays_the_same_game_in_another_process_with_another_hash_seed(self) -> None:
        code = f"from {self.where} import TABLE as t; print(*[t.digest(seats, 7) for seats in {SEATS}])"
        here = " ".join(self.table.digest(seats, 7) for seats in SEATS)
        for hash_seed in ("1", "2"):
            found = subprocess.run(
                [sys.executable, "-c", code],
                env={**os.environ, "PYTHONHASHSEED": hash_seed},
                capture_output=True,
                text=True,
                check=True,
            )
            assert found.stdout.strip() == here

    def test_different_seeds_play_different_games(self) -> None:
        assert len({self.table.digest(2, seed) for seed in range(10)}) == 10

    @pytest.mark.parametrize("seats", SEATS)
    def test_a_waiting_state_asks_the_same_again(self, seats: int) -> None:
        for state, decision in self.table.states(seats, 11):
            assert run(self.table.book(seats), state.copy()) == decision


WALKS = [(seats, seed) for seats in SEATS for seed in (1, 2)]


class Secrets:
    """A seat sees what it may know and nothing else: neither in its view nor in what undo brings back.

    Two things are unknown to all: the generator, and the order of what has not been drawn."""

    table: ClassVar[Table]

    def hidden(self, seen: Any) -> None:
        """What else a view must not hold."""

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_states_that_differ_in_secrets_only_look_the_same(self, seats: int, seed: int) -> None:
        for match in self.table.walk(seats, seed):
            other = match.state.copy()
            other.rng ^= 0x5555_5555_5555_5555
            for seat in range(seats):
                mine, theirs = view(match.book, match.state, seat), view(match.book, other, seat)
                assert snapshot(mine) == snapshot(theirs)

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_a_view_holds_neither_the_generator_nor_the_order_of_the_pile(
        self, seats: int, seed: int
    ) -> None:
        for match in self.table.walk(seats, seed):
            for seat in range(seats):
                seen: Any = view(match.book, match.state, seat)
                assert seen.rng == 0
                assert str(match.state.rng).encode() not in snapshot(seen)
                assert set(seen.pile.slots) <= {UNKNOWN}
                assert seen.pile.pool == sorted(seen.pile.pool)
                self.hidden(seen)

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_what_is_legal_in_the_view_is_what_is_legal(self, seats: int, seed: int) -> None:
        for match in self.table.walk(seats, seed):
            assert match.decision is not None
            assert run(match.book, view(match.book, match.state, match.decision.seat)) == match.decision

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_undo_never_takes_back_a_roll_or_a_reveal_or_anothers_choice(self, seats: int, seed: int) -> None:
        shown: list[tuple[int, bytes]] = []
        for match in self.table.walk(seats, seed):
            assert match.decision is not None
            seat = match.decision.seat
            if match.can_undo():
                last = match.records[-1]
                assert not last.chance
                assert last.seat == seat
                key = last.key
                match.undo()
                # What undo brings back is what this seat saw at that decision, nothing more.
                assert shown[-1] == (seat, snapshot(view(match.book, match.state, seat)))
                match.choose(key)
            shown.append((seat, snapshot(view(match.book, match.state, seat))))
