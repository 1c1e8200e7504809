"""The map of Western Sea: what is seen of it and from where, its tiles and pieces, what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from time import perf_counter

from pygame import Rect, Surface

from game.engine.hexes import ORIGIN, neighbours
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState
from game.ui.hexmap.camera import Camera, Point
from game.ui.hexmap.plates import hex_detail
from game.ui.kit import Kit
from game.ui.palette import Livery
from game.ui.table.detail import Detail
from game.ui.western_sea.map.faces import Faces
from game.ui.western_sea.map.picture import MapPicture
from game.ui.western_sea.map.sea import BACK, backs, moved_cells, sea_cells, ships_at
from game.ui.western_sea.map.standing import RAISED, Standing, places

PATIENCE = 0.003
"""Seconds of a frame for drawing the map in another size before it is shown so."""


class Board:
    """Paints the map into the still picture. Where it is to be shown in another size, it is drawn so
    beforehand, in a few frames, and shown as before until then."""

    def __init__(self, kit: Kit, book: SeaBook, liveries: Sequence[Livery], area: Rect) -> None:
        self.kit, self.book, self.liveries = kit, book, liveries
        self.faces = Faces(kit, book)
        self.standing = Standing(self)
        self.hidden_tiles: set[int] = set()
        """Tiles that are still on their way to the map."""
        self.hidden_tents: dict[tuple[int, int], int] = {}
        """Tents still in the air, by tile and seat."""
        self.hidden_houses: set[int] = set()
        self.hidden_sea: set[int] = set()
        """Cells whose sea tile is still being laid, or looked at."""
        self.camera = Camera(area, kit.scale)
        self._shown = MapPicture(self, self.camera)
        self._coming: MapPicture | None = None

    def cells(self, s: SeaState) -> list[int]:
        """Where a tile lies, face up or down."""
        return [*self.up(s), *(cell for cell in backs(s) if cell not in self.hidden_sea)]

    def up(self, s: SeaState) -> list[int]:
        return [cell for cell, tile in s.at.items() if tile not in self.hidden_tiles]

    def lay_apart(self, s: SeaState, still: bool) -> None:
        """A sea that lies apart is shown beside the land; it holds still too, as long as it can."""
        shown = moved_cells(s)
        before = self.camera.shown_at
        if not still or shown.keys() != before.keys() or not s.at.keys().isdisjoint(before.values()):
            self.camera.shown_at = shown

    def follow(
        self, s: SeaState, more: Iterable[int] = (), lit: Iterable[int] = (), gently: bool = False
    ) -> None:
        """Bring the whole land into sight, with room for what may be laid around it and for what is lit,
        unless all of it is or the player moved the map.

        Gently, it may take some frames until it is seen in another size.
        """
        camera, land = self.camera, {*s.at, *sea_cells(s), *more}
        room = (s.frontier if s.pile.slots else {}).keys() - land
        room = room if land else {ORIGIN, *neighbours(ORIGIN)}  # the first tile, and the next beside it
        lit = [cell for cell in lit if cell not in land]
        if camera.moved or (camera.framed and camera.shows(land, room, lit)):
            self._coming = None
            return
        aim = copy(camera)
        aim.show(land, room, lit)
        if not gently or self._shown.empty or aim.size == camera.size:
            self._go_to(aim)
        elif self._coming and aim.size == self._coming.camera.size:
            self._coming.camera = aim
            self._coming.draw_anew()
        else:
            self._coming = MapPicture(self, aim)

    def _go_to(self, aim: Camera) -> None:
        self.camera.view, self.camera.moved, self.camera.framed = aim.view, False, True
        self._coming = None

    @property
    def coming(self) -> bool:
        """It is about to be seen elsewhere."""
        return self._coming is not None and not self.camera.moved

    def arrive(self, s: SeaState, patience: float = PATIENCE) -> bool:
        """Draw some of what the map will look like in another size; says whether it is shown so now."""
        coming = self._coming
        if coming is None or self.camera.moved or not coming.draw(s, perf_counter() + patience):
            return False
        self._go_to(coming.camera)
        coming.camera = self.camera
        self._shown = coming
        return True

    def paint(self, surface: Surface, s: SeaState) -> None:
        """The land and what stands on it, as far as the surface's clip shows them."""
        self._shown.paint(surface, s)

    # Tiles and pieces

    @property
    def detail(self) -> Detail:
        return hex_detail(self.camera.size, self.kit.scale)

    @property
    def raised(self) -> float:
        """In radii: how much higher pieces stand on tiles that are shown small."""
        return RAISED[self.detail]

    def lying(self, tile: int, lies: int = 0) -> Surface:
        """A tile as it lies on the map, without what stands on it."""
        return self.faces.picture(tile, round(self.camera.size), lies, self.detail)

    def tile_picture(self, tile: int, radius: int, lies: int = 0) -> Surface:
        """One tile with its landscape, powers and points, in a square of twice the radius."""
        return self.faces.picture(tile, radius, lies)

    def face_down(self, tile: int, radius: int) -> Surface:
        """The back of a sea tile; with what is under it, if the view knows."""
        if tile == BACK:
            return self.faces.grounds.face_down(None, radius)
        return self.kit.made(
            ("peeked", tile, radius),
            lambda: self.faces.grounds.face_down(self.tile_picture(tile, radius), radius),
        )

    def shore(self, radius: int, beach: bool, lies: int) -> Surface:
        """Stands for a coast of which no side has been chosen yet."""
        return self.kit.art.scaled(f"terrains/{'beach-a1' if beach else 'point'}-{lies}", 2 * radius)

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
        return x + dx * self.camera.size, y + (dy - self.raised) * self.camera.size

    def piece(self, kind: str, seat: int, side: int) -> Surface:
        livery = self.liveries[seat]
        return self.kit.art.piece(f"{kind}-{livery.pattern}", side, livery)

    # What may be chosen

    def outline(self, cell: int) -> list[Point]:
        return self.camera.corners(cell, -self.camera.size * 0.05)
