"""The tutorial of Finis Terrae names every action, every kind of component and every way to score."""

from __future__ import annotations

import pytest

from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.engine.words import Words
from game.registry import find_game
from tests.ui.tutorials import by_hand, heard, missing

TASKS = (
    *("pick tile", "place square", "use die", "sail square", "found beach", "trade port", "buy goods"),
    *("sell hold", "take goods", "cash hold", "rearrange", "flag", "take hold", "clear", "end"),
)
"""The actions of the game, by how their choices begin; whoever sails to another under the flag fights."""
ACTIONS = {
    "en": "map sail found buy sell redeem trade pick rearrange fight flag clear toll",
    "it": "mappa navig fond compr vend riscatt commerci raccogli riorganizz combatt bandiera ripuli pedaggio",
}
PIECES = {
    "en": "ship|port|hold|tile|beach|card|wind die|red dice|black galleon",
    "it": "nave|porto|stiva|tessera|spiaggia|carte meteo|dado dei venti|dadi rossi|galeone nero",
}
KINDS = ("tiles", "weather", "goods")
PLAIN = "sea"
"""A tile with nothing on it, of which nothing has to be told."""
WAYS = {
    "en": "land|complete island|largest|lighthouses and forts|one of each|north and south|east and west"
    "|four quadrants|farthest|pirates that you sank|wrecks",
    "it": "terre|isole complete|più grande|fari e forti|uno per tipo|nord e sud|est e ovest"
    "|quattro i quadranti|più lontano|pirati che hai affondato|naufragi",
}


def test_every_action_is_a_task() -> None:
    assert not [action for action in TASKS if not by_hand("finis-terrae", action)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_there_is_was_named(lang: str) -> None:
    library = open_library(find_game("finis-terrae"))
    texts, said = library.texts[lang], heard("finis-terrae", lang)
    assert not missing(said, ACTIONS[lang].split())
    assert not missing(said, PIECES[lang].split("|"))
    assert not missing(said, WAYS[lang].split("|"))
    phrases = texts["phrases"]
    assert not missing(said, [str(phrases[key]) for key in phrases if key.startswith("category.")])
    words = Words(lang, texts)
    for kind in KINDS:
        names = [words.name(kind, id_) for id_ in library.entries[kind] if id_ != PLAIN]
        assert not missing(said, [name.partition(",")[0] for name in names])
