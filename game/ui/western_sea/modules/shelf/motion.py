"""Cards on the move, as the modules show them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.table.flights import Flight, arc
from game.ui.western_sea.modules.shelf.cards import card_picture

if TYPE_CHECKING:
    from game.ui.western_sea.motion import WesternMotion

CARD = (54, 76)
"""Units."""


class CardMotion:
    """What a module's cards look and sound like when they are opened, taken or discarded."""

    def __init__(self, motion: WesternMotion) -> None:
        self.motion, self.table = motion, motion.table

    def face(self, thing: int) -> Surface:
        t = self.table
        return card_picture(t.kit, t.book.things[thing], self.size())

    def size(self) -> tuple[int, int]:
        u = self.table.kit.u
        return u(CARD[0]), u(CARD[1])

    def fly(self, picture: Surface, start: str, end: str, sound: str, high: int = 60) -> Flight:
        t = self.table
        way = arc(t.place_of(start), t.place_of(end), t.kit.u(high))
        flight = Flight(picture, 0, 0.6, way, begin=partial(t.sound, sound))
        self.motion.fly(flight)
        return flight

    def opened(self, thing: int) -> None:
        t = self.table
        name = f"card {t.book.things[thing].id}"
        if t.spot(name):
            self.fly(self.face(thing), "pile", name, "card-take", 40)
