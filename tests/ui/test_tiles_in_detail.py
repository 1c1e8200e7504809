"""Tiles tell as much as their size allows, nothing covers their value, and the magnifier shows the rest."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.app import App
from game.ui.finis_terrae.table import TerraeTable
from game.ui.hexmap.plates import hex_detail
from game.ui.hexmap.shapes import hexagon
from game.ui.palette import LIVERIES
from game.ui.spots import Spot, inside
from game.ui.table.board_table import BoardTable
from game.ui.table.detail import Detail
from game.ui.western_sea.map.standing import Standing
from game.ui.western_sea.modules.fish_and_ships.ships import ALONE, BESIDE
from game.ui.western_sea.table import SeaTable
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.test_still_board import seated

RADII = (24, 29, 34, 38, 46, 58, 64, 80, 112)
AnyTable = BoardTable[Any, Any]
GROWING = ("western-sea", "finis-terrae")
"""Games whose maps grow, so that tiles become small."""


def sea_table(make_app: MakeApp) -> SeaTable:
    return cast(SeaTable, seated(make_app, "western-sea", ("human",) * 4, "instant")[1])


def test_there_are_three_levels_and_more_is_told_where_all_is_larger() -> None:
    seen = [hex_detail(radius, 1.0) for radius in RADII]
    assert seen == sorted(seen) and set(seen) == set(Detail)
    assert hex_detail(50, 1.0) == Detail.MIDDLE and hex_detail(50 * 3, 3.0) == Detail.NEAR


def test_plates_lie_inside_their_tiles(make_app: MakeApp) -> None:
    table = sea_table(make_app)
    faces = table.board.faces
    for tile, radius in product(range(len(table.book.tiles)), RADII):
        detail = hex_detail(radius, 1.0)
        for owners in (0, 1, 2, 4):
            picture = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
            middle = (radius, radius)
            faces.powers(picture, tile, middle, radius, detail)
            faces.value(picture, tile, middle, radius, detail, LIVERIES[:owners])
            drawn = picture.get_bounding_rect()
            mask = pygame.mask.from_surface(picture)
            outline = hexagon(middle, radius)
            corners = [(x, y) for x in (drawn.left, drawn.right - 1) for y in (drawn.top, drawn.bottom - 1)]
            for x, y in [*mask.outline(4), *(c for c in corners if mask.get_at(c))] if drawn.w else ():
                assert inside(outline, (x + 0.5, y + 0.5)), (table.book.tiles[tile].id, radius, owners)


def test_nothing_covers_a_value(make_app: MakeApp) -> None:
    """Not even tents of four players with a house among them, nor ships beside them."""
    table = sea_table(make_app)
    board, s = table.board, table.state.copy()
    tile = next(n for n, entry in enumerate(table.book.tiles) if max(entry.points, default=0) >= 10)
    for house, radius in product((-1, 2), RADII):
        detail = hex_detail(radius, 1.0)
        s.house[tile] = house
        for seat in range(4):
            s.tents[tile * 4 + seat] = 5 if house != seat else 0
        owners = [board.liveries[house]] if house >= 0 else [board.liveries[seat] for seat in range(4)]
        whole = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        Standing(board).paint(whole, s, tile, (radius, radius), radius, detail)
        alone = Surface(whole.get_size(), pygame.SRCALPHA)
        plate = board.faces.value(alone, tile, (radius, radius), radius, detail, owners)
        assert plate.w
        for x, y in product(range(plate.left, plate.right, 2), range(plate.top, plate.bottom, 2)):
            if alone.get_at((x, y)).a == 255:
                assert whole.get_at((x, y)) == alone.get_at((x, y)), (house, radius, detail)


def test_ships_leave_the_value_in_sight(make_app: MakeApp) -> None:
    table = sea_table(make_app)
    board = table.board
    tile = next(n for n, entry in enumerate(table.book.tiles) if max(entry.points, default=0) >= 10)
    for radius in (38, 46, 64, 112):
        detail = hex_detail(radius, 1.0)
        table.camera.size = float(radius)
        canvas = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        plate = board.faces.value(canvas, tile, (radius, radius), radius, detail)
        for size, places in (*ALONE.values(), *BESIDE.values()):
            for x, y in places:
                ship = Rect(0, 0, round(size * radius), round(size * radius))
                ship.center = (round(radius + x * radius), round(radius + (y - board.raised) * radius))
                hidden = ship.clip(plate)
                assert hidden.h <= plate.h * 0.34, (radius, size, x, y)


# The magnifier


def far_away(table: AnyTable) -> None:
    table.camera.zoom(0.3, table.camera.area.center)
    table.map_moved()


def tile_spot(table: AnyTable) -> Spot:
    found = [spot for spot in table.map_spots() if spot.lens and table.camera.area.contains(spot.rect)]
    here = table.camera.area.center
    return min(found, key=lambda s: abs(s.rect.centerx - here[0]) + abs(s.rect.centery - here[1]))


def lens_of(app: App, table: AnyTable, spot: Spot) -> Surface | None:
    """What the magnifier shows, once it has been drawn."""
    for _ in range(200):
        Hands(app).frames()
        if lens := table.lens(spot):
            return lens
        pygame.time.wait(2)
    return None


@pytest.mark.parametrize("game", GROWING)
def test_a_small_tile_is_magnified_with_its_tooltip(make_app: MakeApp, game: str) -> None:
    hands, table = seated(make_app, game, ("human", "human"), "instant")
    while not table.state.at:
        decision = table.targets.decision
        assert decision
        hands.click_on(table.spot_of(decision.options[0]))
    hands.press("home")
    far_away(table)
    spot = tile_spot(table)
    view = table.camera.view
    hands.point(spot.rect.center)
    lens = lens_of(hands.app, table, spot)
    assert lens and lens.get_width() > 2 * spot.rect.w
    hands.frames(40)
    shown = hands.app.window.copy()
    table.app.settings.magnifier = False
    hands.frames(2)
    assert table.lens(spot) is None
    assert shown.get_buffer().raw != hands.app.window.get_buffer().raw, "it was not seen"
    assert table.camera.view == view, "it moves nothing"


@pytest.mark.parametrize("game", GROWING)
def test_the_keyboard_magnifies_too(make_app: MakeApp, game: str) -> None:
    hands, table = seated(make_app, game, ("human", "human"), "instant")
    while not table.state.at:
        decision = table.targets.decision
        assert decision
        hands.click_on(table.spot_of(decision.options[0]))
    hands.press("home")
    far_away(table)
    spot = tile_spot(table)
    table.focus, table.by_key = spot.name, True
    assert lens_of(hands.app, table, spot)
    pointed = table.pointed()
    assert pointed and pointed.name == spot.name
    hands.frames(40)
    shown = hands.app.window.copy()
    table.app.settings.magnifier = False
    hands.frames(2)
    assert shown.get_buffer().raw != hands.app.window.get_buffer().raw, "it was not seen"


def test_large_tiles_need_no_magnifier(make_app: MakeApp) -> None:
    hands, table = seated(make_app, "finis-terrae", ("human", "human"), "instant")
    hands.press("home")
    assert isinstance(table, TerraeTable) and table.camera.size > 100
    assert table.lens(tile_spot(table)) is None


# Figures along the chart


@pytest.mark.parametrize(("lang", "letters"), [("en", "NESW"), ("it", "NESO")])
def test_the_chart_has_figures_along_its_edges(make_app: MakeApp, lang: str, letters: str) -> None:
    _, table = seated(make_app, "finis-terrae", ("human", "human"), "instant")
    table.app.settings.lang = lang
    table.app.fit()
    assert isinstance(table, TerraeTable)
    assert table.kit.say("terrae.compass").split() == list(letters)
    for word, letter in zip(("north", "east", "south", "west"), letters, strict=True):
        assert table.voice.teller.say(f"direction.{word}").upper().startswith(letter)
    area = table.camera.area
    with_figures = Surface(table.stage.rect.size)
    table.board.paint(with_figures, table.state, [])
    table.camera.area = Rect(0, 0, 0, 0)
    without = Surface(table.stage.rect.size)
    table.board.paint(without, table.state, [])
    foot = Rect(area.x, area.bottom - table.kit.u(18), area.w, table.kit.u(18))
    for strip in (foot, Rect(area.x, area.y, table.kit.u(32), area.h)):
        assert with_figures.subsurface(strip).copy().get_buffer().raw != (
            without.subsurface(strip).copy().get_buffer().raw
        )
