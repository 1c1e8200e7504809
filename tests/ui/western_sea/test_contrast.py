"""What may be chosen stands out on every terrain, for eyes of every kind; so do players and words."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import NamedTuple, cast

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.piles import EVERYBODY, fix
from game.engine.saves import Player
from game.registry import find_game
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA
from game.rules.western_sea.state import SeaState
from game.ui.app import App
from game.ui.palette import (
    CORAL,
    CORAL_DARK,
    CREAM,
    FADED,
    GAIN,
    GOLD,
    INK,
    LIVERIES,
    LOSS,
    PALE_INK,
    PARCHMENT,
    PARCHMENT_DARK,
    SAFE_LIVERIES,
    WHITE,
    mix,
)
from game.ui.scenes.open import open_table
from game.ui.session import Session, begin
from game.ui.settings import Settings
from game.ui.spots import Spot
from game.ui.western_sea.map.sea import backs, sea_in
from game.ui.western_sea.table import SeaTable
from tests.ui.eyes import EYES, brightness, contrast, distance, seen
from tests.ui.western_sea.sailors import match_at

ENOUGH = 3.0
"""What the guidelines for accessible content ask of marks and controls; of text they ask 4.5."""
SEA = "the open sea"
FACE_DOWN = "a sea tile that lies face down"
MOST_CHOICES = 900
SEEDS = range(5, 10)
"""Games in which a place of every terrain is lit where no panel lies over it."""


class Pixels(NamedTuple):
    """One lit place: what is seen there without and with its mark, pixel by pixel."""

    before: list[tuple[int, int, int]]
    after: list[tuple[int, int, int]]


def pixels(picture: Surface, spot: Spot) -> list[tuple[int, int, int]]:
    rect = spot.rect.inflate(6, 6).clip(picture.get_rect())
    data = pygame.image.tobytes(picture.subsurface(rect), "RGB")
    return [(data[n], data[n + 1], data[n + 2]) for n in range(0, len(data), 3)]


def covered(table: SeaTable, rect: Rect) -> bool:
    return any(widget.rect.colliderect(rect) for widget in table.widgets)


@pytest.fixture(scope="module")
def lit(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Pixels]:
    """A lit place of each terrain, found by playing, and one on the open sea."""
    patch = pytest.MonkeyPatch()
    patch.setenv("FARSHORE_HOME", str(tmp_path_factory.mktemp("home")))
    patch.setenv("SDL_VIDEODRIVER", "dummy")
    patch.setenv("SDL_AUDIODRIVER", "dummy")
    found: dict[str, Pixels] = {}
    for seed in SEEDS:
        setup = Setup(game="western-sea", seats=("human",) * 3, seed=seed, options={"tech": "first-game"})
        session, _ = begin(setup, [Player(livery=n) for n in range(3)])
        patch.setattr(session, "autosave", lambda: None)
        app, table = open_app(session)
        wanted, random = {*table.book.terrains, SEA}, Random(8)
        for _ in range(MOST_CHOICES):
            if wanted <= set(found) or session.decision is None:
                break
            look_at(app, table, found)
            session.choose(random.choice(session.decision.options).key)
            table._show_news()
    for role in ("", "water", "island"):
        look_at(*open_app(at_sea(role)), found)
    pygame.quit()
    patch.undo()
    assert set(GROUNDS) <= set(found), f"never lit: {set(GROUNDS) - set(found)}"
    return found


def open_app(session: Session) -> tuple[App, SeaTable]:
    app = App(Settings(lang="en", speed="instant", reduced_motion=True, wait_losses=False), (1280, 720))
    open_table(app, session)
    table = cast(SeaTable, app.scene)
    table.eyes.lift()
    return app, table


def at_sea(role: str) -> Session:
    """A ship before a tile that lies face down, or that was turned up and is of this kind."""
    match = match_at(2, "sail")
    state = cast(SeaState, match.state)
    sea = sea_in(state)
    assert sea and match.decision
    if role:
        book = cast(SeaBook, match.book)
        tile = next(t for t in sea.tiles.pool if book.tiles[t].sea == role)
        where = next(int(o.at) for o in match.decision.options if int(o.at) in backs(state))
        place = sea.cells.index(where)
        fix(sea.tiles, tile, len(sea.tiles) - 1 - (place - FIRST_SEA), EVERYBODY)
        state.at[where], state.cell[tile] = tile, where
    library = open_library(find_game("western-sea"))
    return Session(match, library, [Player(livery=n) for n in range(2)], "at-sea")


def look_at(app: App, table: SeaTable, found: dict[str, Pixels]) -> None:
    state = table.state
    fresh = []
    for spot in table.spots():
        if spot.name.startswith("hex ") and spot.lit and not covered(table, spot.rect):
            cell = int(spot.name.removeprefix("hex "))
            tile = state.at.get(cell)
            ground = SEA if tile is None else table.book.tiles[tile].terrain or table.book.tiles[tile].sea
            ground = FACE_DOWN if cell in backs(state) else ground
            if ground and ground not in found:
                fresh.append((ground, spot))
    if not fresh:
        return
    app.tick(1 / 60)
    app.tick(1 / 60)
    for ground, spot in fresh:
        found[ground] = Pixels(pixels(app.stage.base, spot), pixels(app.window, spot))


AFLOAT = (FACE_DOWN, "water", "island")
GROUNDS = ("forest", "plains", "mountain", "hills", "desert", "coast", SEA, *AFLOAT)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_lit_place_stands_out(ground: str, eyes: str, lit: dict[str, Pixels]) -> None:
    """Its outline differs in brightness from what lies below, and its light and dark from each other."""
    before, after = lit[ground]
    changed = [(b, a) for b, a in zip(before, after, strict=True) if b != a]
    strong = [pair for pair in changed if contrast(*pair, eyes) >= ENOUGH]
    assert len(strong) >= 0.01 * len(before), "hardly anything of the mark is seen"
    marks = sorted(brightness(seen(after_, eyes)) for before_, after_ in changed if before_ != after_)
    dark, light = marks[len(marks) // 50], marks[-1 - len(marks) // 50]
    assert (light + 0.05) / (dark + 0.05) >= ENOUGH, "light and dark of the mark are too alike"


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_faint_wash_would_not_do(ground: str, lit: dict[str, Pixels]) -> None:
    """The measure itself: a place that is only a little paler does not count as lit."""
    before, _ = lit[ground]
    washed = [(mix(colour, WHITE, 0.15), colour) for colour in before]
    strong = [pair for pair in washed if contrast(*pair) >= ENOUGH]
    assert len(strong) < 0.01 * len(before)


@pytest.mark.parametrize("eyes", EYES)
def test_players_colours_stand_apart(eyes: str) -> None:
    """The safe colours for every kind of eye; the standard ones for ordinary eyes, the rest by emblem."""
    palettes = [SAFE_LIVERIES] if eyes != "ordinary" else [SAFE_LIVERIES, LIVERIES]
    for palette in palettes:
        for one, other in combinations(palette, 2):
            assert distance(one.light, other.light, eyes) >= 10, (one.name, other.name)


def test_emblems_and_patterns_need_no_colour() -> None:
    for palette in (LIVERIES, SAFE_LIVERIES):
        assert len({livery.emblem for livery in palette}) == len(palette)
        assert len({livery.pattern for livery in palette}) == len(palette)


@pytest.mark.parametrize("eyes", EYES)
def test_words_can_be_read_on_their_paper(eyes: str) -> None:
    papers = (PARCHMENT, CREAM, (232, 214, 183))
    for ink in (INK, FADED, GAIN, LOSS, CORAL_DARK):
        for paper in papers:
            assert contrast(ink, paper, eyes) >= 4.5, (ink, paper)
    assert contrast(GOLD, PARCHMENT, eyes) >= ENOUGH  # only ever large
    assert contrast(WHITE, CORAL, eyes) >= ENOUGH  # only ever bold
    assert contrast(INK, PARCHMENT_DARK, eyes) >= 4.5
    assert contrast(PALE_INK, PARCHMENT, eyes) >= ENOUGH  # what can't be chosen
