"""The trade hexes on the map: plazas with their paths and stacks of wares; wagons, barbarians on paths."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial

import pygame
from pygame import Surface

from game.engine.hexes import CORNER_NAMES
from game.rules.island.modules.traders.layer import EMPTY, look_at, trade
from game.rules.island.state import NOBODY, IslandState
from game.ui.hexmap.camera import Point
from game.ui.island.map.scenery import Piece, Scenery
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CREAM, INK, PARCHMENT, Livery

WAGON, BARBARIAN, WARE, STACK = 0.62, 0.56, 0.3, 0.34
"""In radii of a hex: how large a wagon, a barbarian, a ware on a wagon and a stack of tokens are."""
BESIDE = (0.34, 0.16)
"""In radii: how far from its corner a wagon stands, so that a city there is seen as well."""
APART = 0.44
"""In radii: from one wagon to the next at the same corner."""
SHORE = 1.06
"""In radii: how far from its plaza, towards the sea, a stack lies."""
RISE = 0.12
"""In radii: how much a barbarian stands above its path."""


def wagon_id(seat: int) -> Hashable:
    return "wagon", seat


def barbarian_id(path: int) -> Hashable:
    return "barbarian", path


class TradeScenery(Scenery):
    def key(self, s: IslandState) -> Hashable:
        return "traders"

    def paint_hex(self, picture: Surface, s: IslandState, h: int) -> None:
        """The ways first, then the square."""
        places = self.book.top.plazas.get(h, ())
        for place in places:
            self.lay(picture, f"path-{CORNER_NAMES.index(place)}", self.places.hex(h))
        if places:
            self.lay(picture, "plaza", self.places.hex(h))

    # Pieces

    def pieces(self, s: IslandState) -> Iterable[Piece]:
        part = look_at(s)
        for plaza, stack in enumerate(part.stacks):
            yield Piece(("stack", plaza), self.stack(sum(stack)), self.stack_place(plaza))
        for path in part.barbarians:
            yield Piece(barbarian_id(path), self.barbarian(), self.barbarian_place(path), above=True)
        for seat, corner in enumerate(part.wagons):
            if corner != NOBODY:
                picture = self.wagon(seat, part.carries[seat])
                yield Piece(wagon_id(seat), picture, self.wagon_place(s, seat), above=True)

    def wagon(self, seat: int, ware: int) -> Surface:
        livery, side = self.board.liveries[seat], max(6, round(self.size * WAGON))
        key = "wagon", livery, side, ware
        return self.kit.made(key, partial(self._wagon, livery, side, ware))

    def _wagon(self, livery: Livery, side: int, ware: int) -> Surface:
        """What it carries lies on it for all to see."""
        wagon = self.kit.art.piece("wagon", side, livery)
        if ware == EMPTY:
            return wagon
        picture = Surface((side, side + side // 4), pygame.SRCALPHA)
        picture.blit(wagon, (0, side // 4))
        load = round(self.size * WARE)
        icon = self.kit.art.picture(f"icons/{trade(self.book).wares[ware].id}", load)
        plate = picture.get_rect()
        at = (plate.centerx - load // 2, 0)
        pygame.draw.circle(picture, INK, (plate.centerx, load // 2), load * 0.56)
        pygame.draw.circle(picture, CREAM, (plate.centerx, load // 2), load * 0.56 - 1.5)
        picture.blit(icon, at)
        return picture.convert_alpha()

    def barbarian(self) -> Surface:
        return self.kit.art.picture("pieces/barbarian", max(6, round(self.size * BARBARIAN)))

    def stack(self, n: int) -> Surface:
        side = max(8, round(self.size * STACK))
        return self.kit.made(("wares", side, n), partial(_stack, self.kit, side, n))

    # Where they stand

    def standing(self, s: IslandState, corner: int, seat: int, seats: list[int]) -> Point:
        """Beside a corner, or on a plaza, with those of `seats` side by side."""
        x, y = self.places.corner(corner)
        if corner < len(self.book.top.corner_ids) and s.built >> corner & 1:
            x, y = x + self.size * BESIDE[0], y + self.size * BESIDE[1]
        row = seats.index(seat) - (len(seats) - 1) / 2
        return x + row * self.size * APART, y

    def wagon_place(self, s: IslandState, seat: int) -> Point:
        wagons = look_at(s).wagons
        there = [other for other, corner in enumerate(wagons) if corner == wagons[seat]]
        return self.standing(s, wagons[seat], seat, there)

    def barbarian_place(self, path: int) -> Point:
        x, y = self.places.path(path)
        return x, y - self.size * RISE

    def stack_place(self, plaza: int) -> Point:
        """On the side of its hex that lies at the sea."""
        h = trade(self.book).hexes[plaza]
        x, y = self.places.hex(h)
        sea = [self.places.path(self.book.top.path[name]) for name in trade(self.book).plazas[plaza].sea]
        if not sea:
            return x, y - self.size * SHORE
        middle = sum(p[0] for p in sea) / len(sea), sum(p[1] for p in sea) / len(sea)
        long = max(1.0, ((middle[0] - x) ** 2 + (middle[1] - y) ** 2) ** 0.5)
        near = self.size * SHORE / long
        return x + (middle[0] - x) * near, y + (middle[1] - y) * near


def _stack(kit: Kit, side: int, n: int) -> Surface:
    """Square tokens face down upon each other, and how many there are."""
    layers = min(3, n)
    step = max(1, side // 9)
    picture = Surface((side + 2, side + 2 + 3 * step), pygame.SRCALPHA)
    for k in range(layers):
        box = picture.get_rect()
        box.size = (side, side)
        box.bottomleft = (1, picture.get_height() - 1 - k * step)
        pygame.draw.rect(picture, INK, box.inflate(2, 2), border_radius=side // 5)
        pygame.draw.rect(picture, BRASS_DARK if k < layers - 1 else PARCHMENT, box, border_radius=side // 5)
    top = picture.get_rect()
    top.h = side
    top.bottom = picture.get_height() - 1 - max(0, layers - 1) * step
    if not n:
        pygame.draw.rect(picture, (*INK, 90), top.inflate(-2, -2), 1, border_radius=side // 5)
    figure = kit.type.picture(str(n), "strong", side * 0.62 / kit.scale, INK)
    picture.blit(figure, figure.get_rect(center=top.center))
    return picture.convert_alpha()
