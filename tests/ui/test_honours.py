"""Achievements on the screen: told on the score screen when they are new, and kept among the statistics."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from game.engine.saves import Player
from game.paths import resource
from game.ui.games import screens_of
from game.ui.praise import earned, gained, times
from game.ui.records import Played, note_game, read_games
from game.ui.scenes import noting
from game.ui.scenes.honours import Gained, Honour
from game.ui.scenes.score import ScoreScene
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


def test_no_frame_waits_for_what_is_counted(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score is seen at once; it is counted beside, and written down before the scene is gone."""
    app, may = make_app(), Event()
    session, _ = resume(resource("saves", "island-watch.farshore"))
    winner = session.match.game.winners(session.match.book, session.match.state)[0]
    session.players[winner] = Player(name="Ada", livery=winner, who="human")

    def slowly(*noted: Any) -> OSError | None:
        may.wait(60)  # should the test fail, nothing is left waiting
        return note_game(*noted)

    monkeypatch.setattr(noting, "note_game", slowly)
    table = screens_of("island").table(app, session)
    app.push(table)
    scene = ScoreScene(app, table)
    app.push(scene)
    app.tick(1 / 60)
    assert not scene.gained and not read_games().games
    may.set()
    app.pop()
    assert len(read_games().games) == 1
