"""Challenges on the screen: found in the menu, taken up, told of at the table, saved, judged, remembered."""

from __future__ import annotations

import msgspec
import pytest

from game.engine.challenges import Verdict, choices_in
from game.registry import games
from game.ui.challenges import (
    Dare,
    Result,
    begin,
    dares_of,
    next_dare,
    note_begun,
    read_results,
    results_file,
)
from game.ui.records import read_games
from game.ui.scenes.challenges import ChallengesScene, take_up
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.open import go_on, newest_save
from game.ui.scenes.sheet import Entry
from game.ui.scenes.titles import dared
from game.ui.table.challenged import Badge
from game.ui.table.lessons import Lesson, Lessons
from game.ui.table.table import Table
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import challenge_table

ROOM = 280
"""So wide is a line of the menu's first entry."""


def shortest(game: str) -> Dare:
    """The one with the fewest choices to its goal."""
    return min(
        dares_of(game), key=lambda dare: len(choices_in(dare.position.solved)) if dare.position else 999
    )


def table_of(hands: Hands) -> Table:
    table = hands.app.scene
    assert isinstance(table, Table) and table.challenge
    return table


@pytest.mark.parametrize("lang", ["en", "it"])
def test_from_the_menu_to_the_table_and_back_to_it(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("challenges")
    assert isinstance(app.scene, ChallengesScene) and app.scene.of == list(games("ui"))
    hands.click_on("game island")
    dare = dares_of("island")[0]
    hands.click_on(f"start {dare.challenge.id}")
    assert app.scene.name == "message", "what is to be done is told first"
    hands.press("enter")
    table = table_of(hands)
    assert table.challenge and dare.position
    made = len(choices_in(dare.position.played))
    assert len(table.session.match.records) == made and not table.can_undo()
    (badge,) = [widget for widget in table.widgets if isinstance(widget, Badge)]
    assert not badge.rect.colliderect(table.prompt.rect)
    hands.visible("challenge")
    decision = table.session.decision
    assert decision
    table.session.choose(decision.options[0].key)
    newest = newest_save()
    assert newest and newest.path == dare.save, "it can be continued from the menu"
    app.push(ChallengesScene(app, "island"))
    hands.frames(2)
    hands.click_on(f"start {dare.challenge.id}")
    table = table_of(hands)
    assert len(table.session.match.records) == made + 1 and table.challenge
    assert table.challenge.attempt.start == made and table.session.attempt
    assert read_results().results[dare.key] == Result(tries=1, left=True)


def test_by_keys_alone(make_app: MakeApp) -> None:
    app = make_app()
    app.push(ChallengesScene(app, "island"))
    hands = Hands(app)
    hands.frames(2)
    hands.press("enter")
    hands.press("enter")
    assert app.scene.name == "message"
    hands.press("enter")
    assert table_of(hands)


def test_by_pad_alone(make_app: MakeApp) -> None:
    """Found in the menu, chosen, begun, a choice made in it, left and taken up again."""
    app = make_app(lang="it")
    app.push(MenuScene(app))
    hands, dare = Hands(app), shortest("island")
    hands.frames(2)
    hands.choose_by_pad("challenges")
    hands.choose_by_pad("game island")
    hands.choose_by_pad(f"start {dare.challenge.id}")
    assert app.scene.name == "message" and app.kit.by_pad
    hands.pad("a")
    table = table_of(hands)
    before = len(table.session.match.records)
    hands.pad("y")
    for _ in range(3):
        hands.pad("a")
    assert len(table.session.match.records) > before
    hands.pad("start")
    hands.choose_by_pad("menu")
    hands.choose_by_pad("challenges")
    hands.choose_by_pad("game island")
    hands.choose_by_pad(f"start {dare.challenge.id}")
    assert len(table_of(hands).session.match.records) > before, "it goes on where it was left"


def test_tried_again_by_pad(make_app: MakeApp) -> None:
    app = make_app()
    app.push(MenuScene(app))
    hands, dare = Hands(app), shortest("island")
    assert dare.position
    take_up(app, dare)
    hands.pad("a")
    table = table_of(hands)
    for key in choices_in(dare.position.solved):
        table.session.choose(key)
    for _ in range(200):
        if app.scene.name == "verdict":
            break
        hands.frames()
    hands.choose_by_pad("again")
    assert app.scene.name == "message"
    hands.pad("a")
    again = table_of(hands)
    assert again is not table and len(again.session.match.records) == len(choices_in(dare.position.played))
    assert read_results().results[dare.key].tries == 2


@pytest.mark.parametrize("game", ["western-sea", "finis-terrae", "island"])
def test_what_was_reached_is_told_and_remembered(make_app: MakeApp, game: str) -> None:
    app = make_app()
    app.push(MenuScene(app))
    hands, dare = Hands(app), shortest(game)
    assert dare.position
    take_up(app, dare)
    app.pop()
    table = table_of(hands)
    for key in choices_in(dare.position.solved):
        table.session.choose(key)
    assert table.session.attempt and table.session.attempt.now.verdict is Verdict.DONE
    for _ in range(200):
        if app.scene.name == "verdict":
            break
        hands.frames(1)
    assert app.scene.name == "verdict"
    assert dare.save.with_suffix(".png").is_file(), "the save has a picture of how it ended"
    result = read_results().results[dare.key]
    assert result.medal == table.session.attempt.medal and result.best == table.session.attempt.now.result
    assert not result.left and result.tries == 1
    assert not read_games().games, "whoever begins in the middle has not played a whole game"
    follows = next_dare(dare)
    assert follows and follows != dare
    hands.click_on("next")
    app.pop()
    table = table_of(hands)
    assert table.challenge and table.challenge.dare == follows
    hands.frames(2)
    app.push(ChallengesScene(app, game))
    hands.frames(2)
    assert isinstance(app.scene, ChallengesScene) and app.scene.result(dare) == result


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_menu_names_the_one_that_goes_on(make_app: MakeApp, lang: str) -> None:
    app = make_app(lang=lang)
    for game in games("ui"):
        for dare in dares_of(game):
            line = app.kit.say("challenges.named", name=dare.challenge.name[lang])
            assert dared(app.kit.say, dare.save.stem) == line
            assert app.kit.type.width(line, "text", 13.5) <= app.kit.u(ROOM)
    begin(app, dare).autosave()
    app.push(MenuScene(app))
    Hands(app).frames(2)
    entry = next(widget for widget in app.scene.widgets if widget.name == "continue")
    assert isinstance(entry, Entry) and entry.under.startswith(line)


def test_a_decided_one_goes_on_as_an_ordinary_match(make_app: MakeApp) -> None:
    app = make_app()
    hands = Hands(app)
    dare = shortest("island")
    assert dare.position
    session = begin(app, dare)
    for key in choices_in(dare.position.solved):
        session.choose(key)
    session.autosave()
    app.push(MenuScene(app))
    go_on(app, dare.save)
    table = table_of(hands)
    hands.frames(30)
    assert table.session.attempt and table.session.attempt.now.verdict is Verdict.DONE
    assert app.scene.name != "verdict", "it was told before"


def test_what_a_bot_did_in_ones_place_does_not_count(make_app: MakeApp) -> None:
    app = make_app()
    dare = shortest("island")
    table = challenge_table(app, "island", dares_of("island").index(dare))
    assert dare.position and table.on_over is None
    table.session.let_play(dare.challenge.seat, "easy")
    for key in choices_in(dare.position.solved):
        table.session.choose(key)
    assert table.challenge
    for _ in range(200):
        if table.on_over or app.scene is not table:
            break
        Hands(app).frames(1)
    assert app.scene.name != "verdict" and not read_results().results[dare.key].medal


def test_a_damaged_file_is_set_aside(make_app: MakeApp) -> None:
    app = make_app()
    dare = dares_of("island")[0]
    results_file().parent.mkdir(parents=True, exist_ok=True)
    results_file().write_bytes(b"{torn")
    app.push(ChallengesScene(app, "island"))
    Hands(app).frames(2)
    scene = app.scene
    assert isinstance(scene, ChallengesScene) and scene.found.aside == "challenges.damaged-1.json"
    assert (results_file().parent / scene.found.aside).read_bytes() == b"{torn"
    assert note_begun(dare) is None and read_results().results == {dare.key: Result(tries=1, left=True)}


def test_a_position_that_is_gone_is_told(make_app: MakeApp) -> None:
    app = make_app()
    app.push(MenuScene(app))
    dare = dares_of("island")[0]
    assert dare.position
    take_up(app, dare._replace(position=msgspec.structs.replace(dare.position, played="sing")))
    assert app.scene.name == "message" and not read_results().results


@pytest.mark.parametrize("scale", [0, 200])
def test_the_badge_has_room(make_app: MakeApp, scale: int) -> None:
    """Beside the prompt, or where a window has few units on the map."""
    app = make_app(scale=scale)
    table = challenge_table(app, "island")
    Hands(app).frames(2)
    (badge,) = [widget for widget in table.widgets if isinstance(widget, Badge)]
    assert app.stage.rect.contains(badge.rect)
    assert not badge.rect.colliderect(table.prompt.rect)


@pytest.mark.parametrize("scale", [0, 200])
def test_no_lesson_lies_on_the_badge(make_app: MakeApp, scale: int) -> None:
    """What a module brings is told the first time, on the same map."""
    n = next(n for n, dare in enumerate(dares_of("island")) if dare.challenge.modules)
    table = challenge_table(make_app(lang="it", scale=scale), "island", n)
    assert isinstance(table, Lessons)
    for key in table.kit.say.keys("lesson."):
        table.lesson = key.removeprefix("lesson.").removesuffix(".text")
        if key.endswith(".text"):
            table.refresh()
            lesson, badge = (next(w for w in table.widgets if isinstance(w, k)) for k in (Lesson, Badge))
            assert not lesson.rect.colliderect(badge.rect), key
