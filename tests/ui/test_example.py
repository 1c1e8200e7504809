"""The scored example of each handbook: every way to score, with the figures of the game's own scoring."""

from __future__ import annotations

import pytest

from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.engine.words import Words
from game.registry import find_game, games
from game.ui.games import screens_of
from game.ui.scenes.example import CHART, SEAT, Finished, finished
from game.ui.scenes.handbook import Leaf
from game.ui.scenes.points import signed
from game.ui.scenes.rules import RulesScene
from game.ui.settings import NewGame
from game.ui.wording import Wording
from tests.ui.conftest import MakeApp

LIBRARIES = {game: open_library(find_game(game)) for game in games("ui")}


def example(game: str, lang: str) -> tuple[Finished, Leaf]:
    library, say = LIBRARIES[game], Wording(lang, game)
    done = finished(library)
    leaf = screens_of(game).handbook(library, tuple(find_game(game).modules), say).leaf("play/example")
    assert done and leaf
    return done, leaf


def total_lines(leaf: Leaf) -> list[str]:
    """What everybody has, at the end of the page."""
    return [line.text for line in leaf.lines if line.icon.startswith(SEAT) and "=" in line.text]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games("ui"))
def test_the_score_is_worked_out_as_the_game_scores_it(game: str, lang: str) -> None:
    done, leaf = example(game, lang)
    assert done.game.breakdown
    scored = done.game.breakdown(done.book, done.state)
    words = Words(lang, LIBRARIES[game].texts[lang])
    texts = [line.text for line in leaf.lines]
    for way in {line[1] for line in scored}:
        assert words.say("phrases", f"category.{way}") in texts, way
    totals = done.game.scores(done.book, done.state)
    for seat, (text, total) in enumerate(zip(total_lines(leaf), totals, strict=True)):
        sum_, _, said = text.partition(": ")[2].partition(" = ")
        assert said == signed(total)
        parts = sum_.replace("\N{MINUS SIGN} ", "+ -").split(" + ")
        ways = [
            way for way in screens_of(game).categories if words.say("phrases", f"category.{way}") in texts
        ]
        counted = [sum(line[3] for line in scored if line[:2] == (seat, way)) for way in ways]
        assert [int(part) for part in parts] == counted


@pytest.mark.parametrize("game", games("ui"))
def test_everything_that_scored_is_told(game: str) -> None:
    """A line for each thing, and no figure that another content would not change."""
    done, leaf = example(game, "en")
    assert done.game.breakdown
    things = {(way, what) for _, way, what, _ in done.game.breakdown(done.book, done.state)}
    rows = [
        line for line in leaf.lines if line.icon and line.icon != CHART and not line.icon.startswith(SEAT)
    ]
    assert len(rows) >= len(things)
    assert all(line.text and line.text[-1] in ".!?" for line in rows)


@pytest.mark.parametrize("game", games("ui"))
def test_its_pictures_are_drawn_from_the_position(make_app: MakeApp, game: str) -> None:
    app = make_app()
    app.settings.last = NewGame(game=game)
    scene = RulesScene(app, leaf="play/example")
    app.push(scene)
    app.tick(1 / 60)
    icons = [line.icon for line in scene.leaf.lines if line.icon] if scene.leaf else []
    assert CHART in icons
    for icon in icons:
        assert scene.pictured(icon, 120).get_bounding_rect().w > 40, icon
