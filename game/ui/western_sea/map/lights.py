"""What may be chosen on the map of hexes: golden dashes, breathing a little."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.shapes import dashes, hexagon
from game.ui.palette import INK, LIT
from game.ui.stage import Stage
from game.ui.table.panel import enter_mark
from game.ui.western_sea.map.sea import backs

if TYPE_CHECKING:
    from game.ui.western_sea.map.board import Board
    from game.ui.western_sea.table import SeaTable

GLOW = 4
"""So many rings of light lie inside the outline of a tile, fainter and fainter."""


def draw_lit(t: SeaTable, stage: Stage, beat: float) -> None:
    laid = {*t.state.at, *backs(t.state)}
    for option in t.targets.of("hex"):
        cell = int(option.at)
        stage.note(_draw(t.board, stage.window, cell, beat, cell in laid, t.proposed(option)))


def _draw(board: Board, window: Surface, cell: int, beat: float, laid: bool, proposed: bool) -> Rect:
    size = board.camera.size
    picture = board.kit.made(("lit", round(size), laid), lambda: _mark(round(size), laid))
    picture.set_alpha(round(170 + 85 * beat))
    x, y = board.camera.centre(cell)
    if proposed:
        enter_mark(window, board.kit, (round(x), round(y - size * 0.86)))
    return window.blit(picture, (round(x - size) - 2, round(y - size) - 2))


def _mark(size: int, laid: bool) -> Surface:
    """On an empty place a faint fill; on a tile light from the edge inwards, and an outline that hides its
    frame, whosever colours that has."""
    picture = Surface((2 * size + 4, 2 * size + 4), pygame.SRCALPHA)
    centre = (size + 2, size + 2)
    corners = hexagon(centre, size * (0.97 if laid else 0.94))
    width = max(3, round(size * (0.075 if laid else 0.06)))
    if laid:
        for n in range(GLOW):
            inner = hexagon(centre, size * (0.92 - 0.03 * n))
            pygame.draw.polygon(picture, (*LIT, 120 - 28 * n), inner, max(2, round(size * 0.035)))
    else:
        pygame.draw.polygon(picture, (255, 233, 168, 60), corners)
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    for a, b in edges if laid else ():
        pygame.draw.line(picture, INK, a, b, width + 3)
    for a, b in edges:
        dash, gap = (size * 0.27, size * 0.1) if laid else (size * 0.24, size * 0.13)
        dashes(picture, INK, a, b, width + 2, dash, gap)
        dashes(picture, LIT, a, b, width, dash, gap)
    return picture.convert_alpha()
