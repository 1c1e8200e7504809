"""Figures along two edges of the chart, for the log names squares by their steps from the Isle of Winds."""

from __future__ import annotations

from collections.abc import Collection

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.squares import xy
from game.ui.chart.camera import Camera
from game.ui.kit import Kit
from game.ui.palette import CREAM, SEA_DARK, mix

SIZE = 11.5
LEAST = 34
"""On smaller squares, on the drawing board, there is room for every second figure only."""


def paint_rulers(surface: Surface, kit: Kit, camera: Camera, cells: Collection[int]) -> None:
    """Columns at the foot, rows at the left, as far as the chart reaches."""
    places = [xy(cell) for cell in cells]
    north, east, south, west = kit.say("terrae.compass").split()
    area, gap = camera.area, kit.u(10)
    for x in _figures({x for x, _ in places}, camera, kit):
        at = (round(camera.x + x * camera.size), area.bottom - gap)
        _figure(surface, kit, x, east if x > 0 else west, at, area)
    for y in _figures({y for _, y in places}, camera, kit):
        at = (area.left + kit.u(16), round(camera.y + y * camera.size))
        _figure(surface, kit, y, south if y > 0 else north, at, area)


def _figures(found: set[int], camera: Camera, kit: Kit) -> list[int]:
    every = 1 if camera.size >= kit.u(LEAST) else 2
    return sorted(n for n in found if n % every == 0)


def _figure(surface: Surface, kit: Kit, n: int, side: str, at: tuple[int, int], area: Rect) -> None:
    text = f"{abs(n)} {side}" if n else "0"
    picture = kit.made(("ruler", text), lambda: _label(kit, text))
    box = picture.get_rect(center=at)
    if area.contains(box):
        surface.blit(picture, box)


def _label(kit: Kit, text: str) -> Surface:
    words = kit.type.picture(text, "strong", SIZE, mix(SEA_DARK, CREAM, 0.82))
    label = Surface((words.get_width() + kit.u(8), words.get_height()), SRCALPHA)
    pygame.draw.rect(label, (*SEA_DARK, 120), label.get_rect(), border_radius=label.get_height() // 2)
    label.blit(words, words.get_rect(center=label.get_rect().center))
    return label.convert_alpha()
