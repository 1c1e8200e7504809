"""The example pack in saves/: it is played with in full, speaks both languages, and leaves no trace."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest

from game.engine.content import Library
from game.engine.game import Setup
from game.engine.opening import open_library, packs_to_play_with
from game.engine.run import advance, answer
from game.paths import resource
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.card_text import describe
from game.rules.western_sea.content import TechnologyEntry, TileEntry
from game.rules.western_sea.game import GAME
from game.rules.western_sea.state import SeaState

ROOT = Path(__file__).resolve().parents[3]
PACK = resource("saves", "example-pack")
TILE, START, TECHNOLOGY = "old-orchard", "windmill-knoll", "post-riders"
MOST_GAMES = 60


@cache
def library() -> Library:
    return open_library(GAME, [PACK])


def test_it_adds_a_tile_a_starting_tile_and_a_technology() -> None:
    base = open_library(GAME)
    for kind, entries in base.entries.items():
        new = [name for name in library().entries[kind] if name not in entries]
        assert new == {"tiles": [TILE, START], "technologies": [TECHNOLOGY]}.get(kind, [])
        assert all(library().entries[kind][name] == entry for name, entry in entries.items())
    tiles, cards = library().of("tiles", TileEntry), library().of("technologies", TechnologyEntry)
    assert (tiles[TILE].start, tiles[START].start) == (False, True)
    assert {e.source for e in (tiles[TILE], tiles[START], cards[TECHNOLOGY])} == {"house"}


TEXTS = [
    (
        TILE,
        "en",
        [
            "When placed: gain 1 food for each plains tile where you are present, "
            "then place 1 tent on a tile where you and others are present.",
            "Control: 3 VP; second: 2 VP.",
        ],
    ),
    (
        TILE,
        "it",
        [
            "Al piazzamento: ottieni 1 cibo per ogni tessera Pianura dove sei presente, "
            "poi piazza 1 tenda su una tessera dove siete presenti tu e altri.",
            "Controllo: 3 PV; secondo: 2 PV.",
        ],
    ),
    (
        START,
        "en",
        [
            "While you are present, when you turn a die to a face, you may turn 1 more.",
            "Control: 2 VP; second: 1 VP.",
        ],
    ),
    (
        START,
        "it",
        [
            "Finché sei presente, quando scegli la faccia di un dado, puoi sceglierne 1 in più.",
            "Controllo: 2 PV; secondo: 1 PV.",
        ],
    ),
    (
        TECHNOLOGY,
        "en",
        [
            "Cost: 1 research icon, 1 food.",
            "Once per round, when you settle, if you have at least 3 different kinds of terrain where "
            "you are present, either gain 1 VP or draw and roll 1 die from your bag.",
            "At game end: 1 VP for every 4 tents of yours on the map (at most 4 VP).",
            "At game end: 1 VP.",
        ],
    ),
    (
        TECHNOLOGY,
        "it",
        [
            "Costo: 1 icona Ricercare, 1 cibo.",
            "Una volta per round, quando colonizzi, se hai almeno 3 tipi diversi di terreno dove sei "
            "presente, ottieni 1 PV oppure pesca e lancia 1 dado dal tuo sacchetto.",
            "A fine partita: 1 PV ogni 4 tue tende sulla mappa (al massimo 4 PV).",
            "A fine partita: 1 PV.",
        ],
    ),
]


@pytest.mark.parametrize(("name", "language", "lines"), TEXTS)
def test_texts_are_generated(name: str, language: str, lines: list[str]) -> None:
    entry = next(entries[name] for entries in library().entries.values() if name in entries)
    assert describe(library(), language, entry) == lines


@pytest.mark.parametrize("name", [TILE, START, TECHNOLOGY])
def test_names_and_flavour_are_in_both_languages(name: str) -> None:
    kind = "technologies" if name == TECHNOLOGY else "tiles"
    english, italian = (library().texts[language][kind][name] for language in ("en", "it"))
    assert isinstance(english, dict) and isinstance(italian, dict)
    for field in ("name", "flavour"):
        assert english[field] != italian[field]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games_reach_all_of_it_and_keep_every_invariant(seats: int) -> None:
    seen: dict[str, int] = dict.fromkeys([TILE, START, TECHNOLOGY, "effect"], 0)
    for seed in range(MOST_GAMES):
        play(seats, seed, seen)
        if all(seen.values()):
            break
    assert all(seen.values()), seen


def play(seats: int, seed: int, seen: dict[str, int]) -> None:
    """One game with random seats, in which is noted what has been met."""
    setup = Setup(game=GAME.name, seats=("random",) * seats, seed=seed)
    book = GAME.make_book(library(), setup)
    state = GAME.start(book, setup)
    assert isinstance(book, SeaBook) and isinstance(state, SeaState)
    tile, start, technology = (book.thing[name] for name in (TILE, START, TECHNOLOGY))
    dice = random.Random(seed)
    decision = advance(book, state)
    while decision is not None:
        answer(book, state, dice.choice(decision.options))
        decision = advance(book, state)
        GAME.check_state(book, state)
        if decision is not None and decision.options[0].verb == "pick":
            seen["effect"] += str(decision.options[0].at).startswith(f"{TECHNOLOGY}:")
    seen[TILE] += state.cell[tile] >= 0
    seen[START] += start in state.chosen
    seen[TECHNOLOGY] += any(holds >> technology & 1 for holds in state.holds)
    assert GAME.winners(book, state)


def test_without_the_pack_the_content_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_HOME", str(tmp_path))
    before = installed_content()
    installed = tmp_path / "packs" / PACK.name
    shutil.copytree(PACK, installed)
    during = installed_content()
    shutil.rmtree(installed)
    assert during == library().content_hash != before
    assert installed_content() == before == open_library(GAME).content_hash


def installed_content() -> str:
    packs, problems = packs_to_play_with(GAME.name, [])
    assert not problems
    return open_library(GAME, packs).content_hash


def test_it_is_in_the_wheel(tmp_path: Path) -> None:
    build = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    command = [sys.executable, "-c", build, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    with zipfile.ZipFile(tmp_path / done.stdout.splitlines()[-1]) as archive:
        packed = set(archive.namelist())
    files = [path for path in PACK.rglob("*") if path.is_file()]
    assert len(files) == 6
    for path in [*files, resource("content", "README.md")]:
        assert f"game/_data/{path.relative_to(ROOT).as_posix()}" in packed
