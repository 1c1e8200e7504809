"""What may be chosen on the map: golden places that breathe a little, and ghosts of what they would hold."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Option
from game.rules.island.modules.two_players.neutrals import VERBS as NEUTRAL
from game.ui.hexmap.shapes import dashes, hexagon
from game.ui.island.map.pieces import ROAD_LONG, ROAD_WIDE, robber
from game.ui.island.map.places import CORNER, around
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, LIT
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.layer import Drawn
from game.ui.table.panel import enter_mark

if TYPE_CHECKING:
    from game.ui.island.layer import Numbered
    from game.ui.island.table import IslandTable

PLACES = ("corner", "edge", "hex")
BUILDING = ("start", "start.road", "act", "roll", "free-road", "neutral-road", "neutral-settlement")
"""Questions during which every corner and path says why nothing can be built there."""
PALE = 190
ROADS, HOUSES = ("road", "damage", "repair", *NEUTRAL), ("settle", "city", *NEUTRAL)
"""Verbs that put one on the map."""


# Spots


def map_spots(t: IslandTable) -> list[Spot]:
    """Hexes lie under harbours, those under paths, those under corners, those under a scenario's own."""
    own = [spot for layer in t.layers for spot in layer.map_spots()]
    return [*_hexes(t), *_harbours(t), *own, *_paths(t), *_corners(t), *_others(t)]


def _hexes(t: IslandTable) -> list[Spot]:
    made = []
    for h, cell in enumerate(t.book.top.cells):
        option = t.place_option("hex", h)
        outline, rect = t.board.places.hex_outline(h), t.board.camera.rect(cell)
        tip = partial(t.tooltips.hex, h, option)
        made.append(Spot(f"hex {h}", rect, _act(t, option), tip, outline, lit=bool(option)))
    return made


def _harbours(t: IslandTable) -> list[Spot]:
    rect = t.board.places.ship_rect
    return [
        Spot(f"harbour {path}", rect(path), tip=partial(t.tooltips.harbour, path, kind))
        for path, kind in t.state.jetties
    ]


def _paths(t: IslandTable) -> list[Spot]:
    made, asked = [], _building(t)
    for path, name in enumerate(t.book.top.path_names):
        option = t.place_option("edge", name)
        if option or asked or t.state.taken >> path & 1:
            outline = t.board.places.path_outline(path)
            tip = partial(t.tooltips.path, path, option)
            rect = around(outline).inflate(2, 2)
            made.append(Spot(f"edge {name}", rect, _act(t, option), tip, outline, lit=bool(option)))
    return made


def _corners(t: IslandTable) -> list[Spot]:
    made, asked = [], _building(t)
    for corner, name in enumerate(t.book.top.corner_names):
        option = t.place_option("corner", name)
        if option or asked or t.state.built >> corner & 1:
            outline = t.board.places.corner_outline(corner)
            tip = partial(t.tooltips.corner, corner, option)
            made.append(
                Spot(f"corner {name}", around(outline), _act(t, option), tip, outline, lit=bool(option))
            )
    return made


def _others(t: IslandTable) -> list[Spot]:
    made = []
    for option in t.lit_places():
        if option.kind not in PLACES:
            x, y = t.point_of(option)
            r = t.board.camera.size * CORNER * 1.1
            rect = Rect(round(x - r), round(y - r), round(2 * r), round(2 * r))
            tip = partial(t.tip_for, option)
            made.append(Spot(f"{option.kind} {option.at}", rect, _act(t, option), tip, lit=True))
    return made


def _building(t: IslandTable) -> bool:
    asks = (*BUILDING, *(ask for layer in t.layers for ask in layer.asks_places))
    return t.targets.decision is not None and t.targets.decision.ask in asks


def _act(t: IslandTable, option: Option | None) -> partial[None] | None:
    return partial(t.take, option) if option else None


# Light


def draw_lit(t: IslandTable, stage: Stage, beat: float) -> None:
    for option in t.lit_places():
        stage.note(_draw(t, stage.window, option, beat))


def _draw(t: IslandTable, window: Surface, option: Option, beat: float) -> Rect:
    kit, size, top = t.kit, round(t.board.camera.size), t.book.top
    if option.kind == "hex":
        x, y = t.board.places.hex(int(option.at))
        picture, high = kit.made(("lit-hex", size), lambda: _hex_mark(size)), size * 0.8
    elif option.kind != "edge":
        x, y = t.point_of(option)
        picture, high = corner_mark(kit, size), size * 0.26
    else:
        path = top.path[str(option.at)]
        x, y = t.board.places.path(path)
        slope = t.board.places.slope(path)
        picture, high = kit.made(("lit-path", size, slope), lambda: _path_mark(size, slope)), size * 0.16
    picture.set_alpha(round(165 + 90 * beat))
    rect = window.blit(picture, picture.get_rect(center=(round(x), round(y))))
    tag = next((made for layer in t.layers if (made := layer.tag(option))), ())
    if tag:
        label = kit.made(("tag", *tag), partial(_tag, kit, tag))
        rect = rect.union(window.blit(label, label.get_rect(midtop=(round(x), round(y + high * 0.7)))))
    if t.proposed(option):
        enter_mark(window, kit, (round(x), round(y - high)))
        rect = rect.union(Rect(round(x) - kit.u(12), round(y - high) - kit.u(12), kit.u(24), kit.u(24)))
    return rect


