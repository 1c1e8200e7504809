"""The Island teaches itself: a first game explains every action, and variants are told when they are met."""

from __future__ import annotations

import re

import msgspec.structs
import pytest

from game.engine.decision import Decision, Option
from game.engine.languages import LANGUAGES
from game.rules.island.base import base
from game.rules.island.vocabulary import ASKS, OPTIONS
from game.ui.app import App
from game.ui.island import tutorial
from game.ui.island.icons import BUILDS
from game.ui.island.table import IslandTable
from game.ui.island.tutorial import ABOUT, ACTS, IslandMatch, IslandTutorial, learn
from game.ui.scenes.open import open_table
from game.ui.wording import Wording, phrases
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island.settlers import Settler, new_session

ASKED = set(base.steps) & set(ASKS) - {"robber-flees"}
"""What the game asks without any variant; the robber flees only where it has more than one desert."""
AWARDED = {"longest-road", "largest-army", "near"}
SEEDS = (5, 2, 12, 7, 13, 10, *range(20, 40))
"""Games that are played until all has been told; how many that takes hangs on how bots play."""
NEW = {"bank": "bank", "offer": "offer", "counter": "counter", "buy": "play"}
"""What a curious beginner does as long as its lesson has not come."""


def curious(table: IslandTutorial, decision: Decision) -> Option:
    """Whatever is new; else what the hint says."""
    for option in decision.options:
        if option.verb == "play" or (option.verb in NEW and NEW[option.verb] not in table.seen):
            return option
    hint = table.session.hint()
    assert hint
    return hint


def sit_down(app: App, seed: int, monkeypatch: pytest.MonkeyPatch) -> IslandTutorial:
    monkeypatch.setattr(tutorial, "SETUP", msgspec.structs.replace(tutorial.SETUP, seed=seed))
    assert learn(app) == ""
    table = app.scene
    assert isinstance(table, IslandTutorial)
    while not table.lesson:
        Hands(app).frames()
    table.session.autosave = lambda: None  # type: ignore[method-assign]  # hundreds of files otherwise
    return table


def play(app: App, table: IslandTutorial) -> int:
    """A whole first game; says how often choices were limited."""
    hands, limited = Hands(app), 0
    for _ in range(4000):
        if table.session.over:
            return limited
        decision = table.targets.decision
        if decision is None or table.session.decision is None:
            hands.frames()
        elif table.lesson in table.opening:
            hands.press("g")
        elif table.only:
            limited += 1
            assert decision.options == [table.only] and table.only in table.session.decision.options
            hands.click_on(table.spot_of(table.only))
        else:
            assert decision.options == table.session.decision.options, "nothing is limited without a word"
            table.take(curious(table, decision))
    raise AssertionError("no end")


