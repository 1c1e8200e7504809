"""Dice tumble in the tray of any table, are heard, and come to rest with the faces that the rules decided."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.finis_terrae.tray import TrayDie
from game.ui.island.panels.tray import pair
from game.ui.scenes.open import open_table
from game.ui.session import begin
from game.ui.tumble import throw
from tests.ui.conftest import MakeApp

THROWN: dict[str, Any] = {
    "finis-terrae": lambda: [TrayDie("red", 3, "fight", 0), TrayDie("white", 5, "second", 1)],
    "island": lambda: pair(3, 5),
}


@pytest.mark.parametrize("game", THROWN)
def test_thrown_dice_tumble_and_come_to_rest(
    game: str, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(speed="1")
    session, _ = begin(Setup(game=game, seats=("human", "human"), seed=3), [Player(), Player(livery=1)])
    open_table(app, session)
    table: Any = app.scene
    heard: list[str] = []
    monkeypatch.setattr(table, "sound", lambda name, volume=1.0: heard.append(name))
    app.tick(1 / 60)
    seconds = table.tray.throw(THROWN[game](), app.now)
    assert seconds > 0 and table.tray.rolling
    for _ in range(round(seconds * 60) + 30):
        app.tick(1 / 60)
    assert not table.tray.rolling
    assert [die.face for die in table.tray.dice] == [3, 5]
    assert heard.count("die-rest") == 2 and "die-knock" in heard
    first, second = (table.tray.place(die) for die in table.tray.dice)
    apart = max(abs(first[0] - second[0]), abs(first[1] - second[1]))
    assert apart >= table.tray.side, "none lies on another"


def test_without_motion_dice_lie_there_at_once(make_app: MakeApp) -> None:
    app = make_app(speed="instant")
    session, _ = begin(Setup(game="island", seats=("human", "human"), seed=3), [Player(), Player(livery=1)])
    open_table(app, session)
    table: Any = app.scene
    assert table.tray.throw(pair(2, 6), app.now) == 0.0 and not table.tray.rolling
    assert [die.face for die in table.tray.dice] == [2, 6]


@pytest.mark.parametrize("width", [46, 56, 62, 200])
def test_no_die_leaves_the_felt(width: int) -> None:
    side = round(min(90 * 0.42, width * 0.74))
    for luck in range(40):
        for way in throw(width, 90, side, 2, [], luck, ()).ways:
            x, y, _ = way[-1]
            assert side * 0.3 < x < width - side * 0.3 and side * 0.3 < y < 90 - side * 0.3, (luck, x, y)
