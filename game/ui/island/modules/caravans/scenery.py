"""The caravans on the map: the oasis, camels on their paths, where the next may go, what they are worth."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from math import atan2, cos, sin

import pygame
from pygame import Surface

from game.rules.island.modules.caravans.camels import AWARD, inner_end, ways
from game.rules.island.modules.caravans.layer import look_at
from game.rules.island.modules.caravans.oasis import outward
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits
from game.ui.hexmap.camera import Point
from game.ui.island.map.scenery import Piece, Scenery
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, CREAM, INK, LIT, Colour, Livery

CAMEL = 0.6
"""In radii of a hex."""
BESIDE = (0.13, -0.17)
"""How far a camel stands off the middle of its path, to the right on an upright one, else above: what lies on
the path stays to be seen."""
ACROSS = 0.22
"""How far from it, on the other side, it says that a road there counts for more."""
NOSE = 0.34
"""How far from the middle of a path the sign lies that shows where its camel is going."""
PLUS, TWICE, PIN = 0.38, 0.3, 0.2
UPRIGHT = 90
FINE = 3


class CaravanScenery(Scenery):
    def key(self, s: IslandState) -> Hashable:
        return look_at(s).arrows

    def landscape(self, s: IslandState, h: int) -> str:
        """Turned as its arrows point."""
        part = look_at(s)
        if h != part.oasis:
            return ""
        north = outward(self.book.top, h, "N") in part.arrows
        return f"oasis-{1 if north else 2}"

    def pieces(self, s: IslandState) -> Iterable[Piece]:
        yield from self._tracks(s)
        yield from self._doubled(s)
        for path, corner, last in self.camels(s):
            yield Piece(("nose", path), self.nose(path, corner, last), self.nose_place(path, corner))
            yield Piece(("camel", path), self.camel(path, corner), self.camel_place(path))
        yield from self._between(s)
        yield from self._named(s)

    def camels(self, s: IslandState) -> Iterable[tuple[int, int, bool]]:
        """Path, the corner that it looks at, and whether it is the head of its caravan."""
        part, top = look_at(s), self.book.top
        for arrow, trail in zip(part.arrows, part.trails, strict=True):
            corner = inner_end(self.book, s, arrow)
            for path in trail:
                corner = sum(top.ends[path]) - corner
                yield path, corner, path == trail[-1]

    # Camels

    def camel(self, path: int, corner: int) -> Surface:
        """It looks to the side to which it goes; on an upright path to the right."""
        side, left = max(6, round(self.size * CAMEL)), self._looks_left(path, corner)
        return self.kit.made(("camel", side, left), partial(_camel, self.kit, side, left))

    def _looks_left(self, path: int, corner: int) -> bool:
        return (
            self.places.slope(path) != UPRIGHT and self.places.corner(corner)[0] < self.places.path(path)[0]
        )

    def camel_place(self, path: int) -> Point:
        x, y = self.places.path(path)
        if self.places.slope(path) == UPRIGHT:
            return x + self.size * BESIDE[0], y
        return x, y + self.size * BESIDE[1]

    def nose(self, path: int, corner: int, last: bool) -> Surface:
        """A small sign that points on; that of the head is larger."""
        (x, y), (to_x, to_y) = self.places.path(path), self.places.corner(corner)
        turn = round(atan2(to_y - y, to_x - x), 2)
        side = max(5, round(self.size * (0.24 if last else 0.16)))
        colour = CORAL if last else BRASS_DARK
        return self.kit.made(("nose", side, turn, last), partial(_nose, side, turn, colour))

    def nose_place(self, path: int, corner: int) -> Point:
        (x, y), (to_x, to_y) = self.places.path(path), self.places.corner(corner)
        return x + (to_x - x) * 2 * NOSE, y + (to_y - y) * 2 * NOSE

    def _tracks(self, s: IslandState) -> Iterable[Piece]:
        """Hoofprints where a caravan may go on."""
        if not look_at(s).left:
            return
        for path, _ in ways(self.book, s):
            slope, size = self.places.slope(path), round(self.size)
            picture = self.kit.made(("tracks", size, slope), partial(_tracks, size, slope))
            yield Piece(("tracks", path), picture, self.places.path(path))

    # What they are worth

    def _between(self, s: IslandState) -> Iterable[Piece]:
        """Points at every building between camels."""
        part, built = look_at(s), 0
        for seat in range(s.seats):
            built |= s.houses[seat]
        worth = f"+{self.book.awards[AWARD].points}"
        for corner in bits(part.between & built):
            x, y = self.places.corner(corner)
            at = (x + self.size * 0.27, y - self.size * 0.34)
            yield Piece(("plus", corner), self._badge(worth, PLUS, LIT), at, above=True)

    def _doubled(self, s: IslandState) -> Iterable[Piece]:
        """A road beside a camel says as how many it counts."""
        words = f"×{self.book.number['camel-road']}"  # noqa: RUF001
        roads = 0
        for mine in s.roads:
            roads |= mine
        for path in bits(look_at(s).camels & roads):
            x, y = self.places.path(path)
            upright = self.places.slope(path) == UPRIGHT
            at = (x - self.size * ACROSS, y) if upright else (x, y + self.size * ACROSS)
            yield Piece(("twice", path), self._badge(words, TWICE, CREAM), at, above=True)

    def _named(self, s: IslandState) -> Iterable[Piece]:
        """Whoever has named a place in a vote has put a pin there."""
        seats: dict[int, list[int]] = {}
        for seat, path in enumerate(look_at(s).proposed):
            if path != NOBODY:
                seats.setdefault(path, []).append(seat)
        for path, there in seats.items():
            x, y = self.places.path(path)
            step = self.size * PIN * 2.1
            for n, seat in enumerate(there):
                at = (x + (n - (len(there) - 1) / 2) * step, y)
                yield Piece(("pin", seat), self._pin(seat), at, above=True)

    def _pin(self, seat: int) -> Surface:
        r, livery = max(6, round(self.size * PIN)), self.board.liveries[seat]
        return self.kit.made(("pin", r, livery), lambda: _emblem(self.kit, livery, r))

    def _badge(self, words: str, part: float, fill: Colour) -> Surface:
        side = max(10, round(self.size * part))
        return self.kit.made(("badge", words, side, fill), partial(_badge, self.kit, words, side, fill))


def _camel(kit: Kit, side: int, left: bool) -> Surface:
    picture = kit.art.picture("pieces/camel", side)
    return pygame.transform.flip(picture, True, False).convert_alpha() if left else picture


def _nose(side: int, turn: float, colour: Colour) -> Surface:
    big = side * FINE
    picture = Surface((big, big), pygame.SRCALPHA)
    middle = big / 2

    def at(reach: float, aside: float) -> Point:
        angle = turn + aside
        return middle + cos(angle) * middle * reach, middle + sin(angle) * middle * reach

    for reach, tone in ((0.98, INK), (0.62, colour)):
        pygame.draw.polygon(
            picture, tone, [at(reach, 0), at(reach, 2.35), at(reach * 0.35, 3.1416), at(reach, -2.35)]
        )
    return pygame.transform.smoothscale(picture, (side, side)).convert_alpha()


def _tracks(size: int, slope: int) -> Surface:
    long = round(size * 0.62) * FINE
    r = max(1, round(size * 0.035)) * FINE
    picture = Surface((long, r * 7), pygame.SRCALPHA)
    for n in range(5):
        at = (r + (long - 2 * r) * n / 4, r * (2 if n % 2 else 5))
        pygame.draw.circle(picture, (*CREAM, 220), at, r * 1.5)
        pygame.draw.circle(picture, (*BRASS_DARK, 235), at, r)
    return pygame.transform.rotozoom(picture, -slope, 1 / FINE).convert_alpha()


def _badge(kit: Kit, words: str, side: int, fill: Colour) -> Surface:
    picture = kit.roundel(side // 2, ((0, INK), (max(1, side // 14), fill))).copy()
    text = kit.type.picture(words, "strong", side * 0.6 / kit.scale, INK)
    picture.blit(text, text.get_rect(center=picture.get_rect().center))
    return picture


def _emblem(kit: Kit, livery: Livery, r: int) -> Surface:
    picture = Surface((2 * r + 2, 2 * r + 2), pygame.SRCALPHA)
    kit.emblem(picture, livery, (r + 1, r + 1), r)
    return picture.convert_alpha()
