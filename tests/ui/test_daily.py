"""The daily table: the same for everybody, begun, gone on with, and remembered."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from game.registry import find_game, games
from game.ui.daily import Result, results, table_of
from game.ui.records import Played, note_game, read_games
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.menu import MenuScene
from game.ui.session import begin_with, default_players
from game.ui.table.table import Table
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

DAY = date(2026, 3, 14)


def test_a_day_and_a_game_have_one_table() -> None:
    days = [DAY + timedelta(days=n) for n in range(40)]
    for game in games("ui"):
        tables = [table_of(game, day) for day in days]
        assert tables == [table_of(game, day) for day in days]
        assert len({table.seed for table in tables}) == len(days)
        assert len({table.modules for table in tables}) > 1 or not find_game(game).modules
        for table in tables:
            find_game(game).check_setup(table)


def test_the_first_result_of_a_day_counts() -> None:
    setup = table_of("western-sea", DAY)
    line = Played(
        key="a",
        game=setup.game,
        seed=setup.seed,
        seats=setup.seats,
        names=("",) * len(setup.seats),
        scores=(50, *range(60, 59 + len(setup.seats))),
        winners=(len(setup.seats) - 1,),
    )
    better = msgspec.structs.replace(line, key="b", scores=(90, *line.scores[1:]), winners=(0,))
    other = msgspec.structs.replace(line, key="c", seed=setup.seed + 1)
    found = results([other, line, better], DAY + timedelta(days=3))
    assert found == [Result(DAY, "western-sea", 50, len(setup.seats), len(setup.seats))]
    assert results([better], DAY)[0].place == 1
    assert not results([line], DAY + timedelta(days=400))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_it_is_begun_from_the_menu_and_gone_on_with(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("daily")
    assert app.scene.name == "daily"
    names = []
    for _ in range(2):  # begun, then gone on with
        app.push(DailyScene(app, DAY))
        hands.frames(2)
        hands.click_on("play finis-terrae")
        assert isinstance(app.scene, Table)
        session = app.scene.session
        assert session.match.setup == table_of("finis-terrae", DAY)
        names.append(session.name)
    assert names == [f"finis-terrae-{session.match.setup.seed}"] * 2


def test_what_was_played_is_listed(make_app: MakeApp) -> None:
    app = make_app()
    setup = msgspec.structs.replace(table_of("island", DAY), modules=())
    players = default_players(len(setup.seats))
    match = begin_with(setup, players, ()).match
    while match.decision is not None and len(match.records) < 40:
        match.choose(match.decision.options[0].key)
    match.state.winners = [0]  # type: ignore[attr-defined]  # as if it had ended here
    assert note_game(match, players) is None
    assert read_games().games
    app.push(DailyScene(app, DAY))
    hands = Hands(app)
    hands.frames(2)
    scene = app.scene
    assert isinstance(scene, DailyScene) and [one.game for one in scene.results] == ["island"]
    assert scene.spot("play island")
