"""Ghosts at sea: the bay as it would lie, the harbour that was chosen, a ship where it would go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.rules.western_sea.modules.fish_and_ships.layout import BEACHES
from game.ui.table.layer import Drawn
from game.ui.western_sea.map.ghosts import FAINT, pale
from game.ui.western_sea.map.sea import BACK, facing, sea_in, ship_cell
from game.ui.western_sea.modules.fish_and_ships.ships import Fleet

if TYPE_CHECKING:
    from game.rules.western_sea.state import SeaState
    from game.ui.western_sea.table import SeaTable


def ghosts(t: SeaTable, fleet: Fleet, option: Option) -> list[Drawn]:
    after: SeaState = t.preview(option).after  # type: ignore[assignment]
    return _raised(t, after) + _harbour(t, option) + _ship(t, fleet, after)


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
            face = board.lying(after.at[cell], facing(after, board.camera, cell))
            drawn.append(pale(face, x, y))
        elif not before.cells:
            lies = facing(after, board.camera, cell)
            coast = place < len(sea.coasts)
            shade = board.shore(radius, place in BEACHES, lies) if coast else board.face_down(BACK, radius)
            drawn.append(pale(shade, x, y, FAINT))
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
    return [pale(t.board.lying(tile), x, y)]


def _ship(t: SeaTable, fleet: Fleet, after: SeaState) -> list[Drawn]:
    """The ship where it would lie."""
    decision = t.targets.decision
    assert decision
    seat = decision.seat
    cell = ship_cell(after, seat)
    if cell < 0 or cell == ship_cell(t.state, seat):
        return []
    _, at, large = fleet.places(after)[seat]
    picture = fleet.picture(seat, round(t.board.camera.size * large))
    return [pale(picture, *fleet.point(cell, at))]
