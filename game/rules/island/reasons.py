"""Why something is not offered: the rule that withholds it says so, as data; a screen finds the words.

Each answer is a reason of `vocabulary.BARS`, with what its words may need; an empty one means that nothing
stands against it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.decision import Option
from game.rules.island.bank import why_not_bank
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, RULES, SETTLEMENT, affordable, in_stock
from game.rules.island.cards import why_not_play
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.trade import why_not_offer

PIECES = {"road": ROAD, "settle": SETTLEMENT, "city": CITY}
START = ("start", "start.road")


class Reason(NamedTuple):
    id: str = ""
    data: dict[str, Any] = {}  # noqa: RUF012 - never changed


def first_bar(bars: list[tuple[str, int]], place: int) -> str:
    """The first reason that holds for a place; empty if none does."""
    return next((reason for reason, mask in bars if mask >> place & 1), "")


def why_not(b: IslandBook, s: IslandState, seat: int, option: Option) -> Reason:
    """Why the seat can't do this now, in the turn of its own or in the set-up."""
    verb, at = option.verb, str(option.at)
    if s.active not in (seat, NOBODY):
        return Reason("not-your-turn")
    if verb in PIECES:
        return why_not_build(b, s, seat, PIECES[verb], at)
    if verb == "play":
        return Reason(why_not_play(b, s, seat, b.card[at]))
    if verb == "robber":
        return why_not_here(b, s, seat, int(option.at))
    if verb == "rob":
        return Reason(first_bar(b.rules["rob-bars"](b, s, seat, _cause(s)), int(option.at)))
    if not s.rolled and verb in ("buy", "bank", "offer"):
        return Reason("before-roll")
    if verb == "buy":
        return why_not_buy(b, s, seat)
    if verb in ("bank", "offer") and not b.rules["may-trade"](b, s, seat):
        return Reason("strict")
    if verb == "bank":
        kind = b.kind[at]
        return Reason(why_not_bank(b, s, seat, kind), {"n": s.rates[seat][kind], "kind": kind})
    if verb == "offer":
        return Reason(why_not_offer(b, s, seat))
    return Reason(b.rules["why-not"](b, s, seat, verb))


def why_not_build(b: IslandBook, s: IslandState, seat: int, piece: str, at: str) -> Reason:
    """The place first, then the piece, then its price."""
    place = b.top.path[at] if piece == ROAD else b.top.corner[at]
    starting = bool(s.stack) and s.stack[-1][0] in START
    bars = b.rules[RULES[piece]](b, s, seat)
    if starting and piece == SETTLEMENT:
        bars = [bar for bar in bars if bar[0] != "no-road"]
    reason = first_bar(bars, place)
    if reason == "unconnected" and b.top.tips[place] & s.net[seat]:
        reason = "foreign"
    if reason or starting:
        return Reason(reason)
    if not in_stock(b, s, seat, piece):
        return Reason("no-pieces", {"piece": piece})
    free = bool(s.stack) and s.stack[-1][0] == "free-road"
    if not free and not s.rolled:
        return Reason("before-roll")
    if not free and not affordable(b, s, seat, piece):
        return Reason("price", {"cards": missing(b, s, seat, piece)})
    return Reason()


def missing(b: IslandBook, s: IslandState, seat: int, piece: str) -> tuple[int, ...]:
    """The cards that the seat lacks for it."""
    lacks = [0] * len(b.resources)
    for kind, n in b.rules["price"](b, s, seat, piece):
        lacks[kind] = max(0, n - s.hand[seat][kind])
    return tuple(lacks)


def why_not_buy(b: IslandBook, s: IslandState, seat: int) -> Reason:
    if not s.undrawn:
        return Reason("no-cards")
    if not affordable(b, s, seat, "card"):
        return Reason("price", {"cards": missing(b, s, seat, "card")})
    return Reason()


def why_not_here(b: IslandBook, s: IslandState, seat: int, hexagon: int) -> Reason:
    return Reason(first_bar(b.rules["robber-bars"](b, s, seat, _cause(s)), hexagon))


def _cause(s: IslandState) -> str:
    """What moves the robber just now."""
    frame = s.stack[-1] if s.stack else ()
    return str(frame[2]) if frame and frame[0] in ("robber", "rob") else "seven"


@base.rule("why-not")
def why_not_otherwise(b: IslandBook, s: IslandState, seat: int, verb: str) -> str:
    """Layers answer for the verbs that they bring."""
    return ""
