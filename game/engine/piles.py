"""Piles, decks and bags whose order nobody knows: draw when first seen.

A pile is a list of slots from bottom to top and an unordered pool. A slot is UNKNOWN until somebody looks;
what it then holds is drawn from the pool by chance. "Sixth from the top" or "back on top" are known slots,
and a private peek is a slot known to one seat only. So hiding, not peeking and enumerating need no more code.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from game.engine.chance import Chance
from game.engine.state import Data

UNKNOWN = -1
EVERYBODY = -1
NOBODY = 0


class Pile(Data):
    slots: list[int]
    """From bottom to top: a card's number, or UNKNOWN."""
    knows: list[int]
    """Per slot: a bit for each seat that knows it, or EVERYBODY."""
    pool: list[int]
    """Sorted: the cards that may lie in unknown slots; more than those if some were left out unseen."""

    def __len__(self) -> int:
        return len(self.slots)


def new_pile(cards: Iterable[int], left_out: int = 0) -> Pile:
    """A shuffled pile; so many of its cards, nobody knows which, stay in the box."""
    pool = sorted(cards)
    n = len(pool) - left_out
    return Pile([UNKNOWN] * n, [NOBODY] * n, pool)


def shuffle_in(pile: Pile, cards: Iterable[int] = ()) -> None:
    """Add cards and shuffle all: nobody knows any slot of it afterwards."""
    more = list(cards)
    pile.pool = sorted([*pile.pool, *(c for c in pile.slots if c != UNKNOWN), *more])
    n = len(pile.slots) + len(more)
    pile.slots, pile.knows = [UNKNOWN] * n, [NOBODY] * n


def look(pile: Pile, kind: str, depth: int = 0) -> Chance | None:
    """The chance that tells what lies at `depth` from the top, or None if that is known already."""
    if pile.slots[-1 - depth] != UNKNOWN:
        return None
    counts = [(card, len(list(same))) for card, same in groupby(pile.pool)]
    return Chance(kind, [card for card, _ in counts], [n for _, n in counts])


def fix(pile: Pile, card: int, depth: int = 0, knows: int = NOBODY) -> None:
    """Settle that the unknown slot at `depth` holds this card of the pool."""
    if pile.slots[-1 - depth] != UNKNOWN:
        raise ValueError("that slot is known already")
    pile.pool.remove(card)
    pile.slots[-1 - depth] = card
    pile.knows[-1 - depth] = knows


def tell(pile: Pile, seat: int, depth: int = 0) -> None:
    """A private peek: the seat now knows that slot."""
    if pile.slots[-1 - depth] == UNKNOWN:
        raise ValueError("nobody has drawn for that slot yet: look and fix first")
    if pile.knows[-1 - depth] != EVERYBODY:
        pile.knows[-1 - depth] |= 1 << seat


def take(pile: Pile) -> int:
    """Take the top card, which must have been fixed."""
    if pile.slots[-1] == UNKNOWN:
        raise ValueError("nobody has drawn for the top slot yet: look, then draw")
    pile.knows.pop()
    return pile.slots.pop()


def draw(pile: Pile, card: int) -> None:
    """Take an unknown top slot as this card of the pool: fix and take in one."""
    if pile.slots[-1] != UNKNOWN:
        raise ValueError("the top slot is known already: take it")
    pile.pool.remove(card)
    pile.slots.pop()
    pile.knows.pop()


def put(pile: Pile, card: int, depth: int = 0, knows: int = EVERYBODY) -> None:
    """Lay a card into the pile so that `depth` cards lie above it, or all if there are fewer."""
    place = max(len(pile.slots) - depth, 0)
    pile.slots.insert(place, card)
    pile.knows.insert(place, knows)


def hide_from(pile: Pile, seat: int) -> None:
    """Return to the pool what this seat does not know; a seat below 0 is an onlooker."""
    mine = 1 << seat if seat >= 0 else NOBODY
    for place, card in enumerate(pile.slots):
        if card != UNKNOWN and pile.knows[place] != EVERYBODY and not pile.knows[place] & mine:
            pile.slots[place] = UNKNOWN
            pile.knows[place] = NOBODY
            pile.pool.append(card)
    pile.pool.sort()
