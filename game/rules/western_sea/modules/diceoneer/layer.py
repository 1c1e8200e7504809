"""The Diceoneer's own state, and how its pieces move."""

from __future__ import annotations

from typing import cast

import msgspec

from game.engine.rulebook import Layer, emit
from game.engine.state import Data
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.pieces import gain_vp, take_from_camp
from game.rules.western_sea.state import SeaState

DICEONEER = "diceoneer"


class Bot(Data):
    """What lies before the Diceoneer. Its seat's bag counts all its dice, wherever they lie here."""

    seat: int = 0
    queue: list[int] = msgspec.field(default_factory=list)
    """Colours, the front of the queue first."""
    laid: list[list[int]] = msgspec.field(default_factory=list)
    """By side of the hexagon: faces of dice, and tokens as -1 - resource."""
    last: int = -1
    """The side that it resolved last, or -1."""
    known: int = 0
    """A bit for each technology that it has researched; they do nothing for it."""
    shown: int = 0
    """What its six-sided die shows, or 0."""


layer = Layer(DICEONEER, part=Bot)


def bot(s: SeaState) -> Bot:
    return cast(Bot, s.parts[DICEONEER])


def human(s: SeaState) -> int:
    """The player against whom it plays, and who decides what its script leaves open."""
    return 1 - bot(s).seat


def pieces(s: SeaState, side: int) -> int:
    return len(bot(s).laid[side])


def to_queue(s: SeaState, colour: int) -> None:
    """A die that it owns goes to the back of the queue."""
    bot(s).queue.append(colour)


def new_die(s: SeaState, colour: int) -> None:
    """From the stock to the back of the queue."""
    seat = bot(s).seat
    s.stock[colour] -= 1
    s.bag[seat][colour] += 1
    to_queue(s, colour)
    emit(s, "die", seat, colour)


def clear_side(s: SeaState, side: int) -> None:
    """Dice go to the back of the queue, tokens to the stock."""
    p = bot(s)
    for piece in p.laid[side]:
        if piece >= 0:
            to_queue(s, piece // FACES)
    p.laid[side] = []
    p.last = side


def tents(s: SeaState) -> int:
    """Those it could still place."""
    seat = bot(s).seat
    return s.supply[seat] + s.camp[seat]


def ready_tent(b: SeaBook, s: SeaState) -> None:
    """Whenever it needs a tent and has none, it takes some from the general stock."""
    seat = bot(s).seat
    if not s.supply[seat]:
        take_from_camp(s, seat, b.compiled[DICEONEER].queue.tents)


def leave_unused(b: SeaBook, s: SeaState, points: int) -> None:
    """Strength that an action does not use is worth victory points."""
    if points > 0:
        seat = bot(s).seat
        vp = points * b.compiled[DICEONEER].options.unused_vp
        emit(s, "solo-unused", seat, points)
        gain_vp(s, seat, vp)
