"""Ghosts: a pale picture of what a choice would put on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.decision import Option
from game.ui.table.layer import Drawn
from game.ui.table.preview import Preview

if TYPE_CHECKING:
    from game.rules.western_sea.state import SeaState
    from game.ui.western_sea.table import SeaTable

PALE, FAINT = 200, 120


def ghost(t: SeaTable, option: Option) -> list[Drawn]:
    """Tiles, tents, houses and ships that are there after the choice and were not before."""
    if option.kind != "hex":
        return []
    seen: Preview = t.preview(option)
    after: SeaState = seen.after  # type: ignore[assignment]
    drawn = [one for layer in t.layers for one in layer.ghost(option)]
    cell, size = int(option.at), t.board.camera.size
    x, y = t.board.camera.centre(cell)
    tile = after.at.get(cell)
    if tile is None:
        return drawn
    if cell not in t.state.at and not drawn:
        drawn.append(pale(t.board.lying(tile), x, y))
    decision = t.targets.decision
    assert decision
    seat = decision.seat
    if after.house[tile] == seat != t.state.house[tile]:
        house = t.board.piece("house", seat, round(size * 0.7))
        drawn.append(pale(house, x, y + size * (0.05 - t.board.raised)))
    elif after.tents[tile * after.seats + seat] > t.state.tents[tile * after.seats + seat]:
        px, py = t.board.tent_place(after, tile, seat)
        drawn.append(pale(t.board.piece("tent", seat, round(size * 0.5)), px, py - size * 0.1))
    return drawn


def pale(picture: Surface, x: float, y: float, alpha: int = PALE) -> Drawn:
    pale = picture.copy()
    pale.set_alpha(alpha)
    return pale, (round(x - pale.get_width() / 2), round(y - pale.get_height() / 2))
