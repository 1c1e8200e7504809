"""What `farshore check` finds wrong with achievements: a language, a picture or a count that is not there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.engine.achievements import achievement_problems
from game.engine.beside import icons_of
from game.engine.content import Library, Problem
from game.engine.counts import counted
from game.engine.game import Setup
from game.engine.match import Match
from game.registry import find_game


def problems_of(game: str, packs: Sequence[Path], library: Library) -> list[Problem]:
    return achievement_problems(game, packs, library, icons_of(game), _counts(game, library))


def _counts(name: str, library: Library) -> list[str]:
    """All that is counted of a game that chance has played, and the modules that there are."""
    game = find_game(name)
    setup = Setup(game=name, seats=("random",) * max(game.seat_counts))
    match, lot = Match(game, game.make_book(library, setup), setup), Random(1)
    while match.decision:
        match.choose(lot.choice(match.decision.options).key)
    modules = [f"module {module}" for module in game.modules]
    return sorted({count for seat in counted(match, setup.seats) for count in seat} | set(modules))
