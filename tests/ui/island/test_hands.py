"""Whole games on the Island through real mouse and key events, which must lead where the engine leads."""

from __future__ import annotations

import pytest

from game.engine import saves
from game.engine.match import replay
from game.ui.island.luck import luck
from game.ui.island.table import IslandTable
from game.ui.scenes.score import ScoreScene
from game.ui.session import resume
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places
from tests.ui.island.settlers import Settler, new_session, sit_down

EVENTFUL = ("event-cards", "harbour-master")
GAMES = {
    "four with the mouse": (4, 1, (), 5, True, "en"),
    "three with keys": (3, 2, ("friendly-robber",), 5, False, "it"),
    "two with events": (2, 4, EVENTFUL, 6, True, "it"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_hand(name: str, make_app: MakeApp) -> None:
    """With offers, discards and curtains; the records lead to the same end again."""
    seats, seed, modules, target, mouse, lang = GAMES[name]
    app = make_app(lang=lang)
    session = new_session(seats, seed, modules, target)
    table = sit_down(app, session)
    settler = Settler(app, table, seed, mouse)
    settler.play()
    assert {"start", "roll", "act", "offer", "reply", "robber", "discard"} <= settler.asks
    assert settler.lifted > seats
    match = session.match
    again = replay(match.game, match.book, match.setup, match.opening, match.records)
    assert again.state == match.state
    Hands(app).frames(4)
    assert isinstance(app.scene, ScoreScene) or table.on_over is None


def test_the_first_turns_by_pad(make_app: MakeApp) -> None:
    app = make_app()
    settler = Settler(app, sit_down(app, new_session(3, 6)), 6, pad=True)
    settler.until("act", lambda table: table.state.turn > 4)
    assert {"start", "start.road", "roll", "act"} <= settler.asks


def test_a_game_is_saved_after_every_choice_and_goes_on(make_app: MakeApp) -> None:
    app = make_app()
    session = new_session(3, 7, people=1)
    del session.autosave
    table = sit_down(app, session)
    settler = Settler(app, table, 7)
    settler.until("act")
    path = session.shelf.path(session.name)
    assert saves.read(path).records == session.match.records
    other, trouble = resume(path)
    assert trouble is None and other.match.records == session.match.records
    again = IslandTable(app, other)
    app.replace(again)
    Hands(app).frames(2)
    assert again.diary.lines and again.tray.dice
    Settler(app, again, 8).until("roll")


def test_the_course_leads_to_the_score_and_the_rolls_are_counted(make_app: MakeApp) -> None:
    app = make_app()
    scene = places.score(app, 4, "course")
    match = scene.match
    assert scene.course is not None and scene.course[-1] == scene.totals
    assert len(scene.course) == match.game.rounds(match.state) + 1
    found = luck(match)
    assert found is not None
    assert sum(found[0].rolls.values()) == sum(record.key == "roll" for record in match.records)
    stolen, robbed = sum(one.stolen for one in found), sum(one.counts["robbed"] for one in found)
    assert stolen == robbed > 0 and sum(one.counts["deals"] for one in found) % 2 == 0
