"""Panels that fold: they open over the map where somebody looks, can be kept open, and move nothing."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.ui.app import App
from game.ui.settings import load_settings
from game.ui.table.fold import clear_of
from game.ui.table.frame import ICON, Wants, frame
from game.ui.western_sea.panels.seats import SeatCard
from game.ui.western_sea.panels.slim import SlimSeat
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import ALL, table

AWAY = (700, 300)
REST = 20
"""Frames after which whoever rests on a panel sees it open, and whoever left sees it folded."""


def crowded(app: App) -> tuple[SeaTable, Hands]:
    there = table(app, 4, 260, ALL)
    there.eyes.lift()
    hands = Hands(app)
    hands.point(AWAY)
    hands.frames(REST)
    assert not there.folds.opened()
    return there, hands


def seen_from(there: SeaTable) -> tuple[object, ...]:
    camera = there.camera
    return tuple(camera.area), camera.size, camera.x, camera.y, camera.moved


def cards(there: SeaTable) -> list[int]:
    """The seats whose whole card is to be seen."""
    return [w.seat for w in there.widgets if isinstance(w, SeatCard) and not isinstance(w, SlimSeat)]


def test_a_panel_opens_under_the_pointer_and_folds_behind_it(make_app: MakeApp) -> None:
    there, hands = crowded(make_app())
    before = seen_from(there)
    hands.point(there.place_of("seat 2"))
    assert not cards(there), "somebody who only passes by opens nothing"
    hands.frames(REST)
    assert cards(there) == [2]
    whole = next(w for w in there.folds.opened() if isinstance(w, SeatCard))
    hands.point(whole.rect.center)
    hands.frames(REST)
    assert cards(there) == [2], "the pointer may go over to it"
    assert not there.folds.open_at(AWAY)
    hands.point(AWAY)
    hands.frames(REST)
    assert not there.folds.opened() and seen_from(there) == before


def test_the_focus_opens_too(make_app: MakeApp) -> None:
    there, hands = crowded(make_app())
    there.focus, there.by_key = f"card {there.book.things[there.state.row[4]].id}", True
    hands.frames(2)
    assert there.folds.hovered == "row"


def test_what_is_kept_open_is_remembered(make_app: MakeApp) -> None:
    app = make_app()
    there, hands = crowded(app)
    before = seen_from(there)
    hands.point(there.place_of("seat 0"))
    hands.frames(REST)
    hands.click_on("pin seat 0")
    hands.point(AWAY)
    hands.frames(REST)
    assert cards(there) == [0, 1, 2, 3] and seen_from(there) == before
    assert load_settings()[0].pins == ["seats"]
    places = [w.rect for w in there.folds.opened() if isinstance(w, SeatCard)]
    assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))
    hands.press("f2")
    assert not there.folds.opened() and load_settings()[0].pins == []
    hands.press("f2")
    assert cards(there) == [0, 1, 2, 3] and seen_from(there) == before


def test_cards_rise_under_the_pointer_and_stay_where_they_were(make_app: MakeApp) -> None:
    there, hands = crowded(make_app())
    strip = next(w for w in there.widgets if w.name == "strip")
    name, before = next((s.name, s.rect) for s in strip.spots() if s.name.startswith("card "))
    hands.point(before.center)
    hands.frames(REST)
    assert there.folds.hovered == "cards"
    under = there.pointed()
    assert under and under.name == name, "what was pointed at is still what is pointed at"
    assert under.rect.h > 2 * before.h and under.rect.x == before.x
    assert not any(w.name == "strip" for w in there.widgets)
    hands.point(AWAY)
    hands.frames(REST)
    assert any(w.name == "strip" for w in there.widgets)


def test_every_option_of_an_open_panel_is_on_its_slim_form(make_app: MakeApp) -> None:
    """So nothing that may be chosen hangs on what happens to be open."""
    there, _ = crowded(make_app())
    slim = {spot.name for spot in there.spots() if spot.act}
    for fold in there.folds.all:
        there.folds.show(fold.name)
        more = {spot.name for widget in there.folds.opened() for spot in widget.spots() if spot.act}
        assert more - slim <= {f"pin {fold.name}", "whole-log"}
    there.folds.show("")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 720), (1920, 1080), (2560, 1080)])
def test_the_frame_has_a_place_for_everything(size: tuple[int, int], seats: int) -> None:
    wants = Wants(seats, (ICON,) * 11, head=True, strip=True)
    window = Rect((0, 0), size)
    f = frame(round, window, wants)
    places = [f.free, f.prompt, *f.seats, f.status, f.beats, f.head, *f.icons, *f.tools, f.strip, f.bar]
    assert all(window.contains(place) and place.w > 0 and place.h > 0 for place in places)
    assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))
    inside = [f.tray, f.goods, f.choices, f.corner]
    assert all(f.bar.contains(place) for place in inside)
    assert all(place.collidelist(inside[:n]) < 0 for n, place in enumerate(inside))
    if size[0] >= 1280:
        assert f.free.w * f.free.h >= 0.55 * size[0] * size[1]


def test_what_is_kept_open_gives_way() -> None:
    room = Rect(0, 0, 1000, 600)
    place, right = Rect(100, 100, 200, 100), Rect(700, 100, 200, 100)
    assert clear_of(place, [], room) == place
    assert clear_of(place, [Rect(150, 120, 200, 50)], room) == place.move(251, 0)
    assert clear_of(right, [Rect(750, 120, 200, 50)], room) == right.move(-151, 0)
    assert clear_of(place, [Rect(0, 150, 1000, 50)], room) == place.move(0, -51), "up, where it is low"
    assert clear_of(place, [room], room) is None
