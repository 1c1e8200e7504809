"""Verbs that move tokens, points and tents in supply: gain, exchange, deal and steal."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import Deed, SeaBook, deed_keys
from game.rules.western_sea.content import Gain
from game.rules.western_sea.counts import count
from game.rules.western_sea.limits import carried_out
from game.rules.western_sea.pieces import (
    gain_reserve_vp,
    gain_tokens,
    gain_vp,
    present,
    take_from_camp,
    turn_order,
)
from game.rules.western_sea.state import SeaState


def gain(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    take(b, s, seat, deed.what)


def take(b: SeaBook, s: SeaState, seat: int, gain: Gain) -> None:
    times = 1 if gain.per is None else count(b, s, seat, gain.per)
    for kind, name in enumerate(b.resources):
        gain_tokens(s, seat, kind, getattr(gain, name, 0) * times)
    gain_vp(s, seat, gain.vp * times)
    gain_reserve_vp(s, seat, gain.reserve * times)
    take_from_camp(s, seat, gain.tents * times)
    push(s, *[("gain.basic", seat)] * (gain.basic * times))


def can_take(b: SeaBook, s: SeaState, seat: int, gain: Gain) -> bool:
    """Whether it brings anything: of tents, only those that the general stock still has."""
    if gain.per is not None and not count(b, s, seat, gain.per):
        return False
    tokens = any(getattr(gain, name, 0) for name in b.resources)
    return tokens or bool(
        (gain.basic and b.basic) or gain.vp or gain.reserve or (gain.tents and s.camp[seat])
    )


@base.step("gain.basic")
def ask_basic(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """A basic resource of the player's choice."""
    options = [Option("gain", "token", b.resources[k]) for k in b.basic]
    return Decision(seat, "gain.basic", options) if options else None


@base.answer("gain.basic")
def basic_taken(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_tokens(s, seat, b.resource[str(option.at)], 1)


# exchange


def exchange(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.exchange", seat, n)] * deed.what.times)


@base.step("do.exchange")
def ask_exchange(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    if not can_exchange(b, s, seat, b.deeds[deed]):
        return None
    return Decision(seat, "do.exchange", [Option("exchange", "deed", deed_keys(b)[deed]), Option("decline")])


def can_exchange(b: SeaBook, s: SeaState, seat: int, deed: Deed) -> bool:
    return can_give(b, s, seat, deed.what.give) and can_take(b, s, seat, deed.what.get)


def can_give(b: SeaBook, s: SeaState, seat: int, give: Gain) -> bool:
    tokens = all(s.tokens[seat][k] >= getattr(give, name, 0) for k, name in enumerate(b.resources))
    any_basic = sum(s.tokens[seat][k] for k in b.basic) >= give.basic
    return tokens and any_basic and s.vp[seat] >= give.vp + give.reserve and s.supply[seat] >= give.tents


@base.answer("do.exchange")
def exchanged(b: SeaBook, s: SeaState, option: Option, seat: int, deed: int) -> None:
    if option.verb == "decline":
        return
    carried_out(s)
    what = b.deeds[deed].what
    for kind, name in enumerate(b.resources):
        gain_tokens(s, seat, kind, -getattr(what.give, name, 0))
    gain_reserve_vp(s, seat, -what.give.vp - what.give.reserve)
    s.points = min(s.points + what.give.vp, b.number["vp-supply"])
    s.supply[seat] -= what.give.tents
    s.camp[seat] += what.give.tents
    push(s, *[("give.basic", seat)] * what.give.basic, ("do.get", seat, deed))


@base.step("do.get")
def get(b: SeaBook, s: SeaState, seat: int, deed: int) -> None:
    take(b, s, seat, b.deeds[deed].what.get)


@base.step("give.basic")
def ask_give(b: SeaBook, s: SeaState, seat: int) -> Decision:
    return Decision(
        seat, "give.basic", [Option("give", "token", b.resources[k]) for k in b.basic if s.tokens[seat][k]]
    )


@base.answer("give.basic")
def given(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_tokens(s, seat, b.resource[str(option.at)], -1)


# deal


def deal(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    """Deals without a Trade action, each of which may be declined."""
    push(s, *[("do.deal", seat)] * deed.what)


@base.step("do.deal")
def ask_deal(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    options = [Option("deal", "token", b.resources[k], n) for k, n in enumerate(s.tokens[seat]) if n]
    return Decision(seat, "do.deal", [*options, Option("decline")], draft="trade") if options else None


@base.answer("do.deal")
def deal_begun(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "deal":
        carried_out(s)
        push(s, ("deal.add", seat, b.resource[str(option.at)], 0, 0))


# steal


def steal(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.steal", seat)] * deed.what)


@base.step("do.steal")
def ask_whom(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    options = [Option("steal", "seat", other) for other in to_steal_from(b, s, seat)]
    return Decision(seat, "do.steal", options, draft="steal") if options else None


def to_steal_from(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    """Opponents with tokens, beside whom the seat is present on some tile."""
    here = present(b, s, seat)
    return [o for o in turn_order(s) if o != seat and s.holds[o] & here and any(s.tokens[o])]


@base.answer("do.steal")
def victim_chosen(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    push(s, ("do.steal.token", seat, int(option.at)))


@base.step("do.steal.token")
def ask_stolen(b: SeaBook, s: SeaState, seat: int, other: int) -> Decision:
    options = [Option("take", "token", b.resources[k], n) for k, n in enumerate(s.tokens[other]) if n]
    return Decision(seat, "do.steal.token", options, draft="steal")


@base.answer("do.steal.token")
def token_stolen(b: SeaBook, s: SeaState, option: Option, seat: int, other: int) -> None:
    kind = b.resource[str(option.at)]
    gain_tokens(s, other, kind, -1)
    gain_tokens(s, seat, kind, 1)
