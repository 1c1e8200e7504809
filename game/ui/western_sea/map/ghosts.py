"""Ghosts: a pale picture of what a choice would put on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.decision import Option
from game.rules.western_sea.modules.fish_and_ships.layout import BEACHES
from game.ui.table.preview import Preview
from game.ui.western_sea.map.sea import BACK, facing, sea_in, ship_cell

if TYPE_CHECKING:
    from game.rules.western_sea.state import SeaState
    from game.ui.western_sea.table import SeaTable

PALE, FAINT = 200, 120
Drawn = tuple[Surface, tuple[int, int]]


def ghost(t: SeaTable, option: Option) -> list[Drawn]:
    """Tiles, tents, houses and ships that are there after the choice and were not before."""
    if option.kind != "hex":
        return []
    seen: Preview = t.preview(option)
    after: SeaState = seen.after  # type: ignore[assignment]
    drawn = _raised(t, after) + _harbour(t, option) + _ship(t, after)
    cell, size = int(option.at), t.board.camera.size
    x, y = t.board.camera.centre(cell)
    tile = after.at.get(cell)
    if tile is None:
        return drawn
    if cell not in t.state.at and not drawn:
        drawn.append(_pale(t.board.tile_picture(tile, round(size)), x, y))
    decision = t.targets.decision
    assert decision
    seat = decision.seat
    if after.house[tile] == seat != t.state.house[tile]:
        drawn.append(_pale(t.board.piece("house", seat, round(size * 0.7)), x, y + size * 0.05))
    elif after.tents[tile * after.seats + seat] > t.state.tents[tile * after.seats + seat]:
        px, py = t.board.tent_place(after, tile, seat)
        drawn.append(_pale(t.board.piece("tent", seat, round(size * 0.5)), px, py - size * 0.1))
    return drawn


def _raised(t: SeaTable, after: SeaState) -> list[Drawn]:
    """The bay as it would lie: its coasts as far as they are chosen, and the sea between them."""
    sea, before = sea_in(after), sea_in(t.state)
    if sea is None or before is None or (sea.cells == before.cells and sea.coasts == before.coasts):
        return []
    board, radius = t.board, round(t.board.camera.size)
    drawn = []
    for place, cell in enumerate(sea.cells):
        x, y = board.camera.centre(cell)
        if cell in t.state.at:
            continue
        if cell in after.at:
            face = board.tile_picture(after.at[cell], radius, facing(after, board.camera, cell))
            drawn.append(_pale(face, x, y))
        elif not before.cells:
            lies = facing(after, board.camera, cell)
            coast = place < len(sea.coasts)
            shade = board.shore(radius, place in BEACHES, lies) if coast else board.face_down(BACK, radius)
            drawn.append(_pale(shade, x, y, FAINT))
    return drawn


def _harbour(t: SeaTable, option: Option) -> list[Drawn]:
    """The side that was chosen, where it would go, before the sea has been turned."""
    decision = t.targets.decision
    parts = t.session.assembled()
    if decision is None or decision.ask != "raise.place" or not parts:
        return []
    tile = t.book.thing.get(str(parts[-1].option.at), -1)
    if tile < 0:
        return []
    x, y = t.board.camera.centre(int(option.at))
    return [_pale(t.board.tile_picture(tile, round(t.board.camera.size)), x, y)]


def _ship(t: SeaTable, after: SeaState) -> list[Drawn]:
    """The ship where it would lie."""
    decision = t.targets.decision
    assert decision
    seat = decision.seat
    cell = ship_cell(after, seat)
    if cell < 0 or cell == ship_cell(t.state, seat):
        return []
    _, at, large = t.fleet.places(after)[seat]
    picture = t.fleet.picture(seat, round(t.board.camera.size * large))
    return [_pale(picture, *t.fleet.point(cell, at))]


def _pale(picture: Surface, x: float, y: float, alpha: int = PALE) -> Drawn:
    pale = picture.copy()
    pale.set_alpha(alpha)
    return pale, (round(x - pale.get_width() / 2), round(y - pale.get_height() / 2))
