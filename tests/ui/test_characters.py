"""Characters at the screen: by name and face at the table, in the log, in saves and in the statistics."""

from __future__ import annotations

import pytest

from game.bots.characters import character_of, strength_of
from game.engine.game import Setup, SetupError
from game.engine.saves import Player
from game.registry import games
from game.ui.progress import opponents
from game.ui.records import Played, figures
from game.ui.scenes.open import open_table
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.session import Session, begin_with, resume
from game.ui.table.table import Table
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands


def begun(game: str, *seats: str, names: tuple[str, ...] = ()) -> Session:
    players = [Player(name=names[n] if n < len(names) else "", livery=n) for n in range(len(seats))]
    return begin_with(Setup(game=game, seats=seats, seed=3), players, ())


@pytest.mark.parametrize("game", games("ui"))
def test_they_sit_at_every_table_by_name_and_face(game: str, make_app: MakeApp) -> None:
    app = make_app()
    session = begun(game, "human", "keen/corso", "easy")
    open_table(app, session)
    hands, table = Hands(app), app.scene
    hands.frames(2)
    assert isinstance(table, Table)
    assert table.names[1] == "Corso" and table.names[2] != "Corso"
    one = table.character(1)
    assert one and one.id == "corso" and table.character(0) is None and table.character(2) is None
    assert app.kit.art.has(one.picture)
    assert table.bot_words(1) == f"Keen, {one.leans['en']}"


def test_any_becomes_somebody_and_stays_so_in_the_save() -> None:
    session = begun("island", "human", "greedy/any", "greedy/any", names=("", "Ada"))
    seats = session.match.setup.seats
    assert "any" not in map(character_of, seats) and seats[1] != seats[2]
    assert session.players[1].name == "Ada", "whom somebody named keeps that name"
    assert session.players[2].name and session.players[2].name.lower() == character_of(seats[2])
    session.autosave()
    session.close()
    again, _ = resume(session.shelf.path(session.name))
    assert again.match.setup.seats == seats and again.players == session.players
    again.close()


def test_a_stranger_does_not_sit_down() -> None:
    with pytest.raises(SetupError, match="nobody called 'nemo'"):
        begun("island", "human", "keen/nemo")


def test_the_pause_changes_the_strength_and_not_the_person(make_app: MakeApp) -> None:
    app = make_app()
    session = begun("finis-terrae", "human", "keen/perla")
    open_table(app, session)
    table = app.scene
    assert isinstance(table, Table)
    app.push(PauseScene(app, table))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("who 1 easy")
    assert session.plays(1) == "easy/perla"
    hands.click_on("who 1 human")
    assert session.plays(1) == "human" and table.character(1) is None
    hands.click_on("who 1 keen")
    assert session.plays(1) == "keen/perla" and session.players[1].who == ""


def test_the_statistics_name_them_and_count_by_strength(make_app: MakeApp) -> None:
    played = [
        Played(key=str(n), seats=("human", who), names=("", name), scores=(3, 7), winners=(1,), rounds=5)
        for n, (who, name) in enumerate((("keen/perla", "Perla"), ("keen", ""), ("keen/perla", "Perla")))
    ]
    assert opponents(played) == ["keen"]
    standings = {(one.who, one.name): one.games for one in figures(played).standings}
    assert standings["keen/perla", "Perla"] == 2 and standings["keen", ""] == 1
    app = make_app()
    scene = StatisticsScene(app)
    assert scene.who("keen/perla", "Perla") == "Perla (Keen)" and strength_of("keen/perla") == "keen"
