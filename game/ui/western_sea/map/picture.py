"""The still picture of the map from where a camera is: one land with a sandy rim, and what stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.state import SeaState
from game.ui.hexmap.camera import Camera, Point
from game.ui.hexmap.plates import hex_detail
from game.ui.hexmap.shapes import around, dashes, hexagon, over, wobbly
from game.ui.palette import CREAM, INK, SHADOW
from game.ui.western_sea.map.sea import afloat, backs, facing, harbour_and_gap

if TYPE_CHECKING:
    from game.ui.western_sea.map.board import Board

RINGS = ((0.44, (159, 220, 220, 40)), (0.31, (205, 238, 234, 58)), (0.19, (243, 227, 184, 242)))
"""Foam, foam and sand: how far they reach beyond the tile, and their colours."""
SHELF = ((0.26, (120, 196, 214, 46)), (0.12, (190, 230, 236, 70)))
"""Shallows around what floats, and their colours."""
REACH = 1.2
"""In radii: how far from the middle of its tile something may be drawn."""


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
        standing = self.board.standing
        key = (self.camera.size, *standing.key(s, tile))
        kept = self._kept.get(tile)
        if kept is None or kept[0] != key:
            picture = Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
            detail = hex_detail(self.camera.size, self.kit.scale)
            standing.paint(picture, s, tile, (reach, reach), self.camera.size, detail)
            kept = self._kept[tile] = (key, picture.convert_alpha())
        return kept[1]

    def _lies(self, s: SeaState, cells: list[int]) -> tuple[object, dict[int, int]]:
        """All that the land's picture hangs on, and what lies face down on it."""
        hidden = {cell: tile for cell, tile in backs(s).items() if cell not in self.board.hidden_sea}
        lies = tuple((cell, s.at[cell], facing(s, self.camera, cell)) for cell in cells)
        key = (self.camera.size, lies, tuple(hidden.items()), bool(self.camera.shown_at))
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
