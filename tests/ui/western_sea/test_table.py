"""Whole games through real mouse and key events, which must lead where the engine alone leads."""

from __future__ import annotations

import gc
import weakref

import pytest

from game.bots.seats import HUMAN
from game.engine import saves
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.open import begin_match
from game.ui.session import _KEEPERS, _THINKERS, Session, begin, resume
from game.ui.table.targets import choice_spot
from game.ui.western_sea.table import SeaTable
from tests.ui import by_hand
from tests.ui.by_hand import HANDS, MOST_CHOICES, SIZES, ByHand, engine_alone, whole_game
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands


def new_session(seats: int, seed: int) -> Session:
    return by_hand.new_session("western-sea", seats, seed)


def sit_down(app: App, session: Session) -> SeaTable:
    return by_hand.seat(app, SeaTable(app, session))


class Player1(ByHand[SeaTable]):
    """One for all seats of the table."""


@pytest.mark.parametrize("seats", HANDS)
def test_a_whole_game_by_hand(seats: int, make_app: MakeApp) -> None:
    def seated(app: App, session: Session, seed: int, mouse: bool | None) -> Player1:
        return Player1(app, sit_down(app, session), seed, mouse)

    whole_game(seated, new_session(seats, seed=seats), HANDS[seats], make_app, (100, 20, 30, 40))


def test_quit_and_go_on_after_any_choice(make_app: MakeApp) -> None:
    """After every stop the game goes on from the file alone, in a window of another size and language."""
    app = make_app()
    session = new_session(2, seed=9)
    session.autosave()
    path = session.shelf.path(session.name)
    for turn in range(6):
        player = Player1(app, sit_down(app, session), turn, mouse=turn % 2 == 0)
        player.play(12)
        player.resize(SIZES[turn % 3])
        player.play(8)
        records = list(session.match.records)
        session.close()
        app = make_app(size=SIZES[(turn + 1) % 3], lang="it" if turn % 2 else "en")
        session, why = resume(path)
        assert not why and session.match.records == records
    assert saves.snapshot(session.match.state) == engine_alone(session)


def test_what_is_not_offered_is_not_lit(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, new_session(2, seed=4))
    player = Player1(app, table, 1, mouse=True)
    for _ in range(60):
        decision = table.session.decision
        assert decision
        wanted = {table.spot_of(option) for option in decision.options}
        lit = {spot.name for spot in table.spots() if spot.lit and spot.act}
        # Equal dice lie side by side and stand for the same option.
        places = {name.removesuffix(" 2").removesuffix(" 3").removesuffix(" 4") for name in lit}
        assert wanted <= places <= wanted | {choice_spot(option) for option in decision.options}
        player.choose()


def test_every_spot_tells_something_without_error(make_app: MakeApp) -> None:
    for lang in ("en", "it"):
        app = make_app(lang=lang)
        table = sit_down(app, new_session(4, seed=6))
        player = Player1(app, table, 2, mouse=True)
        for _ in range(25):
            player.play(8)
            for spot in table.spots():
                if spot.tip:
                    spot.tip()


def test_bots_play_by_themselves_and_the_score_follows(make_app: MakeApp) -> None:
    app = make_app()
    setup = Setup(game="western-sea", seats=("random", "random"), seed=3)
    session, _ = begin(setup, [Player(livery=n) for n in range(2)])
    table = sit_down(app, session)
    seen: list[bool] = []
    table.on_over = lambda: seen.append(True)
    for _ in range(MOST_CHOICES):
        Hands(app).frames()
        if seen:
            break
    assert seen and session.over
    assert saves.snapshot(session.match.state) == engine_alone(session)


