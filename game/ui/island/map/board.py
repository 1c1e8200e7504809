"""The map of the Island: what is seen of it and from where, and the pieces that stand on it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.rules.island.book import IslandBook
from game.rules.island.roads import trail_of
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.rules.island.topology import bits
from game.ui.hexmap.camera import Camera, Point
from game.ui.hexmap.shapes import hexagon
from game.ui.island.map.picture import IslePicture
from game.ui.island.map.pieces import NEUTRALS, house, road, robber
from game.ui.island.map.places import FRAME, Places
from game.ui.island.map.scenery import Piece, Scenery
from game.ui.kit import Kit
from game.ui.palette import INK, LIT, SHADOW, Colour, Livery


@dataclass
class Hidden:
    """Pieces that are still in the air."""

    roads: set[int] = field(default_factory=set)
    houses: set[int] = field(default_factory=set)
    cities: set[int] = field(default_factory=set)
    """Corners where a settlement still stands though a city is on its way."""
    robber: bool = False
    pieces: set[Hashable] = field(default_factory=set)
    """Those of a scenario, by their ids."""


class Board:
    def __init__(
        self,
        kit: Kit,
        book: IslandBook,
        liveries: Sequence[Livery],
        area: Rect,
        scenery: Sequence[type[Scenery]] = (),
    ) -> None:
        self.kit, self.book = kit, book
        self.dressed: list[Livery] = []
        self.liveries = liveries
        self.hidden = Hidden()
        self.camera = Camera(area, kit.scale)
        self.places = Places(book.top, self.camera)
        self.scenery = [make(self) for make in scenery]
        self.picture = IslePicture(kit, book, self.places, self.scenery)
        self._trails_kept: dict[int, tuple[tuple[int, ...], list[int]]] = {}
        self.damaged = 0
        """A mask of roads that an earthquake has damaged; a layer of the table tells it."""
        self.followed = NOBODY
        """Whose longest road somebody wants to see."""

    @property
    def liveries(self) -> Sequence[Livery]:
        """Of the seats, then of the neutral colours."""
        return self.dressed

    @liveries.setter
    def liveries(self, seats: Sequence[Livery]) -> None:
        self.dressed = [*seats, *NEUTRALS]

    def follow(self) -> None:
        """The whole island in sight, unless the player moved the map."""
        if not self.camera.moved:
            self.places.show_all()

    @property
    def land(self) -> Rect:
        """What the sea frame takes of the screen."""
        r = round(self.camera.size * FRAME)
        return Rect(round(self.camera.x) - r, round(self.camera.y) - r, 2 * r, 2 * r)

    # Painting

    def paint(self, surface: Surface, s: IslandState) -> None:
        self.picture.paint(surface, s)
        if s.robber != BESIDE and not self.hidden.robber:
            self._shade(surface, s.robber)
        self._trails(surface, s)
        others = 0
        for scenery in self.scenery:
            others |= scenery.no_roads(s)
        for colour in range(s.colours):
            for path in bits(s.roads[colour] & ~others):
                if path not in self.hidden.roads and self._seen(surface, self.places.path(path)):
                    worn = bool(self.damaged >> path & 1)
                    self.put(surface, self.road(colour, path, worn), self.places.path(path))
        pieces = [piece for scenery in self.scenery for piece in scenery.pieces(s)]
        self._pieces(surface, [piece for piece in pieces if not piece.above])
        lying = 0
        for scenery in self.scenery:
            lying |= scenery.lying(s)
        for corner, colour, city in sorted(self._houses(s), key=lambda one: self.places.corner(one[0])[1]):
            if self._seen(surface, self.places.corner(corner)):
                house = self.house(colour, city, bool(lying >> corner & 1))
                self.put(surface, house, self.house_place(corner))
        if s.robber != BESIDE and not self.hidden.robber:
            self.put(surface, robber(self.kit, self.camera.size), self.robber_place(s.robber))
        self._pieces(surface, [piece for piece in pieces if piece.above])

    def _pieces(self, surface: Surface, pieces: Sequence[Piece]) -> None:
        """Of a scenario: what stands further down hides what stands behind it."""
        for piece in sorted(pieces, key=lambda piece: piece.at[1]):
            if piece.id not in self.hidden.pieces and self._seen(surface, piece.at):
                self.put(surface, piece.picture, piece.at)

    def _seen(self, surface: Surface, at: Point) -> bool:
        """Whether a piece there may lie in what is painted now."""
        reach = round(self.camera.size)
        return surface.get_clip().colliderect(
            Rect(round(at[0]) - reach, round(at[1]) - reach, 2 * reach, 2 * reach)
        )

    def put(self, surface: Surface, picture: Surface, at: Point) -> None:
        surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))

    def _houses(self, s: IslandState) -> list[tuple[int, int, bool]]:
        found = []
        for colour in range(s.colours):
            for corner in bits(s.houses[colour]):
                if corner not in self.hidden.houses:
                    city = bool(s.cities[colour] >> corner & 1) and corner not in self.hidden.cities
                    found.append((corner, colour, city))
        return found

    def _shade(self, surface: Surface, h: int) -> None:
        """The hex that the robber keeps from paying lies in the dark."""
        size = round(self.camera.size)
        shade = self.kit.made(("robbed", size), lambda: _robbed(size))
        self.put(surface, shade, self.places.hex(h))

    def _trails(self, surface: Surface, s: IslandState) -> None:
        """A golden band under the longest road, and under that of a seat that somebody points at."""
        for colour in dict.fromkeys((s.longest, self.followed)):
            if 0 <= colour < s.colours:
                trail = [path for path in self._trail(s, colour) if path not in self.hidden.roads]
                wide = max(5.0, self.camera.size * 0.27)
                for tone, width in ((INK, wide), (LIT, wide - 2)):
                    for path in trail:
                        self._band(surface, path, tone, width)

    def _trail(self, s: IslandState, colour: int) -> list[int]:
        """Looked for once: in a net of many rings that takes a while."""
        key = (s.roads[colour], s.built & ~s.houses[colour], *self.book.rules["heavy-paths"](self.book, s))
        if self._trails_kept.get(colour, ((), []))[0] != key:
            self._trails_kept[colour] = (key, trail_of(self.book, s, colour))
        return self._trails_kept[colour][1]

    def _band(self, surface: Surface, path: int, tone: Colour, width: float) -> None:
        a, b = (self.places.corner(c) for c in self.book.top.ends[path])
        half = width / 2 / self.camera.size
        dx, dy = (b[1] - a[1]) * half, (a[0] - b[0]) * half
        bar = [(x + dx * side, y + dy * side) for (x, y), side in ((a, 1), (b, 1), (b, -1), (a, -1))]
        pygame.draw.polygon(surface, tone, bar)
        for end in (a, b):
            pygame.draw.circle(surface, tone, end, width / 2)

    # Pieces and where they stand

    def road(self, colour: int, path: int, worn: bool = False) -> Surface:
        return road(self.kit, self.liveries[colour], self.camera.size, self.places.slope(path), worn)

    def house(self, colour: int, city: bool, lying: bool = False) -> Surface:
        return house(self.kit, self.liveries[colour], self.camera.size, city, lying)

    def house_place(self, corner: int) -> Point:
        x, y = self.places.corner(corner)
        return x, y - self.camera.size * 0.08

    def robber_place(self, h: int) -> Point:
        """Beside the numbers, which stay to be read."""
        x, y = self.places.hex(h)
        usual = (-0.78 if h in self.picture.crowded else -0.54, -0.02)
        dx, dy = next((at for each in self.scenery if (at := each.robber_stands(h))), usual)
        return x + self.camera.size * dx, y + self.camera.size * dy


def _robbed(size: int) -> Surface:
    picture = Surface((2 * size, 2 * size), pygame.SRCALPHA)
    pygame.draw.polygon(picture, (*SHADOW, 84), hexagon((size, size), size * 0.97))
    return picture.convert_alpha()
