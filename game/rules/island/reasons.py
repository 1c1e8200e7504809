"""Why something is not offered: the rule that withholds it says so, as data; a screen finds the words.

Each answer is a reason of `vocabulary.BARS`, with what its words may need; none means that nothing stands
against it.
"""

from __future__ import annotations

from game.engine.asked import asked
from game.engine.decision import Option
from game.engine.why import Why
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.building import BRIDGE, CITY, PATHS, ROAD, RULES, SETTLEMENT, affordable, in_stock
from game.rules.island.cards import why_not_play
from game.rules.island.robber import BY_SEVEN
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.trade import why_not_offer

PIECES = {"road": ROAD, "settle": SETTLEMENT, "city": CITY, "bridge": BRIDGE}
START = ("start", "start.road")


def first_bar(bars: list[tuple[str, int]], place: int) -> str:
    """The first reason that holds for a place; empty if none does."""
    return next((reason for reason, mask in bars if mask >> place & 1), "")


def why_not(b: IslandBook, s: IslandState, seat: int, option: Option) -> Why | None:
    """Why the seat can't do this now, in the turn of its own or in the set-up."""
    verb, at = option.verb, str(option.at)
    if reason := b.rules["why-not-now"](b, s, seat, option):
        return Why(reason)
    if verb in PIECES:
        return why_not_build(b, s, seat, PIECES[verb], at)
    if verb == "play":
        return _if_any(why_not_play(b, s, seat, b.card[at]))
    if verb in ("robber", "rob"):
        bars = b.rules[f"{verb}-bars"](b, s, seat, cause_of(b, s))
        return _if_any(first_bar(bars, int(option.at)))
    if not s.rolled and verb in ("buy", "bank", "offer"):
        return Why("before-roll")
    if verb == "buy":
        return why_not_buy(b, s, seat)
    if verb in ("bank", "offer") and not b.rules["may-trade"](b, s, seat):
        return Why("strict")
    if verb == "bank":
        kind = b.good[at]
        reason = b.rules["why-not-bank"](b, s, seat, kind)
        return Why(reason, {"n": b.rules["bank-rate"](b, s, seat, kind), "kind": kind}) if reason else None
    if verb == "offer":
        return _if_any(why_not_offer(b, s, seat, b.good[at]))
    return _if_any(b.rules["why-not"](b, s, seat, option))


def _if_any(reason: str | Why) -> Why | None:
    if isinstance(reason, Why):
        return reason
    return Why(reason) if reason else None


def why_not_build(b: IslandBook, s: IslandState, seat: int, piece: str, at: str) -> Why | None:
    """The place first, then the piece, then its price."""
    place = b.top.path[at] if piece in PATHS else b.top.corner[at]
    step = asked(b, s).step
    bars = b.rules[RULES[piece]](b, s, seat)
    if step in START and piece == SETTLEMENT:
        bars = [bar for bar in bars if bar[0] != "no-road"]
    reason = first_bar(bars, place)
    if reason == "unconnected" and b.top.tips[place] & s.net[seat]:
        reason = "foreign"
    if reason or step in START:
        return _if_any(reason)
    if not in_stock(b, s, seat, piece):
        return Why("no-pieces", {"piece": piece})
    if step == "free-road":
        return None
    return why_not_pay(b, s, seat, piece) if s.rolled else Why("before-roll")


def why_not_pay(b: IslandBook, s: IslandState, seat: int, piece: str) -> Why | None:
    """The cards that the seat lacks for it."""
    if affordable(b, s, seat, piece):
        return None
    lacks = [0] * len(b.resources)
    for kind, n in b.rules["price"](b, s, seat, piece):
        lacks[kind] = max(0, n - s.hand[seat][kind])
    return Why("price", {"cards": tuple(lacks)})


def why_not_buy(b: IslandBook, s: IslandState, seat: int) -> Why | None:
    return why_not_pay(b, s, seat, "card") if s.undrawn else Why("no-cards")


def cause_of(b: IslandBook, s: IslandState) -> str:
    """What moves the robber just now, or what stands for it."""
    moving = asked(b, s)
    return str(moving.cause) if moving.has("cause") else BY_SEVEN


@base.rule("why-not-now")
def why_not_now(b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    """Whatever it is: it is not the time for it."""
    return "" if s.active in (seat, NOBODY) else "not-your-turn"


@base.rule("why-not")
def why_not_otherwise(b: IslandBook, s: IslandState, seat: int, option: Option) -> str | Why:
    """Layers answer for the verbs that they bring, with what the words need or the reason's name alone."""
    return ""
