"""The words of the interface: each game's own lie with it, in every language."""

from __future__ import annotations

import re
import string

import pytest

from game.engine.languages import LANGUAGES, guessed, language_of
from game.registry import find_game, games
from game.ui.app import App
from game.ui.scenes.new_game import NewGameScene
from game.ui.western_sea.screens import SeaScreens
from game.ui.wording import Wording, phrases
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands

EVERY = ("", *games("ui"))
MOUSE = re.compile(r"\b(clic\w*|rotella|wheel)\b", re.IGNORECASE)


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("game", EVERY)
def test_every_language_says_the_same(game: str) -> None:
    first, *others = LANGUAGES
    said = phrases(first, game)
    assert said
    for lang in others:
        there = phrases(lang, game)
        assert set(there) == set(said)
        differing = {key for key in said if not key.endswith(".one") and gaps(said[key]) != gaps(there[key])}
        assert not differing, lang


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_told_to_use_what_may_not_be_in_hand(lang: str, game: str) -> None:
    """Beside the page about keys, what is done with the mouse is told otherwise to whoever holds a pad."""
    said = phrases(lang, game)
    asked = [key for key in said if not key.startswith("handbook.") and key != "card.close"]
    assert not [key for key in asked if MOUSE.search(said[key]) and f"{key}-pad" not in said]


@pytest.mark.parametrize("game", games("ui"))
def test_a_game_has_a_name_of_its_own_and_says_what_it_is_about(game: str) -> None:
    for lang in LANGUAGES:
        say = Wording(lang).of(game)
        assert say("game.name") and say("game.about")
        assert not Wording(lang).has("game.name"), "what a game says is no business of the others"


def test_a_game_may_say_otherwise_what_all_say() -> None:
    say = Wording("en")
    assert say("saves.round", n=3) == say.of("western-sea")("saves.round", n=3) == "Round 3"
    assert say.of("finis-terrae")("saves.round", n=3) == "Day 3"
    assert say.of("finis-terrae").of("")("saves.round", n=3) == "Round 3"


@pytest.mark.parametrize("game", games("ui"))
def test_options_have_names_in_every_language(game: str) -> None:
    """And their values, unless they are numbers."""
    for lang in LANGUAGES:
        say = Wording(lang, game)
        for name, option in find_game(game).options.items():
            assert say(f"option.{name}")
            for value in option.values:
                keys = (f"option-value.{name}.{value}", f"option-value.{value}")
                assert value.lstrip("-").isdecimal() or any(say.has(key) for key in keys), (name, value)


def test_an_option_that_the_game_does_not_draw_gets_a_row(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeaScreens, "drawn", tuple(name for name in SeaScreens.drawn if name != "raid-first"))
    app: App = make_app()
    scene = NewGameScene(app)
    app.push(scene)
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("raid-first true")
    assert scene.draft.options["raid-first"] == "true"
    hands.click_on("raid-first false")
    assert scene.draft.options["raid-first"] == "false"


# The table of languages


def test_numbers_are_written_as_each_language_does() -> None:
    assert language_of("en").number("1.5") == "1.5"
    assert language_of("it").number("1.5") == "1,5"
    assert [language_of("it").grammar.is_one(n) for n in (0, 1, -1, 2)] == [False, True, True, False]


def test_a_language_is_guessed_from_the_system() -> None:
    systems = {"it_IT.UTF-8": "it", "IT": "it", "en_GB": "en", "fr_FR": "en", "": "en"}
    assert {name: guessed(name) for name in systems} == systems
