"""Cards of resources in hands and in the bank; and what a seat may know of them.

In a view the cards of the others are a pool and how many each holds. So that looking ahead works on a view,
whatever is taken from a hand is taken from what is known of it first, and then from the pool.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from game.engine.chance import Chance
from game.rules.island.base import base
from game.rules.island.book import IslandBook, Price
from game.rules.island.state import IslandState

Cards = tuple[int, ...]
"""How many of each kind."""


def covers(hand: Sequence[int], price: Price) -> bool:
    """A loop of its own: asked several times for every decision."""
    for kind, n in price:  # noqa: SIM110
        if hand[kind] < n:
            return False
    return True


def holds(hand: Sequence[int], cards: Cards) -> bool:
    return all(have >= n for have, n in zip(hand, cards, strict=True))


def gain(s: IslandState, seat: int, kind: int, n: int = 1) -> None:
    """From the bank."""
    s.bank[kind] -= n
    s.hand[seat][kind] += n
    s.count[seat] += n


def give_back(s: IslandState, seat: int, kind: int, n: int = 1) -> None:
    """To the bank."""
    lose(s, seat, kind, n)
    s.bank[kind] += n


def hand_over(s: IslandState, seat: int, other: int, kind: int, n: int = 1) -> None:
    lose(s, seat, kind, n)
    s.hand[other][kind] += n
    s.count[other] += n


def lose(s: IslandState, seat: int, kind: int, n: int) -> None:
    hand = s.hand[seat]
    guessed = n - hand[kind]
    s.count[seat] -= n
    if guessed <= 0:
        hand[kind] -= n
        return
    hand[kind] = 0
    s.unknown[seat] -= guessed
    s.pool[kind] -= guessed


def pay(s: IslandState, seat: int, price: Price) -> None:
    hand, bank = s.hand[seat], s.bank
    for kind, n in price:
        hand[kind] -= n
        bank[kind] += n
        s.count[seat] -= n


def swap(s: IslandState, seat: int, other: int, give: Cards, get: Cards) -> None:
    for kind, n in enumerate(give):
        if n:
            hand_over(s, seat, other, kind, n)
    for kind, n in enumerate(get):
        if n:
            hand_over(s, other, seat, kind, n)


def random_card(s: IslandState, seat: int, kind: str) -> Chance:
    """Any of the cards in a hand, each as likely; of unknown ones as likely as the pool says."""
    hand, unknown = s.hand[seat], s.unknown[seat]
    if unknown:
        total = sum(s.pool)
        hand = [n * total + unknown * p for n, p in zip(hand, s.pool, strict=True)]
    there = [k for k, n in enumerate(hand) if n]
    return Chance(kind, there, [hand[k] for k in there])


def order_from(b: IslandBook, s: IslandState, seats: Sequence[int]) -> list[int]:
    """Seats in the order in which they claim cards: clockwise from the active player, or from the left."""
    start = s.active + (b.switch["claims"] == "left")
    return sorted(seats, key=lambda seat: (seat - start) % s.seats)


def others_of(s: IslandState, seat: int) -> list[int]:
    """Clockwise."""
    return [(seat + n) % s.seats for n in range(1, s.seats)]


@base.hide
def hide_hands(b: IslandBook, s: IslandState, seat: int) -> None:
    """Others' cards of both kinds; a seat below 0 is an onlooker."""
    for other in range(s.seats):
        if other == seat:
            continue
        if b.switch["hands"] == "hidden":
            hand = s.hand[other]
            for kind, n in enumerate(hand):
                s.pool[kind] += n
                hand[kind] = 0
            s.unknown[other] = s.count[other]
        for card, n in enumerate(s.cards[other]):
            s.deck[card] += n
            s.cards[other][card] = 0
    if seat != s.active:
        s.fresh = [0] * len(s.fresh)


@base.guess
def guess_hands(b: IslandBook, s: IslandState, seat: int, random: Random) -> None:
    """The pool and the cards that may be drawn are dealt to those who hold them."""
    for other, cards in shown(s):
        _take_known(s, other, cards)
    deal_out(s.pool, s.hand, s.unknown, random)
    hidden = [n - sum(cards) for n, cards in zip(s.unplayed, s.cards, strict=True)]
    deal_out(s.deck, s.cards, hidden, random)


def shown(s: IslandState) -> Iterator[tuple[int, Sequence[int]]]:
    """Cards that seats hold for certain while an offer is open: those offered, and those agreed to."""
    for other, _, gives in map(sides_of, s.replies):
        yield other, gives
    for frame in s.stack:
        if frame[0] == "reply":
            _, _, other, give, _ = cast(tuple[str, int, int, Cards, Cards], frame)
            yield other, give


def sides_of(reply: tuple[int, ...]) -> tuple[int, Cards, Cards]:
    """Whose reply it is, what the seat at turn would give and get."""
    half = len(reply) // 2
    return reply[0], reply[1 : half + 1], reply[half + 1 :]


def _take_known(s: IslandState, seat: int, cards: Sequence[int]) -> None:
    """From the pool, as far as the seat is not known to hold them."""
    for kind, (have, n) in enumerate(zip(s.hand[seat], cards, strict=False)):
        more = min(n - have, s.pool[kind], s.unknown[seat])
        if more > 0:
            s.hand[seat][kind] += more
            s.pool[kind] -= more
            s.unknown[seat] -= more


def deal_out(pool: list[int], hands: list[list[int]], numbers: list[int], random: Random) -> None:
    """So many cards of the pool to each hand; nothing is left to be dealt."""
    if not any(numbers):
        return
    cards = [kind for kind, n in enumerate(pool) for _ in range(n)]
    random.shuffle(cards)
    for hand, n in zip(hands, numbers, strict=True):
        for _ in range(n):
            kind = cards.pop()
            hand[kind] += 1
            pool[kind] -= 1
    numbers[:] = [0] * len(numbers)
