"""Generated texts: every entry, question, option, event and reason speaks both languages."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance, answer
from game.engine.why import Why
from game.rules.island.book import IslandBook
from game.rules.island.card_text import describe
from game.rules.island.game import GAME
from game.rules.island.modules import SCENARIOS, VARIANTS
from game.rules.island.modules.two_players.neutrals import VERBS as NEUTRAL_VERBS
from game.rules.island.scoring import CATEGORIES, score_lines
from game.rules.island.state import IslandState
from game.rules.island.vocabulary import ASKS, BARS, EVENTS, OPTIONS, QUIET, REASONS
from game.rules.island.voice import log_line, option_text, prompt, why_text
from tests.rules.island.test_games import pick
from tests.rules.sound import sound
from tests.rules.sources import Sources

SOURCES = Sources("island")
LIBRARY = open_library(GAME)
LANGUAGES = ("en", "it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(LIBRARY.entries))
def test_every_entry_has_a_text(kind: str, language: str) -> None:
    for entry in LIBRARY.entries[kind].values():
        lines = describe(LIBRARY, language, entry)
        assert lines, entry.id
        for line in lines:
            assert sound(line), (entry.id, line)
            assert line.endswith("."), line


def told(kind: str, id_: str) -> list[list[str]]:
    return [describe(LIBRARY, lang, LIBRARY.entries[kind][id_]) for lang in LANGUAGES]


def test_entries_by_hand() -> None:
    assert told("cards", "knight") == [
        [
            "It stays face up and counts for the largest army.",
            "Move the robber and take a card from somebody who has built there.",
            "There are 14 such cards.",
        ],
        [
            "Resta scoperto e conta per il cavaliere più potente.",
            "Sposta il brigante e prendi una carta a qualcuno che ha costruito lì.",
            "Ci sono 14 carte così.",
        ],
    ]
    assert told("pieces", "city")[0] == [
        "Price: 2 grain and 3 ore.",
        "Worth 2 points.",
        "Gets 2 cards from a hex that pays.",
        "Everybody has 4 of them.",
    ]
    assert told("pieces", "road")[1][0] == "Prezzo: 1 legno e 1 mattone."
    assert told("events", "trade-advantage")[0][0] == (
        "Whoever holds the longest road may take a random card from everybody else."
    )
    assert told("events", "epidemic")[1] == [
        "Questa volta le città ricevono una carta sola.",
        "Sulle carte: 6, 8.",
    ]
    assert told("awards", "longest-road")[0] == ["2 points for the longest unbroken road of at least 5."]
    assert told("harbours", "wool")[0] == [
        "Whoever has built here gives the bank 2 wool for one card of another kind."
    ]
    assert told("switches", "offers") == [["As it is: 3."], ["Com'è ora: 3."]]


# What is said during play


TOGETHER = {"discard", "gift", "help", "yield"}
"""What several are asked at once; whatever they have to know is told to each by the voice."""


def test_the_lists_are_what_the_source_says() -> None:
    assert SOURCES.words("Decision", 1) | TOGETHER == set(ASKS) == set(OPTIONS)
    assert SOURCES.words("emit", 1) == set(EVENTS) - {"together"}  # the kernel's own
    named = SOURCES.words("Option", 0) | {str(v) for v in NEUTRAL_VERBS} | {"end"}
    for call in SOURCES.calls_of("kinds"):
        named.add(ast.literal_eval(call.args[0]))
    for call in SOURCES.calls("road_options"):
        named.add(ast.literal_eval(call.args[1]))
    assert named == {verb for verbs in OPTIONS.values() for verb in verbs}
    assert set(QUIET) <= set(EVENTS)


def test_questions_are_told_by_what_their_steps_know() -> None:
    tables = [table(scenario) for scenario in SCENARIOS]
    for ask in set(ASKS) - TOGETHER:
        book, state = next((book, state) for book, state in tables if ask in book.steps)
        assert set(ASKS[ask]) <= {*book.parameters(ask), *book.rules["told"](book, state, ask)}, ask


def test_events_have_as_many_fields_as_the_source_gives() -> None:
    for call in SOURCES.calls("emit"):
        kind = ast.literal_eval(call.args[1])
        assert len(call.args) - 2 == len(EVENTS[kind]), kind


def play(seed: int, seats: int) -> Iterator[tuple[IslandBook, IslandState, Decision | None]]:
    modules = (*(VARIANTS if seed % 2 else ()), *([*SCENARIOS][seed % len(SCENARIOS)],) * (seed > 2))
    setup = Setup(game=GAME.name, seats=("human",) * seats, modules=modules, seed=seed)
    book = GAME.make_book(LIBRARY, setup)
    state = GAME.start(book, setup)
    assert isinstance(book, IslandBook) and isinstance(state, IslandState)
    chance = random.Random(seed)
    while True:
        decision = advance(book, state)
        yield book, state, decision
        if decision is None:
            return
        answer(book, state, pick(chance, decision))


@pytest.mark.parametrize("seed", range(9))
def test_all_that_is_said_in_a_game(seed: int) -> None:
    names = ["Ada", "Bea", "Cleo", "Dora"]
    for n, (book, state, decision) in enumerate(play(seed, 2 + seed % 3)):
        lang = LANGUAGES[n % 2]
        for event in state.events:
            assert sound(log_line(book, lang, state, event, names)), event
        if decision is None:
            assert {line.category for line in score_lines(book, state)} <= set(CATEGORIES)
            assert set(state.reasons) <= set(REASONS)
            continue
        assert sound(prompt(book, lang, state, decision, names)), decision
        assert (asked(book, state).step, asked(book, state).seat) == (decision.ask, decision.seat)
        for option in decision.options:
            assert option.verb in OPTIONS[decision.ask]
            if n % 5 == 0:
                assert sound(option_text(book, lang, state, decision, option, names)), option


def test_keys_parse_back() -> None:
    """Three words at most, so that the verb, the kind and the place can be told apart."""
    for _, _, decision in play(1, 2):
        for option in decision.options if decision else ():
            words = option.key.split(" ")
            assert words[0] == option.verb and len(words) in (1, 3)
            if len(words) == 3:
                at = int(words[2]) if words[2].isdigit() else words[2]
                assert Option(words[0], words[1], at).key == option.key
                assert at == option.at and words[1] == option.kind


def table(*scenario: str) -> tuple[IslandBook, IslandState]:
    options = {} if scenario else {"map": "beginner"}
    setup = Setup(game=GAME.name, seats=("human",) * 2, modules=(*VARIANTS, *scenario), options=options)
    book = GAME.make_book(LIBRARY, setup)
    state = GAME.start(book, setup)
    assert isinstance(book, IslandBook) and isinstance(state, IslandState)
    return book, state


def test_log_lines_by_hand() -> None:
    book, state = table()
    top = book.top

    def lines(*event: Any) -> list[str]:
        return [log_line(book, lang, state, event, ["Ada", "Bea"]) for lang in LANGUAGES]

    assert lines("settlement", 0, top.corner["0-SE"], 0) == [
        "Ada settles at the corner of Mountains 10, Pasture 2 and Hills 6.",
        "Ada fonda una colonia presso l'incrocio di Montagne 10, Pascolo 2 e Colline 6.",
    ]
    assert (
        lines("road", 3, top.path["0-NW"], 1)[0]
        == "Neutral colour 2 gets a road on the coast of Mountains 10."
    )
    assert lines("produced", 1, 12, 0, 2) == [
        "Bea gets 2 lumber from Forest 8.",
        "Bea riceve 2 legni da Foresta 8.",
    ]
    assert lines("dealt", 0, 1, (1, 0, 0, 0, 0), (0, 0, 2, 0, 1)) == [
        "Ada gives 1 lumber to Bea for 2 wool and 1 ore.",
        "Ada dà 1 legno a Bea per 2 lana e 1 minerale.",
    ]
    assert lines("longest-road", -1, 0) == [
        "Nobody holds the longest road.",
        "Nessuno ha la strada più lunga.",
    ]
    assert lines("event", 0, "plain", 8) == ["Ada turns a card: 8.", "Ada gira una carta: 8."]
    assert lines("stole", 0, 1)[0] == "Ada takes a card from Bea."


def test_prompts_and_options_by_hand() -> None:
    book, state = table()

    def ask(*frame: Any) -> list[str]:
        state.stack = [frame]
        return [prompt(book, lang, state, Decision(0, frame[0], []), ["Ada", "Bea"]) for lang in LANGUAGES]

    def offer(name: str, *option: Any) -> list[str]:
        return [
            option_text(book, lang, state, Decision(0, name, []), Option(*option), ["Ada", "Bea"])
            for lang in LANGUAGES
        ]

    assert ask("reply", 0, 1, (1, 0, 0, 0, 0), (0, 0, 0, 0, 2)) == [
        "Bea gives 1 lumber and wants 2 ore. What do you say?",
        "Bea dà 1 legno e vuole 2 minerali. Che cosa rispondi?",
    ]
    assert ask("offer", 0, (1, 0, 0, 0, 0), (0, 0, 0, 0, 0))[0] == "You give 1 lumber and want nothing."
    assert ask("take", 0, 2)[0] == "Take 2 cards from the bank, one after another."
    assert offer("act", "road", "edge", "0-E") == [
        "Road on the path between Mountains 10 and Pasture 2",
        "Strada: il sentiero fra Montagne 10 e Pascolo 2",
    ]
    assert offer("act", "play", "card", "monopoly") == ["Play Monopoly", "Gioca Monopolio"]
    assert offer("deal", "deal", "seat", 1)[1] == "Concludi con Bea"
    assert offer("robber", "robber", "hex", 9) == ["To Desert", "Verso Deserto"]


def test_every_reason_has_words() -> None:
    book, state = table()
    data = {"n": 2, "kind": 0, "cards": (1, 0, 0, 0, 2)}
    for bar in BARS:
        for lang in LANGUAGES:
            assert sound(why_text(book, lang, state, Why(bar, data))), bar
    assert why_text(book, "en", state, Why("price", data)) == "Lacking: 1 lumber and 2 ore."
