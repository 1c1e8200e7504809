"""The Diceoneer at the table: whole solo games by hand, its instrument in motion, what it tells."""

from __future__ import annotations

import pytest

from game.engine import saves
from game.engine.game import Setup
from game.engine.saves import Player
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER, Bot
from game.ui.session import Session, begin, resume
from game.ui.table.beats import LARGE
from game.ui.tooltips import Tip
from game.ui.western_sea.modules.diceoneer.layer import Solo
from game.ui.western_sea.modules.diceoneer.panel import SoloPanel
from game.ui.western_sea.table import SeaTable
from tests.ui.by_hand import MOST_CHOICES, SIZES, engine_alone, quietly
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.western_sea.test_table import Player1, sit_down

GAMES = {
    "base": (),
    "enclosures and advisors": ("enclosures", "advisors"),
    "fish and ships": ("fish-and-ships",),
}


def solo_of(table: SeaTable) -> Solo:
    layer = table.layer(Solo)
    assert layer
    return layer


def solo_session(modules: tuple[str, ...], seed: int, level: str = "governor") -> Session:
    seats = ("human", DICEONEER) if seed % 2 else (DICEONEER, "human")
    setup = Setup(game="western-sea", seats=seats, seed=seed, modules=modules, options={"level": level})
    session, problems = begin(setup, [Player(livery=n) for n in range(2)])
    assert not problems
    quietly(session)
    return session


def panel_of(table: SeaTable) -> SoloPanel:
    """The instrument, as whoever points at its seat sees it."""
    table.folds.show(f"seat {solo_of(table).seat}")
    return next(w for w in table.widgets if isinstance(w, SoloPanel))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_solo_game_by_mouse_and_by_keyboard(name: str, make_app: MakeApp) -> None:
    """One choice by mouse, the next by keyboard; in both languages and several windows, left and resumed."""
    app = make_app()
    session = solo_session(GAMES[name], 5)
    player = Player1(app, sit_down(app, session), 5, mouse=True)
    captions = set()
    for n in range(MOST_CHOICES):
        if session.over:
            break
        player.mouse = not player.mouse
        player.choose()
        solo = solo_of(player.table)
        captions |= set(solo.captions()[:1]) if solo.story else set()
        if n == 40:
            Session.autosave(session)
            session.close()
            app = make_app(size=SIZES[1], lang="it")
            session, why = resume(session.shelf.path(session.name))
            assert not why
            quietly(session)
            player = Player1(app, sit_down(app, session), 6, mouse=True)
        elif n in (60, 80):
            player.resize(SIZES[n % 3])
    assert session.over and saves.snapshot(session.match.state) == engine_alone(session)
    assert len(captions) > 10


def test_the_instrument_ends_where_the_match_is(make_app: MakeApp) -> None:
    """However its pieces fly, what lies on it at rest is what the rules know."""
    app = make_app(speed="1")
    session = solo_session(("advisors", "fish-and-ships"), 7)
    player = Player1(app, sit_down(app, session), 7, mouse=True)
    table, moved = player.table, False
    solo = solo_of(table)
    for _ in range(70):
        decision = session.decision
        assert decision
        table.take(player.lot.choice(decision.options))
        frames = 0
        while table.flights.busy or table.still_moving():
            player.hands.frames()
            part = table.state.parts[DICEONEER]
            assert isinstance(part, Bot)
            moved |= solo.seen.laid != part.laid
            frames += 1
            assert frames < LARGE * 60, "longer than the longest beat"
        player.hands.frames(2)
        assert solo.seen.queue == table.state.parts[DICEONEER].queue  # type: ignore[attr-defined]
        assert solo.seen.laid == table.state.parts[DICEONEER].laid  # type: ignore[attr-defined]
        assert solo.seen.navy == table.state.parts[DICEONEER].navy  # type: ignore[attr-defined]
    assert moved


def test_with_reduced_motion_the_instrument_is_still(make_app: MakeApp) -> None:
    app = make_app(speed="1")
    app.settings.reduced_motion = True
    session = solo_session((), 9)
    player = Player1(app, sit_down(app, session), 9, mouse=True)
    for _ in range(40):
        assert session.decision
        player.table.take(player.lot.choice(session.decision.options))
        solo = solo_of(player.table)
        assert not player.table.flights.busy
        part, seen = player.table.state.parts[DICEONEER], solo.seen
        assert isinstance(part, Bot) and (seen.queue, seen.laid) == (part.queue, part.laid)
        assert seen.last in (part.last, solo.resolving)


@pytest.mark.parametrize("size", SIZES)
def test_every_part_of_it_is_in_sight_and_tells_about_itself(
    size: tuple[int, int], make_app: MakeApp
) -> None:
    app = make_app(size=size)
    session = solo_session(("advisors", "fish-and-ships"), 11, "conqueror")
    player = Player1(app, sit_down(app, session), 11, mouse=True)
    player.play(120)
    table, panel = player.table, panel_of(player.table)
    window = app.stage.rect
    assert window.contains(panel.rect)
    names = {spot.name for spot in panel.spots()}
    assert {"solo caption", "solo queue", "solo die", "solo navy", "solo advisor"} <= names
    assert {f"solo side {n}" for n in range(6)} <= names
    for spot in panel.spots():
        assert panel.rect.contains(spot.rect), spot.name
        assert spot.tip
        tip = spot.tip()
        assert isinstance(tip, Tip) and (tip.title or tip.lines)
    for side in range(6):
        for _, box in panel.pieces(side):
            assert panel.rect.contains(box)
    raid = panel.tooltips.side(5)
    assert any("control" in line for line in raid.lines), raid.lines
    told = panel.tooltips.seat(table.tooltips.seat(panel.seat))
    assert any("Conqueror" in line for line in told.lines)
    assert any("3" in line and "unused" in line for line in told.lines), told.lines
    Hands(app).point(panel.dial.hollow(5).center)
    Hands(app).frames(60)
