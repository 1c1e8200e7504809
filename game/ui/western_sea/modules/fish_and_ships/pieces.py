"""Pieces of several hexes, as they are chosen before they are laid: a harbour of three, a coast of two."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

HALF = 0.8660254
SHAPES: dict[str, tuple[tuple[float, float, int], ...]] = {
    "harbour": ((0.0, 0.0, 5), (-2 * HALF, 0.0, 0), (HALF, -1.5, 5)),
    "beach": ((0.0, 0.0, 0), (-HALF, -1.5, 1)),
}
"""Where each hex of a piece lies in radii from the first, and to which side the sea is."""


def piece_picture(t: SeaTable, tile: int, side: int) -> Surface:
    """All hexes of the piece that a tile stands for, in a square."""
    entry = t.book.tiles[tile]
    if entry.sea not in SHAPES:
        return t.board.tile_picture(tile, side // 2)
    return t.kit.made(("piece", tile, side), lambda: _draw(t, tile, side))


def _draw(t: SeaTable, tile: int, side: int) -> Surface:
    book, shape = t.book, SHAPES[str(t.book.tiles[tile].sea)]
    others = [n for n, there in enumerate(book.tiles) if there.mark == book.tiles[tile].mark and n != tile]
    left = min(x for x, _, _ in shape) - HALF
    right = max(x for x, _, _ in shape) + HALF
    top, bottom = min(y for _, y, _ in shape) - 1, max(y for _, y, _ in shape) + 1
    radius = int(side / max(right - left, bottom - top))
    picture = Surface((side, side), pygame.SRCALPHA)
    x0 = side / 2 - (left + right) / 2 * radius
    y0 = side / 2 - (top + bottom) / 2 * radius
    for (x, y, lies), one in sorted(zip(shape, (tile, *others), strict=False), key=lambda at: at[0][1]):
        face = t.board.tile_picture(one, radius, lies)
        picture.blit(face, (round(x0 + x * radius) - radius, round(y0 + y * radius) - radius))
    return picture.convert_alpha()
