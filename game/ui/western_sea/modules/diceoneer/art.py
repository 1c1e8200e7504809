"""The Diceoneer's instrument in brass: a dial with a hexagon and six hollows, and its pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, radians, sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CREAM,
    INK,
    LIT,
    PARCHMENT,
    SEA_DARK,
    SEA_LIGHT,
    SHADOW,
    WHITE,
    WOOD_DARK,
    Colour,
    mix,
)

SIDES = 6
FINE = 3
"""Drawn so much larger and then reduced, so that edges are smooth."""
FELT = mix(SEA_DARK, SEA_LIGHT, 0.22)
LIMB, HEXAGON, WELL = 0.895, 0.46, 0.165
"""Radii of the parts: the graduated ring's inner edge, the hexagon's corners, the hollow of its die."""
PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}
"""Which of nine places, row by row, are dotted."""

Point = tuple[float, float]


def bearing(side: int) -> float:
    """Where a side looks, in degrees clockwise from the right; the first is up and to the right."""
    return -60.0 + 60.0 * side


class Dial(NamedTuple):
    """Where everything lies on the instrument."""

    centre: tuple[int, int]
    radius: int

    def at(self, degrees: float, share: float) -> Point:
        angle = radians(degrees)
        r = self.radius * share
        return self.centre[0] + r * cos(angle), self.centre[1] + r * sin(angle)

    def hollow(self, side: int) -> Rect:
        """A box round the middle of the place beside a side."""
        x, y = self.at(bearing(side), (LIMB + HEXAGON * 0.866) / 2)
        span = round(self.radius * 0.46)
        box = Rect(0, 0, span, span)
        box.center = round(x), round(y)
        return box

    def places(self, side: int, count: int) -> list[Rect]:
        """Where so many pieces lie beside a side: in one row, or in two where there are many."""
        inner, outer = self.radius * (HEXAGON * 0.866 + 0.03), self.radius * (LIMB - 0.015)
        band = outer - inner
        depth = 1 if count <= 2 else 2 if count <= 8 else 3
        radii = [inner + band * (k + 0.5) / depth for k in range(depth)]
        rows = _shared(count, radii)
        arcs = [radians(55) * r for r in radii]
        piece = min(
            [
                band / depth * 1.05,
                self.radius * 0.3,
                *[a / max(1, n) * 1.1 for a, n in zip(arcs, rows, strict=True)],
            ]
        )
        made = []
        for r, arc, row in zip(radii, arcs, rows, strict=True):
            step = min(piece * 1.04, (arc - piece * 0.9) / max(1, row - 1))
            for k in range(row):
                angle = bearing(side) + (k - (row - 1) / 2) * step / r * 180 / pi
                x, y = self.at(angle, r / self.radius)
                made.append(
                    Rect(
                        round(x - piece / 2), round(y - piece / 2), max(6, round(piece)), max(6, round(piece))
                    )
                )
        return made

    @property
    def well(self) -> Rect:
        side = round(self.radius * WELL * 1.5)
        box = Rect(0, 0, side, side)
        box.center = self.centre
        return box


def _shared(count: int, radii: list[float]) -> list[int]:
    """So many pieces over rows, the longer rows having more."""
    left, rows = count, []
    for n, r in enumerate(radii):
        row = round(left * r / sum(radii[n:]))
        rows.append(row)
        left -= row
    return rows


def paint_dial(surface: Surface, kit: Kit, dial: Dial) -> None:
    """The instrument without what lies on it."""
    picture = kit.made(("dial", dial.radius), partial(_dial, kit, dial.radius))
    surface.blit(picture, picture.get_rect(center=dial.centre))


def _dial(kit: Kit, radius: int) -> Surface:
    big = radius * FINE
    side = 2 * big + 8 * FINE
    picture = Surface((side, side), pygame.SRCALPHA)
    whole = Dial((side // 2, side // 2), big)
    middle = whole.centre
    for k in range(5):
        pygame.draw.circle(picture, (*SHADOW, 26), (middle[0], middle[1] + FINE * 2), big + FINE * (4 - k))
    _disc(picture, middle, big, mix(BRASS, INK, 0.55))
    _disc(picture, middle, big * 0.985, mix(BRASS, WHITE, 0.28))
    _disc(picture, middle, big * 0.97, BRASS)
    _ticks(picture, whole)
    _disc(picture, middle, big * (LIMB + 0.012), mix(BRASS_DARK, INK, 0.4))
    _disc(picture, middle, big * LIMB, mix(FELT, SHADOW, 0.25))
    _disc(picture, middle, big * (LIMB - 0.02), FELT)
    for n in range(SIDES):
        # Spokes keep the hollows apart.
        a, b = whole.at(bearing(n) + 30, HEXAGON), whole.at(bearing(n) + 30, LIMB)
        pygame.draw.line(picture, mix(BRASS_DARK, INK, 0.3), a, b, round(big * 0.035))
        pygame.draw.line(picture, BRASS, a, b, round(big * 0.02))
    _polygon(picture, whole, HEXAGON + 0.02, mix(BRASS_DARK, INK, 0.45))
    _polygon(picture, whole, HEXAGON, mix(BRASS, WHITE, 0.35))
    _polygon(picture, whole, HEXAGON - 0.018, mix(PARCHMENT, BRASS, 0.22))
    for n in range(SIDES):
        pygame.draw.line(
            picture,
            mix(PARCHMENT, BRASS_DARK, 0.5),
            middle,
            whole.at(bearing(n) + 30, HEXAGON - 0.02),
            max(1, round(big * 0.009)),
        )
    _disc(picture, middle, big * (WELL + 0.02), mix(BRASS_DARK, INK, 0.3))
    _disc(picture, middle, big * WELL, mix(FELT, WOOD_DARK, 0.3))
    small = pygame.transform.smoothscale(picture, (side // FINE, side // FINE))
    return small.convert_alpha() if pygame.display.get_surface() else small


def _ticks(picture: Surface, whole: Dial) -> None:
    """A graduation of five degrees round the limb."""
    for n in range(72):
        long = n % 6 == 0
        a = whole.at(n * 5, 0.96)
        b = whole.at(n * 5, 0.925 if long else 0.942)
        pygame.draw.line(picture, BRASS_DARK, a, b, max(1, round(whole.radius * (0.011 if long else 0.006))))


def _disc(picture: Surface, centre: tuple[int, int], radius: float, colour: Colour) -> None:
    pygame.draw.circle(picture, colour, centre, round(radius))


def _polygon(picture: Surface, whole: Dial, share: float, colour: Colour) -> None:
    pygame.draw.polygon(picture, colour, [whole.at(bearing(n) + 30, share) for n in range(SIDES)])


def paint_pointer(surface: Surface, kit: Kit, dial: Dial, side: int) -> None:
    """The side that was resolved last: its part of the hexagon is coral, and the alidade points there."""
    a, b = [dial.at(bearing(side) + d, HEXAGON - 0.02) for d in (-30, 30)]
    inner = [dial.at(bearing(side) + d, WELL + 0.03) for d in (24, -24)]
    pygame.draw.polygon(surface, mix(CORAL, PARCHMENT, 0.35), [a, b, *inner])
    pygame.draw.line(surface, CORAL, a, b, max(2, kit.u(2.4)))


def paint_number(surface: Surface, kit: Kit, dial: Dial, side: int, text: str) -> None:
    """The die's number for a side, engraved in the limb."""
    x, y = dial.at(bearing(side), (LIMB + 0.985) / 2)
    r = max(5, round(dial.radius * 0.074))
    pygame.draw.circle(surface, BRASS_DARK, (round(x), round(y)), r)
    words = kit.type.picture(text, "strong", r * 1.5 / kit.scale, CREAM)
    surface.blit(words, words.get_rect(center=(round(x), round(y))))


