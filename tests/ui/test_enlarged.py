"""At twice the size in the smallest window: turns are played by mouse and by keys at every game's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.seats import HUMAN
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.session import begin
from tests.ui import by_hand
from tests.ui.by_hand import ByHand
from tests.ui.conftest import MakeApp
from tests.ui.finis_terrae import test_hands as terrae
from tests.ui.island import settlers
from tests.ui.western_sea import test_table as sea

Seated = Callable[[App, bool], ByHand[Any]]


def _sea(app: App, mouse: bool, seed: int = 4, modules: tuple[str, ...] = ()) -> ByHand[Any]:
    setup = Setup(game="western-sea", seats=(HUMAN,) * 4, seed=seed, modules=modules)
    session, _ = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(4)])
    return sea.Player1(app, sea.sit_down(app, by_hand.quietly(session)), seed, mouse)


def _cards(app: App, mouse: bool) -> ByHand[Any]:
    """The strip of cards opens under the focus, while what is pinned stays open beside it."""
    return _sea(app, mouse, 3, ("emissaries", "enclosures", "advisors", "fish-and-ships"))


def _terrae(app: App, mouse: bool) -> ByHand[Any]:
    session = by_hand.quietly(by_hand.new_session("finis-terrae", 4, seed=4))
    return terrae.Captain(app, terrae.sit_down(app, session), 4, mouse)


def _island(app: App, mouse: bool) -> ByHand[Any]:
    return settlers.Settler(app, settlers.sit_down(app, settlers.new_session(4, seed=4)), 4, mouse)


SEATED: dict[str, Seated] = {"western-sea": _sea, "cards": _cards, "finis-terrae": _terrae, "island": _island}
CHOICES = 80


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("game", SEATED)
def test_turns_are_played_at_twice_the_size(game: str, mouse: bool, make_app: MakeApp) -> None:
    app = make_app(scale=200)
    player = SEATED[game](app, mouse)
    assert player.table.kit.scale == 2
    player.play(CHOICES)
    player.take_back()
    assert player.records >= CHOICES // 2 and player.undone
