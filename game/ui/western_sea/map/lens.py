"""A tile of the map through the magnifier: its whole face, with all that stands and lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.ui.hexmap.shapes import hexagon
from game.ui.table.detail import Detail
from game.ui.table.magnifier import RADIUS, framed, magnifies
from game.ui.western_sea.map.sea import BACK, backs, facing, ships_at
from game.ui.western_sea.map.sea_ground import SEA_BACK

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


def lens(t: SeaTable, cell: int) -> Surface | None:
    """None where nothing lies, where tiles are large anyway, or as long as its landscape is being drawn."""
    s, board = t.state, t.board
    if not magnifies(board.camera.size, t.kit.scale):
        return None
    radius = t.kit.u(RADIUS)
    tile = s.at.get(cell)
    if tile is None:
        return _face_down(t, cell, radius)
    lies = facing(s, board.camera, cell)
    if not board.faces.grounds.ready(tile, radius, lies):
        return None
    things = tuple(thing for layer in t.layers for thing in layer.on_tile(cell, radius))
    standing = board.standing.key(s, tile)

    def make() -> Surface:
        picture = board.faces.grounds.picture(tile, radius, lies).copy()
        board.standing.paint(picture, s, tile, (radius, radius), radius, Detail.NEAR)
        for thing, (x, y) in things:
            picture.blit(thing, thing.get_rect(center=(radius + x, radius + y)))
        return _framed(t, picture)

    where = (*ships_at(s, cell), *(at for _, at in things))
    return t.kit.made(("lens", tile, radius, lies, standing, where), make)


def _face_down(t: SeaTable, cell: int, radius: int) -> Surface | None:
    tile = backs(t.state).get(cell)
    if tile is None:
        return None
    grounds = t.board.faces.grounds
    if not t.kit.art.ready(SEA_BACK, 2 * radius) or not (tile == BACK or grounds.ready(tile, radius)):
        return None
    return t.kit.made(("lens-back", tile, radius), lambda: _framed(t, t.board.face_down(tile, radius).copy()))


def _framed(t: SeaTable, picture: Surface) -> Surface:
    """Cut to the hex, whatever stands over its edge."""
    radius = picture.get_width() // 2
    corners = hexagon((radius, radius), radius)
    mask = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return framed(picture, corners, t.kit.scale)
