"""The first game: lessons come when something new is asked, limit nothing to what is illegal, and end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.engine.decision import Decision
from game.registry import games
from game.rules.finis_terrae.vocabulary import ASKS
from game.ui.app import App
from game.ui.finis_terrae.tutorial import TOLD, TerraeTutorial
from game.ui.scene import Scene
from game.ui.scenes.menu import MenuScene
from game.ui.table.lessons import Lessons
from game.ui.western_sea.layer import SeaLayer
from game.ui.western_sea.tutorial import TutorialTable
from game.ui.wording import phrases
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.measure import Screen, notes


def sit_down(app: App) -> TutorialTable:
    table = be_taught(app, 0)
    assert isinstance(table, TutorialTable)
    return table


def be_taught(app: App, game: int) -> Scene:
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("learn")
    hands.focus_on(f"lessons {games('ui')[game]}")
    hands.press("enter")
    hands.frames(2)
    return app.scene


def test_a_layer_brings_lessons_that_come_before_the_table_s_own(make_app: MakeApp) -> None:
    class Teaching(SeaLayer):
        def lessons(self, decision: Decision) -> Sequence[str]:
            return ["harvest"] if decision.ask == "draft.keep" else ()

    table = sit_down(make_app())
    assert table.lesson == "draft.keep"
    table.layers = [Teaching(table)]
    table._at = -1  # as if it was asked anew
    table.follow_match()
    assert table.lesson == "harvest"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_first_game_is_taught_to_its_end(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    table = sit_down(app)
    hands, random = Hands(app), Random(4)
    table.session.autosave = lambda: None  # type: ignore[method-assign]  # thousands of files otherwise
    limited = 0
    for _ in range(4000):
        if table.session.over:
            break
        decision = table.targets.decision
        if decision is None or table.session.decision is None:
            hands.frames()
            continue
        if table.only:
            limited += 1
            assert decision.options == [table.only] and table.only in table.session.decision.options
        elif not table.lesson:
            assert decision.options == table.session.decision.options, "nothing is limited without a word"
        hands.click_on(table.spot_of(random.choice(decision.options)))
    assert table.session.over and limited >= 2
    assert {"draft.keep", "start.place", "manipulate", "act", "act.end", "act.round", "spend"} <= table.seen


def test_a_lesson_can_be_put_away(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app)
    hands = Hands(app)
    assert table.lesson == "draft.keep"
    hands.click_on("got-it")
    assert not table.lesson and table.spot("got-it") is None
    while not table.only:
        decision = table.targets.decision
        if decision:
            hands.click_on(table.spot_of(decision.options[0]))
        else:
            hands.frames()
    hands.press("g")
    assert table.targets.decision == table.session.decision and not table.only


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_a_lesson_covers_nothing_of_what_it_tells_about(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = sit_down(app)
    hands = Hands(app)
    while table.lesson != "start.place":
        decision = table.targets.decision
        if decision:
            hands.click_on(table.spot_of(decision.options[0]))
        else:
            hands.frames()
    lesson = next(widget for widget in table.widgets if widget.name == "lesson")
    places = [spot for spot in table.map_spots() if spot.lit]
    assert places
    near = lesson.rect.inflate(8, 8)
    assert not [spot.name for spot in places if near.collidepoint(spot.rect.center)]
    before = table.camera.area.copy(), table.camera.size, table.camera.x, table.camera.y
    hands.press("g")
    assert not table.lesson
    assert before == (table.camera.area, table.camera.size, table.camera.x, table.camera.y)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_first_game_of_finis_terrae(make_app: MakeApp, lang: str) -> None:
    """Lessons come as far as a few days bring them; the hint plays on, so that something happens."""
    app = make_app(lang=lang)
    table = be_taught(app, 1)
    assert isinstance(table, TerraeTutorial)
    assert table.lesson == "start.port"
    hands = Hands(app)
    table.session.autosave = lambda: None  # type: ignore[method-assign]  # hundreds of files otherwise
    limited = 0
    for _ in range(900):
        if table.session.over or table.state.day > 4:
            break
        decision = table.targets.decision
        if decision is None or table.session.decision is None:
            hands.frames()
            continue
        if table.only:
            limited += 1
            assert decision.options == [table.only] and table.only in table.session.decision.options
        wanted = table.only or table.session.hint()
        assert wanted
        table.take(wanted)
    assert limited >= 1
    told = [key.removeprefix("lesson.") for key in phrases("en", "finis-terrae") if key.startswith("lesson.")]
    told.remove("got-it")
    asked = {*ASKS, "map.day", "galleon", *(f"act.{verb}" for verb in TOLD)}
    assert {name.rpartition(".")[0] for name in told} <= asked, "a lesson for what nobody asks"
    assert {"start.port", "stow", "map.tile", "move", "map.day", "turn-end"} <= table.seen
    assert any(name.startswith("act") for name in table.seen)


@pytest.mark.parametrize("game", [0, 1, 2])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (3840, 2160)])
def test_lessons_fit(
    make_app: MakeApp, size: tuple[int, int], game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with notes(monkeypatch) as texts:
        app = make_app(size=size, scale=200)
        table = be_taught(app, game)
        assert isinstance(table, Lessons)
        start = "lesson."
        lessons = [key.split(".text")[0] for key in table.kit.say.keys(start) if key.endswith(".text")]
        assert len(lessons) >= 15
        for lang in ("en", "it"):
            app.settings.lang = lang
            app.fit()
            for name in lessons:
                table.lesson = name.removeprefix(start)
                assert not Screen(app, texts).faults(), name
                texts.clear()
