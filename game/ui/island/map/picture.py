"""The still picture of the island: sea frame, land, harbours and numbers, drawn once for each size."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.rules.island.book import IslandBook
from game.rules.island.content import HarbourEntry
from game.rules.island.state import IslandState
from game.ui.hexmap.camera import Point
from game.ui.hexmap.shapes import hexagon, wobbly
from game.ui.island.map.pieces import token
from game.ui.island.map.places import Places, around
from game.ui.island.map.scenery import Scenery
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, INK, SEA_DARK, SEA_LIGHT, SHADOW, WOOD, mix

VARIANTS = {"desert": 4, "lake": 2, "oasis": 2, "swamp": 3, "castle": 1}
VARIANTS |= {"quarry": 1, "trade-castle": 1, "glassworks": 1}
MOST_VARIANTS = 6
RINGS = ((0.40, (150, 214, 216, 46)), (0.27, (205, 238, 234, 70)), (0.15, (243, 227, 184, 250)))
"""Foam, foam and sand: how far they reach beyond the land, and their colours."""
MARGIN = 0.4
SHIP, PLATE = 0.62, (0.46, 0.23)
TOKENS = {
    1: (1.0, ((0.0, 0.0),)),
    2: (0.84, ((-0.29, 0.0), (0.29, 0.0))),
    3: (0.7, ((0.0, -0.25), (-0.26, 0.21), (0.26, 0.21))),
    4: (0.68, ((-0.25, -0.24), (0.25, -0.24), (-0.25, 0.24), (0.25, 0.24))),
}
"""By how many number tokens lie on a hex: how large they are, and where in radii from its middle."""


class IslePicture:
    """What never moves during a match; kept as one surface until the size or the board is another."""

    def __init__(self, kit: Kit, book: IslandBook, places: Places, scenery: Sequence[Scenery] = ()) -> None:
        self.kit, self.book, self.places, self.scenery = kit, book, places, scenery
        self._kept: tuple[object, Surface, Point] | None = None
        self.crowded: set[int] = set()
        """Hexes with several numbers."""

    def paint(self, surface: Surface, s: IslandState) -> None:
        picture, (dx, dy) = self._drawn(s)
        camera = self.places.camera
        surface.blit(picture, (round(camera.x + dx), round(camera.y + dy)))

    def _drawn(self, s: IslandState) -> tuple[Surface, Point]:
        size = self.places.camera.size
        key = (size, s.terrain, s.token, s.jetties, self.kit, *(each.key(s) for each in self.scenery))
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, *self._draw(s))
        return self._kept[1], self._kept[2]

    def _draw(self, s: IslandState) -> tuple[Surface, Point]:
        camera = self.places.camera
        x, y = camera.x, camera.y
        margin = round(camera.size * MARGIN)
        box = around(self.places.frame()).inflate(2 * margin, 2 * margin)
        picture = Surface(box.size, pygame.SRCALPHA)
        camera.x, camera.y = x - box.x, y - box.y
        try:
            self._frame(picture)
            for scenery in self.scenery:
                scenery.paint_sea(picture, s)
            self._shores(picture)
            for scenery in self.scenery:
                scenery.paint_coast(picture, s)
            self._harbours(picture, s)
            for h in range(len(self.places.top.cells)):
                self._tile(picture, s, h)
            self._rates(picture, s)
            for scenery in self.scenery:
                scenery.paint_over(picture, s)
        finally:
            camera.x, camera.y = x, y
        return picture.convert_alpha(), (box.x - x, box.y - y)

    def _frame(self, picture: Surface) -> None:
        """Wood with a line of brass around lighter water."""
        kit, camera = self.kit, self.places.camera
        corners = self.places.frame()
        middle = (camera.x, camera.y)
        wide = max(4, round(camera.size * 0.16))
        shadow = [(px, py + wide * 0.6) for px, py in grown(corners, middle, 0.02)]
        pygame.draw.polygon(picture, (*SHADOW, 70), shadow)
        pygame.draw.polygon(picture, mix(WOOD, INK, 0.45), grown(corners, middle, 0.012))
        pygame.draw.polygon(picture, WOOD, corners)
        inner = grown(corners, middle, -0.03)
        pygame.draw.polygon(picture, BRASS_DARK, grown(corners, middle, -0.024))
        pygame.draw.polygon(picture, BRASS, grown(corners, middle, -0.0265))
        for n in range(12):
            tone = mix(mix(SEA_LIGHT, SEA_DARK, 0.42), SEA_LIGHT, n / 11)
            pygame.draw.polygon(picture, tone, grown(inner, middle, -0.018 * n))
        for corner in grown(corners, middle, -0.014):
            stud = kit.roundel(max(3, wide // 2), ((0, INK), (1, BRASS_DARK), (2, BRASS)))
            picture.blit(stud, stud.get_rect(center=(round(corner[0]), round(corner[1]))))

    def _shores(self, picture: Surface) -> None:
        camera, top = self.places.camera, self.places.top
        for reach, colour in RINGS:
            layer = Surface(picture.get_size(), pygame.SRCALPHA)
            for n, _ in enumerate(top.cells):
                rough = hexagon(self.places.hex(n), camera.size * (1 + reach))
                pygame.draw.polygon(layer, colour, wobbly(rough, camera.size * 0.035, n))
            picture.blit(layer, (0, 0))

    def _tile(self, picture: Surface, s: IslandState, h: int) -> None:
        size = self.places.camera.size
        x, y = self.places.hex(h)
        face = self.kit.art.scaled(f"terrains/{self.landscape(s, h)}", round(2 * size))
        picture.blit(face, (round(x - size), round(y - size)))
        for scenery in self.scenery:
            scenery.paint_hex(picture, s, h)
        rolls = self.numbers(s, h)
        (self.crowded.add if len(rolls) > 1 else self.crowded.discard)(h)
        small, places = TOKENS.get(len(rolls), (1.0, ()))
        for roll, (dx, dy) in zip(rolls, places, strict=True):
            disc = token(self.kit, roll, size * small)
            picture.blit(disc, disc.get_rect(center=(round(x + dx * size), round(y + dy * size))))

    def numbers(self, s: IslandState, h: int) -> list[int]:
        """What the tokens on a hex say: its own, and others on which it pays."""
        more = [roll for roll, paying in enumerate(s.pays) if roll != s.token[h] and h in dict(paying)]
        rolls = [s.token[h], *more] if s.token[h] else []
        for scenery in self.scenery:
            rolls = scenery.numbers(s, h, rolls)
        return rolls

    def landscape(self, s: IslandState, h: int) -> str:
        """Neighbours of the same terrain look different; the same map looks the same again."""
        own = next((face for each in self.scenery if (face := each.landscape(s, h))), "")
        if own:
            return own
        terrain = self.book.terrains[s.terrain[h]].id
        most = VARIANTS.get(terrain, MOST_VARIANTS)
        before = sum(1 for other in s.terrain[:h] if other == s.terrain[h])
        return f"{terrain}-{before % most + 1}"

    def _harbours(self, picture: Surface, s: IslandState) -> None:
        side = round(2 * self.places.camera.size)
        for path, _ in s.jetties:
            sea, towards = self.places.harbour(path)
            x, y = self.places.camera.centre(sea)
            jetty = self.kit.art.scaled(f"sea/jetty-{towards}", side)
            picture.blit(jetty, (round(x - side / 2), round(y - side / 2)))

    def _rates(self, picture: Surface, s: IslandState) -> None:
        """A ship for each harbour, and below it what it asks for one card."""
        kit, size = self.kit, self.places.camera.size
        for path, kind in s.jetties:
            harbour = self.book.harbours[kind]
            paint_rate(picture, kit, harbour, self.places.ship(path), size)


def paint_rate(picture: Surface, kit: Kit, harbour: HarbourEntry, at: Point, size: float) -> None:
    """The ship of a harbour, and below it what it asks for one card."""
    x, y = at
    ship = kit.art.picture(f"sea/ship-{harbour.takes or 'any'}", round(size * SHIP))
    picture.blit(ship, ship.get_rect(center=(round(x), round(y - size * 0.05))))
    wide, high = (max(10, round(size * part)) for part in PLATE)
    plate = Rect(0, 0, wide, high)
    plate.center = (round(x), round(y + size * 0.27))
    pygame.draw.rect(picture, INK, plate.inflate(2, 2), border_radius=high // 3)
    pygame.draw.rect(picture, CREAM, plate, border_radius=high // 3)
    words = kit.type.picture(f"{harbour.rate}:1", "strong", high * 0.86 / kit.scale, INK)
    picture.blit(words, words.get_rect(center=plate.center))


def ship_with_rate(kit: Kit, harbour: HarbourEntry, size: int) -> Surface:
    """By itself."""
    side = round(size * 0.8)
    picture = Surface((side, side), pygame.SRCALPHA)
    paint_rate(picture, kit, harbour, (side / 2, side * 0.45), size)
    return picture


def grown(points: list[Point], middle: Point, by: float) -> list[Point]:
    """The same shape a little larger, or smaller."""
    return [
        (middle[0] + (x - middle[0]) * (1 + by), middle[1] + (y - middle[1]) * (1 + by)) for x, y in points
    ]
