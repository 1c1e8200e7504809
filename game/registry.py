"""The one list of games. A game is found by its packages, so it joins by its folders alone.

From the name of a game follow its rules (`game.rules.<package>.GAME`), what bots think of it
(`game.bots.<package>.EVALUATION`), its table (`game.ui.<package>.SCREENS`), `content/<name>` and
`assets/<name>`; where the name has hyphens, the package has underscores. A game without one of the packages
is simply not offered there. Finding imports none of them: that waits until somebody wants to play.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal

from game.paths import added_roots, resource

if TYPE_CHECKING:
    from game.engine.game import Game

Room = Literal["rules", "bots", "ui"]
LAST = 1000
"""The place of a game that does not say where it belongs."""


def games(room: Room = "rules") -> tuple[str, ...]:
    """Every game that has a package in that room, in the order in which they are shown."""
    return _games(room, added_roots())


def default_game(room: Room = "rules") -> str:
    """The one that is proposed."""
    return games(room)[0]


def part_of(name: str, room: Room, module: str = "") -> Any:
    """The package of a game in that room, or a module of it."""
    check_game(name)
    _reach(room, added_roots())
    package = f"game.{room}.{name.replace('-', '_')}"
    return import_module(f"{package}.{module}" if module else package)


def find_game(name: str) -> Game:
    game: Game = part_of(name, "rules").GAME
    return game


def check_game(name: str) -> None:
    """Raise SetupError if there is no such game."""
    if name not in games():
        from game.engine.game import SetupError

        raise SetupError(f"there is no game '{name}' (games: {', '.join(games())})", "game", name=name)


def check_screen(name: str) -> None:
    """Raise SetupError if the game has no table on the screen yet."""
    if name in games() and name not in games("ui"):
        from game.engine.game import SetupError

        raise SetupError(
            f"{name} has no table on the screen yet; farshore simulate {name} lets bots play it",
            "screen",
            name=name,
        )


@cache
def _games(room: Room, roots: tuple[Path, ...]) -> tuple[str, ...]:
    found = _packages("rules", roots) & _packages(room, roots)
    return tuple(sorted(found, key=lambda name: (_order(name), name)))


def _packages(room: Room, roots: tuple[Path, ...]) -> set[str]:
    return {found.name.replace("_", "-") for found in iter_modules(_reach(room, roots)) if found.ispkg}


def _reach(room: Room, roots: tuple[Path, ...]) -> list[str]:
    """The folders in which packages of that room are looked for, those of other roots included."""
    package = import_module(f"game.{room}")
    wanted = [_home(room), *(str(root / "game" / room) for root in roots)]
    if package.__path__ != wanted:
        package.__path__[:] = wanted
    return wanted


@cache
def _home(room: Room) -> str:
    return str(import_module(f"game.{room}").__path__[0])


def _order(name: str) -> int:
    """What the game says of its place among the others; read without its rules, which take a while."""
    from game.engine.yamlio import read_document

    try:
        path = resource("content", name, "interface", "game.yaml")
    except FileNotFoundError:
        return LAST
    return int(read_document(path, path.parent).data["order"])
