"""Trade between players: the seat at turn offers, the others answer one after another, and it picks.

An offer is put together part by part and then sent to one or to all. Whoever has enough cards is asked, also
when nothing but declining is possible: nobody learns from the asking what a hand holds. A counter-offer is
put together in the same way. Whoever agrees, or names another deal, waits for the seat at turn to pick; an
offer ends when its stake is gone, or nothing is left to pick.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.hands import Cards, holds, others_of, sides_of, swap
from game.rules.island.state import NOBODY, IslandState

ACCEPT, DECLINE = Option("accept"), Option("decline")
TO_ALL, SEND, CLOSE = Option("all"), Option("send"), Option("close")


# Putting an offer together


def offer_options(b: IslandBook, s: IslandState, seat: int) -> list[Option]:
    """The first card of an offer."""
    if s.offers >= b.number["offers"]:
        return b.none
    return b.kinds("offer", openings(b, s, seat, others_of(s, seat)))


@base.rule("stakes")
def stakes(b: IslandBook, s: IslandState, seat: int) -> Sequence[int]:
    """What the seat can deal with: its cards by kind, and after them what a scenario adds."""
    return s.hand[seat]


@base.rule("goods")
def goods(resources: list[str]) -> list[str]:
    return resources


@base.rule("swap")
def swap_stakes(b: IslandBook, s: IslandState, seat: int, other: int, give: Cards, get: Cards) -> None:
    swap(s, seat, other, give, get)


@base.rule("can-meet")
def can_meet(b: IslandBook, s: IslandState, seat: int, want: Cards) -> bool:
    """As far as everybody can see: the seat holds as many cards as are wanted, whatever they are."""
    return s.count[seat] >= sum(want)


@base.rule("can-give")
def can_give(b: IslandBook, s: IslandState, asked: Sequence[int]) -> int:
    """A mask of the kinds that any of these may have, as far as everybody can see."""
    for other in asked:
        if s.count[other]:
            return (1 << len(s.bank)) - 1
    return 0


def openings(b: IslandBook, s: IslandState, seat: int, asked: Sequence[int]) -> int:
    """The kinds with which an offer can begin: another can be asked for."""
    there, mask, bit = b.rules["can-give"](b, s, asked), 0, 1
    for n in b.rules["stakes"](b, s, seat):
        if n and there & ~bit:
            mask |= bit
        bit <<= 1
    return mask


def why_not_offer(b: IslandBook, s: IslandState, seat: int, kind: int) -> str:
    if s.offers >= b.number["offers"]:
        return "no-more-offers"
    if not b.rules["stakes"](b, s, seat)[kind]:
        return "empty-hand"
    return "" if b.rules["can-give"](b, s, others_of(s, seat)) & ~(1 << kind) else "nobody-has-cards"


def hand_mask(s: IslandState, seat: int) -> int:
    """The kinds that a hand has."""
    mask, bit = 0, 1
    for n in s.hand[seat]:
        if n:
            mask |= bit
        bit <<= 1
    return mask


def first_part(b: IslandBook, kind: int) -> tuple[Cards, Cards]:
    give = [0] * len(b.goods)
    give[kind] = 1
    return tuple(give), (0,) * len(give)


def parts(
    b: IslandBook, s: IslandState, seat: int, give: Cards, want: Cards, asked: Sequence[int]
) -> list[Option]:
    """What can be added so that something can still be asked for: no kind stands on both sides.

    At most so much can be asked for as anybody who is asked may hold."""
    hand = b.rules["stakes"](b, s, seat)
    there = b.rules["can-give"](b, s, asked)
    for kind, n in enumerate(give):
        if n:
            there &= ~(1 << kind)
    giving = wanting = 0
    for kind, n in enumerate(give):
        if not want[kind] and hand[kind] > n and (n or any(want) or there & ~(1 << kind)):
            giving |= 1 << kind
        if not n and any(b.rules["can-meet"](b, s, other, added(want, kind)) for other in asked):
            wanting |= 1 << kind
    return b.kinds("give", giving) + b.kinds("want", wanting)


def added(cards: Cards, kind: int) -> Cards:
    return (*cards[:kind], cards[kind] + 1, *cards[kind + 1 :])


def with_part(b: IslandBook, option: Option, give: Cards, want: Cards) -> tuple[Cards, Cards]:
    kind = b.good[str(option.at)]
    return (added(give, kind), want) if option.verb == "give" else (give, added(want, kind))


@base.step("offer")
def offer(b: IslandBook, s: IslandState, seat: int, give: Cards, want: Cards) -> Decision:
    others = others_of(s, seat)
    options = parts(b, s, seat, give, want, others)
    if any(want):
        able = [other for other in others if b.rules["can-meet"](b, s, other, want)]
        options += [b.to_option[other] for other in able]
        if len(able) > 1:
            options.append(TO_ALL)
    # Nothing is sent before its sender says so.
    return Decision(seat, "offer", options, "offer", always=True)


@base.answer("offer")
def offer_grown(b: IslandBook, s: IslandState, option: Option, seat: int, give: Cards, want: Cards) -> None:
    if option.verb in ("give", "want"):
        push(s, ("offer", seat, *with_part(b, option, give, want)))
        return
    s.offers += 1
    s.replies = []
    to = NOBODY if option is TO_ALL or option.verb == "all" else int(option.at)
    able = [other for other in others_of(s, seat) if b.rules["can-meet"](b, s, other, want)]
    asked = [other for other in able if to in (NOBODY, other)]
    emit(s, "offered", seat, to, give, want)
    push(s, *[("reply", other, seat, give, want) for other in asked], ("deal", seat))


# Answering


@base.step("reply")
def reply(b: IslandBook, s: IslandState, seat: int, other: int, give: Cards, want: Cards) -> Decision:
    """`other` gives and wants. Asked whatever the hand holds."""
    options = [ACCEPT, DECLINE] if holds(b.rules["stakes"](b, s, seat), want) else [DECLINE]
    if b.switch["counter-offers"] == "allowed":
        options += b.kinds("counter", openings(b, s, seat, [other]))
    return Decision(seat, "reply", options, always=True)


@base.answer("reply")
def replied(
    b: IslandBook, s: IslandState, option: Option, seat: int, other: int, give: Cards, want: Cards
) -> None:
    if option.verb == "accept":
        s.replies.append((seat, *give, *want))
        emit(s, "accepted", seat, other)
    elif option.verb == "decline":
        emit(s, "declined", seat, other)
    else:
        push(s, ("counter", seat, other, *first_part(b, b.good[str(option.at)])))


@base.step("counter")
def counter(b: IslandBook, s: IslandState, seat: int, other: int, give: Cards, want: Cards) -> Decision:
    """A counter-offer: what the seat itself would give and wants."""
    options = parts(b, s, seat, give, want, [other])
    if any(want):
        options.append(SEND)
    return Decision(seat, "counter", options, "counter", always=True)


@base.answer("counter")
def counter_grown(
    b: IslandBook, s: IslandState, option: Option, seat: int, other: int, give: Cards, want: Cards
) -> None:
    if option.verb == "send":
        s.replies.append((seat, *want, *give))
        emit(s, "countered", seat, other, give, want)
        return
    push(s, ("counter", seat, other, *with_part(b, option, give, want)))


# Picking


@base.step("deal")
def deal(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """Asked even if the seat at turn can't meet any reply: that is its secret."""
    if not s.replies:
        return None
    options = [b.deal_option[other] for other in dealers(b, s, seat)]
    return Decision(seat, "deal", [*options, CLOSE], always=True)


def dealers(b: IslandBook, s: IslandState, seat: int) -> list[int]:
    """Who would deal for something that the seat at turn has."""
    mine = b.rules["stakes"](b, s, seat)
    return [other for other, give, _ in map(sides_of, s.replies) if holds(mine, give)]


@base.answer("deal")
def dealt(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    if option.verb == "close":
        s.replies = []
        return
    reply = next(r for r in s.replies if r[0] == int(option.at))
    other, give, get = sides_of(reply)
    s.replies = [r for r in s.replies if r[0] != other] if b.switch["offer-lasts"] == "stake" else []
    emit(s, "dealt", seat, other, give, get)
    push(s, ("deal", seat))
    b.rules["swap"](b, s, seat, other, give, get)  # the last: it may win, and then nothing is left to be done
