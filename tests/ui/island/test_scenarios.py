"""Whole games of each scenario by mouse, keys and pad, which must lead where the engine leads."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.engine import saves
from game.rules.island.modules import SCENARIOS
from game.ui.island.icons import MODULES
from game.ui.session import resume
from tests.ui.conftest import MakeApp
from tests.ui.island.places import ALL
from tests.ui.island.settlers import Settler, ThreeHands, new_session, sit_down, whole_game


class Game(NamedTuple):
    seats: int
    seed: int
    modules: tuple[str, ...]
    lang: str
    verbs: set[str]
    """What is chosen in it, among other things."""


GAMES = {
    "fishermen": Game(3, 368, ("fishermen",), "en", {"fish", "pay", "pass-boot", "name"}),
    "rivers": Game(3, 347, ("rivers",), "it", {"bridge", "coin-buy"}),
    "caravans": Game(3, 399, ("caravans",), "it", {"bid", "lay", "camel"}),
    "barbarians": Game(3, 218, ("barbarian-attack",), "en", {"knight", "march", "ride", "hurry", "lift"}),
    "traders": Game(
        3, 387, ("traders",), "it", {"go", "barbarian", "ambush", "drive-off", "feed", "upgrade"}
    ),
    "traders with all variants": Game(4, 246, (*ALL, "traders"), "en", {"go", "damage", "repair"}),
    "barbarians with all variants": Game(4, 147, (*ALL, "barbarian-attack"), "it", {"march", "without"}),
    "two fishermen": Game(2, 394, ("fishermen", "event-cards"), "it", {"fish", "neutral-a", "repair"}),
    "two by the rivers": Game(2, 140, ("rivers", "event-cards"), "en", {"bridge", "neutral-b", "force"}),
}
"""Those of many seeds in which all of it comes about soon, by lots that no bot's mind changes."""
TARGET = 5


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_mouse_keys_and_pad(name: str, make_app: MakeApp) -> None:
    game = GAMES[name]
    app = make_app(lang=game.lang)
    table = sit_down(app, new_session(game.seats, game.seed, game.modules, TARGET))
    assert game.verbs <= whole_game(ThreeHands(app, table, game.seed))
    assert "target" in table.session.game.end_reasons(table.session.match.state)


PLAYED = [name for name in SCENARIOS if name in MODULES]


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
