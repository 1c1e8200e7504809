"""Settle: take tents from the general stock, or place them where one is present or next to it."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import bits, number, overland, place_tent, take_from_camp
from game.rules.western_sea.spend import spend
from game.rules.western_sea.state import SeaState


@base.rule("bars.settle")
def bars_settle(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    if s.camp[seat] or (s.supply[seat] and b.rules["settle-reach"](b, s, seat)):
        return ""
    return "no-result"


@base.rule("settle-reach")
def settle_reach(b: SeaBook, s: SeaState, seat: int) -> int:
    """A bit for each tile where the seat is present or next to one."""
    reach = s.holds[seat] & b.tile_bits
    for _ in range(number(b, s, seat, "settle-range")):
        reach |= overland(b, s, reach)
    return reach


@base.step("act.settle")
def act_settle(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    spend(s, seat, b.action["settle"], 1, most_useful(b, s, seat), ("settle", seat), icons)


def most_useful(b: SeaBook, s: SeaState, seat: int) -> int:
    """How many icons can do something."""
    most: int = b.rules["settle-most"](b, s, seat)
    return max(1, most - number(b, s, seat, "settle-more"))


@base.rule("settle-most")
def settle_most(b: SeaBook, s: SeaState, seat: int) -> int:
    """Each tent is taken once, and placed once if it can be."""
    tents = s.camp[seat]
    if b.rules["settle-reach"](b, s, seat):
        tents += s.camp[seat] + s.supply[seat]
    return tents


@base.step("settle")
def settle(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    push(s, *[("settle.one", seat)] * (icons + number(b, s, seat, "settle-more")), ("settled", seat))


@base.step("settle.one")
def ask_settle(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    options = b.rules["settle-choices"](b, s, seat)
    return Decision(seat, "settle.one", options, draft="settle") if options else None


@base.rule("settle-choices")
def settle_choices(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """What one settle icon can do."""
    options = []
    if s.camp[seat]:
        options.append(Option("take", "tent", "camp"))
    if s.supply[seat]:
        reach = b.rules["settle-reach"](b, s, seat)
        options += [Option("place", "hex", s.cell[tile]) for tile in bits(reach)]
    return options


@base.answer("settle.one")
def settled_one(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "take":
        take_from_camp(s, seat, 1)
    else:
        place_tent(s, seat, s.at[int(option.at)])


@base.step("settled")
def settled(b: SeaBook, s: SeaState, seat: int) -> None:
    emit(s, "settled", seat)
