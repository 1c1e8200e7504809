"""The games of the table, by name; a game's rules are imported only when somebody plays it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from game.engine.content import Library, load
from game.engine.game import Game, SetupError
from game.paths import resource

PACKAGES = {"western-sea": "western_sea", "finis-terrae": "finis_terrae", "island": "island"}
ON_SCREEN = ("western-sea", "finis-terrae")
"""Games that have their table on the screen; bots can play the others from the command line."""
TO_COME: tuple[str, ...] = ()
OFF_SCREEN = (*[name for name in PACKAGES if name not in ON_SCREEN], *TO_COME)


def find_game(name: str) -> Game:
    if name in TO_COME:
        raise SetupError(
            f"{name} is not at the table yet; today there is {', '.join(PACKAGES)}", "screen", name=name
        )
    if name not in PACKAGES:
        raise SetupError(
            f"there is no game '{name}' (games: {', '.join([*PACKAGES, *TO_COME])})", "game", name=name
        )
    game: Game = import_module(f"game.rules.{PACKAGES[name]}").GAME
    return game


def check_screen(name: str) -> None:
    """Raise SetupError if the game has no table on the screen yet."""
    if name in PACKAGES and name not in ON_SCREEN:
        raise SetupError(
            f"{name} has no table on the screen yet; farshore simulate {name} lets bots play it",
            "screen",
            name=name,
        )


def open_library(game: Game, packs: Sequence[Path] = (), texts: bool = True) -> Library:
    return load(game.spec, resource("content", game.name), packs, texts=texts)
