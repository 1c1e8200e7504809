"""Cards on the move: drawn, discarded, revealed and hired; the embassy that passes; advice taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.state import Event
from game.rules.western_sea.modules.emissaries import KIND as EMISSARIES
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.rules.western_sea.pieces import turn_order
from game.ui.table.flights import Flight, arc, fade, flip, lift
from game.ui.western_sea.modules.shelf.cards import card_back, card_picture, portrait
from game.ui.western_sea.modules.shelf.shelf import advisor_of, owner

if TYPE_CHECKING:
    from game.ui.western_sea.motion import Motion
    from game.ui.western_sea.table import SeaTable

CARD = (54, 76)
"""Units."""
MOST_POINTS = 5


class CardMotion:
    """What the events of the modules' cards look and sound like."""

    def __init__(self, motion: Motion) -> None:
        self.motion, self.table = motion, motion.table
        self._holder = self._embassy()

    def plays(self) -> dict[str, Callable[..., None]]:
        return {
            "emissary": self._opened,
            "invited": self._invited,
            "hired": self._hired,
            "advisor": self._opened,
            "advisor-kept": self._kept,
            "advised": self._advised,
            "cards": self._drawn,
            "reveal-discard": self._discarded,
            "enclosed": self._enclosed,
            "reshuffled": self.motion._sound("card-take"),
        }

    # Parts

    def _face(self, thing: int) -> Surface:
        t = self.table
        return card_picture(t.kit, t.book.things[thing], self._size())

    def _size(self) -> tuple[int, int]:
        u = self.table.kit.u
        return u(CARD[0]), u(CARD[1])

    def _fly(self, picture: Surface, start: str, end: str, sound: str, high: int = 60) -> Flight:
        t = self.table
        way = arc(t.place_of(start), t.place_of(end), t.kit.u(high))
        flight = Flight(picture, 0, 0.6, way, begin=partial(t.sound, sound))
        self.motion.fly(flight)
        return flight

    # Emissaries

    def _embassy(self) -> int:
        t = self.table
        return turn_order(t.state)[-1] if EMISSARIES in t.book.modules else -1

    def passed(self) -> None:
        """The embassy goes to whoever is last now."""
        t, before = self.table, self._holder
        self._holder = self._embassy()
        if before != self._holder and t.state.round:
            picture = t.kit.art.picture("icons/embassy", t.kit.u(40))
            self._fly(picture, f"seat {before}", f"seat {self._holder}", "card-take")

    def _opened(self, thing: int) -> None:
        t = self.table
        name = f"card {t.book.things[thing].id}"
        if t.spot(name):
            self._fly(self._face(thing), "pile", name, "card-take", 40)

    def _invited(self, seat: int, thing: int) -> None:
        """It bows before whoever has invited it, and its icon is everybody's."""
        t = self.table
        at = t.place_of(f"card {t.book.things[thing].id}")
        flight = Flight(self._face(thing), 0, 0.5, lift(at, t.kit.u(26)), shape=fade)
        flight.begin = partial(t.sound, "card-lift")
        self.motion.fly(flight)

    def _hired(self, seat: int, thing: int) -> None:
        name = f"card {self.table.book.things[thing].id}"
        self._fly(self._face(thing), name, f"seat {seat}", "recruit")

    # Advisors

    def _kept(self, seat: int, thing: int) -> None:
        t = self.table
        way = arc(t.command_centre(), t.place_of(f"seat {seat}"), t.kit.u(60))
        flight = Flight(self._face(thing), 0, 0.55, way, begin=partial(t.sound, "card-take"))
        self.motion.fly(flight)

    def _advised(self, seat: int, thing: int) -> None:
        """The advisor is seen to have spoken."""
        t = self.table
        mine = seat == owner(t) and t.spot("advisor")
        at = t.place_of("advisor" if mine else f"seat {seat}")
        picture = t.kit.art.picture(_icon(portrait(t.kit, t.book.things[thing])), t.kit.u(52))
        flight = Flight(picture, 0, 0.7, lift(at, t.kit.u(40)), shape=fade, quiet=True)
        flight.begin = partial(t.sound, "card-lift")
        self.motion.fly(flight)

    # Enclosures

    def _drawn(self, seat: int, n: int) -> None:
        """Face down, whoever draws them."""
        back = card_back(self.table.kit, self._size())
        for _ in range(n):
            self._fly(back, "enclosure pile", self._hand(seat), "card-take", 40)

    def _hand(self, seat: int) -> str:
        t = self.table
        hand = next((widget for widget in t.widgets if widget.name == "hand"), None)
        return "hand" if hand and seat == owner(t) else f"ledger {seat}"

    def _card(self, card: int) -> tuple[str, Surface]:
        t = self.table
        entry = t.book.cards[card]
        return entry.id, card_picture(t.kit, entry, self._size())

    def _from(self, seat: int, id_: str) -> str:
        """Where a card comes from: the hand in sight, the choice of what to discard, or somebody's row."""
        t = self.table
        spots = (f"choice discard card {id_}", f"card {id_}")
        return next((name for name in spots if t.spot(name)), f"ledger {seat}")

    def _discarded(self, seat: int, card: int) -> None:
        id_, picture = self._card(card)
        start = self._from(seat, id_)
        flight = self._fly(picture, start, "enclosure pile", "card-take", 30)
        if start.startswith("ledger"):
            flight.shape = flip(card_back(self.table.kit, self._size()))

    def _enclosed(self, seat: int, card: int) -> None:
        """The card turns over on its way to its owner's row, and its points follow."""
        t = self.table
        id_, picture = self._card(card)
        start = self._from(seat, id_)
        flight = self._fly(picture, start, f"ledger {seat}", "house", 70)
        if start.startswith("ledger"):
            flight.shape = flip(card_back(t.kit, self._size()))
        entry = t.book.cards[card]
        assert isinstance(entry, EnclosureEntry)
        coin = t.kit.art.picture("icons/vp", t.kit.u(26))
        for k in range(min(MOST_POINTS, entry.vp)):
            way = arc(t.place_of(f"ledger {seat}"), t.place_of(f"seat {seat}"), t.kit.u(60))
            begin = partial(t.sound, "coin") if k == 0 else None
            self.motion.fly(Flight(coin, 0, 0.5, way, begin=begin), 0.06)


# The log


def card_event_icon(t: SeaTable, event: Event) -> str:
    """The picture beside a line about cards."""
    kind = event[0]
    if kind in ("emissary", "advisor"):
        return portrait(t.kit, t.book.things[event[1]])
    if kind in ("invited", "hired", "advisor-kept", "advised"):
        return portrait(t.kit, t.book.things[event[2]])
    if kind == "icon" and t.book.things[event[2]].id in t.book.card_kind:
        return portrait(t.kit, t.book.things[event[2]])
    if kind in ("cards", "reveal-discard", "reveal-enclosure", "enclosed", "reshuffled"):
        return "enclosure"
    if kind == "swapped" and advisor_of(t, event[1]) >= 0:
        return portrait(t.kit, t.book.things[advisor_of(t, event[1])])
    return "tile" if kind == "put-back" else ""


def _icon(name: str) -> str:
    return name if "/" in name else f"icons/{name}"
