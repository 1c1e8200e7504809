"""Luck and taste over many games: what chance brought against what was to be expected, and favourites."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from game.engine.game import Setup
from game.engine.languages import LANGUAGES
from game.engine.match import Match
from game.engine.opening import open_library, open_save
from game.engine.saves import resume
from game.engine.words import Words
from game.paths import resource
from game.registry import find_game, games
from game.rules.island.modules import SCENARIOS
from game.ui.app import App
from game.ui.fortune import DUE, PARTS, Fortune
from game.ui.games import screens_of
from game.ui.island.luck import EVENTS
from game.ui.records import Played, figures, statistics_file
from game.ui.scenes.statistics import StatisticsScene
from game.ui.settings import NewGame, Settings
from game.ui.wording import Wording
from tests.ui.measure import Screen, notes

SEVERAL = 7


@cache
def tally_of(game: str) -> dict[str, int]:
    """Of the example that skilled bots have played."""
    opened = open_save(resource("saves", f"{game}-watch.farshore"), ())
    match = resume(opened.save, opened.game, opened.book, opened.library.content_hash)
    return dict(screens_of(game).tally(match))


def a_game(game: str, n: int) -> Played:
    return Played(
        key=f"{game} {n}",
        game=game,
        seats=("human", "greedy", "greedy"),
        names=("Ada", "", ""),
        scores=(10, 7, 4),
        winners=(0,),
        rounds=12,
        tally=tally_of(game),
    )


def fortune_of(game: str, tally: dict[str, int], lang: str = "en") -> Fortune:
    texts = open_library(find_game(game)).texts[lang]
    return screens_of(game).fortune(Wording(lang, game), Words(lang, texts), tally)


@pytest.mark.parametrize("game", games("ui"))
def test_games_add_up_and_as_much_is_expected_as_came(game: str) -> None:
    total = figures(a_game(game, n) for n in range(SEVERAL)).tally
    found, one = fortune_of(game, total), fortune_of(game, {**tally_of(game), "games": 1})
    assert [bar.seen for bar in found.chance] == [SEVERAL * bar.seen for bar in one.chance]
    assert sum(bar.seen for bar in found.chance) > 0 and all(bar.due >= 0 for bar in found.chance)
    assert found.liked and len({thing.name for thing in found.liked}) == len(found.liked)


def test_dice_that_were_thrown_are_dice_that_were_expected() -> None:
    """What was to be expected of numbers and weather is as much as came; icons may be luckier or not."""
    tally = tally_of("finis-terrae")
    for kind in ("sky", "face"):
        seen = sum(n for name, n in tally.items() if name.startswith(f"{kind} "))
        expected = sum(n for name, n in tally.items() if name.startswith(f"{DUE}{kind} "))
        assert seen and abs(expected - seen * PARTS) <= PARTS // 10
    rolls = fortune_of("island", {**tally_of("island"), "games": 1}).chance
    assert sum(bar.due for bar in rolls) == pytest.approx(sum(bar.seen for bar in rolls))


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_what_a_scenario_brings_is_counted_with_it_alone(scenario: str) -> None:
    game = find_game("island")
    setup = Setup(game="island", seats=("random",) * 3, modules=(scenario,))
    match = Match(game, game.make_book(open_library(game), setup), setup)
    counted = {
        name.partition(" ")[2] for name in screens_of("island").tally(match) if name.startswith("event ")
    }
    assert counted and counted <= set(EVENTS)
    assert not [name for name in tally_of("island") if name.startswith("event ")]
    for lang in LANGUAGES:
        told = fortune_of("island", {f"played {name}": 1 for name in counted} | {"games": 1}, lang).liked
        assert len(told) == len(counted)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("game", games("ui"))
def test_the_leaf_holds_what_it_shows(
    home: Path, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = statistics_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(a_game(game, n)) + b"\n" for n in range(SEVERAL)))
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", scale=100, speed="instant", last=NewGame(game=game)), size)
        scene = StatisticsScene(app)
        scene.leaf = "fortune"
        app.push(scene)
        for lang in LANGUAGES:
            app.settings.lang = lang
            app.fit()
            screen = Screen(app, texts)
            assert not screen.faults()
            assert app.kit.of(game).say("statistics.taste") in {one.text for one in screen.book.written}
            texts.clear()
