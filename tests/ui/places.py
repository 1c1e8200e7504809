"""Every screen of the program, as a person may find it: a name, and how to come there."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from game.bots.seats import HUMAN, make_bot
from game.engine import saves
from game.engine.challenges import MEDALS, Verdict
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.saves import Player, Shelf
from game.paths import user_dir
from game.registry import find_game
from game.ui.app import App
from game.ui.challenges import Result, dares_of, results_file
from game.ui.games import screens_of
from game.ui.records import Played, statistics_file
from game.ui.scenes.challenges import ChallengesScene, take_up
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.naming import NameScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import open_table
from game.ui.scenes.packs import PacksScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.save_as import SaveAsScene
from game.ui.scenes.saves import SavesScene
from game.ui.scenes.score import ScoreScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shows import ShowsScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.scenes.verdict import VerdictScene
from game.ui.scenes.watch import watch_save
from game.ui.session import Session
from game.ui.settings import NewGame, SeatChoice
from game.ui.table.show import Show
from game.ui.table.table import Table
from game.ui.western_sea.modules.diceoneer.layer import Solo
from game.ui.western_sea.panels.card import CardScene
from game.ui.western_sea.setup.pick import PickScene
from game.ui.western_sea.setup.sets import SeaCatalogue
from game.ui.western_sea.table import SeaTable
from tests.ui.finis_terrae import places as terrae_places
from tests.ui.island import places as island_places
from tests.ui.western_sea.sailors import match_at

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Anna", "Bartolomeo Verdi", "Chiara", "Massimiliano Re")
"""The longest that the set-up lets people have among them."""
ALL = ("emissaries", "enclosures", "advisors", "fish-and-ships")
Way = Callable[[App], object]


# Matches, played once and taken from a shelf afterwards


@cache
def position(seats: int, choices: int, modules: tuple[str, ...] = ()) -> bytes:
    """A match of chance after so many choices, or at its end, as a save."""
    game = find_game("western-sea")
    library = open_library(game)
    who = (HUMAN, "greedy", HUMAN, "keen")[:seats]
    options = {} if modules else {"tech": "first-game"}
    setup = Setup(game="western-sea", seats=who, seed=seats, modules=modules, options=options)
    match = Match(game, game.make_book(library, setup), setup)
    bots = [make_bot("random", seats, seat) for seat in range(seats)]
    while match.decision and (choices < 0 or len(match.records) < choices):
        match.choose(bots[match.decision.seat].choose(match.book, None, match.decision).key)
    players = tuple(Player(name=NAMES[n], livery=n) for n in range(seats))
    return saves.dump(match, library.content_hash, (), players)


@cache
def solo_position(modules: tuple[str, ...], choices: int) -> bytes:
    """The same of a game against the Diceoneer, at a level with something of its own."""
    game = find_game("western-sea")
    library = open_library(game)
    options = {"tech": "random", "level": "conqueror", "more-tents": "-2"}
    setup = Setup(game="western-sea", seats=(HUMAN, "diceoneer"), modules=modules, seed=8, options=options)
    match = Match(game, game.make_book(library, setup), setup)
    bot = make_bot("random", 8, 0)
    while match.decision and (choices < 0 or len(match.records) < choices):
        match.choose(bot.choose(match.book, None, match.decision).key)
    return saves.dump(match, library.content_hash, (), (Player(name=NAMES[1]), Player(livery=3)))


@cache
def sea_position(seats: int, ask: str) -> bytes:
    """A match with ships, at the first moment when this is asked."""
    players = tuple(Player(name=NAMES[n], livery=n) for n in range(seats))
    library = open_library(find_game("western-sea"))
    return saves.dump(match_at(seats, ask), library.content_hash, (), players)


def session(seats: int, choices: int = -1, modules: tuple[str, ...] = ()) -> Session:
    return _session(f"western-sea-{seats}", position(seats, choices, modules))


def _session(name: str, data: bytes) -> Session:
    shelf = Shelf(user_dir("saves", create=True))
    game = find_game("western-sea")
    library = open_library(game)
    path = shelf.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    save = saves.read(path)
    match = saves.resume(save, game, game.make_book(library, save.setup), library.content_hash)
    made = Session(match, library, save.players, name, shelf)
    path.unlink()
    return made


def table(app: App, seats: int, choices: int = -1, modules: tuple[str, ...] = ()) -> SeaTable:
    return _table(app, session(seats, choices, modules))


def solo_table(app: App, modules: tuple[str, ...], choices: int = -1) -> SeaTable:
    return _table(app, _session("western-sea-solo", solo_position(modules, choices)))


def sea_table(app: App, seats: int, ask: str) -> SeaTable:
    return _table(app, _session("western-sea-ships", sea_position(seats, ask)))


def _table(app: App, match: Session) -> SeaTable:
    open_table(app, match)
    found = app.scene
    assert isinstance(found, SeaTable)
    found.on_over = None
    return found


# What lies in the player's folders


def fill_saves() -> None:
    folder = user_dir("saves", create=True)
    folder.mkdir(parents=True, exist_ok=True)
    for n in range(7):
        name = ("western-sea-4021", "A long evening with the whole family", "Rivincita", "Pioggia")[n % 4]
        data = position(2 + n % 3, 120)
        (folder / f"{name}{n}{saves.SUFFIX}").write_bytes(data if n != 2 else data[: len(data) // 2])
    (folder / f"zz-newer{saves.SUFFIX}").write_bytes(b"farshore-save 99 deadbeef\n{}")


def fill_packs() -> None:
    folder = user_dir("packs", create=True)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "example").exists():
        shutil.copytree(ROOT / "saves" / "example-pack", folder / "example")
        (folder / "no-pack").mkdir()
        broken = folder / "broken"
        (broken / "western-sea").mkdir(parents=True)
        title = "id: broken-cards\ntitle: {en: Broken cards, it: Carte rotte}\nversion: 1.0\n"
        (broken / "pack.yaml").write_text(title, "utf-8")
        entry = "- {id: odd, source: house, number: 999, terrain: swamp, kind: points, points: [4, 2]}\n"
        (broken / "western-sea" / "tiles.yaml").write_text(entry, "utf-8")


def fill_statistics() -> None:
    import msgspec

    path = statistics_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    games = [
        Played(
            key=str(n),
            when=1.7e9 + n * 1e6,
            game="western-sea",
            seats=((HUMAN, "greedy", "keen", HUMAN)[: 2 + n % 3]),
            names=("Massimiliano Re", "", "", f"Guest {n}")[: 2 + n % 3],
            scores=(61, 48, 55, 102)[: 2 + n % 3],
            winners=(0,) if n % 2 else (0, 1),
            rounds=9 + n % 5,
            choices=300,
            earned=("landfall", "century", "whisker")[: n % 4],
            modules=((), ("advisors",), ("emissaries", "advisors"))[n % 3],
        )
        for n in range(23)
    ]
    path.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games) + b"rubbish\n{}\n")


# The screens


def _new_game(app: App, seats: int, tech: str, names: bool = False) -> NewGameScene:
    given = [SeatChoice(NAMES[n] if names else "", (HUMAN, "greedy")[n % 2], n) for n in range(seats)]
    app.settings.last = NewGame(
        seats=given, options={"tech": tech}, seed="123456789012345678" if names else ""
    )
    scene = NewGameScene(app)
    app.push(scene)
    return scene


def _new_game_doubled(app: App) -> None:
    scene = _new_game(app, 3, "pick")
    scene.draft.seats[0].name = scene.draft.seats[1].name = "Massimiliano Re"


def _new_game_alone(app: App) -> None:
    scene = _new_game(app, 2, "random")
    scene.draft.seats[1].who = "diceoneer"


def _new_game_alone_with_modules(app: App) -> None:
    """Every difficulty option is there, and one is set on its own."""
    scene = _new_game(app, 2, "random")
    scene.draft.seats[1].who = "diceoneer"
    scene.draft.modules = ["emissaries", "enclosures", "advisors", "fish-and-ships"]
    scene.draft.options |= {"level": "conqueror", "more-tents": "-3"}
    scene._know()


def _cast(app: App, game: str, seat: int = -1) -> None:
    """A set-up with characters, and the choice of one for a seat."""
    who = (HUMAN, "keen/tessa", "greedy/any", "expert/perla")
    seats = [SeatChoice(who=one, livery=n) for n, one in enumerate(who)]
    app.settings.last = NewGame(game=game, seats=seats)
    scene = NewGameScene(app)
    app.push(scene)
    if seat >= 0:
        scene._choose_character(seat)


def _pick(app: App, picked: int) -> None:
    scene = _new_game(app, 2, "pick")
    shelf = scene.shelf
    assert isinstance(shelf, SeaCatalogue)
    scene.draft.options["picked"] = "+".join(shelf.cards[:picked])
    app.push(PickScene(app, scene.draft, shelf))


def _saves(app: App) -> None:
    fill_saves()
    app.push(SavesScene(app))


def _save_named(app: App, number: int) -> None:
    _saves(app)
    scene = app.scene
    assert isinstance(scene, SavesScene)
    scene.chosen = scene.saves[number].name


def _naming(app: App) -> None:
    _saves(app)
    scene = app.scene
    assert isinstance(scene, SavesScene)
    scene.rename()
    assert isinstance(app.scene, NameScene)


def _deleting(app: App) -> None:
    _saves(app)
    scene = app.scene
    assert isinstance(scene, SavesScene)
    scene.delete()


def _packs(app: App) -> None:
    fill_packs()
    app.push(PacksScene(app))
    shutil.rmtree(user_dir("packs"))


def _statistics(app: App) -> None:
    fill_statistics()
    app.push(StatisticsScene(app))
    statistics_file().unlink()


def _over_time(app: App) -> None:
    _statistics(app)
    scene = app.scene
    assert isinstance(scene, StatisticsScene)
    scene.leaf = "over-time"


def _honours(app: App) -> None:
    _statistics(app)
    scene = app.scene
    assert isinstance(scene, StatisticsScene)
    scene.leaf = "honours"


def _menu(app: App) -> None:
    fill_saves()
    app.push(MenuScene(app))
    scene = app.scene
    assert isinstance(scene, MenuScene) and scene.newest


def _pause(app: App, seats: int) -> None:
    there = table(app, seats, 90)
    if seats == 4:
        there.session.conceded.add(0)
        there.session.let_play(0, "greedy")
        there.session.let_play(1, HUMAN)
    app.push(PauseScene(app, there))


def _score(app: App, seats: int, tab: str) -> None:
    scene = ScoreScene(app, table(app, seats))
    scene.noting.wait()
    statistics_file().unlink(missing_ok=True)
    app.push(scene)
    scene.turn_to(tab)


def _rules(app: App, leaf: str, sought: str = "") -> None:
    scene = RulesScene(app, None, leaf)
    app.push(scene)
    scene.sought = sought


def _lifted(app: App, seats: int, choices: int, modules: tuple[str, ...] = ALL) -> None:
    """With modules, and with the curtain out of the way."""
    table(app, seats, choices, modules).eyes.lift()


def _instrument(app: App, modules: tuple[str, ...], choices: int) -> None:
    solo = solo_table(app, modules, choices).layer(Solo)
    assert solo
    solo.enlarge()


def _enlarged(app: App, id_: str, seats: int = 4) -> None:
    """A card in the hand, over a crowded table."""
    there = table(app, seats, 260, ALL)
    there.eyes.lift()
    app.push(CardScene(app, there, id_))


def score_of(app: App, session: Session) -> ScoreScene:
    """The score of a finished match, over its table."""
    there = screens_of(session.match.setup.game).table(app, session)
    app.scenes.append(there)
    there.refresh()
    scene = ScoreScene(app, there)
    app.push(scene)
    scene.noting.wait()
    app.tick(1 / 60)
    return scene


def show(app: App, name: str) -> Show:
    """An example game, watched to its middle."""
    watch_save(app, ROOT / "saves" / f"{name}{saves.SUFFIX}")
    there = app.scene
    assert isinstance(there, Table) and there.show
    there.show.toggle()
    there.show.count_all()
    there.show.begin_at(there.show.film.length // 2)
    there.show.toggle()
    return there.show


LONG = "The disk is full, so that nothing could be written.\n" * 3 + "a/very/long/path/" * 12


def challenge_table(app: App, game: str, n: int = 0) -> Table:
    """A challenge that has just begun."""
    app.push(MenuScene(app))
    take_up(app, dares_of(game)[n])
    if app.scene.name == "message":
        app.pop()
    found = app.scene
    assert isinstance(found, Table) and found.challenge
    return found


def _challenges(app: App) -> None:
    results = {
        dare.key: Result(tries=n + 1, medal=MEDALS[n % 3] if n % 4 else "", best=n + 2)  # type: ignore[arg-type]
        for n, dare in enumerate(dares_of("island"))
    }
    results_file().parent.mkdir(parents=True, exist_ok=True)
    results_file().write_bytes(msgspec.json.encode(results))
    app.push(ChallengesScene(app, "island"))


def _verdict(app: App, game: str, done: bool) -> None:
    table = challenge_table(app, game)
    assert table.challenge
    attempt = table.challenge.attempt
    verdict = Verdict.DONE if done else Verdict.FAILED
    attempt._course[-1] = attempt.now._replace(verdict=verdict, result=12)
    app.push(VerdictScene(app, table, table.challenge.dare, attempt))


SCREENS: dict[str, Way] = {
    "menu": lambda app: app.push(MenuScene(app)),
    "menu, a game to go on with": _menu,
    "new game": lambda app: _new_game(app, 2, "first-game"),
    "new game, four seats": lambda app: _new_game(app, 4, "iron-and-fire", True),
    "new game, random": lambda app: _new_game(app, 3, "random"),
    "new game, a name twice": _new_game_doubled,
    "new game, alone": _new_game_alone,
    "new game, alone with modules": _new_game_alone_with_modules,
    "new game, characters": lambda app: _cast(app, "western-sea"),
    "the characters": lambda app: _cast(app, "island", 1),
    "the characters, by lot": lambda app: _cast(app, "finis-terrae", 2),
    "learn": lambda app: app.push(LearnScene(app)),
    "challenges": lambda app: app.push(ChallengesScene(app, "western-sea")),
    "challenges, some done": _challenges,
    "a challenge is done": lambda app: _verdict(app, "finis-terrae", True),
    "a challenge is missed": lambda app: _verdict(app, "island", False),
    "pick": lambda app: _pick(app, 0),
    "pick, full": lambda app: _pick(app, 9),
    "no saves": lambda app: app.push(SavesScene(app)),
    "saves": _saves,
    "a damaged save": lambda app: _save_named(app, 3),
    "naming": _naming,
    "games to watch": lambda app: app.push(ShowsScene(app)),
    "playing on": lambda app: show(app, "western-sea-4").play_on(),
    "deleting": _deleting,
    "settings": lambda app: app.push(SettingsScene(app)),
    "no packs": lambda app: app.push(PacksScene(app)),
    "packs": _packs,
    "pause": lambda app: _pause(app, 2),
    "pause, four seats": lambda app: _pause(app, 4),
    "save as": lambda app: app.push(SaveAsScene(app, session(2, 30), "Anna, Bartolomeo Verdi, round 2")),
    "score": lambda app: _score(app, 2, "score"),
    "score of four": lambda app: _score(app, 4, "score"),
    "score, tile by tile": lambda app: _score(app, 4, "things"),
    "score, dice": lambda app: _score(app, 4, "dice"),
    "no statistics": lambda app: app.push(StatisticsScene(app)),
    "statistics": _statistics,
    "statistics over time": _over_time,
    "achievements": _honours,
    "credits": lambda app: app.push(CreditsScene(app)),
    "message": lambda app: app.push(MessageScene(app, "A word before you go on", LONG)),
    "the instrument enlarged": lambda app: _instrument(app, (), 40),
    "the instrument at sea": lambda app: _instrument(app, ("advisors", "fish-and-ships"), 84),
    "a technology enlarged": lambda app: _enlarged(app, "eminent-domain"),
    "a technology with much to tell": lambda app: _enlarged(app, "diversified-company"),
    "an advisor enlarged": lambda app: _enlarged(app, "spymaster"),
    "an emissary enlarged": lambda app: _enlarged(app, "treasure-fleet-agent"),
    "an enclosure enlarged": lambda app: _enlarged(app, "three-coves"),
    "a tile enlarged": lambda app: _enlarged(app, "river-bend"),
    "rules": lambda app: _rules(app, ""),
    "rules, a tile": lambda app: _rules(app, "tiles/river-bend"),
    "rules, a technology": lambda app: _rules(app, "technologies/mapping"),
    "rules, a die": lambda app: _rules(app, "dice/green"),
    "rules, the Diceoneer": lambda app: _rules(app, "modules/diceoneer"),
    "rules, rulings": lambda app: _rules(app, "rulings/3"),
    "rules, search": lambda app: _rules(app, "", "te"),
    "rules, nothing found": lambda app: _rules(app, "", "xyzzy"),
    **terrae_places.SCREENS,
    **island_places.SCREENS,
}
TABLES: dict[str, Way] = {
    "a challenge": lambda app: challenge_table(app, "finis-terrae", 5),
    "the draft of tiles": lambda app: table(app, 2, 0),
    "an early round": lambda app: table(app, 3, 25),
    "the middle of a game": lambda app: table(app, 4, 160),
    "a late game": lambda app: table(app, 4, 420),
    "the end": lambda app: table(app, 3),
    "the joint draft": lambda app: _lifted(app, 4, 0),
    "all modules": lambda app: _lifted(app, 4, 260),
    "behind the curtain": lambda app: table(app, 3, 90, ("enclosures",)),
    "a solo game": lambda app: solo_table(app, (), 40),
    "a late solo game": lambda app: solo_table(app, ("enclosures", "advisors", "fish-and-ships"), 84),
    "a harbour to choose": lambda app: sea_table(app, 2, "raise.side"),
    "a voyage": lambda app: sea_table(app, 4, "sail"),
    "a show at sea": lambda app: show(app, "western-sea-4"),
    "a show of the unknown": lambda app: show(app, "finis-terrae-3"),
    "a show of the island": lambda app: show(app, "island-watch"),
    **terrae_places.TABLES,
    **island_places.TABLES,
}
