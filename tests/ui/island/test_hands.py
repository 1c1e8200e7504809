"""Whole games on the Island through real mouse and key events, which must lead where the engine leads."""

from __future__ import annotations

import pytest

from game.engine import saves
from game.engine.match import replay
from game.ui.app import App
from game.ui.island.luck import luck
from game.ui.island.table import IslandTable
from game.ui.scenes.score import ScoreScene
from game.ui.session import Session, resume
from tests.ui.by_hand import whole_game
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island import places
from tests.ui.island.settlers import Settler, WithPad, new_session, sit_down

EVENTFUL = ("event-cards", "harbour-master")
GAMES = {
    "four with the mouse": (4, 4, (), 5, True, "en"),
    "three with keys": (3, 136, ("friendly-robber",), 5, False, "it"),
    "two with events": (2, 79, EVENTFUL, 4, True, "it"),
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


def near_goal(app: App, session: Session, seed: int, mouse: bool | None) -> Settler:
    """Of a game that is resumed, too, the goal is near."""
    session.match.book.number["target"] = 5  # type: ignore[attr-defined]
    return Settler(app, sit_down(app, session), seed, mouse)


def test_a_game_in_both_languages_and_several_windows_left_and_resumed(make_app: MakeApp) -> None:
    whole_game(near_goal, new_session(3, 8), None, make_app, (12, 8, 12, 12))


def test_the_first_turns_by_pad(make_app: MakeApp) -> None:
    app = make_app()
    settler = WithPad(app, sit_down(app, new_session(3, 6)), 6)
    settler.until("act", lambda table: table.state.turn > 4)
    assert {"start", "start.road", "roll", "act"} <= settler.asks and settler.lifted


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
    assert scene.categories == ["buildings", "awards", "cards"]  # nothing of scenarios that are not played
    found = luck(match)
    assert found is not None
    assert sum(found[0].rolls.values()) == sum(record.key == "roll" for record in match.records)
    stolen, robbed = sum(one.stolen for one in found), sum(one.counts["robbed"] for one in found)
    assert stolen == robbed > 0 and sum(one.counts["deals"] for one in found) % 2 == 0


def test_map_hands_and_house_rules_are_chosen_before_the_game(make_app: MakeApp) -> None:
    app = make_app()
    scene = places.new_game(app, 3, ("event-cards",))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("map beginner")
    hands.click_on("hands open")
    hands.click_on("house-rules")
    hands.frames(2)
    hands.click_on("offers 5")
    hands.click_on("after")
    hands.click_on("thefts one")
    hands.click_on("back")
    hands.frames(2)
    assert app.scene is scene
    hands.click_on("start")
    hands.frames(3)
    table = app.scene
    assert isinstance(table, IslandTable)
    chosen = {"map": "beginner", "hands": "open", "offers": "5", "thefts": "one", "phases": "strict"}
    assert table.session.match.setup.options == chosen
    assert table.book.number["offers"] == 5 and table.book.map.id == "beginner"
