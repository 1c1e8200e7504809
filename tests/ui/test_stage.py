"""Painting in parts: everything is painted in the end, nothing twice, and no frame waits for all of it."""

from __future__ import annotations

import gc

import pygame
import pytest
from pygame import Rect, Surface

from game.ui import app as screen
from game.ui.bands import LARGE, bands
from game.ui.memory import let_go, settle
from game.ui.picture_cache import PictureCache, at_scale
from game.ui.scene import Scene
from game.ui.stage import Stage
from game.ui.typeset import MOST_FONTS, Typesetter
from tests.ui.conftest import MakeApp

AREA = Rect(0, 0, 1280, 720)
COLUMNS = [
    Rect(10, 10, 200, 200),
    Rect(10, 220, 200, 200),
    Rect(1000, 10, 270, 500),
    Rect(10, 560, 1260, 150),
]


def test_bands_cover_the_area_once_and_cut_nothing() -> None:
    parts = bands(AREA, COLUMNS)
    assert len(parts) > 3
    assert sum(part.w * part.h for part in parts) == AREA.w * AREA.h
    assert all(not a.colliderect(b) for n, a in enumerate(parts) for b in parts[n + 1 :])
    assert all(sum(thing.colliderect(part) for part in parts) == 1 for thing in COLUMNS)


def test_what_lies_everywhere_is_not_cut() -> None:
    assert bands(Rect(0, 0, 600, 400), [Rect(0, 0, 600, 400), Rect(10, 10, 50, 50)]) == [Rect(0, 0, 600, 400)]


def test_painting_is_spread_over_frames_but_comes_to_an_end(make_app: MakeApp) -> None:
    app = make_app()
    stage = Stage(app.window)
    painted: list[Rect] = []

    def paint(surface: Surface, rect: Rect) -> None:
        painted.append(rect.copy())
        surface.fill((1, 2, 3), rect)

    stage.begin(paint, COLUMNS, budget=0.0)
    assert not painted, "no time is left, so nothing is painted"
    frames = 0
    while sum(rect.w * rect.h for rect in painted) < AREA.w * AREA.h:
        stage.begin(paint, COLUMNS, budget=0.0)
        frames += 1
    assert 3 < frames <= 2 * len(bands(AREA, COLUMNS)), "one part in every other frame at least"
    painted.clear()
    stage.touch()
    stage.begin(paint, COLUMNS)
    assert painted == [AREA], "without a budget all of it is painted at once"
    assert stage.window.get_at((700, 700)) == pygame.Color(1, 2, 3)


def test_what_must_be_seen_first_is_painted_at_once(make_app: MakeApp) -> None:
    app = make_app()
    stage = Stage(app.window)
    painted: list[Rect] = []

    def paint(surface: Surface, rect: Rect) -> None:
        painted.append(rect.copy())

    first = [COLUMNS[3], COLUMNS[1].inflate(-50, -50)]
    stage.begin(paint, COLUMNS, 0.0, first)
    assert painted and all(any(rect.contains(place) for rect in painted) for place in first)
    assert all(any(rect.colliderect(place) for place in first) for rect in painted) and not stage.clean
    while not stage.clean:
        stage.begin(paint, COLUMNS, 0.0, first)
    assert sum(rect.w * rect.h for rect in painted) == AREA.w * AREA.h, "each part once"


def test_a_large_part_with_one_thing_is_cut_beside_it() -> None:
    window, prompt = Rect(0, 0, 1920, 1080), Rect(400, 10, 1000, 80)
    parts = bands(window, [prompt])
    assert sum(part.w * part.h for part in parts) == window.w * window.h
    assert [part for part in parts if part.colliderect(prompt)] == [Rect(0, 0, 1920, 90)]


def test_a_large_part_with_much_at_its_edge_is_cut_beside_that() -> None:
    """However many things can't be parted: none of them is painted along with the middle of the map."""
    window = Rect(0, 0, 3840, 2160)
    edge = [Rect(0, 0, 3840, 120), Rect(100, 60, 200, 120), Rect(250, 90, 200, 120), Rect(400, 100, 200, 120)]
    parts = bands(window, edge)
    assert sum(part.w * part.h for part in parts) == window.w * window.h
    assert [part for part in parts if part.collidelist(edge) >= 0] == [Rect(0, 0, 3840, 220)]
    assert all(part.w * part.h < LARGE for part in parts if part.collidelist(edge) < 0)


def test_what_stays_for_a_match_is_not_looked_through(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "settle", settle)
    before = gc.get_freeze_count()
    app = make_app()
    app.push(Scene(app))
    app.tick(0.01)
    assert gc.get_freeze_count() == before, "it may be gone in the next frame"
    app.tick(0.01)
    assert gc.get_freeze_count() > before
    let_go()
    assert not gc.get_freeze_count()
    gc.freeze()  # as it was, for the tests after this


def test_a_touch_during_painting_is_not_forgotten(make_app: MakeApp) -> None:
    app = make_app()
    stage = Stage(app.window)
    shade = 10

    def paint(surface: Surface, rect: Rect) -> None:
        surface.fill((shade, 0, 0), rect)

    stage.begin(paint)
    shade = 20
    stage.touch()
    stage.begin(paint, COLUMNS, budget=1e-9)
    shade = 30
    stage.touch()
    for _ in range(2 * len(bands(AREA, COLUMNS))):
        stage.begin(paint, COLUMNS, budget=1e-9)
    assert {stage.base.get_at((x, y)).r for x in range(0, 1280, 40) for y in range(0, 720, 40)} == {30}


def test_no_part_starves_when_everything_is_touched_in_every_frame(make_app: MakeApp) -> None:
    app = make_app()
    stage = Stage(app.window)
    seen: dict[tuple[int, ...], int] = {}

    def paint(surface: Surface, rect: Rect) -> None:
        seen[tuple(rect)] = seen.get(tuple(rect), 0) + 1

    for _ in range(60):
        stage.touch()
        stage.begin(paint, COLUMNS, budget=0.0)
    assert set(seen) == {tuple(part) for part in bands(AREA, COLUMNS)}
    assert max(seen.values()) - min(seen.values()) <= 1


def test_a_store_keeps_what_was_used_last_and_no_more_than_it_may() -> None:
    made: list[str] = []

    def picture(name: str) -> Surface:
        made.append(name)
        return Surface((10, 10))

    store = PictureCache(250)
    for name in ("a", "b", "a", "c", "a", "b"):
        store.take(name, lambda name=name: picture(name))  # type: ignore[misc]  # the default binds it now
    assert made == ["a", "b", "c", "b"], "b was used longest ago when c needed room"
    assert len(store) == 2 and store.pixels == 200
    assert store.take("large", lambda: Surface((50, 50))).get_width() == 50
    assert len(store) == 1, "even what is too large is had once"


def test_a_store_that_may_keep_less_lets_go_of_the_rest() -> None:
    store = PictureCache(1000)
    for n in range(10):
        store.take(n, lambda: Surface((10, 10)))
    store.limit(400)
    assert len(store) == 4 and store.pixels == 400 and 9 in store and 5 not in store
    assert at_scale(400, 1.0) == 100 and at_scale(400, 2.0) == at_scale(400, 3.0) == 400


def test_type_in_ever_other_sizes_opens_no_more_fonts_than_it_may(make_app: MakeApp) -> None:
    make_app()
    type_ = Typesetter(1.0)
    first = type_.font("strong", 10)
    for size in range(10, 10 + 2 * MOST_FONTS):
        type_.font("strong", size)
        assert type_.font("strong", 10) is first, "what is used again and again stays"
    assert len(type_._fonts) == MOST_FONTS
