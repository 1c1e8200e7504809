"""What is seen of wagons and barbarians: wheels that roll, tolls that are paid, wares that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game.rules.island.modules.traders.layer import EMPTY, look_at, trade
from game.rules.island.modules.traders.wagons import FODDER
from game.ui.hexmap.camera import Point
from game.ui.island.modules.gold import GOLD
from game.ui.island.modules.traders.scenery import TradeScenery, barbarian_id, wagon_id
from game.ui.island.panels.tray import Die
from game.ui.table.flights import Flight, arc, ease
from game.ui.table.layer import Player

if TYPE_CHECKING:
    from game.ui.island.modules.traders.layer import TradersLayer

ROLLS, RUNS = 0.75, 0.8
"""Seconds in which a wagon comes along a path, and a barbarian to another."""
JOLT, JOLTS = 3.0, 5
"""How far a wagon leans on the way, in degrees, and how often."""


class TradeMoves:
    def __init__(self, layer: TradersLayer, motion: Any) -> None:
        self.layer, self.motion, self.table = layer, motion, layer.table

    def players(self) -> Mapping[str, Player]:
        return {
            "drove": self._drove,
            "toll": self._toll,
            "fed": self._fed,
            "delivered": self._delivered,
            "loaded": self._loaded,
            "upgraded": self._upgraded,
            "barbarian": self._barbarian,
            "drive-off": self._drive_off,
        }

    @property
    def drawn(self) -> TradeScenery:
        return self.layer.drawn

    def _wagon(self, seat: int) -> Point:
        return self.drawn.wagon_place(self.table.state, seat)

    def _drove(self, seat: int, path: int, n: int, left: int) -> None:
        """Along the path, leaning to and fro; what it carried when it set out is still on it."""
        t, ends = self.table, self.table.book.top.ends[path]
        part = look_at(t.state)
        here = part.wagons[seat] if part.wagons[seat] in ends else ends[1]
        start = self.drawn.standing(t.state, sum(ends) - here, seat, [seat])
        end = self._wagon(seat)
        id_, hidden = wagon_id(seat), t.board.hidden.pieces
        hidden.add(id_)

        def land() -> None:
            hidden.discard(id_)
            t.touch_board()

        def way(now: float) -> Point:
            e = ease(now)
            return start[0] + (end[0] - start[0]) * e, start[1] + (end[1] - start[1]) * e

        t.touch_board()
        picture = self.drawn.wagon(seat, self._carried(seat))
        begin = partial(t.sound, "wheels", 0.8)
        self.motion.fly(Flight(picture, 0, ROLLS, way, land, begin, _leaning), ROLLS * 0.9)

    def _carried(self, seat: int) -> int:
        """By what has happened since: a delivery had it on board, and what was loaded was not there yet."""
        found = look_at(self.table.state).carries[seat]
        for event in reversed(self.motion.happened.events):
            if event[0] == "loaded" and event[1] == seat:
                found = EMPTY
            elif event[0] == "delivered" and event[1] == seat:
                found = event[2]
        return int(found)

    def _toll(self, seat: int, other: int, n: int) -> None:
        motion = self.motion
        end = motion.seat(other) if other < self.table.state.seats else motion.at_bank(GOLD)
        motion.carry([GOLD] * n, motion.seat(seat), end, "coin")

    def _fed(self, seat: int, n: int) -> None:
        b = self.table.book
        paid = [b.resources[kind] for kind, count in b.price[FODDER] for _ in range(count)]
        self.motion.carry(paid, self.motion.seat(seat), self._wagon(seat))

    def _ware(self, ware: int) -> str:
        return trade(self.table.book).wares[ware].id

    def _delivered(self, seat: int, ware: int, plaza: int) -> None:
        """To its owner, for whom it is worth a point."""
        self.motion.carry([self._ware(ware)], self._wagon(seat), self.motion.seat(seat), "treasure")

    def _loaded(self, seat: int, ware: int, plaza: int) -> None:
        self.motion.carry([self._ware(ware)], self.drawn.stack_place(plaza), self._wagon(seat), "tile-flip")

    def _upgraded(self, seat: int, level: int) -> None:
        self.motion.show_card(self.layer.face_of(level), self.motion.seat(seat))

    def _barbarian(self, seat: int, path: int, to: int) -> None:
        t, id_ = self.table, barbarian_id(to)
        hidden = t.board.hidden.pieces
        hidden.add(id_)

        def land() -> None:
            hidden.discard(id_)
            t.sound("raid", 0.7)
            t.touch_board()

        t.touch_board()
        start, end = self.drawn.barbarian_place(path), self.drawn.barbarian_place(to)
        way = arc(start, end, self.drawn.size * 0.7)
        self.motion.fly(Flight(self.drawn.barbarian(), 0, RUNS, way, land), RUNS * 0.5)

    def _drive_off(self, seat: int, path: int, die: int, driven: int) -> None:
        self.motion.throw([Die(die, "green" if driven else "red")])


def _leaning(now: float, picture: Surface) -> Surface:
    return pygame.transform.rotozoom(picture, JOLT * sin(2 * pi * JOLTS * now) * (1 - now), 1)
