"""The living sea behind the menu: a small land, a ship under sail, gulls, clouds, and at times a whale."""

from __future__ import annotations

import math
from random import Random

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import LIVERIES, SHADOW
from game.ui.stage import Stage

Point = tuple[float, float]
Sprite = tuple[Surface, tuple[int, int]]
"""A picture, and where its upper left corner is."""

LAND = (
    (0, -1, "mountain-2", ""),
    (1, -1, "forest-3", ""),
    (2, -1, "forest-6", "tent-stripes"),
    (-1, 0, "desert-3", ""),
    (0, 0, "hills-2", "tent-solid"),
    (1, 0, "plains-2", "house-solid"),
    (2, 0, "mountain-5", ""),
    (-1, 1, "forest-1", ""),
    (0, 1, "plains-6", "tent-dots"),
    (1, 1, "hills-4", ""),
)
"""The land's tiles: column, row, picture, and what stands on it."""
RINGS = ((0.44, (159, 220, 220, 40)), (0.31, (205, 238, 234, 58)), (0.19, (243, 227, 184, 242)))
"""Foam, foam and sand, as round the map of the game."""
TILTS = 9
TILT = 1.8
"""Degrees that the ship leans at most."""
SWELL, DRIFT = 1.15, 0.13
HAZE = 0.12
"""The part of its way at each end in which what flies is faint."""
CLOUDS = (("cloud-1", 220, 96, 0.16, 0.02, 7.0), ("cloud-2", 180, 80, 0.80, 0.24, 10.0))
"""Picture, width and height, where it begins (in parts of its way and of the view), and how fast it goes."""
GULLS = ((0.18, 0.46, 26.0, 0.0), (0.30, 0.40, 23.0, 1.7), (0.66, 0.56, -18.0, 3.1))
WHALE_EVERY, WHALE_STAYS = 34.0, 7.0


