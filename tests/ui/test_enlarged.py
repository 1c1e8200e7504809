"""At twice the size in the smallest window: turns are played by mouse and keys at every game's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.seats import HUMAN
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.menu import MenuScene
from game.ui.session import begin
from tests.ui import by_hand
from tests.ui.by_hand import ByHand
from tests.ui.conftest import MakeApp
from tests.ui.finis_terrae import test_hands as terrae
from tests.ui.hands import Hands
from tests.ui.island import settlers
from tests.ui.test_options import MATCHES, lot_of, names_of, sit_down
from tests.ui.western_sea import test_table as sea

Seated = Callable[[App], ByHand[Any]]


def _sea(app: App, seed: int = 4, modules: tuple[str, ...] = ()) -> ByHand[Any]:
    setup = Setup(game="western-sea", seats=(HUMAN,) * 4, seed=seed, modules=modules)
    session, _ = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(4)])
    return sea.Player1(app, sea.sit_down(app, by_hand.quietly(session)), seed, mouse=None)


def _cards(app: App) -> ByHand[Any]:
    """The strip of cards opens under the focus, while what is pinned stays open beside it."""
    return _sea(app, 3, ("emissaries", "enclosures", "advisors", "fish-and-ships"))


def _terrae(app: App) -> ByHand[Any]:
    session = by_hand.quietly(by_hand.new_session("finis-terrae", 4, seed=4))
    return terrae.Captain(app, terrae.sit_down(app, session), 4, mouse=None)


def _island(app: App) -> ByHand[Any]:
    return settlers.Settler(app, settlers.sit_down(app, settlers.new_session(4, seed=4)), 4, mouse=None)


SEATED: dict[str, Seated] = {"western-sea": _sea, "cards": _cards, "finis-terrae": _terrae, "island": _island}
CHOICES = 80


@pytest.mark.parametrize("game", SEATED)
def test_turns_are_played_at_twice_the_size(game: str, make_app: MakeApp) -> None:
    player = SEATED[game](make_app(scale=200))
    assert player.table.kit.scale == 2
    player.play(CHOICES)
    player.take_back()
    assert player.records >= CHOICES // 2 and player.undone


@pytest.mark.parametrize("name, seed", [("western-sea", 3), ("island", 5)])
def test_what_is_offered_in_a_folded_panel_is_come_to_by_pad(name: str, seed: int, make_app: MakeApp) -> None:
    """The button that stands for it is lit, A on that leads into the panel, and the cross to all of it."""
    table = sit_down(make_app(scale=200), *MATCHES[name], seed=seed)
    hands, lot = Hands(table.app), lot_of(name, seed)
    folded: list[str] = []
    while not folded:
        assert table.session.decision
        if table.eyes.closed:
            table.eyes.lift()
        if decision := table.targets.decision:
            folded = [table.spot_of(o) for o in decision.options if not names_of(table, o)]
            if not folded:
                table.take(lot(decision))
        elif not table.beats.go_on():
            hands.frames()
    (opener,) = (spot.name for spot in table.spots() if spot.lit and spot.name.startswith(by_hand.OPENS))
    for wanted in folded:
        table.focus, table.by_key = opener, True
        hands.pad("a")
        hands.frames(2)
        for _ in folded:
            if table.focus != wanted:
                hands.pad("right")
        assert table.focus == wanted and table.spot(wanted)


def test_keys_lead_from_thing_to_thing_and_bring_each_into_sight(make_app: MakeApp) -> None:
    """Not to the bars that a pointer pulls; what can only be read is reached by turning pages."""
    app = make_app(scale=200)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.choose_by_pad("learn")
    scene, window = app.scene, app.stage.rect
    assert isinstance(scene, LearnScene) and scene.canvas.larger
    for way, name in (("", "western-sea"), ("right", "finis-terrae"), ("right", "island")):
        if way:
            hands.pad(way)
        spot = scene.pointed()
        assert spot and spot.name == f"tutorial {name}" and window.contains(spot.rect)
    before = scene.canvas.at
    hands.press("home")
    assert scene.canvas.at[1] < before[1]
