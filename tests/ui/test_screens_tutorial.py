"""The first game: lessons come when something new is asked, limit nothing to what is illegal, and end."""

from __future__ import annotations

from random import Random

import pytest

from game.ui.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.western_sea.tutorial import TutorialTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.measure import Screen, notes


def sit_down(app: App) -> TutorialTable:
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("learn")
    hands.frames(2)
    table = app.scene
    assert isinstance(table, TutorialTable)
    return table


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


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (3840, 2160)])
def test_lessons_fit(make_app: MakeApp, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    with notes(monkeypatch) as texts:
        app = make_app(size=size, scale=200)
        table = sit_down(app)
        lessons = [key.split(".text")[0] for key in app.kit.say.keys("lesson.") if key.endswith(".text")]
        assert len(lessons) >= 15
        for lang in ("en", "it"):
            app.settings.lang = lang
            app.fit()
            for name in lessons:
                table.lesson = name.removeprefix("lesson.")
                assert not Screen(app, texts).faults(), name
                texts.clear()
