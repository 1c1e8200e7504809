"""The chart of Finis Terrae: squares of sea and land, ports and goods on them, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.squares import block, neighbours
from game.engine.squares import cell as square_of
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.state import TerraeState
from game.ui.chart.camera import Camera
from game.ui.finis_terrae.land import SquarePainter
from game.ui.finis_terrae.marks import lit_picture, steps_mark
from game.ui.finis_terrae.rulers import paint_rulers
from game.ui.finis_terrae.standing import GOODS, Standing
from game.ui.finis_terrae.voyages import course
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, WHITE, Livery
from game.ui.picture_cache import PictureCache
from game.ui.table.camera import Point
from game.ui.table.panel import disc, enter_mark

MASTERS = (168, 336, 560)
"""Sizes in which squares are painted; they are shown smaller, so that their edges are smooth."""
SMOOTH = 1.45
PATIENCE = 0.006
"""Seconds for painting squares in a new size, when others can stand in for a frame or two."""
MOST_PIXELS = 12_000_000
ALONE = square_of(301, 202)
"""Far from everything: where a tile is painted that lies on no chart."""


@dataclass
class Hidden:
    """What is still on its way to the map."""

    tiles: set[int] = field(default_factory=set)
    ports: set[int] = field(default_factory=set)
    ships: list[int] = field(default_factory=list)
    """A vessel is here once for each flight that it is on."""
    goods: set[int] = field(default_factory=set)


class Board:
    """Draws the chart into the still picture; a square is painted once, until something around it changes."""

    def __init__(self, kit: Kit, book: TerraeBook, liveries: Sequence[Livery], area: Rect) -> None:
        self.kit, self.book, self.liveries = kit, book, liveries
        self.camera = Camera(area, kit.scale)
        self.hidden = Hidden()
        self.painter = SquarePainter(kit, book)
        self.standing = Standing(self)
        self.rough = False
        """Some squares are shown from a picture of another size, and should be painted again."""
        self._at: dict[int, int] = {}
        self._guards: frozenset[int] = frozenset()
        self._keys: dict[int, tuple[object, ...]] = {}
        self._masters = PictureCache(MOST_PIXELS)
        self._shown = PictureCache(MOST_PIXELS)

    def follow(self, s: TerraeState, lit: Iterable[int] = ()) -> None:
        """Bring the whole chart into sight, with room for what may be laid around it and for what is lit,
        unless all of it is or the player has moved it."""
        camera, room = self.camera, s.frontier if s.pile.slots else ()
        lit = [cell for cell in lit if cell not in s.at]
        if not camera.moved and not (camera.framed and camera.shows(s.at, room, lit)):
            camera.show(s.at, room, lit)

    # The squares

    def _look(self, s: TerraeState) -> None:
        """What the squares are painted from, and what each of them hangs on."""
        hidden = self.hidden.tiles
        at = {cell: code for cell, code in s.at.items() if cell not in hidden}
        lit = [piece for piece, island in s.island.items() if s.lights[island] and piece >> 1 in at]
        guards = frozenset(lit)
        if at == self._at and guards == self._guards:
            return
        changed = {cell for cell in at.keys() | self._at.keys() if at.get(cell) != self._at.get(cell)}
        for cell in changed | {piece >> 1 for piece in guards ^ self._guards}:
            for near in block(cell, 2):
                self._keys.pop(near, None)
        self._at, self._guards = at, guards

    def squares(self) -> Iterable[int]:
        """All that is seen of the chart: its tiles, and the squares around into which their surf reaches."""
        return {*self._at, *(beyond for cell in self._at for beyond in neighbours(cell))}

    def _key(self, cell: int) -> tuple[object, ...]:
        if cell not in self._keys:
            self._keys[cell] = (cell, *self.painter.key(self._at, cell, self._guards))
        return self._keys[cell]

    def square(self, cell: int, until: float) -> Surface:
        """The picture of a square; after a moment, one of another size may stand in until the next frame."""
        size, key = int(self.camera.size), self._key(cell)
        raw = master_size(size)
        if (size, *key) in self._shown or (raw, *key) in self._masters or perf_counter() < until:
            return self._shown.take((size, *key), lambda: self._scaled(cell, size, raw))
        other = next((raw for raw in MASTERS if (raw, *key) in self._masters), 0)
        if not other:
            return self._shown.take((size, *key), lambda: self._scaled(cell, size, raw))
        self.rough = True
        return self._scaled(cell, size, other)

    def _scaled(self, cell: int, size: int, raw: int) -> Surface:
        master = self._masters.take(
            (raw, *self._key(cell)),
            lambda: self.painter.paint(self._at, cell, self._guards, raw).convert_alpha(),
        )
        return pygame.transform.smoothscale(master, (size, size))

    @property
    def charted(self) -> Mapping[int, int]:
        """The tiles that are seen, by their squares."""
        return self._at

    def pictured(self, cell: int, side: int) -> Surface:
        """A square in any size."""
        return self._scaled(cell, side, master_size(side))

    def paint(self, surface: Surface, s: TerraeState, covers: Sequence[Rect]) -> None:
        """All that is seen of the chart; what lies wholly under a cover is not."""
        self._look(s)
        seen, until = surface.get_clip(), perf_counter() + PATIENCE
        for cell in self.squares():
            rect = self.camera.rect(cell)
            if rect.colliderect(seen) and not any(cover.contains(rect) for cover in covers):
                surface.blit(self.square(cell, until), rect)
        self.standing.paint(surface, s, seen)
        paint_rulers(surface, self.kit, self.camera, self._at)

    def legible(self, sizes: tuple[float, int, float], size: float = 0.0) -> int:
        """How large a thing is drawn on squares of that size, or of the chart's."""
        share, least, most = sizes
        size = size or self.camera.size
        return round(max(size * share, min(self.kit.u(least), size * most)))

    def beach(self, s: TerraeState, piece: int) -> Point:
        """Where a port stands."""
        lands = self.painter.coasts.lands(s.at, piece >> 1)
        land = lands[min(piece & 1, len(lands) - 1)]
        x, y = land.beach or land.inland
        return x, y - 0.05

    def goods(self, kind: int, n: int, side: int) -> Surface:
        """A marker of goods: a roundel with its picture, and how many if there are several."""
        name = self.book.goods[kind]
        return self.kit.made(("marker", name, n, side), lambda: self._marker(name, n, side))

    def _marker(self, name: str, n: int, side: int) -> Surface:
        picture = Surface((side + 4, side + 4), SRCALPHA)
        centre = (picture.get_width() // 2, picture.get_height() // 2)
        radius = side // 2
        pygame.draw.circle(picture, (*INK, 90), (centre[0] + 1, centre[1] + 2), radius)
        pygame.draw.circle(picture, CREAM, centre, radius)
        pygame.draw.circle(picture, INK, centre, radius, max(1, side // 16))
        self.kit.icon(picture, name, round(side * 0.74), centre)
        if n > 1:
            r = max(5, round(side * 0.24))
            disc(picture, self.kit, str(n), (picture.get_width() - r, picture.get_height() - r), r, INK)
        return picture.convert_alpha()

    def port(self, seat: int, side: int) -> Surface:
        livery = self.liveries[seat]
        return self.kit.made(("port", livery, side), lambda: self._port(livery, side))

    def _port(self, livery: Livery, side: int) -> Surface:
        picture = self.kit.art.piece("port", side, livery).copy()
        radius = max(4, round(side * 0.20))
        self.kit.emblem(picture, livery, (side - radius - 1, side - radius - 1), radius)
        return picture

    # A tile by itself

    def tile_picture(self, code: int, side: int, count: int = 1) -> Surface:
        """A tile in somebody's hand, with how many there are of it."""
        return self.kit.made(("tile", code, side, count), lambda: self._tile_picture(code, side, count))

    def _tile_picture(self, code: int, side: int, count: int) -> Surface:
        raw = min(MASTERS[-1], max(32, round(side * SMOOTH)))
        ground = Surface((raw, raw), SRCALPHA)
        ground.fill((52, 124, 136))
        ground.blit(self.painter.paint({ALONE: code}, ALONE, frozenset(), raw), (0, 0))
        picture = pygame.transform.smoothscale(ground, (side, side))
        gift = self.book.gift[code >> 2]
        if gift >= 0:
            marker = self.goods(gift, 1, round(side * 0.3))
            picture.blit(marker, marker.get_rect(center=(side // 2, round(side * 0.42))))
        pygame.draw.rect(picture, INK, picture.get_rect(), max(1, side // 40), border_radius=side // 16)
        if count > 1:
            radius = max(8, side // 7)
            disc(picture, self.kit, str(count), (side - radius - 2, radius + 2), radius, INK)
        return picture.convert_alpha()

    def ghost(self, cell: int, code: int) -> Surface:
        """The square as it would be with this tile on it."""
        size = int(self.camera.size)
        raw = master_size(size)
        at = {**self._at, cell: code}
        near = tuple(at.get(c, -1) for c in block(cell, 2))

        def make() -> Surface:
            ground = Surface((raw, raw), SRCALPHA)
            ground.fill((40, 112, 124))
            ground.blit(self.painter.paint(at, cell, self._guards, raw), (0, 0))
            small = pygame.transform.smoothscale(ground, (size, size))
            gift = self.book.gift[code >> 2]
            if gift >= 0:
                marker = self.goods(gift, 1, self.legible(GOODS))
                small.blit(marker, marker.get_rect(center=(size // 2, round(size * 0.42))))
            pygame.draw.rect(small, WHITE, small.get_rect(), max(2, size // 30))
            return small.convert()

        return self.kit.made(("ghost", cell, near, size), make)

    # What may be chosen

    def draw_lit(
        self, window: Surface, cell: int, beat: float, empty: bool, proposed: bool, steps: str = ""
    ) -> Rect:
        """A dashed golden frame with a faint fill, breathing a little; in a corner what the way costs."""
        rect = self.camera.rect(cell)
        size = rect.w
        picture = self.kit.made(("lit-square", size, empty), lambda: lit_picture(size, empty))
        picture.set_alpha(round(218 + 37 * beat))
        window.blit(picture, rect)
        if steps:
            mark = steps_mark(self.kit, steps, size)
            window.blit(mark, mark.get_rect(topright=(rect.right - 2, rect.y + 2)))
        if proposed:
            enter_mark(window, self.kit, (rect.x + round(size * 0.16), rect.y + round(size * 0.16)))
        return rect

    def draw_way(self, window: Surface, way: Sequence[int]) -> Rect:
        """The way of a ship, as a dotted line from water to water."""
        points = [self.camera.at(point) for point in course(self.book, self._at, way)]
        radius = max(2.0, self.camera.size * 0.04)
        dashes = [points[n : n + 3] for n in range(0, len(points) - 2, 4)]
        for colour, wide in ((INK, round(radius * 2) + 3), (CREAM, round(radius * 2))):
            for dash in dashes:
                pygame.draw.lines(window, colour, False, dash, wide)
            pygame.draw.circle(window, colour, points[-1], wide * 1.15)
        left, top = min(x for x, _ in points), min(y for _, y in points)
        right, bottom = max(x for x, _ in points), max(y for _, y in points)
        grow = round(radius * 6) + 4
        return Rect(round(left), round(top), round(right - left), round(bottom - top)).inflate(grow, grow)


def master_size(size: int) -> int:
    return next((raw for raw in MASTERS if raw >= size * SMOOTH), MASTERS[-1])
