"""Plates on a hex: small signs that lie wholly inside it, as high or as low as their width allows."""

from __future__ import annotations

from math import sqrt

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.shapes import Point
from game.ui.table.detail import Detail, detail_of

INSET = 0.90
"""Of the radius: inside the border that shows who holds the tile."""
WIDEST = 1.26
"""In radii; a wider plate would leave its tile or reach its middle, and is drawn smaller."""
MIDDLE, NEAR = 30.0, 60.0
"""Radii from which on a hex is drawn in more detail, at 100 %."""


def hex_detail(radius: float, scale: float) -> Detail:
    return detail_of(radius, scale, MIDDLE, NEAR)


def at_foot(plate: tuple[int, int], centre: Point, radius: float) -> Rect:
    """As low on the hex as it goes."""
    rect = _rect(plate, centre)
    rect.bottom = round(centre[1] + _farthest(plate[0] / 2, radius))
    return rect


def at_head(plate: tuple[int, int], centre: Point, radius: float) -> Rect:
    """As high on the hex as it goes."""
    rect = _rect(plate, centre)
    rect.top = round(centre[1] - _farthest(plate[0] / 2, radius))
    return rect


def _rect(plate: tuple[int, int], centre: Point) -> Rect:
    rect = Rect((0, 0), plate)
    rect.centerx = round(centre[0])
    return rect


def _farthest(half: float, radius: float) -> float:
    """How far from the middle something of that half width is still inside."""
    return radius * INSET - half / sqrt(3)


def narrowed(picture: Surface, radius: float) -> Surface:
    """A plate that fits on a hex."""
    most = radius * WIDEST
    if picture.get_width() <= most:
        return picture
    ratio = most / picture.get_width()
    return pygame.transform.smoothscale(picture, (round(most), max(1, round(picture.get_height() * ratio))))
