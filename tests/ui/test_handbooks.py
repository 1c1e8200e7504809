"""The handbooks of all games: every entry has text, picture and source, and every tooltip finds a leaf."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.paths import resource
from game.registry import find_game, games
from game.rules.island.content import CardEntry
from game.tools.bench_screen import crowded
from game.ui.challenges import dares_of
from game.ui.games import screens_of
from game.ui.inputs import RIGHT, Press
from game.ui.island.icons import card_face, card_icon
from game.ui.praise import achievements_of
from game.ui.scenes.handbook import Handbook
from game.ui.scenes.rules import PLATES, RulesScene
from game.ui.session import Session, default_players
from game.ui.settings import NewGame
from game.ui.wording import Wording
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

GATHERED = ("numbers", "tokens")
"""Kinds of which many entries share a leaf."""
LIBRARIES = {game: open_library(find_game(game)) for game in games("ui")}


def book_of(game: str, lang: str) -> Handbook:
    modules = tuple(find_game(game).modules)
    return screens_of(game).handbook(LIBRARIES[game], modules, Wording(lang, game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games("ui"))
def test_every_entry_has_text_picture_and_source(game: str, lang: str) -> None:
    book, say = book_of(game, lang), Wording(lang, game)
    for kind, entries in LIBRARIES[game].entries.items():
        for entry in entries.values():
            source = say(f"handbook.source.{entry.source}")
            if kind == "numbers":
                every = book.leaf("numbers/all")
                assert every and source in [line.text for line in every.lines], entry.id
            elif entry.named and kind not in GATHERED:
                leaf = book.leaf(f"{kind}/{entry.id}")
                assert leaf and leaf.picture and leaf.lines, f"{kind}/{entry.id}"
                assert all(line.text.strip() for line in leaf.lines), leaf.id
                assert source in leaf.kind, leaf.id
                assert leaf in book.found(leaf.title), leaf.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games("ui"))
def test_every_challenge_and_achievement_has_its_leaf(game: str, lang: str) -> None:
    book, say = book_of(game, lang), Wording(lang, game)
    challenges = [dare.challenge for dare in dares_of(game)]
    achievements = list(achievements_of(game).values())
    for chapter, listed in (("challenges", challenges), ("achievements", achievements)):
        assert book.leaf(f"{chapter}/about") and len(listed) >= 10
        for one in listed:
            leaf = book.leaf(f"{chapter}/{one.id}")
            assert leaf and leaf.title == one.name[lang] and leaf.picture == one.icon
            assert one.told(lang) in [line.text for line in leaf.lines]
            assert say(f"handbook.source.{one.source}") in leaf.kind and leaf in book.found(leaf.title)


@pytest.mark.parametrize("game", games("ui"))
def test_every_picture_of_a_leaf_is_there(make_app: MakeApp, game: str) -> None:
    app = make_app()
    app.settings.last = NewGame(game=game)
    scene = RulesScene(app)
    app.push(scene)
    for picture in {leaf.picture for leaf in scene.handbook.leaves()}:
        if picture.startswith(tuple(PLATES)):
            assert scene.plates.draw(scene.kit, picture, 60), picture
        elif not picture.startswith("die/"):
            assert scene.kit.art.has(picture if "/" in picture else f"icons/{picture}"), picture
    assert not app.art.missing


@pytest.mark.parametrize("game", games("ui"))
def test_every_tooltip_of_a_crowded_table_leads_to_a_leaf(make_app: MakeApp, game: str) -> None:
    app, match = make_app(), crowded(game)
    session = Session(match, LIBRARIES[game], default_players(len(match.setup.seats)), "crowded")
    table = screens_of(game).table(app, session)
    app.push(table)
    app.tick(1 / 60)
    leaves = {leaf.id for leaf in book_of(game, "en").leaves()}
    told = {spot.name: tip for spot in table.spots() if (tip := table.tip_of(spot))}
    assert len(told) > 40
    assert not {name: tip.page for name, tip in told.items() if tip.page not in leaves}


@pytest.mark.parametrize("game", games("ui"))
def test_a_right_click_opens_the_leaf_of_what_can_not_be_enlarged(make_app: MakeApp, game: str) -> None:
    app, match = make_app(), crowded(game)
    session = Session(match, LIBRARIES[game], default_players(len(match.setup.seats)), "crowded")
    table = screens_of(game).table(app, session)
    app.push(table)
    hands = Hands(app)
    hands.frames(2)
    app.take(Press(hands.visible("hint"), RIGHT))
    scene = app.scene
    assert isinstance(scene, RulesScene) and scene.game == game
    tip = table.tip_of(next(spot for spot in table.spots() if spot.name == "hint"))
    assert tip and tip.opens and scene.wanted == tip.page


def test_a_card_from_a_pack_looks_like_one_that_does_much_the_same(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(resource("saves", "example-pack"), pack, ignore=lambda *_: ["western-sea"])
    folder = pack / "island"
    (folder / "text").mkdir(parents=True)
    cards = {"bailiff": "[{robber: home}]", "mason": "[{roads: 1}]"}
    (folder / "cards.yaml").write_text(
        "".join(f"- {{id: {name}, source: house, count: 1, do: {do}}}\n" for name, do in cards.items())
    )
    for lang in LANGUAGES:
        named = "".join(f"  {name}: {{name: {name.title()}}}\n" for name in cards)
        (folder / "text" / f"{lang}.yaml").write_text(f"cards:\n{named}")
    entries = open_library(find_game("island"), [pack]).of("cards", CardEntry)
    assert [card_icon(entries[name]) for name in ("bailiff", "mason")] == ["knight", "road-building"]
    assert card_face(entries["mason"]) == "cards/road-building"