def test_a_match_that_has_left_the_table_is_not_kept(make_app: MakeApp) -> None:
    app = make_app()
    app.push(MenuScene(app))
    seats, players = ("easy", "easy"), [Player(livery=n) for n in range(2)]
    assert not begin_match(app, Setup(game="western-sea", seats=seats, seed=1), players)
    Hands(app).frames(5)
    table = app.scene
    assert isinstance(table, SeaTable)
    gone: list[weakref.ref[object]] = [
        weakref.ref(table),
        weakref.ref(table.book),
        weakref.ref(table.session),
    ]
    del table
    assert not begin_match(app, Setup(game="western-sea", seats=seats, seed=2), players)
    for at_work in (_THINKERS, _KEEPERS):
        at_work.submit(bool).result()  # whoever still thought about it or wrote it down has come to an end
    Hands(app).frames(1)
    gc.collect()  # they may have held it when the table was let go
    assert [ref() for ref in gone] == [None] * 3


def test_a_seat_is_handed_to_a_bot_and_back(make_app: MakeApp) -> None:
    app = make_app()
    session = new_session(2, seed=3)
    table = sit_down(app, session)
    for seat in (0, 1):
        session.let_play(seat, "greedy")
    Hands(app).frames(20)
    made = len(session.match.records)
    assert made >= 10 and table.session.person_asked() is None
    for seat in (0, 1):
        session.let_play(seat, HUMAN)
    Hands(app).frames(5)
    assert session.person_asked() is not None and len(session.match.records) == made
    again, _ = resume(session.shelf.path(session.name))
    assert again.people() == [0, 1]


def test_a_seat_that_began_as_a_bot_is_taken_by_a_person(make_app: MakeApp) -> None:
    """From the pause, while it is the bot's turn; the save keeps it, and a bot of another level too."""
    app = make_app()
    setup = Setup(game="western-sea", seats=("greedy", "easy"), seed=5)
    session, _ = begin(setup, [Player(livery=n) for n in range(2)])
    table = sit_down(app, session)
    hands = Hands(app)
    hands.press("escape")
    hands.click_on("who 0 human")
    hands.click_on("who 1 keen")
    hands.press("escape")
    hands.frames(40)
    assert app.scene is table and session.person_asked() == 0 and table.targets.decision
    assert table.eyes.seat == 0 and not table.eyes.closed, "alone among bots, one needs no curtain"
    hands.press("tab")
    made = len(session.match.records)
    hands.press("enter")
    assert len(session.match.records) > made and session.match.records[made].seat == 0
    again, _ = resume(session.shelf.path(session.name))
    assert again.people() == [0] and again.plays(1) == "keen"


@pytest.mark.parametrize("speed", ["1", "2"])
def test_motion_ends_and_leaves_nothing_hidden(speed: str, make_app: MakeApp) -> None:
    app = make_app(speed=speed)
    app.settings.bot_pause = 0
    setup = Setup(game="western-sea", seats=("easy", "easy"), seed=8)
    session, _ = begin(setup, [Player(livery=n) for n in range(2)])
    table = sit_down(app, session)
    for _ in range(MOST_CHOICES):
        session.thought_now()  # bots think beside the drawing, which here is faster than any of them
        Hands(app).frames()
        if len(session.match.records) > 40:
            break
    assert len(session.match.records) > 40
    table.flights.finish()
    assert not (table.board.hidden_tiles or table.board.hidden_tents or table.board.hidden_houses)


def test_a_sheet_lies_over_panels_that_are_kept_open(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, new_session(2, 4))
    hands = Hands(app)
    hands.frames(2)
    app.settings.pins = [fold.pin for fold in table.folds.all]
    table.refresh()
    hands.frames(2)
    assert table.folds.opened()
    hands.press("escape")
    hands.frames(3)
    assert app.scene.name == "pause"


def test_a_choice_does_not_say_what_its_words_tell(make_app: MakeApp) -> None:
    """A tent from the supply to the map and points that the score counts are told once; a tent that a factory
    takes is told."""
    implied = sit_down(make_app(), new_session(2, 3)).tooltips.implied
    assert {"tents", "supply", "vp"} <= {*implied({"score": 2, "vp": 2, "tents": 1, "supply": -1})}
    assert not {"tents", "vp"} & {*implied({"vp": 2, "tents": -1})}
