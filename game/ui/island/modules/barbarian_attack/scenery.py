"""Barbarians, knights and the castle on the map; a conquered hex lies in the dark under foreign banners."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial

import pygame
from pygame import Surface

from game.rules.island.modules.barbarian_attack.layer import CASTLE, look_at
from game.rules.island.state import IslandState
from game.rules.island.topology import bits
from game.ui.hexmap.camera import Point
from game.ui.hexmap.shapes import dashes, hexagon
from game.ui.island.map.scenery import FACE_DOWN, Piece, Scenery
from game.ui.palette import CORAL, CREAM, INK, LIT, SHADOW, mix

BARBARIAN, KNIGHT, SHIP = 0.56, 0.6, 0.9
"""Sizes in radii of a hex."""
STANDS = ((-0.52, 0.05), (0.52, 0.05), (0.0, -0.58), (0.0, 0.58))
"""Where barbarians stand on their hex, in radii from its middle, so that the number can be read."""
BANNERS = ((-0.36, 0.5), (0.36, 0.5))
FINE = 3
Id = tuple[object, ...]


class RaidScenery(Scenery):
    def held(self, s: IslandState) -> int:
        """A mask of the conquered hexes, but for those whose conquerors have not landed yet."""
        hidden = self.board.hidden.pieces
        return sum(1 << h for h in bits(look_at(s).conquered) if ("held", h) not in hidden)

    # In the still picture

    def key(self, s: IslandState) -> Hashable:
        return self.held(s)

    def paint_hex(self, picture: Surface, s: IslandState, h: int) -> None:
        at = self.places.hex(h)
        if self.book.terrains[s.terrain[h]].id == CASTLE:
            self.lay(picture, "castle-sides", at)
        if self.held(s) >> h & 1:
            size = round(self.size)
            shade = self.kit.made(("conquered", size), partial(_conquered, size))
            picture.blit(shade, shade.get_rect(center=(round(at[0]), round(at[1]))))

    def numbers(self, s: IslandState, h: int, rolls: list[int]) -> list[int]:
        return [FACE_DOWN] * len(rolls) if self.held(s) >> h & 1 else rolls

    def paint_over(self, picture: Surface, s: IslandState) -> None:
        for h in bits(self.held(s)):
            x, y = self.places.hex(h)
            size = round(self.size)
            banner = self.kit.made(("banner", size), partial(_banner, size))
            for dx, dy in BANNERS:
                at = (round(x + dx * size), round(y + dy * size))
                picture.blit(banner, banner.get_rect(center=at))

    # Pieces

    def pieces(self, s: IslandState) -> Iterable[Piece]:
        part = look_at(s)
        for h, n in enumerate(part.there):
            for k in range(n):
                yield Piece(barbarian_id(h, k), self.barbarian(), self.stand(h, k))
        for colour, mine in enumerate(part.knights):
            for path in bits(mine):
                yield Piece(knight_id(path), self.knight(s, colour), self.post(path), above=True)

    def lying(self, s: IslandState) -> int:
        return look_at(s).fallen

    def barbarian(self) -> Surface:
        return self.kit.art.picture("pieces/barbarian", max(4, round(self.size * BARBARIAN)))

    def ship(self) -> Surface:
        return self.kit.art.picture("pieces/barbarian-ship", max(4, round(self.size * SHIP)))

    def knight(self, s: IslandState, colour: int) -> Surface:
        kind = "knight" if colour < s.seats else "mercenary"
        return self.kit.art.piece(kind, max(4, round(self.size * KNIGHT)), self.board.liveries[colour])

    def ring(self) -> Surface:
        """Around a knight that has been chosen."""
        size = round(self.size)
        return self.kit.made(("chosen-knight", size), partial(_ring, size))

    def stand(self, h: int, k: int) -> Point:
        x, y = self.places.hex(h)
        dx, dy = STANDS[k % len(STANDS)]
        return x + dx * self.size, y + dy * self.size

    def post(self, path: int) -> Point:
        """Where a knight stands: its feet on the path."""
        x, y = self.places.path(path)
        return x, y - self.size * 0.14

    def way(self, origin: int, goal: int) -> list[Point]:
        """Along the paths, as few as possible, over the corners between them."""
        top = self.book.top
        before: dict[int, tuple[int, int]] = {origin: (origin, -1)}
        edge = [origin]
        while goal not in before:
            further = []
            for path in edge:
                for corner in top.ends[path]:
                    for beyond in top.paths_at[corner]:
                        if beyond not in before:
                            before[beyond] = path, corner
                            further.append(beyond)
            edge = further
        points, path = [self.post(goal)], goal
        while path != origin:
            path, corner = before[path]
            x, y = self.places.corner(corner)
            points += [(x, y - self.size * 0.14), self.post(path)]
        return points[::-1]


def barbarian_id(h: int, k: int) -> Id:
    return "barbarian", h, k


def knight_id(path: int) -> Id:
    return "knight", path


def _conquered(size: int) -> Surface:
    """Night over the land, and a broken border in the raiders' red."""
    picture = Surface((2 * size, 2 * size), pygame.SRCALPHA)
    corners = hexagon((size, size), size * 0.97)
    pygame.draw.polygon(picture, (*mix(SHADOW, CORAL, 0.12), 150), corners)
    inner = hexagon((size, size), size * 0.88)
    wide = max(2, round(size * 0.05))
    for a, b in zip(inner, [*inner[1:], inner[0]], strict=True):
        dashes(picture, CORAL, a, b, wide, size * 0.2, size * 0.12)
    return picture.convert_alpha()


def _ring(size: int) -> Surface:
    side = round(size * 0.78) * FINE
    picture = Surface((side, side), pygame.SRCALPHA)
    middle, wide = (side // 2, side // 2), max(2, round(size * 0.05)) * FINE
    pygame.draw.circle(picture, INK, middle, side // 2, wide + 2 * FINE)
    pygame.draw.circle(picture, LIT, middle, side // 2 - FINE, wide)
    return pygame.transform.smoothscale(picture, (side // FINE, side // FINE)).convert_alpha()


def _banner(size: int) -> Surface:
    """A striped pennant on a pole, as on the sails of the ships."""
    side = max(9, round(size * 0.42)) * FINE
    picture = Surface((side, side), pygame.SRCALPHA)
    line = max(2, side // 16)
    left, top, bottom = side * 0.26, side * 0.06, side * 0.96
    tip, low = side * 0.92, side * 0.54
    flag = [(left, top), (tip, (top + low) / 2), (left, low)]
    pygame.draw.polygon(picture, CREAM, flag)
    for k in (0, 2):
        a, b = top + (low - top) * k / 4, top + (low - top) * (k + 1) / 4
        reach = [tip - abs(y - (top + low) / 2) / ((low - top) / 2) * (tip - left) for y in (a, b)]
        pygame.draw.polygon(picture, CORAL, [(left, a), (reach[0], a), (reach[1], b), (left, b)])
    pygame.draw.polygon(picture, INK, flag, line)
    pygame.draw.line(picture, INK, (left, top), (left, bottom), round(line * 1.6))
    return pygame.transform.smoothscale(picture, (side // FINE, side // FINE)).convert_alpha()
