"""How the sea lies: harbour, coasts and sea tiles are places of one figure, turned as the explorer likes."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.hexes import ORIGIN, axial, cell, neighbours, rotate

HARBOUR, WEST, EAST = 0, 1, 2
"""The harbour and its two lighthouses."""
BEACHES = (3, 4)
KEEPS = (5, 6)
"""The lighthouses of the coasts, each on the piece of the beach before it."""
COASTS = 7
FIRST_SEA = COASTS

FIGURE = (
    *((0, 0), (-1, 0), (1, -1)),
    *((-2, 0), (2, -2)),
    *((-2, -1), (2, -3)),
    *((-1, -1), (-1, -2), (0, -1), (0, -2), (1, -2), (1, -3)),
    *((0, -3), (0, -4)),
)
"""Axial coordinates; the last two sea tiles lie there with four players only."""
AHEAD = FIGURE.index((0, -1))
"""The hex straight ahead of the harbour: it tells how the figure is turned, with a tile there or without."""
TURNS = 6
AWAY = 60
"""How far from the land an inset lies: no map ever grows so far."""

_CELLS = tuple(cell(q, r) for q, r in FIGURE)
LINKS = tuple(tuple(n for n, c in enumerate(_CELLS) if c in neighbours(here)) for here in _CELLS)
"""By place, the places beside it."""


def figure(site: int, sixths: int, sea: int) -> list[int]:
    """The cells of the figure with its harbour on a site and so many sea tiles."""
    return [rotate(c, sixths) - ORIGIN + site for c in _CELLS[: FIRST_SEA + sea]]


def ahead(site: int, sixths: int) -> int:
    """The cell straight ahead of the harbour."""
    return rotate(_CELLS[AHEAD], sixths) - ORIGIN + site


def fitting_turns(land: Collection[int], site: int, sea: int) -> list[int]:
    """The turns with which every hex of the figure is empty."""
    return [t for t in range(TURNS) if not any(c in land for c in figure(site, t, sea))]


def inset(land: Collection[int], site: int, sea: int) -> list[int]:
    """The figure apart from the land, but for its harbour on the site."""
    east, north = max(axial(c)[0] for c in land), min(axial(c)[1] for c in land)
    return [site, *figure(cell(east + AWAY, north), 0, sea)[1:]]
