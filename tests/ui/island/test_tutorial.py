"""The tutorial of the Island names every action, every kind of component and every way to score."""

from __future__ import annotations

import pytest

from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.engine.words import Words
from game.registry import find_game
from game.rules.island.content import TerrainEntry
from tests.ui.tutorials import by_hand, heard, missing

TASKS = {
    "roll": "roll",
    "build a settlement": "settle corner",
    "build a road": "road edge",
    "build a city": "city corner",
    "buy a development card": "buy",
    "play a development card": "play card",
    "move the robber": "robber hex",
    "offer something to players": "offer resource",
    "close a deal": "deal seat",
    "trade with the bank": "bank resource",
    "end the turn": "end",
}
"""The actions of the base game, and how the choice of each begins."""

ACTIONS = {
    "en": "roll|trade with players|trade with the bank|build the city|place a settlement|place the road"
    "|bought a card|played the knight|moved the robber|give up|end your turn",
    "it": "lancia|commerciare con i giocatori|commerciare con la banca|costruisci la città|piazza una colonia"
    "|piazza la strada|comprato una carta|giocato il cavaliere|spostato il brigante|scarta|termina il turno",
}
PIECES = {
    "en": "hex|number|dice|resource card|road|settlement|city|development card|harbour|robber|bank",
    "it": "esagono|numero|dadi|carte risorsa|strada|colonia|città|carta sviluppo|porto|brigante|banca",
}
CARDS = {
    "en": "knight|two roads|two cards of your choice|all cards of one kind|simply points",
    "it": "cavalieri|due strade|due carte a scelta|tutte quelle di un tipo|semplicemente punti",
}
WAYS = {
    "en": "a settlement: {settlement-points}|a city: {city-points}|longest road|largest army"
    "|development cards: {cards.landmark.points}",
    "it": "una colonia: {settlement-points}|una città: {city-points}|strada più lunga|cavaliere più potente"
    "|carte sviluppo: {cards.landmark.points}",
}
STEM = 5
"""Letters that a name has in common with its plural."""


def test_every_action_is_a_task() -> None:
    assert not [action for action, begins in TASKS.items() if not by_hand("island", begins)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_there_is_was_named(lang: str) -> None:
    library = open_library(find_game("island"))
    said = heard("island", lang)
    for names in (ACTIONS, PIECES, CARDS, WAYS):
        assert not missing(said, names[lang].split("|"))
    words = Words(lang, library.texts[lang])
    lands = [
        id_ for id_, land in library.of("terrains", TerrainEntry).items() if land.count and not land.module
    ]
    assert not missing(said, [words.name("terrains", id_)[:STEM] for id_ in lands])
    assert not missing(said, [words.name("resources", id_)[:STEM] for id_ in library.entries["resources"]])