def paint_strength(surface: Surface, kit: Kit, dial: Dial, side: int, strength: int, hot: bool) -> Rect:
    """A rivet with the strength on the hexagon's edge."""
    x, y = dial.at(bearing(side) + 20, HEXAGON * 0.87)
    r = max(6, round(dial.radius * 0.085))
    centre = round(x), round(y)
    pygame.draw.circle(surface, CORAL if hot else INK, centre, r)
    pygame.draw.circle(surface, CREAM, centre, r, max(1, r // 6))
    words = kit.type.picture(str(strength), "strong", r * 1.35 / kit.scale, WHITE)
    return surface.blit(words, words.get_rect(center=centre))


# Its die, and other pieces


def pips(kit: Kit, shown: int, side: int) -> Surface:
    """The six-sided die, ivory with ink dots."""
    return kit.made(("pips", shown, side), lambda: _pips(kit, shown, side))


def _pips(kit: Kit, shown: int, side: int) -> Surface:
    die = kit.die("white", (), side).copy()
    face = Rect(side * 0.05, side * 0.03, side * 0.80, side * 0.78)
    for place in PIPS.get(shown, ""):
        n = int(place) - 1
        x = face.x + face.w * (0.24, 0.5, 0.76)[n % 3]
        y = face.y + face.h * (0.24, 0.5, 0.76)[n // 3]
        pygame.draw.circle(die, INK, (round(x), round(y)), max(1, round(side * 0.075)))
    return die


def marker(kit: Kit, side: int) -> Surface:
    """The advisor's +1."""

    def make() -> Surface:
        picture = Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        centre = side * FINE // 2, side * FINE // 2
        _disc(picture, centre, side * FINE * 0.47, INK)
        _disc(picture, centre, side * FINE * 0.42, mix(CORAL, WHITE, 0.1))
        pygame.draw.circle(picture, CREAM, centre, round(side * FINE * 0.36), max(1, side // 8))
        small = pygame.transform.smoothscale(picture, (side, side))
        words = kit.type.picture("+1", "strong", side * 0.56 / kit.scale, WHITE)
        small.blit(words, words.get_rect(center=(side // 2, side // 2)))
        return small.convert_alpha() if pygame.display.get_surface() else small

    return kit.made(("plus-one", side), make)


def token(kit: Kit, name: str, side: int) -> Surface:
    """A resource as a round token, so that it is no die."""

    def make() -> Surface:
        picture = Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        centre = side * FINE // 2, side * FINE // 2
        _disc(picture, centre, side * FINE * 0.49, mix(BRASS_DARK, INK, 0.4))
        _disc(picture, centre, side * FINE * 0.45, PARCHMENT)
        small = pygame.transform.smoothscale(picture, (side, side))
        kit.icon(small, name, round(side * 0.74), (side // 2, side // 2))
        return small.convert_alpha() if pygame.display.get_surface() else small

    return kit.made(("solo-token", name, side), make)


def token_back(kit: Kit, side: int) -> Surface:
    """The plain side of a token, seen while it is turned over."""

    def make() -> Surface:
        picture = Surface((side, side), pygame.SRCALPHA)
        pygame.draw.circle(picture, BRASS_DARK, (side // 2, side // 2), side // 2)
        pygame.draw.circle(picture, BRASS, (side // 2, side // 2), max(1, side // 2 - 2))
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    return kit.made(("token-back", side), make)


def tumbling(faces: Callable[[int], Surface], count: int) -> Callable[[float, Surface], Surface]:
    """A die on its way shows one face after another, and turns; at the end it shows its own."""

    def shape(t: float, own: Surface) -> Surface:
        if t > 0.8:
            return own
        step = int(t * 14)
        return pygame.transform.rotozoom(faces(step % count), step * 47 % 360, 1.0)

    return shape


def paint_navy(surface: Surface, kit: Kit, box: Rect, strength: int, able: bool) -> None:
    """The navy's own hexagon: a ship, and a pip on its rim for each point."""
    c, r = box.center, min(box.size) / 2
    corners = [(c[0] + r * cos(radians(60 * n - 90)), c[1] + r * sin(radians(60 * n - 90))) for n in range(6)]
    pygame.draw.polygon(
        surface, mix(SEA_LIGHT, WHITE, 0.25) if able else mix(SEA_DARK, SEA_LIGHT, 0.5), corners
    )
    pygame.draw.polygon(surface, BRASS, corners, max(2, kit.u(2.2)))
    kit.icon(surface, "ship", round(r * 1.15), c)
    for n in range(6):
        angle = radians(60 * n - 60)
        at = round(c[0] + r * 0.88 * cos(angle)), round(c[1] + r * 0.88 * sin(angle))
        on = n < strength
        pygame.draw.circle(surface, INK, at, max(3, kit.u(3.6)))
        pygame.draw.circle(surface, LIT if on else mix(INK, BRASS_DARK, 0.6), at, max(2, kit.u(2.6)))
