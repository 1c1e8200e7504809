"""Characters at the screen: by name and face at the table, in the log, in saves and in the statistics."""

from __future__ import annotations

import pytest

from game.bots.characters import character_of, strength_of
from game.engine.game import Setup, SetupError
from game.engine.saves import Player
from game.registry import games
from game.ui.progress import opponents
from game.ui.records import Played, figures
from game.ui.scenes.cast import CastScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import open_table
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.session import Session, begin_with, resume
from game.ui.settings import NewGame, SeatChoice
from game.ui.table.table import Table
from game.ui.tooltips import Tip
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands


def begun(game: str, *seats: str, names: tuple[str, ...] = ()) -> Session:
    players = [Player(name=names[n] if n < len(names) else "", livery=n) for n in range(len(seats))]
    return begin_with(Setup(game=game, seats=seats, seed=3), players, ())


@pytest.mark.parametrize("game", games("ui"))
def test_they_sit_at_every_table_by_name_and_face(game: str, make_app: MakeApp) -> None:
    app = make_app()
    session = begun(game, "human", "keen/perla", "easy")
    open_table(app, session)
    hands, table = Hands(app), app.scene
    hands.frames(2)
    assert isinstance(table, Table)
    assert table.names[1] == "Perla" and table.names[2] != "Perla"
    one = table.character(1)
    assert one and one.id == "perla" and table.character(0) is None and table.character(2) is None
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


# The set-up


def setting_up(make_app: MakeApp, *who: str) -> tuple[Hands, NewGameScene]:
    app = make_app()
    seats = [SeatChoice(who=one, livery=n) for n, one in enumerate(who)]
    app.settings.last = NewGame(game="island", seats=seats)
    scene = NewGameScene(app)
    app.push(scene)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def test_a_click_on_the_seats_sign_offers_them_and_another_chooses(make_app: MakeApp) -> None:
    hands, scene = setting_up(make_app, "human", "keen", "random")
    spots = {spot.name for widget in scene.widgets for spot in widget.spots()}
    assert "character 1" in spots and not {"character 0", "character 2"} & spots, (
        "who does not judge is nobody"
    )
    hands.click_on("character 1")
    assert hands.app.scene.name == CastScene.name
    hands.click_on("cast tessa")
    assert hands.app.scene.name == scene.name and scene.draft.seats[1].who == "keen/tessa"
    assert scene.names()[1] == "Tessa" and scene.draft.setup(0).seats[1] == "keen/tessa"
    hands.click_on("who 1 easy")
    assert scene.draft.seats[1].who == "easy/tessa", "a strength is one click, and she stays who she is"
    hands.click_on("character 1")
    hands.click_on("cast nobody")
    assert scene.draft.seats[1].who == "easy" and scene.names()[1] != "Tessa"


def test_keys_and_pad_choose_as_well(make_app: MakeApp) -> None:
    hands, scene = setting_up(make_app, "human", "keen/ines")
    hands.focus_on("character 1")
    hands.press("enter")
    assert hands.app.scene.name == CastScene.name
    hands.press("right")
    hands.press("escape")
    assert scene.draft.seats[1].who == "keen/ines", "who goes back has chosen nothing"
    hands.focus_on("character 1")
    hands.pad("a")
    hands.focus_on("cast any")
    hands.pad("a")
    assert hands.app.scene.name == scene.name and scene.draft.seats[1].who == "keen/any"
    assert scene.names()[1] not in ("", "Ines")


def test_a_set_up_is_remembered_as_far_as_the_game_knows_them(make_app: MakeApp) -> None:
    hands, scene = setting_up(make_app, "human", "keen/prospero", "easy/any", "greedy/nemo")
    assert [seat.who for seat in scene.draft.seats] == ["human", "keen/prospero", "easy/any", "greedy"]
    assert [seat.who for seat in hands.app.settings.last.seats][1] == "keen/prospero"
    hands.click_on("game western-sea")
    assert [seat.who for seat in scene.draft.seats][1:3] == ["keen", "easy/any"], "Prospero is not there"


def test_two_who_are_the_same_are_told_before_the_game_begins(make_app: MakeApp) -> None:
    _, scene = setting_up(make_app, "human", "keen/perla", "easy/perla")
    trouble = scene.draft.trouble(scene.names(), scene.shelf)
    assert trouble and trouble.values == {"name": "Perla"} and not scene.start.able
    _, scene = setting_up(make_app, "human", "keen/any", "easy/any")
    assert scene.draft.trouble(scene.names(), scene.shelf) is None


def test_the_seat_tells_who_it_is(make_app: MakeApp) -> None:
    app = make_app()
    open_table(app, begun("island", "human", "keen/perla", "easy"))
    table = app.scene
    assert isinstance(table, Table)
    one = table.character(1)
    tip = table.presented(1, Tip(title="Perla"))
    assert one and tip.icon == one.picture and one.text["en"] in tip.note
    assert table.presented(2, Tip(title="x")) == Tip(title="x"), "a plain bot has nothing to say"
