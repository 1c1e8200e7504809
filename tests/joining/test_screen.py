"""Shells on the screen, by hand and in both languages: set up, played to its score, saved, resumed, told in
statistics and handbook; its module brings a panel and a motion, and without it neither is there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from game.engine import saves
from game.engine.game import Setup
from game.engine.match import replay
from game.engine.saves import Player
from game.registry import part_of
from game.ui.app import App
from game.ui.art import Art
from game.ui.scene import Scene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import go_on, open_table
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ScoreScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.session import begin
from game.ui.tooltips import Tip
from game.ui.typeset import Typesetter
from game.ui.widgets import Button
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.measure import Screen, notes

if TYPE_CHECKING:
    from game.ui.shells.table import ShellsTable

pytestmark = pytest.mark.usefixtures("shells")

NAME = {"en": "Shells", "it": "Conchiglie"}
PEARLS = {"en": "Pearls", "it": "Perle"}
both = pytest.mark.parametrize("lang", ["en", "it"])
by_hand = pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keyboard"])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every line that is put on the window."""
    seen: set[str] = set()
    draw = Typesetter._picture

    def note(self: Typesetter, text: str, *how: object) -> object:
        seen.add(text)
        return draw(self, text, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(Typesetter, "_picture", note)
    return seen


def shown(app: App) -> Scene:
    return app.scene


def there(app: App) -> ShellsTable:
    table = app.scene
    assert isinstance(table, part_of("shells", "ui", "table").ShellsTable)
    return cast("ShellsTable", table)


def sit_down(app: App, modules: tuple[str, ...] = ("pearls",), seed: int = 1, seats: int = 2) -> ShellsTable:
    setup = Setup(game="shells", seats=("human",) * seats, modules=modules, seed=seed)
    session, problems = begin(setup, [Player(name=f"P{n}", livery=n) for n in range(seats)])
    assert not problems
    open_table(app, session)
    Hands(app).frames(2)
    return there(app)


def choose(app: App, lot: Random, mouse: bool) -> None:
    """By lot, with pointer or keys, as a person would."""
    table, hands = there(app), Hands(app)
    decision = table.session.decision
    assert decision
    option = lot.choice(decision.options)
    if mouse:
        hands.click_on(table.spot_of(option))
    else:
        hands.focus_on(table.spot_of(option))
        hands.press("enter")
    assert table.session.match.records[-1].key == option.key


def play(app: App, until: Callable[[], bool], mouse: bool = True) -> None:
    lot = Random(7)
    for _ in range(60):
        if until():
            return
        choose(app, lot, mouse)
    raise AssertionError("no end")


# From the menu to the score


@both
@by_hand
def test_a_whole_game(lang: str, mouse: bool, make_app: MakeApp, written: set[str]) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("new-game")
    hands.click_on("game shells")
    scene = shown(app)
    assert isinstance(scene, NewGameScene) and {NAME[lang], PEARLS[lang]} <= written
    hands.click_on("module pearls")
    hands.click_on("who 1 human")
    hands.click_on("seed")
    hands.type("1")
    hands.press("enter")
    hands.click_on("start")

    table = there(app)
    setup = table.session.match.setup
    assert setup.game == "shells" and setup.modules == ("pearls",) and setup.seats == ("human", "human")
    play(app, lambda: len(table.session.match.records) >= 6, mouse)
    before = list(table.session.match.records)

    # Left in the middle, and resumed from the menu
    hands.press("escape")
    if shown(app).name != "pause":  # what happened since one's turn is put away first
        hands.press("escape")
    assert shown(app).name == "pause"
    hands.click_on("menu")
    assert isinstance(shown(app), MenuScene)
    hands.click_on("continue")
    table = there(app)
    assert table.session.match.records == before and table.diary.lines, "and it recalls what happened"

    play(app, lambda: table.session.over, mouse)
    hands.frames(3)
    score = shown(app)
    assert isinstance(score, ScoreScene)
    assert {PEARLS[lang], "La marea" if lang == "it" else "The tide"} <= written
    match = table.session.match
    assert score.totals == match.game.scores(match.book, match.state) and sum(score.totals) >= 15 - 4
    for tab in ("things", "dice"):
        hands.click_on(f"tab {tab}")
    alone = replay(match.game, match.book, match.setup, match.opening, match.records)
    assert saves.snapshot(alone.state) == saves.snapshot(match.state)

    # Told in the statistics
    written.clear()
    app.push(StatisticsScene(app))
    hands.frames(2)
    statistics = shown(app)
    assert isinstance(statistics, StatisticsScene) and statistics.game == "shells"
    assert statistics.figures.games == 1 and NAME[lang] in written


@both
def test_a_save_of_its_own(lang: str, make_app: MakeApp) -> None:
    app = make_app(lang=lang)
    table = sit_down(app)
    play(app, lambda: table.state.left < 8)
    table.session.autosave()
    path, state = table.session.shelf.path(table.session.name), saves.snapshot(table.session.match.state)
    table.session.close()
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    go_on(app, path)
    assert saves.snapshot(there(app).session.match.state) == state
    assert any(line.text.startswith("P0") for line in there(app).diary.lines)


@both
def test_bots_play_it_at_the_table(lang: str, make_app: MakeApp) -> None:
    app = make_app(lang=lang)
    setup = Setup(game="shells", seats=("greedy", "random", "keen"), modules=("pearls",), seed=5)
    session, _ = begin(setup, [Player(livery=n) for n in range(3)])
    open_table(app, session)
    for _ in range(400):
        Hands(app).frames()
        if isinstance(shown(app), ScoreScene):
            break
    assert isinstance(shown(app), ScoreScene)

    # And watched again
    hands = Hands(app)
    hands.click_on("watch")
    show = there(app).show
    assert show and show.playing and there(app).session is not session
    show.speed = 8
    for _ in range(900):
        hands.frames()
        if not show.playing:
            break
    assert show.session.over and show.session.match.records == session.match.records
    hands.click_on("round-back")
    hands.click_on("step-back")
    hands.frames(2)
    assert show.step == show.last - 2 and not show.session.over
    hands.press("escape")
    assert isinstance(shown(app), ScoreScene)


# What it says


@both
def test_the_handbook(lang: str, make_app: MakeApp, written: set[str]) -> None:
    app = make_app(lang=lang)
    app.push(RulesScene(app))
    hands = Hands(app)
    hands.frames(2)
    assert NAME[lang] in written
    hands.click_on("game shells")
    scene = shown(app)
    assert isinstance(scene, RulesScene) and scene.game == "shells"
    leaves = {leaf.id: leaf for leaf in scene.handbook.leaves()}
    assert {
        "play/aim",
        "play/turn",
        "play/pearls",
        "awards/pearls",
        "rulings/0",
        "keys/table",
    } <= leaves.keys()
    words = {id_: " ".join(line.text for line in leaf.lines) for id_, leaf in leaves.items()}
    assert "15" in words["play/aim"] and "4" in words["play/pearls"], "figures come from the content"
    assert words["awards/pearls"] == {"en": "3 points each.", "it": "3 punti ciascuna."}[lang]
    assert {"en": "The tide", "it": "La marea"}[lang] == leaves["rulings/0"].title
    for id_ in leaves:
        scene.wanted = id_
        scene.refresh()
        hands.frames()


@both
def test_what_is_not_lit_says_why(lang: str, make_app: MakeApp) -> None:
    table = sit_down(make_app(lang=lang))
    lit = table.spot("shell 3")
    far = table.spot("shell 4")
    assert lit and lit.act and far and not far.act and far.tip
    tip = far.tip()
    assert isinstance(tip, Tip) and tip.why_not == table.kit.say("why.too-far", n=3)


def test_its_pictures_are_its_own() -> None:
    own = Art("shells")
    assert all(own.has(f"icons/{name}") for name in ("shell", "pearl", "tide"))
    assert not Art().has("icons/shell")


# The module


def panels(table: ShellsTable) -> set[str]:
    return {widget.name for widget in table.widgets}


@both
def test_the_module_brings_a_panel_and_a_motion(lang: str, make_app: MakeApp, written: set[str]) -> None:
    app = make_app(lang=lang, speed="1")
    table = sit_down(app)
    assert len(table.layers) == 1 and "pearls" in panels(table)
    Hands(app).frames(30)
    assert PEARLS[lang] in written, "its panel is painted"

    def found() -> bool:
        return any(event[0] == "pearl" for event in table.session.match.events)

    lot = Random(7)
    while not found():
        decision = table.session.decision
        assert decision
        table.take(lot.choice(decision.options))
    pearl = table.kit.art.picture("icons/pearl", table.kit.u(30))
    flying = [flight for flight in table.flights.all if flight.picture is pearl]
    assert len(flying) == 1
    assert flying[0].way(0.0) == pytest.approx(table.camera.area.center)
    assert flying[0].way(1.0) == pytest.approx(table.place_of("seat 0"))
    Hands(app).frames(120)
    assert not table.flights.busy, "and it lands"
    assert any(line.icon == "pearl" for line in table.diary.lines)
    assert table.kit.say("pearls.of", who="P0", n=1) in written


@both
def test_without_the_module_neither_is_there(lang: str, make_app: MakeApp, written: set[str]) -> None:
    app = make_app(lang=lang)
    table = sit_down(app, modules=())
    assert not table.layers and "pearls" not in panels(table) and "pearl" not in table.motion.players
    choose(app, Random(1), mouse=True)
    Hands(app).press("u")
    assert table.state.left == 15 and not table.session.match.records, "what opens no shell can be taken back"
    play(app, lambda: table.session.over)
    Hands(app).frames(3)
    assert isinstance(shown(app), ScoreScene) and PEARLS[lang] not in written
    assert not [line for line in table.diary.lines if line.icon == "pearl"]


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
@both
def test_everything_has_room(lang: str, size: tuple[int, int], make_app: MakeApp) -> None:
    table = sit_down(make_app(size=size, lang=lang), seats=3)
    names = ["seat 0", "seat 1", "seat 2", "pearls", "last lines", "board", "prompt"]
    boxes = {w.name: w.rect for w in table.widgets if w.name in names and not isinstance(w, Button)}
    assert sorted(boxes) == sorted(names)
    for n, (name, rect) in enumerate(boxes.items()):
        assert table.stage.rect.contains(rect), name
        for other in list(boxes)[:n]:
            assert not rect.colliderect(boxes[other]), (name, other)
    assert all(table.camera.area.contains(spot.rect) for spot in table.map_spots())


@pytest.mark.parametrize("seats", [2, 3])
def test_an_enlarged_table_holds_what_it_shows(
    seats: int, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though none of its panels fold: what its module adds scrolls."""
    found = []
    with notes(monkeypatch) as texts:
        app = make_app()
        table = sit_down(app, seats=seats)
        for lang in ("en", "it"):
            for scale in (125, 150, 175, 200):
                app.settings.lang, app.settings.scale = lang, scale
                app.fit()
                assert table.kit.scale * 100 == scale
                found += [f"{lang} {scale} %: {fault}" for fault in Screen(app, texts).faults()]
                texts.clear()
    assert not found
