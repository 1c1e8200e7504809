"""Screens and tables of the Island, as a person may find them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.bots.seats import HUMAN, make_bot
from game.engine import saves
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.saves import Player, Shelf
from game.paths import user_dir
from game.registry import find_game
from game.ui.app import App
from game.ui.island.setup.house_rules import HouseRulesScene
from game.ui.island.table import IslandTable
from game.ui.records import statistics_file
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import open_table
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ScoreScene
from game.ui.session import Session
from game.ui.settings import NewGame, SeatChoice

GAME = "island"
NAMES = ("Anna", "Bartolomeo Verdi", "Chiara", "Massimiliano Re")
ALL = ("friendly-robber", "event-cards", "harbour-master")
Way = Callable[[App], object]


@cache
def position(seats: int, choices: int, ask: str, modules: tuple[str, ...] = (), seed: int = 1) -> bytes:
    """A match of chance after so many choices and then until a person is asked so, or at its end."""
    game = find_game(GAME)
    library = open_library(game)
    who = (HUMAN, HUMAN, "greedy", "keen")[:seats]
    setup = Setup(game=GAME, seats=who, seed=seed, modules=modules)
    match = Match(game, game.make_book(library, setup), setup)
    bots = [make_bot("random", seed, seat) for seat in range(seats)]

    def there() -> bool:
        asked = match.decision
        early = choices < 0 or len(match.records) < choices
        return not early and asked is not None and asked.ask == ask and who[asked.seat] == HUMAN

    while match.decision and not there():
        match.choose(bots[match.decision.seat].choose(match.book, None, match.decision).key)
    assert not ask or match.decision, f"'{ask}' was never asked"
    players = tuple(Player(name=NAMES[n], livery=n) for n in range(seats))
    return saves.dump(match, library.content_hash, (), players)


def session(
    seats: int, choices: int = -1, ask: str = "", modules: tuple[str, ...] = (), seed: int = 1
) -> Session:
    shelf = Shelf(user_dir("saves", create=True))
    name = f"{GAME}-{seats}"
    game = find_game(GAME)
    library = open_library(game)
    path = shelf.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(position(seats, choices, ask, modules, seed))
    save = saves.read(path)
    match = saves.resume(save, game, game.make_book(library, save.setup), library.content_hash)
    path.unlink()
    return Session(match, library, save.players, name, shelf)


def table(
    app: App,
    seats: int,
    choices: int = -1,
    ask: str = "",
    modules: tuple[str, ...] = (),
    seed: int = 1,
    lift: bool = True,
) -> IslandTable:
    open_table(app, session(seats, choices, ask, modules, seed))
    found = app.scene
    assert isinstance(found, IslandTable)
    found.on_over = None
    if lift:
        found.eyes.lift()
    return found


def new_game(app: App, seats: int, modules: tuple[str, ...] = (), names: bool = False) -> NewGameScene:
    given = [SeatChoice(NAMES[n] if names else "", (HUMAN, "greedy")[n % 2], n) for n in range(seats)]
    app.settings.last = NewGame(game=GAME, seats=given, modules=list(modules), options={"phases": "strict"})
    scene = NewGameScene(app)
    app.push(scene)
    return scene


def house_rules(app: App, page: int) -> None:
    scene = HouseRulesScene(app, new_game(app, 2, ALL))
    scene.page = page
    app.push(scene)


def score(app: App, seats: int, tab: str) -> ScoreScene:
    scene = ScoreScene(app, table(app, seats, lift=False))
    scene.noting.wait()
    statistics_file().unlink(missing_ok=True)
    app.push(scene)
    scene.turn_to(tab)
    return scene


def rules(app: App, leaf: str) -> RulesScene:
    app.settings.last.game = GAME
    scene = RulesScene(app, None, leaf)
    app.push(scene)
    return scene


def card(app: App) -> None:
    t = table(app, 4, 200, "act")
    t.enlarge("cards/knight", lambda: t.tooltips.card(t.book.card["knight"], None))


SCREENS: dict[str, Way] = {
    "Island, new game": lambda app: new_game(app, 2),
    "Island, new game with everything": lambda app: new_game(app, 4, (*ALL, "rivers"), True),
    "Island, house rules": lambda app: house_rules(app, 0),
    "Island, the last house rules": lambda app: house_rules(app, 9),
    "Island, score": lambda app: score(app, 4, "score"),
    "Island, score line by line": lambda app: score(app, 4, "things"),
    "Island, the course": lambda app: score(app, 4, "course"),
    "Island, rolls": lambda app: score(app, 4, "dice"),
    "Island, rules": lambda app: rules(app, ""),
    "Island, rules, a card": lambda app: rules(app, "cards/knight"),
    "Island, rules, a scenario": lambda app: rules(app, "scenarios/rivers"),
    "Island, rules, barbarians": lambda app: rules(app, "scenarios/barbarian-attack"),
    "Island, rules, traders": lambda app: rules(app, "scenarios/traders"),
    "Island, a card": card,
}
TABLES: dict[str, Way] = {
    "Island, the first settlement": lambda app: table(app, 4, 0, "start"),
    "Island, the curtain": lambda app: table(app, 4, 40, "act", lift=False),
    "Island, trade and build": lambda app: table(app, 4, 500, "act"),
    "Island, an offer": lambda app: table(app, 4, 100, "offer"),
    "Island, asked for a deal": lambda app: table(app, 4, 60, "reply"),
    "Island, who would deal": lambda app: table(app, 4, 60, "deal"),
    "Island, the robber moves": lambda app: table(app, 4, 100, "robber"),
    "Island, whom to rob": lambda app: table(app, 4, 600, "rob"),
    "Island, giving up cards": lambda app: table(app, 4, 60, "discard"),
    "Island, a monopoly": lambda app: table(app, 4, 950, "monopoly", seed=3),
    "Island, for neutral colours": lambda app: table(app, 2, 60, "neutral-road", ALL),
    "Island, two in a turn": lambda app: table(app, 2, 300, "act", ALL),
    "Island, thefts": lambda app: table(app, 4, 990, "thefts", ALL, seed=12),
    "Island, paying with fish": lambda app: table(app, 4, 20, "fish-pay", ("fishermen",), seed=16),
    "Island, fish to spend": lambda app: table(app, 4, 16, "roll", ("fishermen",), seed=11),
    "Island, the boot": lambda app: table(app, 4, 54, "act", ("fishermen",), seed=4),
    "Island, two fishermen": lambda app: table(app, 2, 60, "act", (*ALL, "fishermen"), seed=3),
    "Island, by the rivers": lambda app: table(app, 4, 1200, "act", (*ALL, "rivers"), seed=3),
    "Island, two by the rivers": lambda app: table(app, 2, 60, "act", (*ALL, "rivers"), seed=3),
    "Island, barbarians": lambda app: table(app, 4, 900, "act", (*ALL, "barbarian-attack"), seed=3),
    "Island, a march": lambda app: table(app, 4, 700, "march-to", ("barbarian-attack",), seed=3),
    "Island, two and barbarians": lambda app: table(app, 2, 300, "act", (*ALL, "barbarian-attack"), seed=3),
    "Island, a bid": lambda app: table(app, 3, 500, "bid", ("caravans",), seed=5),
    "Island, naming places": lambda app: table(app, 3, 500, "propose", ("caravans",), seed=5),
    "Island, a wagon": lambda app: table(app, 4, 700, "wagon", (*ALL, "traders"), seed=3),
    "Island, a barbarian moves": lambda app: table(app, 4, 300, "barbarian", ("traders",), seed=3),
    "Island, two traders": lambda app: table(app, 2, 300, "act", (*ALL, "traders"), seed=3),
    "Island, the end": lambda app: table(app, 3, lift=False),
}
