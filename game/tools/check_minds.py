"""What `farshore check` finds wrong with what bots weigh by."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.engine.content import Problem
from game.engine.minds import mind_problems
from game.registry import find_game


def problems_of(game: str, packs: Sequence[Path]) -> list[Problem]:
    found = find_game(game)
    joint = [layer.name for _, layer in found.joint]
    return mind_problems(game, packs, [found.base.name, *found.modules, *found.rivals, *joint])
