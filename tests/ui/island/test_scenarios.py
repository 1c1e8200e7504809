"""Whole games of each scenario through real mouse and key events, which must lead where the engine leads."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.engine import saves
from game.rules.island.modules import SCENARIOS
from game.ui.island.icons import MODULES
from game.ui.session import resume
from tests.ui.conftest import MakeApp
from tests.ui.island.places import ALL
from tests.ui.island.settlers import Settler, WithPad, new_session, sit_down, whole_game


class Game(NamedTuple):
    seats: int
    seed: int
    modules: tuple[str, ...]
    target: int
    mouse: bool
    lang: str
    verbs: set[str]
    """What is chosen in it, among other things."""


GAMES = {
    "fishermen with the mouse": Game(3, 3, ("fishermen",), 3, True, "en", {"fish", "pay"}),
    "two fishermen with keys": Game(2, 5, ("fishermen", "event-cards"), 3, False, "it", {"fish", "pay"}),
    "rivers with the mouse": Game(3, 12, ("rivers",), 4, True, "it", {"bridge", "coin-buy"}),
    "two by the rivers with keys": Game(2, 3, ("rivers", "event-cards"), 5, False, "en", {"bridge"}),
    "barbarians with the mouse": Game(3, 5, ("barbarian-attack",), 5, True, "it", {"march", "ride"}),
    "two and barbarians with keys": Game(
        2, 3, (*ALL, "barbarian-attack"), 5, False, "en", {"march", "ride", "knight"}
    ),
    "caravans with the mouse": Game(4, 24, ("caravans",), 3, True, "it", {"lay", "bid", "propose", "camel"}),
    "two caravans with keys": Game(
        2, 28, ("caravans", "event-cards"), 3, False, "en", {"lay", "bid", "camel"}
    ),
    "traders with the mouse": Game(3, 5, ("traders",), 5, True, "en", {"go", "barbarian", "ambush"}),
    "two traders with keys": Game(2, 3, (*ALL, "traders"), 6, False, "it", {"go", "ambush", "chase"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_hand(name: str, make_app: MakeApp) -> None:
    game = GAMES[name]
    session = new_session(game.seats, game.seed, game.modules, game.target)
    assert game.verbs <= whole_game(make_app(lang=game.lang), session, game.seed, game.mouse)


PLAYED = [name for name in SCENARIOS if name in MODULES]


@pytest.mark.parametrize("scenario", PLAYED)
def test_the_first_turns_by_pad(scenario: str, make_app: MakeApp) -> None:
    app = make_app()
    settler = WithPad(app, sit_down(app, new_session(3, 6, (scenario,))), 6)
    settler.until("act", lambda table: table.state.turn > 3)
    assert {"start", "start.road", "roll", "act"} <= settler.asks and settler.lifted


@pytest.mark.parametrize("scenario", PLAYED)
def test_a_scenario_is_left_and_goes_on(scenario: str, make_app: MakeApp) -> None:
    """What lies on the table is the same again, and the next choice can be made there."""
    app = make_app()
    session = new_session(3, 7, (scenario,), people=1)
    del session.autosave
    table = sit_down(app, session)
    Settler(app, table, 7).until("act")
    path = session.shelf.path(session.name)
    assert saves.read(path).records == session.match.records
    other, trouble = resume(path)
    assert trouble is None
    again = sit_down(app, other)
    again.eyes.lift()
    shown = [
        [piece.id for scenery in t.board.scenery for piece in scenery.pieces(t.state)] for t in (table, again)
    ]
    assert shown[0] == shown[1] and again.state == table.state
    Settler(app, again, 8).until("roll")
