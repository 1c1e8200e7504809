"""Achievements on the screen: told on the score screen when they are new, and kept among the statistics."""

from __future__ import annotations

from game.engine.saves import Player
from game.paths import resource
from game.ui.praise import earned, gained, times
from game.ui.records import Played, read_games
from game.ui.scenes.honours import Gained, Honour
from game.ui.scenes.statistics import StatisticsScene
from game.ui.session import resume
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import score_of


def test_only_what_is_new_is_gained() -> None:
    games = [
        Played(key="a", game="island", earned=("one",)),
        Played(key="b", game="western-sea", earned=("two",)),
        Played(key="c", game="island", earned=("one", "two")),
    ]
    assert gained(games, "c") == ["two"] and gained(games, "a") == ["one"] and gained(games, "x") == []
    assert times(games, "island") == {"one": 2, "two": 1}


def test_the_score_tells_of_it_and_the_statistics_keep_it(make_app: MakeApp) -> None:
    app = make_app()
    session, _ = resume(resource("saves", "island-watch.farshore"))
    match = session.match
    winner = match.game.winners(match.book, match.state)[0]
    assert earned(match, match.setup.seats) == (), "bots earn nothing"
    session.players[winner] = Player(name="Ada", livery=winner, who="human")
    scene = score_of(app, session)
    hands = Hands(app)
    (line,) = read_games().games
    assert "king-of-the-hill" in line.earned and {one.id for one in scene.gained} == set(line.earned)
    strip = next(widget for widget in scene.widgets if isinstance(widget, Gained))
    assert not strip.rect.colliderect(scene._body)
    hands.visible("gained king-of-the-hill")
    app.push(StatisticsScene(app))
    hands.frames(2)
    hands.click_on("leaf honours")
    shown = [widget for widget in app.scene.widgets if isinstance(widget, Honour)]
    assert {widget.one.id for widget in shown if widget.times} == set(line.earned) and len(shown) > 10
