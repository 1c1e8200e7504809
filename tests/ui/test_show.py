"""Shows: finished and saved games watched at every table, led by mouse, keys and pad."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.bots.seats import HUMAN
from game.engine.run import view
from game.engine.saves import snapshot
from game.paths import user_dir
from game.registry import games
from game.ui.app import App
from game.ui.inputs import Wheel
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.play_on import PlayOnScene
from game.ui.scenes.shows import ShowsScene
from game.ui.scenes.watch import watch_save
from game.ui.showing import OPEN
from game.ui.table.console import TIMELINE, Console
from game.ui.table.show import SPEEDS, Show
from game.ui.table.table import Table
from game.ui.table.turning import swing, turning_points
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

SAVES = Path(__file__).resolve().parents[2] / "saves"
every = pytest.mark.parametrize("game", ["western-sea", "finis-terrae", "island"])


def watched(make_app: MakeApp, game: str, **settings: object) -> Show:
    app: App = make_app(**settings)
    app.scenes.append(MenuScene(app))
    app.scene.refresh()
    watch_save(app, SAVES / f"{game}-watch.farshore")
    show = shown(app)
    show.toggle()  # it stands still until the test wants otherwise
    show.speed = SPEEDS[-1]
    return show


def shown(app: App) -> Show:
    assert isinstance(app.scene, Table) and app.scene.show
    return app.scene.show


def position(show: Show) -> bytes:
    return snapshot(show.session.match.state)


def wait(hands: Hands, show: Show, most: int = 2000) -> None:
    """Until the table is still."""
    for n in range(most):
        if n and show.still and show._wanted is None:
            return
        hands.frames()
    raise AssertionError("it never comes to rest")


@every
def test_stepping_and_jumping_lead_to_the_same_positions(game: str, make_app: MakeApp) -> None:
    show = watched(make_app, game)
    hands = Hands(show.table.app)
    seen = [position(show)]
    for _ in range(6):
        hands.press(".")
        wait(hands, show)
        seen.append(position(show))
    assert len(set(seen)) > 4 and show.step == 6
    for n in (5, 4):
        hands.press(",")
        hands.frames(2)
        assert show.step == n and position(show) == seen[n]
    for n in (0, 6, 3):
        show.jump(n)
        hands.frames(2)
        assert position(show) == seen[n] and show.session.until == show.steps[n]
    show.jump(show.last)
    hands.frames(2)
    assert show.session.over and position(show) == snapshot(show.film.at(show.film.length).state)


@every
def test_beats_motion_and_log_go_on_while_it_plays(game: str, make_app: MakeApp) -> None:
    show = watched(make_app, game, speed="1")
    hands, table = Hands(show.table.app), show.table
    show.jump(show.last // 2)
    hands.frames(2)
    before, lines = show.step, len(table.diary.lines)
    assert lines, "a jump brings along what was told before"
    hands.press("space")
    assert show.playing
    told, flew = set(), False
    for _ in range(150):
        hands.frames()
        flew = flew or table.flights.busy or table.still_moving()
        if table.beats.current:
            told.add(table.beats.current.records)
    assert len(told) > 2 and flew and show.step > before + 2 and len(table.diary.lines) > lines
    hands.press("space")
    wait(hands, show)
    stands = show.step
    hands.frames(60)
    assert not show.playing and show.step == stands and show.steps[stands] == len(table.session.match.records)


def test_with_all_else_at_once_a_show_still_moves(make_app: MakeApp) -> None:
    show = watched(make_app, "western-sea", speed="instant")
    hands = Hands(show.table.app)
    hands.press("space")
    hands.frames(30)
    assert show.table.pace == SPEEDS[-1] and 0 < show.step < 20
    for speed in SPEEDS:
        hands.press("s")
        assert show.table.pace == speed
    assert show.table.app.settings.speed == "instant", "its speed is its own"


@every
def test_what_is_hidden_from_a_seat_stays_hidden(game: str, make_app: MakeApp) -> None:
    show = watched(make_app, game)
    hands, table, session = Hands(show.table.app), show.table, show.session
    show.jump(show.last * 2 // 3)
    hands.frames(2)
    book, whole = session.match.book, session.match.state.copy()
    whole.rng = 0
    assert session.eyes == OPEN and table.beats.look(table.eyes.seat).copy() == whole
    for seat in range(session.seats):
        hands.click_on("eyes")
        hands.frames(2)
        assert session.eyes == seat == table.eyes.seat
        assert table.beats.look(seat).copy() == view(book, session.match.state, seat).copy()
        assert session.view((seat + 1) % session.seats).copy() == view(book, session.match.state, seat).copy()
        show.count_all()
        known = [session.game.scores(book, view(book, m.state, seat)) for m in show.film.walk(0, 30)]
        steps = [n for n in show.steps if n <= 30]
        assert [list(show.points[k]) for k in range(len(steps))] == [known[n] for n in steps]
    hands.click_on("eyes")
    assert session.eyes == OPEN


def test_the_timeline_answers_to_pointer_wheel_keys_and_pad(make_app: MakeApp) -> None:
    show = watched(make_app, "western-sea")
    hands, table = Hands(show.table.app), show.table
    hands.frames(2)
    console = next(w for w in table.widgets if isinstance(w, Console))
    at = (console.x(40), console.plot.centery)
    hands.drag(at, at)
    hands.frames(2)
    assert show.step == 40
    hands.drag(at, (console.x(70), at[1]))
    hands.frames(2)
    assert show.step == 70
    table.app.take(Wheel(at, 1))
    hands.frames(2)
    assert show.step == 69
    hands.press("page down")
    hands.frames(2)
    first = show.step
    assert show.rounds[first] == show.rounds[first - 1] + 1 > 1
    hands.press("page up")
    hands.press("page up")
    hands.frames(2)
    assert show.rounds[show.step] < show.rounds[first]
    hands.focus_on(TIMELINE)
    here = show.step
    hands.pad("left")
    hands.frames(2)
    assert show.step == here - 1
    hands.pad("right")
    wait(hands, show)
    assert show.step == here
    hands.pad("a")
    assert show.playing
    hands.pad("b")
    assert not isinstance(table.app.scene, Table), "and back to where one came from"


def test_turning_points_are_the_largest_swings(make_app: MakeApp) -> None:
    rows = [(0, 0)] * 12 + [(5, 0)] * 8 + [(5, 9)] * 10
    assert turning_points(rows, [1] * len(rows)) == [12, 20]
    assert swing((1, 1), (3, 3)) == 0 < swing((1, 1), (3, 1)) < swing((5, 1), (3, 3))
    show = watched(make_app, "western-sea")
    hands = Hands(show.table.app)
    show.count_all()
    hands.frames(2)
    sizes = [swing(a, b) for a, b in pairwise(show.points)]
    assert show.turning and max(sizes) == max(sizes[n - 1] for n in show.turning)
    hands.press("t")
    wait(hands, show)
    assert show.step == show.turning[0], "it is played, and then it waits"
    hands.click_on(f"turning {show.turning[-1]}")
    wait(hands, show)
    assert show.step == show.turning[-1]
    hands.press("t", shift=True)
    wait(hands, show)
    assert show.step == show.turning[-2]


@every
def test_playing_on_from_here_is_a_game_of_its_own(game: str, make_app: MakeApp) -> None:
    show = watched(make_app, game)
    app, hands = show.table.app, Hands(show.table.app)
    show.jump(show.last // 2)
    hands.frames(2)
    here, records = position(show), list(show.session.match.records)
    hands.press("p")
    scene = app.scene
    assert isinstance(scene, PlayOnScene) and scene.who.count(HUMAN) == 1
    other = next(seat for seat, who in enumerate(scene.who) if who != HUMAN)
    hands.click_on(f"who {other} greedy")
    hands.click_on("begin")
    table = app.scene
    assert isinstance(table, Table) and table.show is None
    session = table.session
    assert session.keeps and session.match.records[: len(records)] == records
    assert session.plays(other) == "greedy" and session.people() == [scene.who.index(HUMAN)]
    assert snapshot(session.match.state) == here or len(session.match.records) > len(records)
    assert (user_dir("saves") / f"{session.name}.farshore").is_file()


def test_nothing_is_saved_of_a_show(make_app: MakeApp) -> None:
    show = watched(make_app, "western-sea")
    hands = Hands(show.table.app)
    show.jump(show.last)
    hands.frames(200)
    assert show.table.app.scene is show.table, "no score follows"
    show.table.app.quit()
    show.table.close()
    assert not list(user_dir("saves", create=True).iterdir())


def test_every_example_is_offered_and_can_be_watched(make_app: MakeApp) -> None:
    app: App = make_app()
    app.scenes.append(MenuScene(app))
    app.scene.refresh()
    hands = Hands(app)
    hands.click_on("watch")
    scene = app.scene
    assert isinstance(scene, ShowsScene)
    there = {path.name.removesuffix(".farshore") for path in SAVES.glob("*.farshore")}
    assert {kept.name for kept in scene.saves} == there
    assert {scene.archive.glance(kept).game for kept in scene.saves} == set(games("ui"))
    hands.focus_on(f"save {scene.saves[0].name}")
    for kept in scene.saves[1:]:
        hands.press("down")
        assert scene.focus == f"save {kept.name}"
    hands.press("down")
    assert scene.focus == "back", "below the last of them"
    hands.focus_on("watch")
    hands.press("enter")
    assert shown(app).playing
    hands.press("enter")
    assert not shown(app).playing, "the focus is where it is led from"
    hands.press("escape")
    assert app.scene is scene


@every
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((3840, 2160), 200)])
def test_every_control_can_be_reached(
    game: str, size: tuple[int, int], scale: int, make_app: MakeApp
) -> None:
    show = watched(make_app, game, size=size, scale=scale, lang="it")
    hands = Hands(show.table.app)
    hands.frames(2)
    console = next(w for w in show.table.widgets if isinstance(w, Console))
    for button in console.buttons:
        assert console.rect.contains(button.rect) and button.rect.w >= show.table.kit.u(20)
        assert button.rect.collidepoint(hands.visible(button.name)), f"{button.name} is elsewhere too"
    hands.focus_on(console.buttons[0].name)
    for button in console.buttons[1:]:
        hands.pad("right")
        assert show.table.focus == button.name
    boxes = [button.rect for button in console.buttons]
    assert all(a.right <= b.left for a, b in pairwise(boxes))
    assert pygame.Rect(0, 0, *size).contains(console.line)