class Seascape:
    """All that is seen beside the menu, made once per size; where things are is a matter of time alone.

    All of it keeps to the `view` that the menu leaves free, and is whole at any time: the ship lies to, and
    what flies comes out of the haze at one side and goes into it at the other.
    """

    def __init__(self, kit: Kit, view: Rect) -> None:
        self.kit, self.view = kit, view
        self.radius = max(24, round(min(view.w / 8.8, view.h / 12.5)))
        self.centre = (view.x + view.w * 0.54, view.y + view.h * 0.285)
        width = round(min(view.w * 0.44, view.h * 0.40))
        self._ship = kit.art.picture("sea/ship-large", width, round(width * 0.8))
        self._tilted: dict[int, Surface] = {}
        self._gulls = [kit.art.picture(f"sea/gull-{n}", kit.u(44), kit.u(22)).copy() for n in (1, 2)]
        self._clouds = [self._misty(f"sea/{name}", kit.u(w), kit.u(h)) for name, w, h, *_ in CLOUDS]
        self._whale = kit.art.picture("sea/whale", kit.u(170), kit.u(85)).copy()

    # Standing still

    def paint(self, surface: Surface, region: Rect) -> None:
        self._rose(surface, region)
        land = self.kit.made(("menu-land", self.radius), self._land)
        at = land.get_rect(center=(round(self.centre[0]), round(self.centre[1])))
        if at.colliderect(region):
            surface.blit(land, at)

    def places(self) -> list[Rect]:
        """Where no wave may be drawn: the tiles of the land."""
        r = round(self.radius * 1.3)
        return [Rect(round(x) - r, round(y) - r, 2 * r, 2 * r) for x, y in self._centres(self.centre)]

    def _centres(self, middle: Point) -> list[Point]:
        step = self.radius * math.sqrt(3)
        found = [(step * (q + r / 2), self.radius * 1.5 * r) for q, r, *_ in LAND]
        mx = sum(x for x, _ in found) / len(found)
        my = sum(y for _, y in found) / len(found)
        return [(middle[0] + x - mx, middle[1] + y - my) for x, y in found]

    def _rose(self, surface: Surface, region: Rect) -> None:
        side = round(min(self.view.w * 0.62, self.view.h * 0.52))
        rect = Rect(0, 0, side, side)
        rect.center = (round(self.view.x + self.view.w * 0.5), round(self.view.y + self.view.h * 0.72))
        if rect.colliderect(region):
            surface.blit(self.kit.made(("faint rose", side), lambda: self._faint("sea/rose", side, 70)), rect)

    def _faint(self, name: str, side: int, alpha: int) -> Surface:
        picture = self.kit.art.picture(name, side).copy()
        picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _land(self) -> Surface:
        """Tiles on one sandy coast with foam round it, and a settlement begun."""
        r = self.radius
        picture = Surface((r * 9, r * 7), pygame.SRCALPHA)
        centres = self._centres((r * 4.5, r * 3.5))
        random = Random(5)
        for grow, colour in RINGS:
            layer = Surface(picture.get_size(), pygame.SRCALPHA)
            for centre in centres:
                pygame.draw.polygon(
                    layer, (*colour[:3], 255), _coast(centre, r * (1 + grow), r * 0.05, random)
                )
            layer.set_alpha(colour[3])
            picture.blit(layer, (0, 0))
        shadow = Surface(picture.get_size(), pygame.SRCALPHA)
        for x, y in centres:
            pygame.draw.polygon(shadow, (*SHADOW, 255), _hexagon((x + r * 0.05, y + r * 0.11), r * 1.01))
        shadow.set_alpha(86)
        picture.blit(shadow, (0, 0))
        for (x, y), (_, _, tile, piece) in zip(centres, LAND, strict=True):
            picture.blit(self.kit.art.picture(f"terrains/{tile}", 2 * r), (round(x - r), round(y - r)))
            if piece:
                self._settle(picture, piece, (round(x), round(y + r * 0.1)))
        return picture.convert_alpha()

    def _settle(self, picture: Surface, piece: str, at: tuple[int, int]) -> None:
        livery = next(one for one in LIVERIES if one.pattern == piece.partition("-")[2])
        size = round(self.radius * (0.72 if piece.startswith("house") else 0.56))
        drawn = self.kit.art.piece(piece, size, livery)
        picture.blit(drawn, drawn.get_rect(center=at))

    # Moving

    def sprites(self, stage: Stage, t: float) -> None:
        """What moves, as it is `t` seconds after the menu appeared."""
        self._draw_whale(stage, t)
        stage.draw(*self._ship_at(t))
        for n in range(len(GULLS)):
            stage.draw(*self._gull_at(n, t))
        for n in range(len(CLOUDS)):
            stage.draw(*self._cloud_at(n, t))

    def _across(self, picture: Surface, start: float, speed: float, t: float) -> int:
        """How far left something is that begins in this part of its way; near both ends it is faint."""
        way = self.view.w - picture.get_width()
        gone = (start * way + t * self.kit.u(speed)) % way
        near = min(gone, way - gone) / (way * HAZE)
        picture.set_alpha(round(255 * min(1.0, near)))
        return round(self.view.x + gone)

    def _ship_at(self, t: float) -> Sprite:
        picture = self._leaning(round((TILTS - 1) / 2 * (1 + math.sin(t * SWELL))))
        x = self.view.x + self.view.w * 0.5 + math.sin(t * DRIFT) * self.kit.u(24)
        y = self.view.y + self.view.h * 0.72 + math.sin(t * SWELL + 1.2) * self.kit.u(4)
        return picture, picture.get_rect(center=(round(x), round(y))).topleft

    def _gull_at(self, n: int, t: float) -> Sprite:
        x, y, speed, phase = GULLS[n]
        picture = self._gulls[0 if (t * 0.5 + phase) % 2 < 0.6 and math.sin(t * 11 + phase) > 0 else 1]
        if speed < 0:
            picture = pygame.transform.flip(picture, True, False)
        top = self.view.y + y * self.view.h + math.sin(t * 0.7 + phase) * self.kit.u(18)
        return picture, (self._across(picture, x, speed, t), round(top))

    def _cloud_at(self, n: int, t: float) -> Sprite:
        picture = self._clouds[n]
        *_, x, y, speed = CLOUDS[n]
        return picture, (self._across(picture, x, speed, t), round(self.view.y + y * self.view.h))

    def _draw_whale(self, stage: Stage, t: float) -> None:
        """It comes up, blows, and goes down again."""
        part = ((t + WHALE_EVERY * 0.6) % WHALE_EVERY) / WHALE_STAYS
        if part >= 1:
            return
        self._whale.set_alpha(round(255 * min(1.0, 3 * math.sin(math.pi * part))))
        width, height = self._whale.get_size()
        x = self.view.x + self.view.w * 0.74 - width / 2
        y = self.view.bottom - height - self.kit.u(26) + (1 - math.sin(math.pi * part)) * self.kit.u(10)
        stage.draw(self._whale, (round(x), round(y)))

    # Made once

    def _leaning(self, n: int) -> Surface:
        """The ship in one of its tilts, made when it first leans so."""
        if n not in self._tilted:
            angle = TILT * (2 * n / (TILTS - 1) - 1)
            self._tilted[n] = pygame.transform.rotozoom(self._ship, angle, 1.0).convert_alpha()
        return self._tilted[n]

    def _misty(self, name: str, width: int, height: int) -> Surface:
        picture = self.kit.art.picture(name, width, height).copy()
        picture.fill((255, 255, 255, 226), special_flags=pygame.BLEND_RGBA_MULT)
        return picture


def _hexagon(centre: Point, radius: float) -> list[Point]:
    turns = [math.pi / 6 + math.pi / 3 * n for n in range(6)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turns]


def _coast(centre: Point, radius: float, by: float, random: Random) -> list[Point]:
    """A hexagon drawn by a hand that shakes a little."""
    corners = _hexagon(centre, radius)
    points = []
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for k in range(5):
            off_x, off_y = random.uniform(-by, by), random.uniform(-by, by)
            points.append((x1 + (x2 - x1) * k / 5 + off_x, y1 + (y2 - y1) * k / 5 + off_y))
    return points
