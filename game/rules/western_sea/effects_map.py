"""Verbs that put tents on the map and move them."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import Deed, SeaBook
from game.rules.western_sea.content import Place
from game.rules.western_sea.counts import tiles_where
from game.rules.western_sea.limits import carried_out
from game.rules.western_sea.pieces import add_tents, bits, overland, place_tent, take_tents
from game.rules.western_sea.state import SeaState


def place(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.place", seat, n)] * deed.what.tents)


@base.step("do.place")
def ask_place(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    tiles = tiles_to_place(b, s, seat, b.deeds[deed].what)
    options = [Option("place", "hex", s.cell[tile]) for tile in bits(tiles)]
    return Decision(seat, "do.place", [*options, Option("decline")]) if options else None


def tiles_to_place(b: SeaBook, s: SeaState, seat: int, what: Place) -> int:
    if not (s.camp if what.stock else s.supply)[seat]:
        return 0
    reach: int = b.rules["settle-reach"](b, s, seat)
    return reach if what.where is None else reach & tiles_where(b, s, seat, what.where)


@base.answer("do.place")
def tent_placed(b: SeaBook, s: SeaState, option: Option, seat: int, deed: int) -> None:
    if option.verb == "place":
        carried_out(s)
        if b.deeds[deed].what.stock:
            s.camp[seat] -= 1
            s.supply[seat] += 1
        place_tent(s, seat, s.at[int(option.at)])


def move(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.move", seat)] * deed.what)


@base.step("do.move")
def ask_tent(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """A tent goes from one tile to a neighbouring one."""
    options = [Option("lift", "hex", s.cell[t]) for t in tents_to_move(b, s, seat)]
    return Decision(seat, "do.move", [*options, Option("decline")], draft="move") if options else None


def tents_to_move(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    here = [t for t in bits(s.holds[seat] & b.tile_bits) if s.tents[t * s.seats + seat]]
    return [t for t in here if overland(b, s, 1 << t)]


@base.answer("do.move")
def tent_lifted(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "lift":
        carried_out(s)
        push(s, ("do.move.to", seat, s.at[int(option.at)]))


@base.step("do.move.to")
def ask_where(b: SeaBook, s: SeaState, seat: int, tile: int) -> Decision:
    options = [Option("place", "hex", s.cell[t]) for t in bits(overland(b, s, 1 << tile))]
    return Decision(seat, "do.move.to", options, draft="move")


@base.answer("do.move.to")
def tent_moved(b: SeaBook, s: SeaState, option: Option, seat: int, tile: int) -> None:
    to = s.at[int(option.at)]
    add_tents(s, seat, to, 1)
    take_tents(s, seat, tile, 1)
    emit(s, "moved", seat, tile, to)