def _tag(kit: Kit, tag: Numbered) -> Surface:
    """A small plate with pictures and numbers."""
    side, pad = kit.u(15), kit.u(4)
    parts = [part for icon, n in tag for part in _tag_part(kit, icon, n, side)]
    wide = sum(part.get_width() for part in parts) + pad * 2
    picture = Surface((wide, side + kit.u(4)), pygame.SRCALPHA)
    box = picture.get_rect()
    pygame.draw.rect(picture, INK, box, border_radius=box.h // 3)
    pygame.draw.rect(picture, CREAM, box.inflate(-2, -2), border_radius=box.h // 3)
    x = pad
    for part in parts:
        picture.blit(part, part.get_rect(midleft=(x, box.centery)))
        x += part.get_width()
    return picture.convert_alpha()


def _tag_part(kit: Kit, icon: str, n: int, side: int) -> list[Surface]:
    number = kit.type.picture(str(n), "strong", 13, INK)
    return [number, kit.art.picture(f"icons/{icon}", side)] if icon else [number]


def _hex_mark(size: int) -> Surface:
    picture = Surface((2 * size + 4, 2 * size + 4), pygame.SRCALPHA)
    # Well inside the tile: roads and buildings stand on its edge.
    corners = hexagon((size + 2, size + 2), size * 0.78)
    wide = max(3, round(size * 0.06))
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        dashes(picture, INK, a, b, wide + 2, size * 0.24, size * 0.1)
        dashes(picture, LIT, a, b, wide, size * 0.24, size * 0.1)
    return picture.convert_alpha()


def corner_mark(kit: Kit, size: int) -> Surface:
    return kit.made(("lit-corner", size), lambda: _corner_mark(size))


def _corner_mark(size: int) -> Surface:
    """A ring in four parts, over land, sand and water alike."""
    r = max(5, round(size * CORNER * 0.82))
    side = 2 * r + 8
    fine = 3
    picture = Surface((side * fine, side * fine), pygame.SRCALPHA)
    centre = (side * fine // 2, side * fine // 2)
    pygame.draw.circle(picture, (*LIT, 84), centre, r * fine)
    wide = max(2, round(r * 0.34)) * fine
    pygame.draw.circle(picture, INK, centre, r * fine + fine, wide + 2 * fine)
    pygame.draw.circle(picture, LIT, centre, r * fine, wide)
    for k in range(4):
        angle = pi / 4 + pi / 2 * k
        reach = (r + 2) * fine
        end = (centre[0] + reach * cos(angle), centre[1] + reach * sin(angle))
        begin = (centre[0] + reach * 0.6 * cos(angle), centre[1] + reach * 0.6 * sin(angle))
        pygame.draw.line(picture, INK, begin, end, 2 * fine)
    return pygame.transform.smoothscale(picture, (side, side)).convert_alpha()


def _path_mark(size: int, slope: int) -> Surface:
    """The outline of a road in dashes."""
    fine = 3
    long, wide = size * ROAD_LONG * 0.86 * fine, size * ROAD_WIDE * 1.1 * fine
    picture = Surface((round(long + 8 * fine), round(wide + 8 * fine)), pygame.SRCALPHA)
    bar = Rect(0, 0, round(long), round(wide))
    bar.center = picture.get_rect().center
    pygame.draw.rect(picture, (*LIT, 96), bar, border_radius=bar.h // 2)
    line = max(2, round(size * 0.045)) * fine
    pygame.draw.rect(picture, INK, bar.inflate(2 * fine, 2 * fine), line + 2 * fine, border_radius=bar.h // 2)
    pygame.draw.rect(picture, LIT, bar, line, border_radius=bar.h // 2)
    return pygame.transform.rotozoom(picture, -slope, 1 / fine).convert_alpha()


# Ghosts


def ghost(t: IslandTable, option: Option) -> list[Drawn]:
    """A pale picture of the piece that a choice would put on the map."""
    own = [one for layer in t.layers for one in layer.ghost(option)]
    if own:
        return own
    top, board, at = t.book.top, t.board, str(option.at)
    colour = t.colour_of(option)
    if option.kind == "edge" and option.verb in ROADS:
        worn = option.verb == "damage"
        return [pale(board.road(colour, top.path[at], worn), *board.places.path(top.path[at]))]
    if option.kind == "corner" and option.verb in HOUSES:
        city = option.verb == "city"
        return [pale(board.house(colour, city), *board.house_place(top.corner[at]))]
    if option.verb == "robber":
        return [pale(robber(t.kit, board.camera.size), *board.robber_place(int(option.at)))]
    return []


def pale(picture: Surface, x: float, y: float) -> Drawn:
    pale = picture.copy()
    pale.set_alpha(PALE)
    return pale, (round(x - pale.get_width() / 2), round(y - pale.get_height() / 2))
