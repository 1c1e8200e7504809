"""What `farshore check` finds wrong with characters: a language, a face or a term that is not there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.bots.terms import terms_of
from game.engine.characters import character_problems
from game.engine.content import Library, Problem
from game.registry import find_game


def problems_of(game: str, packs: Sequence[Path], library: Library) -> list[Problem]:
    return character_problems(game, packs, terms_of(find_game(game), library))
