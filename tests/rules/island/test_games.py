"""Random full games of the Island: every set of variants with two, three and four seats."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain, combinations

import pytest

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.rules.island.book import IslandBook
from game.rules.island.modules import VARIANTS
from tests.rules.games import SEATS, RandomGames, Table

SETS = list(chain.from_iterable(combinations(VARIANTS, n) for n in range(len(VARIANTS) + 1)))
GAMES = 40
"""Of each set of variants with each number of seats."""
AT_A_TIME = 10


def pick(dice: random.Random, decision: Decision) -> Option:
    """Any option; but seats that put offers together by chance would do little else, and seats that build
    when they can, and drive to a plaza that is near, come to an end."""
    options = decision.options
    if decision.ask == "act" and dice.random() < 0.6:
        building = [option for option in options if option.verb in ("settle", "city", "buy", "upgrade")]
        if building:
            return dice.choice(building)
    if decision.ask == "wagon" and dice.random() < 0.9:
        drives = [option for option in options if option.verb == "go"]
        options = [option for option in drives if "plaza" in str(option.at)] or drives or options
    if decision.ask in ("offer", "counter"):
        ready = [option for option in options if option.verb in ("to", "all", "send")]
        options = ready if ready and dice.random() < 0.7 else options
    elif decision.ask in ("act", "reply") and dice.random() < 0.8:
        options = [option for option in options if option.verb not in ("offer", "counter")]
    return dice.choice(options)


class IslandTable(Table):
    def __init__(self, modules: tuple[str, ...] = ()) -> None:
        super().__init__("island", pick)
        self.modules = modules

    def setup(self, seats: int, seed: int) -> Setup:
        return Setup(game="island", seats=("random",) * seats, modules=self.modules, seed=seed)


@cache
def table(modules: tuple[str, ...] = ()) -> IslandTable:
    return IslandTable(modules)


TABLE = table()
FULL = table(tuple(VARIANTS))


def book(seats: int, modules: tuple[str, ...] = ()) -> IslandBook:
    made = table(modules).book(seats)
    assert isinstance(made, IslandBook)
    return made


class TestGames(RandomGames):
    table, where = TABLE, __name__
    batch = 1
    most_options = 80


class TestGamesWithAllVariants(RandomGames):
    table, where = FULL, __name__
    batch = 1
    most_options = 80

    def test_the_same_seed_plays_the_same_game_in_another_process_with_another_hash_seed(self) -> None:
        """Proved by the base game: which modules are on makes no difference."""


@pytest.mark.parametrize("batch", range(GAMES // AT_A_TIME))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("modules", SETS, ids=["+".join(s) or "base" for s in SETS])
def test_every_set_of_variants_keeps_every_invariant(
    modules: tuple[str, ...], seats: int, batch: int
) -> None:
    played = table(modules)
    made = book(seats, modules)
    for seed in range(batch * AT_A_TIME, (batch + 1) * AT_A_TIME):
        for state, decision in played.states(seats, seed):
            played.game.check_state(made, state)
            if decision is not None:
                assert decision.options
        assert played.game.end_reasons(state)
        assert len(played.game.winners(made, state)) == 1 or state.reasons == ["turn-limit"]
