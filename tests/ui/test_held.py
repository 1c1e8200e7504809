"""A key, button or stick that is held down on one screen does nothing on the next."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.settings import Settings
from game.ui.table.table import Table
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import SCREENS, TABLES

PLACES = {**SCREENS, **TABLES}
KEYS = ("enter", "space", "escape", "l", "f1", "e")


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    yield
    pygame.quit()


def state_of(app: App) -> tuple[object, ...]:
    """Which screens lie on each other, and how far each match is."""
    records = [len(one.session.match.records) for one in app.scenes if isinstance(one, Table)]
    return (*map(id, app.scenes), *records)


@pytest.mark.parametrize("name", PLACES)
def test_a_held_key_does_one_thing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On every screen, wherever the focus is: it is heard once, whatever screen that leads to."""
    heard: list[tuple[Scene, str]] = []
    known = Scene._key

    def listening(self: Scene, key: object) -> None:
        heard.append((self, getattr(key, "name", "")))
        known(self, key)  # type: ignore[arg-type]

    app = App(Settings(lang="en", speed="instant"), (1280, 720))
    app.push(MenuScene(app))
    PLACES[name](app)
    monkeypatch.setattr(Scene, "_key", listening)
    hands = Hands(app)
    for key in KEYS:
        heard.clear()
        hands.hold(key, every=12)
        assert len([one for one in heard if one[1] == key]) <= 1, key
        if not app.running:
            return
    for scene in reversed(app.scenes):
        scene.close()


def test_enter_does_not_rush_into_a_game(make_app: MakeApp) -> None:
    app = make_app()
    hands = Hands(app)
    app.push(MenuScene(app))
    hands.frames(2)
    hands.press("enter")
    assert app.scene.focus == "learn" and app.scene.by_key, "Enter alone goes to what is proposed"
    app.scene.focus = "new-game"
    hands.hold("enter")
    assert isinstance(app.scene, NewGameScene)
    before = state_of(app)
    hands.hold("tab")
    hands.frames(5)
    assert state_of(app) == before
    assert app.scene.by_key and app.scene.focus != "start", "Tab goes on while it is held"


def test_a_choice_at_the_table_needs_a_press_of_its_own(make_app: MakeApp) -> None:
    app = make_app()
    hands = Hands(app)
    TABLES["an early round"](app)
    table = app.scene
    assert isinstance(table, Table) and table.targets.decision
    hands.press("tab")
    before = len(table.session.match.records)
    hands.hold("enter")
    people = [r for r in table.session.match.records[before:] if not table.session.is_bot(r.seat)]
    assert len(people) == 1


def test_a_button_that_is_held_is_let_go_on_the_screen_where_it_was_pressed(make_app: MakeApp) -> None:
    """Something comes up while the button is down: letting go chooses nothing there, nor anything later."""
    app = make_app()
    hands = Hands(app)
    app.push(MenuScene(app))
    hands.frames(2)
    menu = app.scene
    at = hands.visible("new-game")
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    hands.frames()
    app.push(NewGameScene(app))
    over = hands.visible("start")
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=over, rel=(0, 0), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=over, button=1))
    hands.frames()
    assert isinstance(app.scene, NewGameScene)
    app.pop()
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    hands.frames()
    assert app.scene is menu
