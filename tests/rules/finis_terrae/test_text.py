"""Generated texts: every entry, question, option and event speaks both languages."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.run import advance, answer
from game.engine.squares import cell
from game.engine.voice import spelled
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.card_text import describe
from game.rules.finis_terrae.content import CATEGORIES
from game.rules.finis_terrae.game import GAME
from game.rules.finis_terrae.scoring import score_lines
from game.rules.finis_terrae.state import TerraeState
from game.rules.finis_terrae.vocabulary import ASKS, EVENTS, OPTIONS, QUIET, REASONS
from game.rules.finis_terrae.voice import log_line, option_text, prompt
from tests.rules.finis_terrae.test_games import pick
from tests.rules.sound import sound
from tests.rules.sources import Sources

SOURCES = Sources("finis_terrae")
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
            assert line[0].isupper() or line[0] in "-0123456789", line


def told(kind: str, id_: str) -> list[list[str]]:
    return [describe(LIBRARY, lang, LIBRARY.entries[kind][id_]) for lang in LANGUAGES]


def test_entries_by_hand() -> None:
    assert told("tiles", "cape") == [
        [
            "Land on 2 sides, all one piece; sea on the others.",
            "A port can be founded on each beach.",
            "There are 10 of them.",
        ],
        [
            "Terra su 2 lati, in un solo pezzo; mare sugli altri.",
            "Su ogni spiaggia si può fondare un porto.",
            "Ce ne sono 10.",
        ],
    ]
    assert told("tiles", "wreck")[0][1] == "When it is placed, a find is laid on it."
    assert told("tiles", "wreck")[1][1] == "Quando è piazzata, vi si mette un reperto."
    assert told("weather", "rain") == [
        ["Every ship moves once.", "There are 4 such cards."],
        ["Ogni nave si muove una volta.", "Ci sono 4 carte così."],
    ]
    assert told("awards", "wrecks")[0] == ["-3 points for each time your ship was wrecked or sunk."]
    rocks, count = told("tiles", "reef")[0]
    assert rocks.startswith("Rocks close one of its sides of sea: no ship crosses them")
    assert count == "There are 6 of them."
    assert told("tiles", "pirate-den")[0][-2] == "It has no beach for a port."
    assert told("awards", "coins") == [
        ["1 point for every 5 doubloons, in your holds and ashore together."],
        ["1 punto ogni 5 dobloni, nelle stive e nella scorta insieme."],
    ]
    assert told("dice", "wind")[1] == ["Facce: nord, est, sud, ovest."]
    assert told("numbers", "galleon-coins")[0] == ["Values: 3, 2, 1."]


# What is said during play


def test_the_lists_are_what_the_source_says() -> None:
    assert SOURCES.words("Decision", 1) == set(ASKS) == set(OPTIONS)
    assert SOURCES.words("emit", 1) == set(EVENTS) - {"together"}  # the kernel's own
    named = (
        SOURCES.words("Option", 0)
        | SOURCES.words("square_option", 0)
        | SOURCES.words("amounts", 0)
        | SOURCES.words("hold_options", 1)
    )
    assert named == {verb for verbs in OPTIONS.values() for verb in verbs} - {"end"}  # by END_TURN
    assert set(QUIET) <= set(EVENTS)


def test_questions_are_told_by_what_their_steps_know() -> None:
    book = GAME.make_book(LIBRARY, Setup(game=GAME.name, seats=("human",) * 2))
    for ask, fields in ASKS.items():
        assert {own for _, own in map(spelled, fields)} <= set(book.parameters(ask)), ask


def test_events_have_as_many_fields_as_the_source_gives() -> None:
    for call in SOURCES.calls("emit"):
        kind = ast.literal_eval(call.args[1])
        assert len(call.args) - 2 == len(EVENTS[kind]), kind


def play(seed: int, seats: int) -> Iterator[tuple[TerraeBook, TerraeState, Decision | None]]:
    setup = Setup(game=GAME.name, seats=("human",) * seats, seed=seed)
    book, state = GAME.make_book(LIBRARY, setup), None
    state = GAME.start(book, setup)
    assert isinstance(book, TerraeBook) and isinstance(state, TerraeState)
    chance = random.Random(seed)
    while True:
        decision = advance(book, state)
        yield book, state, decision
        if decision is None:
            return
        answer(book, state, pick(chance, decision))


@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_said_in_a_game(seed: int) -> None:
    names = ["Ada", "Bea", "Cleo", "Dora"]
    for n, (book, state, decision) in enumerate(play(seed, 2 + seed % 3)):
        lang = LANGUAGES[n % 2]
        for event in state.events:
            assert sound(log_line(book, lang, event, names)), event
        if decision is None:
            assert {line.category for line in score_lines(book, state)} <= set(CATEGORIES)
            assert set(state.reasons) <= set(REASONS)
            continue
        assert sound(prompt(book, lang, state, decision, names)), decision
        for option in decision.options:
            assert sound(option_text(book, lang, state, decision, option, names)), option
            assert option.verb in OPTIONS[decision.ask]


def table() -> tuple[TerraeBook, TerraeState]:
    for book, state, decision in play(1, 2):
        if decision is not None and decision.ask == "move":
            return book, state
    raise AssertionError


def test_log_lines_by_hand() -> None:
    book, _ = table()

    def lines(*event: Any) -> list[str]:
        return [log_line(book, lang, event, ["Ada", "Bea"]) for lang in LANGUAGES]

    assert lines("founded", 0, cell(3, -2), 10) == [
        "Ada founds a port at 3 east, 2 north for 10 doubloons.",
        "Ada fonda un porto a 3 est, 2 nord per 10 dobloni.",
    ]
    assert lines("sold", 1, book.spice, 1, 7) == [
        "Bea gets 7 doubloons for 1 crate of spice.",
        "Bea riceve 7 dobloni per 1 cassa di spezie.",
    ]
    assert lines("boarded", 2, 0, book.treasure, 2) == [
        "The Black Galleon boards Ada and seizes 2 treasures.",
        "Il Galeone Nero abborda Ada e prende 2 tesori.",
    ]
    assert lines("sailed", 0, (cell(1, 0), cell(2, 0))) == [
        "Ada sails one step to 2 east.",
        "Ada naviga fino a 2 est (1 passo).",
    ]
    assert lines("sailed", 0, (cell(3, 0), cell(2, 0), cell(1, 0))) == [
        "Ada sails 2 steps to the Isle of Winds.",
        "Ada naviga fino all'Isola dei Venti (2 passi).",
    ]
    assert lines("wind", 3) == ["The wind blows to the west.", "Il vento soffia verso ovest."]


def test_prompts_and_options_by_hand() -> None:
    book, state = table()
    state.holds[0] = [(0, 1), (book.spice, 2), (0, 0), (0, 0)]

    def ask(*frame: Any) -> list[str]:
        state.stack.append(frame)
        said = [prompt(book, lang, state, Decision(0, frame[0], []), ["Ada"]) for lang in LANGUAGES]
        state.stack.pop()
        return said

    def offer(name: str, *option: Any) -> list[str]:
        return [option_text(book, lang, state, Decision(0, name, []), Option(*option)) for lang in LANGUAGES]

    assert ask("move", 0, 1) == ["Ada: sail one step.", "Ada: naviga di un passo."]
    assert ask("stow.amount", 0, 1, 0, book.spice, 1, 3)[1] == "Quante casse di spezie metti nella stiva 2?"
    assert ask("pay", 0, 3) == ["Pay 3 doubloons: from which hold?", "Paga 3 dobloni: da quale stiva?"]
    assert offer("pay", "pay", "hold", 0) == ["From hold 1 (1 doubloon)", "Dalla stiva 1 (1 doblone)"]
    assert offer("overboard", "throw", "hold", 1)[0] == "Throw overboard: hold 2 (2 crates of spice)"
    assert offer("path", "toll", "amount", 0)[0] == "Around the dens, for nothing"
    assert offer("order", "use", "die", "second") == ["For move 2", "Per il movimento 2"]
    assert offer("act", "take", "goods", "spice") == [
        "Pick up 1 crate of spice",
        "Raccogli 1 cassa di spezie",
    ]
    assert offer("act", "fight", "ship", 2)[0] == "Fight the Black Galleon"
    assert offer("move", "skip") == ["Stay here", "Resta qui"]
    assert offer("turn-end", "end") == ["End turn", "Termina il turno"]
