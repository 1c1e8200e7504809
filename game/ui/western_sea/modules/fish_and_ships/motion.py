"""What happens at sea becomes motion: ships sail with a wake, the sea rises, tiles are looked under."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import hypot, pi, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.modules.fish_and_ships.layout import HARBOUR
from game.rules.western_sea.pieces import bits
from game.ui.hexmap.shapes import Point
from game.ui.palette import INK, PARCHMENT, SEA_LIGHT, mix
from game.ui.table.callout import ANNOUNCED
from game.ui.table.flights import Flight, arc, ease, fade, flip, lift
from game.ui.table.layer import Player
from game.ui.western_sea.map.sea import BACK, backs, sea_in

if TYPE_CHECKING:
    from game.ui.western_sea.modules.fish_and_ships.ships import Fleet
    from game.ui.western_sea.motion import WesternMotion
    from game.ui.western_sea.table import SeaTable

LEG = 0.5
"""Seconds from one hex to the next."""
WAKES = 7
FOAM_LASTS = 1.1
RISING = 0.85
"""Seconds in which the whole sea rises."""
SHARE = 0.45
"""Of that time, how long one tile takes."""
LARGE = 1.8
SHIPS = 0.62
"""In radii: how large a ship is on its way."""


class SeaMotion:
    def __init__(self, motion: WesternMotion, fleet: Fleet) -> None:
        self.motion, self.fleet = motion, fleet
        self.table: SeaTable = motion.table

    def plays(self, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {
            "sailed": self._sailed,
            "ship": self._ship,
            "ship-lost": self._ship_lost,
            "sea-raised": self._raised,
            "reveal-peek": self._peeked,
            "reveal-flip": self._turned_up,
            "harbour-back": self._harbour_back,
            "treasure-lost": self._treasure_lost,
            "die": partial(self._die, others["die"]),
        }

    # Ships

    def _sailed(self, seat: int, cell: int) -> None:
        """From hex to hex, with a wake that stays a while."""
        t, fleet = self.table, self.fleet
        start = fleet.lay.get(seat)
        ends = fleet.places(t.state).get(seat)
        place = ends[1] if ends and ends[0] == cell else (0.0, 0.14)
        fleet.lay[seat] = (cell, place)
        if start is None:
            return
        a, b = fleet.point(*start), fleet.point(cell, place)
        if abs(b[0] - a[0]) > 1:
            (fleet.westward.add if b[0] < a[0] else fleet.westward.discard)(seat)
        fleet.sailing.add(seat)
        bend = t.board.camera.size * 0.12

        def way(share: float) -> Point:
            (x, y), (u, v) = fleet.point(*start), fleet.point(cell, place)
            e = ease(share)
            return x + (u - x) * e, y + (v - y) * e - bend * sin(pi * e)

        self._wake(way, a, b)
        side = round(t.board.camera.size * SHIPS)
        flight = Flight(fleet.picture(seat, side), 0, LEG, way, partial(self._moored, seat))
        flight.begin = partial(t.sound, "sail", 0.8)
        flight.shape = lambda share, _: fleet.picture(seat, side, round(3 * sin(share * 2 * pi)))
        self.motion.fly(flight, LEG)

    def _moored(self, seat: int) -> None:
        self.fleet.sailing.discard(seat)

    def _wake(self, way: Callable[[float], Point], a: Point, b: Point) -> None:
        """Foam left behind along the way; nobody waits for it to go."""
        t = self.table
        if t.app.settings.reduced_motion or not hypot(b[0] - a[0], b[1] - a[1]):
            return
        size = t.board.camera.size
        foam = t.kit.art.picture("sea/wake", round(size * 0.52), round(size * 0.26))
        if b[0] < a[0]:
            foam = pygame.transform.flip(foam, True, False)
        for n in range(WAKES):
            share = (n + 0.5) / WAKES
            x, y = way(share)
            at = (x, y + size * 0.22)
            flight = Flight(foam, self.motion.at + LEG * share, FOAM_LASTS, lambda _, at=at: at, shape=fade)  # type: ignore[misc]
            flight.quiet = True
            t.flights.add(flight)

    def _ship(self, seat: int) -> None:
        """From its owner's board into the harbour."""
        t, fleet = self.table, self.fleet
        place = fleet.places(t.state).get(seat)
        if place is None:
            return
        cell, at, _ = place
        fleet.lay[seat] = (cell, at)
        fleet.sailing.add(seat)
        start = t.place_of(f"seat {seat}")
        side = round(t.board.camera.size * SHIPS)
        flight = Flight(fleet.picture(seat, side), 0, 0.6, arc(start, fleet.point(cell, at), t.kit.u(70)))
        flight.land = partial(self._launched, seat)
        self.motion.fly(flight)

    def _launched(self, seat: int) -> None:
        self._moored(seat)
        self.table.sound("sail")

    def _ship_lost(self, seat: int) -> None:
        t, fleet = self.table, self.fleet
        cell, at = fleet.lay.pop(seat, (-1, (0.0, 0.0)))
        if cell < 0:
            return
        side = round(t.board.camera.size * SHIPS)
        end = t.place_of(f"seat {seat}")
        flight = Flight(fleet.picture(seat, side), 0, 0.6, arc(fleet.point(cell, at), end, t.kit.u(50)))
        flight.begin = partial(t.sound, "tent-off")
        self.motion.fly(flight)

    # Tiles

    def _raised(self, seat: int) -> None:
        """One sea tile after another comes up out of the depth, and everybody is told."""
        t = self.table
        sea = sea_in(t.state)
        if sea is None:
            return
        board, camera = t.board, t.board.camera
        hx, hy = camera.centre(sea.cells[HARBOUR])
        cells = sorted(
            backs(t.state), key=lambda c: hypot(camera.centre(c)[0] - hx, camera.centre(c)[1] - hy)
        )
        board.hidden_sea.update(cells)
        self.motion.at_beat(partial(t.sound, "wave"))
        picture = board.face_down(BACK, round(camera.size))
        for n, cell in enumerate(cells):
            late = (1 - SHARE) * n / max(1, len(cells) - 1)
            flight = Flight(picture, 0, RISING, partial(_cell_at, t, cell), shape=partial(rising, late))
            if n == len(cells) - 1:
                flight.land = partial(self._all_there, cells)
            self.motion.fly(flight, 0.0)
        if not t.app.settings.reduced_motion:
            t.flights.add(self._announcement(seat))

    def _all_there(self, cells: list[int]) -> None:
        self.table.board.hidden_sea.difference_update(cells)
        self.table.touch_board()

    def _announcement(self, seat: int) -> Flight:
        t = self.table
        kit, u = t.kit, t.kit.u
        w, h, margin = u(400), u(74), u(16)
        picture = Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        rect = Rect(margin, margin, w, h)
        kit.panel(picture, rect, mix(PARCHMENT, SEA_LIGHT, 0.35))
        kit.icon(picture, "terrain-coast", u(46), (rect.x + u(42), rect.centery))
        words = Rect(rect.x + u(78), rect.y + u(8), rect.w - u(94), u(34))
        kit.line(picture, kit.say("sea.rises"), "title", 25, words, INK)
        under = Rect(words.x, words.bottom, words.w, u(22))
        kit.line(picture, t.voice.log(("sea-raised", seat)), "strong", 15, under, INK)
        area = t.camera.area
        at = (area.centerx, area.bottom - h)

        def shape(share: float, shown: Surface) -> Surface:
            shown.set_alpha(round(255 * min(1.0, share * 8, (1 - share) * 4)))
            return shown

        return Flight(picture, 0.0, LARGE, lambda share: at, shape=shape, quiet=True, group=ANNOUNCED)

    def _peeked(self, seat: int, cell: int) -> None:
        """Whoever looks sees the tile turn; the others see that somebody looks."""
        t = self.table
        radius = round(t.board.camera.size)
        tile = backs(t.state).get(cell, BACK)
        if tile == BACK or seat != t.eyes.seat:
            eye = t.kit.art.picture("icons/eye", max(16, round(radius * 0.6)))
            flight = Flight(eye, 0, 0.7, lift(t.board.camera.centre(cell), radius * 0.7), shape=fade)
            self.motion.fly(flight, 0.1)
            return
        t.board.hidden_sea.add(cell)
        known = t.board.tile_picture(tile, radius)
        flight = Flight(known, 0, 0.6, partial(_cell_at, t, cell), partial(self._all_there, [cell]))
        flight.begin = partial(t.sound, "tile-flip")
        flight.shape = flip(t.board.face_down(BACK, radius))
        self.motion.fly(flight, 0.3)

    def _turned_up(self, seat: int, tile: int) -> None:
        self.motion.at_beat(partial(self.table.sound, "explore"))

    def _harbour_back(self, seat: int) -> None:
        t = self.table
        small = next((n for n, tile in enumerate(t.book.tiles) if tile.sea == "small-harbour"), -1)
        if small >= 0:
            picture = t.board.tile_picture(small, t.kit.u(40))
            way = arc(t.command_centre(), t.place_of("pile"), t.kit.u(60))
            self.motion.fly(Flight(picture, 0, 0.5, way))

    # The treasure die

    def _die(self, other: Player, seat: int, colour: int) -> None:
        """The large one comes from its island."""
        t = self.table
        found = self.treasure_at() if t.book.colours[colour] == "treasure" else None
        if found is None:
            other(seat, colour)
            return
        die = t.kit.die("treasure", (), t.kit.u(44))
        way = arc(found, t.place_of(f"seat {seat}"), t.kit.u(50))
        self.motion.fly(Flight(die, 0, 0.55, way, begin=partial(t.sound, "treasure")))

    def treasure_at(self) -> Point | None:
        """The island that brings it, if it has been found."""
        t = self.table
        for tile in bits(t.book.brings["treasure"]):
            if t.state.cell[tile] >= 0:
                return t.board.camera.centre(t.state.cell[tile])
        return None

    def _treasure_lost(self, seat: int) -> None:
        t = self.table
        end = self.treasure_at()
        if end:
            die = t.kit.die("treasure", (), t.kit.u(40))
            self.motion.fly(Flight(die, 0, 0.55, arc(t.place_of(f"seat {seat}"), end, t.kit.u(50))))


def _cell_at(t: SeaTable, cell: int, share: float) -> Point:
    return t.board.camera.centre(cell)


def rising(late: float, share: float, picture: Surface) -> Surface:
    """Out of the depth: first nothing, then growing and clearing, then there."""
    own = max(0.0, min(1.0, (share - late) / SHARE))
    if own <= 0:
        return Surface((1, 1), pygame.SRCALPHA)
    if own >= 1:
        return picture
    swell = ease(own) * (1 + 0.14 * sin(pi * own))
    w, h = picture.get_size()
    grown = pygame.transform.scale(
        picture, (max(2, round(w * swell)), max(2, round(h * swell * (0.4 + 0.6 * own))))
    )
    grown.set_alpha(round(255 * min(1.0, own * 1.6)))
    return grown
