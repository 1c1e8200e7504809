"""One way to answer the pointer, whatever it is on: raised, brighter and ringed; pressed, down and darker."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface, transform

from game.ui.app import App
from game.ui.inputs import Key, Point, Press, Release
from game.ui.kit import Kit
from game.ui.marks import LIFT
from game.ui.palette import LIT
from game.ui.scene import Scene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.saves import SavesScene
from game.ui.scenes.settings import SettingsScene
from tests.ui.conftest import MakeApp
from tests.ui.places import fill_saves

AWAY = Point((1, 1))
SPOTS = {
    SettingsScene: ("lang it", "mute", "volume music", "back"),
    SavesScene: ("save ", "rename"),
    NewGameScene: ("seats 2", "who 0 human", "name 0", "module advisors", "start"),
    RulesScene: ("leaf play/aim", "search", "next"),
}


def light(picture: Surface, rect: Rect) -> float:
    return sum(transform.average_color(picture, rect)[:3])


def frames(app: App) -> None:
    for _ in range(3):
        app.tick(1 / 60)


def assert_marked(app: App, name: str) -> None:
    acting = [spot for spot in app.scene.spots() if spot.act and spot.rect.h > 20]
    spot = next(spot for spot in acting if spot.name.startswith(name))
    app.take(AWAY)
    frames(app)
    rest, rect = app.window.copy(), spot.rect.inflate(-6, -6)
    app.take(Point(spot.rect.center))
    frames(app)
    raised = rect.move(0, -app.kit.u(LIFT))
    assert light(app.window, raised) > light(rest, rect) + 20, f"{name} is not brighter"
    assert has_ring(app.window, app.kit, spot.rect), f"{name} has no ring"
    app.take(Press(spot.rect.center))
    frames(app)
    if spot.group != "drag":  # what slides moves as well
        assert light(app.window, rect) < light(rest, rect) - 40, f"{name} is not darker when pressed"
    app.take(AWAY)
    app.take(Release(AWAY.at))
    frames(app)
    assert light(app.window, rect) == pytest.approx(light(rest, rect), abs=12), (
        f"{name} leaves something behind"
    )


def has_ring(window: Surface, kit: Kit, rect: Rect) -> bool:
    x = rect.centerx
    column = [window.get_at((x, y))[:3] for y in range(rect.y - kit.u(LIFT + 5), rect.y) if y >= 0]
    return LIT in column


@pytest.mark.parametrize("kind", SPOTS)
def test_it_is_the_same_everywhere(make_app: MakeApp, kind: type[Scene]) -> None:
    fill_saves()
    app = make_app()
    app.push(kind(app))
    frames(app)
    for name in SPOTS[kind]:
        assert_marked(app, name)


def test_the_keyboard_marks_as_the_pointer_does(make_app: MakeApp) -> None:
    app = make_app()
    app.push(SettingsScene(app))
    frames(app)
    app.take(Key("tab"))
    frames(app)
    spot = app.scene.spot(app.scene.focus)
    assert spot and has_ring(app.window, app.kit, spot.rect)


def test_nothing_is_raised_where_less_should_move(make_app: MakeApp) -> None:
    app = make_app()
    app.settings.reduced_motion = True
    app.push(SettingsScene(app))
    frames(app)
    spot = app.scene.spot("back")
    assert spot
    before = app.window.copy()
    app.take(Point(spot.rect.center))
    frames(app)
    edge = Rect(spot.rect.x + 20, spot.rect.bottom + 6, 40, 2)
    assert light(app.window, edge) == light(before, edge)
    assert has_ring(app.window, app.kit, spot.rect)


def test_no_table_has_another_way() -> None:
    from game.ui.finis_terrae.table import TerraeTable
    from game.ui.western_sea.table import SeaTable

    assert SeaTable.mark is TerraeTable.mark is Scene.mark
