"""The still picture of the map from where a camera is: one land with a sandy rim, and what stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.counts import controls
from game.rules.western_sea.state import SeaState
from game.ui.hexmap.camera import Camera, Point
from game.ui.hexmap.shapes import around, dashes, hexagon, over, wobbly
from game.ui.palette import CREAM, INK, SHADOW, WHITE
from game.ui.western_sea.map.sea import afloat, backs, facing, harbour_and_gap, ships_at

if TYPE_CHECKING:
    from game.ui.western_sea.map.board import Board

RINGS = ((0.44, (159, 220, 220, 40)), (0.31, (205, 238, 234, 58)), (0.19, (243, 227, 184, 242)))
"""Foam, foam and sand: how far they reach beyond the tile, and their colours."""
SHELF = ((0.26, (120, 196, 214, 46)), (0.12, (190, 230, 236, 70)))
"""Shallows around what floats, and their colours."""
REACH = 1.2
"""In radii: how far from the middle of its tile something may be drawn."""
MOST_TENTS = 4
"""More of one player on a tile are told by a number alone."""
EMBLEMS = ((-0.60, 0.54), (-0.69, 0.29), (-0.69, 0.03), (-0.69, -0.23))
"""In radii: where those who share the control of a tile show their emblems, up its left side."""


class MapPicture:
    """What it drew it keeps, until that changes or the camera comes closer or goes farther."""

    def __init__(self, board: Board, camera: Camera) -> None:
        self.board, self.camera = board, camera
        self.kit, self.book = board.kit, board.book
        self._land: tuple[object, Surface, Point] | None = None
        self._kept: dict[int, tuple[object, Surface]] = {}
        """What stands on each tile, and what it hangs on."""
        self._work: Iterator[None] | None = None
        """What is left to be drawn beforehand."""

    @property
    def empty(self) -> bool:
        """Nothing was drawn so far."""
        return self._land is None

    def draw(self, s: SeaState, until: float) -> bool:
        """Go on drawing beforehand until then; says whether all is there."""
        if self._work is None:
            self._work = self._everything(s)
        while perf_counter() < until:
            if next(self._work, self) is self:
                return True
        return False

    def draw_anew(self) -> None:
        """Something has changed: what is there is looked through again."""
        self._work = None

    def _everything(self, s: SeaState) -> Iterator[None]:
        cells = self._back_to_front(self.board.up(s))
        reach = round(self.camera.size * REACH)
        for cell in cells:
            self._standing(s, s.at[cell], reach)
            yield
        key, hidden = self._lies(s, cells)
        yield from self._draw_land(s, cells, hidden, key)

    def paint(self, surface: Surface, s: SeaState) -> None:
        """The land and what stands on it, as far as the surface's clip shows them."""
        cells = self._back_to_front(self.board.up(s))
        land, (x, y) = self._drawn_land(s, cells)
        seen = surface.get_clip()
        at = land.get_rect(topleft=(round(self.camera.x + x), round(self.camera.y + y)))
        if land.get_width() <= 1 or not at.colliderect(seen):
            return
        surface.blit(land, at)
        reach = round(self.camera.size * REACH)
        for cell in cells:
            x, y = self.camera.centre(cell)
            at = Rect(round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)
            if at.colliderect(seen):
                surface.blit(self._standing(s, s.at[cell], reach), at)
            elif not at.colliderect(surface.get_rect()):
                self._kept.pop(s.at[cell], None)  # zoomed in, what is out of sight would take much memory

    def _back_to_front(self, cells: list[int]) -> list[int]:
        return sorted(cells, key=lambda cell: self.camera.centre(cell)[::-1])

    def _standing(self, s: SeaState, tile: int, reach: int) -> Surface:
        """What stands on a tile, drawn anew only when that has changed: a choice changes few tiles."""
        key = (
            self.camera.size,
            s.house[tile] if tile not in self.board.hidden_houses else -1,
            tuple(self.board.present(s, tile)),
            tuple(self._leaders(s, tile)),
            bool(ships_at(s, s.cell[tile])),
            tuple(self.board.liveries),
        )
        kept = self._kept.get(tile)
        if kept is None or kept[0] != key:
            picture = Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
            x, y = self.camera.x, self.camera.y
            centre = self.camera.centre(s.cell[tile])
            self.camera.x, self.camera.y = x + reach - centre[0], y + reach - centre[1]
            try:
                self._pieces(picture, s, tile)
            finally:
                self.camera.x, self.camera.y = x, y
            kept = self._kept[tile] = (key, picture.convert_alpha())
        return kept[1]

    def _lies(self, s: SeaState, cells: list[int]) -> tuple[object, dict[int, int]]:
        """All that the land's picture hangs on, and what lies face down on it."""
        hidden = {cell: tile for cell, tile in backs(s).items() if cell not in self.board.hidden_sea}
        lies = tuple((cell, s.at[cell], facing(s, self.camera, cell)) for cell in cells)
        key = (self.camera.size, self.camera.turn, lies, tuple(hidden.items()), bool(self.camera.shown_at))
        return key, hidden

    def _drawn_land(self, s: SeaState, cells: list[int]) -> tuple[Surface, Point]:
        key, hidden = self._lies(s, cells)
        if self._land is None or self._land[0] != key:
            for _ in self._draw_land(s, cells, hidden, key):
                pass
        assert self._land
        return self._land[1], self._land[2]

    def _draw_land(
        self, s: SeaState, cells: list[int], hidden: dict[int, int], key: object
    ) -> Iterator[None]:
        """Bit by bit, if there is time to do so; only the whole is kept."""
        everywhere = self._back_to_front([*cells, *hidden])
        if not everywhere:
            self._land = (key, Surface((1, 1), pygame.SRCALPHA), (0, 0))
            return
        size = self.camera.size
        grounds = {}
        for cell in everywhere:
            grounds[cell] = self._lying(s, cell, hidden)
            yield
        centres = {cell: self.camera.centre(cell) for cell in everywhere}
        left, top, right, bottom = around(centres.values(), size * 1.6)
        land = Surface((int(right - left), int(bottom - top)), pygame.SRCALPHA)
        shifted = {cell: (x - left, y - top) for cell, (x, y) in centres.items()}
        floating = [c for c in everywhere if c in hidden or afloat(self.book, s.at[c])]
        yield
        self._shelf(land, [shifted[cell] for cell in floating])
        yield from self._rim(land, {cell: at for cell, at in shifted.items() if cell not in floating})
        if self.camera.shown_at:
            self._passage(land, s, (left, top))
        for cell in everywhere:
            x, y = shifted[cell]
            land.blit(grounds[cell], (round(x - size), round(y - size)))
        self._land = (key, land, (left - self.camera.x, top - self.camera.y))

    def _passage(self, land: Surface, s: SeaState, corner: Point) -> None:
        """A sea that lies apart: a dashed line from its gap, where an anchor stands, to the harbour."""
        ends = [self.camera.centre(cell) for cell in harbour_and_gap(s)]
        (ax, ay), (bx, by) = ((x - corner[0], y - corner[1]) for x, y in ends)
        size = self.camera.size
        width = max(2, round(size * 0.05))
        dashes(land, (*CREAM, 200), (ax, ay), (bx, by), width, size * 0.22, size * 0.18)
        pygame.draw.circle(land, (*CREAM, 235), (bx, by), size * 0.42)
        pygame.draw.circle(land, INK, (bx, by), size * 0.42, max(1, width // 2))
        self.kit.icon(land, "anchor", round(size * 0.5), (round(bx), round(by)))

    def _lying(self, s: SeaState, cell: int, hidden: dict[int, int]) -> Surface:
        radius = round(self.camera.size)
        if cell in hidden:
            return self.board.face_down(hidden[cell], radius)
        return self.board.faces.grounds.picture(s.at[cell], radius, facing(s, self.camera, cell))

    def _shelf(self, land: Surface, centres: list[Point]) -> None:
        """Shallow water under what floats, in place of sand."""
        seen = (0, 0, 0, 0)
        for grow, colour in SHELF:
            seen = over(colour, seen)
            for centre in centres:
                pygame.draw.polygon(land, seen, hexagon(centre, self.camera.size * (1 + grow)))

    def _rim(self, land: Surface, centres: dict[int, Point]) -> Iterator[None]:
        """Foam, sand and a shadow under the whole land, so that its tiles read as one coast.

        Each lies wholly on the one before, so what they look like together is drawn without any blending.
        """
        size = self.camera.size
        seen = (0, 0, 0, 0)
        for grow, colour in RINGS:
            seen = over(colour, seen)
            for cell, centre in centres.items():
                pygame.draw.polygon(land, seen, wobbly(hexagon(centre, size * (1 + grow)), size * 0.05, cell))
            yield
        seen = over((*SHADOW, 86), seen)
        for x, y in centres.values():
            pygame.draw.polygon(land, seen, hexagon((x + size * 0.05, y + size * 0.11), size * 1.01))

    # The pieces

    def _pieces(self, surface: Surface, s: SeaState, tile: int) -> None:
        x, y = self.camera.centre(s.cell[tile])
        size = self.camera.size
        present = self.board.present(s, tile)
        owner = s.house[tile] if tile not in self.board.hidden_houses else -1
        self._control(surface, s, tile, owner)
        self.board.faces.badges(surface, tile, (round(x - size), round(y - size)), round(size))
        moored = bool(ships_at(s, s.cell[tile]))
        if owner >= 0:
            house = self.board.piece("house", owner, round(size * (0.5 if moored else 0.62)))
            surface.blit(
                house, house.get_rect(center=(round(x), round(y + size * (-0.02 if moored else 0.1))))
            )
        large = tent_size(len(present) + 2 * moored)
        stand = places(len(present), owner >= 0, moored)
        counts = [
            (n, seat, self._tents(surface, seat, n, (x + dx * size, y + dy * size), large))
            for (seat, n), (dx, dy) in zip(present, stand, strict=True)
        ]
        for n, seat, at in counts:
            if n > 1:
                self._count(surface, n, seat, at)

    def _tents(self, surface: Surface, seat: int, n: int, at: Point, size: float) -> tuple[int, int]:
        """And says where their number belongs."""
        side = round(self.camera.size * size)
        tent = self.board.piece("tent", seat, side)
        shown = min(n, MOST_TENTS)
        step = side * 0.30
        x0 = at[0] - step * (shown - 1) / 2
        for k in range(shown):
            surface.blit(
                tent, (round(x0 + k * step - side / 2), round(at[1] - side / 2 + (k % 2) * side * 0.06))
            )
        return round(x0 + step * (shown - 1) + side * 0.42), round(at[1] + side * 0.34)

    def _count(self, surface: Surface, n: int, seat: int, centre: tuple[int, int]) -> None:
        radius = max(6, round(self.camera.size * 0.125))
        pygame.draw.circle(surface, self.board.liveries[seat].dark, centre, radius)
        pygame.draw.circle(surface, WHITE, centre, radius, max(1, radius // 6))
        words = self.kit.type.picture(str(n), "strong", radius * 1.35 / self.kit.scale, WHITE)
        surface.blit(words, words.get_rect(center=centre))

    def _leaders(self, s: SeaState, tile: int) -> list[int]:
        """Who is seen to control a tile; tents still in the air do not count."""
        if s.house[tile] >= 0 and tile not in self.board.hidden_houses:
            return [s.house[tile]]
        leaders = [seat for seat in range(s.seats) if controls(s, seat, tile)]
        if leaders and self.board.hidden_tents:
            here = {seat for seat, _ in self.board.present(s, tile)}
            leaders = [seat for seat in leaders if seat in here]
        return leaders

    def _control(self, surface: Surface, s: SeaState, tile: int, owner: int) -> None:
        """A border inside the tile in the colours of whoever controls it; several share it side by side."""
        leaders = self._leaders(s, tile)
        if not leaders:
            return
        corners = hexagon(self.camera.centre(s.cell[tile]), self.camera.size * 0.945)
        width = max(2, round(self.camera.size * (0.05 if owner < 0 else 0.07)))
        for n in range(6):
            seat = leaders[n % len(leaders)]
            a, b = corners[n], corners[(n + 1) % 6]
            pygame.draw.line(surface, self.board.liveries[seat].dark, a, b, width + 2)
            pygame.draw.line(surface, self.board.liveries[seat].light, a, b, width)
        self._banner(surface, s, tile, leaders)

    def _banner(self, surface: Surface, s: SeaState, tile: int, leaders: list[int]) -> None:
        """The emblem of whoever controls the tile, so that no eye depends on colours."""
        x, y = self.camera.centre(s.cell[tile])
        size = self.camera.size
        radius = max(5, round(size * 0.135))
        for seat, (dx, dy) in zip(leaders, EMBLEMS, strict=False):
            centre = (round(x + dx * size), round(y + dy * size))
            self.kit.emblem(surface, self.board.liveries[seat], centre, radius)


def tent_size(groups: int) -> float:
    """In radii: the fewer players share a tile, the larger their tents."""
    return {1: 0.60, 2: 0.52, 3: 0.46}.get(groups, 0.44)


def places(count: int, house: bool, moored: bool = False) -> list[Point]:
    """Where up to four groups of tents stand on a tile, in radii; ships want the lower half."""
    if moored and house:
        return [(-0.52, -0.02), (0.52, -0.02), (-0.62, -0.24), (0.62, -0.24)][:count]
    if moored:
        step = min(0.5, 1.2 / max(1, count))
        return [((n - (count - 1) / 2) * step, -0.06) for n in range(count)]
    if house:
        return [(-0.5, 0.2), (0.5, 0.2), (-0.54, -0.12), (0.54, -0.12)][:count]
    return {
        0: [],
        1: [(0.0, 0.12)],
        2: [(-0.38, 0.10), (0.38, 0.14)],
        3: [(-0.44, 0.0), (0.44, 0.0), (0.0, 0.26)],
        4: [(-0.44, -0.04), (0.44, -0.04), (-0.42, 0.32), (0.42, 0.32)],
    }.get(count, [(0.0, 0.12)] * count)
