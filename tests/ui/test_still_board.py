"""A board that holds still: never turned, never moved while somebody may be about to click on it.

Whole games by mouse look after every click (`Hands.still`); here is what they do not meet.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import hexes, squares
from game.engine.game import Setup
from game.engine.saves import Player
from game.ui.games import screens_of
from game.ui.session import begin
from game.ui.table.board_table import BoardTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

GAMES = ("western-sea", "finis-terrae", "island")
GROWING = GAMES[:2]
"""Whose map grows, so that it has to come to lie elsewhere now and then."""
AnyTable = BoardTable[Any, Any]


def seated(make_app: MakeApp, game: str, seats: tuple[str, ...], speed: str) -> tuple[Hands, AnyTable]:
    app = make_app(speed=speed)
    session, problems = begin(
        Setup(game=game, seats=seats, seed=3), [Player(name=f"P{n}", livery=n) for n in range(len(seats))]
    )
    assert not problems
    session.autosave = lambda: None  # type: ignore[method-assign]
    table = screens_of(game).table(app, session)
    assert isinstance(table, BoardTable)
    app.push(table)
    hands = Hands(app)
    hands.frames(2)
    return hands, table


def asked(table: AnyTable) -> bool:
    return table.targets.decision is not None and not table.still_moving()


@pytest.mark.parametrize("game", GAMES)
def test_it_lies_still_while_a_person_decides_among_bots(make_app: MakeApp, game: str) -> None:
    """At full speed, with motion: from the moment that somebody can choose until the turn is over."""
    hands, table = seated(make_app, game, ("human", "random", "random"), speed="2")
    table.app.settings.bot_pause = 0
    views = set[object]()
    middle = table.camera.area.center
    for frame in range(6000):
        if frame > 420 and (len(views) > 1 or game not in GROWING):
            break
        before = table.camera.view if asked(table) else None
        seat = table.state.turn
        hands.point((middle[0] + frame % 7 * 9, middle[1] + frame % 5 * 8))
        if before and asked(table) and table.state.turn == seat:
            assert table.camera.view == before
        if asked(table) and frame % 5 == 0 and table.targets.decision:
            hands.click_on(table.spot_of(table.targets.decision.options[0]))
        views.add(table.camera.view)
    assert (len(views) > 1) == (game in GROWING), "what grows must lie elsewhere now and then"


@pytest.mark.parametrize("game", GAMES)
def test_it_is_never_turned(make_app: MakeApp, game: str) -> None:
    """North is up, however long the map grows."""
    _, table = seated(make_app, game, ("human", "human"), speed="instant")
    camera = table.camera
    origin = camera.origin
    cell = squares.cell if game == "finis-terrae" else hexes.cell
    for across, down in ((1, 0), (0, 1)):
        cells = [cell(n * across, n * down) for n in range(7)]
        camera.show(cells)
        (x, y), (u, v) = camera.place(origin), camera.place(cells[-1])
        seen, there = camera.centre(origin), camera.centre(cells[-1])
        assert there[0] - seen[0] == pytest.approx((u - x) * camera.size)
        assert there[1] - seen[1] == pytest.approx((v - y) * camera.size)
        assert camera.shows(cells)


@pytest.mark.parametrize("game", GAMES)
def test_home_and_hands_move_it_all_the_same(make_app: MakeApp, game: str) -> None:
    hands, table = seated(make_app, game, ("human", "human"), speed="instant")
    home = table.camera.view
    hands.press("+")
    hands.press("left", shift=True)
    assert table.camera.moved and table.camera.view != home
    moved = table.camera.view
    table.refresh()
    assert table.camera.view == moved, "who moved it has it where they want it"
    hands.press("home")
    assert not table.camera.moved and table.camera.view == home


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_out_of_sight_has_an_arrow_that_brings_it(make_app: MakeApp, game: str) -> None:
    hands, table = seated(make_app, game, ("human", "human"), speed="instant")
    for _ in range(400):
        lit = [spot for spot in table.map_spots() if spot.lit and spot.outline]
        if lit:
            break
        decision = table.targets.decision
        if decision is None:
            hands.press("enter")
            continue
        hands.click_on(table.spot_of(decision.options[0]))
    assert lit
    table.camera.pan(table.camera.area.w * 2, 0)
    table.map_moved()
    beyond = [spot.name for spot in table.spots() if spot.name.startswith("beyond ")]
    assert beyond == ["beyond right"]
    hands.click_on(lit[0].name)
    assert not [spot for spot in table.spots() if spot.name.startswith("beyond ")]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_brought_into_sight_leaves_it_free_to_frame_itself(make_app: MakeApp, game: str) -> None:
    """A hint or the keyboard may move it; only hands that move it want it to stay."""
    hands, table = seated(make_app, game, ("human", "human"), speed="instant")
    while not (places := [spot for spot in table.map_spots() if spot.outline]):
        assert table.targets.decision
        hands.click_on(table.spot_of(table.targets.decision.options[0]))
    spot = places[0]
    table.camera.pan(table.camera.area.w, 0)
    table.camera.moved = False
    table.map_moved()
    aside, spot = table.camera.view, next(one for one in table.map_spots() if one.name == spot.name)
    table.bring_into_view(spot)
    assert table.camera.view != aside and not table.camera.moved


def test_an_empty_sea_has_room_for_the_first_tile_and_all_around_it(make_app: MakeApp) -> None:
    _, table = seated(make_app, "western-sea", ("human", "human"), speed="instant")
    assert not table.state.at
    for cell in (hexes.ORIGIN, *hexes.neighbours(hexes.ORIGIN)):
        assert table.camera.area.contains(table.camera.rect(cell))
