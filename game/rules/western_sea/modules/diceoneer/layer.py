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
    """What lies before the Diceoneer. To the other rules its queue is Spent, and what is laid is Active."""

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
    target: int = -1
    """The tile of its present raid, or -1."""
    marker: int = -1
    """Advisors: the side beside which the +1 marker lies, or -1."""
    gold: int = 0
    """Advisors: gold that waits beside the queue for the next round."""
    navy: int = 0
    """Fish and Ships: the strength of its navy."""
    ship_lost: int = 0
    """Fish and Ships: whether it had a ship and has lost it."""
    blue_due: int = 0
    """Fish and Ships: whether it is still to get the blue die that it began without."""


layer = Layer(DICEONEER, part=Bot)


def bot(s: SeaState) -> Bot:
    return cast(Bot, s.parts[DICEONEER])


def human(s: SeaState) -> int:
    """The player against whom it plays, and who decides what its script leaves open."""
    return 1 - bot(s).seat


def pieces(s: SeaState, side: int) -> int:
    p = bot(s)
    return len(p.laid[side]) + (p.marker == side)


def mirror(s: SeaState) -> None:
    """Let the other rules see its dice where they look for a player's."""
    p = bot(s)
    s.spent[p.seat] = [p.queue.count(colour) for colour in range(len(s.stock))]
    s.active[p.seat] = sorted(piece for side in p.laid for piece in side if piece >= 0)


def to_queue(s: SeaState, colour: int) -> None:
    """A die that it owns goes to the back of the queue."""
    bot(s).queue.append(colour)
    mirror(s)


def new_die(s: SeaState, colour: int) -> None:
    """From the stock to the back of the queue."""
    s.stock[colour] -= 1
    to_queue(s, colour)
    emit(s, "die", bot(s).seat, colour)


def clear_side(s: SeaState, side: int) -> None:
    """Dice go to the back of the queue, tokens to the stock, the marker off the table."""
    p = bot(s)
    emit(s, "solo-back", p.seat, side)
    p.queue += [piece // FACES for piece in p.laid[side] if piece >= 0]
    p.laid[side] = []
    p.last = side
    if p.marker == side:
        p.marker = -1
    mirror(s)


def tents(s: SeaState) -> int:
    """Those it could still place."""
    seat = bot(s).seat
    return s.supply[seat] + s.camp[seat]


def ready_tent(b: SeaBook, s: SeaState) -> None:
    """Whenever it needs a tent and has none, it takes some from the general stock."""
    seat = bot(s).seat
    if not s.supply[seat]:
        take_from_camp(s, seat, b.compiled[DICEONEER].queue.tents)


def stay_idle(b: SeaBook, s: SeaState, action: str, points: int) -> None:
    """Nothing of this kind can be done, so that all its strength is left."""
    emit(s, "solo-idle", bot(s).seat, b.action[action])
    leave_unused(b, s, points)


def leave_unused(b: SeaBook, s: SeaState, points: int) -> None:
    """Strength that an action does not use is worth victory points."""
    if points > 0:
        seat = bot(s).seat
        vp = points * b.compiled[DICEONEER].options.unused_vp
        emit(s, "solo-unused", seat, points)
        gain_vp(s, seat, vp)
