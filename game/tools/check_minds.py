"""What `farshore check` finds wrong with what bots weigh by."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.bots.terms import terms_of
from game.engine.content import Library, Problem
from game.engine.minds import mind_problems
from game.registry import find_game


def problems_of(game: str, packs: Sequence[Path], library: Library) -> list[Problem]:
    found = find_game(game)
    joint = [layer.name for _, layer in found.joint]
    layers = [found.base.name, *found.modules, *found.rivals, *joint]
    return mind_problems(game, packs, layers, terms_of(found, library))
