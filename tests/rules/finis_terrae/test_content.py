"""The content is the rulebook's, and what is wrong in a pack is told with its remedy."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.engine.content import ContentError, load
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.piles import UNKNOWN
from game.paths import resource
from game.rules.finis_terrae.book import LAND, SEA, TerraeBook
from game.rules.finis_terrae.chart import EAST, RING
from game.rules.finis_terrae.content import DIRECTIONS
from game.rules.finis_terrae.game import GAME, SPEC
from game.rules.finis_terrae.setup import new_state
from game.rules.finis_terrae.state import TerraeState
from tests.rules.finis_terrae.test_games import book, setup

BOX = {
    "sea": 11,
    "reef": 6,
    "wreck": 5,
    "coast": 18,
    "cape": 10,
    "fjord": 3,
    "strait": 4,
    "castaway-island": 5,
    "treasure-island": 5,
    "pirate-den": 3,
    "sea-fort": 5,
    "lighthouse": 5,
}
REMOVED = {
    4: {},
    3: {"sea": 2, "cape": 2, "coast": 4},
    2: {"sea": 3, "lighthouse": 1, "sea-fort": 1, "pirate-den": 1, "cape": 3, "coast": 7},
}


def start(seats: int) -> tuple[TerraeBook, TerraeState]:
    return book(seats), new_state(book(seats), setup(seats, 1))


@pytest.mark.parametrize(("seats", "tiles"), [(2, 64), (3, 72), (4, 80)])
def test_tiles_by_number_of_players(seats: int, tiles: int) -> None:
    b = book(seats)
    assert len(b.stack) == tiles
    assert Counter(b.tiles[k].id for k in b.stack) == Counter(BOX) - Counter(REMOVED[seats])


def test_the_weather_deck() -> None:
    """Fourteen cards and Finis Terrae; two leave unseen; Finis Terrae third from the bottom, sunny on top."""
    b, s = start(4)
    assert sum(w.count for w in b.weather) == 15
    assert len(s.deck.slots) == 13
    assert s.deck.slots[2] == b.finis and s.deck.slots[-1] == b.card["sunny"]
    assert s.deck.slots.count(UNKNOWN) == 11 and len(s.deck.pool) == 13


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_everybody_starts_with(seats: int) -> None:
    b, s = start(seats)
    assert s.store == [20] * seats and s.ports == [7] * seats
    assert s.reserve[1:] == [12, 5, 5, 5]
    assert s.holds[b.galleon] == [(0, 3), (0, 2), (0, 1), (0, 0)]
    assert s.flag == -1 and s.ship == [-1] * (seats + 1)


def test_the_isle_of_winds() -> None:
    """Eight squares joined by water around a centre without any; all outer sides are sea."""
    _, s = start(2)
    centre = next(c for c in s.at if c not in RING)
    assert s.water[centre] == ()
    assert all(len(s.water[c]) == 2 and centre not in s.water[c] for c in RING)
    assert len(s.frontier) == 12 and set(s.frontier.values()) <= {1, 4, 16, 64}
    assert set(EAST) <= set(RING) and s.size[0] == 9


def test_a_turned_tile_has_its_sides_its_banks_and_its_rocks_turned() -> None:
    """The invariants flood over these tables, so the tables are held against the entries themselves."""
    b = book(4)
    for kind, tile in enumerate(b.tiles):
        land = [d for d, side in enumerate(tile.sides) if side == "land"]
        for turn in range(4):
            code = kind * 4 + turn
            for d in range(4):
                was = (d - turn) % 4
                assert b.sides[code][d] == (LAND if was in land else SEA), tile.id
                bank = (land.index(was) if tile.apart else 0) if was in land else -1
                assert b.bank[code][d] == bank, tile.id
                assert (b.reef[code] == d) == (tile.reef == DIRECTIONS[was]), tile.id


def test_every_turn_that_makes_a_difference_is_known() -> None:
    b = book(4)
    turns = {t.id: len(b.turns[k]) for k, t in enumerate(b.tiles)}
    assert turns["sea"] == turns["pirate-den"] == turns["wreck"] == 1
    assert turns["strait"] == 2
    assert turns["reef"] == turns["coast"] == turns["cape"] == turns["fjord"] == 4


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("tiles", "- {id: rock, source: house, count: 1, sides: [land, land, land, land]}", "never enter"),
        (
            "tiles",
            "- {id: rock, source: house, count: 1, sides: [sea, sea, sea, sea], beach: true}",
            "needs land",
        ),
        (
            "tiles",
            "- {id: rock, source: house, count: 9, sides: [sea, sea, sea, sea], goods: find}",
            "reserve has 5",
        ),
        (
            "tiles",
            "- {id: rock, source: house, count: 9, sides: [sea, sea, sea, sea], goods: gold}",
            "no goods 'gold'",
        ),
        (
            "tiles",
            "- {id: rock, source: house, count: 1, sides: [land, sea, sea, sea], reef: north}",
            "side of sea",
        ),
        (
            "tiles",
            "- {id: rock, source: house, count: 1, sides: [sea, sea, sea, sea], fort: true}",
            "stands on land",
        ),
        (
            "tiles",
            "- {id: rock, source: house, count: 1, sides: [land, sea, sea, sea], apart: true}",
            "two land sides",
        ),
        (
            "tiles",
            "- {id: sea, source: house, count: 1, sides: [sea, sea, sea, sea], removed: [3, 2]}",
            "more leave",
        ),
        ("numbers", "- {id: must-fight, source: house, value: 2}", "is a switch"),
        ("numbers", "- {id: tolls, source: house, value: 2}", "did you mean 'toll'?"),
        ("numbers", "- {id: toll, source: house, value: 0}", "too small"),
        ("numbers", "- {id: toll, source: house, table: [1, 2]}", "must be one number"),
        ("weather", "- {id: sunny, source: house, count: 2, moves: 2}", "needs 14"),
        ("weather", "- {id: rain, source: house, count: 4, moves: 1, last: true}", "exactly one card"),
        ("goods", "- {id: spice, source: house}", "bank without end"),
        ("dice", "- {id: wind, source: house, faces: [1, 2]}", "must be directions"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, file: str, text: str, said: str) -> None:
    (tmp_path / "pack.yaml").write_text(
        "id: wrong\ntitle: {en: Wrong, it: Sbagliato}\nversion: '1'\n", "utf-8"
    )
    folder = tmp_path / "finis-terrae"
    (folder / "text").mkdir(parents=True)
    (folder / f"{file}.yaml").write_text(text + "\n", "utf-8")
    for lang in ("en", "it"):
        (folder / "text" / f"{lang}.yaml").write_text("tiles: {rock: {name: Rock}}\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        open_library(GAME, [tmp_path])
    problems = [str(problem) for problem in caught.value.problems]
    assert any(said in problem for problem in problems), problems


def test_a_missing_text_is_told(tmp_path: Path) -> None:
    base = resource("content", "finis-terrae")
    for path in base.rglob("*.yaml"):
        target = tmp_path / "finis-terrae" / path.relative_to(base)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text("utf-8").replace("  tidy:", "  tidied:"), "utf-8")
    with pytest.raises(ContentError, match="'tidy' is missing"):
        load(SPEC, tmp_path / "finis-terrae")


def test_modules_and_seats_that_do_not_exist_are_refused() -> None:
    from game.engine.game import SetupError

    with pytest.raises(SetupError, match="2, 3, 4 seats"):
        GAME.check_setup(Setup(game=GAME.name, seats=("random",)))
