"""The games of the table, by name; a game's rules are imported only when somebody plays it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from game.engine.content import Library, load
from game.engine.game import Game, SetupError
from game.paths import resource

PACKAGES = {"western-sea": "western_sea"}
TO_COME = ("finis-terrae", "island")


def find_game(name: str) -> Game:
    if name in TO_COME:
        raise SetupError(f"{name} is not at the table yet; today there is {', '.join(PACKAGES)}")
    if name not in PACKAGES:
        raise SetupError(f"there is no game '{name}' (games: {', '.join([*PACKAGES, *TO_COME])})")
    game: Game = import_module(f"game.rules.{PACKAGES[name]}").GAME
    return game


def open_library(game: Game, packs: Sequence[Path] = (), texts: bool = True) -> Library:
    return load(game.spec, resource("content", game.name), packs, texts=texts)
