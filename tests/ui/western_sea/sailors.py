"""Games at sea for the tests: somebody who draws lots, but would rather explore and sail."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from game.engine.decision import Option
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.registry import find_game
from game.rules.western_sea.state import SeaState
from game.ui.western_sea.map.sea import sea_in

FISH = "fish-and-ships"
LIKED = ("navigate", "sail", "explore", "wake")


class Sailor(Random):
    """A lot that mostly falls on what leads out to sea."""

    def choice(self, options: Any) -> Any:
        liked = [o for o in options if isinstance(o, Option) and o.verb in LIKED]
        return super().choice(liked if liked and self.random() < 0.8 else options)


def sea_setup(seats: int, seed: int) -> Setup:
    return Setup(game="western-sea", seats=("human",) * seats, seed=seed, modules=(FISH,))


SEEDS = range(4, 40)
AT_SEA = {"sea-raised", "ship", "sailed", "reveal-peek", "reveal-flip", "navigated"}
"""What happens in a game that shows all of the sea."""


def new_match(seats: int, seed: int) -> Match:
    game = find_game("western-sea")
    setup = sea_setup(seats, seed)
    return Match(game, game.make_book(open_library(game), setup), setup)


def match_at(seats: int, ask: str) -> Match:
    """A match with ships at the first moment when this is asked; lots are drawn until it comes to that."""
    for seed in SEEDS:
        match, lot = new_match(seats, seed), Sailor(seed)
        while match.decision and match.decision.ask != ask:
            match.choose(lot.choice(match.decision.options).key)
        if match.decision:
            return match
    raise AssertionError(f"'{ask}' was never asked")


@cache
def seafaring_seed(seats: int) -> int:
    """The seed of a game in which a sailor with the same seed sees everything that the sea has."""
    for seed in SEEDS:
        match, lot, happened = new_match(seats, seed), Sailor(seed), set()
        while match.decision:
            match.choose(lot.choice(match.decision.options).key)
            happened |= {event[0] for event in match.events}
        if happened >= AT_SEA:
            return seed
    raise AssertionError("nobody has seen all of the sea")


def ships(match: Match) -> list[int]:
    assert isinstance(match.state, SeaState)
    sea = sea_in(match.state)
    assert sea
    return sea.ships
