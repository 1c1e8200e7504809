"""What stands on a tile: whose it is, tents and houses, powers and points; nothing covers its value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.rules.western_sea.counts import controls
from game.rules.western_sea.state import SeaState
from game.ui.hexmap.shapes import Point, hexagon
from game.ui.palette import WHITE
from game.ui.table.detail import Detail
from game.ui.western_sea.map.sea import ships_at

if TYPE_CHECKING:
    from game.ui.western_sea.map.board import Board

MOST_TENTS = 4
"""More of one player on a tile are told by a number alone."""
RAISED = {Detail.NEAR: 0.06, Detail.MIDDLE: 0.28, Detail.FAR: 0.34}
"""In radii: how much higher pieces stand where no powers are shown, and the points are larger."""
BORDER = {Detail.NEAR: 0.05, Detail.MIDDLE: 0.075, Detail.FAR: 0.15}
"""In radii: how broad the border of whoever controls a tile is; a house makes it broader."""
LARGER = 1.15
"""Pieces where no powers are shown."""
PIP = 0.15
"""In radii: of the dots that stand for pieces seen from afar."""


class Standing:
    def __init__(self, board: Board) -> None:
        self.board, self.kit = board, board.kit

    def key(self, s: SeaState, tile: int) -> tuple[object, ...]:
        """What the picture of a tile hangs on."""
        return (
            self._house(s, tile),
            tuple(self.board.present(s, tile)),
            tuple(self._leaders(s, tile)),
            bool(ships_at(s, s.cell[tile])),
            tuple(self.board.liveries),
        )

    def paint(
        self, surface: Surface, s: SeaState, tile: int, centre: Point, size: float, detail: Detail
    ) -> None:
        leaders, owner = self._leaders(s, tile), self._house(s, tile)
        self._border(surface, leaders, centre, size, BORDER[detail] * (1.0 if owner < 0 else 1.4))
        faces, liveries = self.board.faces, self.board.liveries
        faces.powers(surface, tile, centre, size, detail)
        if detail == Detail.FAR:
            self._pips(surface, self.board.present(s, tile), owner, centre, size)
        else:
            self._pieces(surface, s, tile, centre, size, detail)
        faces.value(surface, tile, centre, size, detail, [liveries[seat] for seat in leaders])

    def _house(self, s: SeaState, tile: int) -> int:
        return s.house[tile] if tile not in self.board.hidden_houses else -1

    def _leaders(self, s: SeaState, tile: int) -> list[int]:
        """Who is seen to control a tile; tents still in the air do not count."""
        if self._house(s, tile) >= 0:
            return [s.house[tile]]
        leaders = [seat for seat in range(s.seats) if controls(s, seat, tile)]
        if leaders and self.board.hidden_tents:
            here = {seat for seat, _ in self.board.present(s, tile)}
            leaders = [seat for seat in leaders if seat in here]
        return leaders

    def _border(self, surface: Surface, leaders: list[int], centre: Point, size: float, broad: float) -> None:
        """Inside the tile, in the colours of whoever controls it; several share it side by side."""
        corners = hexagon(centre, size * (0.97 - broad / 2))
        width = max(2, round(size * broad))
        for n in range(6 if leaders else 0):
            livery = self.board.liveries[leaders[n % len(leaders)]]
            a, b = corners[n], corners[(n + 1) % 6]
            pygame.draw.line(surface, livery.dark, a, b, width + 2)
            pygame.draw.line(surface, livery.light, a, b, width)

    # Pieces

    def _pieces(
        self, surface: Surface, s: SeaState, tile: int, centre: Point, size: float, detail: Detail
    ) -> None:
        present, owner = self.board.present(s, tile), self._house(s, tile)
        moored = bool(ships_at(s, s.cell[tile]))
        x, y = centre[0], centre[1] - RAISED[detail] * size
        if owner >= 0:
            house = self.board.piece("house", owner, round(size * (0.5 if moored else 0.62)))
            surface.blit(
                house, house.get_rect(center=(round(x), round(y + size * (-0.02 if moored else 0.06))))
            )
        large = tent_size(len(present) + 2 * moored) * (1.0 if detail == Detail.NEAR else LARGER)
        stand = places(len(present), owner >= 0, moored)
        counts = [
            (n, seat, self._tents(surface, seat, n, (x + dx * size, y + dy * size), round(size * large)))
            for (seat, n), (dx, dy) in zip(present, stand, strict=True)
        ]
        for n, seat, at in counts:
            if n > 1:
                self._count(surface, n, seat, at, size, detail)

    def _tents(self, surface: Surface, seat: int, n: int, at: Point, side: int) -> tuple[int, int]:
        """And says where their number belongs."""
        tent = self.board.piece("tent", seat, side)
        shown = min(n, MOST_TENTS)
        step = side * 0.30
        x0 = at[0] - step * (shown - 1) / 2
        for k in range(shown):
            surface.blit(
                tent, (round(x0 + k * step - side / 2), round(at[1] - side / 2 + (k % 2) * side * 0.06))
            )
        return round(x0 + step * (shown - 1) + side * 0.42), round(at[1] + side * 0.14)

    def _count(
        self, surface: Surface, n: int, seat: int, centre: tuple[int, int], size: float, detail: Detail
    ) -> None:
        radius = max(6, round(size * (0.125 if detail == Detail.NEAR else 0.17)))
        pygame.draw.circle(surface, self.board.liveries[seat].dark, centre, radius)
        pygame.draw.circle(surface, WHITE, centre, radius, max(1, radius // 6))
        words = self.kit.type.picture(str(n), "strong", radius * 1.35 / self.kit.scale, WHITE)
        surface.blit(words, words.get_rect(center=centre))

    def _pips(
        self, surface: Surface, present: list[tuple[int, int]], owner: int, centre: Point, size: float
    ) -> None:
        """Who is there at all."""
        seats = [owner] * (owner >= 0) + [seat for seat, _ in present if seat != owner]
        radius = max(3, round(size * PIP))
        x = centre[0] - (len(seats) - 1) * radius * 1.25
        for n, seat in enumerate(seats):
            at = (round(x + n * radius * 2.5), round(centre[1] - RAISED[Detail.FAR] * size))
            livery = self.board.liveries[seat]
            pygame.draw.circle(surface, WHITE, at, radius + 1)
            pygame.draw.circle(surface, livery.dark, at, radius)
            pygame.draw.circle(surface, livery.light, at, max(1, radius - 1))


def tent_size(groups: int) -> float:
    """In radii: the fewer players share a tile, the larger their tents."""
    return {1: 0.60, 2: 0.52, 3: 0.46}.get(groups, 0.44)


def places(count: int, house: bool, moored: bool = False) -> list[Point]:
    """Where up to four groups of tents stand on a tile, in radii; ships want the lower half."""
    if moored and house:
        return [(-0.52, -0.02), (0.52, -0.02), (-0.58, -0.20), (0.58, -0.20)][:count]
    if moored:
        step = min(0.5, 1.2 / max(1, count))
        return [((n - (count - 1) / 2) * step, -0.06) for n in range(count)]
    if house:
        return [(-0.5, 0.16), (0.5, 0.16), (-0.54, -0.12), (0.54, -0.12)][:count]
    return {
        0: [],
        1: [(0.0, 0.08)],
        2: [(-0.36, 0.06), (0.36, 0.10)],
        3: [(-0.44, -0.06), (0.44, -0.06), (0.0, 0.14)],
        4: [(-0.42, -0.10), (0.42, -0.10), (-0.40, 0.22), (0.40, 0.22)],
    }.get(count, [(0.0, 0.08)] * count)
