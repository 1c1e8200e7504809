"""Games with the examples of the modder's page: whatever content says, no invariant breaks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine.content import Library
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.piles import EVERYBODY, UNKNOWN, draw, fix
from game.engine.rulebook import watch
from game.engine.run import advance, answer
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.fish_and_ships.layer import sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA, HARBOUR
from game.rules.western_sea.modules.fish_and_ships.shore import lay_afloat
from game.rules.western_sea.pieces import lay_tile, place_tent, return_to_camp
from game.rules.western_sea.state import SeaState
from game.rules.western_sea.vocabulary import FISH_AND_SHIPS
from tests.rules.western_sea.test_modders_page import ENTRIES, EXAMPLES, PARTS, Block, around, write_pack

ROW = 9
"""Technologies in play."""
CHOICES = 400
"""Of a random game: the examples make it a long one."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The game with every example of the page."""
    return open_library(GAME, [write_pack(tmp_path_factory.mktemp("whole"), EXAMPLES)])


def technologies_of_the_page() -> list[str]:
    entries = [entry for b in ENTRIES if b.mark == "technologies" for entry in b.data]
    names = [entry["id"] for entry in entries if "module" not in entry]
    return names + [made["id"] for b in PARTS for kind, made in around(b) if kind == "technologies"]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games_with_the_examples_keep_every_invariant(whole: Library, seats: int) -> None:
    names = technologies_of_the_page()
    for seed, first in enumerate(range(0, len(names), ROW)):
        row = list(dict.fromkeys([*names[first : first + ROW], *names]))[:ROW]
        options = {"tech": "+".join(row)}
        setup = Setup(game=GAME.name, seats=("random",) * seats, seed=seed, options=options)
        book = GAME.make_book(whole, setup)
        state = GAME.start(book, setup)
        assert isinstance(book, SeaBook) and isinstance(state, SeaState)
        for name in row:  # the first seat has all of them from the beginning
            state.holds[0] |= 1 << book.thing[name]
        dice = random.Random(seed)
        for _ in range(CHOICES):
            decision = advance(book, state)
            GAME.check_state(book, state)
            if decision is None:
                break
            answer(book, state, dice.choice(decision.options))


@pytest.mark.parametrize("seats", [("random",) * n for n in GAME.seat_counts] + [("random", "diceoneer")])
def test_random_games_with_the_modules_examples_keep_every_invariant(
    whole: Library, seats: tuple[str, ...]
) -> None:
    modules = tuple(name for name in GAME.modules if "diceoneer" not in seats or name != "emissaries")
    for seed in range(2):
        setup = Setup(game=GAME.name, seats=seats, seed=seed, modules=modules)
        book = GAME.make_book(whole, setup)
        state = GAME.start(book, setup)
        dice = random.Random(seed)
        for _ in range(CHOICES):
            decision = advance(book, state)
            GAME.check_state(book, state)
            if decision is None:
                break
            answer(book, state, dice.choice(decision.options))


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("where", ["island", "land"])
def test_whatever_brings_a_ship_keeps_every_invariant(tmp_path: Path, seats: int, where: str) -> None:
    """The isle of the page changes hands while its people lose the harbour; and so does such a tile on land,
    which somebody may have before there is a sea."""
    text = next(b.text for b in ENTRIES if "smugglers-isle" in b.text)
    text = text if where == "island" else text.replace("  sea: island\n", "")
    library = open_library(GAME, [write_pack(tmp_path / "pack", [Block("", 0, "yaml", ("tiles",), text)])])
    seen: set[str] = set()
    for seed in range(4):
        setup = Setup(game=GAME.name, seats=("random",) * seats, seed=seed, modules=(FISH_AND_SHIPS,))
        book = GAME.make_book(library, setup)
        state = GAME.start(book, setup)
        assert isinstance(book, SeaBook) and isinstance(state, SeaState)
        dice = random.Random(seed)
        for _ in range(CHOICES):
            decision = advance(book, state)
            GAME.check_state(book, state)
            if decision is not None and decision.ask == "act":
                seen.add(disturb(book, state, book.thing["smugglers-isle"], dice))
                decision = advance(book, state)
                GAME.check_state(book, state)
            if decision is None:
                break
            sailing = [o for o in decision.options if "small-harbour" in o.key]
            answer(book, state, dice.choice(sailing or decision.options))
    assert {"found", "came", "went", "harbour lost"} <= seen


def disturb(b: SeaBook, s: SeaState, isle: int, dice: random.Random) -> str:
    """Something happens to somebody on the isle, as any rule could bring it about."""
    sea, seat, before = sea_of(s), dice.randrange(s.seats), len(s.events)
    happened = ""
    if s.cell[isle] < 0:
        if isle in s.pile.pool and s.pile.slots and s.pile.slots[-1] == UNKNOWN:
            draw(s.pile, isle)
            lay_tile(b, s, isle, next(iter(s.frontier)))
            happened = "found"
        elif isle in sea.tiles.pool and sea.cells and UNKNOWN in sea.tiles.slots:
            place = sea.tiles.slots.index(UNKNOWN)
            fix(sea.tiles, isle, len(sea.tiles) - 1 - place, EVERYBODY)
            lay_afloat(b, s, isle, FIRST_SEA + place)
            happened = "found"
    elif not s.holds[seat] >> isle & 1 and s.supply[seat]:
        place_tent(s, seat, isle)
        happened = "came"
    elif s.holds[seat] >> isle & 1 and sea.cells and dice.random() < 0.5:
        harbour = sea.coasts[HARBOUR]
        if n := s.tents[harbour * s.seats + seat]:
            return_to_camp(s, seat, harbour, n)
            happened = "harbour lost"
    elif n := s.tents[isle * s.seats + seat]:
        return_to_camp(s, seat, isle, n)
        happened = "went"
    watch(b, s, before)
    return happened
