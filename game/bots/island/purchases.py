"""Cards of choice, from the bank or otherwise, as a bot judges them: by what they buy in the same turn.

A trade alone leaves fewer cards in hand, so it would be judged in the middle of something and held against
turns that are at rest. Here it is followed to the purchase that it is for. What buys nothing is no trade
worth making, unless a hand is so full that a seven would take as much.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.bots.island.hand import Hand, Purse, prices, spare
from game.engine.chance import Chance
from game.engine.decision import END_TURN, Decision, Option
from game.engine.run import answer, run, settle
from game.rules.island.book import IslandBook
from game.rules.island.building import ROAD
from game.rules.island.state import IslandState

if TYPE_CHECKING:
    from game.bots.island.evaluation import IslandEvaluation

BANK, TAKE, ACT = "bank", "take", "act"
TAKING = (BANK, TAKE)
"""Steps in which cards of choice are taken."""
NO_PURCHASE = frozenset([BANK, "offer", "play", "claim", "coin-buy", "fish", END_TURN])
MOST_TRADES = 3
"""Nobody trades more often for one purchase."""
MOST_KEPT = 100


class Purchases:
    def __init__(self, evaluation: IslandEvaluation) -> None:
        self.ev = evaluation
        self._meant: dict[tuple[object, ...], str] = {}
        """The first card to take, for what was thought of last; nothing if that buys nothing."""
        self._next: dict[tuple[object, ...], str] = {}
        """Where a trade was made for a purchase: what comes next."""

    def forget(self) -> None:
        self._meant.clear()
        self._next.clear()

    def pays(self, b: IslandBook, s: IslandState, option: Option, left: float) -> bool:
        """Whether a trade with the bank is for a purchase."""
        child, seat = s.fork(), s.active
        answer(b, child, option)
        run(b, child, self.ev.ends)
        if child.stack[-1][0] not in TAKING:
            return True
        waiting = _waiting(child, seat)
        if waiting not in self._meant:
            self.after(b, child, seat, left)
        return bool(self._meant[waiting])

    def begun(self, s: IslandState, decision: Decision) -> Option | None:
        """What a trade was made for that the seat has just made."""
        return decision.find(self._next.get(_here(s, decision.seat), ""))

    def after(self, b: IslandBook, s: IslandState, seat: int, left: float) -> float | None:
        """What the cards that are about to be taken are worth with what they buy; None if that is nothing."""
        best, meant = float("-inf"), ""
        coming: list[tuple[tuple[object, ...], str]] = []
        before: set[str] | None = None
        for keys in self._ways(b, s, seat):
            there, decision, passed = _gone(b, s, keys)
            if decision is None:
                continue
            before = _possible(b, s) if before is None else before
            for option in decision.options:
                if option.verb not in NO_PURCHASE and option.key not in before:
                    value = self._bought(b, there, option, seat, left)
                    if value > best:
                        best, meant = value, keys[0]
                        coming = [*passed, (_here(there, seat), option.key)]
        if len(self._meant) > MOST_KEPT:
            self._meant.clear()
        if len(self._next) > MOST_KEPT:
            self._next.clear()
        self._next.update(coming)
        self._meant[_waiting(s, seat)] = meant
        return best if meant else None

    def meant(self, b: IslandBook, s: IslandState, decision: Decision, left: float) -> Option | None:
        """The card to take, if it is for a purchase."""
        waiting = _waiting(s, decision.seat)
        if waiting not in self._meant:
            self.after(b, s, decision.seat, left)
        return decision.find(self._meant[waiting])

    def _ways(self, b: IslandBook, s: IslandState, seat: int) -> Iterator[tuple[str, ...]]:
        """The choices that pay for something which the seat would buy, and can't pay for yet."""
        frame: Any = s.stack[-1]
        hand = self.ev.own_hand(b, s, seat)
        purse = self.ev.purse(b, s, seat, self.ev.standing.outlook(b, s, seat))
        found: set[tuple[str, ...]] = set()
        road = prices(b, ROAD)
        for goal in purse.goals:
            if goal.price == road:  # alone it is not worth so many cards
                continue
            left = [have - n for have, n in zip(hand, goal.price, strict=True)]
            missing = [kind for kind, n in enumerate(left) for _ in range(-n)]
            if not missing or any(not purse.bank >> kind & 1 for kind in missing):
                continue
            if frame[0] == TAKE:
                keys = self._taken(b, purse, hand, missing, frame[2])
            else:
                keys = _traded(b, left, missing, purse.rates, frame[2])
            if keys and keys not in found:
                found.add(keys)
                yield keys

    def _taken(self, b: IslandBook, purse: Purse, hand: Hand, missing: list[int], n: int) -> tuple[str, ...]:
        """Those that are missing, and then whatever is worth most."""
        if len(missing) > n:
            return ()
        have = list(hand)
        for kind in missing:
            have[kind] += 1
        most = self.ev.best_taken(purse, tuple(have), purse.bank, n - len(missing))
        more = [kind for kind, (a, c) in enumerate(zip(most, have, strict=True)) for _ in range(a - c)]
        return tuple([_take(b, kind) for kind in (*missing, *more)])

    def _bought(self, b: IslandBook, s: IslandState, option: Option, seat: int, left: float) -> float:
        child = s.fork()
        answer(b, child, option)
        pause = run(b, child, self.ev.ends)
        if not isinstance(pause, Chance):
            return self.ev.value(b, child, seat, left)
        total = 0.0
        for outcome, odds in pause.enumerate():
            drawn = child.fork()
            settle(b, drawn, outcome)
            run(b, drawn, self.ev.ends)
            total += odds * self.ev.value(b, drawn, seat, left)
        return total


