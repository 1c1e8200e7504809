"""A laurel wreath for the winner, drawn large and made small so that its edges are soft."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, INK, LIT, mix

FINE = 3
LEAVES = 9


def laurel(kit: Kit, side: int) -> Surface:
    """A square picture; what is honoured goes into its middle."""
    return kit.made(("laurel", side), lambda: _drawn(side))


def _drawn(side: int) -> Surface:
    big = side * FINE
    picture = Surface((big, big), pygame.SRCALPHA)
    middle, radius = big / 2, big * 0.385
    edge = max(2, big // 90)
    for hand in (-1, 1):
        stem = [_on_arc(middle, radius, hand, k / 24) for k in range(25)]
        pygame.draw.lines(picture, INK, False, stem, edge * 3)
        pygame.draw.lines(picture, BRASS_DARK, False, stem, edge)
        for k in range(LEAVES):
            t = (k + 0.5) / LEAVES
            size = big * 0.145 * (1.08 - 0.38 * t)
            for out in (1, -1):
                _leaf(
                    picture,
                    _on_arc(middle, radius, hand, t),
                    _heading(hand, t) + hand * out * 0.62,
                    size,
                    edge,
                    out > 0,
                )
    knot = (round(middle), round(middle + radius))
    pygame.draw.circle(picture, INK, knot, round(big * 0.036))
    pygame.draw.circle(picture, LIT, knot, round(big * 0.024))
    return pygame.transform.smoothscale(picture, (side, side)).convert_alpha()


def _angle(hand: int, t: float) -> float:
    """From the foot of the wreath nearly round to its open top."""
    return pi / 2 - hand * (0.06 + t * 0.83) * pi


def _on_arc(middle: float, radius: float, hand: int, t: float) -> tuple[float, float]:
    a = _angle(hand, t)
    return middle + radius * cos(a), middle + radius * sin(a)


def _heading(hand: int, t: float) -> float:
    return _angle(hand, t) - hand * pi / 2


def _leaf(
    picture: Surface, at: tuple[float, float], heading: float, size: float, edge: int, outer: bool
) -> None:
    along, aside = (cos(heading), sin(heading)), (-sin(heading), cos(heading))
    outline = []
    for k in range(21):
        t = k / 10
        reach = t if t <= 1 else 2 - t
        width = 0.30 * sin(pi * reach**0.8) * (1 if t <= 1 else -1)
        outline.append(
            (
                at[0] + size * (reach * along[0] + width * aside[0]),
                at[1] + size * (reach * along[1] + width * aside[1]),
            )
        )
    pygame.draw.polygon(picture, mix(BRASS, LIT, 0.45 if outer else 0.1), outline)
    pygame.draw.polygon(picture, INK, outline, edge)
    tip = (at[0] + size * 0.8 * along[0], at[1] + size * 0.8 * along[1])
    pygame.draw.line(picture, BRASS_DARK, at, tip, max(1, edge // 2))
