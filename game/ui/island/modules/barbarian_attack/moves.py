"""What is seen of invasions, marches and battles: ships land, buildings fall over, knights ride."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import hypot, sin
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game.rules.island.modules.barbarian_attack.battles import directions
from game.rules.island.modules.barbarian_attack.layer import look_at
from game.ui.hexmap.camera import Point
from game.ui.island.icons import card_face
from game.ui.island.map.pieces import FINE, turned
from game.ui.island.modules.barbarian_attack.scenery import RaidScenery, barbarian_id, knight_id
from game.ui.island.panels.tray import Die
from game.ui.palette import DICE, INK, OTHER_DIE
from game.ui.table.flights import Flight, arc, drop, ease
from game.ui.table.layer import Player

if TYPE_CHECKING:
    from game.ui.island.modules.barbarian_attack.layer import RaidLayer

SAILS, HOPS, FALLS, FIGHTS = 0.9, 0.3, 0.5, 1.0
"""Seconds in which a ship comes, its crew goes ashore, a building lies down, and a battle is over."""
PACE = 0.16
"""Seconds in which a knight rides along half a path."""
AWAY = 2.4
"""In radii of a hex: from how far beyond the coast ships come."""
SHAKES = 34.0
RAIDERS, COLOUR, CONTEST = "grey", "white", "white"
"""Dice that are no roll for production."""


class RaidMoves:
    def __init__(self, layer: RaidLayer, motion: Any) -> None:
        self.layer, self.table, self.motion = layer, layer.table, motion
        self._dice: list[Die] = []
        """Rolled for prisoners, so far."""

    @property
    def scenery(self) -> RaidScenery:
        return self.layer.drawn

    def players(self) -> Mapping[str, Player]:
        return {
            "invasion-rolled": self._rolled,
            "landed": self._landed,
            "conquered": self._conquered,
            "fallen": partial(self._tips_over, True),
            "restored": partial(self._tips_over, False),
            "revealed": self._revealed,
            "knight": self._knight,
            "mercenary": self._knight,
            "captured": self._captured,
            "shifted": self._shifted,
            "marched": self._marched,
            "battle": self._battle,
            "contest": self._contest,
            "prisoners": self._prisoners,
            "colour-die": self._colour_die,
            "knight-lost": self._knight_lost,
        }

    def begin(self) -> None:
        self._dice = []

    # Something of the map that is not there before it has landed

    def _arriving(self, id_: object, flight: Flight, sound: str, beat: float) -> None:
        t = self.table
        hidden = t.board.hidden.pieces
        hidden.add(id_)

        def land() -> None:
            hidden.discard(id_)
            t.sound(sound)
            t.touch_board()

        flight.land = land
        t.touch_board()
        self.motion.fly(flight, beat)

    # Invasions

    def _rolled(self, seat: int, die: int, other: int) -> None:
        self.motion.throw([Die(die, RAIDERS), Die(other, RAIDERS)])

    def _landed(self, h: int) -> None:
        """A ship comes out of the sea, and one of its crew goes ashore."""
        t, s = self.table, self.table.state
        there = look_at(s).there[h]
        hidden = t.board.hidden.pieces
        k = max([k for k in range(there) if barbarian_id(h, k) not in hidden], default=0)
        x, y = t.board.places.hex(h)
        cx, cy = t.board.camera.x, t.board.camera.y
        far = hypot(x - cx, y - cy) or 1.0
        size = t.board.camera.size
        out = ((x - cx) / far * size, (y - cy) / far * size)
        start = (x + out[0] * AWAY, y + out[1] * AWAY)
        beach = (x + out[0] * 1.05, y + out[1] * 1.05)
        ship = self.scenery.ship()

        def sails(at: float) -> Point:
            e = ease(min(1.0, at * 1.25))
            return start[0] + (beach[0] - start[0]) * e, start[1] + (beach[1] - start[1]) * e + 3 * sin(
                9 * at
            )

        def fades(at: float, picture: Surface) -> Surface:
            if at < 0.85:
                return picture
            faded = picture.copy()
            faded.set_alpha(round(255 * (1 - at) / 0.15))
            return faded

        hidden.add(barbarian_id(h, k))
        t.touch_board()
        sound = partial(t.sound, "sail", 0.8)
        self.motion.fly(Flight(ship, 0, SAILS + HOPS, sails, begin=sound, shape=fades), SAILS * 0.8)
        way = arc(beach, self.scenery.stand(h, k), size * 0.4)
        ashore = Flight(self.scenery.barbarian(), 0, HOPS, way)
        self._arriving(barbarian_id(h, k), ashore, "step", HOPS)

    def _conquered(self, h: int) -> None:
        """The number is turned over when the third has landed."""
        t, id_ = self.table, ("held", h)
        t.board.hidden.pieces.add(id_)
        self._arriving(id_, Flight(t.empty, 0, 0.25, lambda at: (0, 0)), "tile-flip", 0.25)
        self.motion.at_beat(partial(t.sound, "raid"))

    def _tips_over(self, falls: bool, colour: int, corner: int) -> None:
        """A conquered building lies down on its side, a free one stands up."""
        t = self.table
        board = t.board
        hidden, at = board.hidden.houses, board.house_place(corner)
        hidden.add(corner)
        house = board.house(colour, bool(t.state.cities[colour] >> corner & 1))

        def turning(now: float, picture: Surface) -> Surface:
            return pygame.transform.rotate(picture, -90 * (ease(now) if falls else 1 - ease(now)))

        def land() -> None:
            hidden.discard(corner)
            t.sound("house")
            t.touch_board()

        t.touch_board()
        self.motion.fly(Flight(house, 0, FALLS, lambda _: at, land, shape=turning), FALLS * 0.6)

    # Cards

    def _revealed(self, seat: int, card: int) -> None:
        entry = self.table.book.cards[card]
        self.motion.show_card(card_face(entry), self.motion.at_bank("development"))

    def _captured(self, seat: int, h: int) -> None:
        where = self.scenery.stand(h, look_at(self.table.state).there[h])
        self.motion.carry(["prisoner"], where, self.motion.seat(seat), "raid")

    def _shifted(self, seat: int, origin: int, h: int) -> None:
        part, size = look_at(self.table.state), self.table.board.camera.size
        k = part.there[h] - 1
        start = self.scenery.stand(origin, part.there[origin])
        way = arc(start, self.scenery.stand(h, k), size * 1.2)
        self._arriving(barbarian_id(h, k), Flight(self.scenery.barbarian(), 0, 0.7, way), "step", 0.45)

    # Knights

    def _knight(self, seat: int, path: int) -> None:
        t, s = self.table, self.table.state
        colour = next((c for c, mine in enumerate(look_at(s).knights) if mine >> path & 1), seat)
        way = drop(self.scenery.post(path), t.board.camera.size * 1.1)
        flight = Flight(self.scenery.knight(s, colour), 0, 0.45, way)
        self._arriving(knight_id(path), flight, "step", 0.3)

    def _marched(self, colour: int, origin: int, path: int, in_haste: int) -> None:
        """Path by path, at a trot."""
        t, points = self.table, self.scenery.way(origin, path)
        bob = t.board.camera.size * 0.05

        def rides(at: float) -> Point:
            along = ease(at) * (len(points) - 1)
            n = min(int(along), len(points) - 2)
            (ax, ay), (bx, by) = points[n], points[n + 1]
            part = along - n
            return ax + (bx - ax) * part, ay + (by - ay) * part - abs(sin(along * 6)) * bob

        seconds = PACE * (len(points) - 1)
        flight = Flight(
            self.scenery.knight(t.state, colour), 0, seconds, rides, begin=partial(t.sound, "hooves")
        )
        self._arriving(knight_id(path), flight, "step", seconds * 0.8)

    def _knight_lost(self, seat: int, path: int) -> None:
        t = self.table
        start, end = self.scenery.post(path), self.motion.seat(seat)
        flight = Flight(self.scenery.knight(t.state, seat), 0, 0.6, arc(start, end, t.kit.u(70)))
        flight.begin = partial(t.sound, "refuse")
        self.motion.fly(flight, 0.2)
        self.layer.origin = start

    # Battles

    def _battle(self, h: int, knights: int, barbarians: int) -> None:
        """Those who are beaten are seen once more, shaken, before they are led away."""
        t, size = self.table, self.table.board.camera.size
        for k in range(barbarians):
            x, y = self.scenery.stand(h, k)

            def shakes(at: float, x: float = x, y: float = y, k: int = k) -> Point:
                return x + sin(at * SHAKES + k * 2) * size * 0.04 * (1 - at), y

            flight = Flight(self.scenery.barbarian(), self.motion.at, FIGHTS, shakes)
            t.flights.add(flight)
        swords = t.kit.art.picture("icons/knighthood", round(size * 0.9))
        at = t.board.places.hex(h)

        def grows(now: float, picture: Surface) -> Surface:
            return pygame.transform.rotozoom(picture, 0, 0.5 + 0.6 * ease(min(1.0, now * 2)))

        clash = partial(t.sound, "clash")
        self.motion.fly(Flight(swords, 0, FIGHTS, lambda _: at, begin=clash, shape=grows), FIGHTS * 0.9)
        self.layer.field = at

    def _contest(self, party: int, n: int) -> None:
        """All who roll for a prisoner, one die after another beside those before."""
        t = self.table
        colour = CONTEST if party < t.state.seats else RAIDERS
        faces = [n] if n <= 6 else [n - n // 2, n // 2]
        self._dice = [*self._dice, *(Die(face, colour) for face in faces)]
        if len(self._dice) <= MOST_DICE:
            self.motion.throw(self._dice)

    def _prisoners(self, seat: int, n: int) -> None:
        start = self.layer.field or self.table.camera.area.center
        self.motion.carry(["prisoner"] * n, start, self.motion.seat(seat), "treasure")

    def _colour_die(self, seat: int, direction: int, h: int) -> None:
        name = self.layer.directions()[direction]
        self.motion.throw([Die(1, COLOURS.get(name, COLOUR), f"die-{name}")])
        self._sides(h, direction, name)

    def _sides(self, h: int, direction: int, name: str) -> None:
        """The two sides of the hex that it is about."""
        t = self.table
        size, top = round(t.board.camera.size), t.book.top
        for side in directions(t.book)[direction]:
            path = top.paths_of[h][side]
            slope, at = t.board.places.slope(path), t.board.places.path(path)
            bar = t.kit.made(("side", name, size, slope), partial(_bar, name, size, slope))
            t.flights.add(Flight(bar, self.motion.at, SHOWN, partial(_still, at), quiet=True))


MOST_DICE = 4
SHOWN = 1.4
"""Seconds for which the sides of a colour are seen."""
COLOURS: Mapping[str, str] = {"brown": "brown", "green": "green", "purple": "violet"}


def _still(at: Point, now: float) -> Point:
    return at


def _bar(name: str, size: int, slope: int) -> Surface:
    """Along a path, in the colour of the die."""
    tone = DICE.get(COLOURS.get(name, ""), OTHER_DIE)
    picture = Surface((round(size * 0.9) * FINE, round(size * 0.24) * FINE), pygame.SRCALPHA)
    box = picture.get_rect()
    pygame.draw.rect(picture, INK, box, border_radius=box.h // 2)
    pygame.draw.rect(picture, tone, box.inflate(-4 * FINE, -4 * FINE), border_radius=box.h // 2)
    return turned(picture, slope)