def test_a_first_game_is_taught_to_its_end_and_names_every_action(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions = {f"act.{verb}" for verb in ACTS}
    wanted = actions | ASKED | {"play", "robber.knight", *AWARDED}
    seen: set[str] = set()
    for n, seed in enumerate(SEEDS):
        app = make_app(lang=list(LANGUAGES)[n % 2])
        table = sit_down(app, seed, monkeypatch)
        assert table.lesson == "goal"
        assert play(app, table) == 2
        assert {"goal", "start", "start.road", "start.second", "roll", "act"} <= table.seen
        seen |= table.seen
        if n and wanted <= seen:
            break
    assert wanted <= seen


def test_every_question_and_every_choice_of_a_turn_has_a_lesson() -> None:
    told = {key.removeprefix("lesson.").removesuffix(".text") for key in phrases("en", "island")}
    assert told >= ASKED
    assert {f"act.{verb}" for verb in ACTS} <= told
    assert set(ACTS) == set(OPTIONS["act"]) & {*BUILDS.values(), "bank", "offer"} - {"repair", "bridge"}
    assert set(ABOUT) <= told


def test_goal_first_then_the_settlement(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    table = sit_down(app, tutorial.SETUP.seed, monkeypatch)
    before = table.camera.view
    assert table.lesson == "goal" and not table.only
    Hands(app).press("g")
    assert table.lesson == "start" and table.only
    Hands(app).press("g")
    assert not table.lesson and not table.only
    assert table.targets.decision == table.session.decision
    assert table.camera.view == before, "a lesson never moves the map"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_lesson_keeps_its_title_whole(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Where everything is lit, a sheet makes itself as narrow as it can."""
    app = make_app(lang=lang)
    table = sit_down(app, tutorial.SETUP.seed, monkeypatch)
    for key in table.kit.say.keys("lesson."):
        if key.endswith(".text"):
            table.lesson = key.removeprefix("lesson.").removesuffix(".text")
            app.kit.type.cut.clear()
            table.refresh()
            Hands(app).frames()
            assert not app.kit.type.cut, key


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_lesson_points_at_what_it_speaks_of(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    app = make_app(size)
    table = sit_down(app, tutorial.SETUP.seed, monkeypatch)
    hands = Hands(app)
    while table.lesson != "act":
        decision = table.targets.decision
        if decision:
            table.take(table.only or curious(table, decision))
        else:
            hands.frames()
    for name in ABOUT:
        table.lesson = name
        table.refresh()
        subject = table.subject()
        assert subject, name
        sheet = next(widget for widget in table.widgets if widget.name == "lesson")
        assert not sheet.rect.colliderect(subject), name
        hands.frames()


def test_no_lesson_says_below_or_above() -> None:
    """Things lie elsewhere in another window; an arrow points at them."""
    places = {
        "en": r"\b(below|above|at the (left|right))\b",
        "it": r"\b(qui sotto|qui sopra|in basso|in alto)\b",
    }
    for lang, words in places.items():
        say = Wording(lang, "island")
        assert not [key for key in say.keys("lesson.") if re.search(words, say(key))]


# Variants

EARLY = {"bid": 1, "neutral-road": 2, "ambush": 8}
"""Seeds of games in which this is asked early."""


@pytest.mark.parametrize(
    ("modules", "seats", "ask", "lesson"),
    [
        (("friendly-robber",), 3, "robber", "friendly-robber"),
        (("event-cards",), 3, "roll", "event-cards"),
        (("event-cards",), 3, "damage", "earthquake"),
        (("harbour-master",), 3, "act", "harbour-master"),
        ((), 2, "roll", "two-players"),
        ((), 2, "neutral-road", "neutral"),
        ((), 2, "act", "tokens"),
        (("rivers",), 3, "act", "rivers"),
        (("rivers",), 3, "act", "bridge"),
        (("rivers",), 3, "act", "coins"),
        (("fishermen",), 3, "act", "fishermen"),
        (("fishermen",), 3, "act", "fish-buy"),
        (("fishermen",), 3, "fish-pay", "fish-pay"),
        (("caravans",), 3, "act", "caravans"),
        (("caravans",), 3, "bid", "bid"),
        (("barbarian-attack",), 3, "act", "barbarian-attack"),
        (("barbarian-attack",), 3, "act", "raid-card"),
        (("barbarian-attack",), 3, "march", "march"),
        (("barbarian-attack",), 3, "plunder", "plunder"),
        (("traders",), 3, "act", "traders"),
        (("traders",), 3, "wagon", "wagon"),
        (("traders",), 3, "wagon", "delivery"),
        (("traders",), 3, "ambush", "ambush"),
        (("traders",), 3, "act", "wagon-card"),
    ],
)
def test_a_variant_is_told_when_it_is_met(
    make_app: MakeApp, modules: tuple[str, ...], seats: int, ask: str, lesson: str
) -> None:
    app, seed = make_app(), EARLY.get(ask, 3)
    open_table(app, new_session(seats, seed, modules))
    table = app.scene
    assert isinstance(table, IslandMatch)
    table.on_over = None
    Hands(app).frames(2)
    Settler(app, table, seed).until(ask, lambda table: lesson in app.settings.told)
    assert lesson in table.seen and app.settings.told.count(lesson) == 1
    # Whoever has been told is not told again.
    open_table(app, new_session(seats, seed, modules))
    again = app.scene
    assert isinstance(again, IslandMatch) and again is not table
    assert lesson in again.seen


def test_the_plain_game_tells_nothing_by_itself(make_app: MakeApp) -> None:
    app = make_app()
    open_table(app, new_session(3, 3))
    table = app.scene
    assert isinstance(table, IslandTable)
    table.on_over = None
    Hands(app).frames(2)
    settler = Settler(app, table, 3)
    for _ in range(60):
        settler.choose()
        assert not getattr(table, "lesson", "")
    assert app.settings.told == []
