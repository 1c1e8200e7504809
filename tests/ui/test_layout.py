"""No screen cuts off a text, loses a widget or hides an option: in any language, scale and window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import pygame
import pytest
from pygame import Rect, Surface

from game.registry import games
from game.tools.bench_screen import free_part
from game.ui.app import App
from game.ui.inputs import Wheel
from game.ui.kit import SCALES, Kit, largest_scale, largest_table
from game.ui.scene import Scene
from game.ui.scenes.handbook import Chapter, Handbook, Leaf
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.sheet import Sheet
from game.ui.settings import NewGame, Settings
from game.ui.table.board_table import BoardTable
from game.ui.tooltips import Tip, tip_size, tip_width
from game.ui.western_sea.panels.card import CardScene, Face, Holder
from game.ui.widgets import Button, Panel, Text, Widget
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.measure import Screen, notes
from tests.ui.places import ALL, SCREENS, TABLES, Way, table

SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3840, 2160))
WANTED = (75, 100, 150, 200)
LANGUAGES = ("en", "it")
ALL_SCALES = dict.fromkeys(SIZES, WANTED)
CLAMPED = {size: list(dict.fromkeys(min(scale, largest_scale(size)) for scale in WANTED)) for size in SIZES}
"""For tables: scales at which a window holds the whole frame."""
LARGE = (125, 150, 175, 200)
"""Scales at which tables take their compact form in a window of 1280x720."""


def faults_of(
    way: Way,
    scales: Mapping[tuple[int, int], Sequence[int]],
    monkeypatch: pytest.MonkeyPatch,
    tips: bool = False,
) -> list[str]:
    """Of one screen, come to once and then shown in windows of these sizes, in each at these scales."""
    found: list[str] = []
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", scale=75, speed="instant"), next(iter(scales)))
        way(app)
        told: dict[str, dict[str, object]] = {lang: {} for lang in LANGUAGES}
        for size, lang in product(scales, LANGUAGES):
            for scale in scales[size]:
                app.settings.lang, app.settings.scale = lang, scale
                app.resize(size)
                assert app.size == size and app.scale == scale
                screen = Screen(app, texts, laid=True)
                faults = screen.faults() + (tip_faults(app, told[lang]) if tips else [])
                found += [f"{size[0]}x{size[1]}, {lang}, {scale} %: {fault}" for fault in faults]
                texts.clear()
        for scene in reversed(app.scenes):
            scene.close()
    return found


FITTING: set[tuple[object, ...]] = set()
"""Tooltips that fitted, with their language, scale and window."""


def tip_faults(app: App, told: dict[str, object]) -> list[str]:
    """Every tooltip fits into the window with all its words. What a spot tells in one language is the same
    in any window, and is asked for once."""
    found: list[str] = []
    kit, window = app.scene.kit, app.stage.rect
    for spot in app.scene.spots():
        if spot.name not in told:
            told[spot.name] = spot.tip() if spot.tip else None
        tip = told[spot.name]
        measured = (tip, kit.say.lang, kit.scale, kit.text, window.size)
        if not isinstance(tip, Tip) or measured in FITTING:
            continue
        kit.type.cut.clear()
        w, h = tip_size(kit, tip, tip_width(kit, tip, window))
        if w > window.w or h > window.h - kit.u(20):
            found.append(f"the tooltip of {spot.name} is {w}x{h}")
        elif not kit.type.cut:
            FITTING.add(measured)
        found += [f"cut off in the tooltip of {spot.name}: {text!r}" for text, _, _ in kit.type.cut]
    return found


@pytest.fixture(autouse=True)
def no_window_stays() -> object:
    yield
    pygame.quit()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_holds_what_it_shows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not faults_of(SCREENS[name], ALL_SCALES, monkeypatch)


@pytest.mark.parametrize("name", TABLES)
def test_the_table_holds_what_it_shows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not faults_of(TABLES[name], CLAMPED, monkeypatch, tips=True)


CROWDED = ("all modules", "a late solo game", "Finis Terrae, an action late in the game")
"""Tables with every panel that opens."""


@pytest.mark.parametrize("name", CROWDED)
def test_what_opens_holds_what_it_shows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each panel by itself, as it opens under the pointer; then all of them, as they are kept open."""
    found: list[str] = []
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="it", scale=75, speed="instant"), SIZES[0])
        TABLES[name](app)
        there = app.scene
        assert isinstance(there, BoardTable)
        for size, scale in ((one, scale) for one in SIZES for scale in CLAMPED[one][-2:]):
            app.settings.scale = scale
            app.resize(size)
            free, pins = there.camera.area.copy(), list(dict.fromkeys(fold.pin for fold in there.folds.all))
            states = [
                *((fold.name, []) for fold in there.folds.all),
                *(("", [pin]) for pin in pins),
                ("", pins),
            ]
            for hovered, kept in states:
                there.folds.hovered, app.settings.pins = hovered, kept
                screen = Screen(app, texts)
                found += [f"{hovered or kept} {size} {scale} %: {fault}" for fault in screen.faults()]
                assert there.folds.opened() and there.camera.area == free
                texts.clear()
            there.folds.hovered, app.settings.pins = "", []
        there.close()
    assert not found


