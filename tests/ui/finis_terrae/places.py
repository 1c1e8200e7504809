"""Screens and tables of Finis Terrae, as a person may find them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.bots.seats import HUMAN, consult, make_bot
from game.engine import saves
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.saves import Player, Shelf
from game.paths import user_dir
from game.registry import find_game
from game.ui.app import App
from game.ui.finis_terrae.table import TerraeTable
from game.ui.records import statistics_file
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import open_table
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ScoreScene
from game.ui.session import Session
from game.ui.settings import NewGame, SeatChoice

GAME = "finis-terrae"
NAMES = ("Anna", "Bartolomeo Verdi", "Chiara", "Massimiliano Re")
Way = Callable[[App], object]


@cache
def position(seats: int, choices: int, ask: str, bot: str) -> bytes:
    """A match after so many choices and then until a person is asked so, or at its end; as a save."""
    game = find_game(GAME)
    library = open_library(game)
    who = (HUMAN, "greedy", HUMAN, "keen")[:seats]
    setup = Setup(game=GAME, seats=who, seed=seats)
    match = Match(game, game.make_book(library, setup), setup)
    bots = [make_bot(bot, seats, seat) for seat in range(seats)]

    def there() -> bool:
        asked = match.decision
        early = choices < 0 or len(match.records) < choices
        return (
            not early and asked is not None and (not ask or (asked.ask == ask and who[asked.seat] == HUMAN))
        )

    while match.decision and not there():
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
    players = tuple(Player(name=NAMES[n], livery=n) for n in range(seats))
    return saves.dump(match, library.content_hash, (), players)


def session(seats: int, choices: int = -1, ask: str = "", bot: str = "random") -> Session:
    shelf = Shelf(user_dir("saves", create=True))
    name = f"{GAME}-{seats}"
    game = find_game(GAME)
    library = open_library(game)
    path = shelf.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(position(seats, choices, ask, bot))
    save = saves.read(path)
    match = saves.resume(save, game, game.make_book(library, save.setup), library.content_hash)
    path.unlink()
    return Session(match, library, save.players, name, shelf)


def table(app: App, seats: int, choices: int = -1, ask: str = "", bot: str = "random") -> TerraeTable:
    open_table(app, session(seats, choices, ask, bot))
    found = app.scene
    assert isinstance(found, TerraeTable)
    found.on_over = None
    return found


def new_game(app: App, seats: int, names: bool = False) -> NewGameScene:
    given = [SeatChoice(NAMES[n] if names else "", (HUMAN, "greedy")[n % 2], n) for n in range(seats)]
    app.settings.last = NewGame(game=GAME, seats=given, seed="123456789012345678" if names else "")
    scene = NewGameScene(app)
    app.push(scene)
    return scene


def score(app: App, seats: int, tab: str, bot: str = "random") -> ScoreScene:
    scene = ScoreScene(app, table(app, seats, bot=bot))
    scene.noting.wait()
    statistics_file().unlink(missing_ok=True)
    app.push(scene)
    scene.turn_to(tab)
    return scene


def rules(app: App, leaf: str, sought: str = "") -> RulesScene:
    app.settings.last.game = GAME
    scene = RulesScene(app, None, leaf)
    app.push(scene)
    scene.sought = sought
    return scene


def _pause(app: App) -> None:
    app.push(PauseScene(app, table(app, 4, 150)))


def _forecast(app: App, seats: int) -> None:
    table(app, seats).forecast()


SCREENS: dict[str, Way] = {
    "Finis Terrae, new game": lambda app: new_game(app, 2),
    "Finis Terrae, new game of four": lambda app: new_game(app, 4, True),
    "Finis Terrae, pause": _pause,
    "Finis Terrae, score": lambda app: score(app, 4, "score"),
    "Finis Terrae, score line by line": lambda app: score(app, 4, "things"),
    "Finis Terrae, dice": lambda app: score(app, 4, "dice"),
    "Finis Terrae, score as it stands": lambda app: _forecast(app, 4),
    "Finis Terrae, rules": lambda app: rules(app, ""),
    "Finis Terrae, rules, a tile": lambda app: rules(app, "tiles/lighthouse"),
    "Finis Terrae, rules, weather": lambda app: rules(app, "weather/storm"),
    "Finis Terrae, rules, search": lambda app: rules(app, "", "po"),
}
TABLES: dict[str, Way] = {
    "Finis Terrae, where to start": lambda app: table(app, 2, 0),
    "Finis Terrae, dividing doubloons": lambda app: table(app, 4, 3, "stow"),
    "Finis Terrae, how many": lambda app: table(app, 3, 2, "stow.amount"),
    "Finis Terrae, placing a tile": lambda app: table(app, 4, 60, "map.square"),
    "Finis Terrae, sailing": lambda app: table(app, 4, 150, "move"),
    "Finis Terrae, an action late in the game": lambda app: table(app, 4, 330, "act"),
    "Finis Terrae, the end": lambda app: table(app, 3),
}
