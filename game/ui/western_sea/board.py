"""The map of Western Sea: one land with a sandy rim, tiles with their powers and points, tents and houses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.counts import controls
from game.rules.western_sea.state import SeaState
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, PARCHMENT, SHADOW, WHITE, Livery
from game.ui.western_sea.camera import Camera, Point
from game.ui.western_sea.glyphs import Glyph, tile_glyphs
from game.ui.western_sea.sea_ground import Grounds
from game.ui.western_sea.sea_map import (
    BACK,
    afloat,
    backs,
    facing,
    harbour_and_gap,
    moved_cells,
    sea_cells,
    ships_at,
)
from game.ui.western_sea.shapes import around, dashes, hexagon, over, wobbly

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


class Board:
    """Draws the map into the still picture. What it drew of land it keeps, until the land or zoom changes."""

    def __init__(self, kit: Kit, book: SeaBook, liveries: Sequence[Livery], area: Rect) -> None:
        self.kit, self.book, self.liveries = kit, book, liveries
        self.grounds = Grounds(kit, book)
        self.camera = Camera(area, kit.scale)
        self.hidden_tiles: set[int] = set()
        """Tiles that are still on their way to the map."""
        self.hidden_tents: dict[tuple[int, int], int] = {}
        """Tents still in the air, by tile and seat."""
        self.hidden_houses: set[int] = set()
        self.hidden_sea: set[int] = set()
        """Cells whose sea tile is still being laid, or looked at."""
        self._land: tuple[object, Surface, Point] | None = None
        self._kept: dict[int, tuple[object, Surface]] = {}
        """What stands on each tile, and what it hangs on."""
        self.mask: pygame.mask.Mask | None = None

    def cells(self, s: SeaState) -> list[int]:
        """Where a tile lies, face up or down."""
        return [*self._up(s), *(cell for cell in backs(s) if cell not in self.hidden_sea)]

    def _up(self, s: SeaState) -> list[int]:
        return [cell for cell, tile in s.at.items() if tile not in self.hidden_tiles]

    def follow(self, s: SeaState, shores: bool, more: Iterable[int] = ()) -> bool:
        """Keep the whole land in sight, with its shores or more if asked, unless the player moved the map."""
        self.camera.shown_at = moved_cells(s)
        if self.camera.moved:
            return False
        old = (self.camera.size, self.camera.x, self.camera.y)
        self.camera.show(list({*s.at, *sea_cells(s), *more, *(s.frontier if shores else ())}))
        return old != (self.camera.size, self.camera.x, self.camera.y)

    # The land

    def paint(self, surface: Surface, s: SeaState) -> None:
        """The land and what stands on it, as far as the surface's clip shows them."""
        cells = self._back_to_front(self._up(s))
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
            s.house[tile] if tile not in self.hidden_houses else -1,
            tuple(self.present(s, tile)),
            tuple(self._leaders(s, tile)),
            bool(ships_at(s, s.cell[tile])),
            tuple(self.liveries),
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

    def _drawn_land(self, s: SeaState, cells: list[int]) -> tuple[Surface, Point]:
        hidden = {cell: tile for cell, tile in backs(s).items() if cell not in self.hidden_sea}
        lies = tuple((cell, s.at[cell], facing(s, self.camera, cell)) for cell in cells)
        key = (self.camera.size, self.camera.turn, lies, tuple(hidden.items()), bool(self.camera.shown_at))
        if self._land is None or self._land[0] != key:
            self._land = (key, *self._draw_land(s, cells, hidden))
        return self._land[1], self._land[2]

    def _draw_land(self, s: SeaState, cells: list[int], hidden: dict[int, int]) -> tuple[Surface, Point]:
        everywhere = self._back_to_front([*cells, *hidden])
        if not everywhere:
            return Surface((1, 1), pygame.SRCALPHA), (0, 0)
        size = self.camera.size
        centres = {cell: self.camera.centre(cell) for cell in everywhere}
        left, top, right, bottom = around(centres.values(), size * 1.6)
        land = Surface((int(right - left), int(bottom - top)), pygame.SRCALPHA)
        shifted = {cell: (x - left, y - top) for cell, (x, y) in centres.items()}
        floating = [c for c in everywhere if c in hidden or afloat(self.book, s.at[c])]
        self._shelf(land, [shifted[cell] for cell in floating])
        self._rim(land, {cell: at for cell, at in shifted.items() if cell not in floating})
        if self.camera.shown_at:
            self._passage(land, s, (left, top))
        for cell in everywhere:
            x, y = shifted[cell]
            ground = self._lying(s, cell, hidden)
            land.blit(ground, (round(x - size), round(y - size)))
        return land, (left - self.camera.x, top - self.camera.y)

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
            return self.face_down(hidden[cell], radius)
        return self.grounds.picture(s.at[cell], radius, facing(s, self.camera, cell))

    def face_down(self, tile: int, radius: int) -> Surface:
        """The back of a sea tile; with what is under it, if the view knows."""
        if tile == BACK:
            return self.grounds.face_down(None, radius)
        return self.kit.made(
            ("peeked", tile, radius), lambda: self.grounds.face_down(self.tile_picture(tile, radius), radius)
        )

    def shore(self, radius: int, beach: bool, lies: int) -> Surface:
        """Stands for a coast of which no side has been chosen yet."""
        return self.kit.art.scaled(f"terrains/{'beach-a1' if beach else 'point'}-{lies}", 2 * radius)

    def _shelf(self, land: Surface, centres: list[Point]) -> None:
        """Shallow water under what floats, in place of sand."""
        seen = (0, 0, 0, 0)
        for grow, colour in SHELF:
            seen = over(colour, seen)
            for centre in centres:
                pygame.draw.polygon(land, seen, hexagon(centre, self.camera.size * (1 + grow)))

    def _rim(self, land: Surface, centres: dict[int, Point]) -> None:
        """Foam, sand and a shadow under the whole land, so that its tiles read as one coast.

        Each lies wholly on the one before, so what they look like together is drawn without any blending.
        """
        size = self.camera.size
        seen = (0, 0, 0, 0)
        for grow, colour in RINGS:
            seen = over(colour, seen)
            for cell, centre in centres.items():
                pygame.draw.polygon(land, seen, wobbly(hexagon(centre, size * (1 + grow)), size * 0.05, cell))
        seen = over((*SHADOW, 86), seen)
        for x, y in centres.values():
            pygame.draw.polygon(land, seen, hexagon((x + size * 0.05, y + size * 0.11), size * 1.01))

    def tile_picture(self, tile: int, radius: int, lies: int = 0) -> Surface:
        """One tile with its landscape, powers and points, in a square of twice the radius."""
        return self.kit.made(("tile", tile, radius, lies), lambda: self._tile_picture(tile, radius, lies))

    def _tile_picture(self, tile: int, radius: int, lies: int) -> Surface:
        picture = self.grounds.picture(tile, radius, lies).copy()
        self._badges(picture, tile, (0, 0), radius)
        return picture

    def _badges(self, picture: Surface, tile: int, at: tuple[int, int], radius: int) -> None:
        """The tile's powers and points, over landscape and borders of a tile whose square begins there."""
        entry = self.book.tiles[tile]
        x, y = at
        glyphs = tile_glyphs(entry)
        if glyphs:
            centre = (x + radius, y + round(radius * 0.57))
            self._ribbon(picture, glyphs, entry.kind, centre, max(10, round(radius * 0.31)))
        if any(entry.points):
            centre = (x + round(radius * 1.09), y + round(radius * 1.64))
            self._points(picture, entry.points, centre, radius)

    def _ribbon(
        self, picture: Surface, glyphs: list[Glyph], kind: str, centre: tuple[int, int], side: int
    ) -> None:
        """The powers on a strip of parchment; a factory's strip has a wheel before it."""
        pictures = [self._glyph(glyph, side) for glyph in glyphs]
        if kind == "factory":
            pictures.insert(0, self.kit.art.scaled("icons/factory", side))
        gap = max(1, side // 10)
        width = sum(p.get_width() for p in pictures) + gap * (len(pictures) + 1)
        strip = Rect(0, 0, width + gap, side + 2 * gap)
        strip.center = centre
        fill = CREAM if kind != "placement" else (226, 236, 214)
        pygame.draw.rect(picture, (*fill, 236), strip, border_radius=side // 3)
        pygame.draw.rect(picture, INK, strip, max(1, side // 18), border_radius=side // 3)
        x = strip.x + gap
        for small in pictures:
            picture.blit(small, (x, strip.centery - small.get_height() // 2))
            x += small.get_width() + gap

    def _glyph(self, glyph: Glyph, side: int) -> Surface:
        if glyph.die:
            return self.kit.die(glyph.die, (), side)
        icon = self.kit.art.scaled(f"icons/{glyph.icon}", side)
        if glyph.n in (0, 1):
            return icon
        text = f"{glyph.n}" if glyph.n > 0 else f"\N{MINUS SIGN}{-glyph.n}"
        words = self.kit.type.picture(text, "strong", max(7, side * 0.72) / self.kit.scale, INK)
        both = Surface((words.get_width() + side, max(side, words.get_height())), pygame.SRCALPHA)
        both.blit(words, (0, (both.get_height() - words.get_height()) // 2))
        both.blit(icon, (words.get_width(), (both.get_height() - side) // 2))
        return both

    def _points(self, picture: Surface, points: Sequence[int], centre: tuple[int, int], radius: int) -> None:
        """What the controller and the next get at the end."""
        text = " / ".join(map(str, points))
        words = self.kit.type.picture(text, "title", max(8, radius * 0.21) / self.kit.scale, INK)
        side = round(radius * 0.25)
        chip = Rect(
            0, 0, words.get_width() + side + radius // 8, max(words.get_height() - radius // 18, side)
        )
        chip.center = centre
        pygame.draw.rect(picture, PARCHMENT, chip, border_radius=chip.h // 2)
        pygame.draw.rect(picture, INK, chip, max(1, radius // 50), border_radius=chip.h // 2)
        icon = self.kit.art.scaled("icons/vp", side)
        picture.blit(icon, icon.get_rect(center=(chip.x + side // 2 + radius // 30, chip.centery)))
        picture.blit(words, words.get_rect(midright=(chip.right - radius // 16, chip.centery)))

    # The pieces

    def _pieces(self, surface: Surface, s: SeaState, tile: int) -> None:
        x, y = self.camera.centre(s.cell[tile])
        size = self.camera.size
        present = self.present(s, tile)
        owner = s.house[tile] if tile not in self.hidden_houses else -1
        self._control(surface, s, tile, owner)
        self._badges(surface, tile, (round(x - size), round(y - size)), round(size))
        moored = bool(ships_at(s, s.cell[tile]))
        if owner >= 0:
            house = self.piece("house", owner, round(size * (0.5 if moored else 0.62)))
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

    def present(self, s: SeaState, tile: int) -> list[tuple[int, int]]:
        """Who has tents there, and how many are standing."""
        found = []
        for seat in range(s.seats):
            n = s.tents[tile * s.seats + seat] - self.hidden_tents.get((tile, seat), 0)
            if n > 0:
                found.append((seat, n))
        return found

    def tent_place(self, s: SeaState, tile: int, seat: int) -> Point:
        """Where a seat's tents stand on a tile."""
        x, y = self.camera.centre(s.cell[tile])
        seats = [o for o in range(s.seats) if s.tents[tile * s.seats + o]]
        if seat not in seats:
            return x, y
        moored = bool(ships_at(s, s.cell[tile]))
        dx, dy = places(len(seats), s.house[tile] >= 0, moored)[seats.index(seat)]
        return x + dx * self.camera.size, y + dy * self.camera.size

    def _tents(self, surface: Surface, seat: int, n: int, at: Point, size: float) -> tuple[int, int]:
        """And says where their number belongs."""
        side = round(self.camera.size * size)
        tent = self.piece("tent", seat, side)
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
        pygame.draw.circle(surface, self.liveries[seat].dark, centre, radius)
        pygame.draw.circle(surface, WHITE, centre, radius, max(1, radius // 6))
        words = self.kit.type.picture(str(n), "strong", radius * 1.35 / self.kit.scale, WHITE)
        surface.blit(words, words.get_rect(center=centre))

    def piece(self, kind: str, seat: int, side: int) -> Surface:
        livery = self.liveries[seat]
        return self.kit.art.piece(f"{kind}-{livery.pattern}", side, livery)

    def _leaders(self, s: SeaState, tile: int) -> list[int]:
        """Who is seen to control a tile; tents still in the air do not count."""
        if s.house[tile] >= 0 and tile not in self.hidden_houses:
            return [s.house[tile]]
        leaders = [seat for seat in range(s.seats) if controls(s, seat, tile)]
        if leaders and self.hidden_tents:
            here = {seat for seat, _ in self.present(s, tile)}
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
            pygame.draw.line(surface, self.liveries[seat].dark, a, b, width + 2)
            pygame.draw.line(surface, self.liveries[seat].light, a, b, width)
        self._banner(surface, s, tile, leaders)

    def _banner(self, surface: Surface, s: SeaState, tile: int, leaders: list[int]) -> None:
        """The emblem of whoever controls the tile, so that no eye depends on colours."""
        x, y = self.camera.centre(s.cell[tile])
        size = self.camera.size
        radius = max(5, round(size * 0.135))
        for seat, (dx, dy) in zip(leaders, EMBLEMS, strict=False):
            self.kit.emblem(
                surface, self.liveries[seat], (round(x + dx * size), round(y + dy * size)), radius
            )

    # What may be chosen

    def outline(self, cell: int) -> list[Point]:
        return self.camera.corners(cell, -self.camera.size * 0.05)


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