def _gone(
    b: IslandBook, s: IslandState, keys: tuple[str, ...]
) -> tuple[IslandState, Decision | None, list[tuple[tuple[object, ...], str]]]:
    """The position after these choices, with what can be done there if the seat is to act again, and what it
    acts on the way."""
    child, passed = s.fork(), []
    pause = run(b, child)
    for key in keys:
        option = pause.find(key) if isinstance(pause, Decision) else None
        if not isinstance(pause, Decision) or option is None:
            return child, None, []
        if pause.ask == ACT:
            passed.append((_here(child, pause.seat), key))
        answer(b, child, option)
        pause = run(b, child)
    return child, pause if isinstance(pause, Decision) and pause.ask == ACT else None, passed


def _possible(b: IslandBook, s: IslandState) -> set[str]:
    """What could be done without these cards."""
    child = s.fork()
    child.stack.pop()
    pause = run(b, child)
    return {option.key for option in pause.options} if isinstance(pause, Decision) else set()


def _traded(b: IslandBook, left: list[int], missing: list[int], rates: Hand, first: int) -> tuple[str, ...]:
    """Trades of what is left over, beginning with this kind, for what is missing; none if they don't pay."""
    if len(missing) > MOST_TRADES:
        return ()
    keys: list[str] = []
    for n, wanted in enumerate(missing):
        kind = spare(left, rates) if n else first
        if kind < len(left):  # what is no card comes from elsewhere
            if left[kind] < rates[kind]:
                return ()
            left[kind] -= rates[kind]
        keys += [f"bank resource {b.goods[kind]}", _take(b, wanted)]
    return tuple(keys[1:])


def _take(b: IslandBook, kind: int) -> str:
    return f"take resource {b.goods[kind]}"


def _here(s: IslandState, seat: int) -> tuple[object, ...]:
    """A position of a seat's turn, as trades and purchases make it."""
    return s.turn, seat, *s.hand[seat], s.taken, s.built, s.undrawn


def _waiting(s: IslandState, seat: int) -> tuple[object, ...]:
    return s.turn, s.stack[-1], *s.hand[seat], s.taken, s.built
