"""The land of the chart: coasts meet at borders, ships lie on water, pictures are painted when needed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pygame
import pytest

from game.bots.seats import make_bot
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.squares import ORIGIN, block, neighbours, opposite, to_point
from game.engine.squares import cell as square
from game.registry import find_game
from game.rules.finis_terrae.book import LAND, TerraeBook
from game.rules.finis_terrae.state import TerraeState
from game.ui.app import App
from game.ui.finis_terrae.coast import Coasts, berth
from game.ui.finis_terrae.land import SquarePainter
from game.ui.finis_terrae.voyages import course
from game.ui.settings import Settings
from game.ui.spots import inside

CHOICES = 240


@pytest.fixture(scope="module")
def match() -> Match:
    """Three days of chance."""
    game = find_game("finis-terrae")
    library = open_library(game)
    setup = Setup(game=game.name, seats=("random",) * 4, seed=6)
    made = Match(game, game.make_book(library, setup), setup)
    bots = [make_bot("random", 6, seat) for seat in range(4)]
    while made.decision and len(made.records) < CHOICES:
        made.choose(bots[made.decision.seat].choose(made.book, None, made.decision).key)
    return made


@pytest.fixture(scope="module")
def book(match: Match) -> TerraeBook:
    assert isinstance(match.book, TerraeBook)
    return match.book


@pytest.fixture(scope="module")
def state(match: Match) -> TerraeState:
    assert isinstance(match.state, TerraeState) and len(match.state.at) > 40
    return match.state


def ends(coasts: Coasts, at: dict[int, int], cell: int, direction: int) -> set[tuple[float, float]]:
    """The points at which land of a tile meets one of its borders."""
    x, y = to_point(cell, 1.0)
    axis, sign = (0, 1) if direction == 1 else (0, -1) if direction == 3 else (1, 1 if direction == 2 else -1)
    border = (x, y)[axis] + 0.5 * sign
    return {
        (round(p[0], 6), round(p[1], 6))
        for land in coasts.lands(at, cell)
        for p in land.shape
        if abs(p[axis] - border) < 1e-9
    }


def test_coasts_go_on_beyond_a_border(book: TerraeBook, state: TerraeState) -> None:
    coasts, met = Coasts(book), 0
    for cell, code in state.at.items():
        if book.tiles[code >> 2].isle:
            continue
        for d, beyond in enumerate(neighbours(cell)):
            mine = ends(coasts, state.at, cell, d)
            assert bool(mine) == (book.sides[code][d] == LAND)
            if beyond in state.at and mine:
                assert mine == ends(coasts, state.at, beyond, opposite(d))
                met += 1
    assert met > 10


def test_ships_lie_and_sail_on_water(book: TerraeBook, state: TerraeState) -> None:
    coasts = Coasts(book)
    for cell, code in state.at.items():
        if cell == ORIGIN:
            continue
        lands = [land for c in block(cell, 1) if c in state.at for land in coasts.lands(state.at, c)]
        shapes = [land.shape for land in lands if land.shape]
        assert not any(inside(shape, berth(book, cell, code)) for shape in shapes), book.tiles[code >> 2].id
        for there in state.water[cell]:
            line = course(book, state.at, (cell, there))
            ashore = sum(inside(shape, point) for point in line for shape in shapes)
            assert not ashore, (book.tiles[code >> 2].id, book.tiles[state.at[there] >> 2].id)


def test_beaches_lie_where_land_meets_the_sea(book: TerraeBook, state: TerraeState) -> None:
    coasts = Coasts(book)
    for cell, code in state.at.items():
        lands = coasts.lands(state.at, cell)
        tile = book.tiles[code >> 2]
        assert len(lands) == max(1, book.lands[code >> 2]) if tile.isle or book.lands[code >> 2] else True
        for land in lands:
            assert bool(land.beach) == tile.beach
            if land.beach and land.shape:
                assert any(land.beach in coast for coast in land.coasts)


@pytest.fixture
def painter(book: TerraeBook, home: object) -> Iterator[SquarePainter]:
    app = App(Settings(lang="en"), (640, 480))
    yield SquarePainter(app.kit.of("finis-terrae"), book)
    pygame.quit()


def test_a_square_is_painted_anew_when_and_only_when_it_changes(
    painter: SquarePainter, book: TerraeBook, state: TerraeState
) -> None:
    """Tiles are taken away one by one: where the key stays, so does the picture."""
    lot = Random(2)
    at = dict(state.at)
    removable = [cell for cell, code in at.items() if not book.tiles[code >> 2].isle]
    kept = changed = 0
    for gone in lot.sample(removable, 8):
        before = dict(at)
        del at[gone]
        for cell in block(gone, 2):
            same = painter.key(before, cell, frozenset()) == painter.key(at, cell, frozenset())
            one = painter.paint(before, cell, frozenset(), 40)
            other = painter.paint(at, cell, frozenset(), 40)
            alike = pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
            assert alike or not same, (gone, cell)
            kept += same
            changed += not alike
    assert kept > 40 and changed > 20


def test_a_lighthouse_changes_the_rim_of_its_island(painter: SquarePainter, book: TerraeBook) -> None:
    place = square(9, 9)
    at = {place: book.kind["lighthouse"] * 4}
    dark = painter.paint(at, place, frozenset(), 60)
    lit = painter.paint(at, place, frozenset({2 * place}), 60)
    assert pygame.image.tobytes(dark, "RGBA") != pygame.image.tobytes(lit, "RGBA")
    assert painter.key(at, place, frozenset()) != painter.key(at, place, frozenset({2 * place}))


def test_of_a_strait_one_bank_may_be_guarded(painter: SquarePainter, book: TerraeBook) -> None:
    place = square(9, 9)
    at = {place: book.kind["strait"] * 4}
    pictures = [
        pygame.image.tobytes(painter.paint(at, place, frozenset(lit), 60), "RGBA")
        for lit in ((), (2 * place,), (2 * place + 1,), (2 * place, 2 * place + 1))
    ]
    assert len(set(pictures)) == len(pictures)


def test_steps_of_a_course_are_even(book: TerraeBook, state: TerraeState) -> None:
    """No jump: a ship on its way is never seen to leap."""
    start = next(iter(state.water))
    for there in state.water[start]:
        line = course(book, state.at, (start, there))
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) < 0.3 for a, b in pairwise(line))