CROWDED_LARGE = (
    "the middle of a game",
    "all modules",
    "a solo game",
    "a voyage",
    "Finis Terrae, sailing",
    "Finis Terrae, placing a tile",
    "Finis Terrae, an action late in the game",
    "Island, trade and build",
    "Island, giving up cards",
    "Island, for neutral colours",
)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_any_scale_holds_what_it_shows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the smallest windows, at scales that they can't hold without folding: truly enlarged, and whole."""
    scales = {(1280, 720): LARGE if name in CROWDED_LARGE else LARGE[-1:], (1024, 768): (150,)}
    assert not faults_of(TABLES[name], scales, monkeypatch, tips=True)


@pytest.mark.parametrize("name", [*CROWDED, "Island, trade and build"])
def test_what_opens_on_an_enlarged_table_holds_what_it_shows(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over nothing but the map, whose place never changes; what finds no room opens for whoever looks."""
    found: list[str] = []
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="it", scale=200, speed="instant"), (1280, 720))
        TABLES[name](app)
        there = app.scene
        assert isinstance(there, BoardTable) and there.kit.scale == 2
        free = there.camera.area.copy()
        for fold in there.folds.all:
            for hovered, kept in ((fold.name, []), ("", [fold.pin])):
                there.folds.hovered, app.settings.pins = hovered, kept
                found += [f"{hovered or kept}: {fault}" for fault in Screen(app, texts).faults()]
                assert there.folds.opened() and there.camera.area == free
                over = (*there.folds.opened(), there.prompt)  # the prompt grows over the map
                standing = [w.rect for w in there.widgets if w not in over]
                risen = there.folds.risen_now
                assert fold.rises or not risen or risen[0].rect.collidelist(standing) < 0
                texts.clear()
        app.settings.pins = []
        there.close()
    assert not found


@pytest.mark.parametrize("name", CROWDED)
def test_the_map_has_most_of_the_window(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no panel stands where the map is shown."""
    with notes(monkeypatch):
        app = App(Settings(lang="it", scale=100, speed="instant"), SIZES[0])
        TABLES[name](app)
        there = app.scene
        assert isinstance(there, BoardTable)
        for size in SIZES:
            app.resize(size)
            area = there.camera.area
            least = 0.53 if size == (1024, 768) else 0.55
            assert free_part(area, [widget.rect for widget in there.widgets]) == area.w * area.h, size
            assert area.w * area.h >= least * size[0] * size[1], size
        there.close()


@pytest.mark.parametrize("name", ["new game", "pick", "settings", "pause"])
def test_tooltips_fit(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not faults_of(SCREENS[name], {(1024, 768): WANTED}, monkeypatch, tips=True)


@pytest.mark.parametrize("game", games("ui"))
def test_every_leaf_of_the_handbook_can_be_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", scale=100, speed="instant", last=NewGame(game=game)), (1024, 768))
        scene = RulesScene(app)
        assert scene.game == game
        app.push(scene)
        for lang in LANGUAGES:
            app.settings.lang = lang
            app.fit()
            for leaf in scene.handbook.leaves():
                scene.wanted = leaf.id
                screen = Screen(app, texts)
                assert not screen.cut, leaf.id
                assert not screen._texts(), leaf.id
                texts.clear()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_title_of_a_leaf_stands_whole(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    long = "A title that somebody's pack has made much longer than any of ours would ever be"
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", scale=100, speed="instant"), size)
        leaves = tuple(Leaf(f"long/{n}", f"{long} {n}", (), "of a kind", "info") for n in range(2))
        monkeypatch.setattr(RulesScene, "handbook", Handbook((Chapter("long", "Long", "info", leaves),)))
        app.push(RulesScene(app))
        screen = Screen(app, texts)
        assert not screen.faults()
        words = " ".join(one.text for one in screen.book.written)
        assert words.count("ever be 0") == 2 and words.count("ever be 1") == 1


def test_every_card_tells_all_under_a_picture_worth_seeing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the least height that a screen can have, and though everybody has it."""
    everybody = [Holder(seat, "12", "house") for seat in range(4)]
    with notes(monkeypatch) as texts:
        monkeypatch.setattr(CardScene, "_holders", lambda self: everybody)
        app = App(Settings(lang="en", scale=100, speed="instant"), (1280, 720))
        there = table(app, 4, 90, ALL)
        for lang in LANGUAGES:
            app.settings.lang = lang
            app.fit()
            for entry in (*there.book.things, *there.book.cards):
                app.push(CardScene(app, there, entry.id))
                screen = Screen(app, texts)
                assert not screen.faults(), (lang, entry.id)
                face = next(widget for widget in app.scene.widgets if isinstance(widget, Face))
                assert face.rect.h >= app.kit.u(200), (lang, entry.id)
                app.pop()
                texts.clear()


LARGE_WORDS = ("settings", "new game, four seats", "pause", "score of four", "message", "all modules")


@pytest.mark.parametrize(
    "name", [*LARGE_WORDS, "a late game", "Finis Terrae, sailing", "Island, trade and build"]
)
def test_words_grow_where_they_have_room_and_are_never_cut(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", speed="instant", text=150), (1280, 720))
        ({**SCREENS, **TABLES})[name](app)
        for lang in LANGUAGES:
            app.settings.lang = lang
            app.fit()
            assert not Screen(app, texts).faults() + tip_faults(app, {})
            texts.clear()
        assert app.scene.kit.text_height("Some words", "text", 15, 400) > app.kit.type.height("text", 15)


# What a window can't hold


def test_every_scale_is_had_and_the_settings_say_where_tables_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    with notes(monkeypatch) as texts:
        for size in SIZES:
            app = App(Settings(lang="en", scale=200, speed="instant"), size)
            app.push(SettingsScene(app))
            most = largest_table(size)
            assert app.scale == 200 and app.table_scale == min(200, most)
            assert (most < 200) == (size == (1024, 768))
            words = " ".join(one.text for one in Screen(app, texts).book.written)
            assert app.kit.say("settings.in-force", n=200) in words
            assert (app.kit.say("settings.tables", most=most) in words) == (most < 200)
            assert all((spot := app.scene.spot(f"scale {scale}")) and spot.act for scale in SCALES)


@pytest.mark.parametrize(
    "name", ["menu", "new game, four seats", "settings", "pause", "score", "saves", "rules"]
)
def test_what_a_large_sheet_holds_is_brought_into_sight(name: str, make_app: MakeApp) -> None:
    """At twice the size in the smallest window: whatever the keyboard goes to is seen whole, and the wheel
    comes to the end of it."""
    app = make_app(scale=200)
    SCREENS[name](app)
    hands = Hands(app)
    hands.frames(2)
    scene = app.scene
    assert isinstance(scene, Sheet) and app.kit.scale == 2 and scene.canvas.larger
    seen: set[str] = set()
    for _ in range(120):
        hands.press("tab")
        spot = scene.spot(scene.focus)
        assert spot
        if spot.name in seen:
            break
        seen.add(spot.name)
        assert app.stage.rect.contains(spot.rect.clip(app.stage.rect)) and spot.rect.colliderect(
            app.stage.rect
        )
        assert (
            spot.rect.w > app.stage.rect.w or app.stage.rect.left <= spot.rect.centerx < app.stage.rect.right
        )
        assert app.stage.rect.top <= spot.rect.centery < app.stage.rect.bottom, spot.name
    assert len(seen) > 2
    for _ in range(60):
        app.take(Wheel((3, 3), -1))
    assert scene.canvas.at[1] == scene.canvas.size[1] - app.stage.rect.h


# The check itself: it must see what is wrong


class Broken(Scene):
    """A screen with one thing wrong at a time."""

    def __init__(self, app: App, wrong: str) -> None:
        super().__init__(app)
        self.wrong = wrong

    def layout(self, area: Rect) -> None:
        def nothing() -> None: ...

        panel = Panel(Rect(100, 100, 400, 300))
        words = Text(Rect(120, 120, 300, 24), "Some words", one_line=True)
        button = Button(Rect(120, 200, 200, 40), "fine", "Fine", nothing)
        self.widgets = [panel, words, button]
        if self.wrong == "long text":
            words.text = "Some words that are far too long for the narrow place that they were given here"
        elif self.wrong == "text too high":
            self.widgets.append(Text(Rect(120, 300, 120, 20), "Many words that need more than one line"))
        elif self.wrong == "text elsewhere":
            self.widgets.append(Stray(Rect(120, 300, 100, 20)))
        elif self.wrong == "texts overlap":
            self.widgets.append(Doubled(Rect(120, 300, 200, 60)))
        elif self.wrong == "outside":
            button.rect.x = area.right - 20
        elif self.wrong == "overlap":
            self.widgets.append(Button(Rect(250, 220, 200, 40), "other", "Other", nothing))
        elif self.wrong == "half out of its panel":
            button.rect.x = 400
        elif self.wrong == "covered":
            self.widgets.append(Button(button.rect.copy(), "above", "", nothing))


class Stray(Widget):
    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.line(surface, "Astray", "text", 15, self.rect.move(0, 90))


class Doubled(Widget):
    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.line(surface, "One thing", "text", 15, self.rect)
        kit.line(surface, "Another thing", "text", 15, self.rect.move(0, 4))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("", ""),
        ("long text", "cut off"),
        ("text too high", "cut off"),
        ("text elsewhere", "text outside its place"),
        ("texts overlap", "texts overlap"),
        ("outside", "outside the window"),
        ("overlap", "overlap: Button"),
        ("half out of its panel", "overlap: Panel"),
        ("covered", "the pointer can't reach fine"),
    ],
)
def test_the_check_sees_what_is_wrong(wrong: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with notes(monkeypatch) as texts:
        app = App(Settings(lang="en", scale=100, speed="instant"), (1280, 720))
        app.push(Broken(app, wrong))
        faults = Screen(app, texts).faults()
    assert any(fault.startswith(told) for fault in faults) if told else not faults
