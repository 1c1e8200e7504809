"""A gamepad is heard as the keys that do the same, from any pad, whenever it is plugged in."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.challenges import dares_of
from game.ui.inputs import Key
from game.ui.pads import EVERY, WAIT, Pads
from game.ui.scenes.challenges import ChallengesScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.table.table import Table
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import PAD, Hands, walk
from tests.ui.places import SCREENS, TABLES


def heard(pads: Pads, kind: int, **values: Any) -> list[tuple[str, bool]]:
    return [(key.name, key.down) for key in pads.hear(pygame.event.Event(kind, instance_id=3, **values))]


def test_a_button_goes_down_and_up() -> None:
    pads = Pads()
    a = pygame.CONTROLLER_BUTTON_A
    assert heard(pads, pygame.CONTROLLERBUTTONDOWN, button=a) == [("enter", True)]
    assert heard(pads, pygame.JOYBUTTONDOWN, button=a) == [], "the same pad is not heard twice"
    assert heard(pads, pygame.CONTROLLERBUTTONUP, button=a) == [("enter", False)]


def test_a_stick_counts_when_it_is_pushed_far_and_goes_on_while_held() -> None:
    pads = Pads()
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert heard(pads, pygame.CONTROLLERAXISMOTION, axis=x, value=9000) == []
    assert heard(pads, pygame.CONTROLLERAXISMOTION, axis=x, value=30000) == [("right", True)]
    assert heard(pads, pygame.CONTROLLERAXISMOTION, axis=x, value=26000) == []
    assert not list(pads.go_on(WAIT / 2))
    assert [key.name for key in pads.go_on(WAIT)] == ["right"]
    assert not list(pads.go_on(WAIT + EVERY / 2))
    assert [key.name for key in pads.go_on(WAIT + EVERY)] == ["right"]
    turned = heard(pads, pygame.CONTROLLERAXISMOTION, axis=x, value=-30000)
    assert turned == [("right", False), ("left", True)]
    assert heard(pads, pygame.CONTROLLERAXISMOTION, axis=x, value=0) == [("left", False)]
    assert not list(pads.go_on(99))


def test_the_right_stick_reads_and_triggers_zoom() -> None:
    pads = Pads()
    moved = pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32000
    )
    assert pads.hear(moved) == [Key("down", control=True, pad=True)]
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert heard(pads, pygame.CONTROLLERAXISMOTION, axis=trigger, value=32000) == [("+", True)]


def test_a_pad_that_nobody_knows_still_plays() -> None:
    pads = Pads()
    assert heard(pads, pygame.JOYHATMOTION, hat=0, value=(0, 1)) == [("up", True)]
    assert heard(pads, pygame.JOYHATMOTION, hat=0, value=(1, 0)) == [("right", True), ("up", False)]
    assert heard(pads, pygame.JOYBUTTONDOWN, button=1) == [("escape", True)]
    assert heard(pads, pygame.JOYAXISMOTION, axis=1, value=0.9) == [("down", True)]


def test_what_was_held_is_let_go_when_the_pad_is_pulled_out() -> None:
    pads = Pads()
    heard(pads, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert heard(pads, pygame.JOYDEVICEREMOVED) == [("left", False)]
    assert not list(pads.go_on(99))


@pytest.mark.parametrize("name", PAD)
def test_a_pad_held_on_one_screen_does_nothing_on_the_next(name: str, make_app: MakeApp) -> None:
    app = make_app()
    hands = Hands(app)
    app.push(MenuScene(app))
    hands.frames(3)
    hands.pad("a")
    hands.pad("up")
    assert app.kit.by_pad and app.scene.focus == "new-game"
    hands.pad_down("a")
    assert isinstance(app.scene, NewGameScene)
    hands.frames(130)
    hands.pad_up("a")
    assert isinstance(app.scene, NewGameScene), "two seconds on the button begin no game"
    hands.pad_down(name)
    scenes = len(app.scenes)
    hands.frames(30)
    hands.pad_up(name)
    assert abs(len(app.scenes) - 2) <= 1 and abs(scenes - 2) <= 1


def test_pad_and_keys_take_turns(make_app: MakeApp) -> None:
    """Keys are shown as what was used last."""
    app = make_app()
    hands = Hands(app)
    TABLES["an early round"](app)
    table = app.scene
    assert isinstance(table, Table)
    hands.pad("right")
    spot = table.pointed()
    assert app.kit.by_pad and spot and spot.lit
    hands.pad("rb")
    spot = table.pointed()
    assert spot and spot.act and not spot.lit
    hands.pad("rb")
    hands.press("right")
    assert not app.kit.by_pad
    hands.pad("start")
    assert isinstance(app.scene, PauseScene)
    hands.pad("b")
    assert app.scene is table


def test_triggers_turn_the_pages_of_the_handbook(make_app: MakeApp) -> None:
    """And where there is a map they zoom it; a shoulder opens the handbook at what the focus is on."""
    app = make_app()
    hands = Hands(app)
    TABLES["an early round"](app)
    table = app.scene
    assert isinstance(table, SeaTable)
    size = table.camera.size
    hands.trigger()
    assert table.camera.size > size
    hands.pad("lb")
    rules = app.scene
    assert isinstance(rules, RulesScene)
    rules.open(next(leaf.id for leaf in rules.handbook.leaves() if leaf.id.startswith("keys/")))
    hands.frames(2)
    assert rules._page and rules._page._hidden and rules._page.at == 0
    hands.trigger()
    assert rules._page.at > 0


CROWDED = (
    "new game, alone with modules",
    "challenges",
    "settings",
    "statistics",
    "saves",
    "pause, four seats",
)


@pytest.mark.parametrize("name", CROWDED)
def test_the_cross_comes_to_every_button_of_a_screen(name: str, make_app: MakeApp) -> None:
    app = make_app()
    app.push(MenuScene(app))
    SCREENS[name](app)
    Hands(app).frames(2)
    spots = [spot for spot in app.scene.spots() if spot.act and spot.rect.h > 3]
    assert {spot.name for spot in spots} <= {*walk(app.scene.spots(), spots[0], app.scene.in_rows)}


def test_in_rows_the_cross_stays_in_its_row(make_app: MakeApp) -> None:
    app = make_app()
    app.push(MenuScene(app))
    app.push(ChallengesScene(app, "western-sea"))
    hands = Hands(app)
    hands.frames(2)
    first, second = (dares_of("western-sea")[n].challenge.id for n in (1, 6))
    app.scene.focus, app.scene.by_key = f"start {first}", True
    hands.pad("right")
    assert app.scene.focus == f"start {second}"
