"""The tutorial of Western Sea names every action, every kind of component and every way to score."""

from __future__ import annotations

import pytest

from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.engine.words import Words
from game.registry import find_game
from game.rules.western_sea.content import IconEntry
from game.ui.wording import Wording
from tests.ui.tutorials import by_hand, heard

TASKS = (
    "explore",
    "settle",
    "raid",
    "recruit",
    "research",
    "trade",
    "harvest",
    "factory",
    "govern",
    "pay",
    "end",
)
"""The actions of the base game, changing dice among them, by how their choices begin."""
SCORED = ("vp", "tiles", "houses", "technologies", "dice")
"""Without modules, which add theirs to the vocabulary."""
PIECES = ("tent", "die", "tile", "icon", "token", "kinds.factory", "count.houses")


def test_every_action_is_a_task() -> None:
    assert not [action for action in TASKS if not by_hand("western-sea", action)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_there_is_was_named(lang: str) -> None:
    library = open_library(find_game("western-sea"))
    texts, said, say = library.texts[lang], heard("western-sea", lang), Wording(lang, "western-sea")
    words = Words(lang, texts)
    wanted: dict[str, tuple[str, ...]] = {}
    for id_, icon in library.of("icons", IconEntry).items():
        if not icon.module and icon.kind != "special":
            wanted[f"icon {id_}"] = (words.name("icons", id_),)
    for piece in PIECES:
        noun = words.noun(piece)
        wanted[piece] = (noun.one, noun.many)
    for category in SCORED:
        wanted[f"score {category}"] = (str(texts["phrases"][f"category.{category}"]),)
    wanted["harvest"] = (str(texts["phrases"]["action.harvest"]),)
    wanted["govern"] = (say("handbook.action.govern"),)
    missing = [what for what, names in wanted.items() if not any(name.lower() in said for name in names)]
    assert not missing
