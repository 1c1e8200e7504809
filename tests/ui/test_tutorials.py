"""Tutorials: each is played through by real events, points at what it speaks of, can be left and resumed, and
takes ten minutes at most."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pygame import Rect

from game.engine.languages import LANGUAGES
from game.ui import scene
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.open import go_on, newest_save, open_menu
from game.ui.settings import NewGame
from game.ui.table.tutorial import Taught
from game.ui.tooltips import place_tip
from game.ui.tutorials import minutes, tutorial_of, unfinished
from game.ui.wording import Wording
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.measure import notes
from tests.ui.tutorials import TAUGHT, Learner, heard, sit_down

LONGEST = 10
"""Minutes."""
UNTOLD = ("roll", "end", "done", "use", "stow")
"""Choices of rivals that every turn begins or ends with, or that everybody makes likewise."""
PLACES = {
    "en": r"\b(below|above|at the (left|right|top|bottom))\b",
    "it": r"\b(qui sotto|qui sopra|in basso|in alto|a (destra|sinistra))\b",
}


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tutorial_is_played_to_its_end(make_app: MakeApp, lang: str, game: str) -> None:
    app = make_app(lang=lang)
    table = sit_down(app, game)
    table.session.autosave = lambda: None  # type: ignore[method-assign]  # dozens of files otherwise
    learner = Learner(app, table)
    seen = set()
    while learner.ready():
        step, card, asked = table.telling, table.card, table.session.decision
        assert step and card
        seen.add(table.at)
        subjects = table.subjects()
        assert len(table.subject_names()) == 0 or subjects, f"step {table.at} points at nothing"
        assert all(table.spot(name) or name in {w.name for w in table.widgets} for name in step.point), step
        assert not [s for s in subjects if s.colliderect(card.rect)], f"{step.say} covers what it tells of"
        assert table.stage.rect.contains(card.rect)
        if step.do:
            assert table.targets.decision and asked
            assert {o.key for o in table.targets.decision.options} <= set(step.do)
            narrowed = len(asked.options) > len(table.targets.decision.options)
            own = table.kit.say.has(f"tutorial.{step.say}.text")
            assert card.told.task and (card.told.why or not (narrowed and own)), (
                "choices narrowed, no word why"
            )
        else:
            assert table.targets.decision is None and card.told.onward
        assert not app.kit.type.cut, step.say
        learner.do()
    told = {n for n, step in enumerate(table.script.steps) if step.waits}
    assert seen == told, "a step that nobody sees"
    match, moves = table.session.match, len(table.script.moves)
    assert table.script.follows(match.setup, match.records[:moves]) and len(match.records) >= moves
    for _ in range(600):
        if table.targets.decision:
            break
        learner.hands.frames()
    decision = table.session.decision
    assert table.card is None and decision and table.targets.decision == decision, "one plays on from here"
    learner.hands.click_on(table.spot_of(decision.options[0]))
    assert len(table.session.match.records) > len(table.script.moves)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_minutes_are_enough(lang: str, game: str) -> None:
    script = tutorial_of(game)
    assert script and 3 <= minutes(script, Wording(lang, game)) <= LONGEST


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_points_instead_of_saying_where(lang: str, game: str) -> None:
    assert not re.search(PLACES[lang], heard(game, lang))


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_rivals_do_is_told_in_words(lang: str, game: str) -> None:
    """By the next card, whatever else the table shows of it."""
    script, say = tutorial_of(game), Wording(lang, game)
    assert script
    done: list[str] = []
    for step in script.steps:
        done += [key for key in step.others if key.split()[0] not in UNTOLD]
        if done and step.say and say.has(f"tutorial.{step.say}.text"):
            told = [say(f"tutorial.{step.say}.{part}") for part in ("title", "text")]
            assert "{rival" in "".join(told), f"{step.say} tells nothing of {done}"
            done = []


@pytest.mark.parametrize("game", TAUGHT)
def test_it_is_resumed_where_it_was_left(make_app: MakeApp, game: str) -> None:
    app = make_app()
    table = sit_down(app, game)
    learner = Learner(app, table)
    half = next(
        n for n, step in enumerate(table.script.steps) if step.do and n > len(table.script.steps) // 2
    )
    learner.to(half)
    made = len(table.session.match.records)
    open_menu(app)
    left, newest = unfinished(game), newest_save()
    assert left and newest and newest.path == left
    go_on(app, left)
    again = app.scene
    assert isinstance(again, Taught) and again is not table
    assert Learner(app, again).ready()
    assert len(again.session.match.records) == made and again.at <= half
    open_menu(app)
    hands = Hands(app)
    hands.click_on("learn")
    hands.click_on(f"tutorial {game}")
    fresh = app.scene
    assert isinstance(fresh, Taught) and not fresh.session.match.records
    assert unfinished(game) == left, "begun anew, it takes the place of the one that was left"


@pytest.mark.parametrize("game", TAUGHT)
def test_it_can_be_left_for_an_ordinary_game(make_app: MakeApp, game: str) -> None:
    app = make_app()
    table = sit_down(app, game)
    learner = Learner(app, table)
    learner.to(next(n for n, step in enumerate(table.script.steps) if step.do))
    learner.hands.click_on("leave tutorial")
    assert table.card is None and not table.taught
    asked = table.session.decision
    assert table.targets.decision == asked and asked
    other = next(o for o in asked.options if o.key not in table.script.moves[0].keys)
    learner.hands.click_on(table.spot_of(other))
    records = table.session.match.records
    for _ in range(600):
        if any(record.seat != table.script.learner for record in records):
            break
        if table.targets.decision:
            learner.hands.click_on(table.spot_of(table.targets.decision.options[0]))
        learner.hands.frames()
    assert records[-1].seat != table.script.learner, "the bots play by themselves"
    assert unfinished(game) is None


def test_a_task_can_be_taken_back(make_app: MakeApp) -> None:
    app = make_app()
    table = sit_down(app, "western-sea")
    learner = Learner(app, table)
    use = next(n for n, step in enumerate(table.script.steps) if step.say == "change-use")
    learner.to(use)
    made = len(table.session.match.records)
    learner.hands.press("u")
    assert learner.ready()
    assert table.at == use - 1 and len(table.session.match.records) == made - 1
    learner.do()
    assert learner.ready() and table.at == use


@pytest.mark.parametrize("game, pad", [*zip(TAUGHT, (False, True, True), strict=True)])
def test_keys_or_a_pad_alone_are_enough(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, game: str, pad: bool
) -> None:
    """The focus is on what is to be done, so that one press does it, and its tooltip covers no word."""
    lies: list[Rect] = []

    def placed(*given: Any) -> Rect:
        lies.append(place_tip(*given))
        return lies[-1]

    monkeypatch.setattr(scene, "place_tip", placed)
    app = make_app()
    table = sit_down(app, game, keys=True)
    table.session.autosave = lambda: None  # type: ignore[method-assign]  # dozens of files otherwise
    learner, hands = Learner(app, table), Hands(app)
    tips = 0
    while learner.ready():
        assert table.card and table.by_key
        spot, before = table.pointed(), (table.at, len(table.session.match.records))
        assert spot and spot.act and spot.lit, f"step {table.at}: the focus is on {table.focus}"
        lies.clear()
        table._over_since = -1.0  # the focus has been there for a while
        hands.frames()
        tips += len(lies)
        assert not [tip for tip in lies if tip.colliderect(table.card.rect)], table.at
        hands.pad("a") if pad else hands.press("enter")
        assert (table.at, len(table.session.match.records)) != before, table.at
    assert app.kit.by_pad == pad and tips > 10


@pytest.mark.parametrize("game", TAUGHT)
def test_the_new_game_screen_leads_to_the_tutorial(make_app: MakeApp, game: str) -> None:
    app = make_app()
    app.settings.last = NewGame(game, app.settings.last.seats)
    app.push(NewGameScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("learn")
    assert isinstance(app.scene, LearnScene) and app.scene.default == f"tutorial {game}"
    hands.click_on(f"tutorial {game}")
    assert isinstance(app.scene, Taught)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_has_the_seats_that_it_is_learnt_with(make_app: MakeApp, game: str) -> None:
    """Until somebody has chosen others."""
    app, script = make_app(), tutorial_of(game)
    scene = NewGameScene(app)
    app.push(scene)
    hands = Hands(app)
    hands.frames(2)
    hands.click_on(f"game {TAUGHT[-1] if game == TAUGHT[0] else TAUGHT[0]}")
    hands.click_on(f"game {game}")
    assert script and scene.draft.count == len(script.seats)
    hands.click_on("seats 4")
    hands.click_on(f"game {TAUGHT[-1] if game == TAUGHT[0] else TAUGHT[0]}")
    hands.click_on(f"game {game}")
    assert scene.draft.count == 4


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_spotlight_leaves_the_thing_itself_bright(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = sit_down(app, "western-sea")
    learner = Learner(app, table)
    learner.to(next(n for n, step in enumerate(table.script.steps) if step.say == "presence"))
    (subject,) = table.subjects()
    at, beside = subject.center, (subject.right + 30, subject.bottom + 30)
    shaded = [table.stage.base.get_at(point) for point in (at, beside)]
    table.leave()
    learner.hands.frames(3)
    plain = [table.stage.base.get_at(point) for point in (at, beside)]
    assert shaded[0] == plain[0] and sum(shaded[1][:3]) < sum(plain[1][:3])


@pytest.mark.parametrize("size, scale", [((1024, 768), 100), ((1280, 720), 200)])
@pytest.mark.parametrize("game", TAUGHT)
def test_where_room_is_scarce_a_card_points_at_the_thing_itself_and_nothing_is_cut(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int], scale: int
) -> None:
    """At twice the size in the smallest window it lies over panels, or is smaller than the rest; what is
    folded there opens while it is told of."""
    with notes(monkeypatch):
        app = make_app(size, "it", scale)
        table = sit_down(app, game, keys=True)
        table.session.autosave = lambda: None  # type: ignore[method-assign]  # dozens of files otherwise
        learner = Learner(app, table)
        while learner.ready():
            step, card = table.telling, table.card
            assert step and card and table.stage.rect.contains(card.rect)
            here = {w.name for w in table.widgets} | {spot.name for spot in table.spots()}
            assert {*step.point} <= here, f"{step.say} points at nothing"
            assert not [s for s in table.subjects() if s.colliderect(card.rect)], step.say
            assert not [*table.kit.type.cut, *card.kit.type.cut], step.say
            beside = (card.rect.x + 3, card.rect.centery)
            assert {spot.name for spot in table.spots_under(beside)} <= {"leave tutorial", "go on"}, step.say
            learner.do()
