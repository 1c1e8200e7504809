"""Trade between players: the seat at turn offers, the others answer one after another, and it picks.

An offer is put together part by part and then sent to one or to all. Whoever has enough cards is asked, also
when nothing but declining is possible: nobody learns from the asking what a hand holds. A counter-offer is
put together in the same way. Whoever agrees, or names another deal, waits for the seat at turn to pick; an
offer ends when its stake is gone, or nothing is left to pick.
"""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.hands import Cards, holds, others_of, swap
from game.rules.island.state import NOBODY, IslandState

ACCEPT, DECLINE = Option("accept"), Option("decline")
TO_ALL, SEND, CLOSE = Option("all"), Option("send"), Option("close")


# Putting an offer together


def offer_options(b: IslandBook, s: IslandState, seat: int) -> list[Option]:
    """The first card of an offer."""
    if why_not_offer(b, s, seat):
        return b.none
    return b.kinds("offer", hand_mask(s, seat))


def why_not_offer(b: IslandBook, s: IslandState, seat: int) -> str:
    if s.offers >= b.number["offers"]:
        return "no-more-offers"
    if not s.count[seat]:
        return "empty-hand"
    return "" if max(s.count[other] for other in others_of(s, seat)) else "nobody-has-cards"


def hand_mask(s: IslandState, seat: int) -> int:
    """The kinds that a hand has."""
    mask, bit = 0, 1
    for n in s.hand[seat]:
        if n:
            mask |= bit
        bit <<= 1
    return mask


def first_part(b: IslandBook, kind: int) -> tuple[Cards, Cards]:
    give = [0] * len(b.resources)
    give[kind] = 1
    return tuple(give), (0,) * len(give)


def parts(b: IslandBook, s: IslandState, seat: int, give: Cards, want: Cards, most: int) -> list[Option]:
    """What can be added so that something can still be asked for: no kind stands on both sides.

    At most so many cards can be asked for as anybody who is asked holds."""
    hand = s.hand[seat]
    sides = sum(1 for n in give if n)
    more = sum(want) < most
    giving = wanting = 0
    for kind, n in enumerate(give):
        if not want[kind] and hand[kind] > n and (n or sides < len(give) - 1):
            giving |= 1 << kind
        if more and not n:
            wanting |= 1 << kind
    return b.kinds("give", giving) + b.kinds("want", wanting)


def with_part(b: IslandBook, option: Option, give: Cards, want: Cards) -> tuple[Cards, Cards]:
    kind = b.kind[str(option.at)]
    if option.verb == "give":
        return (*give[:kind], give[kind] + 1, *give[kind + 1 :]), want
    return give, (*want[:kind], want[kind] + 1, *want[kind + 1 :])


@base.step("offer")
def offer(b: IslandBook, s: IslandState, seat: int, give: Cards, want: Cards) -> Decision:
    others = others_of(s, seat)
    options = parts(b, s, seat, give, want, max(s.count[other] for other in others))
    if any(want):
        able = [other for other in others if s.count[other] >= sum(want)]
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
    asked = [other for other in others_of(s, seat) if s.count[other] >= sum(want) and to in (NOBODY, other)]
    emit(s, "offered", seat, to, give, want)
    push(s, *[("reply", other, seat, give, want) for other in asked], ("deal", seat))


# Answering


@base.step("reply")
def reply(b: IslandBook, s: IslandState, seat: int, other: int, give: Cards, want: Cards) -> Decision:
    """`other` gives and wants. Asked whatever the hand holds."""
    options = [ACCEPT, DECLINE] if holds(s.hand[seat], want) else [DECLINE]
    if b.switch["counter-offers"] == "allowed":
        options += b.kinds("counter", hand_mask(s, seat))
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
        push(s, ("counter", seat, other, *first_part(b, b.kind[str(option.at)])))


@base.step("counter")
def counter(b: IslandBook, s: IslandState, seat: int, other: int, give: Cards, want: Cards) -> Decision:
    """A counter-offer: what the seat itself would give and wants."""
    options = parts(b, s, seat, give, want, s.count[other])
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


def sides_of(reply: tuple[int, ...]) -> tuple[int, Cards, Cards]:
    """Whose reply it is, what the seat at turn would give and get."""
    half = len(reply) // 2
    return reply[0], reply[1 : half + 1], reply[half + 1 :]


@base.step("deal")
def deal(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """Asked even if the seat at turn can't meet any reply: that is its secret."""
    if not s.replies:
        return None
    options = [b.deal_option[other] for other in dealers(s, seat)]
    return Decision(seat, "deal", [*options, CLOSE], always=True)


def dealers(s: IslandState, seat: int) -> list[int]:
    """Who would deal for something that the seat at turn has."""
    sides = [sides_of(reply) for reply in s.replies]
    return [other for other, give, _ in sides if holds(s.hand[seat], give)]


@base.answer("deal")
def dealt(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    if option.verb == "close":
        s.replies = []
        return
    reply = next(r for r in s.replies if r[0] == int(option.at))
    other, give, get = sides_of(reply)
    swap(s, seat, other, give, get)
    emit(s, "dealt", seat, other, give, get)
    s.replies = [r for r in s.replies if r[0] != other] if b.switch["offer-lasts"] == "stake" else []
    push(s, ("deal", seat))
